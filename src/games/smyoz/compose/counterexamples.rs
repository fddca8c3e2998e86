//! Counterexamples: the other layouts that fit the clues given beforehand, and which further clues
//! refute them.

use crate::smyoz::judge::aim::neighbours;
use crate::smyoz::judge::subject::Subject;
use crate::smyoz::{EngineChoice, Layout, Reasoner, TopicSet};

/// The most layouts that are listed at once. If the clues leave more, counterexamples are sought
/// one by one. No full inventory has more than 2,896 layouts, so these are always listed.
const LISTED: usize = 3_000;

/// The layouts, other than one, that fit a frame of clues: all of them, or those found so far.
pub(super) struct Counterexamples {
    pub subject: Subject,
    /// The clues that are given beforehand.
    pub frame: TopicSet,
    /// All clues that can be given, including those of the frame.
    scope: TopicSet,
    engine: EngineChoice,
    /// Each with the clues that refute it.
    known: Vec<(Layout, TopicSet)>,
    /// Whether all are known.
    complete: bool,
}

impl Counterexamples {
    /// The counterexamples to the claim that a layout is the only solution, to be sought by this
    /// engine.
    ///
    /// If they are too many to list, those that share the most ships with the layout are known from
    /// the start: they are the hardest to refute, and so determine which clues are needed.
    pub fn new(subject: Subject, frame: TopicSet, scope: TopicSet, engine: EngineChoice) -> Self {
        let clues = subject.clues(frame);
        let listed = Reasoner::new(engine, &clues).solutions(&clues, LISTED);
        let layouts = if listed.complete { listed.layouts } else { neighbours(&subject, frame) };
        let others = layouts.into_iter().filter(|&other| other != subject.layout);
        let known = others.map(|counterexample| (counterexample, subject.difference(&counterexample))).collect();
        Self { subject, frame, scope, engine, known, complete: listed.complete }
    }

    /// The known counterexamples, each with the clues that refute it.
    pub fn known(&self) -> impl Iterator<Item = (&Layout, TopicSet)> {
        self.known.iter().map(|(counterexample, difference)| (counterexample, *difference))
    }

    /// A counterexample that these clues do not refute and that is not spared, if there is one.
    pub fn find(&mut self, clues: TopicSet, spared: &[Layout]) -> Option<(Layout, TopicSet)> {
        let unrefuted = |(counterexample, difference): &&(Layout, TopicSet)| {
            !difference.meets(clues) && !spared.contains(counterexample)
        };
        let known = self.known.iter().find(unrefuted);
        if known.is_some() || self.complete {
            return known.copied();
        }
        let found = self.seek(clues | self.frame, spared)?;
        self.known.push(found);
        Some(found)
    }

    /// A counterexample that these clues do not refute, nor, if possible, others of the clues that
    /// would: the fewer clues refute a counterexample, the stronger the demand.
    fn seek(&self, clues: TopicSet, spared: &[Layout]) -> Option<(Layout, TopicSet)> {
        let mut found = self.ask(clues, spared)?;
        let mut untried = found.1 & self.scope;
        while let Some(clue) = untried.first().map(TopicSet::from) {
            untried -= clue;
            let alike = (self.scope - found.1) | clue;
            if let Some(closer) = self.ask(alike, spared) {
                found = closer;
                untried &= found.1;
            }
        }
        Some(found)
    }

    /// A counterexample that these clues do not refute.
    fn ask(&self, clues: TopicSet, spared: &[Layout]) -> Option<(Layout, TopicSet)> {
        let clues = self.subject.clues(clues);
        let known: Vec<Layout> = spared.iter().copied().chain([self.subject.layout]).collect();
        let counterexample = Reasoner::new(self.engine, &clues).another(&clues, &known)?;
        Some((counterexample, self.subject.difference(&counterexample)))
    }
}
