//! What a game says of itself, so that its puzzles can be rated and explained.

#![warn(missing_docs, clippy::missing_errors_doc)]

use std::error::Error;

use crate::deduction::{Image, Knowledge, Logic, Technique, Wording};
use crate::game::Game;
use crate::lang::Lang;

/// The techniques of a game, prepared for one board. All clues of the game are facts.
pub trait Reasoning: Sized {
    /// The game.
    type Game: Game;

    /// Its facts, marks and techniques.
    type Logic: Logic<Clues = ()> + Wording<Board = Self>;

    /// A symmetry of the board; `()` if none is looked at.
    type Symmetry: Copy;

    /// Prepares for a board.
    fn new(problem: &Self::Game) -> Self;

    /// The board.
    fn problem(&self) -> &Self::Game;

    /// Marks in which only the rules are known.
    fn blank(&self) -> MarksOf<Self>;

    /// What a clue says.
    fn fact(clue: ClueOf<Self>) -> FactOf<Self>;

    /// What the clues say.
    fn start(&self, clues: &CluesOf<Self>) -> MarksOf<Self> {
        let mut marks = self.blank();
        marks.add_all(Self::Game::each(clues).map(Self::fact));
        marks
    }

    /// The layout that marks tell which are solved.
    fn layout(&self, marks: &MarksOf<Self>) -> LayoutOf<Self>;

    /// Whether a fact is true of a layout.
    fn holds(&self, fact: FactOf<Self>, layout: &LayoutOf<Self>) -> bool;

    /// How much is still unknown, when a clue is sought that helps most.
    fn open(&self, marks: &MarksOf<Self>) -> usize;

    /// Whether a clue about this topic would add to what is known.
    fn is_news(&self, marks: &MarksOf<Self>, topic: <Self::Game as Game>::Topic) -> bool;

    /// Whether a stage of a path ends with this fact.
    fn ends_stage(_fact: FactOf<Self>) -> bool {
        false
    }

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

    /// What a step rests on, in words.
    fn in_words(&self, known: &[FactOf<Self>], lang: Lang) -> Vec<String>;

    /// Marks as rows of characters.
    fn rows(&self, marks: &MarksOf<Self>) -> Vec<String>;

    /// The symmetry that takes a puzzle with these clues to its canonical image, which is the same
    /// for all of its images.
    fn canonical(&self, clues: &CluesOf<Self>) -> Self::Symmetry;

    /// The image of clues, and that of the board unless it is the same.
    fn image(&self, clues: &CluesOf<Self>, symmetry: Self::Symmetry) -> (Option<Self>, CluesOf<Self>);

    /// How a symmetry acts on conclusions. The game is that of the image.
    fn turned(&self, symmetry: Self::Symmetry) -> impl Image<Self::Logic>;

    /// The symmetry that undoes this one.
    fn inverse(symmetry: Self::Symmetry) -> Self::Symmetry;
}

/// The techniques that are not to be used.
pub type Without<R> = [&'static Technique<<R as Reasoning>::Logic>];

/// The clues of a game.
pub(super) type CluesOf<R> = <<R as Reasoning>::Game as Game>::Clues;
/// One of them.
pub(super) type ClueOf<R> = <<R as Reasoning>::Game as Game>::Clue;
/// A layout of a game.
pub(super) type LayoutOf<R> = <<R as Reasoning>::Game as Game>::Layout;
/// What is known of a layout.
pub(super) type MarksOf<R> = <<R as Reasoning>::Logic as Logic>::Marks;
/// A statement about a layout.
pub(super) type FactOf<R> = <<R as Reasoning>::Logic as Logic>::Fact;
