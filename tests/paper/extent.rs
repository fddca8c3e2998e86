//! How much stands around the puzzles of a book: little, if they are few.

use smyoz::games::smyoz::puzzle::Puzzle;
use smyoz::paper::book::{Book, BookError, Part, Parts};
use smyoz::paper::{Ink, Lang, Preset, Style, Theme};
use smyoz::puzzles::{Level, Record};

use super::common::{collection, parts, puzzles, text, words};

const A4: (f64, f64) = (210.0, 297.0);
const A5: (f64, f64) = (148.0, 210.0);

fn book(paper: (f64, f64), lang: Lang) -> Book {
    let parts = Parts::Fitting(Vec::new());
    Book { parts, paper, style: Style::new(lang, Ink::Mono), ..Book::default() }
}

#[test]
fn a_few_puzzles_make_a_few_pages() {
    let four: Vec<Puzzle> = collection("levels").into_iter().step_by(21).take(4).collect();
    for (paper, most) in [(A4, 8), (A5, 10)] {
        for (lang, names) in [
            (Lang::En, ["How to play", "Puzzles", "Solutions"]),
            (Lang::Hu, ["Így játsszuk", "Rejtvények", "Megfejtések"]),
        ] {
            let bound = book(paper, lang).bind(&four).unwrap();
            assert_eq!(parts(&bound), names);
            assert!(bound.pages.len() <= most && bound.outline[1].page <= 4, "{paper:?}: {:?}", bound.outline);
            let rules = words(&bound.pages[bound.outline[0].page..bound.outline[1].page]);
            assert!(rules.find("ALFA") < rules.find("BETA"), "the aim comes first: {rules}");
            assert!(!rules.contains("(Z)"), "no puzzle has a mercy shot: {rules}");
        }
    }
    let mercy = book(A5, Lang::En).bind(&collection("mercy")[..3]).unwrap();
    assert_eq!(parts(&mercy), ["How to play", "Puzzles", "Mercy shot (Z)", "Solutions"]);
    assert!(mercy.pages[2..4].iter().any(|page| text(page).contains("(Z)")));
}

#[test]
fn larger_books_have_more_around_their_puzzles() {
    let all = puzzles(40);
    let has = |count: usize, name: &str| {
        let bound = book(A4, Lang::En).bind(&all[..count]).unwrap();
        bound.pages.iter().any(|page| text(page).starts_with(name))
    };
    for (least, name) in
        [(12, "Contents"), (24, "The first puzzle, step by step"), (24, "Index of puzzles"), (40, "Techniques")]
    {
        assert!(!has(least - 1, name) && has(least, name), "{name} from {least} puzzles on");
    }
}

#[test]
fn what_is_asked_for_is_in_books_of_any_size() {
    let two: Vec<Puzzle> =
        collection("levels").into_iter().filter(|puzzle| puzzle.level() == Some(Level::Beginner)).take(2).collect();
    let bind = |parts, theme| Book { parts, theme, ..book(A5, Lang::En) }.bind(&two);
    let bound = bind(Parts::Fitting(vec![Part::Techniques]), Theme::default()).unwrap();
    assert_eq!(parts(&bound), ["How to play", "Techniques", "Puzzles", "Solutions"]);
    let bound = bind(Parts::Named(vec![Part::Index]), Theme::default()).unwrap();
    assert_eq!(parts(&bound), ["Beginner", "Index of puzzles"]);
    // The order of a theme is a wish, too; what it leaves out cannot be asked for.
    let theme = Theme::read(Preset::Standard, "order = [\"puzzles\", \"index\"]").unwrap();
    assert_eq!(parts(&bind(Parts::Fitting(Vec::new()), theme.clone()).unwrap()), ["Beginner", "Index of puzzles"]);
    assert_eq!(bind(Parts::Named(vec![Part::Rules]), theme), Err(BookError::NoPart(Part::Rules)));
}

#[test]
fn every_page_of_puzzles_has_a_legend() {
    let eight = puzzles(8);
    for (lang, meaning) in [(Lang::En, "parallel, perpendicular to α"), (Lang::Hu, "α-val párhuzamos, merőleges")] {
        for per_page in [1, 2, 4] {
            let bound = Book { per_page, ..book(A4, lang) }.bind(&eight).unwrap();
            let (first, end) = (bound.outline[1].page, bound.outline[2].page);
            for page in &bound.pages[first..end] {
                assert_eq!(text(page).matches(meaning).count(), 1, "{}", text(page));
            }
        }
    }
}
