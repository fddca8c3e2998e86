//! Counterexamples: the other layouts that fit the clues given beforehand, and which further clues
//! refute them.

use crate::judge::aim::neighbours;
use crate::judge::subject::Subject;
use crate::smyoz::{EngineChoice, Layout, Reasoner, TopicSet};

/// As many rivals are listed at once where the clues leave more; then they are sought one by one. No full inventory has
/// more than 2,896 layouts.
const LISTED: usize = 3_000;

/// The layouts, other than one, that fit a frame of clues: all of them, or those found so far.
pub(super) struct Counterexamples {
    pub subject: Subject,
    /// The clues that are given beforehand.
    pub frame: TopicSet,
    /// All clues that can be given, those of the frame among them.
    scope: TopicSet,
    engine: EngineChoice,
    /// Each with the clues that tell it from the layout.
    known: Vec<(Layout, TopicSet)>,
    /// Whether all are known.
    complete: bool,
}

impl Counterexamples {
    /// The counterexamples to the claim that a layout is the only solution, to be sought by this
    /// engine.
    ///
    /// Where they are too many to list, those with most ships in common with the layout are known at once: they are the
    /// hardest to tell apart, and so decide what clues are needed.
    pub fn new(subject: Subject, frame: TopicSet, scope: TopicSet, engine: EngineChoice) -> Self {
        let clues = subject.clues(frame);
        let listed = Reasoner::new(engine, &clues).solutions(&clues, LISTED);
        let layouts = if listed.complete { listed.layouts } else { neighbours(&subject, frame) };
        let others = layouts.into_iter().filter(|&other| other != subject.layout);
        let known = others.map(|counterexample| (counterexample, subject.difference(&counterexample))).collect();
        Self { subject, frame, scope, engine, known, complete: listed.complete }
    }

    /// The rivals that are known, each with the clues that tell it apart.
    pub fn known(&self) -> impl Iterator<Item = (&Layout, TopicSet)> {
        self.known.iter().map(|(counterexample, difference)| (counterexample, *difference))
    }

    /// A rival that these clues do not tell from the layout and that is not spared, if there is one.
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

    /// A rival that these clues do not tell from the layout, nor, if that is possible, others of the clues that tell it
    /// apart: the closer a rival, the more it demands.
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

    /// A rival that these clues do not tell from the layout.
    fn ask(&self, clues: TopicSet, spared: &[Layout]) -> Option<(Layout, TopicSet)> {
        let clues = self.subject.clues(clues);
        let known: Vec<Layout> = spared.iter().copied().chain([self.subject.layout]).collect();
        let counterexample = Reasoner::new(self.engine, &clues).another(&clues, &known)?;
        Some((counterexample, self.subject.difference(&counterexample)))
    }
}
