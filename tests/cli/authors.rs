//! What authors stumbled over.

use serde_json::Value;
use smyoz::batch::Header;
use smyoz::games::smyoz::puzzle::{Puzzle, read_puzzle};
use smyoz::games::smyoz::{Layout, Shots, View};

use super::{Folder, json, loose_puzzle, puzzle};

/// The levels of the puzzles that a batch prints.
fn levels(stdout: &str) -> Vec<String> {
    let level =
        |line: &str| serde_json::from_str::<Value>(line).unwrap()["rating"]["level"].as_str().unwrap().to_owned();
    stdout.lines().map(level).collect()
}

#[test]
fn several_levels_share_the_puzzles() {
    let folder = Folder::new();
    for (of, told, expected) in [
        (
            "beginner..master",
            "wanted: 2 of level beginner, 1 of level advanced, 1 of level master\n",
            ["advanced", "beginner", "beginner", "master"],
        ),
        (
            "advanced,beginner",
            "wanted: 2 of level beginner, 2 of level advanced\n",
            ["advanced", "advanced", "beginner", "beginner"],
        ),
    ] {
        let run = folder.run(&format!("compose --level {of} --want 4 --seed 5 --json"));
        assert!(run.code == 0 && run.stderr.starts_with(told), "{run:?}");
        let mut found = levels(&run.stdout);
        found.sort();
        assert_eq!(found, expected, "{of}");
    }
    folder.run("compose --level beginner,master --seeds 2..5 --format json --out two").yes();
    let table = folder.run("list two --level beginner,master --sort level --csv").yes();
    assert_eq!(table.lines().count(), 5, "{table}");
    assert_eq!(folder.run("list two --level each --csv").yes().lines().count(), 5);
    // Continued, it is the same batch.
    assert!(folder.run("compose --resume --out two").yes().contains("already finished"));
}

#[test]
fn a_batch_of_another_meaning_of_levels_is_not_continued() {
    let folder = Folder::new();
    folder.run("compose --level beginner,advanced --seeds 2..3 --format json --out two").yes();
    // As an earlier version wrote it, in which puzzles were made for the higher level.
    let mut header = Header::read(folder.read("two/journal.jsonl").lines().next().unwrap()).unwrap();
    header.plan.options.insert("level".to_owned(), "beginner..advanced".to_owned());
    let header = Header::new(header.plan, &header.fingerprint);
    folder.write("old/journal.jsonl", serde_json::to_string(&header).unwrap() + "\n");
    let run = folder.run("compose --resume --out old");
    assert!(run.code == 2 && run.stderr.contains("`beginner..advanced`"), "{run:?}");
}

#[test]
fn clues_that_need_no_others_make_one_puzzle() {
    let folder = Folder::with("hand.json", serde_json::to_string(&Puzzle { seed: None, ..puzzle() }).unwrap());
    let run = folder.run("compose --start hand.json --json");
    let told = "the clues to begin with have only one solution, so there is only one puzzle";
    assert!(run.code == 0 && run.stderr.lines().any(|line| line == told), "{run:?}");
    let made = read_puzzle(&run.stdout).unwrap();
    assert_eq!(made.clues(), puzzle().clues());
    // Other seeds have no other puzzle: that is found out, too.
    let run = folder.run("compose --start hand.json --level beyond --seed 1 --want 2 --give-up 5 --json");
    assert!(run.code == 1 && run.stderr.contains("gave up: 5 seeds"), "{run:?}");
}

#[test]
fn clues_that_leave_several_solutions_are_told_what_would_decide() {
    let (loose, _) = loose_puzzle(2);
    let folder = Folder::with("p.json", &loose);
    let told = folder.run("verify p.json").no();
    assert!(told.contains("NOT unique: two of its solutions are"), "{told}");
    assert!(told.ends_with("p.json: to add the clues that are missing: smyoz compose --start p.json\n"), "{told}");
    let answer = json(&folder.run("verify p.json --json").no());
    assert_eq!((&answer["file"], answer["id"].as_str().unwrap().len()), (&Value::from("p.json"), 11));
    // What is said to decide does: with these clues, one solution is left.
    let solved = json(&folder.run("solve p.json --limit 1000 --json").yes());
    let (name, cells) = match (answer["deciding"]["any_of"].as_array(), answer["deciding"]["all_of"].as_array()) {
        (Some(cells), None) => ("one more clue would decide, at ", &cells[..1]),
        (None, Some(cells)) => (" more clues would decide together, at ", &cells[..]),
        other => panic!("{other:?}"),
    };
    assert!(told.contains(name), "{told}");
    let meant: Layout = serde_json::from_value(solved["solutions"][0].clone()).unwrap();
    let view = View::of(&meant);
    let mut begun = read_puzzle(&loose).unwrap();
    let added = cells.iter().map(|cell| view.shot(cell.as_str().unwrap().parse().unwrap()));
    begun.shots = Shots::new(begun.shots.iter().copied().chain(added)).unwrap();
    folder.write("more.json", serde_json::to_string(&begun).unwrap());
    let again = json(&folder.run("solve more.json --json").yes());
    assert_eq!((&again["count"], &again["complete"]), (&Value::from(1), &Value::from(true)));
}

#[test]
fn a_hint_is_the_first_step_of_one() {
    let folder = Folder::with("p.json", serde_json::to_string(&puzzle()).unwrap());
    assert_eq!(folder.run("rate p.json --hint").yes(), folder.run("rate p.json --hint=1").yes());
    let documents = ["--hint", "--hint=3"].map(|hint| json(&folder.run(&format!("rate p.json {hint} --json")).yes()));
    assert_eq!(documents[0], documents[1]);
}

#[test]
fn an_address_is_a_puzzle() {
    const ADDRESS: &str = "https://puzz.link/p?battleship/6/6/g12h2g30g3gk0r3w//c";
    let folder = Folder::new();
    folder.write("b.json", folder.run(&format!("convert {ADDRESS}")).yes());
    folder.write("b.txt", folder.run("convert b.json --to janko").yes());
    let id = json(&folder.run("solve b.json --json").yes())["id"].clone();
    for (source, format) in [(ADDRESS, "puzz-link"), ("b.txt", "janko")] {
        let run = folder.run(&format!("solve {source} --json"));
        assert_eq!((run.code, &*run.stderr), (0, &*format!("{source}: 1 puzzle read as {format}\n")));
        let solved = json(&run.stdout);
        assert_eq!((&solved["id"], &solved["file"]), (&id, &Value::from(source)));
        assert_eq!(folder.run(&format!("-q solve {source} --json")).stderr, "");
    }
    folder.run(&format!("-q print {ADDRESS} --out page.pdf")).yes();
    folder.run(&format!("print {ADDRESS} -q --solution=only --out page.png")).yes();
    // Nothing is deleted from the file of another program.
    folder.write("of-others.txt", folder.read("b.txt"));
    let run = folder.run("dedupe b.json of-others.txt --delete -q");
    assert_eq!((run.code, &*run.stderr), (2, "smyoz: of-others.txt: nothing can be deleted from it\n"));
    assert!(folder.path("of-others.txt").exists());
}

#[test]
fn solutions_can_be_printed_alone() {
    let folder = Folder::with("p.json", serde_json::to_string(&puzzle()).unwrap());
    let both = folder.run("print p.json --solution").yes();
    let (first, only) = (folder.run("print p.json").yes(), folder.run("print p.json --solution=only").yes());
    assert_eq!(both, format!("{first}{only}"));
    folder.run("print p.json --solution=only --page a4 --out solution.svg").yes();
    folder.run("print p.json --format svg --out both").yes();
    let beside = folder.names("both").into_iter().find(|name| name.contains("solution")).unwrap();
    assert_eq!(folder.read("solution.svg"), folder.read(&format!("both/{beside}")));
}

#[test]
fn pages_to_solve_from_do_not_give_the_seed_away() {
    let folder = Folder::with("p.json", serde_json::to_string(&puzzle()).unwrap());
    let printed = |options: &str| folder.run(&format!("print p.json {options}")).yes();
    assert!(!printed("").contains("123456") && printed("--show-seed").contains("Seed 123456"));
    assert!(printed("--solution=only").contains("Seed 123456"));
    folder.run("print p.json --format svg --out pages").yes();
    folder.run("print p.json --format svg --show-seed --lang hu --out seeds").yes();
    assert!(!folder.read("pages/smyoz-123456.svg").contains("123456"));
    assert!(folder.read("seeds/smyoz-123456.svg").contains("123456"));
}

#[test]
fn messages_say_what_was_done_and_expected() {
    let folder = Folder::with("layout.txt", "...\n");
    folder.write("p.json", serde_json::to_string(&puzzle()).unwrap());
    std::fs::create_dir(folder.path("empty")).unwrap();
    folder.refuses("compose --size 8x8 --json", "--size is only for --game sea-battle");
    folder
        .refuses("compose --start layout.txt --json", "layout.txt: line 1, column 1: expected JSON, beginning with {");
    folder.refuses("certify p.json p.json --out c", "expected one puzzle, found 2");
    assert_eq!(folder.run("dedupe p.json p.json").yes(), "0 twins among 1 puzzle\n");
    let run = folder.run("stats nope.json");
    assert_eq!((run.code, &*run.stdout), (2, ""));
    folder.write("batch/journal.jsonl", "");
    folder.refuses("compose --out batch", "batch holds a batch: give --resume to continue it, or another directory");
    folder.write("full/file", "");
    folder.refuses("compose --out full", "full exists and is not empty: expected a new or empty directory");
    let counts = "--game sea-battle: --counts: expected at most 20, as many as the board has";
    folder.refuses("compose --game sea-battle --counts 99 --want 1 --seed 1 --json", counts);
}

#[test]
fn colours_say_yes_and_no() {
    let folder = Folder::with("p.json", serde_json::to_string(&puzzle()).unwrap());
    let plain = folder.run("verify p.json").yes();
    assert_eq!(folder.run("verify p.json --color never").yes(), plain);
    let answer = plain.trim_end().strip_prefix("p.json: ").unwrap();
    assert_eq!(folder.run("verify p.json --color always").yes(), format!("p.json: \u{1b}[32m{answer}\u{1b}[0m\n"));
    let run = folder.run("--color always verify nope.json");
    assert!(run.code == 2 && run.stderr.starts_with("\u{1b}[31msmyoz: \u{1b}[0mnope.json cannot be read"), "{run:?}");
}

#[test]
fn what_is_withheld_to_begin_with_stays_withheld() {
    let mut begun = serde_json::to_value(Puzzle { seed: None, solution: None, ..puzzle() }).unwrap();
    for item in ["water_lines", "islands"] {
        begun["inventory"].as_object_mut().unwrap().remove(item).unwrap();
    }
    let folder = Folder::with("hand.json", begun.to_string());
    let composed = |options: &str| {
        let run = folder.run(&format!("-q compose --start hand.json --want 1 --seed 1 --json {options}"));
        let inventory = read_puzzle(&run.yes()).unwrap().inventory;
        [inventory.water_lines().is_some(), inventory.islands().is_some()]
    };
    assert_eq!(composed(""), [false, false]);
    assert_eq!(composed("--inventory full"), [true, true]);
    assert_eq!(composed("--withhold islands"), [true, false]);
    // Where nothing is said of the inventory, all of it is given.
    begun["inventory"] = serde_json::json!({});
    folder.write("hand.json", begun.to_string());
    assert_eq!(composed(""), [true, true]);
}
