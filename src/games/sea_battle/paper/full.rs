//! A puzzle or a solution on its own page.
//!
//! From top to bottom: title, board, fleet to tick off, key of the signs that occur. The board with
//! its counts is as wide as everything else, and only the names of the rows stand beyond; a large
//! board has narrower margins.

use super::board::{MARGIN, counts_room};
use super::key::Key;
use super::{Page, notes};
use crate::lang::SeaTexts;
use smyoz_core::puzzles::Record;
use smyoz_paper::area::SMALLEST_CELL;
use smyoz_paper::drawing::{Anchor, At, DisplayList, Type};
use smyoz_paper::panel::Panel;
use smyoz_paper::scaled::Scaled;
use smyoz_paper::sheets::{A4, TooSmallError};
use smyoz_paper::title::Title;
use smyoz_paper::{PageKind, theme};

// Positions and lengths are those on A4.

/// The left edge of the content, and that of a large board. It ends as far from the right.
const LEFT: f64 = 30.0;
const LEFT_OF_LARGE: f64 = 13.0;
/// A board whose cells would have a smaller side has narrow margins.
const SMALL: f64 = 9.0;
/// The baseline of the title, and where the board with its names begins and the key ends.
const TITLE: f64 = 24.0;
const TOP: f64 = 39.0;
const FOOT: f64 = 286.0;
/// The largest cell of a board.
const LARGEST: f64 = 18.0;
/// The distance between parts, and that on the page of a large board.
const BETWEEN: f64 = 6.0;
const BETWEEN_OF_LARGE: f64 = 3.0;
/// The scale of the fleet where a large board would have no room otherwise.
const SMALLEST_FLEET: f64 = 0.7;
/// The height of the heading of the fleet, and of a line about the rules.
const HEADING: f64 = 6.0;
const NOTE: f64 = 5.0;

pub(super) fn page(page: &Page, paper: At) -> Result<DisplayList, TooSmallError> {
    let sheet = Sheet::new(page, paper);
    if sheet.side() < SMALLEST_CELL {
        return Err(TooSmallError(sheet.side()));
    }
    let title = format!("{} – {}", page.game(), page.label);
    let mut drawing = DisplayList::new(paper, theme::standard(page.style().ink), page.style().lang, title);
    sheet.draw(&mut drawing);
    Ok(drawing)
}

/// What stands on a page, and where.
struct Sheet<'a> {
    page: &'a Page<'a>,
    scaled: Scaled,
    /// The left edge of the content.
    left: f64,
    /// The scale of the fleet on A4.
    fleet: f64,
    /// The side of a cell.
    cell: f64,
}

impl<'a> Sheet<'a> {
    fn new(page: &'a Page<'a>, paper: At) -> Self {
        let within = |left: f64, fleet: f64| {
            let sheet = Self { page, scaled: Scaled::to(paper), left, fleet, cell: 0.0 };
            Self { cell: sheet.largest_cell(), ..sheet }
        };
        let usual = within(LEFT, 1.0);
        if usual.cell >= SMALL {
            return usual;
        }
        let large = within(LEFT_OF_LARGE, 1.0);
        if large.side() < SMALLEST_CELL { within(LEFT_OF_LARGE, SMALLEST_FLEET) } else { large }
    }

    /// The side of a cell on the paper.
    fn side(&self) -> f64 {
        self.cell * self.scaled.scale
    }

    fn width(&self) -> f64 {
        A4.0 - 2.0 * self.left
    }

    fn between(&self) -> f64 {
        if self.left < LEFT { BETWEEN_OF_LARGE } else { BETWEEN }
    }

    /// The height of the fleet itself.
    fn ships_height(&self) -> f64 {
        self.fleet * self.page.fleet().height(self.width() / self.fleet)
    }

    fn key(&self) -> Key {
        Key::of(self.page.puzzle, self.page.kind(), self.page.style().lang)
    }

    /// The height of the fleet with its heading and what is printed of the rules; a solution has
    /// none.
    fn fleet_height(&self) -> f64 {
        match self.page.kind() {
            PageKind::Puzzle => {
                let notes = notes(&self.page.puzzle.board, self.page.style());
                HEADING + self.ships_height() + NOTE * notes.len() as f64 + self.between()
            }
            PageKind::Solution => 0.0,
        }
    }

    /// The side of a cell that leaves room for everything else.
    fn largest_cell(&self) -> f64 {
        let (size, counts) = (self.page.puzzle.board.size(), counts_room(self.page.puzzle));
        let across = f64::from(size.width()) + counts;
        let down = MARGIN + f64::from(size.height()) + counts;
        let below = self.between() + self.fleet_height() + self.key().height();
        LARGEST.min(self.width() / across).min((FOOT - TOP - below) / down)
    }

    fn draw(&self, drawing: &mut DisplayList) {
        let page = self.page;
        let (game, caption) = (page.game(), &page.puzzle.caption);
        let facts = Some(&*page.facts);
        let title = Title {
            kind: page.kind(),
            game: &game,
            label: &page.label,
            name: &page.name,
            facts,
            caption,
            stars: page.puzzle.stars(),
        };
        title.draw(drawing, self.scaled, (self.left, A4.0 - self.left), TITLE);
        let (size, counts) = (self.page.puzzle.board.size(), counts_room(self.page.puzzle));
        let (scaled, cell) = (self.scaled, self.cell);
        let whole = cell * (f64::from(size.width()) + counts);
        let (left, top) = ((A4.0 - whole) / 2.0, TOP + cell * MARGIN);
        self.page.draw_board(drawing, scaled.place(left, top), self.side());
        let below = top + cell * (f64::from(size.height()) + counts) + self.between();
        if self.page.kind() == PageKind::Puzzle {
            self.draw_fleet(drawing, below);
        }
        self.key().draw(drawing, scaled, (self.left, below + self.fleet_height()), self.width());
    }

    fn draw_fleet(&self, drawing: &mut DisplayList, top: f64) {
        let (scaled, style) = (self.scaled, self.page.style());
        let heading = scaled.size(Type::bold(4.6));
        drawing.text(heading, Anchor::Start, scaled.place(self.left, top), &style.lang.sea_page_fleet());
        let ships = Scaled::at(scaled.place(self.left, top + HEADING), scaled.scale * self.fleet);
        self.page.fleet().draw(drawing, ships, (0.0, 0.0), self.width() / self.fleet);
        let mut y = top + HEADING + self.ships_height() + 2.5;
        for note in notes(&self.page.puzzle.board, style) {
            drawing.text(scaled.size(Type::pale(3.3)), Anchor::Start, scaled.place(self.left, y), &note);
            y += NOTE;
        }
    }
}
