//! The record of a contest as data: the format `contest/1`.
//!
//! A record is lines of JSON: a header, then a line for each move, in their order, and at the end
//! what was hidden. So it can be appended to, and a crash leaves at worst a torn last line, which
//! is dropped. Each line but the header ends with `sum`, the first 16 hexadecimal digits of the
//! SHA-256 of the sum before (of the header: its text) and the line without its own: a line that is
//! changed, left out or put in by hand is noticed.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::commitment::{Commitment, Opening};
use super::referee::Contest;
use super::rules::{Rules, Seat};
use super::seats::Sitter;
use crate::puzzles::{AsString, Number, ReadError, Seed, object, required};

/// The name of the format.
pub const FORMAT: &str = "contest/1";

/// What a record begins with.
#[derive(Clone, Debug, PartialEq)]
pub struct Header {
    /// The name of the game.
    pub game: String,
    /// The options of its variant.
    pub variant: Map<String, Value>,
    /// The seed; it decides who begins, at least.
    pub seed: Seed,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// What each seat has committed to; `None` if nothing is hidden.
    pub commitments: Option<Vec<Commitment>>,
}

/// A line after the header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A move.
    Move {
        /// Whose.
        seat: Seat,
        /// The move in the notation of the game.
        text: String,
        /// What the referee answered; empty if nothing.
        answer: String,
        /// How long the seat took, in milliseconds.
        ms: u64,
    },
    /// The last move is taken back.
    Back,
    /// What each seat hid.
    Revealed(Vec<Opening>),
}

/// A record.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The header.
    pub header: Header,
    /// The lines after it.
    pub lines: Vec<Line>,
    /// Whether the last line was incomplete, and dropped.
    pub is_torn: bool,
    /// Number of bytes of the lines that were read.
    pub whole: usize,
    /// What continues it.
    pub writer: Writer,
}

/// A text is not a record, or one that the rules do not allow.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {message}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, and what was expected.
    pub message: String,
}

/// The most milliseconds that are recorded of one move: seven weeks.
const MOST_MS: u32 = u32::MAX;

object! {
    struct RawHeader {
        format: String,
        game: String,
        variant: Map<String, Value>,
        seed: Seed,
        seats: Vec<AsString<Sitter>>,
        commitments: Vec<Commitment>,
    }
}

object! {
    struct RawLine {
        seat: Number<1, 1_000>,
        played: String,
        answer: String,
        ms: Number<0, MOST_MS>,
        back: Number<1, 1>,
        revealed: Vec<Opening>,
        sum: String,
    }
}

impl RawLine {
    const NONE: Self = Self { seat: None, played: None, answer: None, ms: None, back: None, revealed: None, sum: None };
}

/// Writes the lines of a record, each with its sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Writer {
    sum: String,
}

/// The first 16 hexadecimal digits of the hash of two texts.
fn sum(before: &str, text: &str) -> String {
    let hash: [u8; 32] = Sha256::new().chain_update(before).chain_update(text).finalize().into();
    Commitment::from(hash).to_string()[..16].to_owned()
}

impl Writer {
    /// Begins a record: what writes its other lines, and the text of the header.
    #[must_use]
    pub fn begin(header: &Header) -> (Self, String) {
        let raw = RawHeader {
            format: Some(FORMAT.to_owned()),
            game: Some(header.game.clone()),
            variant: Some(header.variant.clone()),
            seed: Some(header.seed),
            seats: Some(header.seats.iter().cloned().map(AsString).collect()),
            commitments: header.commitments.clone(),
        };
        let text = serde_json::to_string(&raw).expect("plain data can be written as JSON");
        (Self { sum: sum("", &text) }, text)
    }

    /// The text of the next line.
    #[must_use]
    pub fn line(&mut self, line: &Line) -> String {
        let mut raw = line.raw();
        self.sum = sum(&self.sum, &serde_json::to_string(&raw).expect("plain data can be written as JSON"));
        raw.sum = Some(self.sum.clone());
        serde_json::to_string(&raw).expect("plain data can be written as JSON")
    }

    /// Reads the text of the next line, whose sum must be the one that this would write.
    fn read(&mut self, text: &str) -> Result<Line, String> {
        let raw: RawLine = parse(text)?;
        let stated = required("sum", raw.sum.clone())?;
        let line = Line::of(raw)?;
        let _ = self.line(&line);
        if self.sum != stated {
            return Err("`sum`: the record was changed here, or a line is missing before".to_owned());
        }
        Ok(line)
    }
}

impl Line {
    fn raw(&self) -> RawLine {
        match self {
            Self::Move { seat, text, answer, ms } => RawLine {
                seat: Some(Number(seat.0 as u32 + 1)),
                played: Some(text.clone()),
                answer: Some(answer.clone()).filter(|answer| !answer.is_empty()),
                ms: Some(Number(u32::try_from(*ms).unwrap_or(MOST_MS))),
                ..RawLine::NONE
            },
            Self::Back => RawLine { back: Some(Number(1)), ..RawLine::NONE },
            Self::Revealed(openings) => RawLine { revealed: Some(openings.clone()), ..RawLine::NONE },
        }
    }

    fn of(raw: RawLine) -> Result<Self, String> {
        match raw {
            RawLine { seat: None, played: None, answer: None, ms: None, back: Some(_), revealed: None, .. } => {
                Ok(Self::Back)
            }
            RawLine { seat: None, played: None, answer: None, ms: None, back: None, revealed: Some(all), .. } => {
                Ok(Self::Revealed(all))
            }
            RawLine { seat, played, answer, ms, back: None, revealed: None, .. } => Ok(Self::Move {
                seat: Seat(required("seat", seat)?.small::<usize>() - 1),
                text: required("played", played)?,
                answer: answer.unwrap_or_default(),
                ms: required("ms", ms)?.0.into(),
            }),
            _ => Err("expected a move (`seat`, `played`, `answer`, `ms`), or `back`, or `revealed` alone".to_owned()),
        }
    }
}

impl Header {
    fn read(text: &str) -> Result<Self, String> {
        let raw: RawHeader = parse(text)?;
        match required("format", raw.format)? {
            format if format == FORMAT => {}
            other => return Err(format!("`format`: expected `{FORMAT}`, found `{other}`")),
        }
        let seats: Vec<Sitter> = required("seats", raw.seats)?.into_iter().map(|AsString(sitter)| sitter).collect();
        if raw.commitments.as_ref().is_some_and(|commitments| commitments.len() != seats.len()) {
            return Err(format!("`commitments`: expected one for each of {} seats", seats.len()));
        }
        Ok(Self {
            game: required("game", raw.game)?,
            variant: required("variant", raw.variant)?,
            seed: required("seed", raw.seed)?,
            seats,
            commitments: raw.commitments,
        })
    }
}

/// Reads a line of JSON. In a message, the place within the line follows that of the line.
fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| {
        let ReadError { position, message } = ReadError::from(&error);
        if position.column > 0 { format!("column {}: {message}", position.column) } else { message }
    })
}

impl Record {
    /// Reads a record. A last line without an end is dropped, unless it is whole.
    ///
    /// # Errors
    /// If it is not one, or a line was changed, left out or put in.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let wrong = |line: usize, message: String| RecordError { line, message };
        let mut rest = text.split_inclusive('\n');
        let first = rest.next().filter(|first| first.ends_with('\n'));
        let first =
            first.ok_or_else(|| wrong(1, "expected the header of a record: it is empty or cut off".to_owned()))?;
        let header = Header::read(first.trim_end()).map_err(|message| wrong(1, message))?;
        let (mut writer, _) = Writer::begin(&header);
        let (mut lines, mut whole, mut is_torn) = (Vec::new(), first.len(), false);
        for (number, text) in (2..).zip(rest) {
            if !text.ends_with('\n') && serde_json::from_str::<IgnoredAny>(text).is_err() {
                is_torn = true;
                break;
            }
            let line = writer.read(text.trim_end()).map_err(|message| wrong(number, message))?;
            if matches!(lines.last(), Some(Line::Revealed(_))) {
                return Err(wrong(
                    number,
                    "the record ends where `revealed` stands: expected no more lines".to_owned(),
                ));
            }
            lines.push(line);
            whole += text.len();
        }
        Ok(Self { header, lines, is_torn, whole, writer })
    }

    /// What each seat hid, if it was revealed.
    #[must_use]
    pub fn revealed(&self) -> Option<&[Opening]> {
        match self.lines.last() {
            Some(Line::Revealed(openings)) => Some(openings),
            _ => None,
        }
    }

    /// Checks openings against the commitments of the header.
    ///
    /// # Errors
    /// If there is not one for each seat, or one is not what the seat has committed to.
    pub fn check(&self, openings: &[Opening]) -> Result<(), RecordError> {
        let line = if self.revealed().is_some() { self.lines.len() + 1 } else { 1 };
        let commitments = self.header.commitments.as_deref().unwrap_or_default();
        if openings.len() != commitments.len() {
            let message = format!("expected what {} seats hid, found {}", commitments.len(), openings.len());
            return Err(RecordError { line, message });
        }
        let other = openings.iter().zip(commitments).position(|(opening, stated)| opening.commitment() != *stated);
        let message = |at: usize| format!("seat {} has committed to something else than what is revealed", at + 1);
        other.map_or(Ok(()), |at| Err(RecordError { line, message: message(at) }))
    }
}

/// Plays the moves of a record from a position.
///
/// # Errors
/// If the rules do not allow a move, or the referee answers otherwise.
pub fn replay<R: Rules>(rules: R, start: R::Position, record: &Record) -> Result<Contest<R>, RecordError> {
    let mut contest = Contest::new(rules, start);
    for (line, content) in (2..).zip(&record.lines) {
        let wrong = |message: String| RecordError { line, message };
        match content {
            Line::Move { seat, text, answer, ms } => {
                let chosen = contest.read(text).map_err(|refused| wrong(format!("`played`: {refused}")))?;
                let turn = contest.play(*seat, chosen, *ms).map_err(|refused| wrong(refused.to_string()))?;
                if turn.answer != *answer {
                    let message = format!("`answer`: {text} must be answered `{}`, found `{answer}`", turn.answer);
                    return Err(wrong(message));
                }
            }
            Line::Back => {
                contest.take_back().map_err(|refused| wrong(refused.to_string()))?;
            }
            Line::Revealed(_) if contest.turn().is_some() => {
                return Err(wrong("`revealed`: the game is not over".to_owned()));
            }
            Line::Revealed(_) => {}
        }
    }
    Ok(contest)
}
