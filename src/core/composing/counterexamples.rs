//! Counterexamples: the other layouts that fit what is given, and which elements refute them.

use super::parts::Parts;
use crate::game::Game;
use crate::sets::ElementSet;

/// A counterexample that no more parts than these refute is demanding enough.
const CLOSE: usize = 16;

/// The layouts, other than the solution, that fit what is given: all of them, or those found so
/// far.
pub struct Counterexamples<'a, G: Game, S> {
    parts: Parts<'a, G, S>,
    scope: S,
    /// Each with the elements that refute it.
    known: Vec<(G::Layout, S)>,
    complete: bool,
}

impl<'a, G: Game, S: ElementSet> Counterexamples<'a, G, S> {
    /// The counterexamples to the claim that the solution is the only layout.
    pub fn new(parts: Parts<'a, G, S>) -> Self {
        let (layouts, complete) = parts.listed();
        let others = layouts.into_iter().filter(|other| other != parts.solution());
        let known = others.map(|other| {
            let difference = parts.difference(&other);
            (other, difference)
        });
        let known = known.collect();
        Self { scope: parts.scope(), parts, known, complete }
    }

    /// The solution as a source of clues.
    pub fn parts(&self) -> &Parts<'a, G, S> {
        &self.parts
    }

    /// The elements that are given or may be chosen.
    pub fn scope(&self) -> &S {
        &self.scope
    }

    /// The known counterexamples, each with the elements that refute it.
    pub fn known(&self) -> &[(G::Layout, S)] {
        &self.known
    }

    /// Whether the search was cancelled. Then no more are found, and nothing can be concluded from
    /// that.
    pub fn is_cancelled(&self) -> bool {
        self.parts.limits().is_cancelled()
    }

    /// A counterexample that these elements do not refute and that is not spared, if there is one,
    /// with the elements that do.
    pub fn find(&mut self, chosen: &S, spared: &[G::Layout]) -> Option<(G::Layout, S)> {
        let is_left = |(other, difference): &&(G::Layout, S)| difference.is_disjoint(chosen) && !spared.contains(other);
        let known = self.known.iter().find(is_left);
        if known.is_some() || self.complete || self.is_cancelled() {
            return known.cloned();
        }
        let found = self.seek(chosen, spared)?;
        self.known.push(found.clone());
        Some(found)
    }

    /// A counterexample that these elements do not refute, nor, if possible, others that would: the
    /// fewer elements refute it, the stronger the demand. More of those that refute it are given,
    /// one at a time, and another is sought.
    fn seek(&self, chosen: &S, spared: &[G::Layout]) -> Option<(G::Layout, S)> {
        let mut found = self.ask(chosen, spared)?;
        let mut untried = found.1.clone();
        while found.1.len() > CLOSE
            && let Some(element) = untried.iter().last()
        {
            untried.remove(element);
            let mut alike = self.scope.minus(&found.1);
            alike.insert(element);
            if let Some(closer) = self.ask(&alike, spared) {
                found = closer;
                untried = untried.and(&found.1);
            }
        }
        Some(found)
    }

    fn ask(&self, told: &S, spared: &[G::Layout]) -> Option<(G::Layout, S)> {
        let other = self.parts.another(told, spared)?;
        let difference = self.parts.difference(&other);
        Some((other, difference))
    }

    /// Those of the topics of these parts, which leave no counterexample, that could each be left
    /// out alone.
    pub fn spare(&self, chosen: &S) -> Vec<G::Topic> {
        let mut topics: Vec<G::Topic> = self.parts.topics(chosen).filter(|&topic| G::must_be_needed(topic)).collect();
        for (other, _) in &self.known {
            let tells = self.parts.tells(other);
            let mut telling = self.parts.topics(chosen).filter(|&topic| tells(topic));
            if let (Some(only), None) = (telling.next(), telling.next()) {
                topics.retain(|&topic| topic != only);
            }
        }
        if !self.complete {
            topics.retain(|&topic| !self.parts.is_needed(chosen, topic));
        }
        topics
    }
}
