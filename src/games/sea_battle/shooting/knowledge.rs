//! What a player knows of the opponent's board.

use super::config::Config;
use crate::board::{Cell, CellSet};
use crate::fraud::Answer;

/// What is known of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Known {
    /// Nothing: it was not shot at.
    #[default]
    Unknown,
    Water,
    /// A shot hit a ship that had other cells left.
    Hit,
    /// A shot hit the last cell of a ship.
    Sunk,
    /// A shot hit a mine.
    Mine,
    /// A shot hit a minesweeper.
    Sweeper,
    /// Named by the opponent as a cell of a ship, and not shot at.
    Named,
    /// Named by the opponent as a mine, and not shot at.
    NamedMine,
}

/// What is known of a board: the answers to all shots, and the cells that were named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knowledge {
    config: Config,
    cells: Vec<Noted>,
    shots: u16,
}

/// What is known of a cell, and since when.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Noted {
    known: Known,
    /// The number of the shot, from 1.
    shot: u16,
    /// The length of the ship that the shot sank, if it was named.
    length: Option<u8>,
}

impl Knowledge {
    /// Nothing is known of a board of this game.
    #[must_use]
    pub fn new(config: Config) -> Self {
        let cells = vec![Noted::default(); config.size().area()];
        Self { config, cells, shots: 0 }
    }

    #[must_use]
    pub fn config(&self) -> &Config {
        &self.config
    }

    #[must_use]
    pub fn shots(&self) -> usize {
        self.shots.into()
    }

    /// What is known of a cell.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Known {
        self.noted(cell).known
    }

    /// Notes the answer to a shot. The length of a ship that was sunk counts only where the answer
    /// [names](Config::names_lengths) it.
    ///
    /// # Panics
    /// If the cell is not on the board.
    pub fn note(&mut self, cell: Cell, answer: Answer, length: Option<u8>) {
        self.shots += 1;
        let known = match answer {
            Answer::Miss => Known::Water,
            Answer::Hit => Known::Hit,
            Answer::Sunk => Known::Sunk,
            Answer::Mine => Known::Mine,
            Answer::Sweeper => Known::Sweeper,
        };
        let length = length.filter(|_| self.config.names_lengths() && answer == Answer::Sunk);
        *self.noted_mut(cell) = Noted { known, shot: self.shots, length };
    }

    /// Notes a cell that the opponent had to name: a ship's, or a mine. It may be shot at later.
    ///
    /// # Panics
    /// If the cell is not on the board.
    pub fn name(&mut self, cell: Cell, known: Known) {
        assert!(matches!(known, Known::Named | Known::NamedMine), "{known:?} is not named");
        self.noted_mut(cell).known = known;
    }

    /// The cells of which this is known.
    #[must_use]
    pub fn cells(&self, known: Known) -> CellSet {
        self.config.size().cells().filter(|&cell| self.at(cell) == known).collect()
    }

    /// The cells that may be shot at.
    #[must_use]
    pub fn open(&self) -> CellSet {
        self.cells(Known::Unknown) | self.cells(Known::Named) | self.cells(Known::NamedMine)
    }

    /// The cells of ships that were hit.
    pub(super) fn hits(&self) -> CellSet {
        self.cells(Known::Hit) | self.cells(Known::Sunk)
    }

    /// Whether a ship may lie in these cells, as far as the shots at them say: there was no other
    /// answer than to a ship, and it was sunk by the last shot, if by any.
    pub(super) fn allows(&self, ship: &CellSet) -> bool {
        let noted = || ship.iter().map(|cell| self.noted(cell));
        let answers = [Known::Unknown, Known::Named, Known::Hit, Known::Sunk];
        if !noted().all(|noted| answers.contains(&noted.known)) {
            return false;
        }
        let is_hit = |noted: &Noted| matches!(noted.known, Known::Hit | Known::Sunk);
        let sunk = noted().filter(|noted| noted.known == Known::Sunk).count();
        if !noted().all(|noted| is_hit(&noted)) {
            return sunk == 0;
        }
        let last = noted().max_by_key(|noted| noted.shot).unwrap_or_default();
        let length = last.length.is_none_or(|length| usize::from(length) == ship.len());
        sunk == 1 && last.known == Known::Sunk && length
    }

    fn noted(&self, cell: Cell) -> Noted {
        self.cells[self.index(cell)]
    }

    fn noted_mut(&mut self, cell: Cell) -> &mut Noted {
        let index = self.index(cell);
        &mut self.cells[index]
    }

    fn index(&self, cell: Cell) -> usize {
        let size = self.config.size();
        assert!(size.contains(cell), "{cell} is not on a board of {size}");
        size.index(cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ship_is_sunk_by_the_last_shot_at_it() {
        let mut knowledge = Knowledge::new(Config::milton_bradley());
        let cell = |name: &str| name.parse::<Cell>().unwrap();
        let ship = |names: &str| names.split(' ').map(cell).collect::<CellSet>();
        let shots = [("B2", Answer::Hit), ("C2", Answer::Hit), ("D2", Answer::Sunk), ("E2", Answer::Hit)];
        for (name, answer) in shots {
            knowledge.note(cell(name), answer, (answer == Answer::Sunk).then_some(3));
        }
        knowledge.note(cell("A2"), Answer::Miss, None);
        assert!(knowledge.allows(&ship("B2 C2 D2")) && knowledge.allows(&ship("E2 F2")));
        assert!(!knowledge.allows(&ship("C2 D2")), "the length was named");
        assert!(!knowledge.allows(&ship("C2 D2 E2")), "the last shot did not sink it");
        assert!(!knowledge.allows(&ship("D2 E2 F2")), "it was not sunk before it was hit");
        assert!(!knowledge.allows(&ship("A2 B2 C2 D2")) && !knowledge.allows(&ship("B2 C2")));
    }
}
