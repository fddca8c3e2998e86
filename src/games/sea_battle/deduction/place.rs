//! Places of ships.

/// A place where a ship of the fleet may lie, numbered in its [`Chart`](super::Chart).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u16);

impl Place {
    /// Its number, from 0.
    pub(super) fn index(self) -> usize {
        self.0.into()
    }

    /// The place with this number.
    pub(super) fn at(index: usize) -> Self {
        Self(u16::try_from(index).expect("even the largest board has fewer places"))
    }
}
