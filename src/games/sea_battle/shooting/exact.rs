//! Counting all layouts that fit, cell by cell in reading order: each cell is left as it is or
//! becomes the first cell of a piece.
//!
//! As in [`seeds`](crate::seeds), what is behind matters only by the cells ahead that it
//! keeps pieces from, and by the number of pieces that are left. Here the ways are counted to each
//! state from the first cell on, and from each state to the last: their products, summed over the
//! states where a piece begins, count the layouts that have it there. So one pass in each direction
//! gives all cells at once. Cells that no piece can cover any more are left out of the states, and a
//! cell that must be covered may not be passed before it is.
//!
//! Numbers of layouts are exact up to 2^53, and then have as many digits.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::ShooterError;
use super::bits::{Bits, ahead, lowered};
use super::estimate::Estimate;
use super::fit::Fit;
use super::waters::Place;
use crate::board::Piece;
use smyoz_core::limits::Limits;

/// The cells ahead where no ship and no mine or sweeper may lie; bit 0 is the present cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct State {
    ships: u128,
    singles: u128,
}

/// A piece that may begin at a cell.
struct Start {
    place: Place,
    is_ship: bool,
    /// Its cells, from the first on.
    cells: u128,
    forbids: State,
}

/// A step from a state to one at the next cell.
#[derive(Clone, Copy)]
struct Step {
    from: u32,
    to: u32,
    /// The number of the piece that begins, among those of the cell; none if it is `u32::MAX`.
    start: u32,
}

const NOTHING: u32 = u32::MAX;

/// The number of ways to each state of a cell, or from it: for each number of pieces of each class
/// that are laid.
type Ways = Vec<f64>;

struct Count<'a, const N: usize> {
    fit: &'a Fit<'a, N>,
    /// The pieces that may begin at each cell.
    starts: Vec<Vec<Start>>,
    /// Cells that some piece may cover.
    useful: [Bits<N>; 2],
    /// How far apart the ways are that differ by one piece of a class.
    strides: Vec<usize>,
    /// Number of ways of a state.
    ways: usize,
}

/// The steps from each cell to the next, and the number of states of each cell.
struct Layers {
    steps: Vec<Vec<Step>>,
    sizes: Vec<usize>,
}

/// What the count says if places at the edge have each of these weights; `None` if it would take
/// more additions for one of them.
///
/// # Errors
/// If no layout fits, or it was cancelled.
pub(super) fn count<const N: usize>(
    fit: &Fit<N>,
    edges: &[u64],
    additions: u64,
    limits: Limits,
) -> Result<Option<Vec<Estimate>>, ShooterError> {
    let Some(count) = Count::new(fit) else { return Ok(None) };
    let Some(layers) = count.layers(additions, limits)? else { return Ok(None) };
    edges.iter().map(|&edge| count.estimate(&layers, edge, limits)).collect::<Result<_, _>>().map(Some)
}

impl<'a, const N: usize> Count<'a, N> {
    /// Prepares for a count; `None` if pieces reach too far ahead.
    fn new(fit: &'a Fit<'a, N>) -> Option<Self> {
        let waters = fit.waters;
        let mut starts: Vec<Vec<Start>> = (0..waters.numbers()).map(|_| Vec::new()).collect();
        let mut useful = [Bits::EMPTY; 2];
        let mut too_far = false;
        let mut add = |place: Place| {
            let (first, is_ship) = (usize::from(place.start), waters.is_ship(place.class));
            useful[usize::from(!is_ship)] |= *waters.cells(place);
            let start = Start {
                place,
                is_ship,
                cells: ahead(*waters.cells(place), first),
                forbids: State {
                    ships: ahead(*waters.no_ships(place), first),
                    singles: ahead(*waters.no_singles(place), first),
                },
            };
            too_far |= !lowered(*waters.no_singles(place), first + 128).is_empty();
            starts[first].push(start);
        };
        for (class, pieces) in waters.classes.iter().enumerate().filter(|&(class, _)| fit.left[class] > 0) {
            let free = if pieces.piece == Piece::Ship { fit.ships } else { fit.singles };
            for (number, shape) in pieces.shapes.iter().enumerate() {
                let place = |start: usize| Place { class: class as u8, shape: number as u8, start: start as u16 };
                shape.starts_in(&free).iter().for_each(|start| add(place(start)));
            }
        }
        fit.covering.iter().for_each(|&place| add(place));
        let mut strides = vec![1; fit.left.len()];
        for class in (1..strides.len()).rev() {
            strides[class - 1] = strides[class] * (fit.left[class] + 1);
        }
        let ways = strides[0] * (fit.left[0] + 1);
        (!too_far).then_some(Self { fit, starts, useful, strides, ways })
    }

    /// The steps from each cell to the next; `None` if there are too many.
    fn layers(&self, additions: u64, limits: Limits) -> Result<Option<Layers>, ShooterError> {
        let most = additions / self.ways as u64;
        let (mut all, mut all_steps, mut sizes) = (0, Vec::new(), vec![1]);
        let mut states = vec![State::default()];
        for cell in 0..self.starts.len() {
            limits.check()?;
            let mut next: HashMap<State, u32, BuildHasherDefault<Mixer>> = HashMap::default();
            let mut steps = Vec::new();
            let mut followers = Vec::new();
            let masks = self.useful.map(|useful| ahead(useful, cell + 1));
            for (from, &state) in (0..).zip(&states) {
                let mut step = |start: u32, to: State| {
                    let to = State { ships: to.ships & masks[0], singles: to.singles & masks[1] };
                    let to = *next.entry(to).or_insert_with(|| {
                        followers.push(to);
                        followers.len() as u32 - 1
                    });
                    steps.push(Step { from, to, start });
                };
                let is_covered = state.ships & 1 == 1;
                if is_covered || !self.fit.required.contains(cell) {
                    step(NOTHING, State { ships: state.ships >> 1, singles: state.singles >> 1 });
                }
                for (number, start) in (0..).zip(&self.starts[cell]) {
                    let forbidden = if start.is_ship { state.ships } else { state.singles };
                    if start.cells & forbidden == 0 {
                        let ships = (state.ships | start.forbids.ships) >> 1;
                        step(number, State { ships, singles: (state.singles | start.forbids.singles) >> 1 });
                    }
                }
            }
            all += steps.len() as u64;
            if all > most {
                return Ok(None);
            }
            all_steps.push(steps);
            sizes.push(followers.len());
            states = followers;
        }
        Ok(Some(Layers { steps: all_steps, sizes }))
    }

    /// Counts in both directions.
    fn estimate(&self, Layers { steps, sizes }: &Layers, edge: u64, limits: Limits) -> Result<Estimate, ShooterError> {
        let weight = |start: &Start| self.fit.waters.weight(start.place, edge);
        // From each state to the end, by what is laid before.
        let mut behind: Vec<Ways> = vec![Vec::new(); sizes.len()];
        let last = sizes.len() - 1;
        behind[last] = vec![0.0; self.ways * sizes[last]];
        for ways in behind[last].chunks_exact_mut(self.ways) {
            ways[self.ways - 1] = 1.0;
        }
        for cell in (0..last).rev() {
            limits.check()?;
            let mut ways = vec![0.0; self.ways * sizes[cell]];
            let next = &behind[cell + 1];
            for step in &steps[cell] {
                let (ways, next) = (self.of(&mut ways, step.from), self.at(next, step.to));
                match self.starts[cell].get(step.start as usize) {
                    None => ways.iter_mut().zip(next).for_each(|(ways, next)| *ways += next),
                    Some(start) => self.each(start, weight(start), |weight, at, to, len| {
                        let both = ways[at..at + len].iter_mut().zip(&next[to..to + len]);
                        both.for_each(|(ways, next)| *ways += weight * next);
                    }),
                }
            }
            behind[cell] = ways;
        }
        let layouts = behind[0].first().copied().unwrap_or(0.0);
        if layouts <= 0.0 {
            return Err(ShooterError::Contradiction);
        }
        let mut cells = vec![0.0; self.starts.len()];
        // To each state from the first cell.
        let mut ahead = vec![0.0; self.ways];
        ahead[0] = 1.0;
        for cell in 0..last {
            limits.check()?;
            let mut counts = vec![0.0; self.starts[cell].len()];
            let mut ways = vec![0.0; self.ways * sizes[cell + 1]];
            for step in &steps[cell] {
                let from = self.at(&ahead, step.from);
                let to = self.of(&mut ways, step.to);
                let Some(start) = self.starts[cell].get(step.start as usize) else {
                    to.iter_mut().zip(from).for_each(|(to, from)| *to += from);
                    continue;
                };
                let end = self.at(&behind[cell + 1], step.to);
                let count = &mut counts[step.start as usize];
                self.each(start, weight(start), |weight, at, next, len| {
                    let from = &from[at..at + len];
                    to[next..next + len].iter_mut().zip(from).for_each(|(to, from)| *to += weight * from);
                    let products = from.iter().zip(&end[next..next + len]).map(|(from, end)| from * end);
                    *count += weight * products.sum::<f64>();
                });
            }
            for (start, count) in self.starts[cell].iter().zip(counts).filter(|(start, _)| start.is_ship) {
                self.fit.waters.cells(start.place).iter().for_each(|cell| cells[cell] += count);
            }
            ahead = ways;
        }
        let sure = |at: usize| self.fit.certain.contains(at);
        let probability = |(at, count): (usize, f64)| if sure(at) { 1.0 } else { count / layouts };
        let certain = self.fit.certain_places.iter().map(|&place| self.fit.waters.weight(place, edge).ln());
        Ok(Estimate {
            evidence: layouts.ln() + certain.sum::<f64>(),
            evidence_variance: 0.0,
            counted: true,
            variance: vec![0.0; cells.len()],
            probability: cells.into_iter().enumerate().map(probability).collect(),
        })
    }

    fn at<'b>(&self, ways: &'b [f64], state: u32) -> &'b [f64] {
        &ways[state as usize * self.ways..][..self.ways]
    }

    fn of<'b>(&self, ways: &'b mut [f64], state: u32) -> &'b mut [f64] {
        &mut ways[state as usize * self.ways..][..self.ways]
    }

    /// All stretches of ways to which a piece can be added: where they begin, where those with the
    /// piece begin, and how long they are.
    #[inline]
    fn each(&self, start: &Start, weight: f64, mut stretch: impl FnMut(f64, usize, usize, usize)) {
        let class = usize::from(start.place.class);
        let stride = self.strides[class];
        let len = stride * self.fit.left[class];
        for at in (0..self.ways).step_by(len + stride) {
            stretch(weight, at, at + stride, len);
        }
    }
}

/// A quick hash of the words of a state.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_u128(&mut self, words: u128) {
        self.write_u64(words as u64);
        self.write_u64((words >> 64) as u64);
    }
}
