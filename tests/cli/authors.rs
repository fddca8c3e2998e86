//! What authors stumbled over.

use serde_json::Value;
use smyoz::games::smyoz::puzzle::{Puzzle, read_puzzle};
use smyoz::games::smyoz::{Clues, Layout, Shots, Smyoz, View};
use smyoz::puzzles::Caption;

use super::{Folder, easy_puzzle, json, loose_puzzle, puzzle, to_json};

/// The levels of the puzzles that a batch prints.
fn levels(stdout: &str) -> Vec<String> {
    let level =
        |line: &str| serde_json::from_str::<Value>(line).unwrap()["rating"]["level"].as_str().unwrap().to_owned();
    stdout.lines().map(level).collect()
}

#[test]
fn clues_that_need_no_others_make_one_puzzle() {
    let caption = Caption { title: "By hand".parse().ok(), note: None };
    let by_hand = Puzzle { caption: caption.clone(), seed: None, ..easy_puzzle() };
    let folder = Folder::with("hand.json", serde_json::to_string(&by_hand).unwrap());
    let run = folder.run("compose --start hand.json --json");
    let told = "the clues to begin with have only one solution, so there is only one puzzle";
    assert!(run.code == 0 && run.stderr.lines().any(|line| line == told), "{run:?}");
    let made = read_puzzle(&run.stdout).unwrap();
    assert_eq!((made.all_clues(), &made.caption), (easy_puzzle().all_clues(), &caption));
    // Other seeds have no other puzzle: that is found out, too.
    let run = folder.run("compose --start hand.json --shots 7 --seeds 1.. --want 2 --give-up 2 --json");
    assert!(run.code == 1 && run.stderr.contains("gave up: 2 seeds"), "{run:?}");
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
    begun.clues.shots = Shots::new(begun.clues.shots.iter().copied().chain(added)).unwrap();
    folder.write("more.json", serde_json::to_string(&begun).unwrap());
    let again = json(&folder.run("solve more.json --json").yes());
    assert_eq!((&again["count"], &again["complete"]), (&Value::from(1), &Value::from(true)));
}

#[test]
fn clues_that_need_no_others_are_made_no_harder() {
    let folder = Folder::new();
    folder.write("hand.json", folder.run("-q compose --seeds 2..2 --engine search --json").yes());
    let run = folder.run("compose --start hand.json --level master --seeds 1.. --json");
    let told = "smyoz: hand.json has only one solution and is of level advanced: more clues do not make it harder\n";
    assert_eq!((run.code, &*run.stdout, &*run.stderr), (1, "", told));
    // Without a level, the puzzle gets its rating.
    let run = folder.run("compose --start hand.json --seeds 1.. --json");
    assert_eq!(levels(&run.stdout), ["advanced"]);
}

#[test]
fn of_many_seeds_without_a_puzzle_few_are_named() {
    let folder = Folder::with("hand.json", loose_puzzle(2).0);
    let run = folder.run("-q compose --start hand.json --seeds 1.. --pattern ######### --give-up 3 --json");
    assert_eq!(run.code, 2, "{run:?}");
    let drawing = format!("#{}", ".".repeat(80));
    let run = folder.run(&format!("compose --start hand.json --seeds 1.. --pattern {drawing} --give-up 30 --json"));
    let named: Vec<&str> = run.stderr.lines().filter(|line| line.starts_with("seed 0000")).collect();
    assert!(run.code == 1 && named.len() == 10, "{run:?}");
    assert!(run.stderr.contains("\nfurther seeds without a puzzle are only counted\n"), "{run:?}");
    let run = folder.run(&format!("-q compose --start hand.json --seeds 1.. --pattern {drawing} --give-up 3 --json"));
    assert!(run.code == 1 && run.stderr.starts_with("gave up: 3 seeds in a row without a puzzle"), "{run:?}");
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
    folder.refuses("certify p.json p.json --out c", "p.json and p.json: both would be written to smyoz-123456");
    folder.refuses(
        "compose --json --format pdf",
        "--format asks for files, which --json writes only if --out DIR is given, too",
    );
    folder.refuses(
        "convert p.json",
        "p.json: expected a puzzle of Sea Battle, found one of SMYOZ, for which other programs have no format",
    );
    folder.write("bare.json", r#"{"format":"smyoz-puzzle/1","shots":[]}"#);
    folder.refuses("solve bare.json", "bare.json: line 1: `inventory` is missing: expected {} where no item is given");
    assert_eq!(folder.run("dedupe p.json p.json").yes(), "0 twins among 1 puzzle\n");
    let run = folder.run("stats nope.json");
    assert_eq!((run.code, &*run.stdout), (2, ""));
    folder.write("batch/journal.jsonl", "");
    folder.refuses("compose --out batch", "batch holds a batch: give --resume to continue it, or another directory");
    folder.write("full/file", "");
    folder.refuses("compose --out full", "full exists and is not empty: expected a new or empty directory");
    let counts = "--game sea-battle: --counts: expected at most 20, as many as the board has";
    folder.refuses("compose --game sea-battle --counts 99 --want 1 --seeds 1.. --json", counts);
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
    let mut begun = serde_json::to_value(Puzzle { seed: None, solution: None, ..easy_puzzle() }).unwrap();
    for item in ["water_lines", "islands"] {
        begun["inventory"].as_object_mut().unwrap().remove(item).unwrap();
    }
    let folder = Folder::with("hand.json", begun.to_string());
    let composed = |options: &str| {
        let run = folder.run(&format!(
            "-q compose --start hand.json --want 1 --seeds 1.. --level advanced --engine search --json {options}"
        ));
        let inventory = read_puzzle(&run.yes()).unwrap().clues.inventory;
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

#[test]
fn a_puzzle_that_is_completed_can_be_solved() {
    // Two shots leave several solutions; a smallest third one may leave a puzzle beyond people.
    let folder = Folder::with("hand.json", loose_puzzle(2).0);
    let run = folder.run("compose --start hand.json --seeds 4.. --engine search --json");
    assert_eq!(run.code, 0, "{run:?}");
    let [level] = &levels(&run.stdout)[..] else { panic!("one puzzle: {run:?}") };
    assert_ne!(level, "beyond");
    let made = read_puzzle(&run.stdout).unwrap();
    let begun = read_puzzle(&loose_puzzle(2).0).unwrap();
    assert!(begun.clues.shots.iter().all(|shot| made.clues.shots.contains(shot)));
    // The same from the journal.
    let run =
        folder.run("compose --start hand.json --seeds 1.. --level advanced --engine search --format json --out made");
    assert_eq!(run.code, 0, "{run:?}");
    assert!(folder.run("compose --resume --out made").yes().contains("already finished"));
    // More are made if they are wanted.
    let run = folder.run("compose --start hand.json --seeds 1.. --want 2 --level advanced --engine search --json");
    assert_eq!(levels(&run.stdout), ["advanced", "advanced"], "{run:?}");
}

#[test]
fn values_can_come_after_a_space() {
    let folder = Folder::with("p.json", serde_json::to_string(&puzzle()).unwrap());
    let same = |one: &str, other: &str| assert_eq!(folder.run(one).yes(), folder.run(other).yes());
    same("rate --hint 2 p.json", "rate --hint=2 p.json");
    same("rate p.json --path full", "rate p.json --walkthrough=full");
    same("print --solution only p.json", "print p.json --solution=only");
    // What is a file is no value.
    folder.write("1", "");
    let run = folder.run("rate --hint 1 p.json");
    assert!(run.code == 2 && run.stderr.starts_with("smyoz: 1: "), "{run:?}");
}

#[test]
fn hints_do_not_tell_what_is_shown() {
    let puzzles = include_str!("../../puzzles/levels.jsonl");
    let folder = Folder::with("p.jsonl", puzzles.lines().take(20).collect::<Vec<_>>().join("\n"));
    let told = folder.run("rate p.jsonl --hint=3 --json").yes();
    assert_eq!(told.lines().count(), 20);
    for (line, told) in puzzles.lines().zip(told.lines()) {
        let (puzzle, told) = (read_puzzle(line).unwrap(), serde_json::from_str::<Value>(told).unwrap());
        assert_eq!((&told["stage"], &told["hint"]), (&Value::from(3), &Value::from(3)));
        assert!(told["file"].as_str().unwrap().starts_with("p.jsonl:") && told["id"].is_string());
        let place = told["place"].as_str().unwrap();
        for shot in &puzzle.clues.shots {
            let (cell, fact) = (shot.cell.to_string(), format!("D{}", shot.cell));
            assert_ne!(told["facts"], serde_json::json!([fact]), "{told}");
            let named = place.matches(&cell).count();
            let is_shown = [format!("{cell} ("), format!("DELTA {cell}")].iter().any(|name| place.contains(name));
            assert!(named == 0 || is_shown || place.contains('-'), "{place}");
        }
    }
}

#[test]
fn commands_say_what_they_wrote_unless_they_are_quiet() {
    let folder = Folder::with("p.json", serde_json::to_string(&puzzle()).unwrap());
    folder.write("b.json", folder.run("-q compose --game sea-battle --size 6x6 --seeds 1..1 --json").yes());
    for (arguments, told) in [
        ("print p.json --out p.pdf", "wrote p.pdf: 1 page\n"),
        ("print p.json --solution --out p.pdf", "replaced p.pdf: 2 pages\n"),
        ("print p.json --out pages", "wrote 4 files in pages\n"),
        ("rules --out rules.txt", "wrote rules.txt: the rules\n"),
        ("encode p.json --out p.cnf", "wrote p.cnf: a formula\n"),
        ("encode p.json b.json --out formulas", "wrote 2 files in formulas\n"),
        ("convert b.json --to janko --out b.txt", "wrote b.txt: 1 puzzle\n"),
        ("generate --seed 7 --out seeds", "wrote seeds/SEED-000007.txt\n"),
    ] {
        let run = folder.run(arguments);
        assert_eq!((run.code, &*run.stdout, &*run.stderr), (0, "", told), "{arguments}");
    }
    assert_eq!(folder.run("-q print p.json --out p.pdf").stderr, "");
    let run = folder.run("-q compose --seeds 123456..123456 --engine search --format json --out quiet");
    assert_eq!((run.code, &*run.stdout, &*run.stderr), (0, "", ""));
    assert_eq!(folder.run("-q book p.json --out book.pdf").yes(), "");
    // A file is replaced whole or not at all, and a directory never.
    folder.refuses("print p.json --out pages", "pages exists and is not empty: expected a new or empty directory");
}

#[test]
fn formulas_and_conversions_are_for_programs_too() {
    let folder = Folder::with("p.json", serde_json::to_string(&easy_puzzle()).unwrap());
    folder.write("b.json", folder.run("-q compose --game sea-battle --size 6x6 --seeds 1..1 --json").yes());
    let encoded = folder.run("encode p.json b.json --json").yes();
    assert_eq!(encoded.lines().count(), 2);
    let dimacs = folder.run("encode p.json").yes();
    let encoded: Value = serde_json::from_str(encoded.lines().next().unwrap()).unwrap();
    let number = |key: &str| encoded[key].as_array().unwrap().len();
    let head = format!("\np cnf {} {}\n", encoded["variables"], number("clauses") + number("assumptions"));
    assert!(dimacs.contains(&head), "{head}");
    let converted = json(&folder.run("convert b.json --to puzz-link --json").yes());
    assert_eq!(converted["text"].as_str().unwrap(), folder.run("convert b.json --to puzz-link").yes());
    assert_eq!((&converted["file"], &converted["format"]), (&Value::from("b.json"), &Value::from("puzz-link")));
    folder.run("certify p.json b.json --out proofs").yes();
    assert_eq!(folder.run("certify --check proofs").yes().lines().count(), 2);
}

#[test]
fn the_option_that_is_wrong_is_named() {
    let folder = Folder::new();
    let pieces = "the pieces do not fit on a board of 6x6: with the water beside them they need 80 cells, but the \
        board and a margin for that water have 49";
    folder.refuses("pack --size 6x6 --mines 12", &format!("--mines: {pieces}"));
    folder.refuses("pack --size 6x6 --mines 1 --fleet 9", "--fleet: a ship of length 9 does not fit on a board of 6x6");
}

#[test]
fn a_book_says_how_to_begin_anew() {
    let folder = Folder::new();
    folder.run("book --want 1 --seeds 1.. --engine search --out b.pdf").yes();
    folder.refuses(
        "book --want 2 --seeds 1.. --engine search --out b.pdf",
        "b-puzzles holds puzzles of an earlier run: --resume continues it, --puzzles DIR composes others",
    );
    let run = folder.run("book --want 2 --seeds 1.. --engine search --resume --out b.pdf");
    let advice = "\n--puzzles DIR composes others; `smyoz book b-puzzles --out FILE` binds those that are there\n";
    assert!(run.code == 2 && run.stderr.ends_with(advice), "{run:?}");
}

#[test]
fn printed_lines_and_levels_have_colours() {
    let folder = Folder::with("p.json", include_str!("../../puzzles/samples/smyoz-123456.json"));
    let plain = folder.run("print p.json --color never").yes();
    assert!(plain.contains("═══") && plain.contains("╌╌╌") && !plain.contains('\u{1b}'));
    let coloured = folder.run("print p.json --color always").yes();
    assert!(coloured.contains("\u{1b}[31m═══\u{1b}[0m") && coloured.contains("\u{1b}[32m╌╌╌\u{1b}[0m"));
    assert_eq!(folder.run("print p.json --ink mono").yes(), plain);
    assert!(!folder.run("print p.json --ink mono --color always").yes().contains("[31m═══"));
    let level = folder.run("rate p.json --template {level}").yes();
    let rated = folder.run("rate p.json --color always").yes();
    assert!(rated.contains(&format!("m{}\u{1b}[0m, score", level.trim_end())), "{rated:?}");
}

#[test]
fn of_what_holds_no_puzzles_few_lines_are_named() {
    let folder = Folder::with("c.jsonl", "no puzzle\n".repeat(1000));
    let run = folder.run("verify c.jsonl");
    assert!(run.code == 2 && run.stderr.lines().count() == 21, "{run:?}");
    assert!(
        run.stderr.ends_with("smyoz: c.jsonl: the first 20 lines hold no puzzle; the rest is not read\n"),
        "{run:?}"
    );
    // One that follows a puzzle is read to its end, but the rest is only counted.
    let own = serde_json::to_string(&puzzle()).unwrap();
    folder.write("c.jsonl", format!("{own}\n{}{own}\n", "no puzzle\n".repeat(30)));
    let run = folder.run("list c.jsonl --csv");
    assert!(run.code == 2 && run.stdout.lines().count() == 3, "{run:?}");
    assert!(run.stderr.ends_with("smyoz: c.jsonl: 10 more lines cannot be read\n"), "{run:?}");
}

#[test]
fn pages_go_to_standard_output_if_a_format_is_asked_for() {
    let folder = Folder::with("p.json", serde_json::to_string(&puzzle()).unwrap());
    folder.run("print p.json --out p.svg").yes();
    assert_eq!(folder.run("print p.json --format svg --out -").yes(), folder.read("p.svg"));
    let message = "--out -: expected one of --format svg, pdf and png; without --out, text goes to standard output";
    folder.refuses("print p.json --out -", message);
    folder.refuses("print p.json --out - --format svg,pdf", message);
    // Two pages are no picture.
    let run = folder.run("print p.json --solution --out p.png");
    assert!(run.code == 2 && run.stderr.contains("--solution=only"), "{run:?}");
}

#[test]
fn what_was_meant_is_named() {
    let folder = Folder::with("p.json", serde_json::to_string(&puzzle()).unwrap());
    folder.write("-p.json", folder.read("p.json"));
    folder.write("P.JSON", folder.read("p.json"));
    for (arguments, meant) in [
        ("compose p.json", "use '--start p.json'"),
        ("compose 5", "use '--want 5'"),
        ("rate -p.json", "can be given as './-p.json'"),
        ("compose --game battleship --shots 3", "--shots is not for --game sea-battle: there it is --cells"),
        ("compose --start .", ". is a directory: expected a file"),
        ("verify https://example.com/p?x", "expected an address of puzz.link"),
        ("convert https://example.com/p?x", "expected an address of puzz.link"),
        ("rate https://puzz.link/p?battleship/6/6//c", "puzz-link: column "),
    ] {
        let run = folder.run(arguments);
        assert!(run.code == 2 && run.stderr.contains(meant), "{arguments}: {run:?}");
    }
    folder.run("verify P.JSON --time-limit 99.5").yes();
    folder.run("compose --game sea-battle --size 6x6 --seeds 1..2 --format json --out sea").yes();
    assert_eq!(folder.run("convert sea --to puzz-link").yes().lines().count(), 2);
}

/// All seeds are the same then, so that the first is enough.
#[test]
fn a_whole_layout_that_the_clues_cannot_tell_from_another_is_tried_once() {
    let layout = puzzle().solution.unwrap();
    let begun = Puzzle { solution: Some(layout), ..Puzzle::new(Smyoz, Clues::default()) };
    let folder = Folder::with("mine.json", to_json(&begun));
    let drawing = format!("##{}", ".".repeat(79));
    let pattern = format!("--pattern {drawing} --engine search");
    for options in ["--json", "--json --level beginner", "--out made", "--seeds 3..900 --json"] {
        let run = folder.run(&format!("compose --start mine.json {pattern} {options}"));
        let (_, told) = run.stderr.split_once("no seed has a puzzle, as all begin with the same layout: ").unwrap();
        let reason = "even all allowed clues leave another layout; a second layout fits:\n";
        let rows: Vec<&str> = told.strip_prefix(reason).unwrap().lines().collect();
        assert_eq!(run.code, 1, "{run:?}");
        // Both layouts are shown, and the cells where they differ.
        let mut differing = Vec::new();
        for (row, line) in rows[..9].iter().enumerate() {
            let (one, other) = line.trim().split_once("   ").unwrap();
            assert_eq!(one, layout.drawing().rows()[row]);
            let differs = |&at: &usize| one.as_bytes()[at] != other.as_bytes()[at];
            differing.extend((0..9).filter(differs).map(|column| format!("{}{}", column + 1, row + 1)));
        }
        assert_eq!(rows[9], format!("it differs at {}", differing.join(", ")));
        assert!(!differing.is_empty() && (run.stdout + &run.stderr).contains("0 puzzles in "));
    }
    // So is one that does not match.
    let run = folder.run("compose --start mine.json --moored 1 --json");
    let told = "no seed has a puzzle, as all begin with the same layout: it does not match, with moored ";
    assert!(run.code == 1 && run.stderr.contains(told), "{run:?}");

    let whole = folder.run("compose --game sea-battle --size 6x6 --seeds 8..8 --json").stdout;
    let mut begun = json(&whole);
    (begun["clues"], begun["columns"]) = (Value::Array(Vec::new()), Value::Null);
    begun.as_object_mut().unwrap().retain(|key, value| !value.is_null() && key != "rating" && key != "seed");
    folder.write("sea.json", begun.to_string());
    let drawing = format!("##{}", ".".repeat(34));
    let run = folder.run(&format!("compose --start sea.json --pattern {drawing} --json"));
    let told =
        "as all begin with the same layout: even all allowed clues leave another layout; a second layout fits:\n";
    assert!(run.code == 1 && run.stderr.contains(told) && run.stderr.contains("\nit differs at "), "{run:?}");
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
        let run = folder.run(&format!("compose --level {of} --want 4 --seeds 5.. --json"));
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
fn counts_that_are_withheld_to_begin_with_stay_withheld() {
    const BEGUN: &str = r#"{"format":"sea-battle-puzzle/1","width":6,"height":6,"fleet":[3,2,2,1,1,1],
        "columns":[null,2,null,2,null,2],"rows":[2,1,null,1,3,null],"clues":[{"cell":"B2","shows":"water"}]}"#;
    let folder = Folder::with("mine.json", BEGUN);
    let counts = |options: &str| {
        let run = folder.run(&format!("compose --start mine.json --seeds 2.. --json {options}"));
        assert_eq!(run.code, 0, "{run:?}");
        let made = json(&run.stdout);
        let asks = "the level of what is made of these clues varies with the seed: --level LEVEL asks for one";
        assert_eq!(run.stderr.contains(asks), !options.contains("--level"), "{run:?}");
        [made["columns"].clone(), made["rows"].clone()]
    };
    let begun: Value = serde_json::from_str(BEGUN).unwrap();
    assert_eq!(counts(""), [begun["columns"].clone(), begun["rows"].clone()]);
    let all = counts("--counts all --level beginner");
    assert!(all.iter().all(|counts| counts.as_array().unwrap().iter().all(Value::is_number)), "{all:?}");
    // What is wrong with a file is said by the game that its format names.
    folder.write("wrong.json", BEGUN.replace("[null,2", "[\"-\",2"));
    let run = folder.run("compose --start wrong.json --seeds 2.. --json");
    assert!(run.code == 2 && run.stderr.contains("`columns[0]`: invalid type: string"), "{run:?}");
}

#[test]
fn a_bent_ship_is_named_alone() {
    let layout = Layout::of_seed(crate::seed()).drawing();
    let rows: Vec<String> = layout.rows().to_vec();
    let folder = Folder::with("straight.txt", rows.join("\n"));
    folder.run("check straight.txt").yes();
    let bent = rows.join("\n").replacen("GG", "G.", 1);
    let at = bent.find("G.").unwrap() + 11;
    let bent = format!("{}G{}", &bent[..at], &bent[at + 1..]);
    folder.write("bent.txt", &bent);
    let told = json(&folder.run("check bent.txt --json").no());
    assert_eq!(told["broken"][0]["cells"].as_array().unwrap().len(), 2, "{bent}\n{told}");
}
