//! Games for several players: referee, records, seats, programs, arena.
//!
//! A game states its [`Rules`]: whose turn it is, which moves are legal, what a move is answered
//! with, who has won, how moves are written. What a seat may see is a type of the game's own
//! ([`Rules::Seen`]). A game without hidden information names its position there and says how it
//! begins from a seed ([`Open`]); nothing else in this room costs it anything. A game in which
//! seats hide something also says what that is ([`Hidden`]); each seat then [commits](Commitment)
//! to it when the contest begins and reveals it at the end.
//!
//! A [`Contest`] is a start and a list of moves; its position is derived from these. The referee is
//! [`Contest::play`]. The [`Record`] is the same as data, in the format `contest/1`, and
//! [`replay`] makes a contest of it again, refusing whatever the rules do not allow.

mod arena;
mod commitment;
mod problems;
mod record;
mod referee;
mod rules;
mod seats;
mod statistics;

pub use arena::{Player, Rotation, play_out};
pub use commitment::{Commitment, CommitmentError, Opening, Salt};
pub use problems::{ForcedWin, Problem, forced_win, problems};
pub use record::{FORMAT, Header, Line, Record, RecordError, Writer, replay};
pub use referee::{Contest, RefusedMoveError, Turn};
pub use rules::{Hidden, Open, Outcome, Rules, Seat};
pub use seats::{SeatError, Sitter};
pub use statistics::{Mean, Summary, rounded, sum};
