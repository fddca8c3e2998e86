//! Shogword: a crossword for two, built letter by letter, that ends in mate.
//!
//! Two players add letters from their home rows to a crossword, one letter a move. A player who
//! cannot add one is mated. Once all tiles are laid, the colour with more tiles wins. The rooms,
//! from the ground up; each imports only from those above it:
//!
//! | room | what lives there |
//! |---|---|
//! | [`lang`] | its texts in three languages |
//! | [`board`] | cells, colours, home rows |
//! | [`letters`] | letters, and how many tiles there are of each |
//! | [`words`] | the words and their dictionary entries |
//! | [`moves`] | moves and their notation |
//! | [`position`] | the board and the tiles beside it, as text and as data |
//! | [`refusal`] | why a move is illegal |
//! | `generator` | all legal moves of a position |
//! | [`rules`] | the game as a contest |
//! | [`plain`] | a second generator of moves, slow and plain, to check the other |
//! | [`programs`] | programs that play: random, greedy, strong |
//! | [`problems`] | positions with one best move, as puzzles |
//! | [`sheets`] | the board and its tiles on paper |
//! | [`front`] | options, what is said at the table, and its page |

pub mod board;
pub mod front;
mod generator;
pub mod lang;
pub mod letters;
pub mod moves;
pub mod plain;
pub mod position;
pub mod problems;
pub mod programs;
pub mod refusal;
pub mod rules;
pub mod sheets;
pub mod words;

pub use board::{Cell, CellError, Cells, Color, SIDE};
pub use letters::{Letter, LetterError, Letters, LettersError};
pub use moves::{Face, Move, Placement, Tile};
pub use position::{Position, PositionError, Square};
pub use programs::{Level, LevelError, Program};
pub use refusal::{MoveError, NoWord};
pub use rules::{Answer, Options, Shogword, VariantError};
pub use words::{LONGEST, Words, WordsError};
