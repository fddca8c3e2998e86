//! Files that are not puzzles: each is refused with one message that says where and what was
//! expected.

use super::{Folder, puzzle, to_json};

const FORMAT: &str = r#""format":"smyoz-puzzle/1""#;

/// Asserts that the puzzle file with this content is refused with one message about this line.
///
/// Most messages also name a column, mostly where the wrong value ends; the test only checks that
/// the column exists.
#[track_caller]
fn refused(content: &str, line: usize, message: &str) {
    let folder = Folder::with("p.json", content);
    let run = folder.run("solve p.json");
    assert_eq!((run.code, &*run.stdout), (2, ""), "{run:?}");
    let told = run.stderr.strip_prefix(&format!("smyoz: p.json: line {line}")).unwrap_or_else(|| panic!("{run:?}"));
    let told = match told.strip_prefix(", column ").and_then(|told| told.split_once(": ")) {
        Some((column, told)) => {
            let columns = content.lines().nth(line - 1).unwrap().len();
            assert!((1..=columns).contains(&column.parse().unwrap()), "{run:?}");
            told
        }
        None => told.strip_prefix(": ").unwrap(),
    };
    assert_eq!(told, format!("{message}\n"));
}

/// The same for a puzzle with these keys besides the format, in line 2.
#[track_caller]
fn keys_refused(keys: &str, message: &str) {
    refused(&format!("{{{FORMAT},\n{keys}}}"), 2, message);
}

/// The same for a puzzle with these shots.
#[track_caller]
fn shots_refused(shots: &str, message: &str) {
    keys_refused(&format!("\"inventory\":{{}},\"shots\":[{shots}]"), message);
}

/// The same for a puzzle with this inventory.
#[track_caller]
fn inventory_refused(inventory: &str, message: &str) {
    keys_refused(&format!("\"shots\":[],\"inventory\":{{{inventory}}}"), message);
}

#[test]
fn files_that_cannot_be_read() {
    let folder = Folder::new();
    for command in ["solve", "verify", "print", "encode", "check"] {
        let message = "none.json cannot be read: No such file or directory (os error 2)";
        folder.refuses(&format!("{command} none.json"), message);
    }
    if cfg!(target_os = "linux") {
        let message = "/proc/self/mem cannot be read: Input/output error (os error 5)";
        folder.refuses("solve /proc/self/mem", message);
        folder.refuses("check /proc/self/mem", message);
    }
    folder.write("latin.json", b"{}\n\n{\"n\xe9v\":1}");
    folder.refuses("solve latin.json", "latin.json: line 3: expected text in UTF-8");
    folder.refuses("check latin.json", "latin.json: line 3: expected text in UTF-8");
}

/// A file that is no JSON was taken for a puzzle of SMYOZ, and its format was refused as unknown.
#[test]
fn what_is_no_json_is_refused_as_such_whatever_its_format() {
    let begun = r#"{"format":"sea-battle-puzzle/1","width":5,"height":5,"fleet":[3,2,1]"#;
    let comma = "line 1, column 70: expected a key in quotes; the last value has no comma after it";
    for (end, message) in [(",}", comma), ("", "line 1, column 68: the file ends early")] {
        let folder = Folder::with("b.json", format!("{begun}{end}"));
        folder.refuses("verify b.json", &format!("b.json: {message}"));
    }
}

/// What is wrong with a puzzle as a whole was said of its first line, though it has several.
#[test]
fn a_puzzle_of_several_lines_is_refused_without_a_line() {
    let puzzle = "{\"format\":\"sea-battle-puzzle/1\",\n\"width\":5,\"height\":5,\"fleet\":[3,2,1],\n\
        \"clues\":[{\"cell\":\"Z9\",\"shows\":\"water\"}]}\n";
    let folder = Folder::with("b.json", puzzle);
    folder.refuses("verify b.json", "b.json: cell Z9 is not on the board");
    folder.write("b.jsonl", format!("\n{}\n", puzzle.replace('\n', "")));
    folder.refuses("verify b.jsonl", "b.jsonl: line 2: cell Z9 is not on the board");
}

#[test]
fn malformed_json() {
    refused("", 1, "the file ends early");
    refused("{\n\"format\": smyoz}", 2, "expected value");
    refused(&format!("{{{FORMAT},\n"), 2, "the file ends early");
    refused(&(to_json(&puzzle()) + "\n x"), 2, "trailing characters");
    refused("[]", 1, "invalid type: sequence, expected an object");
    let folder = Folder::with("p.json", "{\n\"format\": smyoz}");
    folder.refuses("solve p.json", "p.json: line 2, column 11: expected value");
    // In a file of lines, it is the line of the file.
    let line = to_json(&puzzle());
    folder.write("all.jsonl", format!("{line}\n\n{line}\n{{\n"));
    let run = folder.run("verify all.jsonl");
    let message = "smyoz: all.jsonl: line 4, column 1: the file ends early\n";
    assert_eq!((run.code, run.stdout.lines().count(), &*run.stderr), (2, 2, message));
}

#[test]
fn keys() {
    let known = "`format`, `title`, `note`, `seed`, `inventory`, `shots`, `mercy`, `unique`, `allow_spare`, `solution`, `minimum`, `rating`";
    keys_refused(r#""inventory":{},"shots":[],"shot":1"#, &format!("unknown field `shot`, expected one of {known}"));
    let items = "`alpha`, `beta`, `gamma`, `delta`, `water_lines`, `moored`, `islands`";
    inventory_refused(r#""mored":3"#, &format!("`inventory`: unknown field `mored`, expected one of {items}"));
    shots_refused(r#"{"cell":"11","shows":"1","x":1}"#, "`shots[0]`: unknown field `x`, expected `cell` or `shows`");
    keys_refused(r#""inventory":{},"inventory":{}"#, "duplicate field `inventory`");
    inventory_refused(r#""moored":3,"moored":3"#, "`inventory`: duplicate field `moored`");
    shots_refused(r#"{"cell":"11","cell":"12","shows":"1"}"#, "`shots[0]`: duplicate field `cell`");
    refused(&format!("{{{FORMAT},\"shots\":[]}}"), 1, "`inventory` is missing: expected {} where no item is given");
    refused(&format!("{{{FORMAT},\"inventory\":{{}}}}"), 1, "`shots` is missing: expected [] where there are none");
    shots_refused(r#"{"cell":"11"}"#, "`shots[0]`: `shows` is missing");
}

#[test]
fn the_format() {
    refused(
        r#"{"inventory":{},"shots":[]}"#,
        1,
        "`format` is missing: expected `smyoz-puzzle/1` or `sea-battle-puzzle/1` or `garnsi-malom-puzzle/1` or `garnsi-malom-problem-puzzle/1` or `shogword-puzzle/1`",
    );
    refused(
        r#"{"format":"smyoz-puzzle/2","inventory":{},"shots":[]}"#,
        1,
        "`format`: unknown format `smyoz-puzzle/2`: expected `smyoz-puzzle/1` or `sea-battle-puzzle/1` or `garnsi-malom-puzzle/1` or `garnsi-malom-problem-puzzle/1` or `shogword-puzzle/1`",
    );
    refused(r#"{"format":1}"#, 1, "`format`: invalid type: integer `1`, expected a string");
}

#[test]
fn shots() {
    let expected = "expected A, B, G, D or a digit 0-4, then nothing, r, g, rr, gg or rg, such as `2rg`";
    for shows in ["7", "Dx", "", "gr", "a", "2RG", "2 r"] {
        let message = format!("`shots[0].shows`: `{shows}` is not a shot: {expected}");
        shots_refused(&format!(r#"{{"cell":"37","shows":"{shows}"}}"#), &message);
    }
    for cell in ["", "3", "07", "70", "a1", "377", "3é"] {
        let message =
            format!("`shots[0].cell`: `{cell}` is not a cell: expected two digits 1-9, column then row, such as `37`");
        shots_refused(&format!(r#"{{"cell":"{cell}","shows":"1"}}"#), &message);
    }
    shots_refused(r#"{"cell":37,"shows":"1"}"#, "`shots[0].cell`: invalid type: integer `37`, expected a string");
    shots_refused(r#"["37","1"]"#, "`shots[0]`: invalid type: sequence, expected an object");
    shots_refused(r#"{"cell":"11","shows":"1"},{"cell":"11","shows":"0"}"#, "`shots`: cell 11 is shot twice");
    keys_refused(r#""inventory":{},"shots":{}"#, "`shots`: invalid type: map, expected a sequence");
}

#[test]
fn the_mercy_shot_has_a_cell_of_its_own() {
    let shot = r#"{"cell":"11","shows":"1"}"#;
    let twice = "`mercy`: cell 11 is one of `shots`, too";
    refused(&format!("{{{FORMAT},\"inventory\":{{}},\"shots\":[{shot}],\"mercy\":{shot}}}"), 1, twice);
    refused(&format!("{{{FORMAT},\"mercy\":{shot},\"inventory\":{{}},\"shots\":[{shot}]}}\n"), 1, twice);
    keys_refused(r#""inventory":{},"shots":[],"mercy":[]"#, "`mercy`: invalid type: sequence, expected an object");
}

#[test]
fn codes() {
    inventory_refused(r#""beta":["10m"]"#, "`inventory`: BETA: expected 2 codes, found 1");
    inventory_refused(r#""alpha":["10","10"]"#, "`inventory`: ALFA: expected 1 code, found 2");
    inventory_refused(r#""delta":[]"#, "`inventory`: DELTA: expected 4 codes, found 0");
    inventory_refused(r#""alpha":["10m"]"#, "`inventory`: ALFA: `10m` must not have the letter p or m");
    inventory_refused(r#""beta":["10","01m"]"#, "`inventory`: BETA: `10` must have the letter p or m");
    inventory_refused(r#""alpha":["99"]"#, "`inventory`: ALFA: `99` counts more than the 5 lines of such a ship");
    let expected = "expected two digits, for BETA and GAMMA followed by p or m, such as `01` or `10m`";
    for code in ["1", "-1", "10q", "10pm"] {
        let message = format!("`inventory.alpha[0]`: `{code}` is not a ship code: {expected}");
        inventory_refused(&format!(r#""alpha":["{code}"]"#), &message);
    }
}

#[test]
fn numbers() {
    let wrong = [
        ("-1", "invalid type: integer `-1`"),
        ("300", "invalid value: integer `300`"),
        ("4294967296", "invalid value: integer `4294967296`"),
        ("3.5", "invalid type: floating point `3.5`"),
        ("1e30", "invalid type: floating point `1e+30`"),
        ("\"3\"", "invalid type: string \"3\""),
        ("[3]", "invalid type: sequence"),
    ];
    for (text, message) in wrong {
        for (key, to) in [("water_lines", 18), ("moored", 10)] {
            let message = format!("`inventory.{key}`: {message}, expected a whole number from 0 to {to}");
            inventory_refused(&format!("\"{key}\":{text}"), &message);
        }
        let message = format!("`inventory.islands[0]`: {message}, expected a whole number from 1 to 64");
        inventory_refused(&format!("\"islands\":[{text}]"), &message);
    }
    inventory_refused(
        r#""moored":11"#,
        "`inventory.moored`: invalid value: integer `11`, expected a whole number from 0 to 10",
    );
    inventory_refused(
        r#""islands":[0]"#,
        "`inventory.islands[0]`: invalid value: integer `0`, expected a whole number from 1 to 64",
    );
    inventory_refused(r#""islands":4"#, "`inventory.islands`: invalid type: integer `4`, expected a sequence");
    for (seed, kind) in [("1000000", "value: integer"), ("-1", "type: integer"), ("1.5", "type: floating point")] {
        let message = format!("`seed`: invalid {kind} `{seed}`, expected a whole number from 0 to 999999");
        keys_refused(&format!("\"seed\":{seed}"), &message);
    }
}

#[test]
fn solutions() {
    let refused = |solution: &str, message: &str| {
        let message = format!("`solution`: {message}");
        keys_refused(&format!("\"inventory\":{{}},\"shots\":[],\"solution\":{solution}"), &message);
    };
    let line = puzzle().solution.unwrap().drawing().rows().concat();
    let shape = "expected 9 lines of 9 characters or one line of 81";
    refused("7", "expected a layout: nine strings of nine characters `.ABGD`, or one of 81");
    refused(r#"["........."]"#, &format!("{shape}, found one line of 9"));
    refused(r#"[".........","........."]"#, &format!("{shape}, found 2 lines"));
    refused(&format!("\"{}\"", &line[1..]), &format!("{shape}, found one line of 80"));
    refused(&format!("\"{}\"", line.replacen('D', "d", 1)), "line 1, column 8: expected one of `.ABGD`, found `d`");
    refused(&format!("\"{}\"", line.replacen('D', ".", 1)), "expected 4 DELTAs of length 1, found `D` at 46, 17, 29");
    refused(&format!("\"{}\"", line.replacen("D.", ".D", 1)), "mooring rule: DELTA 91");
}

#[test]
fn ratings() {
    let right = [
        ("level", r#""master""#),
        ("score", "300"),
        ("steps", "9"),
        ("hardest", r#""diagonals""#),
        ("narrowest", "1"),
        ("core", "3"),
        ("without", "[]"),
    ];
    let refused = |changed: &[(&str, &str)], message: &str| {
        let kept = right.iter().filter(|(key, _)| changed.iter().all(|(other, _)| other != key));
        let keys = kept.chain(changed).filter(|(_, value)| !value.is_empty());
        let keys: Vec<String> = keys.map(|(key, value)| format!("\"{key}\":{value}")).collect();
        keys_refused(&format!("\"inventory\":{{}},\"shots\":[],\"rating\":{{{}}}", keys.join(",")), message);
    };
    let level = "is not a level: expected beginner, advanced, master, grandmaster or beyond; did you mean `master`?";
    refused(&[("level", r#""mastre""#)], &format!("`rating.level`: `mastre` {level}"));
    refused(&[("level", "3")], "`rating.level`: invalid type: integer `3`, expected a string");
    let number = "expected a whole number from 0 to 4294967295";
    for key in ["score", "steps", "narrowest", "core"] {
        refused(&[(key, "-1")], &format!("`rating.{key}`: invalid type: integer `-1`, {number}"));
        refused(&[(key, "1.5")], &format!("`rating.{key}`: invalid type: floating point `1.5`, {number}"));
        refused(&[(key, r#""<x>""#)], &format!("`rating.{key}`: invalid type: string \"<x>\", {number}"));
    }
    refused(
        &[("hardest", r#""diagonal""#)],
        "`rating.hardest`: no technique has the id `diagonal`: did you mean `diagonals`?",
    );
    refused(&[("hardest", r#""<x>""#)], "`rating.hardest`: no technique has the id `<x>`");
    refused(
        &[("without", r#"["diagonals","tow-greens"]"#)],
        "`rating.without[1]`: no technique has the id `tow-greens`: did you mean `two-greens`?",
    );
    refused(&[("without", r#"["core"]"#)], "`rating.without[0]`: no technique has the id `core`");
    refused(
        &[("without", r#"["diagonals","diagonals"]"#)],
        "`rating`: `without`: technique `diagonals` is listed twice",
    );
    let known = "`scale`, `level`, `score`, `steps`, `hardest`, `narrowest`, `suppositions`, `longest`, `core`, `exact`, `without`";
    refused(&[("scroe", "1")], &format!("`rating`: unknown field `scroe`, expected one of {known}"));
    refused(&[("steps", "")], "`rating`: `steps` is missing");
    for (rating, kind) in [("7", "integer `7`"), ("[]", "sequence"), (r#""master""#, r#"string "master""#)] {
        let message = format!("`rating`: invalid type: {kind}, expected an object");
        keys_refused(&format!("\"inventory\":{{}},\"shots\":[],\"rating\":{rating}"), &message);
    }
}

#[cfg(unix)]
#[test]
fn files_without_end_are_refused() {
    let folder = Folder::with("p.json", to_json(&puzzle()));
    let whole = |command: &str| {
        folder.refuses(command, "/dev/zero cannot be read: it is larger than 16 MiB");
    };
    whole("check /dev/zero");
    whole("rate p.json --hint --marks /dev/zero");
    whole("book p.json --out book.pdf --theme /dev/zero");
    whole("compose --pattern /dev/zero --minimum");
    whole("compose --start /dev/zero");
    whole("compose --game sea-battle --pattern /dev/zero");
    whole("convert /dev/zero");
    folder.refuses("book p.json --out book.pdf --font /dev/zero", "/dev/zero cannot be read: it is larger than 64 MiB");
    std::os::unix::fs::symlink("/dev/zero", folder.path("zero.json")).unwrap();
    std::os::unix::fs::symlink("/dev/zero", folder.path("zero.txt")).unwrap();
    folder.write("large.txt", vec![b'.'; (16 << 20) + 1]);
    for (command, message) in [
        ("solve zero.json", "zero.json: expected a puzzle of at most 1024 KiB"),
        ("explore zero.json", "zero.json cannot be read: it is larger than 16 MiB"),
        ("explore zero.txt", "zero.txt cannot be read: it is larger than 16 MiB"),
        ("check large.txt", "large.txt cannot be read: it is larger than 16 MiB"),
        ("solve /dev/zero", "/dev/zero cannot be read: it has a line of more than 1024 MiB"),
    ] {
        let run = folder.run(command);
        assert_eq!((run.code, &*run.stdout, &*run.stderr), (2, "", &*format!("smyoz: {message}\n")), "{command}");
    }
}

const LOW_TIDE: &str = include_str!("../data/sea_battle/low_tide.json");
const LOW_TIDE_JANKO: &str = include_str!("../data/sea_battle/low_tide_janko.txt");

/// Standard input, and files whose names say nothing, were taken for lists, whatever they held.
#[test]
fn standard_input_is_recognised_as_files_are() {
    let folder = Folder::new();
    let address = "https://puzz.link/p?battleship/6/6/g12h2g30g3gk0r3w//c\n";
    let pretty = serde_json::to_string_pretty(&super::json(LOW_TIDE)).unwrap() + "\n";
    for (text, places) in [
        (LOW_TIDE_JANKO.to_owned(), &["-"] as &[_]),
        (pretty.clone(), &["-"]),
        (format!("\n{pretty}{pretty}"), &["-:2", "-:34"]),
        (format!("\u{feff}{pretty}"), &["-"]),
        (format!("{LOW_TIDE}{LOW_TIDE}"), &["-:1", "-:2"]),
        (address.to_owned(), &["-"]),
        (address.repeat(2), &["-:1", "-:2"]),
        (include_str!("../data/sea_battle/csplib014.pl").to_owned(), &["-"]),
        (include_str!("../data/sea_battle/sb_12_12_6_0.dzn").to_owned(), &["-"]),
    ] {
        let run = folder.run_on(&text, "list - --json");
        let found: Vec<String> = run.stdout.lines().map(|line| super::json(line)["file"].to_string()).collect();
        let expected: Vec<String> = places.iter().map(|place| format!("\"{place}\"")).collect();
        assert_eq!((run.code, found), (0, expected), "{text}\n{}", run.stderr);
        // So is a file with any other name, or with none.
        for name in ["puzzles", "puzzles.txt"] {
            folder.write(name, &text);
            assert_eq!(
                folder.run(&format!("list {name} --json")).stdout,
                run.stdout.replace("\"-", &format!("\"{name}"))
            );
        }
    }
    let run = folder.run_on(LOW_TIDE_JANKO, "verify -");
    assert_eq!((run.code, &*run.stderr), (0, "-: 1 puzzle read as janko\n"), "{run:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_process_substitution_is_read_as_a_file_is() {
    let folder = Folder::with("p.txt", LOW_TIDE_JANKO);
    let script = format!("'{}' verify <(cat p.txt)", super::SMYOZ);
    let mut bash = std::process::Command::new("bash");
    let output = bash.args(["-c", &script]).current_dir(folder.path("")).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}

/// Each line of what is no list had a message of its own.
#[test]
fn what_holds_no_puzzle_is_one_message() {
    let folder = Folder::new();
    let contest = "{\"format\":\"contest/1\",\"game\":\"sea-battle\"}\n".to_owned() + &"{\"seat\":1}\n".repeat(9);
    let formats = "expected `smyoz-puzzle/1` or `sea-battle-puzzle/1` or `garnsi-malom-puzzle/1` or `garnsi-malom-problem-puzzle/1` or `shogword-puzzle/1`";
    let expected = "expected puzzles: JSON, addresses of puzz.link, or a text of janko.at, CSPLib or MiniZinc";
    let record = format!("line 1, column 21: `format`: unknown format `contest/1`: {formats}");
    for (text, message) in [
        (&*contest, &*record),
        ("{\n  \"a\": 1\n}\n", &*format!("line 3, column 1: `format` is missing: {formats}")),
        ("{\"a\":1}\n", &*format!("line 1, column 7: `format` is missing: {formats}")),
        (
            "{\n  \"format\": \"smyoz-game/1\",\n  \"mode\": \"game\"\n}\n",
            "line 2, column 26: `format`: unknown format `smyoz-game/1`",
        ),
        ("{\n  \"a\": 1,\n", "line 2, column 9: the file ends early"),
        ("no puzzle\nat all\n", expected),
        ("", "expected one puzzle per line, found none"),
    ] {
        let run = folder.run_on(text, "verify -");
        assert!(run.code == 2 && run.stdout.is_empty() && run.stderr.lines().count() == 1, "{text}: {run:?}");
        assert!(run.stderr.starts_with(&format!("smyoz: -: {message}")), "{text}: {run:?}");
    }
    folder.write("record.jsonl", &contest);
    folder.refuses("verify record.jsonl", &format!("record.jsonl: {record}"));
    // A list whose first line is none is read on.
    for first in ["no puzzle", "{\"format\":\"sea-battle-puzzle/1\",\"wid"] {
        let run = folder.run_on(&format!("{first}\n{LOW_TIDE}"), "verify -");
        assert_eq!((run.code, run.stdout.lines().count(), run.stderr.lines().count()), (2, 1, 1), "{run:?}");
    }
}
