//! The rules of Sea Battle for two, sentence by sentence: each test is named after one.

use smyoz::contest::{Contest, Referee, RefusedMoveError, Seat};
use smyoz::games::sea_battle::contest::{ForTwo, Move, MoveError};
use smyoz::games::sea_battle::{Cell, Layout, Piece, Setting, Touch, Variant};

use crate::common::seed;

/// Two boards, of which the first begins. Ships, a mine and a sweeper of each stand at the same
/// places: B1-C1 and E1, A5 (mine), E5 (sweeper).
const BOARD: &str = ".##.#\n.....\n.....\n.....\n*...+\n";

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

fn rules(size: &str, fleet: &str, (mines, sweepers): (u16, u16), salvo: Option<u8>) -> ForTwo {
    let variant = Variant { mines, sweepers, ..Variant::default() };
    ForTwo { setting: Setting::new(size.parse().unwrap(), fleet.parse().unwrap(), variant).unwrap(), salvo }
}

fn begun(rules: ForTwo, boards: [&str; 2]) -> Referee<ForTwo> {
    let boards = boards.map(|board| rules.board(&board.lines().map(str::to_owned).collect::<Vec<_>>()).unwrap());
    let starts = (0..).map(|number| rules.begin(seed(number), boards.to_vec()));
    let start = starts.into_iter().find(|start| rules.turn(start) == Some(Seat(0))).unwrap();
    Referee::new(rules, start)
}

fn usual(salvo: Option<u8>) -> Referee<ForTwo> {
    begun(rules("5x5", "2-1", (1, 1), salvo), [BOARD, BOARD])
}

/// Plays moves as text, each with the number of the player, `1E1` for the first; the answers.
fn played(contest: &mut Referee<ForTwo>, moves: &str) -> Vec<String> {
    let each = moves.split(", ").map(|text| {
        let seat = Seat(text[..1].parse::<usize>().unwrap() - 1);
        let chosen = contest.read(&text[1..]).unwrap();
        contest.play(seat, chosen, 0).unwrap_or_else(|refused| panic!("{text}: {refused}")).answer.clone()
    });
    each.collect()
}

fn refused(contest: &mut Referee<ForTwo>, text: &str) -> MoveError {
    let chosen = contest.read(&text[1..]).unwrap();
    match contest.play(Seat(text[..1].parse::<usize>().unwrap() - 1), chosen, 0) {
        Err(RefusedMoveError::Rule(refusal)) => refusal,
        other => panic!("{text}: {other:?}"),
    }
}

fn illegal(rules: &ForTwo, board: &str) -> String {
    rules.board(&board.lines().map(str::to_owned).collect::<Vec<_>>()).unwrap_err()
}

// Boards.

#[test]
fn both_players_have_the_same_size_fleet_and_variant_and_a_hidden_board_each() {
    let rules = rules("5x5", "2-1", (1, 1), None);
    let (first, second) = (BOARD, "#....\n#....\n...#.\n*....\n...+.\n");
    let contest = begun(rules.clone(), [first, second]);
    for (seat, own) in [(Seat(0), first), (Seat(1), second)] {
        let seen = rules.seen(contest.position(), seat);
        assert_eq!(seen.own.layout(), &own.parse::<Layout>().unwrap());
        assert!(seen.other.shots.is_empty() && seen.other.named.is_empty());
        // What is drawn of the other board is the same whatever lies on it.
        let others = [first, second].map(|other| {
            let boards = if seat == Seat(0) { [own, other] } else { [other, own] };
            let contest = begun(rules.clone(), boards);
            rules.draw(&rules.seen(contest.position(), seat))
        });
        assert_eq!(others[0], others[1]);
    }
    for (board, told) in [
        (".##.#\n.....\n.....\n*...+\n", "a board of 5x5 expected, this one is 5x4"),
        (".###.\n.....\n.....\n.....\n*...+\n", "fleet"),
        (".##.#\n.....\n.....\n.....\n*....\n", "1 sweeper expected, 0 found"),
    ] {
        assert!(illegal(&rules, board).contains(told), "{}", illegal(&rules, board));
    }
}

#[test]
fn the_seed_decides_who_begins() {
    let rules = rules("5x5", "2-1", (1, 1), None);
    let board: Layout = BOARD.parse().unwrap();
    let first = |number| rules.turn(&rules.begin(seed(number), vec![board; 2])).unwrap().0;
    assert!((0..100).all(|number| first(number) == first(number)));
    let seconds: usize = (0..1000).map(first).sum();
    assert!((450..550).contains(&seconds), "{seconds}");
}

// Shots.

#[test]
fn a_player_names_a_cell() {
    let mut contest = usual(None);
    assert_eq!(contest.read(" b2 ").unwrap(), Move::Shots(vec![cell("B2")]));
    assert_eq!(refused(&mut contest, "1E6"), MoveError::Outside(cell("E6"), "5x5".parse().unwrap()));
    assert_eq!(refused(&mut contest, "1A1 B1"), MoveError::Number { expected: 1, found: 2 });
    assert!(contest.read("5E").is_err() && contest.turns().is_empty());
}

#[test]
fn the_answers_are_miss_hit_and_sunk() {
    assert_eq!(played(&mut usual(None), "1B1, 1C1, 1A1"), ["hit", "sunk", "miss"]);
}

#[test]
fn mine_and_sweeper_are_answers_too() {
    assert_eq!(played(&mut usual(None), "1A5, 1name B1, 2E5"), ["mine", "", "sweeper"]);
}

#[test]
fn sunk_does_not_name_the_length() {
    assert_eq!(played(&mut usual(None), "1E1, 1B1, 1C1"), ["sunk", "hit", "sunk"]);
}

#[test]
fn after_hit_and_sunk_the_same_player_shoots_again_after_any_other_answer_the_opponent_does() {
    let mut contest = usual(None);
    for (text, next) in
        [("1B1", 0), ("1E1", 0), ("1B3", 1), ("2E5", 1), ("2name A5", 0), ("1A5", 0), ("1name B1", 1), ("2A1", 0)]
    {
        played(&mut contest, text);
        assert_eq!(contest.turn(), Some(Seat(next)), "{text}");
    }
}

#[test]
fn a_player_may_not_skip_a_turn() {
    let mut contest = usual(None);
    assert_eq!(
        contest.play(Seat(1), Move::Shots(vec![cell("A1")]), 0).unwrap_err().to_string(),
        "seat 2 is out of turn: it is the turn of seat 1"
    );
    assert_eq!(
        contest.play(Seat(0), Move::Shots(vec![]), 0).unwrap_err(),
        RefusedMoveError::Rule(MoveError::Number { expected: 1, found: 0 })
    );
    assert_eq!(contest.turn(), Some(Seat(0)));
}

#[test]
fn a_cell_that_was_shot_at_is_refused_and_costs_nothing() {
    let mut contest = usual(None);
    played(&mut contest, "1B1");
    assert_eq!(refused(&mut contest, "1B1"), MoveError::ShotBefore(cell("B1")));
    assert_eq!((contest.turn(), contest.turns().len()), (Some(Seat(0)), 1));
    // The spent mine was also shot at.
    played(&mut contest, "1A5, 1name B1, 2A1");
    assert_eq!(refused(&mut contest, "1A5"), MoveError::ShotBefore(cell("A5")));
}

#[test]
fn water_that_is_known_may_be_shot_at() {
    assert_eq!(played(&mut usual(None), "1E1, 1E2"), ["sunk", "miss"]);
}

// Mines.

#[test]
fn a_mine_fills_one_cell_and_touches_no_other_figure() {
    for touch in [Touch::None, Touch::Corners] {
        let mut rules = rules("5x5", "2-1", (1, 1), None);
        let variant = Variant { touch, ..rules.setting.variant() };
        rules.setting = Setting::new(rules.setting.size(), rules.setting.fleet().clone(), variant).unwrap();
        assert!(
            illegal(&rules, ".##.#\n*....\n.....\n.....\n....+\n")
                .contains("touch: the ship B1-C1 touches the mine A2")
        );
        assert!(illegal(&rules, ".##.#\n.....\n.....\n...*.\n....+\n").contains("the mine D4 touches the sweeper E5"));
        assert!(illegal(&rules, ".##.#\n.....\n.....\n.....\n**..+\n").contains("1 mine expected, 2 found"));
    }
}

#[test]
fn whoever_hits_one_must_name_to_its_owner_a_cell_of_one_of_his_own_ships_that_is_not_hit_yet_of_any_ship() {
    let mut contest = usual(None);
    played(&mut contest, "1A1, 2B1, 2A1, 1A5");
    assert_eq!(contest.turn(), Some(Seat(0)));
    assert_eq!(refused(&mut contest, "1name A1"), MoveError::NotThere(cell("A1"), Piece::Ship));
    assert_eq!(refused(&mut contest, "1name B1"), MoveError::HitBefore(cell("B1"), Piece::Ship));
    assert_eq!(
        contest.play(Seat(0), Move::Shots(vec![cell("B2")]), 0).unwrap_err(),
        RefusedMoveError::Rule(MoveError::Due(Piece::Ship))
    );
    assert_eq!(
        contest.play(Seat(1), Move::Name(cell("C1")), 0).unwrap_err(),
        RefusedMoveError::OutOfTurn { seat: Seat(1), turn: Seat(0) }
    );
    let names: Vec<String> = contest.rules().legal(contest.position()).iter().map(ToString::to_string).collect();
    assert_eq!(names, ["name C1", "name E1"]);
    played(&mut contest, "1E1");
    // The owner of the mine learns it.
    let seen = contest.rules().seen(contest.position(), Seat(1));
    assert_eq!(seen.other.named, [(cell("E1"), Piece::Ship)]);
}

/// Two mines on each board, and a ship of one cell.
fn mines() -> Referee<ForTwo> {
    begun(rules("5x3", "1", (2, 0), None), ["#....\n.....\n*.*..\n"; 2])
}

#[test]
fn a_cell_that_he_has_not_named_before_if_there_is_none_he_names_nothing() {
    let mut contest = begun(rules("5x3", "1-1", (2, 0), None), ["#...#\n.....\n*.*..\n"; 2]);
    played(&mut contest, "1A3, 1A1, 2B1, 1C3");
    assert_eq!(refused(&mut contest, "1name A1"), MoveError::NamedBefore(cell("A1")));
    let mut contest = mines();
    played(&mut contest, "1A3, 1name A1, 2B1, 1C3");
    assert_eq!(contest.turn(), Some(Seat(1)));
    assert_eq!(contest.position().due(), None);
}

#[test]
fn it_may_not_be_a_sweeper_instead() {
    let mut contest = usual(None);
    played(&mut contest, "1A5");
    assert_eq!(refused(&mut contest, "1name E5"), MoveError::NotThere(cell("E5"), Piece::Ship));
    assert_eq!(refused(&mut contest, "1name A5"), MoveError::NotThere(cell("A5"), Piece::Ship));
}

#[test]
fn the_owner_may_shoot_at_the_named_cell_on_any_later_turn_and_need_not_do_so_at_once() {
    let mut contest = usual(None);
    assert_eq!(played(&mut contest, "1A5, 1name B1, 2A1, 1A1, 2A2, 1A2, 2B1").pop().unwrap(), "hit");
}

#[test]
fn the_cell_counts_as_hit_only_then_and_the_owner_shoots_again_as_after_any_hit() {
    let mut contest = usual(None);
    played(&mut contest, "1A5, 1name E1, 2B1, 2C1");
    assert!(contest.outcome().is_none(), "the named cell is not hit yet");
    assert_eq!(contest.turn(), Some(Seat(1)));
    played(&mut contest, "2A1, 1A1, 2E1");
    assert_eq!(contest.outcome().unwrap().winners, [Seat(1)]);
    let mut contest = usual(None);
    played(&mut contest, "1A5, 1name E1, 2E1");
    assert_eq!(contest.turn(), Some(Seat(1)));
}

#[test]
fn the_mine_is_spent() {
    let mut contest = usual(None);
    played(&mut contest, "1A5, 1name E1, 2E5");
    // The second has no mine left to name: it was spent.
    assert_eq!((contest.turn(), contest.position().due()), (Some(Seat(0)), None));
}

// Sweepers.

#[test]
fn a_sweeper_fills_one_cell_and_touches_no_other_figure() {
    let rules = rules("5x5", "2-1", (1, 1), None);
    assert!(illegal(&rules, ".##.#\n....+\n.....\n.....\n*....\n").contains("touches the sweeper E2"));
    assert!(illegal(&rules, ".##.#\n.....\n.....\n.....\n*..++\n").contains("1 sweeper expected, 2 found"));
}

#[test]
fn whoever_hits_one_must_name_to_its_owner_a_cell_of_one_of_his_own_mines_that_is_not_spent_and_not_named_before() {
    let boards = ["#....\n.....\n*.*..\n.....\n+.+..\n"; 2];
    let mut contest = begun(rules("5x5", "1", (2, 2), None), boards);
    played(&mut contest, "1E1, 2A3, 2name A1, 1A5");
    assert_eq!(contest.turn(), Some(Seat(0)));
    assert_eq!(refused(&mut contest, "1name A1"), MoveError::NotThere(cell("A1"), Piece::Mine));
    assert_eq!(refused(&mut contest, "1name A3"), MoveError::HitBefore(cell("A3"), Piece::Mine));
    assert_eq!(
        contest.play(Seat(0), Move::Shots(vec![cell("B2")]), 0).unwrap_err(),
        RefusedMoveError::Rule(MoveError::Due(Piece::Mine))
    );
    played(&mut contest, "1C3");
    assert_eq!(contest.rules().seen(contest.position(), Seat(1)).other.named, [(cell("C3"), Piece::Mine)]);
    let mut contest = begun(rules("5x5", "1", (2, 2), None), boards);
    played(&mut contest, "1A5, 1name A3, 2E1, 1C5");
    assert_eq!(refused(&mut contest, "1name A3"), MoveError::NamedBefore(cell("A3")));
}

#[test]
fn if_he_has_none_he_is_only_told_what_he_hit() {
    let mut contest = usual(None);
    played(&mut contest, "1A1, 2A5, 2name B1");
    assert_eq!(played(&mut contest, "1E5"), ["sweeper"]);
    assert_eq!((contest.turn(), contest.position().due()), (Some(Seat(1)), None));
}

#[test]
fn a_named_mine_stays_live() {
    let mut contest = usual(None);
    assert_eq!(played(&mut contest, "1E5, 1name A5, 2A5").pop().unwrap(), "mine");
    assert_eq!((contest.turn(), contest.position().due()), (Some(Seat(1)), Some(Piece::Ship)));
}

#[test]
fn neither_a_mine_nor_a_sweeper_gives_another_shot() {
    let mut contest = usual(None);
    played(&mut contest, "1A5, 1name B1");
    assert_eq!(contest.turn(), Some(Seat(1)));
    let mut contest = usual(None);
    played(&mut contest, "1A1, 2E5, 2name A5");
    assert_eq!(contest.turn(), Some(Seat(0)));
    let refused = contest.play(Seat(1), Move::Shots(vec![cell("A1")]), 0).unwrap_err();
    assert_eq!(refused, RefusedMoveError::OutOfTurn { seat: Seat(1), turn: Seat(0) });
}

// Salvo.

#[test]
fn a_turn_is_n_shots_at_n_different_cells_or_at_all_that_are_left() {
    let mut contest = usual(Some(3));
    assert_eq!(refused(&mut contest, "1A1 A2"), MoveError::Number { expected: 3, found: 2 });
    assert_eq!(refused(&mut contest, "1A1 A2 A1"), MoveError::Twice(cell("A1")));
    played(&mut contest, "1A1 A2 A3");
    let mut contest = begun(rules("3x1", "1", (0, 0), Some(2)), ["..#", "..#"]);
    played(&mut contest, "1A1 B1, 2A1 B1, 1C1");
    assert_eq!(contest.outcome().unwrap().winners, [Seat(0)]);
}

#[test]
fn they_are_named_together_and_answered_together_in_that_order() {
    assert_eq!(played(&mut usual(Some(4)), "1C1 A1 B1 E1"), ["hit miss sunk sunk"]);
    // What stands last sinks the ship.
    assert_eq!(played(&mut usual(Some(2)), "1B1 C1"), ["hit sunk"]);
    assert_eq!(played(&mut usual(Some(2)), "1C1 B1"), ["hit sunk"]);
}

#[test]
fn no_answer_gives_another_shot() {
    let mut contest = usual(Some(2));
    played(&mut contest, "1B1 C1");
    assert_eq!(contest.turn(), Some(Seat(1)));
    let mut contest = usual(Some(1));
    played(&mut contest, "1B1");
    assert_eq!(contest.turn(), Some(Seat(1)));
}

#[test]
fn mines_and_sweepers_are_settled_after_the_last_answer() {
    let mut contest = usual(Some(3));
    assert_eq!(played(&mut contest, "1E5 A5 A1"), ["sweeper mine miss"]);
    assert_eq!((contest.turn(), contest.position().due()), (Some(Seat(0)), Some(Piece::Mine)));
    played(&mut contest, "1name A5");
    assert_eq!((contest.turn(), contest.position().due()), (Some(Seat(0)), Some(Piece::Ship)));
    played(&mut contest, "1name C1");
    assert_eq!(contest.turn(), Some(Seat(1)));
}

// End.

#[test]
fn the_first_to_sink_all_ships_of_the_opponent_wins_at_once() {
    let mut contest = usual(None);
    assert_eq!(played(&mut contest, "1B1, 1C1, 1E1"), ["hit", "sunk", "sunk"]);
    assert_eq!((contest.outcome().unwrap().winners, contest.turn()), (vec![Seat(0)], None));
    assert_eq!(contest.play(Seat(1), Move::Shots(vec![cell("A1")]), 0).unwrap_err(), RefusedMoveError::Over);
    // In a salvo, too: the mine in it is not settled any more.
    let mut contest = usual(Some(4));
    assert_eq!(played(&mut contest, "1A5 B1 C1 E1"), ["mine hit sunk sunk"]);
    assert_eq!((contest.turn(), contest.position().due()), (None, None));
}

#[test]
fn mines_and_sweepers_do_not_count_with_only_these_left_a_player_has_lost() {
    let mut contest = mines();
    played(&mut contest, "1A1");
    assert_eq!(contest.outcome().unwrap().winners, [Seat(0)]);
}

// Fraud.

#[test]
fn on_boards_that_the_program_keeps_it_cannot_happen() {
    let rules = rules("5x5", "2-1", (1, 1), None);
    for board in [
        "#..##\n.....\n.....\n.....\n*..+.\n..",
        "###.#\n.....\n.....\n.....\n*...+\n",
        "..#.#\n.#...\n.....\n.....\n*...+\n",
    ] {
        assert!(!illegal(&rules, board).is_empty());
    }
}
