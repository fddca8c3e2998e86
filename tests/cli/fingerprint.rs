//! The fingerprint of what the program composes: journals carry it, so it must change whenever the
//! bytes do.

use serde_json::Value;
use sha2::{Digest, Sha256};
use smyoz::game::Game as _;
use smyoz::games::sea_battle::Setting;
use smyoz::games::smyoz::Smyoz;

use super::Folder;

/// Batches of puzzles of all kinds, with pages of all kinds and a certificate.
const PINNED: [&str; 14] = [
    "--seeds 3..4 --level beginner --lang hu --ink mono",
    "--seeds 3..4",
    "--seeds 3..4 --level master --format json",
    "--seeds 300003..300003 --level grandmaster --format json",
    "--seeds 5..5 --avoid two-greens --require bearing --format json",
    "--seeds 500..503 --minimum --format json",
    "--seeds 500..500 --minimum --certify --format json",
    "--seeds 500..501 --mercy",
    "--seeds 500..501 --unique up-to-symmetry --format text",
    "--seeds 500..501 --minimum --withhold islands,moored --format text",
    "--seeds 500..500 --inventory none --minimum --format json",
    "--seeds 1..1 --inventory minimal --format json",
    "--seeds 500..501 --min-shots 5 --format json",
    "--seeds 500..503 --minimum --clue-symmetry rotate --format json",
];

/// The same for Sea Battle.
const PINNED_OF_SEA_BATTLE: [&str; 5] = [
    "--seeds 3..4 --lang hu --ink mono",
    "--seeds 5..6 --minimum --format json",
    "--seeds 7..8 --size 7x9 --touch corners --format json",
    "--seeds 9..9 --size 8x8 --shapes any --mines 2 --sweepers 1",
    "--seeds 1..2 --size 6x6 --clue-symmetry rotate --format json",
];

#[test]
fn the_fingerprint_is_that_of_the_pinned_batches() {
    check(&PINNED, "--engine search", Smyoz::FINGERPRINT);
}

#[test]
fn so_is_that_of_sea_battle() {
    check(&PINNED_OF_SEA_BATTLE, "--game sea-battle", Setting::FINGERPRINT);
}

/// Checks the fingerprint of batches with these options, and with more that go without saying.
fn check(pinned: &[&str], more: &str, expected: &str) {
    let folder = Folder::new();
    let mut digest = Sha256::new();
    for (number, &options) in pinned.iter().enumerate() {
        let run = folder.run(&format!("compose {options} {more} --out {number}"));
        assert!(run.code <= 1, "{options}: {run:?}");
        let files = folder.files(&number.to_string()).into_iter();
        let files: Vec<_> = files.filter(|(path, _)| !path.ends_with("journal.jsonl")).collect();
        assert!(!files.is_empty(), "{options}: no puzzle pins anything");
        for (path, content) in files {
            let content = content.unwrap_or_default();
            digest.update(format!("{options}\n{}\n{}\n", path.display(), content.len()));
            digest.update(content);
        }
    }
    let digest: String = digest.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(
        digest, expected,
        "the program composes other bytes than before; if that is meant, this is the fingerprint to put into \
         FINGERPRINT of the game in src/games, and batches that were begun before will be refused: {digest}"
    );
}

#[test]
fn the_score_of_a_puzzle_depends_on_nothing_but_the_puzzle() {
    let folder = Folder::new();
    // Cores decide these scores, and conflict budgets the cores.
    let compose = "compose --level beyond --engine search --json";
    let alone = [300_003, 300_007].map(|seed| {
        let puzzle = folder.run(&format!("{compose} --seeds {seed}..{seed} --threads 1")).stdout;
        assert!(puzzle.contains("\"core\""), "{puzzle}");
        puzzle
    });
    // Beside others, on several threads.
    let together = folder.run(&format!("{compose} --seeds 300003..300007 --threads 3")).stdout;
    assert!(alone.iter().all(|puzzle| together.contains(puzzle)), "{alone:?}\n{together}");
    // After another one, and before it.
    let rate = |[one, other]: [&str; 2], threads: usize| {
        folder.write("p.jsonl", format!("{one}{other}"));
        let rated = folder.run(&format!("rate p.jsonl --path --json --threads {threads}")).yes();
        let without_name = |line: &str| {
            let mut rated: Value = serde_json::from_str(line).unwrap();
            rated.as_object_mut().unwrap().remove("file").expect("it names the line");
            rated
        };
        rated.lines().map(without_name).collect::<Vec<_>>()
    };
    let [one, other] = [&*alone[0], &*alone[1]];
    let mut backwards = rate([other, one], 2);
    backwards.reverse();
    assert_eq!(rate([one, other], 1), backwards);
}
