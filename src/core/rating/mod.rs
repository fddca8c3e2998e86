//! How hard a puzzle is, how to solve it step by step, and what to do next, whatever the game.
//!
//! What is *seen* is found by always taking the cheapest technique that applies. Of this, a
//! [`SolutionPath`] *tells* only what is needed, and level and score are those of what is told.
//! Techniques of one level together conclude no less from more marks, and harder ones are used only
//! where they come to an end: so the level is the lowest whose techniques solve the puzzle. What
//! none of them solves is *beyond*; then the path leads as far as they go.
//!
//! Everything is computed on the canonical image of a puzzle, so that all its images are rated
//! alike.
//!
//! A game whose clues are all facts states the trait [`Reasoning`], and has a [`Rating`], paths,
//! hints, and puzzles that are composed to order ([`Techniques`]).

mod hint;
mod no_deduction;
mod path;
mod rater;
mod reasoning;
mod techniques;
mod told;
mod value;

pub use hint::{HintError, hint, why};
pub use no_deduction::{NoDeduction, NoRating};
pub use path::{RateError, SolutionPath, Stage, check, keeps, rating, solves};
pub use rater::{Allowed, Rater, RatingError, Summary, TechniqueRow};
pub use reasoning::{Reasoning, Without};
pub use techniques::Techniques;
pub use told::{NotTold, Telling, Told, ToldPath, ToldStep, tell_hint, tell_path, tell_why};
pub use value::{Hardest, Rating};
