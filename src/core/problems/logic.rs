//! What there is to see in a problem: its best move, at the level of solvers who find it.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::error::Error;
use std::fmt;
use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::sync::Arc;

use super::{Posed, Problem, Tried, best};
use crate::deduction::{
    GroundOf, Image, Knowledge, Logic, NoClue, Openings, Passage, Position, Scale, See, Supposition, Technique,
};
use crate::game::{Stated, Task};
use crate::lang::Lang;
use crate::limits::Limits;
use crate::puzzles::Level;
use crate::sat::Lit;

/// The logic of a problem. (A `PhantomData` has the traits that a [`Logic`] must have, whatever those
/// of the problem.)
pub type Trying<P> = PhantomData<fn() -> (P,)>;

/// A problem, and what its moves bring.
pub struct Chart<P> {
    problem: Problem<P>,
    tried: Vec<Tried>,
    level: Level,
}

impl<P: Posed> Chart<P> {
    /// The number of the best move, if there is only one.
    fn best(&self) -> Option<u16> {
        let best: [&Tried; 1] = best(&self.tried).try_into().ok()?;
        self.tried.iter().position(|one| one == best[0]).map(|at| at as u16)
    }

    fn tried(&self, fact: u16) -> &Tried {
        &self.tried[usize::from(fact)]
    }
}

/// The moves, by their numbers, that are known to be the best.
pub struct Found<P> {
    chart: Arc<Chart<P>>,
    best: BTreeSet<u16>,
}

impl<P> Clone for Found<P> {
    fn clone(&self) -> Self {
        Self { chart: self.chart.clone(), best: self.best.clone() }
    }
}

impl<P> fmt::Debug for Found<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.best.fmt(f)
    }
}

impl<P> PartialEq for Found<P> {
    fn eq(&self, other: &Self) -> bool {
        self.best == other.best
    }
}

impl<P> Knowledge for Found<P> {
    type Fact = u16;

    fn blank(&self) -> Self {
        Self { best: BTreeSet::new(), ..self.clone() }
    }

    fn add(&mut self, fact: u16) -> bool {
        self.best.insert(fact)
    }

    fn knows(&self, fact: u16) -> bool {
        self.best.contains(&fact)
    }

    fn facts(&self) -> impl Iterator<Item = u16> {
        self.best.iter().copied()
    }

    fn is_solved(&self) -> bool {
        !self.best.is_empty()
    }
}

/// Sees the best move of a problem of this level.
fn see<P: Posed, const LEVEL: usize>(
    position: &Position<'_, Trying<P>>,
    openings: &mut Openings<'_, Trying<P>>,
) -> ControlFlow<()> {
    let chart = &position.marks.chart;
    match chart.best() {
        Some(best) if chart.level as usize == LEVEL => openings.conclude([best], || [()]),
        _ => ControlFlow::Continue(()),
    }
}

const fn technique<P: Posed>(level: Level, score: u32, id: &'static str, see: See<Trying<P>>) -> Technique<Trying<P>> {
    Technique::looking(level, score, id, &["moves"], (), see)
}

/// The techniques of a kind of problems.
struct Techniques<P>(PhantomData<fn() -> P>);

impl<P: Posed> Techniques<P> {
    const ALL: &'static [Technique<Trying<P>>] = &[
        technique(Level::Beginner, 10, "first-look", see::<P, 0>),
        technique(Level::Advanced, 20, "comparison", see::<P, 1>),
        technique(Level::Master, 40, "look-ahead", see::<P, 2>),
    ];
}

impl<P: Posed> Logic for Trying<P> {
    type Game = Problem<P>;
    type Chart = Arc<Chart<P>>;
    type Clues = ();
    type Fact = u16;
    type Marks = Found<P>;
    type Reason = ();
    type Contradiction = ();
    type Features = ();
    type Symmetry = ();

    const SCALE: Scale = Scale::DEFAULT;

    fn prepare(problem: &Problem<P>) -> Arc<Chart<P>> {
        let tried = problem.0.tried(Limits::NONE).expect("nobody cancels it");
        let level = problem.0.level(&tried);
        Arc::new(Chart { problem: problem.clone(), tried, level })
    }

    fn game(chart: &Arc<Chart<P>>) -> &Problem<P> {
        &chart.problem
    }

    fn blank(chart: &Arc<Chart<P>>) -> Found<P> {
        Found { chart: chart.clone(), best: BTreeSet::new() }
    }

    fn ground(clue: NoClue) -> GroundOf<Self> {
        match clue {}
    }

    fn given((): &()) {}

    fn holds(chart: &Arc<Chart<P>>, fact: u16, ways: &Vec<String>) -> bool {
        chart.tried(fact).ways == *ways
    }

    fn layout(marks: &Found<P>) -> Option<Vec<String>> {
        marks.best.first().map(|&fact| marks.chart.tried(fact).ways.clone())
    }

    fn open(marks: &Found<P>) -> usize {
        usize::from(!marks.is_solved())
    }

    fn is_news((): &(), _: &Found<P>, topic: Infallible) -> bool {
        match topic {}
    }

    fn techniques() -> &'static [Technique<Self>] {
        Techniques::<P>::ALL
    }

    fn contradiction(_: &Position<Self>) -> Option<()> {
        None
    }

    fn suppositions(_: &Position<Self>, _: usize) -> Vec<Supposition<Self>> {
        Vec::new()
    }

    fn goal(_: &Found<P>, concluded: &[u16]) -> Vec<u16> {
        concluded.to_vec()
    }

    fn title(technique: &Technique<Self>, lang: Lang) -> String {
        match technique.level {
            Level::Beginner => lang.problem_first_look(),
            Level::Advanced => lang.problem_comparison(),
            _ => lang.problem_look_ahead(),
        }
    }

    fn sentences(_: &Passage<Self>, chart: &Arc<Chart<P>>, lang: Lang) -> Vec<String> {
        chart.problem.0.explained(&chart.tried, lang)
    }

    fn place(passage: &Passage<Self>, (): &(), chart: &Arc<Chart<P>>, lang: Lang) -> String {
        let best = passage.facts().next().map_or("", |fact| chart.tried(fact).name());
        chart.problem.0.place(best, lang)
    }

    fn grounds(_: &[GroundOf<Self>], _: &Arc<Chart<P>>, _: Lang) -> Vec<String> {
        Vec::new()
    }

    fn fact_name(chart: &Arc<Chart<P>>, fact: u16) -> String {
        chart.tried(fact).name().to_owned()
    }

    fn read_fact(chart: &Arc<Chart<P>>, name: &str) -> Result<u16, Box<dyn Error + Send + Sync>> {
        let at = chart.tried.iter().position(|one| one.ways.iter().any(|way| way == name));
        Ok(at.ok_or_else(|| format!("`{name}` is not a move that can be tried here"))? as u16)
    }

    /// Of whatever move, what is said is which one is best.
    fn facts_at(chart: &Arc<Chart<P>>, place: &str) -> Result<Vec<u16>, Box<dyn Error + Send + Sync>> {
        Self::read_fact(chart, place)?;
        Ok(chart.best().into_iter().collect())
    }

    fn rows(marks: &Found<P>) -> Vec<String> {
        let posed = &marks.chart.problem.0;
        marks.best.first().map_or_else(|| posed.rows(), |&fact| posed.rows_after(marks.chart.tried(fact).name()))
    }

    fn lines(chart: &Arc<Chart<P>>) -> [Vec<String>; 2] {
        let face = chart.problem.0.face(Lang::En);
        [face.columns(), face.rows()]
    }

    fn literal(chart: &Arc<Chart<P>>, stated: &mut Stated<Problem<P>>, fact: u16) -> Lit {
        let known = stated.model.literal(&chart.tried(fact).ways);
        known.unwrap_or_else(|| stated.formula.any(&[]))
    }

    fn questions(_: &Found<P>) -> Vec<u16> {
        Vec::new()
    }

    fn canonical(_: &Arc<Chart<P>>, _: Task<'_, Problem<P>>) {}

    fn image(_: &Arc<Chart<P>>, (): &(), (): ()) -> (Option<Arc<Chart<P>>>, ()) {
        (None, ())
    }

    fn turned(_: &Arc<Chart<P>>, (): ()) -> impl Image<Self> {}

    fn inverse((): ()) {}
}
