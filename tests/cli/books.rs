//! `smyoz book`: the file, and what is refused.

use std::fs;

use smyoz::games::smyoz::Layout;

use super::{Folder, fenced, puzzle, shell, to_json};

fn folder() -> Folder {
    let levels = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/levels.jsonl")).unwrap();
    let folder = Folder::with("levels.jsonl", levels.lines().take(8).collect::<Vec<_>>().join("\n") + "\n");
    folder.write("p.json", to_json(&puzzle()));
    folder
}

#[test]
fn a_book_is_the_same_whoever_binds_it() {
    let folder = folder();
    for (number, options) in ["--threads 1", "--threads 2", "--unverified"].into_iter().enumerate() {
        folder.run(&format!("book levels.jsonl p.json --date 2026-11-23 {options} --out {number}.pdf")).yes();
    }
    let [one, two, unverified] = ["0.pdf", "1.pdf", "2.pdf"].map(|name| folder.read_bytes(name));
    assert!(one.starts_with(b"%PDF-1.7") && one == two);
    assert!(one != unverified, "the imprint says that the puzzles were verified");
    folder.run("book p.json --out 0.pdf --lang hu --ink mono --page 6x9in --interior").yes();
    assert!(folder.read_bytes("0.pdf") != one, "an older book is replaced");
}

#[test]
fn a_round_is_three_files() {
    let folder = folder();
    let made = folder.run(
        "book levels.jsonl --competition 60 --per-page 2 --out a.pdf --instructions b.pdf --solutions c.pdf --date 2026-11-30",
    );
    assert!(made.stderr.contains("solutions") && made.stderr.contains("instructions"), "{}", made.stderr);
    assert!(["a.pdf", "b.pdf", "c.pdf"].iter().all(|name| folder.read_bytes(name).starts_with(b"%PDF")));
    for options in ["--instructions b.pdf", "--competition 60 --magazine", "--competition 0"] {
        let run = folder.run(&format!("book levels.jsonl {options} --out d.pdf"));
        assert!(run.code == 2 && run.stderr.contains("--competition <MINUTES>"), "{run:?}");
    }
    folder.run("book levels.jsonl --minutes --date 2026-11-30 --out usual.pdf").yes();
    folder.run("book levels.jsonl --date 2026-11-30 --out none.pdf").yes();
    assert!(folder.read_bytes("usual.pdf") != folder.read_bytes("none.pdf"), "minutes are printed");
}

#[test]
fn minutes_are_those_that_fit_best_to_what_testers_needed() {
    let folder = folder();
    let listed = folder.run("list levels.jsonl --json").yes();
    let puzzles: Vec<(String, f64)> = listed
        .lines()
        .map(|line| {
            let one: serde_json::Value = serde_json::from_str(line).unwrap();
            (one["id"].as_str().unwrap().to_owned(), one["score"].as_f64().unwrap())
        })
        .collect();
    // Two people who needed 3 minutes and 0.02 for each point: one a minute more, one a minute
    // less.
    let times: String = puzzles
        .iter()
        .flat_map(|(id, score)| [-1.0, 1.0].map(|more| format!("{id},{}\n", 3.0 + 0.02 * score + more)))
        .collect();
    folder.write("times.csv", format!("id,minutes\n{times}XXXXX-XXXXX,1000\n"));
    let made = folder.run("book levels.jsonl --times times.csv --date 2026-11-29 --colophon --out a.pdf");
    assert!(made.stderr.contains("16 times: --minutes 3,0.02\n"), "{}", made.stderr);
    folder.run("book levels.jsonl --minutes 3,0.02 --date 2026-11-29 --colophon --out b.pdf").yes();
    assert!(folder.read_bytes("a.pdf") == folder.read_bytes("b.pdf"), "the colophon names the numbers");
    for (lines, message) in [
        ("a,b\n", "times.csv: line 1: expected an id and minutes, such as HW1D4-RQYWN,12.5"),
        (
            &times[..times.find('\n').unwrap()],
            "times.csv: expected times of puzzles of this book with two scores at least, found 1",
        ),
    ] {
        folder.write("times.csv", lines);
        folder.refuses("book levels.jsonl --times times.csv --out c.pdf", message);
    }
    assert_eq!(folder.run("book levels.jsonl --times times.csv --minutes 3,0.02 --out c.pdf").code, 2);
    assert_eq!(folder.run("book levels.jsonl --times times.csv --out times.csv").code, 2);
}

#[test]
fn a_book_has_the_pages_that_are_asked_for() {
    let levels = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/levels.jsonl")).unwrap();
    let folder = Folder::with("pool.jsonl", levels.lines().take(60).collect::<Vec<_>>().join("\n") + "\n");
    let made = folder.run("book pool.jsonl --unverified --pages 24 --per-page 2 --out a.pdf");
    assert!(made.code == 0 && made.stderr.contains("a.pdf: 24 pages"), "{made:?}");
    let chosen: usize = made.stderr.split(' ').next().unwrap().parse().unwrap();
    assert!((8..60).contains(&chosen) && made.stderr.contains(" of 60 puzzles have room\n"), "{made:?}");
    for (arguments, code) in [
        ("pool.jsonl --pages 23", 2),
        ("pool.jsonl --pages 24 --want 3", 2),
        ("--game smyoz --pages 24 --want 3", 2),
        ("--pages 24", 2),
        ("pool.jsonl --unverified --pages 2", 2),
    ] {
        let run = folder.run(&format!("book {arguments} --out b.pdf"));
        assert!(run.code == code && !run.stderr.is_empty(), "{arguments}: {run:?}");
    }
    assert!(!folder.path("b.pdf").exists());
}

#[test]
fn what_cannot_be_bound_is_refused() {
    let folder = folder();
    let mut wrong = puzzle();
    wrong.solution = Some(Layout::of_seed("200000".parse::<smyoz::games::smyoz::Seed>().unwrap()));
    folder.write("wrong.json", to_json(&wrong));
    folder.write("empty.jsonl", "");
    for (arguments, message) in [
        ("empty.jsonl", "empty.jsonl: expected one puzzle per line, found none".to_owned()),
        (
            "wrong.json",
            "wrong.json: expected a puzzle with exactly the solution that it names; --unverified prints it all the same"
                .to_owned(),
        ),
        (
            "p.json --title \u{1f6a2}",
            "b.pdf: the title: the bold font has no sign '\u{1f6a2}' (U+1F6A2)".to_owned(),
        ),
        (
            &format!("p.json --title {}", "a".repeat(2000)),
            "b.pdf: the title has 2000 characters: expected at most 120".to_owned(),
        ),
    ] {
        folder.refuses(&format!("book {arguments} --out b.pdf"), &message);
    }
    let run = folder.run("book p.json --page 100x140mm --per-page 4 --out b.pdf");
    assert!(run.code == 2 && run.stderr.contains("expected at least 5.5 mm"), "{run:?}");
    for options in ["--page a3x", "--page 1x1mm", "--date 2026-13-01", "--date today", "--per-page 5"] {
        let run = folder.run(&format!("book p.json {options} --out b.pdf"));
        assert!(run.code == 2 && !run.stderr.is_empty(), "{run:?}");
    }
    assert!(!folder.path("b.pdf").exists());
}

#[test]
fn hints_paths_and_flaps_are_printed_where_they_are_wanted() {
    let folder = folder();
    let bind = |options: &str| {
        folder.run(&format!("book levels.jsonl {options} --out book.pdf")).yes();
        folder.read_bytes("book.pdf").len()
    };
    let plain = bind("");
    assert!(bind("--hints 1") > plain && bind("--paths 1,3..5") > plain);
    assert!(bind("--paths all") > bind("--paths 2"));
    let refused = "book.pdf: there is no puzzle 9: the last one is 8";
    folder.refuses("book levels.jsonl --paths 9 --out book.pdf", refused);
    for options in ["--paths 0", "--paths 3..1", "--paths x", "--hints -1", "--mercy-shot here"] {
        let run = folder.run(&format!("book levels.jsonl {options} --out book.pdf"));
        assert!(run.code == 2 && !run.stderr.is_empty(), "{run:?}");
    }
}

#[test]
fn solutions_in_stages_are_written_as_pages() {
    let levels = include_str!("../../puzzles/levels.jsonl");
    let folder = Folder::with("p.json", levels.lines().next().unwrap());
    folder.run("print p.json --walkthrough --format svg,pdf --lang hu --out stages").yes();
    let stem = "smyoz-400000";
    assert!(folder.read_bytes(&format!("stages/{stem}-walkthrough.pdf")).starts_with(b"%PDF"));
    // The first page holds the puzzle and the key to the boards.
    let second = folder.read(&format!("stages/{stem}-walkthrough-2.svg"));
    assert!(second.contains("szakasz"));
    let run = folder.run("print p.json --walkthrough --format text --out text");
    assert!(run.code == 2 && run.stderr.contains("expected --format svg, pdf or png"), "{run:?}");
    assert!(!folder.path("text").exists());
    assert_eq!(folder.run("print p.json --walkthrough").code, 2);
}

#[test]
fn a_book_has_the_parts_that_go_with_its_size_or_that_are_asked_for() {
    let folder = folder();
    let pages = |options: &str| -> usize {
        folder.run(&format!("book levels.jsonl {options} --unverified --out b.pdf")).pages_of("b.pdf")
    };
    let (auto, all) = (pages(""), pages("--parts all"));
    assert!(auto <= 14 && all > 2 * auto, "{auto} and {all} pages of 8 puzzles");
    assert_eq!(pages("--parts auto"), auto);
    assert!((auto + 1..all).contains(&pages("--parts auto,techniques")));
    assert_eq!(pages("--parts title,puzzles"), pages("--parts title"), "the puzzles are always there");
    for sheet in ["hints --hints 1", "solutions"] {
        let with_puzzles = pages(&format!("--parts puzzles,{sheet}"));
        assert_eq!(pages(&format!("--parts {sheet}")) + 8, with_puzzles, "a sheet has no puzzles");
    }
    folder.refuses(
        "book levels.jsonl --parts hints --out c.pdf",
        "c.pdf: hints: expected how many each puzzle has (--hints N)",
    );
    let run = folder.run("book levels.jsonl --parts auto,tecniques --out c.pdf");
    assert!(run.code == 2 && run.stderr.contains("did you mean `techniques`?"), "{run:?}");
    folder.write("order.toml", "order = [\"title\", \"puzzles\"]\n");
    folder.refuses(
        "book levels.jsonl --theme order.toml --parts auto,index --out c.pdf",
        "c.pdf: index: asked for, but not among the parts of the book",
    );
}

#[test]
fn a_printer_gets_what_it_asks_for_or_a_warning() {
    let folder = folder();
    let run = folder.run("book levels.jsonl --for kdp --page 6x9in --ink mono --parts all --out b.pdf --cover c.pdf");
    let (_, rest) = run.stderr.split_once("spine ").unwrap();
    let pages = run.pages_of("b.pdf") as f64;
    assert!(rest.starts_with(&format!("{:.1} mm", pages * 0.002_252 * 25.4)), "{run:?}");
    let has = |name: &str, key: &str| String::from_utf8_lossy(&folder.read_bytes(name)).contains(key);
    assert!(!has("b.pdf", "/Annots") && !has("b.pdf", "/Outlines"), "printers ask for no links and bookmarks");
    folder.run("book levels.jsonl --unverified --out plain.pdf").yes();
    assert!(has("plain.pdf", "/Annots") && has("plain.pdf", "/Outlines"));
    let run = folder.run("book p.json --for lulu --out b.pdf");
    assert!(run.code == 0 && run.stderr.contains("b.pdf: --for lulu: 6 pages: expected 32 to 800"), "{run:?}");
    let run = folder.run("book p.json --for bod --out b.pdf --cover c.pdf");
    assert!(run.stderr.contains("--paper-thickness MM"), "{run:?}");
    let run = folder.run("book p.json --for kpd --out b.pdf");
    assert!(run.code == 2 && run.stderr.contains("kdp, lulu, bod, home"), "{run:?}");
}

#[test]
fn the_guide_for_authors_works() {
    let script = fenced(include_str!("../../docs/book.md"), "", "sh");
    assert_eq!(script.lines().count(), 5);
    assert!(script.contains("--want 25") && script.contains("--want 10"));
    let folder = Folder::new();
    shell(&folder, &script.replace("--want 25", "--want 1").replace("--want 10", "--want 1"), &[]);
    let books = ["screen.pdf", "interior.pdf", "cover.pdf", "sampler.pdf", "konyv.pdf", "megfejtesek.pdf"];
    let sizes = books.map(|name| folder.read_bytes(name).len());
    assert!(sizes.iter().all(|&size| size > 10_000), "{sizes:?}");
}

#[test]
fn the_written_theme_changes_nothing() {
    let folder = folder();
    let usual = folder.run("book --print-theme").yes();
    // The imprint names the theme.
    let usual = usual.replace("\"imprint\", ", "");
    folder.write("usual.toml", &usual);
    let (_, order) = usual.split_once("order = [").unwrap();
    folder.write("order.toml", format!("order = [{}]", order.split_once(']').unwrap().0));
    folder.run("book p.json --theme order.toml --out plain.pdf").yes();
    folder.run("book p.json --theme usual.toml --out themed.pdf").yes();
    assert!(folder.read_bytes("plain.pdf") == folder.read_bytes("themed.pdf"));
    folder.run("book p.json --large-print --theme order.toml --out large.pdf").yes();
    folder.run("book p.json --large-print --theme usual.toml --out usual.pdf").yes();
    assert!(folder.read_bytes("plain.pdf") != folder.read_bytes("large.pdf"));
    assert!(folder.read_bytes("plain.pdf") == folder.read_bytes("usual.pdf"), "the theme has the last word");
}

#[test]
fn fonts_are_read_from_files() {
    let folder = folder();
    let font = include_bytes!("../../src/paper/fonts/NotoSans-Bold.ttf");
    folder.write("own/bold.ttf", font);
    // Without an imprint, which names the files.
    let order = "order = [\"title\", \"rules\", \"puzzles\"]\n";
    folder.write("own/fonts.toml", format!("{order}[fonts]\nregular = \"bold.ttf\"\n"));
    folder.write("order.toml", order);
    folder.run("book p.json --theme order.toml --out plain.pdf").yes();
    folder.run("book p.json --theme order.toml --font own/bold.ttf --out option.pdf").yes();
    folder.run("book p.json --theme own/fonts.toml --out theme.pdf").yes();
    let [plain, option, theme] = ["plain.pdf", "option.pdf", "theme.pdf"].map(|name| folder.read_bytes(name));
    assert!(plain != option && option == theme);
}

/// A font without these signs: its table of characters is replaced by a shorter one.
fn without(font: &[u8], signs: &str) -> Vec<u8> {
    let face = rustybuzz::ttf_parser::Face::parse(font, 0).unwrap();
    let kept = (' '..'\u{3000}').filter(|&sign| !signs.contains(sign));
    let glyphs: Vec<(u32, u16)> = kept.filter_map(|sign| Some((u32::from(sign), face.glyph_index(sign)?.0))).collect();
    // One subtable, for Unicode; in format 12, with a group for each sign.
    let mut table: Vec<u8> = [0_u16, 1, 3, 10].iter().flat_map(|number| number.to_be_bytes()).collect();
    table.extend(12_u32.to_be_bytes());
    table.extend([12_u16, 0].iter().flat_map(|number| number.to_be_bytes()));
    let count = glyphs.len() as u32;
    table.extend([16 + 12 * count, 0, count].iter().flat_map(|number| number.to_be_bytes()));
    for (sign, glyph) in glyphs {
        table.extend([sign, sign, glyph.into()].iter().flat_map(|number| number.to_be_bytes()));
    }
    let mut font = font.to_vec();
    font.resize(font.len().next_multiple_of(4), 0);
    let entry = (12..).step_by(16).find(|&at| font[at..].starts_with(b"cmap")).unwrap();
    let [start, length] = [font.len(), table.len()].map(|number| (number as u32).to_be_bytes());
    font[entry + 8..entry + 12].copy_from_slice(&start);
    font[entry + 12..entry + 16].copy_from_slice(&length);
    font.extend(table);
    font
}

#[test]
fn a_font_without_a_letter_is_refused_with_the_letter() {
    let folder = folder();
    let usual = include_bytes!("../../src/paper/fonts/NotoSans-Regular.ttf");
    // Nor can the letters be put together from their parts.
    for (signs, missing) in [("ő\u{30b}", "'ő' (U+0151)"), ("ű\u{30b}", "'ű' (U+0171)"), ("γ", "'γ' (U+03B3)")] {
        folder.write("narrow.ttf", without(usual, signs));
        let run = folder.run("book p.json --lang hu --font narrow.ttf --out b.pdf");
        let says = format!(": the regular font has no sign {missing}, as in ");
        assert!(run.code == 2 && run.stderr.contains(&says) && run.stderr.contains("b.pdf: page "), "{run:?}");
    }
    folder.write("narrow.ttf", without(usual, "\u{2fff}"));
    folder.run("book p.json --lang hu --font narrow.ttf --out b.pdf").yes();
}

#[test]
fn what_is_wrong_in_a_theme_or_a_font_is_told() {
    let folder = folder();
    folder.write("colour.toml", "[colour]\ngren = { width = 1 }\n");
    folder.write("lost.toml", "[fonts]\nbold = \"lost.ttf\"\n");
    folder.write("ship.toml", "[texts]\nforeword = \"\u{1f6a2}\"\n");
    folder.write("latin.toml", b"# \xf5");
    for (options, message) in [
        ("--theme colour.toml", "colour.toml: line 2: unknown key `gren`: did you mean `green`?"),
        ("--theme latin.toml", "latin.toml: line 1: expected text in UTF-8"),
        ("--theme ship.toml", "b.pdf: page 3: the regular font has no sign '\u{1f6a2}' (U+1F6A2), as in \"\u{1f6a2}\""),
        ("--font p.json", "p.json: expected a TrueType or OpenType font with outlines"),
        (
            "--font p.json --font p.json --font p.json --font p.json",
            "--font p.json: expected at most three fonts: regular, bold and italic",
        ),
        (
            "--title a\u{202e}b",
            "b.pdf: the title has the invisible character U+202E: expected only characters that can be seen",
        ),
    ] {
        folder.refuses(&format!("book p.json {options} --out b.pdf"), message);
    }
    let run = folder.run("book p.json --theme lost.toml --out b.pdf");
    assert!(run.code == 2 && run.stderr.contains("lost.ttf cannot be read: "), "{run:?}");
    let run = folder.run("book p.json --theme none.toml --out b.pdf");
    assert!(run.code == 2 && run.stderr.contains("none.toml cannot be read: "), "{run:?}");
    for options in ["--out b.pdf", "p.json", "--large-print", "--theme colour.toml", "--want 3"] {
        let run = folder.run(&format!("book --print-theme {options}"));
        assert!(run.code == 2 && run.stderr.contains("cannot be used with"), "{run:?}");
    }
    assert_eq!(folder.run("book p.json").code, 2);
    assert!(!folder.path("b.pdf").exists());
}

#[test]
fn the_theme_in_the_guide_works() {
    let [theme, script] =
        ["toml", "sh"].map(|language| fenced(include_str!("../../docs/book.md"), "## Themes", language));
    let folder = folder();
    folder.write("evenings.toml", theme);
    folder.write("evenings/p.json", folder.read("p.json"));
    shell(&folder, script, &[]);
    for name in ["themed.pdf", "large.pdf"] {
        assert!(folder.read_bytes(name).len() > 30_000, "{name}");
    }
    assert!(folder.read("theme.toml").contains("[colour]"));
}

#[test]
fn a_book_composes_puzzles_of_the_game_that_is_named() {
    let folder = Folder::new();
    folder.run("book --game bimaru --size 6x6 --want 2 --seeds 5.. --title Fleets --out b.pdf").yes();
    let journal = folder.read("b-puzzles/journal.jsonl");
    assert_eq!(journal.matches(r#""format":"sea-battle-puzzle/1""#).count(), 2, "{journal}");
    folder.refuses("book --want 2 --size 6x6 --out c.pdf", "--size is only for --game sea-battle");
    let recipe = "game = \"sea-battle\"\nwant = 1\nseeds = \"5..\"\nsize = \"6x6\"\nout = \"r.pdf\"\n";
    folder.write("r.toml", recipe);
    folder.run("book r.toml").yes();
    assert!(folder.read("r-puzzles/journal.jsonl").contains("sea-battle-puzzle/1"));
}
