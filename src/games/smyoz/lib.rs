//! SMYOZ: rules, engines and techniques; its pages; and what users meet of it.
//!
//! Its rules are plain computation on bit sets: 81 cells fit a `u128` ([`CellSet`]), the 64
//! interior points a `u64` ([`PointSet`]). Its rooms, from the ground up; each imports only from
//! those above it:
//!
//! | room | what lives there |
//! |---|---|
//! | [`lang`] | its texts in both languages |
//! | [`board`] | cells, points, ships, the placement rules, layouts, symmetries |
//! | [`clues`] | what a puzzle says of a layout: colouring, islands, inventory, shots |
//! | [`engines`] | which layouts fit: the SAT encoding, the exhaustive search, one door to both |
//! | [`seeds`] | all layouts numbered, so that a seed draws one |
//! | [`deduction`] | facts, marks, techniques: what a person concludes |
//! | [`puzzle`] | a puzzle as data, its file formats and its id |
//! | [`rate`] | the solution path, explained, its level and score |
//! | [`compose`] | from a layout to the clues of a puzzle |
//! | [`options`] | what can be asked of its puzzles |
//! | `game` | what the core asks of the game |
//! | [`paper`] | its pages, and pictures in books |
//! | [`front`] | play, the page in the browser, what books say of it |
//!
//! # Glossary
//!
//! - *cell*: one of the 81 squares of the board, named by column and row
//!   ([`Cell`]).
//! - *point*: one of the 64 crossings of grid lines where four cells meet; a *ship point* if a ship
//!   cell is among them, otherwise a *water point* ([`Point`]).
//! - *lane*: a row or a column ([`Lane`]).
//! - *line*: the red or green line that a lane carries; a *water line* if the lane has no ship
//!   ([`Line`]).
//! - *stroke*: what a line shows at one ship or cell: red, green, or nothing.
//! - *span*: the stretch of a lane that one ship or one water cell occupies.
//! - *placement*: a ship at one of the 371 positions that the mooring rule allows
//!   ([`Placement`]). Ten placements that break no rule are a *layout*.
//! - *item*: an entry of the inventory: the codes of a type of ship, the number of water lines or
//!   of moored ships, or the sizes of the islands ([`Item`]).
//! - *shot*: a cell with its content and its colour ([`Shot`]).

pub mod board;
pub mod clues;
pub mod compose;
pub mod deduction;
pub mod engines;
pub mod front;
mod game;
pub mod lang;
pub mod options;
pub mod paper;
pub mod puzzle;
pub mod rate;
pub mod seeds;

pub use board::{
    Axis, Cell, CellError, CellSet, Drawing, DrawingError, FLEET, IllegalLayoutError, Lane, Layout, LayoutError,
    Placement, PlacementSet, Point, PointSet, Rule, SIZE, Ship, ShipType, Symmetry, Violation, wrong_ships,
};
pub use clues::{
    Bearing, Clue, Clues, Code, CodeError, Colour, Colouring, Content, Inventory, InventoryError, Item, Line, Shot,
    ShotTwiceError, Shots, Shows, ShowsError, Topic, TopicSet, View, islands,
};
pub use deduction::{Fact, FactError, FactsError, Marks, ShipCounts, point_name, read_facts, ship_name, techniques};
pub use engines::{EngineChoice, Smyoz, Solutions, Solver, conditions, encode, search};
pub use seeds::{Seed, SeedError, Stream, numbering};
