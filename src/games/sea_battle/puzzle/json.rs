//! The format `sea-battle-puzzle/1`.

use std::fmt;
use std::str::FromStr;

use itertools::Itertools;
use serde::de::{self, Deserializer};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use super::{Minimum, Puzzle};
use crate::board::{
    Cell, Fleet, Layout, LayoutError, Line, MAX_SIDE, Piece, Setting, Shapes, Shows, Size, Touch, Variant,
};
use crate::clues::{Clue, Clues, Counts, Shown};
use crate::rate::Rating;
use smyoz_core::puzzles::{AsString, Caption, Note, Number, Seed, Title, object, required};

/// The format's name and version, which every puzzle file contains.
pub const FORMAT: &str = "sea-battle-puzzle/1";

/// The most cells of a board.
const AREA: u32 = MAX_SIDE as u32 * MAX_SIDE as u32;

/// A number of columns or rows, or a length.
type Side = Number<1, { MAX_SIDE as u32 }>;

/// Counts, `null` where one is withheld.
type Numbers = Vec<Option<Number<0, { MAX_SIDE as u32 }>>>;

/// The name of the format, which must be right.
struct FormatName;

impl fmt::Display for FormatName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(FORMAT)
    }
}

impl FromStr for FormatName {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        if name == FORMAT { Ok(Self) } else { Err(format!("unknown format `{name}`: expected `{FORMAT}`")) }
    }
}

object! {
    /// The keys of a puzzle, in the order in which they are written.
    struct PuzzleKeys {
        format: AsString<FormatName>,
        title: Title,
        note: Note,
        seed: Seed,
        width: Side,
        height: Side,
        fleet: Vec<Side>,
        touch: AsString<Touch>,
        shapes: AsString<Shapes>,
        mines: Number<0, AREA>,
        sweepers: Number<0, AREA>,
        columns: Numbers,
        rows: Numbers,
        mine_columns: Numbers,
        mine_rows: Numbers,
        sweeper_columns: Numbers,
        sweeper_rows: Numbers,
        clues: Vec<ShownKeys>,
        allow_spare: bool,
        solution: Vec<String>,
        minimum: MinimumKeys,
        rating: Rating,
    }
}

object! {
    /// The keys of a cell that is shown.
    struct ShownKeys {
        cell: AsString<Cell>,
        shows: AsString<Shows>,
    }
}

object! {
    struct MinimumKeys {
        cells: Number<0, AREA>,
        counts: Number<0, { 6 * MAX_SIDE as u32 }>,
        proved: bool,
        at_least: Number<0, { 2 * AREA }>,
        witness: Vec<Vec<String>>,
    }
}

impl<'de> Deserialize<'de> for Puzzle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        PuzzleKeys::deserialize(deserializer)?.puzzle().map_err(de::Error::custom)
    }
}

impl PuzzleKeys {
    fn puzzle(mut self) -> Result<Puzzle, String> {
        required("format", self.format.take())?;
        let setting = self.setting()?;
        let clues = self.clues(&setting)?;
        let solution = self.solution.map(|rows| legal("solution", &rows, &setting)).transpose()?;
        let minimum = self.minimum.map(|keys| keys.minimum(&setting).map_err(within("minimum"))).transpose()?;
        let caption = Caption { title: self.title, note: self.note };
        let (seed, allow_spare, rating) = (self.seed, self.allow_spare.unwrap_or_default(), self.rating);
        Ok(Puzzle { caption, seed, setting, clues, allow_spare, solution, minimum, rating })
    }

    fn setting(&mut self) -> Result<Setting, String> {
        let width = required("width", self.width)?;
        let height = required("height", self.height)?;
        let size = Size::new(width.small(), height.small()).map_err(|error| error.to_string())?;
        let lengths = required("fleet", self.fleet.take())?;
        let fleet = Fleet::new(lengths.into_iter().map(Number::small));
        let variant = Variant {
            touch: self.touch.take().map_or(Touch::default(), |touch| touch.0),
            shapes: self.shapes.take().map_or(Shapes::default(), |shapes| shapes.0),
            mines: self.mines.map_or(0, Number::small),
            sweepers: self.sweepers.map_or(0, Number::small),
        };
        let fleet = fleet.map_err(|error| within("fleet")(error.to_string()))?;
        Setting::new(size, fleet, variant).map_err(|error| error.to_string())
    }

    fn clues(&mut self, setting: &Setting) -> Result<Clues, String> {
        let mut clues = Clues::none(setting.size());
        let given = [
            ("columns", self.columns.take(), "rows", self.rows.take()),
            ("mine_columns", self.mine_columns.take(), "mine_rows", self.mine_rows.take()),
            ("sweeper_columns", self.sweeper_columns.take(), "sweeper_rows", self.sweeper_rows.take()),
        ];
        for (piece, (columns, numbers, rows, others)) in Piece::ALL.into_iter().zip(given) {
            let mut counts = Counts::withheld(setting.size());
            set_counts(&mut counts, columns, numbers, setting.size().width(), Line::Column)?;
            set_counts(&mut counts, rows, others, setting.size().height(), Line::Row)?;
            clues.set_counts(piece, counts);
        }
        for keys in self.clues.take().unwrap_or_default() {
            let shown = keys.shown().map_err(within("clues"))?;
            if clues.insert(Clue::Shown(shown)).is_some() {
                return Err(format!("`clues`: cell {} is shown twice", shown.cell));
            }
        }
        clues.check_each(setting).map_err(|error| error.to_string())?;
        Ok(clues)
    }
}

/// Tells in which key an error is.
fn within(key: &str) -> impl Fn(String) -> String {
    move |error| format!("`{key}`: {error}")
}

fn set_counts(
    counts: &mut Counts,
    key: &str,
    numbers: Option<Numbers>,
    expected: u8,
    line: fn(u8) -> Line,
) -> Result<(), String> {
    let Some(numbers) = numbers else { return Ok(()) };
    if numbers.len() != usize::from(expected) {
        return Err(format!("`{key}`: expected {expected} numbers or null, found {}", numbers.len()));
    }
    for (at, number) in (0..).zip(numbers) {
        counts.set(line(at), number.map(Number::small));
    }
    Ok(())
}

/// Reads a layout that breaks no rule.
fn legal(key: &str, rows: &[String], setting: &Setting) -> Result<Layout, String> {
    let layout = Layout::from_rows(rows).map_err(|error: LayoutError| format!("`{key}`: {error}"))?;
    match &setting.check(&layout)[..] {
        [] => Ok(layout),
        [first, ..] => Err(format!("`{key}` is not legal: {first}")),
    }
}

impl ShownKeys {
    fn shown(self) -> Result<Shown, String> {
        Ok(Shown { cell: required("cell", self.cell)?.0, shows: required("shows", self.shows)?.0 })
    }
}

impl MinimumKeys {
    fn minimum(self, setting: &Setting) -> Result<Minimum, String> {
        let witness = required("witness", self.witness)?;
        Ok(Minimum {
            cells: required("cells", self.cells)?.small(),
            counts: self.counts.map(Number::small),
            proved: required("proved", self.proved)?,
            at_least: self.at_least.map(Number::small),
            witness: witness.iter().map(|rows| legal("witness", rows, setting)).try_collect()?,
        })
    }
}

impl Serialize for Puzzle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (size, variant) = (self.setting.size(), self.setting.variant());
        let side = |number: u8| Number(number.into());
        let some = |number: u16| (number > 0).then_some(Number(number.into()));
        let [(columns, rows), (mine_columns, mine_rows), (sweeper_columns, sweeper_rows)] =
            Piece::ALL.map(|piece| numbers(self.clues.counts(piece)));
        let shown = |Shown { cell, shows }| ShownKeys { cell: Some(AsString(cell)), shows: Some(AsString(shows)) };
        PuzzleKeys {
            format: Some(AsString(FormatName)),
            title: self.caption.title.clone(),
            note: self.caption.note.clone(),
            seed: self.seed,
            width: Some(side(size.width())),
            height: Some(side(size.height())),
            fleet: Some(self.setting.fleet().lengths().iter().copied().map(side).collect()),
            touch: (variant.touch != Touch::default()).then_some(AsString(variant.touch)),
            shapes: (variant.shapes != Shapes::default()).then_some(AsString(variant.shapes)),
            mines: some(variant.mines),
            sweepers: some(variant.sweepers),
            columns,
            rows,
            mine_columns,
            mine_rows,
            sweeper_columns,
            sweeper_rows,
            clues: Some(self.clues.shown().map(shown).collect()),
            allow_spare: self.allow_spare.then_some(true),
            solution: self.solution.map(|layout| layout.rows()),
            minimum: self.minimum.as_ref().map(MinimumKeys::from),
            rating: self.rating.clone(),
        }
        .serialize(serializer)
    }
}

/// The counts of columns and of rows, absent if all of them are withheld.
fn numbers(counts: &Counts) -> (Option<Numbers>, Option<Numbers>) {
    let given = |counts: &[Option<u8>]| {
        let numbers = || counts.iter().map(|count| count.map(|count| Number(count.into()))).collect();
        counts.iter().any(Option::is_some).then(numbers)
    };
    (given(counts.columns()), given(counts.rows()))
}

impl From<&Minimum> for MinimumKeys {
    fn from(minimum: &Minimum) -> Self {
        Self {
            cells: Some(Number(minimum.cells as u32)),
            counts: minimum.counts.map(|counts| Number(counts as u32)),
            proved: Some(minimum.proved),
            at_least: minimum.at_least.map(|number| Number(number as u32)),
            witness: Some(minimum.witness.iter().map(Layout::rows).collect()),
        }
    }
}
