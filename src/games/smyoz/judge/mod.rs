//! Is it true? Verdicts on puzzles that someone else may have made, the check of minima,
//! certificates.

pub(crate) mod aim;
mod before_mercy;
mod certificate;
pub(crate) mod minimum;
mod spare;
pub(crate) mod subject;
mod verify;

pub use before_mercy::BeforeMercy;
pub use certificate::{Certificate, NotCertified};
pub use minimum::WrongMinimum;
pub use smyoz_core::judging::certificate::{
    Files, Form, Refusal, SUMS, certify, changed_files, check_certificate, listed_files,
};
pub use spare::spare;
pub use verify::{Ties, Verdict, WrongRating, verify};
