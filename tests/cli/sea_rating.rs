//! Ratings of Sea Battle: levels, paths, hints.

use serde_json::{Value, json};

use super::Folder;

/// A puzzle of level advanced.
const PUZZLE: &str = r#"{"format":"sea-battle-puzzle/1","width":4,"height":3,"fleet":[3,1],
    "columns":[null,null,null,1],"rows":[3,null,null],"clues":[{"cell":"A3","shows":"submarine"}]}"#;

fn document(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn puzzles_are_rated_and_their_paths_told() {
    let folder = Folder::with("sea.json", PUZZLE);
    let told = folder.run("rate sea.json").yes();
    assert!(told.starts_with("sea.json: advanced, score "), "{told}");
    let rating = document(&folder.run("rate sea.json --json --path").yes());
    let path = rating["path"].as_array().unwrap();
    // A rating also counts steps that are told with others, or not at all.
    let steps = rating["steps"].as_u64().unwrap();
    assert!(rating["level"] == "advanced" && (5..=steps).contains(&(path.len() as u64)), "{rating}");
    let score: u64 = path.iter().map(|step| step["score"].as_u64().unwrap()).sum();
    assert_eq!(rating["score"].as_u64(), Some(score));
    assert_eq!(path[0]["facts"], json!(["A2.", "B2.", "B3."]));
    assert_eq!(path[0]["because"], json!(["A3 is a submarine", "A3"]));

    let told = folder.run("rate sea.json --path").yes();
    let first = "1. A2, B2 and B3 are water: the ship at A3 is finished, and only water lies around it.\n";
    let board = "      A B C D\n    1 ? ? ? ?\n    2 . . ? .\n";
    assert!(told.contains("\nStage 1\n") && told.contains(first) && told.contains(board), "{told}");
    assert!(told.ends_with("    3 # . . .\n"), "{told}");
    let told = folder.run("rate sea.json --path --lang hu").yes();
    assert!(told.contains("1. A2, B2 és B3 víz: a kész hajó (A3) körül csak víz lehet.\n"), "{told}");
    let all = folder.run("rate sea.json --path=full").yes();
    assert!(all.lines().count() > path.len(), "{all}");

    let line = folder.run("rate sea.json --rated").yes();
    assert_eq!(document(&line)["rating"]["score"], rating["score"]);
    folder.write("rated.json", &line);
    let verified = folder.run("verify rated.json").yes();
    assert!(verified.contains("rated.json: level advanced: confirmed\n"), "{verified}");
    folder.write("wrong.json", line.replace("\"steps\":", "\"steps\":1"));
    let run = folder.run("verify wrong.json");
    let wrong = format!("wrong.json: WRONG: its rating: steps 1{steps} should be {steps}\n");
    assert!(run.code == 1 && run.stdout.contains(&wrong), "{run:?}");
    let run = folder.run("verify wrong.json --json");
    assert_eq!((run.code, &document(&run.stdout)["rating"]["wrong"][0]["key"]), (1, &json!("steps")));

    let filled = folder.run("rate sea.json --format {level}:{hardest}:{core}").yes();
    assert_eq!(filled, format!("advanced:{}:\n", rating["hardest"].as_str().unwrap()));
    assert_eq!(folder.run("rate sea.json --exact").yes(), folder.run("rate sea.json").yes());
    let told = folder.run("rate sea.json --why B3").yes();
    assert!(told.starts_with("sea.json: why B3 is what it is, in 1 step\n1. A2, B2 and B3 are water: "), "{told}");
    for (cell, error) in [("55", "`55` is not a cell"), ("E1", "E1 is not on the board, which is 4x3")] {
        let run = folder.run(&format!("rate sea.json --why {cell}"));
        assert!(run.code == 2 && run.stderr.contains(error), "{run:?}");
    }
    folder.write("open.json", PUZZLE.replace("\"submarine\"", "\"ship\"").replace("[3,null,null]", "[null,null,null]"));
    let run = folder.run("rate open.json --json");
    assert_eq!((run.code, &document(&run.stdout)["level"]), (1, &Value::Null));
}
