//! Search over bit boards.

pub(crate) mod board;
