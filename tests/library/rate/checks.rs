//! What is checked of every path.

use crate::built_in::smyoz::Oracle;
use crate::common;
use crate::suite::reasons::{Reasons, judge};
use itertools::Itertools;
use smyoz::deduction::{Core, Ground, Logic};
use smyoz::games::smyoz::puzzle::{Puzzle, canonical_symmetry, image, mercy};
use smyoz::games::smyoz::rate::{LeanStep, Passage, Rating, SolutionPath, Step};
use smyoz::games::smyoz::techniques::{ALL, Position, up_to};
use smyoz::games::smyoz::{Clue, Clues, Fact, Layout, Marks, Placement, Smyoz, search};
use smyoz::limits::Limits;
use smyoz::puzzles::Level;
use smyoz::rating::{broken_off, spare_step};
use std::collections::BTreeSet;

/// Follows the path on the canonical image of the puzzle, where it was found, and checks every
/// step. Returns the marks before the mercy shot, if there is one.
#[track_caller]
pub(crate) fn walk(puzzle: &Puzzle, path: &SolutionPath) -> Option<Marks> {
    let symmetry = canonical_symmetry(puzzle.task());
    let image = image(puzzle, symmetry);
    let solution = image.solution.unwrap();
    let mut clues = image.clues.clone();
    let mut marks = Marks::start(&clues);
    let mut before_mercy = None;
    for step in path.seen.iter().map(|step| step.under(&symmetry)) {
        assert!(!marks.is_solved(), "a step too many");
        let supposes = step.chain().is_some();
        assert!(step.facts().iter().all(|&fact| !marks.knows(fact)), "{step:?}: nothing new");
        assert!(step.facts().iter().all(|fact| fact.holds(&solution)), "{step:?} is wrong");
        let position = Position { clues: &clues, marks: &marks };
        match &step {
            Step::Seen(_) if supposes => {
                assert!(
                    up_to(Level::Master)
                        .iter()
                        .all(|technique| technique.first(&position, Limits::NONE).unwrap().is_none()),
                    "{step:?} is not needed"
                );
            }
            Step::Seen(deduction) => {
                let facts = |facts: &[Fact]| facts.iter().copied().collect::<BTreeSet<_>>();
                let openings = deduction.technique.openings(&position, Limits::NONE).unwrap();
                assert!(openings.iter().any(|seen| facts(&seen.facts) == facts(&deduction.facts)), "{step:?}");
                let easier = ALL.iter().take_while(|&easier| easier != deduction.technique);
                let mut easier = easier.filter(|easier| !path.rating.without.contains(easier));
                assert!(
                    easier.all(|easier| easier.first(&position, Limits::NONE).unwrap().is_none()),
                    "{step:?}: there is an easier one"
                );
            }
            Step::Core(core) => {
                assert!(
                    up_to(Level::Master)
                        .iter()
                        .all(|technique| technique.first(&position, Limits::NONE).unwrap().is_none()),
                    "{step:?} is not needed"
                );
                assert_follows(&clues, &marks, core, &solution);
            }
            Step::Opened(opened) => {
                let shot = mercy(&image.promise).map(Clue::Shot);
                assert!(before_mercy.replace(marks.clone()).is_none() && opened.clues.first() == shot.as_ref());
                clues = image.all_clues();
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
pub(crate) fn assert_follows(clues: &Clues, marks: &Marks, core: &Core<Smyoz>, solution: &Layout) {
    let Core { facts, grounds, .. } = core;
    let (mut named, mut known) = (clues.clone(), Vec::new());
    for clue in clues.iter().filter(|clue| !grounds.contains(&Ground::Clue(clue.clone()))) {
        named = named.without(&clue);
    }
    for ground in grounds {
        match ground {
            Ground::Clue(clue) => assert!(clues.iter().any(|given| given == *clue), "{clue} is not given"),
            Ground::Mark(fact) => {
                assert!(marks.knows(*fact), "{fact} is not known");
                known.push(*fact);
            }
        }
    }
    let near = search::near(solution, 2).into_iter().filter(|layout| named.fit(layout));
    let others = common::solutions(&named, 2000).layouts;
    for layout in near.chain(others).filter(|layout| known.iter().all(|fact| fact.holds(layout))) {
        assert!(facts.iter().all(|fact| fact.holds(&layout)), "{facts:?} does not follow from {grounds:?}");
    }
}

/// Asserts that the rating is that of the told path.
#[track_caller]
pub(crate) fn assert_rated(path: &SolutionPath) {
    let SolutionPath { seen, told, rating } = path;
    // Steps that are told together with a neighbour, or not at all, were counted.
    let steps_of = |told: &[Passage]| told.iter().flat_map(Passage::steps).count();
    assert!(rating.scale == Rating::SCALE && (told.len()..=steps_of(told)).contains(&rating.steps));
    let steps = || told.iter().flat_map(Passage::steps).map(|step| &step.step);
    // A first use costs what is the most below the level of the technique.
    let used = steps().filter_map(|step| step.deduction()).map(|deduction| deduction.technique);
    let scale = <Smyoz as Logic>::SCALE;
    let below = |level: Level| [0, scale.ceilings[0], scale.ceilings[1], scale.ceilings[2]][level as usize];
    let first: u32 = used.unique_by(|technique| technique.id).map(|technique| below(technique.level)).sum();
    assert_eq!(rating.score, told.iter().map(Passage::score).sum::<u32>() + first);
    let level = seen.iter().map(Step::level).max().unwrap();
    assert_eq!(Some(level), steps().map(Step::level).max());
    let by_score = Level::ALL[scale.ceilings.iter().filter(|&&ceiling| rating.score > ceiling).count()];
    assert_eq!(rating.level, if level == Level::Beyond { level } else { level.max(by_score) });
    let hardest = steps().filter(|step| step.level() == level).max_by_key(|step| step.score()).unwrap();
    assert!(steps().any(|step| step.kind() == rating.hardest && step.score() == hardest.score()));
    let cores = steps().filter_map(|step| if let Step::Core(core) = step { Some(core.grounds.len()) } else { None });
    assert_eq!(rating.core, cores.max());
    let chains: Vec<usize> = steps().filter_map(Step::chain).collect();
    assert_eq!((rating.suppositions, rating.longest), (chains.len(), chains.into_iter().max().unwrap_or(0)));
    assert!(rating.narrowest > 0);
}

/// Asserts that the told path reaches the solution, that none of its steps can be left out, and
/// that each rests on its grounds: that they are enough, and none too many.
#[track_caller]
pub(crate) fn assert_lean(puzzle: &Puzzle, path: &SolutionPath, oracle: &mut Oracle) {
    let steps: Vec<&LeanStep> = path.told.iter().flat_map(Passage::steps).collect();
    assert_eq!(broken_off(&Smyoz, puzzle.task(), &steps), None);
    let spare = spare_step(&Smyoz, puzzle.task(), &steps);
    assert!(spare.is_none(), "{spare:?} can be left out");
    let clues = puzzle.all_clues();
    let conclusions: Vec<_> = steps.iter().flat_map(|step| step.conclusions()).collect();
    let undecided = conclusions.iter().filter(|(deduction, grounds)| {
        let (technique, facts) = (deduction.technique, deduction.facts.clone());
        let reasons = Reasons { technique, facts, grounds: grounds.to_vec() };
        !judge::<Smyoz>(oracle, &clues, &Marks::default(), &reasons).unwrap()
    });
    // The oracle has a limit, but hardly ever needs to make use of it.
    let undecided: Vec<_> = undecided.collect();
    assert!(undecided.len() <= 1 + conclusions.len() / 100, "{} of {}", undecided.len(), conclusions.len());
}
