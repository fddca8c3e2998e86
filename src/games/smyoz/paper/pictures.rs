//! The pictures of SMYOZ: examples, boards, inventories, and what a solver knows.
//!
//! The first line of a picture names ships, as facts do: `B44-64 D37`.

use std::sync::Arc;

use super::board::{Board, Hull, MARGIN, SIDE};
use super::inventory::{HEIGHT, InventoryPlace, NUMBERS, SHIPS};
use super::known::Known;
use super::page::Page;
use super::text;
use crate::board::{Cell, CellSet, Layout, Placement, ShipType};
use crate::clues::{Clues, Inventory, Shots, View};
use crate::deduction::Fact;
use crate::engines::Smyoz;
use crate::puzzle::Puzzle;
use smyoz_paper::book::{Art, Form, Picture};
use smyoz_paper::drawing::{At, DisplayList};
use smyoz_paper::{PageKind, Style};

pub(super) enum SmyozArt {
    Ships(Vec<Hull>),
    /// The board of a page.
    Board(Box<Page>),
    /// The inventory of a page.
    Inventory(Box<Page>),
    /// The board of a solver.
    Known(Box<Known>),
}

impl SmyozArt {
    /// Reads the lines of a picture of this kind; `None` if this game has no such kind.
    ///
    /// # Panics
    /// If they are no such picture. The texts are the program's own.
    pub fn read(kind: &str, lines: &[&str], style: Style) -> Option<(Form, Arc<dyn Art>)> {
        let words = |at: usize| lines[at].split_whitespace();
        let example = |is_allowed| (Form::Example { is_allowed }, SmyozArt::Ships(words(0).map(hull).collect()));
        let page = |kind, shots: CellSet| Box::new(page(words(0), kind, shots, style));
        let (form, art) = match kind {
            "allowed" => example(true),
            "forbidden" => example(false),
            "solution" => (Form::Board, SmyozArt::Board(page(PageKind::Solution, CellSet::EMPTY))),
            "shots" => {
                let cells = words(1).map(|cell| cell.parse::<Cell>().expect("a cell"));
                (Form::Board, SmyozArt::Board(page(PageKind::Puzzle, cells.collect())))
            }
            "inventory" => (Form::Wide, SmyozArt::Inventory(page(PageKind::Puzzle, CellSet::EMPTY))),
            _ => return None,
        };
        Some((form, Arc::new(art)))
    }

    /// The board of a page.
    pub fn board(page: Page) -> Picture {
        Picture { form: Form::Board, art: Arc::new(Self::Board(Box::new(page))), caption: String::new() }
    }

    /// The inventory of a page.
    pub fn inventory(page: Page) -> Picture {
        Picture { form: Form::Wide, art: Arc::new(Self::Inventory(Box::new(page))), caption: String::new() }
    }

    pub fn known(known: Known) -> Self {
        Self::Known(Box::new(known))
    }
}

impl Art for SmyozArt {
    fn draw(&self, drawing: &mut DisplayList, (left, top): At, side: f64) {
        let cell = side / SIDE;
        let board = Board { at: (left + cell * MARGIN, top + cell * MARGIN), cell };
        match self {
            Self::Ships(ships) => board.draw_ships(drawing, ships),
            Self::Board(page) => board.draw(drawing, page),
            Self::Known(known) => board.draw_known(drawing, known),
            Self::Inventory(page) => {
                let scale = side / (SHIPS + NUMBERS);
                let at = (left, top + 2.0);
                InventoryPlace { at, scale, is_stacked: false, has_ticks: false }.draw(drawing, page);
            }
        }
    }

    fn height(&self, side: f64) -> f64 {
        match self {
            Self::Inventory(_) => (HEIGHT + 4.0) * side / (SHIPS + NUMBERS),
            Self::Ships(_) | Self::Board(_) | Self::Known(_) => side * (SIDE + MARGIN) / SIDE,
        }
    }

    fn text(&self) -> String {
        match self {
            Self::Ships(ships) => text::ships(ships),
            Self::Board(page) => text::board(page),
            Self::Inventory(page) => text::inventory(page),
            Self::Known(known) => known.in_words(),
        }
    }
}

/// The whole layout of these ships as a page, with shots at these cells.
fn page<'a>(ships: impl Iterator<Item = &'a str>, kind: PageKind, shots: CellSet, style: Style) -> Page {
    let placements = ships.map(|ship| match ship.parse() {
        Ok(Fact::Found(placement)) => placement,
        other => panic!("{ship} is not a ship: {other:?}"),
    });
    let placements: Vec<Placement> = placements.collect();
    let layout = Layout::new(placements.try_into().expect("ten ships")).expect("they form a layout");
    let shots = Shots::at(shots, &View::of(&layout));
    let clues = Clues { inventory: Inventory::of(&layout), shots };
    let puzzle = Puzzle { solution: Some(layout), ..Puzzle::new(Smyoz, clues) };
    Page::of(&puzzle, kind, style).expect("it has a solution")
}

/// A ship of an example, which may lie where no ship can.
fn hull(name: &str) -> Hull {
    let kind = ShipType::ALL.into_iter().find(|kind| name.starts_with(kind.letter())).expect("the letter of a type");
    let (first, last) = name[1..].split_once('-').unwrap_or((&name[1..], &name[1..]));
    let cell = |name: &str| name.parse::<Cell>().expect("a cell");
    Hull { kind, first: cell(first), last: cell(last) }
}
