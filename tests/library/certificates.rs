//! Certificates: what is made passes several checkers; what is damaged is refused.

use std::collections::BTreeMap;
use std::fs;
use std::process::Command;
use std::sync::LazyLock;

use crate::common::{inventories, random_shots, rup, sampled};
use sha2::{Digest, Sha256};
use smyoz::games::smyoz::encode::Exclusion;
use smyoz::games::smyoz::puzzle::Puzzle;
use smyoz::games::smyoz::{Clues, Inventory, Layout, Smyoz};
use smyoz::judging::certificate::{
    Certificate, CertificateError, CertifyError, Files, Form, SUMS, certify, check_certificate, listed_files,
};
use smyoz::limits::{CancelledError, Limits};
use smyoz::sat::proof::ProofFormat;

/// The puzzle of a layout with this many random shots.
fn puzzle(layout: Layout, shots: usize, number: u32) -> Puzzle {
    let mut clues = random_shots(&layout, shots, number);
    clues.shots = clues.shots.sorted();
    Puzzle { solution: Some(layout), ..Puzzle::new(Smyoz, Clues { inventory: clues.inventory, shots: clues.shots }) }
}

/// A puzzle with a short proof, in which its islands matter.
static CERTIFICATE: LazyLock<Certificate<Smyoz>> = LazyLock::new(|| {
    let certificates = (0..).filter_map(|number| certify(&puzzle(inventories()[0], 12, number), Limits::NONE).ok());
    certificates
        .into_iter()
        .find(|certificate| text(&certificate.files(Form::default()), "formula.cnf").contains(ISLANDS))
        .unwrap()
});
const ISLANDS: &str = "\nc lemma ";

fn text(files: &Files, name: &str) -> String {
    String::from_utf8(files[name].clone()).unwrap()
}

/// Recomputes the checksums, as a forger would.
fn sealed(mut files: Files) -> Files {
    let names = listed_files(&files[SUMS]).unwrap();
    let line = |name: &String| {
        let sum: String = Sha256::digest(&files[name]).iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{sum}  {name}\n")
    };
    let sums: String = names.iter().map(line).collect();
    files.insert(SUMS.to_owned(), sums.into_bytes());
    files
}

/// The files with the content of one of them replaced.
fn with(files: &Files, name: &str, content: impl Into<Vec<u8>>) -> Files {
    let mut files = files.clone();
    assert!(files.insert(name.to_owned(), content.into()).is_some(), "no file {name}");
    files
}

fn checked(files: &Files) -> Result<Puzzle, CertificateError> {
    check_certificate(files, Limits::NONE).unwrap()
}

/// The refusal's text, with the checksums recomputed.
#[track_caller]
fn refusal(files: Files) -> String {
    checked(&sealed(files)).unwrap_err().to_string()
}

#[test]
fn what_is_made_holds() {
    let mut made = 0;
    for (index, layout) in inventories().into_iter().take(2).enumerate() {
        for shots in [6, 20, 81] {
            let puzzle = puzzle(layout, shots, index as u32);
            let certificate = match certify(&puzzle, Limits::NONE) {
                Ok(certificate) => certificate,
                Err(CertifyError::Several(_)) if shots < 20 => continue,
                Err(error) => panic!("{error}"),
            };
            assert_eq!(certificate.puzzle, puzzle);
            let again = certify(&puzzle, Limits::NONE).unwrap();
            for form in Form::all() {
                let files = certificate.files(form);
                assert_eq!(checked(&files), Ok(puzzle.clone()), "{form:?}");
                let given_up = check_certificate::<Smyoz>(&files, Limits::until(&|| true));
                assert_eq!(given_up, Err(CancelledError), "{form:?}");
                assert_eq!(again.files(form), files, "{form:?}");
            }
            let files = certificate.files(Form::default());
            assert_eq!(rup::check(&text(&files, "formula.cnf"), &text(&files, "proof.drat")), Ok(()));
            made += 1;
        }
    }
    assert!(made >= 4, "{made} of 6");
}

#[test]
fn a_missing_solution_is_found_and_a_wrong_one_is_not_certified() {
    let puzzle = CERTIFICATE.puzzle.clone();
    let found = certify(&Puzzle { solution: None, ..puzzle.clone() }, Limits::NONE).unwrap();
    assert_eq!(found, *CERTIFICATE);
    let wrong = Puzzle { solution: Some(inventories()[1]), ..puzzle.clone() };
    assert_eq!(certify(&wrong, Limits::NONE), Err(CertifyError::WrongSolution));
    let bare = Puzzle::new(Smyoz, Clues { inventory: puzzle.clues.inventory.clone(), ..Clues::default() });
    let Err(CertifyError::Several(layouts)) = certify(&bare, Limits::NONE) else {
        panic!("an inventory alone is not unique")
    };
    assert!(layouts[0] != layouts[1] && layouts.iter().all(|layout| bare.all_clues().fit(layout)));
    let impossible = Inventory::new([None, None, None, None], Some(17), Some(9), None).unwrap();
    assert_eq!(
        certify(&Puzzle::new(Smyoz, Clues { inventory: impossible, ..Clues::default() }), Limits::NONE),
        Err(CertifyError::NoSolution)
    );
}

#[test]
fn without_a_list_of_islands_nothing_is_said_of_them() {
    let mut puzzle = puzzle(inventories()[0], 40, 1);
    puzzle.clues.inventory = Inventory::default();
    let files = certify(&puzzle, Limits::NONE).unwrap().files(Form::default());
    assert!(!text(&files, "formula.cnf").contains(ISLANDS));
    assert!(checked(&files).is_ok());
}

#[test]
fn standard_checkers_accept_it_and_refuse_what_does_not_follow() {
    let folder = tempfile::tempdir().unwrap();
    let files = CERTIFICATE.files(Form::default());
    fs::write(folder.path().join("formula.cnf"), &files["formula.cnf"]).unwrap();
    for checker in ["drat-trim", "rate"] {
        let verified = |drat: &[u8]| {
            fs::write(folder.path().join("proof.drat"), drat).unwrap();
            let run =
                Command::new(checker).args(["formula.cnf", "proof.drat"]).current_dir(folder.path()).output().ok()?;
            Some(String::from_utf8_lossy(&run.stdout).contains("s VERIFIED"))
        };
        match verified(&files["proof.drat"]) {
            None => println!("SKIPPED: {checker} is not installed"),
            Some(yes) => assert!(yes && verified(b"1 0\n0\n") == Some(false), "{checker}"),
        }
    }
}

#[test]
fn a_changed_byte_of_any_file_is_refused() {
    for form in Form::all() {
        let files = CERTIFICATE.files(form);
        assert!(checked(&files).is_ok());
        for (name, content) in &files {
            for part in 0..5 {
                let mut changed = content.clone();
                let at = (content.len() - 1) * part / 4;
                changed[at] ^= 1 << part;
                let changed = with(&files, name, changed);
                let refusal = checked(&changed).unwrap_err();
                if !form.compressed && name != SUMS {
                    // With valid checksums, the result may at most be another correct step, or a
                    // space.
                    let harmless = checked(&sealed(changed)).is_ok();
                    let may_be = name.starts_with("proof.") || name == "puzzle.json";
                    assert!(!harmless || may_be, "{name}, byte {at}");
                }
                let changed_sum = name == SUMS || refusal.changed == [name.clone()];
                assert!(changed_sum && !refusal.reason.is_empty(), "{name}, byte {at}: {refusal:?}");
            }
            for cut in [0, content.len() / 2, content.len() - 1] {
                let cut = content[..cut].to_vec();
                assert!(checked(&with(&files, name, cut)).is_err(), "{name} cut off");
            }
            let longer = [content.as_slice(), b"\n"].concat();
            assert!(checked(&with(&files, name, longer)).is_err(), "{name} with more");
        }
    }
}

#[test]
fn no_seal_makes_up_for_a_wrong_file() {
    let files = CERTIFICATE.files(Form::default());
    let formula = text(&files, "formula.cnf");
    let other = certify(&puzzle(inventories()[1], 30, 0), Limits::NONE).unwrap().files(Form::default());

    // Another puzzle, another shot, another solution.
    let not_of_puzzle = "not the formula of the puzzle";
    assert!(refusal(with(&files, "puzzle.json", &*other["puzzle.json"])).contains(not_of_puzzle));
    let mut fewer = CERTIFICATE.puzzle.clone();
    fewer.clues.shots.pop();
    let fewer = serde_json::to_string(&fewer).unwrap();
    assert!(refusal(with(&files, "puzzle.json", fewer)).contains(not_of_puzzle));
    let wrong = Puzzle { solution: Some(inventories()[1]), ..CERTIFICATE.puzzle.clone() };
    let wrong = serde_json::to_string(&wrong).unwrap();
    assert_eq!(
        refusal(with(&files, "puzzle.json", wrong)),
        "puzzle.json: the solution in the file does not fit the clues"
    );
    let none = Puzzle { solution: None, ..CERTIFICATE.puzzle.clone() };
    let none = serde_json::to_string(&none).unwrap();
    assert_eq!(refusal(with(&files, "puzzle.json", none)), "puzzle.json: it names no solution");

    // Proofs of another puzzle, and in another format.
    assert!(refusal(with(&files, "proof.drat", &*other["proof.drat"])).starts_with("proof.drat: step "));
    for format in [ProofFormat::BinaryDrat, ProofFormat::Lrat] {
        let proof = CERTIFICATE.files(Form { format, ..Form::default() });
        let (_, proof) = proof.iter().find(|(name, _)| name.starts_with("proof.")).unwrap();
        assert!(refusal(with(&files, "proof.drat", &**proof)).starts_with("proof.drat: step 1: "));
    }

    // A formula with an additional clause, and with islands that are possible.
    let refuted = formula.clone() + "0\n";
    assert!(refusal(with(&files, "formula.cnf", refuted)).contains(not_of_puzzle));
    let islands = formula.replacen(ISLANDS, "\nc lemma 88: because\nc lemma ", 1);
    let told = refusal(with(&files, "formula.cnf", islands));
    assert!(told == "formula.cnf: the clues do not imply the lemma 88" || told.contains(not_of_puzzle), "{told}");
    let unreadable = formula.replacen(ISLANDS, "\nc lemma 99: because\nc lemma ", 1);
    assert!(refusal(with(&files, "formula.cnf", unreadable)).contains("`99` names no islands"));
}

#[test]
fn an_exclusion_holds_for_every_layout_with_such_islands() {
    let layouts = inventories();
    let mut forbidden = 0;
    for layout in &layouts {
        let inventory = Inventory::of(layout);
        let sizes = inventory.islands().unwrap();
        assert_eq!(Exclusion::all_in(layout, sizes), []);
        for other in &layouts {
            for exclusion in Exclusion::all_in(other, sizes) {
                assert!(exclusion.reason(sizes).is_some(), "{exclusion} with {sizes:?}");
                assert_eq!(exclusion.to_string().parse(), Ok(exclusion));
                forbidden += 1;
            }
        }
    }
    assert!(forbidden > 500, "{forbidden}");
    let reason = |text: &str, sizes: &[u8]| text.parse::<Exclusion>().unwrap().reason(sizes).map(|r| r.to_string());
    assert_eq!(reason("11 21", &[1, 3]).as_deref(), Some("no island has 2 points"));
    assert_eq!(reason("11 21", &[1]).as_deref(), Some("no island has more than 1 point"));
    assert_eq!(reason("11 / 33 / 88", &[1, 1, 4]).as_deref(), Some("only 2 islands have 1 point"));
    for (wrong, sizes) in [
        ("11", &[1][..]),        // may be
        ("11 / 33", &[1, 1]),    // as many as may be
        ("11 / 33 / 55", &[1]),  // more than needed
        ("11 33", &[1]),         // not connected
        ("11 / 21", &[1]),       // one island
        ("11 / 11", &[1]),       // the same twice
        ("11 21 31", &[1]),      // more than needed
        ("11 / 33 43", &[1, 2]), // of different sizes
    ] {
        assert_eq!(reason(wrong, sizes), None, "{wrong} with {sizes:?}");
    }
    for wrong in ["", "0", "19", "91", "11  12", "11 /", "11/12", "x", "11 12 / "] {
        assert!(wrong.parse::<Exclusion>().is_err(), "{wrong}");
    }
}

/// A byte of a proof without hints may be replaced by another correct one, but not a byte that
/// separates steps.
#[test]
fn each_changed_number_of_hints_is_refused() {
    let files = CERTIFICATE.files(Form { format: ProofFormat::Lrat, ..Form::default() });
    let proof = text(&files, "proof.lrat");
    let lines: Vec<&str> = proof.lines().collect();
    let lemmas: Vec<usize> = (0..lines.len()).filter(|&at| lines[at].split(' ').nth(1) != Some("d")).collect();
    for at in [0, lemmas.len() / 2, lemmas.len() - 1].map(|index| lemmas[index]) {
        let words: Vec<&str> = lines[at].split(' ').collect();
        let zero = words.iter().position(|&word| word == "0").unwrap();
        for hint in (zero + 1..words.len() - 1).step_by(sampled(4)) {
            let mut words = words.clone();
            words.remove(hint);
            let changed = [&lines[..at], &[&words.join(" ")], &lines[at + 1..]].concat().join("\n") + "\n";
            let told = refusal(with(&files, "proof.lrat", changed));
            assert!(told.starts_with(&format!("proof.lrat: step {}: ", at + 1)), "{told}");
        }
    }
}

#[test]
fn damaged_files_kept_as_fixtures_are_refused() {
    let root = format!("{}/tests/data/certificates", env!("CARGO_MANIFEST_DIR"));
    let reasons = fs::read_to_string(format!("{root}/reasons.tsv")).unwrap();
    let reasons: BTreeMap<&str, &str> = reasons.lines().map(|line| line.split_once('\t').unwrap()).collect();
    let mut seen = 0;
    for entry in fs::read_dir(&root).unwrap().map(Result::unwrap).filter(|entry| entry.path().is_dir()) {
        for file in fs::read_dir(entry.path()).unwrap().map(Result::unwrap) {
            let name = file.file_name().into_string().unwrap();
            let form = Form::all().find(|&form| CERTIFICATE.files(form).contains_key(&name)).unwrap();
            let files = with(&CERTIFICATE.files(form), &name, fs::read(file.path()).unwrap());
            let files = if name == SUMS { files } else { sealed(files) };
            let fixture = entry.file_name().into_string().unwrap();
            assert_eq!(checked(&files).unwrap_err().to_string(), reasons[&*fixture], "{fixture}");
            seen += 1;
        }
    }
    assert_eq!(seen, reasons.len());
}
