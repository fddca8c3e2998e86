//! Puzzles in the standard form as objects.

use std::collections::HashSet;

use super::answers::{
    Blame, CertificateFiles, CertifyError, Encoded, NoContradiction, NotProvedError, Report, Solved, Strictness, Traits,
};
use super::puzzle::AnyPuzzle;
use super::verdict::{as_json, certify, sentences};
use crate::play::{Play, Playable};
use smyoz_core::composing::ClueSymmetry;
use smyoz_core::engines::{self, EngineChoice, SatEngine, Solver};
use smyoz_core::game::{Game, Model as _, Promise, Puzzle};
use smyoz_core::judging;
use smyoz_core::judging::certificate::Form;
use smyoz_core::judging::deciding::{self, Deciding, SOLUTIONS};
use smyoz_core::lang::Lang;
use smyoz_core::limits::{Budget, CancelledError, Limits};
use smyoz_core::puzzles::{Id, Record as _};
use smyoz_core::rating::{self, NotTold, Rater, Telling, ToldPath, ToldStep};
use smyoz_paper::book::Bindable;

/// The solution of a puzzle: the only one or, if its clues claim to determine it only up to
/// symmetry, the one that it names. Whether the others are its images is found out by whoever looks
/// for what decides between them.
fn solution<G: Game>(puzzle: &Puzzle<G>, limits: Limits) -> Result<G::Layout, NotProvedError> {
    if puzzle.promise == Promise::UpToSymmetry {
        return puzzle.solution.clone().ok_or(NotProvedError::NoneNamed);
    }
    let solutions = Solver::new(&puzzle.board).solutions(&puzzle.all_clues(), 1, limits);
    let solutions = solutions.map_err(|_| NotProvedError::Cancelled)?;
    let unique = solutions.unique();
    match &puzzle.solution {
        Some(named) if unique != Some(named) => Err(NotProvedError::OtherSolution),
        _ => unique.cloned().ok_or(NotProvedError::NotUnique),
    }
}

impl<G: Play> AnyPuzzle for Puzzle<G> {
    fn line(&self) -> String {
        self.text()
    }

    fn copy(&self) -> Box<dyn AnyPuzzle> {
        Box::new(self.clone())
    }

    fn solve(&self, limit: usize, engine: EngineChoice, limits: Limits, blaming: &dyn Fn(bool)) -> Solved {
        let clues = self.all_clues();
        let mut solver = Solver::by(&self.board, engine);
        let engines::Solved { solutions, given_up, by } = solver.solve(&clues, limit, limits);
        let contradictory = solutions.layouts.is_empty() && solutions.complete;
        let conflict = contradictory.then(|| {
            blaming(true);
            let found = solver.conflict(&clues, limits);
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
                    fault: verdict.is_fault(),
                    is_ambiguous: verdict.solutions.len() > 1 && !verdict.keeps_promise,
                    spare: verdict.spare.iter().map(G::place).collect(),
                    json: as_json(self, &verdict, known),
                    lines: sentences(self, &verdict),
                }
            }
            Err(undecided) => Report::given_up(undecided.found.layouts.len()),
        }
    }

    fn deciding(&self, limits: Limits) -> Option<Deciding<String>> {
        if self.promise != Promise::One {
            return None;
        }
        let game = &self.board;
        let found = Solver::new(game).solutions(&self.clues, SOLUTIONS, limits).ok()?;
        if !found.complete {
            return None;
        }
        let (meant, others) = deciding::meant(found.layouts, self.solution.as_ref())?;
        let topics = game.topics();
        let telling = |other: &G::Layout| -> Vec<bool> {
            let tells = game.difference(&meant, other);
            topics.iter().map(|&topic| tells(topic)).collect()
        };
        let others: Vec<Vec<bool>> = others.iter().map(telling).collect();
        let places: Vec<usize> = (0..topics.len()).collect();
        let found = deciding::deciding(&places, &others, |&at, other| other[at])?;
        Some(found.named(|&at| G::place(&game.about(topics[at], &meant))))
    }

    fn fits(&self) -> bool {
        self.fits_its_solution() != Some(false)
    }

    fn solved(&self, limits: Limits) -> Result<Box<dyn AnyPuzzle>, NotProvedError> {
        Ok(Box::new(Self { solution: Some(solution(self, limits)?), ..self.clone() }))
    }

    fn certify(&self, form: Form, limits: Limits) -> Result<CertificateFiles, CertifyError> {
        certify(self, form, limits)
    }

    fn solution_id(&self) -> Option<Id> {
        let (board, solution) = (&self.board, self.solution.as_ref()?);
        let clues = board.offered(solution).into_iter().map(|topic| board.about(topic, solution));
        Some(Puzzle::new(board.clone(), board.clues(clues)).id())
    }

    fn traits(&self) -> Traits {
        let chosen = self.chosen();
        Traits {
            claim: self.promise.claim(),
            chosen: chosen as u32,
            others: (G::each(&self.clues).count() - chosen) as u32,
            counted: G::counted(self),
            symmetry: symmetry(self),
            score: self.score(),
            is_proved: self.minimum.as_ref().map(|minimum| minimum.proved),
        }
    }

    fn encode(&self, limit: usize, limits: Limits) -> Result<Encoded, CancelledError> {
        let clues = self.all_clues();
        let mut engine = SatEngine::<G>::with_guarded_rules(&self.board);
        // Lemmas are added when a model violates them: the formula is complete once all models were
        // seen.
        let is_whole = match G::each(&clues).any(|clue| G::Model::is_lazy(&clue)) {
            true => engine.solutions(&clues, limit, &mut Budget::new(limits)).complete,
            false => true,
        };
        limits.check()?;
        let assumptions = engine.assumptions(&clues);
        Ok(Encoded { id: self.id(), formula: engine.formula().clone(), assumptions, is_whole })
    }

    fn path(
        &self,
        told: rating::Told,
        exact: bool,
        lang: Lang,
        limits: Limits,
    ) -> Result<(ToldPath, Box<dyn AnyPuzzle>), NotTold> {
        let (rating, path) =
            rater(self).path(self.task(), self.rating.as_ref(), told, Telling { lang, exact }, limits)?;
        Ok((path, Box::new(Self { rating: Some(rating), ..self.clone() })))
    }

    fn playable(&self) -> Option<Box<dyn Playable>> {
        G::is_played().then(|| Box::new(self.clone()) as _)
    }

    fn bindable(&self) -> Option<&(dyn Bindable + 'static)> {
        G::book().map(|_| self as _)
    }

    fn hint(&self, marks: &str, exact: bool, lang: Lang, limits: Limits) -> Result<ToldStep, NotTold> {
        rater(self).hint(self.task(), self.rating.as_ref(), marks, Telling { lang, exact }, limits)
    }

    fn why(&self, cell: &str, exact: bool, lang: Lang, limits: Limits) -> Result<Vec<ToldStep>, NotTold> {
        rater(self).why(self.task(), self.rating.as_ref(), cell, Telling { lang, exact }, limits)
    }
}

/// Of the cells with clues, the largest share in per cent that a symmetry takes to such cells.
fn symmetry<G: Game>(puzzle: &Puzzle<G>) -> Option<u32> {
    let size = puzzle.board.extent()?;
    let cells: HashSet<[usize; 2]> = G::each(&puzzle.all_clues()).filter_map(|clue| G::cell(G::topic(&clue))).collect();
    let symmetries = ClueSymmetry::ALL.into_iter().filter(|&symmetry| symmetry != ClueSymmetry::None);
    let shares = symmetries.filter_map(|symmetry| {
        let is_kept = |&&cell: &&[usize; 2]| symmetry.image(cell, size).is_some_and(|image| cells.contains(&image));
        (100 * cells.iter().filter(is_kept).count()).checked_div(cells.len())
    });
    shares.max().map(|share| share as u32)
}

/// The techniques of a puzzle's game, prepared for its board.
fn rater<G: Game>(puzzle: &Puzzle<G>) -> Rater<G> {
    Rater::new(&puzzle.board)
}
