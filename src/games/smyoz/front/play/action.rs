//! What a player does: actions, and the settings that they change.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::scale::Scale;
use super::statement::Statement;
use crate::board::Cell;
use crate::deduction::techniques::Technique;
use smyoz_core::puzzles::{as_text, is_default};

/// One thing that a player does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// LÖVÉS: shoots at a cell. In a puzzle that is unique up to symmetry this is the extra shot
    /// that decides between the images.
    Shoot {
        cell: Cell,
        /// Whether it is declared the Z shot (kegyelem), after which one should be done.
        #[serde(default, skip_serializing_if = "is_default")]
        z: bool,
    },
    /// Opens the mercy shot of a puzzle.
    Mercy {
        /// Whether it is opened though something else could still be found.
        #[serde(default, skip_serializing_if = "is_default")]
        insist: bool,
    },
    /// ELHELYEZÉS, phase 1: chooses the cell where the workshop will place something.
    Target {
        cell: Cell,
    },
    /// ELHELYEZÉS, phase 2: puts there what was built in the workshop, to see what that changes.
    Put {
        /// The parts of the cell that were built.
        parts: Vec<Statement>,
    },
    /// ELHELYEZÉS, phase 3: accepts what was put.
    Accept,
    /// ELVET: goes back to before the target was chosen, or to before the first one of a chain.
    Discard,
    /// FOLYTAT: begins another placement, one level deeper, that is discarded together with those
    /// before it.
    Continue,
    /// The quick way beside the workshop: marks, and takes marks back.
    Mark {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        add: Vec<Statement>,
        /// What is taken back; it must have been said before.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        erase: Vec<Statement>,
    },
    /// "Minden Automatizmus Fut": runs the chosen automatisms once more.
    Run,
    /// Chooses the automatisms that run from now on.
    Choose {
        techniques: Vec<Automatism>,
    },
    /// "Óvatos műhely": whether suspicious placements are refused.
    Careful {
        on: bool,
    },
    /// DOKU: whether the head shows the record of the game.
    Doku {
        on: bool,
    },
    /// Chooses the scale of penalty points.
    Scale {
        scale: Scale,
    },
    Save,
    /// VISSZATÖLTÉS: goes back to the state that was remembered last.
    Restore,
    Hint {
        /// 1: where to look; 2: by which technique, too; 3: the sentence.
        stage: u8,
        /// What the hint concluded, noted when it was given; empty before, and if it concluded
        /// nothing. Absent in lists of older versions.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        told: Option<String>,
    },
    /// Asks why a cell is what it is.
    Why {
        cell: Cell,
    },
    /// Asks whether all that was placed and marked is right.
    Check {
        /// Whether to say what is wrong, if anything is.
        #[serde(default, skip_serializing_if = "is_default")]
        places: bool,
    },
    /// Claims that the ships that were found are the solution.
    Claim,
    /// Új_rajz: in training, switches the source of what touched cells show.
    NewDrawing,
    /// Leaves the game for a while.
    Pause,
}

/// A technique that runs by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Automatism(pub &'static Technique);

impl fmt::Display for Automatism {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.id)
    }
}

impl FromStr for Automatism {
    type Err = String;

    fn from_str(id: &str) -> Result<Self, String> {
        let technique = Technique::named_by(id).map_err(|error| error.to_string())?;
        match technique.suppositions() {
            None => Ok(Self(technique)),
            Some(_) => Err(format!("`{id}` is not an automatism: suppositions do not run by themselves")),
        }
    }
}

as_text!(Automatism);
