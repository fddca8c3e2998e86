//! Sea Battle: boards, fraud, and Perelman's arrangement.

use serde_json::Value;
use smyoz::sea_battle::{Fleet, Layout, Setting, Size, Variant};

use super::Folder;

const BOARD: &str = "\
.......##.
.....#....
.###......
......#...
.##.......
.........#
.####.....
..........
#...###.#.
#.........
";

fn rows(document: &Value) -> Layout {
    let rows = document["layout"].as_array().unwrap().iter().map(|row| row.as_str().unwrap());
    rows.collect::<Vec<_>>().join("\n").parse().unwrap()
}

#[test]
fn boards_are_generated() {
    let folder = Folder::new();
    assert_eq!(folder.run("generate --game sea-battle --seed 5").yes(), BOARD);
    let run =
        folder.run("generate --game sea-battle --seed 7 --size 15x12 --touch corners --shapes any --mines 2 --json");
    let layout = rows(&serde_json::from_str(&run.yes()).unwrap());
    let (size, variant) = ("15x12".parse().unwrap(), "any".parse().unwrap());
    let variant = Variant { shapes: variant, touch: "corners".parse().unwrap(), mines: 2, sweepers: 0 };
    assert_eq!(Setting::new(size, Fleet::usual(size), variant).unwrap().check(&layout), []);
    for (arguments, message) in [
        ("generate --seed 1 --size 6x6", "--size is not for --game smyoz"),
        ("generate --game sea-battle --seed 1 --out d", "--out is not for --game sea-battle"),
        ("generate --game sea-battle --seed 1 --size 4x4 --fleet 5", "a ship of length 5 does not fit"),
        ("generate --game sea-battle --seed 1 --size 4x4", "the fleet does not fit on a board of 4x4"),
    ] {
        let run = folder.run(arguments);
        assert!(run.code == 2 && run.stderr.contains(message), "{run:?}");
    }
    for arguments in ["--size 0x10", "--size 1000000000x10", "--fleet 4-", "--touch sides", "--sweepers 1"] {
        let run = folder.run(&format!("generate --game sea-battle --seed 1 {arguments}"));
        assert!(run.code == 2 && !run.stderr.is_empty(), "{run:?}");
    }
}

#[test]
fn fraud_is_found() {
    let folder = Folder::with("fair.txt", BOARD);
    folder.write("short.txt", BOARD.replace("####", "###."));
    folder.write("record.txt", "E4 miss\nB7 hit\nC7 hit\nD7 hit\nE7 sunk\n");
    folder.write("late.txt", "B7 мимо!\nH1 hit\n");
    folder.write("wrong.txt", "E4\n");
    assert_eq!(folder.run("check --game sea-battle fair.txt").yes(), "legal\n");
    folder.run("check --game sea-battle fair.txt --record record.txt").yes();
    let run = folder.run("check --game sea-battle fair.txt --record late.txt");
    let late = "legal, but not as answered\n  line 1: B7 was answered `miss`, but a ship lies there, at B7-E7: drawn in later?\n";
    assert_eq!((run.code, &run.stdout[..]), (1, late));
    let run = folder.run("check --game sea-battle fair.txt short.txt --json");
    let document: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!((run.code, document["fault"].as_str()), (1, Some("second")));
    assert_eq!(document["boards"][1]["broken"][0]["rule"], "fleet");
    let run = folder.run("check --game sea-battle short.txt fair.txt --record record.txt --record late.txt");
    assert!(run.stdout.ends_with("at fault: short.txt and fair.txt, so nobody wins\n"), "{run:?}");
    for (arguments, message) in [
        ("check --game sea-battle fair.txt --record wrong.txt", "wrong.txt: line 1: expected a cell and an answer"),
        ("check fair.txt short.txt", "short.txt: expected a single layout: two boards are compared with --game"),
        ("check fair.txt --record late.txt", "--record is not for --game smyoz"),
        ("check fair.txt --columns latin", "--columns is not for --game smyoz"),
        (
            "check --game sea-battle fair.txt --record late.txt --record wrong.txt",
            "wrong.txt: a record without a board",
        ),
        ("check --game sea-battle record.txt", "record.txt: line 1, column 1: expected one of `.#*+`, found `E`"),
        ("check --game sea-battle fair.txt --record late.txt --columns moon", "`moon` cannot name columns"),
    ] {
        let run = folder.run(arguments);
        assert!(run.code == 2 && run.stderr.contains(message), "{run:?}");
    }
}

#[test]
fn fleets_are_packed() {
    let folder = Folder::new();
    let document: Value = serde_json::from_str(&folder.run("pack --json").yes()).unwrap();
    let setting = Setting::new(Size::STANDARD, Fleet::russian(), Variant::default()).unwrap();
    assert_eq!(setting.check(&rows(&document)), []);
    assert_eq!((&document["free"], &document["proved"]), (&60.into(), &true.into()));
    let run = folder.run("pack --size 12x12 --limit 1000");
    assert!(run.code == 3 && run.stdout.contains("are possible"), "{run:?}");
    let run = folder.run("pack --size 3x3 --fleet 3-3-1");
    assert!(run.code == 2 && run.stderr.contains("the fleet does not fit on a board of 3x3"), "{run:?}");
}
