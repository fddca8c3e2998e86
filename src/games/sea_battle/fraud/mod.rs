//! Fraud: what is wrong with a board when the game is over, and whose fault it is.

mod findings;
mod record;

pub use findings::{Contradiction, Fault, Findings, Misnamed, Mistake, Won};
pub use record::{Answer, Record, RecordError, Shot};
