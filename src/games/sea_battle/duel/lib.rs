//! Sea Battle, the game for two: each player hides a fleet and shoots at the other's.
//!
//! Its rooms, from the ground up; each imports only from those above it, and all from the crate of
//! the puzzle for one:
//!
//! | room | what lives there |
//! |---|---|
//! | [`fraud`] | what is wrong with a board at the end of a game, and whose fault it is |
//! | [`pack`](mod@pack) | Perelman's arrangement: the larger ships packed, the smallest spread |
//! | [`shooting`] | where to shoot, and how to hide a fleet |
//! | [`contest`] | shots, answers, mines, sweepers, salvos |

pub mod contest;
pub mod fraud;
pub mod pack;
pub mod shooting;

pub use fraud::{Answer, Contradiction, Fault, Findings, Misnamed, Mistake, Record, RecordError, Shot, Won};
pub use pack::{Packing, PackingError, pack};
