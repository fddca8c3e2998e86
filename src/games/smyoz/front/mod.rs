//! SMYOZ as users meet it: its options, how it is played, and what commands ask of its puzzles.

mod bound;
mod composing;
mod goals;
mod help;
mod layouts;
mod options;
mod path;
pub mod play;
mod sheets;
mod verdict;
mod web;

pub use bound::BookGame;

use std::ops::Deref;

use clap::{ArgMatches, Args, Command};
use goals::Asked;
use help::COMPOSING;
use options::SmyozArgs;
use serde_json::json;

use play::{FORMAT as PLAYED, SmyozMaker, read_game, summary};

use crate::board::{Cell, CellSet, Layout};
use crate::clues::View;
use crate::compose;
use crate::compose::FINGERPRINT;
use crate::deduction::techniques::Technique;
use crate::engines::encode::Engine;
use crate::engines::search::census;
use crate::engines::{Smyoz, Solutions, Solver};
use crate::lang::TEXTS;
use crate::puzzle::{Claim, FORMAT, Puzzle, read_puzzle};
use crate::rate::Effort;
use smyoz_app::play::{Maker, Playable, Played, ReadGameError, Summary};
use smyoz_app::registry::clue_wishes::{ClueWishes, with};
use smyoz_app::registry::values::EngineArgs;
use smyoz_app::registry::{
    self, AnyGame, AnyPuzzle, Blame, CertificateFiles, CertifyError, CommonWishes, Composing, Counted, Encoded,
    Layouts, NoContradiction, NotProvedError, Prepared, PuzzleGame, RefusedError, Report, Settings, Sheets, Solved,
    Strictness, Traits, Web,
};
use smyoz_core::engines::{self, EngineChoice};
use smyoz_core::judging::certificate::{Certifiable, CertificateError, Files, Form, check_certificate};
use smyoz_core::judging::deciding::{Deciding, SOLUTIONS, deciding, meant};
use smyoz_core::lang::Lang;
use smyoz_core::limits::{Budget, CancelledError, Limits};
use smyoz_core::puzzles::{ReadError, Record};
use smyoz_core::rating::{NotTold, TechniqueRow, Told, ToldPath, ToldStep};
use smyoz_paper::book::{self, Bindable};

/// The name of the game in commands, journals and formats.
const GAME: &str = "smyoz";

pub struct SmyozGame;

impl AnyGame for SmyozGame {
    fn kind(&self) -> &'static str {
        GAME
    }

    fn name(&self) -> &'static str {
        "SMYOZ"
    }

    fn puzzles(&self) -> Option<&dyn PuzzleGame> {
        Some(self)
    }

    fn explained(&self, command: Command) -> Command {
        help::explained(command)
    }

    /// Mercy shots, and codes that lead to a web site with the puzzles.
    fn has_in_books(&self, option: &str) -> bool {
        ["mercy-shot", "link"].contains(&option)
    }

    fn layouts(&self) -> Option<&dyn Layouts> {
        Some(self)
    }

    fn sheets(&self) -> Option<&dyn Sheets> {
        Some(self)
    }

    fn web(&self) -> Option<&'static Web> {
        Some(&web::WEB)
    }

    fn told(&self) -> Option<&'static dyn book::Game> {
        Some(&BookGame)
    }
}

/// A puzzle in JSON, with spaces where a narrow terminal breaks the line.
const SAMPLE: &str = r#"{"format":"smyoz-puzzle/1", "inventory":{"moored":5}, "shots":[{"cell":"55", "shows":"A"}]}"#;

/// What is counted in solutions.
const MOORED: Counted = Counted { name: "moored", things: "moored ships" };
const ISLANDS: Counted = Counted { name: "islands", things: "islands" };

impl PuzzleGame for SmyozGame {
    fn counted(&self) -> &'static [Counted] {
        &[MOORED, ISLANDS]
    }

    fn read(&self, text: &str) -> Result<Box<dyn AnyPuzzle>, ReadError> {
        Ok(Box::new(Held(read_puzzle(text)?)))
    }

    fn format(&self) -> String {
        FORMAT.to_owned()
    }

    fn sample(&self) -> Option<&'static str> {
        Some(SAMPLE)
    }

    fn composing(&self) -> Composing {
        COMPOSING
    }

    fn check_certificate(
        &self,
        files: &Files,
        limits: Limits,
    ) -> Result<Result<Box<dyn AnyPuzzle>, CertificateError>, CancelledError> {
        Ok(check_certificate::<Puzzle>(files, limits)?.map(|puzzle| Box::new(Held(puzzle)) as _))
    }

    fn fingerprint(&self) -> &'static str {
        FINGERPRINT
    }

    fn techniques(&self) -> Option<Vec<TechniqueRow>> {
        Some(TechniqueRow::all(|one: &Technique, lang| TEXTS.technique(lang, one.id)))
    }

    fn count_layouts(&self) -> Option<u64> {
        Some(census())
    }

    fn maker(&self) -> Option<&dyn Maker> {
        Some(&SmyozMaker)
    }

    fn with_options(&self, command: Command) -> Command {
        with::<SmyozArgs>(with::<ClueWishes>(command))
    }

    fn own_options(&self) -> Command {
        self.with_options(EngineArgs::augment_args(Command::new("options")))
    }

    /// Before `--min-shots`, a number was that, and only a range a filter.
    fn option_now<'a>(&self, name: &'a str, value: &str) -> &'a str {
        if name == "shots" && value.parse::<u8>().is_ok() { "min-shots" } else { name }
    }

    fn settings(&self, wishes: &CommonWishes, own: &ArgMatches) -> Result<Settings, RefusedError> {
        Asked::of(wishes, own)?.settings()
    }

    fn prepare(&self, wishes: &CommonWishes, own: &ArgMatches, limits: Limits) -> Result<Prepared, RefusedError> {
        Asked::of(wishes, own)?.prepared(limits)
    }

    fn played_format(&self) -> Option<String> {
        Some(PLAYED.to_owned())
    }

    fn summary(&self, text: &str) -> Result<Summary, String> {
        summary(text)
    }

    fn read_played(&self, text: &str, limits: Limits) -> Result<Box<dyn Played>, ReadGameError> {
        Ok(Box::new(read_game(text, limits)?))
    }
}

/// A puzzle as commands, books and the Explorer hold it: what they ask is answered here, where the
/// rooms of the puzzle know none of them.
#[derive(Clone, Debug)]
pub struct Held(pub Puzzle);

impl Deref for Held {
    type Target = Puzzle;

    fn deref(&self) -> &Puzzle {
        &self.0
    }
}

impl AnyPuzzle for Held {
    fn line(&self) -> String {
        serde_json::to_string(&self.0).expect("a puzzle is plain data")
    }

    fn copy(&self) -> Box<dyn AnyPuzzle> {
        Box::new(self.clone())
    }

    fn solve(&self, limit: usize, engine: EngineChoice, limits: Limits, blaming: &dyn Fn(bool)) -> Solved {
        let clues = self.clues();
        let mut solver = Solver::by(&Smyoz, engine);
        let engines::Solved { solutions, given_up, by } = solver.solve(&clues, limit, limits);
        let Solutions { layouts, complete } = solutions;
        let contradictory = layouts.is_empty() && complete;
        let conflict = contradictory.then(|| {
            blaming(true);
            let found = solver.conflict(&clues, limits);
            blaming(false);
            found.as_ref().map(Blame::from).ok_or(NoContradiction)
        });
        let layouts = layouts.iter().map(|layout| layout.drawing().rows().into()).collect();
        Solved { layouts, complete, given_up, engine: by.name(), conflict }
    }

    fn verify(&self, strictness: Strictness, engine: EngineChoice, limits: Limits) -> Report {
        verdict::report(self, strictness, engine, limits)
    }

    fn deciding(&self, limits: Limits) -> Option<Deciding<String>> {
        if self.claim() != Claim::Unique {
            return None;
        }
        let found = Solver::new(&Smyoz).solve(&self.clues(), SOLUTIONS, limits);
        if !found.solutions.complete {
            return None;
        }
        let (meant, others) = meant(found.solutions.layouts, self.solution.as_ref())?;
        let others: Vec<View> = others.iter().map(View::of).collect();
        let cells: Vec<Cell> = CellSet::all().iter().collect();
        let view = View::of(&meant);
        let found = deciding(&cells, &others, |&cell, other| other.shows(cell) != view.shows(cell))?;
        Some(found.named(Cell::to_string))
    }

    fn fits(&self) -> bool {
        self.solution_fits() != Some(false)
    }

    fn solved(&self, limits: Limits) -> Result<Box<dyn AnyPuzzle>, NotProvedError> {
        Ok(Box::new(Self(Puzzle { solution: Some(solution(self, limits)?), ..self.0.clone() })))
    }

    fn certify(&self, form: Form, limits: Limits) -> Result<CertificateFiles, CertifyError> {
        registry::certify(&self.0, form, limits, |layout| json!(layout))
    }

    fn traits(&self) -> Traits {
        let compose::Traits { shots, moored, islands } = compose::Traits::of(self);
        let known = |(name, number): (&'static str, Option<u32>)| Some((name, number?));
        Traits {
            claim: self.claim(),
            chosen: shots,
            others: self.inventory.items().count() as u32,
            counted: [(MOORED.name, moored), (ISLANDS.name, islands)].into_iter().filter_map(known).collect(),
            score: self.rating.as_ref().map(|rating| rating.score),
            is_proved: self.minimum.as_ref().map(|minimum| minimum.proved),
        }
    }

    /// Clauses about islands are added when a model violates them: the formula is complete once all
    /// models were seen.
    fn encode(&self, limit: usize, limits: Limits) -> Result<Encoded, CancelledError> {
        let clues = self.clues();
        let mut engine: Engine = Engine::with_guarded_rules(&Smyoz);
        let is_whole = match clues.inventory.islands() {
            Some(_) => engine.solutions(&clues, limit, &mut Budget::new(limits)).complete,
            None => true,
        };
        limits.check()?;
        let assumptions = engine.assumptions(&clues);
        Ok(Encoded { id: self.id(), formula: engine.formula().clone(), assumptions, is_whole })
    }

    fn path(
        &self,
        told: Told,
        exact: bool,
        lang: Lang,
        limits: Limits,
    ) -> Result<(ToldPath, Box<dyn AnyPuzzle>), NotTold> {
        let (path, puzzle) = path::path(self, told, effort(exact), lang, limits)?;
        Ok((path, Box::new(Self(puzzle))))
    }

    fn hint(&self, marks: &str, exact: bool, lang: Lang, limits: Limits) -> Result<ToldStep, NotTold> {
        path::hint(self, marks, effort(exact), lang, limits)
    }

    fn why(&self, cell: &str, exact: bool, lang: Lang, limits: Limits) -> Result<Vec<ToldStep>, NotTold> {
        path::why(self, cell, effort(exact), lang, limits)
    }

    fn playable(&self) -> Option<Box<dyn Playable>> {
        Some(Box::new(self.clone()))
    }

    fn bindable(&self) -> Option<&(dyn Bindable + 'static)> {
        Some(self)
    }
}

/// What is done where no technique helps.
fn effort(exact: bool) -> Effort {
    if exact { Effort::Smallest } else { Effort::Cores }
}

/// The solution of a puzzle: the only one or, if its clues claim to determine it only up to
/// symmetry, the one that it names. Whether the others are its images is found out by whoever looks
/// for the shots that decide between them.
///
/// # Errors
/// If there is none or there are others, or it names another one.
fn solution(puzzle: &Puzzle, limits: Limits) -> Result<Layout, NotProvedError> {
    if puzzle.up_to_symmetry {
        return puzzle.solution.ok_or(NotProvedError::NoneNamed);
    }
    let solved = Solver::new(&Smyoz).solve(&puzzle.clues(), 1, limits);
    limits.check().map_err(|_| NotProvedError::Stopped)?;
    let unique = solved.solutions.unique().copied();
    match puzzle.solution {
        Some(named) if unique != Some(named) => Err(NotProvedError::OtherSolution),
        _ => unique.ok_or(NotProvedError::NotUnique),
    }
}
