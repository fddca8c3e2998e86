//! Games for several players: referee, records, seats, programs, arena.
//!
//! A game states its rules as a [`Contest`]: whose turn it is, which moves are legal, what a move
//! is answered with, who has won, how moves are written. What a seat may see is a type of the
//! game's own ([`Contest::Seen`]); a game without hidden information names its position there,
//! and nothing else in this room costs it anything. Where seats hide something, each
//! [commits](Commitment) to it, as lines of text, when the contest begins, and reveals it at the
//! end.
//!
//! The [`Referee`] has a start and a list of moves; the position is derived from these. The
//! [`Record`] is the same as data, in the format `contest/1`, and [`replay`] plays it again,
//! refusing whatever the rules do not allow.

mod arena;
mod commitment;
mod origin;
mod record;
mod referee;
mod rules;
mod seats;
mod statistics;

pub use arena::{Player, Rotation, play_out};
pub use commitment::{Commitment, CommitmentError, Opening, Salt};
pub use origin::Origin;
pub use record::{FORMAT, Header, Line, Record, RecordError, Writer, replay};
pub use referee::{Referee, RefusedMoveError, Turn};
pub use rules::{Contest, Outcome, Seat};
pub use seats::{SeatError, Sitter};
pub use statistics::{Mean, Summary, rounded, sum};
