//! The pictures in running text: examples of what is allowed, and a worked example.
//!
//! In Markdown a picture is a fenced block. Its first line names ships, as facts do: `B44-64 D37`.

use super::press::Press;
use crate::print::drawing::{Anchor, At, DisplayList, Face, Look, Type};
use crate::print::page::Page;
use crate::print::sheet::board::{Board, Hull, MARGIN, SIDE};
use crate::print::sheet::inventory::{HEIGHT, InventoryPlace, NUMBERS, SHIPS};
use crate::print::{PageKind, Style};
use crate::puzzle::Puzzle;
use crate::smyoz::{Cell, CellSet, Fact, Inventory, Layout, Placement, ShipType, Shots, View};

/// A picture with its caption.
pub(super) struct Picture {
    kind: Kind,
    /// The ships, as facts name them.
    ships: Vec<String>,
    caption: String,
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
        let side = picture.side(width);
        let drawing = press.drawing();
        match picture.kind {
            Kind::Example(is_allowed) => {
                Board { at: (left + side / SIDE * MARGIN, top + side / SIDE * MARGIN), cell: side / SIDE }
                    .draw_ships(drawing, &picture.ships.iter().map(|ship| hull(ship)).collect::<Vec<_>>());
                draw_verdict(drawing, (left + side + 7.0, top + 6.0), is_allowed);
            }
            Kind::Solution | Kind::Shots(_) => {
                let page = match picture.kind {
                    Kind::Solution => picture.page(PageKind::Solution, style),
                    _ => picture.page(PageKind::Puzzle, style),
                };
                let cell = side / SIDE;
                Board { at: (left + cell * MARGIN, top + cell * MARGIN), cell }.draw(drawing, &page);
            }
            Kind::Inventory => {
                let page = picture.page(PageKind::Puzzle, style);
                let scale = side / (SHIPS + NUMBERS);
                let at = (left, top + 2.0);
                InventoryPlace { at, scale, is_stacked: false, has_ticks: false }.draw(drawing, &page);
            }
        }
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
