//! Islands, encoded lazily.
//!
//! It takes a large formula to state that points form an island of a certain size. So a question is
//! first asked without the islands; if a model has too many islands of some size, clauses exclude
//! these and their images under the 8 symmetries (counterexample-guided abstraction refinement,
//! CEGAR). The clauses are kept: sizes that do not occur have their own guards, which all lists
//! without these sizes share.
//!
//! Every water point belongs to an island, and the number of water points follows from that of the
//! moored ships (VP = 2·KK + 4), which is stated from the start. So if no size occurs more often
//! than listed, none occurs less often, and the islands are those of the list.

use itertools::Itertools;

use super::exclusion::{Exclusion, Reason, shore};
use super::variables::Variables;
use crate::board::{PointSet, Symmetry};
use smyoz_core::sat::{Formula, Lit};

impl Variables {
    /// States what follows directly from a list of islands: how many ships are moored, and which
    /// sizes do not occur.
    pub(super) fn islands(&mut self, formula: &mut Formula, sizes: &[u8]) {
        let water: usize = sizes.iter().map(|&size| usize::from(size)).sum();
        match water.checked_sub(4) {
            Some(twice) if twice % 2 == 0 => self.moored(formula, twice / 2),
            _ => formula.clause([]),
        }
        let largest = sizes.last().map_or(0, |&size| usize::from(size));
        for size in (1..largest).filter(|&size| !sizes.contains(&(size as u8))) {
            let none = self.no_island(formula, size, false);
            formula.clause([none]);
        }
        let none = self.no_island(formula, largest, true);
        formula.clause([none]);
    }

    /// The guard of: no island has exactly `size` points, or, if `larger`, none has more.
    fn no_island(&mut self, formula: &mut Formula, size: usize, larger: bool) -> Lit {
        let name = if larger { format!("no island above {size}") } else { format!("no island of {size}") };
        *self.no_island.entry((size, larger)).or_insert_with(|| formula.named(name))
    }

    /// States that under the guard of the list of these sizes, the islands do not occur together,
    /// nor do their images.
    pub(super) fn exclude(&mut self, formula: &mut Formula, sizes: &[u8], guard: Lit, exclusion: &Exclusion) {
        let reason = exclusion.reason(sizes).expect("the item implies it");
        let guard = match reason {
            Reason::Above(largest) => self.no_island(formula, largest, true),
            Reason::Absent(size) => self.no_island(formula, size, false),
            Reason::TooMany { .. } => guard,
        };
        let water = exclusion.water();
        let ship = if matches!(reason, Reason::Above(_)) { PointSet::EMPTY } else { shore(water) };
        let images = Symmetry::ALL.into_iter().map(|symmetry| (symmetry.points(water), symmetry.points(ship)));
        for (water, ship) in images.sorted_unstable().dedup() {
            let water = water.iter().map(|point| self.ship_points[point.index()]);
            let ship = ship.iter().map(|point| !self.ship_points[point.index()]);
            formula.clause(water.chain(ship).chain([!guard]));
        }
    }
}
