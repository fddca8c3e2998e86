//! The suites of all games, and published cases of the techniques.

use smyoz::declared::{Cell, Chart, Fact, Logic};
use smyoz::deduction::{Knowledge as _, Logic as _, Position, Technique};
use smyoz::limits::Limits;
use smyoz::puzzles::Stream;

use super::Sudoku;

#[path = "../../tests/suite/mod.rs"]
mod suite;

impl suite::declared::Boards for Sudoku {
    fn small(stream: &mut Stream) -> Self {
        Self { side: if stream.below(16) == 0 { 9 } else { 6 } }
    }
}

#[test]
fn the_suites_find_nothing_wrong() {
    suite::declared::test::<Sudoku>(16, 0);
}

/// Lines of HoDoKu's library of regression tests: the digits of a board, candidates that are
/// excluded, those that the technique excludes then, and those that it places.
const CASES: [(&str, &str); 12] = [
    ("hidden-single", "728+9.6..31....5.9.....3.1........8....14839....4........5.6.....4.8....62..1..385:::431"),
    ("naked-single", "8.9.4..2..46.1....3..9........1..9455.......6983..6........4..1....9.37..3..7.4.9:::168"),
    ("locked", ".3..9..+285...2.9....2.+745+3..8...7+2+64.+2.+46+8.+5.6..2...8.+3.17+8.6.+2..6+13+2..52...4..1.::166:"),
    (
        "locked",
        "..3..+6...7.+4.35.+616.5.1...38+7+6.+5.+42+9..26497+8+5+54+9...+3+169.+7.8.6.44.+176...8.+6+8...1..::998:",
    ),
    (
        "locked",
        "....2.7+4.7.24..+6+5...+4+75.+291.2+9.+473+656+7+53.2..44.36.+5.2+794+6+53..+7+2+2..+9+745.6..7+26.+4.+9:116 816 925 126 826 836:811 812 813 822:",
    ),
    (
        "locked",
        "+7+148+9....3+85..19..96+2...+1+8...74..8..+54.1+89.7...8..35........+718+8.12..4+96+4+7..+183..:339 972 594:248 249 268 269:",
    ),
    (
        "naked-pair",
        "7.+9...+3+4.+3.274.58+948+59..+7+2..3+1..8+49+7.47.9.86..9+84.+7+21.+8+2+3.+79.54+176+2549+3+8+9+5+4....+72::114 115 116 614 615 616:",
    ),
    (
        "naked-pair",
        "27.+4.+5....8.+71+2..6...8.3..+7+7+69+23451+81+3+8+95+7..+4+54+2+1+8+67...2.5+7+8..1...+3+49.72.+9+76+2+14.+5::683:",
    ),
    (
        "hidden-pair",
        "...47+1+2+3+6761+2+35+8+9+432+4+6+9+8+7+5+1.5..6+9+41...9...6+8..4..2+3+97+5.......29...3.+2168...+986.+4+7:171 172 772 773:152 243 843:",
    ),
    (
        "hidden-pair",
        "5...29.8+7.785.....9...+7+8....24..7...1+398657+42...2+1+439........+73.....186..9.78...5:117 137 138 139 271 273 291 293:381 383 481 583:",
    ),
    (
        "x-wing",
        "9.....+5+6+1..+6.+1.7+937+1..962486...2+147+9........5....4...642..+586+1+75.71.+2..+4..1....+52::313 314 343 344 353 354 363 364 394:",
    ),
    (
        "x-wing",
        "5+6+73+4+1+9+2+8....+567+4+1.412+7.+3+6+5...18.5+96+1..+69..+3+7.9+67+3+5.+14.39+41.+6524...+6.1+8+36+1..2+3+479::821 861:",
    ),
];

/// A digit, a row and a column, three characters each.
fn listed(text: &str) -> impl Iterator<Item = (Cell, char)> {
    text.split_whitespace().map(|one| {
        let [digit, row, column] = <[u8; 3]>::try_from(one.as_bytes()).unwrap();
        (Cell { row: row - b'1', column: column - b'1' }, char::from(digit))
    })
}

#[test]
fn published_cases_are_seen_by_their_techniques_and_by_no_easier_one() {
    for (id, line) in CASES {
        let parts: Vec<&str> = line.split(':').collect();
        let chart = Chart::new(&Sudoku { side: 9 });
        let mut marks = Logic::blank(&chart);
        let cells = (0..9).flat_map(|row| (0..9).map(move |column| Cell { row, column }));
        for (cell, digit) in cells.zip(parts[0].chars().filter(|&character| character != '+')) {
            if digit != '.' {
                marks.add(Fact::Is(cell, digit));
            }
        }
        marks.add_all(listed(parts[1]).map(|(cell, digit)| Fact::Not(cell, digit)));
        let excluded = listed(parts[2]).map(|(cell, digit)| Fact::Not(cell, digit));
        let expected: Vec<Fact> = excluded.chain(listed(parts[3]).map(|(cell, digit)| Fact::Is(cell, digit))).collect();
        let technique = Technique::<Logic<Sudoku>>::by_id(id).unwrap();
        let position = Position::of(&marks);
        let seen = technique.facts(&position, Limits::NONE).unwrap();
        assert!(!expected.is_empty() && expected.iter().all(|fact| seen.contains(fact)), "{id} {line}: {seen:?}");
        let easier = super::techniques::ALL.iter().take_while(|easier| easier.id != id);
        for fact in easier.flat_map(|easier| easier.facts(&position, Limits::NONE).unwrap()) {
            assert!(!expected.contains(&fact), "{id} {line}: {fact}");
        }
    }
}
