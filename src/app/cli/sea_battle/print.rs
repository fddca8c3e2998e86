//! The pages of puzzles of Sea Battle.

use super::check::columns;
use crate::cli::Failure;
use crate::cli::printed::Looks;
use smyoz_games::sea_battle::Setting;
use smyoz_paper::sea_battle::Setup;

/// How pages of a game are drawn.
pub(in crate::cli) fn setup(looks: Looks, setting: &Setting) -> Result<Setup, Failure> {
    Ok(Setup { style: looks.style, columns: columns(looks.columns, setting)? })
}
