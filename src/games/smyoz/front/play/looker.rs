//! What is shown of cells, points and ships.

use super::help::Spot;
use super::known::Known;
use super::state::{Phase, State};
use super::statement::Statement;
use super::told::{Told, Whole};
use super::view::{CellView, TypeView, WorkshopView};
use crate::board::{Cell, CellSet, Layout, Point, PointSet, ShipType};
use crate::clues::{Clues, Colour, Colouring, Content, Shows};
use crate::deduction::techniques::{Position, strokes_at};
use crate::deduction::{Fact, Marks, ship_name};

pub(super) struct Looker<'a> {
    told: &'a Told,
    state: &'a State,
    known: &'a Known,
    clues: Clues,
    /// Training: whether touched cells show what the player's own drawing holds.
    own_drawing: bool,
    changed: Spot,
    suspicious: CellSet,
}

impl<'a> Looker<'a> {
    pub fn new(told: &'a Told, state: &'a State, own_drawing: bool) -> Self {
        let known = &*state.known;
        let changed = match &state.workshop.phase {
            Phase::Put { before, .. } => changes(&before.marks, &known.marks),
            Phase::Idle | Phase::Next | Phase::Target(_) => Spot::default(),
        };
        let suspicious = state.suspicion().map_or(CellSet::EMPTY, |suspicion| Spot::of_suspicion(suspicion).cells);
        Self { told, state, known, clues: known.clues(told), own_drawing, changed, suspicious }
    }

    pub fn cell(&self, cell: Cell) -> CellView {
        let marks = &self.known.marks;
        let position = Position { clues: &self.clues, marks };
        let fired = self.known.shots.iter().find(|fired| fired.shot.cell == cell);
        let touched = self.touched(cell);
        let shown = self.clues.shots.iter().find(|shot| shot.cell == cell).map(|shot| shot.shows);
        let shown = shown.or(touched.map(|whole| whole.shows));
        let content = match shown.map(|shows| shows.content) {
            Some(Content::Ship(kind)) if !marks.water().contains(cell) => Some(kind.letter()),
            Some(Content::Water(_)) if !marks.ship().contains(cell) => Some('.'),
            _ => content(marks, cell),
        };
        let digit = match shown.map(|shows| shows.content) {
            Some(Content::Water(digit)) => Some(digit),
            Some(Content::Ship(_)) => None,
            None => self.known.said_digit(cell).or_else(|| counted(marks, cell)),
        };
        let strokes = touched.map_or_else(|| strokes_at(&position, cell), |whole| whole.strokes.map(Some));
        // That no line runs through a cell is no news as long as nothing else is known of it.
        let is_news = |stroke: &Colour| content.is_some() || *stroke != Colour::NONE;
        let strokes = strokes.map(|stroke| stroke.filter(is_news));
        let drawn = strokes[0].zip(strokes[1]).map(|(row, column)| row.and(column));
        let colour = shown.map(|shows| shows.colour).or(self.known.said_colour(cell)).or(drawn);
        let is_said = self.known.said.iter().any(|said| match said {
            Statement::Fact(Fact::Found(ship)) => ship.cells().contains(cell),
            Statement::Fact(fact) => Spot::of_fact(*fact).cells.only() == Some(cell),
            Statement::Digit(of, _) | Statement::Colour(of, _) => *of == cell,
            Statement::Note(_) => false,
        });
        let from = match fired {
            Some(_) => "shot",
            None if self.told.shows(cell) => "clue",
            None if self.known.mercy.is_some_and(|shot| shot.cell == cell) => "mercy",
            None if touched.is_some() => "touched",
            None if is_said => "said",
            None if content.is_some() => "concluded",
            None => "none",
        };
        let is_ship = content.is_some_and(|content| content != '.');
        let complete =
            content.is_some_and(|content| content != '#') && (is_ship || digit.is_some()) && colour.is_some();
        let anything = content.is_some() || colour.is_some() || digit.is_some();
        CellView {
            cell: cell.to_string(),
            content: content.map(String::from),
            digit,
            colour: colour.map(|colour| colour.to_string()),
            strokes: strokes.map(|stroke| stroke.map(|stroke: Colour| stroke.to_string())),
            from,
            known: if complete {
                "all"
            } else if anything {
                "half"
            } else {
                "none"
            },
            z: fired.is_some_and(|fired| fired.z),
            late: fired.is_some_and(|fired| fired.late),
            changed: self.changed.cells.contains(cell),
            suspicious: self.suspicious.contains(cell),
        }
    }

    /// Training: all that a touched cell holds, in the hidden layout or in the player's drawing.
    fn touched(&self, cell: Cell) -> Option<Whole> {
        let whole = self.state.touched.get(&cell)?;
        if !self.own_drawing {
            return Some(*whole);
        }
        let ships = self.known.marks.found();
        let layout = ships.iter().collect::<Vec<_>>().try_into().ok().and_then(|ships| Layout::new(ships).ok());
        let points: PointSet = ships.iter().fold(PointSet::EMPTY, |points, ship| points | ship.points());
        let points = cell.points() - points;
        let content = self.known.drawn(cell).map_or(Content::Water(points.len() as u8), Content::Ship);
        let strokes = layout.map_or([Colour::NONE; 2], |layout| Colouring::of(&layout).strokes(cell));
        let shows = Shows { content, colour: strokes[0].and(strokes[1]) };
        Some(Whole { shows, strokes, points })
    }

    pub fn ships(&self, kind: ShipType) -> TypeView {
        let found = self.state.found();
        let codes = self.told.inventory.codes(kind).map(|codes| codes.iter().map(ToString::to_string).collect());
        let found = found.iter().filter(|ship| ship.kind() == kind).map(ship_name).collect();
        TypeView { letter: kind.letter(), count: kind.count(), codes, found }
    }

    pub fn workshop(&self) -> WorkshopView {
        let workshop = &self.state.workshop;
        let (phase, target, parts) = match &workshop.phase {
            Phase::Idle => ("idle", None, &[][..]),
            Phase::Next => ("next", None, &[][..]),
            Phase::Target(cell) => ("target", Some(*cell), &[][..]),
            Phase::Put { cell, parts, .. } => ("put", Some(*cell), &parts[..]),
        };
        WorkshopView {
            phase,
            target: target.map(|cell| cell.to_string()),
            parts: parts.iter().map(ToString::to_string).collect(),
            level: workshop.chain.as_ref().map_or(0, |chain| chain.level),
            changed: self.changed.into(),
        }
    }
}

fn content(marks: &Marks, cell: Cell) -> Option<char> {
    match (marks.water().contains(cell), marks.ship().contains(cell)) {
        (true, true) => Some('!'),
        (true, false) => Some('.'),
        (false, true) => Some(marks.type_at(cell).map_or('#', ShipType::letter)),
        (false, false) => None,
    }
}

/// The digit of a water cell all of whose corners are known.
fn counted(marks: &Marks, cell: Cell) -> Option<u8> {
    let corners = cell.points();
    let is_known = marks.water().contains(cell) && !corners.meets(marks.unknown_points());
    is_known.then(|| (corners & marks.water_points()).len() as u8)
}

pub(super) fn sign_of(marks: &Marks, point: Point) -> char {
    match (marks.water_points().contains(point), marks.ship_points().contains(point)) {
        (true, true) => '!',
        (true, false) => '.',
        (false, true) => '#',
        (false, false) => '?',
    }
}

/// What differs between two boards.
fn changes(before: &Marks, now: &Marks) -> Spot {
    let cells = Cell::all().filter(|&cell| content(before, cell) != content(now, cell)).collect();
    let points = Point::all().filter(|&point| sign_of(before, point) != sign_of(now, point)).collect();
    Spot { cells, points }
}
