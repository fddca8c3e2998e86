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
//! or writes files, and nothing knows a game.
//!
//! A check trusts none of it: the claim is derived again from the puzzle, its formula must be the
//! same byte by byte, and the proof is checked. The checksums only reveal damage that would change
//! no meaning, and in which file.

mod files;

use std::fmt::Write as _;

use thiserror::Error;

use crate::engines::NoOther;
use crate::game::{Game, Model, Promise, Puzzle};
use crate::limits::{CancelledError, Limits};
use crate::puzzles::{Record as _, read_as};
use crate::sat::proof::{self, Proof, ProofError};
use crate::sat::{Formula, dimacs};

pub use files::{Files, Form, PUZZLE, SUMS, changed_files, listed_files};
use files::{StoredFile, pack, unpack};

/// A puzzle with a proof that it has no other solution.
#[derive(Clone, Debug, PartialEq)]
pub struct Certificate<G: Game> {
    /// The puzzle, with its solution.
    pub puzzle: Puzzle<G>,
    formula: String,
    variables: String,
    proof: Proof,
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
    Cancelled(#[from] CancelledError),
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
pub fn certify<G: Game>(puzzle: &Puzzle<G>, limits: Limits) -> Result<Certificate<G>, CertifyError<G::Layout>> {
    // The formula depends on the order of the clues: that in which the file will be read.
    let mut puzzle: Puzzle<G> = read_as(&puzzle.text()).expect("a puzzle is read as it was written");
    let clues = puzzle.all_clues();
    let prove = |known: Vec<G::Layout>| NoOther::prove(&puzzle.board, clues.clone(), known, limits);
    let solution = match &puzzle.solution {
        Some(_) if puzzle.fits_its_solution() == Some(false) => return Err(CertifyError::WrongSolution),
        Some(solution) => solution.clone(),
        None => prove(Vec::new())?.err().ok_or(CertifyError::NoSolution)?,
    };
    let no_other = prove(solutions(&puzzle, &solution))?;
    let no_other = no_other.map_err(|other| CertifyError::Several(Box::new([solution.clone(), other])))?;
    puzzle.solution = Some(solution);
    let formula = no_other.formula();
    let proof = proof::refute(&formula, limits)?.ok_or(CertifyError::Disagreement)?;
    let (text, variables) = texts(&puzzle, &formula, no_other.lemmas());
    Ok(Certificate { puzzle, formula: text, variables, proof })
}

/// All solutions that a puzzle has if it keeps its promise, this one first.
fn solutions<G: Game>(puzzle: &Puzzle<G>, solution: &G::Layout) -> Vec<G::Layout> {
    match puzzle.promise {
        Promise::UpToSymmetry => puzzle.board.images(&puzzle.clues, solution),
        Promise::One | Promise::Mercy(_) => vec![solution.clone()],
    }
}

/// The same for the solution that the puzzle names, if it names one.
fn known<G: Game>(puzzle: &Puzzle<G>) -> Vec<G::Layout> {
    puzzle.solution.as_ref().map(|solution| solutions(puzzle, solution)).unwrap_or_default()
}

/// A lemma of a game.
type LemmaOf<G> = <<G as Game>::Model as Model>::Lemma;

/// How a comment about a lemma begins.
const LEMMA: &str = "lemma ";

/// The lemmas that the comments of a formula state, each of which the clues must imply.
fn lemmas<G: Game>(clues: &G::Clues, formula: &str) -> Result<Vec<LemmaOf<G>>, String> {
    let comments = formula.lines().map_while(|line| line.strip_prefix("c "));
    let stated = comments.filter_map(|comment| comment.strip_prefix(LEMMA));
    let read = |text: &str| {
        let text = text.split_once(": ").map_or(text, |(lemma, _)| lemma);
        let lemma: LemmaOf<G> = text.parse().map_err(|error| format!("{error}"))?;
        match G::Model::reason(clues, &lemma) {
            Some(_) => Ok(lemma),
            None => Err(format!("the clues do not imply the lemma {lemma}")),
        }
    };
    stated.map(read).collect()
}

/// The texts of formula and variables for the claim that a puzzle has no solutions but those known.
fn texts<G: Game>(puzzle: &Puzzle<G>, formula: &Formula, lemmas: &[LemmaOf<G>]) -> (String, String) {
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
    for comment in puzzle.board.comments() {
        line(format_args!("{comment}"));
    }
    if let Some(clue) = puzzle.promise.mercy() {
        line(format_args!("given apart: {clue}"));
    }
    for solution in known(puzzle) {
        line(format_args!("solution {}", puzzle.board.rows(&solution).join(" ")));
    }
    for comment in G::Model::LEMMAS.iter().filter(|_| !lemmas.is_empty()) {
        line(format_args!("{comment}"));
    }
    let clues = puzzle.all_clues();
    for lemma in lemmas {
        let reason = G::Model::reason(&clues, lemma).expect("the clues imply it");
        line(format_args!("{LEMMA}{lemma}: {reason}"));
    }
    text += &dimacs(formula, &[]);
    let mut variables = String::from("number\tname\n");
    for (variable, name) in formula.names() {
        writeln!(variables, "{}\t{name}", variable.dimacs()).expect("a string takes it all");
    }
    (text, variables)
}

impl<G: Game> Certificate<G> {
    /// All solutions of the puzzle, the one that it names first.
    pub fn solutions(&self) -> Vec<G::Layout> {
        known(&self.puzzle)
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
pub fn check_certificate<G: Game>(
    files: &Files,
    limits: Limits,
) -> Result<Result<Puzzle<G>, CertificateError>, CancelledError> {
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
        Err(Unproved::Cancelled(stopped)) => Err(stopped),
    }
}

/// Why a check ends without a puzzle.
enum Unproved {
    Refused(CertificateError),
    Cancelled(CancelledError),
}

impl Unproved {
    /// The same, with the files whose checksums differ.
    fn beside(self, changed: &[String]) -> Self {
        match self {
            Self::Refused(error) => Self::Refused(CertificateError { changed: changed.to_owned(), ..error }),
            Self::Cancelled(stopped) => Self::Cancelled(stopped),
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
        Self::Cancelled(stopped)
    }
}

/// Checks the contents of the files, ignoring their checksums.
fn check_contents<G: Game>(
    form: Form,
    [puzzle, formula, variables, proof]: &[StoredFile; 4],
    limits: Limits,
) -> Result<Puzzle<G>, Unproved> {
    let read: Puzzle<G> = read_as(puzzle.text()?).map_err(|error| CertificateError::new(&puzzle.name, &error))?;
    match read.fits_its_solution() {
        Some(true) => {}
        Some(false) => {
            return Err(CertificateError::new(&puzzle.name, &CertifyError::<G::Layout>::WrongSolution).into());
        }
        None => return Err(CertificateError::new(&puzzle.name, "it names no solution").into()),
    }

    limits.check()?;
    let clues = read.all_clues();
    let lemmas = lemmas::<G>(&clues, formula.text()?);
    let lemmas = lemmas.map_err(|reason| CertificateError::new(&formula.name, &reason))?;
    let claim = NoOther::with_lemmas(&read.board, clues, known(&read), lemmas);
    let stated = claim.formula();
    let (expected_formula, expected_variables) = texts(&read, &stated, claim.lemmas());
    same(formula, &expected_formula, "the formula of the puzzle")?;
    same(variables, &expected_variables, "the formula's variables")?;

    match proof::check(&stated, form.format, &proof.bytes, limits) {
        Ok(()) => Ok(read),
        Err(ProofError::Cancelled(stopped)) => Err(stopped.into()),
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
