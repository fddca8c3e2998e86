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
pub use certificate::{Certificate, CertifyError};
pub use minimum::MinimumError;
pub use smyoz_core::judging::certificate::{
    CertificateError, Files, Form, SUMS, certify, changed_files, check_certificate, listed_files,
};
pub use spare::spare;
pub use verify::{RatingError, Ties, Verdict, verify};
