//! Sheets of SMYOZ to play with a partner.

use clap::ArgMatches;

use super::SmyozGame;
use crate::paper::{blank, partner};
use smyoz_app::registry::{Refusal, Sheet, Sheets};
use smyoz_paper::Style;
use smyoz_paper::drawing::{At, DisplayList};
use smyoz_paper::sheets::TooSmallError;

impl Sheets for SmyozGame {
    fn sheet(
        &self,
        sheet: Sheet,
        style: Style,
        paper: At,
        _: &ArgMatches,
    ) -> Result<Result<DisplayList, TooSmallError>, Refusal> {
        Ok(match sheet {
            Sheet::Boards { per_page } => blank(style, paper, per_page),
            Sheet::Partner => partner(style, paper),
        })
    }
}
