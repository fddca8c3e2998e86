//! `generate` and `check`: layouts.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::{Folder, json};

const SEED_FILE: &str = "\
SMYOZ SEED 123456
.......D.
..BBB....
.........
.....B.GG
GG...B...
...D.B.A.
D......A.
....G..A.
.D..G..A.
alpha: 00
beta: 02m 11p
gamma: 00m 11m 10p
delta: 00 00 00 01
water_lines: 2
moored: 7
islands: 2 4 4 8
";

/// Everything that `check --json` says of the layout of the SEED file, in the order of its keys.
const LEGAL: &str = concat!(
    r#"{"legal":true,"inventory":{"alpha":["00"],"beta":["02m","11p"],"gamma":["00m","11m","10p"],"#,
    r#""delta":["00","00","00","01"],"water_lines":2,"moored":7,"islands":[2,4,4,8]},"shots":["#,
    r#"["1","1","0","0","0","1","1g","Dg","0"],["2","2","Bgg","Bg","Bg","2","3g","2r","1"],"#,
    r#"["2g","3g","2g","2rg","1rg","1g","2gg","2rg","1g"],["1","2","3","4r","2r","Bg","0rg","Gr","Gg"],"#,
    r#"["G","G","1r","2rr","1rr","Bg","0g","0r","0"],["0r","1r","1","D","0rr","Brg","0rg","A","0"],"#,
    r#"["D","2rr","3r","1r","0rr","1r","1rg","A","0"],["0","1r","3","2","G","2r","2rg","A","0"],"#,
    r#"["0","D","1r","1r","Gr","1r","1rg","A","0"]]}"#,
    "\n"
);

fn drawing() -> String {
    SEED_FILE.lines().skip(1).take(9).map(|line| format!("{line}\n")).collect()
}

#[test]
fn a_seed_has_its_layout_for_ever() {
    let folder = Folder::new();
    assert_eq!(folder.run("generate --seed 123456").yes(), SEED_FILE);
    let document = folder.run("generate --seed 123456 --json").yes();
    assert!(document.starts_with(r#"{"seed":123456,"layout":[".......D.","..BBB....","#), "{document}");
    assert_eq!(json(&document)["inventory"]["islands"], json!([2, 4, 4, 8]));
    assert!(folder.run("generate --seed 7").yes().starts_with("SMYOZ SEED 000007\n"));
}

/// What `compose` hides for the seed.
#[test]
fn every_game_with_clues_has_layouts() {
    let folder = Folder::new();
    let text = folder.run("generate --game garnsi-malom --side 4 --seed 5").yes();
    let document = json(&folder.run("generate --game garnsi-malom --side 4 --seed 5 --json").yes());
    let rows: Vec<&str> = text.lines().collect();
    assert!(rows.len() == 4 && document == json!({"seed": 5, "layout": rows}), "{document}");
    folder.run("compose --game garnsi-malom --side 4 --seeds 5..5 --format json --out one").yes();
    assert_eq!(json(&folder.read("one/garnsi-malom-000005.json"))["solution"], document["layout"]);
    for (arguments, message) in [
        ("generate --game garnsi-malom-problem --seed 1", "garnsi-malom-problem has no layouts of seeds"),
        ("generate --game garnsi-malom --seed 1 --side 4 --holes 12", "no board with as many holes was found"),
        ("generate --game garnsi-malom --seed 1 --out d", "--out is not for --game garnsi-malom"),
    ] {
        let run = folder.run(arguments);
        assert!(run.code == 2 && run.stderr.contains(message), "{run:?}");
    }
}

#[test]
fn a_seed_file_goes_to_a_directory() {
    let folder = Folder::new();
    assert_eq!(folder.run("generate --seed 123456 --out some/where").yes(), "");
    assert_eq!(folder.names("some/where"), ["SEED-123456.txt"]);
    assert_eq!(folder.read("some/where/SEED-123456.txt"), SEED_FILE);
    let document = folder.run("generate --seed 7 --out some/where --json").yes();
    assert_eq!(json(&document)["seed"], 7);
    assert_eq!(folder.names("some/where"), ["SEED-000007.txt", "SEED-123456.txt"]);
    // The same again is no harm.
    assert_eq!(folder.run("generate --seed 123456 --out some/where").yes(), "");
}

#[test]
fn a_seed_file_with_notes_is_not_overwritten() {
    let folder = Folder::with("out/SEED-123456.txt", format!("{SEED_FILE}my notes\n"));
    folder.refuses(
        "generate --seed 123456 --out out",
        "out/SEED-123456.txt exists with other content and is left unchanged",
    );
}

#[test]
fn legal_layouts_are_described() {
    let folder = Folder::with("nine.txt", drawing());
    let inventory: String = SEED_FILE.lines().skip(10).map(|line| format!("{line}\n")).collect();
    assert_eq!(folder.run("check nine.txt").yes(), format!("legal\n{inventory}"));
    assert_eq!(folder.run("check nine.txt --json").yes(), LEGAL);

    folder.write("one.txt", drawing().replace('\n', ""));
    folder.write("seed.txt", SEED_FILE);
    folder.write("windows.txt", format!("\u{feff}{}", SEED_FILE.replace('\n', "\r\n")));
    folder.write("spaces.txt", format!("\n\n  {}\n\n", drawing().replace('\n', "  \n  ")));
    for file in ["one.txt", "seed.txt", "windows.txt", "spaces.txt"] {
        assert_eq!(folder.run(&format!("check {file} --json")).yes(), LEGAL, "{file}");
    }
    assert_eq!(folder.run_on(&drawing(), "check - --json").yes(), LEGAL);
}

#[test]
fn all_shots_are_shown() {
    let shown = Folder::with("seed.txt", SEED_FILE).run("check seed.txt --shots").yes();
    let lines: Vec<&str> = shown.lines().skip(8).collect();
    assert_eq!(lines[1], "      1   2   3   4   5   6   7   8   9");
    assert_eq!(lines[2], " 1    1   1   0   0   0   1  1g  Dg   0");
    assert_eq!(lines[10], " 9    0   D  1r  1r  Gr  1r 1rg   A   0");
    assert_eq!(lines.len(), 11);
}

#[test]
fn broken_rules_are_named_with_their_cells() {
    let rows = "....G.D..\n....G....\n......GG.\n...D..BBB\n.........\nAAAA.B..D\n.....B...\n.....B.GG\n..D......\n";
    let folder = Folder::with("bad.txt", rows);
    let text = format!(
        "illegal\n{rows}corner: BETA 74-94 and GAMMA 73-83 (ships that touch)\n\
         side: BETA 74-94 and GAMMA 73-83 (parallel ships side by side with fewer than two water cells between)\n"
    );
    assert_eq!(folder.run("check bad.txt").no(), text);
    let cells = r#"["73","83","74","84","94"]"#;
    let broken = format!(r#"[{{"rule":"corner","cells":{cells}}},{{"rule":"side","cells":{cells}}}]"#);
    let document = format!("{{\"legal\":false,\"broken\":{broken}}}\n");
    assert_eq!(folder.run("check bad.txt --json").no(), document);
}

#[test]
fn every_rule_has_its_name() {
    // The DELTA at 81 goes to a corner of the board.
    let folder = Folder::with("bad.txt", drawing().replace(".......D.", "........D"));
    let document = json(&folder.run("check bad.txt --json").no());
    assert_eq!(document["broken"], json!([{"rule": "mooring", "cells": ["91"]}]));

    // From the ground truth: all five are met.
    let cases = include_str!("../data/illegal_layouts.jsonl").lines().take(12);
    let mut met = BTreeSet::new();
    for case in cases {
        let case: Value = serde_json::from_str(case).unwrap();
        folder.write("bad.txt", case["layout"].as_str().unwrap());
        let document = json(&folder.run("check bad.txt --json").no());
        let rules = document["broken"].as_array().unwrap().iter().map(|broken| broken["rule"].as_str().unwrap());
        let rules: BTreeSet<String> = rules.map(str::to_owned).collect();
        assert_eq!(json!(rules), case["broken"]);
        met.extend(rules);
    }
    assert_eq!(met.len(), 5, "{met:?}");
}

#[test]
fn a_wrong_fleet_is_named_with_its_cells() {
    let folder = Folder::with("bad.txt", drawing().replace("D......A.", "D........").replace("..BBB....", ".D......."));
    let text = folder.run("check bad.txt").no();
    let lines: Vec<&str> = text.lines().skip(10).collect();
    assert_eq!(
        lines,
        [
            "fleet: expected 1 ALFA of length 4, found `A` at 86, 88, 89",
            "fleet: expected 2 BETAs of length 3, found `B` at 64, 65, 66",
            "fleet: expected 4 DELTAs of length 1, found `D` at 81, 22, 46, 17, 29",
        ]
    );
    let document = json(&folder.run("check bad.txt --json").no());
    assert_eq!(document["broken"][0], json!({"rule": "fleet", "cells": ["86", "88", "89"]}));
}

#[test]
fn layouts_that_cannot_be_read_are_refused() {
    let folder = Folder::new();
    let expected = "expected 9 lines of 9 characters or one line of 81";
    let cases = [
        (String::new(), format!("{expected}, found 0 lines")),
        (drawing().repeat(2), format!("{expected}, found 18 lines")),
        (drawing().replace('\n', "").replacen('.', "", 1), format!("{expected}, found one line of 80")),
        (drawing().replace("GG...B...", "GG...B.."), "line 5: expected 9 characters, found 8".into()),
        (drawing().replace("GG...B...", "GG...b..."), "line 5, column 6: expected one of `.ABGD`, found `b`".into()),
        // Empty lines above do not count as the drawing's, but are counted as lines.
        (
            format!("\n\n{}", drawing().replace("GG...B...", "GG...B..")),
            "line 7: expected 9 characters, found 8".into(),
        ),
        (
            drawing().replace('\n', "").replacen('D', "é", 1),
            "line 1, column 8: expected one of `.ABGD`, found `é`".into(),
        ),
        (SEED_FILE.replace("GG...B...", "GG...B.."), "line 6: expected 9 characters, found 8".into()),
        (SEED_FILE.replace("moored: 7", "moored: 6"), "line 16: expected `moored: 7`, found `moored: 6`".into()),
        (SEED_FILE.replace("moored: 7\n", ""), "line 16: expected `moored: 7`, found `islands: 2 4 4 8`".into()),
        (SEED_FILE.replace("islands: 2 4 4 8\n", ""), "line 17: expected `islands: 2 4 4 8`, found the end".into()),
        (format!("{SEED_FILE}\nmore\n"), "line 19: expected the end, found `more`".into()),
    ];
    for (text, message) in cases {
        folder.write("bad.txt", &text);
        folder.refuses("check bad.txt", &format!("bad.txt: {message}"));
    }
}
