//! Which codes a ship can still have, given the lines through it, and how the codes of a type can
//! be distributed over its ships.

use std::sync::LazyLock;

use itertools::Itertools;

use super::lines::{KnownBoard, Span, Stroke, Strokes};
use super::{Because, Position};
use crate::board::{Axis, Lane, Placement, PlacementSet, ShipType};
use crate::clues::{Bearing, Clue, Clues, Code};
use crate::deduction::Marks;

/// A set of sums of red and green lines, each below 8: bit `8 * red + green`.
#[derive(Clone, Copy)]
pub(crate) struct Sums(u64);

impl Sums {
    /// The sums that lines with these possible strokes can add up to.
    pub fn of(lines: impl Iterator<Item = Strokes>) -> Self {
        use super::lines::Stroke::{Bare, Green, Red};
        let add = |sums: u64, strokes: Strokes| {
            let with = |stroke, shifted| if strokes.contains(stroke) { shifted } else { 0 };
            with(Bare, sums) | with(Red, sums << 8) | with(Green, sums << 1)
        };
        Self(lines.fold(1, add))
    }

    /// Whether this sum is among them.
    pub fn contain(self, red: u8, green: u8) -> bool {
        red < 8 && green < 8 && self.0 >> (8 * red + green) & 1 == 1
    }
}

/// The places of the ALFA along each axis.
static ALPHAS: LazyLock<[PlacementSet; 2]> = LazyLock::new(|| {
    let alphas = || Placement::of_type(ShipType::Alpha);
    Axis::BOTH.map(|axis| alphas().filter(|alpha| alpha.axis() == Some(axis)).collect())
});

/// A set of codes of a type, one bit each, in the order of the inventory.
pub(crate) type CodeSet = u8;

/// The codes of one type of ship.
pub(crate) struct TypeCodes<'a> {
    pub kind: ShipType,
    pub codes: &'a [Code],
    /// The axis of the ALFA, if it is known.
    alpha: Option<Axis>,
}

impl<'a> TypeCodes<'a> {
    /// The codes of every type whose codes are given.
    pub fn all(position: Position<'a>) -> impl Iterator<Item = Self> {
        ShipType::ALL.into_iter().filter_map(move |kind| Self::of(position, kind))
    }

    /// The codes of a type, if they are given.
    pub fn of(position: Position<'a>, kind: ShipType) -> Option<Self> {
        Some(Self::given(position.clues.inventory.codes(kind)?, kind, position.marks))
    }

    /// These codes of a type.
    fn given(codes: &'a [Code], kind: ShipType, marks: &Marks) -> Self {
        let can_lie = |axis: &Axis| !(marks.possible() & ALPHAS[*axis as usize]).is_empty();
        let alpha = match Axis::BOTH.map(|axis| can_lie(&axis)) {
            [true, false] => Some(Axis::Horizontal),
            [false, true] => Some(Axis::Vertical),
            _ => None,
        };
        Self { kind, codes, alpha }
    }

    /// The clue that gives them.
    pub fn clue(&self) -> Because {
        Because::Clue(Clue::Codes(self.kind, self.codes.to_vec()))
    }

    /// The codes that a ship at this placement can have.
    pub(crate) fn within_reach(&self, board: &KnownBoard, ship: Placement) -> CodeSet {
        let sums = Sums::of(Span::of_ship(ship).map(|span| board.strokes(span)));
        let can_be = |code: &Code| sums.contain(code.red, code.green) && self.bearing_fits(*code, ship);
        self.codes.iter().enumerate().fold(0, |set, (place, code)| set | CodeSet::from(can_be(code)) << place)
    }

    fn bearing_fits(&self, code: Code, ship: Placement) -> bool {
        let (Some(bearing), Some(alpha)) = (code.bearing, self.alpha) else { return true };
        (bearing == Bearing::Parallel) == (ship.axis() == Some(alpha))
    }

    /// The found ships of the type, each with the codes that it can have.
    pub fn found(&self, position: &Position) -> Vec<(Placement, CodeSet)> {
        let board = KnownBoard::new(position);
        let ships = position.marks.found() & Placement::set_of_type(self.kind);
        ships.iter().map(|ship| (ship, self.within_reach(&board, ship))).collect()
    }

    /// Those of the found ships without whose lines the codes would be distributed in a way that is
    /// not the `same`.
    pub fn needed(
        &self,
        found: &[(Placement, CodeSet)],
        others: CodeSet,
        same: impl Fn(&[CodeSet], CodeSet) -> bool,
    ) -> Vec<(Placement, CodeSet)> {
        let all = (1 << self.codes.len()) - 1;
        let mut needed = found.to_vec();
        for at in 0..found.len() {
            needed[at].1 = all;
            if !self.distribute(&needed, others).is_some_and(|(sets, over)| same(&sets, over)) {
                needed[at].1 = found[at].1;
            }
        }
        needed.retain(|(_, reach)| *reach != all);
        needed
    }

    /// Found ships of the type as reasons, each with the codes of such a set.
    pub fn named(&self, ships: &[(Placement, CodeSet)]) -> Because {
        let codes = |set: CodeSet| self.codes.iter().enumerate().filter(move |(place, _)| set >> place & 1 == 1);
        let codes = |set| codes(set).map(|(_, &code)| code).dedup().collect();
        Because::Codes(ships.iter().map(|&(ship, set)| (ship, codes(set))).collect())
    }

    /// The placements left for ships of the type, each with the codes that a ship there can have.
    pub fn open(&self, position: &Position) -> Vec<(Placement, CodeSet)> {
        let open = position.marks.open(self.kind).iter();
        open.map(|ship| (ship, self.within_reach(&KnownBoard::with(position, ship), ship))).collect()
    }

    /// Distributes the codes over the found ships in all ways that leave only codes of `others`,
    /// those that ships not yet found can have. Returns the codes that each found ship gets in some
    /// distribution, and the codes that are left over in some; `None` if there is no distribution.
    pub(crate) fn distribute(
        &self,
        found: &[(Placement, CodeSet)],
        others: CodeSet,
    ) -> Option<(Vec<CodeSet>, CodeSet)> {
        fn give(found: &[(Placement, CodeSet)], left: CodeSet, others: CodeSet, sets: &mut [CodeSet]) -> CodeSet {
            let Some((&(_, reach), rest)) = found.split_first() else {
                return if left & !others == 0 { left | DONE } else { 0 };
            };
            let (set, sets) = sets.split_first_mut().expect("a set for each ship");
            (0..4).map(|place| 1 << place).filter(|code| reach & left & code != 0).fold(0, |over, code| {
                let more = give(rest, left & !code, others, sets);
                *set |= if more == 0 { 0 } else { code };
                over | more
            })
        }
        /// Stands for a distribution, to distinguish one that leaves no code over from none.
        const DONE: CodeSet = 1 << 7;
        let mut sets = vec![0; found.len()];
        let all = (1 << self.codes.len()) - 1;
        let over = give(found, all, others, &mut sets);
        (over != 0).then_some((sets, over & !DONE))
    }
}

/// What a ship can have at a placement, as far as the marks tell.
pub struct Reach {
    /// Its codes among some.
    pub codes: Vec<Code>,
    /// The lines that can be red there, and those that can be green.
    pub lines: [Vec<Lane>; 2],
}

impl Reach {
    /// That of a ship with one of these codes.
    #[must_use]
    pub fn of(ship: Placement, codes: &[Code], marks: &Marks) -> Self {
        let position = Position { clues: &Clues::default(), marks };
        let board = KnownBoard::with(&position, ship);
        let set = TypeCodes::given(codes, ship.kind(), marks).within_reach(&board, ship);
        let lines = |stroke| {
            Span::of_ship(ship).filter(|&span| board.strokes(span).contains(stroke)).map(|span| span.lane).collect()
        };
        let codes = codes.iter().enumerate().filter(|(place, _)| set >> place & 1 == 1);
        Self { codes: codes.map(|(_, &code)| code).dedup().collect(), lines: [Stroke::Red, Stroke::Green].map(lines) }
    }
}

/// Why a ship could have none of some codes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OutOfReach {
    /// Only these lines could show the stroke, and each code that fits its direction has more.
    Few(Stroke, Vec<Lane>),
    /// These lines would show the stroke, and each code that fits its direction has fewer.
    Many(Stroke, Vec<Lane>),
    /// The lines that could be red, and those that could be green, add up to no code.
    Together([Vec<Lane>; 2]),
}

impl OutOfReach {
    /// The simplest reason for a ship with one of these codes, as far as the marks tell.
    #[must_use]
    pub fn of(ship: Placement, codes: &[Code], marks: &Marks) -> Self {
        let position = Position { clues: &Clues::default(), marks };
        let board = KnownBoard::with(&position, ship);
        let lines: Vec<(Lane, Strokes)> = Span::of_ship(ship).map(|span| (span.lane, board.strokes(span))).collect();
        let lanes = |wanted: &dyn Fn(Strokes) -> bool| -> Vec<Lane> {
            lines.iter().filter(|(_, strokes)| wanted(*strokes)).map(|&(lane, _)| lane).collect()
        };
        let given = TypeCodes::given(codes, ship.kind(), marks);
        let fitting: Vec<&Code> = codes.iter().filter(|code| given.bearing_fits(**code, ship)).collect();
        let number = |stroke, code: &Code| usize::from(if stroke == Stroke::Red { code.red } else { code.green });
        let single = [Stroke::Red, Stroke::Green].into_iter().find_map(|stroke| {
            let can = lanes(&|strokes| strokes.contains(stroke));
            let must = lanes(&|strokes| strokes == stroke.into());
            let (fewest, most) = fitting.iter().map(|code| number(stroke, code)).minmax().into_option()?;
            match (can.len() < fewest, must.len() > most) {
                (true, _) => Some(Self::Few(stroke, can)),
                (_, true) => Some(Self::Many(stroke, must)),
                _ => None,
            }
        });
        let together = [Stroke::Red, Stroke::Green].map(|stroke| lanes(&|strokes| strokes.contains(stroke)));
        single.unwrap_or(Self::Together(together))
    }
}
