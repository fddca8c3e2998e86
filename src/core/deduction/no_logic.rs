//! Games without techniques.

use std::convert::Infallible;
use std::error::Error;
use std::marker::PhantomData;

use super::{GroundOf, Image, Knowledge, Logic, Passage, Position, Scale, Supposition, Technique};
use crate::game::{Game, Stated, Task};
use crate::lang::Lang;
use crate::sat::Lit;

/// The logic of a game without techniques: there are no facts, so nothing is concluded, rated or
/// explained. (A `PhantomData` has the traits that a [`Logic`] must have, whatever those of the
/// game.)
pub type NoLogic<G> = PhantomData<fn() -> G>;

/// Marks without facts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NoMarks;

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

impl<G: Game<Logic = Self>> Logic for NoLogic<G> {
    type Game = G;
    type Chart = G;
    type Clues = ();
    type Fact = Infallible;
    type Marks = NoMarks;
    type Reason = Infallible;
    type Contradiction = Infallible;
    type Features = ();
    type Symmetry = ();

    const SCALE: Scale = Scale::DEFAULT;

    fn prepare(game: &G) -> G {
        game.clone()
    }

    fn game(game: &G) -> &G {
        game
    }

    fn blank(_: &G) -> NoMarks {
        NoMarks
    }

    fn ground(clue: G::Clue) -> GroundOf<Self> {
        unreachable!("nothing is concluded from {clue}")
    }

    fn given(_: &G::Clues) {}

    fn start(_: &G, _: &G::Clues) -> NoMarks {
        NoMarks
    }

    fn holds(_: &G, fact: Infallible, _: &G::Layout) -> bool {
        match fact {}
    }

    fn layout(_: &NoMarks) -> Option<G::Layout> {
        None
    }

    fn open(_: &NoMarks) -> usize {
        0
    }

    fn is_news(_: &G::Clues, _: &NoMarks, _: G::Topic) -> bool {
        false
    }

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

    fn title(technique: &Technique<Self>, _: Lang) -> String {
        technique.id.to_owned()
    }

    fn sentences(_: &Passage<Self>, _: &G, _: Lang) -> Vec<String> {
        Vec::new()
    }

    fn place(_: &Passage<Self>, (): &(), _: &G, _: Lang) -> String {
        String::new()
    }

    fn grounds(_: &[GroundOf<Self>], _: &G, _: Lang) -> Vec<String> {
        Vec::new()
    }

    fn fact_name(_: &G, fact: Infallible) -> String {
        match fact {}
    }

    fn read_fact(_: &G, name: &str) -> Result<Infallible, Box<dyn Error + Send + Sync>> {
        Err(format!("`{name}` is not a mark: this game has none").into())
    }

    fn facts_at(_: &G, _: &str) -> Result<Vec<Infallible>, Box<dyn Error + Send + Sync>> {
        Ok(Vec::new())
    }

    fn rows(_: &NoMarks) -> Vec<String> {
        Vec::new()
    }

    fn lines(_: &G) -> [Vec<String>; 2] {
        [Vec::new(), Vec::new()]
    }

    fn literal(_: &G, _: &mut Stated<G>, fact: Infallible) -> Lit {
        match fact {}
    }

    fn questions(_: &NoMarks) -> Vec<Infallible> {
        Vec::new()
    }

    fn canonical(_: &G, _: Task<'_, G>) {}

    fn image(_: &G, clues: &G::Clues, (): ()) -> (Option<G>, G::Clues) {
        (None, clues.clone())
    }

    fn turned(_: &G, (): ()) -> impl Image<Self> {}

    fn inverse((): ()) {}
}
