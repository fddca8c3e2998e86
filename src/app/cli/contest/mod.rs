//! `smyoz contest`: games of several players, against programs, other people, or among programs.

mod arena;
mod file;
mod hosted;
mod review;
mod text;

use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};
use itertools::Itertools as _;
use serde_json::{Map, Value};
use thiserror::Error;

use super::formats::Medium;
use super::games::{GameArgs, NotForGameError, expect_spoken, game_named, with_own};
use super::input::text_for_game;
use super::output::{Output, tell};
use super::{Answer, CommandError, LangArg, Misuse, SetupError, Threads, pages, shown};
use crate::cli::values::number;
use crate::explorer::server::{Preparing, Stage};
use crate::registry::Registry;
use crate::registry::contest::{ArenaPlan, Beginning, ContestGame, Hiding, Measurement, review_as_value};
use file::RecordFile;
use hosted::Keeper;
use smyoz_core::contest::Sitter;
use smyoz_core::lang::Lang;
use smyoz_core::puzzles::{Seed, Stream};
use smyoz_paper::sheets::A4;
use text::TextPlay;

/// Play against programs or people, or let programs play each other
///
/// Each player hides a board and shoots at the other's; the program is referee, opponent and
/// teacher. The game opens in the browser of this machine; two people have a window each, or share
/// one. With --text, moves are lines on standard input: E4, or E4 F5 in a salvo, or `name E4` after
/// a mine; `help` lists the commands.
///
/// A recorded game is safe on disk after each move, and can be continued. What the players hide is
/// in FILE.hidden until the game is over; the record has commitments to it.
#[derive(Args)]
pub(super) struct Contest {
    /// The players: human, or program:LEVEL, separated by commas
    #[arg(long, value_name = "SEATS", value_delimiter = ',')]
    seats: Vec<Sitter>,
    /// Play in the terminal, or by lines on standard input
    #[arg(long)]
    text: bool,
    /// Record the game in this new file; in the browser, it is recorded in any case
    #[arg(long, value_hint = ValueHint::FilePath, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Continue the game of this record
    #[arg(long, value_hint = ValueHint::FilePath, value_name = "FILE", conflicts_with_all = ["seats", "record", "seed"])]
    resume: Option<PathBuf>,
    /// Compare each move of this record with the best one
    #[arg(long, value_hint = ValueHint::FilePath, value_name = "FILE", conflicts_with_all = ["seats", "record", "seed", "text", "resume"])]
    review: Option<PathBuf>,
    /// Print this record of a game that is over: boards with the shots numbered, and the moves
    #[arg(long, value_hint = ValueHint::FilePath, value_name = "FILE", requires = "out")]
    #[arg(conflicts_with_all = ["seats", "record", "seed", "text", "resume", "review", "arena", "json"])]
    print: Option<PathBuf>,
    /// The printed pages: a .pdf, .svg or .png file, or a directory
    #[arg(long, hide_short_help = true, value_hint = ValueHint::AnyPath, value_name = "PATH", requires = "print")]
    out: Option<PathBuf>,
    /// Let programs play N games, each opening once in each order of seats
    #[arg(long, value_name = "N", requires = "seats", conflicts_with_all = ["text", "record", "resume", "review"])]
    #[arg(value_parser = number::<u64>(1..=10_000_000))]
    arena: Option<u64>,
    /// Seed: decides who begins and everything that is drawn; by default, a random one
    ///
    /// Whoever knows the seed can compute drawn boards. Without it, boards are drawn from random
    /// bits that nobody learns.
    #[arg(long, value_name = "SEED")]
    seed: Option<Seed>,
    /// Language of messages [default: en; in the browser, its own]
    #[arg(long, value_enum)]
    lang: Option<LangArg>,
    /// Port, or 0 for any free one; by default, 7690, or another if that is in use
    #[arg(long, hide_short_help = true, conflicts_with = "text")]
    port: Option<u16>,
    /// Print the address without opening it
    #[arg(long, hide_short_help = true, conflicts_with = "text")]
    no_open: bool,
    /// Directory for records that have no --record; by default, in the user's state directory
    #[arg(long, hide_short_help = true, value_hint = ValueHint::DirPath, value_name = "DIR", conflicts_with = "text")]
    state: Option<PathBuf>,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON document: with --arena, --shooters and --review
    #[arg(long, conflicts_with_all = ["text", "resume"])]
    json: bool,
    #[command(flatten)]
    game: GameArgs,
}

/// Why no contest begins.
#[derive(Debug, Error)]
enum ContestError {
    #[error("--seats: no person plays: expected human, or --arena or --text, to let programs play")]
    NoPerson,
    #[error("--seats: expected {expected}, one for each player, found {found}")]
    Seats { expected: String, found: usize },
    #[error("--seats {0}: only programs play in the arena, such as program:strong")]
    Human(Sitter),
    #[error("--json: only with --arena, --shooters or --review")]
    Json,
    #[error("--{0}: the record says what is played")]
    Recorded(String),
    #[error("{0}")]
    NotBegun(String),
}

impl Misuse for ContestError {}

impl Contest {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        if let (Some(path), Some(out)) = (&self.print, &self.out) {
            return self.print_record(path, out, registry);
        }
        if let Some(path) = self.resume.as_deref().or(self.review.as_deref()) {
            return self.of_record(path, registry, output);
        }
        let game = game_named(registry, self.game.kind());
        let contest = game.extras().contest.ok_or_else(|| NotForGameError::new(game.kind(), "contests"))?;
        let (_, own) = (self.game.of("contest", registry)?, self.game.matches());
        expect_spoken(registry, [game.kind()], self.lang())?;
        let variant = contest.variant(own)?;
        if let Some(Measurement { steps, unit, measure }) = contest.measurement(own, self.seed)? {
            let pool = self.threads.pool()?;
            let reply = arena::interruptible(steps, unit, |stop, done| measure(&pool, stop, done))?;
            let Some(reply) = reply else { return Ok(Answer::Interrupted) };
            return output.reply(&reply?, self.json);
        }
        let seats = match &self.seats[..] {
            [] => contest.usual_seats(&variant),
            given => given.to_vec(),
        };
        let (expected, found) = (contest.seat_counts(&variant), seats.len());
        if !expected.contains(&found) {
            let expected = expected.iter().join(" or ");
            return Err(ContestError::Seats { expected, found }.into());
        }
        match self.arena {
            Some(games) => self.arena(contest, &variant, games, &seats, output),
            None if self.json => Err(ContestError::Json.into()),
            None => {
                if !self.text {
                    expect_page(registry, game.kind())?;
                }
                let hiding = contest.hiding(&seats, own, &text_for_game)?;
                match self.text {
                    true => self.begin(contest, &variant, hiding.into_iter().map(settled).collect(), seats, output),
                    false => self.open(registry, contest, variant, hiding, &seats, output),
                }
            }
        }
    }

    /// A new contest.
    fn begin(
        &self,
        contest: &dyn ContestGame,
        variant: &Map<String, Value>,
        hiding: Vec<Hiding>,
        seats: Vec<Sitter>,
        output: &mut Output,
    ) -> Result<Answer, CommandError> {
        let (seed, secret) = self.draws()?;
        let beginning = Beginning { seed, seats, hiding, secret, advice: self.advice(contest) };
        let table = contest.begin(variant, beginning).map_err(ContestError::NotBegun)?;
        let file = self.record.as_deref().map(|path| RecordFile::create(path, &*table)).transpose()?;
        TextPlay::new(table, file, self.lang(), output).run()
    }

    /// A new contest in the browser; who has not said how to hide a board does so there.
    fn open(
        &self,
        registry: &Registry,
        contest: &'static dyn ContestGame,
        variant: Map<String, Value>,
        hiding: Vec<Option<Hiding>>,
        seats: &[Sitter],
        output: &mut Output,
    ) -> Result<Answer, CommandError> {
        let (seed, secret) = self.draws()?;
        let mut keeper = Keeper::new(self.record_path()?, seats.len())?;
        let stage = match hiding.iter().cloned().collect() {
            Some(hiding) => {
                let beginning = Beginning { seed, seats: seats.to_vec(), hiding, secret, advice: self.advice(contest) };
                let table = contest.begin(&variant, beginning).map_err(ContestError::NotBegun)?;
                keeper.create(&*table)?;
                Stage::Playing(table)
            }
            None => {
                // A game that is impossible is refused before somebody draws a board for it.
                let drawn = hiding.iter().cloned().map(settled).collect();
                let (seats, advice) = (seats.to_vec(), self.advice(contest));
                let trial = Beginning { seed, seats: seats.clone(), hiding: drawn, secret: secret.clone(), advice };
                contest.begin(&variant, trial).map_err(ContestError::NotBegun)?;
                Stage::Hiding(Box::new(Preparing { variant, seed, seats, hiding, secret }))
            }
        };
        self.host(registry, contest, seats, stage, keeper, output)
    }

    /// The seed, and what is drawn that nobody must guess.
    fn draws(&self) -> Result<(Seed, Stream), CommandError> {
        if let Some(seed) = self.seed {
            return Ok((seed, seed.stream("contest secrets")));
        }
        let mut key = [0; 32];
        getrandom::fill(&mut key).map_err(SetupError::from)?;
        Ok((random_seed()?, Stream::of_key(key)))
    }

    /// The contest of a record: continued, or looked at.
    fn of_record(&self, path: &Path, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        self.refuse_own(registry)?;
        let (mut file, (record, hidden)) = match self.resume {
            Some(_) => {
                let (file, record, hidden) = RecordFile::resume(path)?;
                (Some(file), (record, hidden))
            }
            None => (None, file::read(path)?),
        };
        let game = recorded_game(registry, &record.header.game)?;
        expect_spoken(registry, [&*record.header.game], self.lang())?;
        if self.resume.is_some() && !self.text {
            expect_page(registry, &record.header.game)?;
        }
        let table = game.resume(&record, hidden.as_deref(), self.advice(game).as_deref());
        let table = table.map_err(|error| CommandError::content(shown::path(path), error))?;
        if let Some(file) = &mut file {
            file.go_on(&record)?;
        }
        if record.is_torn {
            tell(format_args!("{}: its last line is incomplete and was dropped", shown::path(path)));
        }
        if self.resume.is_some() {
            let is_over = record.revealed().is_some();
            if let Some(file) = file.take_if(|_| !self.text) {
                let seats = table.header().seats;
                let mut keeper = Keeper::resumed(path, file, seats.len(), is_over)?;
                if table.turn().is_none() {
                    keeper.end(table.openings())?;
                }
                return self.host(registry, game, &seats, Stage::Playing(table), keeper, output);
            }
            // What is revealed need not be revealed again.
            if is_over {
                file = None;
            }
            return TextPlay::new(table, file, self.lang(), output).run();
        }
        let Some(judged) = review::judged(&*table)? else { return Ok(Answer::Interrupted) };
        match self.json {
            true => output.json(&review_as_value(&*table, &judged))?,
            false => review::print(&*table, &judged, self.lang(), output)?,
        }
        Ok(Answer::Yes)
    }

    /// Refuses options that say what is played.
    fn refuse_own(&self, registry: &Registry) -> Result<(), ContestError> {
        let given = registry.games().iter().find_map(|game| {
            let own = with_own(*game, clap::Command::new("contest"));
            let advice = clap::Command::new("advice");
            let advice = game.extras().contest.map_or(advice.clone(), |contest| contest.with_advice_options(advice));
            let is_advice = |option: &&clap::Arg| advice.get_arguments().any(|other| other.get_id() == option.get_id());
            let recorded = own.get_arguments().filter(|option| !is_advice(option)).cloned();
            self.game.first_given(&clap::Command::new("recorded").args(recorded))
        });
        given.map_or(Ok(()), |option| Err(ContestError::Recorded(option)))
    }

    /// What advice assumes in a game.
    fn advice(&self, contest: &dyn ContestGame) -> Option<String> {
        contest.advice(self.game.matches())
    }

    /// The pages of a record.
    fn print_record(&self, path: &Path, out: &Path, registry: &Registry) -> Result<Answer, CommandError> {
        self.refuse_own(registry)?;
        let (record, hidden) = file::read(path)?;
        let game = recorded_game(registry, &record.header.game)?;
        let pages = game.pages(&record, hidden.as_deref(), self.lang(), A4);
        let pages = pages.map_err(|error| CommandError::content(shown::path(path), error))?;
        pages::write(out, &[("record".to_owned(), pages)], &[], Medium::default(), false)?;
        Ok(Answer::Yes)
    }

    fn arena(
        &self,
        contest: &dyn ContestGame,
        variant: &Map<String, Value>,
        games: u64,
        seats: &[Sitter],
        output: &mut Output,
    ) -> Result<Answer, CommandError> {
        let program = |sitter: &Sitter| match sitter {
            Sitter::Program(name) => Ok(name.clone()),
            Sitter::Human => Err(ContestError::Human(sitter.clone())),
        };
        let programs = seats.iter().map(program).collect::<Result<_, _>>()?;
        let (seed, pool) = (self.seed.map_or_else(random_seed, Ok)?, self.threads.pool()?);
        let hiding = contest.placement(self.game.matches());
        let played = arena::interruptible(games, "games", |stop, done| {
            contest.arena(variant, &ArenaPlan { games, seed, programs, hiding, pool: &pool, stop }, done)
        })?;
        let Some(played) = played else { return Ok(Answer::Interrupted) };
        let played = played.map_err(ContestError::NotBegun)?;
        match self.json {
            true => output.json(&played)?,
            false => arena::print(&played, output)?,
        }
        Ok(Answer::Yes)
    }

    fn lang(&self) -> Lang {
        self.lang.map_or(Lang::En, Into::into)
    }
}

/// How a seat hides something that has not said it.
fn settled(hiding: Option<Hiding>) -> Hiding {
    hiding.unwrap_or(Hiding::Drawn(None))
}

/// The game of a record.
fn recorded_game(registry: &Registry, kind: &str) -> Result<&'static dyn ContestGame, CommandError> {
    let game = registry.game(kind).and_then(|game| game.extras().contest);
    Ok(game.ok_or_else(|| NotForGameError::new(&shown::one_line(kind), "contests"))?)
}

/// Refuses a game that brings nothing to the page of a contest.
fn expect_page(registry: &Registry, kind: &str) -> Result<(), NotForGameError> {
    let web = registry.game(kind).and_then(|game| game.extras().web);
    match web.and_then(|web| web.table) {
        Some(_) => Ok(()),
        None => Err(NotForGameError::new(kind, "contests in the browser, only with --text")),
    }
}

fn random_seed() -> Result<Seed, CommandError> {
    let random = getrandom::u32().map_err(SetupError::from)?;
    Ok(Seed::try_from(random % Seed::COUNT).expect("below the number of seeds"))
}

#[cfg(test)]
mod tests {
    use super::expect_page;
    use crate::bare_game::registry;

    #[test]
    fn a_game_without_a_table_has_no_empty_page() {
        let registry = registry();
        let refusal = expect_page(&registry, registry.usual().kind()).unwrap_err().to_string();
        assert!(refusal.ends_with(" has no contests in the browser, only with --text"), "{refusal}");
    }
}
