//! Books, and what is printed on pages: read back, and compared with the puzzles.

use std::fs;
use std::path::Path;
use std::process::Command;

use smyoz::games::smyoz::paper::Page;
use smyoz::games::smyoz::puzzle::{Promise, Puzzle};
use smyoz::games::smyoz::{Bearing, Cell, Content, ShipType};
use smyoz::lang::Lang;
use smyoz::paper::book::{Book, BookError, Bound};
use smyoz::paper::drawing::{Look, Mark};
use smyoz::paper::sheets::A4;
use smyoz::paper::{About, Ink, PageKind, Style, pdf, svg};
use smyoz::puzzles::Record;

use super::common::{ask, collection, texts};

fn book() -> Book {
    Book {
        title: "Őszi esték".into(),
        subtitle: Some("Rejtvények".into()),
        author: Some("Szűcs Ű.".into()),
        made: vec!["smyoz".into()],
        style: Style::new(Lang::Hu, Ink::Colour),
        ..Book::default()
    }
}

/// Two puzzles of each level, and some with a mercy shot.
fn puzzles() -> Vec<Puzzle> {
    collection("levels").into_iter().step_by(7).chain(collection("mercy").into_iter().take(3)).collect()
}

/// A text on a page of a puzzle: what it says, its class, where it begins, and its size.
struct Text {
    says: String,
    class: String,
    at: (f64, f64),
    size: f64,
}

fn numbers(text: &str) -> Vec<f64> {
    text.split(|sign: char| !(sign.is_ascii_digit() || ".-".contains(sign)))
        .filter_map(|part| part.parse().ok())
        .collect()
}

#[test]
fn what_is_printed_is_the_puzzle() {
    let all = collection("levels").into_iter().chain(collection("minimum").into_iter().take(60));
    let all: Vec<Puzzle> = all.chain(collection("mercy")).collect();
    assert_eq!(all.len(), 200);
    for puzzle in &all {
        let page = Page::of(puzzle, PageKind::Puzzle, Style::new(Lang::En, Ink::Colour)).unwrap();
        let svg = svg(&page.drawn_on(A4));
        let document = roxmltree::Document::parse(&svg).unwrap();
        // What is upside down is the mercy shot, which is read apart.
        let is_upright = |node: &roxmltree::Node| {
            !node.ancestors().any(|node| node.attribute("transform").is_some_and(|by| by.starts_with("rotate")))
        };
        let nodes = || document.descendants().filter(is_upright);
        let texts = nodes().filter_map(|node| {
            let numbers = numbers(node.attribute("transform")?);
            let class = node.attribute("class")?.to_owned();
            Some(Text {
                says: node.attribute("aria-label")?.to_owned(),
                class,
                at: (numbers[0], numbers[1]),
                size: numbers[2],
            })
        });
        let texts: Vec<Text> = texts.collect();
        let rim = nodes().find(|node| node.attribute("class") == Some("rim")).unwrap();
        let [left, top, side] = ["x", "y", "width"].map(|name| rim.attribute(name).unwrap().parse::<f64>().unwrap());
        let cell = side / 9.0;
        let strokes = |class: &str, of: Cell| {
            let lines = nodes().filter(|node| node.attribute("class") == Some(class) && node.has_tag_name("line"));
            let inside = lines.filter(|line| {
                let [x1, x2, y] = ["x1", "x2", "y1"].map(|name| line.attribute(name).unwrap().parse::<f64>().unwrap());
                let column = left + cell * f64::from(of.column());
                let row = top + cell * f64::from(of.row());
                x1 > column && x2 < column + cell && y > row && y < row + cell
            });
            inside.count() as u8
        };
        for at in Cell::all() {
            let corner = (left + cell * f64::from(at.column()), top + cell * f64::from(at.row()));
            let inside = texts.iter().filter(|text| {
                let (x, y) = (text.at.0 - corner.0, text.at.1 - corner.1);
                (0.0..cell).contains(&x) && (0.0..cell).contains(&y)
            });
            let printed: Vec<&str> = inside.map(|text| &text.says[..]).collect();
            let shot = puzzle.clues.shots.iter().find(|shot| shot.cell == at);
            let expected = shot.map(|shot| match shot.shows.content {
                Content::Ship(kind) => kind.greek().to_string(),
                Content::Water(digit) => digit.to_string(),
            });
            assert_eq!(printed, expected.iter().map(|text| &text[..]).collect::<Vec<_>>(), "{at} of {}", puzzle.id());
            // Red strokes are double.
            let colour = shot.map_or((0, 0), |shot| (2 * shot.shows.colour.red(), shot.shows.colour.green()));
            assert_eq!((strokes("red", at), strokes("green", at)), colour, "{at} of {}", puzzle.id());
        }
        let digits = |class: &str| -> Vec<u8> {
            texts.iter().filter(|text| text.class == class).map(|text| text.says.parse().unwrap()).collect()
        };
        let given = ShipType::ALL.into_iter().filter_map(|kind| puzzle.clues.inventory.codes(kind)).flatten();
        let codes: Vec<(u8, u8)> = given.clone().map(|code| (code.red, code.green)).collect();
        let printed: Vec<(u8, u8)> = digits("red-digit").into_iter().zip(digits("green-digit")).collect();
        // The legend comes last.
        assert_eq!(printed[..printed.len() - 1], codes, "{}", puzzle.id());
        let bearings = texts.iter().filter(|text| ["p", "m"].contains(&&text.says[..])).map(|text| &text.says[..]);
        let expected = given.filter_map(|code| code.bearing);
        let expected = expected.map(|bearing| if bearing == Bearing::Parallel { "p" } else { "m" });
        assert!(bearings.eq(expected), "{}", puzzle.id());
        if let Some(sizes) = puzzle.clues.inventory.islands() {
            let after = texts.iter().skip_while(|text| text.says != "Islands").skip(1);
            let printed: Vec<u8> = after.map_while(|text| text.says.parse().ok()).collect();
            assert_eq!(printed, sizes, "{}", puzzle.id());
        }
        assert!(texts.iter().all(|text| text.size > 0.0));
    }
}

#[test]
fn a_book_holds_every_puzzle_and_its_solution() {
    let puzzles = puzzles();
    for per_page in [1, 2, 4] {
        let book = Book { per_page, ..book() };
        let Bound { pages, outline } = book.bind(&puzzles).unwrap();
        assert_eq!(pages.len() % 2, 0);
        let count = |text: &str| pages.iter().filter(|page| texts(page).contains(&text)).count();
        for number in 1..=puzzles.len() {
            // At the puzzle, at its solution and in the index; with a mercy shot once more.
            assert!(count(&format!("{number}.")) >= 3, "{number}");
        }
        assert!(puzzles.iter().all(|puzzle| count(&puzzle.id().to_string()) >= 1));
        // A level begins on a right-hand page.
        assert!(outline.iter().all(|part| part.page % 2 == 0), "{outline:?}");
        // Rules, techniques and the first puzzle; five levels and none; mercy shots, solutions,
        // and two indexes.
        assert_eq!(outline.len(), 3 + 6 + 4);
        // The mercy shot is never beside its puzzle.
        for page in &pages {
            assert!(!(texts(page).contains(&"Idő:") && texts(page).iter().any(|text| text.starts_with("mező:"))));
        }
        assert_eq!(book.bind(&puzzles).unwrap().pages, pages);
    }
}

#[test]
fn without_colour_everything_is_grey() {
    let style = Style { ink: Ink::Mono, ..book().style };
    let book = Book { style, ..book() };
    for page in book.bind(&puzzles()).unwrap().pages {
        let looks = page.marks.iter().filter_map(|mark| match mark {
            Mark::Line(look, ..) | Mark::Circle(look, ..) | Mark::Rect(look, ..) | Mark::Path(look, _) => Some(*look),
            Mark::Text(run) => Some(run.kind.look),
            Mark::Turned(..) | Mark::Link(..) | Mark::Image(..) => None,
        });
        for look in looks.collect::<Vec<Look>>() {
            let paint = page.appearance.paint(look);
            let colours = [paint.fill, paint.stroke.map(|(colour, _)| colour)];
            assert!(colours.into_iter().flatten().all(|colour| colour.as_grey().is_some()), "{look:?}");
        }
    }
}

#[test]
fn what_cannot_be_printed_is_refused() {
    let puzzles = puzzles();
    let refused = |book: Book, puzzles: &[Puzzle]| book.bind(puzzles).unwrap_err();
    assert_eq!(refused(book(), &[]), BookError::Empty);
    let ships = Book { title: "Ships \u{1f6a2}".into(), ..book() };
    let message = "the title: the bold font has no sign '\u{1f6a2}' (U+1F6A2)";
    assert_eq!(refused(ships, &puzzles).to_string(), message);
    assert_eq!(
        refused(Book { title: "a".repeat(2000), ..book() }, &puzzles),
        BookError::TooLong { name: "the title", length: 2000, most: 120 }
    );
    let small = Book { paper: (100.0, 140.0), per_page: 4, ..book() };
    assert!(matches!(refused(small, &puzzles), BookError::TooSmall { .. }));
    let unsolved = Puzzle { solution: None, ..puzzles[0].clone() };
    assert!(matches!(refused(book(), &[unsolved]), BookError::NoSolution(1, _)));
    let unique = Puzzle { promise: Promise::UpToSymmetry, ..puzzles[0].clone() };
    assert_eq!(refused(book(), &[unique]), BookError::UpToSymmetry(1));
    let beyond = Book { told: vec![1..=1, 17..=20], ..book() };
    assert_eq!(refused(beyond, &puzzles), BookError::NoSuchPuzzle(17, 16));
    // What means something in a file is printed as it is.
    assert!(Book { title: "<b> & \"c\" \\".into(), ..book() }.bind(&puzzles).is_ok());
}

#[test]
fn a_pdf_can_be_read() {
    let bound = book().bind(&puzzles()).unwrap();
    let about = About { title: "Őszi esték".into(), date: Some((2026, 11, 23)), ..About::default() };
    let file = pdf(&bound.pages, &about, &bound.outline).unwrap();
    assert_eq!(pdf(&bound.pages, &about, &bound.outline).unwrap(), file, "the same pages make the same bytes");
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("book.pdf");
    fs::write(&path, file).unwrap();
    ask("qpdf", &["--check"], &path);
    if let Some(fonts) = ask("pdffonts", &[], &path) {
        let lines: Vec<&str> = fonts.lines().skip(2).collect();
        assert!(lines.len() >= 2 && lines.iter().all(|line| line.contains("yes yes yes")), "{fonts}");
    }
    if let Some(info) = ask("pdfinfo", &[], &path) {
        assert!(info.contains("Őszi esték") && info.contains(&format!("{}", bound.pages.len())), "{info}");
    }
    let text_of = |path: &Path| {
        let output = Command::new("pdftotext").arg(path).arg("-").output().ok()?;
        Some(String::from_utf8(output.stdout).unwrap())
    };
    if let Some(text) = text_of(&path) {
        for word in ["Így játsszuk", "Őszi esték", "Szűcs Ű.", "Tartalom", "Megfejtések"] {
            assert!(text.contains(word), "{word}");
        }
    }
    let page = directory.path().join("page.pdf");
    let puzzle = &puzzles()[0];
    let drawing = Page::of(puzzle, PageKind::Puzzle, book().style).unwrap().drawn_on(A4);
    fs::write(&page, pdf(&[drawing], &About::default(), &[]).unwrap()).unwrap();
    if let Some(text) = text_of(&page) {
        assert!(text.contains(&puzzle.id().to_string()) && text.contains("Leltár"), "{text}");
    }
}

/// A dated book in mono would be refused by printers if its black were mixed of four inks.
#[test]
fn greys_have_no_profile_in_dated_books_either() {
    for ink in [Ink::Mono, Ink::Colour] {
        let style = Style { ink, ..book().style };
        let bound = Book { style, ..book() }.bind(&puzzles()[..2]).unwrap();
        let document = |date| {
            let about = About { title: "Őszi esték".into(), date, ..About::default() };
            pdf(&bound.pages, &about, &bound.outline).unwrap()
        };
        let dated = document(Some((2026, 11, 23)));
        let text = String::from_utf8_lossy(&dated);
        assert!(text.contains("pdfaid") && text.contains("/OutputIntents") && text.contains("/DeviceGray"));
        assert_eq!(text.contains("[/ICCBased "), ink == Ink::Colour, "only colours have a profile");
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("dated.pdf");
        fs::write(&path, &dated).unwrap();
        ask("qpdf", &["--check"], &path);
        let drawn = |name: &str, document: Vec<u8>| {
            let path = directory.path().join(name);
            fs::write(&path, document).unwrap();
            let output = Command::new("pdftoppm").args(["-r", "40", "-f", "5", "-l", "5"]).arg(path).output().ok()?;
            Some(output.stdout)
        };
        assert_eq!(drawn("a.pdf", dated), drawn("b.pdf", document(None)), "{ink:?} looks the same");
    }
}
