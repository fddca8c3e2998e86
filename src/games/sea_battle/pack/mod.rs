//! Perelman's arrangement: the larger ships are packed so closely that the submarines have the
//! most cells left, and these are spread over them.
//!
//! Whoever has sunk the larger ships learns the fewest empty cells, and must search the most.

mod bound;
mod search;
mod spread;

use thiserror::Error;

use crate::board::{Layout, Setting};

/// An arrangement of a fleet, and what is known of better ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packing {
    pub layout: Layout,
    /// Number of cells that the larger ships leave to the submarines.
    pub free: usize,
    /// No arrangement leaves more cells than this.
    pub free_at_most: usize,
    /// The least distance between two submarines, squared; `None` if there are fewer than two.
    pub distance: Option<u32>,
    /// With the larger ships as they are, the least distance is at most this.
    pub distance_at_most: Option<u32>,
}

impl Packing {
    /// Whether it is proved that no arrangement leaves more cells, and that the submarines
    /// cannot be farther apart beside these larger ships.
    pub fn is_proved(&self) -> bool {
        self.free == self.free_at_most && self.distance == self.distance_at_most
    }
}

/// Why a fleet was not arranged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PackingError {
    #[error("the fleet does not fit on the board: there is no legal arrangement")]
    None,
    /// None was found within the limit.
    #[error("no arrangement of the fleet was found in {0} steps")]
    Unknown(u64),
}

/// Arranges the ships of a setting; mines and sweepers are left out.
///
/// A step is a place that is tried. The search for larger ships and for submarines may each take
/// this many.
///
/// # Errors
/// If there is no arrangement, or none was found within the limit.
pub fn pack(setting: &Setting, steps: u64) -> Result<Packing, PackingError> {
    let found = search::larger_ships(setting, steps)?;
    let singles = spread::spread(&found.free, setting, steps).ok_or(PackingError::Unknown(steps))?;
    Ok(Packing {
        layout: Layout::of_ships(setting.size(), found.ships | singles.cells),
        free: found.free.len(),
        free_at_most: found.at_most,
        distance: singles.distance,
        distance_at_most: singles.at_most,
    })
}
