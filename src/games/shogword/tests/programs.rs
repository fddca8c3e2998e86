//! Programs that play each other.

use game_shogword::{Color, Level, Move, Options, Program, Shogword, Square};
use smyoz_core::contest::{Contest, Player, Referee, Seat, play_out};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Seed;

const WORK: u64 = 500;

fn game(levels: [Level; 2], number: u32, options: Options) -> Referee<Shogword> {
    let rules = Shogword::polish(options);
    let seed = Seed::try_from(number).unwrap();
    let programs = levels.map(|level| Program { level, work: WORK });
    let players = [0, 1].map(|seat: usize| &programs[seat] as &dyn Player<Shogword>);
    let mut draws = ["test 1", "test 2"].map(|tag| seed.stream(tag));
    let start = rules.begin(seed);
    play_out(rules, start, &players, &mut draws, Limits::NONE).unwrap()
}

#[test]
fn programs_play_whole_games_the_same_on_every_machine() {
    let options = Options { easy: true, ..Options::default() };
    for levels in [[Level::Random, Level::Greedy], [Level::Strong, Level::Random]] {
        let referee = game(levels, 1, options);
        assert!(referee.outcome().is_some());
        let moves = |referee: &Referee<Shogword>| referee.turns().iter().map(|turn| turn.chosen).collect::<Vec<Move>>();
        assert_eq!(moves(&referee), moves(&game(levels, 1, options)));
    }
}

#[test]
fn strong_beats_greedy() {
    let options = Options { deal: true, ..Options::default() };
    let wins = |seat: usize, levels| {
        let won = |number: &u32| {
            let referee = game(levels, *number, options);
            referee.outcome().unwrap().winners.iter().any(|winner| winner.0 == seat)
        };
        (0..6).filter(won).count()
    };
    assert!(wins(0, [Level::Strong, Level::Greedy]) + wins(1, [Level::Greedy, Level::Strong]) >= 9);
}

type Position = <Shogword as Contest>::Position;

/// The moves after which the seat whose turn it is wins in at most this many more of its moves,
/// whatever the other does: all is tried.
fn winning(rules: &Shogword, position: &Position, more: usize) -> Vec<Move> {
    let Some(seat) = rules.turn(position) else { return Vec::new() };
    rules
        .legal(position)
        .into_iter()
        .filter(|chosen| wins(rules, &played(rules, position, chosen), seat, more))
        .collect()
}

fn wins(rules: &Shogword, position: &Position, seat: Seat, more: usize) -> bool {
    match rules.turn(position) {
        None => rules.outcome(position).is_some_and(|outcome| outcome.winners == [seat]),
        Some(turn) if turn == seat => more > 0 && !winning(rules, position, more - 1).is_empty(),
        Some(_) => rules.legal(position).iter().all(|reply| wins(rules, &played(rules, position, reply), seat, more)),
    }
}

fn played(rules: &Shogword, position: &Position, chosen: &Move) -> Position {
    let mut position = position.clone();
    rules.play(&mut position, chosen).unwrap();
    position
}

#[test]
fn strong_wins_as_soon_as_can_be_once_few_tiles_are_left() {
    let mut wins = 0;
    for number in 0..40 {
        let referee = game([Level::Random, Level::Random], number, Options { deal: true, ..Options::default() });
        for moves in 33..referee.turns().len() {
            let (rules, position) = (referee.rules(), referee.after(moves));
            let wins_by = |most| winning(rules, &position, most);
            let Some(by) = (0..2).map(wins_by).find(|by| !by.is_empty()) else { continue };
            let mut draws = Seed::try_from(number).unwrap().stream("test end");
            let chosen = Program::new(Level::Strong).choose(rules, &position, &mut draws, Limits::NONE).unwrap();
            assert!(by.contains(&chosen), "{}: {by:?}\n{position}", rules.write(&chosen));
            wins += 1;
        }
    }
    assert!(wins > 10, "{wins}");
}

#[test]
fn strong_chooses_letters_of_value_for_the_front_row() {
    let referee = game([Level::Strong, Level::Strong], 3, Options::default());
    let position = referee.after(36);
    for color in Color::ALL {
        let letters = color.front().iter().filter_map(|cell| match position.at(cell) {
            Square::Home(letter) => Some(letter.small()),
            _ => None,
        });
        let front: String = letters.collect();
        assert!(front.contains('a') && !front.contains(['f', 'h', 'j']), "{front}");
    }
}

#[test]
fn what_is_cancelled_chooses_nothing() {
    let rules = Shogword::polish(Options { deal: true, ..Options::default() });
    let position = rules.begin(Seed::try_from(1).unwrap());
    let mut draws = Seed::try_from(1).unwrap().stream("test");
    for level in [Level::Greedy, Level::Strong] {
        let chosen = Program::new(level).choose(&rules, &position, &mut draws, Limits::until(&|| true));
        assert!(chosen.is_err(), "{level}");
    }
    assert_eq!("strong".parse(), Ok(Level::Strong));
    let message = "weak".parse::<Level>().unwrap_err().to_string();
    assert_eq!(message, "unknown level `weak`: expected random, greedy or strong");
}
