//! What a player sees: their own board, and what they know of the other.

use itertools::Itertools;
use smyoz_core::contest::Seat;

use super::position::{Outside, Side};
use super::rules::ForTwo;
use crate::board::{Cell, CellSet, Columns, Piece};
use crate::fraud::Answer;

/// What a player sees. Nothing of the other board is in it but answers and named cells.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    pub rules: &'a ForTwo,
    pub seat: Seat,
    pub own: &'a Side,
    pub other: Outside<'a>,
    /// Whose turn it is; `None` once the game is over.
    pub turn: Option<Seat>,
    /// What the seat whose turn it is must name first.
    pub due: Option<Piece>,
}

impl Seen<'_> {
    /// The sign for a cell of the own board: `#` ship, `X` hit, `*` mine, `+` sweeper, `%` either
    /// of them hit, `.` water, `o` a shot at it.
    fn own_cell(&self, cell: Cell) -> char {
        match (self.own.layout().at(cell), self.own.shot().contains(cell)) {
            (Some(piece), false) => piece.letter(),
            (Some(Piece::Ship), true) => 'X',
            (Some(Piece::Mine | Piece::Sweeper), true) => '%',
            (None, true) => 'o',
            (None, false) => '.',
        }
    }

    /// The other board: `o` miss, `x` hit, `X` sunk, `*` a mine that was hit, `+` a sweeper, `#` a
    /// ship that was named, `!` a mine that was named, `.` unknown.
    fn other_cell(&self, cell: Cell) -> char {
        match (self.other.answer(cell), self.other.named(cell)) {
            (Some(Answer::Miss), _) => 'o',
            (Some(Answer::Hit), _) if self.is_of_sunk(cell) => 'X',
            (Some(Answer::Hit), _) => 'x',
            (Some(Answer::Sunk), _) => 'X',
            (Some(Answer::Mine), _) => '*',
            (Some(Answer::Sweeper), _) => '+',
            (None, Some(Piece::Mine)) => '!',
            (None, Some(_)) => '#',
            (None, None) => '.',
        }
    }

    /// Whether a hit belongs to a ship that was sunk: one of the hits that are connected with it is
    /// answered so.
    #[must_use]
    pub fn is_of_sunk(&self, cell: Cell) -> bool {
        let of = |wanted: &[Answer]| {
            let shots = self.other.shots.iter().filter(|(_, answer)| wanted.contains(answer));
            shots.map(|&(cell, _)| cell).collect::<CellSet>()
        };
        let (hits, sunk) = (of(&[Answer::Hit, Answer::Sunk]), of(&[Answer::Sunk]));
        hits.components().any(|ship| ship.contains(cell) && ship.meets(&sunk))
    }

    /// Both boards side by side, the own one at the left.
    pub(super) fn draw(&self) -> String {
        let size = self.rules.setting.size();
        let columns = Columns::latin();
        let names = &columns.names()[..size.width().into()];
        let wide = names.iter().map(String::len).max().unwrap_or(1);
        let heads = names.iter().map(|name| format!("{name:>wide$}")).join(" ");
        let mut text = format!("   {heads}      {heads}\n");
        for row in 0..size.height() {
            let line = |shown: &dyn Fn(Cell) -> char| {
                (0..size.width()).map(|column| format!("{:>wide$}", shown(Cell::at(column, row)))).join(" ")
            };
            let (own, other) = (line(&|cell| self.own_cell(cell)), line(&|cell| self.other_cell(cell)));
            let number = row + 1;
            text += &format!("{number:>2} {own}   {number:>2} {other}\n");
        }
        text
    }
}
