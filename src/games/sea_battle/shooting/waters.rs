//! A board prepared for shooting: the pieces of each class at all their places, as sets of bits.

use super::bits::{Bits, Frame, lowered};
use super::config::Config;
use crate::board::{CellSet, Piece};

/// The pieces of a game at all their places.
pub(super) struct Waters<const N: usize> {
    pub(super) config: Config,
    pub(super) frame: Frame,
    /// Ships from the longest on, then mines, then sweepers.
    pub(super) classes: Vec<Class<N>>,
}

/// A board of any size, in as many words as it needs.
pub(super) enum Prepared {
    Small(Waters<2>),
    Medium(Waters<6>),
    Large(Waters<15>),
}

/// Does the same with a board of any size.
macro_rules! with {
    ($prepared:expr, $waters:ident => $value:expr) => {
        match $prepared {
            $crate::shooting::waters::Prepared::Small($waters) => $value,
            $crate::shooting::waters::Prepared::Medium($waters) => $value,
            $crate::shooting::waters::Prepared::Large($waters) => $value,
        }
    };
}

pub(super) use with;

impl Prepared {
    pub(super) fn new(config: &Config) -> Self {
        match Frame::of(config.size()).len() {
            0..=128 => Self::Small(Waters::new(config)),
            129..=384 => Self::Medium(Waters::new(config)),
            _ => Self::Large(Waters::new(config)),
        }
    }
}

/// Pieces that cannot be told apart.
pub(super) struct Class<const N: usize> {
    pub(super) piece: Piece,
    pub(super) length: u8,
    pub(super) count: usize,
    pub(super) shapes: Vec<Shape<N>>,
}

/// A figure at all its places, each known by the number of its first cell.
pub(super) struct Shape<const N: usize> {
    /// How far each cell lies behind the first.
    pub(super) offsets: Vec<usize>,
    /// The first cells of all places on the board.
    pub(super) starts: Bits<N>,
    /// For each first cell: the cells.
    pub(super) cells: Vec<Bits<N>>,
    /// For each first cell: where no other ship may lie.
    pub(super) no_ships: Vec<Bits<N>>,
    /// For each first cell: where no mine and no sweeper may lie.
    pub(super) no_singles: Vec<Bits<N>>,
    /// The first cells of the places that lie wholly at the edge of the board.
    pub(super) edge: Bits<N>,
}

/// A place of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Place {
    pub(super) class: u8,
    pub(super) shape: u8,
    pub(super) start: u16,
}

impl<const N: usize> Waters<N> {
    pub(super) fn new(config: &Config) -> Self {
        let frame = Frame::of(config.size());
        let class = |(piece, length, count)| Class { piece, length, count, shapes: shapes(config, piece, length) };
        Self { config: config.clone(), frame, classes: config.setting().classes().map(class).collect() }
    }

    pub(super) fn shape(&self, place: Place) -> &Shape<N> {
        &self.classes[usize::from(place.class)].shapes[usize::from(place.shape)]
    }

    pub(super) fn cells(&self, place: Place) -> &Bits<N> {
        &self.shape(place).cells[usize::from(place.start)]
    }

    pub(super) fn no_ships(&self, place: Place) -> &Bits<N> {
        &self.shape(place).no_ships[usize::from(place.start)]
    }

    pub(super) fn no_singles(&self, place: Place) -> &Bits<N> {
        &self.shape(place).no_singles[usize::from(place.start)]
    }

    /// The places of all classes.
    pub(super) fn places(&self) -> impl Iterator<Item = Place> {
        self.classes.iter().enumerate().flat_map(|(class, pieces)| {
            pieces.shapes.iter().enumerate().flat_map(move |(number, shape)| {
                let place = move |start| Place { class: class as u8, shape: number as u8, start: start as u16 };
                shape.starts.iter().map(place)
            })
        })
    }

    /// The weight of a place where ships at the edge have this one, and others 1.
    pub(super) fn weight(&self, place: Place, edge: u64) -> f64 {
        let is_heavy = self.is_ship(place.class) && self.shape(place).edge.contains(place.start.into());
        if is_heavy { edge as f64 } else { 1.0 }
    }

    /// The place of a class that has these cells.
    pub(super) fn place_of(&self, class: u8, cells: &Bits<N>) -> Option<Place> {
        let start = cells.first()?;
        let shapes = &self.classes[usize::from(class)].shapes;
        let shape = shapes.iter().position(|shape| shape.starts.contains(start) && shape.cells[start] == *cells)?;
        Some(Place { class, shape: shape as u8, start: start as u16 })
    }

    /// Whether pieces of a class are ships.
    pub(super) fn is_ship(&self, class: u8) -> bool {
        self.classes[usize::from(class)].piece == Piece::Ship
    }

    /// Number of cells that have numbers in the [frame](Frame), and of those between rows.
    pub(super) fn numbers(&self) -> usize {
        self.frame.len()
    }
}

impl<const N: usize> Shape<N> {
    /// The first cells of the places whose cells are all free.
    #[inline]
    pub(super) fn starts_in(&self, free: &Bits<N>) -> Bits<N> {
        self.offsets[1..].iter().fold(*free, |starts, &offset| starts & lowered(*free, offset))
    }
}

fn shapes<const N: usize>(config: &Config, piece: Piece, length: u8) -> Vec<Shape<N>> {
    let frame = Frame::of(config.size());
    let edge = edge(config);
    let places = config.ships_by_shape(length).into_iter().filter(|places| !places.is_empty());
    places
        .map(|places| {
            let number = |cells: &CellSet| cells.first().map_or(0, |cell| frame.at(cell));
            let offsets = places[0].cells.iter().map(|cell| frame.at(cell) - number(&places[0].cells)).collect();
            let mut shape = Shape {
                offsets,
                starts: Bits::EMPTY,
                cells: vec![Bits::EMPTY; frame.len()],
                no_ships: vec![Bits::EMPTY; frame.len()],
                no_singles: vec![Bits::EMPTY; frame.len()],
                edge: Bits::EMPTY,
            };
            for place in places {
                let at = number(&place.cells);
                let near = place.cells | config.setting().around(&place.cells);
                shape.starts.insert(at);
                shape.cells[at] = frame.bits(&place.cells);
                shape.no_singles[at] = frame.bits(&near);
                shape.no_ships[at] = match piece {
                    Piece::Ship => frame.bits(&(place.cells | place.margin)),
                    Piece::Mine | Piece::Sweeper => shape.no_singles[at],
                };
                if piece == Piece::Ship && edge.iter().any(|line| place.cells.is_subset(line)) {
                    shape.edge.insert(at);
                }
            }
            shape
        })
        .collect()
}

/// The outermost rows and columns.
fn edge(config: &Config) -> [CellSet; 4] {
    let size = config.size();
    let (right, bottom) = (size.width() - 1, size.height() - 1);
    let line = |keeps: &dyn Fn(u8, u8) -> bool| size.cells().filter(|cell| keeps(cell.column(), cell.row())).collect();
    [
        line(&|column, _| column == 0),
        line(&|column, _| column == right),
        line(&|_, row| row == 0),
        line(&|_, row| row == bottom),
    ]
}
