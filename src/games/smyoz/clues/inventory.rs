//! The inventory (leltár): what a solver knows from the start.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::clue::Clue;
use super::colouring::Colouring;
use super::islands::islands;
use crate::board::{FLEET, Lane, Layout, Point, PointSet, SIZE, Ship, ShipType};
use smyoz_core::puzzles::{Number, Object, as_text};

/// How a BETA or GAMMA lies relative to the ALFA.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bearing {
    /// `m`, merőleges: perpendicular.
    Perpendicular,
    /// `p`: parallel.
    Parallel,
}

/// A ship's code: how many red and how many green lines run through it, and how it lies relative to
/// the ALFA.
///
/// Written as two digits, followed by `p` or `m` for BETA and GAMMA: `01`, `10m`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code {
    /// Parallel or perpendicular to the ALFA; `None` for ALFA and DELTA.
    pub bearing: Option<Bearing>,
    pub red: u8,
    pub green: u8,
}

impl Code {
    /// The code of a ship. Without an ALFA it has no bearing.
    pub fn of(ship: Ship, alpha: Option<Ship>, colouring: &Colouring) -> Self {
        let (red, green) = colouring.through(ship);
        let bearing = alpha.filter(|_| ship.kind().has_bearing()).map(|alpha| match ship.axis() == alpha.axis() {
            true => Bearing::Parallel,
            false => Bearing::Perpendicular,
        });
        Self { bearing, red, green }
    }
}

as_text!(Code);

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.red, self.green)?;
        match self.bearing {
            None => Ok(()),
            Some(Bearing::Perpendicular) => f.write_str("m"),
            Some(Bearing::Parallel) => f.write_str("p"),
        }
    }
}

/// Text that is not a ship code.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a ship code: expected two digits, for BETA and GAMMA followed by p or m, such as `01` or `10m`")]
pub struct CodeError(String);

impl FromStr for Code {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let (red, green, bearing) = match *text.as_bytes() {
            [red, green] => (red, green, None),
            [red, green, b'm'] => (red, green, Some(Bearing::Perpendicular)),
            [red, green, b'p'] => (red, green, Some(Bearing::Parallel)),
            _ => return Err(CodeError(text.to_owned())),
        };
        if !red.is_ascii_digit() || !green.is_ascii_digit() {
            return Err(CodeError(text.to_owned()));
        }
        Ok(Self { bearing, red: red - b'0', green: green - b'0' })
    }
}

/// One item of an inventory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Item {
    /// The codes of a type's ships.
    Codes(ShipType),
    /// The number of water lines (VV).
    WaterLines,
    /// The number of moored ships (KK).
    Moored,
    /// The sizes of the islands.
    Islands,
}

impl Item {
    /// The seven items, in the order of the files.
    pub const ALL: [Self; 7] = [
        Self::Codes(ShipType::Alpha),
        Self::Codes(ShipType::Beta),
        Self::Codes(ShipType::Gamma),
        Self::Codes(ShipType::Delta),
        Self::WaterLines,
        Self::Moored,
        Self::Islands,
    ];

    /// Its place among all items.
    pub fn index(self) -> usize {
        match self {
            Self::Codes(kind) => kind as usize,
            Self::WaterLines => 4,
            Self::Moored => 5,
            Self::Islands => 6,
        }
    }

    /// The item's key in files and on the command line.
    pub fn key(self) -> &'static str {
        match self {
            Self::Codes(kind) => ["alpha", "beta", "gamma", "delta"][kind as usize],
            Self::WaterLines => "water_lines",
            Self::Moored => "moored",
            Self::Islands => "islands",
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// Text that names no item.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown item `{0}`")]
pub struct UnknownItemError(String);

impl FromStr for Item {
    type Err = UnknownItemError;

    fn from_str(text: &str) -> Result<Self, UnknownItemError> {
        Self::ALL.into_iter().find(|item| item.key() == text).ok_or_else(|| UnknownItemError(text.to_owned()))
    }
}

as_text!(Item);

/// An inventory, full or partial: `None` where an item is withheld.
///
/// Its lists are sorted, there are as many codes as ships of a type, and each number is one that
/// some board could have: two inventories are equal exactly when they say the same.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Object<InventoryKeys>", into = "InventoryKeys")]
pub struct Inventory {
    /// The ship codes of each type in the order of [`ShipType::ALL`], sorted.
    codes: [Option<Vec<Code>>; 4],
    water_lines: Option<u8>,
    moored: Option<u8>,
    islands: Option<Vec<u8>>,
}

/// Why codes or a number cannot be part of an inventory.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum InventoryError {
    /// The number of codes is not that of the ships.
    #[error("{}: expected {}, found {found}", kind.name(), if kind.count() == 1 { "1 code".into() } else { format!("{} codes", kind.count()) })]
    Count {
        kind: ShipType,
        /// The number of codes given.
        found: usize,
    },
    /// A bearing on a type that has none, or none on a type that has one.
    #[error(
        "{}: `{code}` {} the letter p or m", kind.name(),
        if code.bearing.is_some() { "must not have" } else { "must have" }
    )]
    Bearing { kind: ShipType, code: Code },
    /// More lines than run through a ship of this type.
    #[error("{}: `{code}` counts more than the {} lines of such a ship", kind.name(), kind.length() + 1)]
    Lines { kind: ShipType, code: Code },
    /// A number out of range.
    #[error("{item}: expected a number from {from} to {to}, found {found}")]
    Range { item: Item, from: u8, to: u8, found: u8 },
}

impl Inventory {
    /// An inventory of these items: the codes of each type in the order of [`ShipType::ALL`], the
    /// number of water lines, the number of moored ships, and the islands' numbers of water points.
    /// Lists are brought into their order.
    ///
    /// # Errors
    /// If there are not as many codes as ships, a letter `p` or `m` too many or missing, or a
    /// number out of range.
    pub fn new(
        codes: [Option<Vec<Code>>; 4],
        water_lines: Option<u8>,
        moored: Option<u8>,
        islands: Option<Vec<u8>>,
    ) -> Result<Self, InventoryError> {
        Self { codes, water_lines, moored, islands }.checked()
    }

    /// The full inventory of a layout.
    pub fn of(layout: &Layout) -> Self {
        Self::with_colouring(layout, &Colouring::of(layout))
    }

    /// The full inventory of a layout whose colouring is known.
    pub(crate) fn with_colouring(layout: &Layout, colouring: &Colouring) -> Self {
        let placements = layout.placements();
        let alpha = placements[0].ship();
        let codes = ShipType::ALL.map(|kind| {
            let ships = placements.iter().map(|placement| placement.ship()).filter(|ship| ship.kind() == kind);
            let mut codes: Vec<_> = ships.map(|ship| Code::of(ship, Some(alpha), colouring)).collect();
            codes.sort_unstable();
            Some(codes)
        });
        let mut sizes: Vec<_> = islands(layout.water_points()).map(|island| island.len() as u8).collect();
        sizes.sort_unstable();
        Self {
            codes,
            water_lines: Some(colouring.water_lines()),
            moored: Some(placements.iter().filter(|placement| placement.is_moored()).count() as u8),
            islands: Some(sizes),
        }
    }

    /// The items that are given, in the order of [`Item::ALL`].
    pub fn items(&self) -> impl Iterator<Item = Item> {
        Item::ALL.into_iter().filter(|&item| self.gives(item))
    }

    /// Whether both inventories say the same about an item.
    pub fn agrees(&self, other: &Self, item: Item) -> bool {
        match item {
            Item::Codes(kind) => self.codes[kind as usize] == other.codes[kind as usize],
            Item::WaterLines => self.water_lines == other.water_lines,
            Item::Moored => self.moored == other.moored,
            Item::Islands => self.islands == other.islands,
        }
    }

    /// Whether an item is given.
    pub fn gives(&self, item: Item) -> bool {
        match item {
            Item::Codes(kind) => self.codes[kind as usize].is_some(),
            Item::WaterLines => self.water_lines.is_some(),
            Item::Moored => self.moored.is_some(),
            Item::Islands => self.islands.is_some(),
        }
    }

    /// The inventory with one more item, or with another value of it. A shot changes nothing.
    ///
    /// # Errors
    /// If no inventory can say this.
    pub fn with(mut self, clue: Clue) -> Result<Self, InventoryError> {
        self.say(clue);
        self.checked()
    }

    /// Adds an item, or another value of it, whether an inventory can say this or not: engines find
    /// that nothing fits what it cannot say. A shot changes nothing.
    pub(crate) fn say(&mut self, clue: Clue) {
        match clue {
            Clue::Codes(kind, codes) => self.codes[kind as usize] = Some(codes),
            Clue::WaterLines(number) => self.water_lines = Some(number),
            Clue::Moored(number) => self.moored = Some(number),
            Clue::Islands(sizes) => self.islands = Some(sizes),
            Clue::Shot(_) => {}
        }
    }

    /// The number of water lines, if given.
    pub fn water_lines(&self) -> Option<u8> {
        self.water_lines
    }

    /// The number of moored ships, if given.
    pub fn moored(&self) -> Option<u8> {
        self.moored
    }

    /// The islands' numbers of water points, if given; sorted.
    pub fn islands(&self) -> Option<&[u8]> {
        self.islands.as_deref()
    }

    pub fn withhold(&mut self, item: Item) {
        match item {
            Item::Codes(kind) => self.codes[kind as usize] = None,
            Item::WaterLines => self.water_lines = None,
            Item::Moored => self.moored = None,
            Item::Islands => self.islands = None,
        }
    }

    /// The codes of a type's ships, if given.
    pub fn codes(&self, kind: ShipType) -> Option<&[Code]> {
        self.codes[kind as usize].as_deref()
    }

    /// Whether what is given is true of the layout whose full inventory is `full`.
    pub fn fits(&self, full: &Self) -> bool {
        fn fits<T: PartialEq>(given: Option<&T>, full: Option<&T>) -> bool {
            given.is_none() || given == full
        }
        ShipType::ALL.iter().all(|&kind| fits(self.codes[kind as usize].as_ref(), full.codes[kind as usize].as_ref()))
            && fits(self.water_lines.as_ref(), full.water_lines.as_ref())
            && fits(self.moored.as_ref(), full.moored.as_ref())
            && fits(self.islands.as_ref(), full.islands.as_ref())
    }

    /// Brings the lists into their order, and refuses what no inventory can hold, whatever the
    /// layout.
    fn checked(mut self) -> Result<Self, InventoryError> {
        for kind in ShipType::ALL {
            let Some(codes) = &mut self.codes[kind as usize] else { continue };
            if codes.len() != kind.count() {
                return Err(InventoryError::Count { kind, found: codes.len() });
            }
            for &code in codes.iter() {
                if code.bearing.is_some() != kind.has_bearing() {
                    return Err(InventoryError::Bearing { kind, code });
                }
                if code.red.saturating_add(code.green) > kind.length() + 1 {
                    return Err(InventoryError::Lines { kind, code });
                }
            }
            codes.sort_unstable();
        }
        let ranges =
            [(Item::WaterLines, self.water_lines, Lane::COUNT as u8), (Item::Moored, self.moored, FLEET.len() as u8)];
        for (item, given, to) in ranges {
            if let Some(found) = given.filter(|&number| number > to) {
                return Err(InventoryError::Range { item, from: 0, to, found });
            }
        }
        if let Some(islands) = &mut self.islands {
            let to = PointSet::all().len() as u8;
            if let Some(&found) = islands.iter().find(|size| !(1..=to).contains(*size)) {
                return Err(InventoryError::Range { item: Item::Islands, from: 1, to, found });
            }
            islands.sort_unstable();
        }
        Ok(self)
    }
}

/// The keys of an inventory; items that are withheld are absent.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct InventoryKeys {
    #[serde(skip_serializing_if = "Option::is_none")]
    alpha: Option<Vec<Code>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    beta: Option<Vec<Code>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gamma: Option<Vec<Code>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    delta: Option<Vec<Code>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    water_lines: Option<Number<0, { 2 * SIZE as u32 }>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moored: Option<Number<0, { FLEET.len() as u32 }>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    islands: Option<Vec<Number<1, { Point::COUNT as u32 }>>>,
}

/// Only the items that are given.
impl From<Inventory> for InventoryKeys {
    fn from(Inventory { codes: [alpha, beta, gamma, delta], water_lines, moored, islands }: Inventory) -> Self {
        let (water_lines, moored) = (water_lines.map(Number::of), moored.map(Number::of));
        let islands = islands.map(|sizes| sizes.into_iter().map(Number::of).collect());
        Self { alpha, beta, gamma, delta, water_lines, moored, islands }
    }
}

impl TryFrom<Object<InventoryKeys>> for Inventory {
    type Error = InventoryError;

    fn try_from(Object(keys): Object<InventoryKeys>) -> Result<Self, InventoryError> {
        let codes = [keys.alpha, keys.beta, keys.gamma, keys.delta];
        let (water_lines, moored) = (keys.water_lines.map(Number::small), keys.moored.map(Number::small));
        let islands = keys.islands.map(|sizes| sizes.into_iter().map(Number::small).collect());
        Self::new(codes, water_lines, moored, islands)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_back() {
        for text in ["01", "10m", "23p"] {
            assert_eq!(text.parse::<Code>().unwrap().to_string(), text);
        }
        for text in ["", "1", "01x", "a1", "011", "0 1", "ő1"] {
            assert!(text.parse::<Code>().is_err(), "{text}");
        }
    }

    #[test]
    fn lists_are_the_same_in_any_order() {
        let islands =
            |sizes: &[u8]| Inventory::new([None, None, None, None], None, None, Some(sizes.to_vec())).unwrap();
        assert_eq!(islands(&[9, 1, 2, 1]), islands(&[1, 1, 2, 9]));
        let codes = |texts: [&str; 2]| {
            let codes = texts.map(|text| text.parse().unwrap()).to_vec();
            Inventory::default().with(Clue::Codes(ShipType::Beta, codes)).unwrap()
        };
        assert_eq!(codes(["10p", "01m"]), codes(["01m", "10p"]));
    }

    #[test]
    fn impossible_inventories_are_refused() {
        let codes = |kind: ShipType, texts: &[&str]| {
            Inventory::default().with(Clue::Codes(kind, texts.iter().map(|text| text.parse().unwrap()).collect()))
        };
        assert!(codes(ShipType::Beta, &["10p", "01m"]).is_ok_and(|i| i.codes[1].as_ref().unwrap().is_sorted()));
        assert!(matches!(codes(ShipType::Beta, &["10p"]), Err(InventoryError::Count { found: 1, .. })));
        assert!(matches!(codes(ShipType::Beta, &["10p", "01"]), Err(InventoryError::Bearing { .. })));
        assert!(matches!(codes(ShipType::Alpha, &["10p"]), Err(InventoryError::Bearing { .. })));
        assert!(matches!(codes(ShipType::Alpha, &["33"]), Err(InventoryError::Lines { .. })));
        // A code of numbers that no text gives.
        let numbers = Code { bearing: None, red: 255, green: 1 };
        let many = Inventory::default().with(Clue::Codes(ShipType::Alpha, vec![numbers]));
        assert!(matches!(many, Err(InventoryError::Lines { .. })));
        let islands = Inventory::default().with(Clue::Islands(vec![3, 0]));
        assert!(matches!(islands, Err(InventoryError::Range { found: 0, .. })));
    }
}
