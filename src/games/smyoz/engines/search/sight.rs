//! What ships see of each other along their lines: all that colours and ship codes depend on.
//!
//! In each line that runs through a ship, other ships may stand before it and after it. Ships on
//! both sides make the line red there, no other ship makes it green, ships on one side only leave
//! the ship uncoloured. The same is true of a water cell in its row and its column. So it is enough
//! to know, for each line, whether a ship stands before and whether one stands after: two bits that
//! further ships can set, but never clear. Reds only grow, greens only shrink.

use std::ops::BitOr;
use std::sync::OnceLock;

use crate::board::{Axis, Placement, Ship};

/// For each of up to 32 lines through an observer, or through several side by side: whether a ship
/// stands before it (the low half) and whether one stands after it (the high half).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sight(u64);

impl BitOr for Sight {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sight {
    /// What is seen of `other` from `observer`: first in its rows, then in its columns. A ship does
    /// not see itself.
    pub(super) fn between(observer: Ship, other: Ship) -> Self {
        let mut sight = 0;
        let mut line = 0;
        for axis in Axis::BOTH {
            let across = axis.across();
            let common = ((1_u64 << other.end(across)) - (1 << other.start(across))) >> observer.start(across)
                & ((1 << observer.extent(across)) - 1);
            sight |= if other.end(axis) <= observer.start(axis) { common << line } else { 0 };
            sight |= if other.start(axis) >= observer.end(axis) { common << (32 + line) } else { 0 };
            line += observer.extent(across);
        }
        Self(sight)
    }

    /// What one ship sees of another.
    pub(super) fn of(observer: Placement, other: Placement) -> Self {
        Mutual::all(observer)[other.index()].there()
    }

    /// The sight moved to later lines, to stand beside those of other observers.
    pub(super) fn shifted(self, lines: u32) -> Self {
        Self(self.0 << lines)
    }

    /// The sight along some of the lines, as a number below 1024: at most 5 lines from the one
    /// numbered `first`.
    pub(super) fn window(self, first: u32, lines: u32) -> usize {
        let low = (1 << lines) - 1;
        ((self.0 >> first & low) | (self.0 >> (32 + first) & low) << 5) as usize
    }

    /// All windows of observers with this many lines.
    pub(super) fn windows(lines: u32) -> impl Iterator<Item = usize> {
        (0..1 << lines).flat_map(move |after| (0..1 << lines).map(move |before| after << 5 | before))
    }

    /// How many red and green lines the window number of an observer with this many lines stands
    /// for.
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

/// What two ships see of each other, and whether they may lie on one board: all in one word, since
/// the search looks up little else.
#[derive(Clone, Copy)]
pub(super) struct Mutual(u32);

/// How one ship stands to all placements, by index.
pub(super) type MutualRow = [Mutual; Placement::COUNT];

/// The rows for all ships. Most puzzles need a few of them, so each is made on its first use.
static MUTUAL: [OnceLock<Box<MutualRow>>; Placement::COUNT] = [const { OnceLock::new() }; Placement::COUNT];

impl Mutual {
    /// No ship has a line for this bit.
    const FRIENDS: u32 = 1 << 31;

    /// How a ship stands to all placements, by index.
    #[inline]
    pub(super) fn all(ship: Placement) -> &'static MutualRow {
        MUTUAL[ship.index()]
            .get_or_init(|| Box::new(std::array::from_fn(|other| Self::between(ship, Placement::from_index(other)))))
    }

    fn between(one: Placement, other: Placement) -> Self {
        let packed = |one, other| {
            let Sight(sight) = Sight::between(one, other);
            (sight | sight >> 24) as u32
        };
        let friends = if one.goes_with(other) { Self::FRIENDS } else { 0 };
        let (one, other) = (one.ship(), other.ship());
        Self(packed(one, other) | packed(other, one) << 16 | friends)
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
