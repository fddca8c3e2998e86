//! SMYOZ as something to reason about.

use super::fact::{Fact, ShipCounts};
use super::marks::Marks;
use super::techniques::{Because, Broken, Deduction, Position, needs};
use crate::board::{Lane, Placement, PlacementSet, Rule, ShipType, Symmetry};
use crate::clues::{Clue, Clues};
pub use crate::engines::Smyoz;
use smyoz_core::deduction::{self, ClueSet, FEW_PLACES, Image, Knowledge, Manner, Supposition};

/// What is special about a technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Features {
    /// The placement rules on which its conclusions may rest.
    pub rules: &'static [Rule],
    /// Whether its conclusions at several places are seen at one look, and so told as one step.
    pub at_one_look: bool,
    /// Whether it only repeats what solvers know: that all ships of a type are found, and that corner
    /// cells are water.
    pub is_bookkeeping: bool,
    /// Whether its wording says what is known of the line that it names.
    pub names_line: bool,
    /// Whether its wording says to which line the strokes of a shot belong.
    pub names_strokes: bool,
    /// How far its words make a reader look.
    pub looks: Looks,
    /// Whether its wording only says that a ship fits in one way, where the mooring rule may be
    /// why.
    pub fits_one_way: bool,
    /// What the places have in common that it excludes.
    pub many: Many,
}

impl Features {
    /// Nothing special, but for the rules on which conclusions may rest.
    pub const fn of(rules: &'static [Rule]) -> Self {
        Self {
            rules,
            at_one_look: false,
            is_bookkeeping: false,
            names_line: false,
            names_strokes: false,
            looks: Looks::Near,
            fits_one_way: false,
            many: Many::Several,
        }
    }
}

/// How far the words of a technique make a reader look from what they name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Looks {
    /// At what touches it.
    Near,
    /// At all places of ships there.
    Places,
    /// At the lines of the ships, and which of them can still be red or green.
    Lines,
    /// At the whole board, on which something is counted.
    Board,
}

/// What places have in common where no ships lie, so that they need not be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Many {
    Several,
    Elsewhere,
    /// They are those of which no cell is known.
    Unseen,
    /// They are those in one direction.
    Direction,
}

/// Something from which a fact follows.
pub type Ground = deduction::GroundOf<Smyoz>;

/// What cells, points and lines are, and where ships lie; as alternatives, what a cell, a point
/// or a line can be, and the places of a ship that must lie at one of a few.
pub(crate) fn suppositions(position: &Position, cases: usize) -> Vec<Supposition<Smyoz>> {
    let marks = position.marks;
    let cells = marks.unknown().iter().map(|cell| vec![Fact::Water(cell), Fact::Ship(cell)]);
    let points = marks.unknown_points().iter().map(|point| vec![Fact::WaterPoint(point), Fact::ShipPoint(point)]);
    let lanes = Lane::all().map(|lane| {
        let counts = [ShipCounts::NONE, ShipCounts::ONE, ShipCounts::MORE].into_iter();
        let counts = counts.filter(|&count| count.meet(marks.line(lane)));
        counts.map(|count| Fact::Line(lane, count)).collect::<Vec<_>>()
    });
    let undecided: Vec<Vec<Fact>> = cells.chain(points).chain(lanes.filter(|counts| counts.len() > 1)).collect();
    let needs = needs(position).into_iter().filter(|need| (2..=cases).contains(&need.places.len()));
    let needs = needs.map(|need| need.places.iter().map(Fact::Found).collect());
    let places = (marks.possible() - marks.found()).iter().map(Fact::Found);
    let supposed: Vec<Fact> = undecided.iter().flatten().copied().chain(places).collect();
    let single = |supposed| opposite(supposed).map(|opposite| Supposition::Fact { supposed, opposite });
    let several = undecided.iter().cloned().chain(needs).map(Supposition::Alternatives);
    supposed.into_iter().filter_map(single).chain(several).collect()
}

/// What is true if a fact is not that is supposed; `None` for facts that never are.
fn opposite(fact: Fact) -> Option<Fact> {
    Some(match fact {
        Fact::Water(cell) => Fact::Ship(cell),
        Fact::Ship(cell) => Fact::Water(cell),
        Fact::WaterPoint(point) => Fact::ShipPoint(point),
        Fact::ShipPoint(point) => Fact::WaterPoint(point),
        Fact::Found(place) => Fact::Excluded(place),
        Fact::Line(lane, counts) => Fact::Line(lane, !counts),
        Fact::Type(..) | Fact::Excluded(_) => return None,
    })
}

/// What is seen at one look waits until it is needed; its sentence then says all that can be seen
/// at the same look. But a ship is found at once.
pub(crate) fn manner(Deduction { technique, facts, .. }: &Deduction) -> Manner {
    match technique.features {
        features if features.is_bookkeeping => Manner::Aside,
        _ if facts.iter().any(|fact| matches!(fact, Fact::Found(_))) => Manner::AtOnce,
        features if features.at_one_look => Manner::WhenNeeded,
        _ => Manner::AtOnce,
    }
}

/// Whether one sentence can tell both: for the same reason, even if one of them breaks more, if the wording names a single one.
pub(crate) fn go_together(one: &Deduction, other: &Deduction) -> bool {
    let is_same = |(one, other): (&Because, &Because)| match (one, other) {
        (Because::Broken(one), Because::Broken(other)) => one.or(other).is_some(),
        (Because::Codes(one), Because::Codes(other)) => {
            one.iter().map(|(ship, _)| ship).eq(other.iter().map(|(ship, _)| ship))
        }
        _ => one == other,
    };
    let have_same = || one.because.len() == other.because.len() && one.because.iter().zip(&other.because).all(is_same);
    let names_strokes = one.technique.features.names_strokes && one.because.first() == other.because.first();
    one.technique.features.at_one_look || names_strokes || have_same()
}

impl Because {
    /// Whether the other is this one on a board on which more is known.
    pub(crate) fn is_left_of(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Number(_), Self::Number(_)) => true,
            (Self::Cells(cells), Self::Cells(left)) => cells.is_subset(*left) || left.is_subset(*cells),
            // An island has grown by then, or more of its shore is known.
            (Self::Points(points), Self::Points(left)) => points.is_subset(*left) || left.is_subset(*points),
            (Self::Places(places), Self::Places(left)) => left.is_subset(*places),
            (Self::Codes(_), Self::Codes(_)) => true,
            _ => self == other,
        }
    }

    /// Removes the places that marks rule out.
    pub(crate) fn narrow(&mut self, marks: &Marks) {
        if let Self::Places(places) = self {
            let complete = ShipType::ALL.into_iter().filter(|&kind| marks.missing(kind) == 0);
            let complete = complete.fold(PlacementSet::EMPTY, |all, kind| all | Placement::set_of_type(kind));
            let seen = *places & marks.possible() & marks.at_a_glance();
            // What the rules forbid beside a ship that is found is no place, either.
            let beside = |open: PlacementSet, ship: Placement| open & (ship.all_friends() | ship.into());
            let left = [marks.found().iter().fold(seen, beside), seen, *places - (complete - marks.found())];
            // In the chain of a supposition that is contradictory, none may be left.
            *places = left.into_iter().find(|left| !left.is_empty()).unwrap_or(*places);
        }
    }
}

impl Broken {
    /// Fits it to a solver who knows these marks at the end of the chain.
    pub(crate) fn situate(&mut self, after: &Marks) {
        if let Self::Room(kind, places) = self {
            let left = after.open(*kind) & after.at_a_glance();
            *places = if left.len() <= FEW_PLACES { left } else { PlacementSet::EMPTY };
        }
    }
}

impl Knowledge for Marks {
    type Fact = Fact;

    fn blank(&self) -> Self {
        Self::default()
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

impl ClueSet for Clues {
    type Clue = Clue;

    fn all(&self) -> Vec<Clue> {
        self.iter().collect()
    }

    fn only(&self, wanted: impl Fn(&Clue) -> bool) -> Self {
        Self::only(self, wanted)
    }
}

impl Image<Smyoz> for Symmetry {
    fn fact(&self, fact: Fact) -> Fact {
        fact.image(*self)
    }

    fn reason(&self, reason: &Because) -> Because {
        reason.image(*self)
    }

    fn contradiction(&self, contradiction: &Broken) -> Broken {
        contradiction.image(*self)
    }

    fn clue(&self, clue: &Clue) -> Clue {
        match clue {
            Clue::Shot(shot) => Clue::Shot(shot.image(*self)),
            item => item.clone(),
        }
    }
}
