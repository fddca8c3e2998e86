//! How the [suites](crate::suite) draw boards and clues of the games that come with the program.
#![allow(dead_code, reason = "each program uses a part")]

pub mod garnsi_malom;
pub mod sea_battle;
pub mod smyoz;
