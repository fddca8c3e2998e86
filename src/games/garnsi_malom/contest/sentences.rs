//! Each sentence of the rules as a test, in the order of the rules.

use smyoz_core::contest::{Contest, Header, Line, Outcome, Record, Referee, Seat, Sitter, Writer, replay};
use smyoz_core::puzzles::{Seed, read_as};

use super::*;
use crate::board::{Cell, Cells};

const NINE: &str = r#"{"game":"nine"}"#;
const ALONE: &str = r#"{"game":"nine","seats":9}"#;
const HEAPS: &str = r#"{"game":"heaps","seats":9}"#;
const SIX: &str = r#"{"game":"six"}"#;

fn rules(variant: &str) -> GarnsiMalom {
    GarnsiMalom::of_variant(&serde_json::from_str(variant).unwrap()).unwrap()
}

fn seed(number: u32) -> Seed {
    number.try_into().unwrap()
}

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

fn cells(names: &str) -> Cells {
    names.split_whitespace().map(cell).collect()
}

/// A position of the moving phase in the first round, from the pieces of each sign: `1: a1 b1`.
fn moving(variant: &str, signs: &[&str], turn: u8) -> Game {
    let rules = rules(variant);
    let mut position = rules.begin(seed(0));
    for text in signs {
        let (sign, pieces) = text.split_once(": ").unwrap();
        position.pieces[sign.parse::<usize>().unwrap() - 1] = cells(pieces);
    }
    (position.phase, position.barred) = (Phase::Moving, Cells::NONE);
    position.turns = u32::from(turn) - 1;
    position.quiet = position.turns;
    Game { rules, position }
}

/// The beginning of a game.
fn placing(variant: &str) -> Game {
    let rules = rules(variant);
    let position = rules.begin(seed(0));
    Game { rules, position }
}

struct Game {
    rules: GarnsiMalom,
    position: Position,
}

impl Game {
    fn try_play(&mut self, text: &str) -> Result<String, MoveError> {
        let chosen = self.rules.read(&self.position, text)?;
        self.rules.play(&mut self.position, &chosen).map(|events| events.to_string())
    }

    #[track_caller]
    fn play(&mut self, text: &str) -> String {
        self.try_play(text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
    }

    #[track_caller]
    fn refused(&mut self, text: &str) -> MoveError {
        let before = self.position.clone();
        let refusal = self.try_play(text).expect_err("the move is illegal");
        assert_eq!(self.position, before, "a refused move changes nothing");
        refusal
    }

    fn mover(&self) -> String {
        self.rules.mover(&self.position).to_string()
    }

    fn pieces(&self, sign: u8) -> Cells {
        self.position.pieces(Sign(sign - 1))
    }

    /// The number of mills of a step.
    fn mills(&self, text: &str) -> u8 {
        let Ok(Move::Go { from, to, .. }) = text.parse() else { panic!("{text} is no step") };
        let steps = self.rules.steps(&self.position);
        steps.iter().find(|step| (step.from, step.to) == (from, to)).expect("a legal step").mills
    }

    /// The cells that a piece can go to.
    fn reach(&self, from: &str) -> Cells {
        let steps = self.rules.steps(&self.position);
        steps.iter().filter(|step| step.from == cell(from)).map(|step| step.to).collect()
    }

    fn winners(&self) -> Option<Vec<usize>> {
        let outcome: Option<Outcome> = self.rules.outcome(&self.position);
        outcome.map(|outcome| outcome.winners.into_iter().map(|seat| seat.0 + 1).collect())
    }
}

// Nine: players.

#[test]
fn nine_signs_have_nine_pieces_each() {
    let game = placing(NINE);
    assert_eq!(game.rules.signs().count(), 9);
    assert!(game.rules.signs().all(|sign| game.rules.in_hand(&game.position, sign) == 9));
}

#[test]
fn signs_move_in_a_fixed_order_1_to_9() {
    let mut game = placing(ALONE);
    for sign in 1..=9 {
        assert_eq!(game.mover(), sign.to_string());
        game.play(&format!("a{sign}"));
    }
    assert_eq!(game.mover(), "1");
}

#[test]
fn every_sign_is_for_itself_or_three_teams_are_1_4_7_and_2_5_8_and_3_6_9() {
    let side = |variant: &str| rules(variant).signs().map(|sign| rules(variant).side(sign)).collect::<Vec<_>>();
    assert_eq!(side(ALONE), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(side(r#"{"game":"nine","seats":9,"teams":true}"#), [0, 1, 2, 0, 1, 2, 0, 1, 2]);
}

#[test]
fn three_persons_with_three_signs_each_are_the_default() {
    let rules = rules(NINE);
    assert_eq!(rules.seats(), 3);
    let seats: Vec<usize> = rules.signs().map(|sign| rules.seat(sign).0).collect();
    assert_eq!(seats, [0, 1, 2, 0, 1, 2, 0, 1, 2]);
}

// Nine: placing.

#[test]
fn placing_takes_nine_rounds() {
    let mut game = placing(ALONE);
    for turn in 0..81 {
        assert_eq!((game.position.phase(), game.rules.round(&game.position)), (Phase::Placing, turn / 9 + 1));
        let chosen = game.rules.legal(&game.position)[0];
        game.rules.play(&mut game.position, &chosen).unwrap();
    }
    assert_eq!(game.position.phase(), Phase::Moving);
    assert_eq!(game.refused("a1"), MoveError::Moving);
}

#[test]
fn a_piece_is_put_on_an_empty_cell() {
    let mut game = placing(ALONE);
    assert_eq!(game.refused("a1-a2"), MoveError::Placing);
    game.play("e5");
    assert_eq!(game.refused("e5"), MoveError::Occupied(cell("e5")));
    assert_eq!(game.play("e6"), "");
}

#[test]
fn a_piece_whose_row_column_or_box_holds_the_sign_is_taken_off_for_good() {
    let mut game = placing(ALONE);
    game.play("e5");
    (2..=9).for_each(|sign| _ = game.play(&format!("a{sign}")));
    for name in ["e1", "i5", "d4"] {
        assert_eq!(game.refused(name), MoveError::Clash { cell: cell(name), sign: Sign(0) });
    }
    game.play("-");
    assert_eq!((game.pieces(1), game.rules.beside(&game.position, Sign(0))), (cells("e5"), 1));
    assert_eq!(game.rules.in_hand(&game.position, Sign(0)), 7);
}

#[test]
fn a_sign_without_a_legal_cell_loses_the_piece() {
    let mut game = placing(ALONE);
    // Sign 1 stands in every box of the upper two thirds and sees all empty cells of the rest.
    game.position.pieces[0] = cells("a1 d2 g3 b4 e5 h6");
    game.position.pieces[1] = cells("c7 c8 c9 f7 f8 f9 i7 i8 i9");
    game.position.turns = 6 * 9;
    assert_eq!(game.rules.legal(&game.position), [Move::Lose]);
    game.play("-");
    assert_eq!(game.mover(), "2");
}

#[test]
fn a_player_may_lose_a_piece_on_purpose_but_not_a_first_piece_which_is_always_legal() {
    let mut game = placing(ALONE);
    assert_eq!(game.refused("-"), MoveError::NothingToLose(Sign(0)));
    assert_eq!(game.rules.places(&game.position, Sign(0)).len(), 81);
    game.play("e5");
    (2..=9).for_each(|sign| _ = game.play(&format!("a{sign}")));
    assert!(!game.rules.places(&game.position, Sign(0)).is_empty());
    game.play("-");
}

// Nine: moving.

#[test]
fn signs_move_one_piece_a_turn_in_the_same_order() {
    let mut game = moving(ALONE, &["1: a1 a5 a9", "2: c1 c5 c9", "4: e1 e5 e9"], 1);
    assert_eq!(game.refused("c1-d1"), MoveError::NotOwn(cell("c1")));
    game.play("a1-b1");
    assert_eq!(game.mover(), "2");
    game.play("c1-d1");
    assert_eq!(game.mover(), "4", "sign 3 is out");
    game.play("e1-f1");
    assert_eq!(game.mover(), "1");
}

#[test]
fn with_3_6_or_9_pieces_a_sign_moves_any_of_them_to_any_empty_cell() {
    let others = "2: i1 i5 i9";
    for pieces in ["a1 c3 e5", "a1 c3 e5 g7 b9 d9", "a1 c3 e5 g7 b9 d9 h2 a4 d6"] {
        let game = moving(ALONE, &[&format!("1: {pieces}"), others], 1);
        let empty = 81 - cells(pieces).len() - 3;
        assert!(pieces.split(' ').all(|from| game.reach(from).len() == empty), "{pieces}");
    }
}

#[test]
fn with_4_5_7_or_8_pieces_a_sign_moves_one_to_an_empty_cell_that_shares_a_side() {
    for pieces in ["a1 c3 e5 e6", "a1 c3 e5 e6 b9", "a1 c3 e5 e6 b9 d9 h2", "a1 c3 e5 e6 b9 d9 h2 a4"] {
        let mut game = moving(ALONE, &[&format!("1: {pieces}"), "2: i1 f5 i9"], 1);
        assert_eq!(game.reach("e5"), cells("e4 d5"), "{pieces}");
        let (found, from, to) = (cells(pieces).len(), cell("e5"), cell("h8"));
        assert_eq!(game.refused("e5-h8"), MoveError::Jump { sign: Sign(0), pieces: found, from, to });
        assert_eq!(game.refused("e5-f5"), MoveError::Occupied(cell("f5")));
        game.play("e5-e4");
    }
}

#[test]
fn with_1_or_2_pieces_a_sign_has_no_legal_move() {
    for pieces in ["a1", "a1 c3"] {
        let mut game = moving(ALONE, &["1: e5 e7 g7", &format!("2: {pieces}"), "3: h1 h3 h5"], 1);
        assert_eq!(game.play("e5-e4"), "out 2");
        assert_eq!((game.mover(), game.pieces(2)), ("3".to_owned(), Cells::NONE));
    }
}

#[test]
fn a_sign_must_move_and_if_it_cannot_on_its_turn_it_is_out_and_its_pieces_are_taken_off() {
    // Sign 2 has four pieces, none of which can step.
    let signs = ["1: b3 i5 i9", "2: a1 b1 a2 b2", "3: c1 c2 a3 g9 e9 e6"];
    let mut game = moving(ALONE, &signs, 1);
    assert_eq!(game.refused("-"), MoveError::Moving);
    assert_eq!(game.play("i9-i8"), "out 2");
    assert_eq!((game.pieces(2), game.mover()), (Cells::NONE, "3".to_owned()));
    // It is judged on its turn: had sign 1 freed a cell, sign 2 could move.
    let mut game = moving(ALONE, &signs, 1);
    assert_eq!(game.play("b3-b4"), "");
    assert_eq!(game.mover(), "2");
}

#[test]
fn a_sign_that_loses_its_last_piece_is_out_at_once() {
    let mut game = moving(ALONE, &["1: a1 b1 c3", "2: i1 i5 i9", "5: e5"], 1);
    assert_eq!(game.play("c3-c1 x e5"), "out 5");
}

#[test]
fn on_a_full_board_sign_1_is_out_at_once() {
    let mut game = placing(ALONE);
    for round in 0..9 {
        for sign in 0..9 {
            // A sudoku: each row is the one before, moved by three columns or four.
            let row = round;
            let column = (sign + 9 * 9 - (3 * row + row / 3)) % 9;
            game.play(&Cell::at(column, row).to_string());
        }
    }
    assert_eq!((game.pieces(1), game.mover()), (Cells::NONE, "2".to_owned()));
    assert!(game.rules.is_out(&game.position, Sign(0)));
    assert_eq!(game.rules.beside(&game.position, Sign(0)), 9);
}

// Nine: mills.

#[test]
fn a_mill_is_three_pieces_of_a_sign_on_consecutive_cells_of_a_row_or_a_column() {
    let game = moving(ALONE, &["1: a1 b1 e5", "2: i7 i8 i9"], 1);
    assert_eq!([game.mills("e5-c1"), game.mills("e5-d1"), game.mills("e5-a2")], [1, 0, 0]);
    let game = moving(ALONE, &["1: a1 a2 e5", "2: i7 i8 i9"], 1);
    assert_eq!([game.mills("e5-a3"), game.mills("e5-a4"), game.mills("e5-b3")], [1, 0, 0]);
}

#[test]
fn borders_of_boxes_do_not_matter() {
    let game = moving(ALONE, &["1: c1 d1 g7", "2: i7 i8 i9"], 1);
    assert_eq!([game.mills("g7-b1"), game.mills("g7-e1")], [1, 1]);
}

#[test]
fn pieces_of_different_signs_of_a_team_make_no_mill() {
    let game = moving(NINE, &["1: a1 e5 g7", "4: b1 e7 g9", "2: i7 i8 i9"], 1);
    assert_eq!(game.mills("e5-c1"), 0);
}

#[test]
fn a_move_makes_as_many_mills_as_there_are_triples_with_the_piece_that_moved() {
    let game = moving(ALONE, &["1: a1 b1 d1 e1 c3 i1", "2: i7 i8 i9"], 1);
    assert_eq!(game.mills("i1-c1"), 3, "a1-c1, b1-d1 and c1-e1");
    assert_eq!(game.mills("i1-f1"), 1);
    let game = moving(ALONE, &["1: a1 b1 c2 c3 i1 i3", "2: i7 i8 i9"], 1);
    assert_eq!(game.mills("i1-c1"), 2, "a row and a column");
}

#[test]
fn six_mills_cross_five_in_a_row_with_five_in_a_column_and_take_six_pieces() {
    let signs = ["1: c5 d5 f5 g5 e3 e4 e6 e7 a9", "2: a1 b2 c2", "3: i1 h2 i9"];
    let mut game = moving(ALONE, &signs, 1);
    assert_eq!(game.mills("a9-e5"), 6);
    assert!(game.rules.steps(&game.position).iter().all(|step| step.mills < 6 || step.to == cell("e5")));
    assert_eq!(game.play("a9-e5 x a1 b2 c2 i1 h2 i9"), "out 2 3; board c3-g7; 9:0:0:0:0:0:0:0:0");
}

#[test]
fn for_each_mill_one_enemy_piece_may_be_taken_that_stands_in_no_mill() {
    let signs = ["1: a1 b1 c3", "2: i7 i8 i9 g1", "3: e5 e7 g7"];
    for text in ["c3-c1", "c3-c1 x g1", "c3-c1 x e5"] {
        moving(ALONE, &signs, 1).play(text);
    }
    let mut game = moving(ALONE, &signs, 1);
    assert_eq!(game.refused("c3-c1 x i8"), MoveError::Protected(cell("i8")));
    assert_eq!(game.refused("c3-c1 x b1"), MoveError::NotEnemy(cell("b1")));
    assert_eq!(game.refused("c3-c1 x d4"), MoveError::NotEnemy(cell("d4")));
    assert_eq!(game.refused("c3-c1 x g1 e5"), MoveError::TooMany { mills: 1, found: 2 });
    assert_eq!(game.refused("c3-d1 x g1"), MoveError::TooMany { mills: 0, found: 1 });
}

#[test]
fn in_teams_only_pieces_of_another_team_are_taken() {
    let mut game = moving(NINE, &["1: a1 b1 c3", "4: e5 e7 g7", "2: i1 i5 i9", "3: h2 h4 h6"], 1);
    assert_eq!(game.refused("c3-c1 x e5"), MoveError::NotEnemy(cell("e5")));
    game.play("c3-c1 x i5");
}

#[test]
fn the_order_of_captures_does_not_matter() {
    let signs = ["1: a1 b1 c2 c3 i1 i3", "2: g7 g9 e7 e9"];
    let play = |text: &str| {
        let mut game = moving(ALONE, &signs, 1);
        game.play(text);
        game.position
    };
    assert_eq!(play("i1-c1 x g7 e9"), play("i1-c1 x e9 g7"));
}

// Nine: rolling.

#[test]
fn a_piece_that_leaves_a_mill_makes_no_mill_by_that_move_unless_rolling_is_allowed() {
    let signs = ["1: a1 b1 c1", "2: i1 i5 i9 g9"];
    assert_eq!(moving(ALONE, &signs, 1).mills("a1-d1"), 0);
    assert_eq!(moving(r#"{"game":"nine","seats":9,"roll":true}"#, &signs, 1).mills("a1-d1"), 1);
    // A piece that stood in no mill may still make one with pieces of another.
    assert_eq!(moving(ALONE, &["1: a1 b1 c1 d2 h4"], 1).mills("d2-d1"), 1);
}

// Nine: the end.

#[test]
fn when_five_signs_are_out_the_most_pieces_win() {
    let five = r#"{"game":"nine","seats":9,"end":"five"}"#;
    let mut game = moving(five, &["1: a1 b1 c3", "2: i1 i5 i9 g9", "3: h5", "4: d5 e6", "8: g4 e4 c7"], 1);
    assert_eq!(game.winners(), None);
    assert_eq!(game.play("c3-c1 x h5"), "out 3; 3:4:0:2:0:0:0:3:0");
    assert_eq!(game.winners(), Some(vec![2]));
    assert_eq!(game.rules.turn(&game.position), None);
    assert_eq!(game.rules.legal(&game.position), []);
}

#[test]
fn another_number_of_signs_can_be_agreed_on() {
    let signs = ["1: a1 b1 c3", "2: i1 i5 i9 g9", "3: h5 h7 h9", "4: d5 e6 f7", "8: g4 e4 c7", "9: a9"];
    let play = |end: &str| {
        let mut game = moving(&format!(r#"{{"game":"nine","seats":9,"end":"{end}"}}"#), &signs, 1);
        game.play("c3-c1 x a9");
        game.winners()
    };
    assert_eq!([play("4"), play("five")], [Some(vec![2]), None]);
}

#[test]
fn in_teams_the_sum_counts() {
    let signs = ["1: a1 b1 c3", "4: d5 e6 f7", "2: i1 i5 i9 g9 d9", "3: h5"];
    for (variant, winners) in [(NINE, vec![1]), (r#"{"game":"nine","seats":9,"teams":true}"#, vec![1, 4, 7])] {
        let mut game = moving(variant, &signs, 1);
        assert_eq!(game.play("c3-c1 x h5"), "out 3; 6:5:0");
        assert_eq!(game.winners(), Some(winners));
    }
}

#[test]
fn equal_numbers_share_the_win() {
    let five = r#"{"game":"nine","seats":9,"end":"five"}"#;
    let mut game = moving(five, &["1: a1 b1 c3", "2: i1 i5 i9", "3: h5", "4: d5 e6", "8: g4"], 1);
    game.play("c3-c1 x h5");
    assert_eq!(game.winners(), Some(vec![1, 2]));
}

/// Plays back and forth without a capture until the game is over; returns the number of turns.
fn idle(game: &mut Game, pairs: &[[&str; 2]]) -> u32 {
    let mut turns = 0;
    for shuttle in pairs.iter().cycle() {
        if game.winners().is_some() {
            break;
        }
        let [here, there] = shuttle.map(cell);
        let (from, to) = if game.position.occupied().contains(here) { (here, there) } else { (there, here) };
        game.play(&format!("{from}-{to}"));
        turns += 1;
    }
    turns
}

#[test]
fn nine_also_ends_after_50_rounds_without_a_capture() {
    for end in ["five", "shrink"] {
        let variant = format!(r#"{{"game":"nine","seats":9,"end":"{end}"}}"#);
        let signs = ["1: a1 b3 c5", "2: i1 i5 i9", "3: e5 e6 g1", "4: f9 d9 b9 b8", "9: h2 h4 h6"];
        let mut game = moving(&variant, &signs, 1);
        let shuttles = [["a1", "a2"], ["i1", "i2"], ["e5", "d5"], ["f9", "f8"], ["h2", "h3"]];
        assert_eq!(idle(&mut game, &shuttles), 50 * 5);
        assert_eq!(game.winners(), Some(vec![4]), "the most pieces win");
    }
}

#[test]
fn once_every_piece_stands_in_a_mill_empty_outer_rows_and_columns_are_removed() {
    let mut game = moving(ALONE, &["1: c3 d3 e7", "2: g5 g6 g7"], 1);
    assert_eq!(game.play("e7-e3"), "board c3-g7");
    assert_eq!(game.refused("g5-h5"), MoveError::Outside(cell("h5")));
    assert_eq!(game.rules.rows(&game.position)[2], "  111..  ");
    // From then on after every move, although not every piece stands in a mill any more.
    assert_eq!(game.play("g7-f4"), "board c3-g6");
    assert!(game.position.is_shrinking());
}

#[test]
fn the_board_does_not_shrink_before_every_piece_stands_in_a_mill() {
    let mut game = moving(ALONE, &["1: c3 d3 e7", "2: g5 g6 h8"], 1);
    assert_eq!(game.play("e7-e3"), "");
    assert_eq!(game.play("h8-g7 x"), "board c3-g7");
}

#[test]
fn the_last_sign_with_pieces_wins_on_the_shrinking_board() {
    // Sign 2 cannot move in what is left of the board.
    let mut game = moving(ALONE, &["1: a1 b1 d1", "2: a2 b2 c2 d2"], 1);
    assert_eq!(game.play("d1-c1"), "board a1-d2");
    assert_eq!(game.play("d2-d1"), "");
    let mut game = moving(ALONE, &["1: a1 b1 e1", "2: a2 b2 c2"], 1);
    assert_eq!(game.play("e1-c1"), "out 2; board a1-c1; 3:0:0:0:0:0:0:0:0");
    assert_eq!(game.winners(), Some(vec![1]));
}

#[test]
fn the_number_of_signs_out_does_not_end_a_shrinking_game() {
    let mut game = moving(ALONE, &["1: a1 b1 c3", "2: i1 i5 i9 g9", "3: h5"], 1);
    assert_eq!(game.play("c3-c1 x h5"), "out 3");
    assert_eq!(game.winners(), None);
}

#[test]
fn shrinking_is_the_default_without_teams_and_five_in_teams() {
    assert_eq!([rules(ALONE).end(), rules(NINE).end()], [End::Shrink, End::Out(5)]);
}

// Knocking, and the pieces beside the board.

#[test]
fn a_player_who_has_not_moved_at_the_eighth_knock_is_out() {
    let signs = ["1: a1 b1 c3", "2: i1 i5 i9 g9", "3: h5 g6 f7"];
    assert_eq!(moving(ALONE, &signs, 1).refused("out"), MoveError::NoClock);
    let mut game = moving(r#"{"game":"nine","seats":9,"knocks":8}"#, &signs, 1);
    assert!(!game.rules.legal(&game.position).contains(&Move::TimeOut));
    assert_eq!(game.play("out"), "out 1");
    assert_eq!(game.mover(), "2");
}

#[test]
fn pieces_taken_off_lie_beside_the_board_and_0_3_or_6_of_them_jump() {
    let game = moving(ALONE, &["1: a1 b1 c3", "2: i1 i5 i9 g9"], 1);
    let beside: Vec<usize> = game.rules.signs().map(|sign| game.rules.beside(&game.position, sign)).collect();
    assert_eq!(beside, [6, 5, 9, 9, 9, 9, 9, 9, 9]);
    let drawn = Diagram::new(game.rules, game.position).to_string();
    assert!(drawn.contains("1*: 3+6, 2: 4+5"), "{drawn}");
}

// Heaps.

#[test]
fn in_heaps_placing_is_as_in_nine() {
    let mut game = placing(HEAPS);
    assert_eq!(game.refused("-"), MoveError::NothingToLose(Sign(0)));
    game.play("e5");
    (2..=9).for_each(|sign| _ = game.play(&format!("a{sign}")));
    assert!(matches!(game.refused("d4"), MoveError::Clash { .. }));
    game.play("-");
}

#[test]
fn in_heaps_each_sign_moves_one_piece_to_any_empty_cell() {
    for pieces in ["a1", "a1 b1", "a1 c3 e5 g7"] {
        let game = moving(HEAPS, &[&format!("1: {pieces}"), "2: i1 i5"], 1);
        assert_eq!(game.reach("a1").len(), 81 - cells(pieces).len() - 2);
    }
}

#[test]
fn in_heaps_a_fourth_and_a_fifth_piece_make_a_mill_again_and_a_move_makes_up_to_three() {
    let game = moving(HEAPS, &["1: a1 c1 e1 h5", "2: i9"], 1);
    assert_eq!(game.mills("h5-h1"), 1);
    let game = moving(HEAPS, &["1: a1 c1 e1 g1 h5", "2: i9"], 1);
    assert_eq!(game.mills("h5-i1"), 1);
    let game = moving(HEAPS, &["1: b2 c3 f1 i1 a5 a9 h8", "2: i9"], 1);
    assert_eq!(game.mills("h8-a1"), 3, "row, column and box");
}

#[test]
fn in_heaps_pieces_in_mills_cannot_be_taken_and_captures_are_not_optional() {
    let mut game = moving(HEAPS, &["1: a1 c1 h5", "2: i2 i5 i9 b5"], 1);
    assert_eq!(game.refused("h5-e1"), MoveError::TooFew { expected: 1, found: 0 });
    assert_eq!(game.refused("h5-e1 x i2"), MoveError::Protected(cell("i2")));
    game.play("h5-e1 x b5");
}

#[test]
fn heaps_end_after_two_rounds_without_a_capture_and_before_the_first_after_four() {
    let signs = ["1: a1 c1 h5 b9", "2: i2 b5 g8", "3: d4 e7 f9"];
    let shuttles = [["i2", "i1"], ["d4", "d3"], ["b9", "b8"]];
    let mut game = moving(HEAPS, &signs, 1);
    game.play("h5-e1 x b5");
    assert_eq!(idle(&mut game, &shuttles), 2 * 3, "the turns of signs without pieces count");
    let mut game = moving(HEAPS, &signs, 1);
    assert_eq!(idle(&mut game, &[["h5", "h6"], ["i2", "i1"], ["d4", "d3"]]), 4 * 3);
}

#[test]
fn the_largest_heap_wins_and_in_teams_the_sum_of_the_three_heaps() {
    let signs = ["1: a1 c1 h5", "2: i2 i3 b5", "4: c7 d7", "7: a9 b8", "5: e5"];
    let game = moving(HEAPS, &signs, 1);
    assert_eq!(game.rules.scores(&game.position), [1, 2, 0, 2, 1, 0, 1, 0, 0]);
    assert_eq!(game.rules.result(&game.position).winners, [Seat(1), Seat(3)]);
    let game = moving(r#"{"game":"heaps"}"#, &signs, 1);
    assert_eq!(game.rules.scores(&game.position), [4, 3, 0]);
    assert_eq!(game.rules.result(&game.position).winners, [Seat(0)]);
}

// Six: board and placing.

#[test]
fn in_six_boxes_are_3_wide_and_2_high_and_red_has_the_odd_numbers() {
    let rules = rules(SIX);
    assert_eq!(rules.board().units(cell("a1"))[2], cells("a1 b1 c1 a2 b2 c2"));
    let sides: Vec<usize> = rules.signs().map(|sign| rules.side(sign)).collect();
    assert_eq!(sides, [0, 1, 0, 1, 0, 1]);
    let game = placing(SIX);
    assert!(game.rules.signs().all(|sign| game.rules.in_hand(&game.position, sign) == 6));
}

#[test]
fn two_different_cells_drawn_at_random_are_barred_while_placing() {
    let rules = rules(SIX);
    let starts: Vec<Position> = (0..100).map(|number| rules.begin(seed(number))).collect();
    assert!(starts.iter().all(|start| start.barred().len() == 2 && start.barred().is_subset(rules.board().cells())));
    assert!(starts.iter().any(|start| start.barred() != starts[0].barred()));
    let mut game = placing(SIX);
    let barred = game.position.barred().first().unwrap();
    assert_eq!(game.refused(&barred.to_string()), MoveError::Barred(barred));
}

#[test]
fn in_six_red_and_blue_place_one_piece_at_a_time_in_the_order_1_to_6() {
    let mut game = placing(SIX);
    for turn in 0..12 {
        assert_eq!(game.mover(), (turn % 6 + 1).to_string());
        assert_eq!(game.rules.turn(&game.position), Some(Seat(turn % 2)));
        let chosen = game.rules.legal(&game.position)[0];
        game.rules.play(&mut game.position, &chosen).unwrap();
    }
}

#[test]
fn in_six_a_piece_goes_where_no_equal_number_stands_in_the_row_column_or_box() {
    let mut game = placing(SIX);
    game.position.barred = cells("f6 e6");
    game.play("a1");
    (2..=6).for_each(|sign| _ = game.play(&format!("a{sign}")));
    for name in ["f1", "c2"] {
        assert_eq!(game.refused(name), MoveError::Clash { cell: cell(name), sign: Sign(0) });
    }
    assert_eq!(game.refused("a6"), MoveError::Occupied(cell("a6")));
    assert_eq!(game.refused("a7"), MoveError::Outside(cell("a7")));
    game.play("d2");
}

#[test]
fn a_number_that_can_be_placed_must_be_and_one_that_cannot_passes() {
    let mut game = placing(SIX);
    assert_eq!(game.refused("-"), MoveError::NoLoss);
    // Number 2 sees every empty cell.
    game.position.barred = cells("a1 a2");
    game.position.pieces[1] = cells("b1 d2 c3 e4 f5");
    game.position.pieces[3] = cells("a6");
    assert_eq!(game.rules.places(&game.position, Sign(1)), Cells::NONE);
    game.play("d5");
    assert_eq!(game.mover(), "3");
}

#[test]
fn placing_ends_when_no_number_can_be_placed_and_pieces_left_over_are_out_of_the_game() {
    let mut game = placing(SIX);
    while game.position.phase() == Phase::Placing {
        let mover = game.rules.mover(&game.position);
        assert!(!game.rules.places(&game.position, mover).is_empty());
        let chosen = game.rules.legal(&game.position)[0];
        game.rules.play(&mut game.position, &chosen).unwrap();
    }
    let held = |sign| game.rules.beside(&game.position, sign) + game.position.pieces(sign).len();
    assert!(game.rules.signs().all(|sign| held(sign) == 6 && game.rules.in_hand(&game.position, sign) == 0));
    assert!(game.position.occupied().len() < 36);
    assert_eq!(game.mover(), "1", "Red begins");
}

// Six: moving.

#[test]
fn a_team_moves_any_one_of_its_pieces_to_any_empty_cell_and_red_begins() {
    let mut game = moving(SIX, &["1: a1", "3: b3", "5: c5", "2: f1", "4: f3", "6: e5 f5"], 1);
    for from in ["a1", "b3", "c5"] {
        assert_eq!(game.reach(from).len(), 29, "barred cells are included");
    }
    assert_eq!(game.refused("f1-e1"), MoveError::NotOwn(cell("f1")));
    assert_eq!(game.refused("-"), MoveError::Moving);
    game.play("b3-b4");
    assert_eq!(game.rules.turn(&game.position), Some(Seat(1)));
    assert_eq!(game.reach("e5").len(), 29);
}

#[test]
fn with_six_seats_each_number_moves_its_own_pieces_only_and_one_without_pieces_passes() {
    let six = r#"{"game":"six","seats":6}"#;
    let mut game = moving(six, &["1: a1", "5: c5", "2: f1", "4: f3", "6: e5 f5"], 1);
    assert_eq!(game.refused("c5-c6"), MoveError::NotOwn(cell("c5")));
    game.play("a1-b1");
    game.play("f1-f2");
    assert_eq!(game.mover(), "4");
    assert_eq!(game.rules.turn(&game.position), Some(Seat(3)));
}

// Six: mills.

#[test]
fn in_six_a_mill_is_at_least_three_equal_numbers_anywhere_in_a_row_column_or_box() {
    let game = moving(SIX, &["1: a1 f1 c4", "2: f6"], 1);
    assert_eq!([game.mills("c4-d1"), game.mills("c4-c2")], [1, 0]);
    let game = moving(SIX, &["1: a1 a6 c4", "2: f6"], 1);
    assert_eq!(game.mills("c4-a3"), 1);
    let game = moving(SIX, &["1: a1 b2 c4", "2: f6"], 1);
    assert_eq!(game.mills("c4-c1"), 1);
    let game = moving(SIX, &["1: a1", "3: f1 c4", "2: f6"], 1);
    assert_eq!(game.mills("c4-d1"), 0, "numbers of one team are not equal");
}

#[test]
fn in_six_a_move_makes_no_mill_in_a_unit_where_the_piece_stood_before() {
    let game = moving(SIX, &["1: a1 c1 e1", "2: f6"], 1);
    assert_eq!(game.mills("e1-f1"), 0, "it stays in the row");
    let game = moving(SIX, &["1: a1 b2 c1 c2 f6", "2: f5"], 1);
    assert_eq!(game.mills("c2-b1"), 1, "it stays in the box and comes into the row");
    let game = moving(SIX, &["1: b1 c2 f1 a4 a6 e5", "2: f5"], 1);
    assert_eq!(game.mills("e5-a1"), 3);
}

#[test]
fn in_six_one_enemy_piece_in_no_mill_is_taken_for_each_mill_if_there_is_one() {
    let signs = ["1: b1 c2 f1 a4 a6 e5", "2: f5 f6 d4", "4: e3 d3 d4"];
    let mut game = moving(SIX, &signs[..2], 1);
    assert_eq!(game.refused("e5-a1 x f5 f6"), MoveError::TooFew { expected: 3, found: 2 });
    assert_eq!(game.play("e5-a1 x f5 f6 d4"), "out 2; 2:0");
    assert_eq!(game.winners(), Some(vec![1]), "a team without pieces has lost");
    // Fewer than the mills if the others stand in mills.
    let mut game = moving(SIX, &["1: b1 c2 f1 a4 a6 e5", "2: f3 f6 f4", "4: e3"], 1);
    assert_eq!(game.refused("e5-a1 x e3 f3"), MoveError::Protected(cell("f3")));
    game.play("e5-a1 x e3");
}

// Six: the end.

const APART: [&str; 2] = ["1: a1 a3 d1", "2: f6 f4 b6"];
const TO_AND_FRO: [[&str; 2]; 2] = [["f6", "e6"], ["a1", "b1"]];

#[test]
fn six_ends_when_the_number_of_pieces_has_not_changed_for_two_pairs_of_moves() {
    let mut game = moving(SIX, &["1: a1 c1 d3", "2: f6 f4 b6 b5"], 1);
    game.play("d3-e1 x b5");
    assert_eq!(idle(&mut game, &TO_AND_FRO), 4);
}

#[test]
fn before_the_first_capture_the_limit_is_six_pairs() {
    let mut game = moving(SIX, &APART, 1);
    assert_eq!(idle(&mut game, &[["a1", "b1"], ["f6", "e6"]]), 12);
}

#[test]
fn with_six_seats_two_rounds_without_a_capture_end_it_and_before_the_first_four() {
    let six = r#"{"game":"six","seats":6}"#;
    let signs = ["1: a1 c1 d3", "2: f6 f4 b6 b5", "3: a4", "4: c6", "5: e3", "6: d4"];
    let shuttles = [["f6", "f5"], ["a4", "a5"], ["c6", "d6"], ["e3", "e2"], ["d4", "c4"], ["a1", "b1"]];
    let mut game = moving(six, &signs, 1);
    game.play("d3-e1 x b5");
    assert_eq!(idle(&mut game, &shuttles), 12);
    let mut game = moving(six, &signs, 1);
    let shuttles = [["a1", "b1"], ["f6", "f5"], ["a4", "a5"], ["c6", "d6"], ["e3", "e2"], ["d4", "c4"]];
    assert_eq!(idle(&mut game, &shuttles), 24);
}

#[test]
fn the_larger_area_wins_numbers_mixed_and_the_record_gives_both() {
    let mut game = moving(SIX, &["1: a1 b1", "3: b2", "5: e2", "2: f6 e6", "4: c5", "6: a6"], 1);
    idle(&mut game, &[["e2", "e3"], ["c5", "c4"]]);
    assert_eq!(game.rules.scores(&game.position), [3, 2]);
    assert_eq!(game.winners(), Some(vec![1]));
    let mut game = moving(SIX, &["1: a1 c1 d3", "2: f6 f4 b6"], 1);
    game.position.turns = 10;
    game.position.quiet = 3;
    assert_eq!(game.play("a1-b1"), "2:1");
}

#[test]
fn equal_areas_draw() {
    let mut game = moving(SIX, &APART, 1);
    idle(&mut game, &[["a1", "b1"], ["f6", "e6"]]);
    assert_eq!((game.rules.scores(&game.position), game.winners()), (vec![1, 1], Some(Vec::new())));
}

// Records and files.

/// A game in which always the move with this number is played.
fn played(rules: &GarnsiMalom, number: usize) -> Referee<GarnsiMalom> {
    let mut referee = Referee::new(rules.clone(), rules.begin(seed(number as u32)));
    while let Some(seat) = referee.turn() {
        let legal = rules.legal(referee.position());
        let chosen = legal[(number + referee.turns().len() * 7) % legal.len()];
        referee.play(seat, chosen, 0).unwrap();
    }
    referee
}

const VARIANTS: [&str; 8] = [
    NINE,
    ALONE,
    r#"{"game":"nine","seats":9,"teams":true,"roll":true}"#,
    r#"{"game":"nine","end":"shrink"}"#,
    HEAPS,
    r#"{"game":"heaps"}"#,
    SIX,
    r#"{"game":"six","seats":6}"#,
];

#[test]
fn records_are_replayed() {
    for rules in VARIANTS.map(rules) {
        let referee = played(&rules, 3);
        let seats = vec![Sitter::Human; rules.seats()];
        let game = GarnsiMalom::GAME.to_owned();
        let header = Header { game, variant: rules.variant(), seed: seed(3), seats, commitments: None };
        let (mut writer, mut text) = Writer::begin(&header);
        text.push('\n');
        for turn in referee.turns() {
            let (seat, answer) = (turn.seat, turn.answer.clone());
            let line = Line::Move { seat, text: rules.write(&turn.chosen), answer, ms: 0 };
            text += &(writer.line(&line) + "\n");
        }
        let record = Record::read(&text).unwrap();
        let again = GarnsiMalom::of_variant(&record.header.variant).unwrap();
        let start = again.begin(record.header.seed);
        assert_eq!(replay(again, start, &record).unwrap().position(), referee.position());
    }
}

#[test]
fn positions_are_read_as_they_are_written() {
    for rules in VARIANTS.map(rules) {
        let referee = played(&rules, 5);
        let mut position = referee.start().clone();
        for turn in referee.turns() {
            rules.play(&mut position, &turn.chosen).unwrap();
            let diagram = Diagram::new(rules.clone(), position.clone());
            let text = serde_json::to_string(&diagram).unwrap();
            let read = read_as::<Diagram>(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(read, diagram);
        }
    }
}

#[test]
fn a_position_is_written_with_all_that_a_player_sees() {
    let game = moving(SIX, &["1: a1 c1 d3", "2: f6 f4 b6"], 2);
    let text = serde_json::to_string(&Diagram::new(game.rules, game.position)).unwrap();
    let expected = concat!(
        r#"{"format":"garnsi-malom/1","variant":{"game":"six","seats":2},"#,
        r#""board":["1.1...","......","...1..",".....2","......",".2...2"],"#,
        r#""phase":"moving","round":1,"turn":2,"out":[3,4,5,6],"beside":[3,3,6,6,6,6],"quiet":1}"#
    );
    assert_eq!(text, expected);
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let game = moving(ALONE, &["1: a1 b1 c3", "2: i1 i5 i8 g8", "3: h5 h6 g3"], 2);
    let good = serde_json::to_value(Diagram::new(game.rules, game.position)).unwrap();
    let start = serde_json::to_value(Diagram::new(rules(SIX), rules(SIX).begin(seed(0)))).unwrap();
    let refused = |value: &serde_json::Value, key: &str, json: &str| {
        let mut value = value.clone();
        value[key] = serde_json::from_str(json).unwrap();
        read_as::<Diagram>(&value.to_string()).expect_err("the position cannot be").to_string()
    };
    for (value, key, json, message) in [
        (&good, "format", r#""garnsi-malom/2""#, "expected `garnsi-malom/1`"),
        (&good, "board", r#"["1"]"#, "expected 9 rows of 9 characters"),
        (&good, "phase", r#""over""#, "`phase`: expected moving"),
        (&good, "phase", r#""placing""#, "two pieces of sign 1 in a row, column or box"),
        (&good, "turn", "4", "`turn`: sign 4 has no legal move"),
        (&good, "turn", "10", "a whole number from 1 to 9"),
        (&good, "quiet", "2", "`quiet`: expected at most 1"),
        (&good, "out", "[]", "`out`: expected [4, 5, 6, 7, 8, 9]"),
        (&good, "beside", "[]", "`beside`: expected [6, 5, 6, 9, 9, 9, 9, 9, 9]"),
        (&good, "shrinking", "true", "expected a space in each cell that has been removed"),
        (&good, "knock", "true", "unknown field `knock`"),
        (&start, "shrinking", "true", "`shrinking`: expected false"),
        (&start, "turn", "7", "`turn`: expected 1 to 6, found 7"),
        (&start, "board", r#"["7.....","......","......","......","......","......"]"#, "a1, found `7`"),
        (&start, "board", r#"["1.1...","......","......","......","......","......"]"#, "two pieces of sign 1"),
        (&start, "board", r#"["......","......","......","......","......","......"]"#, "expected 2 barred cells"),
    ] {
        let error = refused(value, key, json);
        assert!(error.contains(message), "{key}: {error}");
    }
}
