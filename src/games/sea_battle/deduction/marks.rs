//! Marks: what a solver has pencilled in so far, what the clues say among it.
//!
//! Marks only ever grow: a fact, once added, stays. What is obvious at a glance comes with it: no
//! ship covers a cell that is none of a ship, lies beside a ship cell of another ship, shows
//! something else than it should, or gives a line more cells than its number; a submarine that is
//! shown is found; and a line whose number is 0 has nothing. Everything else takes a
//! [technique](super::techniques).

use std::collections::{BTreeMap, BTreeSet};

use super::chart::Chart;
use super::fact::Fact;
use super::place_set::{Place, PlaceSet};
use super::techniques::Cause;
use crate::board::{Cell, CellSet, Layout, Line, Piece, Shows};
use crate::clues::{Clues, Count, Counts};

/// What is known about a layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    chart: Chart,
    /// Cells that have a piece, by piece.
    is: [CellSet; Piece::ALL.len()],
    /// Cells that do not have it.
    not: [CellSet; Piece::ALL.len()],
    shown: BTreeMap<Cell, Shows>,
    counts: [Counts; Piece::ALL.len()],
    /// Counts of lines that have a lower one, too, which is a contradiction. They are kept so that
    /// marks do not depend on the order in which facts are added.
    contrary: BTreeSet<Count>,
    found: BTreeSet<Place>,
    /// The cells of the ships that were found.
    found_cells: CellSet,
    possible: PlaceSet,
}

impl Marks {
    /// Nothing is known but the rules and the fleet.
    pub fn none(chart: &Chart) -> Self {
        let size = chart.setting().size();
        let absent = |piece| if chart.setting().cells_of(piece) == 0 { size.all() } else { CellSet::NONE };
        Self {
            chart: chart.clone(),
            is: [CellSet::NONE; Piece::ALL.len()],
            not: Piece::ALL.map(absent),
            shown: BTreeMap::new(),
            counts: std::array::from_fn(|_| Counts::withheld(size)),
            contrary: BTreeSet::new(),
            found: BTreeSet::new(),
            found_cells: CellSet::NONE,
            possible: PlaceSet::all(chart.places().len()),
        }
    }

    pub fn start(chart: &Chart, clues: &Clues) -> Self {
        let mut marks = Self::none(chart);
        marks.extend(clues.iter().map(Fact::from));
        marks
    }

    pub fn chart(&self) -> &Chart {
        &self.chart
    }

    /// Adds a fact; returns whether it was new.
    pub fn add(&mut self, fact: Fact) -> bool {
        if self.knows(fact) {
            return false;
        }
        match fact {
            Fact::Water(cell) => self.extend(Piece::ALL.map(|piece| Fact::Not(piece, cell))),
            Fact::Is(piece, cell) => {
                self.is[piece as usize].insert(cell);
                if piece == Piece::Ship {
                    self.possible -= self.chart.beside(cell);
                    Line::through(cell).into_iter().for_each(|line| self.rule_out_too_long(line));
                }
                self.extend(Piece::ALL.into_iter().filter(|&other| other != piece).map(|other| Fact::Not(other, cell)));
            }
            Fact::Not(piece, cell) => {
                self.not[piece as usize].insert(cell);
                if piece == Piece::Ship {
                    self.possible -= self.chart.over(cell);
                }
            }
            Fact::Shows(cell, shows) => {
                self.shown.insert(cell, shows);
                self.add(Fact::Is(Piece::Ship, cell));
                let chart = &self.chart;
                let over = chart.over(cell).iter().filter(|&place| !shows.fits(chart.shows(place, cell)));
                over.for_each(|place| self.possible.remove(place));
                let whole = self.chart.place_of(&CellSet::of(cell)).filter(|_| shows == Shows::Submarine);
                self.extend(whole.map(Fact::Found));
            }
            Fact::Found(place) => {
                self.found.insert(place);
                let cells = *self.chart.ship(place).cells();
                self.found_cells |= cells;
                self.extend(cells.iter().map(|cell| Fact::Is(Piece::Ship, cell)));
            }
            Fact::Excluded(place) => self.possible.remove(place),
            Fact::Count(count) => self.add_count(count),
        }
        true
    }

    fn add_count(&mut self, count: Count) {
        let Count { piece, line, number } = count;
        let known = self.count(piece, line);
        self.counts[piece as usize].set(line, Some(known.map_or(number, |known| known.min(number))));
        self.contrary.extend(known.map(|known| Count { number: known.max(number), ..count }));
        if piece == Piece::Ship {
            self.rule_out_too_long(line);
        }
        if number == 0 {
            self.extend(line.cell_set(self.chart.setting().size()).iter().map(|cell| Fact::Not(piece, cell)));
        }
    }

    /// No ship lies where a line would have more cells than its number. Where all of its cells are
    /// known, that contradicts itself without it.
    fn rule_out_too_long(&mut self, line: Line) {
        let Some(number) = self.count(Piece::Ship, line) else { return };
        let known = line.bits(self.is(Piece::Ship));
        let too_long = |cells: u32| cells & !known != 0 && (known | cells).count_ones() > number.into();
        let ships = self.chart.along(line).ships.iter().filter(|&&(_, cells)| too_long(cells));
        ships.for_each(|&(place, _)| self.possible.remove(place));
    }

    /// Whether a fact is known.
    pub fn knows(&self, fact: Fact) -> bool {
        match fact {
            Fact::Water(cell) => self.not.iter().all(|not| not.contains(cell)),
            Fact::Is(piece, cell) => self.is(piece).contains(cell),
            Fact::Not(piece, cell) => self.not(piece).contains(cell),
            Fact::Shows(cell, shows) => self.shown.get(&cell) == Some(&shows),
            Fact::Found(place) => self.found.contains(&place),
            Fact::Excluded(place) => !self.is_possible(place),
            Fact::Count(count) => {
                self.count(count.piece, count.line) == Some(count.number) || self.contrary.contains(&count)
            }
        }
    }

    /// The fact that a cell does not have a piece: that it is water, if nothing else can be there.
    pub fn without(&self, piece: Piece, cell: Cell) -> Fact {
        let other = |other: Piece| other != piece && !self.not(other).contains(cell);
        if Piece::ALL.into_iter().any(other) { Fact::Not(piece, cell) } else { Fact::Water(cell) }
    }

    /// The facts that none of these cells has the piece.
    pub(super) fn all_without(&self, piece: Piece, cells: CellSet) -> impl Iterator<Item = Fact> {
        cells.iter().map(move |cell| self.without(piece, cell))
    }

    /// Cells that have the piece.
    pub fn is(&self, piece: Piece) -> &CellSet {
        &self.is[piece as usize]
    }

    /// Cells that do not have the piece.
    pub fn not(&self, piece: Piece) -> &CellSet {
        &self.not[piece as usize]
    }

    /// Cells of which it is not known whether they have the piece.
    pub fn open(&self, piece: Piece) -> CellSet {
        self.chart.setting().size().all() - *self.is(piece) - *self.not(piece)
    }

    /// Cells of which it is known what lies there.
    pub fn settled(&self) -> CellSet {
        let [ship, mine, sweeper] = self.not;
        self.is.iter().fold(ship & mine & sweeper, |all, &is| all | is)
    }

    /// What is known to be shown: parts of ships, not just that they are there.
    pub fn shown(&self) -> &BTreeMap<Cell, Shows> {
        &self.shown
    }

    /// The number of cells of a line that have the piece, if it is known.
    pub fn count(&self, piece: Piece, line: Line) -> Option<u8> {
        self.counts[piece as usize].get(line)
    }

    /// Counts of lines of which another count is known, too.
    pub(super) fn contrary(&self) -> impl Iterator<Item = (Piece, Line, usize)> + '_ {
        self.contrary.iter().map(|&Count { piece, line, number }| (piece, line, number.into()))
    }

    /// The counts of a piece that are known.
    pub(super) fn counts(&self, piece: Piece) -> impl Iterator<Item = (Line, usize)> + '_ {
        self.counts[piece as usize].given().map(|(line, number)| (line, number.into()))
    }

    /// All counts that are known.
    pub(super) fn all_counts(&self) -> impl Iterator<Item = (Piece, Line, usize)> + '_ {
        Piece::ALL.into_iter().flat_map(|piece| self.counts(piece).map(move |(line, number)| (piece, line, number)))
    }

    /// The ships that were found.
    pub fn found(&self) -> &BTreeSet<Place> {
        &self.found
    }

    /// Whether a ship may still lie at a place, or is found there.
    pub fn is_possible(&self, place: Place) -> bool {
        self.possible.contains(place)
    }

    /// Whether a ship is found at a place, or may still lie there as far as anyone can see: it is
    /// not ruled out, touches no ship that is found, and not all ships of its length are.
    pub(super) fn is_in_sight(&self, place: Place) -> bool {
        let is_clear = || {
            let ship = self.chart.ship(place);
            self.found.iter().all(|&found| ship.goes_with(self.chart.ship(found)))
        };
        let is_missing = self.missing(self.chart.length(place)) > 0;
        self.found.contains(&place) || self.is_possible(place) && is_missing && is_clear()
    }

    /// The lines with whose counts no ship goes that lies at this place: it would have too many cells
    /// there, or leave too few.
    pub(super) fn spoiled(&self, place: Place) -> impl Iterator<Item = Line> + '_ {
        let ship = self.chart.ship(place);
        self.counts(Piece::Ship).filter_map(move |(line, number)| {
            let [known, open, cells, margin] =
                [self.is(Piece::Ship), &self.open(Piece::Ship), ship.cells(), ship.margin()].map(|all| line.bits(all));
            let count = |bits: u32| bits.count_ones() as usize;
            let too_many = cells != 0 && count(known | cells) > number;
            let too_few = count(known) + count(open & !margin) < number;
            (too_many || too_few).then_some(line)
        })
    }

    /// What is seen to keep a ship from a place: it would touch a ship cell of another, or give a line
    /// too many.
    pub(super) fn against(&self, place: Place) -> Option<Cause> {
        let (ship, known) = (self.chart.ship(place), self.is(Piece::Ship));
        let is_too_long = |&(line, number): &(Line, usize)| {
            let [known, cells] = [known, ship.cells()].map(|all| line.bits(all));
            cells != 0 && (known | cells).count_ones() as usize > number
        };
        let full = || self.counts(Piece::Ship).find(is_too_long).map(|(line, _)| Cause::Full(line));
        if ship.margin().meets(known) { Some(Cause::Touch) } else { full() }
    }

    /// The places of a length where the board shows no water, and no cell of a ship that is found.
    pub(super) fn free_of(&self, length: u8) -> impl Iterator<Item = Place> + '_ {
        let places = self.chart.of_length(length).iter();
        places.filter(|&place| {
            let cells = self.chart.ship(place).cells();
            !self.found_cells.meets(cells) && !self.not(Piece::Ship).meets(cells)
        })
    }

    /// The places that are neither found nor excluded.
    pub(super) fn unsettled(&self) -> PlaceSet {
        let mut unsettled = self.possible.clone();
        self.found.iter().for_each(|&place| unsettled.remove(place));
        unsettled
    }

    /// The unsettled places of ships of a length.
    pub(super) fn unsettled_of(&self, length: u8) -> PlaceSet {
        self.unsettled() & self.chart.of_length(length)
    }

    /// Whether a ship may lie over a cell, or is found there.
    pub(crate) fn may_be_covered(&self, cell: Cell) -> bool {
        self.possible.meets(self.chart.over(cell))
    }

    /// The possible places over a cell.
    pub(crate) fn possible_over(&self, cell: Cell) -> Vec<Place> {
        (self.possible.clone() & self.chart.over(cell)).iter().collect()
    }

    /// The number of ships of a length still to be found.
    pub fn missing(&self, length: u8) -> usize {
        let found = self.found.iter().filter(|&&place| self.chart.length(place) == length).count();
        self.chart.setting().fleet().count(length).saturating_sub(found)
    }

    /// The lengths of ships still to be found, the longest first, each with their number.
    pub(super) fn missing_lengths(&self) -> impl Iterator<Item = (u8, usize)> + '_ {
        let lengths = self.chart.setting().fleet().classes().map(|(length, _)| (length, self.missing(length)));
        lengths.filter(|&(_, missing)| missing > 0)
    }

    /// The known cells of ships that are not found, each connected part by itself.
    pub(super) fn runs(&self) -> impl Iterator<Item = CellSet> + use<> {
        (*self.is(Piece::Ship) - self.found_cells).components()
    }

    /// Whether what lies in each cell is known.
    pub fn is_solved(&self) -> bool {
        Piece::ALL.into_iter().all(|piece| self.open(piece).is_empty())
    }

    /// Whether all marks are true of a layout.
    pub fn hold(&self, layout: &Layout) -> bool {
        let cells =
            |piece| self.is(piece).is_subset(layout.cells(piece)) && !self.not(piece).meets(layout.cells(piece));
        Piece::ALL.into_iter().all(cells) && self.others().all(|fact| fact.holds(&self.chart, layout))
    }

    /// All marks as facts: cells, then parts of ships, counts, ships found and places excluded.
    pub fn facts(&self) -> impl Iterator<Item = Fact> + '_ {
        let cells = self.chart.setting().size().cells().flat_map(|cell| {
            let is = Piece::ALL.into_iter().find(|&piece| self.is(piece).contains(cell));
            match is {
                Some(piece) => vec![Fact::Is(piece, cell)],
                None if self.knows(Fact::Water(cell)) => vec![Fact::Water(cell)],
                None => {
                    let not = Piece::ALL.into_iter().filter(|&piece| self.not(piece).contains(cell));
                    not.map(|piece| Fact::Not(piece, cell)).collect()
                }
            }
        });
        cells.chain(self.others())
    }

    /// The marks that are not about what lies in a single cell.
    fn others(&self) -> impl Iterator<Item = Fact> + '_ {
        let shown = self.shown.iter().map(|(&cell, &shows)| Fact::Shows(cell, shows));
        let counts = Piece::ALL.into_iter().flat_map(|piece| {
            let given = self.counts[piece as usize].given();
            given.map(move |(line, number)| Fact::Count(Count { piece, line, number }))
        });
        let counts = counts.chain(self.contrary.iter().copied().map(Fact::Count));
        let excluded = self.chart.places().filter(|&place| !self.is_possible(place));
        shown.chain(counts).chain(self.found.iter().copied().map(Fact::Found)).chain(excluded.map(Fact::Excluded))
    }

    /// The board: `?` is unknown, and otherwise characters as in layouts.
    pub fn rows(&self) -> impl Iterator<Item = String> + '_ {
        let letter = |cell| match Piece::ALL.into_iter().find(|&piece| self.is(piece).contains(cell)) {
            Some(piece) => piece.letter(),
            None if self.knows(Fact::Water(cell)) => '.',
            None => '?',
        };
        let size = self.chart.setting().size();
        (0..size.height()).map(move |row| (0..size.width()).map(|column| letter(Cell::at(column, row))).collect())
    }
}

impl Extend<Fact> for Marks {
    fn extend<I: IntoIterator<Item = Fact>>(&mut self, facts: I) {
        facts.into_iter().for_each(|fact| {
            self.add(fact);
        });
    }
}
