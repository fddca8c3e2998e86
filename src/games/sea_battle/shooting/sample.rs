//! Layouts that fit, drawn at random and weighted.
//!
//! First the cells that must be covered get their ships: the first cell that is not covered yet one
//! of the places that cover it. Then the other pieces are laid one by one, from the longest on,
//! each at one of the places that are left. The weight of a layout is the number of choices, so
//! that weighted means are those of all layouts; where nothing is left, it is 0.
//!
//! A layout says more than where its ships are: with all other ships where they are, each could lie
//! at other places, too, and is counted at all of these. That makes one layout worth dozens.
//!
//! Places at the edge may have their own weight; the chance of a layout is proportional to the
//! product of the weights of its ships. Or the larger ships come from a pool of arrangements.

use super::bits::{Bits, nth};
use super::estimate::Estimate;
use super::fit::Fit;
use super::pool::Pool;
use super::waters::Place;
use crate::board::Piece;
use smyoz_core::puzzles::Stream;

/// Draws layouts that fit, and sums up what they say.
pub(super) struct Sampler<'a, const N: usize> {
    fit: &'a Fit<'a, N>,
    /// The weight of a place at the edge; others have 1.
    edge: u64,
    /// The weight of the places that each class has at first, and what its pieces make of the
    /// scale.
    places: Vec<f64>,
    scale: f64,
    /// The arrangements of the larger ships that fit, if they come from a pool.
    pool: Option<Vec<&'a [Place]>>,
    totals: Totals,
    scratch: Scratch<N>,
}

/// Sums over the layouts drawn.
struct Totals {
    drawn: u64,
    weight: f64,
    squares: f64,
    /// For each number of a cell: weight times chance, squared weight times chance, and times its
    /// square.
    cells: Vec<[f64; 3]>,
}

/// A layout in the making.
struct Draft<const N: usize> {
    left: Vec<usize>,
    ships: Bits<N>,
    singles: Bits<N>,
    required: Bits<N>,
    weight: f64,
}

/// What each draw uses again.
struct Scratch<const N: usize> {
    laid: Vec<Place>,
    options: Vec<Place>,
    behind: Vec<Bits<N>>,
    /// The chances of each place of new ships: by class, by shape, by first cell.
    starts: Vec<Vec<Vec<f32>>>,
    chances: Vec<f32>,
}

impl<'a, const N: usize> Sampler<'a, N> {
    /// Draws from all layouts; ships at the edge have a weight.
    pub(super) fn new(fit: &'a Fit<'a, N>, edge: u64) -> Self {
        let certain: f64 = fit.certain_places.iter().map(|&place| fit.waters.weight(place, edge).ln()).sum();
        let mut sampler = Self::of(fit, edge, None);
        sampler.scale = certain + (0..fit.left.len()).map(|class| sampler.scale_of(class)).sum::<f64>();
        sampler
    }

    /// Draws from the layouts whose larger ships are one of the arrangements; `None` if no
    /// arrangement fits.
    pub(super) fn from_pool(fit: &'a Fit<'a, N>, pool: &'a Pool) -> Option<Self> {
        let fitting: Vec<&[Place]> = fitting(fit, pool);
        if fitting.is_empty() {
            return None;
        }
        let arrangements = (fitting.len() as f64).ln();
        let mut sampler = Self::of(fit, 1, Some(fitting));
        let single = |&class: &usize| fit.waters.classes[class].length == 1;
        let scales = (0..fit.left.len()).filter(single).map(|class| sampler.scale_of(class));
        sampler.scale = arrangements + scales.sum::<f64>();
        Some(sampler)
    }

    fn of(fit: &'a Fit<'a, N>, edge: u64, pool: Option<Vec<&'a [Place]>>) -> Self {
        let numbers = fit.waters.numbers();
        let classes = &fit.waters.classes;
        let starts = classes.iter().map(|class| class.shapes.iter().map(|_| vec![0.0; numbers]).collect());
        let scratch = Scratch {
            laid: Vec::new(),
            options: Vec::new(),
            behind: Vec::new(),
            starts: starts.collect(),
            chances: vec![0.0; numbers],
        };
        let totals = Totals { drawn: 0, weight: 0.0, squares: 0.0, cells: vec![[0.0; 3]; numbers] };
        let mut sampler = Self { fit, edge, places: Vec::new(), scale: 0.0, pool, totals, scratch };
        let draft = sampler.draft();
        sampler.places = (0..classes.len()).map(|class| (sampler.weight_of(class, &draft) as f64).max(1.0)).collect();
        sampler
    }

    /// The logarithm of what the weights of a class are scaled by.
    fn scale_of(&self, class: usize) -> f64 {
        let left = self.fit.left[class];
        let orders: f64 = (1..=left).map(|piece| (piece as f64).ln()).sum();
        left as f64 * self.places[class].ln() - orders
    }

    /// What is open at first.
    fn draft(&self) -> Draft<N> {
        let Fit { left, ships, singles, required, .. } = self.fit;
        Draft { left: left.clone(), ships: *ships, singles: *singles, required: *required, weight: 1.0 }
    }

    /// Draws layouts, and counts what they say.
    pub(super) fn draw(&mut self, layouts: u64, draws: &mut Stream) {
        for _ in 0..layouts {
            self.totals.drawn += 1;
            if let Some((weight, fixed, covering)) = self.lay_out(draws) {
                self.chances(fixed, covering);
                self.totals.add(weight, &self.scratch.chances);
            }
        }
    }

    /// One layout, the likelier the greater its weight: the best of a few by lot.
    pub(super) fn choose(&mut self, among: usize, draws: &mut Stream) -> Option<Vec<Place>> {
        let (mut chosen, mut all) = (None, 0.0);
        for _ in 0..among {
            let Some((weight, ..)) = self.lay_out(draws) else { continue };
            all += weight;
            if unit(draws) * all < weight {
                chosen = Some(self.scratch.laid.clone());
            }
        }
        chosen
    }

    /// Lays all pieces; returns the weight of the layout, and how many of its ships come from the
    /// pool, and how many up to those that cover cells that must be. `None` if there is no place
    /// left.
    fn lay_out(&mut self, draws: &mut Stream) -> Option<(f64, usize, usize)> {
        let mut draft = self.draft();
        self.scratch.laid.clear();
        if let Some(fitting) = &self.pool {
            let arrangement = fitting[draws.below(fitting.len() as u64) as usize];
            for &place in arrangement.iter().filter(|place| !self.fit.certain_places.contains(place)) {
                self.lay(place, &mut draft);
            }
        }
        let fixed = self.scratch.laid.len();
        self.cover(&mut draft, draws)?;
        let covering = self.scratch.laid.len();
        self.lay_new(&mut draft, draws)?;
        Some((draft.weight, fixed, covering))
    }

    /// Covers the cells that must be.
    fn cover(&mut self, draft: &mut Draft<N>, draws: &mut Stream) -> Option<()> {
        let waters = self.fit.waters;
        while let Some(cell) = draft.required.first() {
            let fits = |&&place: &&Place| {
                let cells = waters.cells(place);
                cells.contains(cell)
                    && draft.left[usize::from(place.class)] > 0
                    && !self.scratch.laid.iter().any(|&laid| waters.no_ships(laid).meets(*cells))
            };
            let options = &mut self.scratch.options;
            options.clear();
            options.extend(self.fit.covering.iter().filter(fits));
            let chance = |place: Place| {
                let class = usize::from(place.class);
                waters.weight(place, self.edge) * draft.left[class] as f64 / self.places[class]
            };
            let all: f64 = options.iter().map(|&place| chance(place)).sum();
            let mut rest = unit(draws) * all;
            let chosen = options.iter().find(|&&place| {
                rest -= chance(place);
                rest < 0.0
            });
            let place = *chosen.or(options.last())?;
            draft.weight *= all;
            self.lay(place, draft);
        }
        Some(())
    }

    /// Lays the other pieces, each at one of the places that are left to it.
    fn lay_new(&mut self, draft: &mut Draft<N>, draws: &mut Stream) -> Option<()> {
        let waters = self.fit.waters;
        for class in 0..draft.left.len() {
            while draft.left[class] > 0 {
                let all = self.weight_of(class, draft);
                if all == 0 {
                    return None;
                }
                draft.weight *= all as f64 / self.places[class];
                let mut rest = draws.below(all);
                let free = self.free_for(class, draft);
                for (number, shape) in waters.classes[class].shapes.iter().enumerate() {
                    let starts = shape.starts_in(&free);
                    let light = if self.edge == 1 { starts } else { starts - shape.edge };
                    let heavy = if self.edge == 1 { Bits::EMPTY } else { starts & shape.edge };
                    let (lights, heavies) = (light.len() as u64, heavy.len() as u64);
                    if rest >= lights + heavies * self.edge {
                        rest -= lights + heavies * self.edge;
                        continue;
                    }
                    let start = match rest.checked_sub(lights) {
                        None => nth(light, rest as usize),
                        Some(rest) => nth(heavy, (rest / self.edge) as usize),
                    }?;
                    self.lay(Place { class: class as u8, shape: number as u8, start: start as u16 }, draft);
                    break;
                }
            }
        }
        Some(())
    }

    fn lay(&mut self, place: Place, draft: &mut Draft<N>) {
        let waters = self.fit.waters;
        draft.left[usize::from(place.class)] -= 1;
        draft.ships -= *waters.no_ships(place);
        draft.singles -= *waters.no_singles(place);
        draft.required -= *waters.cells(place);
        self.scratch.laid.push(place);
    }

    /// Where the new pieces of a class may lie.
    fn free_for(&self, class: usize, draft: &Draft<N>) -> Bits<N> {
        if self.fit.waters.classes[class].piece == Piece::Ship { draft.ships } else { draft.singles }
    }

    /// The weight of all places that a class has.
    fn weight_of(&self, class: usize, draft: &Draft<N>) -> u64 {
        let free = self.free_for(class, draft);
        let shapes = self.fit.waters.classes[class].shapes.iter();
        shapes
            .map(|shape| {
                let starts = shape.starts_in(&free);
                let heavy = if self.edge == 1 { 0 } else { (starts & shape.edge).len() };
                starts.len() as u64 + heavy as u64 * (self.edge - 1)
            })
            .sum()
    }

    /// The chance of each cell to have a ship of the layout, which is one of those that may lie
    /// elsewhere while the others stay. The first of the pieces laid stay; those that follow, up to
    /// another number, cover cells that must be.
    fn chances(&mut self, fixed: usize, covering: usize) {
        let (fit, waters) = (self.fit, self.fit.waters);
        let scratch = &mut self.scratch;
        scratch.chances.fill(0.0);
        scratch.behind.clear();
        scratch.behind.resize(scratch.laid.len() + 1, Bits::EMPTY);
        for at in (0..scratch.laid.len()).rev() {
            scratch.behind[at] = scratch.behind[at + 1] | *waters.no_ships(scratch.laid[at]);
        }
        let mut ahead = Bits::EMPTY;
        for at in 0..scratch.laid.len() {
            let place = scratch.laid[at];
            let others = ahead | scratch.behind[at + 1];
            ahead |= *waters.no_ships(place);
            if !waters.is_ship(place.class) {
                continue;
            }
            if at < fixed {
                waters.cells(place).iter().for_each(|cell| scratch.chances[cell] += 1.0);
                continue;
            }
            let class = usize::from(place.class);
            if at < covering {
                let covered = *waters.cells(place) & fit.required;
                let weight = |place: Place| waters.weight(place, self.edge) as f32;
                // Another that lies earlier may also have covered some of these cells, in other
                // layouts; in this one only this ship does.
                let fits = |other: &&Place| {
                    let cells = waters.cells(**other);
                    other.class == place.class && covered.is_subset(*cells) && !cells.meets(others)
                };
                let all: f32 = fit.covering.iter().filter(fits).map(|&other| weight(other)).sum();
                for &other in fit.covering.iter().filter(fits) {
                    let chance = weight(other) / all;
                    waters.cells(other).iter().for_each(|cell| scratch.chances[cell] += chance);
                }
                continue;
            }
            let free = fit.ships - others;
            let shapes = &waters.classes[class].shapes;
            let mut all = 0;
            for shape in shapes {
                let starts = shape.starts_in(&free);
                all += starts.len() as u64;
                all += if self.edge == 1 { 0 } else { (self.edge - 1) * (starts & shape.edge).len() as u64 };
            }
            let chance = 1.0 / all as f32;
            for (shape, sums) in shapes.iter().zip(&mut scratch.starts[class]) {
                let starts = shape.starts_in(&free);
                starts.iter().for_each(|start| sums[start] += chance);
                if self.edge > 1 {
                    let more = (self.edge - 1) as f32 * chance;
                    (starts & shape.edge).iter().for_each(|start| sums[start] += more);
                }
            }
        }
        for (class, shapes) in waters.classes.iter().zip(&mut scratch.starts) {
            if class.piece != Piece::Ship {
                continue;
            }
            for (shape, sums) in class.shapes.iter().zip(shapes) {
                for &offset in &shape.offsets {
                    scratch.chances[offset..].iter_mut().zip(&*sums).for_each(|(all, one)| *all += one);
                }
                sums.fill(0.0);
            }
        }
    }

    /// What the layouts say; `None` if none of them fits.
    pub(super) fn estimate(&self) -> Option<Estimate> {
        let Totals { drawn, weight, squares, cells } = &self.totals;
        if *weight <= 0.0 {
            return None;
        }
        let sure = |at: usize| self.fit.certain.contains(at);
        let probability = |(at, sums): (usize, &[f64; 3])| if sure(at) { 1.0 } else { sums[0] / weight };
        let probability: Vec<f64> = cells.iter().enumerate().map(probability).collect();
        let variance = |(sums, p): (&[f64; 3], &f64)| {
            ((sums[2] - 2.0 * p * sums[1] + p * p * squares) / (weight * weight)).max(0.0)
        };
        let variance = cells.iter().zip(&probability).map(variance).collect();
        let drawn = *drawn as f64;
        Some(Estimate {
            evidence: self.scale + (weight / drawn).ln(),
            evidence_variance: (squares / (weight * weight) - 1.0 / drawn).max(0.0),
            probability,
            variance,
            counted: false,
        })
    }
}

/// The arrangements that fit what is known.
fn fitting<'a, const N: usize>(fit: &Fit<N>, pool: &'a Pool) -> Vec<&'a [Place]> {
    let waters = fit.waters;
    let mut open: Vec<Vec<Bits<N>>> = Vec::new();
    for class in &waters.classes {
        open.push(class.shapes.iter().map(|shape| shape.starts_in(&fit.ships)).collect());
    }
    for place in fit.covering.iter().chain(&fit.certain_places) {
        open[usize::from(place.class)][usize::from(place.shape)].insert(place.start.into());
    }
    let is_open = |place: &Place| open[usize::from(place.class)][usize::from(place.shape)].contains(place.start.into());
    let larger = |place: &&Place| waters.classes[usize::from(place.class)].length > 1;
    let certain: Vec<Place> = fit.certain_places.iter().filter(larger).copied().collect();
    let fits = |arrangement: &&[Place]| {
        arrangement.iter().all(is_open) && certain.iter().all(|place| arrangement.contains(place))
    };
    pool.arrangements().iter().map(Vec::as_slice).filter(fits).collect()
}

/// A random number from 0 to 1.
fn unit(draws: &mut Stream) -> f64 {
    draws.below(1 << 53) as f64 / (1_u64 << 53) as f64
}

impl Totals {
    fn add(&mut self, weight: f64, chances: &[f32]) {
        self.weight += weight;
        self.squares += weight * weight;
        for (sums, &chance) in self.cells.iter_mut().zip(chances) {
            let once = weight * f64::from(chance);
            let twice = weight * once;
            sums[0] += once;
            sums[1] += twice;
            sums[2] += twice * f64::from(chance);
        }
    }
}
