//! What clues ask of a layout, made ready for the search.

use std::iter;
use std::ops::{BitOr, RangeInclusive};

use super::board::{Mask, bit, bits, friends, mask};
use super::images::Images;
use super::sight::Sight;
use crate::board::{Axis, Cell, CellSet, FLEET, Lane, Layout, Placement, PointSet, Ship, ShipType};
use crate::clues::{Bearing, Clues, Code, Colour, Content, Inventory, Shot};
use crate::engines::conditions;

/// Number of rows and columns.
const LINES: u8 = Lane::COUNT as u8;

/// For each [window](Sight::window) a set of codes, by their place in the inventory.
pub(super) type CodeSets = [u8; 1024];

/// The codes that the ships of a type must have in the end, by their place in the inventory: bit
/// sets of these places.
#[derive(Clone, Debug)]
pub(super) struct Codes {
    /// For each bearing and each [window](Sight::window): the codes that a ship can still come to
    /// have.
    pub(super) open: [CodeSets; 2],
    /// The codes that the ship has now.
    pub(super) now: [CodeSets; 2],
}

impl Codes {
    fn new(kind: ShipType, given: Option<&[Code]>) -> Self {
        let lines = u32::from(kind.length()) + 1;
        let set = |bearing: usize, fits: fn((u8, u8), Code) -> bool| {
            let Some(codes) = given else { return [(1 << kind.count()) - 1; 1024] };
            // Few pairs of numbers stand for all windows.
            let of_numbers = |numbers: (u8, u8)| {
                let fits = |code: &Code| code.bearing == bearing_of(kind, bearing == 1) && fits(numbers, *code);
                codes.iter().enumerate().fold(0, |set, (place, code)| set | u8::from(fits(code)) << place)
            };
            let by_numbers: [[u8; 6]; 6] =
                std::array::from_fn(|red| std::array::from_fn(|green| of_numbers((red as u8, green as u8))));
            let mut sets = [0; 1024];
            for window in Sight::windows(lines) {
                let (red, green) = Sight::lines_in(window, lines);
                sets[window] = by_numbers[usize::from(red)][usize::from(green)];
            }
            sets
        };
        let open = |(red, green): (u8, u8), code: Code| red <= code.red && green >= code.green;
        let now = |(red, green): (u8, u8), code: Code| red == code.red && green == code.green;
        Self { open: [set(0, open), set(1, open)], now: [set(0, now), set(1, now)] }
    }
}

/// The bearing in the code of a ship that is parallel to the ALFA or not.
fn bearing_of(kind: ShipType, parallel: bool) -> Option<Bearing> {
    let bearing = if parallel { Bearing::Parallel } else { Bearing::Perpendicular };
    kind.has_bearing().then_some(bearing)
}

/// Whether each of up to three sets can be given an element of its own: the marriage theorem.
pub(super) fn can_share_out(sets: &[u8]) -> bool {
    let several = |set: u8| set & set.wrapping_sub(1) != 0;
    match *sets {
        [] => true,
        [one] => one != 0,
        [one, two] => one != 0 && two != 0 && several(one | two),
        [one, two, three] => {
            let all = one | two | three;
            one != 0
                && two != 0
                && three != 0
                && several(one | two)
                && several(one | three)
                && several(two | three)
                && several(all & all.wrapping_sub(1))
        }
        _ => unreachable!("no type with codes has more ships"),
    }
}

/// A water digit: how many of these points must be ship points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Digit {
    pub(super) corners: u64,
    /// The number of ship points among them.
    pub(super) ship_points: u32,
}

/// The water digits of up to 16 shots, watched all at once: four bits of a word for each.
#[derive(Clone, Debug)]
pub(super) struct Corners {
    /// The numbers of ship points that the digits ask for.
    wanted: u64,
    /// For each placement the number of its points at the corners of each cell.
    near: Vec<u64>,
}

impl Corners {
    /// Number of digits that find room.
    pub(super) const CAPACITY: usize = 16;

    /// For each number the bit above it.
    const SPARE: u64 = 0x8888_8888_8888_8888;

    fn new(digits: &[Digit]) -> Self {
        let packed = |number: &dyn Fn(&Digit) -> u32| {
            (0..).step_by(4).zip(digits).fold(0, |numbers, (place, digit)| numbers | u64::from(number(digit)) << place)
        };
        let near = |placement: Placement| {
            let points = placement.points().bits();
            packed(&|digit| (points & digit.corners).count_ones())
        };
        Self { wanted: packed(&|digit| digit.ship_points), near: Placement::all().map(near).collect() }
    }

    /// What a ship adds. No two ships have a point in common, so that of several is the sum.
    pub(super) fn near(&self, placement: Placement) -> u64 {
        self.near[placement.index()]
    }

    /// Whether no digit has more ship points than it asks for.
    pub(super) fn can_become(&self, near: u64) -> bool {
        ((self.wanted | Self::SPARE) - near) & Self::SPARE == Self::SPARE
    }
}

/// For each of up to 16 shots, whether one of its two lines has a colour, and whether both have:
/// one bit a shot, at the even places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    any: u32,
    both: u32,
}

impl Tally {
    const SHOTS: u32 = 0x5555_5555;

    fn of(lines: u32) -> Self {
        Self { any: (lines | lines >> 1) & Self::SHOTS, both: lines & lines >> 1 & Self::SHOTS }
    }

    /// The shots that have more lines than in the other tally.
    fn beyond(self, other: Self) -> u32 {
        (self.any & !other.any) | (self.both & !other.both)
    }
}

/// The colours that shots must show, by the place of each shot's two lines among those of one
/// [`Sight`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    red: Tally,
    green: Tally,
    /// The lines in use.
    used: u32,
}

impl Wanted {
    /// For shots with the first of their lines.
    pub(super) fn new(shots: &[(u32, Shot)]) -> Self {
        let tally = |count: fn(Colour) -> u8| {
            let lines = |&(first, shot): &(u32, Shot)| [0, 0b01, 0b11][usize::from(count(shot.shows.colour))] << first;
            Tally::of(shots.iter().map(lines).fold(0, u32::bitor))
        };
        let used = shots.iter().fold(0, |used, (first, _)| used | 0b11 << first);
        Self { red: tally(Colour::red), green: tally(Colour::green), used }
    }

    /// The shots, each by the first of its lines, whose colours no further ships can bring about:
    /// red lines can come and green ones go, but not the reverse.
    pub(super) fn impossible(self, seen: Sight) -> u32 {
        Tally::of(seen.red() & self.used).beyond(self.red) | self.green.beyond(Tally::of(seen.green() & self.used))
    }

    /// The shots, each by the first of its lines, whose colour is not right.
    fn wrong(self, seen: Sight) -> u32 {
        let (red, green) = (Tally::of(seen.red() & self.used), Tally::of(seen.green() & self.used));
        (red.any ^ self.red.any)
            | (red.both ^ self.red.both)
            | (green.any ^ self.green.any)
            | (green.both ^ self.green.both)
    }
}

/// The colours that shots must show in the end. Their rows and columns are the lines of one
/// [`Sight`].
#[derive(Clone, Debug)]
pub(super) struct Colours {
    wanted: Wanted,
    /// The shots' cells, each as a ship that looks around.
    cells: Vec<Ship>,
    /// What the shots see of each placement.
    sees: Vec<Sight>,
}

impl Colours {
    /// Number of shots that fit a [`Sight`].
    const CAPACITY: usize = 16;

    fn new(shots: &[Shot]) -> Self {
        let cells: Vec<Ship> = shots.iter().map(|shot| observer(shot.cell)).collect();
        let sees = |placement: Placement| {
            let seen = |(place, &cell): (u32, &Ship)| Sight::between(cell, placement.ship()).shifted(2 * place);
            (0..).zip(&cells).map(seen).fold(Sight::default(), Sight::bitor)
        };
        let lines: Vec<_> = (0..).step_by(2).zip(shots.iter().copied()).collect();
        Self { wanted: Wanted::new(&lines), sees: Placement::all().map(sees).collect(), cells }
    }

    /// What the shots see of a ship.
    pub(super) fn see(&self, placement: Placement) -> Sight {
        self.sees[placement.index()]
    }

    /// Whether further ships may bring about the colours.
    pub(super) fn can_become(&self, seen: Sight) -> bool {
        self.wanted.impossible(seen) == 0
    }

    /// Whether the colours are right.
    pub(super) fn are(&self, seen: Sight) -> bool {
        self.wanted.wrong(seen) == 0
    }

    /// The shots whose colour is not right, as observers, each with its [window](Sight::window).
    pub(super) fn not_yet(&self, seen: Sight) -> impl Iterator<Item = (Ship, usize)> {
        let wrong = self.wanted.wrong(seen);
        let places = (0..).zip(&self.cells).filter(move |(place, _)| wrong >> (2 * place) & 1 == 1);
        places.map(move |(place, &cell)| (cell, seen.window(2 * place, 2)))
    }
}

/// Number of codes that a DELTA can have.
pub(super) const DELTA_KINDS: usize = 6;

/// The red and green lines of each kind of DELTA.
pub(super) const DELTA_CODES: [(u8, u8); DELTA_KINDS] = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)];

/// Everything that a layout must fulfil.
#[derive(Clone, Debug)]
pub(super) struct Target {
    /// The codes of ALFA, BETAs and GAMMAs.
    pub(super) codes: [Codes; 3],
    /// How many DELTAs of each kind there must be, if given.
    pub(super) deltas: Option<[u8; DELTA_KINDS]>,
    /// The number of lines with ships.
    pub(super) lines: RangeInclusive<u32>,
    /// The same before the DELTAs are placed.
    pub(super) lines_before_deltas: RangeInclusive<u32>,
    /// The number of moored ships.
    pub(super) moored: RangeInclusive<u8>,
    /// The islands' sizes, sorted, if given.
    islands: Option<Vec<u8>>,
    /// The placements of each type that the shots leave.
    pub(super) open: [Mask; 4],
    /// The cells that ships of each type must cover.
    pub(super) hits: [CellSet; 4],
    pub(super) digits: Vec<Digit>,
    /// The first of them, watched all at once; none if there are none.
    pub(super) corners: Option<Corners>,
    /// The colours of the shots.
    pub(super) colours: Option<Colours>,
    /// A few shots of which any image may be right, instead of the shots above.
    pub(super) images: Option<Images>,
    /// The clues themselves, if the rest does not say it all.
    unsaid: Option<Clues>,
}

impl Target {
    /// What the clues ask; `None` if they contradict each other at first sight.
    pub(super) fn new(clues: &Clues) -> Option<Self> {
        let inventory = &clues.inventory;
        conditions::conflict(clues).is_none().then_some(())?;
        let water_lines = inventory.water_lines().or(conditions::water_lines_by_codes(inventory));
        let moored = inventory.moored().or_else(|| conditions::moored_by_islands(inventory.islands()?));
        let lines = match water_lines {
            Some(water) => u32::from(LINES.checked_sub(water)?)..=u32::from(LINES - water),
            None => 0..=u32::from(LINES),
        };
        // A green line through a DELTA is a line that has no other ship. Four DELTAs have eight
        // lines, all different.
        let greens = inventory.codes(ShipType::Delta).map(|codes| codes.iter().map(|code| u32::from(code.green)).sum());
        let (least, most) = greens.map_or((0, 8), |greens: u32| (greens, greens));
        let lines_before_deltas = lines.start().saturating_sub(most)..=lines.end().checked_sub(least)?;
        let codes = |kind| Codes::new(kind, inventory.codes(kind));
        let digits: Vec<Digit> = clues.shots.iter().filter_map(digit).collect();
        Some(Self {
            corners: (!digits.is_empty()).then(|| Corners::new(&digits[..digits.len().min(Corners::CAPACITY)])),
            codes: [codes(ShipType::Alpha), codes(ShipType::Beta), codes(ShipType::Gamma)],
            deltas: inventory.codes(ShipType::Delta).map(delta_kinds),
            lines,
            lines_before_deltas,
            moored: moored.map_or(0..=FLEET.len() as u8, |moored| moored..=moored),
            islands: inventory.islands().map(<[u8]>::to_vec),
            open: open_to(&clues.shots),
            hits: ShipType::ALL.map(|kind| {
                let hit = |shot: &&Shot| shot.shows.content == Content::Ship(kind);
                clues.shots.iter().filter(hit).map(|shot| shot.cell).collect()
            }),
            digits,
            colours: (!clues.shots.is_empty())
                .then(|| Colours::new(&clues.shots[..clues.shots.len().min(Colours::CAPACITY)])),
            images: None,
            unsaid: (clues.shots.len() > Colours::CAPACITY).then(|| clues.clone()),
        })
    }

    /// What an inventory asks, and of a few shots one image at least.
    pub(super) fn with_images(inventory: &Inventory, shots: &[Shot]) -> Option<Self> {
        shots.iter().all(conditions::is_possible_shot).then_some(())?;
        let target = Self::new(&Clues { inventory: inventory.clone(), ..Clues::default() })?;
        Some(Self { images: (!shots.is_empty()).then(|| Images::new(shots)), ..target })
    }

    /// Roughly the share of the ways to place the long ships that the shots leave, as if ships did
    /// not mind each other: for each ship its open placements among all, or those that cover a cell
    /// if it must have been hit there.
    pub(super) fn share_left(&self) -> f64 {
        let long = ShipType::ALL.into_iter().filter(|&kind| kind != ShipType::Delta);
        let share = |kind: ShipType| -> f64 {
            let range = Placement::range(kind);
            let open = self.open[kind as usize];
            let covers =
                |cell| bits(open).filter(move |bit| Placement::from_index(range.start + bit).cells().contains(cell));
            let hits = self.hits[kind as usize].iter().map(|cell| covers(cell).count());
            let ways = hits.chain(iter::repeat(open.count_ones() as usize)).take(kind.count());
            // Any of the ships may be the one that was hit.
            let ships = (1..=kind.count()).rev().take(self.hits[kind as usize].len());
            ways.map(|ways| ways as f64 / range.len() as f64).chain(ships.map(|ships| ships as f64)).product()
        };
        long.map(share).product()
    }

    /// The places of the ALFA that the shots leave.
    pub(super) fn alphas(&self) -> impl Iterator<Item = Placement> + use<> {
        let first = Placement::range(ShipType::Alpha).start;
        bits(self.open[ShipType::Alpha as usize]).map(move |bit| Placement::from_index(first + bit))
    }

    /// Whether the islands of these water points are those asked for.
    pub(super) fn has_islands(&self, water: PointSet) -> bool {
        self.islands.as_ref().is_none_or(|given| {
            let mut sizes = [0; 64];
            let mut count = 0;
            let mut rest = water.bits();
            while rest != 0 {
                if count == given.len() {
                    return false;
                }
                let island = connected(rest & rest.wrapping_neg(), rest);
                sizes[count] = island.count_ones() as u8;
                rest &= !island;
                count += 1;
            }
            sizes[..count].sort_unstable();
            sizes[..count] == given[..]
        })
    }

    /// Whether the layout fulfils what the rest of the target leaves unsaid.
    pub(super) fn fits(&self, ships: &[Placement; FLEET.len()]) -> bool {
        self.unsaid.as_ref().is_none_or(|clues| clues.fit(&Layout::new(*ships).expect("a legal layout")))
    }
}

/// The points, eight in a row, that are orthogonally connected with these through others of the set.
/// The other engine has a flood fill of its own, so a fault in one does not mislead both.
fn connected(mut island: u64, among: u64) -> u64 {
    const FIRST_COLUMN: u64 = 0x0101_0101_0101_0101;
    loop {
        let beside = (island & !(FIRST_COLUMN << 7)) << 1 | (island & !FIRST_COLUMN) >> 1;
        let grown = (island | beside | island << 8 | island >> 8) & among;
        if grown == island {
            return island;
        }
        island = grown;
    }
}

/// A cell as a ship that looks around: in its row and its column.
pub(super) fn observer(cell: Cell) -> Ship {
    Ship::new(ShipType::Delta, Axis::Horizontal, cell).expect("a DELTA fits in any cell")
}

fn delta_kinds(codes: &[Code]) -> [u8; DELTA_KINDS] {
    DELTA_CODES.map(|(red, green)| codes.iter().filter(|code| (code.red, code.green) == (red, green)).count() as u8)
}

pub(super) fn digit(shot: &Shot) -> Option<Digit> {
    let Content::Water(water) = shot.shows.content else { return None };
    let corners = shot.cell.points();
    Some(Digit { corners: corners.bits(), ship_points: corners.len() as u32 - u32::from(water) })
}

/// The placements of each type that the shots leave, whatever else is on the board.
pub(super) fn open_to(shots: &[Shot]) -> [Mask; 4] {
    let allowed = |placement: &Placement| shots.iter().all(|shot| allows(shot, *placement));
    let mut open = ShipType::ALL.map(|kind| mask(Placement::of_type(kind).filter(allowed)));
    // A cell that was hit must be covered: ships that go with none of those that can cover it are
    // out.
    for shot in shots {
        let Content::Ship(hit) = shot.shows.content else { continue };
        let covers = |placement: &Placement| {
            placement.cells().contains(shot.cell) && open[hit as usize] >> bit(*placement) & 1 == 1
        };
        let coverers: Vec<_> = Placement::of_type(hit).filter(covers).collect();
        open = ShipType::ALL.map(|kind| {
            let friends = coverers.iter().fold(0, |set, &coverer| set | friends(coverer, kind));
            let own = if kind == hit { mask(coverers.iter().copied()) } else { 0 };
            open[kind as usize] & (friends | own)
        });
    }
    open
}

/// Whether the shot's content leaves the placement possible.
fn allows(shot: &Shot, placement: Placement) -> bool {
    let covered = placement.cells().contains(shot.cell);
    match shot.shows.content {
        Content::Ship(kind) => !covered || placement.kind() == kind,
        Content::Water(_) => {
            !covered
                && digit(shot)
                    .is_some_and(|digit| (placement.points().bits() & digit.corners).count_ones() <= digit.ship_points)
        }
    }
}
