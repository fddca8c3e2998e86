//! Positions as data, in the format `garnsi-malom/1`, and as text.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};
use smyoz_core::contest::Contest as _;
use smyoz_core::puzzles::{Number, Object, is_default, read_format};
use thiserror::Error;

use super::moves::Move;
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
#[error("`{key}`: {message}")]
pub struct DiagramError {
    /// The key that is wrong.
    pub key: &'static str,
    /// What was expected.
    pub message: String,
}

/// An error at a key unless something holds there.
fn expect(holds: bool, key: &'static str, message: impl FnOnce() -> String) -> Result<(), DiagramError> {
    if holds { Ok(()) } else { Err(DiagramError { key, message: message() }) }
}

/// The phases as a file names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Stage {
    Placing,
    Moving,
    Over,
}

impl Stage {
    fn name(self) -> &'static str {
        match self {
            Self::Placing => "placing",
            Self::Moving => "moving",
            Self::Over => "over",
        }
    }
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

    /// The position after a move; `None` if it is illegal.
    #[must_use]
    pub fn after(&self, chosen: &Move) -> Option<Position> {
        let mut after = self.position.clone();
        self.rules.play(&mut after, chosen).ok().map(|_| after)
    }

    /// The position with a piece moved, before it takes any; `None` if it cannot move so.
    #[must_use]
    pub fn with_step(&self, from: Cell, to: Cell) -> Option<Position> {
        let step = self.rules.steps(&self.position).into_iter().find(|step| (step.from, step.to) == (from, to))?;
        let mut after = self.position.clone();
        self.rules.make(&mut after, step, Cells::NONE);
        Some(after)
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
        let (side, is_six) = (u32::from(rules.board().side()), rules.kind() == Kind::Six);
        let round = rules.round(position);
        expect(is_six || round <= side, "round", || format!("expected 1 to {side} while placing, found {round}"))?;
        for sign in rules.signs() {
            let pieces = position.pieces(sign);
            let is_alone = |cell| (rules.board().seen_from(Cells::of(cell)) & pieces) == Cells::of(cell);
            expect(pieces.iter().all(is_alone), "board", || {
                format!("two pieces of sign {sign} in a row, column or box while pieces are placed")
            })?;
            let most = rules.pieces_of_sign() - if is_six { 0 } else { rules.in_hand(position, sign) };
            // A first piece is always legal, so it cannot have been lost.
            let least = usize::from(!is_six && most > 0);
            expect_pieces(sign, least, most, pieces.len())?;
        }
        let expected = if is_six { BARRED } else { 0 };
        expect_barred(expected, position.barred.len())?;
        let mover = rules.mover(position);
        expect(!is_six || !rules.places(position, mover).is_empty(), "turn", || stuck(mover))?;
        expect(position.quiet == 0, "quiet", || format!("expected 0 while placing, found {}", position.quiet))?;
        expect(!position.is_shrinking, "shrinking", || "expected false while placing".to_owned())
    }

    /// Checks what holds while pieces move, and after that.
    fn check_moving(&self) -> Result<(), DiagramError> {
        let Self { rules, position } = self;
        for sign in rules.signs() {
            expect_pieces(sign, 0, rules.pieces_of_sign(), position.pieces(sign).len())?;
        }
        let barred = if rules.kind() == Kind::Six { BARRED } else { 0 };
        let (most, found) = (rules.board().cells().len() - barred, position.occupied().len());
        expect(found <= most, "board", || format!("expected at most {most} pieces, found {found}"))?;
        expect_barred(0, position.barred.len())?;
        let (most, found) = (position.turns, position.quiet);
        expect(found <= most, "quiet", || {
            format!("expected at most {most}, the number of turns so far, found {found}")
        })?;
        let (must, can) = (rules.begins_to_shrink(position), rules.can_shrink());
        let is_right = if position.is_shrinking { can } else { !must };
        expect(is_right, "shrinking", || format!("expected {must}"))?;
        let mut settled = position.clone();
        rules.settle(&mut settled);
        expect(settled == *position, "turn", || stuck(rules.mover(position)))
    }

    /// Checks the keys that follow from the position.
    fn check_derived(&self, keys: &Keys) -> Result<(), DiagramError> {
        expect(self.rules.rows(&self.position) == keys.board, "board", || {
            "expected a space in each cell that has been removed, and nowhere else".to_owned()
        })?;
        let derived = |expected: &str| format!("expected {expected}, as follows from the other keys");
        let stage = self.stage();
        expect(stage == keys.phase, "phase", || derived(stage.name()))?;
        let (out, beside) = (self.out(), self.beside());
        expect(out == keys.out, "out", || derived(&format!("{out:?}")))?;
        expect(beside == keys.beside, "beside", || derived(&format!("{beside:?}")))
    }
}

fn expect_pieces(sign: Sign, least: usize, most: usize, found: usize) -> Result<(), DiagramError> {
    let message = || format!("expected {least} to {most} pieces of sign {sign}, found {found}");
    expect((least..=most).contains(&found), "board", message)
}

fn expect_barred(expected: usize, found: usize) -> Result<(), DiagramError> {
    expect(expected == found, "board", || format!("expected {expected} barred cells, marked by `#`, found {found}"))
}

fn stuck(sign: Sign) -> String {
    format!("sign {sign} has no legal move, so it cannot have the turn")
}

/// The pieces of each sign, and the barred cells.
fn read_board(side: u8, rows: &[String]) -> Result<([Cells; Sign::MAX], Cells), DiagramError> {
    let has_size = |row: &String| row.chars().count() == usize::from(side);
    let is_square = rows.len() == usize::from(side) && rows.iter().all(has_size);
    expect(is_square, "board", || format!("expected {side} rows of {side} characters"))?;
    let (mut pieces, mut barred) = ([Cells::NONE; Sign::MAX], Cells::NONE);
    for (row, text) in (0..).zip(rows) {
        for (column, found) in (0..).zip(text.chars()) {
            let cell = Cell::at(column, row);
            let sign = found.to_digit(10).filter(|digit| (1..=side.into()).contains(digit));
            match (found, sign) {
                ('.' | ' ', _) => {}
                ('#', _) => barred |= Cells::of(cell),
                (_, Some(sign)) => pieces[sign as usize - 1] |= Cells::of(cell),
                (_, None) => {
                    let signs = format!("expected a digit from 1 to {side}, `.`, `#` or a space");
                    return Err(DiagramError { key: "board", message: format!("{signs} at {cell}, found `{found}`") });
                }
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
        expect(found <= most, "turn", || format!("expected 1 to {most}, found {found}"))?;
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
