//! Games of several players: the room, with a toy of each kind, one without hidden information
//! and one in which each seat hides something; and Sea Battle for two.

mod heap;
mod numbers;
mod plain;
mod records;
mod referee;
mod sea_games;
mod sea_rules;
