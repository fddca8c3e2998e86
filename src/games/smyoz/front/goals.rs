//! The goal that the options ask for, and which options can be combined.

use clap::ArgMatches;
use itertools::Itertools;
use thiserror::Error;

use super::GAME;
use super::composing::Aim;
use super::options::{InventoryMode, PatternUse, Sense, SmyozArgs};
use crate::clues::{Item, Topic};
use crate::compose::{Filter, FilterError, Given, Order, Places, Show, Wanted};
use crate::engines::Smyoz;
use crate::puzzle::Claim;
use smyoz_app::registry::clue_wishes::{LEVEL, WishError, Wishes, options};
use smyoz_app::registry::composing::Begun;
use smyoz_app::registry::{CommonWishes, RefusedError};
use smyoz_core::puzzles::{Level, Levels};

/// All that is asked of puzzles.
pub(super) struct Asked {
    pub wishes: Wishes,
    pub own: SmyozArgs,
}

/// What an option does, and the other options that it can be combined with.
struct Asks {
    option: &'static str,
    what: &'static str,
    goes_with: &'static [&'static str],
}

/// The options that determine the goal, or a part of it.
const GOALS: [Asks; 7] = [
    Asks {
        option: "--inventory minimal",
        what: "asks for the fewest clues in all",
        goes_with: &["--minimum", "--time-limit"],
    },
    Asks {
        option: "--mercy",
        what: "asks for the fewest shots that leave a few solutions, given an inventory",
        goes_with: &["--minimum", "--time-limit", "--withhold", LEVEL],
    },
    Asks {
        option: "--unique up-to-symmetry",
        what: "asks for the fewest shots that leave only images of the solution",
        goes_with: &["--minimum", "--time-limit", "--withhold", "--inventory none"],
    },
    Asks {
        option: "--min-shots",
        what: "asks for more shots than are needed",
        goes_with: &["--time-limit", "--withhold", "--inventory none", "--clue-symmetry"],
    },
    Asks {
        option: "--minimum",
        what: "asks for the fewest shots, whatever the level",
        goes_with: &[
            "--time-limit",
            "--withhold",
            "--inventory none",
            "--inventory minimal",
            "--clue-symmetry",
            "--mercy",
            "--unique up-to-symmetry",
        ],
    },
    Asks {
        option: LEVEL,
        what: "asks for a level, not for the fewest clues",
        goes_with: &["--withhold", "--inventory none", "--clue-symmetry", "--mercy"],
    },
    Asks {
        option: "--clue-symmetry",
        what: "gives no proof of the fewest shots",
        goes_with: &["--withhold", "--inventory none", "--min-shots", "--minimum", LEVEL],
    },
];

/// An option on where shots may lie, and the other options that it cannot be combined with.
struct Excludes {
    option: &'static str,
    what: &'static str,
    others: &'static [&'static str],
}

/// The options on where shots may lie, and on clues to begin with.
const PLACES: [Excludes; 5] = [
    Excludes { option: "--shots-show", what: "gives no proof of the fewest shots", others: &["--time-limit"] },
    Excludes { option: "--pattern", what: "gives no proof of the fewest shots", others: &["--time-limit"] },
    Excludes { option: "--spread", what: "takes the time that it needs", others: &["--time-limit"] },
    Excludes {
        option: "--pattern-use all",
        what: "leaves no choice of shots",
        others: &[
            "--inventory minimal",
            "--mercy",
            "--unique up-to-symmetry",
            "--min-shots",
            "--minimum",
            "--clue-symmetry",
            "--spread",
            "--start",
            "--time-limit",
        ],
    },
    Excludes {
        option: "--start",
        what: "keeps the clues that are given, and adds shots as needed",
        others: &["--inventory minimal", "--unique up-to-symmetry", "--min-shots", "--clue-symmetry", "--time-limit"],
    },
];

impl Asked {
    pub fn of(common: &CommonWishes, own: &ArgMatches) -> Result<Self, RefusedError> {
        Ok(Self { wishes: Wishes::of(common, own)?, own: options(own)? })
    }

    /// What is wanted of the puzzles, if these items are withheld, and shots lie at these places.
    pub fn wanted(&self, withheld: Vec<Item>, places: Places) -> Wanted {
        let given = match self.inventory() {
            InventoryMode::None => Given::Without(Item::ALL.to_vec()),
            InventoryMode::Full => Given::Without(withheld),
            InventoryMode::Minimal => Given::Chosen,
        };
        let claim = match (self.own.mercy, self.own.unique) {
            (true, _) => Claim::Mercy,
            (_, Sense::UpToSymmetry) => Claim::UpToSymmetry,
            (_, Sense::Exactly) => Claim::Unique,
        };
        Wanted { claim, given, symmetry: self.wishes.clues.clue_symmetry, places }
    }

    /// Refuses options that do not go together.
    pub fn check_combination(&self) -> Result<(), GoalError> {
        let asked = self.asked();
        if self.inventory() == InventoryMode::None && asked.contains(&"--withhold") {
            return Err(GoalError::AllWithheld);
        }
        if asked == ["--time-limit"] {
            return Err(WishError::LimitOfNoProof.into());
        }
        for Asks { option, what, goes_with } in GOALS.iter().filter(|goal| asked.contains(&goal.option)) {
            if let Some(other) = asked.iter().find(|other| *other != option && !goes_with.contains(other)) {
                return Err(WishError::Together { option, what, other }.into());
            }
        }
        let places = self.asked_of_places();
        for Excludes { option, what, others } in PLACES.iter().filter(|excludes| places.contains(&excludes.option)) {
            if let Some(other) = asked.iter().chain(&places).find(|other| others.contains(other)) {
                return Err(WishError::Together { option, what, other }.into());
            }
        }
        if let Some(show) = self.own.shots_show.iter().find(|show| self.own.shots_show.contains(&show.contrary())) {
            return Err(GoalError::Contraries(*show, show.contrary()));
        }
        Ok(())
    }

    /// Checks that no item is withheld that is given to begin with.
    pub fn check_start(&self, start: Option<&Begun<Smyoz>>) -> Result<(), GoalError> {
        let mut given = items(start);
        given.find(|item| self.own.withhold.contains(item)).map_or(Ok(()), |item| Err(GoalError::StartGives(item)))
    }

    /// The options in effect on where shots may lie, and on clues to begin with.
    fn asked_of_places(&self) -> Vec<&'static str> {
        let Wishes { common, clues } = &self.wishes;
        let options = [
            ("--shots-show", !self.own.shots_show.is_empty()),
            ("--pattern", common.pattern.is_some()),
            ("--pattern-use all", self.own.pattern_use == PatternUse::All),
            ("--spread", clues.spread.is_some()),
            ("--start", common.start.is_some()),
        ];
        options.into_iter().filter(|(_, is_asked)| *is_asked).map(|(option, _)| option).collect()
    }

    /// The options in effect that some goals cannot be combined with.
    fn asked(&self) -> Vec<&'static str> {
        let is_exact = matches!(self.own.unique, Sense::Exactly);
        let options = [
            ("--inventory minimal", self.inventory() == InventoryMode::Minimal),
            ("--inventory none", self.inventory() == InventoryMode::None),
            ("--mercy", self.own.mercy),
            ("--unique up-to-symmetry", !is_exact),
            ("--min-shots", self.own.min_shots > Some(0)),
            ("--minimum", self.wishes.common.minimum),
            (LEVEL, self.wishes.asks_for_level()),
            ("--clue-symmetry", self.wishes.is_symmetric()),
            ("--withhold", !self.own.withhold.is_empty()),
            ("--time-limit", self.wishes.common.time_limit.is_some()),
        ];
        options.into_iter().filter(|(_, is_asked)| *is_asked).map(|(option, _)| option).collect()
    }

    /// What shots are chosen for: by default, for a level, unless other options restrict them. Clues
    /// to begin with may need no others.
    pub fn aim(&self, is_complete: bool) -> Result<Aim, GoalError> {
        let asks = self.wishes.asks_for_level();
        let is_restricted = self.inventory() == InventoryMode::Minimal
            || self.own.mercy
            || matches!(self.own.unique, Sense::UpToSymmetry)
            || self.wishes.is_symmetric()
            || is_complete;
        Ok(match self.own.min_shots {
            _ if self.own.pattern_use == PatternUse::All => Aim::All(asks.then(|| self.order()).transpose()?),
            Some(number @ 1..) => Aim::AtLeast(number.into()),
            _ if self.wishes.common.minimum || is_restricted && !asks => Aim::Fewest,
            _ if self.wishes.common.start.is_some() && !asks => {
                Aim::Level(None, Order::of(Level::Beginner, Level::Grandmaster))
            }
            _ => {
                let (levels, order) = self.order()?;
                Aim::Level(Some(levels), order)
            }
        })
    }

    /// The difficulty that is asked for.
    fn order(&self) -> Result<(Levels, Order), GoalError> {
        let CommonWishes { level, score, longest, suppositions, .. } = self.wishes.common;
        // Only puzzles for grandmasters need suppositions.
        let usual = match longest.or(suppositions) {
            Some(_) => Level::Grandmaster,
            None => Level::Advanced,
        };
        let levels = level.unwrap_or(Levels::only(usual));
        let [require, avoid] = self.wishes.techniques(GAME, levels)?;
        let any = Order::of(Level::Beginner, Level::Beyond);
        Ok((levels, Order { score, longest, suppositions, require, avoid, ..any }))
    }

    pub fn filter(&self) -> Result<Filter, GoalError> {
        let SmyozArgs { shots, moored, islands, .. } = self.own;
        let filter = Filter { shots, moored, islands };
        filter.check()?;
        Ok(filter)
    }

    /// How the inventory takes part.
    pub fn inventory(&self) -> InventoryMode {
        self.own.inventory.unwrap_or(InventoryMode::Full)
    }

    /// The items that are withheld where a puzzle begins with given clues: an author who gave some
    /// items, and not others, meant it.
    pub fn withheld_beside(&self, start: Option<&Begun<Smyoz>>) -> Vec<Item> {
        let given: Vec<Item> = items(start).collect();
        let is_told = self.own.inventory.is_some() || !self.own.withhold.is_empty();
        match is_told || given.is_empty() {
            true => self.withheld(),
            false => Item::ALL.into_iter().filter(|item| !given.contains(item)).sorted_unstable().collect(),
        }
    }

    /// The items that are withheld, sorted, without duplicates.
    pub fn withheld(&self) -> Vec<Item> {
        self.own.withhold.iter().copied().sorted_unstable().dedup().collect()
    }
}

/// The inventory items that a puzzle to begin with gives.
fn items(start: Option<&Begun<Smyoz>>) -> impl Iterator<Item = Item> {
    start.into_iter().flat_map(Begun::topics).filter_map(|topic| match topic {
        Topic::Item(item) => Some(item),
        Topic::Shot(_) => None,
    })
}

/// Why the options are refused.
#[derive(Debug, Error)]
pub(super) enum GoalError {
    #[error(transparent)]
    Wish(#[from] WishError),
    #[error("--inventory none withholds all items: it cannot be combined with --withhold")]
    AllWithheld,
    #[error("--shots-show {0} and {1}: no shot shows both")]
    Contraries(Show, Show),
    #[error("--withhold {0}: the puzzle to begin with gives it")]
    StartGives(Item),
    /// No layout meets the bounds.
    #[error("no puzzle matches: {0}")]
    Impossible(#[from] FilterError),
}

impl From<GoalError> for RefusedError {
    fn from(error: GoalError) -> Self {
        Self::Options(error.into())
    }
}
