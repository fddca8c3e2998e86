//! `smyoz compose --game sea-battle`: from seeds to puzzles of Sea Battle.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::batch::Outcome;
use crate::cli::compose::{Attempt, Dispute, Job, Refused, Wishes};
use crate::cli::{Failure, Named};
use crate::sea_battle::compose::{Composer, Declined, Goal, Wish};
use crate::sea_battle::{Puzzle, Sampler, Setting};
use crate::smyoz::{EngineChoice, Seed};

/// The options of `smyoz compose` that are for this game.
pub(in crate::cli) const OPTIONS: [&str; 22] = [
    "game",
    "size",
    "fleet",
    "touch",
    "shapes",
    "mines",
    "sweepers",
    "seeds",
    "seed",
    "count",
    "want",
    "shard",
    "give-up",
    "minimum",
    "time-limit",
    "out",
    "resume",
    "format",
    "lang",
    "ink",
    "json",
    "threads",
];

/// The work on seeds of Sea Battle.
pub(in crate::cli) struct SeaBattle {
    setting: Setting,
    wish: Wish,
    /// The time for the proof that fewer cells would not do.
    time_limit: Option<Duration>,
    /// Composers that no thread is using.
    idle: Mutex<Vec<Composer>>,
}

impl Named for Seed {
    fn name(&self) -> String {
        format!("seed {self}")
    }
}

impl SeaBattle {
    pub fn new(setting: Setting, wishes: &Wishes) -> Result<Self, Failure> {
        if wishes.time_limit.is_some() && !wishes.minimum {
            return Err(Refused::LimitOfNoProof.into());
        }
        let goal = if wishes.minimum { Goal::Fewest } else { Goal::Minimal };
        let wish = Wish::cells(&setting, goal);
        Ok(Self { setting, wish, time_limit: wishes.time_limit, idle: Mutex::default() })
    }

    /// The settings that these options imply.
    pub fn implied(&self) -> BTreeMap<String, String> {
        BTreeMap::new()
    }

    /// Composes with a composer of one's own.
    fn with_composer<T>(&self, work: impl FnOnce(&mut Composer) -> T) -> T {
        let idle = self.idle.lock().expect("nobody panics with it").pop();
        let mut composer = idle.unwrap_or_else(|| Composer::new(&self.setting));
        let done = work(&mut composer);
        self.idle.lock().expect("nobody panics with it").push(composer);
        done
    }
}

impl Job for SeaBattle {
    type Puzzle = Puzzle;

    fn attempt(&self, seed: Seed) -> Result<Attempt<Puzzle>, Dispute> {
        let solution = match Sampler::new(&self.setting).layout(seed) {
            Ok(solution) => solution,
            Err(error) => return Ok((Outcome::Declined(error.to_string()), None)),
        };
        let start = Instant::now();
        let enough = || self.time_limit.is_some_and(|limit| start.elapsed() >= limit);
        let mut stream = seed.stream("sea battle clues");
        let composed = self.with_composer(|composer| composer.compose(&solution, &self.wish, &mut stream, &enough));
        let composed = match composed {
            Ok(composed) => composed,
            Err(error @ Declined::Disagreement(_)) => {
                return Err(Dispute { message: error.to_string(), report: format!("{error}\n\n{solution}") });
            }
            Err(declined) => return Ok((Outcome::Declined(declined.to_string()), None)),
        };
        let puzzle = Puzzle::new(self.setting.clone(), composed.clues);
        let puzzle = Puzzle { seed: Some(seed), solution: Some(solution), minimum: composed.minimum, ..puzzle };
        Ok((Outcome::Puzzle { puzzle: Box::new(puzzle), minimal: true }, None))
    }

    fn reason_for_more(&self) -> Option<&'static str> {
        None
    }

    fn engine(&self) -> EngineChoice {
        EngineChoice::Auto
    }

    fn certifies(&self) -> bool {
        false
    }
}
