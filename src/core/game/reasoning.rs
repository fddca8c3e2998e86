//! What a game says of itself, so that its puzzles can be rated and explained.

#![warn(missing_docs, clippy::missing_errors_doc)]

use std::error::Error;

use super::model::Stated;
use super::rating::Rating;
use super::{Game, Task};
use crate::deduction::{GroundOf, Image, Knowledge, Logic, Technique, Wording};
use crate::sat::Lit;

/// The techniques of a game, prepared for one board.
pub trait Reasoning: Sized + Send {
    /// The game.
    type Game: Game;

    /// Its facts, marks and techniques.
    type Logic: Logic + Wording<Board = Self> + Send + Sync;

    /// A symmetry of the board; `()` if none is looked at.
    type Symmetry: Copy;

    /// Prepares for a board.
    fn new(problem: &Self::Game) -> Self;

    /// The board.
    fn problem(&self) -> &Self::Game;

    /// Marks in which only the rules are known.
    fn blank(&self) -> MarksOf<Self>;

    /// A clue as something to reason from: a fact, or itself.
    fn ground(clue: ClueOf<Self>) -> GroundOf<Self::Logic>;

    /// The clues that are not facts.
    fn given(clues: &CluesOf<Self>) -> <Self::Logic as Logic>::Clues;

    /// What the clues show, so that it need not be concluded.
    fn start(&self, clues: &CluesOf<Self>) -> MarksOf<Self> {
        let mut marks = self.blank();
        marks.add_all(Self::Game::each(clues).filter_map(|clue| Self::ground(clue).fact()));
        marks
    }

    /// Facts that are known from the start, though the path of a puzzle says them: hints do not.
    fn plain(_clues: &CluesOf<Self>) -> Vec<FactOf<Self>> {
        Vec::new()
    }

    /// The layout that marks tell which are solved; `None` if they tell none.
    fn layout(&self, marks: &MarksOf<Self>) -> Option<LayoutOf<Self>>;

    /// Whether a fact is true of a layout.
    fn holds(&self, fact: FactOf<Self>, layout: &LayoutOf<Self>) -> bool;

    /// How much is still unknown, when a clue is sought that helps most.
    fn open(&self, marks: &MarksOf<Self>) -> usize;

    /// Whether a clue about this topic would add to what is known.
    fn is_news(&self, clues: &CluesOf<Self>, marks: &MarksOf<Self>, topic: <Self::Game as Game>::Topic) -> bool;

    /// The facts of which one says what is at a place, such as a cell, that a text names.
    ///
    /// # Errors
    /// If the text names no place of the board.
    fn facts_at(&self, place: &str) -> Result<Vec<FactOf<Self>>, Box<dyn Error + Send + Sync>>;

    /// The name of a fact, as solvers write it.
    fn fact_name(&self, fact: FactOf<Self>) -> String;

    /// The fact with this name.
    ///
    /// # Errors
    /// If there is none.
    fn read_fact(&self, name: &str) -> Result<FactOf<Self>, Box<dyn Error + Send + Sync>>;

    /// The facts of a text: names between white space, by default. What comes after `//` on a
    /// line is a comment.
    ///
    /// # Errors
    /// If it has something else.
    fn read_marks(&self, text: &str) -> Result<Vec<FactOf<Self>>, Box<dyn Error + Send + Sync>> {
        let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
        let words = (1..).zip(lines).flat_map(|(line, text)| text.split_whitespace().map(move |word| (line, word)));
        let read = |(line, word)| self.read_fact(word).map_err(|error| format!("line {line}: {error}").into());
        words.map(read).collect()
    }

    /// A literal that implies a fact; for facts that are [asked about](Self::questions), or
    /// [lessons](Self::lessons), an equivalent one.
    fn literal(&self, stated: &mut Stated<Self::Game>, fact: FactOf<Self>) -> Lit;

    /// What is not known yet, as facts that are true or false: where no technique helps, one of
    /// them is explained by a core, and what is left open by all solutions is a local ambiguity.
    fn questions(&self, marks: &MarksOf<Self>) -> Vec<FactOf<Self>>;

    /// The marks from which cores may be made: those that a person would point at, or, for cores
    /// that are as small as possible, all.
    fn marked(&self, marks: &MarksOf<Self>, _all: bool) -> Vec<FactOf<Self>> {
        marks.facts().collect()
    }

    /// Facts of a layout from which a solver learns most when it tries to refute them.
    fn lessons(&self, _layout: &LayoutOf<Self>) -> Vec<FactOf<Self>> {
        Vec::new()
    }

    /// Marks as rows of characters.
    fn rows(&self, marks: &MarksOf<Self>) -> Vec<String>;

    /// The names of its columns, from the left, and of its rows, from above.
    fn lines(&self) -> [Vec<String>; 2];

    /// The symmetry that takes a puzzle to its canonical image, which is the same
    /// for all of its images.
    fn canonical(&self, task: Task<'_, Self::Game>) -> Self::Symmetry;

    /// The image of clues, and that of the board unless it is the same.
    fn image(&self, clues: &CluesOf<Self>, symmetry: Self::Symmetry) -> (Option<Self>, CluesOf<Self>);

    /// How a symmetry acts on conclusions. The game is that of the image.
    fn turned(&self, symmetry: Self::Symmetry) -> impl Image<Self::Logic>;

    /// The symmetry that undoes this one.
    fn inverse(symmetry: Self::Symmetry) -> Self::Symmetry;
}

/// Whether a game has techniques.
pub fn has_techniques<L: Logic>() -> bool {
    !L::techniques().is_empty()
}

/// The logic of a game.
pub type LogicOf<G> = <<G as Game>::Reasoning as Reasoning>::Logic;

/// How hard a puzzle of a game is.
pub type RatingOf<G> = Rating<LogicOf<G>>;

/// A technique of a game.
pub type TechniqueOf<G> = &'static Technique<LogicOf<G>>;

/// The techniques that are not to be used.
pub type Without<R> = [&'static Technique<<R as Reasoning>::Logic>];

/// The clues of a game.
pub type CluesOf<R> = <<R as Reasoning>::Game as Game>::Clues;
/// One of them.
pub type ClueOf<R> = <<R as Reasoning>::Game as Game>::Clue;
/// A layout of a game.
pub type LayoutOf<R> = <<R as Reasoning>::Game as Game>::Layout;
/// What is known of a layout.
pub type MarksOf<R> = <<R as Reasoning>::Logic as Logic>::Marks;
/// A statement about a layout.
pub type FactOf<R> = <<R as Reasoning>::Logic as Logic>::Fact;
