//! A sample of each suite, and the proof that faults would be found. `examples/selftest.rs` runs
//! many cases.

use std::collections::BTreeSet;

use rayon::prelude::*;
use smyoz::engines::{SearchEngine, Solutions};
use smyoz::game::Game;
use smyoz::games::sea_battle::SeaBattle;
use smyoz::games::smyoz::{Clues, Item, Layout, Smyoz};
use smyoz::limits::{Budget, Limits};
use smyoz::puzzles::{Seed, Stream};

use crate::common::seed;
use crate::suite::engines::{Agreement, Case, Fault, LIMIT};
use crate::suite::sentences::{Count, Worded};
use crate::suite::techniques::Tally;
use crate::suite::{ClueOf, Drawn, Fewest, LayoutOf, LogicOf, Reasoned, Sampled, minima, plain, techniques};

#[path = "../../examples/bare_game.rs"]
#[allow(dead_code, reason = "it has a program of its own")]
mod bare_game;
use bare_game::Queens;

/// Within these limits, the engines agree on the first cases, of which a few at most are undecided.
fn engines_agree<G: Sampled>(cases: u32, limits: [u64; 2], undecided: usize) {
    let test = |number| Case::<G>::draw(seed(1), number).test_within(limits);
    let test = |number| test(number).unwrap_or_else(|wrong| panic!("{}, case {number}: {wrong}", G::NAME));
    let agreements: Vec<Agreement> = (0..cases).into_par_iter().map(test).collect();
    let some = |is: fn(&Agreement) -> bool| assert!(agreements.iter().any(is), "{}: {agreements:?}", G::NAME);
    some(|agreement| agreement.solutions.is_none() && agreement.compared > 0);
    some(|agreement| agreement.solutions == Some(0));
    some(|agreement| agreement.solutions == Some(1));
    some(|agreement| agreement.solutions > Some(1));
    let gave_up = agreements.iter().filter(|agreement| agreement.undecided).count();
    assert!(gave_up <= undecided, "{}: {gave_up} undecided", G::NAME);
}

#[test]
fn the_engines_agree() {
    engines_agree::<Smyoz>(100, Smyoz::LIMITS, 2);
    engines_agree::<SeaBattle>(40, [2_000, 1_000], 6);
    engines_agree::<Queens>(20, Queens::LIMITS, 0);
}

#[test]
fn a_case_for_which_an_engine_gives_up_is_undecided() {
    let gave_up = (0..10).map(|number| Case::<SeaBattle>::draw(seed(1), number).test_within([0, 0]).unwrap());
    assert!(gave_up.into_iter().any(|agreement| agreement.undecided && agreement.solutions.is_none()));
}

#[test]
fn cases_are_of_every_kind_and_never_change() {
    let cases: Vec<Drawn<Smyoz>> = (0..3000).map(|number| Case::<Smyoz>::draw(seed(1), number).drawn).collect();
    let shots: BTreeSet<_> = cases.iter().map(|case| case.clues.shots.len()).collect();
    assert!(shots.into_iter().eq(0..=20));
    let kinds: BTreeSet<_> = cases.iter().map(|case| case.kind).collect();
    assert_eq!(kinds.len(), 4);
    for kind in kinds {
        let of_kind = || cases.iter().filter(move |case| case.kind == kind);
        for item in Item::ALL {
            let given = of_kind().filter(|case| case.clues.inventory.gives(item)).count();
            assert!(given > 0 && given < of_kind().count(), "{kind}: {item}");
        }
    }
    assert!(cases.iter().any(|case| case.clues.inventory.items().count() == 7));
    assert!(cases.iter().any(|case| case.clues.inventory.items().count() == 0));
    assert_eq!(Case::<Smyoz>::draw(seed(1), 7).drawn.clues, cases[7].clues);
}

/// What is found if the search is wrong in this way. The other engine is the unmodified search:
/// this tests the test.
fn found(case: &Case<Smyoz>, wrong: impl Fn(&Clues, &mut Solutions<Layout>)) -> Option<Fault<Layout>> {
    let search = SearchEngine::new(&Smyoz);
    let result = case.compare(
        &mut |clues, limit| Some(search.solutions(clues, limit, &mut Budget::new(Limits::NONE))),
        &mut |clues, limit| {
            let mut solutions = search.solutions(clues, limit, &mut Budget::new(Limits::NONE));
            wrong(clues, &mut solutions);
            Some(solutions)
        },
    );
    let mismatch = result.err()?;
    assert!(Smyoz::each(&case.drawn.clues).all(|clue| Smyoz::each(&mismatch.clues).any(|other| other == clue)));
    Some(mismatch.fault)
}

fn is_about_solutions(fault: Option<&Fault<Layout>>) -> bool {
    matches!(fault, Some(Fault::Lost(_) | Fault::Different | Fault::Disorder))
}

#[test]
fn planted_faults_of_engines_are_found() {
    let cases = (0..60).map(|number| Case::<Smyoz>::draw(seed(1), number));
    let cases: Vec<_> = cases.filter(|case| case.drawn.kind == "true" && case.drawn.clues.shots.len() > 4).collect();
    let stray = Layout::of_seed(seed(5));
    assert!(cases.len() > 10);
    for case in cases {
        assert_eq!(found(&case, |_, _| {}), None);
        // A solution is dropped: the one from which the case was drawn, or another.
        assert!(is_about_solutions(found(&case, |_, solutions| _ = solutions.layouts.pop()).as_ref()));
        let fault = found(&case, |_, solutions| {
            if solutions.complete {
                solutions.layouts.clear();
            }
        });
        assert!(matches!(fault, Some(Fault::Lost(_))), "{fault:?}");
        // The search ends too early, or does not know that it has ended.
        assert!(is_about_solutions(found(&case, |_, solutions| solutions.complete ^= true).as_ref()));
        // A layout that does not fit.
        let fault = found(&case, |clues, solutions| {
            assert!(!clues.fit(&stray));
            solutions.layouts[0] = stray;
        });
        assert_eq!(fault, Some(Fault::Unfit(stray)));
        // Layouts out of order.
        let fault = found(&case, |_, solutions| solutions.layouts.push(solutions.layouts[0]));
        assert_eq!(fault, Some(Fault::Disorder));
    }
}

#[test]
fn a_solution_lost_only_with_more_clues_is_found() {
    let many = (0..).map(|number| Case::<Smyoz>::draw(seed(1), number)).find(|case| {
        let clues = &case.drawn.clues;
        clues.shots.len() > 4
            && !SearchEngine::new(&Smyoz).solutions(clues, LIMIT, &mut Budget::new(Limits::NONE)).complete
    });
    let (many, given) = (many.as_ref().unwrap(), |clues: &Clues| Smyoz::each(clues).count());
    let fault = found(many, |clues, solutions| {
        if given(clues) > given(&many.drawn.clues) && solutions.complete {
            solutions.layouts.pop();
        }
    });
    assert!(matches!(fault, Some(Fault::Lost(_) | Fault::Different)), "{fault:?}");
}

fn no_smaller_set_is_enough<G: Sampled>(cases: u32) -> BTreeSet<usize>
where
    G::Board: Sync + Send,
{
    let test = |number| minima::Case::<G>::draw(seed(0), number).and_then(|case| case.test());
    let tried: Vec<minima::Tried> =
        (0..cases).map(|number| test(number).unwrap_or_else(|wrong| panic!("{}: {wrong}", G::NAME))).collect();
    assert!(tried.iter().all(|tried| tried.sets > 0 && tried.layouts > 0), "{}: {tried:?}", G::NAME);
    tried.iter().map(|tried| tried.clues).collect()
}

#[test]
fn no_smaller_set_of_clues_leaves_one_layout() {
    assert!(no_smaller_set_is_enough::<SeaBattle>(60).len() > 3);
    assert!(no_smaller_set_is_enough::<Smyoz>(6).len() > 1);
    no_smaller_set_is_enough::<Queens>(5);
}

#[test]
fn cases_of_minima_are_of_many_kinds_and_never_change() {
    let draw = |number| minima::Case::<SeaBattle>::draw(seed(0), number).unwrap().puzzle;
    let kinds: BTreeSet<_> =
        (0..60).map(draw).map(|puzzle| (puzzle.board.variant(), puzzle.given.is_empty())).collect();
    assert!(kinds.len() > 15, "{} kinds", kinds.len());
    assert_eq!((draw(7).board, draw(7).solution, draw(7).chosen), (draw(7).board, draw(7).solution, draw(7).chosen));
}

#[test]
fn wrong_minima_are_found() {
    for number in 0..20 {
        let right = minima::Case::<SeaBattle>::draw(seed(0), number).unwrap();
        let clues = right.test().unwrap().clues;
        // A clue more than is needed, counted as if it were.
        let mut spare = right.clone();
        let Fewest { choices, chosen, claimed, .. } = &mut spare.puzzle;
        chosen.push(*choices.iter().find(|clue| !chosen.contains(clue)).unwrap());
        *claimed = Some(clues + 1);
        let Err(minima::Fault::TooMany(fewer)) = spare.test() else {
            panic!("case {number}: a spare clue was not found")
        };
        assert_eq!(fewer.len(), clues);
        // The same without counting it, and a clue that is needed left out.
        let mut uncounted = spare.clone();
        uncounted.puzzle.claimed = Some(clues);
        assert_eq!(uncounted.test(), Err(minima::Fault::Claim));
        let mut loose = right.clone();
        loose.puzzle.chosen.pop();
        loose.puzzle.claimed = Some(clues - 1);
        let expected = if clues == 1 { minima::Fault::Claim } else { minima::Fault::NotUnique };
        assert_eq!(loose.test(), Err(expected), "case {number}");
    }
}

/// What techniques conclude in these cases, all of which is true, with conclusions whose reasons
/// were judged.
fn concluded<G: Reasoned>(number: u32, cases: u32, reasons: u32) -> (Tally, u64) {
    let (mut tally, mut judged) = (Tally::of::<LogicOf<G>>(), 0);
    for number_of_case in 0..cases {
        let case = techniques::Case::<G>::draw(seed(number), number_of_case);
        let Drawn { board, clues, layouts, .. } = &case.drawn;
        assert!(layouts.iter().all(|layout| board.fits_all(clues, layout)));
        case.test(&mut tally).unwrap_or_else(|wrong| panic!("{}, case {number_of_case}: {wrong:?}", G::NAME));
        if number_of_case < reasons {
            let mut oracle = G::oracle(board);
            let result = case.test_reasons(&mut oracle);
            judged += result.unwrap_or_else(|wrong| panic!("{}, case {number_of_case}: {wrong}", G::NAME));
        }
    }
    (tally, judged)
}

#[test]
fn what_techniques_of_sea_battle_conclude_is_true_and_follows_from_its_reasons() {
    let (tally, judged) = concluded::<SeaBattle>(3, 24, 24);
    let used = tally.uses.iter().filter(|(_, uses)| uses.facts > 0).count();
    assert!(tally.positions > 150 && used > 25 && judged > 20, "{used} used, {judged} judged: {tally:?}");
}

#[test]
fn what_techniques_of_smyoz_conclude_is_true_and_follows_from_its_reasons() {
    let (tally, judged) = concluded::<Smyoz>(1, 200, 60);
    for (technique, uses) in &tally.uses {
        assert!(uses.positions > 0, "{technique} concluded nothing");
    }
    let supposed = tally.uses.last().unwrap().1.facts;
    assert!(judged > 200 && supposed > 50, "{judged} judged, {supposed} facts by suppositions");
}

/// What the messages of some cases name is enough for this share of them, in percent.
#[test]
fn messages_name_enough() {
    fn share<G: Worded>(cases: u32) -> u64 {
        let mut all = Count::default();
        for number in 0..cases {
            let case = techniques::Case::<G>::draw(seed(0), number);
            case.test_sentences(&mut G::oracle(&case.drawn.board)).iter().for_each(|count| all.add(count));
        }
        let undecided = all.messages - all.decided;
        assert!(all.messages > 100 && all.proved + undecided >= all.sufficient, "{all:?}");
        100 * all.sufficient / all.messages
    }
    let (smyoz, sea_battle) = (share::<Smyoz>(4), share::<SeaBattle>(10));
    assert!(smyoz >= 97 && sea_battle >= 97, "{smyoz} %, {sea_battle} %");
}

/// The game of the least that a game is made of.
impl Sampled for Queens {
    type Board = Self;

    const NAME: &'static str = "queens";
    const LIMITS: [u64; 2] = [200_000, 20_000];

    fn clues(stream: &mut Stream) -> Drawn<Self> {
        let (board, layout) = queens(stream);
        let other = Self::drawing(&board)(any_seed(stream), Limits::NONE).unwrap().1;
        plain::clues(board, layout, Some(&other), stream)
    }

    fn fewest(stream: &mut Stream) -> Result<Fewest<Self>, String> {
        let (board, layout) = queens(stream);
        plain::fewest(board, layout, stream)
    }

    fn all_clues(board: &Self, layout: &LayoutOf<Self>) -> Vec<ClueOf<Self>> {
        plain::all_clues(board, layout)
    }
}

fn queens(stream: &mut Stream) -> (Queens, Vec<u8>) {
    let board = Queens { side: 4 + stream.below(5) as u8 };
    Queens::drawing(&board)(any_seed(stream), Limits::NONE).unwrap()
}

fn any_seed(stream: &mut Stream) -> Seed {
    seed(stream.below(Seed::COUNT.into()) as u32)
}
