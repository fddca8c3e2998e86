//! No room imports from one below it in the table of rooms.
//!
//! The tables are in the documentation of the crates, and in that of rooms that have rooms of their
//! own. That no crate imports from one above it is the compiler's work.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use itertools::Itertools;

/// Files that import from the room below them, since the two rooms are one notion: a game names its
/// logic and a logic its game, and a puzzle of the game states a rating in terms of its techniques.
const ONE_NOTION: [(&str, &str); 2] = [("game/rules", "deduction"), ("game/rating", "deduction")];

/// The rooms of a table of rooms, from the ground up: the first cells of its rows.
fn plan(file: &Path) -> Vec<String> {
    let text = fs::read_to_string(file).unwrap();
    let rows = text.lines().skip_while(|line| !line.starts_with("//! | room |")).skip(2);
    let rows = rows.take_while(|line| line.starts_with("//! |"));
    let name = |row: &str| row.split('`').nth(1).expect("a room is named as `room`").to_owned();
    rows.map(name).collect()
}

fn sources(directory: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path()) {
        match entry.is_dir() {
            true => files.extend(sources(&entry)),
            false if entry.extension().is_some_and(|extension| extension == "rs") => files.push(entry),
            false => {}
        }
    }
    files
}

/// The module paths within the crate that a source file uses outside its tests, each with its line.
fn paths(module: &[&str], text: &str) -> Vec<(usize, Vec<String>)> {
    let mut found = Vec::new();
    for (number, line) in (1..).zip(text.lines()).take_while(|(_, line)| *line != "#[cfg(test)]") {
        let code = line.split("//").next().unwrap_or_default();
        for start in ["crate::", "super::"] {
            for (at, _) in code.match_indices(start) {
                let before = code[..at].chars().last();
                if before.is_some_and(|before| before.is_alphanumeric() || before == '_' || before == ':') {
                    continue;
                }
                let (mut place, mut rest) = match start {
                    "crate::" => (Vec::new(), &code[at + start.len()..]),
                    _ => (module.iter().map(ToString::to_string).collect(), &code[at..]),
                };
                while let Some(after) = rest.strip_prefix("super::") {
                    place.pop();
                    rest = after;
                }
                let names = rest.split("::").map(|part| {
                    let end =
                        part.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(part.len());
                    (&part[..end], end == part.len())
                });
                for (name, whole) in names {
                    place.extend((!name.is_empty()).then(|| name.to_owned()));
                    if !whole {
                        break;
                    }
                }
                found.push((number, place));
            }
        }
    }
    found
}

/// Checks the rooms directly below a module of a crate, whose root is this directory, against the
/// table in the module's file; returns the number of imports seen.
fn check(root: &str, module: &[&str]) -> usize {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(root);
    let directory = module.iter().fold(root.clone(), |path, name| path.join(name));
    let table = directory.join(if module.is_empty() { "lib.rs" } else { "mod.rs" });
    let rooms = plan(&table);
    let there: BTreeSet<String> = fs::read_dir(&directory)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_dir() || path.extension().is_some_and(|extension| extension == "rs"))
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .filter(|name| !["mod", "lib", "main"].contains(&name.as_str()))
        .collect();
    assert_eq!(there, rooms.iter().cloned().collect(), "{} lists the rooms beside it", table.display());

    let (mut arrows, mut wrong) = (0, Vec::new());
    for file in sources(&directory) {
        let relative = file.strip_prefix(&root).unwrap().with_extension("");
        let mut inside: Vec<&str> = relative.iter().map(|part| part.to_str().unwrap()).collect();
        if inside.last() == Some(&"mod") {
            inside.pop();
        }
        let Some(here) = inside.get(module.len()).and_then(|name| rooms.iter().position(|room| room == name)) else {
            continue;
        };
        for (line, path) in paths(&inside, &fs::read_to_string(file).unwrap()) {
            let below = path.strip_prefix(&module.iter().map(ToString::to_string).collect_vec()[..]);
            let Some(name) = below.and_then(<[String]>::first) else { continue };
            let there = rooms.iter().position(|room| room == name);
            arrows += usize::from(there.is_some_and(|there| there < here));
            // A re-export under a shorter name would hide the room that it comes from.
            let is_one_notion = ONE_NOTION.contains(&(relative.to_str().unwrap(), name));
            if there.is_none_or(|there| there > here) && !is_one_notion {
                wrong.push(format!(
                    "{}:{line}: {} imports {}",
                    relative.display(),
                    rooms[here],
                    path.iter().join("::")
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "arrows that run up:\n{}", wrong.join("\n"));
    arrows
}

#[test]
fn no_room_imports_from_one_below_it() {
    assert!(check("src/core", &[]) > 20);
    assert!(check("src/games/smyoz", &[]) > 100);
    assert!(check("src/games/sea_battle", &[]) > 100);
    check("src/app", &[]);
}

/// Core, paper and app know no game: none is among what they depend on, which is the compiler's
/// work, and none is named, but in the examples and the help of commands.
#[test]
fn shared_rooms_name_no_game() {
    let rooms = ["src/core", "src/paper", "src/app/play", "src/app/registry", "src/app/explorer"];
    let names = ["sea_battle", "sea-battle", "Sea Battle", "game_smyoz", "star_battle", "ALFA", "moored"];
    for file in rooms.iter().flat_map(|room| sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(room))) {
        let text = fs::read_to_string(&file).unwrap();
        let named: Vec<&str> = names.into_iter().filter(|name| text.contains(name)).collect();
        assert!(named.is_empty(), "{} names {named:?}", file.display());
    }
}

/// The page that all games share imports from no game: what games bring is loaded by the names that
/// the server puts into the page.
#[test]
fn the_page_imports_from_no_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let scripts = |directory: &str| -> Vec<PathBuf> {
        let files = fs::read_dir(root.join(directory)).unwrap().map(|entry| entry.unwrap().path());
        files.filter(|file| file.extension().is_some_and(|extension| extension == "js")).collect()
    };
    let name = |file: &PathBuf| file.file_name().unwrap().to_str().unwrap().to_owned();
    let shared: BTreeSet<String> = scripts("src/app/explorer/web").iter().map(name).collect();
    let games = ["src/games/smyoz/front/web", "src/games/sea_battle/front/web"].map(scripts);
    let own = games.each_ref().map(|files| files.iter().map(name).collect::<BTreeSet<_>>());
    assert!(own[0].is_disjoint(&own[1]) && own.iter().all(|own| own.is_disjoint(&shared)), "served beside each other");
    let imported = |file: &PathBuf| -> Vec<String> {
        let text = fs::read_to_string(file).unwrap();
        let names = text.split(['\'', '"']).filter_map(|part| part.strip_prefix("./").map(str::to_owned));
        names.filter(|name| name.ends_with(".js")).collect()
    };
    let mut seen = 0;
    let folders =
        [(scripts("src/app/explorer/web"), &BTreeSet::new()), (games[0].clone(), &own[0]), (games[1].clone(), &own[1])];
    for (files, own) in folders {
        for file in files {
            for name in imported(&file) {
                assert!(shared.contains(&name) || own.contains(&name), "{} imports {name}", file.display());
                seen += 1;
            }
        }
    }
    assert!(seen > 100, "{seen} imports were found");
}

/// What a trait costs its readers, a sentence should be able to say. Games are free to have their
/// own.
#[test]
fn every_trait_has_a_sentence() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let told = fs::read_to_string(root.join("docs/new-game.md")).unwrap();
    let mut traits = BTreeSet::new();
    for file in ["core", "paper", "app"].iter().flat_map(|room| sources(&root.join("src").join(room))) {
        for line in fs::read_to_string(file).unwrap().lines() {
            let words: Vec<&str> = line.split_whitespace().collect();
            let at = words.iter().take(2).position(|&word| word == "trait").filter(|_| !line.starts_with(' '));
            let name = at.and_then(|at| words.get(at + 1)?.split(|part: char| !part.is_alphanumeric()).next());
            traits.extend(name.map(str::to_owned));
        }
    }
    let untold: Vec<&String> = traits.iter().filter(|name| !told.contains(&format!("{name}`"))).collect();
    assert!(untold.is_empty(), "{untold:?} are not in docs/new-game.md");
    assert!((30..=46).contains(&traits.len()), "{}", traits.len());
}

#[test]
fn imports_are_found_wherever_they_stand() {
    let text = "use crate::sat::{Formula, Lit};\nlet x = super::super::lane::Lane::all(); // crate::cli\nfn f(a: &crate::puzzle::Puzzle) {}";
    let found = paths(&["smyoz", "clues", "shot"], text);
    let found: Vec<_> = found.iter().map(|(line, path)| (*line, path.iter().join("::"))).collect();
    let expected = [(1, "sat"), (2, "smyoz::lane::Lane::all"), (3, "puzzle::Puzzle")];
    assert_eq!(found, expected.map(|(line, path)| (line, path.to_owned())));
}
