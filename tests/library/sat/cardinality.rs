//! Cardinality constraints, compared with brute force over all assignments of the inputs.

use super::solve;
use smyoz::sat::cardinality::{at_least, at_most, count, exactly};
use smyoz::sat::{Formula, Lit, Session, Varisat};

/// This many variables, and all assignments of them as assumptions, each with its number of true
/// variables.
fn inputs(formula: &mut Formula, number: usize) -> (Vec<Lit>, Vec<(Vec<Lit>, usize)>) {
    let inputs: Vec<Lit> = (0..number).map(|_| formula.variable()).collect();
    let assignment = |bits: u32| {
        let literal = |(at, &input): (usize, &Lit)| if bits >> at & 1 == 1 { input } else { !input };
        (inputs.iter().enumerate().map(literal).collect(), bits.count_ones() as usize)
    };
    let assignments = (0..1 << number).map(assignment).collect();
    (inputs, assignments)
}

#[test]
fn a_totalizer_counts_exactly_up_to_its_bound() {
    for number in 0..=7 {
        for most in 0..=number + 1 {
            let mut session = Session::<Varisat>::default();
            let (inputs, assignments) = inputs(&mut session.formula, number);
            let outputs = count(&mut session.formula, &inputs, most);
            assert_eq!(outputs.len(), number.min(most));
            for (assumptions, sum) in assignments {
                assert!(solve(&mut session, &assumptions), "{number} inputs, at most {most}: each sum is possible");
                for (at, &output) in outputs.iter().enumerate() {
                    assert_eq!(session.is_true(output), sum > at, "{number} inputs, at most {most}, sum {sum}: {at}");
                    // In either polarity: the opposite value is impossible.
                    let other = if sum > at { !output } else { output };
                    assert!(!solve(&mut session, &[&assumptions[..], &[other]].concat()));
                    assert!(solve(&mut session, &assumptions));
                }
            }
        }
    }
}

#[test]
fn bounds_on_a_few_literals_are_exact() {
    type Bound = fn(&mut Formula, &[Lit], &[Lit], usize);
    type Holds = fn(&usize, &usize) -> bool;
    let bounds: [(Bound, Holds); 3] = [(exactly, usize::eq), (at_most, usize::le), (at_least, usize::ge)];
    for (bound, holds) in bounds {
        for number in 0..=6 {
            for limit in 0..=number + 1 {
                let mut session = Session::<Varisat>::default();
                let (inputs, assignments) = inputs(&mut session.formula, number);
                let unless = session.formula.variable();
                let variables = session.formula.variables();
                bound(&mut session.formula, &[unless], &inputs, limit);
                assert_eq!(session.formula.variables(), variables, "no new variables");
                for (mut assumptions, sum) in assignments {
                    assumptions.push(!unless);
                    assert_eq!(solve(&mut session, &assumptions), holds(&sum, &limit), "{number} {limit} {sum}");
                    assumptions.pop();
                    assumptions.push(unless);
                    assert!(solve(&mut session, &assumptions), "the condition is met instead");
                }
            }
        }
    }
}

/// The subsets of 32 literals or more were numbers of 32 bits that wrapped around: nothing was
/// stated, in release without an error.
#[test]
fn bounds_on_more_literals_than_a_number_has_bits_are_stated() {
    for number in [17, 32, 33, 40] {
        for limit in [0, 1, 3, number - 1, number, number + 1] {
            for (bound, allowed) in
                [(at_most as fn(&mut _, &[_], &[_], _), 0..=limit.min(number)), (at_least, limit..=number)]
            {
                let mut session = Session::<Varisat>::default();
                let inputs: Vec<Lit> = (0..number).map(|_| session.formula.variable()).collect();
                let unless = session.formula.variable();
                bound(&mut session.formula, &[unless], &inputs, limit);
                for sum in [0, 1, 2, 3, 4, 16, number - 1, number] {
                    // Those that are true lie apart.
                    let is_true = |at: usize| at * sum / number < (at + 1) * sum / number;
                    let assignment = (0..number).map(|at| if is_true(at) { inputs[at] } else { !inputs[at] });
                    let assignment: Vec<Lit> = assignment.collect();
                    let holds = solve(&mut session, &[&assignment[..], &[!unless]].concat());
                    assert_eq!(holds, allowed.contains(&sum), "{number} literals, limit {limit}, sum {sum}");
                    assert!(
                        solve(&mut session, &[&assignment[..], &[unless]].concat()),
                        "the condition is met instead"
                    );
                }
            }
        }
    }
}
