//! The solution path: step by step from the clues to the solution.

use super::error::RateError;
use super::proofs::{Effort, Proofs, is_ambiguous};
use super::rater::RatingError;
use crate::deduction::{
    self, ClueSet, DeductionError, Group, Image, Kind, Knowledge, LeanStep, Logic, Opened, Passage, Path, Step,
    Technique, hardest, reach,
};
use crate::engines::SearchEngine;
use crate::game::{CluesOf, FactOf, Game, MarksOf, Puzzle, Rating, Reasoning, Task, Without};
use crate::limits::{Budget, CancelledError, Limits};
use crate::puzzles::{Claim, Level};

/// The steps that the search for a second solution may take before the path is sought: on large
/// boards it is found at once, and techniques, and then cores, take long to come to their end.
const SEARCH: u64 = 10_000;

/// A path from the clues to the solution.
#[derive(Clone, Debug, PartialEq)]
pub struct SolutionPath<R: Reasoning> {
    /// Everything that is seen if one always takes the cheapest step, in order.
    pub seen: Vec<Step<R::Logic>>,
    /// What is told: every step of it is needed.
    pub told: Vec<Passage<R::Logic>>,
    pub rating: Rating<R::Logic>,
}

/// A part of a path.
#[derive(Clone, Debug, PartialEq)]
pub struct Stage<'a, R: Reasoning> {
    pub steps: &'a [Passage<R::Logic>],
    /// What is known at its end.
    pub known: MarksOf<R>,
}

impl<R: Reasoning<Game: Game<Reasoning = R>>> SolutionPath<R> {
    /// The path without the techniques that the puzzle's rating excludes.
    ///
    /// # Errors
    /// If it has no [path](Self::find), or it was given up.
    pub fn of(puzzle: &Puzzle<R::Game>, effort: Effort, limits: Limits) -> Result<Self, RateError> {
        let excluded = Rating::excluded(puzzle.rating.as_ref());
        Self::find(&R::new(&puzzle.board), puzzle.task(), excluded, effort, limits)
    }
}

impl<R: Reasoning> SolutionPath<R> {
    /// The path without these techniques.
    ///
    /// # Errors
    /// If the puzzle does not keep its promise, or not one that allows a path, or it was given up.
    pub fn find(
        game: &R,
        task: Task<'_, R::Game>,
        without: &Without<R>,
        effort: Effort,
        limits: Limits,
    ) -> Result<Self, RateError> {
        let view = View::of(game, task);
        let path = view.path(without, effort, limits)?;
        let lean = path.lean(&path.goal(), limits)?;
        let rating = rated::<R>(&path, &lean, effort, without);
        let back = game.turned(R::inverse(view.symmetry));
        let seen = path.steps().iter().map(|step| step.under(&back)).collect();
        Ok(Self { told: view.passages(&path.present(lean)), seen, rating })
    }

    /// At most this many steps that are worth a hint, by their places among those told: last the
    /// break-in, which is the first that needs the hardest technique, before it the first that
    /// needs the hardest of those before, and so on. What beginners do is no hint in puzzles for
    /// others.
    pub fn hints(&self, count: usize) -> Vec<usize> {
        let difficulty = |step: &Passage<R::Logic>| {
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
    pub fn stages<'a>(&'a self, game: &R, clues: &CluesOf<R>) -> Vec<Stage<'a, R>> {
        let mut known = game.start(clues);
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
pub fn rating<R: Reasoning>(
    game: &R,
    task: Task<'_, R::Game>,
    without: &Without<R>,
    effort: Effort,
    limits: Limits,
) -> Result<Rating<R::Logic>, RateError> {
    let view = View::of(game, task);
    let path = view.path(without, effort, limits)?;
    let lean = path.lean(&path.goal(), limits)?;
    Ok(rated::<R>(&path, &lean, effort, without))
}

/// The steps that are needed to know one of these facts, without some techniques.
///
/// # Errors
/// If the puzzle does not keep its promise, or not one that allows a path, or it was given up.
pub fn why<R: Reasoning>(
    game: &R,
    task: Task<'_, R::Game>,
    facts: &[FactOf<R>],
    without: &Without<R>,
    effort: Effort,
    limits: Limits,
) -> Result<Vec<Passage<R::Logic>>, RateError> {
    let view = View::of(game, task);
    let turned = view.there().turned(view.symmetry);
    let wanted: Vec<FactOf<R>> = facts.iter().map(|&fact| turned.fact(fact)).collect();
    let path = view.path(without, effort, limits)?;
    let mut marks = path.start().clone();
    let said = |marks: &MarksOf<R>| wanted.iter().copied().find(|&fact| marks.knows(fact));
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
pub fn why_so_far<R: Reasoning>(
    game: &R,
    clues: &CluesOf<R>,
    facts: &[FactOf<R>],
    limits: Limits,
) -> Result<Option<Vec<Passage<R::Logic>>>, DeductionError> {
    let looking = |technique: &Technique<R::Logic>| technique.suppositions().is_none();
    let said = |marks: &MarksOf<R>| facts.iter().copied().find(|&fact| marks.knows(fact));
    let mut path = Path::new(R::given(clues), game.start(clues));
    if !path.go_on(&techniques::<R>(looking), |marks| said(marks).is_some(), limits)? {
        return Ok(None);
    }
    let goal: Vec<_> = said(path.end()).filter(|&fact| !path.start().knows(fact)).into_iter().collect();
    Ok(Some(path.passages(&goal, limits)?))
}

/// The techniques that are wanted.
pub(super) fn techniques<R: Reasoning>(
    wanted: impl Fn(&Technique<R::Logic>) -> bool,
) -> Vec<&'static Technique<R::Logic>> {
    R::Logic::techniques().iter().filter(|technique| wanted(technique)).collect()
}

/// A puzzle as it is looked at: its canonical image, so that all its images have the same path.
pub(super) struct View<'a, R: Reasoning> {
    game: &'a R,
    /// The board of the image, unless it is the same.
    board: Option<R>,
    pub symmetry: R::Symmetry,
    /// The clues of the image, without and with the one that is given apart.
    pub clues: CluesOf<R>,
    pub all: CluesOf<R>,
    promise: Claim,
}

impl<'a, R: Reasoning> View<'a, R> {
    pub fn of(game: &'a R, task: Task<'_, R::Game>) -> Self {
        let symmetry = game.canonical(task);
        let (board, clues) = game.image(task.clues, symmetry);
        let all = match task.promise.mercy() {
            Some(_) => game.image(&task.all(game.problem()), symmetry).1,
            None => clues.clone(),
        };
        Self { game, board, symmetry, clues, all, promise: task.promise.claim() }
    }

    pub fn there(&self) -> &R {
        self.board.as_ref().unwrap_or(self.game)
    }

    /// The passages on the board that was given.
    pub fn passages(&self, told: &[Passage<R::Logic>]) -> Vec<Passage<R::Logic>> {
        let (back, blank) = (self.game.turned(R::inverse(self.symmetry)), self.game.blank());
        Passage::under(told, &back, &blank)
    }

    /// What the clue adds that is given apart.
    pub fn opened(&self) -> Opened<R::Logic> {
        let [before, after] = [&self.clues, &self.all].map(|clues| R::given(clues).all());
        let known = self.there().start(&self.clues);
        Opened {
            clues: after.into_iter().filter(|clue| !before.contains(clue)).collect(),
            facts: self.there().start(&self.all).facts().filter(|&fact| !known.knows(fact)).collect(),
        }
    }

    /// The path to the solution.
    fn path(&self, without: &Without<R>, effort: Effort, limits: Limits) -> Result<Path<R::Logic>, RateError> {
        if self.promise == Claim::UpToSymmetry {
            return Err(RateError::UpToSymmetry);
        }
        let problem = self.there().problem();
        if effort != Effort::Techniques {
            let mut budget = Budget::new(limits.within(SEARCH));
            if SearchEngine::new(problem).solutions(&self.all, 2, &mut budget).layouts.len() > 1 {
                return Err(RateError::NotUnique);
            }
        }
        let known = |technique: &Technique<R::Logic>| !without.contains(&technique);
        match self.look(&techniques::<R>(known), Effort::Techniques, limits) {
            Err(RateError::Stuck) if effort != Effort::Techniques => {
                // Once a proof is needed, suppositions are no longer of interest.
                let looking = |technique: &Technique<R::Logic>| known(technique) && technique.suppositions().is_none();
                self.look(&techniques::<R>(looking), effort, limits)
            }
            path => path,
        }
    }

    /// Takes all steps to the end, and opens what is given apart on the way.
    fn look(
        &self,
        techniques: &[&'static Technique<R::Logic>],
        effort: Effort,
        limits: Limits,
    ) -> Result<Path<R::Logic>, RateError> {
        let there = self.there();
        let mut path = Path::new(R::given(&self.clues), there.start(&self.clues)).counted();
        if self.promise == Claim::Mercy {
            let mut proofs = Proofs::new(there, &self.clues, effort, limits);
            match proofs.go_on(&mut path, techniques) {
                Ok(()) => {}
                Err(RateError::NotUnique) => {}
                Err(RateError::Stuck) if is_ambiguous(there, &self.clues, path.end(), limits)? => {}
                Err(end) => return Err(end),
            }
            if !path.end().is_solved() {
                path.open(self.opened(), R::given(&self.all));
            }
        }
        Proofs::new(there, &self.all, effort, limits).go_on(&mut path, techniques)?;
        let fits = there.layout(path.end()).is_some_and(|layout| there.problem().fits_all(&self.all, &layout));
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

/// The rating of a path; `told` are the groups of its steps that a reader sees.
fn rated<R: Reasoning>(
    path: &Path<R::Logic>,
    told: &[Group<R::Logic>],
    effort: Effort,
    without: &Without<R>,
) -> Rating<R::Logic> {
    let parts = || told.iter().flat_map(|group| &group.parts).map(|part| &part.step);
    let cores = parts().filter_map(|step| match step {
        Step::Core(core) => Some(core.grounds.len()),
        Step::Seen(_) | Step::Opened(_) => None,
    });
    let core = cores.max();
    let chains: Vec<usize> = parts().filter_map(Step::chain).collect();
    let hardest = hardest(told).map(|step| &step.step);
    let mut without = without.to_vec();
    without.sort_by_key(|technique| technique.id);
    without.dedup();
    Rating {
        scale: Rating::<R::Logic>::SCALE,
        level: hardest.map_or(Level::Beginner, Step::level).max(level_before_mercy(path)),
        score: told.iter().flat_map(Group::steps).map(|part| part.step.score()).sum(),
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
pub fn keeps<R: Reasoning>(
    rating: &Rating<R::Logic>,
    game: &R,
    task: Task<'_, R::Game>,
    limits: Limits,
) -> Result<bool, CancelledError> {
    let wanted =
        |technique: &Technique<R::Logic>| technique.level <= rating.level && !rating.without.contains(&technique);
    Ok(rating.level == Level::Beyond || leads_to_solution(game, task, wanted, limits)?)
}

/// Whether the wanted techniques solve a puzzle. If a clue is given apart, they must first lead to
/// the ambiguity, to all that the remaining solutions share; only then is it opened.
///
/// # Errors
/// If it was given up.
pub fn leads_to_solution<R: Reasoning>(
    game: &R,
    task: Task<'_, R::Game>,
    wanted: impl Fn(&Technique<R::Logic>) -> bool,
    limits: Limits,
) -> Result<bool, CancelledError> {
    if task.promise.mercy().is_none() {
        return solves(game, task.clues, wanted, limits);
    }
    let mut marks = game.start(task.clues);
    reach(&R::given(task.clues), &mut marks, &wanted, limits)?;
    if !is_ambiguous(game, task.clues, &marks, limits)? {
        return Ok(false);
    }
    let all = task.all(game.problem());
    marks.add_all(game.start(&all).facts());
    reach(&R::given(&all), &mut marks, wanted, limits)?;
    Ok(marks.is_solved())
}

/// Whether the wanted techniques solve these clues.
///
/// # Errors
/// If it was given up.
pub fn solves<R: Reasoning>(
    game: &R,
    clues: &CluesOf<R>,
    wanted: impl Fn(&Technique<R::Logic>) -> bool,
    limits: Limits,
) -> Result<bool, CancelledError> {
    deduction::solves(&R::given(clues), game.start(clues), wanted, limits)
}

/// What is wrong with the rating of a puzzle that keeps its promise, if anything is.
///
/// # Errors
/// If it was given up.
pub fn check<R: Reasoning>(
    game: &R,
    task: Task<'_, R::Game>,
    claimed: &Rating<R::Logic>,
    limits: Limits,
) -> Result<Result<(), RatingError>, CancelledError> {
    let today = Rating::<R::Logic>::SCALE;
    if claimed.scale != today {
        return Ok(Err(RatingError::Scale { claimed: claimed.scale, today }));
    }
    let effort = if claimed.exact { Effort::Smallest } else { Effort::Cores };
    let found = match rating(game, task, &claimed.without, effort, limits) {
        Ok(found) => found,
        Err(RateError::Unfinished(DeductionError::Stopped(stopped))) => return Err(stopped),
        Err(reason) => return Ok(Err(RatingError::None(reason.to_string()))),
    };
    let differences = claimed.differences(&found);
    Ok(if differences.is_empty() { Ok(()) } else { Err(RatingError::Other(differences)) })
}

/// The place of the first step that does not follow from what is known there; their number if all
/// do but the last is not the solution, and `None` if it is.
pub fn broken_off<R: Reasoning>(game: &R, task: Task<'_, R::Game>, steps: &[&LeanStep<R::Logic>]) -> Option<usize> {
    let (before, all) = (R::given(task.clues), R::given(&task.all(game.problem())));
    let (mut clues, mut marks) = (&before, game.start(task.clues));
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
pub fn spare_step<'a, R: Reasoning>(
    game: &R,
    task: Task<'_, R::Game>,
    steps: &[&'a LeanStep<R::Logic>],
) -> Option<&'a LeanStep<R::Logic>> {
    let others = |at: usize| [&steps[..at], &steps[at + 1..]].concat();
    let is_spare =
        |&at: &usize| !matches!(steps[at].step, Step::Opened(_)) && broken_off(game, task, &others(at)).is_none();
    (0..steps.len()).find(is_spare).map(|at| steps[at])
}
