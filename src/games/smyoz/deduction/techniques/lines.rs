//! What a coloured line can still be at a cell or a ship.
//!
//! At a cell or a ship, the *stroke* of a line is *red* if ships lie both before and after, *green*
//! at a ship that is alone and at water in a line without ships, and *bare* otherwise. The marks
//! say which strokes are still possible. A colour or a ship's code, which is a sum over several
//! lines, says which of them go together. And each stroke says something about the other cells of
//! its line.

use std::ops::Range;
use std::sync::LazyLock;

use super::{Position, ship, water};
use crate::board::{Cell, CellSet, Lane, Placement, SIZE};
use crate::clues::{Clues, Colour, Shot};
use crate::deduction::{Fact, Marks, ShipCounts};
use smyoz_core::sets::{Indexed, Set};

/// What a line shows at one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stroke {
    /// It does not run there.
    Bare,
    /// It runs there, and is red.
    Red,
    /// It runs there, and is green.
    Green,
}

impl Stroke {
    const ALL: [Self; 3] = [Self::Bare, Self::Red, Self::Green];

    /// What a shot would show if no other line ran there.
    fn colour(self) -> Colour {
        match self {
            Self::Bare => Colour::NONE,
            Self::Red => Colour::RED,
            Self::Green => Colour::GREEN,
        }
    }
}

impl Indexed for Stroke {
    const COUNT: usize = Self::ALL.len();

    fn index(self) -> usize {
        self as usize
    }

    fn from_index(index: usize) -> Self {
        Self::ALL[index]
    }
}

pub type Strokes = Set<Stroke, u64>;

/// The stretch of a lane that one ship or one water cell occupies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Span {
    pub lane: Lane,
    /// The cells of the lane before and after it.
    sides: [CellSet; 2],
    is_ship: bool,
}

impl Span {
    fn new(lane: Lane, span: Range<u8>, is_ship: bool) -> Self {
        Self { lane, sides: [lane.cells(0, span.start), lane.cells(span.end, SIZE)], is_ship }
    }

    /// The two spans of a water cell.
    pub(crate) fn of_water(cell: Cell) -> [Self; 2] {
        Lane::through(cell).map(|lane| {
            let at = lane.position(cell);
            Self::new(lane, at..at + 1, false)
        })
    }

    /// The spans of a ship, one in each lane that it occupies.
    pub(crate) fn of_ship(placement: Placement) -> impl Iterator<Item = Self> {
        static ALL: LazyLock<Vec<Vec<Span>>> = LazyLock::new(|| {
            let spans = |placement: Placement| placement.ship().spans();
            Placement::all().map(|ship| spans(ship).map(|(lane, span)| Span::new(lane, span, true)).collect()).collect()
        });
        ALL[placement.index()].iter().copied()
    }

    /// The spans in the two lanes through the cell of a shot: those of the ship that covers it, or
    /// of water.
    pub(crate) fn of_shot(cell: Cell, ship: Option<Placement>) -> [Self; 2] {
        let Some(placement) = ship else { return Self::of_water(cell) };
        let over = |lane: Lane| Self::of_ship(placement).find(|span| span.lane == lane);
        Lane::through(cell).map(|lane| over(lane).expect("the ship lies over the cell"))
    }
}

/// What a stroke says about its lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LaneFacts {
    pub lane: Lane,
    pub counts: ShipCounts,
    pub water: CellSet,
    pub ship: CellSet,
}

impl LaneFacts {
    /// What holds if one or the other does.
    pub fn or(self, other: Self) -> Self {
        Self {
            lane: self.lane,
            counts: (self.counts | other.counts),
            water: (self.water & other.water),
            ship: (self.ship & other.ship),
        }
    }

    pub fn facts(self) -> impl Iterator<Item = Fact> {
        let line = [Fact::Line(self.lane, self.counts)];
        line.into_iter().chain(water(self.water)).chain(ship(self.ship))
    }
}

/// The cells as they are marked, perhaps with one more ship.
#[derive(Clone, Copy)]
pub(crate) struct KnownBoard<'a> {
    position: &'a Position<'a>,
    water: CellSet,
    ship: CellSet,
}

impl<'a> KnownBoard<'a> {
    /// The cells as they are marked.
    pub fn new(position: &'a Position<'a>) -> Self {
        Self { position, water: position.marks.water(), ship: position.marks.ship() }
    }

    /// The cells as they would be if this ship lay there.
    pub fn with(position: &'a Position<'a>, placement: Placement) -> Self {
        let (water, ship) = (position.marks.water(), position.marks.ship());
        Self { position, water: (water | placement.ring()), ship: (ship | placement.cells()) }
    }

    fn can_have_ship(&self, cells: CellSet) -> bool {
        (cells & self.water) != cells
    }

    fn has_ship(&self, cells: CellSet) -> bool {
        cells.meets(self.ship)
    }

    /// The strokes that the line of this span can have there.
    pub fn strokes(&self, span: Span) -> Strokes {
        let counts = self.position.marks.line(span.lane);
        let [known_before, known_after] = span.sides.map(|side| self.has_ship(side));
        let [before, after] = span.sides.map(|side| self.can_have_ship(side));
        let (alone, beside) = match span.is_ship {
            true => (ShipCounts::ONE, ShipCounts::MORE),
            false => (ShipCounts::NONE, ShipCounts::SOME),
        };
        let possible = [
            (Stroke::Bare, counts.meet(beside) && (before || after) && !(known_before && known_after)),
            (Stroke::Red, counts.meet(ShipCounts::MORE) && before && after),
            (Stroke::Green, counts.meet(alone) && !known_before && !known_after),
        ];
        possible.into_iter().filter_map(|(stroke, can_be)| can_be.then_some(stroke)).collect()
    }

    /// What holds of the lane whichever of these strokes it has there; `None` if there are none.
    pub(crate) fn lane_facts(&self, span: Span, strokes: Strokes) -> Option<LaneFacts> {
        strokes.iter().map(|stroke| self.stroke_facts(span, stroke)).reduce(LaneFacts::or)
    }

    fn stroke_facts(&self, span: Span, stroke: Stroke) -> LaneFacts {
        let Span { lane, sides: [before, after], is_ship } = span;
        let (all, none) = ((before | after), CellSet::EMPTY);
        let itself = lane.all_cells() - all;
        let itself = if is_ship { none } else { itself };
        // The only cell left for a ship that must lie among these.
        let only = |cells: CellSet| {
            let open = cells - self.water;
            if open.len() == 1 { open } else { none }
        };
        match stroke {
            Stroke::Green => {
                let counts = if is_ship { ShipCounts::ONE } else { ShipCounts::NONE };
                LaneFacts { lane, counts, water: (all | itself), ship: none }
            }
            Stroke::Red => {
                LaneFacts { lane, counts: ShipCounts::MORE, water: itself, ship: (only(before) | only(after)) }
            }
            Stroke::Bare => {
                let counts = if is_ship { ShipCounts::MORE } else { ShipCounts::SOME };
                let water = match (self.has_ship(before), self.has_ship(after)) {
                    (true, _) => after,
                    (_, true) => before,
                    _ => none,
                };
                // Where one side is all water, the other has a ship.
                let ship = match (self.can_have_ship(before), self.can_have_ship(after)) {
                    (true, false) => only(before),
                    (false, true) => only(after),
                    _ => none,
                };
                LaneFacts { lane, counts, water: (water | itself), ship }
            }
        }
    }
}

/// Narrows the strokes of each line to those that occur in some combination whose sum of red and
/// green lines is allowed; `None` if there is no such combination.
pub(crate) fn together(options: &[Strokes], allowed: impl Fn(u8, u8) -> bool) -> Option<Vec<Strokes>> {
    fn choose(
        options: &[Strokes],
        at: usize,
        (red, green): (u8, u8),
        chosen: &mut Vec<Stroke>,
        allowed: &impl Fn(u8, u8) -> bool,
        result: &mut [Strokes],
    ) {
        if at == options.len() {
            if allowed(red, green) {
                result.iter_mut().zip(chosen).for_each(|(set, &mut stroke)| set.insert(stroke));
            }
            return;
        }
        for stroke in options[at] {
            let sum = (red + u8::from(stroke == Stroke::Red), green + u8::from(stroke == Stroke::Green));
            chosen.push(stroke);
            choose(options, at + 1, sum, chosen, allowed, result);
            chosen.pop();
        }
    }
    let mut result = vec![Strokes::EMPTY; options.len()];
    choose(options, 0, (0, 0), &mut Vec::new(), &allowed, &mut result);
    result.iter().all(|set| !set.is_empty()).then_some(result)
}

/// The strokes that the row and the column of a shot can have, given its colour and the ship over
/// the cell, if any; `None` if that colour is impossible.
pub(crate) fn coloured(board: &KnownBoard, shot: &Shot, ship: Option<Placement>) -> Option<[(Span, Strokes); 2]> {
    let spans = Span::of_shot(shot.cell, ship);
    let options = spans.map(|span| board.strokes(span));
    let colour = shot.shows.colour;
    let narrowed = together(&options, |red, green| red == colour.red() && green == colour.green())?;
    Some([(spans[0], narrowed[0]), (spans[1], narrowed[1])])
}

/// The lines through a ship that can have this stroke there, as far as the marks tell.
#[must_use]
pub fn lines_of_ship(marks: &Marks, ship: Placement, stroke: Stroke) -> Vec<Lane> {
    let position = Position { clues: &Clues::default(), marks };
    let board = KnownBoard::new(&position);
    Span::of_ship(ship).filter(|&span| board.strokes(span).contains(stroke)).map(|span| span.lane).collect()
}

/// What the lines of a cell's row and column show there, each as its colour, as far as the marks
/// settle it; once they settle one of them, the colour of a shot says the other. Nothing else is
/// concluded from colours.
pub fn strokes_at(position: &Position, cell: Cell) -> [Option<Colour>; 2] {
    let marks = position.marks;
    let mut strokes = [Strokes::EMPTY; 2];
    let mut add = |board: KnownBoard, ship: Option<Placement>| {
        for (all, span) in strokes.iter_mut().zip(Span::of_shot(cell, ship)) {
            *all |= board.strokes(span);
        }
    };
    if !marks.ship().contains(cell) {
        add(KnownBoard::new(position), None);
    }
    if !marks.water().contains(cell) {
        let places = marks.possible() & Placement::over(cell);
        places.iter().for_each(|ship| add(KnownBoard::with(position, ship), Some(ship)));
    }
    let settled = strokes.map(|strokes| strokes.only().map(Stroke::colour));
    let shot = position.clues.shots.iter().find(|shot| shot.cell == cell);
    let rest = |stroke: Colour| shot.and_then(|shot| shot.shows.colour.without(stroke));
    match settled {
        [Some(row), None] => [Some(row), rest(row)],
        [None, Some(column)] => [rest(column), Some(column)],
        both => both,
    }
}
