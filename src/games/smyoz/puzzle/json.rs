//! Puzzles as JSON: the format `smyoz-puzzle/1`.
//!
//! Unknown keys are rejected: a misspelt key must not pass for a withheld clue.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Minimum, Puzzle, Rating};
use crate::board::Layout;
use crate::clues::{Inventory, Shot, Shots};
use crate::seeds::Seed;
use smyoz_core::puzzles::{Caption, Note, Object, ReadError, Title, is_default, read_as, read_format};

/// The format's name and version, which every puzzle file contains.
pub const FORMAT: &str = "smyoz-puzzle/1";

/// Reads one puzzle.
///
/// # Errors
/// If the text is not JSON, or not a puzzle of this format.
pub fn read_puzzle(text: &str) -> Result<Puzzle, ReadError> {
    read_as(text)
}

/// Reads puzzles, one per line; blank lines are skipped. Each comes with its line number, from 1.
pub fn read_lines(text: &str) -> impl Iterator<Item = (usize, Result<Puzzle, ReadError>)> {
    let filled = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    filled.map(|(index, line)| (index + 1, read_puzzle(line).map_err(|error| error.lines_later(index))))
}

fn its_format<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    read_format(deserializer, FORMAT)
}

/// The keys of a puzzle, in the order in which they are written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PuzzleKeys {
    #[serde(deserialize_with = "its_format")]
    format: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<Title>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<Note>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<Seed>,
    inventory: Option<Inventory>,
    shots: Option<Shots>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mercy: Option<Object<Shot>>,
    #[serde(default, skip_serializing_if = "is_default")]
    unique: Unique,
    #[serde(default, skip_serializing_if = "is_default")]
    allow_spare: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<Layout>,
    #[serde(skip_serializing_if = "Option::is_none")]
    minimum: Option<Object<Minimum>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<Rating>,
}

/// In what sense a puzzle is unique.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Unique {
    #[default]
    Exactly,
    UpToSymmetry,
}

impl From<Puzzle> for PuzzleKeys {
    fn from(puzzle: Puzzle) -> Self {
        Self {
            format: FORMAT.to_owned(),
            title: puzzle.caption.title,
            note: puzzle.caption.note,
            seed: puzzle.seed,
            inventory: Some(puzzle.inventory),
            shots: Some(puzzle.shots),
            mercy: puzzle.mercy.map(Object),
            unique: if puzzle.up_to_symmetry { Unique::UpToSymmetry } else { Unique::Exactly },
            allow_spare: puzzle.allow_spare,
            solution: puzzle.solution,
            minimum: puzzle.minimum.map(Object),
            rating: puzzle.rating,
        }
    }
}

impl TryFrom<Object<PuzzleKeys>> for Puzzle {
    type Error = String;

    fn try_from(Object(keys): Object<PuzzleKeys>) -> Result<Self, String> {
        let inventory = keys.inventory.ok_or("`inventory` is missing: expected {} where no item is given")?;
        let shots = keys.shots.ok_or("`shots` is missing: expected [] where there are none")?;
        let mercy = keys.mercy.map(|Object(shot)| shot);
        if let Some(mercy) = mercy.filter(|mercy| shots.cells().contains(mercy.cell)) {
            return Err(format!("`mercy`: cell {} is one of `shots`, too", mercy.cell));
        }
        let up_to_symmetry = keys.unique == Unique::UpToSymmetry;
        if up_to_symmetry && mercy.is_some() {
            return Err("a puzzle with a mercy shot is not unique `up-to-symmetry`, but exactly".into());
        }
        Ok(Self {
            caption: Caption { title: keys.title, note: keys.note },
            seed: keys.seed,
            inventory,
            shots,
            mercy,
            up_to_symmetry,
            allow_spare: keys.allow_spare,
            solution: keys.solution,
            minimum: keys.minimum.map(|Object(minimum)| minimum),
            rating: keys.rating,
        })
    }
}

/// Layouts in lists, each as one string of 81 characters.
pub(super) fn lines<S: Serializer>(layouts: &[Layout], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(layouts.iter().map(|layout| layout.drawing().rows().concat()))
}
