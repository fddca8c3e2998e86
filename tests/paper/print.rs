//! Printed pages: compared byte for byte with `tests/golden/`, and the picture in the cookbook with
//! what is drawn today.
//!
//! After an intended change run `UPDATE_GOLDEN=1 cargo test --test paper print`, look at every page
//! that git shows as changed (`rsvg-convert -o page.png page.svg`), and commit them.

use smyoz::games::smyoz::paper::Page;
use smyoz::games::smyoz::puzzle::{Promise, Puzzle};
use smyoz::games::smyoz::{Cell, Clue, Clues, Inventory, Item, Layout, Seed, ShipType, Shots, Smyoz, View};
use smyoz::paper::sheets::{self, A4};
use smyoz::paper::{DisplayList, Ink, Lang, NoSolutionError, PageKind, Panel, Style, svg};

use super::common::{assert_golden, puzzles};

const HUNGARIAN: Style = Style::new(Lang::Hu, Ink::Colour);
const ENGLISH: Style = Style::new(Lang::En, Ink::Mono);

fn cells(names: &str) -> impl Iterator<Item = Cell> {
    names.split_whitespace().map(|name| name.parse().unwrap())
}

fn puzzle(layout: Layout, shots: &str, mercy: Option<&str>, withheld: &[Item]) -> Puzzle {
    let view = View::of(&layout);
    let mut inventory = Inventory::of(&layout);
    withheld.iter().for_each(|&item| inventory.withhold(item));
    let shots = Shots::at(cells(shots).collect(), &view);
    let mercy = mercy.map(|name| view.shot(name.parse().unwrap()));
    Puzzle {
        solution: Some(layout),
        promise: mercy.map_or(Promise::One, |shot| Promise::Mercy(Clue::Shot(shot))),
        ..Puzzle::new(Smyoz, Clues { inventory, shots })
    }
}

/// Pages need no unique solution, so the shots were chosen to show every colour and every kind of
/// content.
fn samples() -> [(&'static str, Puzzle); 3] {
    let seed: Seed = "123456".parse().unwrap();
    let layout = |text: &str| text.parse().unwrap();
    let many = layout("..D.G........G.GG..B........B........B..AAAA..........D.B...G....B...G.D..B.D....");
    let short = layout("..B..D...D.B....GG..B.A........A.D......A........A.BBB.G........G..GG..D.........");
    let withheld = [Item::Codes(ShipType::Gamma), Item::WaterLines, Item::Islands];
    [
        (
            "plain",
            Puzzle { seed: Some(seed), ..puzzle(Layout::of_seed(seed), "31 62 13 53 94 45 76 27 58", None, &[]) },
        ),
        ("mercy", puzzle(many, "31 23 45 55 46 57 37 75 82", Some("78"), &[])),
        ("withheld", puzzle(short, "31 62 13 66 27 48 57 99", Some("61"), &withheld)),
    ]
}

fn pages() -> Vec<(String, String)> {
    let mut pages = Vec::new();
    for (name, puzzle) in samples() {
        for (part, part_name) in [(PageKind::Puzzle, "puzzle"), (PageKind::Solution, "solution")] {
            for (style, style_name) in [(HUNGARIAN, "hu-colour"), (ENGLISH, "en-mono")] {
                let page = Page::of(&puzzle, part, style).unwrap();
                let file = |extension| format!("{name}-{part_name}-{style_name}.{extension}");
                pages.extend([(file("txt"), page.text()), (file("svg"), svg(&page.drawn_on(A4)))]);
            }
        }
    }
    pages
}

/// Four puzzles of each level that people can solve, the easiest first, on four pages.
fn four_on_a_page(style: Style) -> Vec<DisplayList> {
    let mut puzzles = puzzles(16);
    puzzles.sort_by_key(|puzzle| puzzle.rating.as_ref().map(|rating| (rating.level, rating.score)));
    let pages: Vec<Page> = puzzles.iter().map(|puzzle| Page::of(puzzle, PageKind::Puzzle, style).unwrap()).collect();
    sheets::several(&super::sheets::panels(&pages), sheets::A4, 4).unwrap()
}

/// The picture in the cookbook: puzzles for beginners.
fn cookbook() -> (String, String) {
    let style = Style::new(Lang::En, Ink::Colour);
    ("../../docs/page.svg".to_owned(), svg(&four_on_a_page(style)[0]))
}

#[test]
fn pages_are_as_they_were() {
    for (name, page) in pages().into_iter().chain([cookbook()]) {
        assert_golden(&name, &page);
    }
}

#[test]
fn a_solution_must_be_there() {
    let (_, mut puzzle) = samples().into_iter().next().unwrap();
    puzzle.solution = None;
    assert_eq!(Page::of(&puzzle, PageKind::Solution, HUNGARIAN).unwrap_err(), NoSolutionError);
    assert!(Page::of(&puzzle, PageKind::Puzzle, HUNGARIAN).is_ok());
}
