//! A game in the standard form as an object.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use clap::{ArgMatches, Args, Command, FromArgMatches};
use serde_json::json;

use super::answers::CertifyError;
use super::asked::with_args;
use super::game::{Game, PuzzleGame};
use super::job::{Attempt, CommonWishes, Dispute, Job, JobError, Prepared, YES, over_after};
use super::puzzle::{AnyPuzzle, Solvable};
use super::tests_of_game::{EngineTest, MinimumTest, SelfTestError, SelfTests, TechniqueTest};
use crate::play::{Played, ReadGameError, Summary, standard};
use smyoz_core::batch::Outcome;
use smyoz_core::composing::{Choice, ComposeError, Composed, Composer, Deducer, Goal, Order, Wish};
use smyoz_core::engines::{Problem, SearchEngine};
use smyoz_core::judging::certificate::{CertificateError, Files, Form, check_certificate};
use smyoz_core::limits::{Budget, Limits};
use smyoz_core::puzzles::{Bounds, Level, Levels, ReadError, Seed, Stream, read_as};
use smyoz_core::rating::{Asked, Rater, TechniqueRow};
use smyoz_core::standard::{EngineCase, MinimumCase, Puzzle, Standard};
use smyoz_paper::book;
use smyoz_paper::standard::GameOf;

/// What a game in the standard form says beside its boards.
pub trait StandardGame: Send + Sync + 'static {
    /// Its boards.
    type Board: Standard;

    /// Its own options that decide which board is drawn.
    type Options: Args + Send + Sync;

    /// The fingerprint of what is composed: any text, to be changed whenever that changes.
    const FINGERPRINT: &'static str;

    /// What a clue is called.
    const CLUE: &'static str;

    /// Whether the options go together.
    ///
    /// # Errors
    /// If they do not.
    fn check(options: &Self::Options) -> Result<(), String> {
        let _ = options;
        Ok(())
    }

    /// The board and the layout of a seed.
    ///
    /// # Errors
    /// If there is none.
    fn draw(options: &Self::Options, seed: Seed) -> Result<Drawn<Self>, String>;

    /// Random options for tests, of boards that are quick to solve.
    fn any(stream: &mut Stream) -> Self::Options;
}

/// The most layouts that conclusions are held against, and the most steps to find them.
const LAYOUTS: usize = 40;
const STEPS: u64 = 20_000;

/// The most seeds that are tried for a board.
const SEEDS: usize = 1_000;

type TechniqueOf<G> = <<<G as StandardGame>::Board as Standard>::Rater as Deducer>::Technique;
/// A board of a game, and a layout on it.
type Drawn<G> = (<G as StandardGame>::Board, LayoutOf<G>);

type LayoutOf<G> = <<G as StandardGame>::Board as Problem>::Layout;

/// A game in the standard form as the registry sees it.
pub struct Entry<G>(PhantomData<G>);

impl<G: StandardGame> Entry<G> {
    /// The game.
    pub const GAME: &'static dyn Game = &Self(PhantomData);
}

impl<G: StandardGame> Game for Entry<G> {
    fn kind(&self) -> &'static str {
        G::Board::KIND
    }

    fn name(&self) -> &'static str {
        G::Board::NAME
    }

    fn puzzles(&self) -> Option<&dyn PuzzleGame> {
        Some(self)
    }

    fn told(&self) -> Option<&'static dyn book::Game> {
        GameOf::<G::Board>::told()
    }
}

impl<G: StandardGame> PuzzleGame for Entry<G> {
    fn read(&self, text: &str) -> Result<Box<dyn AnyPuzzle>, ReadError> {
        Ok(Box::new(read_as::<Puzzle<G::Board>>(text)?))
    }

    fn check_certificate(&self, files: &Files) -> Result<Box<dyn AnyPuzzle>, CertificateError> {
        Ok(Box::new(check_certificate::<Puzzle<G::Board>>(files)?))
    }

    fn fingerprint(&self) -> &'static str {
        G::FINGERPRINT
    }

    fn techniques(&self) -> Option<Vec<TechniqueRow>> {
        <G::Board as Standard>::Rater::techniques()
    }

    fn self_tests(&self) -> &dyn SelfTests {
        self
    }

    fn with_options(&self, command: Command) -> Command {
        with_args::<G::Options>(command)
    }

    fn prepare(&self, wishes: &CommonWishes, own: &ArgMatches) -> Option<Result<Prepared, String>> {
        Some(prepare::<G>(wishes, own))
    }

    fn played_format(&self) -> Option<String> {
        self.told().map(|_| standard::format::<G::Board>())
    }

    fn summary(&self, text: &str) -> Result<Summary, String> {
        standard::summary::<G::Board>(text)
    }

    fn read_played(&self, text: &str, limits: Limits) -> Result<Box<dyn Played>, ReadGameError> {
        standard::read_game::<G::Board>(text, limits)
    }
}

fn prepare<G: StandardGame>(wishes: &CommonWishes, own: &ArgMatches) -> Result<Prepared, String> {
    let options = G::Options::from_arg_matches(own).map_err(|error| error.to_string())?;
    G::check(&options)?;
    let command = G::Options::augment_args(Command::new(G::Board::NAME));
    let named = command.get_arguments().filter_map(|option| {
        let id = option.get_id().as_str();
        let value = match option.get_action().takes_values() {
            true => own.get_raw(id)?.map(|value| value.to_string_lossy()).collect::<Vec<_>>().join(","),
            false => own.get_flag(id).then(|| YES.to_owned())?,
        };
        Some((option.get_long()?.to_owned(), value))
    });
    let mut settings: BTreeMap<String, String> = named.collect();
    let has_techniques = <G::Board as Standard>::Rater::techniques().is_some();
    let CommonWishes { minimum, level, score, stars, longest, suppositions, time_limit, certifies } = *wishes;
    let asks = level.is_some() || [score, stars, longest, suppositions].iter().any(Option::is_some);
    if asks && !has_techniques {
        return Err("it has no techniques, so its puzzles have no level".to_owned());
    }
    if stars.is_some() && G::Board::STAR_SCORES.is_none() {
        return Err("its puzzles have no stars".to_owned());
    }
    if asks && minimum {
        return Err("--minimum asks for the fewest clues, whatever the level".to_owned());
    }
    let levels = level.unwrap_or(Levels::only(Level::Advanced));
    let order = (has_techniques && !minimum)
        .then(|| (levels, Order { score, longest, suppositions, ..Order::of(Level::Beginner, Level::Beyond) }));
    if time_limit.is_some() && order.is_some() {
        return Err("--time-limit limits the proof that no fewer clues are possible: also give --minimum".to_owned());
    }
    match &order {
        Some((levels, _)) => settings.insert("level".to_owned(), levels.to_string()),
        None => settings.insert("minimum".to_owned(), YES.to_owned()),
    };
    Ok(Prepared { job: Box::new(Composing::<G> { options, order, stars, time_limit, certifies }), settings })
}

/// The work on the seeds of a batch.
struct Composing<G: StandardGame> {
    options: G::Options,
    /// The difficulty that is asked for; as few clues as possible if `None`.
    order: Option<(Levels, Order<TechniqueOf<G>>)>,
    stars: Option<Bounds>,
    time_limit: Option<std::time::Duration>,
    certifies: bool,
}

impl<G: StandardGame> Job for Composing<G> {
    fn attempt(&self, seed: Seed, limits: Limits) -> Result<Attempt, JobError> {
        let (board, solution) = match G::draw(&self.options, seed) {
            Ok(drawn) => drawn,
            Err(reason) => return Ok((Outcome::Declined(reason), None)),
        };
        let goal = match &self.order {
            None => Goal::Fewest,
            Some((levels, order)) => {
                let level = levels.of_seed(seed);
                let scores = G::Board::STAR_SCORES.as_ref();
                let score = scores.map_or(order.score, |scores| scores.narrowed(order.score, level, self.stars));
                Goal::ToOrder(Order { from: level, to: level, score, ..order.clone() })
            }
        };
        let wish = Wish::single(Vec::new(), board.topics(), goal);
        let mut composer = Composer::new(&board, <G::Board as Standard>::Rater::prepare(&board));
        let (mut stream, enough) = (seed.stream("clues"), over_after(self.time_limit));
        let limits = limits.content_once(&enough);
        let composed = composer.compose(&solution, &wish, &mut stream, limits);
        let Composed { clues, proof, rating, minimal, .. } = match composed {
            Ok(composed) => composed,
            Err(ComposeError::Cancelled) => return Err(JobError::Cancelled),
            Err(error @ ComposeError::Disagreement(_)) => {
                return Err(dispute(error.to_string(), &board.rows(&solution)));
            }
            Err(declined) => return Ok((Outcome::Declined(declined.to_string()), None)),
        };
        let minimum = proof.as_ref().map(Into::into);
        let solution = Some(solution);
        let puzzle = Puzzle { seed: Some(seed), solution, minimum, rating, ..Puzzle::new(board, clues) };
        let certificate = match self.certifies {
            true => {
                let certified = puzzle.certify(Form { compressed: true, ..Form::default() }, limits);
                Some(certified.map_err(|reason| not_certified(reason, &[puzzle.line()]))?.files)
            }
            false => None,
        };
        let puzzle: Box<dyn AnyPuzzle> = Box::new(puzzle);
        Ok((Outcome::Puzzle { puzzle: Box::new(puzzle), minimal }, certificate))
    }

    fn certifies(&self) -> bool {
        self.certifies
    }

    fn clue(&self) -> &'static str {
        G::CLUE
    }
}

/// What it means that a puzzle that was just composed has no certificate.
pub(crate) fn not_certified(reason: CertifyError, report: &[String]) -> JobError {
    match reason {
        CertifyError::Stopped => JobError::Cancelled,
        reason @ CertifyError::Wrong { .. } => dispute(reason.to_string(), report),
    }
}

fn dispute(message: String, rows: &[String]) -> JobError {
    let report = format!("{message}\n\n{}\n", rows.join("\n"));
    JobError::Dispute(Dispute { message, report })
}

impl<G: StandardGame> SelfTests for Entry<G> {
    fn engines(&self, seed: Seed, number: u32) -> EngineTest {
        let (mut stream, [(board, layout), (_, other)]) = drawn::<G>("engines", seed, number);
        let other = Some(&other).filter(|other| board.is_legal(other));
        let case = EngineCase::draw(board, layout, other, &mut stream);
        let result = case.test(&mut stream).map_err(|wrong| {
            let puzzle = Puzzle::new(case.puzzle.board.clone(), wrong.clues.clone());
            SelfTestError { message: wrong.to_string(), json: json!(puzzle) }
        });
        EngineTest { kind: case.kind, result }
    }

    fn minima(&self, seed: Seed, number: u32) -> Option<MinimumTest> {
        let (mut stream, [(board, layout), _]) = drawn::<G>("minima", seed, number);
        let nothing = json!(Puzzle::new(board.clone(), board.clues([])));
        let case = match MinimumCase::draw(board, layout, &mut stream) {
            Ok(case) => case,
            Err(message) => return Some(Err(SelfTestError { message, json: nothing })),
        };
        Some(match case.test() {
            Ok(tried) => Ok((tried.clues, tried.sets)),
            Err(message) => Err(SelfTestError { message, json: json!(case.puzzle) }),
        })
    }

    fn techniques(&self, seed: Seed, number: u32, suppositions: bool) -> Option<TechniqueTest> {
        let (mut stream, [(board, layout), _]) = drawn::<G>("techniques", seed, number);
        let EngineCase { puzzle, .. } = EngineCase::draw(board, layout.clone(), None, &mut stream);
        let found = SearchEngine::new(&puzzle.board).solutions_within(
            &puzzle.clues,
            LAYOUTS,
            &mut Budget::new(Limits::NONE.within(STEPS)),
        );
        let layouts: Vec<_> =
            std::iter::once(layout.clone()).chain(found.layouts.into_iter().filter(|other| *other != layout)).collect();
        let rater = <G::Board as Standard>::Rater::prepare(&puzzle.board);
        let Asked { tally, unsound } = rater.ask(&puzzle.clues, &layouts, suppositions, &mut stream)?;
        let unsound = unsound.map(|(message, mut json)| {
            json["puzzle"] = json!(puzzle);
            SelfTestError { message, json }
        });
        Some(TechniqueTest { tally, unsound, reasons: None })
    }
}

/// Two boards with their layouts, by the same random options.
fn drawn<G: StandardGame>(what: &str, seed: Seed, number: u32) -> (Stream, [Drawn<G>; 2]) {
    let mut stream = seed.stream(&format!("{what} {number}"));
    let options = G::any(&mut stream);
    let mut draw = || {
        let mut seed = || Seed::try_from(stream.below(Seed::COUNT.into()) as u32).expect("it is below their number");
        let drawn = (0..SEEDS).find_map(|_| G::draw(&options, seed()).ok());
        drawn.expect("random options are of boards that most seeds have")
    };
    let both = [draw(), draw()];
    (stream, both)
}
