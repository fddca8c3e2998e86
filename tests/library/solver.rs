//! Both engines behind one interface.

use crate::common::{self, random_shots};
use smyoz::games::smyoz::encode::Engine;
use smyoz::games::smyoz::{Clues, EngineChoice, Layout, Seed, Shot, Shots, Smyoz, Solver};
use smyoz::limits::{Budget, CancelledError, Limits};
use smyoz::sat::BatSat;

const ALL: [EngineChoice; 3] = EngineChoice::ALL;

#[test]
fn a_solver_answers_about_other_inventories() {
    for engine in ALL {
        let clues = [1, 2].map(|seed| random_shots(&Layout::of_seed(Seed::try_from(seed).unwrap()), 12, seed));
        let mut solver = Solver::by(&Smyoz, engine);
        for clues in [&clues[0], &clues[1], &clues[0]] {
            assert_eq!(solver.solutions(clues, 8, Limits::NONE).unwrap(), common::solutions(clues, 8), "{engine}");
        }
        let known = common::solutions(&clues[1], 8).layouts;
        assert_eq!(solver.another(&clues[1], &known, Limits::NONE).unwrap(), None, "{engine}");
    }
}

#[test]
#[should_panic(expected = "the engine is for other clues")]
fn an_engine_for_one_inventory_refuses_others() {
    let [one, other] = [1, 2].map(|seed| random_shots(&Layout::of_seed(Seed::try_from(seed).unwrap()), 1, seed));
    let given = Clues { inventory: one.inventory, ..Clues::default() };
    let mut engine = Engine::<BatSat>::for_clues(&Smyoz, &given);
    engine.solutions(&other, 1, &mut Budget::new(Limits::NONE));
}

#[test]
fn what_runs_out_of_work_does_not_rule_out_other_layouts() {
    let shot = Shot { cell: "55".parse().unwrap(), shows: "A".parse().unwrap() };
    let clues = Clues { shots: Shots::new([shot]).unwrap(), ..Clues::default() };
    let mut solver = Solver::by(&Smyoz, EngineChoice::Search);
    let mut partial = 0;
    for work in 1.. {
        let limits = Limits::NONE.within(work);
        let found = solver.solve(&clues, 2, limits);
        assert_eq!(solver.solutions(&clues, 2, limits).is_err(), found.given_up);
        if !found.given_up {
            let other = solver.another(&clues, &found.solutions.layouts[..1], limits);
            assert!(found.solutions.layouts.len() == 2 && partial > 0 && other.is_ok_and(|other| other.is_some()));
            break;
        }
        partial += usize::from(found.solutions.layouts.len() == 1);
    }
    assert_eq!(solver.another(&clues, &[], Limits::NONE.within(1)), Err(CancelledError));
}
