//! Deduction: what a person concludes from clues, and why.

pub(crate) mod derivation;
pub(crate) mod explainer;
mod fact;
mod marks;
pub mod techniques;

pub use derivation::{By, Conclusion, Derivation, Reasoned};
pub use explainer::{Core, Explainer, Ground, Inquiry, Scope, explainer};
pub use fact::{Fact, FactError, FactsError, ShipCounts, point_name, read_facts, ship_name};
pub use marks::Marks;
