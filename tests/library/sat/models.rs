//! Enumeration: all models, each once.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use proptest::prelude::*;
use smyoz::limits::{Budget, Limits};
use smyoz::sat::{BatSat, Lit, Session, Solver, Varisat, models};

use super::formulas::{assignments, formula, holds, literal, random};

/// The models on the first `projected` variables, in the order in which they are found; and whether
/// these are all.
fn visited<S: Solver>(
    session: &mut Session<S>,
    assumptions: &[Lit],
    cubes: &[Lit],
    projected: usize,
    limit: usize,
) -> (Vec<u32>, bool) {
    let mut found = Vec::new();
    let all = models::visit(session, assumptions, cubes, &mut Budget::new(Limits::NONE), |session, lasting| {
        let literals: Vec<Lit> = (0..projected).map(|at| Lit::new(at, session.is_true(Lit::new(at, true)))).collect();
        found.push(literals.iter().map(|literal| u32::from(literal.is_positive()) << literal.variable()).sum());
        session.formula.clause(literals.into_iter().map(|literal| !literal).chain([!lasting]));
        if found.len() < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    (found, all)
}

fn all_are_visited<S: Solver>(clauses: &[Vec<i32>], projected: usize, assumed: i32) {
    let formula = formula(6, clauses);
    let projection =
        |models: &[u32]| -> BTreeSet<u32> { models.iter().map(|model| model & ((1 << projected) - 1)).collect() };
    let models = assignments(&formula);
    let under_assumption: Vec<u32> = models.iter().copied().filter(|&model| holds(model, literal(assumed))).collect();
    let mut session = Session::<S>::new(formula);
    // One session for all questions: no enumeration affects the next. Cubes may be satisfied by
    // both values of a variable.
    for cubes in [vec![], vec![literal(1), literal(-1)]] {
        for (assumptions, models) in [(vec![], &models), (vec![literal(assumed)], &under_assumption)] {
            let expected = projection(models);
            let (found, all) = visited(&mut session, &assumptions, &cubes, projected, usize::MAX);
            assert!(all);
            assert_eq!(found.len(), expected.len(), "each once: {found:?}");
            assert_eq!(BTreeSet::from_iter(found), expected);
            if expected.len() > 1 {
                let (found, all) = visited(&mut session, &assumptions, &cubes, projected, 1);
                assert!(!all && found.len() == 1 && expected.contains(&found[0]));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn all_projected_models_are_visited_each_once(clauses in random(), projected in 1..=6usize, assumed in 1..=6) {
        all_are_visited::<Varisat>(&clauses, projected, assumed);
        all_are_visited::<BatSat>(&clauses, projected, -assumed);
    }
}

#[test]
fn an_empty_formula_has_all_assignments() {
    all_are_visited::<Varisat>(&[], 6, 2);
    all_are_visited::<BatSat>(&[], 6, 2);
}
