//! The pictures in running text: examples of what is allowed, and a worked example.
//!
//! In Markdown a picture is a fenced block. Its first line names ships, as facts do: `B44-64 D37`.

use super::press::Press;
use super::rules::wrapped;
use crate::print::drawing::{Anchor, At, DisplayList, Face, Look, Type};
use crate::print::page::Page;
use crate::print::sheet::board::{Board, Hull, MARGIN, SIDE};
use crate::print::sheet::inventory::{HEIGHT, InventoryPlace, NUMBERS, SHIPS};
use crate::print::{PageKind, Style, text};
use crate::puzzle::Puzzle;
use crate::smyoz::{Cell, CellSet, Fact, Inventory, Layout, Placement, ShipType, Shots, View};

/// A picture with its caption.
pub(super) struct Picture {
    kind: Kind,
    /// The ships, as facts name them.
    ships: Vec<String>,
    /// What is said below it.
    pub caption: String,
}

enum Kind {
    /// A few ships, and whether they may lie so.
    Example(bool),
    /// A layout with its lines and islands.
    Solution,
    /// Shots at a layout.
    Shots(Vec<String>),
    /// The inventory of a layout.
    Inventory,
}

/// The sides of boards with a few ships, and of whole ones.
const SMALL: f64 = 48.0;
const LARGE: f64 = 80.0;

/// The size of a caption.
const CAPTION: f64 = 3.1;

impl Picture {
    /// Reads the fenced block of this kind.
    ///
    /// # Panics
    /// If it is not a picture. The texts are the program's own.
    pub fn read(kind: &str, content: &str) -> Self {
        let lines: Vec<&str> = content.lines().collect();
        let words = |at: usize| lines[at].split_whitespace();
        let ships = words(0).map(str::to_owned).collect();
        let kind = match kind {
            "allowed" => Kind::Example(true),
            "forbidden" => Kind::Example(false),
            "solution" => Kind::Solution,
            "shots" => Kind::Shots(words(1).map(str::to_owned).collect()),
            "inventory" => Kind::Inventory,
            other => panic!("{other} is not a kind of picture"),
        };
        Self { kind, ships, caption: lines.last().map_or_else(String::new, |&line| line.to_owned()) }
    }

    /// Whether two of them have room beside each other.
    pub fn is_small(&self) -> bool {
        matches!(self.kind, Kind::Example(_))
    }

    /// The whole layout as a page for this style.
    fn page(&self, kind: PageKind, style: Style) -> Page {
        let placements = self.ships.iter().map(|ship| match ship.parse() {
            Ok(Fact::Found(placement)) => placement,
            other => panic!("{ship} is not a ship: {other:?}"),
        });
        let placements: Vec<Placement> = placements.collect();
        let layout = Layout::new(placements.try_into().expect("ten ships")).expect("they form a layout");
        let cells = match &self.kind {
            Kind::Shots(cells) => cells.iter().map(|cell| cell.parse::<Cell>().expect("a cell")).collect(),
            _ => CellSet::EMPTY,
        };
        let shots = Shots::at(cells, &View::of(&layout));
        let puzzle = Puzzle { inventory: Inventory::of(&layout), shots, solution: Some(layout), ..Puzzle::default() };
        Page::of(&puzzle, kind, style).expect("it has a solution")
    }

    /// Whether it shows something allowed.
    pub fn is_allowed(&self) -> bool {
        !matches!(self.kind, Kind::Example(false))
    }

    /// Draws it without its caption from this corner; a board or an inventory is as wide as `side`.
    pub fn draw(&self, drawing: &mut DisplayList, style: Style, (left, top): At, side: f64) {
        let cell = side / SIDE;
        let board = Board { at: (left + cell * MARGIN, top + cell * MARGIN), cell };
        match self.kind {
            Kind::Example(is_allowed) => {
                board.draw_ships(drawing, &self.hulls());
                draw_verdict(drawing, (left + side + 7.0, top + 6.0), is_allowed);
            }
            Kind::Solution => board.draw(drawing, &self.page(PageKind::Solution, style)),
            Kind::Shots(_) => board.draw(drawing, &self.page(PageKind::Puzzle, style)),
            Kind::Inventory => {
                let place = InventoryPlace {
                    at: (left, top + 2.0),
                    scale: side / (SHIPS + NUMBERS),
                    is_stacked: false,
                    has_ticks: false,
                };
                place.draw(drawing, &self.page(PageKind::Puzzle, style));
            }
        }
    }

    /// A drawing of it without its caption.
    pub fn alone(&self, style: Style) -> DisplayList {
        const ROOM: f64 = SHIPS + NUMBERS;
        const EDGE: f64 = 2.0;
        let side = self.side(ROOM);
        let beside = match self.kind {
            Kind::Example(_) => 10.0,
            Kind::Solution | Kind::Shots(_) => side / SIDE * MARGIN,
            Kind::Inventory => 0.0,
        };
        let size = (side + beside + 2.0 * EDGE, self.picture_height(ROOM) + 2.0 * EDGE);
        let mut drawing = DisplayList::new(size, style.ink, style.lang, self.caption.clone());
        self.draw(&mut drawing, style, (EDGE, EDGE), side);
        drawing
    }

    /// It as lines of text with its caption.
    pub fn as_text(&self, style: Style) -> Vec<String> {
        let (drawing, sign) = match self.kind {
            Kind::Example(is_allowed) => (text::ships(&self.hulls()), if is_allowed { "✓ " } else { "✗ " }),
            Kind::Solution => (text::board(&self.page(PageKind::Solution, style)), ""),
            Kind::Shots(_) => (text::board(&self.page(PageKind::Puzzle, style)), ""),
            Kind::Inventory => (text::inventory(&self.page(PageKind::Puzzle, style)), ""),
        };
        let width = if self.is_small() { 36 } else { 76 };
        let mut lines: Vec<String> = drawing.lines().map(str::to_owned).collect();
        for (at, line) in wrapped(&self.caption, width - sign.chars().count()).iter().enumerate() {
            let before = if at == 0 { sign.to_owned() } else { " ".repeat(sign.chars().count()) };
            lines.push(before + line);
        }
        lines
    }

    /// The ships of an example.
    fn hulls(&self) -> Vec<Hull> {
        self.ships.iter().map(|ship| hull(ship)).collect()
    }

    fn side(&self, width: f64) -> f64 {
        match self.kind {
            Kind::Example(_) => SMALL.min(width / 2.0 - 14.0),
            Kind::Inventory => width.min(SHIPS + NUMBERS),
            Kind::Solution | Kind::Shots(_) => LARGE.min(width - 8.0),
        }
    }

    fn picture_height(&self, width: f64) -> f64 {
        let side = self.side(width);
        match self.kind {
            Kind::Inventory => (HEIGHT + 4.0) * side / (SHIPS + NUMBERS),
            Kind::Example(_) | Kind::Solution | Kind::Shots(_) => side * (SIDE + MARGIN) / SIDE,
        }
    }
}

/// The height of pictures side by side in this width, with their captions.
pub(super) fn height(row: &[Picture], width: f64) -> f64 {
    let own = |picture: &Picture| {
        picture.picture_height(width) + 1.5 + caption(picture, width / row.len() as f64).len() as f64 * CAPTION * 1.3
    };
    row.iter().map(own).fold(0.0, f64::max) + 2.0
}

/// The lines of a caption.
fn caption(picture: &Picture, width: f64) -> Vec<String> {
    let kind = Type { face: Face::Italic, size: CAPTION, look: Look::Pale };
    let mut lines = vec![String::new()];
    for word in picture.caption.split_whitespace() {
        let last = lines.last_mut().expect("there is a line");
        let longer = format!("{last} {word}");
        if !last.is_empty() && kind.width(&longer) > width - 8.0 {
            lines.push(word.to_owned());
        } else {
            longer.trim().clone_into(last);
        }
    }
    lines
}

/// Draws pictures side by side from this corner.
pub(super) fn draw(press: &mut Press, row: &[Picture], (left, top): At, width: f64) {
    let style = press.book.style;
    let column = width / row.len() as f64;
    for (at, picture) in row.iter().enumerate() {
        let left = left + column * at as f64;
        picture.draw(press.drawing(), style, (left, top), picture.side(width));
        let mut y = top + picture.picture_height(width) + 1.5;
        for line in caption(picture, column) {
            y += CAPTION * 1.3;
            let kind = Type { face: Face::Italic, size: CAPTION, look: Look::Pale };
            press.drawing().text(kind, Anchor::Start, (left, y), &line);
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
