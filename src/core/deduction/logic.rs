//! What a game says of itself, so that one can reason about it.

#![warn(missing_docs, clippy::missing_errors_doc)]

use std::error::Error;
use std::fmt::{self, Debug};
use std::hash::Hash;
use std::str::FromStr;

use super::image::Image;
use super::passage::{Manner, Passage};
use super::technique::{Deduction, Technique};
use crate::game::{Game, Stated, Task};
use crate::lang::Lang;
use crate::puzzles::Level;
use crate::sat::Lit;

/// A game as something to reason about; usually a type without values. A game without techniques
/// takes [`NoLogic`](super::NoLogic).
///
/// A solver looks at a [`Position`]: the clues, and marks, which hold all facts known so far. A
/// [`Technique`] says which other facts follow. Everything else is built from these: fixpoints,
/// suppositions, lean derivations, paths and hints.
///
/// # Requirements
///
/// - Marks are the set of the facts added to them: they do not depend on the order in which these
///   are added, and adding [all their facts](Knowledge::facts) to [blank](Knowledge::blank) marks
///   yields the same marks again. This must hold even for facts that contradict each other, since
///   suppositions lead to such.
/// - What techniques and [`contradiction`](Self::contradiction) see depends on the position alone.
///
/// Where they are violated, functions return [`UnfoundedError`](super::UnfoundedError).
pub trait Logic: Copy + Debug + Eq + Hash + Send + Sync + 'static {
    /// The game.
    type Game: Game<Logic = Self>;
    /// A board of the game, prepared for the techniques.
    type Chart: Send + Sync;
    /// What is given and is not a fact. A game whose clues are all facts takes `()`, and starts
    /// with these facts in its marks.
    type Clues: ClueSet;
    /// A statement about a layout.
    type Fact: Copy + Debug + Eq + Ord + Hash;
    /// All facts that are known.
    type Marks: Knowledge<Fact = Self::Fact>;
    /// A part of the reason for a conclusion, with the data that a wording needs.
    type Reason: Clone + Debug + Eq + Hash;
    /// Why a position is impossible, with the data that a wording needs.
    type Contradiction: Clone + Debug + Eq + Hash;
    /// What is special about a technique of this game; `()` if nothing is.
    type Features: Debug + Send + Sync;
    /// A symmetry of the board; `()` if none is looked at.
    type Symmetry: Copy;

    /// The scale of ratings.
    const SCALE: Scale;

    // Boards, clues and layouts.

    /// Prepares a board.
    fn prepare(game: &Self::Game) -> Self::Chart;

    /// The board that was prepared.
    fn game(chart: &Self::Chart) -> &Self::Game;

    /// Marks in which only the rules are known.
    fn blank(chart: &Self::Chart) -> Self::Marks;

    /// A clue as something to reason from: a fact, or itself.
    fn ground(clue: <Self::Game as Game>::Clue) -> GroundOf<Self>;

    /// The clues that are not facts.
    fn given(clues: &CluesOf<Self>) -> Self::Clues;

    /// What the clues show, so that it need not be concluded.
    fn start(chart: &Self::Chart, clues: &CluesOf<Self>) -> Self::Marks {
        let mut marks = Self::blank(chart);
        marks.add_all(Self::Game::each(clues).filter_map(|clue| Self::ground(clue).fact()));
        marks
    }

    /// Whether a fact is true of a layout.
    fn holds(chart: &Self::Chart, fact: Self::Fact, layout: &LayoutOf<Self>) -> bool;

    /// The layout that solved marks describe; `None` if they describe none.
    fn layout(marks: &Self::Marks) -> Option<LayoutOf<Self>>;

    /// How much is still unknown, when a clue is sought that helps most.
    fn open(marks: &Self::Marks) -> usize;

    /// Whether a clue about this topic would add to what is known.
    fn is_news(clues: &CluesOf<Self>, marks: &Self::Marks, topic: <Self::Game as Game>::Topic) -> bool;

    // Techniques.

    /// All techniques: those of each level after those of the level below, the cheapest first.
    fn techniques() -> &'static [Technique<Self>];

    /// Something that is contradictory in the position. Like the conclusions of a technique, it
    /// should not disappear when facts are added.
    fn contradiction(position: &Position<Self>) -> Option<Self::Contradiction>;

    /// Whether the second fact is the same as the first or says less of the same thing.
    fn implies(fact: Self::Fact, other: Self::Fact) -> bool {
        fact == other
    }

    // Suppositions.

    /// What may be supposed at a position, in the order in which it is considered. `cases` is the
    /// most alternatives that one supposition may have.
    fn suppositions(position: &Position<Self>, cases: usize) -> Vec<Supposition<Self>>;

    /// How much a fact tells a solver. Of all facts that suppositions show in equally many rounds,
    /// only those are concluded that tell most. What is worth 0 is concluded only because the
    /// opposite is contradictory.
    fn worth(fact: Self::Fact) -> u8 {
        let _ = fact;
        1
    }

    // Paths: their goal, and which conclusions are printed together, and when.

    /// What a solver wants to know in the end, as facts that are known at the end of a path: of
    /// each cell what it contains, say. `concluded` are the facts of its steps, in order.
    fn goal(start: &Self::Marks, concluded: &[Self::Fact]) -> Vec<Self::Fact>;

    /// Whether a stage of a path ends with this fact.
    fn ends_stage(fact: Self::Fact) -> bool {
        let _ = fact;
        false
    }

    /// When a conclusion is printed.
    fn manner(deduction: &Deduction<Self>) -> Manner {
        let _ = deduction;
        Manner::AtOnce
    }

    /// Whether a solver who sees one conclusion of a technique sees the other: usually if they follow
    /// from the same reason. Then one sentence gives both, even if one is not needed, and no later
    /// sentence repeats them.
    fn is_same_look(one: &Deduction<Self>, other: &Deduction<Self>) -> bool {
        one.because == other.because
    }

    /// Whether the sentence of a conclusion also says a fact that is seen at the same look.
    fn is_told_with(fact: Self::Fact, conclusion: &Deduction<Self>) -> bool {
        let _ = conclusion;
        Self::worth(fact) > 0
    }

    /// Whether one sentence can tell two conclusions of a technique, about facts of the same kinds.
    fn goes_with(one: &Deduction<Self>, other: &Deduction<Self>) -> bool {
        let mut pairs = one.because.iter().zip(&other.because);
        one.because.len() == other.because.len()
            && pairs.all(|(this, that)| Self::join(one.technique, this, that).is_some())
    }

    /// Two reasons of a technique as one, if a single reason can name them together. Conclusions
    /// whose reasons do not join stay apart, and one sentence lists the reasons of all.
    fn join(technique: &Technique<Self>, one: &Self::Reason, other: &Self::Reason) -> Option<Self::Reason> {
        let _ = technique;
        (one == other).then(|| one.clone())
    }

    /// Whether the other reason is this one on a board on which more is known: the same, but for
    /// numbers, and without what is no longer open.
    fn is_left_of(reason: &Self::Reason, other: &Self::Reason) -> bool {
        reason == other
    }

    /// Removes from a reason the places that marks rule out.
    fn narrow(reason: &mut Self::Reason, marks: &Self::Marks) {
        let _ = (reason, marks);
    }

    /// Fits a contradiction to a solver who knew the marks `before` anything was supposed, and knows
    /// those `after` the chain that leads to it. Places are named if they are a [few](FEW_PLACES).
    fn situate(contradiction: &mut Self::Contradiction, before: &Self::Marks, after: &Self::Marks) {
        let _ = (contradiction, before, after);
    }

    // Words. A passage is one of a path on the board of the chart.

    /// The name of a technique.
    fn title(technique: &Technique<Self>, lang: Lang) -> String;

    /// A passage as sentences: what follows, and why; for a supposition, also one for each step of
    /// its chain. Of what no technique concludes, [the same is said](Passage::plain_sentences) in
    /// all games.
    fn sentences(passage: &Passage<Self>, chart: &Self::Chart, lang: Lang) -> Vec<String>;

    /// Where to look for a passage, for a solver who has these clues: the lines, pieces or cells
    /// that it names as its reasons, or [is about](Passage::plain_place).
    fn place(passage: &Passage<Self>, clues: &Self::Clues, chart: &Self::Chart, lang: Lang) -> String;

    /// Clues and facts as clauses.
    fn grounds(grounds: &[GroundOf<Self>], chart: &Self::Chart, lang: Lang) -> Vec<String>;

    /// Everything that a passage rests on or names, as clauses.
    fn passage_grounds(passage: &Passage<Self>, chart: &Self::Chart, lang: Lang) -> Vec<String> {
        Self::grounds(&passage.grounds, chart, lang)
    }

    // Files and the formula.

    /// The name of a fact, as solvers write it.
    fn fact_name(chart: &Self::Chart, fact: Self::Fact) -> String;

    /// The fact with this name.
    ///
    /// # Errors
    /// If there is none.
    fn read_fact(chart: &Self::Chart, name: &str) -> Result<Self::Fact, Box<dyn Error + Send + Sync>>;

    /// The facts of a text: names between white space, by default. What comes after `//` on a
    /// line is a comment.
    ///
    /// # Errors
    /// If it has something else.
    fn read_marks(chart: &Self::Chart, text: &str) -> Result<Vec<Self::Fact>, Box<dyn Error + Send + Sync>> {
        let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
        let words = (1..).zip(lines).flat_map(|(line, text)| text.split_whitespace().map(move |word| (line, word)));
        let read = |(line, word)| Self::read_fact(chart, word).map_err(|error| format!("line {line}: {error}").into());
        words.map(read).collect()
    }

    /// The facts of which one says what is at a place, such as a cell, that a text names.
    ///
    /// # Errors
    /// If the text names no place of the board.
    fn facts_at(chart: &Self::Chart, place: &str) -> Result<Vec<Self::Fact>, Box<dyn Error + Send + Sync>>;

    /// Marks as rows of characters.
    fn rows(marks: &Self::Marks) -> Vec<String>;

    /// The names of the columns of these rows, from the left, and of the rows, from above.
    fn lines(chart: &Self::Chart) -> [Vec<String>; 2];

    /// A literal that implies a fact; for facts that are [asked about](Self::questions), or
    /// [lessons](Self::lessons), an equivalent one.
    fn literal(chart: &Self::Chart, stated: &mut Stated<Self::Game>, fact: Self::Fact) -> Lit;

    /// What is not known yet, as facts that are true or false: where no technique helps, one of
    /// them is explained by a core, and what is left open by all solutions is a local ambiguity.
    fn questions(marks: &Self::Marks) -> Vec<Self::Fact>;

    /// The marks from which cores may be made: those that a person would point at, or, for cores
    /// that are as small as possible, all.
    fn marked(marks: &Self::Marks, _all: bool) -> Vec<Self::Fact> {
        marks.facts().collect()
    }

    /// Facts of a layout from which a solver learns most when it tries to refute them.
    fn lessons(_layout: &LayoutOf<Self>) -> Vec<Self::Fact> {
        Vec::new()
    }

    // Symmetries.

    /// The symmetry that takes a puzzle to its canonical image, which is the same
    /// for all of its images.
    fn canonical(chart: &Self::Chart, task: Task<'_, Self::Game>) -> Self::Symmetry;

    /// The image of clues, and that of the board unless it is the same.
    fn image(
        chart: &Self::Chart,
        clues: &CluesOf<Self>,
        symmetry: Self::Symmetry,
    ) -> (Option<Self::Chart>, CluesOf<Self>);

    /// How a symmetry acts on conclusions. The board is that of the image.
    fn turned(chart: &Self::Chart, symmetry: Self::Symmetry) -> impl Image<Self>;

    /// The symmetry that undoes this one.
    fn inverse(symmetry: Self::Symmetry) -> Self::Symmetry;
}

type CluesOf<L> = <<L as Logic>::Game as Game>::Clues;
type LayoutOf<L> = <<L as Logic>::Game as Game>::Layout;

/// A board of a game, prepared for its techniques.
pub type ChartOf<G> = <<G as Game>::Logic as Logic>::Chart;

/// What is known of a layout of a game.
pub type MarksOf<G> = <<G as Game>::Logic as Logic>::Marks;

/// A statement about a layout of a game.
pub type FactOf<G> = <<G as Game>::Logic as Logic>::Fact;

/// The most places that a sentence names: readers look at no more.
pub const FEW_PLACES: usize = 6;

/// A clue or a marked fact of a game, from which a fact follows.
pub type GroundOf<L> = Ground<ClueOf<L>, <L as Logic>::Fact>;

/// A clue that is not a fact.
pub type ClueOf<L> = <<L as Logic>::Clues as ClueSet>::Clue;

/// Something from which a fact follows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ground<C, F> {
    /// A clue.
    Clue(C),
    /// A fact that is known.
    Mark(F),
}

impl<C, F: Copy> Ground<C, F> {
    /// The clue, if it is one.
    pub fn clue(&self) -> Option<&C> {
        match self {
            Self::Clue(clue) => Some(clue),
            Self::Mark(_) => None,
        }
    }

    /// The fact, if it is a mark.
    pub fn fact(&self) -> Option<F> {
        match self {
            Self::Mark(fact) => Some(*fact),
            Self::Clue(_) => None,
        }
    }
}

/// Marks: the facts that are known.
pub trait Knowledge: Clone + Debug + PartialEq {
    /// A statement.
    type Fact;

    /// Marks of the same puzzle in which only the rules are known.
    #[must_use]
    fn blank(&self) -> Self;

    /// Adds a fact, and what is obvious at a glance then; returns whether it was new.
    fn add(&mut self, fact: Self::Fact) -> bool;

    /// Whether a fact is known.
    fn knows(&self, fact: Self::Fact) -> bool;

    /// The facts that are known, as few as give the same marks, in a fixed order: those come first
    /// that a person would rather name.
    fn facts(&self) -> impl Iterator<Item = Self::Fact>;

    /// Whether a solver has reached the end.
    fn is_solved(&self) -> bool;

    /// Adds facts.
    fn add_all(&mut self, facts: impl IntoIterator<Item = Self::Fact>) {
        facts.into_iter().for_each(|fact| {
            self.add(fact);
        });
    }
}

/// Clues that are not facts, of which some may be left out.
pub trait ClueSet: Clone + Debug + Default + PartialEq {
    /// One of them.
    type Clue: Clone + Debug + Eq + Hash;

    /// The clues, in a fixed order.
    fn all(&self) -> Vec<Self::Clue>;

    /// Those of the clues that are wanted.
    #[must_use]
    fn only(&self, wanted: impl Fn(&Self::Clue) -> bool) -> Self;
}

/// A clue where all clues are facts, or where there are none at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NoClue {}

impl fmt::Display for NoClue {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for NoClue {
    type Err = &'static str;

    fn from_str(_: &str) -> Result<Self, Self::Err> {
        Err("problems have no clues")
    }
}

impl ClueSet for () {
    type Clue = NoClue;

    fn all(&self) -> Vec<NoClue> {
        Vec::new()
    }

    fn only(&self, _: impl Fn(&NoClue) -> bool) -> Self {}
}

/// What a solver looks at.
#[derive(Debug)]
pub struct Position<'a, L: Logic> {
    /// The clues.
    pub clues: &'a L::Clues,
    /// What is known to follow from them.
    pub marks: &'a L::Marks,
}

impl<L: Logic> Clone for Position<'_, L> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L: Logic> Copy for Position<'_, L> {}

impl<'a, L: Logic<Clues = ()>> Position<'a, L> {
    /// The position where all clues are facts.
    pub const fn of(marks: &'a L::Marks) -> Self {
        Self { clues: &(), marks }
    }
}

/// Something to suppose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Supposition<L: Logic> {
    /// A fact. If it leads to a contradiction, its opposite is true.
    Fact {
        /// What is supposed.
        supposed: L::Fact,
        /// What is true if it is not.
        opposite: L::Fact,
    },
    /// Facts one of which is true, though it is not known which. What all of them lead to is true.
    Alternatives(Vec<L::Fact>),
}

/// The scale of a game's ratings.
///
/// The first use of a technique costs, beside its score, the highest score of the level below its
/// own. So each level has its own range of scores, and no two ranges overlap.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// Its version; ratings of different ones cannot be compared.
    pub version: u32,
    /// The highest scores of puzzles for beginners, for advanced solvers and for masters. A puzzle
    /// that exceeds one is of the level above, since it takes so many steps.
    pub ceilings: [u32; 3],
}

impl Scale {
    /// The scale to take where nothing is measured.
    pub const DEFAULT: Self = Self { version: 1, ceilings: [200, 2_000, 20_000] };

    /// What the first use of a technique of this level costs beside its score.
    pub fn first(&self, level: Level) -> u32 {
        (level as usize).checked_sub(1).map_or(0, |below| self.ceilings[below.min(2)])
    }

    /// The lowest level of puzzles with this score.
    pub fn level(&self, score: u32) -> Level {
        Level::ALL[self.ceilings.iter().filter(|&&ceiling| score > ceiling).count()]
    }
}

/// The grounds of something as clues and marks. `marks` are any of the same puzzle.
pub fn position_of<L: Logic>(clues: &L::Clues, marks: &L::Marks, grounds: &[GroundOf<L>]) -> (L::Clues, L::Marks) {
    let given = clues.only(|clue| grounds.iter().any(|ground| ground.clue() == Some(clue)));
    let mut known = marks.blank();
    known.add_all(grounds.iter().filter_map(Ground::fact));
    (given, known)
}
