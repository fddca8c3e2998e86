//! Counting layouts by a profile: cell by cell in reading order, each cell is left as it is or
//! becomes the first cell of a piece.
//!
//! What is behind matters only by the cells ahead that it keeps pieces from. So all ways to go on
//! from a cell with the same forbidden cells ahead are counted together, once for each number of
//! pieces that are still to be placed.

use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::Arc;

use super::places::{Place, classes};
use crate::board::{CellSet, Piece, Setting, Size};
use smyoz_core::limits::{CancelledError, Limits};

/// The most columns and rows of a board whose cells fit the bits of a [`State`].
pub(super) const MAX_SIDE: u8 = 10;

/// The most numbers that are kept while layouts are counted: they take at most four gigabytes.
const MOST_NUMBERS: usize = 1 << 28;

/// A state itself takes as much memory as this many numbers.
const STATE: usize = 8;

/// Cancellation is checked once per this many states.
const POLLED: usize = 1_000;

/// The cells ahead that are forbidden; bit 0 is the present cell, the others follow in reading
/// order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct State {
    no_ships: u128,
    /// Forbidden to mines and sweepers.
    no_singles: u128,
}

/// A piece that begins at the present cell.
pub(super) struct Start {
    /// The number of its class.
    pub(super) class: usize,
    pub(super) piece: Piece,
    pub(super) cells: CellSet,
    ahead: u128,
    forbids: State,
}

/// A number of layouts for each number of pieces of each class: for those of the last class first,
/// from none to all, and so on (see [`Profile::stride`]).
pub(super) type Ways = Arc<[u128]>;

/// The ways to go on from the states at one cell.
pub(super) type Table = HashMap<State, Ways>;

/// The states at the start of each row, and beyond the last.
pub(super) type States = Vec<HashSet<State>>;

/// A board and its pieces, prepared for counting.
pub(super) struct Profile {
    size: Size,
    /// The pieces that may begin at each cell.
    starts: Vec<Vec<Start>>,
    /// The number of pieces of each class.
    counts: Vec<usize>,
}

impl Profile {
    /// Prepares for a setting; `None` if its board is too large.
    pub(super) fn new(setting: &Setting) -> Option<Self> {
        let size = setting.size();
        if size.width().max(size.height()) > MAX_SIDE {
            return None;
        }
        let classes = classes(setting);
        let mut starts: Vec<Vec<Start>> = size.cells().map(|_| Vec::new()).collect();
        for (number, class) in classes.iter().enumerate() {
            for place in &class.places {
                let first = place.cells.first().map_or(0, |cell| size.index(cell));
                starts[first].push(Start {
                    class: number,
                    piece: class.piece,
                    cells: place.cells,
                    ahead: ahead(&place.cells, first, size),
                    forbids: forbids(place, first, setting),
                });
            }
        }
        Some(Self { size, starts, counts: classes.iter().map(|class| class.count).collect() })
    }

    /// How far apart the numbers of ways are that differ by one piece of a class.
    pub(super) fn stride(&self, class: usize) -> usize {
        self.counts[class + 1..].iter().map(|count| count + 1).product()
    }

    /// The number of pieces of a class in the [ways](Ways) at this place.
    pub(super) fn left(&self, class: usize, at: usize) -> usize {
        at / self.stride(class) % (self.counts[class] + 1)
    }

    /// The place of the [ways](Ways) to put all pieces.
    pub(super) fn all(&self) -> usize {
        self.ways_len() - 1
    }

    fn ways_len(&self) -> usize {
        self.counts.iter().map(|count| count + 1).product()
    }

    /// The pieces that may begin at a cell in a state, each with the state at the next cell.
    pub(super) fn moves(&self, cell: usize, state: State) -> impl Iterator<Item = (&Start, State)> {
        let allowed = self.starts[cell].iter().filter(move |start| start.is_allowed(state));
        allowed.map(move |start| (start, state.with(start.forbids).next()))
    }

    /// All states at the starts of the rows; `None` if there are so many that the numbers of ways
    /// would take too much memory.
    pub(super) fn states(&self, limits: Limits) -> Result<Option<States>, CancelledError> {
        let mut kept = vec![HashSet::from([State::default()])];
        let mut most = MOST_NUMBERS / (self.ways_len() + STATE);
        for row in 0..self.size.height() {
            let Some(after) = self.states_after(row.into(), &kept[usize::from(row)], most, limits)? else {
                return Ok(None);
            };
            most = most.saturating_sub(after.len());
            kept.push(after);
        }
        Ok(Some(kept))
    }

    /// The ways at the starts of the rows, whose states these are: first those beyond the last row,
    /// at last those of the first.
    pub(super) fn tables(
        &self,
        states: States,
        limits: Limits,
    ) -> impl Iterator<Item = Result<Arc<Table>, CancelledError>> {
        let mut nothing_more = vec![0; self.ways_len()];
        nothing_more[0] = 1;
        let beyond = Arc::new(Table::from([(State::default(), nothing_more.into())]));
        let rows = (0..usize::from(self.size.height())).rev();
        let mut below = Arc::clone(&beyond);
        std::iter::once(Ok(beyond)).chain(rows.map(move |row| {
            let mut known = HashMap::new();
            let ways = |&state| {
                limits.check()?;
                Ok((state, self.ways(row * self.width(), state, &below, &mut known)))
            };
            below = Arc::new(states[row].iter().map(ways).collect::<Result<_, _>>()?);
            Ok(Arc::clone(&below))
        }))
    }

    /// The ways to go on from the cell after this one.
    pub(super) fn onward(
        &self,
        cell: usize,
        next: State,
        below: &Table,
        known: &mut HashMap<(usize, State), Ways>,
    ) -> Ways {
        match (cell + 1) % self.width() {
            0 => Arc::clone(&below[&next]),
            _ => self.ways(cell + 1, next, below, known),
        }
    }

    /// The ways to go on from a cell. Those of the row below are given, those of this one noted.
    fn ways(&self, cell: usize, state: State, below: &Table, known: &mut HashMap<(usize, State), Ways>) -> Ways {
        if let Some(ways) = known.get(&(cell, state)) {
            return Arc::clone(ways);
        }
        let mut ways = self.onward(cell, state.next(), below, known).to_vec();
        for (start, next) in self.moves(cell, state) {
            self.add(&mut ways, start.class, &self.onward(cell, next, below, known));
        }
        let ways: Ways = ways.into();
        known.insert((cell, state), Arc::clone(&ways));
        ways
    }

    /// Adds the ways that use one more piece of a class.
    fn add(&self, ways: &mut [u128], class: usize, more: &[u128]) {
        let stride = self.stride(class);
        let block = stride * (self.counts[class] + 1);
        for (ways, more) in ways.chunks_exact_mut(block).zip(more.chunks_exact(block)) {
            ways[stride..].iter_mut().zip(more).for_each(|(ways, more)| *ways += more);
        }
    }

    /// The cells of a row.
    pub(super) fn row(&self, row: usize) -> Range<usize> {
        row * self.width()..(row + 1) * self.width()
    }

    fn width(&self) -> usize {
        self.size.width().into()
    }

    /// The states at the start of the next row; `None` if there are more than this many at the
    /// cells of this one.
    fn states_after(
        &self,
        row: usize,
        states: &HashSet<State>,
        most: usize,
        limits: Limits,
    ) -> Result<Option<HashSet<State>>, CancelledError> {
        let (mut states, mut all) = (states.clone(), 0);
        for cell in self.row(row) {
            let mut after = HashSet::new();
            for (number, &state) in states.iter().enumerate() {
                if number.is_multiple_of(POLLED) {
                    limits.check()?;
                }
                after.extend(self.moves(cell, state).map(|(_, next)| next).chain([state.next()]));
                if all + after.len() > most {
                    return Ok(None);
                }
            }
            all += after.len();
            states = after;
        }
        Ok(Some(states))
    }
}

impl State {
    fn with(self, more: Self) -> Self {
        Self { no_ships: self.no_ships | more.no_ships, no_singles: self.no_singles | more.no_singles }
    }

    /// The same, seen from the next cell.
    pub(super) fn next(self) -> Self {
        Self { no_ships: self.no_ships >> 1, no_singles: self.no_singles >> 1 }
    }
}

impl Start {
    fn is_allowed(&self, state: State) -> bool {
        let forbidden = if self.piece == Piece::Ship { state.no_ships } else { state.no_singles };
        self.ahead & forbidden == 0
    }
}

/// The cells from one on: bit 0 stands for that.
fn ahead(cells: &CellSet, first: usize, size: Size) -> u128 {
    cells.iter().map(|cell| size.index(cell)).filter(|&at| at >= first).fold(0, |bits, at| bits | 1 << (at - first))
}

/// What a piece forbids from its first cell on. Where there are no mines and sweepers, nothing is
/// noted for them, so that fewer states differ.
fn forbids(place: &Place, first: usize, setting: &Setting) -> State {
    let bits = |cells| ahead(cells, first, setting.size());
    let no_singles = if setting.cells_of(Piece::Mine) > 0 { bits(&place.no_singles) } else { 0 };
    State { no_ships: bits(&place.no_ships), no_singles }
}
