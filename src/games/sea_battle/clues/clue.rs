//! Clues, one by one and together.

use std::collections::BTreeMap;
use std::fmt;

use super::counts::Counts;
use crate::board::{Cell, Layout, Line, Piece, Setting, Shows, Size, Symmetry};

/// How many cells of a line have pieces of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Count {
    pub piece: Piece,
    pub line: Line,
    pub number: u8,
}

/// A cell and what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shown {
    pub cell: Cell,
    pub shows: Shows,
}

/// A statement about a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Clue {
    /// The count of a line.
    Count(Count),
    /// A cell that is shown.
    Shown(Shown),
}

/// What a clue is about, whatever it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// The count of pieces in a line.
    Count(Piece, Line),
    Shown(Cell),
}

impl Topic {
    /// The counts of all lines: of ships, and of mines and sweepers where there are any.
    pub fn counts(setting: &Setting) -> impl Iterator<Item = Self> + '_ {
        let pieces = Piece::ALL.into_iter().filter(|&piece| setting.cells_of(piece) > 0);
        pieces.flat_map(|piece| setting.size().lines().map(move |line| Self::Count(piece, line)))
    }

    pub fn cells(setting: &Setting) -> impl Iterator<Item = Self> + use<> {
        setting.size().cells().map(Self::Shown)
    }
}

impl Clue {
    /// What a layout says about a topic.
    pub fn of(topic: Topic, layout: &Layout) -> Self {
        match topic {
            Topic::Count(piece, line) => Self::Count(Count { piece, line, number: layout.cells(piece).count_in(line) }),
            Topic::Shown(cell) => Self::Shown(Shown { cell, shows: layout.shows(cell) }),
        }
    }

    pub fn topic(self) -> Topic {
        match self {
            Self::Count(Count { piece, line, .. }) => Topic::Count(piece, line),
            Self::Shown(Shown { cell, .. }) => Topic::Shown(cell),
        }
    }

    /// Its image under a symmetry of the board.
    #[must_use]
    pub fn image(self, symmetry: Symmetry) -> Self {
        match self {
            Self::Count(count) => Self::Count(Count { line: symmetry.line(count.line), ..count }),
            Self::Shown(Shown { cell, shows }) => {
                Self::Shown(Shown { cell: symmetry.cell(cell), shows: symmetry.shows(shows) })
            }
        }
    }

    /// Whether the layout fits it.
    pub fn fits(self, layout: &Layout) -> bool {
        match (self, Self::of(self.topic(), layout)) {
            (Self::Shown(clue), Self::Shown(found)) => clue.shows.fits(found.shows),
            (clue, found) => clue == found,
        }
    }
}

/// `column E: 3`, `row 4: 1 mine`, `E4: left`.
impl fmt::Display for Clue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count(Count { piece: Piece::Ship, line, number }) => write!(f, "{line}: {number}"),
            Self::Count(Count { piece, line, number: 1 }) => write!(f, "{line}: 1 {piece}"),
            Self::Count(Count { piece, line, number }) => write!(f, "{line}: {number} {piece}s"),
            Self::Shown(Shown { cell, shows }) => write!(f, "{cell}: {shows}"),
        }
    }
}

/// All that is known of a layout. The question is always: which legal layouts fit?
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clues {
    counts: [Counts; Piece::ALL.len()],
    shown: BTreeMap<Cell, Shows>,
}

impl Clues {
    /// No clues for a board of this size.
    pub fn none(size: Size) -> Self {
        Self { counts: std::array::from_fn(|_| Counts::withheld(size)), shown: BTreeMap::new() }
    }

    /// The counts of ships, mines or sweepers.
    pub fn counts(&self, piece: Piece) -> &Counts {
        &self.counts[piece as usize]
    }

    /// Tells other counts of ships, mines or sweepers.
    pub fn set_counts(&mut self, piece: Piece, counts: Counts) {
        self.counts[piece as usize] = counts;
    }

    /// The cells that are shown, in reading order.
    pub fn shown(&self) -> impl ExactSizeIterator<Item = Shown> + '_ {
        self.shown.iter().map(|(&cell, &shows)| Shown { cell, shows })
    }

    /// What a cell shows, if that is given.
    pub fn shows(&self, cell: Cell) -> Option<Shows> {
        self.shown.get(&cell).copied()
    }

    /// Adds a clue; it replaces the one about the same topic, which is returned.
    ///
    /// # Panics
    /// If its line is off the board.
    pub fn insert(&mut self, clue: Clue) -> Option<Clue> {
        let before = self.remove(clue.topic());
        match clue {
            Clue::Count(Count { piece, line, number }) => self.counts[piece as usize].set(line, Some(number)),
            Clue::Shown(Shown { cell, shows }) => drop(self.shown.insert(cell, shows)),
        }
        before
    }

    /// The clue about a topic.
    ///
    /// # Panics
    /// If its line is off the board.
    pub fn about(&self, topic: Topic) -> Option<Clue> {
        match topic {
            Topic::Count(piece, line) => {
                self.counts(piece).get(line).map(|number| Clue::Count(Count { piece, line, number }))
            }
            Topic::Shown(cell) => self.shows(cell).map(|shows| Clue::Shown(Shown { cell, shows })),
        }
    }

    /// Takes the clue about a topic away.
    ///
    /// # Panics
    /// If its line is off the board.
    pub fn remove(&mut self, topic: Topic) -> Option<Clue> {
        let clue = self.about(topic);
        match topic {
            Topic::Count(piece, line) => self.counts[piece as usize].set(line, None),
            Topic::Shown(cell) => drop(self.shown.remove(&cell)),
        }
        clue
    }

    /// The clues one by one: the counts of ships, of mines, of sweepers, then the cells shown.
    pub fn iter(&self) -> impl Iterator<Item = Clue> + '_ {
        let counts = Piece::ALL.into_iter().flat_map(|piece| {
            let given = self.counts(piece).given();
            given.map(move |(line, number)| Clue::Count(Count { piece, line, number }))
        });
        counts.chain(self.shown().map(Clue::Shown))
    }

    /// The image under a symmetry of a board of this size.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry, size: Size) -> Self {
        let mut image = Self::none(size);
        image.extend(self.iter().map(|clue| clue.image(symmetry)));
        image
    }

    /// Whether the layout fits all clues. Plain and slow: the reference for the engines.
    pub fn fit(&self, layout: &Layout) -> bool {
        self.iter().all(|clue| clue.fits(layout))
    }
}

impl Extend<Clue> for Clues {
    fn extend<I: IntoIterator<Item = Clue>>(&mut self, clues: I) {
        for clue in clues {
            self.insert(clue);
        }
    }
}
