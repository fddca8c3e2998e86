//! Proofs: what is made passes two checkers in all formats; what is damaged is refused or proves
//! the same.

use proptest::prelude::*;
use smyoz::limits::Limits;
use smyoz::sat::proof::{self, ProofError, ProofFormat, StepError, refute};
use smyoz::sat::{Formula, dimacs};

use super::formulas::{Clauses, chain, formula, pigeonhole, planted_core, random, ring, satisfiable};
use crate::common::rup;

/// A formula without a model, and its proof in a format.
fn proof(formula: &Formula, format: ProofFormat) -> Vec<u8> {
    refute(formula, Limits::NONE).unwrap().unwrap().write(format)
}

/// The verdict of the tests' own checker on a DRAT text.
fn independent(formula: &Formula, text: &[u8]) -> Result<(), String> {
    rup::check(&dimacs(formula, &[]), std::str::from_utf8(text).unwrap())
}

fn check(formula: &Formula, format: ProofFormat, proof: &[u8]) -> Result<(), ProofError> {
    proof::check(formula, format, proof, Limits::NONE)
}

fn step(step: usize, fault: StepError) -> Result<(), ProofError> {
    Err(ProofError::Step { step, fault })
}

/// All formats hold, and the text is accepted by the other checker, too.
fn holds((variables, clauses): &(usize, Clauses)) {
    let formula = formula(*variables, clauses);
    for format in ProofFormat::ALL {
        assert_eq!(check(&formula, format, &proof(&formula, format)), Ok(()), "{format:?} {clauses:?}");
    }
    assert_eq!(independent(&formula, &proof(&formula, ProofFormat::Drat)), Ok(()), "{clauses:?}");
}

#[test]
fn proofs_of_known_contradictions_hold() {
    (1..=6).for_each(|holes| holds(&pigeonhole(holes)));
    (3..=31).step_by(2).for_each(|length| holds(&ring(length)));
}

#[test]
fn formulas_that_contradict_at_once_have_proofs() {
    for clauses in [
        vec![vec![]],
        vec![vec![1, 2], vec![], vec![-1]],
        vec![vec![1], vec![-1]],
        vec![vec![1], vec![2, -1], vec![-1], vec![3, 2]],
        vec![vec![1, 1], vec![2, 3], vec![-1, -1, -1], vec![]],
        vec![vec![2, -2], vec![1], vec![1], vec![-1]],
        vec![vec![1], vec![-1, 2], vec![-2]],
    ] {
        holds(&(3, clauses.clone()));
        let proof = proof(&formula(3, &clauses), ProofFormat::Drat);
        assert!(proof.len() <= 6, "{clauses:?}: {:?}", String::from_utf8(proof));
    }
}

#[test]
fn a_formula_with_a_model_has_no_proof() {
    let formula = formula(2, &[vec![1, 2], vec![-1, 2]]);
    assert_eq!(refute(&formula, Limits::NONE).unwrap(), None);
    for (format, empty) in
        [(ProofFormat::Drat, &b"0\n"[..]), (ProofFormat::BinaryDrat, b"a\0"), (ProofFormat::Lrat, b"3 0 1 2 0\n")]
    {
        assert!(check(&formula, format, empty).is_err(), "{format:?}");
        assert_eq!(check(&formula, format, b""), Err(ProofError::NoContradiction), "{format:?}");
    }
}

/// Four small clauses without a model.
fn square() -> Formula {
    formula(2, &[vec![1, 2], vec![1, -2], vec![-1, 2], vec![-1, -2]])
}

#[test]
fn steps_of_drat_are_strict() {
    let formula = square();
    let check = |text: &str| check(&formula, ProofFormat::Drat, text.as_bytes());
    assert_eq!(check("1 0\n0\n"), Ok(()));
    assert_eq!(check("1 0\nd 1 2 0\nd -2 1 0\n0\n"), Ok(()));
    assert_eq!(check("1 0\n"), Err(ProofError::NoContradiction));
    assert_eq!(check("0\n"), step(1, StepError::NotImplied));
    // A deleted clause no longer propagates, and cannot be deleted twice.
    assert_eq!(check("d 1 2 0\n1 0\n0\n"), step(2, StepError::NotImplied));
    assert_eq!(check("d 1 2 0\nd 2 1 0\n"), step(2, StepError::NothingToDelete));
    assert_eq!(check("1 0\n0\n0\n"), step(3, StepError::GoesOn));
    assert_eq!(check("1 0\n0"), step(2, StepError::CutOff));
    assert_eq!(check("3 0\n0\n"), step(1, StepError::UnknownVariable(3)));
    assert_eq!(check("-18446744073709551615 0\n"), step(1, StepError::UnknownVariable(u64::MAX)));
    let number = StepError::Syntax("a number");
    for wrong in [
        "x 0\n",
        "01 0\n",
        "+1 0\n",
        "1  0\n",
        " 1 0\n",
        "1\t0\n",
        "1 0\r\n",
        "\n",
        "--1 0\n",
        "99999999999999999999 0\n",
    ] {
        assert_eq!(check(wrong), step(1, number.clone()), "{wrong:?}");
    }
    assert_eq!(check("-0\n"), step(1, StepError::Syntax("a literal")));
    assert_eq!(check("1 0 \n"), step(1, StepError::Syntax("the end of the line")));
    assert!(matches!(check("1\n"), Err(ProofError::Step { step: 1, fault: StepError::Syntax(_) })));
}

#[test]
fn steps_of_binary_drat_are_strict() {
    let formula = square();
    let check = |bytes: &[u8]| check(&formula, ProofFormat::BinaryDrat, bytes);
    assert_eq!(check(b"a\x02\0a\0"), Ok(()));
    assert_eq!(check(b"a\x02\0d\x02\x05\0a\0"), Ok(()));
    assert_eq!(check(b"a\x02"), step(1, StepError::CutOff));
    assert_eq!(check(b"a"), step(1, StepError::CutOff));
    assert_eq!(check(b"x\x02\0"), step(1, StepError::Syntax("`a` or `d`")));
    assert_eq!(check(b"a\x82\0"), step(1, StepError::Syntax("a literal")));
    assert_eq!(check(b"a\xff\xff\xff\xff\xff\xff\xff"), step(1, StepError::Syntax("a literal")));
    assert_eq!(check(b"a\x01\0"), step(1, StepError::UnknownVariable(0)));
    assert_eq!(check(b"a\x06\0"), step(1, StepError::UnknownVariable(3)));
    assert_eq!(check(b"a\x02\0a\0\0"), step(3, StepError::GoesOn));
}

#[test]
fn steps_of_lrat_are_strict() {
    let formula = square();
    let check = |text: &str| check(&formula, ProofFormat::Lrat, text.as_bytes());
    assert_eq!(check("5 1 0 1 2 0\n6 0 5 3 4 0\n"), Ok(()));
    assert_eq!(check("5 1 0 1 2 0\n5 d 1 2 0\n60 0 5 3 4 0\n"), Ok(()));
    assert_eq!(check("5 1 0 1 2 0\n"), Err(ProofError::NoContradiction));
    assert_eq!(check("4 1 0 1 2 0\n"), step(1, StepError::Id(4)));
    assert_eq!(check("5 1 0 1 5 0\n"), step(1, StepError::NoClause(5)));
    assert_eq!(check("5 1 0 1 -2 0\n"), step(1, StepError::Syntax("a number")));
    assert_eq!(check("5 1 0 3 1 2 0\n"), step(1, StepError::NotUnit(3)));
    assert_eq!(check("5 0 1 2 0\n"), step(1, StepError::NotUnit(1)));
    assert_eq!(check("5 1 0 1 0\n"), step(1, StepError::NoConflict));
    assert_eq!(check("5 1 0 0\n"), step(1, StepError::NoConflict));
    assert_eq!(check("5 1 0 1 2 4 0\n"), step(1, StepError::Conflict(2)));
    assert_eq!(check("5 1 0 1 2 0\n5 d 1 0\n6 1 0 1 2 0\n"), step(3, StepError::NoClause(1)));
    assert_eq!(check("5 d 1 1 0\n"), step(1, StepError::NoClause(1)));
    assert_eq!(check("5 1 0 1 2 0\n6 0 5 3 4 0\n6 d 1 0\n"), step(3, StepError::GoesOn));
    assert_eq!(check("5 3 0 1 2 0\n"), step(1, StepError::UnknownVariable(3)));
    assert_eq!(check("5 1 0 1 2 0 1\n"), step(1, StepError::Syntax("the end of the line")));
    assert_eq!(check("5 1 0 1 2 0"), step(1, StepError::CutOff));
    for wrong in ["5\n", "5 d 1\n", "5 1 0 1 2\n", "5 1 2\n"] {
        assert!(matches!(check(wrong), Err(ProofError::Step { step: 1, fault: StepError::Syntax(_) })), "{wrong:?}");
    }
}

#[test]
fn each_step_that_is_left_out_shows() {
    let (variables, clauses) = pigeonhole(4);
    let formula = formula(variables, &clauses);
    let text = String::from_utf8(proof(&formula, ProofFormat::Lrat)).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    for left_out in 0..lines.len() {
        let rest: String = (0..lines.len()).filter(|&at| at != left_out).map(|at| format!("{}\n", lines[at])).collect();
        // Each lemma is an antecedent of another one; a deletion only frees memory.
        let deletes = lines[left_out].split(' ').nth(1) == Some("d");
        assert_eq!(check(&formula, ProofFormat::Lrat, rest.as_bytes()).is_ok(), deletes, "{}", lines[left_out]);
    }
    // DRAT checkers find another derivation if there is one, and agree on whether there is.
    let text = String::from_utf8(proof(&formula, ProofFormat::Drat)).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let mut refused = 0;
    for left_out in 0..lines.len() - 1 {
        let rest: String = (0..lines.len()).filter(|&at| at != left_out).map(|at| format!("{}\n", lines[at])).collect();
        let checked = check(&formula, ProofFormat::Drat, rest.as_bytes());
        assert_eq!(checked.is_ok(), independent(&formula, rest.as_bytes()).is_ok(), "{}", lines[left_out]);
        refused += usize::from(checked.is_err());
    }
    assert!(refused > 0, "no step of the proof matters");
    assert_eq!(
        check(&formula, ProofFormat::Drat, &text.as_bytes()[..text.len() - 2]),
        Err(ProofError::NoContradiction)
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_formula_is_refuted_just_when_it_has_no_model(clauses in random()) {
        prop_assert_eq!(refute(&formula(6, &clauses), Limits::NONE).unwrap().is_none(), satisfiable(6, &clauses));
        if !satisfiable(6, &clauses) {
            holds(&(6, clauses));
        }
    }

    #[test]
    fn proofs_of_chains_and_planted_cores_hold(chain in chain(40), clauses in planted_core()) {
        holds(&chain);
        holds(&(12, clauses));
    }

    #[test]
    fn both_checkers_say_the_same_of_any_steps(
        clauses in random(),
        steps in prop::collection::vec((any::<bool>(), random()), 0..4),
    ) {
        let formula = formula(6, &clauses);
        let mut text = String::new();
        for (delete, clauses) in steps {
            for clause in clauses {
                // The other checker keeps clauses that were unit when added, and ignores wrong
                // deletions.
                if !delete || clause.len() > 2 {
                    text += if delete { "d " } else { "" };
                    clause.iter().for_each(|number| text += &format!("{number} "));
                    text += "0\n";
                }
            }
        }
        let ours = check(&formula, ProofFormat::Drat, text.as_bytes());
        match ours {
            Ok(()) => prop_assert_eq!(independent(&formula, text.as_bytes()), Ok(())),
            Err(ProofError::Step { step, fault: StepError::NotImplied }) => {
                let upto: String = text.lines().take(step).map(|line| format!("{line}\n")).collect();
                prop_assert!(independent(&formula, upto.as_bytes()).is_err());
            }
            Err(_) => {}
        }
    }

    #[test]
    fn no_bytes_refute_a_formula_with_a_model(
        clauses in random(),
        format in prop::sample::select(ProofFormat::ALL.to_vec()),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..4),
    ) {
        let proof = refute(&formula(6, &clauses), Limits::NONE).unwrap();
        prop_assume!(proof.is_some());
        let proof = proof.unwrap();
        let mut proof = proof.write(format);
        for (index, byte) in changes {
            let at = index.index(proof.len());
            proof[at] = byte;
        }
        let _ = check(&formula(6, &clauses), format, &proof);
        let mut fewer = clauses;
        while !satisfiable(6, &fewer) {
            fewer.pop();
        }
        prop_assert!(check(&formula(6, &fewer), format, &proof).is_err());
    }

    #[test]
    fn any_bytes_are_read_to_an_end(bytes in prop::collection::vec(any::<u8>(), 0..200), text in "[ad0-9 \n-]{0,200}") {
        for format in ProofFormat::ALL {
            for proof in [&bytes, text.as_bytes()] {
                prop_assert!(check(&formula(3, &[vec![1, 2], vec![-1, 3]]), format, proof).is_err());
            }
        }
    }
}
