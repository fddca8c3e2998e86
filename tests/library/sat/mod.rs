//! The room `sat` by itself: both solvers, cardinalities, models, DIMACS and proofs, on formulas
//! whose answer is known.

mod cardinality;
mod dimacs;
mod formulas;
mod models;
mod proofs;
mod solvers;
