//! Formulas built to be satisfiable or not, and the answer by brute force over all assignments.

use proptest::prelude::*;
use smyoz::sat::{Formula, Lit};

/// Clauses as in DIMACS.
pub type Clauses = Vec<Vec<i32>>;

/// A literal by its DIMACS number.
pub fn literal(number: i32) -> Lit {
    Lit::new(number.unsigned_abs() as usize - 1, number > 0)
}

/// The formula with this many variables and these clauses.
pub fn formula(variables: usize, clauses: &[Vec<i32>]) -> Formula {
    let mut formula = Formula::new();
    for _ in 0..variables {
        formula.variable();
    }
    for clause in clauses {
        formula.clause(clause.iter().copied().map(literal));
    }
    formula
}

/// Whether a literal is true in an assignment, which has a bit for each variable.
pub fn holds(assignment: u32, literal: Lit) -> bool {
    (assignment >> literal.variable() & 1 == 1) == literal.is_positive()
}

/// All assignments of the formula's variables that satisfy it.
pub fn assignments(formula: &Formula) -> Vec<u32> {
    let satisfied = |assignment: &u32| {
        formula.clauses_from(0).all(|clause| clause.iter().any(|&literal| holds(*assignment, literal)))
    };
    (0..1 << formula.variables()).filter(satisfied).collect()
}

/// Whether clauses over this many variables have a model.
pub fn satisfiable(variables: usize, clauses: &[Vec<i32>]) -> bool {
    !assignments(&formula(variables, clauses)).is_empty()
}

/// The pigeonhole principle: each pigeon has a hole of its own, and there is one hole too few.
/// Returns the number of variables and the clauses; there is no model.
pub fn pigeonhole(holes: usize) -> (usize, Clauses) {
    let sits = |pigeon: usize, hole: usize| (pigeon * holes + hole + 1) as i32;
    let mut clauses: Clauses = (0..=holes).map(|pigeon| (0..holes).map(|hole| sits(pigeon, hole)).collect()).collect();
    for hole in 0..holes {
        for second in 0..=holes {
            clauses.extend((0..second).map(|first| vec![-sits(first, hole), -sits(second, hole)]));
        }
    }
    (holes * (holes + 1), clauses)
}

/// Each variable in a ring differs from the next: with an odd number of variables there is no
/// model.
pub fn ring(variables: usize) -> (usize, Clauses) {
    let next = |at: usize| ((at + 1) % variables + 1) as i32;
    let differ = |at: usize| [vec![at as i32 + 1, next(at)], vec![-(at as i32 + 1), -next(at)]];
    (variables, (0..variables).flat_map(differ).collect())
}

/// The first variable is true, the last one false, and each implies the next; shuffled. There is no
/// model.
pub fn chain(variables: usize) -> impl Strategy<Value = (usize, Clauses)> {
    let last = variables as i32;
    let mut clauses: Clauses = (1..last).map(|at| vec![-at, at + 1]).collect();
    clauses.extend([vec![1], vec![-last]]);
    Just(clauses).prop_shuffle().prop_map(move |clauses| (variables, clauses))
}

/// Random literals of the variables 1 to `variables`.
fn any_literal(variables: i32) -> impl Strategy<Value = i32> {
    (1..=variables, any::<bool>()).prop_map(|(number, positive)| if positive { number } else { -number })
}

/// Clauses over six variables: some contradictions take search, others none.
pub fn random() -> impl Strategy<Value = Clauses> {
    let clauses = |lengths, count| prop::collection::vec(prop::collection::vec(any_literal(6), lengths), count);
    prop_oneof![clauses(2..=3, 20..60), clauses(0..=2, 0..12)]
}

/// Clauses over twelve variables, each with a literal that a planted assignment makes true.
pub fn planted_model() -> impl Strategy<Value = (u32, Clauses)> {
    let clause = prop::collection::vec(any_literal(12), 1..=3);
    (0..1u32 << 12, prop::collection::vec(clause, 10..80)).prop_map(|(assignment, mut clauses)| {
        for clause in &mut clauses {
            if !clause.iter().any(|&number| holds(assignment, literal(number))) {
                clause[0] = -clause[0];
            }
        }
        (assignment, clauses)
    })
}

/// Random clauses over twelve variables, mixed with all clauses over three of them: there is no
/// model.
pub fn planted_core() -> impl Strategy<Value = Clauses> {
    let core = (prop::sample::subsequence((1..=12).collect::<Vec<i32>>(), 3)).prop_map(|numbers| {
        let clause = |signs: usize| {
            numbers
                .iter()
                .enumerate()
                .map(|(at, &number)| if signs >> at & 1 == 1 { number } else { -number })
                .collect()
        };
        (0..8).map(clause).collect::<Clauses>()
    });
    let others = prop::collection::vec(prop::collection::vec(any_literal(12), 2..=4), 0..40);
    (core, others).prop_map(|(core, others)| [core, others].concat()).prop_shuffle()
}
