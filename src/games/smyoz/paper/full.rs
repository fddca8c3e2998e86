//! A puzzle or a solution on its own page.

use super::board::{Board, SIDE};
use super::inventory::{InventoryPlace, draw_code};
use super::page::{Page, Sign, apart};
use crate::clues::Shot;
use crate::lang::SmyozTexts;
use smyoz_paper::drawing::{Anchor, At, DisplayList, Look, Pen, Type};
use smyoz_paper::lone::draw_upside_down;
use smyoz_paper::panel::{Panel, SAMPLE, Sample};
use smyoz_paper::scaled::Scaled;
use smyoz_paper::sheets::A4;
use smyoz_paper::theme;
use smyoz_paper::title::Title;

/// The side of a cell on A4, for which all positions below are as well.
const CELL: f64 = 15.0;
/// The left and right edges of its content.
const LEFT: f64 = (A4.0 - SIDE * CELL) / 2.0;
const RIGHT: f64 = A4.0 - LEFT;

// The positions of its parts, from the top.
const TITLE: f64 = 24.0;
const BOARD: f64 = 45.5;
const INVENTORY: f64 = 192.0;
const LEGEND: f64 = 239.0;
const MERCY: f64 = 266.0;

/// How far the content of a page without a mercy shot is moved down.
const DROP: f64 = 8.0;

/// A page of this size, portrait at best. From top to bottom: title, board, inventory, legend, and
/// at the foot, in a frame and upside down, the mercy shot, where it can be folded away. All are as
/// wide as the board, which is centred on the page; the row numbers are in the margin.
pub(super) fn page(page: &Page, paper: At) -> DisplayList {
    let mut drawing = DisplayList::new(paper, theme::standard(page.ink), page.lang, page.title());
    draw(&mut drawing, page, Scaled::to(paper));
    drawing
}

/// The side of a cell on paper of this size.
pub(super) fn cell(paper: At) -> f64 {
    CELL * Scaled::to(paper).scale
}

fn draw(drawing: &mut DisplayList, page: &Page, scaled: Scaled) {
    let drop = if page.mercy.is_none() { DROP } else { 0.0 };
    let facts = page.layout.is_none().then_some(&*page.facts);
    let title = Title {
        kind: page.kind(),
        game: page.heading,
        label: &page.label,
        name: &page.name,
        facts,
        caption: &page.caption,
        stars: page.stars,
    };
    title.draw(drawing, scaled, (LEFT, RIGHT), TITLE + drop);
    Board { at: scaled.place(LEFT, BOARD + drop), cell: CELL * scaled.scale }.draw(drawing, page);
    let heading = page.lang.page_inventory();
    drawing.text(scaled.size(Type::bold(4.6)), Anchor::Start, scaled.place(LEFT, INVENTORY + drop), &heading);
    let at = scaled.place(LEFT, INVENTORY + drop + 6.0);
    let has_ticks = page.layout.is_none();
    InventoryPlace { at, scale: scaled.scale, is_stacked: false, has_ticks }.draw(drawing, page);
    draw_legend(drawing, page, scaled, LEGEND + drop);
    if let Some(shot) = page.mercy {
        draw_mercy(drawing, page, scaled, shot);
    }
}

/// The mercy shot: a cell in a frame, upside down.
fn draw_mercy(drawing: &mut DisplayList, page: &Page, scaled: Scaled, shot: Shot) {
    let bottom = MERCY + CELL + 3.0;
    drawing.rect(Look::Frame, scaled.place(LEFT, MERCY), scaled.place(RIGHT, bottom), 2.0);
    let middle = (MERCY + bottom) / 2.0;
    let (name, last) = (page.lang.page_mercy(), page.lang.page_mercy_last());
    let labels = [
        (scaled.size(Type::bold(4.6)), scaled.place(LEFT + 6.0, middle - 0.8), &*name),
        (scaled.size(Type::pale(3.3)), scaled.place(LEFT + 6.0, middle + 4.4), &*last),
    ];
    let corner = scaled.place(RIGHT - CELL - 6.0, middle - CELL / 2.0 + 0.5);
    let about = scaled.place((LEFT + RIGHT) / 2.0, middle);
    draw_upside_down(drawing, about, &labels, &[(&apart(shot), corner, CELL * scaled.scale)]);
}

/// The legend, in two columns.
fn draw_legend(drawing: &mut DisplayList, page: &Page, scaled: Scaled, top: f64) {
    drawing.line(Look::Grid, scaled.place(LEFT, top), scaled.place(RIGHT, top));
    let legend = page.signs();
    let rows = legend.len().div_ceil(2);
    for (index, (sign, meaning)) in legend.into_iter().enumerate() {
        let x = LEFT + (index / rows) as f64 * (RIGHT - LEFT) / 2.0;
        let y = top + 6.0 + (index % rows) as f64 * 4.9;
        sign.draw(drawing, scaled, (x, y));
        let at = scaled.place(x + SAMPLE + 4.0, y + 1.2);
        drawing.text(scaled.size(Type::pale(3.3)), Anchor::Start, at, &meaning);
    }
}

impl Sign {
    pub fn sample(self) -> Sample {
        Box::new(move |drawing, scaled, at| self.draw(drawing, scaled, at))
    }

    fn draw(self, drawing: &mut DisplayList, scaled: Scaled, (x, y): At) {
        let (from, to) = (scaled.place(x, y), scaled.place(x + SAMPLE, y));
        match self {
            Self::Red => drawing.stroke(Pen::Red, from, to),
            Self::Green => drawing.stroke(Pen::Green, from, to),
            Self::Island => {
                let points = [x + 1.0, x + SAMPLE - 1.0].map(|x| scaled.place(x, y));
                drawing.line(Look::Island, points[0], points[1]);
                points.into_iter().for_each(|point| drawing.circle(Look::Point, point, 1.4));
            }
            Self::Given => {
                drawing.rect(Look::Given, scaled.place(x + 1.5, y - 2.0), scaled.place(x + 5.5, y + 2.0), 0.0);
            }
            Self::Code => {
                draw_code(drawing, 4.0 * scaled.scale, scaled.place(x + 1.0, y + 1.3), "0", "1", "");
            }
            Self::Text(signs) => {
                let at = scaled.place(x + SAMPLE / 2.0, y + 1.2);
                drawing.text(scaled.size(Type::plain(3.6)), Anchor::Middle, at, signs);
            }
        }
    }
}
