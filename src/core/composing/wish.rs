//! What is asked of the clues of a puzzle.

use super::difficulty::Difficulty;
use super::places::{ClueSymmetry, Places};
use crate::game::Game;
use crate::puzzles::Claim;

/// How many clues are chosen.
#[derive(Clone, Debug, PartialEq)]
pub enum Goal<G: Game> {
    /// None can be left out.
    Minimal,
    /// As few as possible. If they are chosen in parts of several topics, the fewest that are found
    /// of which none can be left out or, if none are found, the fewest parts.
    Fewest,
    /// At least this many: a set from which none can be left out, if one is found; otherwise
    /// exactly this many.
    AtLeast(usize),
    /// As a person needs them, of some level: none can be left out without the puzzle becoming
    /// harder than that, or having another solution.
    ToOrder(Difficulty<G>),
    /// All, whether they are needed or not. They must make the puzzle as difficult as ordered, if
    /// anything is.
    All(Option<Difficulty<G>>),
}

/// What is asked of the clues.
#[derive(Clone, Debug, PartialEq)]
pub struct Wish<G: Game> {
    /// What is given in any case.
    pub given: Vec<G::Topic>,
    /// The parts to choose from; the topics of a part are chosen together.
    pub scope: Vec<Vec<G::Topic>>,
    pub goal: Goal<G>,
    /// What the clues promise. Of several solutions, [`Goal::Fewest`] leave some, and
    /// [`Goal::ToOrder`] for a clue that is given apart.
    pub claim: Claim,
    /// Any two [cells](Game::cell) that are chosen, or given, are at least this many
    /// columns or this many rows apart; anywhere if it is 0.
    pub apart: usize,
}

impl<G: Game> Wish<G> {
    /// Whether clues are chosen one by one.
    pub(super) fn is_single(&self) -> bool {
        self.scope.iter().all(|part| part.len() == 1)
    }

    /// The same wish, but these are also given, and parts that have any of them are not chosen.
    #[must_use]
    pub fn beginning_with(mut self, topics: impl IntoIterator<Item = G::Topic>) -> Self {
        for topic in topics {
            self.scope.retain(|part| !part.contains(&topic));
            if !self.given.contains(&topic) {
                self.given.push(topic);
            }
        }
        self
    }

    /// The same wish, but clues about [cells](Game::cell) are only chosen at these places; those
    /// that the symmetry takes to each other together, if all of them may be. Where the board does
    /// not have the symmetry, none are.
    #[must_use]
    pub fn at(self, board: &G, places: &Places) -> Self {
        let Places { drawing, spread, symmetry } = places;
        let apart = spread.map_or(self.apart, |spread| spread.distance().into());
        let Some(size) = board.extent().filter(|_| drawing.is_some() || *symmetry != ClueSymmetry::None) else {
            return Self { apart, ..self };
        };
        let alone = |part: &[G::Topic]| if let [topic] = *part { Some((G::cell(topic)?, topic)) } else { None };
        let is_drawn = |cell| drawing.as_ref().is_none_or(|drawing| drawing.contains(cell));
        let mut left: Vec<_> =
            self.scope.iter().filter_map(|part| alone(part)).filter(|&(at, _)| is_drawn(at)).collect();
        let mut scope = Vec::new();
        for part in self.scope {
            let Some((at, _)) = alone(&part) else {
                scope.push(part);
                continue;
            };
            let found = symmetry.orbit(at, size).map(|orbit| {
                let topic = |at| left.iter().find(|&&(other, _)| other == at).map(|&(_, topic)| topic);
                (orbit.iter().map(|&at| topic(at)).collect::<Option<Vec<G::Topic>>>(), orbit)
            });
            if let Some((Some(topics), orbit)) = found {
                left.retain(|(at, _)| !orbit.contains(at));
                scope.push(topics);
            }
        }
        Self { scope, apart, ..self }
    }

    /// These are given, and the others are chosen one by one.
    pub fn single(given: Vec<G::Topic>, chosen: impl IntoIterator<Item = G::Topic>, goal: Goal<G>) -> Self {
        Self {
            given,
            scope: chosen.into_iter().map(|topic| vec![topic]).collect(),
            goal,
            claim: Claim::Unique,
            apart: 0,
        }
    }
}
