//! `smyoz contest`: games of several players, against programs, other people, or among programs.

mod arena;
mod file;
mod review;
mod text;

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use clap::{Args, ValueHint};
use serde_json::{Map, Value};
use thiserror::Error;

use super::games::{NotForGame, game_named};
use super::output::{Output, progress_bar, tell};
use super::sea_battle::contest::ContestArgs;
use super::sea_battle::{GameArgs, SMYOZ};
use super::{Answer, Failure, LangArg, Misuse, Setup, Threads, shown};
use crate::registry::Registry;
use crate::registry::contest::{ArenaPlan, Beginning, ContestGame, Hiding};
use file::RecordFile;
use smyoz_core::contest::Sitter;
use smyoz_core::lang::Lang;
use smyoz_core::puzzles::{Seed, Stream};
use smyoz_games::sea_battle::Setting;
use text::TextPlay;

/// Play a game of several players: against programs, other people, or among programs
///
/// Each player hides a board and shoots at the other's; the program is referee, opponent and
/// teacher. With --text, moves are lines on standard input: E4, or E4 F5 in a salvo, or `name E4`
/// after a mine; `help` lists the commands.
///
/// A recorded game is safe on disk after each move, and can be continued. What the players hide is
/// in FILE.hidden until the game is over; the record has commitments to it.
#[derive(Args)]
pub(super) struct Contest {
    /// Who sits where: human, or program:LEVEL, separated by commas [default: human,program:strong]
    ///
    /// The levels of Sea Battle are easy, medium, density and strong.
    #[arg(long, value_name = "SEATS", value_delimiter = ',')]
    seats: Vec<Sitter>,
    /// Play in the terminal, or by lines on standard input
    #[arg(long)]
    text: bool,
    /// Record the game in this new file
    #[arg(long, value_hint = ValueHint::FilePath, value_name = "FILE", requires = "text")]
    record: Option<PathBuf>,
    /// Continue the game of this record
    #[arg(long, value_hint = ValueHint::FilePath, value_name = "FILE", requires = "text", conflicts_with_all = ["seats", "record", "seed"])]
    resume: Option<PathBuf>,
    /// Compare each move of this record with the best one
    #[arg(long, value_hint = ValueHint::FilePath, value_name = "FILE", conflicts_with_all = ["seats", "record", "seed", "text", "resume"])]
    review: Option<PathBuf>,
    /// Let programs play N games; each start is played with seats changed, too
    #[arg(long, value_name = "N", requires = "seats", conflicts_with_all = ["text", "record", "resume", "review"])]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    arena: Option<u64>,
    /// Seed: decides who begins and everything that is drawn; by default, a random one
    ///
    /// Who knows it can compute boards that are drawn. Without it, boards are drawn from random
    /// bits that nobody learns.
    #[arg(long, value_name = "SEED")]
    seed: Option<Seed>,
    /// Language of what is said
    #[arg(long, value_enum, default_value = "en")]
    lang: LangArg,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON document: with --arena, --shooters and --review
    #[arg(long, conflicts_with = "text")]
    json: bool,
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    own: ContestArgs,
}

/// Why no contest begins.
#[derive(Debug, Error)]
enum NoContest {
    #[error("expected --text, to play in the terminal, or --arena, --shooters or --review")]
    NoText,
    #[error("--seats: expected {expected}, one for each player, found {found}")]
    Seats { expected: usize, found: usize },
    #[error("--seats {0}: only programs play in the arena, such as program:strong")]
    Human(Sitter),
    #[error("--{0}: the record says what is played")]
    Recorded(&'static str),
    #[error("{0}")]
    NotBegun(String),
}

impl Misuse for NoContest {}

impl Contest {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, Failure> {
        if let Some(path) = self.resume.as_deref().or(self.review.as_deref()) {
            return self.of_record(path, registry, output);
        }
        let game = game_named(registry, self.game.kind());
        let contest = game.contest().ok_or_else(|| NotForGame::new(game.kind(), "contests"))?;
        let (setting, variant) = self.variant()?;
        if self.own.is_measuring() {
            return self.own.measure(&setting, self.seed, self.threads, self.json, output);
        }
        let seats = match &self.seats[..] {
            [] => contest.usual_seats(),
            given => given.to_vec(),
        };
        let (expected, found) = (contest.usual_seats().len(), seats.len());
        if expected != found {
            return Err(NoContest::Seats { expected, found }.into());
        }
        match self.arena {
            Some(games) => self.arena(contest, &variant, games, &seats, output),
            None if self.text => self.begin(contest, &variant, self.own.hiding(&seats, &setting)?, seats, output),
            None => Err(NoContest::NoText.into()),
        }
    }

    /// The boards of Sea Battle, and the variant as data.
    fn variant(&self) -> Result<(Setting, Map<String, Value>), Failure> {
        let setting = self.game.sea_battle()?.ok_or_else(|| NotForGame::new(SMYOZ, "contests"))?;
        let variant = self.own.variant(&setting);
        Ok((setting, variant))
    }

    /// A new contest.
    fn begin(
        &self,
        contest: &dyn ContestGame,
        variant: &Map<String, Value>,
        hiding: Vec<Hiding>,
        seats: Vec<Sitter>,
        output: &mut Output,
    ) -> Result<Answer, Failure> {
        let (seed, secret) = match self.seed {
            Some(seed) => (seed, seed.stream("contest secrets")),
            None => {
                let mut key = [0; 32];
                getrandom::fill(&mut key).map_err(Setup::from)?;
                (random_seed()?, Stream::of_key(key))
            }
        };
        let table = contest.begin(variant, Beginning { seed, seats, hiding, secret }).map_err(NoContest::NotBegun)?;
        let file = self.record.as_deref().map(|path| RecordFile::create(path, &*table)).transpose()?;
        TextPlay::new(table, file, self.lang(), output).run()
    }

    /// The contest of a record: continued, or looked at.
    fn of_record(&self, path: &Path, registry: &Registry, output: &mut Output) -> Result<Answer, Failure> {
        if let Some(option) = self.game.given().or(self.own.given()) {
            return Err(NoContest::Recorded(option).into());
        }
        let (mut file, (record, hidden)) = match self.resume {
            Some(_) => {
                let (file, record, hidden) = RecordFile::resume(path)?;
                (Some(file), (record, hidden))
            }
            None => (None, file::read(path)?),
        };
        let kind = &record.header.game;
        let game = registry.game(kind).and_then(|game| game.contest());
        let game = game.ok_or_else(|| NotForGame::new(&shown::one_line(kind), "contests"))?;
        let table = game.resume(&record, hidden.as_deref());
        let table = table.map_err(|error| Failure::content(shown::path(path), error))?;
        if record.is_torn {
            tell(format_args!("{}: its last line was torn, and is dropped", shown::path(path)));
        }
        if self.resume.is_some() {
            // What is revealed need not be revealed again.
            if record.revealed().is_some() {
                file = None;
            }
            return TextPlay::new(table, file, self.lang(), output).run();
        }
        match self.json {
            true => output.json(&review::as_value(&*table))?,
            false => review::print(&*table, self.lang(), output)?,
        }
        Ok(Answer::Yes)
    }

    fn arena(
        &self,
        contest: &dyn ContestGame,
        variant: &Map<String, Value>,
        games: u64,
        seats: &[Sitter],
        output: &mut Output,
    ) -> Result<Answer, Failure> {
        let program = |sitter: &Sitter| match sitter {
            Sitter::Program(name) => Ok(name.clone()),
            Sitter::Human => Err(NoContest::Human(sitter.clone())),
        };
        let programs = seats.iter().map(program).collect::<Result<_, _>>()?;
        let plan = ArenaPlan {
            games,
            seed: self.seed.map_or_else(random_seed, Ok)?,
            programs,
            hiding: self.own.placement(),
            pool: &self.threads.pool()?,
            stop: &AtomicBool::new(false),
        };
        let progress = progress_bar(games as usize, "games");
        let played = contest.arena(variant, &plan, &mut |done| progress.set_position(done));
        progress.finish_and_clear();
        let played = played.map_err(NoContest::NotBegun)?;
        match self.json {
            true => output.json(&played)?,
            false => arena::print(&played, output)?,
        }
        Ok(Answer::Yes)
    }

    fn lang(&self) -> Lang {
        self.lang.into()
    }
}

fn random_seed() -> Result<Seed, Failure> {
    let random = getrandom::u32().map_err(Setup::from)?;
    Ok(Seed::try_from(random % Seed::COUNT).expect("below the number of seeds"))
}
