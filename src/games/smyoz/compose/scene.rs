//! What clues can say of a layout, and how its counterexamples are found.

use super::aim::neighbours;
use super::places::is_kept_by;
use super::subject::Subject;
use crate::board::Layout;
use crate::clues::{Topic, TopicSet};
use crate::engines::{EngineChoice, Smyoz, Solver};
use smyoz_core::composing::{self, Chooser, Seek, Spread};
use smyoz_core::limits::Limits;

/// The most layouts that are listed at once. If the clues leave more, counterexamples are sought
/// one by one. No full inventory has more than 2,896 layouts, so these are always listed.
const LISTED: usize = 3_000;

/// The clues that were chosen.
pub(super) type Chosen = composing::Chosen<Layout, TopicSet>;

/// A choice of clues by one of several aims.
pub(super) type Choice<'a> = Chooser<'a, Scene<'a>>;

/// A layout beside a frame of clues.
pub(super) struct Scene<'a> {
    pub subject: Subject,
    /// The clues that are given beforehand.
    pub frame: TopicSet,
    /// All clues that can be given, including those of the frame.
    pub scope: TopicSet,
    /// The engine that seeks counterexamples.
    pub engine: EngineChoice,
    /// How far apart the shots must lie.
    pub spread: Spread,
    pub limits: Limits<'a>,
}

impl composing::Subject for Scene<'_> {
    type Layout = Layout;
    type Set = TopicSet;

    fn seek(&self) -> Seek {
        Seek { close: 0, last_first: false }
    }

    fn limits(&self) -> Limits<'_> {
        self.limits
    }

    fn solution(&self) -> &Layout {
        &self.subject.layout
    }

    fn scope(&self) -> TopicSet {
        self.scope
    }

    fn difference(&self, other: &Layout) -> TopicSet {
        self.subject.difference(other)
    }

    /// If the layouts are too many to list, those that share the most ships with this one are known
    /// from the start: they are the hardest to refute, and so determine which clues are needed.
    fn listed(&self) -> (Vec<Layout>, bool) {
        let clues = self.subject.clues(self.frame);
        // What was cancelled counts for nothing, whatever is listed here.
        let listed = Solver::by(&Smyoz, self.engine).solutions(&clues, LISTED, self.limits);
        let Ok(listed) = listed else { return (Vec::new(), false) };
        let layouts = if listed.complete { listed.layouts } else { neighbours(&self.subject, self.frame) };
        (layouts, listed.complete)
    }

    fn another(&self, told: &TopicSet, spared: &[Layout]) -> Option<Layout> {
        let clues = self.subject.clues(*told | self.frame);
        let known: Vec<Layout> = spared.iter().copied().chain([self.subject.layout]).collect();
        Solver::by(&Smyoz, self.engine).another(&clues, &known, self.limits).ok().flatten()
    }

    fn is_permitted(&self, chosen: &TopicSet) -> bool {
        is_kept_by(self.spread, Topic::cells(*chosen))
    }
}
