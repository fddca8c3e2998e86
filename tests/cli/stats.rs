//! `stats`: figures of many puzzles.

use serde_json::json;

use super::list::PUZZLES;
use super::{Folder, json, puzzle, to_json};

#[test]
fn histograms() {
    let folder = Folder::with("p.jsonl", PUZZLES);
    let text = "\
6 puzzles
1 twin
0 with a proved minimum

clues
  0  1   16.7 %  ####################
  1  2   33.3 %  ########################################
  2  2   33.3 %  ########################################
  3  1   16.7 %  ####################

kind
  unique          4   66.7 %  ########################################
  up-to-symmetry  1   16.7 %  ##########
  mercy           1   16.7 %  ##########

moored
  4  1   16.7 %  ####################
  5  1   16.7 %  ####################
  6  2   33.3 %  ########################################
  -  2   33.3 %  ########################################

islands
  2  1   16.7 %  ####################
  3  2   33.3 %  ########################################
  4  1   16.7 %  ####################
  -  2   33.3 %  ########################################

items
  0  1   16.7 %  #############
  1  2   33.3 %  ##########################
  2  3   50.0 %  ########################################

level
  beginner     1   16.7 %  ####################
  advanced     1   16.7 %  ####################
  master       1   16.7 %  ####################
  grandmaster  2   33.3 %  ########################################
  -            1   16.7 %  ####################

score, in steps of 100
     0  2   33.3 %  ########################################
   100  2   33.3 %  ########################################
  1000  1   16.7 %  ####################
     -  1   16.7 %  ####################
";
    assert_eq!(folder.run("stats p.jsonl").yes(), text);
}

#[test]
fn a_distribution_that_nobody_rated_is_left_out() {
    let folder = Folder::with("p.jsonl", PUZZLES);
    let text = folder.run("stats p.jsonl --kind up-to-symmetry").yes();
    assert!(text.starts_with("1 puzzle\n0 twins\n0 with a proved minimum\n\nclues\n  0  1  100.0 %  ###"), "{text}");
    assert!(text.contains("\nitems\n") && !text.contains("\nlevel\n") && !text.contains("\nscore"), "{text}");
}

#[test]
fn csv() {
    let folder = Folder::with("p.jsonl", PUZZLES);
    let text = folder.run("stats p.jsonl --csv --shots 2..").yes();
    let expected = "\
trait,value,count
puzzles,,3
twins,,1
proved_minimum,,0
shots,2,2
shots,3,1
kind,unique,3
moored,6,2
moored,,1
islands,3,2
islands,4,1
items,1,1
items,2,2
level,advanced,1
level,master,1
level,grandmaster,1
score,100,2
score,1000,1
";
    assert_eq!(text, expected);
}

#[test]
fn many_puzzles() {
    let collections = format!("{}/puzzles", env!("CARGO_MANIFEST_DIR"));
    let folder = Folder::new();
    let document = json(&folder.run(&format!("stats {collections} {collections}/samples --json")).yes());
    assert_eq!((&document["puzzles"], &document["twins"]), (&json!(1025), &json!(0)));
    assert_eq!(document["proved_minimum"], json!(200));
    assert_eq!(document["kind"], json!({"unique": 925, "up-to-symmetry": 50, "mercy": 50}));
    // The same again: twins, each of them.
    let document = json(&folder.run(&format!("stats {collections} {collections} --json")).yes());
    assert_eq!((&document["puzzles"], &document["twins"]), (&json!(2038), &json!(1019)));
}

#[test]
fn what_is_rare_is_seen() {
    let common = format!("{}\n", to_json(&puzzle())).repeat(99);
    let folder = Folder::with("p.jsonl", format!("{common}{}\n", PUZZLES.lines().next().unwrap()));
    let text = folder.run("stats p.jsonl").yes();
    assert!(text.starts_with("100 puzzles\n98 twins\n"), "{text}");
    assert!(text.contains(&format!("\nclues\n  1  99   99.0 %  {}\n  2   1    1.0 %  #\n", "#".repeat(40))), "{text}");
}

#[test]
fn scores_are_counted_in_steps() {
    let line = |score: &str| {
        let rating = format!(r#"{{"level":"master","score":{score},"steps":1,"hardest":"diagonals","narrowest":1}}"#);
        format!(r#"{{"format":"smyoz-puzzle/1","inventory":{{}},"shots":[],"rating":{rating}}}"#) + "\n"
    };
    let scores = |scores: &[&str]| {
        let folder = Folder::with("p.jsonl", scores.iter().map(|score| line(score)).collect::<String>());
        json(&folder.run("stats p.jsonl --json").yes())["score"].to_string()
    };
    assert_eq!(scores(&["12"]), r#"{"12":1}"#);
    assert_eq!(scores(&["3", "3", "14"]), r#"{"3":2,"14":1}"#);
    assert_eq!(scores(&["3", "15", "4"]), r#"{"2":1,"4":1,"14":1}"#);
    assert_eq!(scores(&["0", "4", "995"]), r#"{"0":2,"900":1}"#);
    assert_eq!(scores(&["0", "4294967295"]), r#"{"0":1,"4000000000":1}"#);
}
