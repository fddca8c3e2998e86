//! A second generator of legal moves, written from the rules alone: every tile with every letter on
//! every cell, every replacement, every run looked up in a set of words. It is slow and plain.

use std::collections::HashSet;

use game_shogword::{Cell, Color, Face, Letter, Move, Placement, Position, Square, Tile, Words};

const SIDE: usize = 9;

/// The words and letters as plain sets.
pub struct Plain {
    words: HashSet<Vec<char>>,
    alphabet: Vec<char>,
    easy: bool,
}

/// The board as columns and rows from 0: laid letters, and letters at home.
#[derive(Clone)]
struct Grid {
    laid: [[Option<char>; SIDE]; SIDE],
    home: [[bool; SIDE]; SIDE],
}

/// A tile that the player may use, and the letters that it can show.
struct Own {
    from: Option<Cell>,
    is_blank: bool,
    letters: Vec<char>,
}

type Place = (usize, usize);

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
                Square::Laid(face, _) => grid.laid[column][row] = Some(face.letter.small()),
            }
        }
        grid
    }

    fn letter(&self, (column, row): Place) -> Option<char> {
        self.laid[column][row]
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

impl Plain {
    pub fn new(words: &Words, easy: bool) -> Self {
        let small = |word: Vec<Letter>| word.into_iter().map(Letter::small).collect();
        Self {
            words: words.all().into_iter().map(small).collect(),
            alphabet: words.alphabet().iter().map(|letter| letter.small()).collect(),
            easy,
        }
    }

    /// All legal moves once letters are chosen, in ascending order.
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        let (grid, own) = (Grid::new(position), self.own(position));
        let mut moves = Vec::new();
        if all_places().all(|at| grid.letter(at).is_none()) {
            for tile in own.iter().filter(|tile| tile.from.is_some()) {
                moves.push(Move::Simple(tile.placement(tile.letters[0], (4, 4))));
            }
        } else {
            self.simple(&grid, &own, &mut moves);
            for at in all_places() {
                if let Some(face) = position.face(cell(at)) {
                    self.compound(&grid, &own, at, face, &mut moves);
                }
            }
        }
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    /// The tiles of the front row, or of the back row if the front row is empty, and those beside.
    fn own(&self, position: &Position) -> Vec<Own> {
        let mover = position.mover();
        let (front, back) = if mover == Color::Red { (1, 0) } else { (7, 8) };
        let row = |row| {
            let cells = (0..SIDE).map(move |column| cell((column, row)));
            let at_home = |cell: Cell| match position.at(cell) {
                Square::Home(letter) => Some(Own { from: Some(cell), is_blank: false, letters: vec![letter.small()] }),
                _ => None,
            };
            cells.filter_map(at_home).collect::<Vec<Own>>()
        };
        let mut own = row(front);
        if own.is_empty() {
            own = row(back);
        }
        own.extend(position.beside(mover).iter().map(|&tile| match tile {
            Tile::Letter(letter) => Own { from: None, is_blank: false, letters: vec![letter.small()] },
            Tile::Blank => Own { from: None, is_blank: true, letters: self.alphabet.clone() },
        }));
        own
    }

    fn simple(&self, grid: &Grid, own: &[Own], moves: &mut Vec<Move>) {
        for tile in own {
            let mut left = grid.clone();
            left.leave(tile.from);
            for at in all_places().filter(|&at| grid.is_empty(at) && grid.adjoins(at, |_| true)) {
                if left.touches_home(at, self.easy) {
                    continue;
                }
                for &letter in &tile.letters {
                    let mut after = left.clone();
                    after.laid[at.0][at.1] = Some(letter);
                    if self.are_words(&after, &[at]) {
                        moves.push(Move::Simple(tile.placement(letter, at)));
                    }
                }
            }
        }
    }

    /// The moves that replace the letter of a word.
    fn compound(&self, grid: &Grid, own: &[Own], replaced: Place, face: Face, moves: &mut Vec<Move>) {
        let word: HashSet<Place> = grid.runs(replaced).into_iter().filter(|run| run.len() > 1).flatten().collect();
        for (first, one) in own.iter().enumerate() {
            for (second, other) in own.iter().enumerate() {
                let mut left = grid.clone();
                left.leave(one.from);
                left.leave(other.from);
                let places: Vec<Place> = all_places()
                    .filter(|&at| grid.is_empty(at) && grid.adjoins(at, |beside| word.contains(&beside)))
                    .filter(|&at| first != second && !left.touches_home(at, self.easy))
                    .collect();
                for &letter in one.letters.iter().filter(|&&letter| letter != face.letter.small()) {
                    for &at in &places {
                        for &added in &other.letters {
                            left.laid[replaced.0][replaced.1] = Some(letter);
                            left.laid[at.0][at.1] = Some(added);
                            if self.are_words(&left, &[at, replaced]) {
                                let replacing = one.placement(letter, replaced);
                                let adding = other.placement(added, at);
                                moves.push(Move::Compound { replacing, replaced: face, adding });
                            }
                            left.laid[at.0][at.1] = None;
                        }
                    }
                }
            }
        }
    }

    fn are_words(&self, grid: &Grid, changed: &[Place]) -> bool {
        changed.iter().flat_map(|&at| grid.runs(at)).filter(|run| run.len() > 1).all(|run| {
            let letters: Vec<char> = run.into_iter().filter_map(|at| grid.letter(at)).collect();
            self.words.contains(&letters)
        })
    }
}

impl Own {
    fn placement(&self, letter: char, to: Place) -> Placement {
        let letter = Letter::try_from(letter).expect("letters of words are letters");
        Placement { face: Face { letter, is_blank: self.is_blank }, from: self.from, to: cell(to) }
    }
}
