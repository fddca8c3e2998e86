//! Puzzles in the standard form as objects.

use serde_json::json;

use super::answers::{
    Blame, CertificateFiles, CertifyError, Encoded, NoContradiction, NotProvedError, Report, Solved, Strictness, Traits,
};
use super::puzzle::AnyPuzzle;
use super::verdict::{as_json, certify, sentences};
use crate::play::{Play, Playable};
use smyoz_core::engines::{self, EngineChoice, SatEngine, Solver};
use smyoz_core::judging;
use smyoz_core::judging::certificate::{Certifiable as _, Form};
use smyoz_core::judging::deciding::{self, Deciding, SOLUTIONS};
use smyoz_core::lang::Lang;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{Claim, Record as _};
use smyoz_core::rating::{self, NotTold, Rater, ToldPath, ToldStep};
use smyoz_core::standard::{Puzzle, Standard};
use smyoz_paper::book::Bindable;

/// The only solution of a puzzle, which is the one that it names, if any.
fn solution<P: Standard>(puzzle: &Puzzle<P>, limits: Limits) -> Result<P::Layout, NotProvedError> {
    let solutions = Solver::new(&puzzle.board).solutions(&puzzle.clues, 1, limits);
    let solutions = solutions.map_err(|_| NotProvedError::Stopped)?;
    let unique = solutions.unique();
    match &puzzle.solution {
        Some(named) if unique != Some(named) => Err(NotProvedError::OtherSolution),
        _ => unique.cloned().ok_or(NotProvedError::NotUnique),
    }
}

impl<P: Play> AnyPuzzle for Puzzle<P> {
    fn line(&self) -> String {
        self.text()
    }

    fn copy(&self) -> Box<dyn AnyPuzzle> {
        Box::new(self.clone())
    }

    fn solve(&self, limit: usize, engine: EngineChoice, limits: Limits, blaming: &dyn Fn(bool)) -> Solved {
        let mut solver = Solver::by(&self.board, engine);
        let engines::Solved { solutions, given_up, by } = solver.solve(&self.clues, limit, limits);
        let contradictory = solutions.layouts.is_empty() && solutions.complete;
        let conflict = contradictory.then(|| {
            blaming(true);
            let found = solver.conflict(&self.clues, limits);
            blaming(false);
            found.as_ref().map(Blame::from).ok_or(NoContradiction)
        });
        let layouts = solutions.layouts.iter().map(|layout| self.board.rows(layout)).collect();
        Solved { layouts, complete: solutions.complete, given_up, engine: by.name(), conflict }
    }

    fn verify(&self, strictness: Strictness, engine: EngineChoice, limits: Limits) -> Report {
        match judging::verify(self, engine, limits) {
            Ok(verdict) => {
                let wrong_rating = verdict.rating.as_ref().and_then(|checked| checked.as_ref().err());
                let other_scale = wrong_rating.is_some_and(|wrong| !wrong.is_comparable());
                let known = !verdict.is_undecided() && !other_scale;
                let passes = verdict.spare.is_empty() || strictness.allows_spare(self.allow_spare);
                Report {
                    yes: verdict.holds() && passes && !(other_scale && strictness == Strictness::Strict),
                    known,
                    fault: verdict.conflict == Some(None),
                    is_ambiguous: verdict.solutions.len() > 1 && !verdict.holds(),
                    spare: verdict.spare.iter().map(P::place).collect(),
                    json: as_json(self, &verdict, known),
                    lines: sentences(self, &verdict),
                }
            }
            Err(undecided) => Report::given_up(undecided.found.layouts.len()),
        }
    }

    fn deciding(&self, limits: Limits) -> Option<Deciding<String>> {
        let problem = &self.board;
        let found = Solver::new(problem).solutions(&self.clues, SOLUTIONS, limits).ok()?;
        if !found.complete {
            return None;
        }
        let (meant, others) = deciding::meant(found.layouts, self.solution.as_ref())?;
        let clues: Vec<_> = problem.topics().into_iter().map(|topic| problem.about(topic, &meant)).collect();
        let found = deciding::deciding(&clues, &others, |clue, other| !problem.fits(clue, other))?;
        Some(found.named(P::place))
    }

    fn fits(&self) -> bool {
        self.solution_fits() != Some(false)
    }

    fn solved(&self, limits: Limits) -> Result<Box<dyn AnyPuzzle>, NotProvedError> {
        Ok(Box::new(Self { solution: Some(solution(self, limits)?), ..self.clone() }))
    }

    fn certify(&self, form: Form, limits: Limits) -> Result<CertificateFiles, CertifyError> {
        certify(self, form, limits, |layout| json!(self.board.rows(layout)))
    }

    fn traits(&self) -> Traits {
        let chosen = self.chosen();
        Traits {
            claim: Claim::Unique,
            chosen: chosen as u32,
            others: (P::each(&self.clues).count() - chosen) as u32,
            counted: Vec::new(),
            score: self.score(),
            is_proved: self.minimum.as_ref().map(|minimum| minimum.proved),
        }
    }

    fn encode(&self, _limit: usize, _limits: Limits) -> Result<Encoded, CancelledError> {
        let mut engine = SatEngine::<P>::with_guarded_rules(&self.board);
        let assumptions = engine.assumptions(&self.clues);
        Ok(Encoded { id: self.id(), formula: engine.formula().clone(), assumptions, is_whole: true })
    }

    fn path(
        &self,
        told: rating::Told,
        exact: bool,
        lang: Lang,
        limits: Limits,
    ) -> Result<(ToldPath, Box<dyn AnyPuzzle>), NotTold> {
        refuse_exact(exact)?;
        let (rating, path) = rater(self).path(&self.clues, self.rating.as_ref(), told, lang, limits)?;
        Ok((path, Box::new(Self { rating: Some(rating), ..self.clone() })))
    }

    fn playable(&self) -> Option<Box<dyn Playable>> {
        P::told().map(|_| Box::new(self.clone()) as _)
    }

    fn bindable(&self) -> Option<&(dyn Bindable + 'static)> {
        P::told().map(|_| self as _)
    }

    fn hint(&self, marks: &str, exact: bool, lang: Lang, limits: Limits) -> Result<ToldStep, NotTold> {
        refuse_exact(exact)?;
        rater(self).hint(&self.clues, self.rating.as_ref(), marks, lang, limits)
    }

    fn why(&self, cell: &str, exact: bool, lang: Lang, limits: Limits) -> Result<Vec<ToldStep>, NotTold> {
        refuse_exact(exact)?;
        rater(self).why(&self.clues, self.rating.as_ref(), cell, lang, limits)
    }
}

/// The techniques of a puzzle's game, prepared for its board.
fn rater<P: Standard>(puzzle: &Puzzle<P>) -> P::Rater {
    P::Rater::prepare(&puzzle.board)
}

/// Where no technique helps, nothing else is said.
///
/// # Errors
/// If that is asked for.
pub fn refuse_exact(exact: bool) -> Result<(), NotTold> {
    if exact { Err(NotTold::NotForGame("exact")) } else { Ok(()) }
}
