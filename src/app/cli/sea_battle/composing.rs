//! `smyoz compose --game sea-battle`: from seeds to puzzles of Sea Battle.

use std::sync::Mutex;
use std::time::Duration;

use thiserror::Error;

use super::GAME;
use crate::cli::compose::goals::{GoalError, LEVEL};
use crate::cli::compose::wishes::Wishes;
use crate::cli::puzzle_files::beside;
use crate::cli::{CommandError, Named};
use crate::games::sea_battle::options::{ClueArgs, Counts};
use crate::registry::{Attempt, Dispute, Job, JobError, Solvable, YES, not_certified, over_after};
use smyoz_core::batch::Outcome;
use smyoz_core::engines::EngineChoice;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{Bounds, Caption, Level, Levels, Seed, Stream};
use smyoz_games::sea_battle::compose::{ComposeError, Composed, Composer, Goal, Order, Start, Wish, wish};
use smyoz_games::sea_battle::puzzle::STAR_SCORES;
use smyoz_games::sea_battle::{CellSet, Layout, Puzzle, Sampler, Setting, Size, Symmetry, Topic};
use smyoz_games::smyoz::compose::ClueSymmetry;

/// The work on seeds of Sea Battle.
pub(in crate::cli) struct SeaBattle {
    setting: Setting,
    counts: Counts,
    /// The cells that may be shown; all if `None`.
    pattern: Option<CellSet>,
    /// The clues to begin with.
    start: Option<Start>,
    /// The title and the note of the puzzle to begin with, which what is made of it keeps.
    caption: Caption,
    /// How many columns or rows apart any two cells lie that are shown; anywhere if it is 0.
    apart: u32,
    /// The symmetry of the cells that are shown.
    symmetry: Option<Symmetry>,
    aim: Aim,
    /// The stars that puzzles may have.
    stars: Option<Bounds>,
    /// How many cells may be shown.
    cells: Option<Bounds>,
    /// The time for the proof that fewer cells would not do.
    time_limit: Option<Duration>,
    certifies: bool,
    /// Whether the clues to begin with need no others.
    is_single: bool,
    /// Composers that no thread is using.
    idle: Mutex<Vec<Composer>>,
}

/// What the clues are chosen for.
enum Aim {
    /// As few as possible.
    Fewest,
    /// A level, which may depend on the seed, or any that people can solve, and what else is asked
    /// of the difficulty.
    Level(Option<Levels>, Order),
}

/// Why the options are refused for this game.
#[derive(Debug, Error)]
enum ComposeOptionError {
    #[error("--counts: expected at most {0}, as many as the board has")]
    Counts(usize),
    #[error("--engine: expected auto, for both engines prove each puzzle")]
    Engine,
    #[error("{option} {what}: it cannot be combined with {other}")]
    Together { option: &'static str, what: &'static str, other: &'static str },
    #[error("--start: the puzzle has another board, fleet or variant: also give --size {} --fleet {} and its variant", .0.size(), .0.fleet())]
    OtherBoard(Box<Setting>),
    #[error("expected a square board, such as 10x10, for symmetry `{0}`")]
    NotSquare(ClueSymmetry),
}

impl Named for Seed {
    fn name(&self) -> String {
        format!("seed {self}")
    }
}

impl SeaBattle {
    pub fn new(
        setting: Setting,
        wishes: &Wishes,
        clues: &ClueArgs,
        pattern: Option<CellSet>,
        start: Option<&Puzzle>,
        certifies: bool,
    ) -> Result<Self, CommandError> {
        let refuse = |unfit: ComposeOptionError| Err(CommandError::content("--game sea-battle", unfit));
        if wishes.engine.engine != EngineChoice::Auto {
            return refuse(ComposeOptionError::Engine);
        }
        let counts = clues.counts.unwrap_or_default();
        let asks = wishes.asks_for_level();
        let all = Topic::counts(&setting).count();
        if let Counts::Some(bounds) = counts
            && *bounds.range().start() as usize > all
        {
            return refuse(ComposeOptionError::Counts(all));
        }
        if (wishes.minimum || counts == Counts::Minimal) && asks {
            let (option, other) = (if wishes.minimum { "--minimum" } else { "--counts minimal" }, LEVEL);
            return refuse(ComposeOptionError::Together {
                option,
                what: "asks for the fewest clues, whatever the level",
                other,
            });
        }
        if wishes.time_limit.is_some() && !wishes.minimum && counts != Counts::Minimal && start.is_none() {
            return Err(GoalError::LimitOfNoProof.into());
        }
        if wishes.time_limit.is_some() && wishes.places.spread.is_some() {
            let (what, other) = ("takes the time that it needs", "--time-limit");
            return refuse(ComposeOptionError::Together { option: "--spread", what, other });
        }
        let others = [
            ("--counts minimal", counts == Counts::Minimal),
            ("--counts N", matches!(counts, Counts::Some(_))),
            ("--clue-symmetry", wishes.clues.clue_symmetry != ClueSymmetry::None),
            ("--time-limit", wishes.time_limit.is_some()),
        ];
        if let Some((other, _)) = others.into_iter().find(|(_, is_asked)| *is_asked && start.is_some()) {
            let what = "keeps the clues that are given, and adds cells as needed";
            return refuse(ComposeOptionError::Together { option: "--start", what, other });
        }
        if let Some(puzzle) = start.filter(|puzzle| puzzle.setting != setting) {
            return refuse(ComposeOptionError::OtherBoard(Box::new(puzzle.setting.clone())));
        }
        let begin = |puzzle: &Puzzle| {
            let start = Start::new(&setting, &puzzle.clues, puzzle.solution.as_ref(), Limits::NONE);
            start.map_err(|error| GoalError::start_of_sea_battle(wishes.places.start_name(), &error))
        };
        let given = start.map(|puzzle| &puzzle.clues);
        let caption = start.map_or(Caption::NONE, |puzzle| puzzle.caption.clone());
        let start = start.map(begin).transpose()?;
        let is_unique = |start: &Start| given.is_some_and(|clues| start.is_unique(&setting, clues, Limits::NONE));
        let is_single = !asks && start.as_ref().is_some_and(is_unique);
        let is_fewest = wishes.minimum || counts == Counts::Minimal || is_single;
        let Some(symmetry) = generator(wishes.clues.clue_symmetry, setting.size()) else {
            return refuse(ComposeOptionError::NotSquare(wishes.clues.clue_symmetry));
        };
        let aim = match is_fewest {
            true => Aim::Fewest,
            false => {
                let levels = wishes.level.unwrap_or(Levels::only(Level::Advanced));
                let [require, avoid] = wishes.techniques(GAME, levels)?;
                let Wishes { score, longest, .. } = *wishes;
                let suppositions = wishes.wanted_suppositions();
                let any = Order::of(Level::Beginner, Level::Grandmaster);
                let levels = (asks || start.is_none()).then_some(levels);
                Aim::Level(levels, Order { score, longest, suppositions, require, avoid, ..any })
            }
        };
        let apart = wishes.places.spread.map_or(0, |spread| spread.distance().into());
        let (time_limit, idle) = (wishes.time_limit, Mutex::default());
        Ok(Self {
            setting,
            counts,
            pattern,
            start,
            caption,
            apart,
            symmetry,
            aim,
            stars: wishes.stars,
            cells: clues.cells,
            time_limit,
            certifies,
            is_single,
            idle,
        })
    }

    /// The settings that these options imply.
    pub fn implied(&self) -> Option<(String, String)> {
        Some(match &self.aim {
            Aim::Fewest => ("minimum".to_owned(), YES.to_owned()),
            Aim::Level(levels, _) => ("level".to_owned(), (*levels)?.to_string()),
        })
    }

    /// What is asked of the clues of a seed.
    fn wish(&self, seed: Seed, stream: &mut Stream) -> Wish {
        let setting = &self.setting;
        let goal = match &self.aim {
            Aim::Fewest => Goal::Fewest,
            Aim::Level(None, order) => Goal::ToOrder(order.clone()),
            Aim::Level(Some(levels), order) => {
                let level = levels.of_seed(seed);
                let score = STAR_SCORES.narrowed(order.score, level, self.stars);
                Goal::ToOrder(Order { from: level, to: level, score, ..order.clone() })
            }
        };
        let wish = match self.counts {
            Counts::All => wish::cells(setting, goal),
            Counts::Some(numbers) => {
                let numbers = *numbers.range().start() as usize..=*numbers.range().end() as usize;
                wish::with_some_counts(setting, &numbers, goal, stream)
            }
            Counts::Minimal => wish::counts_and_cells(setting, goal),
        };
        let wish = Wish { apart: self.apart, ..wish };
        let wish = match (&self.pattern, self.symmetry) {
            (None, None) => wish,
            (pattern, symmetry) => wish::within(wish, &pattern.unwrap_or(setting.size().all()), symmetry),
        };
        wish.beginning_with(self.start.iter().flat_map(Start::topics).copied())
    }

    /// Composes with a composer owned by this thread.
    fn with_composer<T>(&self, work: impl FnOnce(&mut Composer) -> T) -> T {
        let idle = self.idle.lock().expect("nobody panics with it").pop();
        let mut composer = idle.unwrap_or_else(|| Composer::new(&self.setting));
        let done = work(&mut composer);
        self.idle.lock().expect("nobody panics with it").push(composer);
        done
    }
}

impl Job for SeaBattle {
    fn attempt(&self, seed: Seed, limits: Limits) -> Result<Attempt, JobError> {
        let enough = over_after(self.time_limit);
        let limits = limits.content_once(&enough);
        let solution = match &self.start {
            Some(start) => *start.layout(seed),
            None => match Sampler::new(&self.setting).layout_until(seed, limits) {
                Ok(Ok(solution)) => solution,
                Ok(Err(error)) => return Ok((Outcome::Declined(error.to_string()), None)),
                Err(CancelledError) => return Err(JobError::Cancelled),
            },
        };
        let mut stream = seed.stream("sea battle clues");
        let wish = self.wish(seed, &mut stream);
        let composed = self.with_composer(|composer| composer.compose(&solution, &wish, &mut stream, limits));
        let composed = match composed {
            Ok(composed) => composed,
            Err(ComposeError::Cancelled) => return Err(JobError::Cancelled),
            Err(error @ ComposeError::Disagreement(_)) => {
                return Err(dispute(&error.to_string(), &solution));
            }
            Err(declined) => return Ok((Outcome::Declined(declined.to_string()), None)),
        };
        let Composed { clues, minimum, rating, minimal } = composed;
        let cells = clues.shown().len();
        if self.cells.is_some_and(|bounds| !bounds.contain(cells as u32)) {
            return Ok((Outcome::Unfit(format!("cells {cells}")), None));
        }
        let puzzle = Puzzle::new(self.setting.clone(), clues);
        let seed = self.start.is_none().then_some(seed);
        let puzzle =
            Puzzle { caption: self.caption.clone(), seed, solution: Some(solution), minimum, rating, ..puzzle };
        let certificate = match self.certifies {
            true => {
                let certificate = puzzle.certify(beside(), limits);
                Some(certificate.map_err(|reason| not_certified(reason, &solution.rows()))?.files)
            }
            false => None,
        };
        Ok((Outcome::Puzzle { puzzle: Box::new(Box::new(puzzle)), minimal }, certificate))
    }

    fn reason_for_more(&self) -> Option<&'static str> {
        Some("leaving one out would break the symmetry")
    }

    fn certifies(&self) -> bool {
        self.certifies
    }

    fn clue(&self) -> &'static str {
        "shown cell"
    }

    fn is_single(&self) -> bool {
        self.is_single
    }
}

/// What is reported of a fault of the program.
fn dispute(message: &str, solution: &Layout) -> JobError {
    JobError::Dispute(Dispute { message: message.to_owned(), report: format!("{message}\n\n{solution}") })
}

/// What generates a symmetry on a board; `None` if the board does not have it, `Some(None)` if none
/// in particular is meant.
fn generator(symmetry: ClueSymmetry, size: Size) -> Option<Option<Symmetry>> {
    match symmetry {
        ClueSymmetry::None => Some(None),
        ClueSymmetry::Rotate => Some(Some(Symmetry::half_turn(size))),
        ClueSymmetry::Rotate90 => Symmetry::quarter_turn(size).map(Some),
        ClueSymmetry::Mirror => Some(Some(Symmetry::mirror(size))),
        ClueSymmetry::Flip => Some(Some(Symmetry::flip(size))),
        ClueSymmetry::Diagonal => Symmetry::diagonal(size).map(Some),
    }
}
