//! Why an action is refused.

use crate::lang::SmyozTexts;
use thiserror::Error;

use super::known::Suspicion;
use super::statement::Statement;
use crate::board::Cell;
use smyoz_app::play::Sentence;
use smyoz_core::lang::Lang;

/// Why an action is refused; the game is as before.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.sentence(Lang::En))]
pub enum SessionError {
    /// A placement must be accepted or discarded first.
    Unfinished,
    NoTarget,
    NothingPut,
    /// There is no placement to discard or to go on from.
    NoPlacement,
    /// Nothing was built, or nothing is said.
    Empty,
    /// This is not a part of the target.
    NotOfTarget(Statement, Cell),
    /// The careful workshop refuses it.
    Suspicious(Box<Suspicion>),
    /// The cell was shot before, or is a clue.
    ShotTwice(Cell),
    /// There are no shots in a puzzle.
    NoShots,
    /// There is a Z shot already.
    SecondZ,
    /// The puzzle has no mercy shot.
    NoMercy,
    /// The mercy shot is open already.
    MercyOpen,
    /// Something else can still be found.
    MercyTooEarly,
    /// The mark to take back was never made.
    NotSaid(Statement),
    NothingSaved,
    /// A claim needs all ten ships.
    NotAllFound(usize),
    NoSuchStage(u8),
    /// A new drawing is for training.
    NotTraining,
    Over,
    /// The name of a scale is longer than it may be.
    LongName(usize),
}

impl Sentence for SessionError {
    fn sentence(&self, lang: Lang) -> String {
        match self {
            Self::Unfinished => lang.refusal_unfinished(),
            Self::NoTarget => lang.refusal_no_target(),
            Self::NothingPut => lang.refusal_nothing_put(),
            Self::NoPlacement => lang.refusal_no_placement(),
            Self::Empty => lang.refusal_empty(),
            Self::NotOfTarget(statement, cell) => lang.refusal_not_of_target(statement.to_string(), cell.to_string()),
            Self::Suspicious(suspicion) => lang.refusal_suspicious(suspicion.sentence(lang)),
            Self::ShotTwice(cell) => lang.refusal_shot_twice(cell.to_string()),
            Self::NoShots => lang.refusal_no_shots(),
            Self::SecondZ => lang.refusal_second_z(),
            Self::NoMercy => lang.refusal_no_mercy(),
            Self::MercyOpen => lang.refusal_mercy_open(),
            Self::MercyTooEarly => lang.refusal_mercy_too_early(),
            Self::NotSaid(statement) => lang.refusal_not_said(statement.to_string()),
            Self::NothingSaved => lang.refusal_nothing_saved(),
            Self::NotAllFound(found) => lang.refusal_not_all_found(*found),
            Self::NoSuchStage(stage) => lang.refusal_no_such_stage(*stage),
            Self::NotTraining => lang.refusal_not_training(),
            Self::Over => lang.refusal_over(),
            Self::LongName(most) => lang.refusal_long_name(*most),
        }
    }
}
