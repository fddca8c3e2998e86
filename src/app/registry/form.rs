//! What a game's type of puzzles is enough for.

use super::puzzle::AnyPuzzle;
use crate::play::{Play, Played, ReadGameError, Summary, saved};
use smyoz_core::judging::certificate::{CertificateError, Files, check_certificate};
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{ReadError, read_as};
use smyoz_core::rating::{Rater as _, TechniqueRow};
use smyoz_core::standard::{Puzzle, Standard};

/// What can be done with the files of a game, whatever its options: how its methods of the same
/// names answer.
pub struct Form {
    pub(super) read: fn(&str) -> Result<Box<dyn AnyPuzzle>, ReadError>,
    pub(super) format: fn() -> String,
    pub(super) check_certificate: fn(&Files, Limits) -> Result<Checked, CancelledError>,
    pub(super) techniques: fn() -> Option<Vec<TechniqueRow>>,
    pub(super) played_format: fn() -> Option<String>,
    pub(super) summary: fn(&str) -> Result<Summary, String>,
    pub(super) read_played: fn(&str, Limits) -> Opened,
}

/// The puzzle of a certificate, or why it is not proved.
type Checked = Result<Box<dyn AnyPuzzle>, CertificateError>;

/// A saved game to go on with.
type Opened = Result<Box<dyn Played>, ReadGameError>;

impl Form {
    /// For the puzzles of this game.
    pub fn of<G: Play>() -> Self {
        Self {
            read: |text| Ok(Box::new(read_as::<Puzzle<G>>(text)?)),
            format: || format!("{}-puzzle/{}", G::KIND, G::VERSION),
            check_certificate: |files, limits| {
                Ok(check_certificate::<G>(files, limits)?.map(|puzzle| Box::new(puzzle) as _))
            },
            techniques: <G as Standard>::Rater::techniques,
            played_format: || G::told().map(|_| saved::format::<G>()),
            summary: G::summary,
            read_played: G::read_played,
        }
    }
}
