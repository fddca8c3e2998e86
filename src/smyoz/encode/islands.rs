//! Islands, stated lazily.
//!
//! That points form an island of a certain size is no small formula. So a question is asked without the islands, and
//! when a model has an island too many of some size, clauses exclude that, together with its images under the 8
//! symmetries. They are kept: sizes that do not occur have guards of their own, which all lists of islands without
//! them share.
//!
//! The islands hold all water points, whose number follows from that of the moored ships (VP = 2·KK + 4), which is
//! stated at once. So when no size occurs more often than it should, none can occur less often, and the list is right.

use std::collections::BTreeSet;

use super::board::Board;
use crate::sat::{Formula, Lit};
use crate::smyoz::{Cell, Layout, Point, PointSet, Symmetry, islands};

/// Points that together cannot be: these water, those ship points.
type Excluded = (PointSet, PointSet);

impl Board {
    /// Says what follows at once from a list of islands: how many ships are moored, and which sizes do not occur.
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

    /// Guard: no island has just `size` points, or, if `larger`, none has more.
    fn no_island(&mut self, formula: &mut Formula, size: usize, larger: bool) -> Lit {
        let name = if larger { format!("no island above {size}") } else { format!("no island of {size}") };
        *self.no_island.entry((size, larger)).or_insert_with(|| formula.named(name))
    }

    /// Adds clauses that exclude the layout if its islands are not those of the list, whose item has this guard;
    /// returns whether they are.
    pub(super) fn check_islands(&mut self, formula: &mut Formula, layout: &Layout, sizes: &[u8], guard: Lit) -> bool {
        let found: Vec<PointSet> = islands(layout.water_points()).collect();
        let largest = sizes.last().map_or(0, |&size| usize::from(size));
        let mut right = true;
        for size in found.iter().map(|island| island.len()).collect::<BTreeSet<_>>() {
            let of_size: Vec<PointSet> = found.iter().copied().filter(|island| island.len() == size).collect();
            let allowed = sizes.iter().filter(|&&listed| usize::from(listed) == size).count();
            if of_size.len() <= allowed {
                continue;
            }
            right = false;
            if size > largest {
                let none = self.no_island(formula, largest, true);
                of_size.into_iter().for_each(|island| {
                    self.exclude(formula, none, (part(island, largest + 1), PointSet::EMPTY));
                });
            } else if allowed == 0 {
                let none = self.no_island(formula, size, false);
                of_size.into_iter().for_each(|island| self.exclude(formula, none, (island, shore(island))));
            } else {
                let too_many = &of_size[..=allowed];
                let water = too_many.iter().fold(PointSet::EMPTY, |all, &island| all.or(island));
                self.exclude(formula, guard, (water, shore(water)));
            }
        }
        right
    }

    /// Says that while the guard holds, the points and their images cannot be what they are here.
    fn exclude(&self, formula: &mut Formula, guard: Lit, excluded: Excluded) {
        let images: BTreeSet<Excluded> = Symmetry::ALL
            .into_iter()
            .map(|symmetry| (image(symmetry, excluded.0), image(symmetry, excluded.1)))
            .collect();
        for (water, ship) in images {
            let water = water.iter().map(|point| self.ship_points[point.index()]);
            let ship = ship.iter().map(|point| !self.ship_points[point.index()]);
            formula.clause(water.chain(ship).chain([!guard]));
        }
    }
}

/// The points around an island.
fn shore(island: PointSet) -> PointSet {
    island.grown().and(island.complement())
}

/// A connected part of an island with this many points.
fn part(island: PointSet, size: usize) -> PointSet {
    let mut part = PointSet::EMPTY;
    let mut next = island;
    while part.len() < size {
        let first = PointSet(next.0 & next.0.wrapping_neg());
        part = part.or(first);
        next = shore(part).and(island);
    }
    part
}

/// Where points go.
fn image(symmetry: Symmetry, points: PointSet) -> PointSet {
    let go = |point: Point| {
        let corners = [(0, 0), (1, 1)].map(|(right, down)| Cell::at(point.column() + right, point.row() + down));
        let [one, other] = corners.map(|cell| symmetry.cell(cell));
        one.points().and(other.points())
    };
    points.iter().fold(PointSet::EMPTY, |all, point| all.or(go(point)))
}
