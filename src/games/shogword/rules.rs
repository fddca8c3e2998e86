//! The rules: what a move may be, what it turns, and how the game ends.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use smyoz_core::contest::{Contest, Outcome, Seat};
use smyoz_core::puzzles::{ReadError, Seed, is_default, read_value};
use thiserror::Error;

use crate::board::{Cell, Cells, Color, Direction, sides, touched};
use crate::generator::Generator;
use crate::letters::{Letter, Letters};
use crate::moves::{Move, Placement};
use crate::position::{Position, Square};
use crate::refusal::{MoveError, NoWord};
use crate::words::Words;

/// The refused words that lose the game, if they are counted.
const REFUSED: u8 = 3;

/// The tiles of one colour that are the majority.
pub(crate) const MAJORITY: usize = 20;

/// The game with its words, tiles and options.
#[derive(Clone)]
pub struct Shogword {
    words: Arc<Words>,
    letters: Letters,
    options: Options,
}

/// The options of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Added letters may touch home letters at corners.
    pub easy: bool,
    /// Refused words are counted, and the third loses.
    pub strict: bool,
    /// The letters are dealt at random instead of chosen.
    pub deal: bool,
}

/// The variant of a record as data: the options, and the words and tiles that were played with.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Variant {
    #[serde(default, skip_serializing_if = "is_default")]
    easy: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    strict: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    deal: bool,
    /// The [`Words::id`] of the list: a move may be legal with one version and illegal with
    /// another.
    words: String,
    letters: Letters,
}

/// The variant of a record cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum VariantError {
    /// A key is missing or unknown, or its value is wrong.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The record is of a game with other words.
    #[error("`words`: the game was played with the list {expected}, and this is {found}")]
    Words { expected: String, found: String },
}

/// The answer to a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It was played and turned the letters on these cells, if any.
    Played(Cells),
    /// It was refused and counted; the player moves again.
    Refused(NoWord),
}

impl Answer {
    /// What stands before the cells that were turned, as text.
    pub(crate) const TURNED: &'static str = "turned:";

    /// What stands before the run that is no word.
    pub(crate) const REFUSED: &'static str = "refused: ";
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Played(turned) if turned.is_empty() => Ok(()),
            Self::Played(turned) => {
                f.write_str(Self::TURNED)?;
                turned.iter().try_for_each(|cell| write!(f, " {cell}"))
            }
            Self::Refused(run) => write!(f, "{}{run}", Self::REFUSED),
        }
    }
}

impl Shogword {
    /// The game with these words and tiles.
    #[must_use]
    pub fn new(words: Arc<Words>, letters: Letters, options: Options) -> Self {
        Self { words, letters, options }
    }

    /// The Polish game.
    #[must_use]
    pub fn polish(options: Options) -> Self {
        Self::new(Words::polish(), Letters::polish(), options)
    }

    /// The game of a variant as data, with the words that it names.
    ///
    /// # Errors
    /// If it cannot be read, or names other words.
    pub fn of_variant(variant: &Map<String, Value>, words: Arc<Words>) -> Result<Self, VariantError> {
        let Variant { easy, strict, deal, words: expected, letters } = read_value(Value::from(variant.clone()))?;
        let found = words.id();
        if found == expected {
            Ok(Self::new(words, letters, Options { easy, strict, deal }))
        } else {
            Err(VariantError::Words { expected, found })
        }
    }

    /// The tiles with letters.
    #[must_use]
    pub fn letters(&self) -> &Letters {
        &self.letters
    }

    /// The words that may be laid.
    #[must_use]
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// The options.
    #[must_use]
    pub fn options(&self) -> Options {
        self.options
    }

    /// The first position. The seed throws the tile that decides the colours, and deals the letters
    /// if they are dealt.
    #[must_use]
    pub fn begin(&self, seed: Seed) -> Position {
        let red = Seat(seed.stream("shogword colours").below(2) as usize);
        let mut position = Position::new(red, &self.letters);
        if self.options.deal {
            let mut letters: Vec<Letter> = self.letters.tiles().collect();
            seed.stream("shogword deal").shuffle(&mut letters);
            let cells = Color::ALL.into_iter().flat_map(|color| color.home().iter());
            letters.into_iter().zip(cells).for_each(|(letter, cell)| position.choose(letter, cell));
        }
        position
    }

    /// Whose turn it is; `None` once the game is over.
    #[must_use]
    pub fn mover(&self, position: &Position) -> Option<Color> {
        self.outcome(position).is_none().then(|| position.mover())
    }

    /// The player who has lost by refused words.
    fn disqualified(position: &Position) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| position.refused(color) >= REFUSED)
    }

    fn check_choice(position: &Position, letter: Letter, cell: Cell) -> Result<(), MoveError> {
        let color = position.mover();
        if !position.is_choosing() {
            Err(MoveError::Chosen)
        } else if !position.stock().contains(&letter) {
            Err(MoveError::NotInStock(letter))
        } else if !color.home().contains(cell) {
            Err(MoveError::NotHome { cell, color })
        } else if position.at(cell) != Square::Empty {
            Err(MoveError::Occupied(cell))
        } else {
            Ok(())
        }
    }

    /// Checks everything but the words. The usable tiles are those before the move: the replaced
    /// tile is not among them, nor is the back row if the move empties the front row.
    fn check_tiles(&self, position: &Position, chosen: &Move) -> Result<(), MoveError> {
        let (parts, adding) = match chosen {
            Move::Choose(..) => return Ok(()),
            Move::Simple(adding) => (vec![adding], adding),
            Move::Compound { replacing, adding, .. } => (vec![replacing, adding], adding),
        };
        if position.is_choosing() {
            return Err(MoveError::Choosing);
        }
        if position.laid().is_empty() {
            let is_first = parts.len() == 1 && adding.to == Cell::CENTRE && adding.from.is_some();
            return if is_first { check_source(position, adding, &[]) } else { Err(MoveError::First) };
        }
        for (at, part) in parts.iter().enumerate() {
            check_source(position, part, &parts[..at])?;
        }
        let beside = match chosen {
            Move::Compound { replacing, replaced, .. } => {
                let cell = replacing.to;
                if position.face(cell) != Some(*replaced) {
                    return Err(MoveError::NotLaid { cell, face: *replaced });
                }
                if replacing.face.letter == replaced.letter {
                    return Err(MoveError::Same(cell));
                }
                let words = position.words(cell);
                if words.is_empty() {
                    return Err(MoveError::NotInWord(cell));
                }
                words
            }
            _ => position.laid(),
        };
        let left: Cells = parts.iter().filter_map(|part| part.from).collect();
        let cell = adding.to;
        if position.at(cell) != Square::Empty {
            return Err(MoveError::Occupied(cell));
        }
        if !sides(beside).contains(cell) {
            return Err(match chosen {
                Move::Compound { replacing, .. } => MoveError::NotAtWord { cell, replaced: replacing.to },
                _ => MoveError::Apart(cell),
            });
        }
        let touching = touched(cell, self.options.easy) & (position.home() - left);
        touching.iter().next().map_or(Ok(()), |home| Err(MoveError::Touches { cell, home }))
    }

    /// The first run through one of these cells that is not a word.
    fn wrong_run(&self, position: &Position, cells: &[Cell]) -> Option<NoWord> {
        let runs = cells.iter().flat_map(|&cell| Direction::ALL.map(|direction| position.run(cell, direction)));
        let mut runs = runs.filter(|run| run.len() > 1).map(|run| (position.letters(&run), run));
        let (letters, run) = runs.find(|(letters, _)| !self.words.contains(letters))?;
        Some(NoWord { letters, first: run[0], last: run[run.len() - 1] })
    }

    /// The opponent's letters in words that were turned into other words by changing these cells.
    fn turned(&self, before: &Position, after: &Position, cells: &[Cell]) -> Cells {
        let mut turned = Cells::EMPTY;
        for (&cell, direction) in cells.iter().flat_map(|cell| Direction::ALL.map(|direction| (cell, direction))) {
            let run = after.run(cell, direction);
            let word = after.letters(&run);
            let starts =
                run.iter().filter(|&&cell| before.face(cell).is_some() && before.start(cell, direction) == cell);
            let mut olds = starts.map(|&start| before.letters(&before.run(start, direction)));
            if olds.any(|old| old.len() > 1 && !self.words.are_related(&old, &word)) {
                turned |= run.into_iter().collect();
            }
        }
        let opponent = before.mover().other();
        turned.iter().filter(|&cell| matches!(after.at(cell), Square::Laid(_, color) if color == opponent)).collect()
    }
}

/// Checks that the mover has the tile of a part of a move, after other parts.
fn check_source(position: &Position, part: &Placement, before: &[&Placement]) -> Result<(), MoveError> {
    let (color, face) = (position.mover(), part.face);
    match part.from {
        Some(cell) if !color.home().contains(cell) || face.is_blank => Err(MoveError::NotAtHome { cell, face, color }),
        Some(cell) if position.at(cell) != Square::Home(face.letter) => Err(MoveError::NotAtHome { cell, face, color }),
        Some(cell) if !position.usable(color).contains(cell) => Err(MoveError::BackRow { cell, color }),
        Some(cell) if before.iter().any(|other| other.from == part.from) => Err(MoveError::Twice(cell)),
        Some(_) => Ok(()),
        None => {
            let tile = face.tile();
            let owned = position.beside(color).iter().filter(|&&other| other == tile).count();
            let used = before.iter().filter(|other| other.from.is_none() && other.face.tile() == tile).count();
            if used < owned { Ok(()) } else { Err(MoveError::NotBeside { tile, color }) }
        }
    }
}

impl Contest for Shogword {
    type Position = Position;
    type Move = Move;
    type Answer = Answer;
    type Error = MoveError;
    type Seen<'a> = &'a Position;

    const GAME: &'static str = "shogword";

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self, position: &Position) -> Option<Seat> {
        self.mover(position).map(|color| position.seat(color))
    }

    fn legal(&self, position: &Position) -> Vec<Move> {
        match Self::disqualified(position) {
            None => Generator::new(&self.words, self.options.easy).all(position),
            Some(_) => Vec::new(),
        }
    }

    fn play(&self, position: &mut Position, chosen: &Move) -> Result<Answer, MoveError> {
        self.check_tiles(position, chosen)?;
        let color = position.mover();
        let mut after = position.clone();
        let changed = match *chosen {
            Move::Choose(letter, cell) => {
                Self::check_choice(position, letter, cell)?;
                position.choose(letter, cell);
                return Ok(Answer::Played(Cells::EMPTY));
            }
            Move::Simple(adding) => {
                after.lay(color, adding);
                vec![adding.to]
            }
            Move::Compound { replacing, replaced, adding } => {
                after.lay(color, replacing);
                after.lay(color, adding);
                after.take(color, replaced.tile());
                vec![replacing.to, adding.to]
            }
        };
        if let Some(run) = self.wrong_run(&after, &changed) {
            if !self.options.strict {
                return Err(MoveError::NoWord(run));
            }
            position.refuse(color);
            return Ok(Answer::Refused(run));
        }
        let turned = self.turned(position, &after, &changed);
        turned.iter().for_each(|cell| after.turn(cell, color));
        *position = after;
        Ok(Answer::Played(turned))
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let won_by = |color| Some(Outcome::won_by(position.seat(color)));
        if let Some(loser) = Self::disqualified(position) {
            return won_by(loser.other());
        }
        if position.laid().len() == Letters::COUNT + 2 {
            let majority = Color::ALL.into_iter().find(|&color| position.count(color) >= MAJORITY);
            return majority.map_or(Some(Outcome { winners: Vec::new() }), won_by);
        }
        let can_move = Generator::new(&self.words, self.options.easy).is_movable(position);
        if can_move { None } else { won_by(position.mover().other()) }
    }

    fn seen<'a>(&'a self, position: &'a Position, _: Seat) -> &'a Position {
        position
    }

    fn draw(&self, seen: &&Position) -> String {
        seen.to_string()
    }

    fn write(&self, chosen: &Move) -> String {
        chosen.to_string()
    }

    fn read(&self, _: &Position, text: &str) -> Result<Move, MoveError> {
        Move::parse(text).ok_or_else(|| MoveError::Unreadable(text.to_owned()))
    }

    fn variant(&self) -> Map<String, Value> {
        let Options { easy, strict, deal } = self.options;
        let variant = Variant { easy, strict, deal, words: self.words.id(), letters: self.letters.clone() };
        match serde_json::to_value(variant).expect("plain data can be written as JSON") {
            Value::Object(variant) => variant,
            _ => unreachable!("a struct is an object"),
        }
    }
}
