//! Which game a command is about.

use std::any::Any;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::Path;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use itertools::Itertools;
use thiserror::Error;

use super::given::Given;
use super::input::{is_address, read_text};
use super::joined::value_of;
use super::{CommandError, Misuse};
use crate::registry::asked::{is_given, with_about_kept};
use crate::registry::wishes::with_techniques;
use crate::registry::{AnyGame, Composing, Extras, Imported, Registry};
use smyoz_core::lang::{Lang, capitalized};

/// The game of this name, which is one of those that the command line allows.
pub(super) fn game_named(registry: &Registry, kind: &str) -> &'static dyn AnyGame {
    registry.game(kind).unwrap_or_else(|| registry.usual())
}

/// The game of this name or, without one, the usual game.
pub(super) fn game_of(registry: &Registry, kind: Option<&str>) -> &'static dyn AnyGame {
    kind.map_or(registry.usual(), |kind| game_named(registry, kind))
}

/// Which game a command is about, and the options that only some games have.
pub(super) type GameArgs = Given<WhichGame>;

#[derive(Args)]
pub(super) struct WhichGame {
    /// Which game; with it, `--help` lists the options of that game
    #[arg(long)]
    game: String,
}

impl GameArgs {
    /// The name of the game.
    pub fn kind(&self) -> &str {
        &self.options.game
    }

    /// Whether neither the game is named, nor a board.
    pub fn is_usual(&self, registry: &Registry) -> bool {
        let mut games = registry.games().iter().filter(|game| game.extras().sheets.is_some());
        let has_board = games.any(|game| self.first_given(&with_board(*game, Command::new("board"))).is_some());
        self.kind() == registry.usual().kind() && !has_board
    }

    /// Refuses options on boards that only other games have.
    ///
    /// # Errors
    /// If one is given.
    pub fn refuse_boards(&self, registry: &Registry) -> Result<(), OtherGameError> {
        self.refuse_others(registry, |game| with_board(game, Command::new("board"))).map(drop)
    }

    /// The first of these options that is given.
    pub fn first_given(&self, options: &Command) -> Option<String> {
        let is_given = |option: &&Arg| is_given(self.matches(), option.get_id().as_str());
        options.get_arguments().find(is_given)?.get_long().map(str::to_owned)
    }

    /// The game.
    ///
    /// # Errors
    /// If an option is given to this command that only another game has.
    pub fn of(&self, command: &'static str, registry: &Registry) -> Result<&'static dyn AnyGame, CommandError> {
        Ok(self.refuse_others(registry, |game| with_own(game, Command::new(command)))?)
    }

    /// The game, unless one of these options is given that only another game has.
    fn refuse_others(
        &self,
        registry: &Registry,
        options: impl Fn(&'static dyn AnyGame) -> Command,
    ) -> Result<&'static dyn AnyGame, OtherGameError> {
        let game = game_named(registry, self.kind());
        let own = options(game);
        let is_foreign = |option: &&Arg| own.get_arguments().all(|own| own.get_id() != option.get_id());
        for other in registry.games().iter().filter(|other| other.kind() != game.kind()) {
            let is_given = |option: &&Arg| is_foreign(option) && is_given(self.matches(), option.get_id().as_str());
            if let Some(option) = options(*other).get_arguments().find(is_given) {
                let option = option.get_long().unwrap_or_default();
                return Err(OtherGameError::of(option, game, registry, |one| one.kind() == other.kind()));
            }
        }
        Ok(game)
    }
}

/// Whether a command has something to do for a game.
pub(super) fn has_use_for(game: &dyn AnyGame, command: &str) -> bool {
    let Extras { layouts, contest, exchange, .. } = game.extras();
    match command {
        "check" => layouts.is_some(),
        "contest" => contest.is_some(),
        "convert" => exchange.is_some(),
        _ => true,
    }
}

/// A command with the options and the texts that a game adds to it.
pub(super) fn with_own(game: &'static dyn AnyGame, command: Command) -> Command {
    let Extras { explained, board, layouts, sheets, contest, exchange, .. } = game.extras();
    let command = explained(command);
    match (command.get_name(), layouts) {
        ("generate", _) if board.is_none() => before(command, "out", |command| game.with_options(command)),
        ("generate", _) => with_board(game, command),
        ("print", ..) => match sheets {
            Some(sheets) => with_board(game, before(command, "page", |command| sheets.with_looks(command))),
            None => command,
        },
        ("contest", ..) => match contest {
            Some(contest) => contest.with_options(with_board(game, command)),
            None => command,
        },
        ("convert", ..) => match exchange {
            Some(exchange) => before(command, "out", exchange.with_options),
            None => command,
        },
        ("check", Some(layouts)) => {
            with_board(game, before(command, "json", |command| layouts.with_check_options(command)))
        }
        _ => command,
    }
}

/// A command with the options on boards that a game has.
fn with_board(game: &dyn AnyGame, command: Command) -> Command {
    match game.extras().board {
        Some(board) => (board.add)(command),
        None => command,
    }
}

/// A command with options added before this one of its own.
pub(super) fn before(command: Command, id: &str, add: impl FnOnce(Command) -> Command) -> Command {
    let after = |command: &Command| {
        let ids = command.get_arguments().map(|argument| argument.get_id().clone());
        ids.skip_while(|other| other != id).collect::<Vec<_>>()
    };
    let moved = after(&command);
    let command = moved.into_iter().fold(add(command), |command, id| command.mut_arg(id, |argument| argument));
    let mut place = 0..;
    command.mut_args(|argument| argument.display_order(place.next().unwrap_or_default()))
}

/// The command with the options that the games have for their puzzles.
pub(super) fn with_options(command: Command, registry: &Registry) -> Command {
    let games = registry.games().iter();
    let add = |command| games.fold(command, |command, game| game.with_options(command));
    with_techniques(with_about_kept(command, |command| before(command, "time_limit", add)), registry)
}

/// A command that is about one game, if it has an option for that, with the names of all.
pub(super) fn with_names(command: Command, registry: &Registry) -> Command {
    if !command.get_arguments().any(|argument| argument.get_id() == "game") {
        return command;
    }
    let name = |game: &&'static dyn AnyGame| {
        let also = match game.extras().aliases {
            [] => String::new(),
            aliases => format!(" (or {})", aliases.join(", ")),
        };
        PossibleValue::new(game.kind()).aliases(game.extras().aliases).help(game.name().to_owned() + &also)
    };
    let names: Vec<PossibleValue> = registry.games().iter().map(name).collect();
    let usual = usual_game(registry, command.get_name()).kind();
    let registry = registry.clone();
    let kind = move |name: String| game_named(&registry, &name).kind().to_owned();
    let parser = PossibleValuesParser::new(names).map(kind);
    command.mut_arg("game", |game| game.value_parser(parser).required(false).default_value(usual))
}

/// Options of games, which these read themselves: [`with_options`] adds them to a command.
#[derive(Clone)]
pub(super) struct OwnOptions(pub ArgMatches);

impl OwnOptions {
    /// The value of an option, if a game has one of this name and type, and it is given.
    pub fn value<T: Any + Clone + Send + Sync>(&self, name: &str) -> Option<&T> {
        self.0.try_get_one(name).ok().flatten()
    }
}

impl Args for OwnOptions {
    fn augment_args(command: Command) -> Command {
        command
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
    game: &dyn AnyGame,
    mut names: impl Iterator<Item = &'a str>,
) -> Result<(), OtherGameError> {
    let foreign = foreign_options(registry, game.kind());
    let found = names.find(|name| foreign.contains(*name));
    let error = |name| OtherGameError::of(name, game, registry, |other| own_names(other).contains(name));
    found.map_or(Ok(()), |name| Err(error(name)))
}

/// The names of options that only other games have.
pub(super) fn foreign_options(registry: &Registry, kind: &str) -> BTreeSet<String> {
    let (own, others): (Vec<_>, Vec<_>) = registry.games().iter().copied().partition(|game| game.kind() == kind);
    let own: BTreeSet<String> = own.into_iter().flat_map(own_names).collect();
    others.into_iter().flat_map(own_names).filter(|name| !own.contains(name)).collect()
}

/// The names of the options that a game has for its puzzles and for its contests.
fn own_names(game: &'static dyn AnyGame) -> BTreeSet<String> {
    let contest = with_own(game, Command::new("contest"));
    let options = game.own_options();
    let all = options.get_arguments().chain(contest.get_arguments());
    all.filter_map(Arg::get_long).map(str::to_owned).collect()
}

/// The command line for all games, as man pages and completions know it.
pub(super) fn for_all_games(registry: &Registry, program: Command) -> Command {
    let said = registry.games().iter().map(|game| (game.short_name(), game.extras().composing));
    let said = said.map(|(name, Composing { needed, .. })| format!("In {name}, {needed}")).join("\n\n");
    program.mut_subcommand("compose", |compose| with_paragraph(compose, &said))
}

/// A command with a paragraph after the first of its description.
fn with_paragraph(command: Command, paragraph: &str) -> Command {
    let about = command.get_long_about().or(command.get_about()).map(ToString::to_string).unwrap_or_default();
    let (first, rest) = about.split_once("\n\n").unwrap_or((&about, ""));
    command.long_about(format!("{first}\n\n{paragraph}\n\n{rest}").trim_end().to_owned())
}

/// A command that composes puzzles of one game, with what is true of these.
fn with_composing(command: Command, said: Composing) -> Command {
    let Composing { needed, minimum } = said;
    match command.get_name() {
        "compose" => with_paragraph(command, &capitalized(needed)),
        _ => command,
    }
    .mut_arg("minimum", |option| option.help(minimum))
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
        let game = meant.unwrap_or_else(|| usual_game(registry, command.get_name()));
        let composes = command.get_arguments().any(|argument| argument.get_id() == "minimum");
        let command = if composes { with_composing(command, game.extras().composing) } else { command };
        let kind = game.kind();
        let foreign = foreign_options(registry, kind);
        let is_usual = kind == usual_game(registry, command.get_name()).kind();
        // What is named is not what is meant by default.
        let command = command.mut_arg("game", |game| game.default_value(kind).hide_default_value(!is_usual));
        command.mut_args(|option| {
            let is_foreign = option.get_long().is_some_and(|name| foreign.contains(name));
            if is_foreign { option.hide(true) } else { option }
        })
    })
}

/// The game that a command is about where none is named: the first that has what it needs.
pub(super) fn usual_game(registry: &Registry, command: &str) -> &'static dyn AnyGame {
    let has_contest = |game: &&'static dyn AnyGame| game.extras().contest.is_some();
    let found = (command == "contest").then(|| registry.games().iter().copied().find(has_contest));
    found.flatten().unwrap_or_else(|| registry.usual())
}

/// The game of the puzzle in a file, or of an address.
fn game_of_puzzle(registry: &Registry, place: &str) -> Option<&'static dyn AnyGame> {
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
    // The format suffices: what else is wrong with the puzzle is for its game to say.
    registry.game_by_format(&text).or_else(|| registry.game(imported()?.game()))
}

/// An option was given that the game does not have.
#[derive(Debug, Error)]
#[error("--{option} is {} --game {}{}", if .only_for.is_some() { "only for" } else { "not for" },
    .only_for.unwrap_or(.game), .meant.map_or_else(String::new, |meant| format!(": there it is --{meant}")))]
pub(super) struct OtherGameError {
    option: String,
    game: String,
    /// The option by which that game means the same.
    meant: Option<&'static str>,
    /// The game that has it.
    only_for: Option<&'static str>,
}

impl Misuse for OtherGameError {}

impl OtherGameError {
    /// An option that this game does not have.
    pub fn new(option: &str, game: &str) -> Self {
        Self { option: option.to_owned(), game: game.to_owned(), meant: None, only_for: None }
    }

    /// An option that this game does not have; if it is the usual one, another that has it is named.
    pub fn of(
        option: &str,
        game: &dyn AnyGame,
        registry: &Registry,
        has: impl Fn(&'static dyn AnyGame) -> bool,
    ) -> Self {
        let is_usual = game.kind() == registry.usual().kind();
        match registry.games().iter().find(|other| is_usual && has(**other)) {
            Some(other) => Self::only_for(option, other.kind()),
            None => {
                let meant = game.extras().means.iter().find(|(other, _)| *other == option).map(|&(_, meant)| meant);
                Self { meant, ..Self::new(option, game.kind()) }
            }
        }
    }

    /// An option that no game has but this one.
    pub fn only_for(option: &str, game: &'static str) -> Self {
        Self { only_for: Some(game), ..Self::new(option, "") }
    }
}

/// A game does not speak the language that is asked for.
#[derive(Debug, Error)]
#[error("--lang {lang}: {game} speaks only {spoken}")]
pub(super) struct UnspokenError {
    lang: &'static str,
    game: &'static str,
    spoken: String,
}

impl Misuse for UnspokenError {}

/// Refuses a language that one of these games does not speak.
pub(super) fn expect_spoken<'k>(
    registry: &Registry,
    kinds: impl IntoIterator<Item = &'k str>,
    lang: Lang,
) -> Result<(), UnspokenError> {
    let games = kinds.into_iter().filter_map(|kind| registry.game(kind));
    let deaf = games.into_iter().find(|game| !game.extras().languages.contains(&lang));
    deaf.map_or(Ok(()), |game| {
        let spoken = game.extras().languages.iter().map(|lang| lang.code()).join(" and ");
        Err(UnspokenError { lang: lang.code(), game: game.kind(), spoken })
    })
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
