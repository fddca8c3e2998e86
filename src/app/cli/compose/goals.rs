//! The goal that the options ask for, and which options can be combined.

use itertools::Itertools;
use thiserror::Error;

use super::wishes::Wishes;
use crate::cli::Misuse;
use crate::cli::sea_battle::SMYOZ;
use crate::games::options::no_technique;
use crate::games::smyoz::options::{InventoryMode, PatternUse, Sense};
use crate::registry::Blame;
use crate::registry::verdict::no_solution;
use smyoz_core::deduction::{Logic, Technique};
use smyoz_core::puzzles::{Level, Levels, Seed, UnknownTechniqueError};
use smyoz_games::sea_battle;
use smyoz_games::smyoz::Item;
use smyoz_games::smyoz::compose::{ClueSymmetry, FilterError, Goal, Order, Show, Start, StartError, Wish};

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

/// The options that ask for a difficulty.
pub(in crate::cli) const LEVEL: &str = "--level, --score, --stars, --longest, --suppositions, --require or --avoid";

impl Wishes {
    /// The goal of composing, if these items are withheld. Clues to begin with may need no others.
    pub(super) fn goal(&self, withheld: Vec<Item>, is_complete: bool) -> Result<Goal, GoalError> {
        let withheld = match self.inventory() {
            InventoryMode::None => Item::ALL.to_vec(),
            InventoryMode::Full | InventoryMode::Minimal => withheld,
        };
        Ok(match (self.inventory(), self.smyoz.mercy, self.smyoz.unique) {
            (InventoryMode::Minimal, ..) => Goal::MinimalInventory,
            (_, true, _) => {
                let order = self.asks_for_level().then(|| self.order()).transpose()?;
                Goal::Mercy { withheld, order }
            }
            (.., Sense::UpToSymmetry) => Goal::UpToSymmetry { withheld },
            (.., Sense::Exactly) => {
                Goal::Unique { withheld, symmetry: self.clues.clue_symmetry, shots: self.wish(is_complete)? }
            }
        })
    }

    /// Refuses options that do not go together.
    pub(super) fn check_combination(&self) -> Result<(), GoalError> {
        let asked = self.asked();
        if self.inventory() == InventoryMode::None && asked.contains(&"--withhold") {
            return Err(GoalError::AllWithheld);
        }
        if asked == ["--time-limit"] {
            return Err(GoalError::LimitOfNoProof);
        }
        for Asks { option, what, goes_with } in GOALS.iter().filter(|goal| asked.contains(&goal.option)) {
            if let Some(other) = asked.iter().find(|other| *other != option && !goes_with.contains(other)) {
                return Err(GoalError::Together { option, what, other });
            }
        }
        let places = self.asked_of_places();
        for Excludes { option, what, others } in PLACES.iter().filter(|excludes| places.contains(&excludes.option)) {
            if let Some(other) = asked.iter().chain(&places).find(|other| others.contains(other)) {
                return Err(GoalError::Together { option, what, other });
            }
        }
        if let Some(show) = self.smyoz.shots_show.iter().find(|show| self.smyoz.shots_show.contains(&show.contrary())) {
            return Err(GoalError::Contraries(*show, show.contrary()));
        }
        Ok(())
    }

    /// Checks that no item is withheld that is given to begin with.
    pub(super) fn check_start(&self, start: Option<&Start>) -> Result<(), GoalError> {
        let mut given = start.into_iter().flat_map(Start::items);
        given.find(|item| self.smyoz.withhold.contains(item)).map_or(Ok(()), |item| Err(GoalError::StartGives(item)))
    }

    /// The options in effect on where shots may lie, and on clues to begin with.
    fn asked_of_places(&self) -> Vec<&'static str> {
        let places = &self.places;
        let options = [
            ("--shots-show", !self.smyoz.shots_show.is_empty()),
            ("--pattern", places.has_pattern()),
            ("--pattern-use all", self.smyoz.pattern_use == PatternUse::All),
            ("--spread", places.spread.is_some()),
            ("--start", places.has_start()),
        ];
        options.into_iter().filter(|(_, is_asked)| *is_asked).map(|(option, _)| option).collect()
    }

    /// The options in effect that some goals cannot be combined with.
    fn asked(&self) -> Vec<&'static str> {
        let is_exact = matches!(self.smyoz.unique, Sense::Exactly);
        let options = [
            ("--inventory minimal", self.inventory() == InventoryMode::Minimal),
            ("--inventory none", self.inventory() == InventoryMode::None),
            ("--mercy", self.smyoz.mercy),
            ("--unique up-to-symmetry", !is_exact),
            ("--min-shots", self.smyoz.min_shots > Some(0)),
            ("--minimum", self.minimum),
            (LEVEL, self.asks_for_level()),
            ("--clue-symmetry", self.clues.clue_symmetry != ClueSymmetry::None),
            ("--withhold", !self.smyoz.withhold.is_empty()),
            ("--time-limit", self.time_limit.is_some()),
        ];
        options.into_iter().filter(|(_, is_asked)| *is_asked).map(|(option, _)| option).collect()
    }

    pub(in crate::cli) fn asks_for_level(&self) -> bool {
        let bounds = [self.score, self.stars, self.longest, self.suppositions];
        self.level.is_some()
            || bounds.iter().any(Option::is_some)
            || !self.clues.require.is_empty()
            || !self.clues.avoid.is_empty()
    }

    /// Which shots a unique puzzle gets: by default, those for a level, unless other options
    /// restrict them.
    fn wish(&self, is_complete: bool) -> Result<Wish, GoalError> {
        let is_restricted = self.clues.clue_symmetry != ClueSymmetry::None || is_complete;
        Ok(match self.smyoz.min_shots {
            _ if self.smyoz.pattern_use == PatternUse::All => {
                Wish::Drawn(self.asks_for_level().then(|| self.order()).transpose()?)
            }
            Some(number @ 1..) => Wish::AtLeast(number.into()),
            _ if self.minimum || is_restricted && !self.asks_for_level() => Wish::Fewest,
            _ if self.places.has_start() && !self.asks_for_level() => Wish::ToOrder(Order::solvable()),
            _ => Wish::ToOrder(self.order()?),
        })
    }

    /// The difficulty that is asked for.
    fn order(&self) -> Result<Order, GoalError> {
        // Only puzzles for grandmasters need suppositions.
        let usual = match self.longest.or(self.suppositions) {
            Some(_) => Level::Grandmaster,
            None => Level::Advanced,
        };
        let levels = self.level.unwrap_or(Levels::only(usual));
        let [require, avoid] = self.techniques(SMYOZ, levels)?;
        let Self { score, stars, longest, .. } = *self;
        let suppositions = self.wanted_suppositions();
        Ok(Order { score, stars, longest, suppositions, require, avoid, ..Order::of(levels) })
    }

    /// The techniques of a game that puzzles of these levels need, and those that they do not need:
    /// sorted by id, without duplicates.
    pub(in crate::cli) fn techniques<L: Logic>(
        &self,
        game: &'static str,
        levels: Levels,
    ) -> Result<[Vec<&'static Technique<L>>; 2], GoalError> {
        let highest = levels.highest();
        let named = |ids: &[&'static str]| {
            let ids = ids.iter().sorted_unstable().dedup();
            let named = ids.map(|id| Technique::named_by(id).map_err(|error| GoalError::OfOtherGame { game, error }));
            named.collect::<Result<Vec<&'static Technique<L>>, GoalError>>()
        };
        let (require, avoid) = (named(&self.clues.require)?, named(&self.clues.avoid)?);
        if highest == Level::Beyond && !(require.is_empty() && avoid.is_empty()) {
            return Err(GoalError::BeyondTechniques(levels));
        }
        if let Some(&&Technique { id, level, .. }) = require.iter().find(|technique| technique.level > highest) {
            return Err(GoalError::AboveLevel { id, level, levels });
        }
        if let Some(technique) = require.iter().find(|technique| avoid.contains(technique)) {
            return Err(GoalError::RequiredAndAvoided(technique.id));
        }
        Ok([require, avoid])
    }

    /// How the inventory takes part.
    pub(super) fn inventory(&self) -> InventoryMode {
        self.smyoz.inventory.unwrap_or(InventoryMode::Full)
    }

    /// The items that are withheld where a puzzle begins with given clues: an author who gave some
    /// items, and not others, meant it.
    pub(super) fn withheld_beside(&self, start: Option<&Start>) -> Vec<Item> {
        let given: Vec<Item> = start.into_iter().flat_map(Start::items).collect();
        let is_told = self.smyoz.inventory.is_some() || !self.smyoz.withhold.is_empty();
        match is_told || given.is_empty() {
            true => self.withheld(),
            false => Item::ALL.into_iter().filter(|item| !given.contains(item)).sorted_unstable().collect(),
        }
    }

    /// The items that are withheld, sorted, without duplicates.
    pub(super) fn withheld(&self) -> Vec<Item> {
        self.smyoz.withhold.iter().copied().sorted_unstable().dedup().collect()
    }
}

/// Why the options are refused.
#[derive(Debug, Error)]
pub(in crate::cli) enum GoalError {
    /// Two options cannot be combined.
    #[error("{option} {what}: it cannot be combined with {other}")]
    Together { option: &'static str, what: &'static str, other: &'static str },
    #[error("--{0} asks for files, which --json writes only if --out DIR is given, too")]
    Nowhere(&'static str),
    #[error("--inventory none withholds all items: it cannot be combined with --withhold")]
    AllWithheld,
    #[error("--time-limit limits the proof that no fewer clues are possible: also give --minimum")]
    LimitOfNoProof,
    #[error("--level {0}: techniques do not solve all such puzzles, so none can be required or avoided")]
    BeyondTechniques(Levels),
    #[error("--require {id}: its level is {level}, above {levels}")]
    AboveLevel { id: &'static str, level: Level, levels: Levels },
    #[error("{0} is both required and avoided")]
    RequiredAndAvoided(&'static str),
    /// Only the other game has this technique.
    #[error("--game {game}: {}", no_technique(.error, &format!(" --game {game}")))]
    OfOtherGame { game: &'static str, error: UnknownTechniqueError },
    #[error("--shots-show {0} and {1}: no shot shows both")]
    Contraries(Show, Show),
    #[error("--withhold {0}: the puzzle to begin with gives it")]
    StartGives(Item),
    /// Nothing can be made of the puzzle to begin with.
    #[error("{name}: {reason}")]
    Start { name: String, reason: String, is_contradiction: bool },
    /// No layout meets the bounds.
    #[error("no puzzle matches: {0}")]
    Impossible(#[from] FilterError),
    #[error("--shard needs the same seeds for all parts: give --seeds")]
    ShardOfFreshSeeds,
    #[error("fewer than {count} seeds from {first} on: the last is 999999")]
    TooFewSeeds { count: u32, first: Seed },
    /// The options in the journal are invalid.
    #[error("invalid options in the journal: {0}")]
    Journalled(clap::Error),
}

impl Misuse for GoalError {
    /// Whether clues contradict each other, so that the answer is no.
    fn is_no(&self) -> bool {
        matches!(self, Self::Start { is_contradiction: true, .. })
    }
}

impl GoalError {
    /// Nothing can be made of the puzzle of SMYOZ with this name.
    pub(super) fn start(name: String, error: &StartError) -> Self {
        match error {
            StartError::Contradiction(conflict) => {
                Self::contradiction(name, conflict.as_ref().map(Blame::from).as_ref())
            }
            other => Self::Start { name, reason: other.to_string(), is_contradiction: false },
        }
    }

    /// Nothing can be made of the puzzle of Sea Battle with this name.
    pub(in crate::cli) fn start_of_sea_battle(name: String, error: &sea_battle::compose::StartError) -> Self {
        match error {
            sea_battle::compose::StartError::Contradiction(conflict) => {
                Self::contradiction(name, conflict.as_ref().map(Blame::from).as_ref())
            }
            other => Self::Start { name, reason: other.to_string(), is_contradiction: false },
        }
    }

    fn contradiction(name: String, blame: Option<&Blame>) -> Self {
        Self::Start { name, reason: no_solution(blame), is_contradiction: true }
    }
}
