//! What is known while pieces are placed, and what follows from it.
//!
//! For each kind of piece, a cell *is* one, is *not* one, or is open. A place is *live* while it
//! contradicts nothing that is known, neither cells nor the counts of the lines that it crosses.
//! From these follow, until nothing more does:
//! - a line that has all its pieces has no others, and one that needs all its open cells has them;
//! - what no live place covers is not a piece;
//! - what all live places of a cell's piece have in common holds, and if there is one, it is taken;
//! - a class with as many live places as pieces takes them all.

use std::ops::Range;

use super::lines::{Axis, Margins};
use super::places::{Class, Place, Places, Strip};
use super::rows::Rows;
use crate::board::Piece;

const KINDS: usize = Piece::ALL.len();

/// The question: places and counts.
pub(super) struct Question<'a> {
    pub(super) places: &'a Places,
    pub(super) board: Rows,
    /// For each kind of piece in the game, in order: the counts of rows and of columns.
    pub(super) axes: Vec<[Axis; 2]>,
}

/// What is known of one kind of piece.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub(super) is: Rows,
    pub(super) not: Rows,
    /// The cells of the pieces that are placed.
    pub(super) placed: Rows,
}

#[derive(Clone)]
pub(super) struct State {
    pub(super) kinds: [Known; KINDS],
    /// How many pieces of each class are not placed yet.
    left: Vec<u16>,
    /// The live places of these, ascending.
    pub(super) live: Vec<u16>,
}

/// What is known contradicts itself.
pub(super) struct Contradiction;

type Outcome<T = ()> = Result<T, Contradiction>;

/// The alternatives of which exactly one, or the first of several, holds.
pub(super) struct Alternatives {
    pub(super) places: Vec<u16>,
    /// Whether several of them may hold: then the first that does is chosen, and those before are
    /// excluded.
    pub(super) first: bool,
}

impl State {
    /// The beginning: nothing is placed.
    pub(super) fn new(question: &Question, is: [Rows; KINDS], not: [Rows; KINDS], live: Vec<u16>) -> Self {
        let mut kinds = [Known { is: Rows::NONE, not: Rows::NONE, placed: Rows::NONE }; KINDS];
        for (known, (is, not)) in kinds.iter_mut().zip(is.into_iter().zip(not)) {
            (known.is, known.not) = (is, not);
        }
        let left = question.places.classes.iter().map(|class| class.count).collect();
        Self { kinds, left, live }
    }

    /// Whether all pieces are placed.
    pub(super) fn is_done(&self) -> bool {
        self.left.iter().all(|&left| left == 0)
    }

    pub(super) fn place(&mut self, question: &Question, number: u16) -> Outcome {
        let place = &question.places.places[usize::from(number)];
        let class = usize::from(place.class);
        if self.left[class] == 0 || self.kinds[place.piece as usize].placed.meets(&place.cells) {
            return Err(Contradiction);
        }
        self.left[class] -= 1;
        self.kinds[place.piece as usize].placed.add(&place.cells);
        self.learn(place.piece, &place.cells, &place.no_ships, &place.no_singles)
    }

    /// Notes cells that are a piece, and others where there is none.
    fn learn(&mut self, piece: Piece, cells: &Rows, no_ships: &Rows, no_singles: &Rows) -> Outcome {
        for (kind, known) in self.kinds.iter_mut().enumerate() {
            // What lies in a cell is of one kind, even if several kinds are placed at once.
            let told = if kind == piece as usize { &mut known.is } else { &mut known.not };
            told.add(cells);
            known.not.add(if kind == Piece::Ship as usize { no_ships } else { no_singles });
            if known.is.meets(&known.not) {
                return Err(Contradiction);
            }
        }
        Ok(())
    }

    pub(super) fn conclude(&mut self, question: &Question) -> Outcome {
        loop {
            let before = (self.kinds.map(|known| (known.is, known.not)), self.live.len(), self.left.clone());
            let margins = self.count(question)?;
            self.drop_dead(question, &margins)?;
            self.complete_classes(question)?;
            self.look_at_begun(question)?;
            if (self.kinds.map(|known| (known.is, known.not)), self.live.len(), &self.left)
                == (before.0, before.1, &before.2)
            {
                return Ok(());
            }
        }
    }

    /// Concludes from the counts; returns what they leave to each line, of rows and of columns.
    fn count(&mut self, question: &Question) -> Outcome<[[Margins; 2]; KINDS]> {
        let none = Margins { room: [0; 32], slack: [0; 32] };
        let mut all = [[none; 2]; KINDS];
        for (kind, [rows, columns]) in question.axes.iter().enumerate() {
            loop {
                let known = &mut self.kinds[kind];
                let open = question.board.without(&known.is).without(&known.not);
                let (row_margins, of_rows) = rows.compare(&known.is, &open).ok_or(Contradiction)?;
                let (column_margins, of_columns) =
                    columns.compare(&known.is.transposed(), &open.transposed()).ok_or(Contradiction)?;
                all[kind] = [row_margins, column_margins];
                if of_rows.full | of_rows.tight | of_columns.full | of_columns.tight == 0 {
                    break;
                }
                for (line, &open) in open.0.iter().enumerate() {
                    let chosen = |lines: u32| 0_u32.wrapping_sub(lines >> line & 1);
                    known.not.0[line] |= open & (chosen(of_rows.full) | of_columns.full);
                    known.is.0[line] |= open & (chosen(of_rows.tight) | of_columns.tight);
                }
                if known.is.meets(&known.not) {
                    return Err(Contradiction);
                }
            }
        }
        Ok(all)
    }

    /// Drops the places that are not live, and concludes where no piece can be.
    fn drop_dead(&mut self, question: &Question, margins: &[[Margins; 2]; KINDS]) -> Outcome {
        let Self { kinds, left, live } = self;
        let look = Look::new(question, kinds, margins);
        let mut cover = [Rows::NONE; KINDS];
        live.retain(|&number| {
            let place = &question.places.places[usize::from(number)];
            let lives = left[usize::from(place.class)] > 0 && look.is_live(place);
            if lives {
                for strip in question.places.rows(place) {
                    cover[place.piece as usize].0[usize::from(strip.line)] |= strip.cells;
                }
            }
            lives
        });
        for (known, cover) in kinds.iter_mut().zip(&mut cover) {
            cover.add(&known.placed);
            if !known.is.is_subset(cover) {
                return Err(Contradiction);
            }
            known.not.add(&question.board.without(cover));
        }
        Ok(())
    }

    /// The live places of each class that has pieces left, as ranges.
    fn live_by_class<'a>(&'a self, question: &'a Question) -> impl Iterator<Item = (usize, Range<usize>)> + 'a {
        let class = |number: &u16| question.places.places[usize::from(*number)].class;
        let mut start = 0;
        (0..self.left.len()).map(move |at| {
            let first = start;
            start += self.live[first..].partition_point(|number| usize::from(class(number)) <= at);
            (at, first..start)
        })
    }

    /// Compares the live places of each class with the number of pieces left.
    fn complete_classes(&mut self, question: &Question) -> Outcome {
        let mut forced = Vec::new();
        let mut shared = Vec::new();
        for (class, range) in self.live_by_class(question) {
            let left = usize::from(self.left[class]);
            if range.len() < left {
                return Err(Contradiction);
            }
            if left > 0 && range.len() == left {
                forced.extend_from_slice(&self.live[range]);
            } else if left == 1 && range.len() <= FEW {
                shared.push(range);
            }
        }
        for range in shared {
            let common = Common::of(question, self.live[range].iter().copied());
            let piece = common.piece;
            self.learn(piece, &common.cells, &common.no_ships, &common.no_singles)?;
        }
        forced.into_iter().try_for_each(|number| self.place(question, number))
    }

    /// Concludes from each cell that is a piece which is not placed yet.
    fn look_at_begun(&mut self, question: &Question) -> Outcome {
        for piece in Piece::ALL {
            let known = &self.kinds[piece as usize];
            let mut begun = known.is.without(&known.placed);
            while let Some((row, column)) = begun.first() {
                let candidates: Vec<u16> = self.candidates(question, piece, row, column).collect();
                match candidates[..] {
                    [] => return Err(Contradiction),
                    [only] => {
                        begun.take(&question.places.places[usize::from(only)].cells);
                        self.place(question, only)?;
                        // Others of this list may be dead now.
                        self.live.retain(|&number| number != only);
                    }
                    _ => {
                        let common = Common::of(question, candidates.into_iter());
                        begun.take(&common.cells);
                        self.learn(piece, &common.cells, &common.no_ships, &common.no_singles)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// The live places of a kind of piece that cover a cell.
    fn candidates<'a>(
        &'a self,
        question: &'a Question,
        piece: Piece,
        row: usize,
        column: u32,
    ) -> impl Iterator<Item = u16> + 'a {
        let covers = move |number: &u16| {
            let place = &question.places.places[usize::from(*number)];
            place.cells.0[row] >> column & 1 == 1 && place.piece == piece
        };
        self.live.iter().copied().filter(covers)
    }

    /// The fewest alternatives to go on with, if not all pieces are placed.
    pub(super) fn alternatives(&self, question: &Question) -> Option<Alternatives> {
        let mut fewest: Option<Alternatives> = None;
        let is_fewer = |count: usize, fewest: &Option<Alternatives>| {
            fewest.as_ref().is_none_or(|fewest| count < fewest.places.len())
        };
        for piece in Piece::ALL {
            let known = &self.kinds[piece as usize];
            let mut begun = known.is.without(&known.placed);
            while let Some((row, column)) = begun.first() {
                begun.0[row] &= !(1 << column);
                if is_fewer(self.candidates(question, piece, row, column).count(), &fewest) {
                    let places = self.candidates(question, piece, row, column).collect();
                    fewest = Some(Alternatives { places, first: false });
                }
            }
        }
        for (class, range) in self.live_by_class(question) {
            let left = usize::from(self.left[class]);
            // The first of the pieces left has the others behind it.
            let count = (range.len() + 1).saturating_sub(left);
            if left > 0 && is_fewer(count, &fewest) {
                let places = self.live[range][..count].to_vec();
                fewest = Some(Alternatives { places, first: true });
            }
        }
        fewest
    }
}

/// The most places of a single piece whose common cells are looked for.
const FEW: usize = 12;

/// What all of some places have in common.
struct Common {
    piece: Piece,
    cells: Rows,
    no_ships: Rows,
    no_singles: Rows,
}

impl Common {
    /// What these places, at least one, have in common.
    fn of(question: &Question, mut numbers: impl Iterator<Item = u16>) -> Self {
        let mut place = || numbers.next().map(|number| &question.places.places[usize::from(number)]);
        let mut common = Self { piece: Piece::Ship, cells: Rows::NONE, no_ships: Rows::NONE, no_singles: Rows::NONE };
        if let Some(Place { piece, cells, no_ships, no_singles, .. }) = place() {
            common = Self { piece: *piece, cells: *cells, no_ships: *no_ships, no_singles: *no_singles };
        }
        while let Some(other) = place() {
            common.cells.keep(&other.cells);
            common.no_ships.keep(&other.no_ships);
            common.no_singles.keep(&other.no_singles);
        }
        common
    }
}

/// A look at what is known, for judging many places.
struct Look<'a> {
    places: &'a Places,
    margins: &'a [[Margins; 2]; KINDS],
    ships: Rows,
    singles: Rows,
    /// Per kind, the cells that no further piece can have.
    blocked: [Rows; KINDS],
    /// Per kind, the cells that may be pieces but are not known to be, in rows and in columns.
    open: [[Rows; 2]; KINDS],
    mines: bool,
}

impl<'a> Look<'a> {
    fn new(question: &Question<'a>, kinds: &[Known; KINDS], margins: &'a [[Margins; 2]; KINDS]) -> Self {
        let mut singles = kinds[Piece::Mine as usize].is;
        singles.add(&kinds[Piece::Sweeper as usize].is);
        let mut open = [[Rows::NONE; 2]; KINDS];
        for (open, known) in open.iter_mut().zip(kinds).take(question.axes.len()) {
            let rows = question.board.without(&known.is).without(&known.not);
            *open = [rows, rows.transposed()];
        }
        let blocked = std::array::from_fn(|kind| {
            let others = (0..KINDS).filter(|&other| other != kind).map(|other| &kinds[other].is);
            let own = [&kinds[kind].not, &kinds[kind].placed];
            let mut blocked = Rows::NONE;
            own.into_iter().chain(others).for_each(|cells| blocked.add(cells));
            blocked
        });
        let ships = kinds[Piece::Ship as usize].is;
        Self { places: question.places, margins, ships, singles, blocked, open, mines: question.axes.len() > 1 }
    }

    fn is_live(&self, place: &Place) -> bool {
        let blocked = &self.blocked[place.piece as usize];
        let rows = self.places.rows(place);
        let clash = rows.iter().fold(0, |clash, strip| {
            let line = usize::from(strip.line);
            clash
                | strip.cells & blocked.0[line]
                | strip.no_ships & self.ships.0[line]
                | strip.no_singles & self.singles.0[line]
        });
        clash == 0 && self.lines_allow(place, 0, rows) && self.lines_allow(place, 1, self.places.columns(place))
    }

    /// Whether the counts of the rows, or of the columns, allow a piece there.
    fn lines_allow(&self, place: &Place, axis: usize, strips: &[Strip]) -> bool {
        let kind = place.piece as usize;
        let fits = |strip: &Strip, line: usize| {
            let more = strip.cells & self.open[kind][axis].0[line];
            let fewer = strip.no_ships & self.open[0][axis].0[line];
            more.count_ones() <= u32::from(self.margins[kind][axis].room[line])
                && fewer.count_ones() <= u32::from(self.margins[0][axis].slack[line])
        };
        let leaves_singles = |strip: &Strip, line: usize| {
            (1..KINDS).filter(|&other| other != kind).all(|other| {
                let fewer = strip.no_singles & self.open[other][axis].0[line];
                fewer.count_ones() <= u32::from(self.margins[other][axis].slack[line])
            })
        };
        strips.iter().all(|strip| {
            let line = usize::from(strip.line);
            fits(strip, line) && (!self.mines || leaves_singles(strip, line))
        })
    }
}

/// The pieces of which there are some, in the order of their kinds.
pub(super) fn kinds(classes: &[Class]) -> usize {
    classes.iter().map(|class| class.piece as usize + 1).max().unwrap_or(0)
}
