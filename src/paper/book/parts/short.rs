//! The rules in short, for a leaflet: the aim, each rule with an allowed and a forbidden example,
//! and the rest.

use std::iter;

use super::headed;
use crate::area::Area;
use crate::book::flow;
use crate::book::game::Game;
use crate::book::pictures::Picture;
use crate::book::press::Press;
use crate::book::rules::{Topics, heading, pairs, short_sections, source};
use crate::drawing::{At, Type};
use crate::theme::Part;

/// The usual size of its type.
const SIZE: f64 = 3.3;

/// The side of an example's board in widths of the area, and its limits beside the text and below
/// it; what a board takes with its verdict, in sides, and the least room for the verdict.
const SIDE: f64 = 0.165;
const SIDES: (f64, f64) = (19.0, 24.0);
const SIDES_BELOW: (f64, f64) = (19.0, 34.0);
const ROOM: f64 = 1.5;
const VERDICT: f64 = 12.0;

/// The least width of text beside boards, in sizes of its type.
const TEXT: f64 = 13.0;

/// The distance of sections, and of columns.
const BETWEEN: f64 = 5.0;
const APART: f64 = 8.0;

/// The least width of a page for two columns.
const WIDE: f64 = 150.0;

/// Prints the rules of a game in short. Returns whether it has rules with examples.
pub(super) fn print(press: &mut Press, game: &dyn Game, topics: Topics, is_named: bool) -> bool {
    let (lang, style) = (press.book.style.lang, press.book.style);
    let whole = source(game, lang, topics);
    let pairs: Vec<Vec<Picture>> = pairs(game, &whole, style);
    let sections = short_sections(game, lang, topics);
    let Some(aim) = sections.get(pairs.len()).filter(|_| !pairs.is_empty()) else { return false };
    let name = press.name_of(Part::Rules, heading(&whole).to_owned(), game, is_named);
    press.part(&name);
    let area = headed(press, &name, None);
    let size = press.appearance.in_proportion(SIZE);
    let mut side = (area.width * SIDE).clamp(SIDES.0, SIDES.1);
    let mut room = f64::max(ROOM * side, side + VERDICT);
    // On a narrow page, the boards stand below.
    let width = Some(area.width - 2.0 * room - BETWEEN).filter(|&width| width >= TEXT * size);
    if width.is_none() {
        side = (area.width / 2.0 - VERDICT).clamp(SIDES_BELOW.0, SIDES_BELOW.1);
        room = side + VERDICT;
    }
    let beside = 2.0 * room;
    let mut y = set(press, aim, area.at, area.width, size) + BETWEEN;
    for (section, pair) in sections.iter().zip(&pairs) {
        let text = measured(press, section, width.unwrap_or(area.width), size);
        let below = if width.is_none() { text + 0.5 * size } else { 0.0 };
        let boards = pair.iter().map(|picture| picture.art.height(side)).fold(0.0, f64::max);
        let height = text.max(below + boards);
        y = with_room(press, y, height);
        let (left, right) = (press.area().at.0, press.area().at.0 + area.width);
        set(press, section, (left, y), width.unwrap_or(area.width), size);
        for (at, picture) in pair.iter().enumerate() {
            let place = (right - beside + room * at as f64, y + below + 0.5);
            picture.draw(press.drawing(), place, side);
        }
        y += height + BETWEEN;
    }
    // Below each other or, on wide pages, in two columns.
    let rest = &sections[pairs.len() + 1..];
    let columns = if area.width >= WIDE { 2 } else { 1 };
    let width = (area.width - APART * (columns - 1) as f64) / columns as f64;
    let halves: Vec<String> = rest.chunks(rest.len().div_ceil(columns).max(1)).map(|half| half.join("\n\n")).collect();
    if columns == 1 {
        for section in rest {
            let height = measured(press, section, width, size);
            y = with_room(press, y, height);
            let left = press.area().at.0;
            y = set(press, section, (left, y), width, size) + BETWEEN;
        }
    } else {
        let height = halves.iter().map(|half| measured(press, half, width, size)).fold(0.0, f64::max);
        y = with_room(press, y, height);
        for (half, at) in halves.iter().zip(iter::successors(Some(0.0), |at| Some(at + width + APART))) {
            let left = press.area().at.0;
            set(press, half, (left + at, y), width, size);
        }
    }
    true
}

/// Sets a text in this width. Returns where it ends.
fn set(press: &mut Press, markdown: &str, at: At, width: f64, size: f64) -> f64 {
    flow::column(press.drawing(), markdown, at, width, Type::plain(size))
}

/// The height of a text in this width.
fn measured(press: &Press, markdown: &str, width: f64, size: f64) -> f64 {
    flow::column(&mut press.scratch(), markdown, (0.0, 0.0), width, Type::plain(size))
}

/// Where something of this height begins: here, or at the top of a new page.
fn with_room(press: &mut Press, y: f64, height: f64) -> f64 {
    let Area { at, height: whole, .. } = press.area();
    if y + height <= at.1 + whole {
        return y;
    }
    press.page();
    press.area().at.1
}
