//! Certificates of uniqueness: files by which anyone, with independent programs, can check that a
//! puzzle has no other solution than the one that it names.
//!
//! | file | content |
//! |---|---|
//! | `puzzle.json` | the puzzle, with its solution |
//! | `formula.cnf` | DIMACS: the rules, the clues, not this solution; comments name everything |
//! | `variables.tsv` | number and name of each named variable |
//! | `proof.drat` | its refutation in a standard format; `.bdrat` is binary DRAT, `.lrat` LRAT |
//! | `SHA256SUMS` | checksums of the others, as `sha256sum -c` reads them |
//!
//! The compressed form stores the formula, its variables and the proof as `.gz`. Nothing here reads
//! or writes files, and nothing knows a game: each game states the [`Statement`] of its puzzles, as
//! [`Certifiable`].
//!
//! A check trusts none of it: the claim is derived again from the puzzle, its formula must be the
//! same byte by byte, and the proof is checked. The checksums only reveal damage that would change
//! no meaning, and in which file.

mod files;

use std::fmt::Write as _;

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::limits::{CancelledError, Limits};
use crate::puzzles::{Record, read_as};
use crate::sat::proof::{self, Proof, ProofError};
use crate::sat::{Formula, dimacs};

pub use files::{Files, Form, PUZZLE, SUMS, changed_files, listed_files};
use files::{StoredFile, pack, unpack};

/// A puzzle with a proof that it has no other solution.
#[derive(Clone, Debug, PartialEq)]
pub struct Certificate<P> {
    /// The puzzle, with its solution.
    pub puzzle: P,
    formula: String,
    variables: String,
    proof: Proof,
}

/// What a certificate proves of a puzzle: that it has no solutions but those that are known.
#[derive(Clone, Debug)]
pub struct Statement {
    /// The rules, the clues, and that the layout is none of those known. It needs no assumptions,
    /// and has no model if the claim is true.
    pub formula: Formula,
    /// What readers of the formula should know of this game and this puzzle, such as the solutions,
    /// line by line.
    pub comments: Vec<String>,
}

/// A puzzle of which it can be certified that it has no other solutions.
pub trait Certifiable: Record + Clone + Serialize + DeserializeOwned {
    /// A layout of the game.
    type Layout;

    /// Whether the solution that the puzzle names fits the clues; `None` if it names none.
    fn solution_fits(&self) -> Option<bool>;

    /// All solutions that the puzzle may have if it keeps its promise, the one that it names first.
    fn solutions(&self) -> Vec<Self::Layout>;

    /// The puzzle with its solution, as it will be read again, and the claim that it has no others,
    /// which an engine has found to be true.
    ///
    /// # Errors
    /// If the claim is wrong, or it is cancelled before it is proved.
    fn proved(&self, limits: Limits) -> Result<(Self, Statement), CertifyError<Self::Layout>>;

    /// The claim, derived again for a puzzle that names a fitting solution: the same as the
    /// [proved](Self::proved) one, whose formula is given as it was written. If an engine has found
    /// something that the formula's comments state and that cannot be derived, it must be checked.
    ///
    /// # Errors
    /// If the comments say what is not true.
    fn derived(&self, formula: &str) -> Result<Statement, String>;
}

/// Why a puzzle cannot be certified.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CertifyError<L> {
    /// No layout fits the clues.
    #[error("it has no solution")]
    NoSolution,
    /// The solution that the puzzle names does not fit its clues.
    #[error("the solution in the file does not fit the clues")]
    WrongSolution,
    /// Two layouts fit the clues.
    #[error("it has at least two solutions")]
    Several(Box<[L; 2]>),
    /// A fault of the program: one engine finds no other solution, but another does.
    #[error("the engines disagree")]
    Disagreement,
    /// It was given up before there was a proof.
    #[error("{0}")]
    Stopped(#[from] CancelledError),
}

/// A fault in a certificate.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}: {reason}")]
pub struct CertificateError {
    /// The file in which it was found.
    pub file: String,
    pub reason: String,
    /// The files whose checksums differ from those listed.
    pub changed: Vec<String>,
}

impl CertificateError {
    fn new(file: &str, reason: &(impl ToString + ?Sized)) -> Self {
        Self { file: file.to_owned(), reason: reason.to_string(), changed: Vec::new() }
    }
}

/// Proves that a puzzle has one solution or, if that is its claim, only images of one. If the
/// puzzle names no solution, it is added.
///
/// # Errors
/// If the puzzle has no solution or several, if the one that it names does not fit its clues, or if
/// it is cancelled before the proof is ready.
pub fn certify<P: Certifiable>(puzzle: &P, limits: Limits) -> Result<Certificate<P>, CertifyError<P::Layout>> {
    let (puzzle, claim) = puzzle.proved(limits)?;
    let proof = proof::refute(&claim.formula, limits)?.ok_or(CertifyError::Disagreement)?;
    let (formula, variables) = texts(&puzzle, &claim);
    Ok(Certificate { puzzle, formula, variables, proof })
}

/// The texts of formula and variables for a claim about a puzzle.
fn texts(puzzle: &impl Record, claim: &Statement) -> (String, String) {
    let mut text = String::new();
    let mut line = |line: std::fmt::Arguments<'_>| writeln!(text, "c {line}").expect("a string takes it all");
    line(format_args!(
        "The puzzle {} has no solution but those named here: for this formula, which says the rules,",
        puzzle.id()
    ));
    line(format_args!("the clues, and none of those solutions, has no model. Its proof is beside it. A line with a"));
    line(format_args!("number gives the name of that variable; a clue's is true in the last clauses."));
    if let Some(seed) = puzzle.seed() {
        line(format_args!("seed {seed}"));
    }
    for comment in &claim.comments {
        line(format_args!("{comment}"));
    }
    text += &dimacs(&claim.formula, &[]);
    let mut variables = String::from("number\tname\n");
    for (variable, name) in claim.formula.names() {
        writeln!(variables, "{}\t{name}", variable.dimacs()).expect("a string takes it all");
    }
    (text, variables)
}

impl<P: Certifiable> Certificate<P> {
    /// All solutions of the puzzle, the one that it names first.
    pub fn solutions(&self) -> Vec<P::Layout> {
        self.puzzle.solutions()
    }

    pub fn files(&self, form: Form) -> Files {
        let puzzle = serde_json::to_string(&self.puzzle).expect("a puzzle becomes JSON") + "\n";
        let proof = self.proof.write(form.format);
        pack(form, [puzzle.as_bytes(), self.formula.as_bytes(), self.variables.as_bytes(), &proof])
    }
}

/// Checks a certificate, given as the list of its files and those that [`listed_files`] names;
/// returns its puzzle.
///
/// # Errors
/// If it was given up before that was known. Otherwise the result says what is wrong: it does not
/// prove that the puzzle has only the solution that it names, or a file has changed since it was
/// written.
pub fn check_certificate<P: Certifiable>(
    files: &Files,
    limits: Limits,
) -> Result<Result<P, CertificateError>, CancelledError> {
    let checked = unpack(files).map_err(Unproved::from).and_then(|unpacked| {
        let contents = unpacked.contents.as_ref().map_err(|error| Unproved::Refused(error.clone()));
        let checked = contents.and_then(|contents| check_contents(unpacked.form, contents, limits));
        let changed = unpacked.changed.first();
        let listed = changed.map(|name| CertificateError::new(name, &format!("not the bytes that {SUMS} lists")));
        let checked = checked.and_then(|puzzle| listed.map_or(Ok(puzzle), |error| Err(error.into())));
        checked.map_err(|unproved| unproved.beside(&unpacked.changed))
    });
    match checked {
        Ok(puzzle) => Ok(Ok(puzzle)),
        Err(Unproved::Refused(error)) => Ok(Err(error)),
        Err(Unproved::Stopped(stopped)) => Err(stopped),
    }
}

/// Why a check ends without a puzzle.
enum Unproved {
    Refused(CertificateError),
    Stopped(CancelledError),
}

impl Unproved {
    /// The same, with the files whose checksums differ.
    fn beside(self, changed: &[String]) -> Self {
        match self {
            Self::Refused(error) => Self::Refused(CertificateError { changed: changed.to_owned(), ..error }),
            Self::Stopped(stopped) => Self::Stopped(stopped),
        }
    }
}

impl From<CertificateError> for Unproved {
    fn from(error: CertificateError) -> Self {
        Self::Refused(error)
    }
}

impl From<CancelledError> for Unproved {
    fn from(stopped: CancelledError) -> Self {
        Self::Stopped(stopped)
    }
}

/// Checks the contents of the files, ignoring their checksums.
fn check_contents<P: Certifiable>(
    form: Form,
    [puzzle, formula, variables, proof]: &[StoredFile; 4],
    limits: Limits,
) -> Result<P, Unproved> {
    let read: P = read_as(puzzle.text()?).map_err(|error| CertificateError::new(&puzzle.name, &error))?;
    match read.solution_fits() {
        Some(true) => {}
        Some(false) => {
            return Err(CertificateError::new(&puzzle.name, &CertifyError::<P::Layout>::WrongSolution).into());
        }
        None => return Err(CertificateError::new(&puzzle.name, "it names no solution").into()),
    }

    limits.check()?;
    let claim = read.derived(formula.text()?).map_err(|reason| CertificateError::new(&formula.name, &reason))?;
    let (expected_formula, expected_variables) = texts(&read, &claim);
    same(formula, &expected_formula, "the formula of the puzzle")?;
    same(variables, &expected_variables, "the formula's variables")?;

    match proof::check(&claim.formula, form.format, &proof.bytes, limits) {
        Ok(()) => Ok(read),
        Err(ProofError::Stopped(stopped)) => Err(stopped.into()),
        Err(error) => Err(CertificateError::new(&proof.name, &error).into()),
    }
}

/// Checks that a file has the expected text, and names the first line that differs.
fn same(file: &StoredFile, expected: &str, what: &str) -> Result<(), CertificateError> {
    let found = &*file.bytes;
    if found == expected.as_bytes() {
        return Ok(());
    }
    let mut lines = found.split(|&byte| byte == b'\n').zip(expected.split('\n'));
    let at = lines.position(|(found, expected)| found != expected.as_bytes());
    let line = at.unwrap_or_else(|| expected.split('\n').count().min(found.split(|&byte| byte == b'\n').count()));
    Err(CertificateError::new(&file.name, &format!("line {}: not {what}", line + 1)))
}
