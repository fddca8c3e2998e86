//! All legal moves of a position.
//!
//! A letter fits a cell if the runs through it, with a gap there, are words with that letter: two
//! lookups give all letters at once. A compound move changes two cells. If no run has both, each
//! part is judged alone; otherwise the run that they share has two gaps, and one lookup gives all
//! pairs of letters. The tiles that show these letters are looked up last.
//!
//! The same runs occur in many positions of a game, so a generator caches its lookups.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::rc::Rc;

use smyoz_core::sets::Indexed;

use crate::board::{Cell, Cells, Direction, sides, touched};
use crate::letters::Letter;
use crate::moves::{Face, Move, Placement, Tile};
use crate::position::{Position, Square};
use crate::words::{Code, LetterSet, Pattern, Words};

/// Finds the legal moves of positions.
pub(crate) struct Generator<'a> {
    words: &'a Words,
    easy: bool,
    fills: HashMap<Pattern, LetterSet>,
    pairs: HashMap<Pattern, Pairs>,
}

/// The letters of the first of two gaps, each with those of the second.
type Pairs = Rc<[(Code, LetterSet)]>;

/// Callback for each move. Returning `Break` ends the search.
type Callback<'c> = &'c mut dyn FnMut(Move) -> ControlFlow<()>;

/// Equal tiles from one place that the mover may use.
struct Source {
    tile: Tile,
    /// `None` beside the board.
    from: Option<Cell>,
    count: usize,
    /// The letters that a tile can show.
    letters: LetterSet,
}

/// A position prepared for lookups.
struct Board<'p> {
    position: &'p Position,
    laid: Cells,
    home: Cells,
    codes: [Option<Code>; Cell::COUNT],
    sources: Vec<Source>,
    /// The letters that the mover can show.
    own: LetterSet,
}

impl Source {
    fn new(words: &Words, tile: Tile, from: Option<Cell>) -> Self {
        let letters = match tile {
            Tile::Blank => LetterSet::all(),
            Tile::Letter(letter) => words.code(letter).map_or(LetterSet::EMPTY, LetterSet::from),
        };
        Self { tile, from, count: 1, letters }
    }

    fn placement(&self, letter: Letter, to: Cell) -> Placement {
        Placement { face: Face { letter, is_blank: self.tile == Tile::Blank }, from: self.from, to }
    }
}

impl<'p> Board<'p> {
    fn new(words: &Words, position: &'p Position) -> Self {
        let code = |letter| words.code(letter).unwrap_or(Code::NONE);
        let mut codes = [None; Cell::COUNT];
        for cell in Cell::all() {
            codes[cell.index()] = position.face(cell).map(|face| code(face.letter));
        }
        let mover = position.mover();
        let at_home = position.usable(mover).iter().filter_map(|cell| match position.at(cell) {
            Square::Home(letter) => Some((Tile::Letter(letter), Some(cell))),
            Square::Empty | Square::Laid(..) => None,
        });
        let mut sources: Vec<Source> = Vec::new();
        for (tile, from) in at_home.chain(position.beside(mover).iter().map(|&tile| (tile, None))) {
            // They are sorted, so equal tiles beside the board follow each other.
            match sources.last_mut().filter(|last| (last.tile, last.from) == (tile, from)) {
                Some(last) => last.count += 1,
                None => sources.push(Source::new(words, tile, from)),
            }
        }
        let own: LetterSet = sources.iter().map(|source| source.letters).collect();
        Self { position, laid: position.laid(), home: position.home(), codes, sources, own }
    }

    /// The run through these cells of one line, as a pattern with gaps there; `None` if the run is
    /// a single cell.
    fn pattern(&self, gaps: &[Cell], direction: Direction) -> Option<Pattern> {
        let is_run = |cell: &Cell| self.laid.contains(*cell) || gaps.contains(cell);
        let previous = |cell: &Cell| cell.previous(direction).filter(is_run);
        let first = std::iter::successors(gaps.first().copied(), previous).last()?;
        let next = |cell: &Cell| cell.next(direction).filter(is_run);
        let run = std::iter::successors(Some(first), next);
        let code = |cell: Cell| if gaps.contains(&cell) { None } else { self.codes[cell.index()] };
        let pattern = run.map(code).fold(Pattern::default(), Pattern::with);
        (pattern.len() > 1).then_some(pattern)
    }

    /// The home letters that a letter on this cell would touch.
    fn blockers(&self, cell: Cell, easy: bool) -> Cells {
        touched(cell, easy) & self.home
    }
}

/// Whether no home letter touches the added tile once the letters on these cells have left.
fn is_open(blockers: Cells, left: &[Option<Cell>]) -> bool {
    (blockers - left.iter().flatten().copied().collect()).is_empty()
}

impl<'a> Generator<'a> {
    pub(crate) fn new(words: &'a Words, easy: bool) -> Self {
        Self { words, easy, fills: HashMap::new(), pairs: HashMap::new() }
    }

    /// All legal moves, in an order that depends on the position alone.
    pub(crate) fn all(&mut self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        let _ = self.each(position, &mut |found| {
            moves.push(found);
            ControlFlow::Continue(())
        });
        moves
    }

    /// Whether there is a legal move.
    pub(crate) fn is_movable(&mut self, position: &Position) -> bool {
        self.each(position, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// Number of legal moves, counted up to a limit.
    pub(crate) fn count(&mut self, position: &Position, most: usize) -> usize {
        let mut count = 0;
        let _ = self.each(position, &mut |_| {
            count += 1;
            if count < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        count
    }

    /// The letters that make words of both runs through a cell, whoever has them and whatever is laid
    /// there.
    pub(crate) fn letters_at(&mut self, position: &Position, cell: Cell) -> Vec<Letter> {
        let board = Board::new(self.words, position);
        self.fitting(&board, cell).iter().map(|code| self.words.letter(code)).collect()
    }

    /// Calls back with each legal move, simple ones first. Does not check whether the game is over
    /// because of refused words.
    pub(crate) fn each(&mut self, position: &Position, callback: Callback<'_>) -> ControlFlow<()> {
        if position.is_choosing() {
            return choices(position, callback);
        }
        let board = Board::new(self.words, position);
        if board.laid.is_empty() {
            return first_moves(&board, callback);
        }
        self.simple(&board, callback)?;
        board.laid.iter().try_for_each(|replaced| self.compound(&board, replaced, callback))
    }

    fn simple(&mut self, board: &Board<'_>, callback: Callback<'_>) -> ControlFlow<()> {
        for cell in sides(board.laid) - board.laid - board.home {
            let blockers = board.blockers(cell, self.easy);
            if blockers.len() > 1 {
                continue;
            }
            let letters = self.fitting(board, cell) & board.own;
            for source in board.sources.iter().filter(|source| is_open(blockers, &[source.from])) {
                for code in letters & source.letters {
                    callback(Move::Simple(source.placement(self.words.letter(code), cell)))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The compound moves that replace the letter on a cell.
    fn compound(&mut self, board: &Board<'_>, replaced: Cell, callback: Callback<'_>) -> ControlFlow<()> {
        let runs = Direction::ALL.map(|direction| board.position.run(replaced, direction));
        let word = board.position.words(replaced);
        let shown = board.codes[replaced.index()].filter(|&code| code != Code::NONE);
        let own = shown.map_or(board.own, |code| board.own - LetterSet::from(code));
        let fitting = Direction::ALL.map(|direction| self.fitting_run(board, replaced, direction) & own);
        for added in sides(word) - board.laid - board.home {
            if board.blockers(added, self.easy).len() > 2 {
                continue;
            }
            let shared = Direction::ALL.into_iter().zip(&runs).find(|(direction, run)| {
                let (first, last) = (run[0], run[run.len() - 1]);
                first.previous(*direction) == Some(added) || last.next(*direction) == Some(added)
            });
            if let Some((direction, run)) = shared {
                let other = direction.other();
                let crossing = [fitting[other as usize], self.fitting_run(board, added, other) & board.own];
                let is_before = run[0].previous(direction) == Some(added);
                self.compound_in_run(board, [replaced, added], (direction, is_before), crossing, callback)?;
            } else {
                let letters = [fitting[0] & fitting[1], self.fitting(board, added) & board.own];
                self.emit(board, [replaced, added], letters, callback)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The compound moves that replace a letter of a run and add one before or after the run. The
    /// letters given are those that fit the crossing runs.
    fn compound_in_run(
        &mut self,
        board: &Board<'_>,
        [replaced, added]: [Cell; 2],
        (direction, is_before): (Direction, bool),
        [replacing, adding]: [LetterSet; 2],
        callback: Callback<'_>,
    ) -> ControlFlow<()> {
        if replacing.is_empty() || adding.is_empty() {
            return ControlFlow::Continue(());
        }
        let Some(pattern) = board.pattern(&[replaced, added], direction) else { return ControlFlow::Continue(()) };
        let words = self.words;
        let pairs = self.pairs.entry(pattern).or_insert_with(|| words.fill_both(pattern).into());
        for &(first, second) in Rc::clone(pairs).iter() {
            let first = LetterSet::from(first);
            let [at_replaced, at_added] = if is_before { [second, first] } else { [first, second] };
            self.emit(board, [replaced, added], [at_replaced & replacing, at_added & adding], callback)?;
        }
        ControlFlow::Continue(())
    }

    /// The compound moves with these letters: the first set replaces, the second is added.
    fn emit(
        &self,
        board: &Board<'_>,
        [replaced, added]: [Cell; 2],
        [replacing, adding]: [LetterSet; 2],
        callback: Callback<'_>,
    ) -> ControlFlow<()> {
        let Some(face) = board.position.face(replaced).filter(|_| !replacing.is_empty() && !adding.is_empty()) else {
            return ControlFlow::Continue(());
        };
        let blockers = board.blockers(added, self.easy);
        for (at, first) in board.sources.iter().enumerate() {
            for (other, second) in board.sources.iter().enumerate() {
                let are_two = at != other || first.count > 1;
                if !are_two || !is_open(blockers, &[first.from, second.from]) {
                    continue;
                }
                for letter in replacing & first.letters {
                    let replacing = first.placement(self.words.letter(letter), replaced);
                    for letter in adding & second.letters {
                        let adding = second.placement(self.words.letter(letter), added);
                        callback(Move::Compound { replacing, replaced: face, adding })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The letters that make words of both runs through a cell.
    fn fitting(&mut self, board: &Board<'_>, cell: Cell) -> LetterSet {
        let [across, down] = Direction::ALL.map(|direction| self.fitting_run(board, cell, direction));
        across & down
    }

    /// The letters that make a word of a run through a cell: all if the cell is alone in it.
    fn fitting_run(&mut self, board: &Board<'_>, cell: Cell, direction: Direction) -> LetterSet {
        let Some(pattern) = board.pattern(&[cell], direction) else { return LetterSet::all() };
        let words = self.words;
        *self.fills.entry(pattern).or_insert_with(|| words.fill(pattern))
    }
}

/// All choices of letters. Equal letters in the stock are one choice.
fn choices(position: &Position, callback: Callback<'_>) -> ControlFlow<()> {
    let mut letters = position.stock().to_vec();
    letters.dedup();
    let free = position.mover().home() - position.home();
    for letter in letters {
        free.iter().try_for_each(|cell| callback(Move::Choose(letter, cell)))?;
    }
    ControlFlow::Continue(())
}

/// The first moves: any letter of the front row on the centre.
fn first_moves(board: &Board<'_>, callback: Callback<'_>) -> ControlFlow<()> {
    board.sources.iter().filter(|source| source.from.is_some()).try_for_each(|source| match source.tile {
        Tile::Letter(letter) => callback(Move::Simple(source.placement(letter, Cell::CENTRE))),
        Tile::Blank => ControlFlow::Continue(()),
    })
}
