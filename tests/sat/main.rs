//! The room `sat` by itself: proofs of formulas whose answer is known.

mod formulas;
mod proofs;

#[path = "../common/rup.rs"]
mod rup;
