//! Which layouts have the same inventory: counted over all legal layouts at once.
//!
//! Images of a layout have its inventory. So it is enough to look at one of each 8, and since no
//! layout is its own image each class is 8 times as large as it looks then.
//!
//! An inventory is packed without loss into a number, its *key*. The keys of all layouts are
//! written down, a gigabyte, and sorted: the classes are the runs of equal keys. To write them down
//! is quick, because ships are placed in the order of the fleet and a set of six long ships begins
//! some 30 layouts: for each such set it is worked out once what every open DELTA adds to all that
//! a key depends on. Then a layout costs three sums, a look at the codes of the long ships, which
//! are a table by what each sees (see `sight`), and the islands, which take most of the time.
//!
//! The numbers of water lines and of moored ships are not in the key, since the other items tell
//! them: a line with n ships has n - 2 more red than green lines through ships, and there are two
//! water points for each moored ship, and 4.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use rayon::prelude::*;

use super::board::{Board, Deltas, LONG, bits};
use super::sight::{Mutual, Sight};
use super::walk::{FIRST_LINE, LINES};
use crate::smyoz::board::{FLEET, Placement, PointSet, ShipType, Symmetry};
use crate::smyoz::clues::islands;

/// How layouts fall into classes of the same inventory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Inventories {
    /// Number of layouts.
    pub layouts: u64,
    /// Number of different inventories.
    pub inventories: u64,
    /// Number of layouts that share their inventory with their images only.
    pub alone_up_to_symmetry: u64,
    /// The most layouts that share an inventory.
    pub largest_class: u64,
    /// Which numbers of islands there are, one bit a number, by the number of moored ships.
    pub islands_by_moored: [u32; FLEET.len() + 1],
    /// The sum of the squares of the classes' sizes.
    squares: u64,
}

impl Inventories {
    /// How many layouts have the inventory of a random layout, on average and itself included.
    #[must_use]
    pub fn mean_class(&self) -> f64 {
        self.squares as f64 / self.layouts as f64
    }

    /// The classes of layouts with these keys and of their images.
    fn of(mut keys: Vec<u64>) -> Self {
        keys.par_sort_unstable();
        let classes = keys.par_chunk_by(|one, other| one == other);
        classes.map(|class| Self::class(class[0], class.len() as u64)).reduce(Self::default, Self::and)
    }

    /// One class, of so many layouts with this key and of their images.
    fn class(key: u64, layouts: u64) -> Self {
        let size = layouts * Symmetry::ALL.len() as u64;
        let (moored, islands) = moored_and_islands(key);
        Self {
            layouts: size,
            inventories: 1,
            alone_up_to_symmetry: if layouts == 1 { size } else { 0 },
            largest_class: size,
            islands_by_moored: std::array::from_fn(|number| u32::from(number == moored) << islands),
            squares: size * size,
        }
    }

    fn and(self, other: Self) -> Self {
        Self {
            layouts: self.layouts + other.layouts,
            inventories: self.inventories + other.inventories,
            alone_up_to_symmetry: self.alone_up_to_symmetry + other.alone_up_to_symmetry,
            largest_class: self.largest_class.max(other.largest_class),
            islands_by_moored: std::array::from_fn(|number| {
                self.islands_by_moored[number] | other.islands_by_moored[number]
            }),
            squares: self.squares + other.squares,
        }
    }
}

/// The classes of all legal layouts, found on all cores. They take 1.4 GB of memory.
///
/// `progress` is told how many parts of how many are done.
#[must_use]
pub fn inventories(progress: &(dyn Fn(usize, usize) + Sync)) -> Inventories {
    let parts = parts();
    let done = AtomicUsize::new(0);
    let keys = |&(board, betas): &BetaPair| {
        let mut keys = Vec::new();
        layouts(board, betas, |_, key| keys.push(key));
        progress(done.fetch_add(1, Ordering::Relaxed) + 1, parts.len());
        keys
    };
    Inventories::of(parts.par_iter().flat_map_iter(keys).collect())
}

/// The layouts with an ALFA and two BETAs.
type BetaPair = (&'static Board, [Placement; 2]);

/// Parts that contain one of the 8 images of each layout.
fn parts() -> Vec<BetaPair> {
    Board::firsts().flat_map(|board| board.beta_pairs_up_to_symmetry().map(move |betas| (board, betas))).collect()
}

/// Tells of each layout with this ALFA and these BETAs, and of its key.
fn layouts(board: &'static Board, betas: [Placement; 2], mut found: impl FnMut(&[Placement; FLEET.len()], u64)) {
    board.long_ships(betas, |long, deltas| Start::new(board, long, deltas).add_deltas(&mut found));
}

/// All that the key of a layout depends on, as far as some of its ships decide it.
#[derive(Clone, Copy, Default)]
struct Known {
    /// What the long ships see of these ships.
    seen: Sight,
    /// The points of these ships.
    points: u64,
    /// The codes of the DELTAs among them: the sum of their [`DELTA_DIGITS`].
    deltas: u64,
}

impl Known {
    fn and(self, other: Self) -> Self {
        Self { seen: self.seen | other.seen, points: self.points | other.points, deltas: self.deltas + other.deltas }
    }
}

/// Six long ships, and all that is to be known of the DELTAs that go with them.
struct Start {
    board: &'static Board,
    ships: [Placement; FLEET.len()],
    /// For each long ship its codes.
    codes: [&'static CodeTable; LONG],
    /// What the long ships decide.
    known: Known,
    /// The DELTAs that go with them.
    open: Deltas,
    /// What each of these adds, by its bit.
    adds: [Known; 64],
}

impl Start {
    fn new(board: &'static Board, long: &[Placement; LONG], open: Deltas) -> Self {
        let mut ships = [board.alpha; FLEET.len()];
        ships[..LONG].copy_from_slice(long);
        let codes = long.map(|ship| &CODES[ship.kind() as usize][usize::from(ship.axis() != board.alpha.axis())]);
        let known = long.iter().fold(Known::default(), |known, &ship| known.and(what_adds(long, ship)));
        let mut adds = [Known::default(); 64];
        for bit in bits(open.into()) {
            adds[bit] = what_adds(long, board.deltas[bit]);
        }
        Self { board, ships, codes, known, open, adds }
    }

    /// Tells of each layout that begins so.
    fn add_deltas(&mut self, found: &mut impl FnMut(&[Placement; FLEET.len()], u64)) {
        self.add_delta(LONG, self.open, self.known, found);
    }

    fn add_delta(
        &mut self,
        placed: usize,
        mut open: Deltas,
        known: Known,
        found: &mut impl FnMut(&[Placement; FLEET.len()], u64),
    ) {
        if placed == FLEET.len() {
            return found(&self.ships, self.key(known));
        }
        while open != 0 {
            let bit = open.trailing_zeros() as usize;
            open &= open - 1;
            self.ships[placed] = self.board.deltas[bit];
            self.add_delta(placed + 1, open & self.board.later(bit), known.and(self.adds[bit]), found);
        }
    }

    /// The key of ten ships: a number that stands for their inventory and for no other.
    fn key(&self, known: Known) -> u64 {
        let code = |ship: usize| u64::from(self.codes[ship][known.seen.window(FIRST_LINE[ship], LINES[ship])]);
        let mut betas = [1, 2].map(code);
        let mut gammas = [3, 4, 5].map(code);
        betas.sort_unstable();
        gammas.sort_unstable();
        let long = betas.into_iter().fold(code(0), |long, beta| long * BETA_CODES + beta);
        let long = gammas.into_iter().fold(long, |long, gamma| long * GAMMA_CODES + gamma);
        let islands = islands_number(!PointSet::from_bits(known.points));
        (long * DELTA_NUMBERS + known.deltas) << MOST_WATER_POINTS | islands
    }
}

/// What a ship adds to six long ships; it may be one of them.
fn what_adds(long: &[Placement; LONG], ship: Placement) -> Known {
    let mut seen = Sight::default();
    let mut sees = Sight::default();
    for (&other, first_line) in long.iter().zip(FIRST_LINE) {
        let mutual = Mutual::all(other)[ship.index()];
        seen = seen | mutual.there().shifted(first_line);
        sees = sees | mutual.back();
    }
    let deltas = match ship.kind() {
        ShipType::Delta => DELTA_DIGITS[usize::from(CODES[ShipType::Delta as usize][0][sees.window(0, 2)])],
        _ => 0,
    };
    Known { seen, points: ship.points().bits(), deltas }
}

/// For each [window](Sight::window) the number of the code, for ships of one type and bearing to
/// the ALFA.
type CodeTable = [u8; 1024];

/// For each type the codes of ships parallel to the ALFA, and of those that are not.
static CODES: LazyLock<[[CodeTable; 2]; 4]> = LazyLock::new(|| {
    let number = |lines: u8, across: u8, window: usize| {
        if ((window & 31) | window >> 5) >> lines != 0 {
            return 0;
        }
        let (red, green) = Sight::lines_in(window, lines.into());
        across * triangle(lines + 1) + triangle(red + green) + red
    };
    let codes = |lines, across| std::array::from_fn(|window| number(lines, across, window));
    ShipType::ALL.map(|kind| [0, 1].map(|across| codes(kind.length() + 1, across)))
});

/// How many codes have fewer than so many coloured lines.
const fn triangle(lines: u8) -> u8 {
    lines * (lines + 1) / 2
}

/// Number of codes of a BETA.
const BETA_CODES: u64 = 2 * triangle(5) as u64;

/// Number of codes of a GAMMA.
const GAMMA_CODES: u64 = 2 * triangle(4) as u64;

/// What a DELTA with each of the six codes adds to a number that tells how many DELTAs have which
/// code: up to four have the first, and so on; those that are left have the sixth.
const DELTA_DIGITS: [u64; 6] = [1, 5, 25, 125, 625, 0];

/// The end of these numbers.
const DELTA_NUMBERS: u64 = 3125;

/// Number of water points when all ships are moored.
const MOST_WATER_POINTS: u32 = 24;

/// The numbers of moored ships and of islands of a layout with this key. The last bit of a key's
/// islands tells of all water points, of which there are two for each moored ship, and 4.
fn moored_and_islands(key: u64) -> (usize, usize) {
    let islands = key & ((1 << MOST_WATER_POINTS) - 1);
    let water_points = u64::BITS - islands.leading_zeros();
    ((water_points as usize - 4) / 2, islands.count_ones() as usize)
}

/// The islands' sizes as a number: the sums of the smallest, of the two smallest, and so on, as a
/// bit set.
fn islands_number(water: PointSet) -> u64 {
    let mut sizes = [0; MOST_WATER_POINTS as usize];
    let mut count = 0;
    for island in islands(water) {
        sizes[count] = island.len();
        count += 1;
    }
    let sizes = &mut sizes[..count];
    sizes.sort_unstable();
    let add = |(sum, set): (usize, u64), size: &usize| (sum + size, set | 1 << (sum + size - 1));
    sizes.iter().fold((0, 0), add).1
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::smyoz::board::Layout;
    use crate::smyoz::clues::Inventory;
    use crate::smyoz::seeds::numbering;

    /// A few parts, far from each other.
    fn some_parts() -> impl Iterator<Item = BetaPair> {
        parts().into_iter().step_by(1500)
    }

    #[test]
    fn keys_stand_for_inventories() {
        let mut inventories: HashMap<u64, Inventory> = HashMap::new();
        let mut classes: HashMap<Inventory, (u64, u64)> = HashMap::new();
        let mut keys = Vec::new();
        for (board, betas) in some_parts() {
            let before = keys.len();
            layouts(board, betas, |ships, key| {
                let inventory = Inventory::of(&Layout::new(*ships).unwrap());
                let islands = inventory.islands().unwrap().len();
                assert_eq!(moored_and_islands(key), (inventory.moored().unwrap().into(), islands));
                assert_eq!(*inventories.entry(key).or_insert_with(|| inventory.clone()), inventory);
                classes.entry(inventory).or_insert((key, 0)).1 += 1;
                keys.push(key);
            });
            let expected = board.open().with(betas[0]).with(betas[1]).completions(3);
            assert_eq!((keys.len() - before) as u64, expected);
        }
        assert_eq!(inventories.len(), classes.len(), "no two keys for one inventory");
        let expected = classes
            .into_values()
            .map(|(key, layouts)| Inventories::class(key, layouts))
            .reduce(Inventories::and)
            .unwrap();
        assert_eq!(Inventories::of(keys), expected);
        assert!(expected.largest_class > 8 && expected.alone_up_to_symmetry > 0, "{expected:?}");
    }

    #[test]
    fn one_image_of_each_layout_is_in_the_parts() {
        let parts: Vec<_> = parts().into_iter().map(|(board, [one, other])| [board.alpha, one, other]).collect();
        for number in (0..Layout::COUNT).step_by(10_000_019) {
            let layout = numbering::unrank(number);
            let begins = |symmetry| <[Placement; 3]>::try_from(&layout.image(symmetry).placements()[..3]).unwrap();
            let images = Symmetry::ALL.into_iter().filter(|&symmetry| parts.contains(&begins(symmetry)));
            assert_eq!(images.count(), 1, "{layout}");
        }
    }

    #[test]
    fn keys_have_room() {
        let codes = u64::from(triangle(6)) * BETA_CODES.pow(2) * GAMMA_CODES.pow(3);
        assert!((codes * DELTA_NUMBERS).checked_mul(1 << MOST_WATER_POINTS).is_some());
        assert!(DELTA_DIGITS.iter().all(|digit| 4 * digit < DELTA_NUMBERS));
    }
}
