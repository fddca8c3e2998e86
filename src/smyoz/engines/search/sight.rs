//! What ships see of each other along their lines: all that colours and ship codes depend on.
//!
//! In each line that runs through a ship, other ships may stand before it and after it. Ships on both sides make the
//! line red there, no other ship makes it green, ships on one side only leave the ship uncoloured. The same is true of
//! a water cell in its row and its column. So it is enough to know, for each line, whether a ship stands before and
//! whether one stands after: two bits that further ships can set, but never clear. Reds only grow, greens only shrink.

use std::ops::BitOr;
use std::sync::LazyLock;

use crate::smyoz::board::{Axis, Placement, Ship};

/// For each of up to 32 lines through an observer, or through several side by side: whether a ship stands before it
/// (the low half) and whether one stands after it (the high half).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sight(u64);

impl BitOr for Sight {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sight {
    /// What is seen of `other` from `observer`: first in its rows, then in its columns. A ship does not see itself.
    pub(super) fn between(observer: Ship, other: Ship) -> Self {
        let mut sight = 0;
        let mut line = 0;
        for axis in Axis::BOTH {
            let across = axis.across();
            for at in observer.start(across)..observer.end(across) {
                if (other.start(across)..other.end(across)).contains(&at) {
                    if other.end(axis) <= observer.start(axis) {
                        sight |= 1 << line;
                    } else if other.start(axis) >= observer.end(axis) {
                        sight |= 1 << (32 + line);
                    }
                }
                line += 1;
            }
        }
        Self(sight)
    }

    /// What one ship sees of another.
    pub(super) fn of(observer: Placement, other: Placement) -> Self {
        MUTUAL[observer.index()][other.index()].there()
    }

    /// The sight moved to later lines, to stand beside those of other observers.
    pub(super) fn shifted(self, lines: u32) -> Self {
        Self(self.0 << lines)
    }

    /// The sight along some of the lines, as a number below 1024: at most 5 lines from the one numbered `first`.
    pub(super) fn window(self, first: u32, lines: u32) -> usize {
        let low = (1 << lines) - 1;
        ((self.0 >> first & low) | (self.0 >> (32 + first) & low) << 5) as usize
    }

    /// How many red and green lines the window number of an observer with so many lines stands for.
    pub(super) fn lines_in(window: usize, lines: u32) -> (u8, u8) {
        let (before, after) = (window & 31, window >> 5);
        ((before & after).count_ones() as u8, (lines - (before | after).count_ones()) as u8)
    }

    /// The lines that are red.
    pub(super) fn red(self) -> u32 {
        (self.0 & self.0 >> 32) as u32
    }

    /// The lines that are green.
    pub(super) fn green(self) -> u32 {
        !(self.0 | self.0 >> 32) as u32
    }
}

/// What two ships see of each other, and whether they may lie on one board: all in one word, since the search looks up
/// little else.
#[derive(Clone, Copy)]
pub(super) struct Mutual(u32);

static MUTUAL: LazyLock<Vec<[Mutual; Placement::COUNT]>> = LazyLock::new(|| {
    let packed = |one: Ship, other| {
        let Sight(sight) = Sight::between(one, other);
        (sight | sight >> 24) as u32
    };
    let mutual = |one: Placement, other: Placement| {
        let (one_ship, other_ship) = (one.ship(), other.ship());
        let friends = if one.goes_with(other) { Mutual::FRIENDS } else { 0 };
        Mutual(packed(one_ship, other_ship) | packed(other_ship, one_ship) << 16 | friends)
    };
    let row = |one| std::array::from_fn(|other| mutual(one, Placement::from_index(other)));
    Placement::all().map(row).collect()
});

impl Mutual {
    /// No ship has a line for this bit.
    const FRIENDS: u32 = 1 << 31;

    /// How a ship stands to all placements, by index.
    pub(super) fn all(ship: Placement) -> &'static [Self; Placement::COUNT] {
        &MUTUAL[ship.index()]
    }

    /// Whether they may lie on one board.
    pub(super) fn friends(self) -> bool {
        self.0 & Self::FRIENDS != 0
    }

    /// What the first sees of the second.
    pub(super) fn there(self) -> Sight {
        Sight(u64::from(self.0 & 0x1f) | u64::from(self.0 >> 8 & 0x1f) << 32)
    }

    /// What the second sees of the first.
    pub(super) fn back(self) -> Sight {
        Sight(u64::from(self.0 >> 16 & 0x1f) | u64::from(self.0 >> 24 & 0x1f) << 32)
    }
}
