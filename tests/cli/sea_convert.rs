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
fn the_formats_of_files_are_found() {
    let folder = Folder::new();
    for (name, puzzles, format) in [
        ("puzz.link.txt", 6, "janko"),
        ("csplib014.pl", 1, "puzz-link"),
        ("janko_552.txt", 1, "csplib"),
        ("sb_12_12_6_0.dzn", 1, "janko"),
    ] {
        folder.write(name, published(name));
        let all = folder.run(&format!("convert {name}")).yes();
        assert_eq!(all.lines().filter(|line| json(line)["format"] == "sea-battle-puzzle/1").count(), puzzles, "{name}");
        folder.write("all.jsonl", &all);
        let other = folder.run(&format!("convert all.jsonl --to {format}")).yes();
        folder.write("other", &other);
        let back = folder.run("convert other").yes();
        // JSON has the solution that these formats have no place for.
        let clues = |text: &str| text.lines().map(|line| json(line)["clues"].to_string()).collect::<Vec<_>>();
        assert_eq!(clues(&back), clues(&all), "{name} as {format}");
    }
    let data = published("sb_12_12_6_0.dzn");
    assert!(data.starts_with(&folder.run("convert sb_12_12_6_0.dzn --to minizinc").yes()));
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
    for format in ["puzz-link", "janko", "csplib", "minizinc"] {
        let message = format!("mined.json: {format} cannot express that there are mines");
        told(&format!("convert mined.json --to {format}"), "", &message);
    }
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
