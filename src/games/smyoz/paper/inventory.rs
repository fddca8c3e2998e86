//! The inventory: the ships with their codes, and the numbers and islands beside or below them.

use super::page::Page;
use super::text;
use crate::board::ShipType;
use crate::clues::{Bearing, Code};
use crate::lang::SmyozTexts;
use smyoz_paper::drawing::{Anchor, Appearance, At, DisplayList, Face, Look, Tag, Type};

/// Where an inventory is drawn, and how large.
#[derive(Clone, Copy, Debug)]
pub(super) struct InventoryPlace {
    pub at: At,
    /// The size: 1 on its own page.
    pub scale: f64,
    /// Whether the numbers stand below the ships, and not beside them.
    pub is_stacked: bool,
    /// Whether there are boxes to tick.
    pub has_ticks: bool,
}

/// The side of a ship's cell.
const SHIP_CELL: f64 = 4.2;
/// The distance between rows of ships.
const ROW: f64 = 8.0;
/// The width of the ships with their codes.
pub(super) const SHIPS: f64 = 94.0;
/// The width of the numbers and islands.
pub(super) const NUMBERS: f64 = 41.0;
/// The height of the ships, and of the numbers.
pub(super) const HEIGHT: f64 = 34.0;
/// The distance between the points of an island.
const DOT: f64 = 1.9;
/// Islands are drawn down to this scale; below they are only numbers.
const SMALLEST_HEAPS: f64 = 0.5;
/// The size of the number below an island.
const HEAP_NUMBER: f64 = 3.2;
/// How far below their name a single row of islands stands: as far as the highest ones need.
const HEAPS: f64 = 8.5;
/// The least distance of islands from what is above them, where they stand in two rows.
const ABOVE_HEAPS: f64 = 3.3;
/// The distance from where a row of islands stands to the base of their sizes.
const HEAP_SIZE: f64 = 3.0;
/// The usual distance between the lines of numbers.
const NUMBER_LINE: f64 = 7.0;

/// The size of codes and of numbers.
const CODE_SIZE: f64 = 4.4;

/// The distance from a ship to its code, and from the code to the box to tick.
const CODE: f64 = 1.6;
const BOX: f64 = 1.2;
/// The distance from what belongs to a ship to the next ship: wide enough that none of it seems to
/// belong there.
const APART: f64 = 5.5;
/// Half the width of the sign for what is withheld.
const WITHHELD_SIDE: f64 = 3.0;
/// The side of a box to tick; none is smaller than the second number, in millimetres.
const TICK: (f64, f64) = (2.8, 1.8);

pub(super) const SMALLEST: f64 = 2.2;

/// How much larger than usual texts are in large print: as far as there is room.
const LARGEST: f64 = 1.3;

fn growth(appearance: &Appearance) -> f64 {
    appearance.in_proportion(1.0).clamp(1.0, LARGEST)
}

impl InventoryPlace {
    /// Draws the inventory of a page.
    pub fn draw(self, drawing: &mut DisplayList, page: &Page) {
        drawing.tagged(Tag::Figure(text::inventory(page)), |drawing| self.draw_all(drawing, page));
    }

    fn draw_all(self, drawing: &mut DisplayList, page: &Page) {
        for kind in ShipType::ALL {
            self.draw_ships(drawing, kind, page);
        }
        let (lang, inventory) = (page.lang, &page.inventory);
        let names = [lang.page_water_lines(), lang.page_moored()];
        let grown = growth(&drawing.appearance);
        // Numbers that may not be as small as the heaps would touch each other.
        let is_tight = drawing.appearance.least_in_figures > HEAP_NUMBER * self.scale * LARGEST;
        let has_heaps = self.scale >= SMALLEST_HEAPS && grown <= 1.0 && !is_tight;
        let line = inventory.islands().filter(|_| has_heaps).map_or(NUMBER_LINE, line_above);
        let middles = [2.0, 2.0 + line];
        for ((name, middle), given) in names.iter().zip(middles).zip([inventory.water_lines(), inventory.moored()]) {
            let end = self.numbers_end(&drawing.appearance, &names);
            self.draw_number(drawing, (middle, end), name, given, page.withheld);
        }
        let name = self.name_type(&drawing.appearance);
        let islands = 2.0 + 2.0 * line;
        drawing.text(name, Anchor::Start, self.number(0.0, islands + 1.2 * grown), &lang.page_islands());
        match inventory.islands() {
            Some(sizes) if has_heaps => self.draw_islands(drawing, islands, sizes),
            Some(sizes) => self.list_islands(drawing, sizes),
            // A list to be filled in needs room.
            None if page.withheld.is_empty() => {
                let (corner, opposite) = (self.number(0.0, 20.0), self.number(NUMBERS, 26.0));
                drawing.rect(Look::Withheld, corner, opposite, 0.8 * self.scale);
            }
            None => {
                self.draw_withheld(drawing, self.number(NUMBERS - WITHHELD_SIDE, 16.0), page.withheld);
            }
        }
    }

    /// A position among the ships.
    fn ship(self, x: f64, y: f64) -> At {
        (self.at.0 + x * self.scale, self.at.1 + y * self.scale)
    }

    /// A position among the numbers.
    fn number(self, x: f64, y: f64) -> At {
        if self.is_stacked { self.ship(x, y + HEIGHT + 2.0) } else { self.ship(x + SHIPS, y) }
    }

    fn size(self, appearance: &Appearance, kind: Type) -> Type {
        let least = SMALLEST.max(appearance.least_in_figures);
        Type { size: (kind.size * self.scale * growth(appearance)).max(least), ..kind }
    }

    /// The ships of a type side by side, each with its code.
    fn draw_ships(self, drawing: &mut DisplayList, kind: ShipType, page: &Page) {
        let codes = page.inventory.codes(kind);
        let middle = 2.0 + ROW * f64::from(kind as u8);
        let letter = kind.greek().to_string();
        let base = middle + 1.6 * growth(&drawing.appearance);
        let letter_type = self.size(&drawing.appearance, Type::plain(5.4));
        drawing.text(letter_type, Anchor::Start, self.ship(0.0, base), &letter);
        let mut x = 9.0;
        for index in 0..kind.count() {
            let (top, bottom) = (middle - SHIP_CELL / 2.0, middle + SHIP_CELL / 2.0);
            let end = x + SHIP_CELL * f64::from(kind.length());
            drawing.rect(Look::Ship, self.ship(x, top), self.ship(end, bottom), 1.4 * self.scale);
            for joint in 1..kind.length() {
                let x = x + SHIP_CELL * f64::from(joint);
                drawing.line(Look::Joint, self.ship(x, top), self.ship(x, bottom));
            }
            let code_end = match codes {
                Some(codes) => self.draw_code(drawing, self.ship(end + CODE, base), codes[index]),
                None => self.draw_withheld(drawing, self.ship(end + CODE + WITHHELD_SIDE, middle), page.withheld),
            };
            if self.has_ticks {
                let (left, side) = (code_end + BOX * self.scale, (TICK.0 * self.scale).max(TICK.1));
                let top = self.ship(0.0, middle).1 - side / 2.0;
                drawing.rect(Look::Tick, (left, top), (left + side, top + side), 0.0);
            }
            x = end + code_room(kind) + APART;
        }
    }

    /// Returns where the code ends.
    fn draw_code(self, drawing: &mut DisplayList, at: At, Code { bearing, red, green }: Code) -> f64 {
        let bearing = bearing.map_or("", |bearing| if bearing == Bearing::Parallel { "p" } else { "m" });
        let Type { size, .. } = self.size(&drawing.appearance, Type::plain(CODE_SIZE));
        draw_code(drawing, size, at, &red.to_string(), &green.to_string(), bearing)
    }

    /// Where numbers end. Below the ships they stand further to the right if a name is long.
    fn numbers_end(self, appearance: &Appearance, names: &[String]) -> f64 {
        let kind = self.name_type(appearance);
        let widest = names.iter().map(|name| kind.width(&appearance.fonts, name)).fold(0.0, f64::max);
        if self.is_stacked { NUMBERS.max(widest / self.scale + 3.0 * WITHHELD_SIDE).min(SHIPS) } else { NUMBERS }
    }

    /// The type of the names of numbers.
    fn name_type(self, appearance: &Appearance) -> Type {
        self.size(appearance, Type::pale(3.3))
    }

    /// A number with its name. A long name begins further to the left: the first rows of ships
    /// leave room there.
    fn draw_number(
        self,
        drawing: &mut DisplayList,
        (middle, end): (f64, f64),
        name: &str,
        given: Option<u8>,
        withheld: &str,
    ) {
        let (grown, kind) = (growth(&drawing.appearance), self.name_type(&drawing.appearance));
        let room = (end - 2.0 * WITHHELD_SIDE) * self.scale;
        let (anchor, x) = match kind.width(&drawing.appearance.fonts, name) <= room {
            true => (Anchor::Start, 0.0),
            false => (Anchor::End, end - 2.0 * WITHHELD_SIDE - 1.0),
        };
        drawing.text(kind, anchor, self.number(x, middle + 1.2 * grown), name);
        match given {
            Some(number) => {
                let at = self.number(end, middle + 1.5 * grown);
                let kind = self.size(&drawing.appearance, Type::plain(CODE_SIZE));
                drawing.text(kind, Anchor::End, at, &number.to_string());
            }
            None => {
                self.draw_withheld(drawing, self.number(end - WITHHELD_SIDE, middle), withheld);
            }
        }
    }

    /// The sign for what is withheld. Returns where it ends.
    fn draw_withheld(self, drawing: &mut DisplayList, (x, y): At, sign: &str) -> f64 {
        let (width, height) = (WITHHELD_SIDE * self.scale, 2.4 * self.scale);
        drawing.rect(Look::Withheld, (x - width, y - height), (x + width, y + height), 0.8 * self.scale);
        let kind = self.size(&drawing.appearance, Type::pale(4.0));
        drawing.text(kind, Anchor::Middle, (x, y + 1.4 * self.scale), sign);
        x + width
    }

    /// Islands as stacks of dots below their name, with their sizes below.
    fn draw_islands(self, drawing: &mut DisplayList, name: f64, sizes: &[u8]) {
        let feet = feet(sizes);
        for (&size, (line, x)) in sizes.iter().zip(island_places(sizes)) {
            let bottom = name + feet[usize::from(line)];
            for dot in 0..size {
                let (column, row) = (dot / heap_height(size), dot % heap_height(size));
                let at = self.number(x + DOT * (f64::from(column) + 0.5), bottom - DOT * (f64::from(row) + 0.5));
                drawing.circle(Look::Point, at, 0.65 * self.scale);
            }
            let at = self.number(x + heap_width(size) / 2.0, bottom + HEAP_SIZE);
            let kind = self.size(&drawing.appearance, Type::plain(HEAP_NUMBER));
            drawing.text(kind, Anchor::Middle, at, &size.to_string());
        }
    }

    /// Islands as their sizes alone, in one line or two.
    fn list_islands(self, drawing: &mut DisplayList, sizes: &[u8]) {
        let kind = self.size(&drawing.appearance, Type::plain(CODE_SIZE));
        let told = |sizes: &[u8]| sizes.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        let is_one_line = kind.width(&drawing.appearance.fonts, &told(sizes)) <= NUMBERS * self.scale;
        // No number stands alone: two lines have about as many.
        let on_line = if is_one_line { sizes.len() } else { sizes.len().div_ceil(2) };
        for (line, sizes) in sizes.chunks(on_line.max(1)).enumerate() {
            let text = told(sizes);
            let (x, y) = self.number(NUMBERS, 24.5);
            drawing.text(kind, Anchor::End, (x, y + kind.size * 1.2 * line as f64), &text);
        }
    }
}

/// The room for a code of this type with its box.
fn code_room(kind: ShipType) -> f64 {
    match kind {
        ShipType::Alpha | ShipType::Delta => 11.0,
        // A letter follows.
        ShipType::Beta | ShipType::Gamma => 14.8,
    }
}

/// A ship's code: red lines, green lines, bearing. Returns where it ends.
pub(super) fn draw_code(
    drawing: &mut DisplayList,
    size: f64,
    (x, y): At,
    red: &str,
    green: &str,
    bearing: &str,
) -> f64 {
    let parts = [(Look::RedDigit, red), (Look::GreenDigit, green), (Look::Ink, bearing)];
    parts
        .into_iter()
        .fold(x, |x, (look, text)| drawing.text(Type { face: Face::Regular, size, look }, Anchor::Start, (x, y), text))
}

/// How far below the name of the islands each row of stacks stands. A single row stands at the same
/// height in all puzzles.
fn feet(sizes: &[u8]) -> Vec<f64> {
    let mut heights: Vec<u8> = Vec::new();
    for (&size, (line, _)) in sizes.iter().zip(island_places(sizes)) {
        heights.resize(heights.len().max(usize::from(line) + 1), 0);
        heights[usize::from(line)] = heights[usize::from(line)].max(heap_height(size));
    }
    if heights.len() == 1 {
        return vec![HEAPS];
    }
    let mut foot = 0.0;
    let below = |height| {
        foot += ABOVE_HEAPS + DOT * f64::from(height);
        foot
    };
    heights.into_iter().map(below).collect()
}

/// The distance between the lines of numbers above these islands: less than usual where two rows
/// of stacks need the room.
fn line_above(sizes: &[u8]) -> f64 {
    let below = feet(sizes).last().map_or(0.0, |foot| foot + HEAP_SIZE);
    ((HEIGHT - 2.0 - below) / 2.0).min(NUMBER_LINE)
}

/// The positions of the stacks: the row, and the left edge. None stands alone in the second row.
fn island_places(sizes: &[u8]) -> Vec<(u8, f64)> {
    let places = island_places_from(sizes, sizes.len());
    match &places[..] {
        [.., (0, _), (1, _)] => island_places_from(sizes, sizes.len() - 2),
        _ => places,
    }
}

/// The positions if the second row begins with this stack at the latest.
fn island_places_from(sizes: &[u8], second: usize) -> Vec<(u8, f64)> {
    let (mut line, mut x) = (0, 0.0);
    let mut place = |(at, &size)| {
        if x + heap_width(size) > NUMBERS || at == second {
            (line, x) = (line + 1, 0.0);
        }
        let place = (line, x);
        x += heap_width(size) + 2.8;
        place
    };
    sizes.iter().enumerate().map(&mut place).collect()
}

/// The height of the stack for an island of this size, in dots.
fn heap_height(size: u8) -> u8 {
    match size {
        1..=2 => 1,
        3..=4 => 2,
        _ => 3,
    }
}

fn heap_width(size: u8) -> f64 {
    f64::from(size.div_ceil(heap_height(size))) * DOT
}

#[cfg(test)]
mod tests {
    use crate::board::Layout;

    use super::*;
    use crate::clues::Inventory;
    use crate::seeds::Seed;

    #[test]
    fn islands_never_reach_what_is_below_the_inventory() {
        for seed in Seed::all().step_by(100) {
            let inventory = Inventory::of(&Layout::of_seed(seed));
            let sizes = inventory.islands().unwrap();
            let lines: Vec<u8> = island_places(sizes).iter().map(|&(line, _)| line).collect();
            assert!(lines.iter().all(|&line| line < 2), "{seed}: {sizes:?}");
            let line = line_above(sizes);
            let last = 2.0 + 2.0 * line + feet(sizes).last().unwrap() + HEAP_SIZE;
            assert!(line >= 5.5 && last <= HEIGHT + 1e-9, "{seed}: {sizes:?}");
            assert_ne!(lines.iter().filter(|&&line| line == 1).count(), 1, "{seed}: {sizes:?}");
        }
    }
}
