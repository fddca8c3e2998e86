//! What stands in a book beside its puzzles: techniques, solutions in stages, hints, shots told
//! apart.

use std::collections::BTreeSet;

use itertools::Itertools;
use smyoz::engines::SearchEngine;
use smyoz::game::Game;
use smyoz::games::smyoz::lang::TEXTS;
use smyoz::games::smyoz::puzzle::{Puzzle, mercy};
use smyoz::games::smyoz::rate::{Effort, Passage, RateError, SolutionPath, area};
use smyoz::games::smyoz::techniques::ALL;
use smyoz::games::smyoz::{Cell, Clues, Shots, Smyoz, View};
use smyoz::lang::Lang;
use smyoz::limits::{Budget, Limits};
use smyoz::paper::book::{Book, BookError, Bound, Competition, Cover, MercyPlace, Part, Parts, Proof, walkthrough};
use smyoz::paper::drawing::{Face, Look, Mark};
use smyoz::paper::{DisplayList, Ink, Preset, Style, Theme};
use smyoz::puzzles::{Level, Record};

use super::common::{collection, part, words};

const A5: (f64, f64) = (148.0, 210.0);
const ENGLISH: Style = Style::new(Lang::En, Ink::Colour);

/// Some puzzles of a level, by their scores.
fn of_level(level: Level, count: usize) -> Vec<Puzzle> {
    let rating = |puzzle: &Puzzle| puzzle.rating.as_ref().unwrap().clone();
    let mut all: Vec<Puzzle> = collection("levels").into_iter().filter(|one| rating(one).level == level).collect();
    all.sort_by_key(|puzzle| rating(puzzle).score);
    all.truncate(count);
    all
}

fn path(puzzle: &Puzzle) -> SolutionPath {
    SolutionPath::of(puzzle, Effort::Techniques, Limits::NONE).unwrap()
}

fn book() -> Book {
    Book { style: ENGLISH, ..Book::default() }
}

fn has_part(bound: &Bound, name: &str) -> bool {
    bound.outline.iter().any(|part| part.text == name)
}

fn looks(pages: &[DisplayList]) -> impl Iterator<Item = Look> {
    let marks = pages.iter().flat_map(|page| &page.marks);
    marks.filter_map(|mark| match mark {
        Mark::Line(look, ..) | Mark::Circle(look, ..) | Mark::Rect(look, ..) | Mark::Path(look, _) => Some(*look),
        Mark::Text(_) | Mark::Turned(..) | Mark::Link(..) | Mark::Image(..) => None,
    })
}

/// The cells that are named in these words, as `cell: 44`.
fn named_cells(words: &str) -> Vec<Cell> {
    words.split("cell: ").skip(1).map(|rest| rest[..2].parse().unwrap()).collect()
}

#[test]
fn the_first_puzzle_is_solved_in_stages() {
    let puzzles = of_level(Level::Beginner, 2);
    let bound = book().bind(&puzzles).unwrap();
    let pages = part(&bound, "The first puzzle, step by step");
    let (text, path) = (words(pages), path(&puzzles[0]));
    for (number, step) in (1..).zip(&path.told) {
        for sentence in step.sentences(&Smyoz, Lang::En) {
            // Pages end in the middle of sentences.
            let begin: Vec<&str> = sentence.split(' ').take(4).collect();
            assert!(text.contains(&begin.join(" ")), "{sentence}");
        }
        assert!(text.contains(&format!(" {number}. ")), "{number}");
    }
    let stages = path.stages(&Smyoz, &puzzles[0].clues);
    assert!(
        text.contains(&format!("Stage {}", stages.len())) && !text.contains(&format!("Stage {}", stages.len() + 1))
    );
    // Something is set apart in every stage, and the last board has all ships.
    let new = looks(pages).filter(|&look| look == Look::New || look == Look::Given).count();
    assert!(new >= stages.len(), "{new}");
    let ships: usize = stages.iter().map(|stage| stage.known.found().len()).sum();
    let of_inventory = 10;
    assert_eq!(looks(pages).filter(|&look| look == Look::Ship).count(), ships + of_inventory);
}

#[test]
fn a_first_puzzle_that_techniques_do_not_solve_is_not_worked_out() {
    let bound = book().bind(&of_level(Level::Beyond, 1)).unwrap();
    assert!(!has_part(&bound, "The first puzzle, step by step") && !has_part(&bound, "Techniques"));
}

#[test]
fn techniques_are_those_that_help_in_the_book() {
    let puzzles: Vec<Puzzle> =
        [Level::Beginner, Level::Advanced].iter().flat_map(|&level| of_level(level, 3)).collect();
    for (lang, name) in [(Lang::En, "Techniques"), (Lang::Hu, "Megfejtési technikák")] {
        let bound = Book { style: Style { lang, ..ENGLISH }, ..book() }.bind(&puzzles).unwrap();
        let pages = part(&bound, name);
        let used: BTreeSet<&str> = puzzles
            .iter()
            .flat_map(|puzzle| path(puzzle).told)
            .filter_map(|step| step.technique().map(|technique| technique.id))
            .collect();
        // Names are set in bold words of their own.
        let bold: String = pages
            .iter()
            .flat_map(DisplayList::runs)
            .filter(|run| run.kind.face == Face::Bold)
            .map(|run| format!("{} ", run.text))
            .collect();
        for technique in ALL {
            let name = format!("{} ", TEXTS.technique(lang, technique.id));
            // A name may be the beginning of another one's.
            assert!(!used.contains(technique.id) || bold.contains(&name), "{}", technique.id);
            assert!(technique.level <= Level::Advanced || !bold.contains(&name), "{}", technique.id);
        }
        let boards = looks(pages).filter(|&look| look == Look::Rim).count();
        assert_eq!(boards, 2 * used.len(), "each technique has a board before and after");
        assert!(looks(pages).any(|look| look == Look::BasisEdge), "what steps rest on is marked");
    }
}

#[test]
fn hints_are_about_the_break_in() {
    let mut puzzles = of_level(Level::Advanced, 3);
    puzzles.extend(of_level(Level::Beyond, 1));
    assert!(!has_part(&book().bind(&puzzles).unwrap(), "Hints"));
    let bound = Book { hints: 2, ..book() }.bind(&puzzles).unwrap();
    let (text, page) = (words(part(&bound, "Hints")), bound.outline.iter().find(|part| part.text == "Hints").unwrap());
    for (number, puzzle) in (1..=3).zip(&puzzles) {
        let path = path(puzzle);
        let hardest = |step: &Passage| step.technique().map(|technique| (technique.level, technique.score));
        let most = path.told.iter().map(hardest).max();
        let break_in = path.told.iter().position(|step| Some(hardest(step)) == most).unwrap();
        let hints = path.hints(2);
        assert_eq!(hints.last(), Some(&break_in));
        assert!(hints.iter().all(|&at| path.told[at].level() == Level::Advanced), "{hints:?}");
        for (at, step) in (1..).zip(hints.iter().map(|&at| &path.told[at])) {
            let place = area(step, Lang::En);
            let capital: String =
                place.chars().take(1).flat_map(char::to_uppercase).chain(place.chars().skip(1)).collect();
            let sentences = step.alone().sentences(&Smyoz, Lang::En).join(" ");
            for entry in [capital, step.kind().title(Lang::En), sentences] {
                let label = if hints.len() > 1 { format!("{number}/{at}.") } else { format!("{number}.") };
                assert!(text.contains(&format!("{label} {entry}")), "{label} {entry}: {text}");
            }
        }
        assert!(!text.contains(&format!("{number}/3. ")));
    }
    assert!(!text.contains("4/1. ") && !text.contains('…'), "nothing is cut");
    let of = |heading: &str| {
        (page.page..bound.pages.len()).find(|&at| words(&bound.pages[at..=at]).contains(heading)).unwrap()
    };
    let lists = ["Where to look", "By which technique", "The step"].map(of);
    assert!(
        lists[0] == page.page && lists.is_sorted_by(|one, next| one < next),
        "each list begins on a page of its own"
    );
    // Where to look says nothing of what is found there.
    let first = words(&bound.pages[lists[0]..lists[1]]);
    assert!(["ALFA ", "BETA ", "GAMMA ", "DELTA "].iter().all(|ship| !first.contains(ship)), "{first}");
    let referring = bound.pages.iter().filter(|one| words(&[(*one).clone()]).contains("Hints: pages"));
    assert_eq!(referring.count(), 3, "nobody is sent to hints that are not there");
    let [place, technique, step] = lists.map(|page| page + 1);
    assert!(words(&bound.pages).contains(&format!("Hints: pages {place}, {technique} and {step}")));
}

#[test]
fn chosen_paths_are_told_to_their_end() {
    let mut puzzles = of_level(Level::Beginner, 3);
    puzzles.extend(of_level(Level::Beyond, 1));
    let bound = Book { told: vec![2..=2, 4..=9], ..book() }.bind(&puzzles).unwrap();
    let text = words(part(&bound, "Solutions step by step"));
    assert!(text.contains("Puzzle 2 ") && text.contains("Puzzle 4 ") && !text.contains("Puzzle 3 "));
    assert!(text.contains("The techniques do not lead to this solution step by step"));
    let stages = path(&puzzles[1]).stages(&Smyoz, &puzzles[1].clues).len();
    assert_eq!(text.matches("Stage ").count(), stages);
}

#[test]
fn the_first_puzzle_is_not_told_twice() {
    let puzzles = of_level(Level::Beginner, 2);
    let bound = Book { told: vec![1..=2], ..book() }.bind(&puzzles).unwrap();
    let text = words(part(&bound, "Solutions step by step"));
    let worked = bound.outline.iter().find(|part| part.text == "The first puzzle, step by step").unwrap().page + 1;
    assert!(text.contains(&format!("Puzzle 1 This puzzle is solved step by step from page {worked} on.")), "{text}");
    assert_eq!(text.matches("Stage ").count(), path(&puzzles[1]).stages(&Smyoz, &puzzles[1].clues).len());
    assert!(words(part(&bound, "Beginner")).contains(&format!("Solution path: page {worked}")));
    // Where it alone is chosen, there is nothing else to tell.
    let bound = Book { told: vec![1..=1], ..book() }.bind(&puzzles).unwrap();
    assert!(!has_part(&bound, "Solutions step by step"));
}

#[test]
fn the_signs_are_explained_once() {
    let puzzles = of_level(Level::Beginner, 1);
    let signs = "On these boards";
    let bound = book().bind(&puzzles).unwrap();
    assert_eq!(words(&bound.pages).matches(signs).count(), 1);
    let techniques = bound.outline.iter().find(|part| part.text == "Techniques").unwrap().page + 1;
    let text = words(part(&bound, "The first puzzle, step by step"));
    assert!(text.contains(&format!("explained on page {techniques}.")), "{text}");
    assert!(words(&walkthrough(&puzzles[0], puzzles[0].seed, ENGLISH, A5).unwrap()).contains(signs));
}

#[test]
fn only_what_is_in_the_book_is_told_of_it() {
    let told = |puzzles: &[Puzzle]| {
        let bound = Book { proof: Some(Proof::Twice), ..book() }.bind(puzzles).unwrap();
        let cover = book().cover(puzzles, &Cover::new(100, 0.06, 3.0));
        [words(part(&bound, "How to play")), words(&bound.pages[..3]), words(&[cover])]
    };
    let [rules, imprint, cover] = told(&of_level(Level::Beginner, 1));
    for absent in ["mercy", "up to symmetry", "Beyond"] {
        assert!(!rules.contains(absent), "{absent}");
    }
    assert!(rules.contains("never have to guess") && cover.contains("never have to guess"));
    assert!(imprint.contains("two independent ways: by exhaustive search, and by a SAT solver"), "{imprint}");
    let [rules, _, cover] = told(&of_level(Level::Beyond, 1));
    assert!(rules.contains("Beyond") && !rules.contains("guess"));
    assert!(!cover.contains("guess") && cover.contains("exactly one solution"), "{cover}");
    let [rules, _, cover] = told(&collection("symmetric")[..1]);
    assert!(rules.contains("up to symmetry") && !rules.contains("mercy"));
    assert!(!cover.contains("exactly one solution"), "{cover}");
    assert!(told(&collection("mercy")[..1])[0].contains("The mercy shot"));
}

#[test]
fn the_name_of_the_game_stands_on_books_whose_titles_do_not_say_it() {
    let puzzles = of_level(Level::Beyond, 1);
    for (title, lang, line) in [
        ("Evenings", Lang::En, Some("SMYOZ puzzles")),
        ("Esték", Lang::Hu, Some("SMYOZ-rejtvények")),
        ("Smyoz for all", Lang::En, None),
    ] {
        let book = Book { title: title.into(), style: Style { lang, ..ENGLISH }, ..book() };
        let first = words(&book.bind(&puzzles).unwrap().pages[..1]);
        let cover = words(&[book.cover(&puzzles, &Cover::new(10, 0.06, 3.0))]);
        for text in [first, cover] {
            assert_eq!(
                text.find("SMYOZ "),
                line.filter(|line| line.contains("SMYOZ ")).and_then(|line| text.find(line))
            );
            assert!(
                line.is_none_or(|line| text.contains(line)) && (line.is_some() || !text.contains("SMYOZ")),
                "{text}"
            );
        }
    }
}

#[test]
fn parts_that_have_running_heads_lend_them_to_no_others() {
    let theme = "order = [\"title\", \"foreword\", \"contents\", \"puzzles\", \"imprint\"]\n\
        [texts]\nforeword = \"Ready?\"";
    let theme = Theme::read(Preset::Standard, theme).unwrap();
    let bound = Book { theme, ..book() }.bind(&of_level(Level::Beyond, 1)).unwrap();
    let contents = bound.pages.iter().find(|page| words(&[(*page).clone()]).contains("Contents")).unwrap();
    let text = words(std::slice::from_ref(contents));
    assert!(text.starts_with("Contents Foreword 3"), "{text}");
    let imprint = bound.pages.iter().rfind(|page| !page.marks.is_empty()).unwrap();
    assert_eq!(words(std::slice::from_ref(imprint)), "1 puzzle");
}

/// Whether a page with a running head ends with a heading: what comes before that head is its last
/// mark.
fn ends_with_a_heading(page: &DisplayList) -> bool {
    let set: Vec<&Mark> = page.marks.iter().filter(|mark| !matches!(mark, Mark::Link(..))).collect();
    let [.., last, Mark::Text(head), Mark::Line(Look::Grid, ..), Mark::Text(_)] = &set[..] else { return false };
    head.kind.look == Look::Pale && matches!(last, Mark::Text(run) if run.kind.face == Face::Bold)
}

#[test]
fn no_heading_stands_alone_at_the_foot_of_a_page() {
    let mut puzzles = of_level(Level::Beginner, 2);
    puzzles.extend(of_level(Level::Advanced, 2));
    for (preset, lang) in [Preset::Standard, Preset::LargePrint].into_iter().cartesian_product([Lang::En, Lang::Hu]) {
        for paper in [(210.0, 297.0), (152.4, 228.6), A5, (100.0, 150.0)] {
            let style = Style { lang, ..ENGLISH };
            let book = Book { paper, style, theme: preset.into(), hints: 2, told: vec![2..=3], ..book() };
            let bound = book.bind(&puzzles).unwrap_or_else(|error| panic!("{paper:?} {preset:?} {lang:?}: {error}"));
            for (number, page) in (1..).zip(&bound.pages) {
                assert!(!ends_with_a_heading(page), "{paper:?} {preset:?} {lang:?}: page {number}");
            }
        }
    }
}

#[test]
fn a_long_stage_goes_on_over_the_page_in_its_full_width() {
    let mut puzzles = of_level(Level::Beginner, 1);
    puzzles.extend(of_level(Level::Advanced, 1));
    let bound = Book { paper: (152.4, 228.6), ..book() }.bind(&puzzles).unwrap();
    let pages = part(&bound, "The first puzzle, step by step");
    let text_below = |page: &DisplayList| {
        let last = page.runs().filter(|run| run.kind.look == Look::Ink).map(|run| run.at.1).fold(0.0, f64::max);
        last > 0.6 * page.size.1
    };
    // All pages but the last are filled.
    assert!(pages.len() > 3);
    let stages = pages.iter().filter(|page| page.runs().count() > 0).count() - 1;
    assert!(pages[..stages].iter().all(text_below));
}

#[test]
fn large_type_on_a_small_page_has_room_or_is_refused() {
    let theme = "scale = 2\n[sizes]\npart = 20\nindex = 20\ncontents = 20";
    let theme = Theme::read(Preset::Standard, theme).unwrap();
    let book = Book { paper: (148.0, 150.0), theme, ..book() };
    // What matters is that nothing runs off the foot of a page, or ends the program.
    if let Ok(bound) = book.bind(&of_level(Level::Beyond, 1)) {
        let bottom = |page: &DisplayList| page.runs().map(|run| run.at.1).fold(0.0, f64::max);
        assert!(bound.pages.iter().all(|page| bottom(page) < page.size.1));
    }
}

#[test]
fn the_shots_that_decide_between_images_leave_the_printed_solution() {
    let symmetric: Vec<Puzzle> = collection("symmetric").into_iter().step_by(9).collect();
    for puzzle in &symmetric {
        let book = Book { proof: Some(Proof::Once), ..book() };
        let bound = book.bind(std::slice::from_ref(puzzle)).unwrap();
        let cells = named_cells(&words(part(&bound, "Deciding shots")));
        let view = View::of(&puzzle.solution.unwrap());
        let shots = puzzle.clues.shots.iter().copied().chain(cells.iter().map(|&cell| view.shot(cell)));
        let clues = Clues { inventory: puzzle.clues.inventory.clone(), shots: Shots::new(shots).unwrap() };
        assert_eq!(
            SearchEngine::new(&Smyoz).solutions(&clues, 2, &mut Budget::new(Limits::NONE)).unique(),
            puzzle.solution.as_ref(),
            "{}",
            puzzle.id()
        );
        // All of them are needed.
        for spared in &cells {
            let fewer = Clues { shots: clues.shots.clone().without(*spared), ..clues.clone() };
            assert!(SearchEngine::new(&Smyoz).solutions(&fewer, 2, &mut Budget::new(Limits::NONE)).unique().is_none());
        }
        assert!(words(&bound.pages).contains("Deciding shots: page"));
        assert!(!words(&bound.pages).contains("Each has exactly one solution."));
    }
}

#[test]
fn a_mercy_shot_on_a_flap_stands_upside_down() {
    let puzzles: Vec<Puzzle> = collection("mercy").into_iter().take(4).collect();
    for per_page in [1, 2, 4] {
        let bound = Book { mercy: MercyPlace::Flap, per_page, ..book() }.bind(&puzzles).unwrap();
        assert!(!has_part(&bound, "Mercy shot (Z)"));
        let pages = part(&bound, "Puzzles");
        let mercies: Vec<Cell> = puzzles.iter().map(|puzzle| mercy(&puzzle.promise).unwrap().cell).collect();
        assert_eq!(named_cells(&words(pages)), mercies);
        for page in pages {
            let upright = DisplayList { marks: upright(page), ..page.clone() };
            assert!(named_cells(&words(&[upright])).is_empty());
        }
        assert!(!words(pages).contains("Mercy shot: page"));
    }
    let bound = book().bind(&puzzles).unwrap();
    assert!(named_cells(&words(part(&bound, "Puzzles"))).is_empty());
    assert_eq!(named_cells(&words(part(&bound, "Mercy shot (Z)"))).len(), 4);
}

#[test]
fn a_flap_leaves_the_rest_of_its_page_alone() {
    let puzzles: Vec<Puzzle> = collection("mercy").into_iter().take(4).collect();
    for (preset, paper) in
        [(Preset::Standard, (210.0, 297.0)), (Preset::LargePrint, (210.0, 297.0)), (Preset::Standard, (170.0, 240.0))]
    {
        let book = Book { mercy: MercyPlace::Flap, per_page: 4, paper, theme: preset.into(), ..book() };
        let bound = book.bind(&puzzles).unwrap();
        let page = &part(&bound, "Puzzles")[0];
        let page = DisplayList { marks: upright(page), ..page.clone() };
        let fold = page.runs().find(|run| run.text.starts_with("fold")).unwrap();
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let folio = page.runs().last().unwrap();
        assert!(is_number(&folio.text) && folio.at.1 > fold.at.1 + 10.0);
        let above = page.runs().filter(|run| *run != fold && *run != folio);
        for run in above {
            let descender = 0.25 * run.kind.size;
            assert!(run.at.1 + descender < fold.at.1 - 0.75 * fold.kind.size, "{paper:?} {preset:?}: {}", run.text);
        }
    }
}

fn upright(page: &DisplayList) -> Vec<Mark> {
    page.marks.iter().filter(|mark| !matches!(mark, Mark::Turned(..))).cloned().collect()
}

#[test]
fn a_puzzle_can_be_worked_out_on_pages_of_its_own() {
    let puzzle = &of_level(Level::Advanced, 1)[0];
    let pages = walkthrough(puzzle, puzzle.seed, ENGLISH, A5).unwrap();
    assert_eq!(words(&pages).matches("Stage ").count(), path(puzzle).stages(&Smyoz, &puzzle.clues).len());
    assert!(pages.iter().all(|page| page.runs().count() > 0 && page.size == A5), "no page is empty");
    let none = walkthrough(&collection("symmetric")[0], None, ENGLISH, A5).unwrap_err();
    assert_eq!(none.to_string(), RateError::UpToSymmetry.to_string());
}

#[test]
fn everything_lies_on_its_page_and_within_its_column() {
    let mut puzzles = of_level(Level::Beginner, 2);
    puzzles.extend(of_level(Level::Master, 2));
    puzzles.extend(collection("symmetric").into_iter().take(2));
    puzzles.extend(collection("mercy").into_iter().take(2));
    for (paper, per_page, lang, ink) in
        [((210.0, 297.0), 4, Lang::Hu, Ink::Colour), ((152.4, 228.6), 1, Lang::En, Ink::Mono)]
    {
        let book = Book {
            paper,
            per_page,
            style: Style::new(lang, ink),
            hints: 3,
            told: vec![1..=8],
            mercy: MercyPlace::Flap,
            ..book()
        };
        for (number, page) in book.bind(&puzzles).unwrap().pages.iter().enumerate() {
            for run in page.runs() {
                let end = run.at.0 + run.width();
                let is_inside = run.at.0 > 5.0 && end < paper.0 - 5.0 && run.at.1 > 5.0 && run.at.1 < paper.1 - 5.0;
                assert!(is_inside, "page {}: {}", number + 1, run.text);
            }
        }
    }
}

/// What competitors enter stands in the answers, and nowhere in what they get.
#[test]
fn a_round_asks_for_what_its_answers_say() {
    let puzzles: Vec<Puzzle> =
        [Level::Beginner, Level::Advanced, Level::Master].iter().flat_map(|&level| of_level(level, 2)).collect();
    let round = Book {
        per_page: 2,
        competition: Some(Competition { minutes: 60 }),
        parts: Parts::Named(vec![Part::Title]),
        solutions_apart: true,
        ..book()
    };
    let bound = round.bind(&puzzles).unwrap();
    let (asked, answers) = (words(&bound.pages), words(&round.bind_solutions(&puzzles).unwrap().pages));
    let instructions = words(&round.bind_instructions(&puzzles).unwrap().pages);
    let ordered = round.ordered(&puzzles);
    // The sum, then each puzzle in the table; and beside what is entered.
    let points = |text: &str| -> Vec<usize> {
        let words: Vec<&str> = text.split_whitespace().collect();
        words.windows(2).filter(|pair| pair[1] == "points").filter_map(|pair| pair[0].parse().ok()).collect()
    };
    let told = points(&instructions)[..=puzzles.len()].to_vec();
    assert_eq!(told[0], told[1..].iter().sum::<usize>());
    assert!(told[0].abs_diff(600) <= 5 * puzzles.len() && told[1..].is_sorted(), "{told:?}");
    assert!(points(&asked).starts_with(&told), "{asked}");
    for points in &told[1..] {
        assert!(asked.contains(&format!("{points} points Row ")), "{asked}");
    }
    assert!(asked.contains("Name:") && !asked.contains("Solution") && !instructions.contains("Name:"));
    for one in ordered {
        let puzzle = puzzles.iter().find(|puzzle| puzzle.id() == one.its_id()).unwrap();
        let rows = Game::rows(&Smyoz, &puzzle.solution.unwrap());
        let rows = rows.iter().map(|row| row.replace('.', "-").chars().join(" "));
        let rows: Vec<String> = (1..).zip(rows).map(|(number, row)| format!("Row {number}: {row}")).collect();
        assert!(rows.iter().filter(|row| answers.contains(*row)).count() >= 2, "{answers}");
        assert!(!rows.iter().any(|row| asked.contains(row)), "{asked}");
    }
    let unrated = Puzzle { rating: None, ..puzzles[0].clone() };
    assert_eq!(round.bind(&[unrated]), Err(BookError::NoScore(1)));
}

#[test]
fn a_magazine_has_a_coupon_on_each_page_and_no_solutions() {
    let puzzles = of_level(Level::Beginner, 3);
    let magazine =
        Book { per_page: 2, is_magazine: true, parts: Parts::Named(Vec::new()), solutions_apart: true, ..book() };
    let bound = magazine.bind(&puzzles).unwrap();
    for (page, count) in bound.pages.iter().zip([2, 1]) {
        let text = words(std::slice::from_ref(page));
        assert_eq!(text.matches("Name and address:").count(), 1, "{text}");
        assert_eq!(text.matches("in the next issue").count(), count, "{text}");
        assert_eq!(text.matches("Row ").count(), 2 * count, "{text}");
    }
    assert_eq!(bound.pages.len(), 2);
}
