//! Paths: they lead as far as techniques can see, and say on what they rest.

use std::collections::BTreeSet;

use smyoz::deduction::{Ground, GroundOf, Group, LeanStep, Step, reach};
use smyoz::games::sea_battle::techniques::{ALL, Because, Deduction, Technique, contradiction};
use smyoz::games::sea_battle::{
    Chart, Clue, Clues, Fact, Layout, Marks, Passage, Path, Piece, Position, Puzzle, Rating, Sampler, SeaBattle,
    Setting, Shown, Shows, SolutionPath, Topic,
};
use smyoz::games::smyoz::puzzle::read_as;
use smyoz::lang::Lang;
use smyoz::limits::Limits;
use smyoz::puzzles::{Level, Record};
use smyoz::rating::Effort;

use super::{below, seed, techniques};

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
        let (setting, layout, clues) = large(number, 24);
        let chart = Chart::new(&setting);
        let mut path = Path::new((), Marks::start(&chart, &clues));
        let looking: Vec<_> = ALL.iter().filter(|technique| technique.level <= Level::Master).collect();
        let is_solved = path.go_on(&looking, Marks::is_solved, Limits::NONE).unwrap();
        let mut marks = Marks::start(&chart, &clues);
        for step in path.steps().iter().filter_map(Step::deduction) {
            assert_eq!(
                step.technique.concludes(&Position::of(&marks), &step.facts).as_ref().map(|step| &step.facts),
                Some(&step.facts)
            );
            marks.extend(step.facts.iter().copied());
            assert!(step.facts.iter().all(|fact| fact.holds(&chart, &layout)), "{step:?}");
        }
        assert_eq!(marks.is_solved(), is_solved);
        // The same is reached in any order.
        if !is_solved {
            let mut others = Marks::start(&chart, &clues);
            reach(&(), &mut others, below_suppositions, Limits::NONE).unwrap();
            assert_eq!(others, marks);
        }
        solved += usize::from(is_solved);
    }
    assert!(solved >= 3, "{solved}");
}

fn below_suppositions(technique: &Technique) -> bool {
    technique.level <= Level::Master
}

/// The facts among grounds, which are all.
fn facts(grounds: &[GroundOf<SeaBattle>]) -> Vec<Fact> {
    grounds.iter().filter_map(Ground::fact).collect()
}

/// Checks that a conclusion follows from these grounds alone: by its technique or, for a
/// supposition, since the steps of its chain do, and break something.
fn assert_follows(chart: &Chart, deduction: &Deduction, grounds: &[Fact]) {
    let of = |facts: &[Fact]| {
        let mut marks = Marks::none(chart);
        marks.extend(facts.iter().copied());
        marks
    };
    let Some(chain) = deduction.cases.first() else {
        let known = of(grounds);
        assert!(deduction.technique.concludes(&Position::of(&known), &deduction.facts).is_some(), "{deduction:?}");
        return;
    };
    let mut known = of(grounds);
    known.add(chain.supposed);
    for (step, grounds) in &chain.steps {
        let grounds = facts(grounds);
        assert!(step.cases.is_empty() && grounds.iter().all(|&fact| known.knows(fact)), "{step:?}");
        assert_follows(chart, step, &grounds);
        known.extend(step.facts.iter().copied());
    }
    let (broken, because) = chain.broken.as_ref().unwrap();
    let because = facts(because);
    assert!(because.iter().all(|&fact| known.knows(fact)), "{chain:?}");
    assert_eq!(contradiction(&of(&because)).as_ref(), Some(broken));
    // What is concluded is the opposite of what was supposed.
    let mut both = of(&deduction.facts);
    both.add(chain.supposed);
    assert!(contradiction(&both).is_some(), "{deduction:?}");
}

#[test]
fn lean_paths_rest_on_what_they_say() {
    let (setting, layout, clues) = large(1, 20);
    let chart = Chart::new(&setting);
    let mut path = Path::new((), Marks::start(&chart, &clues));
    let is_solved = path.go_on(&ALL.iter().collect::<Vec<_>>(), Marks::is_solved, Limits::NONE).unwrap();
    let lean = path.lean(&path.goal(), Limits::NONE).unwrap();
    let lean: Vec<_> = lean.iter().flat_map(Group::steps).collect();
    assert!(!lean.is_empty() && lean.len() <= path.steps().len());
    let mut known: BTreeSet<Fact> = Marks::start(&chart, &clues).facts().collect();
    let mut marks = Marks::start(&chart, &clues);
    for step in lean {
        assert!(step.known().all(|fact| known.contains(&fact) || marks.knows(fact)));
        assert_follows(&chart, step.deduction().unwrap(), &step.known().collect::<Vec<_>>());
        known.extend(step.facts());
        marks.extend(step.facts().iter().copied());
    }
    assert_eq!(marks.is_solved(), is_solved);
    assert!(marks.hold(&layout));
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

#[test]
fn ratings_are_told_in_both_languages() {
    let puzzle = Needing::new("submarine", "4x3 3-1", "row1#=3 columnD#=1 A3=submarine");
    let path = SolutionPath::of(&puzzle.puzzle(), Effort::Cores, Limits::NONE).unwrap();
    let [hungarian, english] = [Lang::Hu, Lang::En].map(|lang| {
        let sentences = path.told.iter().flat_map(|step| step.sentences(&puzzle.chart, lang));
        sentences.collect::<Vec<_>>()
    });
    assert_eq!((hungarian.len(), english.len()), (path.told.len(), path.told.len()));
    assert_eq!(
        english[..4],
        [
            "A submarine lies at A3: a submarine has only one cell.",
            "A2, B2 and B3 are water: the ship at A3 is finished, and only water lies beside it.",
            "No 3-cell ship can lie at D1–D3: otherwise column D would have more than 1 ship cell.",
            "D2 and D3 are water: no missing ship fits there (the one submarine is found).",
        ]
    );
    assert_eq!(
        hungarian[..4],
        [
            "A3 egymezős hajó: az ilyen hajónak nincs több mezője.",
            "A2, B2 és B3 víz: a kész hajó (A3) mellett csak víz lehet.",
            "D1–D3 nem lehet hárommezős hajó: különben a D oszlopban több mint 1 hajómező volna.",
            "D2 és D3 víz: oda egyik hiányzó hajó sem fér (az egyetlen egymezős hajó már megvan).",
        ]
    );
    assert!(english.contains(&"Row 2 has no ship cells: every cell of row 2 is known.".to_owned()));
    assert!(hungarian.contains(&"A 2. sorban nincs hajómező: a 2. sor minden mezője ismert.".to_owned()));
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
