//! Games for several players, as commands see them.
//!
//! A game whose [rules](smyoz_core::contest::Contest) are stated says beside them what belongs to a
//! table ([`AtTable`]): its programs, its sentences, its advice. [`Seated`] makes the object-safe
//! [`Table`] of it, and [`arena`] lets its programs play each other.

mod arena;
mod review;
mod seated;

use std::sync::atomic::AtomicBool;

use clap::{ArgMatches, Command};
use rayon::ThreadPool;
use serde_json::{Map, Value};

use super::asked::{Read, Refusal, Reply};
use smyoz_core::contest::{Contest, Header, Line, Opening, Outcome, Player, Record, RecordError, Seat, Sitter};
use smyoz_core::lang::Lang;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{Seed, Stream};
use smyoz_paper::drawing::DisplayList;

pub use arena::{Arena, ArenaPlan, Standing, arena};
pub use review::{Lost, lost, review_as_value, told_judged, told_lost};
pub use seated::{Kept, Seated};

/// A game for several players.
pub trait ContestGame: Send + Sync {
    /// The name of the game, as in commands and records.
    fn kind(&self) -> &'static str;

    /// Who sits where if nobody says so: one for each seat.
    fn usual_seats(&self, variant: &Map<String, Value>) -> Vec<Sitter>;

    /// How many seats there can be.
    fn seat_counts(&self, variant: &Map<String, Value>) -> Vec<usize> {
        vec![self.usual_seats(variant).len()]
    }

    /// Adds its own options to the command that plays.
    fn with_options(&self, command: Command) -> Command {
        command
    }

    /// Adds its options on advice to a command: those that a record says nothing of.
    fn with_advice_options(&self, command: Command) -> Command {
        command
    }

    /// What advice assumes, as the options say.
    fn advice(&self, _own: &ArgMatches) -> Option<String> {
        None
    }

    /// The variant that the options ask for.
    ///
    /// # Errors
    /// If there is no such variant.
    fn variant(&self, _own: &ArgMatches) -> Result<Map<String, Value>, Refusal> {
        Ok(Map::new())
    }

    /// How each seat hides what it hides, as the options say; `None` for people who have not said
    /// so. `read` reads files that options name.
    ///
    /// # Errors
    /// If the options do not fit the seats, or what they name cannot be hidden.
    fn hiding(&self, seats: &[Sitter], _own: &ArgMatches, _read: Read) -> Result<Vec<Option<Hiding>>, Refusal> {
        Ok(vec![Some(Hiding::Drawn(None)); seats.len()])
    }

    /// How programs draw what they hide, as the options say.
    fn placement(&self, _own: &ArgMatches) -> Option<String> {
        None
    }

    /// What the options measure instead of playing, if they ask for that.
    ///
    /// # Errors
    /// If they ask for something impossible.
    fn measurement(&self, _own: &ArgMatches, _seed: Option<Seed>) -> Result<Option<Measurement>, Refusal> {
        Ok(None)
    }

    /// Begins a contest of this variant.
    ///
    /// # Errors
    /// If there is no such variant or program, or what a seat hides breaks the rules.
    fn begin(&self, variant: &Map<String, Value>, beginning: Beginning) -> Result<Box<dyn Table>, String>;

    /// The contest of a record. `hidden` is what the seats hide, if the record does not reveal it,
    /// and `advice` what advice assumes.
    ///
    /// # Errors
    /// If the rules do not allow the record, or it is not known what was hidden.
    fn resume(
        &self,
        record: &Record,
        hidden: Option<&[Opening]>,
        advice: Option<&str>,
    ) -> Result<Box<dyn Table>, RecordError>;

    /// What a page must know so that a person can hide something of their choice, such as the size of
    /// a board and its fleet, as the page of the game reads it; `None` if nothing is hidden.
    ///
    /// # Errors
    /// If there is no such variant.
    fn hides(&self, _variant: &Map<String, Value>) -> Result<Option<Value>, String> {
        Ok(None)
    }

    /// What a seat would hide, as lines.
    ///
    /// # Errors
    /// If it breaks the rules: the rule and the place.
    fn hide(
        &self,
        _variant: &Map<String, Value>,
        _hiding: &Hiding,
        _secret: &mut Stream,
        _lang: Lang,
    ) -> Result<Vec<String>, String> {
        Ok(Vec::new())
    }

    /// The pages of a game that is over, on paper of this width and height in millimetres.
    ///
    /// # Errors
    /// If the rules do not allow the record, it is not over, or it cannot be printed.
    fn pages(
        &self,
        _record: &Record,
        _hidden: Option<&[Opening]>,
        _lang: Lang,
        _paper: (f64, f64),
    ) -> Result<Vec<DisplayList>, String> {
        Err("records of this game cannot be printed: their lines are its notation".to_owned())
    }

    /// Lets programs play each other; `done` is called after each game with their number.
    ///
    /// # Errors
    /// If there is no such variant, program or start, or it was stopped.
    fn arena(
        &self,
        variant: &Map<String, Value>,
        plan: &ArenaPlan<'_>,
        done: &mut dyn FnMut(u64),
    ) -> Result<Arena, String>;
}

/// What measures the programs of a game.
pub struct Measurement {
    /// The number of steps.
    pub steps: u64,
    /// What is done in a step, in the plural.
    pub unit: &'static str,
    /// Measures on these threads, until the flag is set; after each step, the callback gets the
    /// number of steps done.
    pub measure: Measure,
}

/// See [`Measurement`].
pub type Measure = Box<dyn FnOnce(&ThreadPool, &AtomicBool, &mut dyn FnMut(u64)) -> Result<Reply, Refusal>>;

/// How a contest begins.
pub struct Beginning {
    /// The seed.
    pub seed: Seed,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// How each seat hides what it hides.
    pub hiding: Vec<Hiding>,
    /// What is drawn that nobody must guess: salts, and what is hidden at random.
    pub secret: Stream,
    /// What advice assumes, by a name that the game knows; by default, as it is usual.
    pub advice: Option<String>,
}

/// How a seat hides what it hides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hiding {
    /// Drawn at random, in a way that the game names; by default, as it is usual.
    Drawn(Option<String>),
    /// As a seed says.
    Seed(Seed),
    /// These lines.
    Lines(Vec<String>),
}

/// A contest at a table, where people and programs sit.
pub trait Table: Send {
    /// The header of its record.
    fn header(&self) -> Header;

    /// What each seat hides; none if nothing is hidden.
    fn openings(&self) -> &[Opening];

    /// The moves so far, as lines of the record.
    fn lines(&self) -> Vec<Line>;

    /// The seat whose turn it is; `None` once the game is over.
    fn turn(&self) -> Option<Seat>;

    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;

    /// What a seat sees, as text.
    fn drawing(&self, seat: Seat) -> String;

    /// What a seat sees, as data that the page of the game draws.
    fn view(&self, seat: Seat) -> Value;

    /// Whether moves can be taken back in this game.
    fn takes_back(&self) -> bool;

    /// What the seat whose turn it is must do.
    fn wanted(&self, lang: Lang) -> String;

    /// A line of the record in words.
    fn told(&self, line: &Line, lang: Lang) -> String;

    /// Plays a move of a person who took this many milliseconds, for the seat whose turn it is.
    ///
    /// # Errors
    /// Why it is refused, in words.
    fn play(&mut self, text: &str, ms: u64, lang: Lang) -> Result<Line, String>;

    /// Lets the program play whose turn it is.
    ///
    /// # Errors
    /// If it was cancelled.
    fn think(&mut self, limits: Limits<'_>) -> Result<Line, CancelledError>;

    /// Takes the last move back.
    ///
    /// # Errors
    /// Why it is refused, in words.
    fn take_back(&mut self, lang: Lang) -> Result<Line, String>;

    /// Advice for the seat whose turn it is.
    ///
    /// # Errors
    /// If it was cancelled.
    fn advice(&self, lang: Lang, limits: Limits<'_>) -> Result<Option<Advice>, CancelledError>;

    /// What can be concluded from what the seat whose turn it is has seen, with the reasons.
    ///
    /// # Errors
    /// If it was cancelled.
    fn certain(&self, lang: Lang, limits: Limits<'_>) -> Result<Vec<String>, CancelledError>;

    /// Each move against the best one; `done` is called after each with their number.
    ///
    /// # Errors
    /// If it was cancelled.
    fn review(&self, limits: Limits<'_>, done: &mut dyn FnMut(u64)) -> Result<Vec<Judged>, CancelledError>;

    /// What it counts to judge moves, such as `expected_hits`.
    fn unit(&self) -> &'static str;

    /// So many of these in words.
    fn measured(&self, value: f64, lang: Lang) -> String;
}

/// Advice on a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// Which region, how likely, which move: each step says more.
    pub steps: [String; 3],
    /// A drawing of how good each move is, if the game has one.
    pub map: Option<String>,
    /// The same as data: moves, each with how good it is, such as the probability of a hit.
    pub chances: Vec<(String, f64)>,
}

/// A move against the best one that there was.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The number of the move, from 1.
    pub number: usize,
    /// Whose it was.
    pub seat: Seat,
    /// The move.
    pub chosen: String,
    /// What it was answered.
    pub answer: String,
    /// Whether the values are probabilities: that a shot hits, for example.
    pub is_probability: bool,
    /// How good it was, in what the game [counts](Table::unit).
    pub value: f64,
    /// The best move.
    pub best: String,
    /// How good that was.
    pub best_value: f64,
    /// The standard error of the difference.
    pub standard_error: f64,
}

/// How a game ended, in words; that it goes on, if it does.
pub fn told_end(table: &dyn Table, lang: Lang) -> String {
    let Some(outcome) = table.outcome() else { return lang.contest_goes_on() };
    match &outcome.winners[..] {
        [] => lang.contest_nobody(),
        &[seat] => lang.contest_won(seat.to_string(), told_sitter(&table.header().seats[seat.0], lang)),
        several => {
            let seats: Vec<String> = several.iter().map(ToString::to_string).collect();
            lang.contest_shared(seats.join(", "))
        }
    }
}

/// Who sits somewhere, in words.
pub fn told_sitter(sitter: &Sitter, lang: Lang) -> String {
    match sitter {
        Sitter::Human => lang.table_human(),
        Sitter::Program(level) => lang.table_program(level.clone()),
    }
}

impl Judged {
    /// What was lost; 0 if the move was as good as the best.
    #[must_use]
    pub fn lost(&self) -> f64 {
        (self.best_value - self.value).abs()
    }
}

/// What a game says at the table.
pub trait AtTable: Clone + Send + Sync {
    /// The rules of the game.
    type Rules: Contest<Answer: Send> + Clone;

    /// What is prepared to give advice and to judge moves.
    type Adviser: Send;

    /// The rules of this contest.
    fn rules(&self) -> &Self::Rules;

    /// Prepares to give advice and to judge moves.
    fn adviser(&self) -> Self::Adviser;

    /// The program with this name.
    ///
    /// # Errors
    /// If there is none.
    fn program(&self, name: &str, pace: Pace) -> Result<Box<dyn Player<Self::Rules>>, String>;

    /// What a seat sees, as data that the page of the game draws.
    fn view(&self, seen: &Seen<'_, Self>) -> Value;

    /// What the seat must do whose turn it is.
    fn wanted(&self, seen: &Seen<'_, Self>, lang: Lang) -> String;

    /// A move and its answer in words.
    fn told(&self, seat: Seat, text: &str, answer: &str, lang: Lang) -> String;

    /// Why a move is refused.
    fn refused(&self, refusal: &<Self::Rules as Contest>::Error, lang: Lang) -> String;

    /// Advice for the seat whose turn it is, if there is any.
    ///
    /// # Errors
    /// If it was cancelled.
    fn advice(
        &self,
        adviser: &Self::Adviser,
        seen: &Seen<'_, Self>,
        lang: Lang,
        limits: Limits<'_>,
    ) -> Result<Option<Advice>, CancelledError>;

    /// What can be concluded from what a seat has seen, with the reasons; nothing in games without
    /// techniques.
    ///
    /// # Errors
    /// If it was cancelled.
    fn certain(&self, seen: &Seen<'_, Self>, lang: Lang, limits: Limits<'_>) -> Result<Vec<String>, CancelledError> {
        let _ = (seen, lang, limits);
        Ok(Vec::new())
    }

    /// A move against the best one: its value, the best move and its value, and the standard error
    /// of the difference; `None` if it is not judged.
    ///
    /// # Errors
    /// If it was cancelled.
    fn judge(
        &self,
        adviser: &Self::Adviser,
        seen: &Seen<'_, Self>,
        chosen: &<Self::Rules as Contest>::Move,
        limits: Limits<'_>,
    ) -> Result<Option<Verdict>, CancelledError>;

    /// What is counted to judge moves, such as `expected_hits`: a key of reviews as data.
    fn unit(&self) -> &'static str;

    /// So many of these in words.
    fn measured(&self, value: f64, lang: Lang) -> String;

    /// What the arena counts of each seat: names and numbers, the same names in every game.
    fn counts(&self, moves: &[(Seat, String)], seat: Seat) -> Vec<(&'static str, u32)>;
}

/// What a seat sees at a table.
pub type Seen<'a, T> = <<T as AtTable>::Rules as Contest>::Seen<'a>;

/// How long a program may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// As in the arena, about 10 ms a move.
    Arena,
    /// As against a person, about 100 ms a move.
    Play,
}

/// How good a move was, and the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Whether the values are probabilities.
    pub is_probability: bool,
    /// The value of the move, in what the game [counts](AtTable::unit). A move is as good as the
    /// best if their values are the same.
    pub value: f64,
    /// The best move.
    pub best: String,
    /// Its value.
    pub best_value: f64,
    /// The standard error of the difference.
    pub standard_error: f64,
}

impl Verdict {
    /// By values that are counted, without an error.
    #[must_use]
    pub fn counted(value: f64, best: String, best_value: f64) -> Self {
        Self { is_probability: false, value, best, best_value, standard_error: 0.0 }
    }
}
