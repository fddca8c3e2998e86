//! Sea Battle as something to reason about.

use itertools::Itertools;

use super::chart::Chart;
use super::fact::Fact;
use super::marks::Marks;
use super::place_set::Place;
use super::techniques::{Because, Broken, Cause, by_cause, short};
use crate::board::{CellSet, Piece, Symmetry};
use smyoz_core::deduction::{self, FEW_PLACES, Ground, GroundOf, Image, Knowledge, NoClue, Supposition, Technique};

/// The logic of Sea Battle. All clues are facts, so they are among the marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeaBattle;

/// What is special about a technique.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Features {
    /// Whether it is used at once while a puzzle is played on the screen: finished ships are known,
    /// and water is drawn around them and in fulfilled lines.
    pub is_automatic: bool,
    /// Whether it only repeats that all ships of a length are found, which solvers know.
    pub is_bookkeeping: bool,
    /// Whether each conclusion takes a search, so that only those that are needed are printed.
    pub is_searched: bool,
    /// Whether conclusions about different cells or ships are seen at one look, and told together.
    pub at_one_look: bool,
    /// How far its words make a reader look.
    pub looks: Looks,
}

/// How far the words of a technique make a reader look from what they name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Looks {
    /// At what touches it.
    #[default]
    Near,
    /// At all places of ships there.
    Places,
    /// At the whole board, on which something is counted.
    Board,
}

/// What a solver looks at.
pub type Position<'a> = deduction::Position<'a, SeaBattle>;

/// What lies in a cell, then where ships lie. No alternatives are looked at.
pub(crate) fn suppositions(marks: &Marks) -> Vec<Supposition<SeaBattle>> {
    let cells = Piece::ALL.into_iter().flat_map(|piece| {
        marks.open(piece).iter().flat_map(move |cell| {
            let (is, is_not) = (Fact::Is(piece, cell), marks.without(piece, cell));
            [(is, is_not), (is_not, is)]
        })
    });
    let unsettled = marks.unsettled();
    let places = unsettled.iter().map(|place| (Fact::Found(place), Fact::Excluded(place)));
    cells.chain(places).map(|(supposed, opposite)| Supposition::Fact { supposed, opposite }).collect()
}

impl Because {
    /// Both as one reason, if a conclusion of the technique can name them together.
    pub(crate) fn join(&self, technique: &Technique<SeaBattle>, other: &Self) -> Option<Self> {
        match (self, other) {
            (one, other) if one == other => Some(one.clone()),
            _ if !technique.features.at_one_look => None,
            (Self::Cells(one), Self::Cells(other)) => Some(Self::Cells(*one | *other)),
            (Self::Places(one), Self::Places(other)) => Some(Self::Places([&one[..], other].concat())),
            // Rows go with rows, and columns with columns.
            (Self::Line(one), Self::Line(other)) if one.is_row() == other.is_row() => {
                Some(Self::Lines(vec![*one, *other]))
            }
            (Self::Lines(all), Self::Line(other)) if all[0].is_row() == other.is_row() => {
                Some(Self::Lines(all.iter().copied().chain([*other]).sorted_unstable().dedup().collect()))
            }
            // The numbers of several lines are not named.
            (&Self::Number(one), &Self::Number(other)) => Some(Self::Number(one.max(other))),
            _ => None,
        }
    }

    /// Whether the other is this one on a board on which more is known.
    pub(crate) fn is_left_of(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Number(_), Self::Number(_)) => true,
            (Self::Cells(cells), Self::Cells(left)) => left.is_subset(cells),
            (Self::Lines(lines), Self::Lines(left)) => left.iter().all(|line| lines.contains(line)),
            (Self::Places(places), Self::Places(left)) => left.iter().all(|place| places.contains(place)),
            (Self::Lost(lost), Self::Lost(left)) => {
                let all = |lost: &[(Cause, CellSet)]| lost.iter().fold(CellSet::NONE, |all, (_, cells)| all | *cells);
                all(left).is_subset(&all(lost))
            }
            (Self::Out(out), Self::Out(left)) => {
                let is_out = |place: &Place| out.iter().any(|(_, places)| places.contains(place));
                left.iter().flat_map(|(_, places)| places).all(is_out)
            }
            _ => self == other,
        }
    }

    /// Removes the places that marks rule out.
    pub(crate) fn narrow(&mut self, marks: &Marks) {
        if let Self::Places(places) = self {
            let left = places.iter().copied().filter(|&place| marks.is_in_sight(place));
            let left: Vec<_> = left.collect();
            // In the chain of a supposition that is contradictory, none may be left.
            *places = if left.is_empty() { std::mem::take(places) } else { left };
        }
    }
}

impl Broken {
    /// Fits it to a solver who knew the marks `before` anything was supposed, and knows those `after`
    /// the chain.
    pub(crate) fn situate(&mut self, before: &Marks, after: &Marks) {
        match self {
            &mut (Self::TooFew(line, piece, number) | Self::Pattern(line, piece, number)) => {
                *self = short(after, line, piece, number).unwrap_or_else(|| self.clone());
            }
            Self::NoRoom { length, missing, out, places } => {
                // Ships that are found need not be among the grounds.
                *missing = after.missing(*length).max(1);
                let open = before.unsettled_of(*length);
                let open = open.iter().filter(|&place| before.is_in_sight(place));
                let open = open.filter(|place| !after.found().contains(place)).collect_vec();
                if open.len() <= FEW_PLACES {
                    let (left, gone): (Vec<Place>, _) = open.into_iter().partition(|&place| after.is_in_sight(place));
                    *out =
                        by_cause(gone.into_iter().map(|place| (after.against(place).unwrap_or(Cause::Water), place)));
                    *places = left;
                }
            }
            _ => {}
        }
    }
}

/// What a solver wants to know: of each cell the piece that it has, or those that it has not.
pub(crate) fn goal(start: &Marks, concluded: &[Fact]) -> Vec<Fact> {
    let mut end = start.clone();
    end.extend(concluded.iter().copied());
    let told = |piece, cell| match end.is(piece).contains(cell) {
        true => Some(Fact::Is(piece, cell)),
        false => end.not(piece).contains(cell).then_some(Fact::Not(piece, cell)),
    };
    let cells = start.chart().setting().size().cells();
    let all = cells.flat_map(|cell| Piece::ALL.into_iter().filter_map(move |piece| told(piece, cell)));
    all.filter(|&fact| !start.knows(fact)).collect()
}

impl Knowledge for Marks {
    type Fact = Fact;

    fn blank(&self) -> Self {
        Self::none(self.chart())
    }

    fn add(&mut self, fact: Fact) -> bool {
        Self::add(self, fact)
    }

    fn knows(&self, fact: Fact) -> bool {
        Self::knows(self, fact)
    }

    fn facts(&self) -> impl Iterator<Item = Fact> {
        Self::facts(self)
    }

    fn is_solved(&self) -> bool {
        Self::is_solved(self)
    }
}

/// A symmetry of the board of a game.
pub struct Turned<'a> {
    pub chart: &'a Chart,
    /// One of the symmetries of its board.
    pub symmetry: Symmetry,
}

impl Image<SeaBattle> for Turned<'_> {
    fn fact(&self, fact: Fact) -> Fact {
        self.chart.fact_image(fact, self.symmetry)
    }

    fn reason(&self, reason: &Because) -> Because {
        reason.image(self.chart, self.symmetry)
    }

    fn contradiction(&self, contradiction: &Broken) -> Broken {
        contradiction.image(self.chart, self.symmetry)
    }

    fn clue(&self, clue: &NoClue) -> NoClue {
        *clue
    }

    /// They are told in ascending order.
    fn grounds(&self, grounds: &[GroundOf<SeaBattle>]) -> Vec<GroundOf<SeaBattle>> {
        let facts: Vec<Fact> = grounds.iter().filter_map(Ground::fact).collect();
        self.facts(&facts).into_iter().map(Ground::Mark).collect()
    }
}
