//! Refutations that a stranger can check.
//!
//! varisat writes down its steps in a format of its own: clauses that follow by unit propagation, each with hints from
//! which clauses, and clauses that are no longer needed. Two programs can check that: varisat's checker, which shares
//! no code with the solver and follows the hints; and, the hints left out, any checker of the standard format DRAT. The
//! DRAT text is made from varisat's bytes here, so that either one belongs to the other, byte by byte.
//!
//! The reader of those bytes is strict. It admits only steps that a plain refutation has (in particular none that adds
//! to the formula), only variables of the formula, and no length beyond the end; so damaged or hostile bytes end in an
//! error here before they can make the checker ask for all of the memory.

use std::collections::HashSet;
use std::io::Write;

use thiserror::Error;
use varisat::ExtendFormula;
use varisat::checker::{Checker, CheckerError};

use super::formula::{Formula, Lit};
use super::solver::to_varisat;

/// Why bytes are no refutation of a formula.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProofError {
    /// A step, counted from 1, that cannot be read or is not admitted.
    #[error("step {0}: {1}")]
    Step(usize, &'static str),
    /// The checker does not accept it.
    #[error("{0}")]
    Refused(String),
    /// All steps are right, but they do not lead to a contradiction.
    #[error("the steps do not end in a contradiction")]
    NoContradiction,
}

/// A refutation of the formula in varisat's format; `None` if it has a model.
///
/// # Panics
/// If the solver breaks off, which nothing asks it to do.
#[must_use]
pub fn refute(formula: &Formula) -> Option<Vec<u8>> {
    let mut proof = Vec::new();
    let mut solver = varisat::Solver::new();
    solver.write_proof(&mut proof, varisat::ProofFormat::Varisat);
    for clause in formula.clauses_from(0) {
        solver.add_clause(&clause.iter().copied().map(to_varisat).collect::<Vec<_>>());
    }
    let satisfiable = solver.solve().expect("varisat stops only where asked to");
    solver.close_proof().expect("a vector takes all that is written");
    drop(solver);
    (!satisfiable).then_some(proof)
}

/// The same refutation as a text in the DRAT format.
///
/// # Errors
/// If the bytes are no refutation of a formula with that many variables. Whether its steps are right is not looked at.
pub fn drat(variables: usize, proof: &[u8]) -> Result<String, ProofError> {
    let mut text = Vec::new();
    for_each_clause(variables, proof, |step, clause| {
        if step == Step::Delete {
            text.extend(b"d ");
        }
        for literal in clause {
            write!(text, "{} ", literal.dimacs()).expect("a vector takes all that is written");
        }
        text.extend(b"0\n");
    })?;
    Ok(String::from_utf8(text).expect("numbers are text"))
}

/// Checks with varisat's checker that the bytes are a refutation of the formula.
///
/// # Errors
/// If they are not: the step at which that shows.
pub fn check(formula: &Formula, proof: &[u8]) -> Result<(), ProofError> {
    if contradicts_itself(formula) {
        // It needs no step; and the checker takes in no clause after the contradiction, with the variables in it.
        return for_each_clause(formula.variables(), proof, |_, _| ());
    }
    let mut contradiction = false;
    for_each_clause(known_to_checker(formula), proof, |step, clause| {
        contradiction |= step == Step::Add && clause.is_empty();
    })?;
    let mut checker = Checker::new();
    let refused = |error: CheckerError| ProofError::Refused(error.to_string());
    for clause in formula.clauses_from(0) {
        checker.add_clause(&clause.iter().copied().map(to_varisat).collect::<Vec<_>>()).map_err(refused)?;
    }
    checker.check_proof(proof).map_err(refused)?;
    // The checker accepts any right steps; that the empty clause is among them was seen above.
    if contradiction { Ok(()) } else { Err(ProofError::NoContradiction) }
}

/// So many variables the checker knows once it took in the formula. It looks up others without asking, and it skips
/// clauses that are true in any case.
fn known_to_checker(formula: &Formula) -> usize {
    let told = formula.clauses_from(0).filter(|clause| !clause.iter().any(|&literal| clause.contains(&!literal)));
    told.flatten().map(|literal| literal.variable() + 1).max().unwrap_or(0)
}

/// Whether an empty clause, or two units, contradict without any step of a proof.
fn contradicts_itself(formula: &Formula) -> bool {
    let mut units = HashSet::new();
    formula.clauses_from(0).any(|clause| match clause {
        [] => true,
        [unit, rest @ ..] if rest.iter().all(|other| other == unit) => {
            units.insert(*unit);
            units.contains(&!*unit)
        }
        _ => false,
    })
}

/// What a step does with a clause.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    /// It follows from those before.
    Add,
    /// It is no longer needed.
    Delete,
}

/// Marks the end of a proof in varisat's format.
const END: u64 = 0x9ac3_391f_4294_c211;

/// Visits all clauses that the proof adds or deletes.
fn for_each_clause(variables: usize, proof: &[u8], mut visit: impl FnMut(Step, &[Lit])) -> Result<(), ProofError> {
    let mut reader = Reader { bytes: proof, variables };
    let mut step = 1;
    while !reader.step(&mut visit).map_err(|message| ProofError::Step(step, message))? {
        step += 1;
    }
    if reader.bytes.is_empty() { Ok(()) } else { Err(ProofError::Step(step, "bytes after the last step")) }
}

/// What is left to read of a proof in varisat's format.
struct Reader<'a> {
    bytes: &'a [u8],
    variables: usize,
}

impl Reader<'_> {
    /// Reads a step and returns whether it was the last.
    fn step(&mut self, visit: &mut impl FnMut(Step, &[Lit])) -> Result<bool, &'static str> {
        match self.number()? {
            // The solver's own name for a variable, on which the hints are based: given, taken back.
            0 => {
                self.variable()?;
                self.variable()?;
            }
            1 => {
                self.variable()?;
            }
            // The user's name for a variable.
            2 => {
                if self.variable()? != self.variable()? {
                    return Err("a variable is renamed");
                }
            }
            // A clause that follows, for good or for the time being, and hints.
            7 | 8 => {
                let clause = self.clause()?;
                for _ in 0..self.length()? {
                    self.number()?;
                }
                visit(Step::Add, &clause);
            }
            // Units that follow, each with a hint.
            9 => {
                for _ in 0..self.length()? {
                    visit(Step::Add, &[self.literal()?]);
                    self.number()?;
                }
            }
            // A clause that is no longer needed, for one of three reasons.
            10..=12 => visit(Step::Delete, &self.clause()?),
            // How many bits hints have from here on.
            13 => {
                if !(1..=64).contains(&self.number()?) {
                    return Err("hints of an impossible length");
                }
            }
            END => return Ok(true),
            3..=6 | 14..=17 => return Err("a step that no plain refutation has"),
            _ => return Err("not a step of a proof"),
        }
        Ok(false)
    }

    /// Reads a number: as many zero bits as further bytes there are, a one, then the number itself, all from the lowest
    /// bit on; ten bytes at most.
    fn number(&mut self) -> Result<u64, &'static str> {
        let byte = |index: usize| self.bytes.get(index).copied().ok_or("the proof is cut off");
        let length = match byte(0)?.trailing_zeros() {
            8 => 9 + u32::from(byte(1)? & 1 == 0),
            zeros => zeros + 1,
        };
        let mut value: u128 = 0;
        for index in (0..length as usize).rev() {
            value = value << 8 | u128::from(byte(index)?);
        }
        self.bytes = &self.bytes[length as usize..];
        (value >> length).try_into().map_err(|_| "a number too large")
    }

    /// Reads how many of something follow. Each takes a byte at least.
    fn length(&mut self) -> Result<usize, &'static str> {
        let length = usize::try_from(self.number()?).ok();
        length.filter(|&length| length <= self.bytes.len()).ok_or("the proof is cut off")
    }

    fn variable(&mut self) -> Result<usize, &'static str> {
        let variable = usize::try_from(self.number()?).ok();
        variable.filter(|&variable| variable < self.variables).ok_or("a variable that the formula does not have")
    }

    fn literal(&mut self) -> Result<Lit, &'static str> {
        let code = usize::try_from(self.number()?).ok().filter(|&code| code / 2 < self.variables);
        let code = code.ok_or("a variable that the formula does not have")?;
        Ok(Lit::new(code / 2, code % 2 == 0))
    }

    fn clause(&mut self) -> Result<Vec<Lit>, &'static str> {
        (0..self.length()?).map(|_| self.literal()).collect()
    }
}
