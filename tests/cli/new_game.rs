//! The commands of the guide for new games, run as they stand, one after the other in one
//! directory.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;

/// How the guide calls an example.
const CALL: &str = "cargo run --release --example ";

/// Where the programs of the examples lie.
///
/// `cargo test` builds those that it does not test. This also builds the others, from the very
/// crates that it has built: with its profile, and nothing fetched.
static EXAMPLES: LazyLock<PathBuf> = LazyLock::new(|| {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| env!("CARGO").into());
    let test = std::env::current_exe().unwrap();
    let built = test.parent().and_then(Path::parent).unwrap();
    let status = Command::new(cargo)
        .args(["build", "--quiet", "--offline", "--profile", "test"])
        .args(["--example", "star_battle", "--example", "bare_game", "--example", "queens"])
        .args(["--example", "tents", "--example", "sudoku"])
        .arg("--target-dir")
        .arg(built.parent().unwrap())
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .status();
    assert!(status.unwrap().success(), "the examples were not built");
    built.join("examples")
});

/// The program of an example; `None` where none are built: that takes longer than all else in this
/// file, so it is done in CI alone.
fn example(name: &str) -> Option<PathBuf> {
    if std::env::var_os("CI").is_none() {
        eprintln!("not run: the examples are built in CI");
        return None;
    }
    Some(EXAMPLES.join(name))
}

#[test]
fn the_commands_of_the_guide_work() {
    let guide = include_str!("../../docs/new-game.md");
    let block = guide.split("```sh\n").nth(1).unwrap().split_once("```").unwrap().0;
    let directory = tempfile::tempdir().unwrap();
    let mut run = 0;
    for line in block.lines() {
        let call = line.strip_prefix(CALL).unwrap_or_else(|| panic!("a command of what? {line}"));
        let (name, arguments) = call.split_once(" -- ").unwrap();
        let Some(program) = example(name) else { return };
        let mut command = Command::new(program);
        command.args(arguments.split_whitespace()).current_dir(directory.path()).stdin(Stdio::null());
        let output = command.output().unwrap();
        let told = String::from_utf8_lossy(&output.stderr);
        let says_nothing = output.stdout.is_empty() && output.stderr.is_empty();
        assert!(output.status.success() && !says_nothing, "{line}\n{told}");
        run += 1;
    }
    assert!(run >= 12, "{run} commands were found");
}

/// The code of the guide stands in the examples, line by line.
#[test]
fn the_code_of_the_guide_is_that_of_the_examples() {
    let guide = include_str!("../../docs/new-game.md");
    let files = ["queens/main", "queens/tests", "star_battle/techniques", "sudoku/techniques", "tents/techniques"];
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let examples: String =
        files.iter().map(|file| std::fs::read_to_string(directory.join(format!("{file}.rs"))).unwrap()).collect();
    let blocks = guide.split("```rust\n").skip(1).map(|block| block.split_once("```").unwrap().0);
    let lines: Vec<&str> = blocks.flat_map(str::lines).collect();
    let missing: Vec<&&str> = lines.iter().filter(|line| !examples.contains(&format!("{line}\n"))).collect();
    assert!(lines.len() > 50 && missing.is_empty(), "{missing:#?}");
}

fn run(program: &Path, arguments: &str, directory: &Path) -> (Option<i32>, String) {
    let mut command = Command::new(program);
    command.args(arguments.split_whitespace()).current_dir(directory).stdin(Stdio::null());
    let output = command.output().unwrap();
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn options_of_a_game_are_kept_for_later() {
    let Some(program) = example("bare_game") else { return };
    let directory = tempfile::tempdir().unwrap();
    let run = |arguments: &str| run(&program, arguments, directory.path());
    let compose = "compose --seeds 1..3 --out queens";
    assert_eq!(run(&format!("{compose} --side 6")).0, Some(0));
    for same in ["", " --side 6"] {
        assert_eq!(run(&format!("{compose} --resume{same}")), (Some(0), String::new()), "{same}");
    }
    let (code, told) = run(&format!("{compose} --resume --side 7"));
    assert!(code == Some(2) && told.contains("--side"), "{told}");
}

#[test]
fn what_is_not_possible_on_a_board_is_refused() {
    let Some(program) = example("bare_game") else { return };
    let directory = tempfile::tempdir().unwrap();
    for (side, clue, expected) in [
        (6, "row 2: 5", None),
        (6, "row 2: 7", Some("`row 2: 7` is not possible on this board")),
        (6, "row 7: 2", Some("`row 7: 2` is not possible on this board")),
        (6, "row 0: 2", Some("is not a clue")),
        (200, "row 2: 5", Some("`side`: expected 4 to 12, found 200")),
    ] {
        let puzzle = format!(r#"{{"format":"queens-puzzle/1","board":{{"side":{side}}},"clues":["{clue}"]}}"#);
        std::fs::write(directory.path().join("it.json"), puzzle).unwrap();
        let (code, told) = run(&program, "solve it.json", directory.path());
        match expected {
            Some(expected) => assert!(code == Some(2) && told.contains(expected), "{code:?} {told}"),
            None => assert_eq!(code, Some(1), "{told}"),
        }
    }
}

#[test]
fn what_a_game_lacks_is_not_for_it() {
    let Some(program) = example("bare_game") else { return };
    let directory = tempfile::tempdir().unwrap();
    let run = |arguments: &str| run(&program, arguments, directory.path());
    assert_eq!(run("compose --want 2 --seeds 1.. --out queens").0, Some(0));
    for arguments in [
        "rate queens",
        "rate --path queens",
        "rate --hint queens",
        "rate --why 3 queens",
        "techniques",
        "rules",
        "print queens",
        "print --blank --out blank.svg",
        "book queens --out queens.pdf",
        "check queens",
        "convert queens",
        "contest",
        "explore --seed 5 --no-open",
        "explore queens --no-open",
        "compose --level master --want 1",
        "compose --format svg --want 1",
    ] {
        let (code, told) = run(arguments);
        assert_eq!(code, Some(2), "{arguments}: {told}");
        assert!(told.contains("not for") || told.contains("no techniques"), "{arguments}: {told}");
    }
    // The program knows no game that has this option.
    let (code, told) = run("compose --mercy --want 1");
    assert!(code == Some(2) && told.contains("unexpected argument '--mercy'"), "{code:?} {told}");
    for arguments in ["verify queens", "solve queens", "stats queens", "generate --side 6 --seed 5"] {
        assert_eq!(run(arguments).0, Some(0), "{arguments}");
    }
}
