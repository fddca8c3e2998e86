//! Sea Battle in the suites.

use std::collections::HashMap;

use smyoz::deduction::{GroundOf, Logic};
use smyoz::games::sea_battle::compose::{Composer, Goal, wish};
use smyoz::games::sea_battle::deduction::{Looks, Passage, is_noted};
use smyoz::games::sea_battle::encode::Engine;
use smyoz::games::sea_battle::techniques::{Because, Cause, Technique};
use smyoz::games::sea_battle::{
    Cell, CellSet, Chart, Clue, Clues, Count, Fact, Layout, Line, Piece, Place, Puzzle, Sampler, SeaBattle, Setting,
    Shapes, Shown, Shows, Solver, Topic, Touch, Variant,
};
use smyoz::limits::{Budget, Limits};
use smyoz::puzzles::{Seed, Stream};
use smyoz::sat::{Lit, cardinality};

use crate::suite::sentences::{Named, Worded};
use crate::suite::{Drawn, Fewest, Reasoned, Sampled, below, plain};

/// Boards and fleets of all kinds.
const BOARDS: [(&str, &str); 17] = [
    ("10x10", "4-3-3-2-2-2-1-1-1-1"),
    ("10x10", "5-4-3-3-2"),
    ("8x8", "4-3-3-2-2-2-1-1"),
    ("6x6", "3-2-2-1-1"),
    ("7x5", "4-3-1-1"),
    ("5x9", "4-4-2"),
    ("1x12", "4-3-1"),
    ("14x2", "6-3-1"),
    ("4x4", "3-1"),
    ("9x12", "6-5-4-3-2-1"),
    ("15x15", "5-4-4-3-3-3-2-2-2-2-1-1-1-1-1"),
    ("20x18", "8-6-5-5-4-4-3-3-2-2-1-1"),
    ("11x13", "5-5-4-3-3-2-2-1-1"),
    ("12x12", "5-4-4-3-3-3-2-2-2-2-1-1-1"),
    ("7x30", "9-6-4-3-3-2-2-1"),
    ("25x25", "7-6-6-5-5-4-4-4-3-3-3-2-2-2-1-1-1"),
    ("30x30", "8-7-6-6-5-5-4-4-4-3-3-3-3-2-2-2-2-1-1-1-1"),
];

/// How many of them, the first, the techniques are quick enough for.
const USUAL: usize = 12;

/// Boards for minima where all counts are given.
const COUNTED_BOARDS: [(&str, &str); 6] = [
    ("6x6", "3-2-2-1-1-1"),
    ("6x6", "4-3-1-1"),
    ("7x5", "3-2-2-1"),
    ("5x6", "3-3-1"),
    ("6x6", "3-2-1"),
    ("1x12", "4-2-1"),
];

/// Boards for minima where counts are clues like the cells, or some are withheld.
const SMALL_BOARDS: [(&str, &str); 4] = [("4x4", "3-2"), ("5x4", "3-1-1"), ("5x3", "4-1"), ("4x5", "2-1")];

/// Attempts to draw a layout before another board is drawn instead.
const ATTEMPTS: u64 = 20_000;

/// The most other layouts that conclusions are held against, and the most pieces placed to find
/// them.
const LAYOUTS: usize = 40;
const STEPS: u64 = 5_000;

/// Suppositions are made on boards of up to this many cells; on larger ones they take long.
const SMALL: usize = 64;

impl Sampled for SeaBattle {
    type Board = Setting;

    const NAME: &'static str = "Sea Battle";
    /// Pieces placed; and conflicts, which take seconds on the largest boards.
    const LIMITS: [u64; 2] = [10_000, 5_000];

    /// In half of the cases the clues are true of a layout; in the others they were tampered with.
    fn clues(stream: &mut Stream) -> Drawn<Setting> {
        let (board, layouts) = setting::<2>(&BOARDS, stream);
        let kinds = ["true", "wrong cell", "wrong count", "mixed"];
        let kind = if below(stream, 2) == 0 { kinds[0] } else { kinds[1 + below(stream, 3)] };
        let source = |stream: &mut Stream| layouts[if kind == "mixed" { below(stream, 2) } else { 0 }];

        let mut clues = Clues::none(board.size());
        // How often a count is given: never, always, or something in between.
        let odds = [0, 8, 8, 7, 6, 4][below(stream, 6)];
        for topic in Topic::counts(&board) {
            if below(stream, 8) < odds {
                clues.insert(Clue::of(topic, &source(stream)));
            }
        }
        let mut cells: Vec<Cell> = board.size().cells().collect();
        stream.shuffle(&mut cells);
        // Few cells of a large board are questions that may take SAT minutes.
        let least = if cells.len() > 100 { cells.len() / 3 } else { 0 };
        let most = cells.len().min(if odds == 8 { 12 } else { 30 });
        for &cell in &cells[..least + below(stream, most + 1)] {
            clues.insert(vague(Clue::of(Topic::Shown(cell), &source(stream)), stream));
        }
        match kind {
            // One cell shows something at random.
            "wrong cell" => {
                let cell = cells[below(stream, cells.len())];
                clues.insert(Clue::Shown(Shown { cell, shows: Shows::ALL[below(stream, Shows::ALL.len())] }));
            }
            // One count is one more or one less.
            "wrong count" => {
                let topics: Vec<Topic> = Topic::counts(&board).collect();
                if let Clue::Count(count) = Clue::of(topics[below(stream, topics.len())], &layouts[0]) {
                    let number = if below(stream, 2) == 0 { count.number + 1 } else { count.number.max(1) - 1 };
                    clues.insert(Clue::Count(Count { number, ..count }));
                }
            }
            _ => {}
        }
        Drawn { board, kind, clues, layouts: vec![layouts[0]] }
    }

    /// On a small board, of which all counts are given, or some, or are chosen like the cells.
    fn fewest(stream: &mut Stream) -> Result<Fewest<Setting>, String> {
        let kind = below(stream, 3);
        let boards = if kind == 0 { &COUNTED_BOARDS[..] } else { &SMALL_BOARDS[..] };
        let (board, [solution]) = setting::<1>(boards, stream);
        let wish = match kind {
            0 => wish::cells(&board, Goal::Fewest),
            1 => {
                let some = below(stream, Topic::counts(&board).count());
                wish::with_counts(&board, some, Goal::Fewest, stream)
            }
            _ => wish::counts_and_cells(&board, Goal::Fewest),
        };
        let composed = Composer::new(&board).compose(&solution, &wish, stream, Limits::NONE);
        let composed = composed.map_err(|error| error.to_string())?;
        let (given, chosen) = composed.clues.iter().partition(|clue| wish.given.contains(&clue.topic()));
        let minimum = composed.minimum.filter(|minimum| minimum.proved);
        Ok(Fewest {
            given,
            choices: wish.scope.iter().flatten().map(|&topic| Clue::of(topic, &solution)).collect(),
            chosen,
            claimed: minimum.map(|minimum| minimum.clues + minimum.others.unwrap_or(0)),
            board,
            solution,
        })
    }

    fn all_clues(board: &Setting, layout: &Layout) -> Vec<Clue> {
        plain::all_clues(board, layout)
    }
}

impl Reasoned for SeaBattle {
    type Oracle = Oracle;

    fn position(stream: &mut Stream) -> Drawn<Setting> {
        let (board, [layout, _]) = setting::<2>(&BOARDS[..USUAL], stream);
        let mut clues = Clues::none(board.size());
        // In half of the cases all counts are given, as in most puzzles.
        let odds = [8, 8, 7, 4][below(stream, 4)];
        for topic in Topic::counts(&board) {
            if below(stream, 8) < odds {
                clues.insert(Clue::of(topic, &layout));
            }
        }
        let share = 1 + below(stream, 5);
        for topic in Topic::cells(&board) {
            if below(stream, 32) < share {
                clues.insert(vague(Clue::of(topic, &layout), stream));
            }
        }
        let others = plain::others(&board, &clues, LAYOUTS, STEPS);
        plain::with_others(Drawn { board, kind: "true", clues, layouts: vec![layout] }, others)
    }

    fn supposes(board: &Setting, _: u32) -> bool {
        board.size().area() <= SMALL
    }

    fn facts(chart: &Chart) -> Vec<Fact> {
        let cells = chart.setting().size().cells();
        let pieces = cells.flat_map(|cell| Piece::ALL.map(|piece| [Fact::Is(piece, cell), Fact::Not(piece, cell)]));
        let places = chart.places().map(|place| [Fact::Found(place), Fact::Excluded(place)]);
        pieces.chain(places).flatten().collect()
    }

    fn oracle(board: &Setting) -> Oracle {
        Oracle::new(board)
    }

    fn follows(oracle: &mut Oracle, _: &Technique, (): &(), grounds: &[GroundOf<Self>], fact: Fact) -> Option<bool> {
        oracle.follow(grounds.iter().filter_map(GroundOf::<Self>::fact), &[fact], CONFLICTS)
    }
}

impl Worded for SeaBattle {
    fn brings(chart: &Chart, technique: &Technique, named: Named<'_, Self>, ground: &GroundOf<Self>) -> bool {
        let size = chart.setting().size();
        let looks = technique.features.looks;
        let is_place = matches!(ground.fact(), Some(Fact::Excluded(_)));
        let longest = chart.setting().fleet().classes().map(|(length, _)| length).max().unwrap_or(1);
        // The cells of all places of ships there, and what touches them.
        let places_at = |cells: CellSet| -> CellSet {
            let is_near = |cell: &Cell| {
                cells.iter().any(|other| {
                    let [across, down] = [cell.column().abs_diff(other.column()), cell.row().abs_diff(other.row())];
                    across + down < longest && (!chart.is_straight() || across.min(down) == 0)
                })
            };
            size.cells().filter(is_near).collect::<CellSet>().with_corners()
        };
        let cells_of = |place: Place| *chart.ship(place).cells();
        let (cells, lines, places): (CellSet, &[Line], &[Place]) = match named {
            Named::Fact(fact) if technique.reasons.is_empty() => (places_at(about(chart, fact)), &[], &[]),
            Named::Fact(fact) => (about(chart, fact).with_corners(), &[], &[]),
            Named::Reason(reason) => match reason {
                Because::Number(_) | Because::Length(_) if looks == Looks::Board => return !is_place,
                Because::Length(_) if looks == Looks::Places => {
                    return !is_place && !matches!(ground.fact(), Some(Fact::Count(_)));
                }
                Because::Cells(cells) if looks == Looks::Places => (places_at(*cells), &[], &[]),
                Because::Line(line) if looks == Looks::Places => {
                    (places_at(line.cell_set(size)), std::slice::from_ref(line), &[])
                }
                Because::Cells(cells) => (cells.with_corners(), &[], &[]),
                Because::Line(line) => (line.cell_set(size), std::slice::from_ref(line), &[]),
                Because::Lines(lines) => (lines.iter().flat_map(|line| line.cells(size)).collect(), lines, &[]),
                Because::Places(places) => {
                    let cells: CellSet = places.iter().flat_map(|&place| cells_of(place).iter()).collect();
                    (cells.with_corners(), &[], places)
                }
                // What is full counts, too.
                Because::Lost(lost) => match ground.fact() {
                    Some(Fact::Count(count)) => return lost.iter().any(|&(cause, _)| cause == Cause::Full(count.line)),
                    _ => {
                        let full = lost.iter().filter_map(|(cause, _)| match cause {
                            Cause::Full(line) => Some(line.cell_set(size)),
                            _ => None,
                        });
                        let cells = lost.iter().map(|(_, cells)| cells.with_corners());
                        (cells.chain(full).fold(CellSet::NONE, |all, cells| all | cells), &[], &[])
                    }
                },
                Because::Out(out) => match ground.fact() {
                    Some(Fact::Count(count)) => return out.iter().any(|&(cause, _)| cause == Cause::Full(count.line)),
                    fact => {
                        let places = out.iter().flat_map(|(_, places)| places);
                        let is_named = |place| out.iter().any(|(_, places)| places.contains(&place));
                        if let Some(Fact::Excluded(place)) = fact {
                            return is_named(place);
                        }
                        (places.flat_map(|&place| cells_of(place).iter()).collect::<CellSet>().with_corners(), &[], &[])
                    }
                },
                Because::Length(length) => {
                    return matches!(ground.fact(), Some(Fact::Found(place)) if chart.length(place) == *length);
                }
                Because::Piece(_) | Because::Number(_) | Because::Shows(_) | Because::Ways(_) => return false,
            },
        };
        match ground.fact() {
            Some(Fact::Count(count)) => lines.contains(&count.line),
            Some(Fact::Excluded(place)) => places.contains(&place),
            Some(fact) => about(chart, fact).is_subset(&cells),
            None => false,
        }
    }

    fn notes(passage: &Passage, ground: &GroundOf<Self>) -> bool {
        ground.fact().is_some_and(|fact| is_noted(passage, fact))
    }

    fn is_exempt(reason: &Because) -> bool {
        matches!(
            reason,
            Because::Piece(_) | Because::Number(_) | Because::Length(_) | Because::Shows(_) | Because::Ways(_)
        )
    }
}

/// The cells that a fact is about.
fn about(chart: &Chart, fact: Fact) -> CellSet {
    match fact {
        Fact::Water(cell) | Fact::Is(_, cell) | Fact::Not(_, cell) | Fact::Shows(cell, _) => CellSet::of(cell),
        Fact::Found(place) | Fact::Excluded(place) => *chart.ship(place).cells(),
        Fact::Count(count) => count.line.cell_set(chart.setting().size()),
    }
}

/// The most conflicts of one question: some about withheld counts of large boards take minutes.
const CONFLICTS: u64 = 5_000;

/// Answers whether facts about a board follow from others.
pub struct Oracle {
    chart: Chart,
    engine: Engine,
    literals: HashMap<Fact, Lit>,
}

impl Oracle {
    pub fn new(board: &Setting) -> Self {
        let mut oracle = Self { chart: Chart::new(board), engine: Engine::new(board), literals: HashMap::new() };
        oracle.state_totals();
        oracle
    }

    /// States that the columns together hold as many ship cells as the fleet, and so do the rows.
    ///
    /// This adds nothing to the rules, but they count ships by their places: a solver needs minutes
    /// to learn from them what a line has if the counts of all others are known.
    fn state_totals(&mut self) {
        let (setting, engine) = (self.chart.setting(), &mut self.engine);
        let (size, total) = (setting.size(), setting.cells_of(Piece::Ship));
        let (columns, rows): (Vec<Line>, Vec<Line>) = size.lines().partition(|line| matches!(line, Line::Column(_)));
        for lines in [columns, rows] {
            let mut sums = Vec::new();
            for line in lines {
                let cells = line.cells(size).filter_map(|cell| engine.model().holds(Piece::Ship, cell));
                let cells: Vec<Lit> = cells.collect();
                let sum = cardinality::count(engine.formula_mut(), &cells, cells.len());
                for number in 0..=size.length(line) {
                    let guard = engine.guard(&Clue::Count(Count { piece: Piece::Ship, line, number }));
                    for (least, &reached) in (1..).zip(&sum) {
                        let is_reached = if least <= number { reached } else { !reached };
                        engine.formula_mut().clause([!guard, is_reached]);
                    }
                }
                sums.extend(sum);
            }
            cardinality::exactly(engine.formula_mut(), &[], &sums, total);
        }
    }

    /// Whether all of these facts follow from those known; `None` if that takes more than this many
    /// conflicts.
    pub fn follow(&mut self, known: impl IntoIterator<Item = Fact>, facts: &[Fact], conflicts: u64) -> Option<bool> {
        let mut assumptions: Vec<Lit> = known.into_iter().map(|fact| self.literal(fact)).collect();
        let opposites: Vec<Lit> = facts.iter().flat_map(|&fact| self.opposites(fact)).collect();
        assumptions.push(self.engine.formula_mut().any(&opposites));
        self.engine
            .is_satisfiable(&assumptions, &mut Budget::new(Limits::NONE.within(conflicts)))
            .map(|can_be_false| !can_be_false)
    }

    /// Literals of which one can be true if the fact can be false.
    fn opposites(&mut self, fact: Fact) -> Vec<Lit> {
        let Fact::Count(count) = fact else { return vec![!self.literal(fact)] };
        let others = 0..=self.chart.setting().size().length(count.line);
        let others = others.filter(|&number| number != count.number);
        others.map(|number| self.engine.guard(&Clue::Count(Count { number, ..count }))).collect()
    }

    /// The literal of a fact; for counts, which are only known, one that implies it.
    fn literal(&mut self, fact: Fact) -> Lit {
        let Self { chart, engine, literals } = self;
        *literals.entry(fact).or_insert_with(|| SeaBattle::literal(chart, &mut engine.stated(), fact))
    }
}

/// A puzzle with withheld counts: a board of 6 × 6 to 12 × 12, a fleet for it, a layout, some of
/// its counts, and cells that are shown until no other layout is left.
///
/// Suppositions about such puzzles lead to counts that contradict each other, which puzzles with
/// all counts never do.
pub fn withheld(seed: Seed, number: u32) -> Puzzle {
    let mut stream = seed.stream(&format!("sea withheld {number}"));
    let (setting, layout) = loop {
        let Some(setting) = covered(&mut stream) else { continue };
        let drawn = Sampler::new(&setting).draw_within(&mut stream, ATTEMPTS);
        if let Some(layout) = drawn {
            break (setting, layout);
        }
    };
    let clues = enough(&setting, &layout, &mut stream);
    Puzzle { solution: Some(layout), ..Puzzle::new(setting, clues) }
}

/// A board and a fleet that covers about a fifth of it; on every fourth board, ships may touch or
/// be bent, or there are mines.
fn covered(stream: &mut Stream) -> Option<Setting> {
    let [width, height] = [6, 6].map(|least| least + below(stream, 7));
    let most = width * height * (14 + below(stream, 8)) / 100;
    let (mut fleet, mut cells) = (Vec::new(), 0);
    while cells < most {
        let length = (1 + below(stream, 5).min(below(stream, 5))).min(most - cells);
        cells += length;
        fleet.push(length.to_string());
    }
    let variant = match below(stream, 4) {
        0 => {
            let mines = [0, 0, 1, 2][below(stream, 4)];
            Variant {
                touch: [Touch::None, Touch::Corners][below(stream, 2)],
                shapes: [Shapes::Straight, Shapes::Any][below(stream, 2)],
                mines,
                sweepers: mines.min(below(stream, 2) as u16),
            }
        }
        _ => Variant::default(),
    };
    let size = format!("{width}x{height}").parse().ok()?;
    Setting::new(size, fleet.join("-").parse().ok()?, variant).ok()
}

/// Some of the counts, and cells without which they would leave other layouts.
fn enough(setting: &Setting, layout: &Layout, stream: &mut Stream) -> Clues {
    let mut clues = Clues::none(setting.size());
    let odds = 2 + below(stream, 6);
    for topic in Topic::counts(setting) {
        if below(stream, 8) < odds {
            clues.insert(Clue::of(topic, layout));
        }
    }
    let mut solver = Solver::new(setting);
    loop {
        let solutions = solver.solutions(&clues, 2, Limits::NONE).expect("there is no limit").layouts;
        let Some(other) = solutions.iter().find(|other| *other != layout) else { return clues };
        let apart: Vec<Clue> =
            Topic::cells(setting).map(|topic| Clue::of(topic, layout)).filter(|clue| !clue.fits(other)).collect();
        clues.insert(apart[below(stream, apart.len())]);
    }
}

/// One of these boards, with random rules by which the fleet fits easily, and some of its layouts.
/// The first boards are drawn most often.
fn setting<const N: usize>(boards: &[(&str, &str)], stream: &mut Stream) -> (Setting, [Layout; N]) {
    loop {
        let (size, fleet) = boards[below(stream, boards.len()).min(below(stream, boards.len()))];
        let mines = [0, 0, 1, 2][below(stream, 4)];
        let variant = Variant {
            touch: [Touch::None, Touch::Corners][below(stream, 2)],
            shapes: [Shapes::Straight, Shapes::Any][below(stream, 2)],
            mines,
            sweepers: if mines > 0 { below(stream, 3) as u16 } else { 0 },
        };
        let (size, fleet) = (size.parse().expect("a size"), fleet.parse().expect("a fleet"));
        let Ok(setting) = Setting::new(size, fleet, variant) else { continue };
        let sampler = Sampler::new(&setting);
        let layouts: Vec<Layout> = (0..N).map_while(|_| sampler.draw_within(stream, ATTEMPTS)).collect();
        if let Ok(layouts) = layouts.try_into() {
            return (setting, layouts);
        }
    }
}

/// The same clue, or only that there is a ship.
fn vague(clue: Clue, stream: &mut Stream) -> Clue {
    match clue {
        Clue::Shown(shown) if shown.shows.is_ship() && below(stream, 3) == 0 => {
            Clue::Shown(Shown { shows: Shows::Ship, ..shown })
        }
        _ => clue,
    }
}
