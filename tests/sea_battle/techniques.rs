//! The techniques: on positions chosen for each, and on random ones against all layouts that fit.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::Path as FilePath;

use smyoz::lang::Lang;
use smyoz::sea_battle::techniques::{ALL, Deduction, Technique, reach};
use smyoz::sea_battle::{
    CellSet, Chart, Clue, Clues, Fact, Layout, Level, Marks, Path, Piece, Sampler, Setting, Shapes, Ship, Topic, Touch,
    Variant,
};
use smyoz::seed::{Seed, Stream};

use crate::{STANDARD, setting};

const MINED: Variant = Variant { mines: 1, sweepers: 1, ..STANDARD };
const CORNERS: Variant = Variant { touch: Touch::Corners, ..STANDARD };
const BENT: Variant = Variant { shapes: Shapes::Any, ..STANDARD };

/// A line of the list of cases: `technique | board fleet rules | what is known | what it concludes`.
struct Case {
    text: String,
    technique: &'static Technique,
    chart: Chart,
    known: Vec<Fact>,
    concluded: BTreeSet<String>,
}

impl Case {
    fn read(text: &str) -> Self {
        let fields: Vec<&str> = text.split('|').map(str::trim).collect();
        let [technique, game, known, concluded] = fields[..] else { panic!("{text}") };
        let technique = Technique::by_id(technique).unwrap_or_else(|| panic!("{text}"));
        let mut words = game.split(' ');
        let (size, fleet) = (words.next().unwrap(), words.next().unwrap());
        let variant = words.fold(STANDARD, |variant, word| match word {
            "corners" => Variant { touch: Touch::Corners, ..variant },
            "any" => Variant { shapes: Shapes::Any, ..variant },
            "mine" => Variant { mines: variant.mines + 1, ..variant },
            "sweeper" => Variant { sweepers: variant.sweepers + 1, ..variant },
            _ => panic!("{text}"),
        });
        let chart = Chart::new(&setting(size, fleet, variant));
        let known = known.split_whitespace().map(|fact| chart.read_fact(fact).unwrap()).collect();
        let concluded = concluded.split_whitespace().filter(|&fact| fact != "-").map(str::to_owned).collect();
        Self { text: text.to_owned(), technique, chart, known, concluded }
    }

    fn all() -> Vec<Self> {
        let file = FilePath::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/sea_battle_techniques.txt");
        let text = fs::read_to_string(file).unwrap();
        text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(Self::read).collect()
    }

    fn marks(&self) -> Marks<'_> {
        let mut marks = Marks::none(&self.chart);
        marks.extend(self.known.iter().copied());
        marks
    }
}

#[test]
fn each_technique_sees_what_it_should_and_nothing_else() {
    for case in Case::all() {
        let seen = case.technique.openings(&case.marks());
        let facts: BTreeSet<String> =
            seen.iter().flat_map(|deduction| &deduction.facts).map(|&fact| case.chart.fact_name(fact)).collect();
        assert_eq!(facts, case.concluded, "{}", case.text);
        for deduction in seen {
            assert_eq!(case.technique.concludes(&case.marks(), &deduction.facts).unwrap().facts, deduction.facts);
        }
    }
}

#[test]
fn the_table_is_in_order() {
    assert!(ALL.is_sorted_by_key(|technique| (technique.level, technique.score)));
    let ids: BTreeSet<&str> = ALL.iter().map(|technique| technique.id).collect();
    assert_eq!(ids.len(), ALL.len());
    for level in Level::ALL {
        assert!(ALL.iter().any(|technique| technique.level == level));
    }
}

#[test]
fn conclusions_are_told_in_both_languages() {
    for case in Case::all() {
        let deductions = case.technique.openings(&case.marks());
        for (deduction, lang) in deductions.iter().flat_map(|deduction| Lang::ALL.map(|lang| (deduction, lang))) {
            let sentence = deduction.sentence(&case.chart, lang);
            assert!(sentence.ends_with('.') && !sentence.contains(['{', '$', '\n']), "{sentence}");
            assert!(!case.technique.title(lang).is_empty());
        }
    }
    let told = |text: &str| {
        let case = Case::read(text);
        let first = case.technique.first(&case.marks()).unwrap();
        [Lang::En, Lang::Hu].map(|lang| first.sentence(&case.chart, lang))
    };
    assert_eq!(
        told("line-full | 4x4 2-1 | row2#=3 A2. | "),
        [
            "B2, C2 and D2 are ship cells: row 2 has 3 ship cells, and no other cells are left for them.",
            "B2, C2 és D2 hajómező: a 2. sorban 3 hajómező van, és másutt ott már nem férnek el.",
        ]
    );
    assert_eq!(
        told("shared-by-last | 5x1 4 | | "),
        [
            "B1, C1 and D1 are ship cells: this holds wherever the missing ship of length 4 lies (A1–D1 and B1–E1).",
            "B1, C1 és D1 hajómező: így van ez a hiányzó négyes hajó minden lehetséges helyén (A1–D1 és B1–E1).",
        ]
    );
}

fn seed(number: u32) -> Seed {
    Seed::try_from(number).unwrap()
}

fn below(stream: &mut Stream, bound: usize) -> usize {
    stream.below(bound as u64) as usize
}

/// All legal layouts, by laying ship after ship, then mines.
fn layouts(setting: &Setting) -> Vec<Layout> {
    let mut all = vec![(Layout::empty(setting.size()), Vec::<Ship>::new())];
    let mut last = None;
    for &length in setting.fleet().lengths() {
        let ships = setting.ships(length);
        let again = last.replace(length) == Some(length);
        all = all
            .into_iter()
            .flat_map(|(layout, laid)| {
                // Ships of a length are laid in order.
                let from = laid.last().filter(|_| again).and_then(|last| ships.iter().position(|ship| ship == last));
                let free = ships[from.map_or(0, |at| at + 1)..].iter();
                let free = free.filter(|ship| laid.iter().all(|other| ship.goes_with(other))).copied();
                free.map(|ship| {
                    let mut next = (layout, laid.clone());
                    next.0.lay(Piece::Ship, ship.cells());
                    next.1.push(ship);
                    next
                })
                .collect::<Vec<_>>()
            })
            .collect();
    }
    let mut layouts: Vec<Layout> = all.into_iter().map(|(layout, _)| layout).collect();
    for piece in [Piece::Mine, Piece::Sweeper] {
        for _ in 0..setting.cells_of(piece) {
            layouts = layouts
                .iter()
                .flat_map(|layout| {
                    let free = setting.size().all() - layout.occupied().with_corners();
                    let after = layout.cells(piece).iter().last();
                    free.iter().filter(move |&cell| after.is_none_or(|after| cell > after)).map(|cell| {
                        let mut next = *layout;
                        next.lay(piece, &CellSet::of(cell));
                        next
                    })
                })
                .collect();
        }
    }
    layouts
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
            let openings = technique.openings(&marks);
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
    let uses = check_against_all_layouts(120);
    let unused: Vec<_> = ALL.iter().zip(&uses).filter(|(_, uses)| **uses == 0).collect();
    assert!(unused.len() <= 10, "{unused:?}");
}

/// The same on many more positions. It takes minutes.
#[test]
#[ignore = "for releases"]
fn what_is_concluded_is_true_on_many_positions() {
    let uses = check_against_all_layouts(60_000);
    for (technique, uses) in ALL.iter().zip(uses) {
        println!("{:<20} {uses}", technique.id);
        assert!(uses >= 20, "{technique:?} saw something on {uses} positions only");
    }
}

#[test]
fn small_games_have_the_layouts_that_are_counted() {
    for game in small_games() {
        let layouts = layouts(&game);
        assert_eq!(Some(layouts.len() as u128), smyoz::sea_battle::count(&game), "{game:?}");
        assert!(layouts.iter().all(|layout| game.check(layout).is_empty()));
    }
}

/// Clues of a large board: all counts, and some cells.
fn large(number: u32, cells: usize) -> (Setting, Layout, Clues) {
    let setting = Setting::standard();
    let layout = Sampler::new(&setting).layout(seed(number)).unwrap();
    let mut stream = seed(number).stream("cells");
    let mut clues = Clues::none(setting.size());
    clues.extend(setting.size().lines().map(|line| Clue::of(Topic::Count(Piece::Ship, line), &layout)));
    let mut all: Vec<_> = setting.size().cells().collect();
    stream.shuffle(&mut all);
    clues.extend(all.into_iter().take(cells).map(|cell| Clue::of(Topic::Shown(cell), &layout)));
    (setting, layout, clues)
}

#[test]
fn paths_lead_to_the_solution_and_can_be_replayed() {
    let mut solved = 0;
    for number in 0..12 {
        let (setting, layout, clues) = large(number, 10);
        let chart = Chart::new(&setting);
        let path = Path::find(&chart, &clues, |_| true);
        let mut marks = Marks::start(&chart, &clues);
        for step in &path.steps {
            assert_eq!(
                step.technique.concludes(&marks, &step.facts).as_ref().map(|step| &step.facts),
                Some(&step.facts)
            );
            marks.extend(step.facts.iter().copied());
            assert!(step.facts.iter().all(|fact| fact.holds(&chart, &layout)), "{step:?}");
        }
        assert_eq!((marks.is_solved(), path.level().is_some()), (path.solves, path.solves));
        // The same is reached in any order.
        if !path.solves {
            let mut others = Marks::start(&chart, &clues);
            reach(&mut others, |_| true);
            assert_eq!(others, marks);
        }
        solved += usize::from(path.solves);
    }
    assert!(solved >= 3, "{solved}");
}

#[test]
fn lean_paths_rest_on_what_they_say() {
    let (setting, layout, clues) = large(1, 16);
    let chart = Chart::new(&setting);
    let path = Path::find(&chart, &clues, |_| true);
    let lean = path.lean();
    assert!(!lean.is_empty() && lean.len() <= path.steps.len());
    let mut known: BTreeSet<Fact> = Marks::start(&chart, &clues).facts().collect();
    let mut marks = Marks::start(&chart, &clues);
    for step in lean {
        assert!(step.grounds.iter().all(|&fact| known.contains(&fact) || marks.knows(fact)));
        let mut grounds = Marks::none(&chart);
        grounds.extend(step.grounds.iter().copied());
        assert!(step.deduction.technique.concludes(&grounds, &step.deduction.facts).is_some(), "{step:?}");
        known.extend(&step.deduction.facts);
        marks.extend(step.deduction.facts);
    }
    assert_eq!(marks.is_solved(), path.solves);
    assert!(marks.hold(&layout));
}

#[test]
fn more_marks_show_no_less() {
    for number in 0..20 {
        let (setting, layout, clues) = large(number, 4);
        let chart = Chart::new(&setting);
        let mut stream = seed(number).stream("more");
        for level in Level::ALL {
            let mut less = Marks::start(&chart, &clues);
            let mut more = less.clone();
            more.extend(
                setting
                    .size()
                    .cells()
                    .filter(|_| below(&mut stream, 12) == 0)
                    .map(|cell| layout.at(cell).map_or(Fact::Water(cell), |piece| Fact::Is(piece, cell)))
                    .collect::<Vec<_>>(),
            );
            [&mut less, &mut more].into_iter().for_each(|marks| reach(marks, |technique| technique.level <= level));
            for fact in less.facts() {
                assert!(more.knows(fact), "{level} {number}: {}", chart.fact_name(fact));
            }
        }
    }
}
