//! The engines against each other on random clues, and the proof that faults would be found.

use std::collections::BTreeSet;

use rayon::prelude::*;
use smyoz::engines::Agreement;
use smyoz::games::smyoz::selftest::engines::{CaseKind, EngineCase, EngineError, LIMIT};
use smyoz::games::smyoz::{Clues, EngineChoice, Item, Layout, Seed, Smyoz, Solutions, Solver};
use smyoz::limits::Limits;

fn case(number: u32) -> EngineCase {
    EngineCase::draw(Seed::try_from(1).unwrap(), number)
}

#[test]
fn the_engines_agree() {
    let agreements: Vec<Agreement> = (0..QUICK).into_par_iter().map(|number| case(number).test().unwrap()).collect();
    let some = |is: fn(&Agreement) -> bool| assert!(agreements.iter().any(is));
    some(|agreement| agreement.solutions.is_none());
    some(|agreement| agreement.solutions == Some(0));
    some(|agreement| agreement.solutions == Some(1));
    some(|agreement| agreement.solutions > Some(1));
}

/// The number of cases that take a few seconds.
const QUICK: u32 = 100;

#[test]
fn cases_are_of_every_kind_and_never_change() {
    let cases: Vec<EngineCase> = (0..1000).map(case).collect();
    let shots: BTreeSet<_> = cases.iter().map(|case| case.clues.shots.len()).collect();
    assert!(shots.into_iter().eq(0..=20));
    for kind in CaseKind::ALL {
        let of_kind = || cases.iter().filter(move |case| case.kind == kind);
        for item in Item::ALL {
            let given = of_kind().filter(|case| case.clues.inventory.gives(item)).count();
            assert!(given > 0 && given < of_kind().count(), "{kind}: {item}");
        }
        for case in of_kind() {
            let cells: BTreeSet<_> = case.clues.shots.iter().map(|shot| shot.cell).collect();
            assert_eq!(cells.len(), case.clues.shots.len());
        }
    }
    assert!(cases.iter().any(|case| case.clues.inventory.items().count() == 7));
    assert!(cases.iter().any(|case| case.clues.inventory.items().count() == 0));
    assert_eq!(case(7).clues, cases[7].clues);
}

/// What is found if the search is wrong in this way. The other engine is the unmodified search:
/// this tests the test.
fn found(case: &EngineCase, wrong: impl Fn(&Clues, &mut Solutions)) -> Option<EngineError> {
    let mut search = Solver::by(&Smyoz, EngineChoice::Search);
    let mut faulty = Solver::by(&Smyoz, EngineChoice::Search);
    let result =
        case.compare(&mut |clues, limit| search.solutions(clues, limit, Limits::NONE).ok(), &mut |clues, limit| {
            let mut solutions = faulty.solutions(clues, limit, Limits::NONE).unwrap();
            wrong(clues, &mut solutions);
            Some(solutions)
        });
    let disagreement = result.err()?;
    assert_eq!(disagreement.clues.inventory, case.clues.inventory);
    assert!(disagreement.clues.shots.starts_with(&case.clues.shots));
    Some(disagreement.fault)
}

#[test]
fn planted_faults_are_found() {
    let true_cases = || (0..60).map(case).filter(|case| case.kind == CaseKind::True && case.clues.shots.len() > 4);
    let stray: Layout = Layout::of_seed(Seed::try_from(5).unwrap());
    assert!(true_cases().count() > 10);
    for case in true_cases() {
        assert_eq!(found(&case, |_, _| {}), None);
        // A solution is dropped: the one from which the case was drawn, or another.
        let fault = found(&case, |_, solutions| {
            solutions.layouts.pop();
        });
        assert!(
            matches!(fault, Some(EngineError::Lost(_) | EngineError::Different | EngineError::Disorder)),
            "{fault:?}"
        );
        let fault = found(&case, |_, solutions| {
            if solutions.complete {
                solutions.layouts.clear();
            }
        });
        assert!(matches!(fault, Some(EngineError::Lost(_))), "{fault:?}");
        // The search ends too early, or does not know that it has ended.
        let fault = found(&case, |_, solutions| solutions.complete ^= true);
        assert!(
            matches!(fault, Some(EngineError::Lost(_) | EngineError::Different | EngineError::Disorder)),
            "{fault:?}"
        );
        // A layout that does not fit.
        let fault = found(&case, |clues, solutions| {
            assert!(!clues.fit(&stray));
            solutions.layouts[0] = stray;
        });
        assert_eq!(fault, Some(EngineError::Unfit(stray)));
        // Layouts out of order.
        let fault = found(&case, |_, solutions| solutions.layouts.push(solutions.layouts[0]));
        assert_eq!(fault, Some(EngineError::Disorder));
    }
}

#[test]
fn a_solution_lost_only_with_more_shots_is_found() {
    let many = (0..).map(case).find(|case| {
        let first = Solver::by(&Smyoz, EngineChoice::Search).solutions(&case.clues, LIMIT, Limits::NONE).unwrap();
        case.clues.shots.len() > 4 && !first.complete
    });
    let many = many.unwrap();
    let fault = found(&many, |clues, solutions| {
        if clues.shots.len() > many.clues.shots.len() && solutions.complete {
            solutions.layouts.pop();
        }
    });
    assert!(matches!(fault, Some(EngineError::Lost(_) | EngineError::Different)), "{fault:?}");
}
