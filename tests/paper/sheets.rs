//! Sheets: what stands on them, and where.

use smyoz::games::sea_battle;
use smyoz::games::smyoz::paper::{Page, blank, partner};
use smyoz::games::smyoz::puzzle::Puzzle;
use smyoz::paper::book::Bindable;
use smyoz::paper::drawing::{DisplayList, Look, Mark};
use smyoz::paper::sheets::{A4, TooSmallError, bare, contact, several};
use smyoz::paper::{Ink, Lang, PageKind, Panel, Style};
use smyoz::puzzles::{Caption, Record};

use super::common::{collection, file, texts};

const STYLES: [Style; 2] = [Style::new(Lang::Hu, Ink::Colour), Style::new(Lang::En, Ink::Mono)];
const A5: (f64, f64) = (148.0, 210.0);

fn pages(kind: PageKind, style: Style) -> Vec<Page> {
    let puzzles = collection("levels").into_iter().step_by(9).chain(collection("mercy").into_iter().take(3));
    puzzles.map(|puzzle| Page::of(&puzzle, kind, style).unwrap()).collect()
}

/// Pages as panels of sheets.
pub fn panels<P: Panel>(pages: &[P]) -> Vec<&dyn Panel> {
    pages.iter().map(|page| page as &dyn Panel).collect()
}

/// The rectangles of this look: left, top, right, bottom.
fn rects(drawing: &DisplayList, look: Look) -> Vec<[f64; 4]> {
    let rect = |mark: &Mark| match *mark {
        Mark::Rect(found, (left, top), (right, bottom), _) if found == look => Some([left, top, right, bottom]),
        _ => None,
    };
    drawing.marks.iter().filter_map(rect).collect()
}

/// The sides of the cells of all boards.
fn cells(drawing: &DisplayList) -> Vec<f64> {
    rects(drawing, Look::Rim).iter().map(|[left, _, right, _]| (right - left) / 9.0).collect()
}

fn all_sheets(style: Style) -> Vec<DisplayList> {
    let (puzzles, solutions) = (pages(PageKind::Puzzle, style), pages(PageKind::Solution, style));
    let mut sheets = contact(&panels(&puzzles), A4);
    for paper in [A4, A5, (215.9, 279.4)] {
        for per_page in [1, 2, 4] {
            sheets.extend(several(&panels(&puzzles), paper, per_page).unwrap());
            sheets.extend(several(&panels(&solutions), paper, per_page).unwrap());
            sheets.push(blank(style, paper, per_page).unwrap());
        }
        sheets.push(partner(style, paper).unwrap());
    }
    sheets
}

#[test]
fn what_stands_on_a_sheet_lies_on_it() {
    for style in STYLES {
        for sheet in all_sheets(style) {
            for run in sheet.runs() {
                let (end, (width, height)) = (run.at.0 + run.width(), sheet.size);
                let is_on = run.at.0 > 4.0 && end < width - 4.0 && run.at.1 > 4.0 && run.at.1 < height - 4.0;
                assert!(is_on, "{}: {} at {:?}", sheet.title, run.text, run.at);
            }
            for [left, top, right, bottom] in rects(&sheet, Look::Rim) {
                assert!(left > 4.0 && top > 4.0 && right < sheet.size.0 - 4.0 && bottom < sheet.size.1 - 4.0);
            }
        }
    }
}

#[test]
fn a_bare_page_has_a_board_and_neither_title_nor_legend() {
    let caption = Caption { title: Some("Low Tide".parse().unwrap()), ..Caption::NONE };
    let smyoz = ["levels", "mercy", "symmetric"].map(|name| collection(name).swap_remove(3));
    let smyoz = smyoz.map(|puzzle| Puzzle { caption: caption.clone(), ..puzzle });
    let sea = file("sea-battle-levels");
    let sea: sea_battle::Puzzle = serde_json::from_str(sea.lines().next().unwrap()).unwrap();
    let sea = sea_battle::Puzzle { caption, ..sea };
    let bound: [&dyn Bindable; 4] = [&smyoz[0].clone(), &smyoz[1].clone(), &smyoz[2].clone(), &sea];
    for (puzzle, style) in bound.into_iter().flat_map(|puzzle| STYLES.map(|style| (puzzle, style))) {
        let has_condition = puzzle.is_up_to_symmetry();
        for kind in PageKind::ALL {
            let panel = puzzle.panel(kind, None, style).unwrap();
            let drawing = bare(&*panel, A4).unwrap();
            let texts = texts(&drawing);
            let legend = panel.legend();
            let meanings: Vec<&str> = legend.iter().map(|(_, meaning)| &**meaning).collect();
            let said: Vec<&&str> = meanings.iter().filter(|meaning| texts.contains(meaning)).collect();
            // Which of its solutions a symmetric puzzle has, no board shows.
            let expected = usize::from(has_condition && kind == PageKind::Puzzle);
            assert_eq!(said.len(), expected, "{said:?}");
            let names = ["Low Tide".to_owned(), puzzle.its_id().to_string(), panel.game()];
            let named = names.iter().find(|name| texts.iter().any(|text| text.contains(&**name)));
            assert!(texts.len() > 18 && named.is_none(), "{named:?}: {texts:?}");
            let whole = panel.alone(A4).unwrap();
            assert!(drawing.size.1 < whole.size.1 - 20.0 && drawing.size.0 < whole.size.0, "{:?}", drawing.size);
            // What stands at the foot is close to the rest.
            let has_foot = drawing.marks.iter().any(|mark| matches!(mark, Mark::Turned(..)));
            assert_eq!(has_foot, puzzle.mercy().is_some() && kind == PageKind::Puzzle);
            assert!(drawing.size.1 - drawing.size.0 < 70.0, "{:?}", drawing.size);
        }
    }
}

#[test]
fn boards_leave_room_for_a_pencil() {
    let puzzles = pages(PageKind::Puzzle, STYLES[0]);
    let smallest = |per_page| {
        let sheets = several(&panels(&puzzles), A4, per_page).unwrap();
        sheets.iter().flat_map(cells).fold(f64::MAX, f64::min)
    };
    assert!(smallest(1) >= 15.0 && smallest(2) >= 9.0 && smallest(4) >= 8.0);
    assert!(matches!(several(&panels(&puzzles), (100.0, 140.0), 4), Err((0, TooSmallError(cell))) if cell < 5.5));
    assert!(blank(STYLES[0], (100.0, 140.0), 4).is_err() && partner(STYLES[0], (100.0, 110.0)).is_err());
}

#[test]
fn letters_can_be_read_at_all_sizes() {
    for style in STYLES {
        for sheet in all_sheets(style) {
            // Overviews are for choosing, not for solving.
            if cells(&sheet).iter().any(|&cell| cell < 5.5) {
                continue;
            }
            let mut letters = sheet.runs().filter(|run| ["α", "β", "γ", "δ"].contains(&&run.text[..]));
            assert!(letters.all(|run| run.kind.size > 1.9), "{}", sheet.title);
        }
    }
}

#[test]
fn a_box_to_tick_stands_at_its_own_ship() {
    for page in pages(PageKind::Puzzle, STYLES[1]) {
        let small = [(A4, 4), (A5, 4), (A5, 2)];
        let small =
            small.map(|(paper, count)| several(&panels(std::slice::from_ref(&page)), paper, count).unwrap().remove(0));
        for sheet in small.into_iter().chain([page.drawn_on(A4)]) {
            let (ships, ticks) = (rects(&sheet, Look::Ship), rects(&sheet, Look::Tick));
            assert_eq!((ships.len(), ticks.len()), (10, 10));
            for [left, top, right, bottom] in ticks {
                let middle = (top + bottom) / 2.0;
                let in_row = || ships.iter().filter(|[_, top, _, bottom]| (*top..*bottom).contains(&middle));
                let own = in_row().map(|ship| left - ship[2]).filter(|&away| away > 0.0).fold(f64::MAX, f64::min);
                let next = in_row().map(|ship| ship[0] - right).filter(|&away| away > 0.0).fold(f64::MAX, f64::min);
                let digits = sheet.runs().filter(|run| run.at.0 < left && (run.at.1 - middle).abs() < 2.0);
                let code = digits.map(|run| left - run.at.0 - run.width()).fold(f64::MAX, f64::min);
                assert!(own < f64::MAX && code > 0.0 && next > 2.0 * code, "{code} {next}");
            }
        }
    }
}

#[test]
fn strokes_at_a_symbol_neither_meet_nor_leave_the_cell() {
    for (paper, per_page) in [(A4, 1), (A4, 2), (A4, 4), (A5, 4)] {
        for sheet in
            STYLES.iter().flat_map(|&style| several(&panels(&pages(PageKind::Puzzle, style)), paper, per_page).unwrap())
        {
            for [left, top, right, _] in rects(&sheet, Look::Rim) {
                let cell = (right - left) / 9.0;
                for look in [Look::Red, Look::Green] {
                    let width = sheet.appearance.paint(look).stroke.unwrap().1;
                    let lines = sheet.marks.iter().filter_map(|mark| match *mark {
                        Mark::Line(found, (x1, y), (x2, _)) if found == look => Some((x1, x2, y)),
                        _ => None,
                    });
                    let inside =
                        lines.filter(|(x1, x2, y)| *x1 > left && *x2 < right && (top..top + 9.0 * cell).contains(y));
                    let mut strokes: Vec<_> = inside.collect();
                    strokes.sort_by(|one, other| one.partial_cmp(other).unwrap());
                    for &(x1, x2, y) in &strokes {
                        let (column, row) = (((x1 - left) / cell).floor(), ((y - top) / cell).floor());
                        assert_eq!(((x2 - left) / cell).floor(), column);
                        let in_cell = y - top - row * cell;
                        assert!(
                            in_cell > width / 2.0 + 0.1 && in_cell < cell - width / 2.0 - 0.1,
                            "{in_cell} of {cell}"
                        );
                    }
                    for pair in strokes.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
                        assert!(pair[1].2 - pair[0].2 > width + 0.2, "{pair:?} in cells of {cell}");
                    }
                }
            }
        }
    }
}

#[test]
fn mercy_shots_are_upside_down() {
    for sheet in several(&panels(&pages(PageKind::Puzzle, STYLES[1])), A4, 4).unwrap() {
        let upright = sheet.marks.iter().filter(|mark| matches!(mark, Mark::Text(run) if run.text.contains("cell:")));
        assert_eq!(upright.count(), 0);
    }
    let turned = |mark: &&Mark| matches!(mark, Mark::Turned(..));
    let sheets = several(&panels(&pages(PageKind::Puzzle, STYLES[1])), A4, 4).unwrap();
    assert_eq!(sheets.iter().flat_map(|sheet| &sheet.marks).filter(turned).count(), 3);
    assert_eq!(contact(&panels(&pages(PageKind::Puzzle, STYLES[1])), A4)[0].marks.iter().filter(turned).count(), 0);
}

#[test]
fn an_overview_names_each_puzzle() {
    let puzzles = collection("levels");
    let pages: Vec<Page> =
        puzzles.iter().map(|puzzle| Page::of(puzzle, PageKind::Puzzle, STYLES[1]).unwrap()).collect();
    let sheets = contact(&panels(&pages), A4);
    assert_eq!(sheets.len(), puzzles.len().div_ceil(20));
    let texts: Vec<&str> = sheets.iter().flat_map(texts).collect();
    for (number, puzzle) in (1..).zip(&puzzles) {
        assert!(texts.contains(&&puzzle.id().to_string()[..]) && texts.contains(&&format!("{number}.")[..]));
    }
    assert!(texts.iter().any(|text| text.starts_with("Advanced ")));
}

#[test]
fn blank_boards_say_nothing() {
    for style in STYLES {
        for sheet in [blank(style, A4, 1).unwrap(), blank(style, A4, 4).unwrap(), partner(style, A4).unwrap()] {
            assert!(sheet.runs().all(|run| run.text != "?"), "{}", sheet.title);
            assert!(!rects(&sheet, Look::Withheld).is_empty());
        }
    }
    assert_eq!(cells(&partner(STYLES[0], A4).unwrap()).len(), 2);
}

/// The longest title and note.
fn captioned(mut puzzle: Puzzle) -> Puzzle {
    puzzle.caption = Caption {
        title: "Wm ".repeat(20).parse().ok(),
        note: "Wide words make more lines than most. ".repeat(8)[..300].parse().ok(),
    };
    assert!(puzzle.caption.title.is_some() && puzzle.caption.note.is_some());
    puzzle
}

#[test]
fn titles_and_notes_stand_above_the_board() {
    for style in STYLES {
        let bare: Vec<Puzzle> = collection("levels").into_iter().step_by(29).chain(collection("mercy").pop()).collect();
        let puzzles: Vec<Page> =
            bare.iter().map(|puzzle| Page::of(&captioned(puzzle.clone()), PageKind::Puzzle, style).unwrap()).collect();
        for (paper, per_page) in [(A4, 1), (A4, 2), (A4, 4), (A5, 1), ((215.9, 279.4), 2)] {
            for sheet in several(&panels(&puzzles), paper, per_page).unwrap() {
                let notes: Vec<_> =
                    sheet.runs().filter(|run| run.text.contains("make") || run.text.contains("Wm")).collect();
                assert!(!notes.is_empty());
                let rims = rects(&sheet, Look::Rim);
                for run in notes {
                    let end = run.at.0 + run.width();
                    assert!(run.at.0 > 4.0 && end < paper.0 - 4.0 && run.at.1 > 7.0, "{} at {:?}", run.text, run.at);
                    let covers = |&[left, top, right, bottom]: &[f64; 4]| {
                        run.at.0 < right && end > left && run.at.1 > top - 1.0 && run.at.1 - run.kind.size < bottom
                    };
                    assert!(!rims.iter().any(covers), "{} at {:?}: on a board", run.text, run.at);
                }
                assert!(cells(&sheet).iter().all(|&cell| cell >= 5.5));
            }
        }
    }
}

#[test]
fn pages_are_headed_as_the_author_calls_the_game() {
    let style = Style { title: Some("Bimaru"), ..Style::new(Lang::En, Ink::Mono) };
    for name in ["levels", "sea-battle-levels", "garnsi-malom-holes"] {
        let puzzle = smyoz::built_in().read(file(name).lines().next().unwrap()).unwrap();
        let puzzle = puzzle.bindable().unwrap();
        let panel = puzzle.panel(PageKind::Puzzle, None, style).unwrap();
        let sheets = [panel.alone(A4).unwrap(), several(&[&*panel, &*panel], A4, 2).unwrap().remove(0)];
        for sheet in sheets {
            let texts = texts(&sheet);
            assert!(texts.contains(&"Bimaru"), "{texts:?}");
            assert!(!texts.contains(&&*puzzle.its_game().name(Lang::En)), "{texts:?}");
        }
    }
}
