//! Which game a command is about.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::Path;

use clap::builder::Resettable;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use thiserror::Error;

use super::Misuse;
use super::input::{is_address, read_text};
use super::sea_battle::OtherGameError;
use crate::games;
use crate::registry::{Game, Imported, PuzzleGame, Registry};

/// The game of this name, which is one of those that the command line allows.
pub(super) fn game_named(registry: &Registry, kind: &str) -> &'static dyn Game {
    registry.game(kind).unwrap_or_else(|| registry.usual())
}

/// The command with the options of these games.
pub(super) fn with_options(command: Command, games: &[&'static dyn Game]) -> Command {
    // What is said of the options of a game is not said of the command.
    let abouts = [command.get_about(), command.get_long_about()];
    let [about, long_about] = abouts.map(|about| Resettable::from(about.cloned()));
    let games = games.iter().filter_map(|game| game.puzzles());
    games.fold(command, |command, game| game.with_options(command)).about(about).long_about(long_about)
}

/// Options of games, which these read themselves. A command has those of the usual game among those
/// that the program comes with; [`with_options`] adds others.
#[derive(Clone)]
pub(super) struct OwnOptions(pub ArgMatches);

impl Args for OwnOptions {
    fn augment_args(command: Command) -> Command {
        with_options(command, &games::registry().games()[..1])
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for OwnOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        Ok(Self(matches.clone()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        self.0 = matches.clone();
        Ok(())
    }
}

/// Refuses the first of these options that only other games have.
pub(super) fn refuse_foreign<'a>(
    registry: &Registry,
    kind: &str,
    mut names: impl Iterator<Item = &'a str>,
) -> Result<(), OtherGameError> {
    let foreign = foreign_options(registry, kind);
    names.find(|name| foreign.contains(*name)).map_or(Ok(()), |name| Err(OtherGameError::new(name, kind)))
}

/// The names of options that only other games have.
pub(super) fn foreign_options(registry: &Registry, kind: &str) -> BTreeSet<String> {
    let names = |game: &&'static dyn Game| -> BTreeSet<String> {
        let options = game.puzzles().map(PuzzleGame::own_options);
        let options = options.as_ref().map(Command::get_arguments).into_iter().flatten();
        options.filter_map(Arg::get_long).map(str::to_owned).collect()
    };
    // The command itself knows the options of the games that it comes with.
    let all = [registry.games(), games::registry().games()].concat();
    let (own, others): (Vec<_>, Vec<_>) = all.iter().partition(|game| game.kind() == kind);
    let own: BTreeSet<String> = own.into_iter().flat_map(names).collect();
    others.into_iter().flat_map(names).filter(|name| !own.contains(name)).collect()
}

/// The command line for the game that arguments are about, so that help lists only its options.
pub(super) fn for_game(registry: &Registry, program: Command, arguments: &[OsString]) -> Command {
    let named = value_of(arguments, "--game").and_then(|name| registry.game(&name));
    let begun = || value_of(arguments, "--start").and_then(|puzzle| game_of_puzzle(registry, &puzzle));
    let meant = named.or_else(begun);
    program.mut_subcommands(|command| {
        if !command.get_arguments().any(|argument| argument.get_id() == "game") {
            return command;
        }
        let kind = meant.unwrap_or_else(|| usual_game(registry, command.get_name())).kind();
        let foreign = foreign_options(registry, kind);
        let command = command.mut_arg("game", |game| game.default_value(kind));
        command.mut_args(|option| {
            let is_foreign = option.get_long().is_some_and(|name| foreign.contains(name));
            if is_foreign { option.hide(true) } else { option }
        })
    })
}

/// The game that a command is about where none is named: the first that has what it needs.
pub(super) fn usual_game(registry: &Registry, command: &str) -> &'static dyn Game {
    let has_contest = |game: &&'static dyn Game| game.contest().is_some();
    let found = (command == "contest").then(|| registry.games().iter().copied().find(has_contest));
    found.flatten().unwrap_or_else(|| registry.usual())
}

/// The value of an option, after a space or a sign.
fn value_of(arguments: &[OsString], option: &str) -> Option<String> {
    let texts: Vec<&str> = arguments.iter().map_while(|argument| argument.to_str()).collect();
    let after_space = texts.windows(2).find(|pair| pair[0] == option).map(|pair| pair[1]);
    let after_sign = || texts.iter().find_map(|text| text.strip_prefix(option)?.strip_prefix('='));
    after_space.or_else(after_sign).map(str::to_owned)
}

/// The game of the puzzle in a file, or of an address.
fn game_of_puzzle(registry: &Registry, place: &str) -> Option<&'static dyn Game> {
    let path = Path::new(place);
    let text = match is_address(path) {
        true => place.to_owned(),
        // A stream can be read only once, and may have no end.
        false if path.is_file() => read_text(path).ok()?,
        false => return None,
    };
    let imported = || match registry.import(&text) {
        Some(Imported { puzzles: Ok(puzzles), .. }) => puzzles.into_iter().next(),
        _ => None,
    };
    let puzzle = registry.read(&text).ok().or_else(imported)?;
    registry.game(puzzle.game())
}

/// A game does not have what a command is about.
#[derive(Debug, Error)]
#[error("not for this game: {game} has no {what}")]
pub(super) struct NotForGameError {
    game: String,
    what: &'static str,
}

impl Misuse for NotForGameError {}

impl NotForGameError {
    /// The game with this name lacks this.
    pub fn new(game: &str, what: &'static str) -> Self {
        Self { game: game.to_owned(), what }
    }
}
