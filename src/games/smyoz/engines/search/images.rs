//! A few shots, turned in all 8 ways at once.
//!
//! The search beside the 12 first ALFAs finds one layout for 8, of which each may be the one that
//! fits the shots. So a branch is dead only when the shots have become impossible for all 8 images;
//! or, the same, when the 8 images of the shots have become impossible for the layout. All are
//! watched at once: two shots share a word, of which every image has four bits.
//!
//! What no living image leaves open is not tried: neither a placement that the shots of all forbid,
//! nor a ship that covers no cell where each of them must still be hit.

use std::ops::BitOr;

use super::board::{Mask, bits};
use super::sight::Sight;
use super::target::{Wanted, digit, observer, open_to};
use crate::board::{Placement, ShipType, Symmetry};
use crate::clues::{Content, Shot};

/// The number of shots that find room.
pub(super) const SHOTS: usize = 4;

/// Shots of which a word holds all images.
const IN_WORD: usize = 2;

/// For each image its lowest bit.
const IMAGES: u32 = 0x1111_1111;

/// What some ships mean for the images of two shots: every image has four bits of a word.
#[derive(Clone, Copy, Debug, Default)]
struct Pair {
    /// What the shots see of them: in each image two lines a shot.
    seen: Sight,
    /// The number of ship points at the corners of the shots: four bits each, for the images of one
    /// shot after those of the other.
    points: u64,
}

/// What some ships mean for the images of the shots.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Watched {
    /// The shots, two by two.
    pairs: [Pair; SHOTS / IN_WORD],
    /// The images in which a ship covers the cell of a shot that shows something else.
    dead: u32,
    /// The shots that hit them, one bit each.
    hit: u32,
}

impl BitOr for Watched {
    type Output = Self;

    /// That of more ships. No two ships have a point in common.
    fn bitor(mut self, other: Self) -> Self {
        for (pair, other) in self.pairs.iter_mut().zip(other.pairs) {
            *pair = Pair { seen: pair.seen | other.seen, points: pair.points + other.points };
        }
        Self { dead: self.dead | other.dead, hit: self.hit | other.hit, ..self }
    }
}

/// What the images of two shots ask for.
#[derive(Clone, Copy, Debug)]
struct WantedPair {
    colours: Wanted,
    /// The number of ship points that the digits ask for, as in [`Pair`].
    points: u64,
}

impl WantedPair {
    /// For each number of ship points the bit above it.
    const SPARE: u64 = 0x8888_8888_8888_8888;

    /// The images in which one of the shots has become impossible.
    fn impossible(self, pair: Pair) -> u32 {
        let colours = self.colours.impossible(pair.seen);
        let points = !((self.points | Self::SPARE) - pair.points) & Self::SPARE;
        let points = (points | points >> 32) as u32 >> 3;
        colours | colours >> 2 | points
    }
}

/// The images of up to four shots.
#[derive(Clone, Debug)]
pub(super) struct Images {
    /// What the shots ask for, two by two.
    pairs: Vec<WantedPair>,
    /// For each type the shots that must hit it.
    hits: [u32; 4],
    watched: Vec<Watched>,
    /// For each image the placements of each type that its shots leave.
    open: [[Mask; 4]; 8],
}

impl Images {
    pub(super) fn new(shots: &[Shot]) -> Self {
        let images: Vec<_> = places(shots).collect();
        let wanted = |pair: u32| {
            let lines: Vec<_> = (images.iter().filter(|(place, _)| place.pair == pair))
                .map(|&(place, shot)| (place.line(), shot))
                .collect();
            let most = |&(place, shot): &(Place, Shot)| {
                digit(&shot).map_or(0, |digit| u64::from(digit.ship_points)) << place.points()
            };
            let points = images.iter().filter(|(place, _)| place.pair == pair).map(most).fold(0, u64::bitor);
            WantedPair { colours: Wanted::new(&lines), points }
        };
        let hits = ShipType::ALL.map(|kind| {
            let hit = images.iter().filter(|(_, shot)| shot.shows.content == Content::Ship(kind));
            hit.fold(0, |hits, (place, _)| hits | place.hit())
        });
        let watched = |placement: Placement| {
            let watched = images.iter().map(|(place, shot)| place.watch(shot, placement));
            watched.fold(Watched::default(), Watched::bitor)
        };
        let pairs = (0..shots.len().div_ceil(IN_WORD) as u32).map(wanted).collect();
        let open = Symmetry::ALL.map(|symmetry| {
            let shots: Vec<_> = shots.iter().map(|shot| Shot { cell: symmetry.cell(shot.cell), ..*shot }).collect();
            open_to(&shots)
        });
        Self { pairs, hits, watched: Placement::all().map(watched).collect(), open }
    }

    /// What a ship means for the shots.
    pub(super) fn watch(&self, ship: Placement) -> Watched {
        self.watched[ship.index()]
    }

    /// Whether one image of the shots at least may still come to be right; `complete` is the type
    /// of which no more ships follow, if any.
    pub(super) fn can_become(&self, watched: Watched, complete: Option<ShipType>) -> bool {
        self.possible(watched, complete) != 0
    }

    /// The images that may still come to be right, each by its bit in [`IMAGES`].
    fn possible(&self, watched: Watched, complete: Option<ShipType>) -> u32 {
        let missed = complete.map_or(0, |kind| self.hits[kind as usize] & !watched.hit);
        let missed = missed | missed >> 2;
        let dead = watched.dead | missed | missed >> 1;
        let pairs = self.pairs.iter().zip(watched.pairs);
        !pairs.fold(dead, |dead, (wanted, pair)| dead | wanted.impossible(pair)) & IMAGES
    }

    /// The placements of each type that are left by one image at least of those that may still come
    /// to be right.
    pub(super) fn open(&self, watched: Watched) -> [Mask; 4] {
        let possible = self.possible(watched, None);
        let images = (0..).step_by(4).zip(&self.open).filter(|(image, _)| possible >> image & 1 == 1);
        images.fold([0; 4], |open, (_, image)| std::array::from_fn(|kind| open[kind] | image[kind]))
    }

    /// Shots of which one must hit a ship of this type that is still to come: one of each image
    /// that may come to be right; none if there is an image without any.
    pub(super) fn missing(&self, watched: Watched, kind: ShipType) -> u32 {
        let missing = self.hits[kind as usize] & !watched.hit;
        if missing == 0 {
            return 0;
        }
        let possible = self.possible(watched, None);
        let mut first = 0;
        for image in bits(possible.into()) {
            let of_image = missing & 0xf << image;
            if of_image == 0 {
                return 0;
            }
            first |= of_image & of_image.wrapping_neg();
        }
        first
    }

    /// Whether a ship is hit by one of these shots.
    pub(super) fn is_hit(&self, ship: Placement, shots: u32) -> bool {
        self.watched[ship.index()].hit & shots != 0
    }
}

/// Where an image of a shot stands in the words.
#[derive(Clone, Copy)]
struct Place {
    image: u32,
    /// The pair of shots, and which of the two.
    pair: u32,
    shot: u32,
}

/// All images of all shots.
fn places(shots: &[Shot]) -> impl Iterator<Item = (Place, Shot)> + '_ {
    (0..).zip(Symmetry::ALL).flat_map(move |(image, symmetry)| {
        let turned = move |shot: &Shot| Shot { cell: symmetry.cell(shot.cell), ..*shot };
        let place = move |at: usize| Place { image, pair: (at / IN_WORD) as u32, shot: (at % IN_WORD) as u32 };
        shots.iter().enumerate().map(move |(at, shot)| (place(at), turned(shot)))
    })
}

impl Place {
    fn line(self) -> u32 {
        4 * self.image + 2 * self.shot
    }

    fn points(self) -> u32 {
        4 * self.image + 32 * self.shot
    }

    fn hit(self) -> u32 {
        1 << (4 * self.image + IN_WORD as u32 * self.pair + self.shot)
    }

    fn watch(self, shot: &Shot, ship: Placement) -> Watched {
        let covered = ship.cells().contains(shot.cell);
        let hit = covered && shot.shows.content == Content::Ship(ship.kind());
        let points = digit(shot).map_or(0, |digit| u64::from((ship.points().bits() & digit.corners).count_ones()));
        let mut pairs = [Pair::default(); SHOTS / IN_WORD];
        pairs[self.pair as usize] = Pair {
            seen: Sight::between(observer(shot.cell), ship.ship()).shifted(self.line()),
            points: points << self.points(),
        };
        Watched { pairs, dead: u32::from(covered && !hit) << (4 * self.image), hit: if hit { self.hit() } else { 0 } }
    }
}
