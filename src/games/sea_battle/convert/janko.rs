//! The text in the pages of janko.at (`<script type="application/x-janko">`).
//!
//! The site does not document it; this is what programs that read its pages make of it. Between
//! `begin` and `end` there are lines that begin with a keyword, whose value follows in the line or
//! in the lines below; some pages put keywords of blocks in brackets. Here these matter: `size` or
//! `rows` and `cols`; `title`; `ships`; `clabels` and `rlabels`, the counts of columns and rows;
//! `problem` and `solution`, the cells as `-` nothing, `x` water, `o` submarine, `n` `s` `w` `e`
//! the top, bottom, left and right end, `m` middle. A label that is `-` is withheld.
//!
//! No source says what the numbers of `ships` are. They are read as the lengths of the ships or as
//! the numbers of ships of each length from 1, whichever makes the solution or, without one, agrees
//! with the counts; if both do, it is an error. They are written as lengths. Without `ships`, the
//! fleet is that of the solution.

use std::fmt::Write as _;

use itertools::Itertools;

use super::assemble::{self, add_counts, add_shown, check_rules, code, meaning, unsayable};
use super::error::{ReadError, WriteError};
use super::{Entry, Format};
use crate::board::{CellSet, Fleet, Layout, Line, Piece, Shows, Size};
use crate::clues::{Clues, Shown};
use crate::puzzle::Puzzle;

const FORMAT: Format = Format::Janko;

/// The type of the text in a page.
pub(super) const MIME_TYPE: &str = "application/x-janko";

const LETTERS: [(Shows, &str); 7] = [
    (Shows::Water, "x"),
    (Shows::Submarine, "o"),
    (Shows::Top, "n"),
    (Shows::Bottom, "s"),
    (Shows::Left, "w"),
    (Shows::Right, "e"),
    (Shows::Middle, "m"),
];

/// A word and where it stands: line and column.
type Word<'a> = (usize, usize, &'a str);

/// Words of lines that have not been read.
struct Lines<'a> {
    lines: std::vec::IntoIter<Vec<Word<'a>>>,
    /// The last line that has been read.
    line: usize,
}

/// What is known of a puzzle while it is read.
#[derive(Default)]
struct Parts<'a> {
    title: Option<String>,
    rows: Option<u64>,
    columns: Option<u64>,
    ships: Option<Vec<u64>>,
    row_labels: Option<Vec<Option<u8>>>,
    column_labels: Option<Vec<Option<u8>>>,
    problem: Option<Vec<Word<'a>>>,
    solution: Option<Vec<Word<'a>>>,
}

/// Whether a text that begins with this word is of this format.
pub(super) fn is_begun_by(word: &str) -> bool {
    keyword(word) == "begin"
}

fn keyword(word: &str) -> String {
    word.trim_start_matches('[').trim_end_matches(']').to_ascii_lowercase()
}

pub(super) fn read(text: &str) -> Result<Vec<Entry>, ReadError> {
    let mut lines = Lines { lines: words(text).into_iter(), line: 1 };
    let mut entries = Vec::new();
    while let Some(line) = lines.next() {
        if is_begun_by(line[0].2) {
            let begin = lines.line;
            let parts = Parts::read(&mut lines)?;
            entries.push(parts.entry(begin)?);
        }
    }
    Ok(entries)
}

/// The words of each line that has some. Of a page, only the text within.
fn words(text: &str) -> Vec<Vec<Word<'_>>> {
    let within = text.find(MIME_TYPE).map_or(0, |at| text[at..].find('>').map_or(text.len(), |end| at + end + 1));
    let above = text[..within].matches('\n').count();
    let inner = text[within..].split("</script").next().unwrap_or_default();
    let lines = inner.split('\n').zip(above + 1..).map(|(line, number)| {
        let column = |word: &str| line[..word.as_ptr() as usize - line.as_ptr() as usize].chars().count() + 1;
        line.split_whitespace().map(|word| (number, column(word), word)).collect_vec()
    });
    lines.filter(|words| !words.is_empty()).collect()
}

fn error(line: usize, column: usize, message: impl Into<String>) -> ReadError {
    ReadError { format: FORMAT, line, column, message: message.into() }
}

fn number((line, column, word): Word) -> Result<u64, ReadError> {
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    let wrong = || error(line, column, format!("expected a number, found `{word}`"));
    digits.then(|| word.parse().unwrap_or(u64::MAX)).ok_or_else(wrong)
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Option<Vec<Word<'a>>> {
        let line = self.lines.next()?;
        self.line = line[0].0;
        Some(line)
    }

    /// This many lines of this many words each.
    fn block(&mut self, name: &str, columns: u64, rows: u64) -> Result<Vec<Word<'a>>, ReadError> {
        let mut block = Vec::new();
        for _ in 0..rows {
            let line =
                self.next().ok_or_else(|| error(self.line, 1, format!("`{name}`: expected {rows} lines below")))?;
            if line.len() as u64 != columns {
                let message = format!("`{name}`: expected {columns} values in a line, found {}", line.len());
                return Err(error(self.line, 1, message));
            }
            block.extend(line);
        }
        Ok(block)
    }
}

impl<'a> Parts<'a> {
    fn read(lines: &mut Lines<'a>) -> Result<Self, ReadError> {
        let mut parts = Self::default();
        while let Some(line) = lines.next() {
            let (words, place) = (&line[1..], (line[0].0, line[0].1));
            let value = || words.first().copied().ok_or_else(|| error(place.0, place.1, "expected a number behind"));
            let name = keyword(line[0].2);
            let size = |parts: &Self| match (parts.columns, parts.rows) {
                (Some(columns), Some(rows)) => Ok((columns, rows)),
                _ => Err(error(place.0, place.1, format!("`{name}`: the size must be given above"))),
            };
            match &*name {
                "end" => return Ok(parts),
                "title" => parts.title = Some(words.iter().map(|word| word.2).join(" ")),
                "size" => {
                    let side = number(value()?)?;
                    parts.resize(Some(side), Some(side)).map_err(|wrong| error(place.0, place.1, wrong))?;
                }
                "rows" => {
                    let rows = number(value()?)?;
                    parts.resize(parts.columns, Some(rows)).map_err(|wrong| error(place.0, place.1, wrong))?;
                }
                "cols" => {
                    let columns = number(value()?)?;
                    parts.resize(Some(columns), parts.rows).map_err(|wrong| error(place.0, place.1, wrong))?;
                }
                "ships" => parts.ships = Some(words.iter().copied().map(number).try_collect()?),
                "clabels" => parts.column_labels = Some(labels(lines.block(&name, size(&parts)?.0, 1)?)?),
                "rlabels" => parts.row_labels = Some(labels(lines.block(&name, size(&parts)?.1, 1)?)?),
                "problem" => parts.problem = Some(lines.block(&name, size(&parts)?.0, size(&parts)?.1)?),
                "solution" => parts.solution = Some(lines.block(&name, size(&parts)?.0, size(&parts)?.1)?),
                // Author, source, moves of a solution and the like.
                _ => {}
            }
        }
        Err(error(lines.line, 1, "expected `end` below"))
    }

    /// Changes the size, unless what has been read depends on it.
    fn resize(&mut self, columns: Option<u64>, rows: Option<u64>) -> Result<(), String> {
        let is_read = self.row_labels.is_some()
            || self.column_labels.is_some()
            || self.problem.is_some()
            || self.solution.is_some();
        if let (true, Some((width, height))) = (is_read, self.columns.zip(self.rows))
            && (columns, rows) != (self.columns, self.rows)
        {
            return Err(format!("expected no other size: the lines above are for a board of {width}x{height}"));
        }
        (self.columns, self.rows) = (columns, rows);
        Ok(())
    }

    fn entry(self, begin: usize) -> Result<Entry, ReadError> {
        let wrong = |message: String| error(begin, 1, message);
        let missing = |name: &str| wrong(format!("`{name}` is missing"));
        let (columns, rows) = self.columns.zip(self.rows).ok_or_else(|| missing("size"))?;
        let size = assemble::size(columns, rows).map_err(wrong)?;
        let mut clues = Clues::none(size);
        add_counts(&mut clues, Line::Column, self.column_labels.ok_or_else(|| missing("clabels"))?);
        add_counts(&mut clues, Line::Row, self.row_labels.ok_or_else(|| missing("rlabels"))?);
        for (cell, word) in size.cells().zip(self.problem.into_iter().flatten()) {
            if let Some(shows) = letter(word)? {
                add_shown(&mut clues, Shown { cell, shows }).map_err(wrong)?;
            }
        }
        let solution = self.solution.map(|words| layout(size, &words)).transpose()?;
        let mut puzzle = with_fleet(size, self.ships.as_deref(), &clues, solution.as_ref()).map_err(wrong)?;
        puzzle.solution = solution;
        Ok(match self.title {
            Some(title) => Entry::named(title, puzzle),
            None => puzzle.into(),
        })
    }
}

fn labels(words: Vec<Word>) -> Result<Vec<Option<u8>>, ReadError> {
    let label = |word: Word| {
        let too_large = || error(word.0, word.1, format!("a count of {} is too large", word.2));
        if word.2 == "-" { Ok(None) } else { u8::try_from(number(word)?).map(Some).map_err(|_| too_large()) }
    };
    words.into_iter().map(label).collect()
}

fn letter((line, column, word): Word) -> Result<Option<Shows>, ReadError> {
    let shows = meaning(&LETTERS, word);
    let unknown = || error(line, column, format!("expected `-`, `x`, `o`, `n`, `s`, `w`, `e` or `m`, found `{word}`"));
    if word == "-" { Ok(None) } else { shows.map(Some).ok_or_else(unknown) }
}

fn layout(size: Size, words: &[Word]) -> Result<Layout, ReadError> {
    let mut ships = CellSet::NONE;
    for (cell, &word) in size.cells().zip(words) {
        if letter(word)?.is_some_and(Shows::is_ship) {
            ships.insert(cell);
        }
    }
    Ok(Layout::of_ships(size, ships))
}

/// The puzzle with the fleet that the numbers mean.
fn with_fleet(size: Size, ships: Option<&[u64]>, clues: &Clues, solution: Option<&Layout>) -> Result<Puzzle, String> {
    let each = |lengths: &[u64]| lengths.iter().map(|&length| (length, 1)).collect_vec();
    let readings = match (ships, solution) {
        (Some(ships), _) => vec![each(ships), (1..).zip(ships.iter().copied()).collect()],
        (None, Some(solution)) => vec![solution.ships().map(|ship| (ship.len() as u64, 1)).collect()],
        (None, None) => return Err("`ships` is missing, and so is `solution`".to_owned()),
    };
    let puzzle = |classes: &[(u64, u64)]| assemble::puzzle(size, assemble::fleet(classes)?, clues.clone());
    let read = |classes: &Vec<(u64, u64)>| -> Result<Puzzle, String> {
        let puzzle = puzzle(classes)?;
        puzzle.clues.check(&puzzle.board).map_err(|error| error.to_string())?;
        let broken = solution.and_then(|solution| puzzle.board.check(solution).into_iter().next());
        match (broken, solution.is_some_and(|solution| !clues.fit(solution))) {
            (Some(broken), _) => Err(format!("the solution is not legal: {broken}")),
            (None, true) => Err("the solution does not fit the clues".to_owned()),
            (None, false) => Ok(puzzle),
        }
    };
    let puzzles = readings.iter().map(read).collect_vec();
    match &puzzles.iter().flatten().dedup().collect_vec()[..] {
        [puzzle] => Ok((*puzzle).clone()),
        // Where the counts contradict both readings, the puzzle has no solution, whichever is
        // meant.
        [] if solution.is_none() => puzzle(&readings[0]),
        [] => puzzles.into_iter().next().unwrap_or_else(|| Err("`ships` is missing".to_owned())),
        _ => Err("`ships` may be lengths as well as numbers of ships of each length, and the counts do not decide"
            .to_owned()),
    }
}

pub(super) fn write(entries: &[Entry]) -> Result<String, WriteError> {
    entries.iter().map(text).collect()
}

fn text(entry: &Entry) -> Result<String, WriteError> {
    check_rules(FORMAT, entry)?;
    let Puzzle { board: setting, clues, solution, .. } = &entry.puzzle;
    let size = setting.size();
    check_fleet(setting.fleet(), size, clues, solution.as_ref())?;
    let mut text = "begin\npuzzle battleships\n".to_owned();
    if let Some(name) = &entry.name {
        let _ = writeln!(text, "title {}", name.split_whitespace().join(" "));
    }
    let _ = match (size.width(), size.height()) {
        (width, height) if width == height => writeln!(text, "size {width}"),
        (width, height) => writeln!(text, "rows {height}\ncols {width}"),
    };
    let label = |count: &Option<u8>| count.map_or("-".to_owned(), |count| count.to_string());
    let counts = clues.counts(Piece::Ship);
    let _ = writeln!(text, "ships {}", setting.fleet().lengths().iter().join(" "));
    let _ = writeln!(text, "rlabels\n{}", counts.rows().iter().map(label).join(" "));
    let _ = writeln!(text, "clabels\n{}\nproblem", counts.columns().iter().map(label).join(" "));
    for row in 0..size.height() {
        let letter = |cell| clues.shows(cell).map_or(Ok("-"), |shows| code(FORMAT, &LETTERS, Shown { cell, shows }));
        let letters: Vec<&str> = Line::Row(row).cells(size).map(letter).try_collect()?;
        let _ = writeln!(text, "{}", letters.join(" "));
    }
    if let Some(solution) = solution {
        text.push_str("solution\n");
        for row in 0..size.height() {
            let shown = |cell| Some(solution.shows(cell)).filter(|shows| shows.is_ship());
            let letter =
                |cell| LETTERS.iter().find(|(shows, _)| Some(*shows) == shown(cell)).map_or("-", |(_, letter)| *letter);
            let _ = writeln!(text, "{}", Line::Row(row).cells(size).map(letter).join(" "));
        }
    }
    Ok(text + "end\n")
}

/// Refuses a fleet that would be read otherwise or not at all.
fn check_fleet(fleet: &Fleet, size: Size, clues: &Clues, solution: Option<&Layout>) -> Result<(), WriteError> {
    let lengths = fleet.lengths().iter().map(|&length| length.into()).collect_vec();
    let read = with_fleet(size, Some(&lengths), clues, solution);
    match read {
        Ok(puzzle) if puzzle.board.fleet() == fleet => Ok(()),
        _ => Err(unsayable(FORMAT, format!("that the fleet is {fleet}, unless the counts or the solution show it"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_size_cannot_change_once_it_was_relied_on() {
        let of = |size: &str| {
            let text = format!("begin\nsize 3\nclabels\n1 0 0\n{size}\nrlabels\n1 0 0\nships 1\nend\n");
            read(&text).map(|entries| entries.len()).map_err(|error| error.to_string())
        };
        assert_eq!(of("size 3"), Ok(1));
        for size in ["size 2", "size 4", "rows 2", "cols 4"] {
            let expected = "janko: line 5, column 1: expected no other size: the lines above are for a board of 3x3";
            assert_eq!(of(size), Err(expected.to_owned()));
        }
    }
}
