//! Pages: what stands on them, and where; two of them compared byte for byte with `tests/golden/`.
//!
//! After an intended change run `UPDATE_GOLDEN=1 cargo test --test paper sea_pages`, look at every
//! page that git shows as changed (`rsvg-convert -o page.png page.svg`), and commit them.

use smyoz::games::sea_battle::paper::{DrawError, GameRecord, Page, Setup, Shelled, blank, contest, page, partner};
use smyoz::games::sea_battle::{
    Clue, Clues, Columns, Counts, Fleet, Line, Piece, Puzzle, Sampler, Setting, Shapes, Shown, Shows, Topic, Touch,
    Variant,
};
use smyoz::paper::book::Bindable;
use smyoz::paper::drawing::{DisplayList, Look, Mark};
use smyoz::paper::sheets::{A4, TooSmallError, contact, several};
use smyoz::paper::{About, Ink, Lang, NoSolutionError, PageKind, Panel, Style, pdf, png, svg};
use smyoz::puzzles::Seed;

use super::common::{assert_golden, texts};
use super::sheets::panels;

const HUNGARIAN: Style = Style::new(Lang::Hu, Ink::Colour);
const ENGLISH: Style = Style::new(Lang::En, Ink::Mono);
const A5: (f64, f64) = (148.0, 210.0);
const A3: (f64, f64) = (297.0, 420.0);

/// A game with the usual fleet.
fn setting(size: &str, variant: Variant) -> Setting {
    let size = size.parse().unwrap();
    Setting::new(size, Fleet::usual(size), variant).unwrap()
}

/// A puzzle with every seventh cell shown, one of them as some part of a ship, and the counts of
/// two lines withheld. Pages need no unique solution.
fn puzzle(size: &str, variant: Variant) -> Puzzle {
    let setting = setting(size, variant);
    let size = setting.size();
    let seed: Seed = "123456".parse().unwrap();
    let layout = Sampler::new(&setting).layout(seed).unwrap();
    let mut clues = Clues::none(size);
    for piece in Piece::ALL.into_iter().filter(|&piece| setting.cells_of(piece) > 0) {
        clues.set_counts(piece, Counts::of(layout.cells(piece), size));
    }
    for line in [Line::Column(1), Line::Row(3)] {
        clues.remove(Topic::Count(Piece::Ship, line));
    }
    for cell in size.cells().step_by(7) {
        clues.insert(Clue::Shown(Shown { cell, shows: layout.shows(cell) }));
    }
    let part = layout.cells(Piece::Ship).iter().last().unwrap();
    clues.insert(Clue::Shown(Shown { cell: part, shows: Shows::Ship }));
    Puzzle { seed: Some(seed), solution: Some(layout), ..Puzzle::new(setting, clues) }
}

fn mined() -> Variant {
    Variant { touch: Touch::Corners, shapes: Shapes::Any, mines: 3, sweepers: 2 }
}

fn puzzles() -> Vec<Puzzle> {
    let plain = ["6x6", "8x8", "10x10", "15x15", "18x18", "12x7", "7x16", "30x30"];
    let mined_too = ["10x10", "15x15", "30x30"].map(|size| puzzle(size, mined()));
    plain.into_iter().map(|size| puzzle(size, Variant::default())).chain(mined_too).collect()
}

fn setup(style: Style) -> Setup {
    Setup { style, columns: Columns::latin() }
}

/// The ends of all marks of a drawing but texts.
fn corners(drawing: &DisplayList) -> Vec<(f64, f64)> {
    let bounds = drawing.marks.iter().filter_map(|mark| Some(mark.path()?.bounds()));
    let corners = bounds.flat_map(|bounds| [(bounds.left(), bounds.top()), (bounds.right(), bounds.bottom())]);
    corners.map(|(x, y)| (x.into(), y.into())).collect()
}

fn ticks(drawing: &DisplayList) -> usize {
    drawing.marks.iter().filter(|mark| matches!(mark, Mark::Rect(Look::Tick, ..))).count()
}

#[test]
fn pages_are_as_they_were() {
    for (name, puzzle, kind, style) in [
        ("sea-battle-puzzle-hu-colour.svg", puzzle("10x10", mined()), PageKind::Puzzle, HUNGARIAN),
        ("sea-battle-solution-en-mono.svg", puzzle("10x10", Variant::default()), PageKind::Solution, ENGLISH),
    ] {
        assert_golden(name, &svg(&page(&puzzle, kind, None, &setup(style), A4).unwrap()));
    }
}

#[test]
fn what_stands_on_a_page_lies_on_it() {
    for puzzle in puzzles() {
        for (style, paper) in [(HUNGARIAN, A4), (ENGLISH, A5), (HUNGARIAN, (215.9, 279.4))] {
            for kind in PageKind::ALL {
                let drawing = match page(&puzzle, kind, Some(12), &setup(style), paper) {
                    Ok(drawing) => drawing,
                    Err(DrawError::TooSmall(TooSmallError(cell))) => {
                        assert!(cell < 5.5 && puzzle.board.size().width() > 12, "{cell}");
                        continue;
                    }
                    Err(error) => panic!("{error}"),
                };
                let is_on = |(x, y): (f64, f64)| x > 4.0 && x < paper.0 - 4.0 && y > 4.0 && y < paper.1 - 4.0;
                let size = puzzle.board.size();
                for run in drawing.runs() {
                    let ends = [run.at, (run.at.0 + run.width(), run.at.1)];
                    assert!(ends.into_iter().all(is_on), "{size} {kind:?}: {} at {:?}", run.text, run.at);
                }
                assert!(corners(&drawing).into_iter().all(is_on), "{size} {kind:?}");
            }
        }
    }
}

#[test]
fn pages_say_what_the_puzzle_says() {
    let puzzle = puzzle("10x10", mined());
    let drawing = page(&puzzle, PageKind::Puzzle, Some(3), &setup(ENGLISH), A4).unwrap();
    let texts = texts(&drawing);
    for text in ["Sea Battle", "Puzzle 3", "10 × 10 · 16 cells shown", "Fleet", "mine", "minesweeper"] {
        assert!(texts.contains(&text), "{text}: {texts:?}");
    }
    assert!(texts.contains(&"Ships of three and four cells may have any shape."));
    assert!(texts.contains(&"Ships may touch at corners."));
    assert_eq!(ticks(&drawing), 10 + 3 + 2);
    // Numbers of rows and counts: those of two lines are withheld, those of mines and sweepers
    // given.
    let numbers = texts.iter().filter(|text| text.parse::<u8>().is_ok()).count();
    assert_eq!(numbers, 10 + (20 - 2) + 20 + 20 + 1);

    let solution = page(&puzzle, PageKind::Solution, Some(3), &setup(HUNGARIAN), A4).unwrap();
    let texts = self::texts(&solution);
    assert!(texts.contains(&"3. megfejtés") && texts.contains(&"Torpedó"), "{texts:?}");
    assert_eq!((ticks(&solution), solution.title.as_str()), (0, "Torpedó – 3. megfejtés"));
    let frames = solution.marks.iter().filter(|mark| matches!(mark, Mark::Rect(Look::Given, ..))).count();
    assert_eq!(frames, 16 + 1);
}

#[test]
fn columns_have_the_names_that_are_wanted() {
    let puzzle = puzzle("10x10", Variant::default());
    let word = Columns::word("республика", puzzle.board.size()).unwrap();
    for (columns, name) in [(Columns::latin(), "J"), (Columns::cyrillic(), "К"), (word, "У")] {
        let setup = Setup { columns, ..setup(HUNGARIAN) };
        let drawing = page(&puzzle, PageKind::Puzzle, None, &setup, A4).unwrap();
        assert!(texts(&drawing).contains(&name) && drawing.runs().all(|run| run.missing_sign().is_none()));
    }
}

#[test]
fn every_format_draws_every_sign() {
    let puzzle = puzzle("10x10", mined());
    let drawing = page(&puzzle, PageKind::Puzzle, None, &setup(HUNGARIAN), A4).unwrap();
    let paths = drawing.marks.iter().filter(|mark| matches!(mark, Mark::Path(..))).count();
    let svg = svg(&drawing);
    let document = roxmltree::Document::parse(&svg).unwrap();
    let drawn = document.descendants().filter(|node| node.has_tag_name("path") && node.has_attribute("class"));
    assert_eq!(drawn.count(), paths);
    assert!(svg.contains("class=\"water\"") && paths > 20);
    assert!(png(&drawing, 50.0).starts_with(b"\x89PNG"));
    assert!(pdf(&[drawing], &About::default(), &[]).unwrap().starts_with(b"%PDF"));
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let mut puzzle = puzzle("30x30", Variant::default());
    let small = page(&puzzle, PageKind::Puzzle, None, &setup(ENGLISH), A5).unwrap_err();
    assert!(matches!(small, DrawError::TooSmall(TooSmallError(cell)) if cell < 5.5), "{small}");
    puzzle.solution = None;
    let none = page(&puzzle, PageKind::Solution, None, &setup(ENGLISH), A4).unwrap_err();
    assert_eq!(none, DrawError::NoSolution(NoSolutionError));
}

/// The left and right edges of the rims of boards, with their upper edges.
fn rims(drawing: &DisplayList) -> Vec<[f64; 3]> {
    let rim = |mark: &Mark| match *mark {
        Mark::Rect(Look::Rim, (left, top), (right, _), _) => Some([left, right, top]),
        _ => None,
    };
    drawing.marks.iter().filter_map(rim).collect()
}

#[test]
fn counts_stand_below_the_line_of_the_title() {
    for puzzle in puzzles() {
        let drawing = page(&puzzle, PageKind::Puzzle, None, &setup(ENGLISH), A4).unwrap();
        let rule = drawing.marks.iter().find_map(|mark| match *mark {
            Mark::Line(Look::Rule, (left, _), (right, _)) => Some((left, right)),
            _ => None,
        });
        let (left, right) = rule.unwrap();
        let rim = rims(&drawing)[0];
        let widest = drawing.runs().map(|run| run.at.0 + run.width()).fold(rim[1], f64::max);
        assert!(rim[0] > left - 0.1 && widest < right + 0.1, "{}: {widest} of {right}", puzzle.board.size());
    }
}

fn pages<'a>(puzzles: &'a [Puzzle], kind: PageKind, setup: &Setup) -> Vec<Page<'a>> {
    puzzles.iter().map(|puzzle| Page::of(puzzle, kind, None, setup).unwrap()).collect()
}

#[test]
fn a_large_board_has_more_of_a_page_than_small_ones() {
    let puzzles: Vec<Puzzle> = ["6x6", "8x8", "10x10", "10x10", "30x30", "6x6", "18x18", "7x16"]
        .map(|size| puzzle(size, Variant::default()))
        .into();
    let boards = |kind, per_page| -> Vec<usize> {
        let sheets = several(&panels(&pages(&puzzles, kind, &setup(HUNGARIAN))), A4, per_page).unwrap();
        sheets.iter().map(|sheet| rims(sheet).len()).collect()
    };
    // After the largest, two have a page together; four would be too small there.
    assert_eq!(boards(PageKind::Puzzle, 4), [4, 1, 2, 1]);
    assert_eq!(boards(PageKind::Puzzle, 2), [2, 2, 1, 2, 1]);
    assert_eq!(boards(PageKind::Solution, 4), [4, 4]);
    let small = several(&panels(&pages(&puzzles, PageKind::Puzzle, &setup(HUNGARIAN))), A5, 4).unwrap_err();
    assert!(small.0 == 4 && small.1.0 < 5.5, "{small:?}");
}

#[test]
fn what_stands_on_a_sheet_lies_on_it() {
    let some = puzzles();
    let mut sheets = contact(&panels(&pages(&some, PageKind::Puzzle, &setup(ENGLISH))), A4);
    for (style, per_page) in [(HUNGARIAN, 2), (ENGLISH, 4)] {
        for kind in PageKind::ALL {
            sheets.extend(several(&panels(&pages(&some, kind, &setup(style))), A4, per_page).unwrap());
        }
    }
    for sheet in sheets {
        let is_on = |(x, y): (f64, f64)| x > 4.0 && x < 206.0 && y > 4.0 && y < 293.0;
        for run in sheet.runs() {
            let ends = [run.at, (run.at.0 + run.width(), run.at.1)];
            assert!(ends.into_iter().all(is_on), "{}: {} at {:?}", sheet.title, run.text, run.at);
        }
        assert!(corners(&sheet).into_iter().all(is_on), "{}", sheet.title);
    }
}

#[test]
fn two_players_have_two_boards_two_fleets_and_their_rules() {
    let told = |drawing: &DisplayList, word: &str| texts(drawing).iter().any(|text| text.starts_with(word));
    for (size, papers) in
        [("6x6", vec![A4, A5]), ("10x10", vec![A4, A5]), ("18x18", vec![A4]), ("30x30", vec![(420.0, 297.0)])]
    {
        for variant in [Variant::default(), mined()] {
            let setting = setting(size, variant);
            // With mines, there is more beside and below 18 × 18 cells than A4 has room for.
            let papers = if size == "18x18" && variant.mines > 0 { vec![A3] } else { papers.clone() };
            for (&paper, style) in papers.iter().zip([HUNGARIAN, ENGLISH].into_iter().cycle()) {
                let drawing = partner(&setting, &setup(style), paper).unwrap();
                let [one, other] = rims(&drawing)[..] else { panic!("{size}: expected two boards") };
                let is_beside = one[2] == other[2] && one[1] < other[0];
                assert_eq!(is_beside, size != "18x18", "{size} on {paper:?}");
                assert_eq!(ticks(&drawing), 2 * (setting.fleet().lengths().len() + 5 * usize::from(variant.mines > 0)));
                let (mine, sweeper) = if style == ENGLISH { ("mine", "minesweeper") } else { ("akn", "aknaszedő") };
                assert_eq!([mine, sweeper].map(|word| told(&drawing, word)), [variant.mines > 0; 2], "{size}");
                for run in drawing.runs() {
                    let end = (run.at.0 + run.width(), run.at.1);
                    assert!(run.at.0 > 4.0 && end.0 < paper.0 - 4.0 && end.1 < paper.1 - 4.0, "{}", run.text);
                }
            }
        }
    }
    let small = partner(&puzzle("30x30", Variant::default()).board, &setup(ENGLISH), A4).unwrap_err();
    assert!(small.0 < 5.5, "{small}");
}

#[test]
fn empty_boards_have_nothing_but_their_fleets() {
    let setting = puzzle("8x8", mined()).board;
    for (per_page, boards) in [(1, 1), (2, 2), (4, 4)] {
        let drawing = blank(&setting, &setup(HUNGARIAN), A4, per_page).unwrap();
        assert_eq!((rims(&drawing).len(), ticks(&drawing)), (boards, boards * (9 + 5)));
        assert!(texts(&drawing).contains(&"Üres tábla"));
    }
}

#[test]
fn texts_say_what_the_puzzle_says() {
    for (puzzle, columns) in [
        (puzzle("10x10", mined()), Columns::cyrillic()),
        (puzzle("12x7", Variant::default()), Columns::latin()),
        (puzzle("30x30", Variant::default()), Columns::latin()),
    ] {
        let setup = Setup { style: HUNGARIAN, columns: columns.clone() };
        let size = puzzle.board.size();
        let width = usize::from(size.width());
        for kind in PageKind::ALL {
            let text = Page::of(&puzzle, kind, None, &setup).unwrap().text();
            let lines: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
            let head = lines.iter().position(|line| line.starts_with(&[&*columns.names()[0]])).unwrap();
            assert!(lines[head][..width].iter().eq(&columns.names()[..width]), "{text}");
            let solution = puzzle.solution.as_ref().unwrap();
            for row in 0..size.height() {
                let line = &lines[head + 1 + usize::from(row)];
                let counts = Piece::ALL.into_iter().filter(|&piece| puzzle.board.cells_of(piece) > 0);
                let count = |piece: Piece| match (kind, puzzle.clues.counts(piece).get(Line::Row(row))) {
                    (PageKind::Puzzle, None) => "?".to_owned(),
                    _ => solution.cells(piece).count_in(Line::Row(row)).to_string(),
                };
                assert_eq!(line[0], (row + 1).to_string());
                assert!(counts.map(count).eq(line[1 + width..].iter().copied()), "{text}");
                for (cell, sign) in size.cells().filter(|cell| cell.row() == row).zip(&line[1..]) {
                    let shows = match kind {
                        PageKind::Puzzle => puzzle.clues.shows(cell),
                        PageKind::Solution => Some(solution.shows(cell)).filter(|&shows| shows != Shows::Water),
                    };
                    let signs = ["~", "o", "<", ">", "^", "v", "x", "#", "*", "+"];
                    assert_eq!(*sign, shows.map_or("·", |shows| signs[shows as usize]), "{cell}");
                }
            }
            // Everything in a column stands below its name.
            let places = |line: &str| {
                line.char_indices()
                    .filter(|(_, sign)| *sign != ' ')
                    .map(|(at, _)| line[..at].chars().count())
                    .next_back()
            };
            let board: Vec<&str> = text.lines().skip(head + 1).take(size.height().into()).collect();
            assert!(board.iter().all(|line| places(line) == places(board[0])), "{text}");
        }
    }
}

/// Printed as any puzzle is, a puzzle of several also has its number.
#[test]
fn a_page_has_the_number_of_its_puzzle() {
    let (puzzle, style) = (puzzle("6x6", Variant::default()), Style::new(Lang::En, Ink::Mono));
    for (kind, label) in [(PageKind::Puzzle, "Puzzle 3"), (PageKind::Solution, "Solution 3")] {
        let page = puzzle.panel(kind, Some(3), style).unwrap().alone(A4).unwrap();
        assert!(texts(&page).contains(&label), "{:?}", texts(&page));
    }
}

/// A game on a small board, with both boards shot at.
fn game_record() -> GameRecord {
    let setting =
        Setting::new("8x8".parse().unwrap(), Fleet::usual("8x8".parse().unwrap()), Variant::default()).unwrap();
    let sampler = Sampler::new(&setting);
    let board = |seed: &str, heading: &str, step: usize| {
        let layout = sampler.layout(seed.parse().unwrap()).unwrap();
        let cells = setting.size().cells().step_by(step);
        let shots = (1..).step_by(2).zip(cells).map(|(number, cell)| (cell, number, layout.at(cell).is_some()));
        Shelled { heading: heading.to_owned(), shots: shots.collect(), layout }
    };
    let boards = [board("000001", "1. játékos táblája (ember)", 2), board("000002", "2. játékos táblája (ember)", 3)];
    let moves = (1..=90).map(|number| format!("{number}. {}: E4: talált", number % 2 + 1)).collect();
    GameRecord { boards, setting, result: "Győztes: az 1. játékos (ember).".to_owned(), moves }
}

#[test]
fn the_record_of_a_game_has_all_shots_and_moves() {
    let record = game_record();
    for style in [HUNGARIAN, ENGLISH] {
        for paper in [A4, A5, A3] {
            let pages = contest(&record, &setup(style), paper).unwrap();
            let texts: Vec<&str> = pages.iter().flat_map(texts).collect();
            for number in 1..=90 {
                let found = texts.iter().filter(|text| **text == record.moves[number - 1]).count();
                assert_eq!(found, 1, "{number} on {paper:?}");
            }
            for board in &record.boards {
                assert!(texts.contains(&&*board.heading));
                for (cell, number, _) in &board.shots {
                    assert!(texts.contains(&&*number.to_string()), "{cell}");
                }
            }
            for page in &pages {
                let inside = |(x, y): (f64, f64)| (0.0..=paper.0).contains(&x) && (0.0..=paper.1).contains(&y);
                assert!(corners(page).into_iter().all(inside));
                let runs = page.runs().map(|run| run.at);
                assert!({ runs }.all(inside), "a text begins off the page");
            }
        }
    }
    let drawn = svg(&contest(&record, &setup(HUNGARIAN), A4).unwrap()[0]);
    assert_golden("sea-battle-record-hu-colour.svg", &drawn);
    assert!(contest(&record, &setup(HUNGARIAN), (40.0, 60.0)).is_err());
}
