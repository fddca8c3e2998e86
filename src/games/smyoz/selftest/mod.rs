//! Self-tests on random cases: the engines against each other, the techniques against layouts, and
//! their reasons against the SAT engine; and random puzzles with withheld items for other tests.

pub mod engines;
pub mod reasons;
pub mod techniques;
pub mod withheld;
