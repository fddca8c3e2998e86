//! The variables of the formula, and the rules and clues in terms of them.

use std::collections::HashMap;

use crate::board::{Cell, CellSet, Layout, Line, Piece, Rule, Setting, Shapes, Ship, Shows, Touch};
use crate::clues::{Clue, Count, Shown};
use smyoz_core::game::{Model, NoLemma, Rules};
use smyoz_core::sat::{Formula, Lit, cardinality};

/// The variables of the formula.
#[derive(Clone, Debug)]
pub struct Variables {
    setting: Setting,
    /// For each kind of piece, whether a cell holds it, in reading order; none if there are none.
    cells: [Vec<Lit>; Piece::ALL.len()],
    /// How many cells of a line hold a kind of piece, in unary: for lines that were counted.
    sums: HashMap<(Piece, Line), Vec<Lit>>,
    /// The guards of the rules, in order; one for each length of the fleet.
    rules: Vec<Lit>,
}

/// A place of a ship, and whether it is taken.
struct Place {
    ship: Ship,
    taken: Lit,
}

impl Variables {
    /// Defines the variables of a game and states its rules.
    fn new(formula: &mut Formula, setting: &Setting) -> Self {
        let cells = Piece::ALL.map(|piece| match setting.cells_of(piece) {
            0 => Vec::new(),
            _ => setting.size().cells().map(|cell| formula.named(format!("{cell} {piece}"))).collect(),
        });
        let mut variables = Self { setting: setting.clone(), cells, sums: HashMap::new(), rules: Vec::new() };
        variables.one_piece_a_cell(formula);
        let classes: Vec<(u8, usize)> = setting.fleet().classes().collect();
        let places: Vec<Vec<Place>> =
            classes.iter().map(|&(length, _)| variables.places(formula, setting.ships(length))).collect();
        let shape = formula.constraint("shape", |formula| variables.shape(formula, places.iter().flatten()));
        variables.rules.push(shape);
        for ((length, number), places) in classes.into_iter().zip(&places) {
            let taken: Vec<Lit> = places.iter().map(|place| place.taken).collect();
            let name = format!("fleet: {number} of length {length}");
            let guard = formula.constraint(name, |formula| exactly(formula, &taken, number));
            variables.rules.push(guard);
        }
        let touch = formula.constraint("touch", |formula| variables.touch(formula, places.iter().flatten()));
        variables.rules.push(touch);
        for (rule, piece) in [(Rule::Mines, Piece::Mine), (Rule::Sweepers, Piece::Sweeper)] {
            let number = setting.cells_of(piece);
            if number > 0 {
                let cells = &variables.cells[piece as usize];
                let guard = formula.constraint(rule.name(), |formula| exactly(formula, cells, number));
                variables.rules.push(guard);
            }
        }
        variables
    }

    /// Whether a cell holds such a piece; `None` if there are none in the game.
    pub fn holds(&self, piece: Piece, cell: Cell) -> Option<Lit> {
        self.cells[piece as usize].get(self.setting.size().index(cell)).copied()
    }

    /// Whether a cell holds a part of a ship.
    fn ship(&self, cell: Cell) -> Lit {
        self.holds(Piece::Ship, cell).expect("each fleet has ships")
    }

    fn pieces(&self, cell: Cell) -> impl Iterator<Item = (Piece, Lit)> + '_ {
        Piece::ALL.into_iter().filter_map(move |piece| Some((piece, self.holds(piece, cell)?)))
    }

    fn one_piece_a_cell(&self, formula: &mut Formula) {
        for cell in self.setting.size().cells() {
            let pieces: Vec<Lit> = self.pieces(cell).map(|(_, literal)| literal).collect();
            cardinality::at_most(formula, &[], &pieces, 1);
        }
    }

    /// Defines for each place that exactly its cells are ship cells of one ship.
    fn places(&self, formula: &mut Formula, ships: Vec<Ship>) -> Vec<Place> {
        let define = |ship: Ship| {
            let sides = (ship.cells().with_sides() - *ship.cells()) & self.setting.size().all();
            let inside = ship.cells().iter().map(|cell| self.ship(cell));
            let all: Vec<Lit> = inside.chain(sides.iter().map(|cell| !self.ship(cell))).collect();
            Place { taken: formula.all(&all), ship }
        };
        ships.into_iter().map(define).collect()
    }

    fn shape<'a>(&self, formula: &mut Formula, places: impl Iterator<Item = &'a Place>) {
        let mut ships: HashMap<Cell, Vec<Lit>> = HashMap::new();
        for place in places {
            place.ship.cells().iter().for_each(|cell| ships.entry(cell).or_default().push(place.taken));
        }
        for cell in self.setting.size().cells() {
            let ships = ships.remove(&cell).unwrap_or_default();
            formula.clause([!self.ship(cell)].into_iter().chain(ships));
        }
        if self.setting.variant().shapes == Shapes::Straight {
            // Implied, but noticed earlier: no cell of a ship has two neighbours at right angles.
            for [a, b, c, d] in self.squares() {
                for corner in [[a, b, c], [b, a, d], [c, a, d], [d, b, c]] {
                    formula.clause(corner.map(|cell| !self.ship(cell)));
                }
            }
        }
    }

    /// The squares of four cells: upper left, upper right, lower left, lower right.
    fn squares(&self) -> impl Iterator<Item = [Cell; 4]> + use<> {
        let size = self.setting.size();
        let inner = move |cell: &Cell| cell.column() + 1 < size.width() && cell.row() + 1 < size.height();
        size.cells().filter(inner).map(|cell| {
            let at = |right, down| Cell::at(cell.column() + right, cell.row() + down);
            [at(0, 0), at(1, 0), at(0, 1), at(1, 1)]
        })
    }

    fn touch<'a>(&self, formula: &mut Formula, places: impl Iterator<Item = &'a Place>) {
        match (self.setting.variant().touch, self.setting.variant().shapes) {
            (Touch::Corners, _) => {}
            (Touch::None, Shapes::Straight) => {
                for [a, b, c, d] in self.squares() {
                    formula.clause([!self.ship(a), !self.ship(d)]);
                    formula.clause([!self.ship(b), !self.ship(c)]);
                }
            }
            (Touch::None, Shapes::Any) => {
                for Place { ship, taken } in places {
                    let corners = *ship.margin() - ship.cells().with_sides();
                    corners.iter().for_each(|cell| formula.clause([!*taken, !self.ship(cell)]));
                }
            }
        }
        for cell in self.setting.size().cells() {
            for (_, single) in self.pieces(cell).filter(|&(piece, _)| piece != Piece::Ship) {
                for near in self.setting.around(&CellSet::of(cell)).iter() {
                    self.pieces(near).for_each(|(_, other)| formula.clause([!single, !other]));
                }
            }
        }
    }

    fn count(&mut self, formula: &mut Formula, Count { piece, line, number }: Count) {
        let cells = line.cells(self.setting.size());
        let literals: Vec<Lit> = cells.filter_map(|cell| self.holds(piece, cell)).collect();
        let sum =
            self.sums.entry((piece, line)).or_insert_with(|| cardinality::count(formula, &literals, literals.len()));
        is_number(formula, sum, number.into());
    }

    fn shown(&self, formula: &mut Formula, Shown { cell, shows }: Shown) {
        match shows.piece() {
            None => self.pieces(cell).for_each(|(_, literal)| formula.clause([!literal])),
            Some(piece) => formula.clause(self.holds(piece, cell)),
        }
        let sides = (CellSet::of(cell).with_sides() - CellSet::of(cell)) & self.setting.size().all();
        let towards = |shows| match shows {
            Shows::Left => Some((1, 0)),
            Shows::Right => Some((-1, 0)),
            Shows::Top => Some((0, 1)),
            Shows::Bottom => Some((0, -1)),
            _ => None,
        };
        match shows {
            Shows::Water | Shows::Mine | Shows::Sweeper | Shows::Ship => {}
            Shows::Middle => {
                let sides: Vec<Lit> = sides.iter().map(|side| self.ship(side)).collect();
                cardinality::at_least(formula, &[], &sides, 2);
            }
            Shows::Submarine | Shows::Left | Shows::Right | Shows::Top | Shows::Bottom => {
                let next = towards(shows).map(|step| sides.iter().find(|&side| offset(cell, side) == step));
                // An end at the edge of the board that points outwards.
                if next == Some(None) {
                    formula.clause([]);
                }
                for side in sides.iter() {
                    let is_next = next == Some(Some(side));
                    formula.clause([if is_next { self.ship(side) } else { !self.ship(side) }]);
                }
            }
        }
    }
}

impl Model for Variables {
    type Game = Setting;
    type Lemma = NoLemma;

    /// All rules have guards: an engine whose rules are fixed asserts these.
    fn state(setting: &Setting, _: Rules) -> (Formula, Self) {
        let mut formula = Formula::new();
        let variables = Self::new(&mut formula, setting);
        (formula, variables)
    }

    fn rule_guards(&self) -> Vec<Lit> {
        self.rules.clone()
    }

    fn clue(&mut self, formula: &mut Formula, clue: &Clue) {
        match *clue {
            Clue::Count(count) => self.count(formula, count),
            Clue::Shown(shown) => self.shown(formula, shown),
        }
    }

    fn layout(&self, is_true: impl Fn(Lit) -> bool) -> Layout {
        let size = self.setting.size();
        let mut layout = Layout::empty(size);
        for (piece, literals) in Piece::ALL.into_iter().zip(&self.cells) {
            let cells: CellSet =
                size.cells().zip(literals).filter(|&(_, &literal)| is_true(literal)).map(|(cell, _)| cell).collect();
            layout.lay(piece, &cells);
        }
        layout
    }

    /// Since all layouts have the same pieces, and so equally many cells, some piece of this one is
    /// missing in any other.
    fn differs(&self, layout: &Layout) -> impl Iterator<Item = Lit> {
        let cells = move |piece: Piece| layout.cells(piece).iter().map(move |cell| self.holds(piece, cell));
        Piece::ALL.into_iter().flat_map(cells).flatten().map(|literal| !literal)
    }
}

/// Columns and rows from one cell to another.
fn offset(from: Cell, to: Cell) -> (i8, i8) {
    (to.column() as i8 - from.column() as i8, to.row() as i8 - from.row() as i8)
}

/// Exactly this many of the literals are true.
fn exactly(formula: &mut Formula, literals: &[Lit], number: usize) {
    let sum = cardinality::count(formula, literals, number + 1);
    is_number(formula, &sum, number);
}

/// A unary count that goes beyond the number, unless there are no more inputs, is this number.
fn is_number(formula: &mut Formula, sum: &[Lit], number: usize) {
    if let Some(last) = number.checked_sub(1) {
        formula.clause(sum.get(last).copied());
    }
    if let Some(&more) = sum.get(number) {
        formula.clause([!more]);
    }
}
