//! From seeds to puzzles of Sea Battle.

use std::error::Error as StdError;
use std::sync::{Mutex, OnceLock};

use clap::ArgMatches;
use thiserror::Error;

use super::GAME;
use super::options::{ClueArgs, Counts, SettingArgs};
use crate::board::{CellSet, Setting, Shapes, Size, Symmetry, Touch, Variant};
use crate::clues::Topic;
use crate::compose::{ComposeError, Composed, Composer, Order, Start, StartError, Wish, wish};
use crate::convert::Format;
use crate::deduction::techniques::Technique;
use crate::puzzle::Puzzle;
use crate::puzzle::STAR_SCORES;
use crate::seeds::{NoLayoutError, Sampler};
use smyoz_app::registry::clue_wishes::{LEVEL, WishError, Wishes, contradiction, options, rated, refuse_harder};
use smyoz_app::registry::composing::{Aim, has_spare, hopeless, with_puzzle, without_clues};
use smyoz_app::registry::{
    Attempt, Blame, CommonWishes, Job, JobError, Prepared, RefusedError, Settings, over_after, settings,
};
use smyoz_core::batch::Outcome;
use smyoz_core::composing::ClueSymmetry;
use smyoz_core::engines::EngineChoice;
use smyoz_core::grid::drawn_cells;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{Caption, Level, Levels, Seed, Stream, read_as};

/// All that is asked of puzzles.
pub(super) struct Asked {
    wishes: Wishes,
    clues: ClueArgs,
    /// How the game is played: like the puzzle to begin with, unless options say more of it.
    setting: Setting,
    /// Which cells may be shown, in reading order.
    pattern: Option<Vec<bool>>,
    /// The puzzle to begin with: game, clues and solution.
    start: Option<Puzzle>,
}

impl Asked {
    pub fn of(common: &CommonWishes, own: &ArgMatches) -> Result<Self, RefusedError> {
        let args: SettingArgs = options(own)?;
        let setting = args.setting().map_err(|(option, error)| RefusedError::content(option, error))?;
        let bare = |puzzle: Puzzle| Puzzle {
            caption: puzzle.caption,
            solution: puzzle.solution,
            ..Puzzle::new(puzzle.board, puzzle.clues)
        };
        let start = common.start.as_ref().map(|text| text.read(read).map(bare)).transpose()?;
        let setting = match &start {
            Some(puzzle) if args.given().is_none() => puzzle.board.clone(),
            _ => setting,
        };
        let (width, height) = (setting.size().width().into(), setting.size().height().into());
        let pattern = common.pattern.as_ref().map(|text| text.read(|text| drawn_cells(text, width, height)));
        let pattern = pattern.transpose()?;
        Ok(Self { wishes: Wishes::of(common, own)?, clues: options(own)?, setting, pattern, start })
    }

    /// The options as journals hold them, with the defaults of the game.
    pub fn settings(&self) -> Settings {
        let Self { clues, setting, pattern, start, .. } = self;
        let Variant { touch, shapes, mines, sweepers } = setting.variant();
        let line = |drawing: &Vec<bool>| drawing.iter().map(|&is_drawn| if is_drawn { '#' } else { '.' }).collect();
        let json = |puzzle: &Puzzle| serde_json::to_string(puzzle).expect("a puzzle is plain data");
        let some = |number: u16| (number > 0).then(|| number.to_string());
        let mut all = settings([
            ("game", Some(GAME.to_owned())),
            ("size", Some(setting.size().to_string())),
            ("fleet", Some(setting.fleet().to_string())),
            ("touch", (touch != Touch::default()).then(|| touch.to_string())),
            ("shapes", (shapes != Shapes::default()).then(|| shapes.to_string())),
            ("mines", some(mines)),
            ("sweepers", some(sweepers)),
            ("counts", clues.counts.map(|counts| counts.to_string())),
            ("cells", clues.cells.map(|cells| cells.to_string())),
            ("pattern", pattern.as_ref().map(line)),
            ("start", start.as_ref().map(json)),
        ]);
        all.extend(self.wishes.settings());
        all
    }

    /// The job, and all options that determine the puzzles.
    pub fn prepared(self, limits: Limits) -> Result<Prepared, RefusedError> {
        self.check()?;
        let mut settings = self.settings();
        let job = self.job(limits)?;
        settings.extend(job.aim.implied());
        Ok(Prepared { job: Box::new(job), settings })
    }

    fn counts(&self) -> Counts {
        self.clues.counts.unwrap_or_default()
    }

    /// Refuses options that do not go together, or not with the board.
    fn check(&self) -> Result<(), RefusedError> {
        let Self { wishes, setting, start, .. } = self;
        let (counts, common) = (self.counts(), &wishes.common);
        if common.engine != EngineChoice::Auto {
            return refuse(ComposeOptionError::Engine);
        }
        let all = Topic::counts(setting).count();
        if let Counts::Some(bounds) = counts
            && *bounds.range().start() as usize > all
        {
            return refuse(ComposeOptionError::Counts(all));
        }
        let is_limited = common.time_limit.is_some();
        if (common.minimum || counts == Counts::Minimal) && wishes.asks_for_level() {
            let option = if common.minimum { "--minimum" } else { "--counts minimal" };
            let what = "asks for the fewest clues, whatever the level";
            return refuse(WishError::Together { option, what, other: LEVEL });
        }
        if is_limited && !common.minimum && counts != Counts::Minimal && start.is_none() {
            return Err(WishError::LimitOfNoProof.into());
        }
        if is_limited && wishes.clues.spread.is_some() {
            let (what, other) = ("takes the time that it needs", "--time-limit");
            return refuse(WishError::Together { option: "--spread", what, other });
        }
        let keeps_counts = "keeps the counts that its puzzle gives, or gives all if it gives none";
        let adds_cells = "keeps the clues that are given, and adds cells as needed";
        let others = [
            ("--counts minimal", keeps_counts, counts == Counts::Minimal),
            ("--counts N", keeps_counts, matches!(counts, Counts::Some(_))),
            ("--clue-symmetry", adds_cells, wishes.is_symmetric()),
            ("--time-limit", adds_cells, is_limited),
        ];
        if let Some((other, what, _)) = others.into_iter().find(|(.., is_asked)| *is_asked && start.is_some()) {
            return refuse(WishError::Together { option: "--start", what, other });
        }
        match start {
            Some(puzzle) if puzzle.board != *setting => {
                refuse(ComposeOptionError::OtherBoard(Box::new(puzzle.board.clone())))
            }
            _ => Ok(()),
        }
    }

    /// The clues of the puzzle to begin with.
    fn begun(&self, puzzle: &Puzzle, limits: Limits) -> Result<Start, RefusedError> {
        let name = self.begun_name();
        let start = Start::new(&self.setting, &puzzle.clues, puzzle.solution.as_ref(), limits);
        start.map_err(|error| match error {
            StartError::Contradiction(conflict) => contradiction(name, conflict.as_ref().map(Blame::from).as_ref()),
            other => RefusedError::Options(format!("{name}: {other}").into()),
        })
    }

    /// What messages call the puzzle to begin with.
    fn begun_name(&self) -> &str {
        self.wishes.common.start.as_ref().map_or("--start", |text| &text.name)
    }

    fn job(self, limits: Limits) -> Result<SeaBattleJob, RefusedError> {
        let Self { wishes, setting, pattern, start: puzzle, .. } = &self;
        let &CommonWishes { minimum, level, score, longest, suppositions, .. } = &wishes.common;
        let asks = wishes.asks_for_level();
        let start = puzzle.as_ref().map(|puzzle| self.begun(puzzle, limits)).transpose()?;
        let begun = start.as_ref().zip(puzzle.as_ref());
        let is_unique = begun.map(|(start, puzzle)| start.is_unique(setting, &puzzle.clues, limits)).transpose();
        let is_unique = is_unique.map_err(|stopped| RefusedError::Options(stopped.into()))? == Some(true);
        if let Some(((_, puzzle), levels)) = begun.filter(|_| is_unique).zip(level) {
            refuse_harder(self.begun_name(), puzzle.clone(), levels, limits)?;
        }
        let is_single = !asks && is_unique;
        let Some(symmetry) = generator(wishes.clues.clue_symmetry, setting.size()) else {
            return refuse(ComposeOptionError::NotSquare(wishes.clues.clue_symmetry));
        };
        let aim = match minimum || self.counts() == Counts::Minimal || is_single {
            true => Aim::Fewest,
            false => {
                let levels = level.unwrap_or(Levels::only(Level::Advanced));
                let [require, avoid] = wishes.techniques(GAME, levels)?;
                let any = Order::of(Level::Beginner, Level::Grandmaster);
                let levels = (asks || start.is_none()).then_some(levels);
                Aim::Level(levels, Order { score, longest, suppositions, require, avoid, ..any })
            }
        };
        let permitted = pattern.as_ref().map(|drawing| {
            let drawn = setting.size().cells().zip(drawing).filter(|(_, is_drawn)| **is_drawn);
            drawn.map(|(cell, _)| cell).collect()
        });
        let (sampler, idle) = (OnceLock::new(), Mutex::default());
        Ok(SeaBattleJob { start, permitted, symmetry, aim, is_single, sampler, idle, asked: self })
    }
}

/// The puzzle of a text, or of a format of other programs.
fn read(text: &str) -> Result<Puzzle, Box<dyn StdError + Send + Sync>> {
    match Format::detect(text).filter(|format| *format != Format::Json) {
        Some(format) => Ok(format.read(text)?.swap_remove(0).puzzle),
        None => Ok(read_as(text)?),
    }
}

/// Why the options are refused for this game.
#[derive(Debug, Error)]
enum ComposeOptionError {
    #[error("--counts: expected at most {0}, as many as the board has")]
    Counts(usize),
    #[error("--engine: expected auto, for both engines prove each puzzle")]
    Engine,
    #[error("--start: the puzzle has another board, fleet or variant: also give --size {} --fleet {} and its variant", .0.size(), .0.fleet())]
    OtherBoard(Box<Setting>),
    #[error("expected a square board, such as 10x10, for symmetry `{0}`")]
    NotSquare(ClueSymmetry),
}

fn refuse<T>(unfit: impl StdError + Send + Sync + 'static) -> Result<T, RefusedError> {
    Err(RefusedError::content(format!("--game {GAME}"), unfit))
}

/// The work on seeds of Sea Battle.
struct SeaBattleJob {
    asked: Asked,
    /// The clues to begin with.
    start: Option<Start>,
    /// The cells that may be shown; all if `None`.
    permitted: Option<CellSet>,
    /// The symmetry of the cells that are shown.
    symmetry: Option<Symmetry>,
    aim: Aim<&'static Technique>,
    /// Whether the clues to begin with need no others.
    is_single: bool,
    /// What draws the layouts of seeds, once it is needed.
    sampler: OnceLock<Sampler>,
    /// Composers that no thread is using.
    idle: Mutex<Vec<Composer>>,
}

impl SeaBattleJob {
    /// What is asked of the clues of a seed.
    fn wish(&self, seed: Seed, stream: &mut Stream) -> Wish {
        let Asked { wishes, setting, .. } = &self.asked;
        let goal = self.aim.goal(seed, Some(&STAR_SCORES), wishes.common.stars);
        let begun = self.start.iter().flat_map(Start::topics);
        // An author who gave some counts, and not others, meant it.
        let keeps_counts = self.asked.clues.counts.is_none() && begun.clone().any(|topic| !is_cell(topic));
        let wish = match self.asked.counts() {
            Counts::All if keeps_counts => Wish::single(Vec::new(), Topic::cells(setting), goal),
            Counts::All => wish::cells(setting, goal),
            Counts::Some(numbers) => {
                let numbers = *numbers.range().start() as usize..=*numbers.range().end() as usize;
                wish::with_some_counts(setting, &numbers, goal, stream)
            }
            Counts::Minimal => wish::counts_and_cells(setting, goal),
        };
        // Any two cells lie that many columns or rows apart; anywhere if it is 0.
        let wish = Wish { apart: wishes.clues.spread.map_or(0, |spread| spread.distance().into()), ..wish };
        let wish = match (&self.permitted, self.symmetry) {
            (None, None) => wish,
            (permitted, symmetry) => wish::within(wish, &permitted.unwrap_or(setting.size().all()), symmetry),
        };
        wish.beginning_with(begun.copied())
    }

    /// Composes with a composer owned by this thread.
    fn with_composer<T>(&self, work: impl FnOnce(&mut Composer) -> T) -> T {
        let idle = self.idle.lock().expect("nobody panics with it").pop();
        let mut composer = idle.unwrap_or_else(|| Composer::new(&self.asked.setting));
        let done = work(&mut composer);
        self.idle.lock().expect("nobody panics with it").push(composer);
        done
    }
}

impl Job for SeaBattleJob {
    fn attempt(&self, seed: Seed, limits: Limits) -> Result<Attempt, JobError> {
        let Asked { wishes, clues: ClueArgs { cells: bounds, .. }, setting, start: begun, .. } = &self.asked;
        let enough = over_after(wishes.common.time_limit);
        let limits = limits.content_once(&enough);
        let solution = match &self.start {
            Some(start) => *start.layout(seed),
            None => match self.sampler.get_or_init(|| Sampler::new(setting)).layout_until(seed, limits) {
                Ok(Ok(solution)) => solution,
                // There is none for any seed.
                Ok(Err(error @ NoLayoutError::None(_))) => return Err(JobError::Hopeless(error.to_string())),
                Ok(Err(error)) => return Err(JobError::NoLayout(error.to_string())),
                Err(CancelledError) => return Err(JobError::Cancelled),
            },
        };
        let has_only_layout = self.start.as_ref().is_some_and(|start| start.only_layout().is_some());
        let mut stream = seed.stream("sea battle clues");
        let wish = self.wish(seed, &mut stream);
        let composed = self.with_composer(|composer| composer.compose(&solution, &wish, &mut stream, limits));
        let Composed { clues, minimum, rating, minimal, .. } = match composed {
            Ok(composed) => composed,
            Err(ref error @ ComposeError::OutOfReach(ref other)) if has_only_layout => {
                let cells = setting.size().cells().map(|cell| cell.to_string());
                return Err(hopeless(&error.to_string(), Some([solution.rows(), other.rows()]), cells));
            }
            Err(error) => return without_clues(&error, &solution.rows()),
        };
        let cells = clues.shown().len();
        if bounds.is_some_and(|bounds| !bounds.contain(cells as u32)) {
            return Ok((Outcome::Unfit(format!("cells {cells}")), None));
        }
        // What is made of a puzzle keeps its title and its note.
        let caption = begun.as_ref().map_or(Caption::NONE, |puzzle| puzzle.caption.clone());
        let (seed, puzzle) = (begun.is_none().then_some(seed), Puzzle::new(setting.clone(), clues));
        let puzzle =
            Puzzle { caption, seed, allow_spare: !minimal, solution: Some(solution), minimum, rating, ..puzzle };
        let mut puzzle = if self.is_single { rated(puzzle, limits) } else { puzzle };
        puzzle.allow_spare |= begun.is_some() && has_spare(&puzzle, EngineChoice::Auto, limits);
        if limits.is_cancelled() {
            return Err(JobError::Cancelled);
        }
        with_puzzle(puzzle, minimal, wishes.common.certifies, limits, |_| solution.rows())
    }

    fn reason_for_more(&self) -> Option<&'static str> {
        Some("leaving one out would break the symmetry")
    }

    fn clue(&self) -> &'static str {
        "shown cell"
    }

    fn is_single(&self) -> bool {
        self.is_single
    }
}

/// Whether a clue shows a cell, rather than counts a line.
fn is_cell(topic: &Topic) -> bool {
    matches!(topic, Topic::Shown(_))
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
