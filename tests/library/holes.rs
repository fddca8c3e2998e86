//! Sudoku with holes: the suites of all games, and what only it has: boards counted by brute force,
//! minima on boards of six rows, the number of holes of a seed.

use std::collections::BTreeMap;
use std::fs;

use smyoz::declared::{Declared, Logic};
use smyoz::engines::{EngineChoice, SatEngine, SearchEngine};
use smyoz::game::{Game, Puzzle};
use smyoz::games::garnsi_malom::holes::{HOLE, Holes, Options};
use smyoz::judging::verify;
use smyoz::limits::{Budget, Limits};
use smyoz::puzzles::{Bounds, Level, Record as _, read_as};

use crate::built_in::garnsi_malom::Six;
use crate::common::{sampled, seed};
use crate::suite::declared::Of;
use crate::suite::techniques::Tally;
use crate::suite::{engines, minima, techniques};

#[test]
fn engines_agree_and_techniques_are_sound() {
    for number in 0..60 {
        let agreement = engines::Case::<Of<Holes>>::draw(seed(1), number).test();
        agreement.unwrap_or_else(|wrong| panic!("case {number}: {wrong}"));
    }
    let (mut tally, mut judged) = (Tally::of::<Logic<Holes>>(), 0);
    for number in 0..60 {
        let case = techniques::Case::<Of<Holes>>::draw(seed(2), number);
        case.test(&mut tally).unwrap_or_else(|wrong| panic!("case {number}: {wrong:?}"));
        let mut oracle = SatEngine::new(&case.drawn.board);
        judged += case.test_reasons(&mut oracle).unwrap_or_else(|wrong| panic!("case {number}: {wrong}"));
    }
    let used = tally.uses.iter().filter(|(_, uses)| uses.facts > 0).count();
    assert!(used + 1 >= tally.uses.len() && judged > 5, "{judged} judged, {tally:?}");
}

/// `smyoz verify --strict puzzles/garnsi-malom-holes.jsonl` checks all of them.
#[test]
fn the_collection_keeps_its_promises() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/garnsi-malom-holes.jsonl");
    let text = fs::read_to_string(path).unwrap();
    let mut numbers = BTreeMap::new();
    for (at, line) in text.lines().enumerate() {
        let puzzle: Puzzle<Holes> = read_as(line).unwrap();
        *numbers.entry((puzzle.board.side, puzzle.level())).or_insert(0) += 1;
        if at % sampled(10) == 0 {
            let verdict = verify(&puzzle, EngineChoice::Search, Limits::NONE).unwrap();
            assert!(verdict.holds() && verdict.is_minimal() && verdict.solution_fits == Some(true), "{}", puzzle.id());
            assert_eq!(verdict.rating, Some(Ok(())), "{}", puzzle.id());
        }
    }
    let expected = [6, 9].into_iter().flat_map(|side| Level::SOLVABLE.map(|level| ((side, Some(level)), 20)));
    assert_eq!(numbers, expected.collect());
}

/// The number of boards of four rows with 0 to 8 holes; none has more.
const BOARDS: [usize; 9] = [288, 0, 9_216, 16_896, 95_616, 23_040, 36_096, 3_072, 2_688];

/// Every way to leave cells empty or to write digits that do not meet is tried, cell by cell; a
/// board counts if its holes see all digits. Nothing here knows how the game states its rules.
///
/// `seen` are the digits of each row, column and box, a bit each.
fn brute_force(board: &mut [u8; 16], cell: usize, seen: [[u8; 4]; 3], boards: &mut [usize; 17]) {
    let of = |cell: usize| [cell / 4, cell % 4, cell / 8 * 2 + cell % 4 / 2];
    let by = |cell: usize| of(cell).into_iter().zip(seen).fold(0, |digits, (at, seen)| digits | seen[at]);
    if cell == 16 {
        let mut holes = (0..16).filter(|&cell| board[cell] == 0);
        let is_board = holes.all(|hole| by(hole) == 0b11110);
        boards[board.iter().filter(|&&digit| digit == 0).count()] += usize::from(is_board);
        return;
    }
    board[cell] = 0;
    brute_force(board, cell + 1, seen, boards);
    for digit in (1..=4).filter(|&digit| by(cell) >> digit & 1 == 0) {
        board[cell] = digit;
        let mut with_digit = seen;
        of(cell).into_iter().zip(&mut with_digit).for_each(|(at, seen)| seen[at] |= 1 << digit);
        brute_force(board, cell + 1, with_digit, boards);
    }
}

#[test]
fn boards_of_four_rows_are_as_many_as_brute_force_counts() {
    let mut counted = [0; 17];
    brute_force(&mut [0; 16], 0, [[0; 4]; 3], &mut counted);
    assert_eq!(counted[..9], BOARDS);
    assert_eq!(counted[9..], [0; 8]);
    for (holes, boards) in (0..).zip(counted) {
        let board = Holes { side: 4, holes, shown: false };
        let found = SearchEngine::new(&board).solutions(&board.clues([]), 100_000, &mut Budget::new(Limits::NONE));
        assert!(found.complete && found.layouts.len() == boards, "{holes} holes: {}", found.layouts.len());
    }
}

#[test]
fn no_fewer_clues_than_a_minimum_are_enough_on_six_rows() {
    for number in 0..12 {
        let case = minima::Case::<Six>::draw(seed(12), number).and_then(|case| case.test());
        case.unwrap_or_else(|wrong| panic!("case {number}: {wrong}"));
    }
}

/// The last layout is pinned: a seed always draws the same.
#[test]
fn seeds_draw_the_number_of_holes_that_is_asked_for() {
    for (side, most) in [(4, 6), (6, 10), (9, 20)] {
        for holes in 2..=most {
            let options = Options { side, holes: Some(Bounds::just(holes)), ..Options::default() };
            let (board, layout) = <Holes as Declared>::draw(&options, seed(holes), Limits::NONE).unwrap();
            assert!(Game::is_legal(&board, &layout), "{side} rows, {holes} holes: {layout:?}");
            assert_eq!(layout.cells(HOLE).count(), holes as usize);
            let again = <Holes as Declared>::draw(&Declared::options(&board), seed(holes), Limits::NONE).unwrap();
            assert_eq!(again, (board, layout));
        }
    }
    let usual = Options { side: 6, ..Options::default() };
    let (_, layout) = <Holes as Declared>::draw(&usual, seed(1), Limits::NONE).unwrap();
    assert_eq!(layout.grid.rows(|cell| layout.at(cell)), ["2.6154", "514632", "142365", "653241", "435.16", ".61523"]);
}
