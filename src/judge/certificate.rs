//! Certificates of uniqueness: files by which a stranger, with programs of his own, can check that a puzzle has just
//! the solution that it names.
//!
//! | file | content |
//! |---|---|
//! | `puzzle.json` | the puzzle, with its solution |
//! | `formula.cnf` | DIMACS: the rules, the clues, and not this solution; the comments name everything |
//! | `variables.tsv` | number and name of each named variable |
//! | `proof.drat` | a refutation of the formula, in the standard format DRAT |
//! | `proof.varisat` | the same, in the format of varisat's checker |
//! | `SHA256SUMS` | check sums of the others, as `sha256sum -c` reads them |
//!
//! The compressed form holds the formula, its variables and the proofs as `.gz`. Nothing here touches a disk.
//!
//! A check trusts none of it: the formula is derived again from the puzzle and must be the same byte by byte, the
//! proof is checked, and the DRAT text must be what belongs to it. What the formula says of the islands was found by
//! the solver and cannot be derived again; it is read from the comments, and each line of it must follow from the
//! list of islands by itself. The check sums only show damage that would change no meaning, and say which file it is.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Read, Write};

use flate2::Compression;
use flate2::bufread::GzDecoder;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::puzzle::{Claim, Puzzle, read_puzzle};
use crate::sat::{certificate as refutation, dimacs};
use crate::smyoz::Layout;
use crate::smyoz::encode::{Exclusion, ExclusionError, NoOther};

/// The file that lists the others.
pub const SUMS: &str = "SHA256SUMS";
const PUZZLE: &str = "puzzle.json";
const FORMULA: &str = "formula.cnf";
const VARIABLES: &str = "variables.tsv";
const DRAT: &str = "proof.drat";
const VARISAT: &str = "proof.varisat";
/// In the order in which they are listed, with whether they are compressed in the compressed form.
const FILES: [(&str, bool); 5] = [(PUZZLE, false), (FORMULA, true), (VARIABLES, true), (DRAT, true), (VARISAT, true)];

/// No file of a certificate is larger than this when it is unpacked: a few bytes can be packed zeros without end.
const LARGEST: u64 = 1 << 30;

/// How a certificate is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// As files that any program can read.
    #[default]
    Plain,
    /// All but the puzzle as `.gz`.
    Compressed,
}

/// Names and contents of a certificate's files.
pub type Files = BTreeMap<String, Vec<u8>>;

/// A puzzle, and the proof that it has no other solution.
#[derive(Clone, Debug, PartialEq)]
pub struct Certificate {
    /// The puzzle, with its solution.
    pub puzzle: Puzzle,
    formula: String,
    variables: String,
    drat: String,
    varisat: Vec<u8>,
}

/// Why there is no certificate of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotCertified {
    /// No layout fits the clues.
    #[error("it has no solution")]
    NoSolution,
    /// The solution that the puzzle names does not fit its clues.
    #[error("the solution in the file does not fit the clues")]
    WrongSolution,
    /// Two layouts fit the clues.
    #[error("it has two solutions at least")]
    Several(Box<[Layout; 2]>),
}

/// What is wrong with a certificate.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}: {reason}")]
pub struct Refusal {
    /// The file in which it shows.
    pub file: String,
    /// What shows there.
    pub reason: String,
    /// The files whose check sums are not those listed.
    pub changed: Vec<String>,
}

impl Refusal {
    fn new(file: &str, reason: &(impl ToString + ?Sized)) -> Self {
        Self { file: file.to_owned(), reason: reason.to_string(), changed: Vec::new() }
    }
}

/// Proves that a puzzle has one solution, or just images of one, if that is its claim. A puzzle that names no solution
/// gets it.
///
/// # Errors
/// If the puzzle has none or several, or the one that it names does not fit.
pub fn certify(puzzle: &Puzzle) -> Result<Certificate, NotCertified> {
    let mut puzzle = puzzle.clone();
    // As who reads the file will have them: the formula follows their order.
    puzzle.shots.sort_unstable();
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
    let varisat = refutation::refute(&formula).expect("the solver found no model of it before");
    let drat = refutation::drat(formula.variables(), &varisat).expect("the solver writes what can be read");
    let (formula, variables) = texts(&puzzle, &claim);
    Ok(Certificate { puzzle, formula, variables, drat, varisat })
}

/// The solutions that a certified puzzle has: where it is unique only up to symmetry, images of the one that it names.
fn solutions(puzzle: &Puzzle) -> Vec<Layout> {
    let images = |layout: Layout| match puzzle.claim() {
        Claim::UpToSymmetry => puzzle.clues().symmetries().map(|symmetry| layout.image(symmetry)).collect(),
        Claim::Unique | Claim::Mercy => vec![layout],
    };
    puzzle.solution.map(images).unwrap_or_default()
}

/// Formula and variables of a claim about a puzzle, as texts.
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

/// What a comment about islands begins with.
const EXCLUDED: &str = "not islands: ";

impl Certificate {
    /// All solutions that the puzzle has, the one that it names first.
    #[must_use]
    pub fn solutions(&self) -> Vec<Layout> {
        solutions(&self.puzzle)
    }

    /// All files, by name.
    #[must_use]
    pub fn files(&self, form: Form) -> Files {
        let mut files = Files::new();
        let mut sums = String::new();
        for (name, compressible) in FILES {
            let content = match name {
                PUZZLE => (serde_json::to_string(&self.puzzle).expect("a puzzle becomes JSON") + "\n").into_bytes(),
                FORMULA => self.formula.clone().into_bytes(),
                VARIABLES => self.variables.clone().into_bytes(),
                DRAT => self.drat.clone().into_bytes(),
                _ => self.varisat.clone(),
            };
            let compressed = compressible && form == Form::Compressed;
            let content = if compressed { compress(&content) } else { content };
            let name = stored(name, compressed);
            writeln!(sums, "{}  {name}", sum(&content)).expect("a string takes it all");
            files.insert(name, content);
        }
        files.insert(SUMS.to_owned(), sums.into_bytes());
        files
    }
}

/// The name under which a file is stored.
fn stored(name: &str, compressed: bool) -> String {
    if compressed { format!("{name}.gz") } else { name.to_owned() }
}

fn sum(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn compress(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes).and_then(|()| encoder.finish()).expect("a vector takes all that is written")
}

fn decompress(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut content = Vec::new();
    let mut decoder = GzDecoder::new(bytes);
    (&mut decoder).take(LARGEST + 1).read_to_end(&mut content)?;
    if content.len() as u64 > LARGEST {
        return Err(io::Error::other("more than a gigabyte"));
    }
    if decoder.into_inner().is_empty() { Ok(content) } else { Err(io::Error::other("bytes after the end")) }
}

/// The names of the files that a file [`SUMS`] lists, which a check needs.
///
/// # Errors
/// If it is not such a list, of all files in one of the two forms.
pub fn listed_files(sums: &[u8]) -> Result<Vec<String>, Refusal> {
    Ok(listed(sums)?.into_iter().map(|(_, name)| name.to_owned()).collect())
}

/// Check sums and names.
fn listed(sums: &[u8]) -> Result<Vec<(&str, &str)>, Refusal> {
    let text = utf8(SUMS, sums)?;
    let lines: Vec<(&str, &str)> = text.lines().filter_map(|line| line.split_once("  ")).collect();
    let names: Vec<&str> = lines.iter().map(|&(_, name)| name).collect();
    let is_form = |packed: bool| names == FILES.map(|(name, compressible)| stored(name, packed && compressible));
    // Written again, it must be the same: nothing stands between the lines or after them.
    let again: String = lines.iter().map(|(sum, name)| format!("{sum}  {name}\n")).collect();
    if (is_form(false) || is_form(true)) && again == text {
        return Ok(lines);
    }
    Err(Refusal::new(SUMS, "expected a check sum and a name a line, for each file of a certificate"))
}

fn utf8<'a>(name: &str, bytes: &'a [u8]) -> Result<&'a str, Refusal> {
    std::str::from_utf8(bytes).map_err(|error| {
        let line = 1 + bytes[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count();
        Refusal::new(name, &format!("line {line}: expected text in UTF-8"))
    })
}

/// Checks a certificate, given as the files that [`listed_files`] names and the list itself; returns its puzzle.
///
/// # Errors
/// If it does not prove that the puzzle has just the solution that it names, or is not as it was written.
pub fn check_certificate(files: &Files) -> Result<Puzzle, Refusal> {
    let content = |name: &str| files.get(name).map(Vec::as_slice).ok_or_else(|| Refusal::new(name, "missing"));
    let listed = listed(content(SUMS)?)?;
    let mut changed = Vec::new();
    for (expected, name) in &listed {
        if sum(content(name)?) != *expected {
            changed.push((*name).to_owned());
        }
    }
    let refusal = |refusal: Refusal| Refusal { changed: changed.clone(), ..refusal };
    let puzzle = check_contents(&listed, &content).map_err(refusal)?;
    match changed.first() {
        Some(name) => Err(refusal(Refusal::new(name, &format!("not the bytes that {SUMS} lists")))),
        None => Ok(puzzle),
    }
}

/// Checks all that the files say, whatever their check sums.
fn check_contents<'a>(
    listed: &[(&str, &str)],
    content: &impl Fn(&str) -> Result<&'a [u8], Refusal>,
) -> Result<Puzzle, Refusal> {
    let mut unpacked = Vec::new();
    for (_, name) in listed {
        let bytes = content(name)?;
        unpacked.push(match name.strip_suffix(".gz") {
            Some(_) => {
                decompress(bytes).map_err(|error| Refusal::new(name, &format!("not gzip as written: {error}")))?
            }
            None => bytes.to_owned(),
        });
    }
    let name = |index: usize| listed[index].1;
    let [puzzle_text, formula_text, variables_text, drat, varisat] = &unpacked[..] else { unreachable!("five files") };

    let puzzle = read_puzzle(utf8(name(0), puzzle_text)?).map_err(|error| Refusal::new(name(0), &error))?;
    let Some(solution) = puzzle.solution else { return Err(Refusal::new(name(0), "it names no solution")) };
    if !puzzle.clues().fit(&solution) {
        return Err(Refusal::new(name(0), &NotCertified::WrongSolution));
    }

    let formula_text = utf8(name(1), formula_text)?;
    let exclusions = exclusions(formula_text).map_err(|reason| Refusal::new(name(1), &reason))?;
    let claim = NoOther::with_exclusions(puzzle.clues(), solutions(&puzzle), exclusions)
        .map_err(|error| Refusal::new(name(1), &error))?;
    let formula = claim.formula();
    let (expected_formula, expected_variables) = texts(&puzzle, &claim);
    same(name(1), formula_text.as_bytes(), &expected_formula, "the formula of the puzzle")?;
    same(name(2), variables_text, &expected_variables, "the formula's variables")?;

    let expected_drat =
        refutation::drat(formula.variables(), varisat).map_err(|error| Refusal::new(name(4), &error))?;
    refutation::check(&formula, varisat).map_err(|error| Refusal::new(name(4), &error))?;
    same(name(3), drat, &expected_drat, &format!("the steps of {VARISAT}"))?;
    Ok(puzzle)
}

/// What the comments of a formula say of the islands.
fn exclusions(formula: &str) -> Result<Vec<Exclusion>, ExclusionError> {
    let comments = formula.lines().map_while(|line| line.strip_prefix("c "));
    let excluded = comments.filter_map(|comment| comment.strip_prefix(EXCLUDED));
    let points = excluded.map(|text| text.split_once(": ").map_or(text, |(points, _)| points));
    points.map(str::parse).collect()
}

/// Demands that a text is as expected, and tells the first line that is not.
fn same(name: &str, found: &[u8], expected: &str, what: &str) -> Result<(), Refusal> {
    if found == expected.as_bytes() {
        return Ok(());
    }
    let mut lines = found.split(|&byte| byte == b'\n').zip(expected.split('\n'));
    let at = lines.position(|(found, expected)| found != expected.as_bytes());
    let line = at.unwrap_or_else(|| expected.split('\n').count().min(found.split(|&byte| byte == b'\n').count()));
    Err(Refusal::new(name, &format!("line {}: not {what}", line + 1)))
}
