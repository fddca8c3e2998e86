//! Sea Battle. In the puzzle for one, a fleet is hidden, and counts and some cells are given; in the
//! game for two, each player hides a fleet and shoots at the other's.
//!
//! Also known as Battleship solitaire or Bimaru. Boards are of any size up to 30 × 30; a row of
//! cells is a `u32` ([`CellSet`]). Its rooms, from the ground
//! up; each imports only from those above it:
//!
//! | room | what lives there |
//! |---|---|
//! | [`lang`] | its texts in both languages |
//! | [`board`] | sizes, cells, fleets, rules, ships, layouts and what is wrong with them |
//! | [`clues`] | what a puzzle says of a layout: counts of lines, cells that are shown |
//! | [`engines`] | which layouts fit: a SAT solver, and an exhaustive search |
//! | [`deduction`] | what a person concludes: facts, marks, techniques, the solver's path |
//! | [`rate`] | how hard a puzzle is: the types of levels, scores and paths |
//! | [`options`] | how it is played, and which clues are given |
//! | [`seeds`] | layouts drawn at random, counted and numbered |
//! | [`puzzle`] | what a puzzle states in its file, its id, and how it is rated |
//! | `game` | what the core asks of the game |
//! | [`convert`] | puzzles in the formats of other programs |
//! | [`compose`] | from a layout to the clues of a puzzle, with proof |
//! | [`fraud`] | what is wrong with a board at the end of a game for two, and whose fault it is |
//! | [`pack`](mod@pack) | Perelman's arrangement: the larger ships packed, the smallest spread |
//! | [`shooting`] | where to shoot, and how to hide a fleet |
//! | [`contest`] | the game for two: shots, answers, mines, sweepers, salvos |
//! | [`paper`] | its pages, and pictures in books |
//! | [`front`] | play, the page in the browser, what books say of it |

pub mod board;
pub mod clues;
pub mod compose;
pub mod contest;
pub mod convert;
pub mod deduction;
pub mod engines;
pub mod fraud;
pub mod front;
mod game;
pub mod lang;
pub mod options;
pub mod pack;
pub mod paper;
pub mod puzzle;
pub mod rate;
pub mod seeds;
pub mod shooting;

pub use board::{
    Cell, CellError, CellNameError, CellSet, Columns, ColumnsError, Fleet, FleetError, Layout, LayoutError, Line,
    MAX_SIDE, Piece, Rule, Setting, SettingError, Shapes, Ship, Shows, ShowsError, Size, SizeError, Symmetry, Touch,
    UnknownVariantError, Variant, Violation,
};
pub use clues::{Clue, Clues, Count, Counts, ImpossibleCluesError, Shown, Topic};
pub use convert::{Entry, Format, ReadError, UnknownFormatError, WriteError};
pub use deduction::{Chart, Fact, FactError, Marks, Passage, Path, Place, Position, SeaBattle, techniques};
pub use engines::{Method, Solver, encode, search};
pub use fraud::{Answer, Contradiction, Fault, Findings, Misnamed, Mistake, Record, RecordError, Shot, Won};
pub use pack::{Packing, PackingError, pack};
pub use puzzle::{Minimum, Puzzle, image};
pub use rate::{RateError, Rating, SolutionPath};
pub use seeds::{NoLayoutError, Numbering, Sampler, count};
