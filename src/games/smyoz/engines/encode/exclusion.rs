//! Islands that a list of islands forbids, as plain data that can be written, read and checked.

use std::fmt;
use std::str::FromStr;

use itertools::Itertools;
use thiserror::Error;

use crate::board::{Cell, Layout, Point, PointSet};
use crate::clues::islands;

/// Islands of one size that a list of islands does not allow together, or a connected part of one
/// that is too large for the list.
///
/// Its text names the points, with ` / ` between the islands: `11 12 / 45 46`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Exclusion(Vec<PointSet>);

/// Why a list of islands forbids an exclusion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// No island has more points than this, so one point more than that, connected, cannot all be
    /// water.
    Above(usize),
    /// No island has exactly this many points.
    Absent(usize),
    /// There are too many islands of one size.
    TooMany {
        size: usize,
        /// The number that the list allows.
        allowed: usize,
    },
}

/// A text does not name islands.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` names no islands: expected points such as `11 12 / 45 46`")]
pub struct ExclusionError(String);

impl Exclusion {
    /// What forbids the layout if its islands must have these sizes; nothing if they have.
    ///
    /// Every water point belongs to an island, and the total number of water points is stated
    /// elsewhere. So if no size occurs more often than listed, none occurs less often.
    pub fn all_in(layout: &Layout, sizes: &[u8]) -> Vec<Self> {
        let found: Vec<PointSet> = islands(layout.water_points()).collect();
        let largest = largest(sizes);
        let mut exclusions = Vec::new();
        for size in found.iter().map(|island| island.len()).sorted_unstable().dedup() {
            let of_size = found.iter().copied().filter(|island| island.len() == size);
            let allowed = allowed(sizes, size);
            if size > largest {
                exclusions.extend(of_size.map(|island| Self(vec![part(island, largest + 1)])));
            } else if allowed == 0 {
                exclusions.extend(of_size.map(|island| Self(vec![island])));
            } else if of_size.clone().count() > allowed {
                exclusions.push(Self(of_size.take(allowed + 1).collect()));
            }
        }
        exclusions
    }

    /// Why a list of these sizes forbids these islands; `None` if it does not.
    pub fn reason(&self, sizes: &[u8]) -> Option<Reason> {
        let largest = largest(sizes);
        let size = self.0.first()?.len();
        // Adjacent points would be one island, so the islands of all these points together must be
        // exactly these.
        let parts: Vec<PointSet> = islands(self.water()).collect();
        let named = &self.0;
        let is_part = |island: &PointSet| parts.contains(island) && island.len() == size;
        if parts.len() != named.len() || !named.iter().all_unique() || !named.iter().all(is_part) {
            return None;
        }
        match (size, allowed(sizes, size)) {
            (size, _) if size > largest => (size == largest + 1 && named.len() == 1).then_some(Reason::Above(largest)),
            (size, 0) => (named.len() == 1).then_some(Reason::Absent(size)),
            (size, allowed) => (named.len() == allowed + 1).then_some(Reason::TooMany { size, allowed }),
        }
    }

    pub(super) fn water(&self) -> PointSet {
        self.0.iter().copied().collect()
    }
}

fn largest(sizes: &[u8]) -> usize {
    sizes.iter().max().map_or(0, |&size| usize::from(size))
}

/// The number of islands of this size in the list.
fn allowed(sizes: &[u8], size: usize) -> usize {
    sizes.iter().filter(|&&listed| usize::from(listed) == size).count()
}

pub(super) fn shore(islands: PointSet) -> PointSet {
    Point::grown(islands) - islands
}

/// A connected part of an island with this many points.
fn part(island: PointSet, size: usize) -> PointSet {
    let mut part = PointSet::EMPTY;
    let mut next = island;
    while part.len() < size {
        let first = PointSet::from_iter(next.first());
        part |= first;
        next = shore(part) & island;
    }
    part
}

impl fmt::Display for Exclusion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points = |island: &PointSet| island.iter().map(|point| point.to_string()).collect::<Vec<_>>().join(" ");
        f.write_str(&self.0.iter().map(points).collect::<Vec<_>>().join(" / "))
    }
}

impl FromStr for Exclusion {
    type Err = ExclusionError;

    fn from_str(text: &str) -> Result<Self, ExclusionError> {
        let point = |name: &str| {
            let cell: Cell = name.parse().ok()?;
            Point::all().find(|point| (point.column(), point.row()) == (cell.column(), cell.row()))
        };
        let island = |names: &str| {
            let points = names.split(' ').map(point).collect::<Option<Vec<Point>>>()?;
            Some(points.iter().copied().collect())
        };
        let exclusion = text.split(" / ").map(island).collect::<Option<Vec<_>>>().map(Self);
        exclusion.ok_or_else(|| ExclusionError(text.to_owned()))
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points = |size| if size == 1 { "1 point".to_owned() } else { format!("{size} points") };
        match *self {
            Self::Above(largest) => write!(f, "no island has more than {}", points(largest)),
            Self::Absent(size) => write!(f, "no island has {}", points(size)),
            Self::TooMany { size, allowed: 1 } => write!(f, "only 1 island has {}", points(size)),
            Self::TooMany { size, allowed } => write!(f, "only {allowed} islands have {}", points(size)),
        }
    }
}
