//! What the options ask for, as a goal of the composer. What goes with what follows from the goals.

use itertools::Itertools;
use thiserror::Error;

use super::{Compose, Sense, Shots};
use crate::compose::batch::Impossible;
use crate::compose::{ClueSymmetry, Goal, Levels, Order, Wish};
use crate::smyoz::techniques::{Level, Technique};
use crate::smyoz::{Item, Seed};

/// How the inventory takes part in puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum InventoryMode {
    Full,
    None,
    Minimal,
}

impl InventoryMode {
    pub(super) const ALL: [Self; 3] = [Self::Full, Self::None, Self::Minimal];

    /// The name on the command line.
    pub(super) fn name(self) -> &'static str {
        ["full", "none", "minimal"][self as usize]
    }
}

/// What an option asks for, and the others that can be asked for at the same time.
struct Asks {
    option: &'static str,
    what: &'static str,
    goes_with: &'static [&'static str],
}

/// The options that decide the goal, or a part of it.
const GOALS: [Asks; 7] = [
    Asks {
        option: "--inventory minimal",
        what: "makes the fewest clues in all",
        goes_with: &["--minimum", "--time-limit"],
    },
    Asks {
        option: "--mercy",
        what: "leaves a few solutions, by the fewest shots beside an inventory",
        goes_with: &["--minimum", "--time-limit", "--withhold"],
    },
    Asks {
        option: "--unique up-to-symmetry",
        what: "leaves images of the solution, by the fewest shots",
        goes_with: &["--minimum", "--time-limit", "--withhold", "--inventory none"],
    },
    Asks {
        option: "--shots N",
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
        what: "asks for a level, with no proof that a time limit could end",
        goes_with: &["--withhold", "--inventory none", "--clue-symmetry"],
    },
    Asks {
        option: "--clue-symmetry",
        what: "makes no proof of the fewest shots that a time limit could end",
        goes_with: &["--withhold", "--inventory none", "--shots N", "--minimum", LEVEL],
    },
];

/// The options that ask for a difficulty.
const LEVEL: &str = "--level, --score, --require or --avoid";

impl Compose {
    /// What the puzzles are composed for.
    pub(super) fn goal(&self) -> Result<Goal, Refused> {
        self.check_that_all_go_together()?;
        let withheld = match self.inventory {
            InventoryMode::None => Item::ALL.to_vec(),
            InventoryMode::Full | InventoryMode::Minimal => self.withheld(),
        };
        Ok(match (self.inventory, self.mercy, self.unique) {
            (InventoryMode::Minimal, ..) => Goal::MinimalInventory,
            (_, true, _) => Goal::Mercy { withheld },
            (.., Sense::UpToSymmetry) => Goal::UpToSymmetry { withheld },
            (.., Sense::Exactly) => Goal::Unique { withheld, pattern: self.clue_symmetry, shots: self.wish()? },
        })
    }

    fn check_that_all_go_together(&self) -> Result<(), Refused> {
        if self.certify && self.json && self.out.is_none() {
            return Err(Refused::NowhereToCertify);
        }
        let asked = self.asked();
        if self.inventory == InventoryMode::None && asked.contains(&"--withhold") {
            return Err(Refused::AllWithheld);
        }
        if asked == ["--time-limit"] {
            return Err(Refused::LimitOfNoProof);
        }
        for Asks { option, what, goes_with } in GOALS.iter().filter(|goal| asked.contains(&goal.option)) {
            if let Some(other) = asked.iter().find(|other| *other != option && !goes_with.contains(other)) {
                return Err(Refused::Together { option, what, other });
            }
        }
        Ok(())
    }

    /// The options that some goals do not take, as far as something is asked by them.
    fn asked(&self) -> Vec<&'static str> {
        let is_exact = matches!(self.unique, Sense::Exactly);
        let options = [
            ("--inventory minimal", self.inventory == InventoryMode::Minimal),
            ("--inventory none", self.inventory == InventoryMode::None),
            ("--mercy", self.mercy),
            ("--unique up-to-symmetry", !is_exact),
            ("--shots N", matches!(self.shots, Some(Shots::AtLeast(1..)))),
            ("--minimum", self.minimum),
            (LEVEL, self.asks_for_level()),
            ("--clue-symmetry", self.clue_symmetry != ClueSymmetry::None),
            ("--withhold", !self.withhold.is_empty()),
            ("--time-limit", self.time_limit.is_some()),
        ];
        options.into_iter().filter(|(_, is_asked)| *is_asked).map(|(option, _)| option).collect()
    }

    fn asks_for_level(&self) -> bool {
        self.level.is_some() || self.score.is_some() || !self.require.is_empty() || !self.avoid.is_empty()
    }

    /// Which shots a unique puzzle gets: those of a level, if nothing else is asked for.
    fn wish(&self) -> Result<Wish, Refused> {
        let is_symmetric = self.clue_symmetry != ClueSymmetry::None;
        Ok(match self.shots {
            Some(Shots::AtLeast(number @ 1..)) => Wish::AtLeast(number.into()),
            _ if self.minimum || is_symmetric && !self.asks_for_level() => Wish::Fewest,
            _ => Wish::ToOrder(self.order()?),
        })
    }

    /// What is asked of the difficulty.
    fn order(&self) -> Result<Order, Refused> {
        let levels = self.level.unwrap_or(Levels::Range(Level::Advanced, Level::Advanced));
        let highest = match levels {
            Levels::Range(_, to) => to,
            Levels::Each => Level::Grandmaster,
        };
        let mut named = self.require.iter().chain(&self.avoid);
        if highest == Level::Grandmaster && named.next().is_some() {
            return Err(Refused::BeyondTechniques(levels));
        }
        if let Some(technique) = self.require.iter().find(|technique| technique.level > highest) {
            return Err(Refused::AboveLevel { technique, levels });
        }
        if let Some(technique) = self.require.iter().find(|technique| self.avoid.contains(technique)) {
            return Err(Refused::RequiredAndAvoided(technique));
        }
        let (require, avoid) = (sorted_ids(&self.require), sorted_ids(&self.avoid));
        Ok(Order { levels, score: self.score, require, avoid })
    }

    /// The items that are withheld, each once.
    pub(super) fn withheld(&self) -> Vec<Item> {
        self.withhold.iter().copied().sorted_unstable().dedup().collect()
    }
}

/// Why no run does what the options ask for.
#[derive(Debug, Error)]
pub(in crate::cli) enum Refused {
    /// Two options do not go together.
    #[error("{option} {what}: no {other} with it")]
    Together { option: &'static str, what: &'static str, other: &'static str },
    #[error("--certify writes files: give --out DIR, too")]
    NowhereToCertify,
    #[error("--inventory none withholds all: no --withhold with it")]
    AllWithheld,
    #[error("--time-limit ends the proof that there can be no fewer clues: give --minimum, too")]
    LimitOfNoProof,
    #[error("--level {0}: techniques do not solve these, so none can be required or avoided")]
    BeyondTechniques(Levels),
    #[error("--require {}: it is of level {}, above {levels}", technique.id, technique.level)]
    AboveLevel { technique: &'static Technique, levels: Levels },
    #[error("{} is to be required and avoided", .0.id)]
    RequiredAndAvoided(&'static Technique),
    /// No layout meets the bounds.
    #[error("no puzzle is such: {0}")]
    Impossible(#[from] Impossible),
    #[error("--shard takes a part of seeds that all parts know: give --seeds")]
    ShardOfFreshSeeds,
    #[error("there are no {count} seeds from {first} on: the last is 999999")]
    TooFewSeeds { count: u32, first: Seed },
    /// The options in a journal are not options.
    #[error("the options of the journal: {0}")]
    Journalled(clap::Error),
}

/// Techniques by their ids, each once.
pub(super) fn sorted_ids(techniques: &[&'static Technique]) -> Vec<&'static Technique> {
    techniques.iter().copied().sorted_unstable_by_key(|technique| technique.id).dedup().collect()
}
