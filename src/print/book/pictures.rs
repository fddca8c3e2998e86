//! The pictures in running text: examples of what is allowed, a worked example, and what a solver
//! knows at some moment.
//!
//! In Markdown a picture is a fenced block. Its first line names ships, as facts do: `B44-64 D37`.

use std::sync::Arc;

use super::flow::lines_in;
use super::press::Press;
use super::rules::wrapped;
use crate::print::drawing::{Anchor, Appearance, At, DisplayList, Face, Look, Role, Type};
use crate::print::page::Page;
use crate::print::sheet::board::{Board, Hull, MARGIN, SIDE};
use crate::print::sheet::inventory::{HEIGHT, InventoryPlace, NUMBERS, SHIPS};
use crate::print::sheet::known::Known;
use crate::print::{PageKind, Style, text, theme};
use crate::puzzle::Puzzle;
use crate::smyoz::{Cell, CellSet, Fact, Inventory, Layout, Placement, ShipType, Shots, View};

/// A picture with its caption.
pub(super) struct Picture {
    kind: Kind,
    /// What is said below it.
    pub caption: String,
}

enum Kind {
    /// A few ships, and whether they may lie so.
    Example(Vec<Hull>, bool),
    /// The board of a page.
    Board(Box<Page>),
    /// The inventory of a page.
    Inventory(Box<Page>),
    /// The board of a solver, with its side.
    Known(Box<Known>, f64),
}

/// The sides of boards with a few ships, and of whole ones.
const SMALL: f64 = 48.0;
const LARGE: f64 = 80.0;

/// How much smaller pictures are drawn where they would not find room.
pub(super) const SMALLEST: f64 = 0.72;

/// The distance of the lines of a caption, in sizes.
const LEADING: f64 = 1.3;

impl Picture {
    /// Reads the fenced block of this kind.
    ///
    /// # Panics
    /// If it is not a picture. The texts are the program's own.
    pub fn read(kind: &str, content: &str, style: Style) -> Self {
        let lines: Vec<&str> = content.lines().collect();
        let words = |at: usize| lines[at].split_whitespace();
        let example = |is_allowed| Kind::Example(words(0).map(hull).collect(), is_allowed);
        let page = |kind, shots: CellSet| Box::new(page(words(0), kind, shots, style));
        let kind = match kind {
            "allowed" => example(true),
            "forbidden" => example(false),
            "solution" => Kind::Board(page(PageKind::Solution, CellSet::EMPTY)),
            "shots" => {
                let cells = words(1).map(|cell| cell.parse::<Cell>().expect("a cell"));
                Kind::Board(page(PageKind::Puzzle, cells.collect()))
            }
            "inventory" => Kind::Inventory(page(PageKind::Puzzle, CellSet::EMPTY)),
            other => panic!("{other} is not a kind of picture"),
        };
        Self { kind, caption: lines.last().map_or_else(String::new, |&line| line.to_owned()) }
    }

    /// The board of a page.
    pub fn board(page: Page) -> Self {
        Self { kind: Kind::Board(Box::new(page)), caption: String::new() }
    }

    /// The inventory of a page.
    pub fn inventory(page: Page) -> Self {
        Self { kind: Kind::Inventory(Box::new(page)), caption: String::new() }
    }

    /// What a solver knows, on a board of this side.
    pub fn known(known: Known, side: f64) -> Self {
        Self { kind: Kind::Known(Box::new(known), side), caption: String::new() }
    }

    /// Whether two of them have room beside each other.
    fn is_small(&self) -> bool {
        matches!(self.kind, Kind::Example(..))
    }

    /// Whether it stands beside those before it: a forbidden example beside the allowed one.
    pub fn joins(&self, row: &[Self]) -> bool {
        matches!(row, [other] if other.is_small() && self.is_small())
    }

    /// Whether it shows something allowed.
    pub fn is_allowed(&self) -> bool {
        !matches!(self.kind, Kind::Example(_, false))
    }

    /// Whether text may stand beside it.
    pub fn is_beside(&self) -> bool {
        matches!(self.kind, Kind::Board(_) | Kind::Known(..))
    }

    /// Its width where text stands beside it.
    pub fn width(&self) -> f64 {
        match self.kind {
            Kind::Example(..) => SMALL,
            Kind::Board(_) => LARGE,
            Kind::Known(_, side) => side,
            Kind::Inventory(_) => SHIPS + NUMBERS,
        }
    }

    /// How much smaller it may be drawn. What a solver knows is small already.
    pub fn smallest(&self) -> f64 {
        if matches!(self.kind, Kind::Known(..)) { 1.0 } else { SMALLEST }
    }

    /// The side of its board, or the width of its inventory.
    fn side(&self, width: f64, scale: f64) -> f64 {
        let boards = SIDE / (SIDE + MARGIN);
        match self.kind {
            Kind::Example(..) => scale * SMALL.min(width / 2.0 - 14.0),
            Kind::Inventory(_) => width.min(SHIPS + NUMBERS),
            Kind::Board(_) => scale * LARGE.min(width) * boards,
            Kind::Known(_, side) => scale * side.min(width) * boards,
        }
    }

    fn picture_height(&self, width: f64, scale: f64) -> f64 {
        let side = self.side(width, scale);
        match self.kind {
            Kind::Inventory(_) => (HEIGHT + 4.0) * side / (SHIPS + NUMBERS),
            Kind::Example(..) | Kind::Board(_) | Kind::Known(..) => side * (SIDE + MARGIN) / SIDE,
        }
    }

    /// The height of its caption.
    fn caption_height(&self, appearance: &Appearance, width: f64) -> f64 {
        caption(appearance, &self.caption, width).len() as f64 * leading(appearance) + 1.5
    }

    /// Draws it without its caption from this corner; a board or an inventory is as wide as `side`.
    pub fn draw(&self, drawing: &mut DisplayList, (left, top): At, side: f64) {
        let cell = side / SIDE;
        let board = Board { at: (left + cell * MARGIN, top + cell * MARGIN), cell };
        match &self.kind {
            Kind::Example(ships, is_allowed) => {
                board.draw_ships(drawing, ships);
                draw_verdict(drawing, (left + side + 7.0, top + 6.0), *is_allowed);
            }
            Kind::Board(page) => board.draw(drawing, page),
            Kind::Known(known, _) => board.draw_known(drawing, known),
            Kind::Inventory(page) => {
                let scale = side / (SHIPS + NUMBERS);
                let at = (left, top + 2.0);
                InventoryPlace { at, scale, is_stacked: false, has_ticks: false }.draw(drawing, page);
            }
        }
    }
}

impl Picture {
    /// A drawing of it without its caption.
    pub fn alone(&self, style: Style) -> DisplayList {
        const ROOM: f64 = SHIPS + NUMBERS;
        const EDGE: f64 = 2.0;
        let side = self.side(ROOM, 1.0);
        let beside = match self.kind {
            Kind::Example(..) => 10.0,
            Kind::Board(_) | Kind::Known(..) => side / SIDE * MARGIN,
            Kind::Inventory(_) => 0.0,
        };
        let size = (side + beside + 2.0 * EDGE, self.picture_height(ROOM, 1.0) + 2.0 * EDGE);
        let mut drawing = DisplayList::new(size, theme::standard(style.ink), style.lang, self.caption.clone());
        self.draw(&mut drawing, (EDGE, EDGE), side);
        drawing
    }

    /// It as lines of text with its caption; nothing but the caption if it shows what a solver
    /// knows.
    pub fn as_text(&self) -> Vec<String> {
        let (drawing, sign) = match &self.kind {
            Kind::Example(ships, is_allowed) => (text::ships(ships), if *is_allowed { "✓ " } else { "✗ " }),
            Kind::Board(page) => (text::board(page), ""),
            Kind::Inventory(page) => (text::inventory(page), ""),
            Kind::Known(..) => (String::new(), ""),
        };
        let width = if self.is_small() { 36 } else { 76 };
        let mut lines: Vec<String> = drawing.lines().map(str::to_owned).collect();
        for (at, line) in wrapped(&self.caption, width - sign.chars().count()).iter().enumerate() {
            let before = if at == 0 { sign.to_owned() } else { " ".repeat(sign.chars().count()) };
            lines.push(before + line);
        }
        lines
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
    let puzzle = Puzzle { inventory: Inventory::of(&layout), shots, solution: Some(layout), ..Puzzle::default() };
    Page::of(&puzzle, kind, style).expect("it has a solution")
}

/// The height of pictures side by side in this width and on this scale, with their captions.
pub(super) fn height(appearance: &Appearance, row: &[Picture], width: f64, scale: f64) -> f64 {
    let column = width / row.len() as f64;
    let own = |picture: &Picture| picture.picture_height(width, scale) + picture.caption_height(appearance, column);
    row.iter().map(own).fold(0.0, f64::max) + 2.0
}

/// The scale on which pictures side by side are so high at most.
pub(super) fn scale(appearance: &Appearance, row: &[Picture], width: f64, most: f64) -> f64 {
    let [none, whole] = [0.0, 1.0].map(|scale| height(appearance, row, width, scale));
    if whole > none { ((most - none) / (whole - none)).min(1.0) } else { 1.0 }
}

/// The lines of a caption.
fn caption(appearance: &Appearance, text: &str, width: f64) -> Vec<String> {
    lines_in(&appearance.fonts, caption_type(appearance), width - 8.0, text)
}

fn caption_type(appearance: &Appearance) -> Type {
    Type { face: Face::Italic, size: appearance.size(Role::Caption), look: Look::Pale }
}

/// The distance of the lines of a caption.
fn leading(appearance: &Appearance) -> f64 {
    appearance.size(Role::Caption) * LEADING
}

/// Draws pictures side by side from this corner.
pub(super) fn draw(press: &mut Press, row: &[Picture], (left, top): At, width: f64, scale: f64) {
    let column = width / row.len() as f64;
    let appearance = Arc::clone(&press.appearance);
    for (at, picture) in row.iter().enumerate() {
        let left = left + column * at as f64;
        picture.draw(press.drawing(), (left, top), picture.side(width, scale));
        let mut y = top + picture.picture_height(width, scale) + 1.5;
        for line in caption(&appearance, &picture.caption, column) {
            y += leading(&appearance);
            press.drawing().text(caption_type(&appearance), Anchor::Start, (left, y), &line);
        }
    }
}

/// A ship of an example, which may lie where no ship can.
fn hull(name: &str) -> Hull {
    let kind = ShipType::ALL.into_iter().find(|kind| name.starts_with(kind.letter())).expect("the letter of a type");
    let (first, last) = name[1..].split_once('-').unwrap_or((&name[1..], &name[1..]));
    let cell = |name: &str| name.parse::<Cell>().expect("a cell");
    Hull { kind, first: cell(first), last: cell(last) }
}

/// A tick or a cross.
fn draw_verdict(drawing: &mut DisplayList, (x, y): At, is_allowed: bool) {
    if is_allowed {
        drawing.line(Look::Rim, (x - 2.4, y), (x - 0.6, y + 2.2));
        drawing.line(Look::Rim, (x - 0.9, y + 2.2), (x + 2.6, y - 2.6));
    } else {
        drawing.line(Look::Rim, (x - 2.2, y - 2.2), (x + 2.2, y + 2.2));
        drawing.line(Look::Rim, (x - 2.2, y + 2.2), (x + 2.2, y - 2.2));
    }
}
