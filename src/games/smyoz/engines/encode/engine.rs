//! The SAT engine: which layouts fit a set of clues.

use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;
use std::sync::LazyLock;

use super::exclusion::Exclusion;
use super::variables::{Rules, Variables, is_first_image};
use crate::smyoz::board::{Cell, Lane, Layout, Placement, Point, Rule, SIZE, ShipType, Symmetry};
use crate::smyoz::clues::{Clue, Clues, Inventory};
use crate::smyoz::engines::Solutions;
use smyoz_core::limits::Budget;
use smyoz_core::sat::{Formula, Limited, Lit, Session, Solver, Teacher, Varisat, models};

/// A solver that knows the rules, and every clue that it was ever given.
///
/// Each clue has a guard, so the same engine answers questions about any set of clues, and what it
/// learns from one helps with the next. Questions about one inventory are answered fastest by an
/// engine [for that inventory](Self::for_inventory).
pub struct Engine<S = Varisat> {
    session: Session<S>,
    variables: Variables,
    guards: HashMap<Clue, Lit>,
    /// Guards for the number of lines with two ships or more.
    crowded: HashMap<usize, Lit>,
    /// The inventory that always holds, if there is one.
    inventory: Option<Inventory>,
}

/// With at most this many shots, the ALFA's placements are tried one after another.
pub(super) const FEW_SHOTS: usize = 2;

/// The formula with fixed rules, built once and then cloned.
static FIXED: LazyLock<(Formula, Variables)> = LazyLock::new(|| {
    let mut formula = Formula::new();
    let variables = Variables::new(&mut formula, Rules::Fixed);
    (formula, variables)
});

impl<S: Solver> Engine<S> {
    /// An engine that knows the rules.
    #[must_use]
    pub fn new() -> Self {
        let (formula, variables) = FIXED.clone();
        Self {
            session: Session::new(formula),
            variables,
            guards: HashMap::new(),
            crowded: HashMap::new(),
            inventory: None,
        }
    }

    /// An engine in which each rule is a constraint with a guard.
    #[must_use]
    pub fn with_guarded_rules() -> Self {
        let mut formula = Formula::new();
        let variables = Variables::new(&mut formula, Rules::Guarded);
        Self {
            session: Session::new(formula),
            variables,
            guards: HashMap::new(),
            crowded: HashMap::new(),
            inventory: None,
        }
    }

    /// An engine for which all items of this inventory always hold.
    #[must_use]
    pub fn for_inventory(inventory: &Inventory) -> Self {
        Self::for_clues(&Clues { inventory: inventory.clone(), ..Clues::default() })
    }

    /// An engine for which all of these clues always hold. It must not be asked about other clues
    /// on the same topics.
    pub(super) fn for_clues(clues: &Clues) -> Self {
        let mut engine = Self::new();
        for guard in engine.assumptions(clues) {
            engine.session.formula.clause([guard]);
        }
        engine.inventory = Some(clues.inventory.clone());
        engine
    }

    /// Excludes the layout permanently.
    pub(super) fn forbid(&mut self, layout: &Layout) {
        let clause = layout.placements().map(|placement| !self.variables.ship(placement));
        self.session.formula.clause(clause);
    }

    /// States an exclusion that a list of islands implies; the list must have been used before.
    pub(super) fn exclude(&mut self, sizes: &[u8], exclusion: &Exclusion) {
        let guard = self.guards[&Clue::Islands(sizes.to_vec())];
        self.variables.exclude(&mut self.session.formula, sizes, guard, exclusion);
    }

    /// A layout for which the formula holds with this assumption, whatever its islands.
    pub(super) fn any_layout(&mut self, assumption: Option<Placement>) -> Option<Layout> {
        let assumption = assumption.map(|placement| self.variables.ship(placement));
        self.session.solve(assumption.as_slice()).then(|| read(&self.variables, &self.session))
    }

    /// The current formula: the rules, and all clues used so far.
    #[must_use]
    pub fn formula(&self) -> &Formula {
        &self.session.formula
    }

    /// The literals that must be true for the rules and these clues to hold.
    ///
    /// # Panics
    /// If the engine is [for another inventory](Self::for_inventory).
    pub fn assumptions(&mut self, clues: &Clues) -> Vec<Lit> {
        let fixed = self.inventory.as_ref();
        assert!(fixed.is_none_or(|inventory| *inventory == clues.inventory), "the engine is for another inventory");
        let mut guards: Vec<Lit> = clues.iter().map(|clue| self.guard(&clue)).collect();
        guards.extend(self.crowded_lines(&clues.inventory));
        guards.extend(self.variables.rules());
        guards
    }

    /// The guards of the fleet and of these rules, if they have any.
    pub(crate) fn rules(&self, rules: &[Rule]) -> Vec<Lit> {
        let wanted = |rule: &Rule| rules.contains(rule);
        let named = self.variables.rules().iter().zip([None].into_iter().chain(Rule::ALL.map(Some)));
        named.filter(|(_, rule)| rule.as_ref().is_none_or(wanted)).map(|(&guard, _)| guard).collect()
    }

    /// Whether these can all be true, whatever the islands; `None` if that takes more than this
    /// many conflicts.
    pub(crate) fn is_satisfiable_within(&mut self, assumptions: &[Lit], conflicts: u64) -> Option<bool>
    where
        S: Limited,
    {
        self.session.solve_within(assumptions, conflicts)
    }

    /// Whether a cell is a ship cell; `None` for corner cells, which are always water.
    pub(crate) fn ship_cell(&self, cell: Cell) -> Option<Lit> {
        self.variables.ship_cells[cell.index()]
    }

    /// Whether a point is a ship point.
    pub(crate) fn ship_point(&self, point: Point) -> Lit {
        self.variables.ship_points[point.index()]
    }

    /// Whether a ship lies there.
    pub(crate) fn ship(&self, placement: Placement) -> Lit {
        self.variables.ship(placement)
    }

    /// Whether a line has a ship; whether it has two or more.
    pub(crate) fn line(&self, lane: Lane) -> (Lit, Lit) {
        let line = &self.variables.lines[lane.index()];
        (line.occupied, line.crowded)
    }

    /// A literal equivalent to the disjunction of these: false if there are none.
    pub(crate) fn any(&mut self, literals: &[Lit]) -> Lit {
        self.session.formula.any(literals)
    }

    /// A literal equivalent to the conjunction of these: true if there are none.
    pub(crate) fn all(&mut self, literals: &[Lit]) -> Lit {
        self.session.formula.all(literals)
    }

    /// The same engine with a fresh solver.
    pub(crate) fn fresh(&self) -> Self {
        self.with(Session::new(self.session.formula.clone()))
    }

    fn with(&self, session: Session<S>) -> Self {
        let Self { variables, guards, crowded, inventory, .. } = self;
        let (variables, guards, crowded, inventory) =
            (variables.clone(), guards.clone(), crowded.clone(), inventory.clone());
        Self { session, variables, guards, crowded, inventory }
    }

    /// The guard of a clue, which is stated on first use.
    pub(crate) fn guard(&mut self, clue: &Clue) -> Lit {
        if let Some(&guard) = self.guards.get(clue) {
            return guard;
        }
        let variables = &mut self.variables;
        let guard = self.session.formula.constraint(clue.to_string(), |formula| match clue {
            Clue::Codes(kind, codes) => variables.codes(formula, *kind, codes),
            Clue::WaterLines(number) => variables.water_lines(formula, *number),
            Clue::Moored(number) => variables.moored(formula, usize::from(*number)),
            Clue::Islands(sizes) => variables.islands(formula, sizes),
            Clue::Shot(shot) => variables.shot(formula, *shot),
        });
        self.guards.insert(clue.clone(), guard);
        guard
    }

    /// The guard for the number of lines with two ships or more, which all ship codes and the
    /// number of water lines together imply.
    fn crowded_lines(&mut self, inventory: &Inventory) -> Option<Lit> {
        let codes: Option<Vec<_>> = ShipType::ALL.into_iter().map(|kind| inventory.codes(kind)).collect();
        let green: usize = codes?.into_iter().flatten().map(|code| usize::from(code.green)).sum();
        let number = usize::from(2 * SIZE).checked_sub(green + usize::from(inventory.water_lines()?))?;
        let (variables, formula) = (&mut self.variables, &mut self.session.formula);
        let guard = self.crowded.entry(number).or_insert_with(|| {
            let name = format!("lines with two ships: {number}");
            formula.constraint(name, |formula| variables.crowded_lines(formula, number))
        });
        Some(*guard)
    }

    /// The layouts that fit all clues, at most `limit` of them.
    pub fn solutions(&mut self, clues: &Clues, limit: usize) -> Solutions {
        self.solutions_by(clues, limit, |session, assumptions| Some(session.solve(assumptions)))
    }

    /// Like [`solutions`](Self::solutions), but only those found before the budget is exhausted.
    pub fn solutions_within(&mut self, clues: &Clues, limit: usize, budget: &mut Budget) -> Solutions
    where
        S: Limited,
    {
        self.solutions_by(clues, limit, |session, assumptions| session.solve_in(assumptions, budget))
    }

    /// The layouts that fit all clues, at most `limit` of them, with a custom `ask`.
    fn solutions_by(
        &mut self,
        clues: &Clues,
        limit: usize,
        ask: impl FnMut(&mut Session<S>, &[Lit]) -> Option<bool>,
    ) -> Solutions {
        let assumptions = self.assumptions(clues);
        let mut layouts = BTreeSet::new();
        // If nothing distinguishes the symmetries, the ALFA's first images represent all of its
        // placements.
        let symmetries = if clues.shots.is_empty() { &Symmetry::ALL[..] } else { &Symmetry::ALL[..1] };
        let stands_for_all = |alpha: &Placement| symmetries.len() == 1 || is_first_image(*alpha);
        let alphas = Placement::of_type(ShipType::Alpha).filter(stands_for_all);
        let cubes: Vec<Lit> = match clues.shots.len() {
            0..=FEW_SHOTS => alphas.map(|alpha| self.variables.ship(alpha)).collect(),
            _ => Vec::new(),
        };
        let (variables, guards) = (&mut self.variables, &self.guards);
        let complete = models::visit_within(&mut self.session, &assumptions, &cubes, ask, |session, lasting| {
            let layout = read(variables, session);
            if !check_islands(variables, guards, session, clues, &layout) {
                return ControlFlow::Continue(());
            }
            for image in symmetries.iter().map(|&symmetry| layout.image(symmetry)) {
                if layouts.insert(image) && stands_for_all(&image.placements()[0]) {
                    let clause = image.placements().map(|placement| !variables.ship(placement));
                    session.formula.clause(clause.into_iter().chain([!lasting]));
                }
            }
            if layouts.len() > limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let Solutions { layouts, complete: none_left_out } = Solutions::new(layouts, limit);
        Solutions { layouts, complete: complete && none_left_out }
    }

    /// A layout that fits all clues and is not among `known`, if there is one.
    pub fn another(&mut self, clues: &Clues, known: &[Layout]) -> Option<Layout> {
        // Few shots may not even distinguish a layout from its images; checking these takes no
        // search.
        let mut images = known.iter().flat_map(|layout| Symmetry::ALL.map(|symmetry| layout.image(symmetry)));
        if let Some(image) = images.find(|image| !known.contains(image) && clues.fit(image)) {
            return Some(image);
        }
        let mut assumptions = self.assumptions(clues);
        let unknown = self.session.formula.variable();
        for layout in known {
            let clause = layout.placements().map(|placement| !self.variables.ship(placement));
            self.session.formula.clause(clause.into_iter().chain([!unknown]));
        }
        assumptions.push(unknown);
        let found = self.satisfy(clues, &assumptions).ok();
        self.session.formula.clause([!unknown]);
        found
    }

    /// A layout for which the assumptions hold, or a core of them. The islands are checked if the
    /// clues list them.
    fn satisfy(&mut self, clues: &Clues, assumptions: &[Lit]) -> Result<Layout, Vec<Lit>> {
        while self.session.solve(assumptions) {
            let layout = read(&self.variables, &self.session);
            if check_islands(&mut self.variables, &self.guards, &mut self.session, clues, &layout) {
                return Ok(layout);
            }
        }
        Err(self.session.core())
    }

    /// Like [`satisfy`](Self::satisfy), but `None` if one of the questions takes more than this
    /// many conflicts, or if so many layouts have the wrong islands.
    pub(crate) fn satisfy_within(
        &mut self,
        clues: &Clues,
        assumptions: &[Lit],
        conflicts: u64,
        layouts: u64,
    ) -> Option<Result<Layout, Vec<Lit>>>
    where
        S: Limited,
    {
        let mut wrong = 0;
        while self.session.solve_within(assumptions, conflicts)? {
            let layout = read(&self.variables, &self.session);
            if check_islands(&mut self.variables, &self.guards, &mut self.session, clues, &layout) {
                return Some(Ok(layout));
            }
            wrong += 1;
            if wrong >= layouts {
                return None;
            }
        }
        Some(Err(self.session.core()))
    }

    /// A layout that fits all clues, or a set of clues that contradict each other; `None` if the
    /// budget is exhausted first.
    ///
    /// The engine must not be [for one inventory](Self::for_inventory).
    pub fn fit_within(&mut self, clues: &Clues, budget: &mut Budget) -> Option<Result<Layout, Vec<Clue>>>
    where
        S: Limited,
    {
        let named: Vec<(Lit, Clue)> = clues.iter().map(|clue| (self.guard(&clue), clue)).collect();
        let guards = named.iter().map(|&(guard, _)| guard);
        let assumptions: Vec<Lit> = guards.chain(self.variables.rules().iter().copied()).collect();
        while self.session.solve_in(&assumptions, budget)? {
            let layout = read(&self.variables, &self.session);
            if check_islands(&mut self.variables, &self.guards, &mut self.session, clues, &layout) {
                return Some(Ok(layout));
            }
        }
        let core = self.session.core();
        Some(Err(named.into_iter().filter(|(guard, _)| core.contains(guard)).map(|(_, clue)| clue).collect()))
    }
}

impl<S: Teacher> Engine<S> {
    /// Has the solver record learnt clauses of at most `longest` literals.
    pub(crate) fn note(&mut self, longest: usize) {
        self.session.note(longest);
    }

    /// The same engine with the recorded clauses and a fresh solver.
    pub(crate) fn taught(mut self) -> Self {
        let session = self.session.fresh();
        self.with(session)
    }
}

impl<S: Solver> Default for Engine<S> {
    fn default() -> Self {
        Self::new()
    }
}

/// The layout of the session's model.
fn read<S: Solver>(variables: &Variables, session: &Session<S>) -> Layout {
    let ships: Vec<Placement> =
        Placement::all().filter(|&placement| session.is_true(variables.ship(placement))).collect();
    let layout = ships.try_into().ok().and_then(|ships| Layout::new(ships).ok());
    layout.expect("the rules are stated")
}

/// Whether the islands are those listed in the clues, if any; if not, adds clauses that exclude
/// this.
fn check_islands<S: Solver>(
    variables: &mut Variables,
    guards: &HashMap<Clue, Lit>,
    session: &mut Session<S>,
    clues: &Clues,
    layout: &Layout,
) -> bool {
    let Some(sizes) = clues.inventory.islands() else { return true };
    let guard = guards[&Clue::Islands(sizes.to_vec())];
    let wrong = Exclusion::all_in(layout, sizes);
    for exclusion in &wrong {
        variables.exclude(&mut session.formula, sizes, guard, exclusion);
    }
    wrong.is_empty()
}
