//! Which options were given on the command line, and which have default values.

use std::collections::BTreeSet;

use clap::error::Error;
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Command, FromArgMatches, Id};

/// Options, with the names of those that were given.
pub struct Given<T> {
    pub options: T,
    names: BTreeSet<String>,
    matches: ArgMatches,
}

impl<T> Given<T> {
    /// The names of the options that were given, as on the command line without the dashes.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }

    /// Other options that were made from these. Those with these names count as given.
    pub fn with<U>(&self, options: U, is_taken: impl Fn(&str) -> bool) -> Given<U> {
        let names = self.names.iter().filter(|name| is_taken(name)).cloned().collect();
        Given { options, names, matches: self.matches.clone() }
    }

    /// All that was parsed, for options that a game has of its own.
    pub fn matches(&self) -> &ArgMatches {
        &self.matches
    }

    /// Whether an option was given, by its name on the command line without the dashes.
    pub fn has(&self, name: &str) -> bool {
        self.names.contains(name)
    }
}

/// The names of the options that were given.
fn names(matches: &ArgMatches) -> BTreeSet<String> {
    let given = |id: &&Id| matches.value_source(id.as_str()) == Some(ValueSource::CommandLine);
    matches.ids().filter(given).map(|id| id.as_str().replace('_', "-")).collect()
}

impl<T: FromArgMatches> FromArgMatches for Given<T> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        Ok(Self { names: names(matches), options: T::from_arg_matches(matches)?, matches: matches.clone() })
    }

    fn from_arg_matches_mut(matches: &mut ArgMatches) -> Result<Self, Error> {
        // In this order, since reading an option removes it from the matches.
        let (names, all) = (names(matches), matches.clone());
        Ok(Self { names, options: T::from_arg_matches_mut(matches)?, matches: all })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        self.names.extend(names(matches));
        self.matches = matches.clone();
        self.options.update_from_arg_matches(matches)
    }
}

impl<T: Args> Args for Given<T> {
    fn group_id() -> Option<Id> {
        T::group_id()
    }

    fn augment_args(command: Command) -> Command {
        T::augment_args(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        T::augment_args_for_update(command)
    }
}
