//! The goal that the options ask for, and which options can be combined.

use thiserror::Error;

use crate::clues::{Item, Topic};
use crate::compose::{FilterError, Given, Show, Wanted};
use crate::engines::Smyoz;
use crate::options::{InventoryMode, Options, PatternUse, Sense};
use crate::puzzle::Claim;
use smyoz_app::registry::composing::{Aim, Begun};
use smyoz_app::registry::wishes::{LEVEL, WishError};
use smyoz_app::registry::{RefusedError, Wishes};

/// All that is asked of puzzles.
pub(super) struct Asked<'a> {
    pub options: &'a Options,
    pub wishes: &'a Wishes,
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

impl Asked<'_> {
    /// Refuses options that do not go together.
    pub fn check(&self) -> Result<(), GoalError> {
        let asked = self.asked();
        if self.options.inventory == Some(InventoryMode::None) && asked.contains(&"--withhold") {
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
        let shows = &self.options.shots_show;
        match shows.iter().find(|show| shows.contains(&show.contrary())) {
            Some(show) => Err(GoalError::Contraries(*show, show.contrary())),
            None => Ok(()),
        }
    }

    /// The options in effect on where shots may lie, and on clues to begin with.
    fn asked_of_places(&self) -> Vec<&'static str> {
        let Self { options, wishes } = self;
        let all = [
            ("--shots-show", !options.shots_show.is_empty()),
            ("--pattern", wishes.pattern.is_some()),
            ("--pattern-use all", options.pattern_use == PatternUse::All),
            ("--spread", wishes.spread.is_some()),
            ("--start", wishes.start.is_some()),
        ];
        all.into_iter().filter(|(_, is_asked)| *is_asked).map(|(option, _)| option).collect()
    }

    /// The options in effect that some goals cannot be combined with.
    fn asked(&self) -> Vec<&'static str> {
        let Self { options, wishes } = self;
        let all = [
            ("--inventory minimal", options.inventory == Some(InventoryMode::Minimal)),
            ("--inventory none", options.inventory == Some(InventoryMode::None)),
            ("--mercy", options.mercy),
            ("--unique up-to-symmetry", options.unique == Sense::UpToSymmetry),
            ("--min-shots", options.min_shots > Some(0)),
            ("--minimum", wishes.minimum),
            (LEVEL, wishes.asks_for_level()),
            ("--clue-symmetry", wishes.is_symmetric()),
            ("--withhold", !options.withhold.is_empty()),
            ("--time-limit", wishes.time_limit.is_some()),
        ];
        all.into_iter().filter(|(_, is_asked)| *is_asked).map(|(option, _)| option).collect()
    }
}

/// What shots are chosen for.
pub(super) fn aim(options: &Options, wishes: &Wishes, begun: Option<&Begun<Smyoz>>) -> Result<Aim<Smyoz>, GoalError> {
    let is_restricted = options.inventory == Some(InventoryMode::Minimal)
        || options.mercy
        || options.unique == Sense::UpToSymmetry
        || wishes.is_symmetric();
    Ok(match options.min_shots {
        _ if options.pattern_use == PatternUse::All => {
            Aim::All(wishes.asks_for_level().then(|| wishes.order::<Smyoz>()).transpose()?)
        }
        Some(number @ 1..) => Aim::AtLeast(number.into()),
        _ => wishes.aim(begun, is_restricted)?,
    })
}

/// What is wanted of the puzzles. Where a puzzle begins with given clues, and options do not say
/// otherwise, its items are given, and no others: an author who gave some meant it.
pub(super) fn wanted(options: &Options, begun: Option<&Begun<Smyoz>>) -> Result<Wanted, GoalError> {
    let items: Vec<Item> = items(begun).collect();
    if let Some(item) = items.iter().find(|item| options.withhold.contains(item)) {
        return Err(GoalError::StartGives(*item));
    }
    let is_told = options.inventory.is_some() || !options.withhold.is_empty();
    let withheld = match is_told || items.is_empty() {
        true => options.withhold.clone(),
        false => Item::ALL.into_iter().filter(|item| !items.contains(item)).collect(),
    };
    let given = match options.inventory.unwrap_or(InventoryMode::Full) {
        InventoryMode::None => Given::Without(Item::ALL.to_vec()),
        InventoryMode::Full => Given::Without(withheld),
        InventoryMode::Minimal => Given::Chosen,
    };
    let claim = match (options.mercy, options.unique) {
        (true, _) => Claim::Mercy,
        (_, Sense::UpToSymmetry) => Claim::UpToSymmetry,
        (_, Sense::Exactly) => Claim::Unique,
    };
    Ok(Wanted { claim, given, shows: options.shots_show.clone(), ..Wanted::default() })
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
