//! What users meet: the Explorer and the command line.
//!
//! | room | what it is for |
//! |---|---|
//! | [`play`] | a game as the list of its actions, whichever the game |
//! | [`registry`] | games as commands and the Explorer see them, and the list of them |
//! | [`explorer`] | the page, its local server, and exported sites |
//! | [`cli`] | the command `smyoz` |
//! | [`games`] | a folder for each game that the program comes with: how it is played, its options |

pub mod cli;
pub mod explorer;
pub mod games;
pub mod play;
pub mod registry;
