//! One or two shots, turned in all 8 ways at once.
//!
//! The search beside the 12 first ALFAs finds one layout for 8, of which each may be the one that fits the shots. So a
//! branch is dead only when the shots have become impossible for all 8 images; or, the same, when the 8 images of the
//! shots have become impossible for the layout. All 16 are watched at once: every image has four bits of a word.

use std::ops::BitOr;

use super::goal::{Wanted, digit, observer};
use super::sight::Sight;
use crate::smyoz::board::{Placement, ShipType, Symmetry};
use crate::smyoz::clues::{Content, Shot};

/// The number of shots that find room.
pub(super) const SHOTS: usize = 2;

/// For each image its lowest bit.
const IMAGES: u32 = 0x1111_1111;

/// What some ships mean for the images of the shots.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Watched {
    /// What the shots see of them: in each image two lines a shot.
    seen: Sight,
    /// The number of ship points at the corners of the shots: four bits each, for the images of one shot after those of
    /// the other.
    points: u64,
    /// The images in which a ship covers the cell of a shot that shows something else.
    dead: u32,
    /// The shots that hit them, one bit each.
    hit: u32,
}

impl BitOr for Watched {
    type Output = Self;

    /// That of more ships. No two ships have a point in common.
    fn bitor(self, other: Self) -> Self {
        Self {
            seen: self.seen | other.seen,
            points: self.points + other.points,
            dead: self.dead | other.dead,
            hit: self.hit | other.hit,
        }
    }
}

/// The images of one or two shots.
#[derive(Clone, Debug)]
pub(super) struct Images {
    colours: Wanted,
    /// The number of ship points that the digits ask for, as in [`Watched`].
    points: u64,
    /// For each type the shots that must hit it.
    hits: [u32; 4],
    /// What each placement means.
    watched: Vec<Watched>,
}

impl Images {
    /// For each number of ship points the bit above it.
    const SPARE: u64 = 0x8888_8888_8888_8888;

    pub(super) fn new(shots: &[Shot]) -> Self {
        let images: Vec<_> = places(shots).collect();
        let points = images.iter().fold(0, |points, (place, shot)| {
            let most = digit(shot).map_or(0, |digit| u64::from(digit.ship_points));
            points | most << place.points()
        });
        let hits = ShipType::ALL.map(|kind| {
            let hit = images.iter().filter(|(_, shot)| shot.shows.content == Content::Ship(kind));
            hit.fold(0, |hits, (place, _)| hits | place.hit())
        });
        let watched = |placement: Placement| {
            let watched = images.iter().map(|(place, shot)| place.watch(shot, placement));
            watched.fold(Watched::default(), Watched::bitor)
        };
        let lines: Vec<_> = images.iter().map(|&(place, shot)| (place.line(), shot)).collect();
        Self { colours: Wanted::new(&lines), points, hits, watched: Placement::all().map(watched).collect() }
    }

    /// What a ship means for the shots.
    pub(super) fn watch(&self, ship: Placement) -> Watched {
        self.watched[ship.index()]
    }

    /// Whether one image of the shots at least may still come to be right; `complete` is the type of which no more ships
    /// follow, if any.
    pub(super) fn can_become(&self, watched: Watched, complete: Option<ShipType>) -> bool {
        let colours = self.colours.impossible(watched.seen);
        let points = !((self.points | Self::SPARE) - watched.points) & Self::SPARE;
        let points = (points | points >> 32) as u32 >> 3;
        let missed = complete.map_or(0, |kind| self.hits[kind as usize] & !watched.hit);
        (watched.dead | colours | colours >> 2 | points | missed | missed >> 1) & IMAGES != IMAGES
    }
}

/// Where an image of a shot stands in the words.
#[derive(Clone, Copy)]
struct Place {
    image: u32,
    shot: u32,
}

/// All images of all shots; those of a single shot twice.
fn places(shots: &[Shot]) -> impl Iterator<Item = (Place, Shot)> + '_ {
    (0..).zip(Symmetry::ALL).flat_map(move |(image, symmetry)| {
        let turned = move |shot: &Shot| Shot { cell: symmetry.cell(shot.cell), ..*shot };
        (0..).zip(shots.iter().cycle().take(SHOTS)).map(move |(at, shot)| (Place { image, shot: at }, turned(shot)))
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
        1 << (4 * self.image + self.shot)
    }

    fn watch(self, shot: &Shot, ship: Placement) -> Watched {
        let covered = ship.cells().contains(shot.cell);
        let hit = covered && shot.shows.content == Content::Ship(ship.kind());
        let points = digit(shot).map_or(0, |digit| u64::from((ship.points().bits() & digit.corners).count_ones()));
        Watched {
            seen: Sight::between(observer(shot.cell), ship.ship()).shifted(self.line()),
            points: points << self.points(),
            dead: u32::from(covered && !hit) << (4 * self.image),
            hit: if hit { self.hit() } else { 0 },
        }
    }
}
