//! A game as a formula.

use std::collections::HashMap;
use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use super::Game;
use crate::sat::{Formula, Lit};

/// Clues with the literals that must be assumed for them to hold.
pub type Guards<G> = HashMap<<G as Game>::Clue, Lit>;

/// The variables of a game's formula, and its rules and clues in terms of them.
///
/// Rules and clues are *constraints*: the clauses of each hold only while its guard is assumed. So
/// one engine answers questions about any set of clues, and a core of failed assumptions names the
/// clues in conflict.
pub trait Model: Clone {
    /// The game.
    type Game: Game;

    /// What is checked lazily in models and stated only when a model breaks it, as data from which
    /// clauses are made. [`NoLemma`] if nothing is.
    type Lemma: Clone + Debug + PartialEq + Display + FromStr<Err: Display>;

    /// What readers of a certificate should know of lemmas, line by line.
    const LEMMAS: &'static [&'static str] = &[];

    /// The formula of the rules, with the variables of the board. Encodings that always give rules
    /// guards may ignore `rules`: an engine with [fixed](Rules::Fixed) rules asserts the guards
    /// that are left.
    fn state(game: &Self::Game, rules: Rules) -> (Formula, Self);

    /// The guards of the rules, in the order in which they were stated; none if they are fixed.
    fn rule_guards(&self) -> Vec<Lit>;

    /// States what a clue says. The caller has given it a guard.
    fn clue(&mut self, formula: &mut Formula, clue: &<Self::Game as Game>::Clue);

    /// The layout for which the literals have these values.
    fn layout(&self, is_true: impl Fn(Lit) -> bool) -> <Self::Game as Game>::Layout;

    /// A clause that holds for every legal layout except this one.
    fn differs(&self, layout: &<Self::Game as Game>::Layout) -> impl Iterator<Item = Lit>;

    /// Guards of constraints that the clues imply together, to be assumed with them because they
    /// help the solver.
    fn implied(&mut self, _formula: &mut Formula, _clues: &<Self::Game as Game>::Clues) -> Vec<Lit> {
        Vec::new()
    }

    /// Whether [lemmas](Self::lemmas) may be needed for a clue.
    fn is_lazy(_clue: &<Self::Game as Game>::Clue) -> bool {
        false
    }

    /// What forbids the layout of a model, given clues that the formula does not state completely;
    /// nothing if it fits them.
    fn lemmas(&self, _clues: &<Self::Game as Game>::Clues, _layout: &<Self::Game as Game>::Layout) -> Vec<Self::Lemma> {
        Vec::new()
    }

    /// Why clues imply a lemma, in words; `None` if they do not. Who checks a certificate trusts no
    /// lemma without a reason.
    fn reason(_clues: &<Self::Game as Game>::Clues, _lemma: &Self::Lemma) -> Option<String> {
        None
    }

    /// States a lemma that the clues imply, under the guards of the clues that imply it.
    fn learn(
        &mut self,
        _formula: &mut Formula,
        _guards: &Guards<Self::Game>,
        _clues: &<Self::Game as Game>::Clues,
        _lemma: &Self::Lemma,
    ) {
    }

    /// Literals one of which is true in every model that fits the clues, or, if images are
    /// [listed](Self::images), in one image of it. Assumed one after another, they split a question
    /// that a solver finds hard as a whole; none if it should be asked as a whole.
    fn cubes(&self, _clues: &<Self::Game as Game>::Clues, _images: bool) -> Vec<Lit> {
        Vec::new()
    }

    /// The layouts that fit the clues since this one does: it, and its images under symmetries that
    /// the clues do not distinguish. Each comes with whether it lies in a [cube](Self::cubes), so
    /// that it must be excluded from the rest of the enumeration.
    fn images(
        &self,
        _clues: &<Self::Game as Game>::Clues,
        layout: <Self::Game as Game>::Layout,
    ) -> Vec<(<Self::Game as Game>::Layout, bool)> {
        vec![(layout, true)]
    }

    /// A layout beside the known ones that fits the clues and takes no solver to find, such as an
    /// image of a known one.
    fn at_once(
        &self,
        _clues: &<Self::Game as Game>::Clues,
        _known: &[<Self::Game as Game>::Layout],
    ) -> Option<<Self::Game as Game>::Layout> {
        None
    }
}

/// The formula of a game, as far as it is stated.
pub struct Stated<'a, G: Game> {
    /// The formula, in which more may be defined.
    pub formula: &'a mut Formula,
    /// Its variables.
    pub model: &'a mut G::Model,
    /// The guards of the clues that are stated.
    pub guards: &'a mut Guards<G>,
}

impl<G: Game> Stated<'_, G> {
    /// The guard of a clue, which is stated on first use.
    pub fn guard(&mut self, clue: &G::Clue) -> Lit {
        if let Some(&guard) = self.guards.get(clue) {
            return guard;
        }
        let model = &mut *self.model;
        let guard = self.formula.constraint(clue.to_string(), |formula| model.clue(formula, clue));
        self.guards.insert(clue.clone(), guard);
        guard
    }
}

/// The lemmas of a game whose formula states everything from the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoLemma {}

impl Display for NoLemma {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for NoLemma {
    type Err = &'static str;

    fn from_str(_: &str) -> Result<Self, Self::Err> {
        Err("the formula states everything without lemmas")
    }
}

/// Whether the rules can be omitted from a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rules {
    /// The rules always hold. Faster.
    Fixed,
    /// Each rule is a constraint with its own guard, so that explanations can name it.
    Guarded,
}
