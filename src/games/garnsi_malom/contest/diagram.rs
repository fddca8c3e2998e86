//! Positions as data, in the format `garnsi-malom/1`, and as text.

use std::fmt;

use itertools::Itertools;
use serde::{Deserialize, Deserializer, Serialize};
use smyoz_core::contest::Contest as _;
use smyoz_core::puzzles::{Number, Object, is_default, read_format};
use thiserror::Error;

use super::options::{GarnsiMalom, Kind};
use super::placing::BARRED;
use super::position::{Phase, Position, Sign};
use crate::board::{Cell, Cells};

/// The name of the format.
pub const FORMAT: &str = "garnsi-malom/1";

/// A position with the rules of its game, as a file holds it. Displayed, it is the board as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Object<Keys>", into = "Keys")]
pub struct Diagram {
    rules: GarnsiMalom,
    position: Position,
}

/// A position that cannot be, or keys that contradict each other.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DiagramError {
    /// The board has another number of rows or columns.
    #[error("`board`: expected {0} rows of {0} characters")]
    Size(u8),
    /// A character that stands for nothing.
    #[error("`board`: expected a digit from 1 to {side}, `.`, `#` or a space at {cell}, found `{found}`")]
    Character {
        /// The cell.
        cell: Cell,
        /// The side of the board.
        side: u8,
        /// The character.
        found: char,
    },
    /// A sign has more pieces than it can have by then, or none where one must stand.
    #[error("`board`: expected {from} to {to} pieces of sign {sign}, found {found}")]
    Pieces {
        /// The sign.
        sign: Sign,
        /// The fewest pieces.
        from: usize,
        /// The most pieces.
        to: usize,
        /// The pieces found.
        found: usize,
    },
    /// More pieces than can have been placed.
    #[error("`board`: expected at most {most} pieces, found {found}")]
    Crowded {
        /// The most pieces.
        most: usize,
        /// The pieces found.
        found: usize,
    },
    /// Two pieces of a sign in a unit while placing.
    #[error("`board`: two pieces of sign {0} in a row, column or box while pieces are placed")]
    Clash(Sign),
    /// Another number of barred cells.
    #[error("`board`: expected {expected} barred cells, marked by `#`, found {found}")]
    Barred {
        /// The number expected.
        expected: usize,
        /// The number found.
        found: usize,
    },
    /// A cell that is left is marked as removed, or the other way round.
    #[error("`board`: expected a space in each cell that has been removed, and nowhere else")]
    Removed,
    /// A number of a turn or a round that does not exist.
    #[error("`{key}`: expected 1 to {most}, found {found}")]
    Number {
        /// The key.
        key: &'static str,
        /// The largest number.
        most: u32,
        /// The number found.
        found: u32,
    },
    /// The sign whose turn it is cannot do anything.
    #[error("`turn`: sign {0} has no legal move, so it cannot have the turn")]
    Stuck(Sign),
    /// More quiet turns than turns.
    #[error("`quiet`: expected at most {most}, the number of turns so far, found {found}")]
    Quiet {
        /// The number of turns.
        most: u32,
        /// The number found.
        found: u32,
    },
    /// The board shrinks in a game where it does not, or does not although it must.
    #[error("`shrinking`: expected {0}")]
    Shrinking(bool),
    /// A phase that does not follow from the other keys.
    #[error("`phase`: expected {0}, as follows from the other keys")]
    Phase(&'static str),
    /// Numbers for the signs that do not follow from the board.
    #[error("`{key}`: expected [{expected}], as follows from the board")]
    Derived {
        /// The key.
        key: &'static str,
        /// The numbers expected.
        expected: String,
    },
}

/// The phases as a file names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Stage {
    Placing,
    Moving,
    Over,
}

/// The keys of a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Keys {
    #[serde(deserialize_with = "its_format")]
    format: String,
    variant: GarnsiMalom,
    /// Row by row from the top, see [`GarnsiMalom::rows`].
    board: Vec<String>,
    phase: Stage,
    /// The round of the phase, from 1.
    round: Number<1, 1_000_000>,
    /// The sign whose turn it is, or the team that moves as one; once the game is over, the one whose
    /// turn would follow.
    turn: Number<1, 9>,
    /// The signs that are out.
    out: Vec<u8>,
    /// For each sign, its pieces beside the board.
    beside: Vec<u8>,
    /// Turns since the last capture, or since moving began.
    quiet: Number<0, 10_000_000>,
    /// Whether rows and columns are removed from now on.
    #[serde(default, skip_serializing_if = "is_default")]
    shrinking: bool,
}

fn its_format<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    read_format(deserializer, FORMAT)
}

impl Diagram {
    /// A position of a game with these rules.
    #[must_use]
    pub fn new(rules: GarnsiMalom, position: Position) -> Self {
        Self { rules, position }
    }

    /// The rules of its game.
    #[must_use]
    pub fn rules(&self) -> &GarnsiMalom {
        &self.rules
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    fn stage(&self) -> Stage {
        match self.position.phase {
            _ if self.rules.is_over(&self.position) => Stage::Over,
            Phase::Placing => Stage::Placing,
            Phase::Moving => Stage::Moving,
        }
    }

    fn out(&self) -> Vec<u8> {
        let out = self.rules.signs().filter(|&sign| self.rules.is_out(&self.position, sign));
        out.map(|sign| sign.0 + 1).collect()
    }

    fn beside(&self) -> Vec<u8> {
        self.rules.signs().map(|sign| self.rules.beside(&self.position, sign) as u8).collect()
    }

    /// Checks what holds while pieces are placed.
    fn check_placing(&self) -> Result<(), DiagramError> {
        let Self { rules, position } = self;
        let side = u32::from(rules.board().side());
        let is_six = rules.kind() == Kind::Six;
        if !is_six && position.turns >= side * side {
            return Err(DiagramError::Number { key: "round", most: side, found: rules.round(position) });
        }
        for sign in rules.signs() {
            let pieces = position.pieces(sign);
            let sees_another =
                |cell| !(rules.board().seen_from(Cells::of(cell)) & (pieces - Cells::of(cell))).is_empty();
            if pieces.iter().any(sees_another) {
                return Err(DiagramError::Clash(sign));
            }
            let to = rules.pieces_of_sign() - if is_six { 0 } else { rules.in_hand(position, sign) };
            // A first piece is always legal.
            let from = usize::from(!is_six && to > 0);
            check_pieces(sign, (from, to), pieces.len())?;
        }
        let (expected, found) = (if is_six { BARRED } else { 0 }, position.barred.len());
        if expected != found {
            return Err(DiagramError::Barred { expected, found });
        }
        let sign = rules.mover(position);
        if is_six && rules.places(position, sign).is_empty() {
            return Err(DiagramError::Stuck(sign));
        }
        if position.quiet > 0 {
            return Err(DiagramError::Quiet { most: 0, found: position.quiet });
        }
        if position.is_shrinking { Err(DiagramError::Shrinking(false)) } else { Ok(()) }
    }

    /// Checks what holds while pieces move, and after that.
    fn check_moving(&self) -> Result<(), DiagramError> {
        let Self { rules, position } = self;
        for sign in rules.signs() {
            check_pieces(sign, (0, rules.pieces_of_sign()), position.pieces(sign).len())?;
        }
        let barred = if rules.kind() == Kind::Six { BARRED } else { 0 };
        let (most, found) = (rules.board().cells().len() - barred, position.occupied().len());
        if found > most {
            return Err(DiagramError::Crowded { most, found });
        }
        if !position.barred.is_empty() {
            return Err(DiagramError::Barred { expected: 0, found: position.barred.len() });
        }
        let (most, found) = (position.turns, position.quiet);
        if found > most {
            return Err(DiagramError::Quiet { most, found });
        }
        let (must, can) = (rules.begins_to_shrink(position), rules.can_shrink());
        if position.is_shrinking && !can || !position.is_shrinking && must {
            return Err(DiagramError::Shrinking(must));
        }
        let mut settled = position.clone();
        rules.settle(&mut settled);
        if settled == *position { Ok(()) } else { Err(DiagramError::Stuck(rules.mover(position))) }
    }

    /// Checks the keys that follow from the position.
    fn check_derived(&self, keys: &Keys) -> Result<(), DiagramError> {
        if self.rules.rows(&self.position) != keys.board {
            return Err(DiagramError::Removed);
        }
        let expected = self.stage();
        if expected != keys.phase {
            return Err(DiagramError::Phase(match expected {
                Stage::Placing => "placing",
                Stage::Moving => "moving",
                Stage::Over => "over",
            }));
        }
        let derived = |key, expected: &[u8]| DiagramError::Derived { key, expected: expected.iter().join(", ") };
        match (self.out(), self.beside()) {
            (out, _) if out != keys.out => Err(derived("out", &out)),
            (_, beside) if beside != keys.beside => Err(derived("beside", &beside)),
            _ => Ok(()),
        }
    }
}

fn check_pieces(sign: Sign, (from, to): (usize, usize), found: usize) -> Result<(), DiagramError> {
    if (from..=to).contains(&found) { Ok(()) } else { Err(DiagramError::Pieces { sign, from, to, found }) }
}

/// The pieces of each sign, and the barred cells.
fn read_board(side: u8, rows: &[String]) -> Result<([Cells; Sign::MAX], Cells), DiagramError> {
    let has_size = |row: &String| row.chars().count() == usize::from(side);
    if rows.len() != usize::from(side) || !rows.iter().all(has_size) {
        return Err(DiagramError::Size(side));
    }
    let (mut pieces, mut barred) = ([Cells::NONE; Sign::MAX], Cells::NONE);
    for (row, text) in (0..).zip(rows) {
        for (column, found) in (0..).zip(text.chars()) {
            let cell = Cell::at(column, row);
            match found {
                '.' | ' ' => {}
                '#' => barred |= Cells::of(cell),
                _ => match found.to_digit(10).filter(|digit| (1..=side.into()).contains(digit)) {
                    Some(digit) => pieces[digit as usize - 1] |= Cells::of(cell),
                    None => return Err(DiagramError::Character { cell, side, found }),
                },
            }
        }
    }
    Ok((pieces, barred))
}

impl TryFrom<Object<Keys>> for Diagram {
    type Error = DiagramError;

    fn try_from(Object(keys): Object<Keys>) -> Result<Self, DiagramError> {
        let rules = keys.variant.clone();
        let (pieces, barred) = read_board(rules.board().side(), &keys.board)?;
        let phase = if keys.phase == Stage::Placing { Phase::Placing } else { Phase::Moving };
        let (quiet, is_shrinking) = (keys.quiet.0, keys.shrinking);
        let mut position = Position { pieces, barred, phase, turns: 0, quiet, is_shrinking };
        let (most, found) = (rules.turns_of_round(&position), keys.turn.0);
        if found > most {
            return Err(DiagramError::Number { key: "turn", most, found });
        }
        position.turns = (keys.round.0 - 1) * most + found - 1;
        let diagram = Self { rules, position };
        match phase {
            Phase::Placing => diagram.check_placing()?,
            Phase::Moving => diagram.check_moving()?,
        }
        diagram.check_derived(&keys)?;
        Ok(diagram)
    }
}

impl From<Diagram> for Keys {
    fn from(diagram: Diagram) -> Self {
        let Diagram { rules, position } = &diagram;
        Self {
            format: FORMAT.to_owned(),
            board: rules.rows(position),
            phase: diagram.stage(),
            round: Number(rules.round(position)),
            turn: Number(u32::from(rules.mover(position).0) + 1),
            out: diagram.out(),
            beside: diagram.beside(),
            quiet: Number(position.quiet),
            shrinking: position.is_shrinking,
            variant: diagram.rules,
        }
    }
}

impl fmt::Display for Diagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.rules.draw(&&self.position))
    }
}
