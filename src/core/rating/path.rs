//! The solution path: step by step from the clues to the solution.

use super::error::RateError;
use super::proofs::{Effort, Proofs, is_ambiguous};
use super::rater::RatingError;
use crate::deduction::{
    self, ChartOf, ClueSet, DeductionError, FactOf, Group, Image, Kind, Knowledge, LeanStep, Logic, MarksOf, Opened,
    Passage, Path, Step, Technique, hardest, reach,
};
use crate::engines::SearchEngine;
use crate::game::{Game, Puzzle, Rating, Task};
use crate::limits::{Budget, CancelledError, Limits};
use crate::puzzles::{Claim, Level};

/// The steps that the search for a second solution may take before the path is sought: on large
/// boards it is found at once, and techniques, and then cores, take long to come to their end.
const SEARCH: u64 = 10_000;

/// A path from the clues to the solution.
#[derive(Clone, Debug, PartialEq)]
pub struct SolutionPath<G: Game> {
    /// Everything that is seen if one always takes the cheapest step, in order.
    pub seen: Vec<Step<G::Logic>>,
    /// What is told: every step of it is needed.
    pub told: Vec<Passage<G::Logic>>,
    pub rating: Rating<G::Logic>,
}

/// A part of a path.
#[derive(Clone, Debug, PartialEq)]
pub struct Stage<'a, G: Game> {
    pub steps: &'a [Passage<G::Logic>],
    /// What is known at its end.
    pub known: MarksOf<G>,
}

impl<G: Game> SolutionPath<G> {
    /// The path without the techniques that the puzzle's rating excludes.
    ///
    /// # Errors
    /// If it has no [path](Self::find), or it was given up.
    pub fn of(puzzle: &Puzzle<G>, effort: Effort, limits: Limits) -> Result<Self, RateError> {
        let excluded = Rating::excluded(puzzle.rating.as_ref());
        Self::find(&G::Logic::prepare(&puzzle.board), puzzle.task(), excluded, effort, limits)
    }

    /// The path without these techniques.
    ///
    /// # Errors
    /// If the puzzle does not keep its promise, or not one that allows a path, or it was given up.
    pub fn find(
        chart: &ChartOf<G>,
        task: Task<'_, G>,
        without: &[&'static Technique<G::Logic>],
        effort: Effort,
        limits: Limits,
    ) -> Result<Self, RateError> {
        let view = View::of(chart, task);
        let path = view.path(without, effort, limits)?;
        let lean = path.lean(&path.goal(), limits)?;
        let rating = rated::<G>(&path, &lean, effort, without);
        let back = G::Logic::turned(chart, G::Logic::inverse(view.symmetry));
        let seen = path.steps().iter().map(|step| step.under(&back)).collect();
        Ok(Self { told: view.passages(&path.present(lean)), seen, rating })
    }

    /// At most this many steps that are worth a hint, by their places among those told: last the
    /// break-in, which is the first that needs the hardest technique, before it the first that
    /// needs the hardest of those before, and so on. What beginners do is no hint in puzzles for
    /// others.
    pub fn hints(&self, count: usize) -> Vec<usize> {
        let difficulty = |step: &Passage<G::Logic>| {
            let score = step.technique().map_or(0, |technique| technique.score);
            (step.level(), score)
        };
        let (mut hints, mut before) = (Vec::new(), &self.told[..]);
        while let Some(hardest) = before.iter().map(difficulty).max().filter(|_| hints.len() < count) {
            let at = before.iter().position(|step| difficulty(step) == hardest).expect("one is the hardest");
            let is_for_beginners = hardest.0 == Level::Beginner;
            if is_for_beginners && hints.last().is_some_and(|&break_in: &usize| self.told[break_in].level() > hardest.0)
            {
                break;
            }
            hints.push(at);
            before = &before[..at];
        }
        hints.reverse();
        hints
    }

    /// The stages of the path, each with the marks at its end.
    pub fn stages<'a>(&'a self, chart: &ChartOf<G>, clues: &G::Clues) -> Vec<Stage<'a, G>> {
        let mut known = G::Logic::start(chart, clues);
        let stages = self.told.chunk_by(|one, other| one.stage == other.stage).map(|steps| {
            known.add_all(steps.iter().flat_map(Passage::news));
            Stage { steps, known: known.clone() }
        });
        stages.collect()
    }
}

/// How hard a puzzle is, without these techniques.
///
/// # Errors
/// If it has no [path](SolutionPath::find).
pub fn rating<G: Game>(
    chart: &ChartOf<G>,
    task: Task<'_, G>,
    without: &[&'static Technique<G::Logic>],
    effort: Effort,
    limits: Limits,
) -> Result<Rating<G::Logic>, RateError> {
    let view = View::of(chart, task);
    let path = view.path(without, effort, limits)?;
    let lean = path.lean(&path.goal(), limits)?;
    Ok(rated::<G>(&path, &lean, effort, without))
}

/// The steps that are needed to know one of these facts, without some techniques.
///
/// # Errors
/// If the puzzle does not keep its promise, or not one that allows a path, or it was given up.
pub fn why<G: Game>(
    chart: &ChartOf<G>,
    task: Task<'_, G>,
    facts: &[FactOf<G>],
    without: &[&'static Technique<G::Logic>],
    effort: Effort,
    limits: Limits,
) -> Result<Vec<Passage<G::Logic>>, RateError> {
    let view = View::of(chart, task);
    let turned = G::Logic::turned(view.there(), view.symmetry);
    let wanted: Vec<FactOf<G>> = facts.iter().map(|&fact| turned.fact(fact)).collect();
    let path = view.path(without, effort, limits)?;
    let mut marks = path.start().clone();
    let said = |marks: &MarksOf<G>| wanted.iter().copied().find(|&fact| marks.knows(fact));
    if said(&marks).is_some() {
        return Ok(Vec::new());
    }
    let first = path.steps().iter().find_map(|step| {
        marks.add_all(step.news().iter().copied());
        said(&marks)
    });
    // What no step says follows from the whole solution.
    let goal = first.map_or_else(|| path.goal(), |fact| vec![fact]);
    Ok(view.passages(&path.passages(&goal, limits)?))
}

/// The steps that are needed to know one of these facts, by techniques without suppositions, from
/// clues that need not decide everything else; `None` if they do not lead there.
///
/// # Errors
/// If it was given up.
pub fn why_so_far<G: Game>(
    chart: &ChartOf<G>,
    clues: &G::Clues,
    facts: &[FactOf<G>],
    limits: Limits,
) -> Result<Option<Vec<Passage<G::Logic>>>, DeductionError> {
    let looking = |technique: &Technique<G::Logic>| !technique.follows_chains();
    let said = |marks: &MarksOf<G>| facts.iter().copied().find(|&fact| marks.knows(fact));
    let mut path = Path::new(G::Logic::given(clues), G::Logic::start(chart, clues));
    if !path.go_on(&techniques::<G>(looking), |marks| said(marks).is_some(), limits)? {
        return Ok(None);
    }
    let goal: Vec<_> = said(path.end()).filter(|&fact| !path.start().knows(fact)).into_iter().collect();
    Ok(Some(path.passages(&goal, limits)?))
}

/// The techniques that are wanted.
pub(super) fn techniques<G: Game>(wanted: impl Fn(&Technique<G::Logic>) -> bool) -> Vec<&'static Technique<G::Logic>> {
    G::Logic::techniques().iter().filter(|technique| wanted(technique)).collect()
}

/// A puzzle as it is looked at: its canonical image, so that all its images have the same path.
pub(super) struct View<'a, G: Game> {
    chart: &'a ChartOf<G>,
    /// The board of the image, unless it is the same.
    board: Option<ChartOf<G>>,
    pub symmetry: <G::Logic as Logic>::Symmetry,
    /// The clues of the image, without and with the one that is given apart.
    pub clues: G::Clues,
    pub all: G::Clues,
    promise: Claim,
}

impl<'a, G: Game> View<'a, G> {
    pub fn of(chart: &'a ChartOf<G>, task: Task<'_, G>) -> Self {
        let symmetry = G::Logic::canonical(chart, task);
        let (board, clues) = G::Logic::image(chart, task.clues, symmetry);
        let all = match task.promise.mercy() {
            Some(_) => G::Logic::image(chart, &task.all(G::Logic::game(chart)), symmetry).1,
            None => clues.clone(),
        };
        Self { chart, board, symmetry, clues, all, promise: task.promise.claim() }
    }

    pub fn there(&self) -> &ChartOf<G> {
        self.board.as_ref().unwrap_or(self.chart)
    }

    /// The passages on the board that was given.
    pub fn passages(&self, told: &[Passage<G::Logic>]) -> Vec<Passage<G::Logic>> {
        let (back, blank) =
            (G::Logic::turned(self.chart, G::Logic::inverse(self.symmetry)), G::Logic::blank(self.chart));
        Passage::under(told, &back, &blank)
    }

    /// What the clue adds that is given apart.
    pub fn opened(&self) -> Opened<G::Logic> {
        let [before, after] = [&self.clues, &self.all].map(|clues| G::Logic::given(clues).all());
        let known = G::Logic::start(self.there(), &self.clues);
        Opened {
            clues: after.into_iter().filter(|clue| !before.contains(clue)).collect(),
            facts: G::Logic::start(self.there(), &self.all).facts().filter(|&fact| !known.knows(fact)).collect(),
        }
    }

    /// The path to the solution.
    fn path(
        &self,
        without: &[&'static Technique<G::Logic>],
        effort: Effort,
        limits: Limits,
    ) -> Result<Path<G::Logic>, RateError> {
        if self.promise == Claim::UpToSymmetry {
            return Err(RateError::UpToSymmetry);
        }
        let game = G::Logic::game(self.there());
        if effort != Effort::Techniques {
            let mut budget = Budget::new(limits.within(SEARCH));
            if SearchEngine::new(game).solutions(&self.all, 2, &mut budget).layouts.len() > 1 {
                return Err(RateError::NotUnique);
            }
        }
        let known = |technique: &Technique<G::Logic>| !without.contains(&technique);
        match self.look(&techniques::<G>(known), Effort::Techniques, limits) {
            Err(RateError::Stuck) if effort != Effort::Techniques => {
                // Once a proof is needed, suppositions are no longer of interest.
                let looking = |technique: &Technique<G::Logic>| known(technique) && !technique.follows_chains();
                self.look(&techniques::<G>(looking), effort, limits)
            }
            path => path,
        }
    }

    /// Takes all steps to the end, and opens what is given apart on the way.
    fn look(
        &self,
        techniques: &[&'static Technique<G::Logic>],
        effort: Effort,
        limits: Limits,
    ) -> Result<Path<G::Logic>, RateError> {
        let there = self.there();
        let mut path = Path::new(G::Logic::given(&self.clues), G::Logic::start(there, &self.clues)).counted();
        if self.promise == Claim::Mercy {
            let mut proofs = Proofs::<G>::new(there, &self.clues, effort, limits);
            match proofs.go_on(&mut path, techniques) {
                Ok(()) => {}
                Err(RateError::NotUnique) => {}
                Err(RateError::Stuck) if is_ambiguous::<G>(there, &self.clues, path.end(), limits)? => {}
                Err(end) => return Err(end),
            }
            if !path.end().is_solved() {
                path.open(self.opened(), G::Logic::given(&self.all));
            }
        }
        Proofs::<G>::new(there, &self.all, effort, limits).go_on(&mut path, techniques)?;
        let fits =
            G::Logic::layout(path.end()).is_some_and(|layout| G::Logic::game(there).fits_all(&self.all, &layout));
        if fits { Ok(path) } else { Err(RateError::Contradiction) }
    }
}

/// The level of the way to the ambiguity that what is given apart resolves: the highest of all steps
/// that are seen until it is opened. Finding the pieces may need less.
fn level_before_mercy<L: Logic>(path: &Path<L>) -> Level {
    let opened = path.steps().iter().position(|step| matches!(step, Step::Opened(_)));
    let way = &path.steps()[..opened.unwrap_or(0)];
    way.iter().map(Step::level).max().unwrap_or(Level::Beginner)
}

/// What each group of steps costs: the sum of their scores, and what the first use of a technique
/// costs beside its own.
pub(super) fn costs<'a, L: Logic, S: Iterator<Item = &'a LeanStep<L>>>(
    groups: impl IntoIterator<Item = S>,
) -> Vec<u32> {
    let mut used: Vec<&str> = Vec::new();
    let mut cost = |step: &Step<L>| {
        let first =
            step.deduction().map(|deduction| deduction.technique).filter(|technique| !used.contains(&technique.id));
        used.extend(first.map(|technique| technique.id));
        step.score() + first.map_or(0, |technique| L::SCALE.first(technique.level))
    };
    groups.into_iter().map(|steps| steps.map(|step| cost(&step.step)).sum()).collect()
}

/// The rating of a path; `told` are the groups of its steps that a reader sees.
fn rated<G: Game>(
    path: &Path<G::Logic>,
    told: &[Group<G::Logic>],
    effort: Effort,
    without: &[&'static Technique<G::Logic>],
) -> Rating<G::Logic> {
    let parts = || told.iter().flat_map(|group| &group.parts).map(|part| &part.step);
    let cores = parts().filter_map(|step| match step {
        Step::Core(core) => Some(core.grounds.len()),
        Step::Seen(_) | Step::Opened(_) => None,
    });
    let core = cores.max();
    let follows = |step: &&Step<_>| step.deduction().is_some_and(|deduction| deduction.technique.follows_chains());
    let chains: Vec<usize> = parts().filter(follows).filter_map(Step::chain).collect();
    let hardest = hardest(told).map(|step| &step.step);
    let score = costs(told.iter().map(Group::steps)).into_iter().sum();
    let mut level = hardest.map_or(Level::Beginner, Step::level).max(level_before_mercy(path));
    if level < Level::Beyond {
        level = level.max(G::Logic::SCALE.level(score));
    }
    let mut without = without.to_vec();
    without.sort_by_key(|technique| technique.id);
    without.dedup();
    Rating {
        scale: Rating::<G::Logic>::SCALE,
        level,
        score,
        steps: told.len(),
        hardest: hardest.map_or(Kind::None, Step::kind),
        narrowest: path.narrowest(),
        suppositions: chains.len(),
        longest: chains.iter().copied().max().unwrap_or(0),
        core,
        exact: core.is_some() && effort == Effort::Smallest,
        without,
    }
}

/// Whether a puzzle that keeps its promise is not harder than the rating says. Nothing is harder
/// than what is beyond techniques.
///
/// # Errors
/// If it was given up.
pub fn keeps<G: Game>(
    rating: &Rating<G::Logic>,
    chart: &ChartOf<G>,
    task: Task<'_, G>,
    limits: Limits,
) -> Result<bool, CancelledError> {
    let wanted =
        |technique: &Technique<G::Logic>| technique.level <= rating.level && !rating.without.contains(&technique);
    Ok(rating.level == Level::Beyond || leads_to_solution(chart, task, wanted, limits)?)
}

/// Whether the wanted techniques solve a puzzle. If a clue is given apart, they must first lead to
/// the ambiguity, to all that the remaining solutions share; only then is it opened.
///
/// # Errors
/// If it was given up.
pub fn leads_to_solution<G: Game>(
    chart: &ChartOf<G>,
    task: Task<'_, G>,
    wanted: impl Fn(&Technique<G::Logic>) -> bool,
    limits: Limits,
) -> Result<bool, CancelledError> {
    if task.promise.mercy().is_none() {
        return solves::<G>(chart, task.clues, wanted, limits);
    }
    let mut marks = G::Logic::start(chart, task.clues);
    reach(&G::Logic::given(task.clues), &mut marks, &wanted, limits)?;
    if !is_ambiguous::<G>(chart, task.clues, &marks, limits)? {
        return Ok(false);
    }
    let all = task.all(G::Logic::game(chart));
    marks.add_all(G::Logic::start(chart, &all).facts());
    reach(&G::Logic::given(&all), &mut marks, wanted, limits)?;
    Ok(marks.is_solved())
}

/// Whether the wanted techniques solve these clues.
///
/// # Errors
/// If it was given up.
pub fn solves<G: Game>(
    chart: &ChartOf<G>,
    clues: &G::Clues,
    wanted: impl Fn(&Technique<G::Logic>) -> bool,
    limits: Limits,
) -> Result<bool, CancelledError> {
    deduction::solves(&G::Logic::given(clues), G::Logic::start(chart, clues), wanted, limits)
}

/// What is wrong with the rating of a puzzle that keeps its promise, if anything is.
///
/// # Errors
/// If it was given up.
pub fn check<G: Game>(
    chart: &ChartOf<G>,
    task: Task<'_, G>,
    claimed: &Rating<G::Logic>,
    limits: Limits,
) -> Result<Result<(), RatingError>, CancelledError> {
    let today = Rating::<G::Logic>::SCALE;
    if claimed.scale != today {
        return Ok(Err(RatingError::Scale { claimed: claimed.scale, today }));
    }
    let effort = if claimed.exact { Effort::Smallest } else { Effort::Cores };
    let found = match rating(chart, task, &claimed.without, effort, limits) {
        Ok(found) => found,
        Err(RateError::Unfinished(DeductionError::Cancelled(stopped))) => return Err(stopped),
        Err(reason) => return Ok(Err(RatingError::None(reason.to_string()))),
    };
    let differences = claimed.differences(&found);
    Ok(if differences.is_empty() { Ok(()) } else { Err(RatingError::Other(differences)) })
}

/// The place of the first step that does not follow from what is known there; their number if all
/// do but the last is not the solution, and `None` if it is.
pub fn broken_off<G: Game>(chart: &ChartOf<G>, task: Task<'_, G>, steps: &[&LeanStep<G::Logic>]) -> Option<usize> {
    let (before, all) = (G::Logic::given(task.clues), G::Logic::given(&task.all(G::Logic::game(chart))));
    let (mut clues, mut marks) = (&before, G::Logic::start(chart, task.clues));
    for (at, step) in steps.iter().enumerate() {
        if !step.follows(&deduction::Position { clues, marks: &marks }) {
            return Some(at);
        }
        if let Step::Opened(_) = step.step {
            clues = &all;
        }
        marks.add_all(step.step.news().iter().copied());
    }
    (!marks.is_solved()).then_some(steps.len())
}

/// The first step that can be left out: without which all others follow, and the solution is
/// reached. The opening of what is given apart is not counted as one.
pub fn spare_step<'a, G: Game>(
    chart: &ChartOf<G>,
    task: Task<'_, G>,
    steps: &[&'a LeanStep<G::Logic>],
) -> Option<&'a LeanStep<G::Logic>> {
    let others = |at: usize| [&steps[..at], &steps[at + 1..]].concat();
    let is_spare =
        |&at: &usize| !matches!(steps[at].step, Step::Opened(_)) && broken_off(chart, task, &others(at)).is_none();
    (0..steps.len()).find(is_spare).map(|at| steps[at])
}
