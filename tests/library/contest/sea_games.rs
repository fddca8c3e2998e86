//! Random games of Sea Battle for two, refereed twice.
//!
//! `SMYOZ_TESTS=all cargo test --release --test library random_games` plays ten thousand.

use smyoz::contest::{Contest, Referee, Seat};
use smyoz::deduction::LeanStep;
use smyoz::games::sea_battle::contest::{ForTwo, Move};
use smyoz::games::sea_battle::{Cell, Chart, Layout, Passage, Sampler, Setting, Shapes, Touch, Variant};
use smyoz::limits::Limits;
use smyoz::puzzles::{Seed, Stream};

use super::plain::{At, Game, Player};
use crate::common::sampled;

/// A random variant on a small board.
fn variant(draws: &mut Stream) -> ForTwo {
    let mut below = |bound: u64| draws.below(bound) as u16;
    let mines = below(4);
    let options = Variant {
        touch: if below(2) == 0 { Touch::None } else { Touch::Corners },
        shapes: if below(3) > 0 { Shapes::Straight } else { Shapes::Any },
        mines,
        sweepers: if mines > 0 { below(3) } else { 0 },
    };
    let size = format!("{}x{}", 6 + below(3), 6 + below(3)).parse().unwrap();
    let fleet = ["3-2-1-1", "4-2-1", "2-2-1", "1", "5"][usize::from(below(5))].parse().unwrap();
    let salvo = [None, None, Some(1), Some(2), Some(5)][usize::from(below(5))];
    ForTwo { setting: Setting::new(size, fleet, options).unwrap(), salvo }
}

/// A random variant and two boards of it. Pieces that would fit by their number may have no layout;
/// then another variant is drawn.
fn begin(draws: &mut Stream) -> (ForTwo, Vec<Layout>) {
    loop {
        let rules = variant(draws);
        let sampler = Sampler::new(&rules.setting);
        if let Ok(boards) = (0..2).map(|_| sampler.draw(draws)).collect() {
            return (rules, boards);
        }
    }
}

fn cell(at: At) -> Cell {
    Cell::at(at.0 as u8, at.1 as u8)
}

/// Mostly a legal move by the plain referee, sometimes any move.
fn choose(game: &Game, draws: &mut Stream) -> Move {
    let any = |draws: &mut Stream| (draws.below(9) as usize, draws.below(9) as usize);
    let one = |from: &[At], draws: &mut Stream| from[draws.below(from.len() as u64) as usize];
    match (draws.below(12), game.to_name.first()) {
        (0, _) => Move::Name(cell(any(draws))),
        (1, _) => Move::Shots((0..draws.below(4)).map(|_| cell(any(draws))).collect()),
        (_, Some(&sign)) => Move::Name(cell(one(&game.players[game.turn].may_name(sign), draws))),
        (_, None) => {
            let mut targets = game.targets();
            draws.shuffle(&mut targets);
            Move::Shots(targets.into_iter().take(game.shots()).map(cell).collect())
        }
    }
}

/// Plays a game; the number of refused moves, and whether something was named.
fn play(number: u32) -> (usize, bool) {
    let mut draws = Seed::try_from(number).unwrap().stream("random games");
    let (rules, boards) = begin(&mut draws);
    let mut contest = Referee::new(rules.clone(), rules.begin(Seed::try_from(number).unwrap(), boards.clone()));
    let mut plain = Game {
        players: [Player::new(&boards[0].rows()), Player::new(&boards[1].rows())],
        turn: contest.turn().unwrap().0,
        to_name: Vec::new(),
        salvo: rules.salvo.map(usize::from),
        winner: None,
    };
    let (mut refused, mut named) = (0, false);
    while plain.winner.is_none() {
        let chosen = choose(&plain, &mut draws);
        let at = |cell: &Cell| (usize::from(cell.column()), usize::from(cell.row()));
        let seat = Seat(plain.turn);
        let expected = match &chosen {
            Move::Shots(cells) => plain.shoot(&cells.iter().map(at).collect::<Vec<_>>()).map(|all| all.join(" ")),
            Move::Name(cell) => plain.name(at(cell)).then(String::new),
        };
        named |= expected.is_some() && matches!(chosen, Move::Name(_));
        let text = rules.write(&chosen);
        // Without a cell, there is nothing to be read.
        if !matches!(&chosen, Move::Shots(cells) if cells.is_empty() || !plain.to_name.is_empty()) {
            assert_eq!(contest.read(&text).unwrap(), chosen);
        }
        let before = format!("{:?}", contest.position());
        let found = contest.play(seat, chosen, 0).map(|turn| turn.answer.clone());
        if found.is_err() {
            refused += 1;
            assert_eq!(format!("{:?}", contest.position()), before, "a refused move changes nothing");
        }
        assert_eq!(found.ok(), expected, "game {number}, {text}: {:?}", contest.turns());
        assert_eq!(contest.turn(), plain.winner.map_or(Some(Seat(plain.turn)), |_| None), "game {number}");
        assert_eq!(contest.outcome().map(|outcome| outcome.winners), plain.winner.map(|winner| vec![Seat(winner)]));
        let legal = rules.legal(contest.position());
        let count = match plain.to_name.first() {
            _ if plain.winner.is_some() => 0,
            Some(&sign) => plain.players[plain.turn].may_name(sign).len(),
            None => plain.targets().len(),
        };
        assert_eq!(legal.len(), count);
    }
    (refused, named)
}

/// What is said to be certain is so.
#[test]
fn what_is_certain_is_true_of_the_board() {
    let mut facts = 0;
    for number in 0..40 {
        let mut draws = Seed::try_from(number).unwrap().stream("certain");
        let (rules, boards) = begin(&mut draws);
        let chart = Chart::new(&rules.setting);
        let mut contest = Referee::new(rules.clone(), rules.begin(Seed::try_from(number).unwrap(), boards.clone()));
        while let Some(seat) = contest.turn() {
            if contest.turns().len() % 6 == 5 {
                let certain = rules.seen(contest.position(), seat).certain(&chart, Limits::NONE).unwrap();
                for fact in certain.iter().flat_map(Passage::steps).flat_map(LeanStep::facts) {
                    assert!(fact.holds(&chart, &boards[1 - seat.0]), "game {number}: {fact:?}");
                    facts += 1;
                }
            }
            let mut legal = rules.legal(contest.position());
            draws.shuffle(&mut legal);
            let shots = if rules.salvo.is_some() { None } else { legal.pop() };
            let Some(chosen) = shots else { break };
            contest.play(seat, chosen, 0).unwrap();
        }
    }
    assert!(facts > 100, "{facts}");
}

#[test]
fn random_games_go_as_a_plain_referee_says() {
    let played: Vec<_> = (0..10_000).step_by(sampled(25)).map(play).collect();
    assert!(played.iter().map(|(refused, _)| refused).sum::<usize>() > played.len());
    assert!(played.iter().filter(|(_, named)| *named).count() > played.len() / 5);
}
