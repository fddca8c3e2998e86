//! Sentences: whether what a message names is enough for what it concludes, and whether it must
//! name all of that.
//!
//! A message is made of the reasons of a conclusion, which are typed. Of what is known, its reader
//! has only what it names: a named cell or ship brings what is marked in its neighbourhood, a named
//! line what is marked in its cells; that a ship does not lie somewhere counts only if the place is
//! named, and at most six are. Where words send the reader further, to all places of a ship say, a
//! game's technique states it. With that and the rules, the technique must conclude the same
//! (*sufficient*), and a SAT engine must prove it. Without any one of its reasons, it must not
//! (*needed*); reasons that only say where one looks, or how many there are, are exempt.
//!
//! What is found is counted, technique by technique: it is a measurement of the texts.

use smyoz::deduction::{By, Deduction, Ground, GroundOf, Knowledge, Logic, Passage, Path, Position, Step, position_of};
use smyoz::deduction::{ClueSet as _, Technique};
use smyoz::limits::Limits;

use super::techniques::Case;
use super::{ChartOf, FactOf, LogicCluesOf, LogicOf, MarksOf, Reasoned};

/// What the reasons of a game bring their readers.
pub trait Worded: Reasoned {
    /// Whether a reader knows this ground from this reason of a technique, or from a conclusion about
    /// these facts.
    fn brings(
        chart: &ChartOf<Self>,
        technique: &Technique<LogicOf<Self>>,
        named: Named<'_, Self>,
        ground: &GroundOf<LogicOf<Self>>,
    ) -> bool;

    /// Whether the sentence of a conclusion names this ground, though not as one of its reasons.
    fn notes(passage: &Passage<LogicOf<Self>>, ground: &GroundOf<LogicOf<Self>>) -> bool {
        let _ = (passage, ground);
        false
    }

    /// Whether a reason only says where one looks, or how many there are.
    fn is_exempt(reason: &ReasonOf<Self>) -> bool;
}

/// Something that a message names.
pub enum Named<'a, G: Reasoned> {
    Reason(&'a ReasonOf<G>),
    /// What it concludes.
    Fact(FactOf<G>),
}

impl<G: Reasoned> Clone for Named<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Reasoned> Copy for Named<'_, G> {}

pub type ReasonOf<G> = <LogicOf<G> as Logic>::Reason;

/// What was found of the messages of a technique.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// The number of messages.
    pub messages: u64,
    /// Those from whose reasons alone the technique concludes the same.
    pub sufficient: u64,
    /// Those whose conclusion was proved from the same by SAT, and those for which that was decided.
    pub proved: u64,
    pub decided: u64,
    /// The number of reasons of those that are sufficient that must be needed, and those that are.
    pub reasons: u64,
    pub needed: u64,
}

impl Count {
    pub fn add(&mut self, other: &Self) {
        self.messages += other.messages;
        self.sufficient += other.sufficient;
        self.proved += other.proved;
        self.decided += other.decided;
        self.reasons += other.reasons;
        self.needed += other.needed;
    }
}

/// What was found, in the order of the table.
pub type Counts = Vec<Count>;

impl<G: Worded> Case<G> {
    /// Follows the techniques from the clues, each time the first conclusion of the cheapest one
    /// that has one, and looks at its message. Suppositions are left out.
    pub fn test_sentences(&self, oracle: &mut G::Oracle) -> Counts {
        let (clues, mut marks) = self.start();
        let all = LogicOf::<G>::techniques();
        let mut counts = vec![Count::default(); all.len()];
        let first = |marks: &MarksOf<G>| {
            let looking = all.iter().enumerate().filter(|(_, technique)| technique.suppositions().is_none());
            looking.into_iter().find_map(|(at, technique)| {
                let seen = technique.seen(&Position { clues: &clues, marks });
                seen.into_iter().next().map(|deduction| (at, technique, deduction))
            })
        };
        while let Some((at, technique, deduction)) = first(&marks) {
            self.message(technique, &deduction, (&clues, &marks), oracle, &mut counts[at]);
            marks.add_all(deduction.facts.iter().copied());
        }
        counts
    }

    fn message(
        &self,
        technique: &'static Technique<LogicOf<G>>,
        deduction: &Deduction<LogicOf<G>>,
        (clues, marks): (&LogicCluesOf<G>, &MarksOf<G>),
        oracle: &mut G::Oracle,
        count: &mut Count,
    ) {
        let known: Vec<GroundOf<LogicOf<G>>> =
            clues.all().into_iter().map(Ground::Clue).chain(marks.facts().map(Ground::Mark)).collect();
        let facts = deduction.facts.iter().map(|&fact| Named::<G>::Fact(fact));
        let concluded: Vec<Named<'_, G>> = facts.collect();
        let position = Position { clues, marks };
        let passage = Path::single(position, Step::Seen(deduction.clone()), Limits::NONE).expect("it follows");
        let noted: Vec<&GroundOf<LogicOf<G>>> = known.iter().filter(|ground| G::notes(&passage, ground)).collect();
        let told = |left_out: Option<usize>| -> Vec<GroundOf<LogicOf<G>>> {
            let reasons = deduction.because.iter().enumerate().filter(|(at, _)| Some(*at) != left_out);
            let reasons: Vec<Named<'_, G>> = reasons.map(|(_, reason)| Named::Reason(reason)).collect();
            let brings = |ground: &&GroundOf<LogicOf<G>>| {
                let mut all = concluded.iter().chain(&reasons);
                noted.contains(ground) || all.any(|&named| G::brings(&self.chart, technique, named, ground))
            };
            known.iter().filter(brings).cloned().collect()
        };
        let concludes = |grounds: &[GroundOf<LogicOf<G>>]| {
            let (clues, marks) = position_of::<LogicOf<G>>(clues, &marks.blank(), grounds);
            By::Technique(technique).concludes(&Position { clues: &clues, marks: &marks }, &deduction.facts)
        };
        count.messages += 1;
        let grounds = told(None);
        let proofs = deduction.facts.iter().map(|&fact| G::follows(oracle, technique, clues, &grounds, fact));
        if let Some(proofs) = proofs.collect::<Option<Vec<bool>>>() {
            count.decided += 1;
            count.proved += u64::from(proofs.into_iter().all(|follows| follows));
        }
        if !concludes(&grounds) {
            return;
        }
        count.sufficient += 1;
        for (at, _) in deduction.because.iter().enumerate().filter(|(_, reason)| !G::is_exempt(reason)) {
            count.reasons += 1;
            count.needed += u64::from(!concludes(&told(Some(at))));
        }
    }
}
