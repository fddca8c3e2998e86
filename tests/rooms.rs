//! No room imports from one below it in the table of rooms.
//!
//! The tables are in the crate's documentation, and in that of rooms that have rooms of their own.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use itertools::Itertools;

/// The rooms of a table of rooms, from the ground up: the first cells of its rows.
fn plan(file: &str) -> Vec<String> {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
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

/// Checks the rooms directly below a module against the table in a file; returns the number of
/// imports seen.
fn check(table: &str, module: &[&str]) -> usize {
    let rooms = plan(table);
    let directory = module.iter().fold(Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), |path, name| path.join(name));
    let there: BTreeSet<String> = fs::read_dir(&directory)
        .unwrap()
        .map(|entry| entry.unwrap().path().file_stem().unwrap().to_str().unwrap().to_owned())
        .filter(|name| !["mod", "lib", "main"].contains(&name.as_str()))
        .collect();
    assert_eq!(there, rooms.iter().cloned().collect(), "{table} lists the rooms in {}", directory.display());

    let (mut arrows, mut wrong) = (0, Vec::new());
    for file in sources(&directory) {
        let relative = file.strip_prefix(Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).unwrap().with_extension("");
        let mut inside: Vec<&str> = relative.iter().map(|part| part.to_str().unwrap()).collect();
        if inside.last() == Some(&"mod") {
            inside.pop();
        }
        let Some(here) = inside.get(module.len()).and_then(|name| rooms.iter().position(|room| room == name)) else {
            continue;
        };
        for (line, path) in paths(&inside, &fs::read_to_string(&file).unwrap()) {
            let below = path.strip_prefix(&module.iter().map(ToString::to_string).collect_vec()[..]);
            let Some(name) = below.and_then(<[String]>::first) else { continue };
            let there = rooms.iter().position(|room| room == name);
            arrows += usize::from(there.is_some_and(|there| there < here));
            // A re-export under a shorter name would hide the room that it comes from.
            if there.is_none_or(|there| there > here) {
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
    assert!(check("src/lib.rs", &[]) > 100);
    assert!(check("src/smyoz/mod.rs", &["smyoz"]) > 100);
    check("src/sea_battle/mod.rs", &["sea_battle"]);
}

/// What a new game has to write is told with the numbers of lines, which grow.
#[test]
fn the_rooms_of_a_game_are_about_as_large_as_told() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join("docs/new-game.md")).unwrap();
    let rows = text.lines().skip_while(|line| !line.starts_with("| room | lines |")).skip(2);
    let told: Vec<(&str, usize)> = rows
        .take_while(|line| line.starts_with('|'))
        .map(|row| row.split('|').map(str::trim).skip(1).next_tuple().unwrap())
        .map(|(room, lines)| (room.trim_matches('`'), lines.parse().unwrap()))
        .collect();
    let rooms: BTreeSet<String> = plan("src/sea_battle/mod.rs").into_iter().collect();
    assert_eq!(told.iter().map(|(room, _)| (*room).to_owned()).collect::<BTreeSet<_>>(), rooms);
    for (room, told) in told {
        let room = root.join("src/sea_battle").join(room);
        let files = if room.is_dir() { sources(&room) } else { vec![room.with_extension("rs")] };
        let lines: usize = files.iter().map(|file| fs::read_to_string(file).unwrap().lines().count()).sum();
        assert!(lines.abs_diff(told) <= told / 4 + 30, "{}: {lines} lines, {told} told", room.display());
    }
}

#[test]
fn imports_are_found_wherever_they_stand() {
    let text = "use crate::sat::{Formula, Lit};\nlet x = super::super::lane::Lane::all(); // crate::cli\nfn f(a: &crate::puzzle::Puzzle) {}";
    let found = paths(&["smyoz", "clues", "shot"], text);
    let found: Vec<_> = found.iter().map(|(line, path)| (*line, path.iter().join("::"))).collect();
    let expected = [(1, "sat"), (2, "smyoz::lane::Lane::all"), (3, "puzzle::Puzzle")];
    assert_eq!(found, expected.map(|(line, path)| (line, path.to_owned())));
}
