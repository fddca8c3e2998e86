//! One type through which either engine is asked. The two engines know nothing of each other; only this file knows both.

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

impl EngineChoice {
    /// The engine that checks on this one.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Sat => Self::Search,
            Self::Search | Self::Auto => Self::Sat,
        }
    }
}

impl fmt::Display for EngineChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

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

/// The engine that was measured faster for such clues.
fn faster(_clues: &Clues) -> EngineChoice {
    EngineChoice::Search
}
