//! Both boards, the shots at them, and what must be named.

use std::collections::VecDeque;
use std::fmt;

use itertools::Itertools;
use smyoz_core::contest::Seat;

use crate::board::{Cell, CellSet, Layout, Piece};
use crate::fraud::Answer;

/// What a player does in a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// Shoots at a cell, or at several in a salvo.
    Shots(Vec<Cell>),
    /// Names a cell of the player's own board to the opponent, after hitting a mine or a sweeper.
    Name(Cell),
}

/// How moves are written: `E4`, `E4 F5` in a salvo, `name E4`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shots(cells) => write!(f, "{}", cells.iter().format(" ")),
            Self::Name(cell) => write!(f, "name {cell}"),
        }
    }
}

/// The answers to the shots of a move, in their order; none to a cell that was named.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers(pub Vec<Answer>);

impl fmt::Display for Answers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.iter().format(" "))
    }
}

/// A player's board, and what has happened to it.
#[derive(Clone, Debug)]
pub struct Side {
    layout: Layout,
    shot: CellSet,
    shots: Vec<(Cell, Answer)>,
    named: Vec<(Cell, Piece)>,
}

/// What the opponent knows of a board: the answers to shots, and the cells that were named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outside<'a> {
    /// The opponent's shots, in their order.
    pub shots: &'a [(Cell, Answer)],
    /// The cells that were named to the opponent, each with the piece there: a ship or a mine.
    pub named: &'a [(Cell, Piece)],
}

impl Outside<'_> {
    /// The answer to a shot at this cell.
    #[must_use]
    pub fn answer(&self, cell: Cell) -> Option<Answer> {
        self.shots.iter().find(|(shot, _)| *shot == cell).map(|&(_, answer)| answer)
    }

    /// What was named to be in this cell.
    #[must_use]
    pub fn named(&self, cell: Cell) -> Option<Piece> {
        self.named.iter().find(|(named, _)| *named == cell).map(|&(_, piece)| piece)
    }

    /// The cells that were shot at.
    #[must_use]
    pub fn shot(&self) -> CellSet {
        self.shots.iter().map(|&(cell, _)| cell).collect()
    }
}

impl Side {
    /// A board that nobody has shot at.
    #[must_use]
    pub fn new(layout: Layout) -> Self {
        Self { layout, shot: CellSet::NONE, shots: Vec::new(), named: Vec::new() }
    }

    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The cells that were shot at.
    #[must_use]
    pub fn shot(&self) -> &CellSet {
        &self.shot
    }

    /// What the opponent knows of it.
    #[must_use]
    pub fn outside(&self) -> Outside<'_> {
        Outside { shots: &self.shots, named: &self.named }
    }

    pub(super) fn answer(&mut self, cell: Cell) -> Answer {
        self.shot.insert(cell);
        let answer = Answer::to(cell, &self.layout, &self.shot);
        self.shots.push((cell, answer));
        answer
    }

    pub(super) fn name(&mut self, cell: Cell, piece: Piece) {
        self.named.push((cell, piece));
    }

    /// The cells that its owner may name: of ships that are not hit, or of mines that are not
    /// spent, and not named before.
    pub(crate) fn nameable(&self, piece: Piece) -> CellSet {
        let named: CellSet = self.named.iter().map(|&(cell, _)| cell).collect();
        *self.layout.cells(piece) - self.shot - named
    }

    /// Whether all ships are sunk.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.layout.cells(Piece::Ship).is_subset(&self.shot)
    }
}

#[derive(Clone, Debug)]
pub struct Position {
    pub(super) sides: [Side; 2],
    pub(super) turn: Seat,
    /// What the seat whose turn it is must name, one after the other.
    pub(super) due: VecDeque<Piece>,
    pub(super) winner: Option<Seat>,
}

impl Position {
    /// The board of a seat.
    #[must_use]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.0]
    }

    /// What the seat whose turn it is must name before anything else.
    #[must_use]
    pub fn due(&self) -> Option<Piece> {
        self.due.front().copied()
    }

    /// Drops what cannot be named, as nothing is left.
    pub(super) fn settle(&mut self) {
        let own = &self.sides[self.turn.0];
        while self.due.front().is_some_and(|&piece| own.nameable(piece).is_empty()) {
            self.due.pop_front();
        }
    }
}
