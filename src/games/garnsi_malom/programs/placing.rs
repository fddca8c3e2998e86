//! How programs place pieces.

use smyoz_core::puzzles::Stream;

use super::any;
use crate::board::{Cell, Cells};
use crate::contest::{GarnsiMalom, Move, Position, Sign};

/// A legal cell at random; a piece is lost only if it must be.
pub fn at_random(rules: &GarnsiMalom, position: &Position, draws: &mut Stream) -> Move {
    let places: Vec<Cell> = rules.places(position, rules.mover(position)).iter().collect();
    if places.is_empty() { Move::Lose } else { Move::Place(any(&places, draws)) }
}

/// The legal cell after which the own signs have most room and the others least; ties at random.
pub fn with_care(rules: &GarnsiMalom, position: &Position, draws: &mut Stream) -> Move {
    let sign = rules.mover(position);
    let rooms: Vec<Room> = rules.signs().map(|sign| Room::of(rules, position, sign)).collect();
    let balance = |cell: Cell| -> i64 {
        let of = |room: &Room| {
            let left =
                room.cells - if room.sign == sign { rules.board().seen_from(Cells::of(cell)) } else { Cells::of(cell) };
            let value = room.value(left, room.hand - usize::from(room.sign == sign));
            if rules.side(room.sign) == rules.side(sign) { OWN * value } else { -value }
        };
        rooms.iter().map(of).sum()
    };
    let places: Vec<(i64, Cell)> = rules.places(position, sign).iter().map(|cell| (balance(cell), cell)).collect();
    let best = places.iter().map(|&(value, _)| value).max();
    let best: Vec<Cell> = places.iter().filter(|&&(value, _)| Some(value) == best).map(|&(_, cell)| cell).collect();
    if best.is_empty() { Move::Lose } else { Move::Place(any(&best, draws)) }
}

/// How much more the own room counts than that of another sign.
const OWN: i64 = 3;

/// Where a sign can still be placed.
struct Room {
    sign: Sign,
    cells: Cells,
    hand: usize,
}

impl Room {
    fn of(rules: &GarnsiMalom, position: &Position, sign: Sign) -> Self {
        Self { sign, cells: rules.places(position, sign), hand: rules.in_hand(position, sign) }
    }

    /// The room in these cells: the cells for each piece in hand, the more the less they add.
    fn value(&self, left: Cells, hand: usize) -> i64 {
        const UNIT: usize = 1_000;
        if hand == 0 {
            return UNIT as i64 * 2;
        }
        let for_each = UNIT * left.len() / hand;
        (UNIT * for_each / (for_each + UNIT)) as i64
    }
}
