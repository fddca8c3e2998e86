//! Ratings: properties of the solution path, the level and the score, whatever the puzzle.

use std::collections::BTreeSet;
use std::fs;
use std::sync::LazyLock;

use smyoz::compose::{ClueSymmetry, Composed, Goal, Options, Order, Wish, compose};
use smyoz::judge::{WrongRating, verify};
use smyoz::lang::Lang;
use smyoz::puzzle::{Difference, Puzzle, read_lines};
use smyoz::rate::{
    Effort, Hardest, LeanStep, NoHint, NoStep, NotRated, Rating, SolutionPath, Step, Stepper, ToldStep, contradiction,
    hint, solves, wrong_marks,
};
use smyoz::smyoz::deduction::Ground;
use smyoz::smyoz::selftest::reasons::{Judge, Reasons};
use smyoz::smyoz::selftest::techniques::looking;
use smyoz::smyoz::techniques::{ALL, Because, Deduction, Level, Position, Technique, reach};
use smyoz::smyoz::{
    Cell, Clue, Clues, EngineChoice, Fact, Layout, Marks, Placement, Seed, Shot, Shots, Symmetry, View, search,
};

fn seed(number: u32) -> Seed {
    Seed::try_from(number).unwrap()
}

fn order(levels: &str) -> Order {
    Order::of(levels.parse().unwrap())
}

fn technique(id: &str) -> &'static Technique {
    Technique::by_id(id).unwrap()
}

/// The puzzle of a seed that is made to order, if there is one.
fn made(number: u32, order: Order) -> Option<Puzzle> {
    let options = Options { engine: EngineChoice::Search, ..Goal::unique(Wish::ToOrder(order)).into() };
    compose(seed(number), &options).ok().map(|Composed { puzzle, minimal, .. }| {
        assert!(minimal, "seed {number}");
        puzzle
    })
}

/// Puzzles of each level that techniques solve.
static ORDERED: LazyLock<Vec<(Level, Puzzle)>> = LazyLock::new(|| {
    let levels = [Level::Beginner, Level::Advanced, Level::Master].into_iter();
    let puzzles = levels.flat_map(|level| (0..4).map(move |number| (level, number)));
    puzzles.map(|(level, number)| (level, made(number, order(level.name())).unwrap())).collect()
});

/// A collection that comes with the project.
fn collection(name: &str) -> Vec<Puzzle> {
    let text = fs::read_to_string(format!("{}/puzzles/{name}.jsonl", env!("CARGO_MANIFEST_DIR"))).unwrap();
    read_lines(&text).map(|(_, puzzle)| puzzle.unwrap()).collect()
}

fn rating(puzzle: &Puzzle) -> Rating {
    puzzle.rating.clone().unwrap()
}

/// The lowest level whose techniques solve the clues without suppositions; grandmaster above these.
fn level(clues: &Clues) -> Level {
    let solved = |&level: &Level| solves(clues, |technique| technique.level <= level);
    Level::ALL[..3].iter().copied().find(solved).unwrap_or(Level::Grandmaster)
}

/// Follows the path on the canonical image of the puzzle, where it was found, and checks every
/// step. Returns the marks before the mercy shot, if there is one.
#[track_caller]
fn walk(puzzle: &Puzzle, path: &SolutionPath) -> Option<Marks> {
    let symmetry = puzzle.canonical_symmetry();
    let image = puzzle.image(symmetry);
    let solution = image.solution.unwrap();
    let mut clues = image.clues_before_mercy();
    let mut marks = Marks::start(&clues);
    let mut before_mercy = None;
    let mut before = None;
    for step in path.seen.iter().map(|step| step.image(symmetry)) {
        assert!(!marks.is_solved(), "a step too many");
        // Suppositions are made in turn from the same position.
        let supposes = step.chain().is_some();
        let marks_before = before.take().filter(|_| supposes).unwrap_or_else(|| marks.clone());
        assert!(step.facts().iter().all(|&fact| !marks_before.knows(fact)), "{step:?}: nothing new");
        assert!(step.facts().iter().all(|fact| fact.holds(&solution)), "{step:?} is wrong");
        let position = Position { clues: &clues, marks: &marks_before };
        match &step {
            Step::Technique(_) if supposes => {
                assert!(
                    looking().iter().all(|technique| technique.first(&position).is_none()),
                    "{step:?} is not needed"
                );
                before = Some(marks_before);
            }
            Step::Technique(deduction) => {
                let facts = |facts: &[Fact]| facts.iter().copied().collect::<BTreeSet<_>>();
                let openings = deduction.technique.openings(&position);
                assert!(openings.iter().any(|seen| facts(&seen.facts) == facts(&deduction.facts)), "{step:?}");
                let easier = ALL.iter().take_while(|&easier| easier != deduction.technique);
                let mut easier = easier.filter(|easier| !path.rating.without.contains(easier));
                assert!(easier.all(|easier| easier.first(&position).is_none()), "{step:?}: there is an easier one");
            }
            Step::Core { facts, because, .. } => {
                assert!(
                    looking().iter().all(|technique| technique.first(&position).is_none()),
                    "{step:?} is not needed"
                );
                assert_follows(&clues, &marks, facts, because, &solution);
            }
            Step::Mercy(shot) => {
                assert!(before_mercy.replace(marks.clone()).is_none() && Some(*shot) == image.mercy, "{step:?}");
                clues = image.clues();
                Marks::start(&clues).facts().for_each(|fact| {
                    marks.add(fact);
                });
            }
        }
        for &fact in step.facts() {
            marks.add(fact);
        }
    }
    assert!(marks.is_solved());
    assert_eq!(marks.found().iter().collect::<BTreeSet<Placement>>(), solution.placements().into_iter().collect());
    before_mercy
}

/// Asserts that the grounds of a core exist, and that no layout with up to two ships elsewhere, nor
/// some others, fits them and contradicts what follows.
#[track_caller]
fn assert_follows(clues: &Clues, marks: &Marks, facts: &[Fact], because: &[Because], solution: &Layout) {
    let (mut named, mut known) = (clues.clone(), Vec::new());
    for clue in clues.iter().filter(|clue| !because.contains(&Because::Clue(clue.clone()))) {
        named = named.without(&clue);
    }
    for ground in because {
        match ground {
            Because::Clue(clue) => assert!(clues.iter().any(|given| given == *clue), "{clue} is not given"),
            Because::Fact(fact) => {
                assert!(marks.knows(*fact), "{fact} is not known");
                known.push(*fact);
            }
            other => panic!("{other:?} is not a ground of a core"),
        }
    }
    let near = search::near(solution, 2).into_iter().filter(|layout| named.fit(layout));
    let others = search::solutions(&named, 2000).layouts;
    for layout in near.chain(others).filter(|layout| known.iter().all(|fact| fact.holds(layout))) {
        assert!(facts.iter().all(|fact| fact.holds(&layout)), "{facts:?} does not follow from {because:?}");
    }
}

/// Asserts that the rating is that of the told path.
#[track_caller]
fn assert_rated(path: &SolutionPath) {
    let SolutionPath { seen, told, rating } = path;
    assert_eq!((rating.scale, rating.steps), (Rating::SCALE, told.len()));
    assert_eq!(rating.score, told.iter().map(ToldStep::score).sum::<u32>());
    assert_eq!(Some(rating.level), seen.iter().map(Step::level).max());
    let steps = || told.iter().flat_map(ToldStep::steps).map(|step| &step.step);
    assert_eq!(Some(rating.level), steps().map(Step::level).max());
    let hardest = steps().filter(|step| step.level() == rating.level).max_by_key(|step| step.score()).unwrap();
    assert!(steps().any(|step| step.kind() == rating.hardest && step.score() == hardest.score()));
    let cores =
        steps().filter_map(|step| if let Step::Core { because, .. } = step { Some(because.len()) } else { None });
    assert_eq!(rating.core, cores.max());
    let chains: Vec<usize> = steps().filter_map(Step::chain).collect();
    assert_eq!((rating.suppositions, rating.longest), (chains.len(), chains.into_iter().max().unwrap_or(0)));
    assert!(rating.narrowest > 0);
}

fn are_known(grounds: &[Ground], marks: &Marks) -> bool {
    grounds.iter().all(|ground| match ground {
        Ground::Clue(_) => true,
        Ground::Mark(fact) => marks.knows(*fact),
    })
}

/// The place of the first step that does not follow from what is known there; `None` if all do, and
/// the last one is the solution.
fn broken_off(puzzle: &Puzzle, steps: &[&LeanStep]) -> Option<usize> {
    let (before, all) = (puzzle.clues_before_mercy(), puzzle.clues());
    let (mut clues, mut marks) = (&before, Marks::start(&before));
    for (at, LeanStep { step, grounds, .. }) in steps.iter().enumerate() {
        let position = Position { clues, marks: &marks };
        let follows = match step {
            Step::Technique(_) | Step::Core { .. } if are_known(grounds, &marks) => true,
            Step::Technique(deduction) if step.chain().is_none() => {
                deduction.technique.concludes(&position, &deduction.facts).is_some()
            }
            Step::Technique(_) | Step::Core { .. } => false,
            Step::Mercy(_) => {
                clues = &all;
                marks.extend(Marks::start(clues).facts());
                true
            }
        };
        if !follows {
            return Some(at);
        }
        marks.extend(step.facts().iter().copied());
    }
    (!marks.is_solved()).then_some(steps.len())
}

/// Asserts that the told path reaches the solution, that none of its steps can be left out, and that
/// each rests on its grounds: that they are enough, and none too many.
#[track_caller]
fn assert_lean(puzzle: &Puzzle, path: &SolutionPath, judge: &mut Judge) {
    let steps: Vec<&LeanStep> = path.told.iter().flat_map(ToldStep::steps).collect();
    assert_eq!(broken_off(puzzle, &steps), None);
    for at in 0..steps.len() {
        let mut rest = steps.clone();
        let step = rest.remove(at);
        let is_mercy = matches!(step.step, Step::Mercy(_));
        assert!(is_mercy || broken_off(puzzle, &rest).is_some(), "{step:?} can be left out");
    }
    let clues = puzzle.clues();
    for LeanStep { step, grounds, .. } in steps {
        let Step::Technique(deduction) = step else { continue };
        let mut judge = |deduction: &Deduction, grounds: &[Ground]| {
            let (technique, facts) = (deduction.technique, deduction.facts.clone());
            assert_eq!(judge.judge(&clues, &Reasons { technique, facts, grounds: grounds.to_vec() }), Ok(true));
        };
        if step.chain().is_none() {
            judge(deduction, grounds);
        }
        for (step, grounds) in deduction.cases.iter().flat_map(|case| &case.steps) {
            judge(step, grounds);
        }
    }
}

#[test]
fn what_is_told_is_needed_and_enough() {
    let mut judge = Judge::new();
    for (_, puzzle) in &*ORDERED {
        let path = SolutionPath::of(puzzle, Effort::Techniques).unwrap();
        assert_lean(puzzle, &path, &mut judge);
        assert!(path.told.len() < path.seen.len());
        let stages = path.stages(puzzle);
        assert!(stages.len() > 3 && stages.last().unwrap().known.is_solved());
        for line in Lang::ALL.iter().flat_map(|&lang| path.told.iter().flat_map(move |told| told.sentences(lang))) {
            assert!(line.chars().count() <= 300, "{line}");
        }
    }
}

#[test]
fn a_cell_is_explained_by_what_is_needed_for_it() {
    let (_, puzzle) = &ORDERED[5];
    let solution = puzzle.solution.unwrap();
    for cell in Cell::all().step_by(7) {
        let told = SolutionPath::why(puzzle, Effort::Techniques, cell).unwrap();
        let mut marks = Marks::start(&puzzle.clues());
        marks.extend(told.iter().flat_map(ToldStep::steps).flat_map(|step| step.step.facts()).copied());
        let is = if solution.cells().contains(cell) { Fact::Ship(cell) } else { Fact::Water(cell) };
        assert!((marks.knows(is) || marks.is_solved()) && marks.hold(&solution), "{cell}");
    }
}

#[test]
fn every_step_follows_and_the_last_one_is_the_solution() {
    for (level, puzzle) in &*ORDERED {
        let path = SolutionPath::of(puzzle, Effort::Techniques).unwrap();
        assert!(walk(puzzle, &path).is_none());
        assert_rated(&path);
        assert_eq!((path.rating.level, &path.rating), (*level, &rating(puzzle)));
        // If techniques suffice, cores are not tried.
        assert_eq!(SolutionPath::of(puzzle, Effort::Cores).as_ref(), Ok(&path));
    }
}

#[test]
fn puzzles_with_the_fewest_shots_are_mostly_beyond_people() {
    let mut stuck = 0;
    for puzzle in collection("minimum").iter().chain(&collection("mercy")).step_by(5) {
        match SolutionPath::of(puzzle, Effort::Techniques) {
            Ok(path) => {
                walk(puzzle, &path);
                assert_rated(&path);
            }
            Err(reason) => {
                assert_eq!((reason, level(&puzzle.clues_before_mercy())), (NotRated::Stuck, Level::Grandmaster));
                stuck += 1;
            }
        }
    }
    assert!(stuck > 20, "{stuck}");
    let symmetric = collection("symmetric");
    assert_eq!(symmetric.len(), 50);
    assert!(symmetric.iter().all(|puzzle| SolutionPath::of(puzzle, Effort::Cores) == Err(NotRated::UpToSymmetry)));
}

#[test]
fn beyond_techniques_a_proof_names_a_few_things_together() {
    let puzzle = &collection("minimum")[7];
    let path = SolutionPath::of(puzzle, Effort::Cores).unwrap();
    assert!(walk(puzzle, &path).is_none());
    assert_rated(&path);
    assert_eq!((path.rating.level, path.rating.hardest), (Level::Beyond, Hardest::Core));
    assert!(path.rating.core.is_some());
    let rated = Puzzle { rating: Some(path.rating.clone()), ..puzzle.clone() };
    assert_eq!(verify(&rated, EngineChoice::Search).rating, Some(Ok(())));
    let difference = Difference { key: "level", claimed: "master".into(), found: "beyond".into() };
    let lower = Rating { level: Level::Master, ..path.rating };
    let rated = Puzzle { rating: Some(lower), ..puzzle.clone() };
    assert_eq!(verify(&rated, EngineChoice::Search).rating, Some(Err(WrongRating::Other(vec![difference]))));
}

#[test]
fn a_rating_by_smallest_cores_says_so_and_is_checked_so() {
    // With so many shots, few cores are needed.
    let mut puzzle = Puzzle { minimum: None, ..collection("minimum")[7].clone() };
    let view = View::of(&puzzle.solution.unwrap());
    for cell in Cell::all().filter(|cell| !puzzle.shot_cells().contains(*cell)).collect::<Vec<_>>() {
        puzzle.shots.push(view.shot(cell)).unwrap();
        if solves(&puzzle.clues(), |technique| technique.suppositions().is_none()) {
            puzzle.shots.pop();
        }
    }
    let without = vec![technique("supposition")];
    let exact = SolutionPath::without(&puzzle, Effort::Smallest, without.clone()).unwrap().rating;
    assert!(exact.exact && exact.core.is_some());
    let rated = Puzzle { rating: Some(exact.clone()), ..puzzle.clone() };
    assert_eq!(verify(&rated, EngineChoice::Search).rating, Some(Ok(())));
    let minimal = SolutionPath::without(&puzzle, Effort::Cores, without).unwrap().rating;
    assert!(!minimal.exact && minimal.core.is_some());
    // If techniques suffice, nothing depends on cores.
    let (_, easy) = &ORDERED[0];
    assert_eq!(SolutionPath::of(easy, Effort::Smallest).unwrap().rating, rating(easy));
}

#[test]
fn the_mercy_shot_comes_when_nothing_else_is_left() {
    let puzzle = &collection("mercy")[6];
    let path = SolutionPath::of(puzzle, Effort::Cores).unwrap();
    let before = walk(puzzle, &path).expect("without the mercy shot there are several solutions");
    assert_rated(&path);
    let image = puzzle.image(puzzle.canonical_symmetry());
    let left = search::solutions(&image.clues_before_mercy(), 5).layouts;
    assert!(left.len() > 1 && left.iter().all(|layout| before.hold(layout)));
    let differ = |fact: Fact| left.iter().any(|layout| fact.holds(layout) != fact.holds(&left[0]));
    assert!(before.unknown().iter().all(|cell| differ(Fact::Water(cell))), "a cell could have been known");
    assert!(before.unknown_points().iter().all(|point| differ(Fact::WaterPoint(point))), "a point, too");
}

#[test]
fn what_lies_symmetrically_can_be_spared_by_no_orbit() {
    for pattern in [ClueSymmetry::Rotate, ClueSymmetry::Diagonal] {
        let goal = Goal::Unique { withheld: Vec::new(), pattern, shots: Wish::ToOrder(order("advanced")) };
        let options = Options { engine: EngineChoice::Search, ..goal.into() };
        for number in 0..2 {
            // A single shot of an orbit can mostly be left out.
            let Composed { puzzle, minimal, .. } = compose(seed(number), &options).unwrap();
            let verdict = verify(&puzzle, EngineChoice::Search);
            assert_eq!((verdict.rating, verdict.spare.is_empty()), (Some(Ok(())), minimal));
            let orbits = pattern.orbits();
            let mut orbits: Vec<_> = orbits.iter().filter(|orbit| orbit.meets(puzzle.shot_cells())).collect();
            orbits.retain(|orbit| {
                assert!(orbit.is_subset(puzzle.shot_cells()));
                let mut rest = puzzle.clues();
                rest.shots = orbit.iter().fold(rest.shots, Shots::without);
                search::solutions(&rest, 1).unique().is_some() && rating(&puzzle).is_kept_by(&rest)
            });
            assert!(orbits.is_empty(), "{orbits:?}");
        }
    }
}

#[test]
fn wrong_marks_end_somewhere() {
    let mut stream = seed(1).stream("wrong");
    for (_, puzzle) in &*ORDERED {
        let clues = puzzle.clues();
        let other = seed(999_000 + stream.below(999) as u32).layout();
        let mut marks = Marks::start(&clues);
        for _ in 0..4 {
            let ship = other.placements()[stream.below(10) as usize];
            let cell = Cell::all().nth(stream.below(81) as usize).unwrap();
            marks.add([Fact::Found(ship), Fact::Excluded(ship)][stream.below(2) as usize]);
            marks.add([Fact::Ship(cell), Fact::Water(cell)][stream.below(2) as usize]);
        }
        let mut stepper = Stepper::new(&clues, Effort::Techniques);
        let end = loop {
            match stepper.next(&marks) {
                Ok(step) => {
                    assert!(step.facts().iter().filter(|&&fact| marks.add(fact)).count() > 0, "{step:?}");
                    assert!(step.sentence(Lang::Hu).ends_with('.'));
                }
                Err(end) => break end,
            }
        };
        assert!(marks.hold(&puzzle.solution.unwrap()) || end != NoStep::Solved, "{end:?}");
        // Wrong marks may yield a hint, but never a panic.
        let hint = Stepper::new(&clues, Effort::Cores).next(&marks);
        assert!(hint != Err(NoStep::Solved) || end == NoStep::Solved);
    }
}

#[test]
fn clues_that_tell_too_little_have_no_level() {
    let nothing = Puzzle::default();
    assert_eq!(SolutionPath::of(&nothing, Effort::Cores), Err(NotRated::NotUnique));
    assert_eq!(SolutionPath::of(&nothing, Effort::Techniques), Err(NotRated::Stuck));
}

#[test]
fn images_have_the_same_rating() {
    for (_, puzzle) in ORDERED.iter().step_by(3) {
        for symmetry in Symmetry::ALL {
            let mut image = puzzle.image(symmetry);
            // The order of the shots does not matter.
            image.shots = Shots::new(image.shots.iter().rev().copied()).unwrap();
            let path = SolutionPath::of(&image, Effort::Techniques).unwrap();
            assert_eq!(path.rating, rating(puzzle));
            walk(&image, &path);
        }
    }
}

/// Grandmasters' puzzles of the project.
fn for_grandmasters(count: usize) -> Vec<Puzzle> {
    let puzzles = collection("levels").into_iter();
    puzzles.filter(|puzzle| rating(puzzle).level == Level::Grandmaster).take(count).collect()
}

#[test]
fn suppositions_solve_what_techniques_do_not() {
    let mut judge = Judge::new();
    for puzzle in for_grandmasters(2) {
        assert_eq!(level(&puzzle.clues()), Level::Grandmaster);
        let path = SolutionPath::of(&puzzle, Effort::Techniques).unwrap();
        walk(&puzzle, &path);
        assert_rated(&path);
        assert_eq!(path.rating, rating(&puzzle));
        assert!(path.rating.suppositions > 0 && path.rating.hardest == Hardest::Technique(technique("supposition")));
        assert_lean(&puzzle, &path, &mut judge);
        let image = puzzle.image(Symmetry::ALL[3]);
        assert_eq!(SolutionPath::of(&image, Effort::Techniques).unwrap().rating, path.rating);
    }
}

#[test]
fn suppositions_in_any_order_reach_the_same() {
    let mut stream = seed(1).stream("suppositions");
    let supposition = technique("supposition");
    for puzzle in for_grandmasters(1) {
        let clues = puzzle.clues();
        let mut marks = Marks::start(&clues);
        loop {
            reach(&clues, &mut marks, |technique| technique.suppositions().is_none());
            let mut shown = supposition.facts(&Position { clues: &clues, marks: &marks });
            if shown.is_empty() {
                break;
            }
            // Some of them, in any order.
            stream.shuffle(&mut shown);
            let some = 1 + stream.below(shown.len() as u64) as usize;
            marks.extend(shown.into_iter().take(some));
        }
        let mut all = Marks::start(&clues);
        reach(&clues, &mut all, |_| true);
        assert!(marks.is_solved() && all.is_solved() && marks.found() == all.found());
    }
}

#[test]
fn the_level_is_the_lowest_that_suffices() {
    for (level, puzzle) in &*ORDERED {
        let clues = puzzle.clues();
        assert!(solves(&clues, |technique| technique.level <= *level));
        assert!(!solves(&clues, |technique| technique.level < *level));
        assert!(rating(puzzle).is_kept_by(&clues));
    }
}

#[test]
fn more_shots_are_no_harder() {
    let mut stream = seed(1).stream("more");
    let minimum = collection("minimum").into_iter().take(20).map(|puzzle| (Level::Beyond, puzzle));
    for (_, puzzle) in ORDERED.iter().cloned().chain(minimum) {
        let mut clues = puzzle.clues();
        let view = View::of(&puzzle.solution.unwrap());
        let mut cells: Vec<Cell> = Cell::all().filter(|&cell| !puzzle.shot_cells().contains(cell)).collect();
        let mut highest = level(&clues);
        for _ in 0..6 {
            let at = stream.below(cells.len() as u64) as usize;
            clues.shots.push(view.shot(cells.swap_remove(at))).unwrap();
            let now = level(&clues);
            assert!(now <= highest, "{now} above {highest}: {clues:?}");
            highest = now;
        }
    }
}

/// Whether a puzzle without one of its shots has one solution and is no harder than it is rated.
fn can_be_spared(puzzle: &Puzzle, shot: Shot) -> bool {
    let rest = puzzle.clues().without(&Clue::Shot(shot));
    search::solutions(&rest, 1).unique().is_some() && level(&rest) <= rating(puzzle).level
}

#[test]
fn no_shot_can_be_left_out() {
    for (number, (_, puzzle)) in ORDERED.iter().enumerate() {
        assert!(puzzle.shots.iter().all(|&shot| !can_be_spared(puzzle, shot)), "{puzzle:?}");
        let sat = if number % 4 == 0 { &[EngineChoice::Sat][..] } else { &[] };
        for &engine in [EngineChoice::Search].iter().chain(sat) {
            let verdict = verify(puzzle, engine);
            assert!(verdict.is_minimal() && verdict.rating == Some(Ok(())), "{verdict:?}");
        }
    }
    // For uniqueness alone, some can mostly be left out.
    let unrated = ORDERED.iter().map(|(_, puzzle)| Puzzle { rating: None, ..puzzle.clone() });
    let spare = unrated.map(|puzzle| verify(&puzzle, EngineChoice::Search).spare.len());
    assert!(spare.sum::<usize>() > ORDERED.len(), "the level needs more shots than uniqueness");
}

#[test]
fn shots_too_many_are_found() {
    let (_, puzzle) = &ORDERED[5];
    let free = Cell::all().find(|&cell| !puzzle.shot_cells().contains(cell)).unwrap();
    let mut more = puzzle.clone();
    more.shots.push(View::of(&puzzle.solution.unwrap()).shot(free)).unwrap();
    let path = SolutionPath::of(&more, Effort::Techniques).unwrap();
    more.rating = Some(path.rating.clone());
    let verdict = verify(&more, EngineChoice::Search);
    assert_eq!(verdict.rating, Some(Ok(())));
    assert!(
        path.rating.level < rating(puzzle).level || verdict.spare.contains(&Clue::Shot(*more.shots.last().unwrap()))
    );
}

#[test]
fn required_techniques_are_needed() {
    for id in ["colour-between", "shared-by-point"] {
        let required = technique(id);
        let order = Order { require: vec![required], ..order(required.level.name()) };
        let mut found = 0;
        for puzzle in (0..2).filter_map(|number| made(number, order.clone())) {
            let Rating { level, .. } = rating(&puzzle);
            assert_eq!(level, required.level);
            assert!(!solves(&puzzle.clues(), |technique| technique.level <= level && technique != required));
            let path = SolutionPath::of(&puzzle, Effort::Techniques).unwrap();
            assert!(path.seen.iter().any(|step| step.id() == id));
            found += 1;
        }
        assert!(found > 0, "{id}: no puzzle");
    }
}

#[test]
fn avoided_techniques_are_done_without() {
    let mut found = 0;
    for (level, puzzle) in ORDERED.iter().step_by(4) {
        let Hardest::Technique(used) = rating(puzzle).hardest else { panic!("techniques solve it") };
        let avoid = [used, technique("line-counted")];
        let one = Order { avoid: avoid.to_vec(), ..order(level.name()) };
        let other = Order { avoid: avoid.into_iter().rev().collect(), ..one.clone() };
        let number = puzzle.seed.unwrap().number();
        let (Some(without), again) = (made(number, one), made(number, other)) else { continue };
        assert_eq!(Some(&without), again.as_ref(), "the order in which they are named is of no account");

        let rating = rating(&without);
        let mut sorted = avoid;
        sorted.sort_by_key(|technique| technique.id);
        assert_eq!((rating.level, &rating.without[..]), (*level, &sorted[..]));
        let path = SolutionPath::of(&without, Effort::Techniques).unwrap();
        assert!(
            path.rating == rating
                && path.seen.iter().all(|step| avoid.iter().all(|technique| technique.id != step.id()))
        );
        walk(&without, &path);
        assert!(solves(&without.clues(), |technique| technique.level <= *level && !avoid.contains(&technique)));
        let verdict = verify(&without, EngineChoice::Search);
        assert!(verdict.rating == Some(Ok(())) && verdict.is_minimal(), "{verdict:?}");
        found += 1;
    }
    assert!(found >= 2, "{found} of 3 puzzles");
}

#[test]
fn scores_are_as_ordered() {
    let score = "..300".parse().unwrap();
    let cheap: Vec<Puzzle> =
        (0..4).filter_map(|number| made(number, Order { score: Some(score), ..order("advanced") })).collect();
    assert!(!cheap.is_empty());
    assert!(cheap.iter().all(|puzzle| rating(puzzle).score <= 300 && rating(puzzle).level == Level::Advanced));
    assert!(made(0, Order { score: Some("1".parse().unwrap()), ..order("advanced") }).is_none());
}

#[test]
fn a_hint_is_the_step_of_the_path_at_its_place() {
    let mut puzzle = collection("minimum")[7].clone();
    let path = SolutionPath::without(&puzzle, Effort::Cores, vec![technique("supposition")]).unwrap();
    puzzle.rating = Some(path.rating.clone());
    let (puzzle, mut marks, mut cores) = (&puzzle, Vec::new(), 0);
    for step in &path.seen {
        if let Step::Core { .. } = step {
            let hint = hint(puzzle, &marks, Effort::Cores).unwrap();
            assert_eq!((hint.parts.len(), &hint.parts[0].step), (1, step));
            cores += 1;
        }
        marks.extend(step.facts());
    }
    assert!(cores > 1);
    assert_eq!(hint(puzzle, &marks, Effort::Cores), Err(NoHint::Step(NoStep::Solved)));
}

#[test]
fn what_follows_from_the_rules_alone_has_a_core_of_nothing() {
    let clues = collection("minimum")[7].clues();
    // Without these techniques, nothing but the rules says that the corners are water.
    let without = ["corner-cells", "no-ship-fits", "supposition"].map(|id| Technique::by_id(id).unwrap());
    let stepper = |effort| Stepper::without(&clues, effort, &without);
    let (mut techniques, mut marks) = (stepper(Effort::Techniques), Marks::start(&clues));
    while let Ok(step) = techniques.next(&marks) {
        marks.extend(step.facts().iter().copied());
    }
    let corners = ["11", "91", "19", "99"].map(|cell| Fact::Water(cell.parse().unwrap()));
    for effort in [Effort::Cores, Effort::Smallest] {
        let step = stepper(effort).next(&marks).unwrap();
        let Step::Core { facts, because, .. } = &step else { panic!("{step:?}") };
        assert!(because.is_empty() && corners.iter().all(|corner| facts.contains(corner)), "{step:?}");
        assert!(step.sentence(Lang::En).ends_with(": it follows from the rules alone."));
    }
}

#[test]
fn wrong_marks_are_named_with_what_they_contradict() {
    for (_, puzzle) in ORDERED.iter().step_by(4) {
        let solution = puzzle.solution.unwrap();
        let clues = puzzle.clues();
        let right: Vec<Fact> = solution.placements()[..4].iter().map(|&ship| Fact::Found(ship)).collect();
        assert!(wrong_marks(puzzle, &right).is_empty() && contradiction(&clues, &right).is_none());
        let wet = solution.placements()[9].cells().iter().next().unwrap();
        let all = [&right[..], &[Fact::Water(wet)]].concat();
        assert_eq!(wrong_marks(puzzle, &all), [Fact::Water(wet)]);
        let because = contradiction(&clues, &all).unwrap();
        let wrong = NoHint::Wrong { wrong: vec![Fact::Water(wet)], because: because.clone() };
        assert_eq!(hint(puzzle, &all, Effort::Cores), Err(wrong));
        let named = because.iter().filter_map(|because| match because {
            Because::Fact(fact) => Some(*fact),
            _ => None,
        });
        let named: Vec<Fact> = named.collect();
        assert!(named.contains(&Fact::Water(wet)) && named.iter().all(|fact| all.contains(fact)), "{because:?}");
        // Marks can contradict each other, whatever the clues.
        let both = [Fact::Ship(wet), Fact::Water(wet)];
        let because = contradiction(&Clues::default(), &both).unwrap();
        assert!(both.map(Because::Fact).iter().all(|mark| because.contains(mark)) && because.len() == 2);
    }
}
