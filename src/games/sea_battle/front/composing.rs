//! From seeds to puzzles of Sea Battle.

use std::error::Error as StdError;
use std::sync::OnceLock;

use clap::ArgMatches;
use thiserror::Error;

use super::GAME;
use super::options::{ClueArgs, Counts, SettingArgs};
use crate::board::{CellSet, Layout, Setting, Shapes, Size, Symmetry, Touch, Variant};
use crate::clues::Topic;
use crate::compose::{Goal, Order, Wish, wish};
use crate::convert::Format;
use crate::puzzle::Puzzle;
use crate::seeds::{NoLayoutError, Sampler};
use smyoz_app::registry::clue_wishes::{LEVEL, WishError, Wishes, options};
use smyoz_app::registry::composing::{Aim, Begun, Seeds};
use smyoz_app::registry::{CommonWishes, JobError, Prepared, RefusedError, Settings, settings};
use smyoz_core::composing::ClueSymmetry;
use smyoz_core::grid::drawn_cells;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{Level, Levels, Stream, read_as};

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
        settings.extend(job.implied());
        Ok(Prepared { job: Box::new(job), settings })
    }

    fn counts(&self) -> Counts {
        self.clues.counts.unwrap_or_default()
    }

    /// Refuses options that do not go together, or not with the board.
    fn check(&self) -> Result<(), RefusedError> {
        let Self { wishes, setting, start, .. } = self;
        let (counts, common) = (self.counts(), &wishes.common);
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

    fn job(self, limits: Limits) -> Result<Seeds<Setting>, RefusedError> {
        let Self { wishes, clues, setting, pattern, start } = self;
        let (common, asks) = (&wishes.common, wishes.asks_for_level());
        let name = common.start.as_ref().map_or("--start", |text| &text.name);
        let begin = |puzzle| Begun::new(name, puzzle, None, common, asks, limits);
        let begun = start.as_ref().map(begin).transpose()?;
        let Some(symmetry) = generator(wishes.clues.clue_symmetry, setting.size()) else {
            return refuse(ComposeOptionError::NotSquare(wishes.clues.clue_symmetry));
        };
        let is_complete = !asks && begun.as_ref().is_some_and(Begun::is_unique);
        let counts = clues.counts.unwrap_or_default();
        let aim = match common.minimum || counts == Counts::Minimal || is_complete {
            true => Aim::Fewest,
            false => {
                let CommonWishes { level, score, longest, suppositions, .. } = *common;
                let levels = level.unwrap_or(Levels::only(Level::Advanced));
                let [require, avoid] = wishes.techniques(GAME, levels)?;
                let any = Order::of(Level::Beginner, Level::Grandmaster);
                let levels = (asks || start.is_none()).then_some(levels);
                Aim::Level(levels, Order { score, longest, suppositions, require, avoid, ..any })
            }
        };
        let permitted: Option<CellSet> = pattern.as_ref().map(|drawing| {
            let drawn = setting.size().cells().zip(drawing).filter(|(_, is_drawn)| **is_drawn);
            drawn.map(|(cell, _)| cell).collect()
        });
        // An author who gave some counts, and not others, meant it.
        let has_counts = begun.iter().flat_map(Begun::topics).any(|topic| !matches!(topic, Topic::Shown(_)));
        let keeps_counts = clues.counts.is_none() && has_counts;
        // Any two cells lie that many columns or rows apart; anywhere if it is 0.
        let apart = wishes.clues.spread.map_or(0, |spread| spread.distance().into());
        let wish = move |setting: &Setting, _: &Layout, goal: Goal, stream: &mut Stream| {
            let wish = match counts {
                Counts::All if keeps_counts => Wish::single(Vec::new(), Topic::cells(setting), goal),
                Counts::All => wish::cells(setting, goal),
                Counts::Some(numbers) => {
                    let numbers = *numbers.range().start() as usize..=*numbers.range().end() as usize;
                    wish::with_some_counts(setting, &numbers, goal, stream)
                }
                Counts::Minimal => wish::counts_and_cells(setting, goal),
            };
            let wish = Wish { apart, ..wish };
            Ok(match (permitted, symmetry) {
                (None, None) => wish,
                (permitted, symmetry) => wish::within(wish, &permitted.unwrap_or(setting.size().all()), symmetry),
            })
        };
        let sampler = OnceLock::new();
        let draw = move |seed, limits: Limits<'_>| {
            match sampler.get_or_init(|| Sampler::new(&setting)).layout_until(seed, limits) {
                Ok(Ok(solution)) => Ok((setting.clone(), solution)),
                // There is none for any seed.
                Ok(Err(error @ NoLayoutError::None(_))) => Err(JobError::Hopeless(error.to_string())),
                Ok(Err(error)) => Err(JobError::NoLayout(error.to_string())),
                Err(CancelledError) => Err(JobError::Cancelled),
            }
        };
        let unfit = move |puzzle: &Puzzle| {
            let cells = puzzle.clues.shown().len();
            clues.cells.filter(|bounds| !bounds.contain(cells as u32)).map(|_| format!("cells {cells}"))
        };
        Ok(Seeds::new(aim, common, begun, Box::new(draw), Box::new(wish), "shown cell").with_puzzles(unfit))
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
    #[error("--start: the puzzle has another board, fleet or variant: also give --size {} --fleet {} and its variant", .0.size(), .0.fleet())]
    OtherBoard(Box<Setting>),
    #[error("expected a square board, such as 10x10, for symmetry `{0}`")]
    NotSquare(ClueSymmetry),
}

fn refuse<T>(unfit: impl StdError + Send + Sync + 'static) -> Result<T, RefusedError> {
    Err(RefusedError::content(format!("--game {GAME}"), unfit))
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
