//! Games without techniques.

use std::convert::Infallible;
use std::error::Error;
use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use super::model::Stated;
use super::reasoning::Reasoning;
use super::{Game, Task};
use crate::deduction::{
    Deduction, GroundOf, Image, Knowledge, Logic, NoClue, Policy, Position, Supposition, Technique, Wording,
};
use crate::lang::Lang;
use crate::sat::Lit;

/// The reasoning of a game without techniques: there are no facts, so nothing is concluded, rated or
/// explained.
pub struct NoTechniques<G>(G);

/// Its logic, without a fact, a reason or a technique.
pub struct NoLogic<G>(PhantomData<fn() -> G>);

/// Marks without facts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NoMarks;

impl<G> Clone for NoLogic<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for NoLogic<G> {}

impl<G> Debug for NoLogic<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("NoLogic")
    }
}

impl<G> PartialEq for NoLogic<G> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<G> Eq for NoLogic<G> {}

impl<G> Hash for NoLogic<G> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Knowledge for NoMarks {
    type Fact = Infallible;

    fn blank(&self) -> Self {
        Self
    }

    fn add(&mut self, fact: Infallible) -> bool {
        match fact {}
    }

    fn knows(&self, fact: Infallible) -> bool {
        match fact {}
    }

    fn facts(&self) -> impl Iterator<Item = Infallible> {
        std::iter::empty()
    }

    fn is_solved(&self) -> bool {
        false
    }
}

impl<G: Game> Logic for NoLogic<G> {
    type Clues = ();
    type Fact = Infallible;
    type Marks = NoMarks;
    type Reason = Infallible;
    type Contradiction = Infallible;
    type Features = ();

    const POLICY: Policy = Policy::DEFAULT;

    fn techniques() -> &'static [Technique<Self>] {
        &[]
    }

    fn contradiction(_: &Position<Self>) -> Option<Infallible> {
        None
    }

    fn suppositions(_: &Position<Self>, _: usize) -> Vec<Supposition<Self>> {
        Vec::new()
    }

    fn goal(_: &NoMarks, _: &[Infallible]) -> Vec<Infallible> {
        Vec::new()
    }
}

impl<G: Game> Wording for NoLogic<G> {
    type Board = NoTechniques<G>;

    fn title(technique: &Technique<Self>, _: Lang) -> String {
        technique.id.to_owned()
    }

    fn sentences(_: &Deduction<Self>, _: &NoTechniques<G>, _: Lang) -> Vec<String> {
        Vec::new()
    }

    fn place(_: &Deduction<Self>, _: &NoTechniques<G>, _: Lang) -> String {
        String::new()
    }

    fn facts(_: &[Infallible], _: &NoTechniques<G>, _: Lang) -> Vec<String> {
        Vec::new()
    }
}

/// The only symmetry that is looked at.
struct Identity;

impl<G: Game> Image<NoLogic<G>> for Identity {
    fn fact(&self, fact: Infallible) -> Infallible {
        fact
    }

    fn reason(&self, reason: &Infallible) -> Infallible {
        *reason
    }

    fn contradiction(&self, contradiction: &Infallible) -> Infallible {
        *contradiction
    }

    fn clue(&self, clue: &NoClue) -> NoClue {
        *clue
    }
}

impl<G: Game> Reasoning for NoTechniques<G> {
    type Game = G;
    type Logic = NoLogic<G>;
    type Symmetry = ();

    fn new(problem: &G) -> Self {
        Self(problem.clone())
    }

    fn problem(&self) -> &G {
        &self.0
    }

    fn blank(&self) -> NoMarks {
        NoMarks
    }

    fn ground(clue: G::Clue) -> GroundOf<NoLogic<G>> {
        unreachable!("nothing is concluded from {clue}")
    }

    fn start(&self, _: &G::Clues) -> NoMarks {
        NoMarks
    }

    fn given(_: &G::Clues) {}

    fn layout(&self, _: &NoMarks) -> Option<G::Layout> {
        None
    }

    fn holds(&self, fact: Infallible, _: &G::Layout) -> bool {
        match fact {}
    }

    fn open(&self, _: &NoMarks) -> usize {
        0
    }

    fn is_news(&self, _: &G::Clues, _: &NoMarks, _: G::Topic) -> bool {
        false
    }

    fn facts_at(&self, _: &str) -> Result<Vec<Infallible>, Box<dyn Error + Send + Sync>> {
        Ok(Vec::new())
    }

    fn fact_name(&self, fact: Infallible) -> String {
        match fact {}
    }

    fn read_fact(&self, name: &str) -> Result<Infallible, Box<dyn Error + Send + Sync>> {
        Err(format!("`{name}` is not a mark: this game has none").into())
    }

    fn literal(&self, _: &mut Stated<G>, fact: Infallible) -> Lit {
        match fact {}
    }

    fn questions(&self, _: &NoMarks) -> Vec<Infallible> {
        Vec::new()
    }

    fn rows(&self, _: &NoMarks) -> Vec<String> {
        Vec::new()
    }

    fn lines(&self) -> [Vec<String>; 2] {
        [Vec::new(), Vec::new()]
    }

    fn canonical(&self, _: Task<'_, G>) {}

    fn image(&self, clues: &G::Clues, (): ()) -> (Option<Self>, G::Clues) {
        (None, clues.clone())
    }

    fn turned(&self, (): ()) -> impl Image<NoLogic<G>> {
        Identity
    }

    fn inverse((): ()) {}
}
