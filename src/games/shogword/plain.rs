//! A second generator of legal moves, written from the rules alone: every tile with every letter on
//! every cell, every replacement, every run looked up. It is slow and plain, and shares no code with
//! the one that programs use.

use std::ops::ControlFlow;

use crate::board::{Cell, Color};
use crate::letters::Letter;
use crate::moves::{Face, Move, Placement, Tile};
use crate::position::{Position, Square};

const SIDE: usize = 9;

/// What it knows of the game.
pub struct Plain<'w> {
    is_word: IsWord<'w>,
    alphabet: Vec<Letter>,
    easy: bool,
}

/// Says whether letters are a word.
type IsWord<'w> = Box<dyn Fn(&[Letter]) -> bool + Send + Sync + 'w>;

/// The board as columns and rows from 0: laid letters, and letters at home.
#[derive(Clone)]
struct Grid {
    laid: [[Option<Letter>; SIDE]; SIDE],
    home: [[bool; SIDE]; SIDE],
}

/// A tile that the player may use, and the letters that it can show.
struct Own {
    from: Option<Cell>,
    is_blank: bool,
    letters: Vec<Letter>,
}

type Place = (usize, usize);

/// Callback for each move. Returning `Break` ends the search.
type Callback<'c> = &'c mut dyn FnMut(Move) -> ControlFlow<()>;

fn place(cell: Cell) -> Place {
    (cell.column().into(), cell.row().into())
}

fn cell((column, row): Place) -> Cell {
    Cell::at(column as u8, row as u8)
}

fn all_places() -> impl Iterator<Item = Place> {
    (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (column, row)))
}

/// The place so far to the right and up; `None` off the board.
fn offset((column, row): Place, right: isize, up: isize) -> Option<Place> {
    let moved = |from: usize, by: isize| from.checked_add_signed(by).filter(|&to| to < SIDE);
    Some((moved(column, right)?, moved(row, up)?))
}

const SIDES: [(isize, isize); 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];
const CORNERS: [(isize, isize); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

impl Grid {
    fn new(position: &Position) -> Self {
        let mut grid = Self { laid: [[None; SIDE]; SIDE], home: [[false; SIDE]; SIDE] };
        for (column, row) in all_places() {
            match position.at(cell((column, row))) {
                Square::Empty => {}
                Square::Home(_) => grid.home[column][row] = true,
                Square::Laid(face, _) => grid.laid[column][row] = Some(face.letter),
            }
        }
        grid
    }

    fn letter(&self, (column, row): Place) -> Option<Letter> {
        self.laid[column][row]
    }

    fn lay(&mut self, (column, row): Place, letter: Option<Letter>) {
        self.laid[column][row] = letter;
    }

    fn is_empty(&self, (column, row): Place) -> bool {
        self.laid[column][row].is_none() && !self.home[column][row]
    }

    fn leave(&mut self, from: Option<Cell>) {
        if let Some((column, row)) = from.map(place) {
            self.home[column][row] = false;
        }
    }

    /// The places of the run through a laid letter, in reading order: to the right, or down.
    fn run(&self, at: Place, (right, up): (isize, isize)) -> Vec<Place> {
        let mut first = at;
        while let Some(before) = offset(first, -right, -up).filter(|&before| self.letter(before).is_some()) {
            first = before;
        }
        let mut run = vec![first];
        while let Some(next) = offset(run[run.len() - 1], right, up).filter(|&next| self.letter(next).is_some()) {
            run.push(next);
        }
        run
    }

    fn runs(&self, at: Place) -> [Vec<Place>; 2] {
        [self.run(at, (1, 0)), self.run(at, (0, -1))]
    }

    fn touches_home(&self, at: Place, easy: bool) -> bool {
        let corners = CORNERS.iter().filter(|_| !easy);
        let mut near = SIDES.iter().chain(corners).filter_map(|&(right, up)| offset(at, right, up));
        near.any(|(column, row)| self.home[column][row])
    }

    fn adjoins(&self, at: Place, holds: impl Fn(Place) -> bool) -> bool {
        SIDES
            .iter()
            .filter_map(|&(right, up)| offset(at, right, up))
            .any(|beside| self.letter(beside).is_some() && holds(beside))
    }
}

impl<'w> Plain<'w> {
    /// The generator for an alphabet, with what says whether letters are a word.
    pub fn new(alphabet: &[Letter], easy: bool, is_word: impl Fn(&[Letter]) -> bool + Send + Sync + 'w) -> Self {
        Self { is_word: Box::new(is_word), alphabet: alphabet.to_vec(), easy }
    }

    /// All legal moves once letters are chosen, in ascending order.
    #[must_use]
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        let _ = self.each(position, &mut |found| {
            moves.push(found);
            ControlFlow::Continue(())
        });
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    /// Whether there is a legal move once letters are chosen.
    #[must_use]
    pub fn is_movable(&self, position: &Position) -> bool {
        self.each(position, &mut |_| ControlFlow::Break(())).is_break()
    }

    fn each(&self, position: &Position, found: Callback<'_>) -> ControlFlow<()> {
        let (grid, own) = (Grid::new(position), self.own(position));
        if all_places().all(|at| grid.letter(at).is_none()) {
            let first = own.iter().filter(|tile| tile.from.is_some());
            return first.map(|tile| Move::Simple(tile.placement(tile.letters[0], (4, 4)))).try_for_each(found);
        }
        self.simple(&grid, &own, found)?;
        for at in all_places() {
            if let Some(face) = position.face(cell(at)) {
                self.compound(&grid, &own, (at, face), found)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The tiles of the front row, or of the back row if the front row is empty, and those beside.
    fn own(&self, position: &Position) -> Vec<Own> {
        let mover = position.mover();
        let (front, back) = if mover == Color::Red { (1, 0) } else { (7, 8) };
        let row = |row| {
            let cells = (0..SIDE).map(move |column| cell((column, row)));
            let at_home = |cell: Cell| match position.at(cell) {
                Square::Home(letter) => Some(Own { from: Some(cell), is_blank: false, letters: vec![letter] }),
                _ => None,
            };
            cells.filter_map(at_home).collect::<Vec<Own>>()
        };
        let mut own = row(front);
        if own.is_empty() {
            own = row(back);
        }
        own.extend(position.beside(mover).iter().map(|&tile| match tile {
            Tile::Letter(letter) => Own { from: None, is_blank: false, letters: vec![letter] },
            Tile::Blank => Own { from: None, is_blank: true, letters: self.alphabet.clone() },
        }));
        own
    }

    fn simple(&self, grid: &Grid, own: &[Own], found: Callback<'_>) -> ControlFlow<()> {
        for tile in own {
            let mut left = grid.clone();
            left.leave(tile.from);
            for at in all_places().filter(|&at| grid.is_empty(at) && grid.adjoins(at, |_| true)) {
                if left.touches_home(at, self.easy) {
                    continue;
                }
                for &letter in &tile.letters {
                    left.lay(at, Some(letter));
                    if self.wrong_runs(&left, at).is_empty() {
                        found(Move::Simple(tile.placement(letter, at)))?;
                    }
                    left.lay(at, None);
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The moves that replace the letter of a word.
    fn compound(
        &self,
        grid: &Grid,
        own: &[Own],
        (replaced, face): (Place, Face),
        found: Callback<'_>,
    ) -> ControlFlow<()> {
        let word: Vec<Place> = grid.runs(replaced).into_iter().filter(|run| run.len() > 1).flatten().collect();
        let places: Vec<Place> =
            all_places().filter(|&at| grid.is_empty(at) && grid.adjoins(at, |beside| word.contains(&beside))).collect();
        for (first, one) in own.iter().enumerate() {
            for &letter in one.letters.iter().filter(|&&letter| letter != face.letter) {
                let mut with = grid.clone();
                with.lay(replaced, Some(letter));
                with.leave(one.from);
                // An added tile makes at most one of the two runs longer.
                if self.wrong_runs(&with, replaced).len() == 2 {
                    continue;
                }
                for (_, other) in own.iter().enumerate().filter(|&(second, _)| second != first) {
                    let mut left = with.clone();
                    left.leave(other.from);
                    for &at in places.iter().filter(|&&at| !left.touches_home(at, self.easy)) {
                        let mut after = left.clone();
                        for &added in &other.letters {
                            after.lay(at, Some(added));
                            if self.wrong_runs(&after, at).is_empty() && self.wrong_runs(&after, replaced).is_empty() {
                                let replacing = one.placement(letter, replaced);
                                found(Move::Compound {
                                    replacing,
                                    replaced: face,
                                    adding: other.placement(added, at),
                                })?;
                            }
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The runs through a laid letter that are no words.
    fn wrong_runs(&self, grid: &Grid, at: Place) -> Vec<Vec<Letter>> {
        let runs = grid.runs(at).into_iter().filter(|run| run.len() > 1);
        let letters = runs.map(|run| run.into_iter().filter_map(|at| grid.letter(at)).collect::<Vec<Letter>>());
        letters.filter(|letters| !(self.is_word)(letters)).collect()
    }
}

impl Own {
    fn placement(&self, letter: Letter, to: Place) -> Placement {
        Placement { face: Face { letter, is_blank: self.is_blank }, from: self.from, to: cell(to) }
    }
}
