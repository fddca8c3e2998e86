//! Addresses of puzz.link, pzprxs and other sites that run pzprjs: what follows the `?` is the
//! same. Options such as `type=editor&` may come first, and the name of the puzzle may say whether
//! it is edited or played.
//!
//! `battleship/WIDTH/HEIGHT/` is followed by the counts of the columns and of the rows, then by the
//! cells row by row: `0`–`9`, `a`–`f` are values, `-` is followed by a value of two digits (all are
//! hexadecimal), `g`–`z` skip 1 to 20. Cells show 0 water, 1 to 4 the top, bottom, left and right
//! end, 5 a middle, 6 a submarine, `.` some part of a ship. Where nothing is given at all, counts
//! and cells may be left out. The fleet is `//c`, `//d` or `//e`, or its number of ships and each
//! as a figure: width and height to the base of 36, then the cells, five in a digit.

use itertools::Itertools;

use super::assemble::{self, add_counts, add_shown, check_rules, code, meaning};
use super::error::{ReadError, WriteError};
use super::scanner::Scanner;
use super::{Entry, Format};
use crate::board::{Fleet, Line, Piece, Shows, Size};
use crate::clues::{Clues, Shown};

const FORMAT: Format = Format::PuzzLink;

const SITE: &str = "https://puzz.link/p?";

/// The name of the puzzle in an address.
const GENRE: &str = "battleship";

/// What the name may begin or end with: how the page opens.
const PREFIX: &str = "m+";
const SUFFIXES: [&str; 3] = ["_edit", "_play", "_test"];

/// Whether a text that begins with this word is of this format.
pub(super) fn is_begun_by(word: &str) -> bool {
    word.contains("://") || word.contains(GENRE) && word.contains('/')
}

/// The fleets that have a letter, by the lengths of the ships, the shortest first.
const FLEETS: [(char, &[u8]); 3] = [
    ('c', &[1, 1, 1, 2, 2, 3]),
    ('d', &[1, 1, 1, 1, 2, 2, 2, 3, 3, 4]),
    ('e', &[1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5]),
];

/// A value of a count or a cell.
#[derive(Clone, Copy, PartialEq)]
enum Value {
    Number(u8),
    Unknown,
}

/// What values say of cells.
const CELLS: [(Shows, Value); 8] = [
    (Shows::Water, Value::Number(0)),
    (Shows::Top, Value::Number(1)),
    (Shows::Bottom, Value::Number(2)),
    (Shows::Left, Value::Number(3)),
    (Shows::Right, Value::Number(4)),
    (Shows::Middle, Value::Number(5)),
    (Shows::Submarine, Value::Number(6)),
    (Shows::Ship, Value::Unknown),
];

pub(super) fn read(text: &str) -> Result<Vec<Entry>, ReadError> {
    let mut scanner = Scanner::new(FORMAT, text);
    let mut entries = Vec::new();
    loop {
        scanner.take_while(char::is_whitespace);
        if scanner.is_done() {
            return Ok(entries);
        }
        entries.push(address(&mut scanner)?);
    }
}

fn address(scanner: &mut Scanner) -> Result<Entry, ReadError> {
    let start = scanner.here();
    scanner.take_while(|sign| sign != '?' && !sign.is_whitespace());
    let is_address = scanner.eat('?');
    if !is_address {
        scanner.go(start);
    }
    let word = |scanner: &mut Scanner| {
        let place = scanner.here();
        (place, scanner.take_while(|sign| !"/&".contains(sign) && !sign.is_whitespace()).to_owned())
    };
    let (mut place, mut genre) = word(scanner);
    while scanner.eat('&') {
        (place, genre) = word(scanner);
    }
    let name = genre.strip_prefix(PREFIX).unwrap_or(&genre);
    if SUFFIXES.iter().find_map(|suffix| name.strip_suffix(suffix)).unwrap_or(name) != GENRE {
        return Err(scanner.error_at(
            place,
            match is_address {
                true => format!("expected `{GENRE}/`, found `{genre}`"),
                false => format!("expected an address such as {SITE}{GENRE}/6/6/…"),
            },
        ));
    }
    scanner.expect('/')?;
    let place = scanner.here();
    let width = scanner.number()?;
    scanner.expect('/')?;
    let height = scanner.number()?;
    scanner.expect('/')?;
    let size = assemble::size(width, height).map_err(|error| scanner.error_at(place, error))?;
    let mut clues = Clues::none(size);
    if scanner.peek() != Some('/') {
        given(scanner, size, &mut clues)?;
    }
    if scanner.peek().is_none_or(char::is_whitespace) {
        return Err(scanner.error_at(scanner.here(), "the address has no fleet: expected `//c`, or ships".to_owned()));
    }
    scanner.expect('/')?;
    let classes = ships(scanner)?;
    if scanner.peek().is_some_and(|sign| !sign.is_whitespace()) {
        return Err(scanner.expected("the end of the address"));
    }
    let wrong = |error| scanner.error_at(start, error);
    let fleet = assemble::fleet(&classes).map_err(wrong)?;
    Ok(assemble::puzzle(size, fleet, clues).map_err(wrong)?.into())
}

/// Reads the counts and the cells.
fn given(scanner: &mut Scanner, size: Size, clues: &mut Clues) -> Result<(), ReadError> {
    let lines = usize::from(size.width()) + usize::from(size.height());
    let mut counts = values(scanner, lines, "counts")?.into_iter().map(|value| match value {
        Some(Value::Number(number)) => Some(number),
        Some(Value::Unknown) | None => None,
    });
    add_counts(clues, Line::Column, counts.by_ref().take(size.width().into()));
    add_counts(clues, Line::Row, counts);
    let cells = scanner.here();
    for (cell, value) in size.cells().zip(values(scanner, size.area(), "cells")?) {
        let Some(value) = value else { continue };
        let unknown = || scanner.error_at(cells, format!("{cell} does not show a part of a straight ship or water"));
        let shows = meaning(&CELLS, value).ok_or_else(unknown)?;
        add_shown(clues, Shown { cell, shows }).map_err(|error| scanner.error_at(cells, error))?;
    }
    Ok(())
}

/// This many values, `None` where they are skipped.
fn values(scanner: &mut Scanner, number: usize, what: &str) -> Result<Vec<Option<Value>>, ReadError> {
    let mut values = Vec::new();
    while values.len() < number {
        let place = scanner.here();
        let left = number - values.len();
        match scanner.next() {
            Some('.') => values.push(Some(Value::Unknown)),
            Some('-') => values.push(Some(Value::Number(digit(scanner)? << 4 | digit(scanner)?))),
            Some(sign @ 'g'..='z') => {
                let skipped = usize::from(sign as u8 - b'g') + 1;
                if skipped > left {
                    return Err(
                        scanner.error_at(place, format!("`{sign}` skips {skipped} {what}, but {left} are left"))
                    );
                }
                values.resize(values.len() + skipped, None);
            }
            Some('0'..='9' | 'a'..='f') => {
                scanner.go(place);
                values.push(Some(Value::Number(digit(scanner)?)));
            }
            _ => {
                scanner.go(place);
                return Err(scanner.expected(&format!("{left} more {what}")));
            }
        }
    }
    Ok(values)
}

fn digit(scanner: &mut Scanner) -> Result<u8, ReadError> {
    let digit = scanner.peek().and_then(|sign| sign.to_digit(16));
    let digit = digit.ok_or_else(|| scanner.expected("a hexadecimal digit"))?;
    scanner.next();
    Ok(digit as u8)
}

/// The lengths of the ships, each with a number of ships.
fn ships(scanner: &mut Scanner) -> Result<Vec<(u64, u64)>, ReadError> {
    let part = |scanner: &mut Scanner| scanner.take_while(|sign| sign != '/' && !sign.is_whitespace()).to_owned();
    if scanner.eat('/') {
        let place = scanner.here();
        let letter = part(scanner);
        let known = FLEETS.iter().find(|(known, _)| known.to_string() == letter);
        let unknown =
            || scanner.error_at(place, format!("expected a fleet of ships, `c`, `d` or `e`, found `{letter}`"));
        return Ok(known.ok_or_else(unknown)?.1.iter().map(|&length| (length.into(), 1)).collect());
    }
    let number = scanner.number()?;
    let mut ships = Vec::new();
    while (ships.len() as u64) < number {
        let found = ships.len();
        scanner
            .expect('/')
            .map_err(|error| ReadError { message: format!("expected {number} ships, found {found}"), ..error })?;
        let place = scanner.here();
        let figure = part(scanner);
        let bent = || scanner.error_at(place, format!("`{figure}` is not a straight ship"));
        ships.push((length(&figure).ok_or_else(bent)?, 1));
    }
    Ok(ships)
}

/// The length of the ship that a figure is, if it is straight.
fn length(figure: &str) -> Option<u64> {
    let mut signs = figure.chars();
    let mut side = || signs.next()?.to_digit(36);
    let (width, height) = (side()?, side()?);
    let digits: Vec<u32> = signs.map(|sign| sign.to_digit(32)).collect::<Option<_>>()?;
    let bits = digits.iter().flat_map(|digit| (0..5).rev().map(move |bit| digit >> bit & 1));
    let length = width * height;
    let filled = bits.clone().take(length as usize).filter(|&bit| bit == 1).count() == length as usize;
    (width.min(height) == 1 && filled).then_some(length.into())
}

/// The figure of a ship that lies.
fn figure(length: u8) -> String {
    let sign = |number: u32, base| char::from_digit(number, base).unwrap_or_default();
    let digit = |left: u8| if left < 5 { ((1 << left) - 1) << (5 - left) } else { 31 };
    let digits = (0..length).step_by(5).map(|at| sign(digit(length - at), 32));
    format!("{}1{}", sign(length.into(), 36), digits.collect::<String>())
}

pub(super) fn write(entries: &[Entry]) -> Result<String, WriteError> {
    let line = |entry: &Entry| Ok(format!("{SITE}{}\n", query(entry)?));
    entries.iter().map(line).collect()
}

fn query(entry: &Entry) -> Result<String, WriteError> {
    check_rules(FORMAT, entry)?;
    let (setting, clues) = (&entry.puzzle.board, &entry.puzzle.clues);
    let (size, counts) = (setting.size(), clues.counts(Piece::Ship));
    let mut text = format!("{GENRE}/{}/{}/", size.width(), size.height());
    let numbers = counts.columns().iter().chain(counts.rows());
    push(&mut text, numbers.map(|count| count.map(Value::Number)));
    let value = |cell| clues.shows(cell).map(|shows| code(FORMAT, &CELLS, Shown { cell, shows })).transpose();
    let cells: Vec<Option<Value>> = size.cells().map(value).try_collect()?;
    push(&mut text, cells);
    Ok(text + &fleet(setting.fleet()))
}

/// Adds values, some of them to be skipped.
fn push(text: &mut String, values: impl IntoIterator<Item = Option<Value>>) {
    let mut skipped = 0;
    let skip = |text: &mut String, skipped: &mut u8| {
        text.extend((*skipped > 0).then(|| char::from(b'g' - 1 + *skipped)));
        *skipped = 0;
    };
    for value in values {
        let Some(value) = value else {
            skipped += 1;
            if skipped == 20 {
                skip(text, &mut skipped);
            }
            continue;
        };
        skip(text, &mut skipped);
        match value {
            Value::Unknown => text.push('.'),
            Value::Number(number @ ..16) => *text += &format!("{number:x}"),
            Value::Number(number) => *text += &format!("-{number:02x}"),
        }
    }
    skip(text, &mut skipped);
}

fn fleet(fleet: &Fleet) -> String {
    let lengths = fleet.lengths().iter().rev().copied().collect_vec();
    match FLEETS.iter().find(|(_, known)| *known == lengths) {
        Some((letter, _)) => format!("//{letter}"),
        None => format!("/{}/{}", lengths.len(), lengths.into_iter().map(figure).format("/")),
    }
}
