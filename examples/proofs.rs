//! The sizes of puzzles' proofs, and the time to make and to check them.
//!
//! `cargo run --release --features measure --example proofs FILE.jsonl...` prints a table of
//! tab-separated columns, one line per puzzle and format: its source, its shots, the clauses of its
//! formula, the lemmas of its proof; the format, bytes, bytes as `.gz`; milliseconds to prove the
//! claim, to refute the formula, and to check what was written.

use std::fs;
use std::io::{self, Write};
use std::time::Instant;

use flate2::Compression;
use flate2::write::GzEncoder;
use smyoz::engines::NoOther;
use smyoz::games::smyoz::Smyoz;
use smyoz::games::smyoz::puzzle::{Claim, Puzzle, read_lines};
use smyoz::limits::Limits;
use smyoz::sat::proof::{ProofFormat, check, refute};

fn main() -> io::Result<()> {
    println!("puzzle\tshots\tclauses\tlemmas\tformat\tbytes\tgz\tprove ms\trefute ms\tcheck ms");
    for path in std::env::args().skip(1) {
        for (line, puzzle) in read_lines(&fs::read_to_string(&path)?) {
            let puzzle = puzzle.map_err(|error| io::Error::other(format!("{path}: line {line}: {error}")))?;
            measure(&format!("{path}:{line}"), &puzzle)?;
        }
    }
    Ok(())
}

fn measure(name: &str, puzzle: &Puzzle) -> io::Result<()> {
    let clues = puzzle.all_clues();
    let solution = puzzle.solution.ok_or_else(|| io::Error::other(format!("{name} names no solution")))?;
    let solutions = match puzzle.promise.claim() {
        Claim::UpToSymmetry => clues.symmetries().map(|symmetry| solution.image(symmetry)).collect(),
        Claim::Unique | Claim::Mercy => vec![solution],
    };
    let (claim, prove) = timed(|| NoOther::prove(&Smyoz, clues, solutions, Limits::NONE).expect("nobody stops it"));
    let formula = claim.map_err(|_| io::Error::other(format!("{name} has another solution")))?.formula();
    let (proof, refuted) =
        timed(|| refute(&formula, Limits::NONE).expect("nobody stops it").expect("the claim was proved"));
    for format in ProofFormat::ALL {
        let bytes = proof.write(format);
        let (checked, check) = timed(|| check(&formula, format, &bytes, Limits::NONE));
        checked.map_err(io::Error::other)?;
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(&bytes)?;
        let packed = encoder.finish()?.len();
        println!(
            "{name}\t{}\t{}\t{}\t{format:?}\t{}\t{packed}\t{prove:.1}\t{refuted:.1}\t{check:.1}",
            puzzle.clues.shots.len(),
            formula.len(),
            proof.lemmas(),
            bytes.len()
        );
    }
    Ok(())
}

/// The result, and the milliseconds it took.
fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed().as_secs_f64() * 1e3)
}
