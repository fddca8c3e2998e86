//! Paths: they lead as far as techniques can see, and say on what they rest.

use smyoz::deduction::{LeanStep, reach};
use smyoz::games::sea_battle::techniques::{ALL, Because, Deduction, Technique};
use smyoz::games::sea_battle::{
    Chart, Clue, Clues, Fact, Layout, Marks, Passage, Piece, Puzzle, Rating, Sampler, Setting, Shown, Shows,
    SolutionPath, Topic,
};
use smyoz::games::smyoz::puzzle::read_as;
use smyoz::limits::Limits;
use smyoz::puzzles::{Level, Record};
use smyoz::rating::Effort;

use super::{below, techniques};
use crate::common::seed;

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
fn more_marks_show_no_less() {
    for number in 0..20 {
        let (setting, layout, clues) = large(number, 4);
        let chart = Chart::new(&setting);
        let mut stream = seed(number).stream("more");
        // Suppositions take long where much is open.
        let levels = if number < 2 { &Level::SOLVABLE[..] } else { &Level::SOLVABLE[..3] };
        for &level in levels {
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
            for marks in [&mut less, &mut more] {
                reach(&(), marks, |technique: &Technique| technique.level <= level, Limits::NONE).unwrap();
            }
            for fact in less.facts() {
                assert!(more.knows(fact), "{level} {number}: {}", chart.fact_name(fact));
            }
        }
    }
}

/// A puzzle that needs a technique: `technique | board fleet rules | clues`.
struct Needing {
    technique: &'static Technique,
    chart: Chart,
    clues: Clues,
}

impl Needing {
    fn new(technique: &str, game: &str, clues: &str) -> Self {
        let technique = Technique::by_id(technique).unwrap_or_else(|| panic!("{technique}"));
        let chart = techniques::chart(game);
        let mut read = Clues::none(chart.setting().size());
        read.extend(clues.split(' ').map(|fact| clue(chart.read_fact(fact).unwrap())));
        Self { technique, chart, clues: read }
    }

    fn all() -> Vec<Self> {
        let records = techniques::records("sea_battle_needed.txt");
        let fields = records.iter().map(|fields| <&[String; 3]>::try_from(&fields[..]).unwrap());
        fields.map(|[technique, game, clues]| Self::new(technique, game, clues)).collect()
    }

    fn solves(&self, wanted: impl Fn(&Technique) -> bool) -> bool {
        let mut marks = Marks::start(&self.chart, &self.clues);
        reach(&(), &mut marks, wanted, Limits::NONE).unwrap();
        marks.is_solved()
    }

    fn puzzle(&self) -> Puzzle {
        Puzzle::new(self.chart.setting().clone(), self.clues.clone())
    }

    /// The lowest level whose techniques solve it.
    fn level(&self) -> Level {
        Level::ALL.into_iter().find(|&level| self.solves(|technique| technique.level <= level)).unwrap()
    }
}

/// The clue that says a fact.
fn clue(fact: Fact) -> Clue {
    let shown = |cell, shows| Clue::Shown(Shown { cell, shows });
    match fact {
        Fact::Count(count) => Clue::Count(count),
        Fact::Water(cell) => shown(cell, Shows::Water),
        Fact::Is(Piece::Ship, cell) => shown(cell, Shows::Ship),
        Fact::Is(Piece::Mine, cell) => shown(cell, Shows::Mine),
        Fact::Is(Piece::Sweeper, cell) => shown(cell, Shows::Sweeper),
        Fact::Shows(cell, shows) => shown(cell, shows),
        _ => panic!("{fact:?} is no clue"),
    }
}

#[test]
fn every_technique_is_needed_by_a_puzzle() {
    let puzzles = Needing::all();
    for puzzle in &puzzles {
        let (technique, level) = (puzzle.technique, puzzle.level());
        let others = |other: &Technique| other.level <= level && other != technique;
        assert!(technique.level <= level && !puzzle.solves(others), "{technique:?}: {:?}", puzzle.clues);
    }
    for technique in ALL {
        assert!(puzzles.iter().any(|puzzle| puzzle.technique == technique), "{technique:?}");
    }
}

#[test]
fn ratings_tell_the_lowest_level_and_all_cells() {
    for puzzle in Needing::all() {
        let SolutionPath { told, rating, .. } =
            SolutionPath::of(&puzzle.puzzle(), Effort::Cores, Limits::NONE).unwrap();
        assert_eq!(rating.level, puzzle.level(), "{:?}", puzzle.clues);
        let mut marks = Marks::start(&puzzle.chart, &puzzle.clues);
        let steps: Vec<_> = told.iter().flat_map(Passage::steps).collect();
        marks.extend(steps.iter().flat_map(|step| step.facts().iter().copied()));
        assert!(marks.is_solved(), "{:?}", puzzle.clues);
        let hardest = rating.hardest.technique().unwrap();
        assert!(hardest.level == rating.level && hardest.score <= rating.score);
        assert!((told.len()..=steps.len()).contains(&rating.steps) && rating.scale == Rating::SCALE);
        assert!(rating.narrowest > 0);
    }
}

/// What a line still needs is what the reader's board lacks, also in the chains of suppositions.
#[test]
fn lines_need_what_the_board_lacks() {
    let text = include_str!("../../../puzzles/sea-battle-levels.jsonl");
    let mut counted = 0;
    // Five of each level.
    for line in text.lines().step_by(4).take(20) {
        let puzzle: Puzzle = read_as(line).unwrap();
        let mut marks = Marks::start(&Chart::new(&puzzle.board), &puzzle.clues);
        let mut check = |deduction: &Deduction, marks: &Marks| {
            if let [Because::Line(line), Because::Piece(piece), Because::Number(number)] = deduction.because[..]
                && deduction.technique.id == "line-full"
            {
                let count: usize = marks.count(piece, line).unwrap().into();
                assert_eq!(number, count - usize::from(marks.is(piece).count_in(line)), "{}", puzzle.id());
                counted += 1;
            }
        };
        for passage in SolutionPath::of(&puzzle, Effort::Cores, Limits::NONE).unwrap().told {
            marks.extend(passage.asides.iter().flat_map(LeanStep::facts).copied());
            let deduction = passage.deduction().unwrap();
            check(&deduction, &marks);
            for case in &deduction.cases {
                let mut supposed = marks.clone();
                supposed.add(case.supposed);
                for (step, _) in &case.steps {
                    check(step, &supposed);
                    supposed.extend(step.facts.iter().copied());
                }
            }
            marks.extend(deduction.facts);
        }
    }
    assert!(counted > 50, "{counted}");
}
