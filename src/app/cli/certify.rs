//! `smyoz certify`: proofs of uniqueness that anyone can check, and their check.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum, ValueHint};
use serde_json::{Value, json};

use super::certificates::{read_certificate, write_certificate};
use super::files::{entries, expect_new_directory, fill_new_directory};
use super::input::{Puzzles, Source};
use super::output::{Output, hide_bar, progress_bar, spinner};
use super::print::refuse_common_names;
use super::terminal::{self, Tone};
use super::{Answer, CommandError, FileError, Threads, TimeLimit, shown, tell_failure};
use crate::registry::{AnyPuzzle, CertificateFiles, CertifyError, Registry};
use smyoz_core::judging::certificate::{CertificateError, Files, Form, PUZZLE, SUMS};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Claim, Record};
use smyoz_core::sat::proof::ProofFormat;

/// Prove that a puzzle has exactly one solution, in a form that others can check
///
/// Writes a formula in DIMACS, which states the rules, the clues, and that there is another
/// solution; and a refutation of it, which any standard checker confirms (drat-trim formula.cnf
/// proof.drat), as does --check. The refutation contains only the steps that it needs.
#[derive(Args)]
pub(super) struct Certify {
    /// Puzzles: files, directories, - for standard input, or addresses; with --check, certificates
    ///
    /// Puzzles are given as to all commands (see `smyoz verify --help`). With --check, each
    /// directory holds a certificate, or its subdirectories do.
    #[arg(value_hint = ValueHint::AnyPath, required = true, value_name = "PUZZLE")]
    paths: Vec<PathBuf>,
    /// Directory for the certificate, or one for each of several puzzles: new or empty
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath, required_unless_present = "check")]
    out: Option<PathBuf>,
    /// Format of the proof
    #[arg(long = "proof", alias = "format", value_enum, value_name = "FORMAT", default_value_t)]
    format: ProofFormatArg,
    /// Compress all files except the puzzle (.gz)
    #[arg(long)]
    compress: bool,
    /// Check certificates: derive the formula again and check the proof
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

/// The value of `--proof`.
#[derive(Clone, Copy, Default, ValueEnum)]
enum ProofFormatArg {
    /// DRAT, as text: proof.drat
    #[default]
    Drat,
    /// DRAT in binary, about half as large: proof.bdrat
    BinaryDrat,
    /// LRAT, which names the clauses behind each step: larger, faster to check: proof.lrat
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

impl Certify {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        match &self.out {
            Some(out) => self.write(registry, out, output),
            None => self.check(registry, output),
        }
    }

    fn write(&self, registry: &Registry, out: &Path, output: &mut Output) -> Result<Answer, CommandError> {
        let (sources, reading) = Puzzles { paths: self.paths.clone() }.read(registry)?;
        reading.end()?;
        refuse_common_names(sources.iter().map(|source| (source.puzzle.file_stem(), source.name())))?;
        // A proof may take minutes: check first that it can be written.
        expect_new_directory(out)?;
        let over = self.time_limit.start();
        let (mut yes, mut known) = (true, true);
        for source in &sources {
            let directory = match &sources[..] {
                [_] => out.to_owned(),
                _ => out.join(source.puzzle.file_stem()),
            };
            let answer = self.write_one(source, &directory, Limits::from(&*over), output)?;
            yes &= answer != Answer::No;
            known &= answer != Answer::Unknown;
        }
        Ok(if yes && !known { Answer::Unknown } else { yes.into() })
    }

    /// Writes the certificate of a puzzle, and says so.
    fn write_one(
        &self,
        source: &Source,
        out: &Path,
        limits: Limits,
        output: &mut Output,
    ) -> Result<Answer, CommandError> {
        let (name, claim) = (source.name(), source.puzzle.traits().claim);
        let form = Form { format: self.format.into(), compressed: self.compress };
        spinner("seeking a proof");
        let certificate = source.puzzle.certify(form, limits);
        hide_bar();
        let mut json = json!({ "certificate": null, "claim": claim.name(), "unique": null, "reason": null, "solutions": [],
            "bytes": null });
        let (answer, line) = match certificate {
            Ok(CertificateFiles { files, solutions }) => {
                fill_new_directory(out, |inside| write_certificate(inside, &files))?;
                let bytes: BTreeMap<_, _> = files.iter().map(|(name, content)| (name, content.len())).collect();
                let all: usize = bytes.values().sum();
                json["certificate"] = json!(out);
                json["unique"] = json!(claim != Claim::UpToSymmetry);
                json["solutions"] = json!(solutions);
                json["bytes"] = json!(bytes);
                (Answer::Yes, format!("certified: {}: {all} bytes", shown::path(out)))
            }
            Err(CertifyError::Cancelled) => {
                let reason = "no proof within the time limit";
                json["reason"] = json!(reason);
                json["limit"] = json!("time");
                (Answer::Unknown, format!("NOT KNOWN: {reason}"))
            }
            Err(CertifyError::Wrong { reason, solutions }) => {
                json["unique"] = json!(false);
                json["reason"] = json!(reason);
                json["solutions"] = json!(solutions);
                (Answer::No, format!("NOT certified: {reason}"))
            }
        };
        let tone = match answer {
            Answer::Yes => Tone::Good,
            Answer::No => Tone::Bad,
            _ => Tone::Open,
        };
        match self.json {
            true => output.json(&source.of(json))?,
            false => output.line(format_args!("{name}: {}", terminal::answer(line, tone)))?,
        }
        Ok(answer)
    }

    fn check(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let mut directories = Vec::new();
        for path in &self.paths {
            find(path, &mut directories)?;
        }
        let (mut yes, mut unread) = (true, 0);
        let count = directories.len();
        let bar = progress_bar(count, "certificates");
        let check = |directory: &PathBuf| {
            let result = check_directory(registry, directory);
            bar.inc(1);
            result
        };
        self.threads.work(
            directories.into_iter().map(Ok),
            |path| shown::path(path),
            check,
            |directory, result| {
                let result = match result {
                    Err(failure @ CommandError::File { .. }) => {
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
            },
        )?;
        bar.finish_and_clear();
        if unread > 0 {
            return Err(CommandError::UnreadCertificates { unread, count });
        }
        Ok(yes.into())
    }
}

/// Finds the directories with a certificate: this one, or its subdirectories.
fn find(path: &Path, directories: &mut Vec<PathBuf>) -> Result<(), CommandError> {
    if path.join(SUMS).exists() {
        directories.push(path.to_owned());
        return Ok(());
    }
    let mut inside = entries(path)?;
    inside.retain(|path| path.is_dir());
    if inside.is_empty() {
        return Err(CommandError::file(path, FileError::NoCertificate));
    }
    directories.append(&mut inside);
    Ok(())
}

fn check_directory(
    registry: &Registry,
    directory: &Path,
) -> Result<Result<Box<dyn AnyPuzzle>, CertificateError>, CommandError> {
    Ok(read_certificate(directory)?.and_then(|files| check_files(registry, &files)))
}

/// Checks a certificate of the game that its puzzle names.
fn check_files(registry: &Registry, files: &Files) -> Result<Box<dyn AnyPuzzle>, CertificateError> {
    let text = files.get(PUZZLE).map(|text| String::from_utf8_lossy(text)).unwrap_or_default();
    registry.game_of(&text).check_certificate(files, Limits::NONE).expect("there is no limit")
}

fn as_json(directory: &Path, result: &Result<Box<dyn AnyPuzzle>, CertificateError>) -> Value {
    let refusal = result.as_ref().err();
    json!({
        "certificate": directory,
        "holds": result.is_ok(),
        "puzzle": result.as_ref().ok().map(Record::id),
        "claim": result.as_ref().ok().map(|puzzle| puzzle.traits().claim.name()),
        "file": refusal.map(|refusal| &refusal.file),
        "reason": refusal.map(|refusal| &refusal.reason),
        "changed": refusal.map(|refusal| &refusal.changed),
    })
}

fn text(directory: &Path, result: &Result<Box<dyn AnyPuzzle>, CertificateError>) -> String {
    let name = shown::path(directory);
    match result {
        Ok(puzzle) => {
            let images = if puzzle.traits().claim == Claim::UpToSymmetry { ", and images of it" } else { "" };
            format!("{name}: holds: the puzzle {} has only the solution in its file{images}", puzzle.id())
        }
        Err(refusal) if refusal.changed.is_empty() => format!("{name}: REFUSED: {}", shown::error(refusal)),
        Err(refusal) => {
            let (reason, changed) = (shown::error(refusal), shown::error(refusal.changed.join(", ")));
            format!("{name}: REFUSED: {reason} (changed since it was written: {changed})")
        }
    }
}
