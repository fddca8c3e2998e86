//! How hard a puzzle is, how to solve it step by step, and what to do next, whatever the game.
//!
//! What is *seen* is found by always taking the cheapest technique that applies; if there is none
//! but suppositions, those that take the fewest rounds; and what is given apart is opened when
//! nothing else is left. Of this, a [`SolutionPath`] *tells* only what is needed: steps are left
//! out as long as all others can still be taken, and what is seen at one look is one sentence.
//! Level and score are those of the told path. A puzzle that techniques do not solve is *beyond*:
//! its path has steps that follow from a few named constraints and marks (a *core*), which is a
//! proof, but not one that a person would find.
//!
//! The level is the lowest whose techniques solve the puzzle; if a clue is given apart, they must
//! first lead to the ambiguity that it resolves, though finding the pieces may need less. As long
//! as these apply, no others are used, and since more marks never invalidate a technique once the
//! easier ones have added theirs, the level does not depend on the order of steps.
//!
//! Everything is computed on the canonical image of a puzzle, so that all its images are rated
//! alike.
//!
//! What a game states for this is its [`Logic`](crate::deduction::Logic).

mod error;
mod explainer;
mod hint;
mod path;
mod proofs;
mod rater;
mod told;

pub use error::RateError;
pub use explainer::{Explainer, Found};
pub use hint::{HintError, hint};
pub use path::{
    SolutionPath, Stage, broken_off, check, keeps, leads_to_solution, rating, solves, spare_step, why, why_so_far,
};
pub use proofs::{Effort, contradiction, is_ambiguous, knows_what_is_shared};
pub use rater::{Allowed, Rater, RatingError, TechniqueRow};
pub use told::{NotTold, Telling, Told, ToldPath, ToldStep};
