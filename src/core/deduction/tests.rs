//! The room on a game of its own: numbers in cells, each of which is known or not.

use std::collections::BTreeSet;
use std::error::Error;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::passage::stages;
use super::switches::{IsOn, Switches};
use super::*;
use crate::game::{Stated, Task};
use crate::lang::Lang;
use crate::limits::{CancelledError, Limits};
use crate::puzzles::Level::{Beginner, Grandmaster};
use crate::sat;

/// Twelve lamps; techniques say which are lit when others are. A lamp that is lit and dark is a
/// contradiction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lamps;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Lamp {
    Lit(u8),
    Dark(u8),
}
use Lamp::{Dark, Lit};

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Known(BTreeSet<Lamp>);

impl Knowledge for Known {
    type Fact = Lamp;

    fn blank(&self) -> Self {
        Self::default()
    }

    fn add(&mut self, fact: Lamp) -> bool {
        self.0.insert(fact)
    }

    fn knows(&self, fact: Lamp) -> bool {
        self.0.contains(&fact)
    }

    fn facts(&self) -> impl Iterator<Item = Lamp> {
        self.0.iter().copied()
    }

    fn is_solved(&self) -> bool {
        self.knows(Lit(11)) || self.knows(Dark(11))
    }
}

impl Logic for Lamps {
    type Game = Switches;
    type Chart = Switches;
    type Clues = ();
    type Fact = Lamp;
    type Marks = Known;
    type Reason = Lamp;
    type Contradiction = u8;
    type Features = ();
    type Symmetry = ();

    const SCALE: Scale = Scale::DEFAULT;

    fn techniques() -> &'static [Technique<Self>] {
        ALL
    }

    fn contradiction(position: &Position<Self>) -> Option<u8> {
        (0..12).find(|&at| position.marks.knows(Lit(at)) && position.marks.knows(Dark(at)))
    }

    fn suppositions(position: &Position<Self>, _cases: usize) -> Vec<Supposition<Self>> {
        let is_open = |at: &u8| !position.marks.knows(Lit(*at)) && !position.marks.knows(Dark(*at));
        let open = (0..12).filter(is_open);
        open.map(|at| Supposition::Fact { supposed: Lit(at), opposite: Dark(at) }).collect()
    }

    fn goal(start: &Known, concluded: &[Lamp]) -> Vec<Lamp> {
        let last = |fact: &&Lamp| matches!(fact, Lit(11) | Dark(11)) && !start.knows(**fact);
        concluded.iter().find(last).copied().into_iter().collect()
    }

    fn prepare(game: &Switches) -> Switches {
        *game
    }

    fn game(game: &Switches) -> &Switches {
        game
    }

    fn blank(_: &Switches) -> Known {
        Known::default()
    }

    fn ground(IsOn(switch, on): IsOn) -> GroundOf<Self> {
        let at = u8::try_from(switch).unwrap();
        Ground::Mark(if on { Lit(at) } else { Dark(at) })
    }

    fn given(_: &Vec<IsOn>) {}

    fn holds(_: &Switches, fact: Lamp, layout: &Vec<bool>) -> bool {
        match fact {
            Lit(at) => layout[usize::from(at)],
            Dark(at) => !layout[usize::from(at)],
        }
    }

    /// None: so no puzzle about switches is rated.
    fn layout(_: &Known) -> Option<Vec<bool>> {
        None
    }

    fn open(_: &Known) -> usize {
        0
    }

    fn is_news(_: &Vec<IsOn>, _: &Known, _: usize) -> bool {
        false
    }

    fn title(technique: &Technique<Self>, _: Lang) -> String {
        technique.id.to_owned()
    }

    fn sentences(_: &Passage<Self>, _: &Switches, _: Lang) -> Vec<String> {
        Vec::new()
    }

    fn place(_: &Passage<Self>, (): &(), _: &Switches, _: Lang) -> String {
        String::new()
    }

    fn grounds(_: &[GroundOf<Self>], _: &Switches, _: Lang) -> Vec<String> {
        Vec::new()
    }

    fn fact_name(_: &Switches, fact: Lamp) -> String {
        format!("{fact:?}")
    }

    fn read_fact(_: &Switches, name: &str) -> Result<Lamp, Box<dyn Error + Send + Sync>> {
        Err(name.into())
    }

    fn facts_at(_: &Switches, place: &str) -> Result<Vec<Lamp>, Box<dyn Error + Send + Sync>> {
        Err(place.into())
    }

    fn rows(_: &Known) -> Vec<String> {
        Vec::new()
    }

    fn lines(_: &Switches) -> [Vec<String>; 2] {
        [Vec::new(), Vec::new()]
    }

    fn literal(_: &Switches, stated: &mut Stated<Switches>, fact: Lamp) -> sat::Lit {
        match fact {
            Lit(at) => stated.guard(&IsOn(at.into(), true)),
            Dark(at) => stated.guard(&IsOn(at.into(), false)),
        }
    }

    fn questions(_: &Known) -> Vec<Lamp> {
        Vec::new()
    }

    fn canonical(_: &Switches, _: Task<'_, Switches>) {}

    fn image(_: &Switches, clues: &Vec<IsOn>, (): ()) -> (Option<Switches>, Vec<IsOn>) {
        (None, clues.clone())
    }

    fn turned(_: &Switches, (): ()) -> impl Image<Self> {}

    fn inverse((): ()) {}
}

static ALL: &[Technique<Lamps>] = &[
    Technique::looking(Beginner, 1, "next", &["lamp"], (), next),
    Technique::looking(Beginner, 2, "plain", &["lamp"], (), plain),
    Technique::looking(Beginner, 3, "far", &["lamp"], (), far),
    Technique::supposing(
        Grandmaster,
        60,
        "supposition",
        (),
        Suppositions { cases: 1, rounds: 4, techniques: Beginner, worth: 0 },
    ),
];

/// From each lit lamp up to the fifth, the next is lit.
fn next(position: &Position<Lamps>, openings: &mut Openings<Lamps>) -> ControlFlow<()> {
    let lit = (0..5).filter(|&at| position.marks.knows(Lit(at)));
    lit.into_iter().try_for_each(|at| openings.conclude([Lit(at + 1)], || [Lit(at)]))
}

/// If lamp 6 is lit, 8 is lit.
fn plain(position: &Position<Lamps>, openings: &mut Openings<Lamps>) -> ControlFlow<()> {
    let facts = position.marks.knows(Lit(6)).then_some(Lit(8));
    openings.conclude(facts, || [Lit(6)])
}

/// If lamp 6 is lit, 8 is dark; but that is not seen any more once something is known of 8. If lamp
/// 6 is dark and 5 is lit, 11 is lit.
fn far(position: &Position<Lamps>, openings: &mut Openings<Lamps>) -> ControlFlow<()> {
    let marks = position.marks;
    let dark = (marks.knows(Lit(6)) && !marks.knows(Lit(8))).then_some(Dark(8));
    openings.conclude(dark, || [Lit(6)])?;
    let lit = (marks.knows(Dark(6)) && marks.knows(Lit(5))).then_some(Lit(11));
    openings.conclude(lit, || [Dark(6)])
}

fn known(facts: &[Lamp]) -> Known {
    Known(facts.iter().copied().collect())
}

fn all() -> Vec<&'static Technique<Lamps>> {
    ALL.iter().collect()
}

fn path(start: Known, limits: Limits) -> Result<Path<Lamps>, DeductionError> {
    let mut path = Path::new((), start).counted();
    path.go_on(&all(), Known::is_solved, limits)?;
    Ok(path)
}

#[test]
fn only_what_is_needed_is_left_of_a_path() {
    let path = path(known(&[Lit(0), Lit(3), Dark(6)]), Limits::NONE).unwrap();
    assert!(path.end().is_solved() && path.steps().len() > 3);
    let lean = path.lean(&path.goal(), Limits::NONE).unwrap();
    let steps = lean.iter().flat_map(Group::steps);
    let steps: Vec<(&str, &[Lamp], Vec<Lamp>)> =
        steps.map(|step| (step.step.kind().id(), step.facts(), step.known().collect())).collect();
    let expected: [(&str, &[Lamp], Vec<Lamp>); 3] = [
        ("next", &[Lit(4)], vec![Lit(3)]),
        ("next", &[Lit(5)], vec![Lit(4)]),
        ("far", &[Lit(11)], vec![Lit(5), Dark(6)]),
    ];
    assert_eq!(steps.len(), expected.len());
    for (step, expected) in steps.iter().zip(&expected) {
        assert_eq!((step.0, step.1), (expected.0, expected.1));
        assert!(step.2.len() == expected.2.len() && expected.2.iter().all(|fact| step.2.contains(fact)), "{step:?}");
    }
    assert_eq!(hardest(&lean).unwrap().step.kind().id(), "far");
}

#[test]
fn a_contradiction_that_single_steps_miss_is_found_in_rounds() {
    let marks = known(&[]);
    let position = Position::<Lamps>::of(&marks);
    let suppositions = Technique::<Lamps>::by_id("supposition").unwrap();
    let first = suppositions.first(&position, Limits::NONE).unwrap().unwrap();
    assert_eq!(first.facts, [Dark(6)]);
    let case = &first.cases[0];
    assert_eq!((case.supposed, case.broken.as_ref().unwrap().0), (Lit(6), 8));
    let ids: Vec<&str> = case.steps.iter().map(|(step, _)| step.technique.id).collect();
    assert_eq!(ids, ["plain", "far"]);
    assert_eq!(suppositions.count(&position, Limits::NONE), Ok(1));
    // One conclusion after the other, the second is not seen.
    let after = known(&[Lit(6), Lit(8)]);
    assert!(ALL.iter().take(3).all(|technique| technique.seen(&Position::of(&after)).is_empty()));
}

#[test]
fn hints_rest_on_what_is_needed() {
    let marks = known(&[Lit(5), Lit(9), Dark(6)]);
    let position = Position::<Lamps>::of(&marks);
    let seen = cheapest(all(), &position, Limits::NONE).unwrap().unwrap();
    let step = Path::single(position, Step::Seen(seen), Limits::NONE).unwrap();
    assert_eq!(step.facts().collect::<Vec<_>>(), [Lit(11)]);
    assert_eq!(step.grounds, [Ground::Mark(Lit(5)), Ground::Mark(Dark(6))]);
    let looking = ALL.iter().filter(|technique| !technique.supposes());
    assert_eq!(cheapest(looking, &Position::of(&known(&[])), Limits::NONE), Ok(None));
}

#[test]
fn what_techniques_reach_does_not_depend_on_the_order() {
    let mut marks = known(&[Lit(1), Dark(6)]);
    reach::<Lamps>(&(), &mut marks, |_| true, Limits::NONE).unwrap();
    assert!(marks.is_solved() && marks.knows(Lit(5)) && !marks.knows(Lit(0)));
    assert_eq!(solves::<Lamps>(&(), known(&[Lit(0)]), |one| !one.supposes(), Limits::NONE), Ok(false));
    assert_eq!(solves::<Lamps>(&(), known(&[Lit(0)]), |_| true, Limits::NONE), Ok(true));
}

#[test]
fn whatever_takes_long_can_be_given_up() {
    let stopped = Limits::until(&|| true);
    let (start, clues) = (known(&[Lit(0)]), ());
    assert_eq!(reach::<Lamps>(&clues, &mut start.clone(), |_| true, stopped), Err(CancelledError));
    assert_eq!(solves::<Lamps>(&clues, start.clone(), |_| true, stopped), Err(CancelledError));
    let given_up = DeductionError::Cancelled(CancelledError);
    let position = Position::<Lamps>::of(&start);
    assert_eq!(path(start.clone(), stopped).unwrap_err(), given_up);
    assert_eq!(cheapest(all(), &position, stopped), Err(given_up.clone()));
    let whole = path(start.clone(), Limits::NONE).unwrap();
    assert_eq!(whole.lean(&whole.goal(), stopped).unwrap_err(), given_up);
    // The flag is read on the way, too.
    let asked = AtomicUsize::new(0);
    let later = || asked.fetch_add(1, Ordering::Relaxed) >= 5;
    assert_eq!(path(start.clone(), Limits::until(&later)).unwrap_err(), given_up);
    let suppositions = Technique::<Lamps>::by_id("supposition").unwrap();
    assert_eq!(suppositions.facts(&position, stopped), Err(CancelledError));
}

#[test]
fn a_conclusion_that_does_not_follow_is_an_error() {
    let technique = Technique::<Lamps>::by_id("next").unwrap();
    let (cases, exhaustive) = Default::default();
    let wrong = Deduction { technique, facts: vec![Lit(9)], because: vec![Lit(0)], cases, exhaustive };
    let marks = known(&[Lit(0), Lit(1)]);
    let single = Path::single(Position::<Lamps>::of(&marks), Step::Seen(wrong), Limits::NONE);
    let Err(DeductionError::Unfounded(fault)) = single else { panic!("it does not follow") };
    assert!(fault.to_string().contains("Lit(9)"), "{fault}");
}

#[test]
fn names_are_those_of_the_table() {
    assert_eq!(Technique::<Lamps>::named_by("far").unwrap().id, "far");
    assert_eq!(Technique::<Lamps>::named_by("fat").unwrap_err().nearest, Some("far"));
    assert_eq!(up_to::<Lamps>(Beginner).len(), 3);
    let marks = known(&[Lit(0)]);
    let seen = ALL[0].seen(&Position::of(&marks)).swap_remove(0);
    assert_eq!(ALL[0].named(&seen.because).collect::<Vec<_>>(), [("lamp", &[Lit(0)][..])]);
}

#[test]
fn a_stage_ends_with_the_last_of_several_ends() {
    assert_eq!(stages(&[false, true, true, false, true, false]), [1, 1, 1, 2, 2, 3]);
    assert_eq!(stages(&[true; 10]), [1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
}
