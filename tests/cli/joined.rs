//! `merge` and `dedupe`: several batches together.

use std::fs;

use itertools::Itertools;
use smyoz::games::smyoz::Symmetry;
use smyoz::games::smyoz::puzzle::read_puzzle;
use smyoz::puzzles::Record;

use super::Folder;

#[test]
fn shards_give_the_whole() {
    let folder = Folder::new();
    // Some seeds have no such puzzle, so that all kinds of entries are there.
    let batch = "compose --seeds 500..519 --minimum --shots ..1 --engine search";
    folder.run(&format!("{batch} --out whole")).yes();
    for part in 1..=3 {
        folder.run(&format!("{batch} --shard {part}/3 --out part-{part}")).yes();
    }
    let parts: usize = (1..=3).map(|part| folder.journal(&format!("part-{part}")).len()).sum();
    assert_eq!(parts, 20);
    let answer = folder.run("merge part-3 part-1 part-2 --out merged").yes();
    assert!(answer.ends_with(" puzzles from 3 batches, 0 twins left out\nin merged\n"), "{answer}");
    folder.same("whole", "merged");
    // It is the batch, with which one can go on.
    folder.run(&format!("{batch} --out merged --resume")).yes();

    folder.refuses("merge part-1 part-3 --out new", "the part 2/3 is missing");
    folder.refuses("merge part-1 part-2 part-1 part-3 --out new", "part-1 and part-1 are both the part 1/3");
    folder.run("compose --seeds 500..519 --minimum --shard 2/3 --engine search --out other").yes();
    let unlike = "parts of different batches: --shots was `..1`, now not given";
    folder.refuses("merge part-1 other part-3 --out new", &format!("part-1 and other are {unlike}"));
    let whole = "part-1 and whole are parts of different batches: --shard was `1/3`, now not given";
    folder.refuses("merge part-1 whole --out new", whole);
    folder.refuses(
        "merge nothing --out new",
        "nothing/journal.jsonl cannot be read: No such file or directory (os error 2)",
    );
    let full = "whole exists and is not empty: expected a new or empty directory";
    folder.refuses("merge part-1 part-2 part-3 --out whole", full);

    let journal = folder.read("part-2/journal.jsonl");
    let lines: Vec<&str> = journal.split_inclusive('\n').collect();
    folder.write("part-2/journal.jsonl", lines[..4].concat());
    let message = "part-2 is not finished: seed 000510 is missing; go on with `smyoz compose --resume`";
    folder.refuses("merge part-1 part-2 part-3 --out new", message);
    fs::create_dir(folder.path("empty")).unwrap();
    folder.refuses("merge part-1 part-2 part-3 --out empty", message);
    folder.write("part-2/journal.jsonl", &journal);

    let entry = folder.journal("part-2").into_iter().find(|entry| entry["puzzle"].is_object()).unwrap();
    let file = format!("part-2/smyoz-{:06}.json", entry["seed"].as_u64().unwrap());
    let text = folder.read(&file);
    let other = folder.read("whole/smyoz-000500.json");
    folder.write(&file, &other);
    let merge = "merge part-1 part-2 part-3 --out new";
    let id = entry["id"].as_str().unwrap();
    let found = read_puzzle(&other).unwrap().id();
    folder.refuses(merge, &format!("{file}: its id is {found}; expected {id}, as in the journal"));
    folder.write(&file, text.replace("\"proved\":true", "\"proved\":false"));
    folder.refuses(merge, &format!("{file}: it was changed: the puzzle in the journal is different"));
    fs::remove_file(folder.path(&file)).unwrap();
    folder.refuses(merge, &format!("{file} cannot be read: No such file or directory (os error 2)"));
}

#[test]
fn an_unfinished_batch_that_was_not_split_is_not_joined() {
    let folder = Folder::new();
    folder.run("compose --seeds 500..502 --engine search --format json --out a").yes();
    folder.run("compose --seeds 600.. --want 2 --engine search --format json --out b").yes();
    folder.run("merge a b --out whole").yes();
    // One that was wanted, and one of a twin of another batch, which was made all the same.
    folder.run("compose --seeds 600.. --want 1 --engine search --format json --out c").yes();
    folder.run("dedupe b c --delete").yes();
    folder.run("merge b c --out deduped").yes();
    for (batch, missing) in [("a", "000502"), ("b", "000601")] {
        let name = format!("{batch}/journal.jsonl");
        let journal = folder.read(&name);
        let lines: Vec<&str> = journal.split_inclusive('\n').collect();
        folder.write(&name, lines[..lines.len() - 1].concat());
        let message =
            format!("{batch} is not finished: seed {missing} is missing; go on with `smyoz compose --resume`");
        folder.refuses("merge a b --out new", &message);
        folder.write(&name, journal);
    }
    folder.run("merge a b --out new").yes();
    folder.same("whole", "new");
}

#[cfg(unix)]
#[test]
fn symlinks_stay_and_nothing_temporary_is_left() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let folder = Folder::new();
    folder.run("compose --seeds 500..501 --engine search --format json --out a").yes();
    folder.run("compose --seeds 501..502 --engine search --format json --out far/b").yes();
    let own = folder.read("a/smyoz-000500.json");
    folder.write("far/c.jsonl", format!("{own}{own}"));
    fs::set_permissions(folder.path("far/c.jsonl"), fs::Permissions::from_mode(0o640)).unwrap();
    symlink("far/c.jsonl", folder.path("c.jsonl")).unwrap();
    symlink("far/b", folder.path("b")).unwrap();
    fs::rename(folder.path("far/b/journal.jsonl"), folder.path("far/journal")).unwrap();
    symlink("../journal", folder.path("far/b/journal.jsonl")).unwrap();
    // What a killed run left behind, and what another one may still be at work on.
    folder.abandon("far/.smyoz-c.jsonl.abcdef", Some("{"));
    folder.write("far/.smyoz-d.jsonl.abcdef", "{");
    folder.run("dedupe a b c.jsonl --delete").yes();
    assert_eq!(folder.read("far/c.jsonl"), "");
    assert_eq!(fs::metadata(folder.path("far/c.jsonl")).unwrap().permissions().mode() & 0o777, 0o640);
    for link in ["c.jsonl", "b", "far/b/journal.jsonl"] {
        assert!(fs::symlink_metadata(folder.path(link)).unwrap().is_symlink(), "{link}");
    }
    assert_eq!(folder.journal("b")[0]["twin"], true);
    assert_eq!(folder.names("far"), [".smyoz-d.jsonl.abcdef", "b", "c.jsonl", "journal"]);
    assert_eq!(folder.names("far/b"), ["journal.jsonl", "smyoz-000502.json"]);
}

#[test]
fn other_batches_are_joined_one_after_the_other() {
    let folder = Folder::new();
    folder.run("compose --seeds 500..501 --engine search --format json,svg --out a").yes();
    folder.run("compose --seeds 501..502 --engine search --format json --out b").yes();
    folder.run("compose --seeds 501..501 --engine search --format json,text --min-shots 3 --certify --out c").yes();
    let answer = folder.run("merge a b c --out all").yes();
    assert_eq!(answer, "4 puzzles from 3 batches, 1 twin left out\nin all\n");
    let entries = folder.journal("all");
    let seeds: Vec<_> = entries.iter().map(|entry| entry["seed"].as_u64().unwrap()).collect();
    assert_eq!(seeds, [500, 501, 501, 502, 501]);
    assert!(entries[2]["twin"] == true && entries[2]["of"] == 501, "{}", entries[2]);
    let names = folder.names("all").join(" ");
    for (entry, files) in [(0, 3), (1, 3), (3, 1), (4, 4)] {
        let name = format!("smyoz-{:06}-{}", seeds[entry], entries[entry]["id"].as_str().unwrap());
        assert_eq!(names.matches(&name).count(), files, "{name} in {names}");
    }
    folder.run("verify all").yes();
    // Joined batches can be joined again; nothing goes on with them.
    let answer = folder.run("merge all b --out twice --json").yes();
    assert_eq!(answer, "{\"puzzles\":4,\"twins\":3,\"out\":\"twice\"}\n");
    assert_eq!(folder.names("twice"), folder.names("all"));
    let message = "all holds joined batches, which cannot be resumed";
    folder.refuses("compose --seeds 500..502 --out all --resume", message);
    folder.refuses("compose --out all --resume", message);
}

#[test]
fn copies_go_and_what_the_journal_lists_stays() {
    let folder = Folder::new();
    folder.run("compose --seeds 500..501 --engine search --out a").yes();
    let before = folder.content();
    let copy = folder.read("a/smyoz-000501.json");
    folder.write("a/copy.json", &copy);
    folder.write("0.json", &copy);
    let answer = folder.run("dedupe 0.json a --delete").yes();
    let id = read_puzzle(&copy).unwrap().id();
    let twin = |name: &str, of: &str| format!("{name}: twin of {of}: {id}\n");
    let twins = twin("a/copy.json", "0.json") + &twin("0.json", "a/smyoz-000501.json");
    let removed = "removed a/copy.json\nremoved 0.json\n";
    assert_eq!(answer, format!("{twins}{removed}2 twins among 4 puzzles: removed\n"));
    assert!(before == folder.content(), "the batch is as it was");
}

#[test]
fn one_batch_and_one_twin_are_singular() {
    let folder = Folder::new();
    folder.run("compose --seeds 500..500 --engine search --format json --out a").yes();
    assert_eq!(folder.run("merge a --out b").yes(), "1 puzzle from 1 batch, 0 twins left out\nin b\n");
    folder.refuses("merge a/smyoz-000500.json --out c", "a/smyoz-000500.json: expected the directory of a batch");
}

#[test]
fn planted_twins_are_found_and_removed() {
    let folder = Folder::new();
    folder.run("compose --seeds 500..502 --engine search --out a").yes();
    folder.run("compose --seeds 502..503 --engine search --out b").yes();
    folder.run("compose --seeds 503..504 --engine search --out c --format text").yes();
    assert_eq!(folder.run("dedupe a").yes(), "0 twins among 3 puzzles\n");
    assert_eq!(folder.run("dedupe a a").yes(), "0 twins among 3 puzzles\n");
    // An image of a puzzle in the same directory, under a name of its own; and two in a collection.
    let mut image = read_puzzle(&folder.read("a/smyoz-000501.json")).unwrap();
    let id = image.id();
    image.clues.shots = image.clues.shots.image(Symmetry::ALL[5]);
    image.solution = image.solution.map(|layout| layout.image(Symmetry::ALL[5]));
    let image = serde_json::to_string(&image).unwrap();
    folder.write("a/zzz.json", &image);
    folder.write("a/zzz.txt", "its page");
    let own = folder.read("b/smyoz-000503.json");
    folder.write("d.jsonl", format!("{image}\n\n{own}{own}"));
    let ids = [501, 502, 503].map(|seed| {
        let name = if seed == 503 { "b".to_owned() } else { "a".to_owned() };
        read_puzzle(&folder.read(&format!("{name}/smyoz-000{seed}.json"))).unwrap().id()
    });
    let twins = format!(
        "a/zzz.json: twin of a/smyoz-000501.json: {}\nb/smyoz-000502.json: twin of a/smyoz-000502.json: {}\n\
         c/journal.jsonl:2: twin of b/smyoz-000503.json: {}\nd.jsonl:1: twin of a/smyoz-000501.json: {id}\n\
         d.jsonl:3: twin of b/smyoz-000503.json: {}\nd.jsonl:4: twin of b/smyoz-000503.json: {}\n6 twins among 11 puzzles",
        ids[0], ids[1], ids[2], ids[2], ids[2]
    );
    let before = folder.content();
    assert_eq!(folder.run("dedupe a b c d.jsonl").no(), format!("{twins}\n"));
    assert_eq!(folder.run("dedupe a b c d.jsonl --json").no().lines().count(), 6);
    assert!(before == folder.content(), "nothing was asked to be removed");
    let answer = folder.run("dedupe a b c d.jsonl --delete").yes();
    let (named, removed): (Vec<&str>, Vec<&str>) = answer.lines().partition(|line| !line.starts_with("removed "));
    assert_eq!(named.join("\n"), format!("{twins}: removed"));
    // Each file and line that is gone is named, and nothing else.
    let (all, left) = (before.keys(), folder.content());
    let gone = all.filter(|path| !left.contains_key(*path)).map(|path| format!("removed {}", path.display()));
    let lines = [1, 3, 4].map(|line| format!("removed d.jsonl:{line}"));
    assert_eq!(removed.into_iter().sorted().collect_vec(), gone.chain(lines).sorted().collect_vec());
    assert_eq!(folder.read("d.jsonl"), "\n");
    assert_eq!(folder.names("c").len(), 3, "the journal and two pages");
    let gone = ["a/zzz.json", "b/smyoz-000502.json", "b/smyoz-000502-solution.svg", "c/smyoz-000503.txt"];
    assert!(gone.iter().all(|name| !folder.path(name).exists()));
    assert_eq!(folder.read("a/zzz.txt"), "its page", "no batch wrote it");
    let entry = &folder.journal("b")[0];
    assert!(entry["twin"] == true && entry["of"] == 502, "{entry}");
    // The journals agree with it: what goes on brings nothing back.
    folder.run("compose --seeds 502..503 --engine search --out b --resume").yes();
    assert!(!folder.path("b/smyoz-000502.json").exists());
    fs::remove_file(folder.path("d.jsonl")).unwrap();
    assert_eq!(folder.run("dedupe a b c").yes(), "0 twins among 5 puzzles\n");
    let run = folder.run_on(&format!("{own}{own}"), "dedupe - --delete");
    assert_eq!((run.code, &*run.stderr), (2, "smyoz: -: nothing can be deleted from it\n"));
}

#[test]
fn beside_a_puzzle_that_no_batch_made_nothing_is_removed() {
    let folder = Folder::new();
    folder.run("compose --seeds 500..500 --engine search --format json --out a").yes();
    let copy = folder.read("a/smyoz-000500.json");
    for (name, content) in [("b.json", &*copy), ("b.txt", "my notes"), ("b.svg", "by hand"), ("b-certificate/x", "")] {
        folder.write(&format!("mine/{name}"), content);
    }
    let answer = folder.run("dedupe a mine --delete").yes();
    assert!(answer.ends_with("\nremoved mine/b.json\n1 twin among 2 puzzles: removed\n"), "{answer}");
    assert_eq!(folder.names("mine"), ["b-certificate", "b.svg", "b.txt"]);
}

#[test]
fn puzzles_with_one_solution_are_named() {
    let folder = Folder::new();
    folder.run("compose --seeds 5..6 --format json --out levels").yes();
    folder.run("compose --seeds 6..7 --minimum --format json --out few").yes();
    let same = "few/smyoz-000006.json: same solution as levels/smyoz-000006.json\n";
    let all = "0 twins among 4 puzzles; 1 puzzle with the solution of another\n";
    assert_eq!(folder.run("dedupe levels few").yes(), format!("{same}{all}"));
    let line = folder.run("dedupe levels few --json").yes();
    assert!(line.contains(r#""relative":"few/smyoz-000006.json","first":"levels/smyoz-000006.json""#), "{line}");
    let book = folder.run("book levels few --out both.pdf");
    let told = "a puzzle has the solution of another one, perhaps mirrored: few/smyoz-000006.json has that of levels";
    assert!(book.code == 0 && book.stderr.contains(told), "{book:?}");
}
