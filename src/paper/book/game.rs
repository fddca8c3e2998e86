//! What a book needs of a game: small traits.
//!
//! A [`Game`] has a name, rules and a picture for the cover; a puzzle of it is [`Bindable`]; and
//! where a way to its solution can be explained, that is a [`Path`]. All else in a book is the same
//! for all games.

#![warn(missing_docs, clippy::missing_errors_doc)]

use std::sync::Arc;

use thiserror::Error;

use super::pictures::{Art, Form, Picture};
use super::{Answer, Minutes};
use crate::drawing::{At, DisplayList};
use crate::{Lang, LoneShot, NoSolutionError, PageKind, Panel, Style};
use smyoz_core::puzzles::{Id, Level, Seed};

/// A game, as books and rules describe it.
pub trait Game: Sync {
    /// Its name.
    fn name(&self, lang: Lang) -> String;

    /// What its puzzles are called.
    fn kind(&self, lang: Lang) -> String;

    /// Whether a text in lower-case letters says which game it is about.
    fn is_named_in(&self, text: &str) -> bool;

    /// The rules in Markdown. What belongs to a topic stands in braces, after its name and a bar.
    fn rules(&self, lang: Lang) -> &'static str;

    /// The rules in short: first a section for each row of pictures, then the others.
    fn short(&self, lang: Lang) -> &'static str;

    /// Reads the lines of a picture of this kind in its rules, of which the last is its caption;
    /// `None` if it has no such kind.
    fn picture(&self, _kind: &str, _lines: &[&str], _style: Style) -> Option<(Form, Arc<dyn Art>)> {
        None
    }

    /// What the game is about, for the cover.
    fn pitch(&self, lang: Lang) -> String;

    /// How the boards of a solver are drawn, and what the sentences beside them mean, with topics as
    /// in the [rules](Self::rules).
    fn signs(&self, lang: Lang) -> String;

    /// What one has to know to read hints, if anything.
    fn notation(&self, _lang: Lang) -> Option<String> {
        None
    }

    /// What solvers should know of the technique with this id: its name, and its principle in two
    /// sentences. Games without such texts have their techniques named as their paths name them.
    fn technique(&self, _id: &str, _lang: Lang) -> Option<(String, String)> {
        None
    }

    /// Puzzles in which techniques are shown, so that a book shows nothing of its own. A game
    /// without any shows techniques in the puzzles of the book.
    fn examples(&self) -> Vec<Box<dyn Bindable>> {
        Vec::new()
    }

    /// How long its puzzles take, as an estimate.
    fn minutes(&self) -> Minutes {
        Minutes { any: 3.0, by_score: 0.004 }
    }

    /// What stands above the solutions of its puzzles.
    fn solutions_about(&self, lang: Lang) -> String;

    /// Draws a solved board on the card of a cover, with this centre and this side. It solves none
    /// of these puzzles.
    fn draw_motif(&self, drawing: &mut DisplayList, about: At, side: f64, puzzles: &[&dyn Bindable]);
}

/// What is recorded of a puzzle, as far as books print it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its level, if it is rated.
    pub level: Option<Level>,
    /// Its score, if it is rated.
    pub score: Option<u32>,
    /// How many shots or cells are given.
    pub given: usize,
}

impl AsRef<dyn Bindable> for dyn Bindable {
    fn as_ref(&self) -> &(dyn Bindable + 'static) {
        self
    }
}

/// A puzzle that a book can hold.
pub trait Bindable: Sync {
    /// The game.
    fn its_game(&self) -> &'static dyn Game;

    /// Its id. To find it takes a while on large boards.
    fn its_id(&self) -> Id;

    /// What else is recorded of it.
    fn entry(&self) -> Entry;

    /// Its title, if it has one.
    fn title(&self) -> Option<String> {
        None
    }

    /// The size of its board, if boards of its game differ in size: a key to sort by, and how it is
    /// printed.
    fn board(&self) -> Option<((usize, usize), String)> {
        None
    }

    /// The hardest technique that it needs, if it is rated: level and score to sort by, and its
    /// name.
    fn hardest(&self, _lang: Lang) -> Option<((Level, u32), String)> {
        None
    }

    /// Whether it has nothing that only some puzzles of its game have, such as mines.
    fn is_plain(&self) -> bool {
        true
    }

    /// Whether this topic of the rules concerns it.
    ///
    /// # Panics
    /// If the rules of its game have no such topic.
    fn has_topic(&self, topic: &str) -> bool;

    /// What is printed of it, with its number if there are several.
    ///
    /// # Errors
    /// If it is the solution, and the puzzle names none.
    fn panel(
        &self,
        kind: PageKind,
        number: Option<usize>,
        style: Style,
    ) -> Result<Box<dyn Panel + '_>, NoSolutionError>;

    /// Whether the layout of this seed is its solution, seen from any side.
    fn is_solved_by(&self, seed: Seed) -> bool;

    /// The name of its page on a web site, if it can have one.
    fn site_page(&self) -> Option<String> {
        None
    }

    /// A way to its solution. To find it takes long.
    ///
    /// # Errors
    /// If none can be explained in steps of the techniques.
    fn path(&self) -> Result<Box<dyn Path + '_>, NoPathError>;

    /// What competitors enter; `None` if its solution is not known.
    fn answer(&self) -> Option<Answer> {
        None
    }

    /// The shot to be opened last, if it has one.
    fn mercy(&self) -> Option<LoneShot> {
        None
    }

    /// Whether it has several solutions, which are images of each other.
    fn is_up_to_symmetry(&self) -> bool {
        false
    }

    /// The fewest shots that leave only the printed one of these; `None` if there are others.
    fn deciding(&self) -> Option<Vec<LoneShot>> {
        Some(Vec::new())
    }
}

/// Why no way to a solution can be explained.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct NoPathError(String);

impl NoPathError {
    /// Techniques do not solve it.
    #[must_use]
    pub fn no_technique() -> Self {
        Self("no technique solves it".to_owned())
    }

    /// For this reason.
    #[must_use]
    pub fn because(reason: String) -> Self {
        Self(reason)
    }
}

/// A way to a solution.
pub trait Path: Send + Sync {
    /// The puzzle as pictures.
    fn pictures(&self, style: Style) -> Vec<Picture>;

    /// All stages.
    fn stages(&self, lang: Lang) -> Vec<ToldStage>;

    /// This many hints: last the break-in, the first step that needs the hardest technique.
    fn hints(&self, count: usize, lang: Lang) -> Vec<Hint>;

    /// The steps in which techniques help.
    fn steps(&self) -> Vec<PathStep>;

    /// The step at this place in words.
    fn example(&self, at: usize, lang: Lang) -> Example;
}

/// A stage of a path in words.
#[derive(Clone)]
pub struct ToldStage {
    /// Its number, from 1.
    pub number: usize,
    /// The sentences of each of its steps.
    pub steps: Vec<Vec<String>>,
    /// The board at its end.
    pub known: Arc<dyn Art>,
}

/// A hint, in the three parts in which it is looked up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// Where to look.
    pub place: String,
    /// The name of the technique.
    pub technique: String,
    /// The step.
    pub sentences: Vec<String>,
}

/// A step in which a technique helps. Techniques are ordered by level and score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathStep {
    /// Its place among all steps of the path.
    pub at: usize,
    /// The level, the score and the id of the technique.
    pub technique: (Level, u32, &'static str),
    /// How much there is to see.
    pub difficulty: usize,
}

/// A step in words.
pub struct Example {
    /// What the technique is called.
    pub technique: String,
    /// What it says.
    pub sentences: Vec<String>,
    /// The board before it, with what it rests on, and after it, with what it adds.
    pub boards: [Arc<dyn Art>; 2],
}
