//! The games as the core plays them.

use std::fmt;

use itertools::Itertools;
use serde_json::{Map, Value};
use smyoz_core::contest::{Contest, Outcome, Seat};

use super::moves::Move;
use super::options::{GarnsiMalom, Kind};
use super::position::{Phase, Position, Sign};
use super::refusal::MoveError;
use crate::board::{Cell, Cells};

/// What a move has brought about: signs that are out, what is left of the board, the result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Events {
    /// The signs that are out now and were not before.
    pub out: Vec<Sign>,
    /// The corners of the board, if rows or columns were removed.
    pub field: Option<(Cell, Cell)>,
    /// What each side has in the end.
    pub scores: Option<Vec<usize>>,
}

/// Written as `out 2 5; board a2-h8; 8:7`.
impl fmt::Display for Events {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let out = (!self.out.is_empty()).then(|| format!("out {}", self.out.iter().format(" ")));
        let field = self.field.map(|(first, last)| format!("board {first}-{last}"));
        let scores = self.scores.as_ref().map(|scores| scores.iter().join(":"));
        write!(f, "{}", [out, field, scores].into_iter().flatten().format("; "))
    }
}

impl GarnsiMalom {
    fn events(&self, before: &Position, after: &Position) -> Events {
        let is_new = |sign: &Sign| self.is_out(after, *sign) && !before.pieces(*sign).is_empty();
        let (field, corners) = (self.field(after), self.field(after).corners());
        Events {
            out: self.signs().filter(is_new).collect(),
            field: corners.filter(|_| field != self.field(before)),
            scores: self.is_over(after).then(|| self.scores(after)),
        }
    }
}

impl Contest for GarnsiMalom {
    type Position = Position;
    type Move = Move;
    type Answer = Events;
    type Error = MoveError;
    type Seen<'a> = &'a Position;

    const GAME: &'static str = "garnsi-malom";

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn turn(&self, position: &Position) -> Option<Seat> {
        (!self.is_over(position)).then(|| self.seat(self.mover(position)))
    }

    /// Of moves that take pieces, the one that takes as many as it can, the first in reading order;
    /// the others have the same beginning.
    fn legal(&self, position: &Position) -> Vec<Move> {
        if self.is_over(position) {
            return Vec::new();
        }
        let sign = self.mover(position);
        if position.phase() == Phase::Placing {
            let places = self.places(position, sign).iter().map(Move::Place);
            return places.chain(self.can_lose(position, sign).then_some(Move::Lose)).collect();
        }
        let targets = self.targets(position, self.side(sign));
        let first = |mills: u8| -> Cells { targets.iter().take(mills.into()).collect() };
        self.steps(position).into_iter().map(|step| step.taking(first(step.mills))).collect()
    }

    fn play(&self, position: &mut Position, chosen: &Move) -> Result<Events, MoveError> {
        let before = position.clone();
        match (*chosen, position.phase()) {
            (Move::Place(_) | Move::Lose, Phase::Moving) => return Err(MoveError::Moving),
            (Move::Go { .. } | Move::TimeOut, Phase::Placing) => return Err(MoveError::Placing),
            (Move::Place(cell), Phase::Placing) => self.place(position, Some(cell))?,
            (Move::Lose, Phase::Placing) => self.place(position, None)?,
            (Move::Go { from, to, taken }, Phase::Moving) => self.go(position, from, to, taken)?,
            (Move::TimeOut, Phase::Moving) => self.time_out(position)?,
        }
        Ok(self.events(&before, position))
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        self.is_over(position).then(|| self.result(position))
    }

    fn seen<'a>(&'a self, position: &'a Position, _: Seat) -> &'a Position {
        position
    }

    fn draw(&self, seen: &&Position) -> String {
        self.drawn(seen)
    }

    fn write(&self, chosen: &Move) -> String {
        chosen.to_string()
    }

    /// Reads `e5`, `-`, `e5-e6` or `e5-e6 x a1 b2`, in capitals or not.
    fn read(&self, _: &Position, text: &str) -> Result<Move, MoveError> {
        text.parse()
    }

    fn variant(&self) -> Map<String, Value> {
        match serde_json::to_value(self) {
            Ok(Value::Object(keys)) => keys,
            _ => unreachable!("options are an object with plain values"),
        }
    }
}

/// Boards as text.
impl GarnsiMalom {
    /// The rows of the board: the digit of a sign, `.` empty, `#` barred, a space where the board has
    /// shrunk.
    #[must_use]
    pub fn rows(&self, position: &Position) -> Vec<String> {
        let side = self.board().side();
        let field = self.field(position);
        let shown = |cell: Cell| match self.signs().find(|&sign| position.pieces(sign).contains(cell)) {
            Some(sign) => char::from(b'1' + sign.0),
            None if position.barred().contains(cell) => '#',
            None if field.contains(cell) => '.',
            None => ' ',
        };
        (0..side).map(|row| (0..side).map(|column| shown(Cell::at(column, row))).collect()).collect()
    }

    /// The board with the names of its lines, whose turn it is, and the signs with the pieces that
    /// they have on the board and beside it; `*` marks those that jump.
    fn drawn(&self, position: &Position) -> String {
        let columns = (b'a'..).take(self.board().side().into()).map(char::from);
        let mut text = format!("  {}\n", columns.format(" "));
        for (number, row) in (1..).zip(self.rows(position)) {
            text += &format!("{number} {}\n", row.chars().format(" "));
        }
        text += &format!("{}\n", self.signs().map(|sign| self.count_of(position, sign)).format(", "));
        text + &self.state(position)
    }

    /// A sign with its pieces on the board and beside it.
    fn count_of(&self, position: &Position, sign: Sign) -> String {
        let (pieces, jumps) = (position.pieces(sign).len(), self.is_jumping(position, sign));
        format!("{sign}{}: {pieces}+{}", if jumps { "*" } else { "" }, self.beside(position, sign))
    }

    /// Whether a sign of *nine* may move to any empty cell now.
    pub(crate) fn is_jumping(&self, position: &Position, sign: Sign) -> bool {
        let pieces = position.pieces(sign).len();
        self.kind() == Kind::Nine && position.phase() == Phase::Moving && matches!(pieces, 3 | 6 | 9)
    }

    fn state(&self, position: &Position) -> String {
        if self.is_over(position) {
            return format!("over, {}\n", self.scores(position).iter().format(":"));
        }
        let (round, quiet) = (self.round(position), position.quiet());
        let mover = match (self.movers(position).collect_vec().as_slice(), position.phase()) {
            ([sign], _) => format!("sign {sign}"),
            (signs, _) => format!("signs {}", signs.iter().format(", ")),
        };
        match position.phase() {
            Phase::Placing => format!("placing, round {round}: {mover}\n"),
            Phase::Moving => format!("moving, round {round}: {mover}; {quiet} turns without a capture\n"),
        }
    }
}
