//! What paths say, as a program reads it: nothing in a sentence is out of sight, and nothing false.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use serde_json::Value;

use super::Folder;
use super::sampled::sampled;

/// The collections, and whether they are of SMYOZ. Together with the composed puzzles, these are
/// 400 with a path.
const COLLECTIONS: [(&str, bool); 6] = [
    ("levels", true),
    ("mercy", true),
    (COMPOSED, true),
    ("sea-battle-levels", false),
    ("sea-battle-kinds", false),
    (COMPOSED, false),
];

/// Puzzles that are composed here, this many of each game.
const COMPOSED: &str = "composed";
const COUNT: usize = 50;

/// The steps of the paths of a collection in a language.
struct Paths {
    lang: &'static str,
    is_smyoz: bool,
    steps: Vec<Vec<Value>>,
}

static ALL: LazyLock<Vec<Paths>> = LazyLock::new(|| {
    let all = ["en", "hu"].into_iter().flat_map(|lang| COLLECTIONS.map(|(name, is_smyoz)| (lang, name, is_smyoz)));
    all.map(|(lang, name, is_smyoz)| Paths { lang, is_smyoz, steps: paths(name, is_smyoz, lang) }).collect()
});

/// Some puzzles of a collection, one a line.
fn some(name: &str, is_smyoz: bool) -> String {
    let step = sampled(24);
    if name == COMPOSED {
        let game = if is_smyoz { "smyoz" } else { "sea-battle" };
        let order = format!("--level beginner..master --want {} --seeds 310000.. --json", COUNT.div_ceil(step));
        return Folder::new().run(&format!("compose --game {game} {order}")).stdout;
    }
    let puzzles = std::fs::read_to_string(format!("{}/puzzles/{name}.jsonl", env!("CARGO_MANIFEST_DIR"))).unwrap();
    puzzles.lines().step_by(step).map(|line| format!("{line}\n")).collect()
}

fn paths(name: &str, is_smyoz: bool, lang: &str) -> Vec<Vec<Value>> {
    let folder = Folder::with("some.jsonl", some(name, is_smyoz));
    let answers = folder.run(&format!("rate --path --json --lang {lang} some.jsonl")).stdout;
    let answers = answers.lines().map(|answer| serde_json::from_str::<Value>(answer).unwrap());
    answers.filter_map(|answer| answer["path"].as_array().cloned()).collect()
}

/// The texts of a list.
fn texts(step: &Value, key: &str) -> Vec<String> {
    let list = step[key].as_array().map_or(&[][..], Vec::as_slice);
    list.iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// The cells that a text names: `44` in SMYOZ, `D4` in Sea Battle.
fn cells(text: &str, is_smyoz: bool) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    // A fact of SMYOZ begins or ends with the letter of a type.
    let words = words.map(|word| if is_smyoz { word.trim_matches(char::is_alphabetic) } else { word });
    let is_cell = |word: &&str| {
        let (column, row) = word.split_at_checked(1).unwrap_or_default();
        match is_smyoz {
            true => word.len() == 2 && word.bytes().all(|digit| (b'1'..=b'9').contains(&digit)),
            false => column.bytes().all(|letter| letter.is_ascii_uppercase()) && row.parse::<u8>().is_ok(),
        }
    };
    words.filter(is_cell).map(str::to_owned).collect()
}

/// Whether a sentence has numbers that could be taken for cells.
fn counts(technique: &str) -> bool {
    ["water-points-counted", "lines-by-codes"].contains(&technique)
}

#[test]
fn sentences_name_nothing_but_reasons_and_facts() {
    let mut steps = 0;
    for Paths { is_smyoz, steps: paths, .. } in &*ALL {
        for step in paths.iter().flatten() {
            steps += 1;
            let technique = step["technique"].as_str().unwrap();
            let sources = ["because", "facts", "aside", "chain"].map(|key| texts(step, key)).concat();
            let named = cells(&sources.join(" "), *is_smyoz);
            let text = step["text"].as_str().unwrap();
            let unnamed: Vec<_> = cells(text, *is_smyoz).difference(&named).cloned().collect();
            // The contradiction of a supposition may count lines.
            let is_number = |cell: &String| technique == "supposition" && text.contains(&format!(" {cell} "));
            assert!(counts(technique) || unnamed.iter().all(is_number), "{unnamed:?}: {step}");
        }
    }
    assert!(steps > 400, "{steps}");
}

/// A place of a ship: its letter and its cells, as facts name it.
fn found(step: &Value) -> impl Iterator<Item = (char, BTreeSet<String>)> {
    let facts = texts(step, "facts").into_iter().filter(|fact| !fact.starts_with('!'));
    facts.filter_map(|fact| {
        let kind = fact.chars().next().filter(|&letter| "ABGD".contains(letter))?;
        Some((kind, cells(&fact[1..], true)))
    })
}

#[test]
fn no_place_is_offered_once_all_ships_of_its_type_are_found() {
    let fleet = [('A', "ALFA", 1), ('B', "BETA", 2), ('G', "GAMMA", 3), ('D', "DELTA", 4)];
    let mut offered = 0;
    for Paths { steps, .. } in ALL.iter().filter(|paths| paths.is_smyoz && paths.lang == "en") {
        for path in steps {
            let mut known: Vec<(char, BTreeSet<String>)> = Vec::new();
            for step in path {
                for line in step["text"].as_str().unwrap().lines() {
                    let Some((_, so)) = line.split_once("this is so ") else { continue };
                    let Some((_, places)) = so.split_once(": ").filter(|(at, _)| !at.contains('(')) else { continue };
                    let places = places.split('(').next().unwrap();
                    for group in places.trim_end_matches(['.', ' ']).split("; ") {
                        let Some((kind, list)) = group.split_once(' ') else { continue };
                        let &(letter, _, number) = fleet.iter().find(|(_, title, _)| *title == kind).unwrap();
                        let ships: Vec<_> = known.iter().filter(|(kind, _)| *kind == letter).collect();
                        let is_known = |place: &str| ships.iter().any(|(_, ship)| *ship == cells(place, true));
                        offered += 1;
                        assert!(ships.len() < number || list.split(", ").all(is_known), "{group}: {step}");
                    }
                }
                known.extend(found(step));
            }
        }
    }
    assert!(offered > 5, "{offered}");
}

/// What was seen with one conclusion is not said again; only the last step may have nothing new.
#[test]
fn nothing_is_said_twice() {
    let mut facts = 0;
    for path in ALL.iter().flat_map(|paths| &paths.steps) {
        let mut said = BTreeSet::new();
        for step in &path[..path.len() - 1] {
            let new = texts(step, "facts");
            facts += new.len();
            let again: Vec<&String> = new.iter().filter(|fact| said.contains(*fact)).collect();
            assert!(again.is_empty(), "{again:?}: {step}");
            said.extend(new);
        }
    }
    assert!(facts > 1000, "{facts}");
}

/// A line whose number is 0 has nothing: that takes no sentence.
#[test]
fn lines_that_have_nothing_take_no_sentence() {
    let mut steps = 0;
    for step in
        ALL.iter().filter(|paths| !paths.is_smyoz && paths.lang == "en").flat_map(|paths| &paths.steps).flatten()
    {
        if step["technique"] == "line-complete" {
            let text = step["text"].as_str().unwrap();
            assert!([" has no ", " have no "].iter().all(|nothing| !text.contains(nothing)), "{text}");
            steps += 1;
        }
    }
    assert!(steps > 20, "{steps}");
}

#[test]
fn no_reason_is_an_empty_text() {
    let (mut suppositions, mut steps) =
        (0, ALL.iter().flat_map(|paths| paths.steps.iter().flatten()).collect::<Vec<_>>());
    // Its contradiction names no places: none is left for the missing ships.
    let puzzle = format!("{}/tests/data/sea_battle_empty_reason.json", env!("CARGO_MANIFEST_DIR"));
    let answer: Value =
        serde_json::from_str(&Folder::new().run(&format!("rate --path --json {puzzle}")).yes()).unwrap();
    steps.extend(answer["path"].as_array().unwrap());
    for step in steps {
        suppositions += usize::from(step["technique"] == "supposition");
        for key in ["because", "facts", "aside", "chain"] {
            assert!(texts(step, key).iter().all(|text| !text.trim().is_empty()), "{step}");
        }
    }
    assert!(suppositions > 0);
}

#[test]
fn no_cell_is_listed_twice_in_a_sentence() {
    let mut listed = 0;
    for Paths { steps, .. } in ALL.iter().filter(|paths| !paths.is_smyoz && paths.lang == "en") {
        for step in steps.iter().flatten() {
            for line in step["text"].as_str().unwrap().lines() {
                // That a ship cannot lie somewhere is another statement than what a cell is.
                let facts = line.split(": ").next().unwrap().split("; ").filter(|clause| !clause.contains(" lie"));
                let words = facts.flat_map(|clause| clause.split([' ', ','])).map(|word| word.trim_end_matches('.'));
                let cells: Vec<_> = words.filter(|word| cells(word, false).contains(*word)).collect();
                let all: BTreeSet<_> = cells.iter().collect();
                assert_eq!(all.len(), cells.len(), "{line}");
                listed += cells.len();
            }
        }
    }
    assert!(listed > 400, "{listed}");
}

#[test]
fn no_step_is_bookkeeping_and_no_stage_is_long() {
    for path in ALL.iter().flat_map(|paths| &paths.steps) {
        for stage in path.chunk_by(|one, other| one["stage"] == other["stage"]) {
            assert!(stage.len() <= 8, "{stage:?}");
            let bookkeeping = ["type-complete", "length-used-up"];
            assert!(stage.iter().all(|step| !bookkeeping.contains(&step["technique"].as_str().unwrap())));
        }
    }
}
