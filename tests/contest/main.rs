//! The room for games of several players, with a toy of each kind: one without hidden information,
//! and one in which each seat hides something.

mod heap;
mod numbers;
mod records;
mod referee;
