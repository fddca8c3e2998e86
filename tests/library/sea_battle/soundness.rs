//! Techniques on random positions of small games: what they conclude must be true of all layouts
//! that fit.

use std::collections::HashMap;

use smyoz::games::sea_battle::techniques::{ALL, Deduction};
use smyoz::games::sea_battle::{
    CellSet, Chart, Clue, Clues, Fact, Layout, Marks, Piece, Position, Setting, Shapes, Topic, Touch, Variant, search,
};
use smyoz::limits::{Budget, Limits};
use smyoz::puzzles::Stream;

use super::{STANDARD, below, setting};
use crate::common::seed;

const MINED: Variant = Variant { mines: 1, sweepers: 1, ..STANDARD };
const CORNERS: Variant = Variant { touch: Touch::Corners, ..STANDARD };
const BENT: Variant = Variant { shapes: Shapes::Any, ..STANDARD };

/// All legal layouts.
fn layouts(setting: &Setting) -> Vec<Layout> {
    let none = Clues::none(setting.size());
    search::Engine::new(setting).solutions(&none, usize::MAX, &mut Budget::new(Limits::NONE)).layouts
}

/// What is true of all of some layouts.
struct Truth<'a> {
    chart: &'a Chart,
    layouts: Vec<&'a Layout>,
    all: [CellSet; 3],
    any: [CellSet; 3],
    ships: HashMap<CellSet, usize>,
}

impl<'a> Truth<'a> {
    fn of(chart: &'a Chart, layouts: Vec<&'a Layout>) -> Self {
        let cells = |piece: Piece| layouts.iter().map(move |layout| *layout.cells(piece));
        let all = Piece::ALL.map(|piece| cells(piece).fold(chart.setting().size().all(), |all, cells| all & cells));
        let any = Piece::ALL.map(|piece| cells(piece).fold(CellSet::NONE, |all, cells| all | cells));
        let mut ships = HashMap::new();
        layouts.iter().flat_map(|layout| layout.ships()).for_each(|ship| *ships.entry(ship).or_default() += 1);
        Self { chart, layouts, all, any, ships }
    }

    fn holds(&self, fact: Fact) -> bool {
        let lying = |place| self.ships.get(self.chart.ship(place).cells()).copied().unwrap_or(0);
        match fact {
            Fact::Water(cell) => !self.any.iter().any(|any| any.contains(cell)),
            Fact::Is(piece, cell) => self.all[piece as usize].contains(cell),
            Fact::Not(piece, cell) => !self.any[piece as usize].contains(cell),
            Fact::Found(place) => lying(place) == self.layouts.len(),
            Fact::Excluded(place) => lying(place) == 0,
            Fact::Shows(..) | Fact::Count(_) => self.layouts.iter().all(|layout| fact.holds(self.chart, layout)),
        }
    }
}

/// Games whose layouts can all be listed.
fn small_games() -> Vec<Setting> {
    [
        ("5x5", "3-2-1", STANDARD),
        ("6x4", "3-1-1", STANDARD),
        ("4x5", "2-2-1", STANDARD),
        ("5x5", "1-1-1-1", STANDARD),
        ("7x3", "3-2-1-1", STANDARD),
        ("5x4", "2-2-1", CORNERS),
        ("4x4", "3-2-1", CORNERS),
        ("5x5", "4-1", BENT),
        ("5x4", "3-2", Variant { touch: Touch::Corners, ..BENT }),
        ("5x5", "2-1", MINED),
        ("4x5", "2-2", Variant { touch: Touch::Corners, mines: 1, ..STANDARD }),
        ("5x4", "3-1", Variant { shapes: Shapes::Any, mines: 2, ..STANDARD }),
    ]
    .map(|(size, fleet, variant)| setting(size, fleet, variant))
    .into()
}

/// Clues that are true of a layout, each topic of a kind with the same probability.
fn clues(layout: &Layout, stream: &mut Stream) -> Clues {
    let mut clues = Clues::none(layout.size());
    for piece in Piece::ALL {
        // Mostly all counts are given.
        let share = [4, 4, 3, 2, 0][below(stream, 5)];
        let lines = layout.size().lines().filter(|_| below(stream, 4) < share).collect::<Vec<_>>();
        clues.extend(lines.into_iter().map(|line| Clue::of(Topic::Count(piece, line), layout)));
    }
    let share = below(stream, 4);
    let cells = layout.size().cells().filter(|_| below(stream, 16) < share).collect::<Vec<_>>();
    clues.extend(cells.into_iter().map(|cell| Clue::of(Topic::Shown(cell), layout)));
    clues
}

/// Facts about cells and places that are true of a layout and of some others.
fn told(truth: &Truth, stream: &mut Stream) -> Vec<Fact> {
    let chart = truth.chart;
    let cells = chart.setting().size().cells().flat_map(|cell| {
        let pieces = Piece::ALL.into_iter().flat_map(move |piece| [Fact::Is(piece, cell), Fact::Not(piece, cell)]);
        pieces.chain([Fact::Water(cell)])
    });
    let places = chart.places().flat_map(|place| [Fact::Found(place), Fact::Excluded(place)]);
    let share = below(stream, 4).min(below(stream, 4));
    cells.chain(places).filter(|&fact| below(stream, 8) < share && truth.holds(fact)).collect()
}

/// Asks all techniques again and again and adds some of what they see; all of it must hold.
fn walk(mut marks: Marks, truth: &Truth, stream: &mut Stream, uses: &mut [usize]) {
    for _ in 0..6 {
        let mut seen: Vec<Deduction> = Vec::new();
        for (technique, uses) in ALL.iter().zip(uses.iter_mut()) {
            let openings = technique.openings(&Position::of(&marks), Limits::NONE).unwrap();
            *uses += usize::from(!openings.is_empty());
            seen.extend(openings);
        }
        for (deduction, &fact) in seen.iter().flat_map(|seen| seen.facts.iter().map(move |fact| (seen, fact))) {
            let known: Vec<String> = marks.facts().map(|fact| truth.chart.fact_name(fact)).collect();
            assert!(
                truth.holds(fact),
                "{:?} concludes {} on {:?}\n{}",
                deduction.technique,
                truth.chart.fact_name(fact),
                truth.chart.setting(),
                known.join(" ")
            );
        }
        if seen.is_empty() {
            return;
        }
        let share = 1 + below(stream, 4);
        let facts = seen.iter().flat_map(|deduction| deduction.facts.iter().copied());
        marks.extend(facts.filter(|_| below(stream, 4) < share).collect::<Vec<_>>());
    }
}

/// Draws positions of small games and checks what is concluded against all layouts that fit.
/// Returns how often each technique saw something.
fn check_against_all_layouts(positions: u32) -> Vec<usize> {
    let games = small_games();
    let boards: Vec<(Chart, Vec<Layout>)> = games.iter().map(|game| (Chart::new(game), layouts(game))).collect();
    let mut uses = vec![0; ALL.len()];
    for number in 0..positions {
        let mut stream = seed(number).stream("techniques");
        let (chart, layouts) = &boards[number as usize % boards.len()];
        let layout = &layouts[below(&mut stream, layouts.len())];
        let clues = clues(layout, &mut stream);
        let fitting: Vec<&Layout> = layouts.iter().filter(|layout| clues.fit(layout)).collect();
        let others = fitting.iter().copied().filter(|_| below(&mut stream, 8) == 0).chain([layout]).collect();
        let told = told(&Truth::of(chart, others), &mut stream);
        let fitting = fitting.into_iter().filter(|layout| told.iter().all(|fact| fact.holds(chart, layout))).collect();
        let mut marks = Marks::start(chart, &clues);
        marks.extend(told);
        assert!(marks.hold(layout));
        walk(marks, &Truth::of(chart, fitting), &mut stream, &mut uses);
    }
    uses
}

#[test]
fn what_is_concluded_is_true_of_all_layouts_that_fit() {
    let uses = check_against_all_layouts(300);
    for (technique, uses) in ALL.iter().zip(uses) {
        assert!(uses > 0, "{technique:?} saw nothing");
    }
}
