//! Where pieces may lie, and what each then keeps others from.

use crate::board::{CellSet, Piece, Setting, Ship};

/// Pieces that cannot be told apart.
pub(super) struct Class {
    pub(super) piece: Piece,
    /// How many of them there are.
    pub(super) count: usize,
    pub(super) places: Vec<Place>,
    /// Number of places of straight shapes.
    pub(super) straight: usize,
    /// Number of places of each bent shape.
    pub(super) bent: Vec<usize>,
    /// The [room](Setting::room_for) that each needs.
    pub(super) room: usize,
}

/// A place of a piece.
pub(super) struct Place {
    pub(super) cells: CellSet,
    /// Where no ship may lie then.
    pub(super) no_ships: CellSet,
    /// Where no mine and no sweeper may lie then.
    pub(super) no_singles: CellSet,
}

/// The pieces of a setting: ships from the longest on, mines, sweepers.
pub(super) fn classes(setting: &Setting) -> Vec<Class> {
    setting.classes().map(|(piece, length, count)| class(setting, piece, length, count)).collect()
}

fn class(setting: &Setting, piece: Piece, length: u8, count: usize) -> Class {
    let place = |ship: &Ship| {
        let near = *ship.cells() | setting.around(ship.cells());
        let no_ships = if piece == Piece::Ship { *ship.cells() | *ship.margin() } else { near };
        Place { cells: *ship.cells(), no_ships, no_singles: near }
    };
    let shapes: Vec<_> = setting.ships_by_shape(length).collect();
    let (straight, bent) = shapes.split_at(shapes.len().min(2));
    Class {
        piece,
        count,
        places: shapes.iter().flatten().map(place).collect(),
        straight: straight.iter().map(Vec::len).sum(),
        bent: bent.iter().map(Vec::len).collect(),
        room: setting.room_for(length).unwrap_or(0),
    }
}
