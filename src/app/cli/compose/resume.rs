//! Resumes a batch with the options in its journal, so that the command need not repeat them.

use clap::{Args, Command, FromArgMatches};

use super::{Compose, ComposeOptionError, Wishes};
use crate::cli::failure::CommandError;
use crate::cli::games::{game_named, with_options};
use crate::cli::given::Given;
use crate::registry::{Registry, YES};
use smyoz_core::batch::{BatchMismatchError, Plan};

impl Compose {
    /// The options that a plan was made from.
    pub(super) fn of_plan(registry: &Registry, plan: &Plan) -> Result<Self, CommandError> {
        let Plan { seeds, shard, want, options } = plan;
        let game = plan.game().map_or(registry.usual(), |kind| game_named(registry, kind)).puzzles();
        let option = |name: &str, value: &str| match value {
            YES => format!("--{name}"),
            _ => format!("--{name}={value}"),
        };
        let mut arguments = vec![option("seeds", &seeds.to_string())];
        arguments.extend(shard.map(|shard| option("shard", &shard.to_string())));
        arguments.extend(want.map(|want| option("want", &want.to_string())));
        let now = |name, value| game.map_or(name, |game| game.option_now(name, value));
        arguments.extend(options.iter().map(|(name, value)| option(now(name, value), value)));
        let mut command = with_options(Self::augment_args(Command::new("compose")), registry).no_binary_name(true);
        let stored = command.try_get_matches_from_mut(&arguments).and_then(|matches| Self::from_arg_matches(&matches));
        Ok(stored.map_err(ComposeOptionError::Journalled)?)
    }
}

impl Given<Compose> {
    /// An option on the command line that differs from the plan, if any. Options that are not given
    /// are taken from the plan.
    ///
    /// # Errors
    /// If a file cannot be read that an option names.
    pub(super) fn unlike(&self, registry: &Registry, plan: &Plan) -> Result<Option<BatchMismatchError>, CommandError> {
        let now = &self.options;
        let Wishes { seeds, seed, tries, want, .. } = &now.wishes;
        let raw = now.given_settings(registry)?;
        let stored = |name: &str| plan.options.get(name).cloned();
        let given = |name: &str| raw.get(name).cloned();
        let number = |number: Option<u32>| number.map(|number| number.to_string());
        let length = plan.seeds.last().number() - plan.seeds.first().number() + 1;
        let seeds = [
            ("seeds", Some(plan.seeds.to_string()), seeds.map(|seeds| seeds.to_string())),
            ("seed", Some(plan.seeds.first().to_string()), seed.map(|seed| seed.to_string())),
            ("tries", number(Some(length)), number(*tries)),
            ("want", number(plan.want), number(*want)),
            ("shard", plan.shard.map(|shard| shard.to_string()), now.shard.map(|shard| shard.to_string())),
        ];
        let named = plan.options.keys().chain(raw.keys()).map(String::as_str);
        let settings = named.map(|name| (name, stored(name), given(name)));
        let differs = |(name, was, now): &(&str, Option<String>, Option<String>)| self.has(name) && was != now;
        let unlike = settings.chain(seeds).find(differs);
        Ok(unlike.map(|(name, was, now)| BatchMismatchError { name: format!("--{name}"), was, now }))
    }
}
