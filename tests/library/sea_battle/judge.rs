//! A plain judge, written from the rules alone. It knows only characters.

use std::collections::HashSet;

use smyoz::games::sea_battle::{Setting, Shapes, Touch};

/// A board of `.#*+` by its rows.
pub struct Board(Vec<Vec<char>>);

type Place = (i32, i32);

impl Board {
    pub fn read(text: &str) -> Self {
        Self(text.lines().map(|line| line.chars().collect()).collect())
    }

    fn at(&self, (x, y): Place) -> char {
        let row = usize::try_from(y).ok().and_then(|y| self.0.get(y));
        row.and_then(|row| row.get(usize::try_from(x).ok()?)).copied().unwrap_or('.')
    }

    fn places(&self) -> impl Iterator<Item = Place> + '_ {
        (0..).zip(&self.0).flat_map(|(y, row)| (0..row.len() as i32).map(move |x| (x, y)))
    }

    /// The ships, by flooding from each cell.
    fn ships(&self) -> Vec<HashSet<Place>> {
        let (mut seen, mut ships) = (HashSet::new(), Vec::new());
        for start in self.places().filter(|&place| self.at(place) == '#') {
            let (mut ship, mut open) = (HashSet::new(), vec![start]);
            while let Some((x, y)) = open.pop() {
                if self.at((x, y)) == '#' && seen.insert((x, y)) {
                    ship.insert((x, y));
                    open.extend([(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]);
                }
            }
            if !ship.is_empty() {
                ships.push(ship);
            }
        }
        ships
    }

    /// Whether the board follows all rules.
    pub fn is_legal(&self, setting: &Setting) -> bool {
        let variant = setting.variant();
        let (width, height) = (usize::from(setting.size().width()), usize::from(setting.size().height()));
        let ships = self.ships();
        let mut lengths: Vec<usize> = ships.iter().map(HashSet::len).collect();
        lengths.sort_unstable_by(|one, other| other.cmp(one));
        let count = |sign| self.places().filter(|&place| self.at(place) == sign).count();
        self.0.len() == height
            && self.0.iter().all(|row| row.len() == width)
            && setting.fleet().lengths().iter().map(|&length| usize::from(length)).eq(lengths)
            && ships.iter().all(|ship| may_be_bent(ship, setting) || is_straight(ship))
            && count('*') == usize::from(variant.mines)
            && count('+') == usize::from(variant.sweepers)
            && self.nothing_touches(variant.touch)
    }

    fn nothing_touches(&self, touch: Touch) -> bool {
        let corners = |(x, y): Place| [(x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x + 1, y + 1)];
        let sides = |(x, y): Place| [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)];
        let ships = self.ships();
        let of_one_ship =
            |one: Place, other: Place| ships.iter().any(|ship| ship.contains(&one) && ship.contains(&other));
        self.places().filter(|&place| self.at(place) != '.').all(|place| {
            let near = corners(place).into_iter().chain(sides(place));
            near.filter(|&near| self.at(near) != '.').all(|near| {
                let both_ships = self.at(place) == '#' && self.at(near) == '#';
                both_ships && (touch == Touch::Corners || of_one_ship(place, near))
            })
        })
    }
}

fn is_straight(ship: &HashSet<Place>) -> bool {
    let columns: HashSet<i32> = ship.iter().map(|place| place.0).collect();
    let rows: HashSet<i32> = ship.iter().map(|place| place.1).collect();
    columns.len() == 1 || rows.len() == 1
}

fn may_be_bent(ship: &HashSet<Place>, setting: &Setting) -> bool {
    setting.variant().shapes == Shapes::Any && (3..=4).contains(&ship.len())
}
