//! The data files of MiniZinc's benchmark `solbat`, for its model `sb.mzn`.
//!
//! `width`, `height` and `maxship` are numbers, `ship` is the number of ships of each length from 1
//! to `maxship`, `rowsum` and `colsum` are the counts, and `hint` is a table of what the cells
//! show: 0 is nothing, 1 water, 2 a submarine, 3 to 6 the left, right, top and bottom end, 7 a
//! middle. The model takes the width for the number of rows here, for that of columns there, so
//! boards are square. `rowsum` is of the rows of `hint`, as in the model; the solutions in the
//! comments of the published files are transposed.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use itertools::Itertools;

use super::assemble::{self, add_counts, all_counts, check_rules, code, meaning, unsayable};
use super::error::{ReadError, WriteError};
use super::scanner::{Place, Scanner};
use super::{Entry, Format};
use crate::board::{Line, Piece, Shows, Size};
use crate::clues::{Clue, Clues, Shown};

const FORMAT: Format = Format::Minizinc;

/// The codes of the pieces in the model.
const PIECES: [(Shows, u64); 7] = [
    (Shows::Water, 1),
    (Shows::Submarine, 2),
    (Shows::Left, 3),
    (Shows::Right, 4),
    (Shows::Top, 5),
    (Shows::Bottom, 6),
    (Shows::Middle, 7),
];

/// The items of a file.
const NAMES: [&str; 7] = ["height", "width", "maxship", "ship", "hint", "rowsum", "colsum"];

/// A number and where it stands.
type Number = (Place, u64);

/// The value of an item.
enum Value {
    Number(Number),
    List(Vec<Number>),
    Table(Vec<Vec<Number>>),
}

/// The items of a file by their names, with their places.
struct Items<'a, 'b> {
    scanner: &'b Scanner<'a>,
    items: BTreeMap<&'a str, (Place, Value)>,
}

pub(super) fn read(text: &str) -> Result<Vec<Entry>, ReadError> {
    let mut scanner = Scanner::new(FORMAT, text);
    scanner.blanks();
    let mut items = BTreeMap::new();
    while !scanner.is_done() {
        let place = scanner.here();
        let name = scanner.word();
        if !NAMES.contains(&name) {
            return Err(scanner.error_at(place, format!("expected one of `{}`", NAMES.iter().join("`, `"))));
        }
        scanner.symbol('=')?;
        let value = value(&mut scanner)?;
        if items.insert(name, (place, value)).is_some() {
            return Err(scanner.error_at(place, format!("`{name}` is given twice")));
        }
        if !scanner.is_done() {
            scanner.symbol(';')?;
        }
    }
    if items.is_empty() {
        return Ok(Vec::new());
    }
    Ok(vec![Items { scanner: &scanner, items }.entry()?])
}

fn value(scanner: &mut Scanner) -> Result<Value, ReadError> {
    if scanner.peek() != Some('[') {
        return Ok(Value::Number(number(scanner)?));
    }
    let start = scanner.here();
    scanner.symbol('[')?;
    if scanner.peek() == Some('|') {
        return Ok(Value::Table(table(scanner)?));
    }
    scanner.go(start);
    Ok(Value::List(scanner.list(number)?))
}

fn number(scanner: &mut Scanner) -> Result<Number, ReadError> {
    Ok((scanner.here(), scanner.integer()?))
}

/// The rest of `[| 1, 2 | 3, 4 |]`, from the first bar on.
fn table(scanner: &mut Scanner) -> Result<Vec<Vec<Number>>, ReadError> {
    let mut rows = Vec::new();
    while scanner.peek() == Some('|') {
        scanner.symbol('|')?;
        let mut row = Vec::new();
        while scanner.peek().is_some_and(|sign| sign.is_ascii_digit()) {
            row.push(number(scanner)?);
            if scanner.peek() == Some(',') {
                scanner.symbol(',')?;
            }
        }
        if scanner.peek() != Some(']') || !row.is_empty() {
            rows.push(row);
        }
    }
    scanner.symbol(']').map_err(|_| scanner.expected("a number, `|` or `]`"))?;
    Ok(rows)
}

impl Items<'_, '_> {
    fn entry(&self) -> Result<Entry, ReadError> {
        let wrong = |message| self.scanner.error_at(0, message);
        let (width, height) = (self.number("width")?, self.number("height")?);
        let size = assemble::size(width, height).map_err(wrong)?;
        if width != height {
            return Err(wrong(format!("a board of {size}: the model `sb.mzn` is for square boards only")));
        }
        let mut clues = Clues::none(size);
        add_counts(&mut clues, Line::Row, self.counts("rowsum", size.height())?);
        add_counts(&mut clues, Line::Column, self.counts("colsum", size.width())?);
        self.add_hints(size, &mut clues)?;
        let longest = self.number("maxship")?;
        let ships = self.list("ship", longest)?.iter().map(|&(_, number)| number);
        let classes = (1..).zip(ships).collect_vec();
        let fleet = assemble::fleet(&classes).map_err(wrong)?;
        Ok(assemble::puzzle(size, fleet, clues).map_err(wrong)?.into())
    }

    fn item(&self, name: &str) -> Result<&(Place, Value), ReadError> {
        self.items.get(name).ok_or_else(|| self.scanner.error(format!("`{name}` is missing")))
    }

    fn number(&self, name: &str) -> Result<u64, ReadError> {
        match self.item(name)? {
            (_, Value::Number((_, number))) => Ok(*number),
            (place, _) => Err(self.scanner.error_at(*place, format!("`{name}` is not a number"))),
        }
    }

    fn list(&self, name: &str, length: u64) -> Result<&[Number], ReadError> {
        match self.item(name)? {
            (_, Value::List(list)) if list.len() as u64 == length => Ok(list),
            (place, _) => Err(self.scanner.error_at(*place, format!("`{name}`: expected a list of {length} numbers"))),
        }
    }

    fn counts(&self, name: &str, length: u8) -> Result<Vec<Option<u8>>, ReadError> {
        let count = |&(place, number): &Number| {
            let too_large = || self.scanner.error_at(place, format!("`{name}`: a count of {number} is too large"));
            u8::try_from(number).map(Some).map_err(|_| too_large())
        };
        self.list(name, length.into())?.iter().map(count).collect()
    }

    fn add_hints(&self, size: Size, clues: &mut Clues) -> Result<(), ReadError> {
        let (place, Value::Table(rows)) = self.item("hint")? else {
            return Err(self.scanner.error_at(self.item("hint")?.0, "`hint` is not a table"));
        };
        let is_size = |row: &Vec<Number>| row.len() == usize::from(size.width());
        if rows.len() != usize::from(size.height()) || !rows.iter().all(is_size) {
            return Err(self.scanner.error_at(*place, format!("`hint`: expected a table of {size} numbers")));
        }
        for (cell, &(place, number)) in size.cells().zip(rows.iter().flatten()).filter(|(_, (_, number))| *number > 0) {
            let unknown = || self.scanner.error_at(place, format!("`hint`: expected 0 to 7, found {number}"));
            let shows = meaning(&PIECES, number).ok_or_else(unknown)?;
            clues.insert(Clue::Shown(Shown { cell, shows }));
        }
        Ok(())
    }
}

pub(super) fn write(entries: &[Entry]) -> Result<String, WriteError> {
    let [entry] = entries else {
        return Err(unsayable(
            FORMAT,
            format!("more or less than one puzzle in a file, and there are {}", entries.len()),
        ));
    };
    check_rules(FORMAT, entry)?;
    let (setting, clues) = (&entry.puzzle.board, &entry.puzzle.clues);
    let size = setting.size();
    if size.width() != size.height() {
        return Err(unsayable(FORMAT, format!("that the board is {size}: its model is for square boards only")));
    }
    let [columns, rows] = all_counts(FORMAT, clues.counts(Piece::Ship))?.map(|counts| counts.iter().join(","));
    let longest = setting.fleet().longest();
    let ships = (1..=longest).map(|length| setting.fleet().count(length)).join(",");
    let mut text = format!("height = {};\nwidth = {};\n", size.height(), size.width());
    let _ = write!(text, "maxship = {longest};\nship = [{ships}];\nhint = [|");
    for row in 0..size.height() {
        let cells = Line::Row(row).cells(size);
        let shown = |cell| clues.shows(cell).map_or(Ok(0), |shows| code(FORMAT, &PIECES, Shown { cell, shows }));
        let codes: Vec<u64> = cells.map(shown).try_collect()?;
        let _ = write!(text, "\n{} |", codes.iter().join(", "));
    }
    let _ = write!(text, "];\nrowsum = [{rows}];\ncolsum = [{columns}];\n");
    Ok(text)
}
