//! Both engines against a plain judge on tiny boards, and against each other on others.

use std::fs;

use smyoz::engines::Conflict;
use smyoz::games::sea_battle::{
    Clue, Clues, Count, Counts, Entry, Format, Layout, Line, Piece, Puzzle, Sampler, Setting, Shapes, Shown, Shows,
    Solver, Topic, Touch, Variant, encode, search,
};
use smyoz::limits::{Budget, Limits};
use smyoz::puzzles::Seed;
use smyoz::sat::{BatSat, Varisat};

use super::seeds::brute_force;
use super::{STANDARD, setting};

/// Boards whose layouts can be tried one by one.
fn tiny() -> Vec<Setting> {
    let mut settings = Vec::new();
    for touch in [Touch::None, Touch::Corners] {
        for shapes in [Shapes::Straight, Shapes::Any] {
            let variant = Variant { touch, shapes, ..STANDARD };
            settings.push(setting("4x4", "3-2", variant));
            settings.push(setting("5x3", "4-1-1", variant));
            settings.push(setting("1x9", "4-2-1", variant));
            settings.push(setting("4x4", "2-1", Variant { mines: 1, ..variant }));
            settings.push(setting("3x5", "3", Variant { mines: 1, sweepers: 1, ..variant }));
        }
    }
    settings
}

/// All layouts, in their order.
fn legal(setting: &Setting) -> Vec<Layout> {
    let mut layouts: Vec<Layout> = brute_force(setting).into_iter().collect();
    layouts.sort_unstable();
    layouts
}

/// Whether a board of characters fits a clue, read plainly.
fn fits(text: &str, clue: Clue) -> bool {
    let rows: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
    let at = |x: i32, y: i32| {
        let row = usize::try_from(y).ok().and_then(|y| rows.get(y));
        row.and_then(|row| row.get(usize::try_from(x).ok()?)).copied().unwrap_or('.')
    };
    match clue {
        Clue::Count(Count { piece, line, number }) => {
            let cells = (0..30).map(|along| match line {
                Line::Column(x) => at(x.into(), along),
                Line::Row(y) => at(along, y.into()),
            });
            cells.filter(|&sign| sign == ['#', '*', '+'][piece as usize]).count() == usize::from(number)
        }
        Clue::Shown(Shown { cell, shows }) => {
            let (x, y) = (i32::from(cell.column()), i32::from(cell.row()));
            let ship = at(x, y) == '#';
            let near = [(1, 0), (-1, 0), (0, 1), (0, -1)].map(|(right, down)| at(x + right, y + down) == '#');
            match shows {
                Shows::Water => at(x, y) == '.',
                Shows::Mine => at(x, y) == '*',
                Shows::Sweeper => at(x, y) == '+',
                Shows::Ship => ship,
                Shows::Submarine => ship && near == [false; 4],
                Shows::Left => ship && near == [true, false, false, false],
                Shows::Right => ship && near == [false, true, false, false],
                Shows::Top => ship && near == [false, false, true, false],
                Shows::Bottom => ship && near == [false, false, false, true],
                Shows::Middle => ship && near.iter().filter(|&&near| near).count() >= 2,
            }
        }
    }
}

/// Each engine's solutions.
struct Engines {
    search: search::Engine,
    batsat: encode::Engine<BatSat>,
    varisat: encode::Engine<Varisat>,
}

impl Engines {
    fn new(setting: &Setting) -> Self {
        let (batsat, varisat) = (encode::Engine::new(setting), encode::Engine::with_guarded_rules(setting));
        Self { search: search::Engine::new(setting), batsat, varisat }
    }

    fn agree(&mut self, clues: &Clues, expected: &[Layout]) {
        assert_eq!(
            self.search.solutions(clues, usize::MAX, &mut Budget::new(Limits::NONE)).layouts,
            expected,
            "search, {clues:?}"
        );
        assert_eq!(
            self.batsat.solutions(clues, usize::MAX, &mut Budget::new(Limits::NONE)).layouts,
            expected,
            "batsat, {clues:?}"
        );
    }

    /// The same, and with the rules as assumptions of another solver.
    fn all_agree(&mut self, clues: &Clues, expected: &[Layout]) {
        self.agree(clues, expected);
        assert_eq!(
            self.varisat.solutions(clues, usize::MAX, &mut Budget::new(Limits::NONE)).layouts,
            expected,
            "varisat, {clues:?}"
        );
    }
}

#[test]
fn engines_find_what_a_plain_judge_finds() {
    for (number, setting) in (0..).zip(tiny()) {
        let layouts = legal(&setting);
        assert!(layouts.len() > 5, "{setting:?}");
        let texts: Vec<String> = layouts.iter().map(Layout::to_string).collect();
        let fitting = |clues: &Clues| -> Vec<Layout> {
            let fit = |text: &str| clues.iter().all(|clue| fits(text, clue));
            layouts.iter().zip(&texts).filter(|(_, text)| fit(text)).map(|(&layout, _)| layout).collect()
        };
        let mut engines = Engines::new(&setting);
        let none = Clues::none(setting.size());
        engines.all_agree(&none, &layouts);
        // Single clues, possible or not, of each setting every seventh, then random ones.
        let first = number as usize % 7;
        let shown = setting.size().cells().flat_map(|cell| Shows::ALL.map(|shows| Shown { cell, shows }));
        for shown in shown.skip(first).step_by(7) {
            let mut clues = none.clone();
            clues.insert(Clue::Shown(shown));
            engines.agree(&clues, &fitting(&clues));
        }
        let counts = |line| {
            Piece::ALL.into_iter().flat_map(move |piece| (0..4).map(move |number| Count { piece, line, number }))
        };
        for count in setting.size().lines().flat_map(counts).skip(first).step_by(7) {
            let mut clues = none.clone();
            clues.insert(Clue::Count(count));
            engines.agree(&clues, &fitting(&clues));
        }
        let mut stream = Seed::try_from(number).unwrap().stream("engines");
        for _ in 0..30 {
            let mut pick = |bound: usize| stream.below(bound as u64) as usize;
            let sources = [pick(layouts.len()), pick(layouts.len())];
            let mixed = 1 + pick(2);
            let topics = Piece::ALL
                .into_iter()
                .flat_map(|piece| setting.size().lines().map(move |line| Topic::Count(piece, line)));
            let topics: Vec<Topic> = topics.chain(setting.size().cells().map(Topic::Shown)).collect();
            let mut clues = none.clone();
            for _ in 0..pick(12) {
                clues.insert(Clue::of(topics[pick(topics.len())], &layouts[sources[pick(mixed)]]));
            }
            engines.all_agree(&clues, &fitting(&clues));
        }
    }
}

/// A random case in which the search laid a mine and a sweeper
/// in the only cell left to both.
#[test]
fn pieces_of_two_kinds_that_are_placed_at_once_are_not_in_one_cell() {
    let puzzle: Puzzle = serde_json::from_str(
        r#"{"format":"sea-battle-puzzle/1","width":6,"height":6,"fleet":[3,2,2,1,1],"mines":2,"sweepers":1,
            "columns":[2,null,null,2,null,null],"rows":[null,null,null,null,null,2],
            "mine_rows":[null,0,null,null,null,0],"sweeper_columns":[null,0,null,null,null,null],
            "clues":[{"cell":"B1","shows":"water"},{"cell":"A3","shows":"water"},{"cell":"C3","shows":"water"},
                     {"cell":"B4","shows":"right"},{"cell":"F5","shows":"bottom"},{"cell":"D6","shows":"water"}]}"#,
    )
    .unwrap();
    let found =
        search::Engine::new(&puzzle.board).solutions(&puzzle.clues, usize::MAX, &mut Budget::new(Limits::NONE)).layouts;
    assert!(found.iter().all(|layout| puzzle.board.check(layout).is_empty() && puzzle.clues.fit(layout)));
    assert_eq!(
        found,
        encode::Engine::<BatSat>::new(&puzzle.board)
            .solutions(&puzzle.clues, usize::MAX, &mut Budget::new(Limits::NONE))
            .layouts
    );
}

#[test]
fn large_boards_are_solved() {
    let fleet = "8-7-6-6-5-5-4-4-4-3-3-3-3-2-2-2-2-1-1-1-1";
    let setting = setting("30x30", fleet, STANDARD);
    let solution = Sampler::new(&setting).layout(Seed::try_from(30).unwrap()).unwrap();
    let mut clues = Clues::none(setting.size());
    clues.set_counts(Piece::Ship, Counts::of(solution.cells(Piece::Ship), setting.size()));
    let chessboard = setting.size().cells().filter(|cell| (cell.column() + cell.row()) % 2 == 0);
    clues.extend(chessboard.map(|cell| Clue::of(Topic::Shown(cell), &solution)));
    let found = search::Engine::new(&setting).solutions(&clues, 9, &mut Budget::new(Limits::NONE));
    assert!(found.complete && found.layouts.contains(&solution));
    let mut sat = encode::Engine::<BatSat>::new(&setting);
    assert_eq!(sat.solutions(&clues, 9, &mut Budget::new(Limits::NONE)), found);
    assert_eq!(sat.another(&clues, &found.layouts, &mut Budget::new(Limits::NONE)), None);
}

#[test]
fn a_budget_ends_both() {
    let setting = Setting::standard();
    let (clues, never) = (Clues::none(setting.size()), std::sync::atomic::AtomicBool::new(false));
    let mut budget = Budget::new(Limits::from(&never).within(1000));
    let search = search::Engine::new(&setting);
    let found = search.solutions(&clues, usize::MAX, &mut budget);
    assert!(budget.is_exhausted() && !found.complete && !found.layouts.is_empty());
    assert_eq!(search.count(&clues, 1_000_000, &mut Budget::new(Limits::from(&never).within(1000))), None);
    assert_eq!(search.count(&clues, 10, &mut Budget::new(Limits::from(&never).within(1000))), Some(10));
    let mut budget = Budget::new(Limits::from(&never).within(200));
    let found = encode::Engine::<BatSat>::new(&setting).solutions(&clues, usize::MAX, &mut budget);
    assert!(budget.is_exhausted() && !found.complete && !found.layouts.is_empty());
}

#[test]
fn a_smallest_conflict_is_found() {
    let setting = setting("5x4", "3-1", STANDARD);
    let layouts = legal(&setting);
    let mut solver = Solver::new(&setting);
    let mut conflicts = 0;
    for number in 0..40 {
        let mut stream = Seed::try_from(number).unwrap().stream("conflict");
        let mut pick = |bound: usize| stream.below(bound as u64) as usize;
        let sources = [layouts[pick(layouts.len())], layouts[pick(layouts.len())]];
        let lines = setting.size().lines().map(|line| Topic::Count(Piece::Ship, line));
        let topics: Vec<Topic> = lines.chain(setting.size().cells().map(Topic::Shown)).collect();
        let mut clues = Clues::none(setting.size());
        clues.extend((0..8).map(|_| Clue::of(topics[pick(topics.len())], &sources[pick(2)])));
        let list: Vec<Clue> = clues.iter().collect();
        let is_core = |set: u32| {
            let chosen = || list.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
            !layouts.iter().any(|layout| chosen().all(|(_, clue)| clue.fits(layout)))
        };
        let fewest = (0..1 << list.len()).filter(|&set| is_core(set)).map(u32::count_ones).min();
        let conflict = solver.conflict(&clues, Limits::NONE);
        assert_eq!(conflict.as_ref().map(|conflict| conflict.clues.len() as u32), fewest, "{clues:?}");
        assert_eq!(solver.solutions(&clues, 1, Limits::NONE).unwrap().layouts.is_empty(), fewest.is_some());
        if let Some(Conflict { clues, smallest }) = conflict {
            assert!(smallest && !layouts.iter().any(|layout| clues.iter().all(|clue| clue.fits(layout))));
            conflicts += 1;
        }
    }
    assert!(conflicts > 5);
}

/// The boards of CSPLib's problem 014. The numbers of layouts without the cells that are shown are
/// published: at most 49,874. `examples/sea_battle_boards.rs` counts those of all boards.
#[test]
fn published_boards_have_one_solution_and_without_cells_as_many_as_published() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sea_battle/csplib014_all.pl");
    let boards = Format::Csplib.read(&fs::read_to_string(file).unwrap()).unwrap();
    assert_eq!(boards.len(), 303);
    let setting = Setting::standard();
    let (search, mut sat) = (search::Engine::new(&setting), encode::Engine::<BatSat>::new(&setting));
    for Entry { name, puzzle } in boards.iter().step_by(20) {
        let found = search.solutions(&puzzle.clues, 1, &mut Budget::new(Limits::NONE));
        assert!(
            found.unique().is_some() && sat.solutions(&puzzle.clues, 1, &mut Budget::new(Limits::NONE)) == found,
            "{name:?}"
        );
    }
    let largest = boards.iter().find(|board| board.name.as_deref() == Some("1337")).unwrap();
    let mut counts = Clues::none(setting.size());
    counts.extend(largest.puzzle.clues.iter().filter(|clue| matches!(clue, Clue::Count(_))));
    assert_eq!(search.count(&counts, u64::MAX, &mut Budget::new(Limits::NONE)), Some(49_874));
}
