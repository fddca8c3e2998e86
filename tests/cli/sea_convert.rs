//! Sea Battle: puzzles of other programs.

use super::{Folder, json};

const ADDRESS: &str = "https://puzz.link/p?battleship/6/6/g12h2g30g3gk0r3w//c";
const PUZZLE: &str = concat!(
    r#"{"format":"sea-battle-puzzle/1","width":6,"height":6,"fleet":[3,2,2,1,1,1],"columns":[null,1,2,null,null,2],"#,
    r#""rows":[null,3,0,null,3,null],"clues":[{"cell":"F1","shows":"water"},{"cell":"A4","shows":"left"}]}"#,
    "\n"
);
const MINED: &str = r#"{"format":"sea-battle-puzzle/1","width":6,"height":6,"fleet":[2,1],"mines":1,"clues":[]}"#;

fn published(name: &str) -> String {
    std::fs::read_to_string(format!("{}/tests/data/sea_battle/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

#[test]
fn addresses_become_puzzles_and_puzzles_addresses() {
    let folder = Folder::with("p.json", PUZZLE);
    assert_eq!(folder.run(&format!("convert {ADDRESS}")).yes(), PUZZLE);
    assert_eq!(folder.run("convert puzz.link/p?battleship/6/6/g12h2g30g3gk0r3w//c").yes(), PUZZLE);
    assert_eq!(folder.run_on(ADDRESS, "convert -").yes(), PUZZLE);
    assert_eq!(folder.run("convert p.json --to json").yes(), PUZZLE);
    assert_eq!(folder.run("convert p.json --to puzz-link").yes(), format!("{ADDRESS}\n"));
    assert_eq!(folder.run("convert p.json p.json --to puzz-link").yes(), format!("{ADDRESS}\n{ADDRESS}\n"));
}

#[test]
fn what_a_format_cannot_say_is_named_and_the_rest_converted() {
    let folder = Folder::with("mined.json", MINED);
    folder.write("both.jsonl", format!("{MINED}\n{PUZZLE}"));
    folder.write("smyoz.json", r#"{"format":"smyoz-puzzle/1"}"#);
    folder.write("board.txt", "..#\n...\n");
    let told = |arguments: &str, stdout: &str, message: &str| {
        let run = folder.run(arguments);
        let message = format!("smyoz: {message}\n");
        assert_eq!((run.code, &*run.stdout, &*run.stderr), (2, stdout, &*message), "{arguments}");
    };
    told(
        "convert both.jsonl --to puzz-link",
        &format!("{ADDRESS}\n"),
        "both.jsonl: puzzle 1: puzz-link cannot express that there are mines",
    );
    told(
        "convert csplib.pl both.jsonl --to csplib",
        "",
        "csplib.pl cannot be read: No such file or directory (os error 2)\n\
         smyoz: both.jsonl: puzzle 1: csplib cannot express that there are mines\n\
         smyoz: both.jsonl: puzzle 2: csplib cannot express that the count of column A is withheld",
    );
    let full =
        PUZZLE.replace("[null,1,2,null,null,2]", "[2,1,2,1,2,2]").replace("[null,3,0,null,3,null]", "[1,3,0,2,3,1]");
    folder.write("full.json", full);
    told(
        "convert full.json full.json --to minizinc",
        "",
        "--to: minizinc cannot express more or less than one puzzle in a file, and there are 2",
    );
    told(
        "convert smyoz.json",
        "",
        "smyoz.json: json: line 1, column 27: `format`: unknown format `smyoz-puzzle/1`: expected `sea-battle-puzzle/1`",
    );
    told(
        "convert https://puzz.link/p?nurikabe/6/6/g",
        "",
        "https://puzz.link/p?nurikabe/6/6/g: puzz-link: column 21: expected `battleship/`, found `nurikabe`",
    );
    told(
        "convert https://example.com/",
        "",
        "https://example.com/: expected an address of puzz.link, such as https://puzz.link/p?battleship/…",
    );
    let cut = "https://puzz.link/p?battleship/6/6/g12h2g30g3gk0r3w";
    let no_fleet = "column 52: the address has no fleet: expected `//c`, or ships";
    told(&format!("convert {cut}"), "", &format!("{cut}: puzz-link: {no_fleet}"));
    told(
        "convert board.txt",
        "",
        "board.txt: expected a puzzle of Sea Battle: JSON, an address of puzz.link, text of janko.at, facts \
         `problem(…)` or MiniZinc data",
    );
    let run = folder.run("convert mined.json --to pzpr");
    assert!(run.code == 2 && run.stderr.contains("[possible values: json, puzz-link, janko"), "{run:?}");
    assert!(folder.run("convert").code == 2);
}

const LOW_TIDE: &str = include_str!("../data/sea_battle/low_tide.json");
const LOW_TIDE_JANKO: &str = include_str!("../data/sea_battle/low_tide_janko.txt");

/// The title was lost between JSON and the formats that have a place for it.
#[test]
fn titles_survive_conversion_and_are_shown() {
    let folder = Folder::with("p.json", LOW_TIDE);
    folder.write("p.txt", LOW_TIDE_JANKO);
    assert_eq!(folder.run("convert p.json --to janko").yes(), LOW_TIDE_JANKO);
    let plain = LOW_TIDE.replace(r#""note":"Begin with row four.","#, "");
    assert_eq!(folder.run("convert p.txt").yes(), plain);
    let facts = folder.run("convert p.txt --to csplib").yes();
    assert!(facts.starts_with("problem('Low Tide',"), "{facts}");
    folder.write("p.pl", &facts);
    assert_eq!(folder.run("convert p.pl").yes(), plain);
    assert_eq!(folder.run("convert p.pl --to janko").yes(), LOW_TIDE_JANKO);
    // A title of digits is no number of a list, and one that is too long is cut only in JSON.
    for title in ["1984", r"It's \\ low", "Ő"] {
        folder.write("t.json", LOW_TIDE.replace("Low Tide", title));
        for format in ["csplib", "janko"] {
            folder.write("t", folder.run(&format!("convert t.json --to {format}")).yes());
            assert_eq!(folder.run("convert t").yes(), plain.replace("Low Tide", title), "{format}");
        }
    }
    let long = "Low Tide ".repeat(9);
    folder.write("long.txt", LOW_TIDE_JANKO.replace("Low Tide", &long));
    let cut = json(&folder.run("convert long.txt").yes())["title"].as_str().unwrap().to_owned();
    assert!(cut.ends_with("Low T…") && cut.chars().count() == 60, "{cut}");
    assert!(folder.run("convert long.txt --to janko").yes().contains(&format!("title {}\n", long.trim_end())));
    folder.write("n.pl", facts.replace("'Low Tide'", "17"));
    assert_eq!(json(&folder.run("convert n.pl").yes())["title"], serde_json::Value::Null);

    for name in ["p.json", "p.txt", "p.pl"] {
        assert_eq!(json(&folder.run(&format!("list {name} --json")).stdout)["title"], "Low Tide", "{name}");
        for arguments in ["list NAME", "list NAME --csv", "print NAME"] {
            let run = folder.run(&arguments.replace("NAME", name));
            assert!(run.code == 0 && run.stdout.contains("Low Tide"), "{arguments} {name}: {run:?}");
        }
        let run = folder.run(&format!("print {name} --out {name}.svg"));
        assert!(run.code == 0 && folder.read(&format!("{name}.svg")).contains("Low Tide"), "{run:?}");
    }
    assert_eq!(folder.run("list p.json --csv").yes().lines().next().unwrap().rsplit(',').next(), Some("title"));
}

/// An address could not be read as it stands in the bar of the site's editor.
#[test]
fn addresses_of_the_editor_are_read() {
    let folder = Folder::new();
    for (from, to) in [
        ("battleship/", "battleship_edit/"),
        ("battleship/", "battleship_play/"),
        ("battleship/", "type=editor&battleship/"),
        ("battleship/", "type=editor&battleship_edit/"),
        ("puzz.link/p?", "pzv.jp/p.html?m+"),
        ("https://puzz.link/p?battleship", "puzz.link/p?type=player&battleship"),
        ("https://puzz.link/p?battleship", "pzv.jp/p.html?battleship_edit"),
    ] {
        let address = ADDRESS.replace(from, to);
        assert_eq!(folder.run(&format!("convert {address}")).yes(), PUZZLE, "{address}");
        assert_eq!(folder.run_on(&address, "convert -").yes(), PUZZLE, "{address}");
        assert_eq!(folder.run(&format!("list {address} --json")).code, 0, "{address}");
    }
    let other = ADDRESS.replace("battleship/", "battleship_odd/");
    let run = folder.run(&format!("convert {other}"));
    assert!(run.stderr.ends_with("column 21: expected `battleship/`, found `battleship_odd`\n"), "{run:?}");
}

/// An instance without a solution was unreadable where its sums show it.
#[test]
fn sums_that_contradict_are_no() {
    let folder = Folder::new();
    folder.write("p.dzn", published("contradictory_13_13.dzn"));
    folder.write("p.json", LOW_TIDE.replace("[2,1,1,1,1]", "[2,1,1,1,0]"));
    folder.write("p.txt", LOW_TIDE_JANKO.replace("2 1 1 1 1", "2 1 1 1 0"));
    folder.write("withheld.json", LOW_TIDE.replace("[0,3,0,3,0]", "[0,5,0,3,null]"));
    folder.write("mines.json", LOW_TIDE.replace("\"columns\"", "\"mine_rows\":[0,1,0,0,0],\"columns\""));
    for name in ["p.dzn", "p.json", "p.txt", "withheld.json", "mines.json"] {
        // The smallest reason for the large one takes seconds.
        let commands = ["verify", "solve", "verify --engine sat", "verify --engine search"];
        for command in &commands[..if name == "p.dzn" { 1 } else { 4 }] {
            let run = folder.run(&format!("{command} {name}"));
            assert!(run.code == 1 && run.stdout.contains("no solution"), "{command} {name}: {run:?}");
        }
    }
    let sums = json(&folder.run("solve p.json --json").stdout)["conflict"].clone();
    assert!(sums.as_array().is_some_and(|clues| clues.contains(&"column E: 0".into())), "{sums}");
    for (command, code) in [("rate", 1), ("rate --hint", 1), ("encode", 0), ("print", 0), ("convert --to puzz-link", 0)]
    {
        assert_eq!(folder.run(&format!("{command} p.json")).code, code, "{command}");
    }
    let run = folder.run("compose --start p.json --seeds 1..");
    assert!(run.code == 1 || run.code == 2, "{run:?}");
}
