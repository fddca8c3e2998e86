//! The Prolog facts of CSPLib's problem 014.
//!
//! `problem(Name, Fleet, RowSums, ColSums, Hints).` The fleet is a list of `Length:Number`, the
//! sums are lists of whole numbers, as many as there are rows and columns; hints are
//! `Type@[Row,Column]`, counted from 1, of the types `w` water, `c` circle (a submarine), `m`
//! middle, and the ends `t` top, `b` bottom, `l` left, `r` right. Comments are those of Prolog.

use std::fmt::Write as _;

use itertools::Itertools;

use super::assemble::{self, add_counts, add_shown, all_counts, check_rules, code, meaning};
use super::error::{ReadError, WriteError};
use super::scanner::Scanner;
use super::{Entry, Format};
use crate::board::{Cell, Line, Piece, Shows, Size};
use crate::clues::{Clues, Shown};

const FORMAT: Format = Format::Csplib;

const TYPES: [(Shows, &str); 7] = [
    (Shows::Water, "w"),
    (Shows::Submarine, "c"),
    (Shows::Middle, "m"),
    (Shows::Top, "t"),
    (Shows::Bottom, "b"),
    (Shows::Left, "l"),
    (Shows::Right, "r"),
];

pub(super) fn read(text: &str) -> Result<Vec<Entry>, ReadError> {
    let mut scanner = Scanner::new(FORMAT, text);
    let mut entries = Vec::new();
    scanner.blanks();
    while !scanner.is_done() {
        entries.push(fact(&mut scanner)?);
    }
    Ok(entries)
}

fn fact(scanner: &mut Scanner) -> Result<Entry, ReadError> {
    let start = scanner.here();
    if scanner.word() != "problem" {
        return Err(scanner.error_at(start, "expected `problem(Name, Fleet, RowSums, ColSums, Hints).`"));
    }
    scanner.symbol('(')?;
    let is_number = scanner.peek().is_some_and(|sign| sign.is_ascii_digit());
    let name = name(scanner)?;
    scanner.symbol(',')?;
    let classes = scanner.list(class)?;
    scanner.symbol(',')?;
    let rows = scanner.list(sum)?;
    scanner.symbol(',')?;
    let columns = scanner.list(sum)?;
    scanner.symbol(',')?;
    let wrong = |scanner: &Scanner, message| scanner.error_at(start, message);
    let size = assemble::size(columns.len() as u64, rows.len() as u64).map_err(|error| wrong(scanner, error))?;
    let mut clues = Clues::none(size);
    add_counts(&mut clues, Line::Column, columns.into_iter().map(Some));
    add_counts(&mut clues, Line::Row, rows.into_iter().map(Some));
    scanner.list(|scanner| hint(scanner, size, &mut clues))?;
    scanner.symbol(')')?;
    scanner.symbol('.')?;
    let fleet = assemble::fleet(&classes).map_err(|error| wrong(scanner, error))?;
    let puzzle = assemble::puzzle(size, fleet, clues).map_err(|error| wrong(scanner, error))?;
    // A number only says where the puzzle is in a list; an atom is what it is called.
    Ok(if is_number { Entry { name: Some(name), puzzle } } else { Entry::named(name, puzzle) })
}

/// A number or an atom, in quotes or not.
fn name(scanner: &mut Scanner) -> Result<String, ReadError> {
    if !scanner.eat('\'') {
        let start = scanner.here();
        let name = scanner.word();
        let is_atom = name.starts_with(|sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit());
        let wrong = || scanner.error_at(start, "expected a name: a number or an atom");
        return is_atom.then(|| name.to_owned()).ok_or_else(wrong);
    }
    let mut name = String::new();
    loop {
        name.push_str(scanner.take_while(|sign| !"'\\\n".contains(sign)));
        if scanner.eat('\\') {
            scanner.expect('\\')?;
            name.push('\\');
            continue;
        }
        scanner.expect('\'')?;
        if !scanner.eat('\'') {
            break;
        }
        name.push('\'');
    }
    scanner.blanks();
    Ok(name)
}

fn class(scanner: &mut Scanner) -> Result<(u64, u64), ReadError> {
    let length = scanner.integer()?;
    scanner.symbol(':')?;
    Ok((length, scanner.integer()?))
}

fn sum(scanner: &mut Scanner) -> Result<u8, ReadError> {
    let start = scanner.here();
    let sum = scanner.integer()?;
    u8::try_from(sum).map_err(|_| scanner.error_at(start, format!("a sum of {sum} is too large")))
}

fn hint(scanner: &mut Scanner, size: Size, clues: &mut Clues) -> Result<(), ReadError> {
    let start = scanner.here();
    let word = scanner.word();
    let unknown = || scanner.error_at(start, "expected a hint: `w`, `c`, `m`, `t`, `b`, `l` or `r`");
    let shows = meaning(&TYPES, word).ok_or_else(unknown)?;
    scanner.symbol('@')?;
    let place = scanner.here();
    let coordinates = scanner.list(Scanner::integer)?;
    let at = |coordinate: u64, side: u8| (1..=side).find(|&at| u64::from(at) == coordinate);
    let cell = match coordinates[..] {
        [row, column] => at(column, size.width()).zip(at(row, size.height())),
        _ => None,
    };
    let outside = || scanner.error_at(place, format!("expected `[Row,Column]`, counted from 1, of a board of {size}"));
    let (column, row) = cell.ok_or_else(outside)?;
    let shown = Shown { cell: Cell::at(column - 1, row - 1), shows };
    add_shown(clues, shown).map_err(|error| scanner.error_at(start, error))
}

pub(super) fn write(entries: &[Entry]) -> Result<String, WriteError> {
    let mut text = String::new();
    for (entry, number) in entries.iter().zip(1..) {
        check_rules(FORMAT, entry)?;
        let clues = &entry.puzzle.clues;
        let name = match &entry.name {
            Some(name) if is_number(name) && entry.puzzle.caption.title.is_none() => name.clone(),
            Some(name) => atom(name),
            None => number.to_string(),
        };
        let classes = entry.puzzle.board.fleet().classes();
        let fleet = classes.map(|(length, number)| format!("{length}:{number}")).join(",");
        let [columns, rows] = all_counts(FORMAT, clues.counts(Piece::Ship))?.map(|counts| counts.iter().join(","));
        let hint = |shown: Shown| {
            let letter = code(FORMAT, &TYPES, shown)?;
            Ok(format!("{letter}@[{},{}]", shown.cell.row() + 1, shown.cell.column() + 1))
        };
        let hints: Vec<String> = clues.shown().map(hint).try_collect()?;
        let hints = hints.join(",");
        let _ = writeln!(text, "problem({name},\n\t[{fleet}],\n\t[{rows}],\n\t[{columns}],\n\t[{hints}]).");
    }
    Ok(text)
}

fn is_number(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit())
}

/// The name as an atom, in quotes if needed.
fn atom(name: &str) -> String {
    let is_plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if is_plain && name.starts_with(|sign: char| sign.is_ascii_lowercase()) {
        name.to_owned()
    } else {
        format!("'{}'", name.replace('\n', " ").replace('\\', "\\\\").replace('\'', "''"))
    }
}
