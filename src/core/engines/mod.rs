//! What an engine answers, whatever the game: the layouts that fit. And how the answers of two
//! engines are compared.

mod comparison;
mod solutions;

pub use comparison::{Agreement, Ask, EngineFault, EngineMismatch, Question, compare};
pub use solutions::Solutions;
