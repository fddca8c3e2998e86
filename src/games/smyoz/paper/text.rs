//! Text sheets: plain UTF-8 for any terminal, at most 80 columns wide, without combining
//! characters.
//!
//! Text has no colours, so [`Ink`](smyoz_paper::Ink) makes no difference: red strokes are double,
//! green ones dashed. A cell has three lines: its red strokes, its content, its green strokes.

use std::fmt::Write as _;

use super::board::Hull;
use super::page::{Page, Sign, WITHHELD, joints};
use crate::board::{Cell, Point, PointSet, SIZE, ShipType};
use crate::clues::{Colour, Content, Shot};
use crate::lang::SmyozTexts;
use smyoz_paper::panel::Panel;
use smyoz_paper::{GREEN, RED, title};

/// The inner width and height of a cell in characters: roughly a square in most terminals.
const CELL: (usize, usize) = (7, 3);
/// The position of the board's upper left corner: right of the row numbers, below the column
/// numbers.
const CORNER: (usize, usize) = (2, 1);
/// The width of the sheet: the board with its row numbers.
const WIDTH: usize = CORNER.0 + SIZE as usize * (CELL.0 + 1) + 1;

/// The sheet of a puzzle or a solution.
pub(super) fn sheet(page: &Page) -> String {
    let title = format!("SMYOZ  {}", page.label.to_uppercase());
    let mut sheet = format!("{title}{:>1$}\n", page.name, WIDTH - title.chars().count());
    if page.layout.is_none() {
        let _ = writeln!(sheet, "{:>WIDTH$}", page.facts.clone() + &title::stars(page.stars));
    }
    sheet += &title::text(&page.caption, page.kind());
    let _ = write!(sheet, "\n{}\n{}\n{}", board(page), inventory(page), legend(page));
    if let Some(shot) = page.mercy {
        let _ = write!(sheet, "\n{}", mercy(page, shot));
    }
    sheet
}

struct TextCanvas(Vec<Vec<char>>);

impl TextCanvas {
    fn new(width: usize, height: usize) -> Self {
        Self(vec![vec![' '; width]; height])
    }

    fn put(&mut self, (x, y): (usize, usize), text: &str) {
        text.chars().enumerate().for_each(|(i, sign)| self.0[y][x + i] = sign);
    }

    /// Writes a text in the middle of a line, 0 to 2, of the cell with this upper left corner.
    fn put_in_cell(&mut self, (x, y): (usize, usize), line: usize, text: &str) {
        self.put((x + 1, y + 1 + line), &format!("{text:^width$}", width = CELL.0));
    }

    /// The lines, without trailing spaces.
    fn text(&self) -> String {
        self.0.iter().map(|line| format!("{}\n", line.iter().collect::<String>().trim_end())).collect()
    }
}

/// The crossing of the grid lines to the left of this column and above this row.
fn crossing(column: usize, row: usize) -> (usize, usize) {
    (CORNER.0 + column * (CELL.0 + 1), CORNER.1 + row * (CELL.1 + 1))
}

/// The upper left corner of a cell.
fn corner(cell: Cell) -> (usize, usize) {
    crossing(usize::from(cell.column()), usize::from(cell.row()))
}

/// A small board with only these ships.
pub(super) fn ships(ships: &[Hull]) -> String {
    let sign = |cell: Cell| {
        let over = |ship: &&Hull| {
            (ship.first.column()..=ship.last.column()).contains(&cell.column())
                && (ship.first.row()..=ship.last.row()).contains(&cell.row())
        };
        ships.iter().find(over).map_or('·', |ship| ship.kind.greek())
    };
    let numbers: String = (1..=SIZE).map(|number| format!(" {number}")).collect();
    let row = |cells: &[Cell]| {
        let signs: String = cells.iter().map(|&cell| format!(" {}", sign(cell))).collect();
        format!("{}{signs}\n", cells[0].row() + 1)
    };
    let cells: Vec<Cell> = Cell::all().collect();
    format!(" {numbers}\n{}", cells.chunks(SIZE.into()).map(row).collect::<String>())
}

/// The board of a page.
pub(super) fn board(page: &Page) -> String {
    let mut canvas = TextCanvas::new(WIDTH, CORNER.1 + usize::from(SIZE) * (CELL.1 + 1) + 1);
    grid(&mut canvas);
    if let Some(layout) = page.layout {
        draw_islands(&mut canvas, layout.water_points());
    }
    for cell in Cell::all() {
        let Some(shows) = page.cells[cell.index()] else { continue };
        draw_marks(&mut canvas, corner(cell), shows.colour);
        let content = match (page.layout, shows.content) {
            (None, content) => symbol(content),
            (Some(_), Content::Ship(kind)) => format!("■ {} ■", kind.greek()),
            // The points around the cell are drawn instead.
            (Some(_), Content::Water(_)) => "     ".to_owned(),
        };
        let content = if page.given.contains(cell) { format!("[{content}]") } else { content };
        canvas.put_in_cell(corner(cell), 1, &content);
    }
    canvas.text()
}

/// The empty board with its coordinates.
fn grid(canvas: &mut TextCanvas) {
    let last = usize::from(SIZE);
    for row in 0..=last {
        for column in 0..=last {
            let (x, y) = crossing(column, row);
            // A heavy rim, light lines inside: the first, inner and last row of signs, each for the
            // first, inner and last column.
            let signs = [['┏', '┯', '┓'], ['┠', '┼', '┨'], ['┗', '┷', '┛']];
            let kind = |at: usize| usize::from(at > 0) + usize::from(at == last);
            canvas.0[y][x] = signs[kind(row)][kind(column)];
            if column < last {
                canvas.put((x + 1, y), &(if row % last == 0 { "━" } else { "─" }).repeat(CELL.0));
            }
            if row < last {
                (1..=CELL.1).for_each(|i| canvas.put((x, y + i), if column % last == 0 { "┃" } else { "│" }));
            }
        }
    }
    for at in 0..last {
        let number = (at + 1).to_string();
        canvas.put((crossing(at, 0).0 + 1 + CELL.0 / 2, 0), &number);
        canvas.put((0, crossing(0, at).1 + 1 + CELL.1 / 2), &number);
    }
}

/// Water points as dots, those of an island connected by heavy strokes.
fn draw_islands(canvas: &mut TextCanvas, water: PointSet) {
    let place = |point: Point| crossing(usize::from(point.column()) + 1, usize::from(point.row()) + 1);
    for (one, other) in joints(water) {
        let ((x, y), (to_x, to_y)) = (place(one), place(other));
        (x + 1..to_x).for_each(|x| canvas.put((x, y), "━"));
        (y + 1..to_y).for_each(|y| canvas.put((x, y), "┃"));
    }
    water.iter().for_each(|point| canvas.put(place(point), "●"));
}

/// The content of a shot, as three lines in a cell.
fn draw_marks(canvas: &mut TextCanvas, corner: (usize, usize), colour: Colour) {
    canvas.put_in_cell(corner, 0, &strokes(RED, colour.red()));
    canvas.put_in_cell(corner, 2, &strokes(GREEN, colour.green()));
}

fn strokes(stroke: &str, count: u8) -> String {
    vec![stroke; usize::from(count)].join(" ")
}

fn symbol(content: Content) -> String {
    match content {
        Content::Ship(kind) => kind.greek().to_string(),
        Content::Water(digit) => digit.to_string(),
    }
}

/// The inventory of a page.
pub(super) fn inventory(page: &Page) -> String {
    let (lang, inventory) = (page.lang, &page.inventory);
    let mut text = format!("{}\n", lang.page_inventory().to_uppercase());
    for kind in ShipType::ALL {
        let ship = "■".repeat(usize::from(kind.length()));
        let code = |index: usize| inventory.codes(kind).map_or(WITHHELD.to_owned(), |codes| codes[index].to_string());
        let ships: Vec<_> = (0..kind.count()).map(|index| format!("{ship} {:<3}", code(index))).collect();
        let _ = writeln!(text, "  {}  {}", kind.greek(), ships.join("   ").trim_end());
    }
    let number = |given: Option<u8>| given.map_or(WITHHELD.to_owned(), |number| number.to_string());
    let sizes = |sizes: &[u8]| sizes.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    for (name, value) in [
        (lang.page_water_lines(), number(inventory.water_lines())),
        (lang.page_moored(), number(inventory.moored())),
        (lang.page_islands(), inventory.islands().map_or(WITHHELD.to_owned(), sizes)),
    ] {
        let _ = writeln!(text, "  {name:<20}{value}");
    }
    text
}

/// The legend, two entries per line.
fn legend(page: &Page) -> String {
    let entry = |(sample, meaning): &(Sign, String)| {
        let sample = match sample {
            Sign::Red => RED,
            Sign::Green => GREEN,
            Sign::Island => "●━●",
            Sign::Given => "[   ]",
            Sign::Code => "01",
            Sign::Text(signs) => signs,
        };
        format!("  {sample:<5}{meaning:<32}")
    };
    let legend: Vec<_> = page.signs().iter().map(entry).collect();
    legend.chunks(2).map(|pair| format!("{}\n", pair.concat().trim_end())).collect()
}

/// The mercy shot in a cell of its own.
fn mercy(page: &Page, shot: Shot) -> String {
    let lang = page.lang;
    let mut canvas = TextCanvas::new(WIDTH, CELL.1 + 2);
    let side = "─".repeat(CELL.0);
    canvas.put((CORNER.0, 0), &format!("┌{side}┐"));
    (1..=CELL.1).for_each(|y| canvas.put((CORNER.0, y), &format!("│{}│", " ".repeat(CELL.0))));
    canvas.put((CORNER.0, CELL.1 + 1), &format!("└{side}┘"));
    draw_marks(&mut canvas, (CORNER.0, 0), shot.shows.colour);
    canvas.put_in_cell((CORNER.0, 0), 1, &symbol(shot.shows.content));
    let beside = CORNER.0 + CELL.0 + 4;
    canvas.put((beside, 1), &format!("{}: {}", lang.page_mercy(), lang.page_mercy_last()));
    canvas.put((beside, 2), &lang.page_mercy_cell(shot.cell.to_string()));
    canvas.text()
}
