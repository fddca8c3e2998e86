//! A contest in the browser.

use std::path::{Path, PathBuf};

use super::super::explore::{bind, directory, run};
use super::super::files::{FILE_LIMIT, read_regular, remove};
use super::super::output::{Output, tell};
use super::super::{Answer, CommandError, FileError, SetupError, shown};
use super::file::{RecordFile, refuse_others};
use super::{Contest, ContestError};
use crate::explorer::server::{Hosted, Recorded, Settings, Stage, code};
use crate::registry::Registry;
use crate::registry::contest::{ContestGame, Table};
use smyoz_core::batch::disk::{create_directories, write_private};
use smyoz_core::contest::{Opening, Sitter};
use smyoz_core::lang::Lang;
use smyoz_core::puzzles::read_bytes;

/// The record of a contest in the browser, and beside it the tokens of its seats, so that their
/// pages find the game again when it is continued.
pub(super) struct Keeper {
    path: PathBuf,
    tokens: Vec<String>,
    file: Option<RecordFile>,
}

/// Where the tokens of the seats are kept until the end.
fn seats_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".seats");
    name.into()
}

/// New tokens for this many seats.
fn new_tokens(seats: usize) -> Result<Vec<String>, CommandError> {
    Ok((0..seats).map(|_| code()).collect::<Result<_, _>>().map_err(SetupError::from)?)
}

/// The tokens of the seats of a record, or new ones if none are kept.
fn tokens_of(path: &Path, seats: usize) -> Result<Vec<String>, CommandError> {
    let path = seats_of(path);
    if !path.is_file() {
        return new_tokens(seats);
    }
    let wrong = |message: String| CommandError::content(shown::path(&path), message);
    let content = read_regular(&path, FILE_LIMIT)?;
    let tokens: Vec<String> = read_bytes(&content).map_err(|error| wrong(error.to_string()))?;
    if tokens.len() != seats || tokens.iter().any(|token| token.len() != 32) {
        return Err(wrong(format!("expected {seats} tokens of 32 characters, one for each seat")));
    }
    if (1..tokens.len()).any(|at| tokens[..at].contains(&tokens[at])) {
        return Err(wrong("two seats have the same token: remove this file to draw new ones".to_owned()));
    }
    Ok(tokens)
}

impl Keeper {
    /// A record that begins with the contest.
    pub fn new(path: PathBuf, seats: usize) -> Result<Self, CommandError> {
        refuse_others(&path)?;
        Ok(Self { path, tokens: new_tokens(seats)?, file: None })
    }

    /// A record that is continued; nothing is added to one that is complete.
    pub fn resumed(path: &Path, file: RecordFile, seats: usize, is_over: bool) -> Result<Self, CommandError> {
        let tokens = tokens_of(path, seats)?;
        let keeper = Self { path: path.to_owned(), tokens, file: Some(file).filter(|_| !is_over) };
        if !is_over {
            keeper.keep_tokens()?;
        }
        Ok(keeper)
    }

    fn keep_tokens(&self) -> Result<(), CommandError> {
        let text = serde_json::to_string(&self.tokens).expect("plain data can be written as JSON");
        let written = write_private(&seats_of(&self.path), format!("{text}\n").as_bytes());
        written.map_err(|error| CommandError::file(&self.path, FileError::Write(error)))
    }

    pub fn create(&mut self, table: &dyn Table) -> Result<(), CommandError> {
        self.keep_tokens()?;
        self.file = Some(RecordFile::create(&self.path, table)?);
        Ok(())
    }

    /// Reveals what the seats hid.
    pub fn end(&mut self, openings: &[Opening]) -> Result<(), CommandError> {
        let Some(file) = &mut self.file else { return Ok(()) };
        file.reveal(openings)?;
        let seats = seats_of(&self.path);
        if seats.is_file() { remove(&seats) } else { Ok(()) }
    }

    fn keep(&mut self, recorded: Recorded<'_>) -> Result<(), CommandError> {
        match recorded {
            Recorded::Begun(table) => self.create(table),
            Recorded::Line(line) => self.file.as_mut().map_or(Ok(()), |file| file.append(line)),
            Recorded::Over(openings) => self.end(openings),
        }
    }
}

impl Contest {
    /// Where the record of a new contest is kept.
    pub(super) fn record_path(&self) -> Result<PathBuf, CommandError> {
        if let Some(path) = &self.record {
            return Ok(path.clone());
        }
        let folder = directory(self.state.as_deref())?.join("contests");
        create_directories(&folder).map_err(|error| CommandError::file(&folder, FileError::Make(error)))?;
        Ok(folder.join(format!("{}.jsonl", &code().map_err(SetupError::from)?[..16])))
    }

    /// Serves a contest to the browser until Ctrl-C.
    pub(super) fn host(
        &self,
        registry: &Registry,
        game: &'static dyn ContestGame,
        seats: &[Sitter],
        stage: Stage,
        mut keeper: Keeper,
        output: &mut Output,
    ) -> Result<Answer, CommandError> {
        if !seats.contains(&Sitter::Human) {
            return Err(ContestError::NoPerson.into());
        }
        let folder = directory(self.state.as_deref())?;
        let server = bind(registry, self.port)?;
        tell(format_args!("the record is {}", shown::path(&keeper.path)));
        let tokens = keeper.tokens.clone();
        let recorder =
            Box::new(move |recorded: Recorded<'_>| keeper.keep(recorded).map_err(|failure| failure.to_string()));
        let languages = registry.game(game.kind()).map_or(&Lang::ALL[..], |game| game.extras().languages);
        let contest = Some(Hosted { game, languages, tokens, stage, recorder, advice: self.advice(game) });
        let lang = self.lang.map(Into::into);
        let server = server.serve(Settings { lang, library: Vec::new(), directory: folder.clone(), contest });
        let server = server.map_err(|error| CommandError::file(folder, FileError::Make(error)))?;
        let address = server.contest_address().expect("a contest is hosted");
        run(server, &address, "the game", self.no_open, output)
    }
}
