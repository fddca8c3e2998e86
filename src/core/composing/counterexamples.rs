//! Counterexamples: the other layouts that fit what is given, and which elements refute them.

use super::subject::Subject;
use crate::sets::ElementSet;

/// The layouts, other than the solution, that fit what is given: all of them, or those found so
/// far.
pub struct Counterexamples<Q: Subject> {
    subject: Q,
    scope: Q::Set,
    /// Each with the elements that refute it.
    known: Vec<(Q::Layout, Q::Set)>,
    complete: bool,
}

impl<Q: Subject> Counterexamples<Q> {
    /// The counterexamples to the claim that the subject's layout is the only one.
    pub fn new(subject: Q) -> Self {
        let (layouts, complete) = subject.listed();
        let others = layouts.into_iter().filter(|other| other != subject.solution());
        let known = others.map(|other| {
            let difference = subject.difference(&other);
            (other, difference)
        });
        let known = known.collect();
        Self { scope: subject.scope(), subject, known, complete }
    }

    /// The layout as a source of clues.
    pub fn subject(&self) -> &Q {
        &self.subject
    }

    /// The elements that are given or may be chosen.
    pub fn scope(&self) -> &Q::Set {
        &self.scope
    }

    /// The known counterexamples, each with the elements that refute it.
    pub fn known(&self) -> &[(Q::Layout, Q::Set)] {
        &self.known
    }

    /// Whether all counterexamples are known.
    pub fn is_complete(&self) -> bool {
        self.complete
    }

    /// Whether the search was cancelled. Then no more are found, and nothing can be concluded from
    /// that.
    pub fn is_cancelled(&self) -> bool {
        self.subject.limits().is_cancelled()
    }

    /// A counterexample that these elements do not refute and that is not spared, if there is one,
    /// with the elements that do.
    pub fn find(&mut self, chosen: &Q::Set, spared: &[Q::Layout]) -> Option<(Q::Layout, Q::Set)> {
        let is_left =
            |(other, difference): &&(Q::Layout, Q::Set)| difference.is_disjoint(chosen) && !spared.contains(other);
        let known = self.known.iter().find(is_left);
        if known.is_some() || self.complete || self.is_cancelled() {
            return known.cloned();
        }
        let found = self.seek(chosen, spared)?;
        self.known.push(found.clone());
        Some(found)
    }

    /// A counterexample that these elements do not refute, nor, if possible, others that would.
    fn seek(&self, chosen: &Q::Set, spared: &[Q::Layout]) -> Option<(Q::Layout, Q::Set)> {
        let how = self.subject.seek();
        let mut found = self.ask(chosen, spared)?;
        let mut untried = found.1.and(&self.scope);
        while found.1.len() > how.close
            && let Some(element) = if how.last_first { untried.iter().last() } else { untried.iter().next() }
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

    fn ask(&self, told: &Q::Set, spared: &[Q::Layout]) -> Option<(Q::Layout, Q::Set)> {
        let other = self.subject.another(told, spared)?;
        let difference = self.subject.difference(&other);
        Some((other, difference))
    }
}
