//! What makes a book pleasant to read: light solutions, headings above boards, full pages, ranges,
//! and an index of what readers look for.

use smyoz::games::sea_battle;
use smyoz::games::smyoz::puzzle::Puzzle;
use smyoz::paper::book::{Bindable, Book, Part, Parts, Printer};
use smyoz::paper::drawing::{At, Face, Look, Mark, Run};
use smyoz::paper::{DisplayList, Ink, Lang, Preset, Style, Theme};
use smyoz::puzzles::{Caption, Level, Record};

use super::common::{collection, file, part, puzzles, words};

const A4: At = (210.0, 297.0);
const A5: At = (148.0, 210.0);
const SIX_BY_NINE: At = (152.4, 228.6);

fn sea(name: &str, count: usize) -> Vec<sea_battle::Puzzle> {
    file(name).lines().take(count).map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn book(paper: At, lang: Lang, ink: Ink) -> Book {
    Book { paper, style: Style::new(lang, ink), ..Book::default() }
}

fn runs(page: &DisplayList) -> Vec<&Run> {
    page.runs().collect()
}

fn has(pages: &[DisplayList], wanted: &[Look]) -> bool {
    pages.iter().flat_map(|page| &page.marks).any(|mark| match mark {
        Mark::Line(look, ..) | Mark::Circle(look, ..) | Mark::Rect(look, ..) => wanted.contains(look),
        _ => false,
    })
}

/// The upper edges of boards on a page.
fn boards(page: &DisplayList) -> Vec<f64> {
    let top = |mark: &Mark| match mark {
        Mark::Rect(Look::Rim, corner, ..) => Some(corner.1),
        _ => None,
    };
    page.marks.iter().filter_map(top).collect()
}

#[test]
fn solutions_in_mono_show_ships_and_lines_only_on_wish() {
    let puzzles = puzzles(3);
    let lines = [Look::Red, Look::Green, Look::Island, Look::Point];
    let drawn = |ink, solution_lines| {
        let bound = Book { solution_lines, ..book(A4, Lang::En, ink) }.bind(&puzzles).unwrap();
        let pages = part(&bound, "Solutions");
        assert!(has(pages, &[Look::Ship]) && has(pages, &[Look::Given]));
        has(pages, &lines)
    };
    assert!(!drawn(Ink::Mono, false) && drawn(Ink::Mono, true) && drawn(Ink::Colour, false));
}

#[test]
fn techniques_are_named_above_their_boards() {
    for paper in [A4, A5, (127.0, 203.2)] {
        let bound = book(paper, Lang::En, Ink::Mono).bind(&puzzles(3)).unwrap();
        for page in part(&bound, "Techniques") {
            let names: Vec<f64> = runs(page)
                .into_iter()
                .filter(|run| run.kind.face == Face::Bold && (run.kind.size - 3.7).abs() < 0.01)
                .map(|run| run.at.1)
                .collect();
            for top in boards(page) {
                let above = |&&name: &&f64| (0.0..28.0).contains(&(top - name));
                assert!(names.iter().any(|name| above(&name)), "{paper:?}: {names:?} above {top}");
            }
        }
    }
}

#[test]
fn a_puzzle_fills_its_page() {
    for paper in [A4, A5, SIX_BY_NINE] {
        let bound = book(paper, Lang::En, Ink::Mono).bind(&puzzles(2)).unwrap();
        let page = &part(&bound, "Beginner")[0];
        let last = runs(page).into_iter().filter(|run| run.kind.look == Look::RedDigit).map(|run| run.at.1);
        // Below the last row of ships, there are references, a legend and the page number.
        let last = last.filter(|&y| y < paper.1 * 0.9).fold(0.0, f64::max);
        assert!(last > paper.1 * 0.78, "{paper:?}: {last}");
    }
}

#[test]
fn numbers_have_their_full_names_however_small_the_board() {
    for (lang, names) in
        [(Lang::En, ["Water lines (VV)", "Moored ships (KK)"]), (Lang::Hu, ["Vízvonalak (VV)", "Kikötött hajók (KK)"])]
    {
        let puzzles = puzzles(8);
        for (paper, per_page) in [(A4, 2), (A4, 4), (SIX_BY_NINE, 4), (A5, 1), (A5, 4)] {
            let parts = Parts::Named(vec![Part::Puzzles]);
            let book = Book { per_page, parts, ..book(paper, lang, Ink::Mono) };
            let Ok(bound) = book.bind(&puzzles) else { continue };
            let text = words(&bound.pages);
            for name in names {
                assert!(text.matches(name).count() >= puzzles.len(), "{paper:?} {per_page}: {name}: {text}");
            }
            let short = |run: &&Run| run.text == "VV" || run.text == "KK";
            assert!(!bound.pages.iter().any(|page| page.runs().any(|run| short(&run))), "{paper:?} {per_page}");
            for page in &bound.pages {
                expect_apart(page);
            }
        }
    }
}

#[test]
fn type_can_be_read_and_is_large_in_large_print() {
    const POINT: f64 = 25.4 / 72.0;
    let (smyoz, sea) = (puzzles(2), sea("sea-battle-levels", 2));
    for (preset, paper, least) in [(Preset::Standard, A5, 6.0), (Preset::LargePrint, A4, 9.0)] {
        let book = Book { theme: Theme::from(preset), hints: 1, ..book(paper, Lang::Hu, Ink::Colour) };
        for bound in [book.bind(&smyoz).unwrap(), book.bind(&sea).unwrap()] {
            for (at, page) in bound.pages.iter().enumerate() {
                let small = page.runs().find(|run| run.kind.size < least * POINT);
                assert!(small.is_none(), "{preset:?}: page {}: {small:?}", at + 1);
            }
        }
    }
}

#[test]
fn boards_of_examples_have_coordinates_however_small() {
    let puzzles = puzzles(2);
    // On some of these pages, a picture becomes smaller to find room.
    for height in (170..=240).step_by(5) {
        let parts = Parts::Named(vec![Part::Rules, Part::Puzzles]);
        let book = book((127.0, f64::from(height)), Lang::En, Ink::Mono);
        let bound = Book { printer: Some(Printer::Kdp), parts, ..book }.bind(&puzzles).unwrap();
        for page in part(&bound, "How to play") {
            let names = page.runs().filter(|run| run.text == "9").count();
            assert!(names >= 2 * boards(page).len(), "{height}: {names} of {}", boards(page).len());
        }
    }
}

#[test]
fn sentences_stay_with_the_boards_of_techniques() {
    let book = Book { theme: Theme::from(Preset::LargePrint), ..book(A4, Lang::En, Ink::Mono) };
    let bound = book.bind(&puzzles(12)).unwrap();
    for page in part(&bound, "Techniques").iter().filter(|page| !boards(page).is_empty()) {
        let lowest = page.marks.iter().filter_map(|mark| match mark {
            Mark::Rect(Look::Rim, _, opposite, _) => Some(opposite.1),
            _ => None,
        });
        let lowest = lowest.fold(0.0, f64::max);
        // The number of the page stands lower.
        let said = page.runs().any(|run| run.at.1 > lowest && run.text.parse::<usize>().is_err());
        assert!(said, "{:?}", words(std::slice::from_ref(page)));
    }
}

#[test]
fn inventories_stand_beside_boards_where_these_would_be_smaller() {
    let puzzles = puzzles(8);
    let parts = Parts::Named(vec![Part::Puzzles]);
    let book = Book { per_page: 2, printer: Some(Printer::Kdp), parts, ..book(SIX_BY_NINE, Lang::En, Ink::Mono) };
    let bound = book.bind(&puzzles).unwrap();
    for page in bound.pages.iter().filter(|page| !boards(page).is_empty()) {
        expect_apart(page);
        let right = page.marks.iter().filter_map(|mark| match mark {
            Mark::Rect(Look::Rim, _, opposite, _) => Some(opposite.0),
            _ => None,
        });
        let right = right.fold(0.0, f64::max);
        let names: Vec<&Run> = page.runs().filter(|run| run.text == "Moored ships (KK)").collect();
        assert!(!names.is_empty() && names.iter().all(|run| run.at.0 > right), "{right}: {names:?}");
    }
}

#[test]
fn places_and_techniques_of_hints_stand_in_columns() {
    let bound = Book { hints: 2, ..book(SIX_BY_NINE, Lang::En, Ink::Mono) }.bind(&puzzles(40)).unwrap();
    let pages = part(&bound, "Hints");
    let starts = |page: &DisplayList| {
        let entries = page.runs().filter(|run| run.text.contains('/') && run.text.ends_with('.'));
        let mut starts: Vec<i64> = entries.map(|run| run.at.0.round() as i64).collect();
        starts.sort_unstable();
        starts.dedup();
        starts.len()
    };
    let title = |name: &str| pages.iter().position(|page| words(std::slice::from_ref(page)).contains(name)).unwrap();
    assert_eq!(starts(&pages[0]), 2);
    assert_eq!(starts(&pages[title("By which technique")]), 2);
    assert_eq!(starts(&pages[title("The step")]), 1);
}

#[test]
fn mercy_shots_share_the_width_of_the_page() {
    let bound = book(SIX_BY_NINE, Lang::En, Ink::Mono).bind(&collection("mercy")[..4]).unwrap();
    let page = &part(&bound, "Mercy shot (Z)")[0];
    let number = |number: &str| runs(page).into_iter().find(|run| run.text == number).unwrap().at.0;
    let right = page.marks.iter().filter_map(|mark| match mark {
        Mark::Rect(Look::Grid, _, opposite, _) => Some(opposite.0),
        _ => None,
    });
    let first = right.fold(f64::INFINITY, f64::min);
    assert!(number("2.") > first + 10.0, "{} after {first}", number("2."));
}

/// Checks that no two texts on a line touch.
fn expect_apart(page: &DisplayList) {
    let runs = runs(page);
    for (at, one) in runs.iter().enumerate() {
        for other in &runs[at + 1..] {
            let is_beside = (one.at.1 - other.at.1).abs() < 0.5;
            let (start, end) = (one.at.0.max(other.at.0), (one.at.0 + one.width()).min(other.at.0 + other.width()));
            assert!(!is_beside || end - start < 0.3, "{:?} and {:?}", one.text, other.text);
        }
    }
}

#[test]
fn the_id_stands_above_the_facts_where_it_has_no_room_beside_them() {
    let book = Book { per_page: 4, ..book(SIX_BY_NINE, Lang::Hu, Ink::Mono) };
    let easy: Vec<Puzzle> = puzzles(90).into_iter().filter(|one| one.level() == Some(Level::Beginner)).collect();
    let bound = book.bind(&easy).unwrap();
    for page in part(&bound, "Kezdő").iter().filter(|page| !page.marks.is_empty()) {
        let facts: Vec<&Run> = page.runs().filter(|run| run.text.contains(" lövés")).collect();
        assert_eq!(facts.len(), 4);
        for fact in facts {
            let stars = page.marks.iter().filter_map(|mark| match mark {
                Mark::Path(_, path) => {
                    Some(path.bounds()).filter(|star| (f64::from(star.bottom()) - fact.at.1).abs() < 3.0)
                }
                _ => None,
            });
            let start = fact.at.0 + fact.width();
            let stars = stars.map(|star| f64::from(star.right())).filter(|x| (start..start + 20.0).contains(x));
            let end = stars.fold(start, f64::max);
            let touches =
                |run: &&Run| run.text.len() == 11 && run.at.1 == fact.at.1 && (fact.at.0..end).contains(&run.at.0);
            assert!(page.runs().find(touches).is_none(), "{}", fact.text);
        }
    }
}

#[test]
fn the_contents_tell_which_puzzles_are_where() {
    let all = puzzles(90);
    let bound = Book { per_page: 4, ..book(A4, Lang::En, Ink::Mono) }.bind(&all).unwrap();
    let text = words(&bound.pages[2..3]);
    assert!(text.contains("Beginner puzzles 1–20") && text.contains("Beyond puzzles 81–90"), "{text}");
    let (one, two) = (puzzles(3), sea("sea-battle-levels", 2));
    let mixed: Vec<&dyn Bindable> = one.iter().map(AsRef::as_ref).chain(two.iter().map(AsRef::as_ref)).collect();
    let bound = book(A4, Lang::En, Ink::Mono).bind(&mixed).unwrap();
    let contents = &bound.pages[2];
    let text = words(&bound.pages[2..3]);
    assert!(!text.contains("Sea Battle – Beginner") && text.contains("Beginner puzzle 4 "), "{text}");
    let games: Vec<&str> =
        runs(contents).into_iter().filter(|run| run.kind.face == Face::Bold).map(|run| &run.text[..]).collect();
    assert_eq!(games, ["Contents", "SMYOZ", "Sea Battle"]);
}

#[test]
fn the_index_has_titles_sizes_and_techniques() {
    let mut one = puzzles(3);
    one[1].caption = Caption { title: Some("Low Tide".parse().unwrap()), ..Caption::NONE };
    let two = sea("sea-battle-kinds", 40);
    let mixed: Vec<&dyn Bindable> = one.iter().map(AsRef::as_ref).chain(two.iter().map(AsRef::as_ref)).collect();
    let bound = book(A4, Lang::En, Ink::Mono).bind(&mixed).unwrap();
    let text = words(part(&bound, "Index of puzzles"));
    for expected in ["By title Low Tide", "By size of the board", " × ", "By hardest technique"] {
        assert!(text.contains(expected), "{expected}: {text}");
    }
    let page = bound.pages.iter().position(|page| words(std::slice::from_ref(page)).contains(" Low Tide ")).unwrap();
    assert!(text.contains(&format!("({})", page + 1)), "{page}: {text}");
    let ids = words(part(&bound, "Puzzles by id"));
    assert!(mixed.iter().all(|puzzle| ids.contains(&puzzle.its_id().to_string())));
}

#[test]
fn rules_tell_only_what_the_book_has() {
    let told = |puzzles: &[Puzzle]| {
        let bound = book(A4, Lang::En, Ink::Mono).bind(puzzles).unwrap();
        words(part(&bound, "How to play"))
    };
    let rated = told(&puzzles(1));
    assert!(!rated.contains("seed") && rated.contains("Its level and score"), "{rated}");
    assert!(!rated.contains("question mark") && rated.contains("BETA 44–64"), "{rated}");
    let bare: Vec<Puzzle> = puzzles(1).into_iter().map(|puzzle| Puzzle { rating: None, ..puzzle }).collect();
    assert!(!told(&bare).contains("level"), "{}", told(&bare));
    let bound = book(A4, Lang::En, Ink::Mono).bind(&sea("sea-battle-levels", 1)).unwrap();
    let text = words(part(&bound, "How to play"));
    assert!(text.find("A small puzzle") < text.find("Its solution."), "{text}");
}
