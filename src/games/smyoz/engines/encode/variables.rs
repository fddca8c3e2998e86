//! The variables of the board, the placement rules and the fleet.

use std::collections::{BTreeMap, HashMap};

use super::colouring::LineVariables;
use crate::board::{Axis, Cell, Lane, Placement, Point, Rule, SIZE, ShipType, Symmetry};
use crate::clues::{Code, Inventory};
use smyoz_core::game::Rules;
use smyoz_core::sat::{Formula, Lit, cardinality};

/// The ships of one type that have one code.
#[derive(Clone, Debug)]
pub(super) struct CodeClass {
    /// By placement, from the first of the type: a literal that implies that a ship lies there with
    /// this code; `None` if that is impossible.
    pub(super) ships: Vec<Option<Lit>>,
    /// Unary count of these, up to one more than the fleet has of the type.
    pub(super) count: Vec<Lit>,
}

/// The variables that describe a board.
#[derive(Clone, Debug)]
pub struct Variables {
    /// Whether a ship lies there, by placement.
    pub(super) ships: Vec<Lit>,
    /// Whether it is a ship cell; `None` for the corners, which never are.
    pub(super) ship_cells: Vec<Option<Lit>>,
    /// Whether it is a ship point.
    pub(super) ship_points: Vec<Lit>,
    /// Whether the ALFA lies along a row.
    pub(super) alpha_horizontal: Lit,
    /// The variables of the 18 lines.
    pub(super) lines: Vec<LineVariables>,
    /// The ships with a code, for the codes in use.
    pub(super) classes: HashMap<(ShipType, Code), CodeClass>,
    /// Unary counts of water lines and moored ships, defined on first use.
    pub(super) counts: HashMap<&'static str, Vec<Lit>>,
    /// Guards: no island has this many points; no island has more.
    pub(super) no_island: HashMap<(usize, bool), Lit>,
    /// Guards for the number of lines with two ships or more.
    crowded: HashMap<usize, Lit>,
    /// The guards of the rules, if they have any.
    rules: Vec<Lit>,
    /// Whether the rules always hold.
    fixed: bool,
}

impl Variables {
    /// Defines the variables and states the rules.
    pub(super) fn new(formula: &mut Formula, rules: Rules) -> Self {
        let ships: Vec<Lit> = Placement::all().map(|placement| formula.named(placement.ship().to_string())).collect();
        let ship_cells = ship_cells(formula, &ships);
        let ship_points = ship_points(formula, &ship_cells);
        let alpha_horizontal = formula.named("ALFA horizontal");
        let lines = LineVariables::all(formula, &ships, &ship_cells);
        let mut variables = Self {
            ships,
            ship_cells,
            ship_points,
            alpha_horizontal,
            lines,
            classes: HashMap::new(),
            counts: HashMap::new(),
            no_island: HashMap::new(),
            crowded: HashMap::new(),
            rules: Vec::new(),
            fixed: rules == Rules::Fixed,
        };
        variables.place_fleet(formula);
        for rule in Rule::ALL {
            variables.state(formula, &format!("{rule} rule"), |variables, formula| variables.rule(formula, rule));
        }
        variables
    }

    /// The guards that must be assumed for the fleet and the rules to hold; none if they are fixed.
    pub fn rules(&self) -> &[Lit] {
        &self.rules
    }

    /// The guards of the fleet and of these rules, if they have any.
    pub fn guards_of(&self, rules: &[Rule]) -> Vec<Lit> {
        let wanted = |rule: &Rule| rules.contains(rule);
        let named = self.rules.iter().zip([None].into_iter().chain(Rule::ALL.map(Some)));
        named.filter(|(_, rule)| rule.as_ref().is_none_or(wanted)).map(|(&guard, _)| guard).collect()
    }

    /// The variable that says whether a ship lies at the placement.
    pub fn ship(&self, placement: Placement) -> Lit {
        self.ships[placement.index()]
    }

    /// Whether a cell is a ship cell; `None` for corner cells, which are always water.
    pub(crate) fn ship_cell(&self, cell: Cell) -> Option<Lit> {
        self.ship_cells[cell.index()]
    }

    pub(crate) fn ship_point(&self, point: Point) -> Lit {
        self.ship_points[point.index()]
    }

    /// Whether a line has a ship; whether it has two or more.
    pub(crate) fn line(&self, lane: Lane) -> (Lit, Lit) {
        let line = &self.lines[lane.index()];
        (line.occupied, line.crowded)
    }

    /// The guard for the number of lines with two ships or more, which all ship codes and the
    /// number of water lines together imply.
    pub(super) fn number_of_crowded_lines(&mut self, formula: &mut Formula, inventory: &Inventory) -> Option<Lit> {
        let codes: Option<Vec<_>> = ShipType::ALL.into_iter().map(|kind| inventory.codes(kind)).collect();
        let green: usize = codes?.into_iter().flatten().map(|code| usize::from(code.green)).sum();
        let number = usize::from(2 * SIZE).checked_sub(green + usize::from(inventory.water_lines()?))?;
        if let Some(&guard) = self.crowded.get(&number) {
            return Some(guard);
        }
        let name = format!("lines with two ships: {number}");
        let guard = formula.constraint(name, |formula| self.crowded_lines(formula, number));
        self.crowded.insert(number, guard);
        Some(guard)
    }

    /// States a rule: unguarded, or under a guard of this name.
    fn state(&mut self, formula: &mut Formula, name: &str, build: impl FnOnce(&mut Self, &mut Formula)) {
        if self.fixed {
            build(self, formula);
        } else {
            let guard = formula.constraint(name, |formula| build(self, formula));
            self.rules.push(guard);
        }
    }

    /// States the number of ships of each type, and defines the axis of the ALFA.
    fn place_fleet(&mut self, formula: &mut Formula) {
        for placement in Placement::of_type(ShipType::Alpha) {
            let horizontal = placement.axis() == Some(Axis::Horizontal);
            let lies = if horizontal { self.alpha_horizontal } else { !self.alpha_horizontal };
            formula.clause([!self.ship(placement), lies]);
        }
        self.state(formula, "fleet", |variables, formula| {
            for kind in ShipType::ALL {
                let ships: Vec<_> = Placement::of_type(kind).map(|ship| (ship, variables.ship(ship))).collect();
                let count = variables.count_ships(formula, &ships, kind.count() + 1);
                exactly(formula, &count, kind.count());
            }
            // At most one, as pairs, which propagates at once.
            let alphas: Vec<Lit> = Placement::of_type(ShipType::Alpha).map(|ship| variables.ship(ship)).collect();
            for (index, &one) in alphas.iter().enumerate() {
                alphas[..index].iter().for_each(|&other| formula.clause([!one, !other]));
            }
            formula.clause(alphas);
        });
    }

    /// Unary count, up to `most`, of ships of one type, each given with a literal that is true only
    /// if the ship lies there.
    ///
    /// If the rules are fixed, ships are grouped by the column of their centres, since the centre
    /// rule allows only one ship of a type in each.
    pub(super) fn count_ships(&self, formula: &mut Formula, ships: &[(Placement, Lit)], most: usize) -> Vec<Lit> {
        let inputs: Vec<Lit> = if self.fixed {
            let mut columns: BTreeMap<u8, Vec<Lit>> = BTreeMap::new();
            for &(placement, lies) in ships {
                let ship = placement.ship();
                let column = ship.start(Axis::Horizontal) + ship.end(Axis::Horizontal);
                columns.entry(column).or_default().push(lies);
            }
            columns.values().map(|lies| formula.any(lies)).collect()
        } else {
            ships.iter().map(|&(_, lies)| lies).collect()
        };
        cardinality::count(formula, &inputs, most)
    }

    /// States a placement rule. (The mooring rule holds by construction: there are no variables for
    /// ships that break it.)
    fn rule(&self, formula: &mut Formula, rule: Rule) {
        for one in Placement::all() {
            if rule == Rule::Corner {
                let beside = Cell::around(one.points()).iter().filter(|&cell| !one.cells().contains(cell));
                for water in beside.filter_map(|cell| self.ship_cells[cell.index()]) {
                    formula.clause([!self.ship(one), !water]);
                }
            }
            for other in
                Placement::all().skip(one.index() + 1).filter(|other| rule.forbids_pair(one.ship(), other.ship()))
            {
                let stated = match rule {
                    // By the water around `one`, unless `other` lies within `one` and so has no
                    // cell there.
                    Rule::Corner => (other.cells() & one.cells()) != other.cells(),
                    _ => self.fixed && Rule::Corner.forbids_pair(one.ship(), other.ship()),
                };
                if !stated {
                    formula.clause([!self.ship(one), !self.ship(other)]);
                }
            }
        }
    }
}

/// Whether no symmetry maps the placement to one with a smaller number.
pub(super) fn is_first_image(placement: Placement) -> bool {
    Symmetry::ALL.iter().all(|symmetry| symmetry.placement(placement) >= placement)
}

fn ship_cells(formula: &mut Formula, ships: &[Lit]) -> Vec<Option<Lit>> {
    let mut define = |cell: Cell| {
        let over = Placement::all().filter(|placement| placement.cells().contains(cell));
        let over: Vec<Lit> = over.map(|placement| ships[placement.index()]).collect();
        (!over.is_empty()).then(|| formula.any_named(format!("ship cell {cell}"), &over))
    };
    Cell::all().map(&mut define).collect()
}

fn ship_points(formula: &mut Formula, ship_cells: &[Option<Lit>]) -> Vec<Lit> {
    let mut define = |point: Point| {
        let around: Vec<Lit> = point.cells().iter().filter_map(|cell| ship_cells[cell.index()]).collect();
        formula.any_named(format!("ship point {point}"), &around)
    };
    Point::all().map(&mut define).collect()
}

/// States that a unary count is `number`.
pub(super) fn exactly(formula: &mut Formula, count: &[Lit], number: usize) {
    match number.checked_sub(1).map(|last| count.get(last)) {
        Some(None) => formula.clause([]),
        Some(Some(&reached)) => formula.clause([reached]),
        None => {}
    }
    if let Some(&exceeded) = count.get(number) {
        formula.clause([!exceeded]);
    }
}
