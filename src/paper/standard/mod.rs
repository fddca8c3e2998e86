//! Pages of games in the standard form: a puzzle or its solution, on its own page or as a part of
//! one. What is drawn is what the game says of its boards: their [`Face`].

#![warn(missing_docs, clippy::missing_errors_doc)]

mod board;
mod bound;
mod set;

pub use bound::Look;
pub use set::Set;

use std::fmt::Write as _;

use super::area::{Area, HEAD, LARGEST_CELL, SMALLEST_CELL};
use super::drawing::{Anchor, Appearance, At, DisplayList, Type};
use super::head::{Head, below_caption, solution_head};
use super::names::{facts_of, puzzle_name};
use super::panel::Panel;
use super::scaled::Scaled;
use super::sheets::{A4, TooSmallError, draw_tile, room_in_tile};
use super::title::{self, Title};
use super::{NoSolutionError, PageKind, Style, theme};
use board::{Board, MARGIN, extent};
use smyoz_core::game::{Face, Puzzle, Signed};
use smyoz_core::puzzles::{Caption, Record, Stars};

/// What is printed of a puzzle or of its solution.
#[derive(Clone, Debug)]
pub struct Page {
    style: Style,
    kind: PageKind,
    game: &'static str,
    caption: Caption,
    stars: Option<Stars>,
    face: Face,
    /// What the cells show: the clues, or the solution.
    rows: Vec<String>,
    /// What the clues show.
    given: Vec<String>,
    /// The cells that are marked as new, by column and row.
    new: Vec<(usize, usize)>,
    /// What stands below the board: what to do or, of a solution, what was to be found if that is
    /// more than the board shows.
    below: Option<String>,
    /// What it is called: a puzzle or a solution, with its number if there are several.
    label: String,
    id: String,
    /// The id, and the seed if it may be named.
    name: String,
    /// Level and score, if it is rated, and the size of the board.
    facts: String,
}

// Positions and lengths are those on A4.

/// The edges of the content.
const LEFT: f64 = 30.0;
const RIGHT: f64 = A4.0 - LEFT;
/// The baseline of the title, and where the board with its names begins and the key ends.
const TITLE: f64 = 24.0;
const TOP: f64 = 39.0;
const FOOT: f64 = 286.0;
/// The largest cell of a board, the distance between parts, and the height of a line of the key.
const LARGEST: f64 = 18.0;
const BETWEEN: f64 = 9.0;
const LINE: f64 = 6.0;
/// The largest cell of a solution, and the height of the line above it.
const LARGEST_SOLVED: f64 = 12.0;
const NUMBER: f64 = 7.0;
/// The baseline of the line below the board of a puzzle that says what to do, and the room for it.
const AIM: f64 = 6.0;
const AIM_ROOM: f64 = 9.0;
/// The least width of the line above a board, where an area has so much.
const LEAST_HEAD: f64 = 80.0;

impl Page {
    /// The page of this kind for a puzzle, with its number if there are several; `None` if the
    /// boards of its game have no face.
    ///
    /// # Errors
    /// If it is the solution, and the puzzle names none.
    pub fn of<G: Look>(
        puzzle: &Puzzle<G>,
        kind: PageKind,
        number: Option<usize>,
        style: Style,
    ) -> Option<Result<Self, NoSolutionError>> {
        let (lang, face) = (style.lang, puzzle.board.face(&puzzle.clues, style.lang)?);
        let given = puzzle.board.clue_rows(&puzzle.clues);
        let rows = match (kind, &puzzle.solution) {
            (PageKind::Puzzle, _) => given.clone(),
            (PageKind::Solution, Some(solution)) => puzzle.board.rows(solution),
            (PageKind::Solution, None) => return Some(Err(NoSolutionError)),
        };
        let id = puzzle.id().to_string();
        let name = puzzle_name(style, kind, puzzle.seed, &id);
        let size = format!("{} × {}", face.width(), face.height());
        let facts = facts_of(lang, puzzle.level(), puzzle.score(), size);
        let label = match (kind, number) {
            (PageKind::Puzzle, None) => lang.page_puzzle(),
            (PageKind::Puzzle, Some(number)) => lang.book_puzzle(number),
            (PageKind::Solution, None) => lang.page_solution(),
            (PageKind::Solution, Some(number)) => lang.page_solution_of(number),
        };
        let caption = puzzle.caption.clone();
        let below = (kind == PageKind::Puzzle).then(|| face.aim.clone());
        Some(Ok(Self {
            new: Vec::new(),
            below,
            style,
            kind,
            game: style.heading(G::name(lang)),
            caption,
            stars: puzzle.stars(),
            face,
            rows,
            given,
            label,
            id,
            name,
            facts,
        }))
    }

    /// The same page of a puzzle that is begun: these rows are what is given and marked.
    #[must_use]
    pub fn begun(self, rows: Vec<String>) -> Self {
        Self { rows, ..self }
    }

    /// The same page of a solution that is a move: the board after it, with the cells that it changes,
    /// and the move below.
    #[must_use]
    pub fn moved(self, rows: Vec<String>, chosen: String) -> Self {
        let differ = |&(column, row): &(usize, usize)| {
            let [before, after] =
                [&self.given, &rows].map(|rows| rows.get(row).and_then(|row| row.chars().nth(column)));
            before != after
        };
        let new = self.face.cells().filter(differ).collect();
        Self { rows, new, below: Some(chosen), ..self }
    }

    fn board(&self, at: At, cell: f64) -> Board<'_> {
        let given = (self.kind == PageKind::Solution).then_some(&self.given[..]);
        Board { at, cell, face: &self.face, rows: &self.rows, given, new: &self.new, has_names: true }
    }

    /// The width and the height of the board with its names and what stands beside it, in cells.
    fn extent(&self) -> At {
        extent(&self.face)
    }

    /// What is left of an area below title and note, which solutions do not repeat.
    fn below(&self, appearance: &Appearance, area: Area) -> Area {
        match self.kind {
            PageKind::Puzzle => below_caption(&self.caption, appearance, area),
            PageKind::Solution => area,
        }
    }

    /// The side of a cell as a part of a page.
    fn cell(&self, area: Area) -> f64 {
        let (across, down) = self.extent();
        let (largest, room) = match self.kind {
            PageKind::Puzzle => (LARGEST_CELL, area.height - HEAD - AIM_ROOM),
            PageKind::Solution => {
                (LARGEST_SOLVED, area.height - NUMBER - self.below.as_ref().map_or(0.0, |_| AIM_ROOM))
            }
        };
        largest.min(area.width / across).min(room / down)
    }

    /// Draws the board below a line for the head. Returns its left edge and the side of a cell.
    fn draw_below_head(&self, drawing: &mut DisplayList, area: Area) -> (f64, f64) {
        let cell = self.cell(area);
        let left = area.at.0 + (area.width - cell * self.extent().0) / 2.0 + cell * MARGIN;
        self.board((left, area.at.1 + self.head() + cell * MARGIN), cell).draw(drawing);
        (left, cell)
    }

    /// Draws what stands below the middle of the board.
    fn draw_below(&self, drawing: &mut DisplayList, area: Area, (left, cell): (f64, f64)) {
        let Some(text) = &self.below else { return };
        // A small board is narrower than what stands below it.
        let kind = fitting(drawing, Type::pale(3.3), area.width, text);
        let half = kind.width(&drawing.appearance.fonts, text) / 2.0;
        let middle = left + cell * self.face.width() as f64 / 2.0;
        let (first, last) = (area.at.0 + half, area.at.0 + area.width - half);
        let at = (middle.min(last).max(first), area.at.1 + self.head() + cell * self.extent().1 + AIM);
        drawing.text(kind, Anchor::Middle, at, text);
    }

    /// The height of the line above the board.
    fn head(&self) -> f64 {
        match self.kind {
            PageKind::Puzzle => HEAD,
            PageKind::Solution => NUMBER - 1.0,
        }
    }

    /// The signs that solvers see or make, with their meanings.
    fn key(&self) -> Vec<(char, &'static str)> {
        let is_shown = |character| self.rows.iter().any(|row| row.contains(character));
        let is_told = |signed: &&Signed| {
            is_shown(signed.character) || self.kind == PageKind::Puzzle && self.face.signs.contains(signed)
        };
        let signs = self.face.signs.iter().chain(&self.face.fixed).filter(is_told);
        // A digit that is called a digit needs no explanation.
        let signs = signs.filter(|signed| !signed.meaning.starts_with(signed.character));
        let mut key: Vec<(char, &'static str)> = Vec::new();
        for signed in signs.filter(|signed| !signed.meaning.is_empty()) {
            if key.iter().all(|&(_, meaning)| meaning != signed.meaning) {
                key.push((signed.character, signed.meaning));
            }
        }
        key
    }
}

/// Type in which a text is at most so wide.
fn fitting(drawing: &DisplayList, kind: Type, width: f64, text: &str) -> Type {
    Type { size: kind.size * f64::min(1.0, width / kind.width(&drawing.appearance.fonts, text)), ..kind }
}

impl Panel for Page {
    fn game(&self) -> String {
        self.game.to_owned()
    }

    fn style(&self) -> Style {
        self.style
    }

    fn kind(&self) -> PageKind {
        self.kind
    }

    fn alone(&self, paper: At) -> Result<DisplayList, TooSmallError> {
        let (scaled, key) = (Scaled::to(paper), self.key());
        let (columns, (_, down)) = (self.face.width() as f64, self.extent());
        let below = BETWEEN * 2.0 + LINE * (key.len() + 1) as f64;
        let cell = LARGEST.min((RIGHT - LEFT) / columns).min((FOOT - TOP - below) / down);
        if cell * scaled.scale < SMALLEST_CELL {
            return Err(TooSmallError(cell * scaled.scale));
        }
        let title = format!("{} – {}", self.game, self.label);
        let mut drawing = DisplayList::new(paper, theme::standard(self.style.ink), self.style.lang, title);
        let title = Title {
            kind: self.kind,
            game: self.game,
            label: &self.label,
            name: &self.name,
            facts: Some(&self.facts),
            caption: &self.caption,
            stars: self.stars,
        };
        title.draw(&mut drawing, scaled, (LEFT, RIGHT), TITLE);
        let at = scaled.place((A4.0 - cell * columns) / 2.0, TOP + cell * MARGIN);
        self.board(at, cell * scaled.scale).draw(&mut drawing);
        let mut y = TOP + cell * down + BETWEEN;
        if let Some(text) = &self.below {
            let kind = fitting(&drawing, scaled.size(Type::plain(4.0)), (RIGHT - LEFT) * scaled.scale, text);
            drawing.text(kind, Anchor::Start, scaled.place(LEFT, y), text);
        }
        y += BETWEEN;
        for (character, meaning) in key {
            let spot = board::Spot { centre: scaled.place(LEFT + 3.0, y - 1.2), side: 6.0 * scaled.scale };
            board::draw_sign(&mut drawing, spot, self.face.sign(character));
            drawing.text(scaled.size(Type::pale(3.3)), Anchor::Start, scaled.place(LEFT + 9.0, y), meaning);
            y += LINE;
        }
        Ok(drawing)
    }

    fn draw(&self, drawing: &mut DisplayList, area: Area, number: usize) -> f64 {
        let below = self.below(&drawing.appearance, area);
        let (left, cell) = self.draw_below_head(drawing, below);
        let (width, caption) = (cell * (self.extent().0 - MARGIN), &self.caption);
        match self.kind {
            PageKind::Puzzle => {
                let right = left + width.max(LEAST_HEAD.min(area.width - (left - area.at.0)));
                let head =
                    Head { number, facts: &self.facts, name: &self.name, id: &self.id, caption, stars: self.stars };
                head.draw(drawing, (left, right), area);
            }
            PageKind::Solution => solution_head(drawing, number, caption, (left, area.at.1 + 4.0), width),
        }
        self.draw_below(drawing, below, (left, cell));
        cell
    }

    fn marks_given(&self) -> bool {
        let is_clue = |character| self.face.signs.iter().any(|signed| signed.character == character);
        self.given.iter().any(|row| row.chars().any(is_clue))
    }

    fn draw_bare(&self, drawing: &mut DisplayList, area: Area) -> f64 {
        let placed = self.draw_below_head(drawing, area);
        self.draw_below(drawing, area, placed);
        placed.1
    }

    fn cell_in(&self, area: Area) -> Option<f64> {
        Some(self.cell(self.below(&theme::standard(self.style.ink), area)))
    }

    fn draw_thumbnail(&self, drawing: &mut DisplayList, area: Area, number: usize) {
        let (width, height) = room_in_tile(area);
        let [across, down] = [self.face.width(), self.face.height()].map(|side| side as f64);
        let cell = f64::min(width / across, height / down);
        draw_tile(drawing, area, (cell * across, cell * down), number, (&self.id, &self.facts), |drawing, at| {
            Board { has_names: false, ..self.board(at, cell) }.draw(drawing);
        });
    }

    fn draw_board(&self, drawing: &mut DisplayList, (x, y): At, side: f64) {
        /// What is left free around the board, in cells.
        const EDGE: f64 = 1.0;
        let [across, down] = [self.face.width(), self.face.height()].map(|side| side as f64);
        let cell = side / (across.max(down) + 2.0 * EDGE);
        let at = (x - cell * across / 2.0, y - cell * down / 2.0);
        Board { has_names: false, ..self.board(at, cell) }.draw(drawing);
    }

    fn text(&self) -> String {
        let mut text = format!("{}  {}\n", self.game.to_uppercase(), self.label.to_uppercase());
        let _ = writeln!(text, "{}\n{}{}", self.name, self.facts, title::stars(self.stars));
        text += &title::text(&self.caption, self.kind);
        text.push('\n');
        text += &board::text(&self.face, &self.rows);
        if let Some(below) = &self.below {
            let _ = writeln!(text, "\n{below}");
        }
        let shown = |character| self.face.sign(character).map_or_else(String::new, |signed| signed.text());
        let key = self.key().into_iter().map(|(sign, meaning)| format!("{:>3}  {meaning}\n", shown(sign)));
        text + "\n" + &key.collect::<String>()
    }
}
