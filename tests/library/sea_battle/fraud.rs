//! Fraud: boards and the answers of their owners.

use smyoz::games::sea_battle::{
    Answer, Cell, Columns, Fault, Findings, Layout, Mistake, Record, Sampler, Setting, Shot, Size, Variant, Won,
};
use smyoz::puzzles::Seed;

use super::{STANDARD, layout, setting};

fn game() -> Setting {
    setting("6x6", "3-2-1-1", Variant { mines: 1, sweepers: 1, ..STANDARD })
}

fn board() -> Layout {
    layout("##..#./....../#...#./#...../#..*../.....+")
}

fn told(record: &str) -> Vec<String> {
    let record = Record::read(record, &Columns::latin()).unwrap();
    let found = Findings::of(&game(), &board(), &record);
    assert!(found.broken.is_empty(), "{:?}", found.broken);
    found.contradictions.iter().map(ToString::to_string).collect()
}

#[test]
fn honest_answers_are_found_right() {
    let record = "# the first game\nA1 hit\nB1 sunk\n\nA2 miss\nE3 sunk\nD5 mine\nF6 sweeper\nA4 hit\nA3 hit\nA5 sunk\nA5 sunk\n";
    assert_eq!(told(record), [""; 0]);
    assert_eq!(told(""), [""; 0]);
}

#[test]
fn answers_that_contradict_the_board_are_told() {
    for (record, message) in [
        ("A4 miss", "line 1: A4 was answered `miss`, but a ship lies there, at A3-A5: drawn in later?"),
        ("E1 miss", "line 1: E1 was answered `miss`, but a ship lies there, at E1: drawn in later?"),
        ("\nC1 hit", "line 2: C1 was answered `hit`, but nothing lies there"),
        ("A1 sunk\nB1 sunk", "line 1: A1 was answered `sunk`, but the ship at A1-B1 had cells left"),
        ("A1 hit\nB1 hit", "line 2: B1 was answered `hit`, but no cell of the ship at A1-B1 was left"),
        ("D5 miss", "line 1: D5 was answered `miss`, but a mine lies there"),
        ("F6 hit", "line 1: F6 was answered `hit`, but a sweeper lies there"),
        ("A1 mine", "line 1: A1 was answered `mine`, but a ship lies there, at A1-B1"),
        ("G1 miss", "line 1: G1 was answered `miss`, but there is no such cell on the board"),
    ] {
        assert_eq!(told(record), [message]);
    }
}

#[test]
fn mistaken_coordinates_are_recognized() {
    let mistake = |record: &str| {
        let record = Record::read(record, &Columns::latin()).unwrap();
        Findings::of(&game(), &board(), &record).mistake
    };
    assert_eq!(mistake("A1 hit\nA2 sunk\nA5 sunk"), Some(Mistake::Exchanged));
    assert_eq!(mistake("A6 hit\nB6 sunk\nE4 sunk"), Some(Mistake::FromBelow));
    assert_eq!(mistake("F1 hit\nE1 sunk\nB1 sunk"), Some(Mistake::FromRight));
    let shifted = mistake("B2 hit\nC2 sunk\nF4 sunk\nE6 mine").unwrap();
    assert_eq!(shifted, Mistake::Shifted { columns: -1, rows: -1 });
    assert_eq!(shifted.to_string(), "cells were looked up -1 columns, -1 rows away");
    assert_eq!(mistake("A1 hit\nB1 sunk"), None);
    assert_eq!(mistake("A1 miss"), None);
    assert_eq!(mistake("A1 sunk\nB1 sunk\nC1 sunk"), None);
}

#[test]
fn records_are_read_in_three_languages() {
    let word = Columns::word("республика", Size::STANDARD).unwrap();
    let record = Record::read("«Р1» — «мимо!»\nе2: ранен\nС3 убил\nП4 мина\n# end\nА10 Тральщик", &word).unwrap();
    let shots = [
        (0, 0, Answer::Miss, 1),
        (1, 1, Answer::Hit, 2),
        (2, 2, Answer::Sunk, 3),
        (3, 3, Answer::Mine, 4),
        (9, 9, Answer::Sweeper, 6),
    ];
    let shots =
        shots.map(|(column, row, answer, line)| Shot { cell: Cell::at(column, row), answer, named: None, line });
    assert_eq!(record.0, shots);
    assert_eq!(Record::read("e4 talált", &Columns::latin()).unwrap().0[0].answer, Answer::Hit);
    let wrong = |text| Record::read(text, &Columns::latin()).unwrap_err().to_string();
    assert_eq!(wrong("A1 hit\nB1"), "line 2: expected a cell and an answer, such as `E4 miss`, found `B1`");
    assert_eq!(wrong("Ы1 hit"), "line 1: `Ы1` is not a cell: expected a column, A to AD, and a row, 1 to 30");
    assert_eq!(
        wrong("A1 perhaps"),
        "line 1: `perhaps` is not an answer: expected `miss` (мимо), `hit` (ранен), `sunk` (убил), `mine` (мина), \
         `sweeper` (тральщик)"
    );
}

#[test]
fn the_fault_is_of_those_who_cheated() {
    let standard = Setting::standard();
    let fair = Sampler::new(&standard).layout(Seed::try_from(3).unwrap()).unwrap();
    let none = Record::default();
    let fair = Findings::of(&standard, &fair, &none);
    let foul = Findings::of(&standard, &Layout::empty(standard.size()), &none);
    assert!(fair.is_fair() && !foul.is_fair() && foul.broken.len() == 4);
    assert_eq!(Fault::of(&fair, &fair), Fault::Neither);
    assert_eq!(Fault::of(&foul, &fair), Fault::First);
    assert_eq!(Fault::of(&fair, &foul), Fault::Second);
    assert_eq!(Fault::of(&foul, &foul).name(), "both");
}

#[test]
fn named_cells_are_read_and_must_be_what_was_to_be_named() {
    let read = |text: &str| Record::read(text, &Columns::latin());
    let record = read("A1 mine C3\nB1 мина: d4\nC1 sweeper E5\nD1 aknaszedő\nE1 mine").unwrap();
    let named: Vec<_> = record.0.iter().map(|shot| shot.named.map(|cell| cell.to_string())).collect();
    assert_eq!(named, [Some("C3".to_owned()), Some("D4".to_owned()), Some("E5".to_owned()), None, None]);
    for (text, told) in [("A1 hit C3", "`hit C3` is not an answer"), ("A1 mine C33", "`C33` is not a cell")] {
        assert!(read(text).unwrap_err().to_string().starts_with(&format!("line 1: {told}")), "{text}");
    }
    // The owner of this board hit mines and sweepers on the other one.
    let told = |text: &str| {
        let found = Findings::of(&game(), &board(), &Record::default()).with_named(&board(), &read(text).unwrap());
        assert_eq!(found.is_fair(), found.misnamed.is_empty());
        found.misnamed.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(told("B2 mine A4\nB4 sweeper D5\nB6 mine\nF1 sweeper"), [""; 0]);
    let line = |line: usize| format!("line {line} of the opponent's record: ");
    assert_eq!(told("B2 mine B2"), [line(1) + "B2 was named, but no ship lies there"]);
    assert_eq!(told("B2 mine F6"), [line(1) + "F6 was named, but no ship lies there"]);
    assert_eq!(told("B2 sweeper A1"), [line(1) + "A1 was named, but no mine lies there"]);
    assert_eq!(told("B2 mine A1\n\nB4 mine A1"), [line(3) + "A1 was named before, in line 1"]);
    assert_eq!(told("B2 mine H9"), [line(1) + "H9 was named, but no ship lies there"]);
}

/// After the game the loser may look at the winner's board, and has won if he proves a violation;
/// the winner may look at the loser's; if both have violated the rules, nobody has won. A violation
/// that is proved during the game ends it.
#[test]
fn who_has_won_is_decided_by_the_rules_on_fraud() {
    for (fault, all_sunk, won) in [
        (Fault::Neither, [false, false], Won::Open),
        (Fault::Neither, [true, false], Won::Second),
        (Fault::Neither, [false, true], Won::First),
        // The winner has cheated.
        (Fault::First, [false, true], Won::Second),
        (Fault::Second, [true, false], Won::First),
        // The loser has.
        (Fault::First, [true, false], Won::Second),
        (Fault::Both, [true, false], Won::Nobody),
        // During the game.
        (Fault::Second, [false, false], Won::First),
    ] {
        assert_eq!(Won::of(fault, all_sunk), won, "{fault:?} {all_sunk:?}");
    }
    let record = |text: &str| Record::read(text, &Columns::latin()).unwrap();
    assert!(!record("A1 hit\nB1 sunk").sinks_all(&board()));
    assert!(record("A1 hit\nB1 sunk\nE1 sunk\nE3 sunk\nA3 hit\nA4 hit\nA5 sunk").sinks_all(&board()));
}
