//! Books of both games: their parts, and what stands in them.

use smyoz::deduction::Kind;
use smyoz::games::sea_battle::{
    self, Chart, Clue, Clues, Counts, Fleet, Piece, Rating, Sampler, Setting, Shapes, Shown, SolutionPath, Touch,
    Variant,
};
use smyoz::games::smyoz::puzzle::Puzzle;
use smyoz::lang::Lang;
use smyoz::paper::book::{Bindable, Book, BookError, Bound, Cover, Order, walkthrough};
use smyoz::paper::drawing::{DisplayList, Look, Mark};
use smyoz::paper::{Ink, Style};
use smyoz::puzzles::{Level, Record, Seed};
use smyoz::rating::Effort;

use super::common::{collection, part, parts, texts, words};

/// A puzzle of either game.
enum Either {
    Smyoz(Box<Puzzle>),
    SeaBattle(Box<sea_battle::Puzzle>),
}

impl AsRef<dyn Bindable> for Either {
    fn as_ref(&self) -> &(dyn Bindable + 'static) {
        match self {
            Self::Smyoz(puzzle) => &**puzzle,
            Self::SeaBattle(puzzle) => &**puzzle,
        }
    }
}

/// A puzzle with every ninth cell shown. Books need no unique solution.
fn sea_battle(size: &str, variant: Variant, level: Option<Level>) -> Either {
    let size = size.parse().unwrap();
    let setting = Setting::new(size, Fleet::usual(size), variant).unwrap();
    let seed: Seed = "42".parse().unwrap();
    let layout = Sampler::new(&setting).layout(seed).unwrap();
    let mut clues = Clues::none(size);
    for piece in Piece::ALL.into_iter().filter(|&piece| setting.cells_of(piece) > 0) {
        clues.set_counts(piece, Counts::of(layout.cells(piece), size));
    }
    for cell in size.cells().step_by(9) {
        clues.insert(Clue::Shown(Shown { cell, shows: layout.shows(cell) }));
    }
    let rating = level.map(|level| Rating {
        scale: Rating::SCALE,
        level,
        score: 123,
        steps: 9,
        hardest: Kind::None,
        narrowest: 1,
        suppositions: 0,
        longest: 0,
        core: None,
        exact: false,
        without: Vec::new(),
    });
    let puzzle = sea_battle::Puzzle::new(setting, clues);
    let puzzle = sea_battle::Puzzle { seed: Some(seed), solution: Some(layout), rating, ..puzzle };
    Either::SeaBattle(Box::new(puzzle))
}

const MINED: Variant = Variant { touch: Touch::Corners, shapes: Shapes::Any, mines: 2, sweepers: 1 };

/// Puzzles of both games in turn: 3 of SMYOZ of two levels, 6 of Sea Battle of two levels and none.
fn puzzles() -> Vec<Either> {
    let levels = collection("levels");
    let of = |level| {
        levels
            .iter()
            .filter(move |puzzle| puzzle.level() == Some(level))
            .cloned()
            .map(|puzzle| Either::Smyoz(Box::new(puzzle)))
    };
    let mut all: Vec<Either> = of(Level::Beginner).take(2).chain(of(Level::Advanced).take(1)).collect();
    all.insert(1, sea_battle("10x10", Variant::default(), Some(Level::Master)));
    all.insert(3, sea_battle("6x6", Variant::default(), Some(Level::Beginner)));
    all.push(sea_battle("8x8", MINED, Some(Level::Beginner)));
    for size in ["15x15", "30x30", "18x18"] {
        all.push(sea_battle(size, Variant::default(), None));
    }
    all
}

/// Of each game, the first puzzle of each of these levels in its collection.
fn rated(levels: &[Level]) -> Vec<Either> {
    fn first<P: Record + serde::de::DeserializeOwned>(text: &str, level: Level) -> P {
        let lines = text.lines().map(|line| serde_json::from_str::<P>(line).unwrap());
        lines.into_iter().find(|puzzle| puzzle.level() == Some(level)).unwrap()
    }
    let smyoz = include_str!("../../puzzles/levels.jsonl");
    let sea_battle = include_str!("../../puzzles/sea-battle-levels.jsonl");
    let of =
        |level| [Either::Smyoz(Box::new(first(smyoz, level))), Either::SeaBattle(Box::new(first(sea_battle, level)))];
    levels.iter().flat_map(|&level| of(level)).collect()
}

/// Without techniques and a worked puzzle, which take long.
fn book(lang: Lang) -> Book {
    let mut book = Book { style: Style::new(lang, Ink::Mono), title: "Evenings".to_owned(), ..Book::default() };
    let is_quick = |part: &smyoz::paper::book::Part| !["techniques", "walkthrough"].contains(&part.name());
    book.theme.order.retain(is_quick);
    book
}

fn rims(page: &DisplayList) -> usize {
    page.marks.iter().filter(|mark| matches!(mark, Mark::Rect(Look::Rim, ..))).count()
}

#[test]
fn a_page_with_puzzles_of_sea_battle_says_what_its_signs_mean() {
    let puzzles = [sea_battle("8x8", Variant::default(), None)];
    for (lang, meaning) in [(Lang::En, "ship cells in the row or column"), (Lang::Hu, "hajómez")] {
        let book = Book { paper: (148.0, 210.0), style: Style::new(lang, Ink::Colour), ..Book::default() };
        let bound = book.bind(&puzzles).unwrap();
        let page =
            bound.pages.iter().find(|page| rims(page) > 0 && texts(page).iter().any(|text| text.starts_with("8 × 8")));
        let texts = texts(page.expect("a page has the puzzle"));
        assert!(texts.iter().any(|text| text.contains(meaning)), "{texts:?}");
    }
}

#[test]
fn each_level_of_each_game_is_a_part() {
    let bound = book(Lang::En).bind(&puzzles()).unwrap();
    let expected = [
        "SMYOZ – How to play",
        "Sea Battle – How to play",
        "SMYOZ – Beginner",
        "SMYOZ – Advanced",
        "Sea Battle – Beginner",
        "Sea Battle – Master",
        "Sea Battle",
        "Solutions",
        "Index of puzzles",
        "Puzzles by id",
    ];
    assert_eq!(parts(&bound), expected);
    assert!(bound.outline.iter().all(|part| part.page % 2 == 0));
    let given = Book { order: Order::Given, ..book(Lang::Hu) }.bind(&puzzles()[1..]).unwrap();
    // The first puzzle is of Sea Battle.
    let expected = ["Torpedó – Így játsszuk", "SMYOZ – Így játsszuk", "Torpedó", "SMYOZ", "Megfejtések"];
    assert_eq!(parts(&given)[..5], expected);
}

#[test]
fn each_game_has_its_techniques_and_its_paths() {
    let style = Style::new(Lang::En, Ink::Mono);
    let puzzles = rated(&[Level::Beginner, Level::Advanced]);
    let bound = Book { style, hints: 1, told: vec![2..=4], ..Book::default() }.bind(&puzzles).unwrap();
    let (smyoz, sea_battle) =
        (words(part(&bound, "SMYOZ – Techniques")), words(part(&bound, "Sea Battle – Techniques")));
    assert!(smyoz.contains("water points") && !sea_battle.contains("water points"), "{sea_battle}");
    let all = &sea_battle::techniques::ALL;
    let titles: Vec<String> = all.iter().map(|technique| technique.title(Lang::En)).collect();
    assert!(titles.iter().filter(|title| sea_battle.contains(*title)).count() >= 8, "{sea_battle}");
    assert!(words(part(&bound, "The first puzzle, step by step")).contains("Stage 1"));

    // Techniques of both games may have the same name.
    let index = words(part(&bound, "Index of puzzles"));
    for heading in ["By hardest technique · SMYOZ", "By hardest technique · Sea Battle"] {
        assert_eq!(index.matches(heading).count(), 1, "{index}");
    }

    // Of each puzzle of Sea Battle, what is told is the path of the library.
    let told = words(part(&bound, "Solutions step by step"));
    let hints = words(part(&bound, "Hints"));
    let joined = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (told, hints) = (joined(told), joined(hints));
    for puzzle in
        puzzles.iter().filter_map(|puzzle| if let Either::SeaBattle(puzzle) = puzzle { Some(puzzle) } else { None })
    {
        let chart = Chart::new(&puzzle.board);
        let path = SolutionPath::of(puzzle, Effort::Techniques, smyoz::limits::Limits::NONE).unwrap();
        for sentence in path.told.iter().flat_map(|step| step.sentences(&chart, Lang::En)) {
            assert!(told.contains(&joined(sentence.clone())), "{sentence}: {told}");
        }
        let break_in = path.hints(1)[0];
        let sentence = path.told[break_in].sentences(&chart, Lang::En).remove(0);
        assert!(hints.contains(&joined(sentence.clone())), "{sentence}: {hints}");
    }
}

#[test]
fn a_book_of_sea_battle_alone_is_about_nothing_else() {
    let all: Vec<Either> = puzzles().into_iter().filter(|puzzle| matches!(puzzle, Either::SeaBattle(_))).collect();
    let bound = book(Lang::En).bind(&all).unwrap();
    assert_eq!(
        parts(&bound),
        ["How to play", "Beginner", "Master", "Unrated", "Solutions", "Index of puzzles", "Puzzles by id"]
    );
    let words: Vec<&str> = bound.pages.iter().flat_map(texts).collect();
    assert!(words.contains(&"Sea Battle puzzles") && !words.iter().any(|word| word.contains("SMYOZ")));
    let named = Book { title: "Sea Battle for two".to_owned(), ..book(Lang::En) }.bind(&all).unwrap();
    assert!(!named.pages.iter().flat_map(texts).any(|text| text == "Sea Battle puzzles"));
}

#[test]
fn rules_are_told_as_far_as_the_puzzles_need_them() {
    let told = |variant: Variant| {
        let bound = book(Lang::En).bind(&[sea_battle("8x8", variant, None)]).unwrap();
        let words: Vec<String> = bound.pages.iter().flat_map(texts).map(str::to_lowercase).collect();
        // In the key to what a cell may show, too.
        ["mine", "shape", "touching"].map(|word| words.iter().any(|text| text.contains(word)))
    };
    assert_eq!(told(Variant::default()), [false, false, true]);
    assert_eq!(told(MINED), [true; 3]);
    let any = Variant { shapes: Shapes::Any, ..Variant::default() };
    assert_eq!(told(any), [false, true, true]);
}

#[test]
fn where_no_board_has_mines_nothing_is_said_of_them() {
    let mentions = |pages: &[DisplayList], stems: &[&str]| {
        let words = pages.iter().flat_map(texts).flat_map(|text| text.split(|letter: char| !letter.is_alphabetic()));
        let words: Vec<String> = words.map(str::to_lowercase).collect();
        words.iter().any(|word| stems.iter().any(|stem| word.starts_with(stem)))
    };
    let plain = rated(&[Level::Beginner]).pop().unwrap();
    let mined: sea_battle::Puzzle = include_str!("../../puzzles/sea-battle-kinds.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .find(|puzzle: &sea_battle::Puzzle| puzzle.board.variant().mines > 0)
        .unwrap();
    let mined = Either::SeaBattle(Box::new(mined));
    for (lang, stems) in [(Lang::En, &["mine", "mines", "minesweeper"][..]), (Lang::Hu, &["akna", "aknák", "aknasz"])]
    {
        // Rules, techniques, the worked puzzle, and what its signs mean.
        let book = Book { style: Style::new(lang, Ink::Mono), title: "E".to_owned(), ..Book::default() };
        assert!(!mentions(&book.bind(std::slice::from_ref(&plain)).unwrap().pages, stems));
        for (puzzle, has) in [(&plain, false), (&mined, true)] {
            let pages = walkthrough(puzzle.as_ref(), None, book.style, (148.0, 210.0)).unwrap();
            assert_eq!(mentions(&pages, stems), has);
        }
    }
}

#[test]
fn every_puzzle_has_its_number_its_solution_and_room() {
    let all = puzzles();
    for (per_page, solutions_per_page) in [(1, 4), (2, 6), (4, 9)] {
        let bound = Book { per_page, solutions_per_page, ..book(Lang::Hu) }.bind(&all).unwrap();
        let count = |text: &str| bound.pages.iter().filter(|page| texts(page).contains(&text)).count();
        for number in 1..=all.len() {
            assert!(count(&format!("{number}.")) >= 3, "{number}");
        }
        for puzzle in &all {
            assert!(count(&puzzle.as_ref().its_id().to_string()) >= 1);
        }
        // The largest board has its own page.
        let large = bound.pages.iter().find(|page| texts(page).iter().any(|text| text.starts_with("30 × 30")));
        assert_eq!(large.map(rims), Some(1));
        // The contents also name the part.
        let small = bound.pages.iter().find(|page| texts(page).contains(&"Torpedó – Kezdő") && rims(page) > 0);
        assert_eq!(small.map(rims), Some(per_page.min(2)));
    }
    let a6 = Book { paper: (105.0, 148.0), per_page: 4, ..book(Lang::Hu) };
    assert!(matches!(a6.bind(&all[1..2]).unwrap(), Bound { .. }), "a board may have the whole of a small page");
    assert!(matches!(a6.check_room(&all[all.len() - 2..]), Err(BookError::TooSmall { cell, .. }) if cell < 5.5));
}

#[test]
fn the_cover_tells_both_games() {
    let all = puzzles();
    let sheet = book(Lang::En).cover(&all, &Cover::new(30, 0.06, 3.0));
    let words = texts(&sheet);
    for text in ["SMYOZ · Sea Battle", "9 puzzles", "SMYOZ – Beginner: 2", "Sea Battle – Master: 1", "Sea Battle: 3"]
    {
        assert!(words.contains(&text), "{text}: {words:?}");
    }
    let cards = sheet.marks.iter().filter(|mark| matches!(mark, Mark::Turned(..))).count();
    assert_eq!(cards, 2);
}
