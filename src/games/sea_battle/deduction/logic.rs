//! Sea Battle as something to reason about.

use itertools::Itertools;

use super::chart::Chart;
use super::fact::Fact;
use super::marks::Marks;
use super::techniques::{ALL, Because, Broken, contradiction};
use crate::board::{Line, Piece, Symmetry};
use smyoz_core::deduction::{
    self, Chains, FEW_PLACES, Ground, GroundOf, Image, Knowledge, Logic, Manner, NoClue, Policy, Spare, Supposition,
    Technique,
};

/// The logic of Sea Battle. All clues are facts, so they are among the marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeaBattle;

/// What is special about a technique.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Features {
    /// Whether it is used at once while a puzzle is played on the screen: finished ships are known,
    /// and water is drawn around them and in fulfilled lines.
    pub is_automatic: bool,
    /// Whether it only says that what is shown is a whole ship.
    pub is_shown: bool,
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

impl Logic for SeaBattle {
    type Clues = ();
    type Fact = Fact;
    type Marks = Marks;
    type Reason = Because;
    type Contradiction = Broken;
    type Features = Features;

    const POLICY: Policy = Policy { scale: 1, chains: Chains::CheapestFirst, spare: Spare::IfSeenAgain };

    fn techniques() -> &'static [Technique<Self>] {
        ALL
    }

    fn contradiction(position: &Position) -> Option<Broken> {
        contradiction(position.marks)
    }

    /// What lies in a cell, then where ships lie. No alternatives are looked at.
    fn suppositions(position: &Position, _cases: usize) -> Vec<Supposition<Self>> {
        let marks = position.marks;
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

    /// Cells tell more than places where no ship lies.
    fn worth(fact: Fact) -> u8 {
        u8::from(!matches!(fact, Fact::Excluded(_)))
    }

    fn implies(fact: Fact, other: Fact) -> bool {
        fact.implies(other)
    }

    fn ends_stage(fact: Fact) -> bool {
        matches!(fact, Fact::Found(_))
    }

    /// Lines that have nothing are filled first.
    fn manner(deduction: &deduction::Deduction<Self>) -> Manner {
        let features = deduction.technique.features;
        match () {
            () if features.is_bookkeeping => Manner::Aside,
            () if features.is_automatic && deduction.because.contains(&Because::Number(0)) => Manner::First,
            () => Manner::AtOnce,
        }
    }

    fn is_seen_whole(technique: &Technique<Self>) -> bool {
        !technique.features.is_searched
    }

    fn join(technique: &Technique<Self>, one: &Because, other: &Because) -> Option<Because> {
        match (one, other) {
            (one, other) if one == other => Some(one.clone()),
            _ if !technique.features.at_one_look => None,
            (Because::Cells(one), Because::Cells(other)) => Some(Because::Cells(*one | *other)),
            (Because::Places(one), Because::Places(other)) => Some(Because::Places([&one[..], other].concat())),
            // Rows go with rows, and columns with columns.
            (Because::Line(one), Because::Line(other)) if is_row(*one) == is_row(*other) => {
                Some(Because::Lines(vec![*one, *other]))
            }
            (Because::Lines(all), Because::Line(other)) if is_row(all[0]) == is_row(*other) => {
                Some(Because::Lines(all.iter().copied().chain([*other]).sorted_unstable().dedup().collect()))
            }
            // The numbers of several lines are not named, but for lines that have nothing.
            (&Because::Number(one), &Because::Number(other)) if (one == 0) == (other == 0) => {
                Some(Because::Number(one.max(other)))
            }
            _ => None,
        }
    }

    fn is_left_of(reason: &Because, other: &Because) -> bool {
        match (reason, other) {
            (Because::Number(_), Because::Number(_)) => true,
            (Because::Cells(cells), Because::Cells(left)) => left.is_subset(cells),
            (Because::Lines(lines), Because::Lines(left)) => left.iter().all(|line| lines.contains(line)),
            (Because::Places(places), Because::Places(left)) => left.iter().all(|place| places.contains(place)),
            _ => reason == other,
        }
    }

    fn narrow(reason: &mut Because, marks: &Marks) {
        if let Because::Places(places) = reason {
            let left = places.iter().copied().filter(|&place| marks.is_in_sight(place));
            let left: Vec<_> = left.collect();
            // In the chain of a supposition that is contradictory, none may be left.
            *places = if left.is_empty() { std::mem::take(places) } else { left };
        }
    }

    fn situate(broken: &mut Broken, before: &Marks, after: &Marks) {
        if let Broken::NoRoom { length, missing, places } = broken {
            // Ships that are found need not be among the grounds.
            *missing = after.missing(*length).max(1);
            let left = before.unsettled_of(*length).iter().filter(|&place| before.is_in_sight(place)).collect_vec();
            *places = if left.len() <= FEW_PLACES { left } else { Vec::new() };
        }
    }

    /// Of each cell the piece that it has, or those that it has not.
    fn goal(start: &Marks, concluded: &[Fact]) -> Vec<Fact> {
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
}

fn is_row(line: Line) -> bool {
    matches!(line, Line::Row(_))
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
