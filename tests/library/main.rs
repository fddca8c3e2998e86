//! The library as a program that uses it sees it: games, engines, techniques, composing, judging,
//! and games of the Explorer.

#[path = "../built_in/mod.rs"]
mod built_in;
#[path = "../common/mod.rs"]
mod common;
#[path = "../suite/mod.rs"]
mod suite;

mod because;
mod certificates;
mod claims;
mod collections;
mod compose;
mod contest;
mod contradictions;
mod cores;
#[allow(dead_code, clippy::duplicate_mod, reason = "they are programs, each with suites of its own")]
mod examples;
mod explorer;
mod formats;
mod holes;
mod lang;
mod limits;
mod problems;
mod rate;
mod sat;
mod sea_battle;
mod search;
mod sheet;
mod solver;
mod spare;
mod stars;
mod suites;
mod techniques;
mod third_judge;
mod vectors;
mod wishes;
