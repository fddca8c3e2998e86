//! Self-tests on random cases: the engines against each other, and the techniques against layouts.

pub mod engines;
pub mod reasons;
pub mod techniques;
pub mod withheld;
