//! The JSON Schemas of puzzles, held against the puzzles of the project and against the program.

use std::fs;
use std::path::{Path, PathBuf};

use boon::{Compiler, Draft, SchemaIndex, Schemas};
use serde_json::{Value, json};

/// The schema of each format of puzzles.
struct Validator {
    schemas: Schemas,
    formats: Vec<(&'static str, SchemaIndex)>,
}

impl Validator {
    fn new() -> Self {
        let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
        compiler.set_default_draft(Draft::V2020_12);
        let formats = ["smyoz-puzzle", "sea-battle-puzzle"].map(|name| {
            let path = project().join(format!("docs/schema/{name}-1.json"));
            let schema: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
            assert_eq!(schema["title"], format!("{name}/1"));
            let location = format!("file:///{name}-1.json");
            compiler.add_resource(&location, schema).unwrap();
            (name, compiler.compile(&location, &mut schemas).unwrap_or_else(|error| panic!("{name}: {error:#}")))
        });
        Self { schemas, formats: formats.into() }
    }

    /// Why a value is not a puzzle of the format that it names.
    fn validate(&self, puzzle: &Value) -> Result<(), String> {
        let format = puzzle["format"].as_str().ok_or("no format")?;
        let is_of_it = |(name, _): &&(&str, SchemaIndex)| format.starts_with(*name);
        let (_, index) = self.formats.iter().find(is_of_it).ok_or("unknown format")?;
        self.schemas.validate(puzzle, *index).map_err(|error| format!("{error:#}"))
    }
}

fn project() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All puzzles of the project.
fn puzzles() -> Vec<Value> {
    let files = |directory: &str| fs::read_dir(project().join(directory)).unwrap().map(|entry| entry.unwrap().path());
    let has = |path: &PathBuf, wanted: &str| path.extension().is_some_and(|extension| extension == wanted);
    let mut puzzles = Vec::new();
    for file in files("puzzles").filter(|path| has(path, "jsonl")) {
        let text = fs::read_to_string(file).unwrap();
        puzzles.extend(text.lines().map(|line| serde_json::from_str(line).unwrap()));
    }
    for file in files("puzzles/samples").filter(|path| has(path, "json")) {
        puzzles.push(serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap());
    }
    puzzles
}

#[test]
fn all_puzzles_fit_their_schema() {
    let (validator, puzzles) = (Validator::new(), puzzles());
    // The README names this number.
    assert_eq!(puzzles.len(), 1025);
    // Games in the standard form have no schema of their own.
    let has_schema = |puzzle: &Value| {
        let format = puzzle["format"].as_str().unwrap();
        !["garnsi-malom", "shogword"].iter().any(|game| format.starts_with(game))
    };
    for puzzle in puzzles.into_iter().filter(has_schema) {
        let fits = validator.validate(&puzzle);
        assert_eq!(fits, Ok(()), "{puzzle}");
    }
}

/// What the schema refuses, the program also refuses.
#[test]
fn malformed_puzzles_fit_neither_the_schema_nor_the_program() {
    let validator = Validator::new();
    let registry = smyoz::built_in();
    let smyoz = json!({
        "format": "smyoz-puzzle/1", "title": "Őszi est", "note": "For Anna.", "seed": 1,
        "inventory": {
            "alpha": ["00"], "beta": ["02m", "11p"], "gamma": ["00m", "11m", "10p"], "delta": ["00", "00", "00", "01"],
            "water_lines": 2, "moored": 7, "islands": [2, 4, 4, 8],
        },
        "shots": [{"cell": "43", "shows": "2rg"}], "allow_spare": true,
        "mercy": {"cell": "11", "shows": "0"},
        "solution": [
            ".......D.", "..BBB....", ".........", ".....B.GG", "GG...B...", "...D.B.A.", "D......A.", "....G..A.",
            ".D..G..A.",
        ],
        "minimum": {"shots": 1, "proved": true, "witness": []},
        "rating": {
            "scale": 3, "level": "advanced", "score": 237, "steps": 32, "hardest": "moored-all-needed", "narrowest": 1,
            "without": ["bearing"],
        },
    });
    let sea_battle = json!({
        "format": "sea-battle-puzzle/1", "title": "Reef", "note": "Begin at the edge.", "seed": 8, "width": 6, "height": 6, "fleet": [3, 2, 2, 1, 1, 1],
        "touch": "none", "shapes": "straight", "mines": 0, "sweepers": 0,
        "columns": [2, 1, 3, 0, 0, 4], "rows": [0, 3, 1, null, 1, 3],
        "clues": [{"cell": "B2", "shows": "left"}], "allow_spare": false,
        "solution": ["......", ".##..#", ".....#", "#....#", "..#...", "#.#..#"],
        "minimum": {"cells": 1, "counts": 11, "proved": false, "at_least": 3, "witness": []},
        "rating": {
            "scale": 1, "level": "advanced", "score": 45, "steps": 15, "hardest": "last-place", "narrowest": 1,
        },
    });
    for puzzle in [&smyoz, &sea_battle] {
        assert_eq!(validator.validate(puzzle), Ok(()));
        assert!(registry.read(&puzzle.to_string()).is_ok());
    }
    // Where, and what is put there; nothing if the key is taken away.
    let changes = [
        (&smyoz, "/format", Some(json!("smyoz-puzzle/2"))),
        (&smyoz, "/seed", Some(json!(1_000_000))),
        (&smyoz, "/seed", Some(json!("1"))),
        (&smyoz, "/title", Some(json!(""))),
        (&smyoz, "/title", Some(json!(" "))),
        (&smyoz, "/title", Some(json!("x".repeat(61)))),
        (&smyoz, "/note", Some(json!("two\nlines"))),
        (&sea_battle, "/note", Some(json!(7))),
        (&sea_battle, "/note", Some(json!("x".repeat(301)))),
        (&smyoz, "/allow_spare", Some(json!("yes"))),
        (&sea_battle, "/allow_spare", Some(json!(1))),
        (&smyoz, "/inventory", None),
        (&smyoz, "/inventory", Some(json!([]))),
        (&smyoz, "/inventory/alfa", Some(json!(["00"]))),
        (&smyoz, "/inventory/alpha", Some(json!(["00", "00"]))),
        (&smyoz, "/inventory/alpha", Some(json!(["00p"]))),
        (&smyoz, "/inventory/beta", Some(json!(["02", "11p"]))),
        (&smyoz, "/inventory/gamma", Some(json!([]))),
        (&smyoz, "/inventory/water_lines", Some(json!(19))),
        (&smyoz, "/inventory/moored", Some(json!(-1))),
        (&smyoz, "/inventory/islands", Some(json!([0]))),
        (&smyoz, "/shots", None),
        (&smyoz, "/shots/0/cell", Some(json!("40"))),
        (&smyoz, "/shots/0/cell", Some(json!(43))),
        (&smyoz, "/shots/0/shows", Some(json!("5"))),
        (&smyoz, "/shots/0/shows", Some(json!("2gr"))),
        (&smyoz, "/shots/0/shows", None),
        (&smyoz, "/mercy/z", Some(json!(true))),
        (&smyoz, "/unique", Some(json!("almost"))),
        (&smyoz, "/solution", Some(json!(["........."]))),
        (&smyoz, "/solution/0", Some(json!("ABGDE...."))),
        (&smyoz, "/solution", Some(json!("....."))),
        (&smyoz, "/minimum/witness", None),
        (&smyoz, "/minimum/proved", Some(json!("yes"))),
        (&smyoz, "/rating/level", Some(json!("easy"))),
        (&smyoz, "/rating/score", Some(json!(1.5))),
        (&smyoz, "/rating/hardest", Some(json!("No technique"))),
        (&smyoz, "/rating/without", Some(json!(["bearing", "bearing"]))),
        (&smyoz, "/rating/steps", None),
        (&smyoz, "/solutoin", Some(json!([]))),
        (&sea_battle, "/format", Some(json!("sea-battle-puzzle/2"))),
        (&sea_battle, "/width", None),
        (&sea_battle, "/height", Some(json!(31))),
        (&sea_battle, "/fleet", Some(json!([]))),
        (&sea_battle, "/fleet/0", Some(json!(0))),
        (&sea_battle, "/touch", Some(json!("sides"))),
        (&sea_battle, "/shapes", Some(json!("bent"))),
        (&sea_battle, "/mines", Some(json!(-1))),
        (&sea_battle, "/sweepers", Some(json!(1))),
        (&sea_battle, "/columns/0", Some(json!(31))),
        (&sea_battle, "/rows", Some(json!("none"))),
        (&sea_battle, "/clues/0/cell", Some(json!("AE1"))),
        (&sea_battle, "/clues/0/cell", Some(json!("B0"))),
        (&sea_battle, "/clues/0/shows", Some(json!("end"))),
        (&sea_battle, "/clues/0/cell", None),
        (&sea_battle, "/solution/0", Some(json!("....a."))),
        (&sea_battle, "/minimum/cells", None),
        (&sea_battle, "/minimum/counts", Some(json!(181))),
        (&sea_battle, "/rating/level", None),
        (&sea_battle, "/rating/scale", Some(json!(0))),
        (&sea_battle, "/rating/core", Some(json!("3"))),
        (&sea_battle, "/shots", Some(json!([]))),
    ];
    for (puzzle, place, value) in changes {
        let mut malformed = puzzle.clone();
        let (within, key) = place.rsplit_once('/').unwrap();
        match (malformed.pointer_mut(within).unwrap(), value) {
            (Value::Object(object), Some(value)) => _ = object.insert(key.to_owned(), value),
            (Value::Object(object), None) => _ = object.remove(key).unwrap(),
            (list, value) => list[key.parse::<usize>().unwrap()] = value.unwrap(),
        }
        assert_ne!(malformed, *puzzle, "{place}");
        assert!(validator.validate(&malformed).is_err(), "the schema takes {place} of {malformed}");
        assert!(registry.read(&malformed.to_string()).is_err(), "the program takes {place} of {malformed}");
    }
}
