//! Problems as games: no clues, a search, a formula.

use std::convert::Infallible;
use std::marker::PhantomData;
use std::ops::ControlFlow;

use super::logic::Trying;
use super::{Posed, Problem, Tried, best};
use crate::deduction::NoClue;
use crate::game::{DrawSeed, Face, Game, Model, NoLayout, NoLemma, PlainKeys, Puzzle, Rules, Task, Texts};
use crate::lang::Lang;
use crate::limits::Budget;
use crate::sat::{Formula, Lit, cardinality};

impl<P: Posed> Game for Problem<P> {
    type Layout = Vec<String>;
    type Clue = NoClue;
    type Clues = ();
    type Topic = Infallible;
    type Prepared = ();
    type Model = Moves<P>;
    type Keys = PlainKeys<Self>;
    type Logic = Trying<P>;
    type Options = P::Options;

    const KIND: &'static str = P::KIND;
    const NAME: &'static str = P::NAME;
    const FINGERPRINT: &'static str = P::FINGERPRINT;
    const CLUE: &'static str = "clue";
    const CHOSEN: &'static str = "clues";

    fn clues(&self, _: impl IntoIterator<Item = NoClue>) {}

    fn each((): &()) -> impl Iterator<Item = NoClue> {
        std::iter::empty()
    }

    fn fits(&self, clue: &NoClue, _: &Vec<String>) -> bool {
        match *clue {}
    }

    /// Whether it is written as moves are. Which move is best is the engines' question.
    fn is_legal(&self, ways: &Vec<String>) -> bool {
        !ways.is_empty() && ways.iter().all(|way| self.0.is_move(way))
    }

    fn prepare(&self) {}

    fn search(
        &self,
        (): &(),
        (): &(),
        budget: &mut Budget,
        found: &mut dyn FnMut(Vec<String>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self.solutions(budget) {
            Some(solutions) => solutions.into_iter().try_for_each(found),
            None => ControlFlow::Break(()),
        }
    }

    fn topics(&self) -> Vec<Infallible> {
        Vec::new()
    }

    fn about(&self, topic: Infallible, _: &Vec<String>) -> NoClue {
        match topic {}
    }

    fn topic(clue: &NoClue) -> Infallible {
        match *clue {}
    }

    fn rows(&self, ways: &Vec<String>) -> Vec<String> {
        ways.clone()
    }

    fn read_rows(&self, rows: &[String]) -> Result<Vec<String>, String> {
        Ok(rows.to_vec())
    }

    fn options(&self) -> P::Options {
        self.0.options()
    }

    fn check(options: &P::Options) -> Result<(), String> {
        P::check(options)
    }

    fn drawing(options: &P::Options) -> DrawSeed<Self> {
        let draw = P::drawing(options);
        Box::new(move |seed, limits| {
            let problem = Self(draw(seed, limits)?);
            let found = problem.solutions(&mut Budget::new(limits)).ok_or(NoLayout::Cancelled)?;
            let only: Result<[Vec<String>; 1], _> = found.try_into();
            let [ways] = only.map_err(|_| NoLayout::OfSeed("several moves are equally good".to_owned()))?;
            Ok((problem, ways))
        })
    }

    fn canonical_text(&self, _: Task<'_, Self>) -> String {
        Puzzle::new(Self(self.0.bare()), ()).text()
    }

    fn texts(lang: Lang) -> Option<Texts> {
        Some(P::texts(lang))
    }

    fn name(lang: Lang) -> &'static str {
        P::name(lang)
    }

    fn face(&self, (): &(), lang: Lang) -> Option<Face> {
        Some(self.0.face(lang))
    }

    fn clue_rows(&self, (): &()) -> Vec<String> {
        self.0.rows()
    }

    fn comments(&self) -> Vec<String> {
        vec!["which moves are not best was found by a plain search of the game, not by this formula".to_owned()]
    }
}

/// The formula: one of the moves is chosen, and none that the plain search does not find best.
#[derive(Clone, Debug)]
pub struct Moves<P> {
    moves: Vec<(Vec<String>, Lit)>,
    guards: Vec<Lit>,
    posed: PhantomData<fn() -> P>,
}

impl<P> Moves<P> {
    /// The literal of a move; `None` if it cannot be tried.
    pub(super) fn literal(&self, ways: &[String]) -> Option<Lit> {
        self.moves.iter().find(|(other, _)| other == ways).map(|&(_, literal)| literal)
    }
}

impl<P: Posed> Model for Moves<P> {
    type Game = Problem<P>;
    type Lemma = NoLemma;

    fn state(problem: &Problem<P>, _: Rules) -> (Formula, Self) {
        let (mut formula, tried) = (Formula::new(), problem.0.tried_plainly());
        let best: Vec<&str> = best(&tried).into_iter().map(Tried::name).collect();
        let moves: Vec<(Vec<String>, Lit)> =
            tried.iter().map(|one| (one.ways.clone(), formula.named(one.name().to_owned()))).collect();
        let literals: Vec<Lit> = moves.iter().map(|&(_, literal)| literal).collect();
        let mut guards = vec![formula.constraint("one move", |formula| {
            cardinality::at_least(formula, &[], &literals, 1);
            cardinality::at_most(formula, &[], &literals, 1);
        })];
        for (ways, literal) in moves.iter().filter(|(ways, _)| !best.contains(&ways[0].as_str())) {
            guards.push(formula.constraint(format!("{} is not best", ways[0]), |formula| formula.clause([!*literal])));
        }
        (formula, Self { moves, guards, posed: PhantomData })
    }

    fn rule_guards(&self) -> Vec<Lit> {
        self.guards.clone()
    }

    fn clue(&mut self, _: &mut Formula, clue: &NoClue) {
        match *clue {}
    }

    fn layout(&self, is_true: impl Fn(Lit) -> bool) -> Vec<String> {
        let chosen = self.moves.iter().find(|&&(_, literal)| is_true(literal));
        chosen.map(|(ways, _)| ways.clone()).unwrap_or_default()
    }

    fn differs(&self, ways: &Vec<String>) -> impl Iterator<Item = Lit> {
        self.literal(ways).into_iter().map(|literal| !literal)
    }
}
