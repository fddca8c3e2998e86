//! The format `sea-battle-puzzle/1`.

use std::mem;

use itertools::Itertools;
use serde::{Deserialize, Deserializer, Serialize};

use super::{Minimum, Puzzle};
use crate::board::{
    Cell, Fleet, Layout, LayoutError, Line, MAX_SIDE, Piece, Setting, Shapes, Shows, Size, Touch, Variant,
};
use crate::clues::{Clue, Clues, Counts, Shown};
use crate::rate::Rating;
use smyoz_core::game::Promise;
use smyoz_core::puzzles::{Caption, Note, Number, Object, Seed, Title, is_default, read_format};

/// The format's name and version, which every puzzle file contains.
pub const FORMAT: &str = "sea-battle-puzzle/1";

/// The most cells of a board.
const AREA: u32 = MAX_SIDE as u32 * MAX_SIDE as u32;

/// A number of columns or rows, or a length.
type Side = Number<1, { MAX_SIDE as u32 }>;

/// Counts, `null` where one is withheld.
type Numbers = Vec<Option<Number<0, { MAX_SIDE as u32 }>>>;

fn its_format<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    read_format(deserializer, FORMAT)
}

/// The keys of a puzzle, in the order in which they are written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleKeys {
    #[serde(deserialize_with = "its_format")]
    format: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<Title>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<Note>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<Seed>,
    width: Side,
    height: Side,
    fleet: Vec<Side>,
    #[serde(default, skip_serializing_if = "is_default")]
    touch: Touch,
    #[serde(default, skip_serializing_if = "is_default")]
    shapes: Shapes,
    #[serde(default, skip_serializing_if = "is_default")]
    mines: Number<0, AREA>,
    #[serde(default, skip_serializing_if = "is_default")]
    sweepers: Number<0, AREA>,
    #[serde(skip_serializing_if = "Option::is_none")]
    columns: Option<Numbers>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rows: Option<Numbers>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mine_columns: Option<Numbers>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mine_rows: Option<Numbers>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sweeper_columns: Option<Numbers>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sweeper_rows: Option<Numbers>,
    #[serde(default)]
    clues: Vec<Object<ShownKeys>>,
    #[serde(default, skip_serializing_if = "is_default")]
    allow_spare: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    minimum: Option<Object<MinimumKeys>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<Rating>,
}

/// The keys of a cell that is shown.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownKeys {
    cell: Cell,
    shows: Shows,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MinimumKeys {
    cells: Number<0, AREA>,
    #[serde(skip_serializing_if = "Option::is_none")]
    counts: Option<Number<0, { 6 * MAX_SIDE as u32 }>>,
    proved: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    at_least: Option<Number<0, { 2 * AREA }>>,
    witness: Vec<Vec<String>>,
}

impl TryFrom<PuzzleKeys> for Puzzle {
    type Error = String;

    fn try_from(mut keys: PuzzleKeys) -> Result<Self, String> {
        let setting = keys.setting()?;
        let clues = keys.clues(&setting)?;
        Ok(Self {
            caption: Caption { title: keys.title, note: keys.note },
            seed: keys.seed,
            clues,
            promise: Promise::One,
            allow_spare: keys.allow_spare,
            solution: keys.solution.map(|rows| legal("solution", &rows, &setting)).transpose()?,
            minimum: keys.minimum.map(|Object(keys)| keys.minimum(&setting)).transpose()?,
            rating: keys.rating,
            board: setting,
        })
    }
}

impl PuzzleKeys {
    fn setting(&mut self) -> Result<Setting, String> {
        let size = Size::new(self.width.small(), self.height.small()).map_err(|error| error.to_string())?;
        let fleet = Fleet::new(mem::take(&mut self.fleet).into_iter().map(Number::small));
        let variant = Variant {
            touch: self.touch,
            shapes: self.shapes,
            mines: self.mines.small(),
            sweepers: self.sweepers.small(),
        };
        let fleet = fleet.map_err(|error| format!("`fleet`: {error}"))?;
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
        for Object(ShownKeys { cell, shows }) in mem::take(&mut self.clues) {
            if clues.insert(Clue::Shown(Shown { cell, shows })).is_some() {
                return Err(format!("`clues`: cell {cell} is shown twice"));
            }
        }
        clues.check_each(setting).map_err(|error| error.to_string())?;
        Ok(clues)
    }
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

impl MinimumKeys {
    fn minimum(self, setting: &Setting) -> Result<Minimum, String> {
        Ok(Minimum {
            clues: self.cells.small(),
            others: self.counts.map(Number::small),
            proved: self.proved,
            at_least: self.at_least.map(Number::small),
            witness: self.witness.iter().map(|rows| legal("minimum.witness", rows, setting)).try_collect()?,
        })
    }
}

impl From<Puzzle> for PuzzleKeys {
    fn from(puzzle: Puzzle) -> Self {
        let (size, variant) = (puzzle.board.size(), puzzle.board.variant());
        let side = |number: u8| Number(number.into());
        let [(columns, rows), (mine_columns, mine_rows), (sweeper_columns, sweeper_rows)] =
            Piece::ALL.map(|piece| numbers(puzzle.clues.counts(piece)));
        let shown = |Shown { cell, shows }| Object(ShownKeys { cell, shows });
        Self {
            format: FORMAT.to_owned(),
            title: puzzle.caption.title,
            note: puzzle.caption.note,
            seed: puzzle.seed,
            width: side(size.width()),
            height: side(size.height()),
            fleet: puzzle.board.fleet().lengths().iter().copied().map(side).collect(),
            touch: variant.touch,
            shapes: variant.shapes,
            mines: Number(variant.mines.into()),
            sweepers: Number(variant.sweepers.into()),
            columns,
            rows,
            mine_columns,
            mine_rows,
            sweeper_columns,
            sweeper_rows,
            clues: puzzle.clues.shown().map(shown).collect(),
            allow_spare: puzzle.allow_spare,
            solution: puzzle.solution.map(|layout| layout.rows()),
            minimum: puzzle.minimum.map(|minimum| Object(MinimumKeys::from(minimum))),
            rating: puzzle.rating,
        }
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

impl From<Minimum> for MinimumKeys {
    fn from(minimum: Minimum) -> Self {
        Self {
            cells: Number(minimum.clues as u32),
            counts: minimum.others.map(|counts| Number(counts as u32)),
            proved: minimum.proved,
            at_least: minimum.at_least.map(|number| Number(number as u32)),
            witness: minimum.witness.iter().map(Layout::rows).collect(),
        }
    }
}
