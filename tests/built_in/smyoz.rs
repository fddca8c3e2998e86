//! SMYOZ in the suites.

use std::collections::HashMap;

use smyoz::deduction::{Logic, position_of};
use smyoz::game::Game;
use smyoz::games::smyoz as game;
use smyoz::games::smyoz::compose::{Composed, Composer, Goal, Wanted};
use smyoz::games::smyoz::deduction::{Ground, Looks};
use smyoz::games::smyoz::encode::Engine;
use smyoz::games::smyoz::numbering::unrank;
use smyoz::games::smyoz::puzzle::Puzzle;
use smyoz::games::smyoz::rate::{Passage, is_noted};
use smyoz::games::smyoz::techniques::{Because, Broken, Technique};
use smyoz::games::smyoz::{
    Cell, CellSet, Clue, Clues, Fact, Inventory, Item, Lane, Layout, Marks, Placement, PlacementSet, Point, ShipCounts,
    ShipType, Shot, Shots, Shows, Smyoz, View,
};
use smyoz::limits::{Budget, Limits};
use smyoz::puzzles::{Seed, Stream};
use smyoz::sat::Lit;

use crate::suite::sentences::{Named, Worded};
use crate::suite::{Drawn, Fewest, Reasoned, Sampled, below, plain};

/// The most shots of a case.
const SHOTS: usize = 20;

/// The shots that are given where the fewest others are chosen.
const GIVEN_SHOTS: usize = 6;

/// With this many shots, the layouts that fit are found at once.
const ENOUGH_SHOTS: usize = 10;

/// The most other layouts that conclusions are held against.
const LAYOUTS: usize = 12;

/// Suppositions are slow, so they are made in one case of this many.
const SUPPOSED: u32 = 8;

impl Sampled for Smyoz {
    type Board = Self;

    const NAME: &'static str = "SMYOZ";
    const LIMITS: [u64; 2] = [u64::MAX, 20_000];

    /// In half of the cases the clues are true of a layout; in the others they were tampered with,
    /// and most of these contradict each other.
    fn clues(stream: &mut Stream) -> Drawn<Self> {
        let layouts = [(); 2].map(|()| unrank(stream.below(Layout::COUNT)));
        let (views, items) = (layouts.map(|layout| View::of(&layout)), layouts.map(|layout| items(&layout)));
        let kinds = ["true", "wrong shot", "wrong item", "mixed"];
        let kind = if below(stream, 2) == 0 { kinds[0] } else { kinds[1 + below(stream, 3)] };
        // Every number of items is equally likely, so a full inventory, as in games, is not rare.
        let number = below(stream, Item::ALL.len() + 1);
        // The larger of two numbers: few shots are questions that may take SAT minutes, so they are
        // rarer.
        let count = [(); 2].map(|()| below(stream, SHOTS + 1)).into_iter().fold(0, usize::max);
        let count = count.max(usize::from(kind == "wrong shot"));
        let source = |stream: &mut Stream| if kind == "mixed" { below(stream, 2) } else { 0 };

        let mut given: [Option<Clue>; 7] = Default::default();
        let mut left: Vec<usize> = (0..Item::ALL.len()).collect();
        for _ in 0..number {
            let item = pick(stream, &mut left);
            given[item] = Some(items[source(stream)][item].clone());
        }
        let mut cells: Vec<Cell> = Cell::all().collect();
        let mut shots = Vec::new();
        for _ in 0..count {
            let cell = pick(stream, &mut cells);
            shots.push(views[source(stream)].shot(cell));
        }
        match kind {
            "wrong item" => {
                let item = below(stream, Item::ALL.len());
                given[item] = Some(items[1][item].clone());
            }
            // It shows the content, the colour or both of some shot at another layout.
            "wrong shot" => {
                let Shows { content, colour } = views[1].shows(Cell::from_index(below(stream, Cell::COUNT)));
                let Shot { shows, .. } = &mut shots[below(stream, count)];
                *shows = match below(stream, 3) {
                    0 => Shows { content, ..*shows },
                    1 => Shows { colour, ..*shows },
                    _ => Shows { content, colour },
                };
            }
            _ => {}
        }
        let clues = Smyoz.clues(given.into_iter().flatten().chain(shots.into_iter().map(Clue::Shot)));
        Drawn { board: Smyoz, kind, clues, layouts: vec![layouts[0]] }
    }

    /// In most cases, the fewest shots beside some items of the inventory, without islands, and some
    /// shots. In the others, the inventory is full: then SAT takes a second to list the layouts.
    fn fewest(stream: &mut Stream) -> Result<Fewest<Self>, String> {
        let seed = Seed::try_from(below(stream, Seed::COUNT as usize) as u32).expect("it is below their number");
        let solution = Layout::of_seed(seed);
        let (view, mut inventory) = (View::of(&solution), Inventory::of(&solution));
        let is_full = below(stream, 8) == 0;
        let is_withheld = |item: &Item| item == &Item::Islands || below(stream, 2) == 0;
        let withheld: Vec<Item> =
            if is_full { Vec::new() } else { Item::ALL.into_iter().filter(is_withheld).collect() };
        withheld.iter().for_each(|&item| inventory.withhold(item));
        let mut cells: Vec<Cell> = Cell::all().collect();
        let given = (0..if is_full { 0 } else { GIVEN_SHOTS }).map(|_| view.shot(pick(stream, &mut cells)));
        let given = Clues { inventory, shots: Shots::new(given).expect("each cell is drawn once") };

        let wish = Wanted::withholding(withheld).wish(&solution, Goal::Fewest);
        let wish = wish.beginning_with(given.iter().map(|clue| Smyoz::topic(&clue)));
        let composed = Composer::new(&Smyoz).compose(&solution, &wish, &mut seed.stream("clues"), Limits::NONE);
        let Composed { clues: Clues { shots, .. }, minimum, .. } = composed.map_err(|error| error.to_string())?;
        let chosen: Vec<Clue> =
            shots.iter().filter(|shot| !given.shots.contains(shot)).copied().map(Clue::Shot).collect();
        // A puzzle that was begun by hand states no minimum, though the fewest shots are added.
        let claimed = match is_full {
            true => minimum.filter(|minimum| minimum.proved).map(|minimum| minimum.clues),
            false => Some(chosen.len()),
        };
        let choices = cells.iter().map(|&cell| Clue::Shot(view.shot(cell))).collect();
        Ok(Fewest { board: Smyoz, solution, given: given.iter().collect(), choices, chosen, claimed })
    }

    fn all_clues(_: &Self, layout: &Layout) -> Vec<Clue> {
        let view = View::of(layout);
        items(layout).into_iter().chain(Cell::all().map(|cell| Clue::Shot(view.shot(cell)))).collect()
    }
}

impl Reasoned for Smyoz {
    type Oracle = Oracle;

    fn position(stream: &mut Stream) -> Drawn<Self> {
        let layout = unrank(stream.below(Layout::COUNT));
        let mut inventory = Inventory::of(&layout);
        // Half of the inventories stay full, as in games.
        if below(stream, 2) == 0 {
            Item::ALL.into_iter().filter(|_| below(stream, 2) == 0).for_each(|item| inventory.withhold(item));
        }
        let view = View::of(&layout);
        let mut cells: Vec<Cell> = Cell::all().collect();
        let count = below(stream, SHOTS + 1);
        let mut draw =
            |count: usize| -> Vec<Shot> { (0..count).map(|_| view.shot(pick(stream, &mut cells))).collect() };
        let shots = draw(count);
        // Layouts that fit more shots fit these.
        let more = [shots.clone(), draw(ENOUGH_SHOTS.saturating_sub(count))].concat();
        let clues = |shots| Clues {
            inventory: inventory.clone(),
            shots: Shots::new(shots).expect("each cell is drawn once").sorted(),
        };
        let others = plain::others(&Smyoz, &clues(more), LAYOUTS, u64::MAX);
        plain::with_others(Drawn { board: Smyoz, kind: "true", clues: clues(shots), layouts: vec![layout] }, others)
    }

    fn supposes(_: &Self, number: u32) -> bool {
        number.is_multiple_of(SUPPOSED)
    }

    fn facts(_: &Smyoz) -> Vec<Fact> {
        let cells = Cell::all().flat_map(|cell| {
            let types = ShipType::ALL.map(|kind| Fact::Type(cell, kind));
            [Fact::Water(cell), Fact::Ship(cell)].into_iter().chain(types)
        });
        let points = Point::all().flat_map(|point| [Fact::WaterPoint(point), Fact::ShipPoint(point)]);
        let ships = Placement::all().flat_map(|ship| [Fact::Found(ship), Fact::Excluded(ship)]);
        let counts = [ShipCounts::NONE, ShipCounts::ONE, ShipCounts::MORE];
        let two = [(ShipCounts::NONE | ShipCounts::ONE), (ShipCounts::NONE | ShipCounts::MORE), ShipCounts::SOME];
        let lines =
            Lane::all().flat_map(move |lane| counts.into_iter().chain(two).map(move |count| Fact::Line(lane, count)));
        cells.chain(points).chain(ships).chain(lines).collect()
    }

    fn oracle(_: &Self) -> Oracle {
        Oracle::default()
    }

    fn follows(
        oracle: &mut Oracle,
        technique: &Technique,
        clues: &Clues,
        grounds: &[Ground],
        fact: Fact,
    ) -> Option<bool> {
        oracle.follows(technique, clues, grounds, fact)
    }
}

impl Worded for Smyoz {
    fn brings(_: &Smyoz, technique: &Technique, named: Named<'_, Self>, ground: &Ground) -> bool {
        let looks = technique.features.looks;
        let (cells, lanes, place) = match named {
            Named::Fact(Fact::Excluded(ship)) if looks == Looks::Lines => of_lines(ship),
            Named::Fact(fact) => (around(fact.cells()), Vec::new(), None),
            Named::Reason(reason) => match reason {
                Because::Type(_) if looks == Looks::Places => (CellSet::all(), Vec::new(), None),
                Because::Number(_) | Because::Clue(_) if looks == Looks::Board => match ground {
                    Ground::Mark(Fact::Excluded(_)) => return false,
                    Ground::Mark(_) => return true,
                    Ground::Clue(clue) => return *reason == Because::Clue(clue.clone()),
                },
                reason if looks == Looks::Places && candidates(reason).is_some() => {
                    let places = candidates(reason).expect("there are some");
                    let cells = places.iter().fold(CellSet::EMPTY, |cells, place| cells | place.cells());
                    let lanes = match reason {
                        Because::Fact(Fact::Line(lane, _)) => vec![*lane],
                        _ => Vec::new(),
                    };
                    (around(cells), lanes, None)
                }
                Because::Ship(ship) if looks == Looks::Lines => of_lines(*ship),
                Because::Cells(cells) => (around(*cells), Vec::new(), None),
                Because::Points(points) => (around(Cell::around(*points)), Vec::new(), None),
                Because::Ship(ship) => (around(ship.cells()), Vec::new(), Some(PlacementSet::from(*ship))),
                Because::Places(places) => {
                    let cells = places.iter().fold(CellSet::EMPTY, |cells, place| cells | place.cells());
                    (around(cells), Vec::new(), Some(*places))
                }
                Because::Lane(lane) => (lane.all_cells(), vec![*lane], None),
                Because::Fact(Fact::Line(lane, _)) => (lane.all_cells(), vec![*lane], None),
                Because::Fact(Fact::Excluded(ship)) => (ship.cells(), Vec::new(), Some(PlacementSet::from(*ship))),
                Because::Fact(fact) => (around(fact.cells()), Vec::new(), None),
                Because::Clue(Clue::Shot(shot)) => (around(shot.cell.into()), Vec::new(), None),
                Because::Clue(clue) => {
                    let is_lettered = matches!(clue, Clue::Codes(ShipType::Beta | ShipType::Gamma, _));
                    return *ground == Ground::Clue(clue.clone()) || is_lettered && is_of_alfa(ground);
                }
                Because::Bearing(_) => return is_of_alfa(ground),
                Because::Codes(ships) => {
                    let all: Vec<_> = ships.iter().map(|&(ship, _)| of_lines(ship)).collect();
                    let cells = all.iter().fold(CellSet::EMPTY, |cells, (more, ..)| cells | *more);
                    (cells, all.into_iter().flat_map(|(_, lanes, _)| lanes).collect(), None)
                }
                Because::Type(kind) => {
                    return matches!(ground, Ground::Mark(Fact::Found(ship)) if ship.kind() == *kind);
                }
                Because::Broken(broken) => return shows(broken, ground),
                Because::Number(_) | Because::Rule(_) => return false,
            },
        };
        match ground {
            Ground::Clue(Clue::Shot(shot)) => cells.contains(shot.cell),
            Ground::Clue(_) => false,
            Ground::Mark(Fact::Excluded(ship)) => place.is_some_and(|places| places.contains(*ship)),
            Ground::Mark(Fact::Line(known, _)) => lanes.contains(known),
            Ground::Mark(fact) => fact.cells().is_subset(cells),
        }
    }

    fn notes(passage: &Passage, ground: &Ground) -> bool {
        is_noted(passage, ground)
    }

    fn is_exempt(reason: &Because) -> bool {
        matches!(
            reason,
            Because::Number(_) | Because::Rule(_) | Because::Type(_) | Because::Bearing(_) | Because::Broken(_)
        )
    }
}

/// What a contradiction makes its reader look at: the shot, point or line that it names, or all
/// places of what would have no place.
fn shows(broken: &Broken, ground: &Ground) -> bool {
    let none: Vec<Lane> = Vec::new();
    let over = |reason: &Because| {
        let places = candidates(reason).unwrap_or(PlacementSet::EMPTY);
        places.iter().fold(CellSet::EMPTY, |cells, place| cells | place.cells())
    };
    let of_ships = |ships: &PlacementSet| {
        let all: Vec<_> = ships.iter().map(of_lines).collect();
        let cells = all.iter().fold(CellSet::EMPTY, |cells, (more, ..)| cells | *more);
        (cells, all.into_iter().flat_map(|(_, lanes, _)| lanes).collect())
    };
    let (cells, lanes) = match broken {
        Broken::Cell(cell) | Broken::Types(cell) => (around((*cell).into()), none),
        Broken::Point(point) => (around(point.cells()), none),
        Broken::NoShip(Fact::Found(ship)) => (around(ship.cells()), none),
        Broken::NoShip(fact) => (around(over(&Because::Fact(*fact))), none),
        Broken::Room(..) | Broken::TooMany(_) | Broken::Moored(_) => (CellSet::all(), none),
        Broken::WaterPoints(..) | Broken::Islands { .. } => (CellSet::all(), none),
        Broken::Digit { shot, .. } => (around(shot.cell.into()), none),
        Broken::Colour { shot, .. } => {
            let lanes = Lane::through(shot.cell);
            (lanes.iter().fold(around(shot.cell.into()), |cells, lane| cells | lane.all_cells()), lanes.to_vec())
        }
        Broken::Lane { lane, .. } => (around(over(&Because::Fact(Fact::Line(*lane, ShipCounts::SOME)))), vec![*lane]),
        Broken::Lanes(..) => (CellSet::all(), Lane::all().collect()),
        Broken::Codes(_, ships) => of_ships(ships),
    };
    match ground {
        Ground::Clue(Clue::Shot(shot)) => cells.contains(shot.cell),
        Ground::Clue(clue) => match broken {
            Broken::WaterPoints(named, _) => clue == named,
            Broken::Islands { sizes, .. } => *clue == Clue::Islands(sizes.clone()),
            Broken::Moored(_) => matches!(clue, Clue::Moored(_)),
            _ => false,
        },
        _ if matches!(broken, Broken::Codes(ShipType::Beta | ShipType::Gamma, _)) && is_of_alfa(ground) => true,
        Ground::Mark(Fact::Excluded(_)) => false,
        Ground::Mark(Fact::Line(known, _)) => lanes.contains(known),
        Ground::Mark(fact) => fact.cells().is_subset(cells),
    }
}

/// The places of ships where something lies.
fn candidates(reason: &Because) -> Option<PlacementSet> {
    let lies = |at: &dyn Fn(Placement) -> bool| Some(Placement::all().filter(|&place| at(place)).collect());
    match reason {
        Because::Cells(cells) => lies(&|place| place.cells().meets(*cells)),
        Because::Points(points) => lies(&|place| place.points().meets(*points)),
        Because::Fact(Fact::Ship(cell)) => lies(&|place| place.cells().contains(*cell)),
        Because::Fact(Fact::ShipPoint(point)) => lies(&|place| place.points().contains(*point)),
        Because::Fact(Fact::Line(lane, _)) => lies(&|place| place.cells().meets(lane.all_cells())),
        _ => None,
    }
}

/// Whether this shows where the ALFA lies: the letters p and m make a reader look there.
fn is_of_alfa(ground: &Ground) -> bool {
    match ground {
        Ground::Mark(Fact::Found(ship)) => ship.kind() == ShipType::Alpha,
        Ground::Mark(fact) => matches!(fact, Fact::Type(_, ShipType::Alpha)),
        Ground::Clue(_) => false,
    }
}

/// What is drawn in the lines of a ship and around it, and what is known of these lines.
fn of_lines(ship: Placement) -> (CellSet, Vec<Lane>, Option<PlacementSet>) {
    let lanes: Vec<Lane> = Lane::all().filter(|lane| ship.cells().meets(lane.all_cells())).collect();
    let cells = lanes.iter().fold(around(ship.cells()), |cells, lane| cells | lane.all_cells());
    (cells, lanes, Some(ship.into()))
}

/// These cells and all that touch them.
fn around(cells: CellSet) -> CellSet {
    let touches = |cell: &Cell| {
        cells.iter().any(|other| cell.column().abs_diff(other.column()) <= 1 && cell.row().abs_diff(other.row()) <= 1)
    };
    Cell::all().filter(touches).collect()
}

/// The most conflicts of the solver for one question.
const CONFLICTS: u64 = 5_000;

/// The most conflicts for one layout, and the most layouts, of a question about islands: each
/// layout with other islands is excluded by itself, and without a limit to both some questions take
/// minutes.
const ISLAND_CONFLICTS: u64 = 5_000;
const ISLAND_LAYOUTS: u64 = 500;

/// What the solvers have learnt helps with the next question, until it is so much that it hinders:
/// after this many questions, new ones take over.
const QUESTIONS: u32 = 1_000;

/// Answers whether facts follow, for any puzzles. A list of islands is checked in whole layouts, so
/// with one all rules hold.
pub struct Oracle {
    /// The number of questions that the solvers were asked.
    asked: u32,
    /// Each rule has a guard.
    guarded: Engine,
    literals: Literals,
    /// All rules hold.
    fixed: Engine,
    fixed_literals: Literals,
}

impl Default for Oracle {
    fn default() -> Self {
        Self {
            asked: 0,
            guarded: Engine::with_guarded_rules(&Smyoz),
            literals: Literals::default(),
            fixed: Engine::new(&Smyoz),
            fixed_literals: Literals::default(),
        }
    }
}

impl Oracle {
    fn follows(&mut self, technique: &Technique, clues: &Clues, grounds: &[Ground], fact: Fact) -> Option<bool> {
        if self.asked == QUESTIONS {
            *self = Self::default();
        }
        self.asked += 1;
        let (given, _) = position_of::<game::deduction::Smyoz>(clues, &Marks::default(), grounds);
        let islands = Clues { inventory: given.inventory.clone(), shots: Shots::NONE };
        let islands = Smyoz.clues(islands.iter().filter(|clue| matches!(clue, Clue::Islands(_))));
        let has_islands = islands.iter().next().is_some();
        let (engine, literals) = match has_islands {
            true => (&mut self.fixed, &mut self.fixed_literals),
            false => (&mut self.guarded, &mut self.literals),
        };
        let mut assumptions: Vec<Lit> = grounds
            .iter()
            .map(|ground| match ground {
                Ground::Clue(clue) => engine.guard(clue),
                Ground::Mark(fact) => literal(engine, literals, *fact),
            })
            .collect();
        assumptions.push(!literal(engine, literals, fact));
        if has_islands {
            let found = engine.satisfy(&islands, &assumptions, Limits::NONE.within(ISLAND_CONFLICTS), ISLAND_LAYOUTS);
            return found.map(|found| found.is_err());
        }
        assumptions.extend(engine.model().guards_of(technique.features.rules));
        engine
            .is_satisfiable(&assumptions, &mut Budget::new(Limits::NONE.within(CONFLICTS)))
            .map(|can_be_false| !can_be_false)
    }
}

/// The literals of facts, defined on first use.
pub type Literals = HashMap<Fact, Lit>;

/// A literal that is equivalent to a fact.
pub fn literal(engine: &mut Engine, literals: &mut Literals, fact: Fact) -> Lit {
    *literals.entry(fact).or_insert_with(|| Smyoz::literal(&Smyoz, &mut engine.stated(), fact))
}

/// A puzzle with withheld items: a layout, some items of its inventory, and shots until no other
/// layout is left.
pub fn withheld(seed: Seed, number: u32) -> Puzzle {
    let mut stream = seed.stream(&format!("smyoz withheld {number}"));
    let layout = unrank(stream.below(Layout::COUNT));
    let (view, mut inventory) = (View::of(&layout), Inventory::of(&layout));
    let odds = stream.below(8);
    for item in Item::ALL {
        if stream.below(8) >= odds {
            inventory.withhold(item);
        }
    }
    let mut cells: Vec<Cell> = Cell::all().collect();
    stream.shuffle(&mut cells);
    let mut clues = Clues { inventory, shots: Shots::NONE };
    while let Some(cell) = cells.pop() {
        clues.shots.push(view.shot(cell)).expect("each cell is drawn once");
        let found = game::Solver::new(&game::Smyoz).solutions(&clues, 2, Limits::NONE);
        if found.is_ok_and(|found| found.unique().is_some()) {
            break;
        }
    }
    Puzzle { solution: Some(layout), ..Puzzle::new(Smyoz, Clues { inventory: clues.inventory, shots: clues.shots }) }
}

/// The items of a layout's inventory, in the order of [`Item::ALL`].
fn items(layout: &Layout) -> Vec<Clue> {
    Clues { inventory: Inventory::of(layout), shots: Shots::NONE }.iter().collect()
}

/// Removes a random element from the list.
fn pick<T>(stream: &mut Stream, list: &mut Vec<T>) -> T {
    let at = below(stream, list.len());
    list.swap_remove(at)
}
