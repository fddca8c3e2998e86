//! Formulas in conjunctive normal form, built from definitions and from named, guarded constraints.
//!
//! A *definition* gives a fresh variable its meaning; its clauses always hold. A *constraint*
//! restricts the models; each of its clauses contains the negation of the constraint's *guard* and
//! so holds only while the guard is true. To ask about a set of constraints, assume their guards;
//! the failed assumptions then name the constraints in conflict.

use std::fmt;
use std::ops::Not;

use super::lists::Lists;

/// A variable or its negation, numbered as in DIMACS: from 1, negative for the negation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lit(i32);

impl Lit {
    pub fn dimacs(self) -> i32 {
        self.0
    }

    /// The index of the variable, from 0.
    pub fn variable(self) -> usize {
        self.0.unsigned_abs() as usize - 1
    }

    /// Whether the literal is the variable itself.
    pub fn is_positive(self) -> bool {
        self.0 > 0
    }

    /// The literal's index in a table with two entries per variable.
    pub(super) fn code(self) -> usize {
        self.variable() * 2 + usize::from(!self.is_positive())
    }

    /// The literal of the variable with this index (from 0), negated unless `positive`.
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
    pub fn new() -> Self {
        Self::default()
    }

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

    /// Adds a clause; while a constraint is being built, under its guard.
    pub fn clause(&mut self, clause: impl IntoIterator<Item = Lit>) {
        let negated_guard = self.guard.map(|guard| !guard);
        self.clauses.push(negated_guard.into_iter().chain(clause));
    }

    /// Builds a constraint with this name and returns its guard.
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

    /// Adds unguarded clauses, even while a constraint is being built.
    pub fn define<T>(&mut self, build: impl FnOnce(&mut Self) -> T) -> T {
        let guard = self.guard.take();
        let result = build(self);
        self.guard = guard;
        result
    }

    /// A literal equivalent to the disjunction of these; a single literal is returned as it is.
    pub fn any(&mut self, literals: &[Lit]) -> Lit {
        if let &[literal] = literals {
            return literal;
        }
        let any = self.variable();
        self.define(|formula| formula.define_any(any, literals))
    }

    /// A new variable with this name, equivalent to the disjunction of these literals.
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

    /// A literal equivalent to the conjunction of these; a single literal is returned as it is.
    pub fn all(&mut self, literals: &[Lit]) -> Lit {
        let negated: Vec<Lit> = literals.iter().map(|&literal| !literal).collect();
        !self.any(&negated)
    }

    pub fn variables(&self) -> usize {
        self.variables
    }

    pub fn len(&self) -> usize {
        self.clauses.len()
    }

    /// Whether there are no clauses.
    pub fn is_empty(&self) -> bool {
        self.clauses.len() == 0
    }

    /// The clauses from index `first` on, in the order in which they were added.
    pub fn clauses_from(&self, first: usize) -> impl Iterator<Item = &[Lit]> {
        self.clauses.iter_from(first)
    }

    /// The named variables, in order of creation.
    pub fn names(&self) -> &[(Lit, String)] {
        &self.names
    }
}
