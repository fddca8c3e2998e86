//! Why a player is mated: what each cell beside the crossword would need.

use std::collections::BTreeMap;

use crate::board::{Cell, Cells, Direction, sides, touched};
use crate::generator::Generator;
use crate::letters::Letter;
use crate::position::{Position, Square};
use crate::rules::Shogword;

/// What keeps the letters of a player from the cells beside the crossword.
pub struct Mated {
    /// The letters that the player can lay, each once.
    pub own: Vec<Letter>,
    /// Cells beside letters at home that do not leave with the added one.
    pub at_home: Vec<Cell>,
    /// Cells where no letter at all makes words.
    pub dead: Vec<Cell>,
    /// Cells where only letters make words that the player cannot lay, with these letters.
    pub lacking: Vec<(Cell, Vec<Letter>)>,
    /// The cells whose letters the player could replace, if something could be added then.
    pub replaceable: Vec<Cell>,
    /// Letters of the back row that would fit, and must wait for the front row.
    pub waiting: Vec<Letter>,
}

/// Why the player cannot move whose turn it is.
pub fn mated(rules: &Shogword, position: &Position) -> Mated {
    let (words, easy) = (rules.words(), rules.options().easy);
    let mut generator = Generator::new(words, easy);
    let mover = position.mover();
    let (home, usable) = (position.home(), position.usable(mover));
    let beside = position.beside(mover).iter().filter_map(|tile| tile.letter());
    let mut own: Vec<Letter> = letters(position, usable).chain(beside).collect();
    own.sort_unstable();
    own.dedup();
    let mut mated = Mated {
        own,
        at_home: Vec::new(),
        dead: Vec::new(),
        lacking: Vec::new(),
        replaceable: Vec::new(),
        waiting: Vec::new(),
    };
    let back: Vec<Letter> = letters(position, (home & mover.back()) - usable).collect();
    for cell in sides(position.laid()) - position.laid() - home {
        let fitting = generator.letters_at(position, cell);
        let blockers = touched(cell, easy) & home;
        let has_fitting = mated.own.iter().any(|letter| fitting.contains(letter));
        // The added letter may leave the only home cell that it would touch; but then it does not fit.
        let is_blocked = blockers.len() > 1 || !blockers.is_subset(usable) || has_fitting;
        match fitting.is_empty() {
            true => mated.dead.push(cell),
            false if is_blocked => mated.at_home.push(cell),
            false => {
                let waiting = back.iter().filter(|letter| blockers.is_empty() && fitting.contains(letter));
                mated.waiting.extend(waiting);
                mated.lacking.push((cell, fitting));
            }
        }
    }
    mated.waiting.sort_unstable();
    mated.waiting.dedup();
    mated.replaceable = replaceable(&mut generator, position, &mated.own);
    mated
}

/// The letters at home on some cells.
fn letters(position: &Position, cells: Cells) -> impl Iterator<Item = Letter> + '_ {
    cells.iter().filter_map(|cell| match position.at(cell) {
        Square::Home(letter) => Some(letter),
        Square::Empty | Square::Laid(..) => None,
    })
}

/// The laid letters of words that one of these letters could replace, if nothing had to be added.
fn replaceable(generator: &mut Generator<'_>, position: &Position, own: &[Letter]) -> Vec<Cell> {
    let is_replaceable = |cell: &Cell| {
        let shown = position.face(*cell).map(|face| face.letter);
        let fitting = generator.letters_at(position, *cell);
        own.iter().any(|letter| Some(*letter) != shown && fitting.contains(letter))
    };
    let in_words = position.laid().iter().filter(|&cell| !position.words(cell).is_empty());
    in_words.filter(is_replaceable).collect()
}

/// The words that a move has made: those through the cells that it has changed.
pub fn made(after: &Position, changed: impl Iterator<Item = Cell>) -> Vec<(String, Cell, Cell)> {
    let mut words = BTreeMap::new();
    for (cell, direction) in changed.flat_map(|cell| Direction::ALL.map(|direction| (cell, direction))) {
        let run = after.run(cell, direction);
        if run.len() > 1 {
            let letters: String = after.letters(&run).iter().map(Letter::to_string).collect();
            words.insert((run[0], run[run.len() - 1]), letters);
        }
    }
    words.into_iter().map(|((first, last), word)| (word, first, last)).collect()
}
