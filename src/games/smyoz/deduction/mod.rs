//! Deduction: what a person concludes from clues, and why.
//!
//! The logic and its table of techniques refer to each other: a row is a technique of the logic,
//! and the logic lists the rows.

mod fact;
pub(crate) mod logic;
mod marks;
pub mod techniques;

pub use fact::{Fact, FactError, FactsError, ShipCounts, point_name, read_facts, ship_name};
pub use logic::{Features, Ground, Looks, Many, Smyoz};
pub use marks::Marks;
