//! The layout of a seed: the end of a placing phase in which nobody can place a digit any more.
//!
//! Digits are placed at random until none fits. Such a board of nine rows has some 16 holes. From
//! there, single digits are forced into cells, those in their way are taken off, and what fits is
//! placed again. A change stays unless it leads away from the number of holes that is wanted.

use smyoz_core::declared::{Cell, Declared as _, Layout};
use smyoz_core::game::NoLayout;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{Seed, Stream};

use super::{HOLE, Holes, Options};

/// The most changes before a number of holes is given up.
const CHANGES: usize = 20_000;

/// The board of a seed and its layout, if one with as many holes is found.
pub fn draw(options: &Options, seed: Seed, limits: Limits) -> Result<(Holes, Layout), NoLayout> {
    let board = Holes { side: options.side, holes: number(options, seed), shown: options.shown };
    let mut stream = seed.stream("holes layout");
    let mut placing = Placing::new(&board);
    placing.fill(&mut stream);
    for _ in 0..CHANGES {
        limits.check().map_err(|CancelledError| NoLayout::Cancelled)?;
        if placing.excess() == 0 {
            let layout = Layout::new(board.grid(), |cell| placing.digits[placing.number(cell)]);
            return Ok((board, layout));
        }
        placing.change(&mut stream);
    }
    Err(NoLayout::OfSeed("no board with as many holes was found".to_owned()))
}

/// How many holes a board of this seed has. A range of one number takes it whatever the seed, so
/// that a finished board can be drawn again.
fn number(&Options { side, holes, .. }: &Options, seed: Seed) -> u8 {
    let usual = match side {
        4 => (2, 4),
        6 => (2, 5),
        _ => (12, 18),
    };
    let most = u32::from(side * side) - 1;
    let (from, to) = holes
        .map_or(usual, |holes| ((*holes.range().start()).max(Holes::FEWEST.into()), (*holes.range().end()).min(most)));
    (from + seed.stream("holes number").below(u64::from(to - from) + 1) as u32) as u8
}

/// Digits on a board, none of which meets an equal one.
struct Placing<'a> {
    board: &'a Holes,
    cells: Vec<Cell>,
    /// For each cell, those that it sees.
    seen: Vec<Vec<usize>>,
    digits: Vec<char>,
}

impl<'a> Placing<'a> {
    fn new(board: &'a Holes) -> Self {
        let number = |cell: Cell| usize::from(cell.row) * usize::from(board.side) + usize::from(cell.column);
        let cells: Vec<Cell> = board.grid().cells().collect();
        let seen = cells.iter().map(|&cell| board.seen_from(cell).map(number).collect()).collect();
        Self { board, digits: vec![HOLE; cells.len()], cells, seen }
    }

    fn number(&self, cell: Cell) -> usize {
        usize::from(cell.row) * usize::from(self.board.side) + usize::from(cell.column)
    }

    fn holes(&self) -> Vec<usize> {
        (0..self.digits.len()).filter(|&cell| self.digits[cell] == HOLE).collect()
    }

    /// How far the number of holes is from that of the board.
    fn excess(&self) -> usize {
        self.holes().len().abs_diff(self.board.holes.into())
    }

    /// Places digits in random cells until none fits.
    fn fill(&mut self, stream: &mut Stream) {
        let mut holes = self.holes();
        stream.shuffle(&mut holes);
        for cell in holes {
            let fits = |digit: &char| !self.seen[cell].iter().any(|&other| self.digits[other] == *digit);
            let digits: Vec<char> = self.board.digits().filter(fits).collect();
            self.digits[cell] = any(&digits, stream).unwrap_or(HOLE);
        }
    }

    /// Forces a digit into a cell: a hole if there are too many.
    fn change(&mut self, stream: &mut Stream) {
        let (before, excess, holes) = (self.digits.clone(), self.excess(), self.holes());
        let cells = if holes.len() > self.board.holes.into() { holes } else { (0..self.cells.len()).collect() };
        let digits: Vec<char> = self.board.digits().collect();
        let (Some(cell), Some(digit)) = (any(&cells, stream), any(&digits, stream)) else { return };
        for &other in self.seen[cell].iter().filter(|&&other| before[other] == digit) {
            self.digits[other] = HOLE;
        }
        self.digits[cell] = digit;
        self.fill(stream);
        if self.excess() > excess {
            self.digits = before;
        }
    }
}

/// One of these, if there are any.
fn any<T: Copy>(all: &[T], stream: &mut Stream) -> Option<T> {
    (!all.is_empty()).then(|| all[stream.below(all.len() as u64) as usize])
}
