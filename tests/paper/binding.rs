//! Books: the order of the puzzles, the imprint, bleed, solutions apart, and the cover.

use std::collections::BTreeSet;

use smyoz::explorer::{Export, Playable};
use smyoz::games::smyoz::puzzle::{Puzzle, page_name};
use smyoz::games::smyoz::{Clues, Layout, Smyoz, Symmetry};
use smyoz::lang::Lang;
use smyoz::paper::book::{Book, Bound, Cover, Order};
use smyoz::paper::drawing::{Bleed, DisplayList, Look, Mark, Target};
use smyoz::paper::{About, Ink, Style, pdf, png};
use smyoz::puzzles::Record;

use super::common::collection;

fn puzzles() -> Vec<Puzzle> {
    collection("levels").into_iter().step_by(9).chain(collection("mercy").into_iter().take(2)).collect()
}

fn book() -> Book {
    Book {
        title: "Evenings".into(),
        subtitle: Some("Puzzles".into()),
        author: Some("A. Author".into()),
        publisher: Some("House of Puzzles".into()),
        isbn: Some("978-0-306-40615-7".parse().unwrap()),
        year: Some(2026),
        made: vec!["smyoz".into(), "smyoz compose --want 8".into()],
        style: Style::new(Lang::En, Ink::Mono),
        paper: (152.4, 228.6),
        per_page: 1,
        solutions_per_page: 4,
        ..Book::default()
    }
}

fn texts(pages: &[DisplayList]) -> Vec<&str> {
    pages.iter().flat_map(DisplayList::runs).map(|run| &run.text[..]).collect()
}

/// The ids of the puzzles in the order in which a book prints them.
fn printed(order: Order, puzzles: &[Puzzle]) -> Vec<String> {
    let bound = Book { order, ..book() }.bind(puzzles).unwrap();
    let pages: Vec<&str> = texts(&bound.pages);
    let ids: Vec<String> = puzzles.iter().map(|puzzle| puzzle.id().to_string()).collect();
    let found = pages.iter().filter_map(|text| ids.iter().find(|id| text.ends_with(&id[..]))).cloned();
    found.take(puzzles.len()).collect()
}

#[test]
fn puzzles_are_printed_in_the_order_that_is_asked_for() {
    let mut puzzles = puzzles();
    puzzles.reverse();
    let ids = |puzzles: &[&Puzzle]| puzzles.iter().map(|puzzle| puzzle.id().to_string()).collect::<Vec<_>>();
    let sorted = |key: &dyn Fn(&Puzzle) -> u32| {
        let mut sorted: Vec<&Puzzle> = puzzles.iter().collect();
        sorted.sort_by_key(|puzzle| key(puzzle));
        ids(&sorted)
    };
    let score = |puzzle: &Puzzle| puzzle.rating.as_ref().map_or(u32::MAX, |rating| rating.score);
    let level = |puzzle: &Puzzle| puzzle.rating.as_ref().map_or(99, |rating| rating.level as u32);
    assert_eq!(printed(Order::Given, &puzzles), ids(&puzzles.iter().collect::<Vec<_>>()));
    assert_eq!(printed(Order::Score, &puzzles), sorted(&score));
    assert_eq!(printed(Order::Shots, &puzzles), sorted(&|puzzle| puzzle.clues.shots.len() as u32));
    assert_eq!(printed(Order::Level, &puzzles), sorted(&|puzzle| level(puzzle) * 100_000 + score(puzzle).min(99_999)));
    let by_id = printed(Order::Id, &puzzles);
    assert!(by_id.is_sorted() && by_id.len() == puzzles.len());
    // Shuffled, a level is still a level, and it does not matter in what order puzzles are given.
    let [one, other] = [1, 2].map(|seed| Order::Shuffled(seed.try_into().unwrap()));
    let shuffled = printed(one, &puzzles);
    assert!(shuffled != printed(other, &puzzles) && shuffled != printed(Order::Level, &puzzles));
    let level_of = |id: &String| puzzles.iter().find(|puzzle| puzzle.id().to_string() == *id).map(level);
    assert!(shuffled.iter().map(level_of).is_sorted());
    puzzles.rotate_left(3);
    assert_eq!(printed(one, &puzzles), shuffled);
}

#[test]
fn only_levels_are_parts_of_a_book() {
    let parts = |order| Book { order, ..book() }.bind(&puzzles()).unwrap().outline.len();
    assert_eq!(parts(Order::Level), parts(Order::Score) + 5);
    assert_eq!(parts(Order::Shuffled(1.try_into().unwrap())), parts(Order::Level));
}

#[test]
fn the_imprint_says_how_the_book_was_made_on_one_page() {
    let page = |made: Vec<String>| Book { made, ..book() }.bind(&puzzles()).unwrap().pages.swap_remove(1);
    let few = page(book().made);
    for text in ["House of Puzzles, 2026", "ISBN 978-0-306-40615-7", "12 puzzles", "smyoz compose --want 8"] {
        assert!(few.runs().any(|run| run.text == text), "{text}");
    }
    let long = "smyoz ".repeat(200);
    let many = page(vec!["smyoz".into(), long.clone(), long.repeat(40), "seeds".into()]);
    assert!(many.runs().all(|run| (10.0..220.0).contains(&run.at.1)));
    let words = many.runs().flat_map(|run| run.text.split(' ')).filter(|word| *word == "smyoz").count();
    assert_eq!(words, 1 + 200, "what has no room is left out as a whole");
}

#[test]
fn bleed_grows_the_page_outward() {
    let Bound { pages, .. } = Book { bleed: 3.0, ..book() }.bind(&puzzles()).unwrap();
    assert_eq!(pages[0].bleed, Bleed { left: 0.0, ..Bleed::all(3.0) });
    assert_eq!(pages[1].bleed, Bleed { right: 0.0, ..Bleed::all(3.0) });
    let marks = |pages: &[DisplayList]| pages.iter().map(|page| page.marks.clone()).collect::<Vec<_>>();
    assert!(marks(&pages) == marks(&book().bind(&puzzles()).unwrap().pages), "nothing else changes");
    let file = pdf(&pages, &About { date: Some((2026, 11, 23)), ..About::default() }, &[]).unwrap();
    let text = String::from_utf8_lossy(&file);
    let points = |mm: f64| mm * 72.0 / 25.4;
    let boxes = |name: &str| -> BTreeSet<Vec<i32>> {
        let after = text.split(name).skip(1).map(|rest| rest.split_once(']').unwrap().0);
        let numbers = |text: &str| {
            let parts = text.trim_start_matches([' ', '[']).split(' ');
            parts.map(|part| part.parse::<f64>().unwrap().round() as i32).collect()
        };
        after.map(numbers).collect()
    };
    let [width, height, by] = [152.4, 228.6, 3.0].map(points);
    let rounded = |numbers: [f64; 4]| numbers.map(|number| number.round() as i32).to_vec();
    assert_eq!(boxes("/MediaBox"), [rounded([0.0, 0.0, width + by, height + 2.0 * by])].into());
    let trims = [rounded([0.0, by, width, height + by]), rounded([by, by, width + by, height + by])];
    assert_eq!(boxes("/TrimBox"), trims.into());
}

#[test]
fn solutions_can_be_bound_apart() {
    let puzzles = puzzles();
    let book = Book { solutions_apart: true, ..book() };
    let (inside, booklet) = (book.bind(&puzzles).unwrap(), book.bind_solutions(&puzzles).unwrap());
    let names = |bound: &Bound| bound.outline.iter().map(|part| part.text.clone()).collect::<Vec<_>>();
    assert!(!names(&inside).contains(&"Solutions".to_owned()));
    assert_eq!(names(&booklet), ["Solutions"]);
    let count = |bound: &Bound, text: &str| texts(&bound.pages).iter().filter(|found| found.ends_with(text)).count();
    assert_eq!(count(&inside, "Solution: in the separate booklet"), puzzles.len());
    for number in 1..=puzzles.len() {
        assert!(count(&booklet, &format!("{number}.")) > 0, "{number}");
    }
    assert_eq!((booklet.pages.len() % 2, booklet.pages[1].marks.len()), (0, 0));
    assert!(booklet.pages.iter().all(|page| !page.marks.iter().any(|mark| matches!(mark, Mark::Link(..)))));
}

fn cover(pages: usize, book: &Book) -> DisplayList {
    book.cover(&puzzles(), &Cover::new(pages, 0.0572, 3.175))
}

/// The marks on the spine: those that are turned by a right angle.
fn on_spine(cover: &DisplayList) -> Option<Vec<Mark>> {
    cover.marks.iter().find_map(|mark| match mark {
        Mark::Turned(_, 90.0, marks) => Some(marks.clone()),
        _ => None,
    })
}

#[test]
fn the_spine_is_as_wide_as_the_pages_are_thick() {
    for (pages, is_named) in [(24, false), (98, false), (100, true), (400, true)] {
        let cover = cover(pages, &book());
        let spine = pages as f64 * 0.0572;
        assert!((cover.size.0 - (2.0 * 152.4 + spine)).abs() < 1e-9 && cover.size.1 == 228.6);
        assert_eq!(on_spine(&cover).is_some(), is_named, "{pages}");
        for mark in on_spine(&cover).into_iter().flatten() {
            let Mark::Text(run) = mark else { panic!("{mark:?}") };
            // So far capitals reach above the baseline, and letters such as g below it.
            let middle = 228.6 / 2.0;
            assert!(run.at.1 + 0.25 * run.kind.size < middle + spine / 2.0 - 1.5);
            assert!(run.at.1 - 0.75 * run.kind.size > middle - spine / 2.0 + 1.5);
        }
    }
}

#[test]
fn nothing_on_a_cover_is_cut_off() {
    let long = Book {
        title: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".into(),
        subtitle: Some("a word or two ".repeat(8).trim().into()),
        author: Some("An Author ".repeat(10).trim().into()),
        publisher: Some("House ".repeat(18).trim().into()),
        blurb: Some("All of it has to be read. ".repeat(38).trim().into()),
        ..book()
    };
    for paper in [(152.4, 228.6), (210.0, 297.0), (110.0, 170.0)] {
        let long = Book { paper, ..long.clone() };
        let cover = cover(300, &long);
        let fold = (paper.0, paper.0 + 300.0 * 0.0572);
        for mark in &cover.marks {
            let Mark::Text(run) = mark else { continue };
            let (start, end) = (run.at.0, run.at.0 + run.width());
            let on_back = start > 6.0 && end < fold.0 - 6.0;
            let on_front = start > fold.1 + 6.0 && end < cover.size.0 - 6.0;
            assert!((on_back || on_front) && (6.0..paper.1 - 6.0).contains(&run.at.1), "{paper:?} {}", run.text);
        }
        let runs = on_spine(&cover).unwrap();
        let [Mark::Text(title), Mark::Text(author)] = &runs[..] else { panic!("{runs:?}") };
        assert!(title.at.0 + title.width() < author.at.0, "{paper:?}");
    }
}

#[test]
fn no_text_on_a_cover_runs_into_the_bar_code() {
    for (paper, length) in [((105.0, 148.0), 470), ((105.0, 148.0), 990), ((152.4, 228.6), 990), ((210.0, 297.0), 990)]
    {
        let blurb = "All of it has to be read. ".repeat(length / 26);
        let cover = cover(100, &Book { paper, blurb: Some(blurb.trim().into()), ..book() });
        let is_bar = |mark: &Mark| matches!(mark, Mark::Rect(Look::Bar, ..));
        let place =
            cover.marks[..cover.marks.iter().position(is_bar).unwrap()].iter().rev().find_map(|mark| match mark {
                Mark::Rect(Look::Paper, corner, opposite, _) => Some((*corner, *opposite)),
                _ => None,
            });
        let ((left, top), (right, bottom)) = place.unwrap();
        for run in cover.runs().filter(|run| run.kind.look != Look::Bar) {
            let (start, end, y) = (run.at.0, run.at.0 + run.width(), run.at.1);
            let is_clear = end < left || start > right || y < top - 0.25 * run.kind.size || y - run.kind.size > bottom;
            assert!(is_clear, "{paper:?} {length}: {}", run.text);
        }
    }
}

#[test]
fn a_cover_shows_no_solution_of_the_book() {
    // Whatever layout is shown: if the book has it, another one is shown.
    let shown = |puzzles: &[Puzzle]| book().cover(puzzles, &Cover::new(100, 0.06, 3.0));
    let first = Layout::of_seed(smyoz::games::smyoz::Seed::try_from(0).unwrap());
    let mirrored = Symmetry::ALL
        .map(|symmetry| Puzzle { solution: Some(first.image(symmetry)), ..Puzzle::new(Smyoz, Clues::default()) });
    let without = shown(&[Puzzle::new(Smyoz, Clues::default())]);
    for puzzle in mirrored {
        assert!(shown(&[puzzle]).marks != without.marks);
    }
    assert!(shown(&[Puzzle { solution: None, ..Puzzle::new(Smyoz, Clues::default()) }]).marks == without.marks);
}

#[test]
fn the_bar_code_is_printed_to_scale() {
    let cover = cover(100, &book());
    let bars: Vec<(f64, f64)> = cover
        .marks
        .iter()
        .filter_map(|mark| match mark {
            Mark::Rect(Look::Bar, (left, _), (right, _), _) => Some((*left, *right)),
            _ => None,
        })
        .collect();
    let (start, end) = (bars[0].0, bars[bars.len() - 1].1);
    assert!((end - start - 95.0 * 0.33).abs() < 1e-9);
    let is_black = |module: usize| {
        let x = start + 0.33 * (module as f64 + 0.5);
        bars.iter().any(|bar| bar.0 < x && x < bar.1)
    };
    let modules = book().isbn.unwrap().modules();
    assert!((0..95).all(|module| is_black(module) == modules[module]));
    let runs: Vec<_> = cover.runs().filter(|run| run.kind.look == Look::Bar).collect();
    let below: String = runs[1..].iter().map(|run| &run.text[..]).collect();
    assert_eq!((&runs[0].text[..], &below[..]), ("ISBN 978-0-306-40615-7", "9780306406157"));
    let without = Book { isbn: None, ..book() }.cover(&puzzles(), &Cover::new(100, 0.06, 3.0));
    assert!(without.runs().all(|run| run.kind.look != Look::Bar));
}

/// What the QR codes on a page say, read from its picture by a program of others, from top to
/// bottom.
fn codes(page: &DisplayList) -> Vec<String> {
    if !page.marks.iter().any(|mark| matches!(mark, Mark::Rect(Look::Bar, ..))) {
        return Vec::new();
    }
    let picture = tiny_skia::Pixmap::decode_png(&png(page, 250.0)).unwrap();
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let grey = |x: usize, y: usize| picture.pixels()[y * width + x].green();
    let mut prepared = rqrr::PreparedImage::prepare_from_greyscale(width, height, grey);
    let mut grids = prepared.detect_grids();
    grids.sort_by_key(|grid| grid.bounds[0].y);
    grids.iter().map(|grid| grid.decode().unwrap().1).collect()
}

#[test]
fn codes_lead_to_the_pages_of_the_puzzles() {
    let puzzles = puzzles();
    let site = "https://puzzles.example.org/evenings";
    for (ink, per_page, address) in [(Ink::Colour, 1, site.to_owned()), (Ink::Mono, 2, format!("{site}/"))] {
        let style = Style::new(Lang::En, ink);
        let linked = Book { style, per_page, site: Some(address.parse().unwrap()), order: Order::Given, ..book() };
        let bound = linked.bind(&puzzles).unwrap();
        let expected: Vec<String> = puzzles.iter().map(|puzzle| format!("{site}/{}", page_name(puzzle))).collect();
        assert_eq!(bound.pages.iter().flat_map(codes).collect::<Vec<_>>(), expected);
        let links = |bound: &Bound| -> Vec<String> {
            let marks = bound.pages.iter().flat_map(|page| &page.marks);
            let addresses = marks.filter_map(|mark| match mark {
                Mark::Link(_, _, Target::Address(address)) => Some(address.clone()),
                _ => None,
            });
            addresses.collect()
        };
        assert_eq!(links(&bound), expected);
        assert!(links(&Book { has_links: false, ..linked }.bind(&puzzles).unwrap()).is_empty());
    }
    // They are the pages that are exported.
    let exported: Vec<&dyn Playable> = puzzles[..2].iter().map(|puzzle| puzzle as &dyn Playable).collect();
    let files = Export::default().files(&exported, &|| ()).unwrap();
    assert!(puzzles[..2].iter().all(|puzzle| files.iter().any(|file| file.name == page_name(puzzle))));
}
