//! The rules of a game, and what its clues can say.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::ControlFlow;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::face::{Face, Texts};
use super::puzzle::Puzzle;
use super::{Ambiguity, Model, Task};
use crate::deduction::Logic;
use crate::lang::Lang;
use crate::limits::{Budget, CancelledError, Limits};
use crate::puzzles::{Seed, StarScores};
use crate::sets::BitSet;

/// A game with everything that is fixed before any clue is given: the board, its pieces, its rules.
/// Games without options implement it for a unit struct.
///
/// [`search`](Self::search) and [`Model`] must not share code beyond the tables of the board.
/// [`fits`](Self::fits) and [`is_legal`](Self::is_legal) are the plain reference for both.
///
/// Clues are chosen by their topics: each is what a layout says about one.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// A complete position, such as the places of all pieces. The order is that in which
    /// solutions are listed.
    type Layout: Clone + Ord + Debug + Send + Sync;

    /// A single statement about the layout. Its text is its name in formulas and messages, and must
    /// differ for different clues.
    type Clue: Clone + Eq + Hash + Debug + Display + Send + Sync;

    /// A set of clues.
    type Clues: Clone + Debug + PartialEq + Send + Sync;

    /// What a clue is about, whatever it says: a cell, the count of a line.
    type Topic: Copy + Eq + Debug + Send + Sync;

    /// What the search computes once for a game, such as all places where a piece can lie.
    type Prepared: Send;

    /// The game as a formula.
    type Model: Model<Game = Self> + Send;

    /// The keys of a puzzle in JSON.
    type Keys: Serialize + DeserializeOwned + From<Puzzle<Self>> + TryInto<Puzzle<Self>, Error = String>;

    /// Its techniques, or [`NoLogic`](crate::deduction::NoLogic).
    type Logic: Logic<Game = Self>;

    /// The options that decide which board is drawn, and what else is asked of its puzzles that only
    /// this game knows.
    type Options: Clone + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The name of the game in commands, journals and names of files: `star-battle`.
    const KIND: &'static str;

    /// The name for readers.
    const NAME: &'static str;

    /// The version of the format, which is named after the game: `star-battle-puzzle/1`.
    const VERSION: u32 = 1;

    /// The scores of stars, if enough puzzles were rated to know them.
    const STAR_SCORES: Option<StarScores> = None;

    /// Any text, to be changed whenever what is composed changes: no batch is continued by a
    /// program that composes otherwise.
    const FINGERPRINT: &'static str;

    /// What a clue is called that is chosen, as a singular: `shot`.
    const CLUE: &'static str;

    /// What is chosen, as a plural in messages: `cells`, `shots`.
    const CHOSEN: &'static str;

    /// Clues that [need not be needed](Self::must_be_needed), as a plural in messages: `counts`.
    const OTHERS: &'static str = "others";

    /// What a [local ambiguity](super::Promise::Mercy) is; `None` if no clue is given apart.
    const AMBIGUITY: Option<Ambiguity<Self::Layout>> = None;

    /// The steps that the search takes before the SAT engine is asked for the first time: some
    /// tenths of a second.
    const TURN: u64 = 10_000;

    /// The set of these clues, each about something else.
    fn clues(&self, clues: impl IntoIterator<Item = Self::Clue>) -> Self::Clues;

    /// The clues of a set one by one, always in the same order.
    fn each(clues: &Self::Clues) -> impl Iterator<Item = Self::Clue>;

    /// Whether a clue is true of a layout. Plain and slow: the reference for the engines.
    fn fits(&self, clue: &Self::Clue, layout: &Self::Layout) -> bool;

    /// Whether a layout keeps all rules. Plain and slow: the reference for the engines.
    fn is_legal(&self, layout: &Self::Layout) -> bool;

    /// Whether a layout keeps all rules, and all of these clues are true of it.
    fn fits_all(&self, clues: &Self::Clues, layout: &Self::Layout) -> bool {
        Self::each(clues).all(|clue| self.fits(&clue, layout)) && self.is_legal(layout)
    }

    /// The tables that the search needs.
    fn prepare(&self) -> Self::Prepared;

    /// Calls `found` once for each legal layout that fits all clues, in an order that depends on
    /// the clues alone. Ends with `Break` if `found` returns it, or if the budget, of which each
    /// guess of the search takes a step, is exhausted; otherwise all layouts were found.
    fn search(
        &self,
        prepared: &Self::Prepared,
        clues: &Self::Clues,
        budget: &mut Budget,
        found: &mut dyn FnMut(Self::Layout) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// The positions among [`each`](Self::each) of the clues that a layout does not fit.
    fn broken_by(&self, clues: &Self::Clues, layout: &Self::Layout) -> BitSet {
        Self::each(clues).enumerate().filter(|(_, clue)| !self.fits(clue, layout)).map(|(at, _)| at).collect()
    }

    /// Clues that contradict each other at a glance, by a count or a sum that takes no search. Both
    /// engines are spared these.
    fn contradiction(&self, _clues: &Self::Clues) -> Option<Vec<Self::Clue>> {
        None
    }

    /// The clues that a SAT engine for these clues should state for good, because they are the same
    /// in all questions about a puzzle. The engine is made anew when they change.
    fn lasting(&self, _clues: &Self::Clues) -> Option<Self::Clues> {
        None
    }

    /// All topics, always in the same order.
    fn topics(&self) -> Vec<Self::Topic>;

    /// The topics about which clues may be given if this is the layout.
    fn offered(&self, _layout: &Self::Layout) -> Vec<Self::Topic> {
        self.topics()
    }

    /// What a layout says about a topic.
    fn about(&self, topic: Self::Topic, layout: &Self::Layout) -> Self::Clue;

    /// What a clue is about.
    fn topic(clue: &Self::Clue) -> Self::Topic;

    /// For a layout other than the solution, which topics tell the two apart. Called once for each
    /// topic, so what the topics have in common can be computed beforehand.
    fn difference<'a>(
        &'a self,
        solution: &'a Self::Layout,
        other: &'a Self::Layout,
    ) -> impl Fn(Self::Topic) -> bool + 'a {
        move |topic| !self.fits(&self.about(topic, solution), other)
    }

    /// The number of columns and rows, if cells of a rectangular board are what clues show.
    fn extent(&self) -> Option<[usize; 2]> {
        None
    }

    /// The column and the row of the cell that clues about this topic show, from above and from the
    /// left; `None` if they are about something else.
    fn cell(_topic: Self::Topic) -> Option<[usize; 2]> {
        None
    }

    /// Whether a clue about this topic, if it could be left out, makes a puzzle not minimal.
    fn must_be_needed(_topic: Self::Topic) -> bool {
        true
    }

    /// What one clue about this topic costs, where the fewest are sought.
    fn cost(_topic: Self::Topic) -> usize {
        1
    }

    /// All images of a layout under the symmetries that clues do not distinguish, itself first.
    fn images(&self, _clues: &Self::Clues, layout: &Self::Layout) -> Vec<Self::Layout> {
        vec![layout.clone()]
    }

    /// For each group of symmetries that clues may have: the images of a layout under it, itself
    /// among them, and the sets of topics, each taken to itself, about which the layout says the
    /// same throughout.
    fn groups(&self, _layout: &Self::Layout) -> Vec<Group<Self::Layout, Self::Topic>> {
        Vec::new()
    }

    /// Whether these layouts, if they are all that clues leave, are a
    /// [local ambiguity](super::Promise::Mercy) that this clue resolves.
    fn is_resolved(&self, layouts: &[Self::Layout], mercy: &Self::Clue) -> bool {
        Self::AMBIGUITY.is_some_and(|ambiguity| ambiguity.is_one(layouts))
            && layouts.iter().filter(|layout| self.fits(mercy, layout)).count() == 1
    }

    /// A layout as rows of characters.
    fn rows(&self, layout: &Self::Layout) -> Vec<String>;

    /// The layout of these rows, legal or not, as [`PlainKeys`](super::PlainKeys) read it.
    ///
    /// # Errors
    /// If they are none of this board.
    fn read_rows(&self, _rows: &[String]) -> Result<Self::Layout, String> {
        Err(format!("layouts of {} are not read from rows", Self::NAME))
    }

    /// Whether what a clue says of one of the board's topics is possible on this board, whatever
    /// the other clues are. [`PlainKeys`](super::PlainKeys) with impossible clues are refused.
    fn is_possible(&self, _clue: &Self::Clue) -> bool {
        true
    }

    /// Where a clue stands, for programs.
    fn place(clue: &Self::Clue) -> String {
        clue.to_string()
    }

    /// The options by which this board is drawn.
    fn options(&self) -> Self::Options;

    /// Whether the options go together.
    ///
    /// # Errors
    /// If they do not.
    fn check(_options: &Self::Options) -> Result<(), String> {
        Ok(())
    }

    /// What draws the board and the layout of each seed, prepared for these options.
    fn drawing(options: &Self::Options) -> DrawSeed<Self>;

    /// Whether a layout is that of a seed on this board.
    ///
    /// # Errors
    /// If it was given up.
    fn is_of_seed(&self, layout: &Self::Layout, seed: Seed, limits: Limits) -> Result<bool, CancelledError> {
        match Self::drawing(&self.options())(seed, limits) {
            Ok((board, drawn)) => Ok((&board, &drawn) == (self, layout)),
            Err(NoLayout::Cancelled) => Err(CancelledError),
            Err(NoLayout::OfSeed(_) | NoLayout::OfAny(_)) => Ok(false),
        }
    }

    /// A text that all images of board and clues under the symmetries of the game have in common;
    /// by default none is looked at.
    fn canonical_text(&self, task: Task<'_, Self>) -> String {
        Puzzle { promise: task.promise.clone(), ..Puzzle::new(self.clone(), task.clues.clone()) }.text()
    }

    /// The texts about the game for readers. A game without texts is neither printed nor played,
    /// unless it says in its own way how; the boards of the others have a [face](Self::face).
    fn texts(_lang: Lang) -> Option<Texts> {
        None
    }

    /// The name for readers of a language.
    fn name(_lang: Lang) -> &'static str {
        Self::NAME
    }

    /// How the board looks with these clues, if its game has texts.
    fn face(&self, _clues: &Self::Clues, _lang: Lang) -> Option<Face> {
        None
    }

    /// What the clues show in the cells, as rows of characters, if the game has texts.
    fn clue_rows(&self, _clues: &Self::Clues) -> Vec<String> {
        Vec::new()
    }

    /// What readers of a certificate should know of the board, line by line.
    fn comments(&self) -> Vec<String> {
        Vec::new()
    }
}

/// Draws the board and the layout of a seed. It fails if there is none, or it was given up.
pub type DrawSeed<G> = Box<dyn Fn(Seed, Limits) -> Result<(G, <G as Game>::Layout), NoLayout> + Send + Sync>;

/// Why no layout is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoLayout {
    /// This seed has none: why.
    OfSeed(String),
    /// No seed has one: why.
    OfAny(String),
    /// It was cancelled.
    Cancelled,
}

/// What a group of symmetries leaves alike.
#[derive(Clone, Debug)]
pub struct Group<L, T> {
    /// The images of a layout, itself among them.
    pub images: Vec<L>,
    /// Sets of topics that are taken to themselves, and about which the layout says the same.
    pub orbits: Vec<Vec<T>>,
}
