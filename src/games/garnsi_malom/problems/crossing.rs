//! Six mills by one move, which games hardly ever have: five in a row that cross five in a column.
//! All nine pieces of the sign take part, so the move is a jump.

use serde_json::json;
use smyoz_core::game::NoLayout;
use smyoz_core::puzzles::Stream;

use crate::board::{Cell, MAX_SIDE};
use crate::contest::{Diagram, GarnsiMalom, Kind};

/// The cells of each arm.
const ARM: u8 = 2;

/// The fewest and the most pieces of each other sign.
const OTHERS: [u64; 2] = [4, 7];

/// A board of characters, `.` for an empty cell.
type Rows = [[u8; MAX_SIDE as usize]; MAX_SIDE as usize];

/// A position in which a jump into the middle of a cross makes six mills.
pub fn draw(draws: &mut Stream) -> Result<Diagram, NoLayout> {
    let (side, own) = (MAX_SIDE, draws.below(MAX_SIDE.into()) as u8);
    let mut middle = || ARM + draws.below(u64::from(side - 2 * ARM)) as u8;
    let (column, row) = (middle(), middle());
    let arms =
        (1..=ARM).flat_map(|by| [(column - by, row), (column + by, row), (column, row - by), (column, row + by)]);
    let arms: Vec<Cell> = arms.map(|(column, row)| Cell::at(column, row)).collect();
    let mut rows: Rows = [[b'.'; MAX_SIDE as usize]; MAX_SIDE as usize];
    let mut free: Vec<Cell> = (0..side).flat_map(|row| (0..side).map(move |column| Cell::at(column, row))).collect();
    free.retain(|cell| !arms.contains(cell) && *cell != Cell::at(column, row));
    draws.shuffle(&mut free);
    let put = |cell: Cell, sign: u8, rows: &mut Rows| {
        rows[usize::from(cell.row())][usize::from(cell.column())] = b'1' + sign;
        let is_in_a_mill = is_in_a_mill(rows, cell);
        if is_in_a_mill {
            rows[usize::from(cell.row())][usize::from(cell.column())] = b'.';
        }
        !is_in_a_mill
    };
    arms.iter().for_each(|&cell| {
        put(cell, own, &mut rows);
    });
    // The piece that jumps, then those of the others.
    let others = (0..side).filter(|&sign| sign != own);
    let wanted: Vec<(u8, u64)> = std::iter::once((own, 1))
        .chain(others.map(|sign| (sign, OTHERS[0] + draws.below(OTHERS[1] - OTHERS[0] + 1))))
        .collect();
    for (sign, count) in wanted {
        for _ in 0..count {
            if let Some(at) = free.iter().position(|&cell| put(cell, sign, &mut rows)) {
                free.remove(at);
            }
        }
    }
    let pieces = |sign: u8| rows.iter().flatten().filter(|&&shown| shown == b'1' + sign).count();
    let position = json!({
        "format": "garnsi-malom/1",
        "variant": GarnsiMalom::of(Kind::Nine),
        "board": rows.map(|row| row.map(char::from).iter().collect::<String>()),
        "phase": "moving",
        "round": 10,
        "turn": own + 1,
        "out": [],
        "beside": (0..side).map(|sign| usize::from(side) - pieces(sign)).collect::<Vec<_>>(),
        "quiet": 0,
    });
    serde_json::from_value(position).map_err(|error| NoLayout::OfSeed(error.to_string()))
}

/// Whether a piece stands in a mill: beside two of its kind in its row or its column.
fn is_in_a_mill(rows: &Rows, cell: Cell) -> bool {
    let (column, row) = (usize::from(cell.column()), usize::from(cell.row()));
    let sign = rows[row][column];
    let along = |shown: Vec<u8>| shown.windows(3).any(|three| three.iter().all(|&other| other == sign));
    along(rows[row].to_vec()) || along(rows.iter().map(|row| row[column]).collect())
}
