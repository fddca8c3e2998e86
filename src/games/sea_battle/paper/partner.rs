//! Sheets without a puzzle: empty boards, and a sheet for two players.

use super::board::MARGIN;
use super::fleet::Fleet;
use super::{Board, Page, Setup, full, part};
use crate::board::{Setting, Shapes, Touch};
use crate::clues::Clues;
use crate::lang::SeaTexts;
use crate::puzzle::Puzzle;
use smyoz_core::lang::Lang;
use smyoz_paper::area::{Area, SMALLEST_CELL, areas};
use smyoz_paper::book::{column, with_topics};
use smyoz_paper::drawing::{Anchor, At, DisplayList, Type};
use smyoz_paper::panel::Panel;
use smyoz_paper::scaled::Scaled;
use smyoz_paper::sheets::{TooSmallError, sheet};

/// Empty boards with their fleets, this many on a page: 1, 2 or 4.
///
/// # Errors
/// If the cells would be too small for a pencil.
pub fn blank(setting: &Setting, setup: &Setup, paper: At, per_page: usize) -> Result<DisplayList, TooSmallError> {
    let puzzle = empty(setting);
    let page = Page::blank(&puzzle, setup);
    if per_page == 1 {
        return full::page(&page, paper);
    }
    let (mut drawing, area) = sheet(setup.style, &page.game(), paper, &page.label, None);
    for area in areas(area, per_page) {
        let cell = part::body(&mut drawing, &page, area).cell;
        if cell < SMALLEST_CELL {
            return Err(TooSmallError(cell));
        }
    }
    Ok(drawing)
}

fn empty(setting: &Setting) -> Puzzle {
    Puzzle::new(setting.clone(), Clues::none(setting.size()))
}

/// The height of the heading of a board, and the distance from it to the fleet and to the rules.
const HEADING: f64 = 7.0;
const BETWEEN: f64 = 4.0;
/// The distance of two boards, or of a board and what stands beside it.
const APART: f64 = 10.0;
/// The least width of what stands beside a board.
const BESIDE: f64 = 62.0;
/// The cell that is large enough for boards to lie side by side, and the largest one.
const ROOMY: f64 = 7.0;
const LARGEST: f64 = 12.0;
/// The scale of a fleet, and the size of the rules.
const FLEET: f64 = 0.8;
const TEXT: f64 = 3.0;

/// A sheet to play with a partner: a board for the player's ships and one for the partner's, each
/// with the fleet to tick off, and the rules in short. The boards lie side by side or, where their
/// cells would be too small so, one below the other.
///
/// # Errors
/// If the cells would be too small for a pencil.
pub fn partner(setting: &Setting, setup: &Setup, paper: At) -> Result<DisplayList, TooSmallError> {
    let lang = setup.style.lang;
    let (mut drawing, area) =
        sheet(setup.style, setup.style.heading(&lang.sea_page_title()), paper, &lang.sheet_partner(), None);
    let sheet = Sheet { setting, setup, rules: rules(setting, lang), area };
    let (side_by_side, stacked) = (sheet.side_by_side(&drawing), sheet.stacked(&drawing));
    let is_roomy = side_by_side.cell >= ROOMY || side_by_side.cell >= stacked.cell;
    let arrangement = if is_roomy { side_by_side } else { stacked };
    let cell = arrangement.cell;
    if cell < SMALLEST_CELL {
        return Err(TooSmallError(cell));
    }
    sheet.draw(&mut drawing, &arrangement);
    Ok(drawing)
}

/// The rules in short, as this game is played.
fn rules(setting: &Setting, lang: Lang) -> String {
    let text = match lang {
        Lang::Hu => include_str!("partner.hu.md"),
        Lang::En | Lang::Pl => include_str!("partner.en.md"),
    };
    let variant = setting.variant();
    with_topics(text, |topic| match topic {
        "apart" => variant.touch == Touch::None,
        "corners" => variant.touch == Touch::Corners,
        "straight" => variant.shapes == Shapes::Straight,
        "any" => variant.shapes == Shapes::Any,
        "mines" => variant.mines > 0,
        "lone-mines" => variant.mines > 0 && variant.sweepers == 0,
        "sweepers" => variant.sweepers > 0,
        other => panic!("{other} is not a topic"),
    })
}

struct Sheet<'a> {
    setting: &'a Setting,
    setup: &'a Setup,
    rules: String,
    area: Area,
}

/// Where boards, fleets and rules lie.
struct Arrangement {
    cell: f64,
    /// The corner of the heading of each board, and that of its fleet.
    boards: [(At, At); 2],
    /// The width of each fleet.
    fleet: f64,
    /// The corner and the width of each column of the rules.
    rules: Vec<(At, f64)>,
}

impl Sheet<'_> {
    /// The width and the height of a board with its names, in cells.
    fn extent(&self) -> At {
        let size = self.setting.size();
        (MARGIN + f64::from(size.width()), MARGIN + f64::from(size.height()))
    }

    fn fleet(&self) -> Fleet<'_> {
        Fleet { setting: self.setting, has_ticks: true }
    }

    fn fleet_height(&self, width: f64) -> f64 {
        FLEET * self.fleet().height(width / FLEET)
    }

    /// The height of a text in a column of this width.
    fn text_height(&self, drawing: &DisplayList, text: &str, width: f64) -> f64 {
        let mut draft = DisplayList { marks: Vec::new(), ..drawing.clone() };
        column(&mut draft, text, (0.0, 0.0), width, Type::plain(TEXT))
    }

    /// The rules in two halves.
    fn halves(&self) -> [String; 2] {
        let items: Vec<&str> = self.rules.trim().lines().filter(|line| !line.is_empty()).collect();
        let (one, other) = items.split_at(items.len().div_ceil(2));
        [one, other].map(|half| half.join("\n"))
    }

    fn side_by_side(&self, drawing: &DisplayList) -> Arrangement {
        let Area { at: (left, top), width, height } = self.area;
        let half = (width - APART) / 2.0;
        let (across, down) = self.extent();
        let rules = self.halves().iter().map(|text| self.text_height(drawing, text, half)).fold(0.0, f64::max);
        let free = height - HEADING - 2.0 * BETWEEN - self.fleet_height(half) - rules;
        let cell = LARGEST.min(half / across).min(free / down);
        let below = top + HEADING + cell * down + BETWEEN;
        let places = [left, left + half + APART];
        let rules_top = below + self.fleet_height(half) + BETWEEN;
        Arrangement {
            cell,
            boards: places.map(|x| ((x, top), (x + cell * MARGIN, below))),
            fleet: half - cell * MARGIN,
            rules: places.map(|x| ((x, rules_top), half)).to_vec(),
        }
    }

    fn stacked(&self, drawing: &DisplayList) -> Arrangement {
        let Area { at: (left, top), width, height } = self.area;
        let (across, down) = self.extent();
        let cell = LARGEST.min((width - APART - BESIDE) / across).min((height / 2.0 - HEADING - BETWEEN) / down);
        let x = left + cell * across + APART;
        let beside = left + width - x;
        let next = top + HEADING + cell * down + 2.0 * BETWEEN;
        let at = |top: f64| ((left, top), (x, top + HEADING + cell * MARGIN));
        let rules_top = next + HEADING + cell * MARGIN + self.fleet_height(beside) + BETWEEN;
        let fits = rules_top + self.text_height(drawing, &self.rules, beside) <= self.area.at.1 + height;
        Arrangement {
            cell: if fits { cell } else { 0.0 },
            boards: [at(top), at(next)],
            fleet: beside,
            rules: vec![((x, rules_top), beside)],
        }
    }

    fn draw(&self, drawing: &mut DisplayList, arrangement: &Arrangement) {
        let (lang, puzzle, cell) = (self.setup.style.lang, empty(self.setting), arrangement.cell);
        let headings = [lang.sheet_own(), lang.sheet_theirs()];
        for (heading, ((left, top), fleet)) in headings.iter().zip(arrangement.boards) {
            let corner = (left + cell * MARGIN, top + HEADING + cell * MARGIN);
            drawing.text(Type::bold(4.6), Anchor::Start, (corner.0, top + 4.0), heading);
            let columns = Some(&self.setup.columns);
            Board { at: corner, cell, puzzle: &puzzle, layout: None, columns }.draw(drawing);
            self.fleet().draw(drawing, Scaled::at(fleet, FLEET), (0.0, 0.0), arrangement.fleet / FLEET);
        }
        let texts = match arrangement.rules.len() {
            1 => vec![self.rules.clone()],
            _ => self.halves().to_vec(),
        };
        for (text, &(corner, width)) in texts.iter().zip(&arrangement.rules) {
            column(drawing, text, corner, width, Type::plain(TEXT));
        }
    }
}
