//! One type through which either engine is asked. The two engines know nothing of each other; only this file knows both.
//!
//! # Which is faster
//!
//! Measured on 23 kinds of partial inventories with 0 to 20 shots of random layouts, 8 to 20 layouts each, for 2 and for
//! 100 solutions, as ratios of the mean times of SAT and search:
//!
//! - Six shots or more: 0.5 to 57, and where it is less than 1, both answer within half a second.
//! - Fewer shots, but the codes of three or four types of ships: 1.2 to 48.
//! - Fewer shots and fewer codes: anything. The search may be lost in ways that SAT leaves at once: 23 s against 4 ms for
//!   two layouts with an ALFA's code, 109 s against 17 ms for two shots that contradict each other. SAT takes up to 70
//!   times as long where solutions are many (17 ms against 0.3 ms), but never more
//!   than 10 s.
//!
//! So `auto` takes SAT in the last case only: it is not always the faster one there, but never badly wrong.

use std::fmt;
use std::ops::ControlFlow;

use super::clues::Clues;
use super::encode::Engine;
use super::layout::Layout;
use super::search;
use super::solutions::Solutions;
use crate::sat::Varisat;

/// Which engine to ask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EngineChoice {
    /// The SAT engine: [`encode`](super::encode).
    Sat,
    /// The exhaustive search: [`search`].
    Search,
    /// The one that was measured faster for such clues.
    #[default]
    Auto,
}

impl EngineChoice {
    /// All choices.
    pub const ALL: [Self; 3] = [Self::Sat, Self::Search, Self::Auto];

    /// The choice's name on the command line and in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Sat => "sat",
            Self::Search => "search",
            Self::Auto => "auto",
        }
    }
}

impl fmt::Display for EngineChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// With more shots than this the search is faster, or both are fast.
const FEW_SHOTS: usize = 4;

/// With the codes of more types than this the search is faster.
const FEW_CODES: usize = 2;

/// An engine, ready to be asked about the clues of one inventory.
pub struct Reasoner(Inner);

enum Inner {
    Sat(Box<Engine<Varisat>>),
    Search,
}

impl Reasoner {
    /// For questions about clues with this inventory, whatever their shots. `Auto` decides by the clues given here.
    #[must_use]
    pub fn new(choice: EngineChoice, clues: &Clues) -> Self {
        match choice {
            EngineChoice::Sat => Self(Inner::Sat(Box::new(Engine::for_inventory(&clues.inventory)))),
            EngineChoice::Search => Self(Inner::Search),
            EngineChoice::Auto => Self::new(faster(clues), clues),
        }
    }

    /// The engine that answers: never `Auto`.
    #[must_use]
    pub fn engine(&self) -> EngineChoice {
        match self.0 {
            Inner::Sat(_) => EngineChoice::Sat,
            Inner::Search => EngineChoice::Search,
        }
    }

    /// The layouts that fit all clues, at most `limit` of them.
    pub fn solutions(&mut self, clues: &Clues, limit: usize) -> Solutions {
        match &mut self.0 {
            Inner::Sat(engine) => engine.solutions(clues, limit),
            Inner::Search => search::solutions(clues, limit),
        }
    }

    /// A layout that fits all clues and is none of `known`, if there is one.
    pub fn another(&mut self, clues: &Clues, known: &[Layout]) -> Option<Layout> {
        match &mut self.0 {
            Inner::Sat(engine) => engine.another(clues, known),
            Inner::Search => {
                let mut other = None;
                let _ = search::search(clues, &mut |layout| {
                    if known.contains(&layout) {
                        return ControlFlow::Continue(());
                    }
                    other = Some(layout);
                    ControlFlow::Break(())
                });
                other
            }
        }
    }
}

/// The engine that was measured faster for such clues: see above.
fn faster(clues: &Clues) -> EngineChoice {
    let types_with_codes = clues.inventory.codes.iter().flatten().count();
    if clues.shots.len() <= FEW_SHOTS && types_with_codes <= FEW_CODES {
        EngineChoice::Sat
    } else {
        EngineChoice::Search
    }
}
