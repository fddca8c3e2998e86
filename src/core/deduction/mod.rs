//! Deduction: what a person concludes from clues, and why, whatever the game.
//!
//! A game implements [`Logic`]: its facts, marks, reasons and contradictions, a table of
//! [techniques](Technique), and their words. From these this room builds everything else:
//!
//! - what techniques [reach] together, and so which level solves a puzzle;
//! - [suppositions](Suppositions), followed in rounds, with the [chain](Case) that tells why;
//! - [derivations](Derivation), and of these what is needed to reach the end, each step with the
//!   facts on which it rests;
//! - [paths](Path): what a solver sees, always by the cheapest technique, with the number of
//!   openings where it is narrowest; the next step from any marks;
//! - [passages](Passage): the steps in the order and the sentences in which they are told.
//!
//! The words of a conclusion are the game's own. A game without techniques takes [`NoLogic`].
//! Whatever can run long takes [`Limits`](crate::limits::Limits).
//!
//! Ten files refer to each other in a circle, for they are one notion: a [`Logic`] has techniques,
//! a technique may make suppositions, and what these rest on are grounds of a derivation, with its
//! history; images, paths and passages of derivations are again those of the logic.

mod derivation;
mod error;
mod grounds;
mod history;
mod image;
mod logic;
mod no_logic;
mod passage;
mod path;
mod step;
mod suppositions;
#[cfg(test)]
pub(crate) mod switches;
mod technique;
#[cfg(test)]
mod tests;
mod words;

pub use derivation::{By, Conclusion, Derivation, Reasoned};
pub use error::{DeductionError, UnfoundedError};
pub use image::Image;
pub use logic::{
    ChartOf, ClueOf, ClueSet, FEW_PLACES, FactOf, Ground, GroundOf, Knowledge, Logic, MarksOf, NoClue, Position, Scale,
    Supposition, position_of,
};
pub use no_logic::NoLogic;
pub use passage::{Group, Manner, Passage};
pub(crate) use path::cheapest;
pub use path::{Path, hardest, solves};
pub use step::{Core, Kind, LeanStep, Opened, Step};
pub use suppositions::{Case, Suppositions};
pub use technique::{Deduction, Openings, See, Technique, reach, up_to};
