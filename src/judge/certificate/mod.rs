//! Certificates of uniqueness: files by which anyone, with independent programs, can check that a
//! puzzle has no other solution than the one that it names.
//!
//! | file | content |
//! |---|---|
//! | `puzzle.json` | the puzzle, with its solution |
//! | `formula.cnf` | DIMACS: the rules, the clues, and not this solution; the comments name everything |
//! | `variables.tsv` | number and name of each named variable |
//! | `proof.drat` | a refutation of the formula, in a standard format; `.bdrat` in binary DRAT, `.lrat` in LRAT |
//! | `SHA256SUMS` | checksums of the others, as `sha256sum -c` reads them |
//!
//! The compressed form stores the formula, its variables and the proof as `.gz`. Nothing here reads
//! or writes files.
//!
//! A check trusts none of it: the formula is derived again from the puzzle and must be the same
//! byte by byte, and the proof is checked. What the formula says about the islands was found by the
//! solver and cannot be derived again; it is read from the comments, each line of which must follow
//! from the list of islands alone. The checksums only reveal damage that would change no meaning,
//! and in which file.

mod files;

use std::fmt::Write as _;

use thiserror::Error;

use crate::puzzle::{Claim, Puzzle, read_puzzle};
use crate::record::Record;
use crate::sat::dimacs;
use crate::sat::proof::{self, Proof};
use crate::smyoz::Layout;
use crate::smyoz::encode::{Exclusion, ExclusionError, NoOther};

pub use files::{Files, Form, SUMS, changed_files, listed_files};
use files::{StoredFile, pack, unpack};

/// A puzzle with a proof that it has no other solution.
#[derive(Clone, Debug, PartialEq)]
pub struct Certificate {
    /// The puzzle, with its solution.
    pub puzzle: Puzzle,
    formula: String,
    variables: String,
    proof: Proof,
}

/// Why a puzzle cannot be certified.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotCertified {
    /// No layout fits the clues.
    #[error("it has no solution")]
    NoSolution,
    /// The solution that the puzzle names does not fit its clues.
    #[error("the solution in the file does not fit the clues")]
    WrongSolution,
    /// Two layouts fit the clues.
    #[error("it has at least two solutions")]
    Several(Box<[Layout; 2]>),
}

/// A fault in a certificate.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}: {reason}")]
pub struct Refusal {
    /// The file in which it was found.
    pub file: String,
    /// What is wrong there.
    pub reason: String,
    /// The files whose checksums differ from those listed.
    pub changed: Vec<String>,
}

impl Refusal {
    fn new(file: &str, reason: &(impl ToString + ?Sized)) -> Self {
        Self { file: file.to_owned(), reason: reason.to_string(), changed: Vec::new() }
    }
}

/// Proves that a puzzle has one solution or, if that is its claim, only images of one. If the
/// puzzle names no solution, it is added.
///
/// # Errors
/// If the puzzle has no solution or several, or if the one that it names does not fit its clues.
pub fn certify(puzzle: &Puzzle) -> Result<Certificate, NotCertified> {
    let mut puzzle = puzzle.clone();
    // The order in which the file will be read: the formula depends on it.
    puzzle.shots = puzzle.shots.sorted();
    let clues = puzzle.clues();
    let solution = match puzzle.solution {
        Some(layout) if clues.fit(&layout) => layout,
        Some(_) => return Err(NotCertified::WrongSolution),
        None => NoOther::prove(clues.clone(), Vec::new()).err().ok_or(NotCertified::NoSolution)?,
    };
    puzzle.solution = Some(solution);
    let claim = NoOther::prove(clues, solutions(&puzzle))
        .map_err(|other| NotCertified::Several(Box::new([solution, other])))?;
    let formula = claim.formula();
    let proof = proof::refute(&formula).expect("the solver found no model of it before");
    let (formula, variables) = texts(&puzzle, &claim);
    Ok(Certificate { puzzle, formula, variables, proof })
}

/// The solutions of a certified puzzle: if it is unique only up to symmetry, all images of the one
/// that it names.
fn solutions(puzzle: &Puzzle) -> Vec<Layout> {
    let images = |layout: Layout| match puzzle.claim() {
        Claim::UpToSymmetry => puzzle.clues().symmetries().map(|symmetry| layout.image(symmetry)).collect(),
        Claim::Unique | Claim::Mercy => vec![layout],
    };
    puzzle.solution.map(images).unwrap_or_default()
}

/// The texts of formula and variables for a claim about a puzzle.
fn texts(puzzle: &Puzzle, claim: &NoOther) -> (String, String) {
    let mut text = String::new();
    let mut line = |line: std::fmt::Arguments<'_>| writeln!(text, "c {line}").expect("a string takes it all");
    line(format_args!(
        "The puzzle {} has no solution but those named here: for this formula, which says the rules,",
        puzzle.id()
    ));
    line(format_args!("the clues, and none of those solutions, has no model. Its proof is beside it. A line with a"));
    line(format_args!("number gives the name of that variable; a clue's is true in the last clauses."));
    if let Some(seed) = puzzle.seed {
        line(format_args!("seed {seed}"));
    }
    if let Some(mercy) = puzzle.mercy {
        line(format_args!("mercy shot {mercy}"));
    }
    for solution in solutions(puzzle) {
        line(format_args!("solution {}", solution.drawing().rows().join(" ")));
    }
    if claim.exclusions().next().is_some() {
        line(format_args!(
            "The list of islands is a clue, too. Each line below names points (by the cell to their upper left)"
        ));
        line(format_args!(
            "that cannot be islands beside each other, and why. A clause forbids them to be water while"
        ));
        line(format_args!(
            "the points around are not; if they are too many for an island, whatever is around. The same"
        ));
        line(format_args!("holds of their images under the 8 symmetries of the board, so there is a clause for each."));
    }
    for (exclusion, reason) in claim.exclusions() {
        line(format_args!("{EXCLUDED}{exclusion}: {reason}"));
    }
    let formula = claim.formula();
    text += &dimacs(&formula, &[]);
    let mut variables = String::from("number\tname\n");
    for (variable, name) in formula.names() {
        writeln!(variables, "{}\t{name}", variable.dimacs()).expect("a string takes it all");
    }
    (text, variables)
}

/// The start of a comment about islands.
const EXCLUDED: &str = "not islands: ";

impl Certificate {
    /// All solutions of the puzzle, the one that it names first.
    #[must_use]
    pub fn solutions(&self) -> Vec<Layout> {
        solutions(&self.puzzle)
    }

    /// All files, by name.
    #[must_use]
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
/// If it does not prove that the puzzle has only the solution that it names, or if a file has
/// changed since it was written.
pub fn check_certificate(files: &Files) -> Result<Puzzle, Refusal> {
    let unpacked = unpack(files)?;
    let refusal = |refusal: Refusal| Refusal { changed: unpacked.changed.clone(), ..refusal };
    let contents = unpacked.contents.as_ref().map_err(|error| refusal(error.clone()))?;
    let puzzle = check_contents(unpacked.form, contents).map_err(refusal)?;
    match unpacked.changed.first() {
        Some(name) => Err(refusal(Refusal::new(name, &format!("not the bytes that {SUMS} lists")))),
        None => Ok(puzzle),
    }
}

/// Checks the contents of the files, ignoring their checksums.
fn check_contents(form: Form, [puzzle, formula, variables, proof]: &[StoredFile; 4]) -> Result<Puzzle, Refusal> {
    let read = read_puzzle(puzzle.text()?).map_err(|error| Refusal::new(&puzzle.name, &error))?;
    let Some(solution) = read.solution else { return Err(Refusal::new(&puzzle.name, "it names no solution")) };
    if !read.clues().fit(&solution) {
        return Err(Refusal::new(&puzzle.name, &NotCertified::WrongSolution));
    }

    let exclusions = exclusions(formula.text()?).map_err(|reason| Refusal::new(&formula.name, &reason))?;
    let claim = NoOther::with_exclusions(read.clues(), solutions(&read), exclusions)
        .map_err(|error| Refusal::new(&formula.name, &error))?;
    let (expected_formula, expected_variables) = texts(&read, &claim);
    same(formula, &expected_formula, "the formula of the puzzle")?;
    same(variables, &expected_variables, "the formula's variables")?;

    proof::check(&claim.formula(), form.format, &proof.bytes).map_err(|error| Refusal::new(&proof.name, &error))?;
    Ok(read)
}

/// The exclusions in the comments of a formula.
fn exclusions(formula: &str) -> Result<Vec<Exclusion>, ExclusionError> {
    let comments = formula.lines().map_while(|line| line.strip_prefix("c "));
    let excluded = comments.filter_map(|comment| comment.strip_prefix(EXCLUDED));
    let points = excluded.map(|text| text.split_once(": ").map_or(text, |(points, _)| points));
    points.map(str::parse).collect()
}

/// Checks that a file has the expected text, and names the first line that differs.
fn same(file: &StoredFile, expected: &str, what: &str) -> Result<(), Refusal> {
    let found = &*file.bytes;
    if found == expected.as_bytes() {
        return Ok(());
    }
    let mut lines = found.split(|&byte| byte == b'\n').zip(expected.split('\n'));
    let at = lines.position(|(found, expected)| found != expected.as_bytes());
    let line = at.unwrap_or_else(|| expected.split('\n').count().min(found.split(|&byte| byte == b'\n').count()));
    Err(Refusal::new(&file.name, &format!("line {}: not {what}", line + 1)))
}
