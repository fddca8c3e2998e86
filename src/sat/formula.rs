//! Formulas in conjunctive normal form, made of definitions and of named, guarded constraints.
//!
//! A *definition* gives a fresh variable its meaning; its clauses always hold. A *constraint* says something about
//! the world; its clauses hold when its guard is true: each carries the guard's negation. So any set of constraints
//! can be asked about by assuming their guards, and the solver's failed assumptions are the names of those in conflict.

use std::fmt;
use std::ops::Not;

use super::lists::Lists;

/// A literal: a variable or its negation, numbered as in DIMACS (from 1; negative for the negation).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lit(i32);

impl Lit {
    /// The number in DIMACS.
    #[must_use]
    pub fn dimacs(self) -> i32 {
        self.0
    }

    /// The variable's place among all variables, from 0.
    #[must_use]
    pub fn variable(self) -> usize {
        self.0.unsigned_abs() as usize - 1
    }

    /// Whether the literal is the variable itself.
    #[must_use]
    pub fn is_positive(self) -> bool {
        self.0 > 0
    }

    /// The literal's place in a table with two entries for each variable.
    pub(super) fn code(self) -> usize {
        self.variable() * 2 + usize::from(!self.is_positive())
    }

    /// The literal of a variable's place, counted from 0, with a sign.
    #[must_use]
    pub fn new(variable: usize, positive: bool) -> Self {
        let number = variable as i32 + 1;
        Self(if positive { number } else { -number })
    }
}

impl Not for Lit {
    type Output = Self;

    fn not(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Debug for Lit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A growing set of clauses with names for its variables and constraints.
#[derive(Clone, Debug, Default)]
pub struct Formula {
    variables: usize,
    clauses: Lists<Lit>,
    guard: Option<Lit>,
    names: Vec<(Lit, String)>,
}

impl Formula {
    /// The empty formula.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A fresh variable.
    pub fn variable(&mut self) -> Lit {
        self.variables += 1;
        Lit::new(self.variables - 1, true)
    }

    /// A fresh variable with a name.
    pub fn named(&mut self, name: impl Into<String>) -> Lit {
        let variable = self.variable();
        self.names.push((variable, name.into()));
        variable
    }

    /// Adds a clause, under the guard of the constraint that is being built, if one is.
    pub fn clause(&mut self, clause: impl IntoIterator<Item = Lit>) {
        let negated_guard = self.guard.map(|guard| !guard);
        self.clauses.push(negated_guard.into_iter().chain(clause));
    }

    /// Builds a constraint under this name and returns its guard.
    ///
    /// # Panics
    /// If called while another constraint is being built.
    pub fn constraint(&mut self, name: impl Into<String>, build: impl FnOnce(&mut Self)) -> Lit {
        assert!(self.guard.is_none(), "constraints do not nest");
        let guard = self.named(name);
        self.guard = Some(guard);
        build(self);
        self.guard = None;
        guard
    }

    /// Adds clauses that hold whatever is assumed, even while a constraint is being built.
    pub fn define<T>(&mut self, build: impl FnOnce(&mut Self) -> T) -> T {
        let guard = self.guard.take();
        let result = build(self);
        self.guard = guard;
        result
    }

    /// A literal that is true just when one of the literals is; that one itself, if it is alone.
    pub fn any(&mut self, literals: &[Lit]) -> Lit {
        if let &[literal] = literals {
            return literal;
        }
        let any = self.variable();
        self.define(|formula| formula.define_any(any, literals))
    }

    /// A variable of this name that is true just when one of the literals is.
    pub fn any_named(&mut self, name: impl Into<String>, literals: &[Lit]) -> Lit {
        let any = self.named(name);
        self.define(|formula| formula.define_any(any, literals))
    }

    fn define_any(&mut self, any: Lit, literals: &[Lit]) -> Lit {
        for &literal in literals {
            self.clause([!literal, any]);
        }
        self.clause(literals.iter().copied().chain([!any]));
        any
    }

    /// A literal that is true just when all of the literals are; that one itself, if it is alone.
    pub fn all(&mut self, literals: &[Lit]) -> Lit {
        let negated: Vec<Lit> = literals.iter().map(|&literal| !literal).collect();
        !self.any(&negated)
    }

    /// Number of variables.
    #[must_use]
    pub fn variables(&self) -> usize {
        self.variables
    }

    /// Number of clauses.
    #[must_use]
    pub fn len(&self) -> usize {
        self.clauses.len()
    }

    /// Whether there is no clause.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.clauses.len() == 0
    }

    /// The clauses from the given one on, in the order in which they were added.
    pub fn clauses_from(&self, first: usize) -> impl Iterator<Item = &[Lit]> {
        self.clauses.iter_from(first)
    }

    /// The named variables, in the order in which they were made.
    #[must_use]
    pub fn names(&self) -> &[(Lit, String)] {
        &self.names
    }
}
