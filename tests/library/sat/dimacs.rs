//! DIMACS: another reader finds what was written.

use proptest::prelude::*;
use smyoz::sat::{Lit, dimacs};
use varisat::dimacs::DimacsParser;

use super::formulas::{formula, literal, random};

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn another_reader_finds_the_same_clauses(clauses in random(), units in prop::collection::vec(1..=6, 0..3)) {
        let mut formula = formula(6, &clauses);
        let named = formula.named("a name with blanks");
        let units: Vec<Lit> = units.into_iter().map(literal).chain([named]).collect();
        let text = dimacs(&formula, &units);
        let read = DimacsParser::parse(text.as_bytes()).unwrap();
        let read_clauses: Vec<Vec<isize>> =
            read.iter().map(|clause| clause.iter().map(|literal| literal.to_dimacs()).collect()).collect();
        let units = units.iter().map(|unit| vec![unit.dimacs()]);
        let expected: Vec<Vec<isize>> = clauses
            .iter()
            .cloned()
            .chain(units)
            .map(|clause| clause.into_iter().map(|number| number as isize).collect())
            .collect();
        prop_assert_eq!(read_clauses, expected);
        prop_assert_eq!(read.var_count(), 7);
        let head = format!("c 7 a name with blanks\np cnf 7 {}\n", read.len());
        prop_assert!(text.starts_with(&head), "{}", text);
    }
}
