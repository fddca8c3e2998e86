//! Formulas in the DIMACS format.

use std::fmt::{self, Write};

use super::formula::{Formula, Lit};

/// The formula in DIMACS CNF, with `units` as additional unit clauses and all names in comments.
///
/// Each named variable has a line `c <variable> <name>`; a guard bears the name of its constraint.
pub fn dimacs(formula: &Formula, units: &[Lit]) -> String {
    let mut text = String::new();
    let mut line = |parts: fmt::Arguments<'_>| text.write_fmt(parts).expect("a string takes all that is written");
    for (literal, name) in formula.names() {
        line(format_args!("c {} {name}\n", literal.dimacs()));
    }
    line(format_args!("p cnf {} {}\n", formula.variables(), formula.len() + units.len()));
    for clause in formula.clauses_from(0).chain(units.chunks(1)) {
        for literal in clause {
            line(format_args!("{} ", literal.dimacs()));
        }
        line(format_args!("0\n"));
    }
    text
}
