//! Puzzles as JSON: the format `smyoz-puzzle/1`.
//!
//! Unknown keys are rejected: a misspelt key must not pass for a withheld clue.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Minimum, Promise, Puzzle, Rating, mercy};
use crate::board::Layout;
use crate::clues::{Clue, Clues, Inventory, Shot, Shots};
use crate::engines::Smyoz;
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
pub struct PuzzleKeys {
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
    minimum: Option<Object<MinimumKeys>>,
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
            inventory: Some(puzzle.clues.inventory),
            shots: Some(puzzle.clues.shots),
            mercy: mercy(&puzzle.promise).map(Object),
            unique: if puzzle.promise == Promise::UpToSymmetry { Unique::UpToSymmetry } else { Unique::Exactly },
            allow_spare: puzzle.allow_spare,
            solution: puzzle.solution,
            minimum: puzzle.minimum.map(|minimum| Object(minimum.into())),
            rating: puzzle.rating,
        }
    }
}

impl TryFrom<PuzzleKeys> for Puzzle {
    type Error = String;

    fn try_from(keys: PuzzleKeys) -> Result<Self, String> {
        let inventory = keys.inventory.ok_or("`inventory` is missing: expected {} where no item is given")?;
        let shots = keys.shots.ok_or("`shots` is missing: expected [] where there are none")?;
        let mercy = keys.mercy.map(|Object(shot)| shot);
        if let Some(mercy) = mercy.filter(|mercy| shots.cells().contains(mercy.cell)) {
            return Err(format!("`mercy`: cell {} is one of `shots`, too", mercy.cell));
        }
        let promise = match (keys.unique, mercy) {
            (Unique::Exactly, None) => Promise::One,
            (Unique::UpToSymmetry, None) => Promise::UpToSymmetry,
            (Unique::Exactly, Some(shot)) => Promise::Mercy(Clue::Shot(shot)),
            (Unique::UpToSymmetry, Some(_)) => {
                return Err("a puzzle with a mercy shot is not unique `up-to-symmetry`, but exactly".into());
            }
        };
        Ok(Self {
            board: Smyoz,
            caption: Caption { title: keys.title, note: keys.note },
            seed: keys.seed,
            clues: Clues { inventory, shots },
            promise,
            allow_spare: keys.allow_spare,
            solution: keys.solution,
            minimum: keys.minimum.map(|Object(minimum)| minimum.into()),
            rating: keys.rating,
        })
    }
}

/// The keys of a [`Minimum`].
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MinimumKeys {
    /// The number of shots, not counting the mercy shot.
    shots: usize,
    /// The number of inventory items, if they are clues like the shots and not given beforehand.
    /// Among the smallest sets, the minimum is over those with the fewest items.
    #[serde(skip_serializing_if = "Option::is_none")]
    items: Option<usize>,
    proved: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    at_least: Option<usize>,
    #[serde(serialize_with = "lines")]
    witness: Vec<Layout>,
}

impl From<Minimum> for MinimumKeys {
    fn from(Minimum { clues, others, proved, at_least, witness }: Minimum) -> Self {
        Self { shots: clues, items: others, proved, at_least, witness }
    }
}

impl From<MinimumKeys> for Minimum {
    fn from(MinimumKeys { shots, items, proved, at_least, witness }: MinimumKeys) -> Self {
        Self { clues: shots, others: items, proved, at_least, witness }
    }
}

/// Layouts in lists, each as one string of 81 characters.
fn lines<S: Serializer>(layouts: &[Layout], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(layouts.iter().map(|layout| layout.drawing().rows().concat()))
}
