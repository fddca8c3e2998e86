//! Deduction: what a person concludes from clues, and why.

mod explainer;
mod fact;
mod marks;
pub mod techniques;

pub use explainer::{Core, Explainer, Ground, Inquiry, Scope};
pub use fact::{Fact, FactError, FactsError, ShipCounts, point_name, read_facts, ship_name};
pub use marks::Marks;
