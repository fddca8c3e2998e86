//! Self-tests on random cases: the engines against each other, and the techniques against layouts.

mod engines;
mod techniques;

pub use engines::{Agreement, CaseKind, EngineCase, EngineFault, EngineMismatch, LIMIT};
pub use techniques::{TechniqueCase, TechniqueTally, Unsound, Use};
