//! One suite for every solver behind the trait.

use proptest::prelude::*;
use smyoz::limits::{Budget, Limits};
use smyoz::sat::{Lit, Session, Solver};

use super::formulas::{
    Clauses, assignments, chain, formula, holds, literal, pigeonhole, planted_core, planted_model, random, ring,
};
use super::solve;

/// A session with the clauses added in two parts, with a question in between.
fn session<S: Solver>(variables: usize, clauses: &[Vec<i32>]) -> Session<S> {
    let (early, late) = clauses.split_at(clauses.len() / 2);
    let mut session = Session::new(formula(variables, early));
    solve(&mut session, &[]);
    late.iter().for_each(|clause| session.formula.clause(clause.iter().copied().map(literal)));
    session
}

/// The session's model as an assignment.
fn model<S: Solver>(session: &Session<S>) -> u32 {
    let bit = |variable: usize| u32::from(session.is_true(Lit::new(variable, true))) << variable;
    (0..session.formula.variables()).map(bit).sum()
}

fn has_no_model<S: Solver>((variables, clauses): (usize, Clauses)) {
    let mut session = session::<S>(variables, &clauses);
    assert!(!solve(&mut session, &[]), "{clauses:?}");
    assert_eq!(session.core(), [], "no assumption is to blame");
    // No further clause can change that.
    let fresh = session.formula.variable();
    session.formula.clause([fresh]);
    assert!(!solve(&mut session, &[fresh]) && !solve(&mut session, &[!fresh]));
}

/// Answers, models and cores under several sets of assumptions, compared with brute force.
fn answers_are_right<S: Solver>(clauses: &[Vec<i32>], questions: &[Vec<i32>]) {
    let mut session = session::<S>(6, clauses);
    let models = assignments(&session.formula);
    for question in questions {
        let assumptions: Vec<Lit> = question.iter().copied().map(literal).collect();
        let fits = |model: &u32, assumptions: &[Lit]| assumptions.iter().all(|&literal| holds(*model, literal));
        let expected = models.iter().any(|model| fits(model, &assumptions));
        assert_eq!(solve(&mut session, &assumptions), expected, "{clauses:?} {question:?}");
        if expected {
            let model = model(&session);
            assert!(models.contains(&model) && fits(&model, &assumptions), "{clauses:?} {question:?}");
        } else {
            let core = session.core();
            assert!(core.iter().all(|literal| assumptions.contains(literal)), "{core:?} of {question:?}");
            assert!(!models.iter().any(|model| fits(model, &core)), "{clauses:?} {core:?}");
            assert!(!solve(&mut session, &core), "{core:?}");
        }
    }
}

/// After giving up, a solver can be asked again.
fn gives_up<S: Solver>() {
    let within = |session: &mut Session<S>, guard, conflicts| {
        session.solve(&[guard], &mut Budget::new(Limits::NONE.within(conflicts)))
    };
    let (variables, clauses) = pigeonhole(6);
    let mut session = session_of_guarded::<S>(variables, &clauses);
    let guard = Lit::new(variables, true);
    assert_eq!(within(&mut session, guard, 1), None);
    assert_eq!(within(&mut session, !guard, 1_000), Some(true));
    assert_eq!(within(&mut session, guard, 1), None);
    assert_eq!(within(&mut session, guard, u64::MAX), Some(false));
    assert_eq!(session.core(), [guard]);
    // What was learnt gives the answer at once.
    assert_eq!(within(&mut session, guard, 1), Some(false));
}

/// The clauses hold while the variable after the last is true.
fn session_of_guarded<S: Solver>(variables: usize, clauses: &[Vec<i32>]) -> Session<S> {
    let guarded = |clause: &Vec<i32>| [&clause[..], &[-(variables as i32 + 1)]].concat();
    Session::new(formula(variables + 1, &clauses.iter().map(guarded).collect::<Clauses>()))
}

fn questions() -> impl Strategy<Value = Vec<Vec<i32>>> {
    let literal =
        (1..=6, any::<bool>()).prop_map(|(number, positive): (i32, bool)| if positive { number } else { -number });
    prop::collection::vec(prop::collection::vec(literal, 0..6), 1..5)
}

macro_rules! suite {
    ($name:ident, $solver:ty) => {
        mod $name {
            use super::*;

            #[test]
            fn nothing_is_satisfiable_and_the_empty_clause_is_not() {
                let mut session = Session::<$solver>::default();
                assert!(solve(&mut session, &[]));
                session.formula.clause([]);
                assert!(!solve(&mut session, &[]));
            }

            #[test]
            fn pigeons_and_odd_rings_have_no_model() {
                (1..=6).for_each(|holes| has_no_model::<$solver>(pigeonhole(holes)));
                (3..=31).step_by(2).for_each(|length| has_no_model::<$solver>(ring(length)));
                (4..=32).step_by(2).for_each(|length| {
                    let (variables, clauses) = ring(length);
                    let mut session = session::<$solver>(variables, &clauses);
                    assert!(solve(&mut session, &[]));
                    let alternating = |at: usize| session.is_true(Lit::new(at, true)) == (at % 2 == 0);
                    assert!((0..length).all(alternating) || !(0..length).any(alternating));
                });
            }

            #[test]
            fn assumptions_that_contradict_each_other_are_a_core() {
                let mut session = session::<$solver>(3, &[vec![1, 2], vec![-1, 3]]);
                let [a, b, c] = [1, 2, 3].map(literal);
                assert!(!solve(&mut session, &[a, c, !a]));
                let core = session.core();
                assert!(core.contains(&a) && core.contains(&!a) && !core.contains(&c), "{core:?}");
                assert!(solve(&mut session, &[b]));
            }

            proptest! {
                #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

                #[test]
                fn answers_models_and_cores_are_right(clauses in random(), questions in questions()) {
                    answers_are_right::<$solver>(&clauses, &questions);
                }

                #[test]
                fn chains_and_planted_cores_have_no_model(chain in chain(40), clauses in planted_core()) {
                    has_no_model::<$solver>(chain);
                    has_no_model::<$solver>((12, clauses));
                }

                #[test]
                fn planted_models_are_models((assignment, clauses) in planted_model()) {
                    let mut session = session::<$solver>(12, &clauses);
                    prop_assert!(solve(&mut session, &[]));
                    let found = model(&session);
                    for clause in session.formula.clauses_from(0) {
                        prop_assert!(clause.iter().any(|&literal| holds(found, literal)));
                    }
                    let planted: Vec<Lit> = (0..12).map(|at| Lit::new(at, assignment >> at & 1 == 1)).collect();
                    prop_assert!(solve(&mut session, &planted));
                    prop_assert_eq!(model(&session), assignment);
                }
            }
        }
    };
}

suite!(varisat, smyoz::sat::Varisat);
suite!(batsat, smyoz::sat::BatSat);

#[test]
fn batsat_gives_up() {
    gives_up::<smyoz::sat::BatSat>();
}
