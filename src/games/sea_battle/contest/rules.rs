//! The rules of the game for two.

use std::collections::VecDeque;

use serde_json::{Map, Value};
use smyoz_core::contest::{Contest, Outcome, Seat};
use smyoz_core::puzzles::Seed;
use thiserror::Error;

use super::position::{Answers, Move, Outside, Position, Side};
use super::refusal::MoveError;
use super::seen::Seen;
use crate::board::{
    Cell, CellSet, Columns, Fleet, FleetError, Layout, LayoutError, Piece, Setting, SettingError, Shapes, Size,
    SizeError, Touch, UnknownVariantError, Variant,
};
use crate::fraud::Answer;

/// Sea Battle for two, with boards of a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForTwo {
    pub setting: Setting,
    /// Shots of a turn, whatever they are answered; `None` if each hit gives another shot.
    pub salvo: Option<u8>,
}

/// The variant of a record cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum VariantError {
    #[error("`{0}` is unknown: expected size, fleet, touch, shapes, mines, sweepers or salvo")]
    Unknown(String),
    /// A value has the wrong type, or is missing.
    #[error("`{key}`: expected {expected}")]
    Value { key: &'static str, expected: &'static str },
    /// The size of the board.
    #[error("`size`: {0}")]
    Size(#[from] SizeError),
    #[error("`fleet`: {0}")]
    Fleet(#[from] FleetError),
    /// How ships touch, or their shapes.
    #[error(transparent)]
    Named(#[from] UnknownVariantError),
    /// They do not go together.
    #[error(transparent)]
    Setting(#[from] SettingError),
}

/// The most shots of a salvo.
const MOST_SHOTS: u64 = 100;

impl ForTwo {
    /// The game of a variant as data.
    ///
    /// # Errors
    /// If a key is missing or unknown, or its value is wrong.
    pub fn of_variant(variant: &Map<String, Value>) -> Result<Self, VariantError> {
        const KEYS: [&str; 7] = ["size", "fleet", "touch", "shapes", "mines", "sweepers", "salvo"];
        if let Some(unknown) = variant.keys().find(|key| !KEYS.contains(&&***key)) {
            return Err(VariantError::Unknown(unknown.clone()));
        }
        let text = |key, default: Option<&'static str>| match variant.get(key) {
            Some(Value::String(text)) => Ok(text.as_str()),
            None if default.is_some() => Ok(default.unwrap_or_default()),
            _ => Err(VariantError::Value { key, expected: "text" }),
        };
        let number = |key, from: u64, to: u64, expected| match variant.get(key) {
            None => Ok(0),
            Some(value) => {
                let number = value.as_u64().filter(|number| (from..=to).contains(number));
                number.ok_or(VariantError::Value { key, expected })
            }
        };
        let pieces = "a whole number from 0 to 900";
        let options = Variant {
            touch: text("touch", Some(Touch::default().name()))?.parse()?,
            shapes: text("shapes", Some(Shapes::default().name()))?.parse()?,
            mines: number("mines", 0, 900, pieces)? as u16,
            sweepers: number("sweepers", 0, 900, pieces)? as u16,
        };
        let (size, fleet): (Size, Fleet) = (text("size", None)?.parse()?, text("fleet", None)?.parse()?);
        let salvo = number("salvo", 1, MOST_SHOTS, "a whole number from 1 to 100")? as u8;
        Ok(Self { setting: Setting::new(size, fleet, options)?, salvo: Some(salvo).filter(|&salvo| salvo > 0) })
    }

    /// The first position: of each seat its board. The seed decides who begins.
    ///
    /// # Panics
    /// If there are not two boards.
    #[must_use]
    pub fn begin(&self, seed: Seed, boards: Vec<Layout>) -> Position {
        let sides = <[Layout; 2]>::try_from(boards).expect("two boards").map(Side::new);
        let turn = Seat(seed.stream("sea battle begins").below(2) as usize);
        Position { sides, turn, due: VecDeque::new(), winner: None }
    }

    /// Reads a board from the lines that its seat commits to.
    ///
    /// # Errors
    /// If it cannot be read or breaks the rules: the rule and the place.
    pub fn board(&self, lines: &[String]) -> Result<Layout, String> {
        let layout = Layout::from_rows(lines).map_err(|error: LayoutError| error.to_string())?;
        match &self.setting.check(&layout)[..] {
            [] => Ok(layout),
            broken => Err(broken.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")),
        }
    }

    /// Number of shots of a turn at this board: fewer than in a salvo if so few cells are left.
    #[must_use]
    pub fn shots_at(&self, board: &Outside<'_>) -> usize {
        usize::from(self.salvo.unwrap_or(1)).min(self.setting.size().area() - board.shots.len())
    }

    fn check_shots(&self, side: &Side, cells: &[Cell]) -> Result<(), MoveError> {
        let size = self.setting.size();
        let mut seen = CellSet::NONE;
        for &cell in cells {
            match cell {
                cell if !size.contains(cell) => return Err(MoveError::Outside(cell, size)),
                cell if side.shot().contains(cell) => return Err(MoveError::ShotBefore(cell)),
                cell if seen.contains(cell) => return Err(MoveError::Twice(cell)),
                cell => seen.insert(cell),
            }
        }
        let (expected, found) = (self.shots_at(&side.outside()), cells.len());
        if expected == found { Ok(()) } else { Err(MoveError::Number { expected, found }) }
    }

    fn check_name(&self, own: &Side, cell: Cell, piece: Piece) -> Result<(), MoveError> {
        match cell {
            cell if !self.setting.size().contains(cell) => Err(MoveError::Outside(cell, self.setting.size())),
            cell if own.layout().at(cell) != Some(piece) => Err(MoveError::NotThere(cell, piece)),
            cell if own.shot().contains(cell) => Err(MoveError::HitBefore(cell, piece)),
            cell if own.outside().named(cell).is_some() => Err(MoveError::NamedBefore(cell)),
            _ => Ok(()),
        }
    }
}

impl Contest for ForTwo {
    type Position = Position;
    type Move = Move;
    type Answer = Answers;
    type Error = MoveError;
    type Seen<'a> = Seen<'a>;

    const GAME: &'static str = "sea-battle";
    const HIDES: bool = true;

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self, position: &Position) -> Option<Seat> {
        position.winner.is_none().then_some(position.turn)
    }

    /// In a salvo, each cell with those that follow it in reading order.
    fn legal(&self, position: &Position) -> Vec<Move> {
        let seat = position.turn;
        match position.due() {
            _ if position.winner.is_some() => Vec::new(),
            Some(piece) => position.side(seat).nameable(piece).iter().map(Move::Name).collect(),
            None => {
                let side = position.side(seat.next(2));
                let open: Vec<Cell> = (self.setting.size().all() - *side.shot()).iter().collect();
                let shots =
                    |at: usize| open.iter().cycle().skip(at).take(self.shots_at(&side.outside())).copied().collect();
                (0..open.len()).map(|at| Move::Shots(shots(at))).collect()
            }
        }
    }

    fn play(&self, position: &mut Position, chosen: &Move) -> Result<Answers, MoveError> {
        let seat = position.turn;
        let other = seat.next(2);
        let mut answers = Vec::new();
        match (chosen, position.due()) {
            (Move::Shots(_), Some(piece)) => return Err(MoveError::Due(piece)),
            (Move::Name(_), None) => return Err(MoveError::NotDue),
            (&Move::Name(cell), Some(piece)) => {
                self.check_name(position.side(seat), cell, piece)?;
                position.sides[seat.0].name(cell, piece);
                position.due.pop_front();
            }
            (Move::Shots(cells), None) => {
                self.check_shots(position.side(other), cells)?;
                answers.extend(cells.iter().map(|&cell| position.sides[other.0].answer(cell)));
                position.due.extend(answers.iter().filter_map(|answer| match answer {
                    Answer::Mine => Some(Piece::Ship),
                    Answer::Sweeper => Some(Piece::Mine),
                    Answer::Miss | Answer::Hit | Answer::Sunk => None,
                }));
            }
        }
        position.settle();
        let again = self.salvo.is_none() && matches!(answers[..], [Answer::Hit | Answer::Sunk]);
        if position.side(other).is_lost() {
            position.winner = Some(seat);
            position.due.clear();
        } else if !again && position.due.is_empty() {
            position.turn = other;
        }
        Ok(Answers(answers))
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        position.winner.map(Outcome::won_by)
    }

    fn seen<'a>(&'a self, position: &'a Position, seat: Seat) -> Seen<'a> {
        Seen {
            rules: self,
            seat,
            own: position.side(seat),
            other: position.side(seat.next(2)).outside(),
            turn: self.turn(position),
            due: position.due(),
        }
    }

    fn draw(&self, seen: &Seen<'_>) -> String {
        seen.draw()
    }

    fn write(&self, chosen: &Move) -> String {
        chosen.to_string()
    }

    /// Reads `E4`, several cells for a salvo, or `name E4`, in capitals or not. Where a cell must
    /// be named, `E4` is that cell.
    fn read(&self, position: &Position, text: &str) -> Result<Move, MoveError> {
        let columns = Columns::latin();
        let cell = |name: &str| columns.cell(name).map_err(MoveError::NoCell);
        let text = text.trim();
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        match position.due() {
            _ if word.eq_ignore_ascii_case("name") => Ok(Move::Name(cell(rest.trim())?)),
            Some(_) => Ok(Move::Name(cell(text)?)),
            None => {
                let names =
                    text.split(|sign: char| sign.is_whitespace() || sign == ',').filter(|name| !name.is_empty());
                Ok(Move::Shots(names.map(cell).collect::<Result<_, _>>()?))
            }
        }
    }

    fn variant(&self) -> Map<String, Value> {
        let Variant { touch, shapes, mines, sweepers } = self.setting.variant();
        let some = |number: u16| (number > 0).then(|| Value::from(number));
        let values = [
            ("size", Some(self.setting.size().to_string().into())),
            ("fleet", Some(self.setting.fleet().to_string().into())),
            ("touch", (touch != Touch::default()).then(|| touch.to_string().into())),
            ("shapes", (shapes != Shapes::default()).then(|| shapes.to_string().into())),
            ("mines", some(mines)),
            ("sweepers", some(sweepers)),
            ("salvo", self.salvo.map(Value::from)),
        ];
        values.into_iter().filter_map(|(key, value)| Some((key.to_owned(), value?))).collect()
    }
}
