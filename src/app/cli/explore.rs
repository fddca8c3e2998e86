//! `smyoz explore`: the Explorer, in the browser.

use std::env;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use clap::{ArgGroup, Args, ValueHint};
use serde::Deserialize;
use thiserror::Error;

use super::files::{extension, fill_new_directory, write_within};
use super::games::{NotForGameError, expect_spoken};
use super::input::{Puzzles, read_text, text_for_game};
use super::output::{Output, progress_bar, tell};
use super::values::by_name;
use super::{Answer, CommandError, FileError, LangArg, Misuse, shown, tell_failure};
use crate::explorer::server::{PORT, Server, Serving, Settings};
use crate::explorer::{Export, ExportError, Mode, Playable, Played, ReadGameError, text_of_link};
use crate::play::Hidden;
use crate::registry::{AnyGame, AnyPuzzle, Registry};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Seed, read_as};

/// Play, explore and compose in the browser
///
/// Serves a page to the browser on this machine, and to no other machine, until Ctrl-C. The address
/// is printed and opened. Games are saved.
#[derive(Args)]
#[command(group(ArgGroup::new("start").args(["given", "seed"])))]
pub(super) struct Explore {
    /// Puzzles to choose from, or what to play: a puzzle, saved game, layout or link
    ///
    /// Puzzles come in .json files, .jsonl files and directories of such files. A saved game is a
    /// .json file; a layout is a SEED file or drawn by hand (.txt). A saved game, a layout or a
    /// link must be the only argument.
    #[arg(value_hint = ValueHint::AnyPath, value_name = "PUZZLE|GAME|LAYOUT|LINK")]
    given: Vec<PathBuf>,
    /// Hide the layout of this seed
    #[arg(long, value_name = "SEED", conflicts_with = "given")]
    seed: Option<Seed>,
    /// How to play: game (by shots), training (touched cells show all) or puzzle
    #[arg(long, requires = "start", value_parser = by_name(Mode::ALL, Mode::name))]
    mode: Option<Mode>,
    /// Port, or 0 for any free one; by default, 7690, or another if that is in use
    #[arg(long)]
    port: Option<u16>,
    /// Print the address without opening it
    #[arg(long)]
    no_open: bool,
    /// Directory for saved games; by default, in the user's state directory
    #[arg(long, value_hint = ValueHint::DirPath, value_name = "DIR")]
    state: Option<PathBuf>,
    /// Write pages for a web site to this directory, new or empty, and serve nothing
    ///
    /// The puzzles can be solved there without this program.
    #[arg(long, value_hint = ValueHint::DirPath, value_name = "DIR", requires = "given", conflicts_with_all = ["mode", "port", "no_open", "state"])]
    export: Option<PathBuf>,
    /// Leave solutions, checks and hints out of the exported pages
    #[arg(long, requires = "export")]
    contest: bool,
    /// Initial language; by default, the browser's, or English for exported pages
    #[arg(long, value_enum)]
    lang: Option<LangArg>,
}

/// Why the Explorer does not start.
#[derive(Debug, Error)]
pub(super) enum ExploreError {
    #[error("--port {port} is in use: give another one, or leave it out")]
    PortInUse { port: u16 },
    #[error("--port {port}: {error}")]
    Port { port: u16, error: io::Error },
    #[error("there is no home directory to keep games in: give --state DIR")]
    NoHome,
    #[error("a layout, saved game or link must be the only argument")]
    NotAlone,
    #[error("--mode {}: this game was begun with --mode {}", .wanted.name(), .own.name())]
    OtherMode { wanted: Mode, own: Mode },
    #[error("{0}")]
    NotBegun(String),
    #[error(transparent)]
    NoPage(#[from] ExportError),
    #[error("the link cannot be opened: {0}")]
    Link(ReadGameError),
    #[error("the server cannot be started: {0}")]
    Server(io::Error),
}

impl Misuse for ExploreError {}

/// What the page opens with.
enum Opening {
    /// The start page with these puzzles.
    Library(Vec<Box<dyn Playable>>),
    /// A game.
    Game(Box<dyn Played>),
}

impl Explore {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let kinds = registry.games().iter().map(|game| game.kind());
        expect_spoken(registry, kinds, self.lang.unwrap_or_default().into())?;
        if let Some(directory) = &self.export {
            return self.write_pages(directory, registry, output);
        }
        let opening = self.opening(registry)?;
        let directory = directory(self.state.as_deref())?;
        let server = bind(registry, self.port)?;
        let (library, place) = match opening {
            Opening::Library(puzzles) if puzzles.is_empty() => (puzzles, String::new()),
            // What is given is shown, rather than the game that was open last.
            Opening::Library(puzzles) => (puzzles, "#library".to_owned()),
            Opening::Game(game) => (Vec::new(), format!("#{}", game.to_link())),
        };
        let server = server.serve(Settings {
            lang: self.lang.map(Into::into),
            library,
            directory: directory.clone(),
            contest: None,
        });
        let server = server.map_err(|error| CommandError::file(directory, FileError::Make(error)))?;
        let address = format!("{}{place}", server.address());
        run(server, &address, "the Explorer", self.no_open, output)
    }

    /// Writes pages for a web site.
    fn write_pages(&self, directory: &Path, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let puzzles = self.puzzles_to_export(registry)?;
        let puzzles: Vec<&dyn Playable> = puzzles.iter().map(|puzzle| &**puzzle).collect();
        let export = Export { lang: self.lang.unwrap_or_default().into(), contest: self.contest };
        let progress = progress_bar(puzzles.len(), "pages");
        let pages = export.files(&puzzles, &|| progress.inc(1)).map_err(ExploreError::from)?;
        progress.finish_and_clear();
        if self.contest {
            tell("the files of these puzzles hold the solutions: publish none of them before the contest ends");
        }
        fill_new_directory(directory, |inside| {
            pages.iter().try_for_each(|page| write_within(&inside.join(&page.name), &page.content))
        })?;
        output.line(shown::path(directory.join("index.html")))?;
        Ok(Answer::Yes)
    }

    /// The puzzles to export. For an argument that cannot be read, only the first error is
    /// reported.
    fn puzzles_to_export(&self, registry: &Registry) -> Result<Vec<Box<dyn Playable>>, CommandError> {
        let (mut puzzles, mut unread) = (Vec::new(), false);
        for path in &self.given {
            let mut others = 0;
            for source in (Puzzles { paths: vec![path.clone()] }).stream(registry) {
                match source {
                    Ok(source) => puzzles.push(playable(&*source.puzzle)?),
                    Err(failure) if others == 0 => {
                        tell_failure(&failure);
                        others = 1;
                    }
                    Err(_) => others += 1,
                }
            }
            if others > 1 {
                tell(format_args!("{}: {} more cannot be read", shown::path(path), others - 1));
            }
            unread |= others > 0;
        }
        if unread { Err(CommandError::Unread) } else { Ok(puzzles) }
    }

    fn opening(&self, registry: &Registry) -> Result<Opening, CommandError> {
        if let Some(seed) = self.seed {
            return self.new_game(registry, Hidden::Seed(seed));
        }
        if let [only] = &self.given[..] {
            if let Some(game) = game_of(registry, only)? {
                return self.resumed(game);
            }
            if extension(only) == Some("txt") {
                let game = registry.usual();
                let layouts = game.extras().layouts.ok_or_else(|| none_hidden(game))?;
                let drawing = layouts.drawing(&text_for_game(only)?).ok_or_else(|| none_hidden(game))??;
                return self.new_game(registry, Hidden::Drawn(drawing));
            }
        }
        if self.given.iter().any(|path| is_link(path) || extension(path) == Some("txt")) {
            return Err(ExploreError::NotAlone.into());
        }
        if self.given.is_empty() {
            return Ok(Opening::Library(Vec::new()));
        }
        let (mut sources, reading) = Puzzles { paths: self.given.clone() }.read(registry)?;
        reading.end()?;
        match (sources.pop(), sources.is_empty()) {
            (Some(source), true) => {
                let mode = self.mode.unwrap_or(Mode::Puzzle);
                let game = playable(&*source.puzzle)?.begin(mode, Lang::En, Limits::NONE);
                Ok(Opening::Game(game.map_err(ExploreError::NotBegun)?))
            }
            (last, _) => {
                let sources = sources.into_iter().chain(last);
                Ok(Opening::Library(sources.map(|source| playable(&*source.puzzle)).collect::<Result<_, _>>()?))
            }
        }
    }

    /// A game in which a layout of the usual game is hidden.
    fn new_game(&self, registry: &Registry, hidden: Hidden) -> Result<Opening, CommandError> {
        let game = registry.usual();
        let maker = game.extras().maker.ok_or_else(|| none_hidden(game))?;
        let begun = maker.hidden(self.mode.unwrap_or(Mode::Game), hidden, Lang::En, Limits::NONE);
        Ok(Opening::Game(begun.map_err(|reason| ExploreError::NotBegun(reason.to_string()))?))
    }

    fn resumed(&self, game: Box<dyn Played>) -> Result<Opening, CommandError> {
        let own = game.mode();
        match self.mode {
            Some(wanted) if wanted != own => Err(ExploreError::OtherMode { wanted, own }.into()),
            _ => Ok(Opening::Game(game)),
        }
    }
}

/// That a game has no layouts to hide.
fn none_hidden(game: &dyn AnyGame) -> NotForGameError {
    NotForGameError::new(game.kind(), "layouts to hide")
}

/// A server that listens on a port: on the given one, or by default on the usual one, or on another
/// if that is in use.
pub(super) fn bind(registry: &Registry, given: Option<u16>) -> Result<Server, CommandError> {
    let port = given.unwrap_or(PORT);
    match (Server::new(registry.clone(), port), given) {
        (Err(error), None) if error.kind() == ErrorKind::AddrInUse => {
            tell(format_args!("port {port} is in use, so another one is used"));
            Ok(Server::new(registry.clone(), 0).map_err(ExploreError::Server)?)
        }
        (Err(error), Some(port)) if error.kind() == ErrorKind::AddrInUse => {
            Err(ExploreError::PortInUse { port }.into())
        }
        (Err(error), _) => Err(ExploreError::Port { port, error }.into()),
        (Ok(server), _) => Ok(server),
    }
}

/// The directory where games are kept: by default, where the system keeps the state of programs.
pub(super) fn directory(given: Option<&Path>) -> Result<PathBuf, CommandError> {
    if let Some(directory) = given {
        return Ok(directory.to_owned());
    }
    let variable = if cfg!(windows) { "LOCALAPPDATA" } else { "XDG_STATE_HOME" };
    // The specification says that relative paths must be ignored.
    let state = env::var_os(variable).map(PathBuf::from).filter(|path| path.is_absolute());
    let state = state.or_else(|| Some(env::home_dir()?.join(".local/state"))).ok_or(ExploreError::NoHome)?;
    Ok(state.join("smyoz").join("games"))
}

/// Prints the address of a page, opens the browser there if that is wanted, and serves it until
/// Ctrl-C.
pub(super) fn run(
    server: Serving,
    address: &str,
    what: &str,
    no_open: bool,
    output: &mut Output,
) -> Result<Answer, CommandError> {
    output.line(address)?;
    tell(format_args!("{what} is at this address; Ctrl-C ends it"));
    if !no_open && let Err(error) = open::that_detached(address) {
        tell(format_args!("the browser cannot be opened: {error}"));
    }
    server.run();
    Ok(Answer::Yes)
}

/// A puzzle as something to play.
fn playable(puzzle: &dyn AnyPuzzle) -> Result<Box<dyn Playable>, CommandError> {
    Ok(puzzle.playable().ok_or_else(|| NotForGameError::new(puzzle.game(), "board to play on"))?)
}

/// Whether an argument is a link rather than a file.
fn is_link(argument: &Path) -> bool {
    let is_one =
        |text: &str| ["v=", "g="].iter().any(|link| text.starts_with(link) || text.contains(&format!("#{link}")));
    argument.to_str().is_some_and(is_one)
}

/// The game of a link or of a saved file; `None` if the argument is neither.
fn game_of(registry: &Registry, argument: &Path) -> Result<Option<Box<dyn Played>>, CommandError> {
    if is_link(argument) {
        let text = text_of_link(&argument.to_string_lossy());
        let game = text.and_then(|text| registry.read_played(&text, Limits::NONE));
        return Ok(Some(game.map_err(ExploreError::Link)?));
    }
    if extension(argument) != Some("json") {
        return Ok(None);
    }
    #[derive(Deserialize)]
    struct Format {
        format: String,
    }
    let text = read_text(argument)?;
    let format = read_as(&text).map(|Format { format }| format);
    if !format.is_ok_and(|format| registry.is_played(&format)) {
        return Ok(None);
    }
    let game = registry
        .read_played(&text, Limits::NONE)
        .map_err(|error| CommandError::content(shown::path(argument), error))?;
    Ok(Some(game))
}
