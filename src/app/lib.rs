//! What users meet: the Explorer and the command line.
//!
//! | room | what it is for |
//! |---|---|
//! | [`explorer`] | a game as the list of its actions, the view of it; the page and the local server |
//! | [`cli`] | the command `smyoz` |

pub mod cli;
pub mod explorer;
