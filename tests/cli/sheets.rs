//! `smyoz print` and `smyoz rules`: sheets, and the files that they become.

use std::fs;

use super::{Folder, puzzle, to_json};

fn folder() -> Folder {
    let levels = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/levels.jsonl")).unwrap();
    let folder = Folder::with("levels.jsonl", levels.lines().take(6).collect::<Vec<_>>().join("\n") + "\n");
    folder.write("p.json", to_json(&puzzle()));
    folder
}

#[test]
fn a_name_tells_whether_pages_become_a_file_or_a_directory() {
    let folder = folder();
    folder.run("print levels.jsonl --per-page 4 --solution --out all.pdf").yes();
    assert!(folder.read_bytes("all.pdf").starts_with(b"%PDF-1.7"));
    folder.run("print p.json --out one.svg").yes();
    assert!(folder.read("one.svg").contains("<svg"));
    folder.run("print p.json --out one.png --dpi 40").yes();
    let small = folder.read_bytes("one.png");
    folder.run("print p.json --out one.png --dpi 80").yes();
    assert!(small.starts_with(b"\x89PNG") && folder.read_bytes("one.png").len() > small.len());
    folder.run("print levels.jsonl --per-page 2 --solution --format svg,png --dpi 36 --out sheets").yes();
    let names = |stem: &str| {
        let files = (1..=3).flat_map(move |number| ["png", "svg"].map(|end| format!("{stem}-{number}.{end}")));
        files.collect::<Vec<_>>()
    };
    assert_eq!(folder.names("sheets"), [names("puzzles"), names("solutions")].concat());
    // As one page is drawn for a puzzle of its own, so it is in a file.
    folder.run("print p.json --format svg --out dir").yes();
    assert_eq!(folder.names("dir"), ["smyoz-123456-solution.svg", "smyoz-123456.svg"]);
    folder.run("print p.json --page a4 --out page.svg").yes();
    assert_eq!(folder.read("dir/smyoz-123456.svg"), folder.read("page.svg"));
    // A picture is no larger than what stands on the page.
    let sides = |svg: String| {
        let side =
            |name: &str| svg.split_once(&format!("{name}=\"")).unwrap().1.split_once("mm\"").unwrap().0.to_owned();
        [side("width"), side("height")].map(|side| side.parse::<f64>().unwrap())
    };
    let [page, picture] = ["page.svg", "one.svg"].map(|file| sides(folder.read(file)));
    assert!(page == [210.0, 297.0] && picture[0] < 160.0 && picture[1] < 270.0, "{picture:?}");
    folder.run("print p.json --format svg --page letter --out letter").yes();
    assert!(folder.read("letter/smyoz-123456.svg").contains("width=\"215.9mm\""));
}

#[test]
fn a_bare_picture_is_smaller_and_the_same_in_a_directory() {
    let folder = folder();
    folder.run("compose --game sea-battle --seeds 1.. --want 1 --format json --out sea").yes();
    fs::rename(folder.path("sea/sea-battle-000001.json"), folder.path("b.json")).unwrap();
    for (file, stem) in [("p.json", "smyoz-123456"), ("b.json", "sea-battle-000001")] {
        for (solution, end, sheet) in [("", "", "puzzles"), (" --solution=only", "-solution", "solutions")] {
            folder.run(&format!("print {file}{solution} --out page.png --dpi 60")).yes();
            // The height of a picture stands at its beginning.
            let height = |png: &[u8]| u32::from_be_bytes(png[20..24].try_into().unwrap());
            let page = height(&folder.read_bytes("page.png"));
            for format in ["svg", "png", "pdf"] {
                let bare = format!("print {file} --bare --dpi 60");
                folder.run(&format!("{bare}{solution} --out bare.{format}")).yes();
                let alone = folder.read_bytes(&format!("bare.{format}"));
                assert!(format != "png" || height(&alone) < page, "{file}{solution}");
                folder.run(&format!("{bare} --format {format} --out pictures")).yes();
                assert_eq!(folder.read_bytes(&format!("pictures/{stem}{end}.{format}")), alone);
                if !solution.is_empty() {
                    folder.run(&format!("{bare}{solution} --format {format} --out only")).yes();
                    assert_eq!(folder.read_bytes(&format!("only/{sheet}.{format}")), alone);
                    fs::remove_dir_all(folder.path("only")).unwrap();
                }
                fs::remove_dir_all(folder.path("pictures")).unwrap();
            }
        }
    }
    folder.run("print p.json --bare --out pictures").yes();
    assert_eq!(folder.names("pictures"), ["smyoz-123456-solution.svg", "smyoz-123456.svg"]);
    let drawn = "expected a .svg, .pdf or .png file, or a directory: end its name with / if it has a dot";
    folder.refuses("print p.json --bare --out p.txt", &format!("p.txt: {drawn}"));
    folder.refuses(
        "print p.json --bare --format text --out new",
        "new: expected --format svg, pdf or png: pages are drawn",
    );
}

#[test]
fn the_rules_are_told() {
    let folder = Folder::new();
    let english = folder.run("rules").yes();
    assert!(english.starts_with("How to play\n═══════════\n"), "{english}");
    assert!(folder.run("rules --lang hu").yes().starts_with("Így játsszuk\n"));
    folder.run("rules --out r.txt").yes();
    assert_eq!(folder.read("r.txt"), english);
    folder.run("rules --out r.pdf --page a5").yes();
    folder.run("rules --short --out short.svg --lang hu").yes();
    folder.run("rules --short --out SHORT.PDF").yes();
    assert!(folder.read_bytes("SHORT.PDF").starts_with(b"%PDF"));
    assert_eq!(folder.run("rules --short --page a5 --out short.pdf").code, 2);
    folder.run("rules --out pages --format png --dpi 36").yes();
    assert_eq!(folder.names("pages")[0], "rules-1.png");
}

#[test]
fn what_cannot_be_printed_is_refused() {
    let folder = folder();
    for (arguments, message) in [
        ("print levels.jsonl --out a.svg", "a.svg: expected a .pdf file or a directory for 6 pages"),
        ("print p.json --out a.pdf --format svg", "a.pdf: --format must match the file extension (pdf)"),
        ("print levels.jsonl --contact --format text --out a", "a: expected --format svg, pdf or png: pages are drawn"),
        ("rules --format svg", "--format: expected --out FILE or --out DIR for anything but text"),
        (
            "rules --short --out a.txt",
            "a.txt: expected a .svg, .pdf or .png file, or a directory: end its name with / if it has a dot",
        ),
        ("rules --format svg --out a.txt", "a.txt: --format must match the file extension (text)"),
    ] {
        folder.refuses(arguments, message);
    }
    let run = folder.run("print levels.jsonl --per-page 4 --page 100x140mm --out a.pdf");
    assert!(run.code == 2 && run.stderr.contains("expected at least 5.5 mm"), "{run:?}");
    for arguments in [
        "print --out a",
        "print p.json --blank --out a",
        "print --blank",
        "print p.json --contact",
        "print p.json --per-page 5 --out a",
        "print p.json --dpi 10 --out a.png",
        "print p.json --dpi 6000 --out a.png",
        "print p.json --page a17 --out a.png",
        "rules --short",
    ] {
        let run = folder.run(arguments);
        assert!(run.code == 2 && !run.stderr.is_empty(), "{run:?}");
    }
    // A directory is filled as a whole, or not at all.
    for options in ["", "--walkthrough --format json"] {
        let run = folder.run(&format!("print p.json --page 100x100mm {options} --out small"));
        assert!(run.code == 2 && !folder.path("small").exists(), "{run:?}");
    }
    let run = folder.run("print p.json --page 100x100mm --out small");
    assert!(run.stderr.contains("a cell would have a side of 5.1 mm: expected at least 5.5 mm"), "{run:?}");
    assert!(["a", "a.svg", "a.pdf", "a.png", "a.txt"].iter().all(|name| !folder.path(name).exists()));
}
