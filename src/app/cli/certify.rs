//! `smyoz certify`: proofs of uniqueness that anyone can check, and their check.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use serde::Serialize;
use serde_json::{Value, json};

use super::files::{entries, expect_new_directory, fill_new_directory, read_regular, write_within};
use super::games::{AnyPuzzle, is_sea_battle};
use super::input::{Puzzles, Source};
use super::output::{Output, progress_bar, spinner};
use super::{Answer, Failure, FileError, Threads, TimeLimit, shown, tell_failure};
use smyoz_core::judging::certificate::{
    Certifiable, Files, Form, NotCertified, PUZZLE, Refusal, SUMS, certify, changed_files, check_certificate,
    listed_files,
};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Id, Record};
use smyoz_core::sat::proof::ProofFormat;
use smyoz_games::sea_battle;
use smyoz_games::smyoz::puzzle::{Claim, Puzzle};

/// Prove that a puzzle has exactly one solution, in a form that others can check
///
/// Writes a formula in DIMACS that states the rules, the clues, and that the solution is another
/// one; and a refutation of it, for any standard checker (drat-trim formula.cnf proof.drat) or
/// --check. The refutation contains only the steps that it needs.
#[derive(Args)]
pub(super) struct Certify {
    /// The puzzle, as for `verify`; with --check, directories that hold a certificate, or whose
    /// subdirectories do
    #[arg(required = true, value_name = "PUZZLE")]
    paths: Vec<PathBuf>,
    /// A new or empty directory for the certificate
    #[arg(long, value_name = "DIR", required_unless_present = "check")]
    out: Option<PathBuf>,
    /// Format of the proof
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t)]
    format: ProofFormatArg,
    /// Compress all files but the puzzle, as .gz
    #[arg(long)]
    compress: bool,
    /// Check certificates: derive the formula again, and check the proof, in any format
    #[arg(long, conflicts_with_all = ["out", "format", "compress", "time_limit"])]
    check: bool,
    #[command(flatten)]
    time_limit: TimeLimit,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON line per certificate
    #[arg(long)]
    json: bool,
}

/// The value of `--format`.
#[derive(Clone, Copy, Default, ValueEnum)]
enum ProofFormatArg {
    /// DRAT, as text: proof.drat
    #[default]
    Drat,
    /// DRAT in binary, about half as large: proof.bdrat
    BinaryDrat,
    /// LRAT, with the clauses that each step follows from; larger, but faster to check: proof.lrat
    Lrat,
}

impl From<ProofFormatArg> for ProofFormat {
    fn from(format: ProofFormatArg) -> Self {
        match format {
            ProofFormatArg::Drat => Self::Drat,
            ProofFormatArg::BinaryDrat => Self::BinaryDrat,
            ProofFormatArg::Lrat => Self::Lrat,
        }
    }
}

/// A puzzle that has a certificate, and what it promises.
struct Certified {
    id: Id,
    claim: Claim,
}

impl Certified {
    fn smyoz(puzzle: &Puzzle) -> Self {
        Self { id: puzzle.id(), claim: puzzle.claim() }
    }

    /// Puzzles of Sea Battle are always unique.
    fn sea_battle(puzzle: &sea_battle::Puzzle) -> Self {
        Self { id: puzzle.id(), claim: Claim::Unique }
    }
}

impl Certify {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        match &self.out {
            Some(out) => self.write(out, output),
            None => self.check(output),
        }
    }

    fn write(&self, out: &Path, output: &mut Output) -> Result<Answer, Failure> {
        let source: Source<AnyPuzzle> = Puzzles { paths: self.paths.clone() }.single()?;
        // A proof may take minutes: check first that it can be written.
        expect_new_directory(out)?;
        let name = source.name();
        match source.puzzle {
            AnyPuzzle::Smyoz(puzzle) => self.certify(&*puzzle, puzzle.claim(), &name, out, output),
            AnyPuzzle::SeaBattle(puzzle) => self.certify(&*puzzle, Claim::Unique, &name, out, output),
        }
    }

    fn certify<P: Certifiable<Layout: Serialize>>(
        &self,
        puzzle: &P,
        claim: Claim,
        name: &str,
        out: &Path,
        output: &mut Output,
    ) -> Result<Answer, Failure> {
        let over = self.time_limit.start();
        let spinner = spinner("seeking a proof");
        let certificate = certify(puzzle, Limits::from(&*over));
        spinner.finish_and_clear();
        let certificate = match certificate {
            Ok(certificate) => certificate,
            Err(NotCertified::Stopped(_)) if self.json => {
                let reason = "no proof within the time limit";
                output.json(&json!({ "certificate": null, "claim": claim.name(), "unique": null, "reason": reason,
                    "solutions": [], "bytes": null, "limit": "time" }))?;
                return Ok(Answer::Unknown);
            }
            Err(NotCertified::Stopped(_)) => {
                output.line(format_args!("{name}: NOT KNOWN: no proof within the time limit"))?;
                return Ok(Answer::Unknown);
            }
            Err(error) if self.json => {
                output.json(&not_certified_as_json(claim, &error))?;
                return Ok(Answer::No);
            }
            Err(error) => {
                output.line(format_args!("{name}: NOT certified: {error}"))?;
                return Ok(Answer::No);
            }
        };
        let files = certificate.files(Form { format: self.format.into(), compressed: self.compress });
        fill_new_directory(out, |inside| write_certificate(inside, &files))?;
        if self.json {
            let bytes: BTreeMap<_, _> = files.iter().map(|(name, content)| (name, content.len())).collect();
            let unique = claim != Claim::UpToSymmetry;
            output.json(&json!({ "certificate": out, "claim": claim.name(), "unique": unique, "reason": null,
                "solutions": certificate.solutions(), "bytes": bytes }))?;
        } else {
            let bytes: usize = files.values().map(Vec::len).sum();
            output.line(format_args!("{name}: certified: {}: {bytes} bytes", shown::path(out)))?;
        }
        Ok(Answer::Yes)
    }

    fn check(&self, output: &mut Output) -> Result<Answer, Failure> {
        let mut directories = Vec::new();
        for path in &self.paths {
            find(path, &mut directories)?;
        }
        let (mut yes, mut unread) = (true, 0);
        let count = directories.len();
        let bar = progress_bar(count, "certificates");
        let check = |directory: &PathBuf| {
            let result = check_directory(directory);
            bar.inc(1);
            result
        };
        self.threads.work(directories.into_iter().map(Ok), check, |directory, result| {
            let result = match result {
                Err(failure @ Failure::File { .. }) => {
                    bar.suspend(|| tell_failure(&failure));
                    unread += 1;
                    return Ok(());
                }
                result => result?,
            };
            yes &= result.is_ok();
            bar.suspend(|| match self.json {
                true => output.json(&as_json(directory, &result)),
                false => output.line(text(directory, &result)),
            })
        })?;
        bar.finish_and_clear();
        if unread > 0 {
            return Err(Failure::UnreadCertificates { unread, count });
        }
        Ok(yes.into())
    }
}

/// The most bytes of a file of a certificate.
pub(super) const CERTIFICATE_LIMIT: u64 = 256 << 20;

/// Writes a certificate into an empty directory that is not yet in its place.
pub(super) fn write_certificate(directory: &Path, files: &Files) -> Result<(), Failure> {
    files.iter().try_for_each(|(name, content)| write_within(&directory.join(name), content))
}

/// Finds the directories with a certificate: this one, or its subdirectories.
fn find(path: &Path, directories: &mut Vec<PathBuf>) -> Result<(), Failure> {
    if path.join(SUMS).exists() {
        directories.push(path.to_owned());
        return Ok(());
    }
    let mut inside = entries(path)?;
    inside.retain(|path| path.is_dir());
    if inside.is_empty() {
        return Err(Failure::file(path, FileError::NoCertificate));
    }
    directories.append(&mut inside);
    Ok(())
}

fn check_directory(directory: &Path) -> Result<Result<Certified, Refusal>, Failure> {
    Ok(read_certificate(directory)?.and_then(|files| check_files(&files)))
}

/// Checks a certificate of the game that its puzzle names.
fn check_files(files: &Files) -> Result<Certified, Refusal> {
    let names_sea_battle = files.get(PUZZLE).is_some_and(|text| is_sea_battle(&String::from_utf8_lossy(text)));
    match names_sea_battle {
        true => check_certificate(files).map(|puzzle| Certified::sea_battle(&puzzle)),
        false => check_certificate(files).map(|puzzle| Certified::smyoz(&puzzle)),
    }
}

/// Reads the certificate in a directory: the list of checksums, and all files that it lists.
fn read_certificate(directory: &Path) -> Result<Result<Files, Refusal>, Failure> {
    let read = |name: &str| read_regular(&directory.join(name), CERTIFICATE_LIMIT);
    let sums = read(SUMS)?;
    let names = match listed_files(&sums) {
        Ok(names) => names,
        Err(refusal) => return Ok(Err(refusal)),
    };
    let mut files = Files::from([(SUMS.to_owned(), sums)]);
    for name in names {
        files.insert(name.clone(), read(&name)?);
    }
    Ok(Ok(files))
}

/// Whether all files of a certificate are there and unchanged.
pub(super) fn is_whole(directory: &Path) -> bool {
    let whole = |files: &Files| changed_files(files).is_ok_and(|changed| changed.is_empty());
    read_certificate(directory).is_ok_and(|files| files.as_ref().is_ok_and(whole))
}

fn not_certified_as_json(claim: Claim, error: &NotCertified<impl Serialize>) -> Value {
    let solutions = match error {
        NotCertified::Several(solutions) => &solutions[..],
        NotCertified::NoSolution | NotCertified::WrongSolution | NotCertified::Stopped(_) => &[],
    };
    json!({ "certificate": null, "claim": claim.name(), "unique": false, "reason": error.to_string(),
        "solutions": solutions, "bytes": null })
}

fn as_json(directory: &Path, result: &Result<Certified, Refusal>) -> Value {
    let refusal = result.as_ref().err();
    json!({
        "certificate": directory,
        "holds": result.is_ok(),
        "puzzle": result.as_ref().ok().map(|puzzle| puzzle.id),
        "claim": result.as_ref().ok().map(|puzzle| puzzle.claim.name()),
        "file": refusal.map(|refusal| &refusal.file),
        "reason": refusal.map(|refusal| &refusal.reason),
        "changed": refusal.map(|refusal| &refusal.changed),
    })
}

fn text(directory: &Path, result: &Result<Certified, Refusal>) -> String {
    let name = shown::path(directory);
    match result {
        Ok(Certified { id, claim: Claim::UpToSymmetry }) => {
            format!("{name}: holds: the puzzle {id} has only the solution in its file, and images of it")
        }
        Ok(Certified { id, .. }) => format!("{name}: holds: the puzzle {id} has only the solution in its file"),
        Err(refusal) if refusal.changed.is_empty() => format!("{name}: REFUSED: {}", shown::error(refusal)),
        Err(refusal) => {
            let (reason, changed) = (shown::error(refusal), shown::error(refusal.changed.join(", ")));
            format!("{name}: REFUSED: {reason} (changed since it was written: {changed})")
        }
    }
}
