//! `compose --level`: puzzles of a wanted level, and how `verify` judges their claims.

use itertools::Itertools;
use serde_json::{Value, json};

use super::{Folder, json};

/// Composes on one engine, which is much faster.
const COMPOSE: &str = "compose --engine search";

/// The puzzles on standard output.
#[track_caller]
fn puzzles(folder: &Folder, options: &str) -> Vec<Value> {
    let run = folder.run(&format!("{COMPOSE} {options} --json"));
    assert_eq!(run.code, 0, "{run:?}");
    run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn level(puzzle: &Value) -> &str {
    puzzle["rating"]["level"].as_str().unwrap()
}

#[test]
fn grandmasters_make_few_suppositions_whichever_levels_are_asked_for_with_theirs() {
    let folder = Folder::new();
    // Without a limit, this seed needs dozens; in each of these lists its level is grandmaster.
    let made = |level: &str| -> Vec<Value> {
        let run = folder.run(&format!("compose --game sea-battle --seeds 11..11 {level} --json"));
        run.stdout.lines().map(json).collect()
    };
    let suppositions = |puzzle: &Value| puzzle["rating"]["suppositions"].as_u64().unwrap_or_default();
    let alone = made("--level grandmaster");
    assert!(alone.iter().all(|puzzle| suppositions(puzzle) <= 12) && alone.len() == 1, "{alone:?}");
    for levels in ["each", "master,grandmaster"] {
        assert_eq!(made(&format!("--level {levels}")), alone, "{levels}");
    }
    let many = made("--level each --suppositions 13..");
    assert!(many.iter().all(|puzzle| suppositions(puzzle) > 12) && many.len() == 1, "{many:?}");
}

#[test]
fn without_options_puzzles_are_advanced() {
    let folder = Folder::new();
    let summary = folder.run(&format!("{COMPOSE} --seeds 3..4 --format json --out book")).yes();
    assert!(summary.contains("\n  2 of level advanced\n"), "{summary}");
    // To say so makes no other batch.
    let again = folder.run(&format!("{COMPOSE} --seeds 3..4 --format json --out book --resume --level advanced"));
    assert!(again.yes().starts_with("2 puzzles, 0 of them new"));
    let other = "book/journal.jsonl: another batch was begun here: --level was `advanced`, now";
    let resume = "--seeds 3..4 --format json --out book --resume";
    let advice = "\nto continue that batch, give only --resume and --out; for another, choose another --out";
    let levels = format!("{other} `beginner,advanced`{advice}");
    folder.refuses(&format!("{COMPOSE} {resume} --level beginner..advanced"), &levels);
    let minimum = "book/journal.jsonl: another batch was begun here: --minimum was not given, now `yes`";
    folder.refuses(&format!("{COMPOSE} {resume} --minimum"), &format!("{minimum}{advice}"));
    let most = |options: &str| puzzles(&folder, &format!("--seeds 3..4 {options}"));
    let shots =
        |puzzles: Vec<Value>| puzzles.iter().map(|puzzle| puzzle["shots"].as_array().unwrap().len()).sum::<usize>();
    let fewest = most("--minimum");
    assert_eq!(fewest.len(), 2);
    assert!(fewest.iter().all(|puzzle| puzzle["minimum"]["proved"] == true && puzzle["rating"].is_null()));
    assert!(shots(most("")) > shots(fewest));
}

#[test]
fn one_of_each_level() {
    let folder = Folder::new();
    // The first seed is for grandmasters, and a quick one.
    let batch = format!("{COMPOSE} --seeds 300019.. --want 1 --level each --format json");
    let run = folder.run(&format!("{batch} --out whole"));
    let wanted = "1 of level beginner, 1 of level advanced, 1 of level master, 1 of level grandmaster";
    assert_eq!((run.code, &*run.stderr), (0, &*format!("wanted: {wanted}\n")));
    let (summary, batch) = (run.stdout, format!("-q {batch}"));
    let levels = ["beginner", "advanced", "master", "grandmaster"];
    assert!(levels.iter().all(|level| summary.contains(&format!("  1 of level {level}\n"))), "{summary}");
    let journal = folder.journal("whole");
    let made: Vec<&Value> = journal.iter().map(|entry| &entry["puzzle"]).filter(|puzzle| puzzle.is_object()).collect();
    let mut found: Vec<&str> = made.iter().map(|puzzle| level(puzzle)).collect();
    assert_eq!(found[0], "grandmaster");
    found.rotate_left(1);
    assert_eq!(found, levels);

    // From where the journal of a killed run ends.
    let text = folder.read("whole/journal.jsonl");
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    folder.write("part/journal.jsonl", lines[..2].concat());
    folder.run(&format!("{batch} --out part --resume --threads 2")).yes();
    folder.same("whole", "part");
    assert_eq!(folder.run("verify whole --strict").yes().matches(": confirmed\n").count(), 4);
}

#[test]
fn techniques_are_required_and_avoided() {
    let folder = Folder::new();
    let order = "--seeds 5..5 --level advanced";
    let [plain] = &puzzles(&folder, order)[..] else { panic!("one was asked for") };
    let hardest = plain["rating"]["hardest"].as_str().unwrap();
    let without = puzzles(&folder, &format!("{order} --avoid {hardest}")).remove(0);
    assert_eq!(without["rating"]["without"], json!([hardest]));
    let path = json(&folder.run_on(&without.to_string(), "rate - --path --json").yes());
    assert!(path["path"].as_array().unwrap().iter().all(|step| step["technique"] != hardest));
    let verdict = folder.run_on(&without.to_string(), "verify - --strict").yes();
    assert!(verdict.ends_with(": level advanced: confirmed\n"), "{verdict}");

    let with = puzzles(&folder, &format!("{order} --require {hardest}"));
    assert_eq!(level(&with[0]), "advanced");
    let path = json(&folder.run_on(&with[0].to_string(), "rate - --path --json").yes());
    assert!(path["path"].as_array().unwrap().iter().any(|step| step["technique"] == hardest));

    // In whatever order they are named.
    let batch = format!("{COMPOSE} --seeds 5..5 --format json");
    folder.run(&format!("{batch} --avoid {hardest},two-greens --out one")).yes();
    folder.run(&format!("{batch} --avoid two-greens,{hardest},two-greens --out other")).yes();
    folder.same("one", "other");
}

#[test]
fn what_cannot_be_made_is_told() {
    let run = Folder::new().run(&format!("{COMPOSE} --seeds 5..5 --score 1 --json"));
    assert_eq!((run.code, &*run.stdout), (1, ""), "{run:?}");
    let message = "seed 000005: no shots found that make the puzzle that was asked for, in 12 attempts\n0 puzzles in ";
    assert!(run.stderr.starts_with(message), "{}", run.stderr);
}

#[test]
fn orders_that_contradict_themselves_are_refused() {
    let folder = Folder::new();
    let level = |goal| {
        format!(
            "{goal}: it cannot be combined with --level, --score, --stars, --longest, --suppositions, --require or --avoid"
        )
    };
    let minimum = level("--minimum asks for the fewest shots, whatever the level");
    let no_techniques = "techniques do not solve all such puzzles, so none can be required or avoided";
    let limit = "--time-limit limits the proof that no fewer clues are possible: also give --minimum";
    for (options, message) in [
        ("--minimum --level advanced", &*minimum),
        ("--minimum --score 3..", &minimum),
        ("--minimum --require two-greens", &minimum),
        ("--minimum --avoid two-greens", &minimum),
        ("--min-shots 5 --level advanced", &level("--min-shots asks for more shots than are needed")),
        ("--mercy --minimum --level advanced", &minimum),
        (
            "--unique up-to-symmetry --level each",
            &level("--unique up-to-symmetry asks for the fewest shots that leave only images of the solution"),
        ),
        ("--inventory minimal --level advanced", &level("--inventory minimal asks for the fewest clues in all")),
        ("--time-limit 5", limit),
        (
            "--time-limit 5 --level master",
            "--level, --score, --stars, --longest, --suppositions, --require or --avoid asks for a level, not for the fewest clues: it cannot be combined with --time-limit",
        ),
        ("--level beyond --require two-greens", &format!("--level beyond: {no_techniques}")),
        ("--level master..beyond --avoid two-greens", &format!("--level master,grandmaster,beyond: {no_techniques}")),
        ("--require ship-code", "--require ship-code: its level is master, above advanced"),
        ("--level beginner --require bearing", "--require bearing: its level is advanced, above beginner"),
        ("--require bearing --avoid two-greens,bearing", "bearing is both required and avoided"),
    ] {
        folder.refuses(&format!("compose --seeds 1..1 {options}"), message);
    }
}

#[test]
fn wrong_names_are_refused() {
    let folder = Folder::new();
    let technique = "no technique has the id `diagonal`: did you mean `diagonals`?";
    let level = "is not a level: expected beginner, advanced, master, grandmaster or beyond";
    for (options, message) in [
        ("--require diagonal", &*format!("'diagonal' for '--require <TECHNIQUES>': {technique}")),
        ("--avoid diagonals,diagonal", &format!("'diagonal' for '--avoid <TECHNIQUES>': {technique}")),
        (
            "--require xyz",
            "'xyz' for '--require <TECHNIQUES>': no technique has the id `xyz`: `smyoz techniques` lists them",
        ),
        ("--level mastr", &format!("'mastr' for '--level <LEVEL>': `mastr` {level}; did you mean `master`?")),
        ("--level expert", &format!("'expert' for '--level <LEVEL>': `expert` {level}")),
        (
            "--level master..beginner",
            "'master..beginner' for '--level <LEVEL>': the range is reversed: expected beginner..master",
        ),
        ("--level ..", &format!("'..' for '--level <LEVEL>': `..` {level}")),
        ("--score 4..3", "'4..3' for '--score <RANGE>': the range is reversed: expected 3..4"),
    ] {
        let run = folder.run(&format!("compose {options}"));
        assert_eq!((run.code, &*run.stdout), (2, ""), "{run:?}");
        assert!(run.stderr.starts_with(&format!("error: invalid value {message}\n")), "{}", run.stderr);
    }
    assert!(folder.content().is_empty());
}

#[test]
fn ratings_that_were_changed_are_refused() {
    let folder = Folder::new();
    let puzzle = puzzles(&folder, "--seeds 3..3").remove(0);
    let rating = &puzzle["rating"];
    for (key, value) in [
        ("level", json!("beginner")),
        ("level", json!("master")),
        ("level", json!("grandmaster")),
        ("score", json!(1)),
        ("steps", json!(1)),
        ("hardest", json!("diagonals")),
        ("narrowest", json!(1000)),
        ("suppositions", json!(2)),
        ("longest", json!(4)),
        ("core", json!(3)),
        ("exact", json!(true)),
    ] {
        let mut changed = puzzle.clone();
        changed["rating"][key] = value.clone();
        folder.write("p.json", changed.to_string());
        let found = &rating[key];
        let told = |value: &Value| match value {
            Value::Null => "absent".to_owned(),
            value => value.to_string().trim_matches('"').to_owned(),
        };
        let reason = format!("{key} {} should be {}", told(&value), told(found));
        let text = folder.run("verify p.json").no();
        assert!(text.ends_with(&format!("p.json: WRONG: its rating: {reason}\n")), "{text}");
        let document = json(&folder.run("verify p.json --json").no());
        let wrong = json!([{"key": key, "claimed": value, "found": found}]);
        assert_eq!(document["rating"], json!({"holds": false, "reason": reason, "wrong": wrong}));
    }
    // Everything that is wrong is reported.
    let mut changed = puzzle.clone();
    (changed["rating"]["score"], changed["rating"]["steps"]) = (json!(1), json!(2));
    folder.write("p.json", changed.to_string());
    let text = folder.run("verify p.json").no();
    let reason = format!("score 1 should be {}, steps 2 should be {}", rating["score"], rating["steps"]);
    assert!(text.ends_with(&format!("p.json: WRONG: its rating: {reason}\n")), "{text}");
    // A rating of an older scale cannot be compared, so whether it is right is not known.
    let mut older = puzzle.clone();
    older["rating"]["score"] = json!(1);
    older["rating"].as_object_mut().unwrap().remove("scale");
    folder.write("p.json", older.to_string());
    let text = folder.run("verify p.json").unknown();
    assert!(text.ends_with("p.json: NOT KNOWN: its rating: it is of scale 1, and today's is 6\n"), "{text}");
    assert_eq!(json(&folder.run("verify p.json --json").unknown())["rating"]["holds"], json!(null));
    folder.run("verify p.json --strict").no();
    // Without the rating, uniqueness alone counts.
    let mut more = puzzle.clone();
    more.as_object_mut().unwrap().remove("rating");
    folder.write("p.json", more.to_string());
    assert!(folder.run("verify p.json").no().starts_with("p.json: by search: unique, not minimal: "));
    folder.run("verify p.json --allow-spare").yes();
}

/// Books are made of batches of several levels with one seed: no solution is in them twice.
#[test]
fn a_seed_begins_elsewhere_for_each_level_and_kind() {
    let first = |options: &str| {
        let folder = Folder::new();
        let run = folder.run(&format!("compose --seed 7 --tries 1 {options} --json"));
        let seeds = run.stderr.lines().find_map(|line| line.strip_prefix("seeds: ")).unwrap().to_owned();
        let (first, last) = seeds.split_once("..").unwrap();
        assert_eq!(first, last, "{options}");
        first.to_owned()
    };
    let options = [
        "--level beginner",
        "--level advanced",
        "--minimum",
        "--mercy",
        "--unique up-to-symmetry",
        "--game sea-battle --level beginner",
    ];
    let firsts = options.map(first);
    assert!(firsts.iter().all_unique() && first(options[0]) == firsts[0], "{firsts:?}");
    assert_eq!(first("--level beginner --engine search --lang hu"), firsts[0], "only what is composed counts");
    let folder = Folder::new();
    for again in ["--tries 2 --level beginner --format json", "--resume"] {
        let run = folder.run(&format!("compose --seed 7 {again} --out batch"));
        assert_eq!(run.code, 0, "{again}: {run:?}");
    }
    let other = folder.run("compose --seed 8 --resume --out batch");
    assert!(other.code == 2 && other.stderr.contains("another batch was begun here: --seed was `"), "{other:?}");
}
