//! Which of the three games is played, by how many seats, and with which options.

use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use smyoz_core::contest::Seat;
use smyoz_core::puzzles::{Object, as_text, by_name, is_default, read_value};
use thiserror::Error;

use super::position::Sign;
use crate::board::{Board, NINE, SIX};

/// The games of the family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Nine signs on 9 × 9 cells; mills are three in a line.
    Nine,
    /// Nine signs on 9 × 9 cells; mills are three in a unit, and the largest heap wins.
    Heaps,
    /// Two teams of three numbers on 6 × 6 cells; mills are three in a unit, and the larger area wins.
    Six,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Nine, Self::Heaps, Self::Six];

    /// Its name in commands and records.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Nine => "nine",
            Self::Heaps => "heaps",
            Self::Six => "six",
        }
    }
}

/// Text that names no game of the family.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is unknown: expected nine, heaps or six")]
pub struct KindError(String);

by_name!(Kind, KindError);
as_text!(Kind);

/// When *nine* ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// When this many signs are out.
    Out(u8),
    /// When one sign is left on a board that shrinks.
    Shrink,
}

/// Text that names no end.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no end: expected five, another number of signs from 1 to 8, or shrink")]
pub struct EndError(String);

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shrink => f.write_str("shrink"),
            Self::Out(5) => f.write_str("five"),
            Self::Out(signs) => write!(f, "{signs}"),
        }
    }
}

impl FromStr for End {
    type Err = EndError;

    fn from_str(text: &str) -> Result<Self, EndError> {
        match (text, text.as_bytes()) {
            ("shrink", _) => Ok(Self::Shrink),
            ("five", _) => Ok(Self::Out(5)),
            (_, &[digit @ b'1'..=b'8']) => Ok(Self::Out(digit - b'0')),
            _ => Err(EndError(text.to_owned())),
        }
    }
}

as_text!(End);

/// What is chosen of a game; what is not, is as usual. The keys of a variant in records.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Which game.
    pub game: Kind,
    /// Number of seats: 3 or 9 on 9 × 9, usually 3; 2 or 6 on 6 × 6, usually 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// Whether nine seats form three teams. Three seats always do, each with three signs.
    #[serde(default, skip_serializing_if = "is_default")]
    pub teams: bool,
    /// Whether a piece that leaves a mill can make a mill by that move. Only in *nine*.
    #[serde(default, skip_serializing_if = "is_default")]
    pub roll: bool,
    /// When *nine* ends; usually when five signs are out in teams, and by shrinking without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
    /// Seconds for a move, in place of the knocks; a sign that exceeds them is out. Only on 9 × 9.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub knocks: Option<NonZeroU16>,
}

impl Options {
    /// The usual form of a game.
    #[must_use]
    pub fn of(game: Kind) -> Self {
        Self { game, seats: None, teams: false, roll: false, end: None, knocks: None }
    }
}

/// Options that do not go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum OptionsError {
    /// A number of seats that the game is not played by.
    #[error("`seats`: expected {} or {}, found {found}", .expected[0], .expected[1])]
    Seats {
        /// The numbers that are possible.
        expected: [u8; 2],
        /// The number found.
        found: u8,
    },
    /// An option of another game, by its key.
    #[error("`{0}` does not apply to this game: only to {1}")]
    OtherGame(&'static str, &'static str),
}

/// The rules of one of the games with its options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Object<Options>", into = "Options")]
pub struct GarnsiMalom {
    kind: Kind,
    seats: u8,
    sides: u8,
    pub(super) roll: bool,
    end: End,
    pub(super) knocks: Option<NonZeroU16>,
}

impl TryFrom<Options> for GarnsiMalom {
    type Error = OptionsError;

    fn try_from(options: Options) -> Result<Self, OptionsError> {
        let Options { game: kind, seats, teams, roll, end, knocks } = options;
        let is_six = kind == Kind::Six;
        let expected = if is_six { [2, 6] } else { [3, 9] };
        let seats = seats.unwrap_or(expected[0]);
        if !expected.contains(&seats) {
            return Err(OptionsError::Seats { expected, found: seats });
        }
        let stray = [
            ("teams", "nine and heaps", teams && is_six),
            ("knocks", "nine and heaps", knocks.is_some() && is_six),
            ("roll", "nine", roll && kind != Kind::Nine),
            ("end", "nine", end.is_some() && kind != Kind::Nine),
        ];
        if let Some((key, games, _)) = stray.into_iter().find(|(_, _, is_stray)| *is_stray) {
            return Err(OptionsError::OtherGame(key, games));
        }
        let sides = match seats {
            9 if !teams => 9,
            3 | 9 => 3,
            _ => 2,
        };
        let usual_end = if sides == 3 { End::Out(5) } else { End::Shrink };
        Ok(Self { kind, seats, sides, roll, end: end.unwrap_or(usual_end), knocks })
    }
}

impl TryFrom<Object<Options>> for GarnsiMalom {
    type Error = OptionsError;

    fn try_from(Object(options): Object<Options>) -> Result<Self, OptionsError> {
        options.try_into()
    }
}

impl From<GarnsiMalom> for Options {
    fn from(rules: GarnsiMalom) -> Self {
        let is_team_of_seats = rules.seats == 9 && rules.sides == 3;
        let end = (rules.kind == Kind::Nine).then_some(rules.end);
        let GarnsiMalom { kind, seats, roll, knocks, .. } = rules;
        Self { game: kind, seats: Some(seats), teams: is_team_of_seats, roll, end, knocks }
    }
}

impl GarnsiMalom {
    /// The usual form of a game.
    #[must_use]
    pub fn of(kind: Kind) -> Self {
        Options::of(kind).try_into().expect("what is usual goes together")
    }

    /// The rules of a variant as data.
    ///
    /// # Errors
    /// If a key is missing or unknown, its value is wrong, or the options do not go together.
    pub fn of_variant(variant: &Map<String, Value>) -> Result<Self, String> {
        read_value(Value::Object(variant.clone())).map_err(|error| error.message)
    }

    /// Which game it is.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// When *nine* ends.
    #[must_use]
    pub fn end(&self) -> End {
        self.end
    }

    /// Whether a piece that leaves a mill can make a mill by that move.
    #[must_use]
    pub fn rolls(&self) -> bool {
        self.roll
    }

    /// Its board, empty.
    #[must_use]
    pub fn board(&self) -> &'static Board {
        if self.kind == Kind::Six { &SIX } else { &NINE }
    }

    /// Its signs; in *six*, its numbers.
    pub fn signs(&self) -> impl DoubleEndedIterator<Item = Sign> + Clone + use<> {
        (0..self.board().side()).map(Sign)
    }

    /// Number of pieces that each sign begins with.
    #[must_use]
    pub fn pieces_of_sign(&self) -> usize {
        self.board().side().into()
    }

    /// Number of sides that play against each other: teams, or signs that play for themselves.
    #[must_use]
    pub fn sides(&self) -> usize {
        self.sides.into()
    }

    /// The side of a sign, from 0.
    #[must_use]
    pub fn side(&self, sign: Sign) -> usize {
        usize::from(sign.0 % self.sides)
    }

    /// The seat that plays a sign.
    #[must_use]
    pub fn seat(&self, sign: Sign) -> Seat {
        Seat(usize::from(sign.0 % self.seats))
    }

    /// The seats of a side.
    pub fn seats_of(&self, side: usize) -> impl Iterator<Item = Seat> {
        (side..self.seats.into()).step_by(self.sides.into()).map(Seat)
    }

    /// Number of seats.
    pub(super) fn seat_count(&self) -> usize {
        self.seats.into()
    }

    /// Whether a side moves any of its pieces, and not those of one sign: in *six* with two seats.
    #[must_use]
    pub fn sides_move(&self) -> bool {
        self.seats == 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(variant: &str) -> Result<GarnsiMalom, String> {
        GarnsiMalom::of_variant(&serde_json::from_str(variant).unwrap())
    }

    #[test]
    fn variants_are_read_as_they_are_written() {
        for variant in [
            r#"{"game":"nine","seats":3,"end":"five"}"#,
            r#"{"game":"nine","seats":9,"teams":true,"roll":true,"end":"7","knocks":30}"#,
            r#"{"game":"nine","seats":9,"end":"shrink"}"#,
            r#"{"game":"heaps","seats":9}"#,
            r#"{"game":"six","seats":6}"#,
        ] {
            assert_eq!(serde_json::to_string(&rules(variant).unwrap()).unwrap(), variant);
        }
    }

    #[test]
    fn what_is_not_chosen_is_usual() {
        let end = |variant: &str| rules(variant).unwrap().end();
        assert_eq!(end(r#"{"game":"nine"}"#), End::Out(5));
        assert_eq!(end(r#"{"game":"nine","seats":9,"teams":true}"#), End::Out(5));
        assert_eq!(end(r#"{"game":"nine","seats":9}"#), End::Shrink);
        assert_eq!(rules(r#"{"game":"six"}"#).unwrap().seat_count(), 2);
    }

    #[test]
    fn options_that_do_not_go_together_are_refused() {
        let refused = |variant: &str| rules(variant).unwrap_err();
        assert_eq!(refused(r#"{"game":"six","seats":3}"#), "`seats`: expected 2 or 6, found 3");
        let message = "`roll` does not apply to this game: only to nine";
        assert_eq!(refused(r#"{"game":"heaps","roll":true}"#), message);
        assert!(refused(r#"{"game":"nine","end":"9"}"#).contains("expected five, another number"));
        assert!(refused(r#"{"game":"ten"}"#).contains("expected nine, heaps or six"));
        assert!(refused(r#"{"seats":3}"#).contains("game"));
        assert!(refused(r#"{"game":"nine","rolls":true}"#).contains("rolls"));
    }
}
