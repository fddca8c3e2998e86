//! Images of conclusions under the symmetries of a board.

use super::logic::{ClueOf, Ground, GroundOf, Logic};
use super::suppositions::Case;
use super::technique::Deduction;

/// A symmetry of a game's board, as it acts on what the game says.
pub trait Image<L: Logic> {
    /// The image of a fact.
    fn fact(&self, fact: L::Fact) -> L::Fact;

    /// The image of a reason.
    fn reason(&self, reason: &L::Reason) -> L::Reason;

    /// The image of a contradiction.
    fn contradiction(&self, contradiction: &L::Contradiction) -> L::Contradiction;

    /// The image of a clue.
    fn clue(&self, clue: &ClueOf<L>) -> ClueOf<L>;

    /// The images of grounds, in the order in which they are told.
    fn grounds(&self, grounds: &[GroundOf<L>]) -> Vec<GroundOf<L>> {
        grounds.iter().map(|ground| self.ground(ground)).collect()
    }

    /// The image of a ground.
    fn ground(&self, ground: &GroundOf<L>) -> GroundOf<L> {
        match ground {
            Ground::Clue(clue) => Ground::Clue(self.clue(clue)),
            Ground::Mark(fact) => Ground::Mark(self.fact(*fact)),
        }
    }

    /// The images of facts, in ascending order.
    fn facts(&self, facts: &[L::Fact]) -> Vec<L::Fact> {
        let mut images: Vec<L::Fact> = facts.iter().map(|&fact| self.fact(fact)).collect();
        images.sort_unstable();
        images
    }
}

/// The identity.
impl<L: Logic> Image<L> for () {
    fn fact(&self, fact: L::Fact) -> L::Fact {
        fact
    }

    fn reason(&self, reason: &L::Reason) -> L::Reason {
        reason.clone()
    }

    fn contradiction(&self, contradiction: &L::Contradiction) -> L::Contradiction {
        contradiction.clone()
    }

    fn clue(&self, clue: &ClueOf<L>) -> ClueOf<L> {
        clue.clone()
    }
}

impl<L: Logic> Deduction<L> {
    #[must_use]
    pub fn under(&self, image: &impl Image<L>) -> Self {
        Self {
            technique: self.technique,
            facts: image.facts(&self.facts),
            because: self.because.iter().map(|reason| image.reason(reason)).collect(),
            cases: self.cases.iter().map(|case| case.under(image)).collect(),
            exhaustive: image.grounds(&self.exhaustive),
        }
    }
}

impl<L: Logic> Case<L> {
    #[must_use]
    pub fn under(&self, image: &impl Image<L>) -> Self {
        let broken = |(broken, grounds): &(L::Contradiction, Vec<GroundOf<L>>)| {
            (image.contradiction(broken), image.grounds(grounds))
        };
        Self {
            supposed: image.fact(self.supposed),
            steps: self.steps.iter().map(|(step, grounds)| (step.under(image), image.grounds(grounds))).collect(),
            broken: self.broken.as_ref().map(broken),
        }
    }
}
