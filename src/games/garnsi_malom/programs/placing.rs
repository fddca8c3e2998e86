//! How programs place pieces.

use smyoz_core::puzzles::Stream;

use super::any;
use crate::board::{Board, Cell, Cells};
use crate::contest::{GarnsiMalom, Move, Position, Sign};

/// How pieces are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// On any legal cell.
    Random,
    /// So that the own side keeps most room.
    Careful,
    /// So that the own side keeps most room, and the others little.
    Hindering,
    /// So that all sides keep most room.
    Helpful,
}

/// A sign, and where it can still be placed.
struct Room {
    sign: Sign,
    cells: Cells,
    in_hand: usize,
    /// How much it counts for the sign that places.
    weight: i64,
}

impl Manner {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Random, Self::Careful, Self::Hindering, Self::Helpful];

    /// A legal cell for the sign whose turn it is, as good as any in this manner; a piece is lost only
    /// if it must be.
    #[must_use]
    pub fn place(self, rules: &GarnsiMalom, position: &Position, draws: &mut Stream) -> Move {
        let sign = rules.mover(position);
        let rooms = self.rooms(rules, position, sign);
        let value = |cell| -> i64 { rooms.iter().map(|room| room.value_after(sign, cell, rules.board())).sum() };
        let valued = rules.places(position, sign).iter().map(|cell| (value(cell), cell));
        let valued: Vec<(i64, Cell)> = valued.collect();
        let best = valued.iter().map(|&(value, _)| value).max();
        let best: Vec<(i64, Cell)> = valued.into_iter().filter(|&(value, _)| Some(value) == best).collect();
        if best.is_empty() { Move::Lose } else { Move::Place(any(&best, draws).1) }
    }

    /// The signs whose room counts. Team mates count like the own sign.
    fn rooms(self, rules: &GarnsiMalom, position: &Position, own: Sign) -> Vec<Room> {
        let [own_weight, other_weight] = match self {
            Self::Random => [0, 0],
            Self::Careful => [1, 0],
            Self::Hindering => [3, -1],
            Self::Helpful => [1, 1],
        };
        let weight = |sign| if rules.side(sign) == rules.side(own) { own_weight } else { other_weight };
        let room = |sign| Room {
            sign,
            cells: rules.places(position, sign),
            in_hand: rules.in_hand(position, sign),
            weight: weight(sign),
        };
        rules.signs().map(room).filter(|room| room.weight != 0).collect()
    }
}

impl Room {
    /// What the room is worth after a sign is placed on a cell: the cells that are left for each
    /// piece in hand. More of them count less and less.
    fn value_after(&self, sign: Sign, cell: Cell, board: &Board) -> i64 {
        const UNIT: usize = 1_000;
        let is_placed = self.sign == sign;
        let lost = if is_placed { board.seen_from(Cells::of(cell)) } else { Cells::of(cell) };
        let value = match self.in_hand - usize::from(is_placed) {
            0 => UNIT,
            in_hand => {
                let for_each = UNIT * (self.cells - lost).len() / in_hand;
                UNIT * for_each / (UNIT + for_each)
            }
        };
        self.weight * value as i64
    }
}
