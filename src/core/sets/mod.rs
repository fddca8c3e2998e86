//! Sets, a bit an element: of few elements in one or several words, of any number in a [`BitSet`],
//! of cells and other types of few values in a [`Set`].

mod bit_set;
mod element_set;
mod set;

pub use bit_set::BitSet;
pub use element_set::ElementSet;
pub use set::{Indexed, Members, Set};
