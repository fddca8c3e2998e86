//! DRAT, as text and in binary: additions and deletions of clauses.
//!
//! Text: one clause per line, as in DIMACS; a leading `d` deletes it. Binary: `a` or `d`, then the
//! literals and a zero. The literal `n` is the number `2n`, `-n` is `2n + 1`, in groups of seven
//! bits, the lowest first; the highest bit of a byte says that more follow.
//!
//! The reader accepts only what the writer produces: single spaces, and numbers without leading
//! zeros.

use std::io::Write;

use super::syntax::{Numbers, line, literal};
use super::{Proof, StepError};
use crate::sat::formula::Lit;

/// What a step does with its clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DratStep {
    /// The clause follows from those before.
    Add,
    /// The clause is no longer needed.
    Delete,
}

/// A sequence of steps, from a file that may be damaged or hostile.
pub(super) trait Steps {
    /// Reads the clause of the next step into the buffer; `None` at the end.
    fn next(&mut self, clause: &mut Vec<Lit>) -> Option<Result<DratStep, StepError>>;
}

pub(super) fn write(proof: &Proof) -> Vec<u8> {
    let mut text = Vec::new();
    for lemma in proof.lemmas.iter_from(0) {
        write_clause(&mut text, lemma);
        text.push(b'\n');
    }
    text
}

/// Literals and a zero, as in DIMACS.
pub(super) fn write_clause(text: &mut Vec<u8>, clause: &[Lit]) {
    for literal in clause {
        write!(text, "{} ", literal.dimacs()).expect("a vector takes all that is written");
    }
    text.push(b'0');
}

/// The proof in binary.
pub(super) fn write_binary(proof: &Proof) -> Vec<u8> {
    let mut bytes = Vec::new();
    for lemma in proof.lemmas.iter_from(0) {
        bytes.push(b'a');
        for literal in lemma {
            let mut rest = 2 * literal.dimacs().unsigned_abs() + u32::from(!literal.is_positive());
            while rest >= 1 << 7 {
                bytes.push(rest as u8 | 1 << 7);
                rest >>= 7;
            }
            bytes.push(rest as u8);
        }
        bytes.push(0);
    }
    bytes
}

pub(super) struct Reader<'a> {
    variables: usize,
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    pub fn new(variables: usize, text: &'a [u8]) -> Self {
        Self { variables, rest: text }
    }
}

impl Steps for Reader<'_> {
    fn next(&mut self, clause: &mut Vec<Lit>) -> Option<Result<DratStep, StepError>> {
        let mut read = |line: &[u8]| {
            let (step, line) = line.strip_prefix(b"d ").map_or((DratStep::Add, line), |line| (DratStep::Delete, line));
            let mut numbers = Numbers::of(line);
            numbers.clause(self.variables, clause)?;
            numbers.end()?;
            Ok(step)
        };
        Some(line(&mut self.rest)?.and_then(&mut read))
    }
}

pub(super) struct BinaryReader<'a> {
    variables: usize,
    rest: &'a [u8],
}

impl<'a> BinaryReader<'a> {
    pub fn new(variables: usize, bytes: &'a [u8]) -> Self {
        Self { variables, rest: bytes }
    }

    fn byte(&mut self) -> Result<u8, StepError> {
        self.rest.split_off_first().copied().ok_or(StepError::CutOff)
    }

    /// A number of at most 35 bits, in no more bytes than needed.
    fn number(&mut self) -> Result<u64, StepError> {
        let mut number = 0;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 1 << 7 {
                return if byte == 0 && shift > 0 { break } else { Ok(number) };
            }
        }
        Err(StepError::Syntax("a literal"))
    }
}

impl Steps for BinaryReader<'_> {
    fn next(&mut self, clause: &mut Vec<Lit>) -> Option<Result<DratStep, StepError>> {
        let step = match self.rest.split_off_first()? {
            b'a' => DratStep::Add,
            b'd' => DratStep::Delete,
            _ => return Some(Err(StepError::Syntax("`a` or `d`"))),
        };
        clause.clear();
        let mut read = || loop {
            match self.number()? {
                0 => return Ok(step),
                code => clause.push(literal(self.variables, code / 2, code % 2 == 0)?),
            }
        };
        Some(read())
    }
}
