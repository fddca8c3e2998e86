//! Cores of random sets of clauses, compared with brute force over all subsets.

use proptest::prelude::*;

use super::*;
use crate::limits::{Budget, Limits};
use crate::sat::{BatSat, Formula, Lit, Session};
use crate::sets::ElementSet;

/// The number of variables in the clauses.
const VARIABLES: usize = 4;

/// Clauses as constraints, each with a guard. Gives up once `patience` questions have been asked.
struct ClauseOracle {
    session: Session<BatSat>,
    guards: Vec<Lit>,
    clauses: Vec<Vec<Lit>>,
    patience: usize,
}

impl ClauseOracle {
    fn new(clauses: &[Vec<(usize, bool)>]) -> Self {
        let mut formula = Formula::new();
        let variables: Vec<Lit> = (0..VARIABLES).map(|_| formula.variable()).collect();
        let literal = |&(at, sign): &(usize, bool)| if sign { variables[at] } else { !variables[at] };
        let clauses: Vec<Vec<Lit>> = clauses.iter().map(|clause| clause.iter().map(literal).collect()).collect();
        let guards =
            clauses.iter().map(|clause| formula.constraint("clause", |formula| formula.clause(clause.clone())));
        let guards = guards.collect();
        Self { session: Session::new(formula), guards, clauses, patience: usize::MAX }
    }

    fn all(&self) -> BitSet {
        BitSet::below(self.clauses.len())
    }

    /// Whether no assignment satisfies these clauses, by brute force.
    fn is_core(&self, set: u128) -> bool {
        (0..1_usize << VARIABLES).all(|values| {
            let is_true = |literal: &Lit| (values >> literal.variable() & 1 == 1) == literal.is_positive();
            set.iter().any(|at| !self.clauses[at].iter().any(is_true))
        })
    }

    /// The size of a smallest core, by brute force.
    fn fewest(&self) -> Option<usize> {
        let sets = (0..1_u128 << self.clauses.len()).filter(|&set| self.is_core(set));
        sets.map(|set| set.len()).min()
    }
}

impl Oracle for ClauseOracle {
    fn ask(&mut self, constraints: &BitSet, _: u64) -> OracleAnswer {
        if self.patience == 0 {
            return OracleAnswer::GaveUp;
        }
        self.patience -= 1;
        let assumptions: Vec<Lit> = constraints.iter().map(|at| self.guards[at]).collect();
        let places = 0..self.clauses.len();
        if self.session.solve(&assumptions, &mut Budget::new(Limits::NONE)) == Some(true) {
            let is_broken = |&at: &usize| !self.clauses[at].iter().any(|&literal| self.session.is_true(literal));
            OracleAnswer::NotACore(places.filter(is_broken).collect())
        } else {
            let core = self.session.core();
            OracleAnswer::Core(places.filter(|&at| core.contains(&self.guards[at])).collect())
        }
    }
}

fn clauses() -> impl Strategy<Value = Vec<Vec<(usize, bool)>>> {
    let clause = prop::collection::vec((0..VARIABLES, any::<bool>()), 1..4);
    prop::collection::vec(clause, 4..13)
}

fn as_bits(set: &BitSet) -> u128 {
    set.iter().fold(0, |bits, element| bits | 1 << element)
}

proptest! {
    #[test]
    fn minimal_cores_are_minimal(clauses in clauses()) {
        let mut oracle = ClauseOracle::new(&clauses);
        let all = oracle.all();
        prop_assume!(oracle.is_core(as_bits(&all)));
        let order: Vec<usize> = all.iter().collect();
        let (core, is_minimal) = minimal(&mut oracle, all, &order, u64::MAX);
        prop_assert!(is_minimal);
        prop_assert!(oracle.is_core(as_bits(&core)));
        for element in core.iter() {
            prop_assert!(!oracle.is_core(as_bits(&core) & !(1 << element)));
        }
    }

    #[test]
    fn smallest_cores_are_smallest(clauses in clauses(), shrink in 0..2_u64) {
        let mut oracle = ClauseOracle::new(&clauses);
        let (all, fewest) = (oracle.all(), oracle.fewest());
        let limits = CoreBounds { most: usize::MAX, conflicts: u64::MAX, shrink };
        let core = smallest(&mut oracle, &all, &mut Corrections::default(), limits).unwrap();
        prop_assert_eq!(core.as_ref().map(ElementSet::len), fewest);
        prop_assert!(core.is_none_or(|core| oracle.is_core(as_bits(&core))));
        let Some(fewest) = fewest else { return Ok(()) };
        for most in fewest - 1..=fewest {
            let limits = CoreBounds { most, ..limits };
            let core = smallest(&mut oracle, &all, &mut Corrections::default(), limits).unwrap();
            prop_assert_eq!(core.is_some(), most == fewest);
        }
    }

    #[test]
    fn an_oracle_that_gives_up_ends_the_search(clauses in clauses(), patience in 0_usize..6) {
        let mut oracle = ClauseOracle { patience, ..ClauseOracle::new(&clauses) };
        let (all, fewest) = (oracle.all(), oracle.fewest());
        let limits = CoreBounds { most: usize::MAX, conflicts: u64::MAX, shrink: 0 };
        match smallest(&mut oracle, &all, &mut Corrections::default(), limits) {
            Ok(core) => prop_assert_eq!(core.map(|core| core.len()), fewest),
            Err(GaveUpError) => prop_assert_eq!(oracle.patience, 0),
        }
    }
}
