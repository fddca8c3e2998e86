//! What users meet: the Explorer and the command line.
//!
//! | room | what it is for |
//! |---|---|
//! | [`play`] | a game as the list of its actions, whichever the game |
//! | [`registry`] | games as commands and the Explorer see them, and the list of them |
//! | [`explorer`] | the view of a game that is played; the page and the local server |
//! | [`games`] | the games that the program comes with, as the registry sees them |
//! | [`cli`] | the command `smyoz` |

pub mod cli;
pub mod explorer;
pub mod games;
pub mod play;
pub mod registry;
