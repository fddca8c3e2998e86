//! The record of a contest as data: the format `contest/1`.
//!
//! A record is lines of JSON: a header, then a line for each move, in their order, and at the end
//! what was hidden. So it can be appended to, and a crash leaves at worst a torn last line, which
//! is dropped. Each line but the header ends with `sum`, the first 16 hexadecimal digits of the
//! SHA-256 of the sum before (of the header: its text) and the line without its own: a line that is
//! changed, left out or put in by hand is noticed.

use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::commitment::{Commitment, Opening};
use super::referee::Referee;
use super::rules::{Contest, Seat};
use super::seats::Sitter;
use crate::puzzles::{AsString, Number, Object, Seed, read_as, read_format};

/// The name of the format.
pub const FORMAT: &str = "contest/1";

/// What a record begins with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Object<HeaderKeys>", into = "HeaderKeys")]
pub struct Header {
    /// The name of the game.
    pub game: String,
    /// The options of its variant.
    pub variant: Map<String, Value>,
    /// The seed; it decides who begins, at least.
    pub seed: Seed,
    pub seats: Vec<Sitter>,
    /// What each seat has committed to; `None` if nothing is hidden.
    pub commitments: Option<Vec<Commitment>>,
}

/// A line after the header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    Move {
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
    Revealed(Vec<Opening>),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    pub header: Header,
    pub lines: Vec<Line>,
    /// Whether the last line was incomplete, and dropped.
    pub is_torn: bool,
    /// Number of bytes of the lines that were read.
    pub whole: usize,
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

/// The keys of the header.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderKeys {
    #[serde(deserialize_with = "its_format")]
    format: String,
    game: String,
    variant: Map<String, Value>,
    seed: Seed,
    seats: Vec<AsString<Sitter>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    commitments: Option<Vec<Commitment>>,
}

/// The keys of any other line.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LineKeys {
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Number<1, 1_000>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    played: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ms: Option<Number<0, MOST_MS>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    back: Option<Number<1, 1>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    revealed: Option<Vec<Opening>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sum: Option<String>,
}

fn its_format<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    read_format(deserializer, FORMAT)
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
        let text = serde_json::to_string(header).expect("plain data can be written as JSON");
        (Self { sum: sum("", &text) }, text)
    }

    /// The text of the next line.
    #[must_use]
    pub fn line(&mut self, line: &Line) -> String {
        let mut keys = LineKeys::from(line.clone());
        self.sum = sum(&self.sum, &serde_json::to_string(&keys).expect("plain data can be written as JSON"));
        keys.sum = Some(self.sum.clone());
        serde_json::to_string(&keys).expect("plain data can be written as JSON")
    }

    /// Reads the text of the next line, whose sum must be the one that this would write.
    fn read(&mut self, text: &str) -> Result<Line, String> {
        let Object(mut keys): Object<LineKeys> = read_as(text).map_err(|error| error.within_line())?;
        let stated = keys.sum.take().ok_or("`sum` is missing")?;
        let line = Line::try_from(keys)?;
        let _ = self.line(&line);
        if self.sum != stated {
            return Err("`sum`: the record was changed here, or a line is missing before".to_owned());
        }
        Ok(line)
    }
}

impl From<Line> for LineKeys {
    fn from(line: Line) -> Self {
        match line {
            Line::Move { seat, text, answer, ms } => Self {
                seat: Some(Number(seat.0 as u32 + 1)),
                played: Some(text),
                answer: Some(answer).filter(|answer| !answer.is_empty()),
                ms: Some(Number(u32::try_from(ms).unwrap_or(MOST_MS))),
                ..Self::default()
            },
            Line::Back => Self { back: Some(Number(1)), ..Self::default() },
            Line::Revealed(openings) => Self { revealed: Some(openings), ..Self::default() },
        }
    }
}

impl TryFrom<LineKeys> for Line {
    type Error = String;

    fn try_from(keys: LineKeys) -> Result<Self, String> {
        match keys {
            LineKeys { seat: None, played: None, answer: None, ms: None, back: Some(_), revealed: None, .. } => {
                Ok(Self::Back)
            }
            LineKeys { seat: None, played: None, answer: None, ms: None, back: None, revealed: Some(all), .. } => {
                Ok(Self::Revealed(all))
            }
            LineKeys { seat, played, answer, ms, back: None, revealed: None, .. } => Ok(Self::Move {
                seat: Seat(seat.ok_or("`seat` is missing")?.small::<usize>() - 1),
                text: played.ok_or("`played` is missing")?,
                answer: answer.unwrap_or_default(),
                ms: ms.ok_or("`ms` is missing")?.0.into(),
            }),
            _ => Err("expected a move (`seat`, `played`, `answer`, `ms`), or `back`, or `revealed` alone".to_owned()),
        }
    }
}

impl From<Header> for HeaderKeys {
    fn from(header: Header) -> Self {
        Self {
            format: FORMAT.to_owned(),
            game: header.game,
            variant: header.variant,
            seed: header.seed,
            seats: header.seats.into_iter().map(AsString).collect(),
            commitments: header.commitments,
        }
    }
}

impl TryFrom<Object<HeaderKeys>> for Header {
    type Error = String;

    fn try_from(Object(keys): Object<HeaderKeys>) -> Result<Self, String> {
        let HeaderKeys { game, variant, seed, seats, commitments, .. } = keys;
        let seats: Vec<Sitter> = seats.into_iter().map(|AsString(sitter)| sitter).collect();
        if commitments.as_ref().is_some_and(|commitments| commitments.len() != seats.len()) {
            return Err(format!("`commitments`: expected one for each of {} seats", seats.len()));
        }
        Ok(Self { game, variant, seed, seats, commitments })
    }
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
        let header: Header = read_as(first.trim_end()).map_err(|error| wrong(1, error.within_line()))?;
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
pub fn replay<C: Contest>(rules: C, start: C::Position, record: &Record) -> Result<Referee<C>, RecordError> {
    let mut referee = Referee::new(rules, start);
    for (line, content) in (2..).zip(&record.lines) {
        let wrong = |message: String| RecordError { line, message };
        match content {
            Line::Move { seat, text, answer, ms } => {
                let chosen = referee.read(text).map_err(|refused| wrong(format!("`played`: {refused}")))?;
                let turn = referee.play(*seat, chosen, *ms).map_err(|refused| wrong(refused.to_string()))?;
                if turn.answer != *answer {
                    let message = format!("`answer`: {text} must be answered `{}`, found `{answer}`", turn.answer);
                    return Err(wrong(message));
                }
            }
            Line::Back => {
                referee.take_back().map_err(|refused| wrong(refused.to_string()))?;
            }
            Line::Revealed(_) if referee.turn().is_some() => {
                return Err(wrong("`revealed`: the game is not over".to_owned()));
            }
            Line::Revealed(_) => {}
        }
    }
    Ok(referee)
}
