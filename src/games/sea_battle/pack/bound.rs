//! How many cells the larger ships leave at most, wherever they lie.
//!
//! Let F be the free cells, in `r` rows and `c` columns: at most `r · c`. Together with the cells
//! at their right they are at least `r` more, and together with those below all these at least
//! another `c + 1`. None of these cells is in the [room](Setting::room) of a larger ship, so F has
//! at most the cells of all room, less the room of the ships, less `r + c + 1`.
//!
//! Where ships may touch at corners, room extends to the right or downwards only. Both kinds of it
//! are added up, with `r` cells more than F in one of them and `c` in the other.

use crate::board::{CellSet, Setting, Touch};

/// A bound on the number of cells that larger ships leave to submarines.
pub(super) fn most_free(setting: &Setting) -> usize {
    let (width, height) = (usize::from(setting.size().width()), usize::from(setting.size().height()));
    let larger = setting.fleet().classes().filter(|&(length, _)| length > 1);
    let used: usize = match setting.variant().touch {
        Touch::None => larger.map(|(length, count)| count * setting.room_for(length).unwrap_or(0)).sum(),
        Touch::Corners => larger.map(|(length, count)| count * both_rooms(setting, length)).sum(),
    };
    let most = |rows: usize, columns: usize| {
        let left = match setting.variant().touch {
            Touch::None => ((width + 1) * (height + 1)).saturating_sub(used + rows + columns + 1),
            Touch::Corners => (2 * width * height + width + height).saturating_sub(used + rows + columns) / 2,
        };
        left.min(rows * columns)
    };
    let all = (0..=height).flat_map(|rows| (0..=width).map(move |columns| (rows, columns)));
    all.map(|(rows, columns)| most(rows, columns)).max().unwrap_or(0)
}

/// The fewest cells of a ship and at its right, and of a ship and below it, added up.
fn both_rooms(setting: &Setting, length: u8) -> usize {
    let shapes = setting.ships_by_shape(length).filter_map(|ships| ships.first().map(|ship| *ship.cells()));
    shapes.map(|cells| 2 * cells.len() + runs(&cells)).min().unwrap_or(0)
}

/// Number of rows' and of columns' stretches of cells.
fn runs(cells: &CellSet) -> usize {
    let above = |at: usize| at.checked_sub(1).map_or(0, |above| cells.rows()[above]);
    let starts = |(at, row): (usize, &u32)| (row & !(row << 1)).count_ones() + (row & !above(at)).count_ones();
    cells.rows().iter().enumerate().map(starts).sum::<u32>() as usize
}
