//! The board as it is drawn: clues and marks, and what is obvious from them.

use super::action::Mark;
use super::state::{State, Told};
use crate::board::{CellSet, Piece, Violation};
use crate::clues::Count;
use crate::deduction::techniques::Technique;
use crate::deduction::{Chart, Fact, Marks};
use smyoz_core::deduction::reach;
use smyoz_core::limits::Limits;

/// What clues and marks say, and what is obvious from them. If marks are wrong it may contradict
/// itself.
#[derive(Clone, Debug)]
pub struct Board {
    pub plain: Marks,
    pub obvious: Marks,
}

impl Board {
    /// The board of a state.
    pub fn of(told: &Told, state: &State) -> Self {
        // Lines that have nothing are the player's to fill.
        let (nothing, shown): (Vec<Fact>, Vec<Fact>) =
            told.clues.iter().map(Fact::from).partition(|fact| matches!(fact, Fact::Count(Count { number: 0, .. })));
        let mut plain = Marks::none(&told.chart);
        plain.extend(shown);
        plain.extend(state.said().map(|(cell, mark)| match mark {
            Mark::Water => Fact::Water(cell),
            Mark::Piece(piece) => Fact::Is(piece, cell),
        }));
        let mut obvious = plain.clone();
        obvious.extend(nothing);
        if state.is_over() {
            let open = told.setting().size().all() - plain.settled();
            obvious.extend(open.iter().map(Fact::Water));
        }
        loop {
            let automatic = |technique: &Technique| technique.features.is_automatic;
            reach(&(), &mut obvious, automatic, Limits::NONE).expect("there is no limit");
            let longest = longest_finished(&told.chart, &obvious);
            if longest.is_empty() {
                return Self { plain, obvious };
            }
            obvious.extend(longest);
        }
    }

    /// The cells of each ship that is finished.
    pub fn finished(&self) -> impl Iterator<Item = CellSet> + '_ {
        self.obvious.found().iter().map(|&place| *self.obvious.chart().ship(place).cells())
    }

    /// Cells that break a rule for certain, whatever else is there: pieces that touch, ships that
    /// are bent or longer than any may be.
    pub fn broken(&self, told: &Told, state: &State) -> CellSet {
        let (layout, setting) = (state.pieces(told), told.setting());
        // Cells of a bent ship may touch at corners before those between them are found.
        let is_wrong = |violation: &Violation| match violation {
            Violation::Shape { .. } => true,
            Violation::Touch { pieces } => {
                told.chart.is_straight() || pieces.iter().any(|(piece, _)| *piece != Piece::Ship)
            }
            _ => false,
        };
        let violations = setting.check(&layout).into_iter().filter(is_wrong);
        let broken = violations.fold(CellSet::NONE, |all, violation| all | violation.cells());
        let longest = usize::from(setting.fleet().longest());
        layout.ships().filter(|ship| ship.len() > longest).fold(broken, |all, ship| all | ship)
    }
}

/// Ships that cannot go on, since none that is left is longer.
fn longest_finished(chart: &Chart, marks: &Marks) -> Vec<Fact> {
    let mut lengths = chart.setting().fleet().classes().map(|(length, _)| length);
    let Some(longest) = lengths.find(|&length| marks.missing(length) > 0) else { return Vec::new() };
    let ships = marks.is(Piece::Ship).components().filter(|cells| cells.len() == usize::from(longest));
    ships.filter_map(|cells| chart.place_of(&cells)).map(Fact::Found).filter(|&fact| !marks.knows(fact)).collect()
}
