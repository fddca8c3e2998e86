//! Optimal play on small boards by exhaustive search, and greedy play beside it. Nothing here is
//! shared with the program: layouts are numbers whose bits are the cells of their ships.

use std::cmp::Reverse;
use std::collections::HashMap;

/// The layouts of straight ships that do not touch, each as the cells of its ships.
pub fn layouts(width: u32, height: u32, fleet: &[u32]) -> Vec<Vec<u32>> {
    let mut found = Vec::new();
    lay(width, height, fleet, &mut Vec::new(), &mut found);
    found
}

fn lay(width: u32, height: u32, fleet: &[u32], laid: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
    let Some((&length, others)) = fleet.split_first() else { return found.push(laid.clone()) };
    let cell = |column: u32, row: u32| 1_u32 << (row * width + column);
    let near = |ship: u32| {
        let touches = |column: u32, row: u32| {
            let around = (-1..=1).flat_map(|down: i32| (-1..=1).map(move |right: i32| (right, down)));
            around.into_iter().any(|(right, down)| {
                let (column, row) = (column as i32 + right, row as i32 + down);
                let inside = (0..width as i32).contains(&column) && (0..height as i32).contains(&row);
                inside && ship & cell(column as u32, row as u32) != 0
            })
        };
        let all = (0..height).flat_map(|row| (0..width).map(move |column| (column, row)));
        all.filter(|&(column, row)| touches(column, row)).fold(0, |near, (column, row)| near | cell(column, row))
    };
    let forbidden = laid.iter().fold(0, |all, &ship| all | near(ship));
    let mut places: Vec<u32> = Vec::new();
    for row in 0..height {
        for column in 0..width {
            if column + length <= width {
                places.push((0..length).fold(0, |ship, at| ship | cell(column + at, row)));
            }
            if length > 1 && row + length <= height {
                places.push((0..length).fold(0, |ship, at| ship | cell(column, row + at)));
            }
        }
    }
    for place in places {
        // Ships of one length come in one order only.
        let ordered = laid.last().is_none_or(|&before| before.count_ones() != length || before < place);
        if ordered && place & forbidden == 0 {
            laid.push(place);
            lay(width, height, others, laid, found);
            laid.pop();
        }
    }
}

/// How a game goes on where several cells are equally good for greedy play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// Fewest shots in the mean.
    Optimal,
    /// Greatest probability of a hit; of equal cells the best or the worst.
    GreedyBest,
    GreedyWorst,
    /// Greatest sum of the probability of a hit and of that of the next shot, after the answer; of
    /// equal cells the best or the worst.
    AheadBest,
    AheadWorst,
}

/// Layouts that fit, a bit each.
type Set = [u64; 9];

/// The mean number of shots that a way to play needs to sink all ships, on a square board with this
/// side.
pub fn mean(layouts: &[Vec<u32>], side: u32, play: Play) -> f64 {
    let all: Vec<usize> = (0..layouts.len()).collect();
    let needs = |play, most| Search::new(layouts, side, play).shots(&all, 0, most);
    let greedy = needs(if play == Play::Optimal { Play::GreedyBest } else { play }, u32::MAX);
    // Optimal play needs no more than greedy play.
    let shots = if play == Play::Optimal { needs(play, greedy) } else { greedy };
    f64::from(shots) / layouts.len() as f64
}

/// How a symmetry of the board moves cells, and layouts with them.
struct Image {
    cells: Vec<u32>,
    layouts: Vec<usize>,
}

impl Image {
    /// The image of cells.
    fn of(&self, cells: u32) -> u32 {
        (0..).zip(&self.cells).fold(0, |all, (cell, image)| all | (cells >> cell & 1) << image)
    }
}

struct Search<'a> {
    layouts: &'a [Vec<u32>],
    /// The cells of all ships of each.
    ships: Vec<u32>,
    cells: u32,
    play: Play,
    images: Vec<Image>,
    /// For layouts that fit and those of their cells that were shot at: the shots that are still
    /// needed, summed over these layouts, and whether it is not only known that they are no fewer.
    known: HashMap<(Set, u32), (u32, bool)>,
}

impl<'a> Search<'a> {
    fn new(layouts: &'a [Vec<u32>], side: u32, play: Play) -> Self {
        let ships: Vec<u32> = layouts.iter().map(|layout| layout.iter().fold(0, |all, ship| all | ship)).collect();
        let numbers: HashMap<u32, usize> = ships.iter().enumerate().map(|(number, &ships)| (ships, number)).collect();
        let image = |symmetry: u32| {
            let flip = |at: u32, bit: u32| if symmetry & bit == 0 { at } else { side - 1 - at };
            let moved = |cell: u32| {
                let (column, row) = (flip(cell % side, 1), flip(cell / side, 2));
                if symmetry & 4 == 0 { row * side + column } else { column * side + row }
            };
            let mut image = Image { cells: (0..side * side).map(moved).collect(), layouts: Vec::new() };
            image.layouts = ships.iter().map(|&ships| numbers[&image.of(ships)]).collect();
            image
        };
        let images = (0..8).map(image).collect();
        Self { layouts, ships, cells: side * side, play, images, known: HashMap::new() }
    }

    /// The shots that are needed, summed over these layouts, none of which is sunk; if they are
    /// more than `most`, any number beyond it that they are not below.
    fn shots(&mut self, fitting: &[usize], shot: u32, most: u32) -> u32 {
        let least = self.least(fitting, shot);
        if fitting.len() == 1 || least > most {
            return least;
        }
        let key = self.key(fitting, shot);
        if let Some(&(known, is_exact)) = self.known.get(&key)
            && (is_exact || known > most)
        {
            return known;
        }
        let (mut values, mut limit) = (Vec::new(), most);
        for cell in self.choices(fitting, shot) {
            let value = self.after(fitting, shot | 1 << cell, cell, limit);
            if self.play == Play::Optimal {
                limit = limit.min(value);
            }
            values.push(value);
        }
        let value = match self.play {
            Play::Optimal | Play::GreedyBest | Play::AheadBest => values.into_iter().min(),
            Play::GreedyWorst | Play::AheadWorst => values.into_iter().max(),
        };
        let value = value.expect("there are ships to hit");
        self.known.insert(key, (value, value <= most));
        value
    }

    /// Where it may shoot next: where a ship may lie, the likeliest cells first. A sure hit must be
    /// made some time, and never says less when it is made at once.
    fn choices(&self, fitting: &[usize], shot: u32) -> Vec<u32> {
        let mut open: Vec<(usize, u32)> = self.hits(fitting, shot).filter(|&(hits, _)| hits > 0).collect();
        open.sort_by_key(|&(hits, _)| Reverse(hits));
        if open[0].0 == fitting.len() {
            open.truncate(1);
        } else if self.play != Play::Optimal {
            if matches!(self.play, Play::AheadBest | Play::AheadWorst) {
                open.iter_mut().for_each(|(hits, cell)| *hits += self.hits_after(fitting, shot | 1 << *cell, *cell));
            }
            let most = open.iter().map(|&(hits, _)| hits).max();
            open.retain(|&(hits, _)| Some(hits) == most);
        }
        open.into_iter().map(|(_, cell)| cell).collect()
    }

    /// In how many of the layouts a shot at each cell that was not shot at hits.
    fn hits(&self, fitting: &[usize], shot: u32) -> impl Iterator<Item = (usize, u32)> {
        let hits = |cell: u32| fitting.iter().filter(|&&at| self.ships[at] >> cell & 1 == 1).count();
        (0..self.cells).filter(move |cell| shot >> cell & 1 == 0).map(move |cell| (hits(cell), cell))
    }

    /// In how many of the layouts the likeliest shot hits after one at this cell.
    fn hits_after(&self, fitting: &[usize], shot: u32, cell: u32) -> usize {
        let best = |fitting: &Vec<usize>| self.hits(fitting, shot).map(|(hits, _)| hits).max().unwrap_or(0);
        self.answers(fitting, shot, cell).iter().map(best).sum()
    }

    /// The layouts that have ships left after a shot at this cell, by its answer: miss, hit, sunk.
    fn answers(&self, fitting: &[usize], shot: u32, cell: u32) -> [Vec<usize>; 3] {
        let mut answers = [(); 3].map(|()| Vec::new());
        for &at in fitting.iter().filter(|&&at| self.ships[at] & !shot != 0) {
            let ship = self.layouts[at].iter().find(|&&ship| ship >> cell & 1 == 1);
            answers[ship.map_or(0, |&ship| if ship & !shot == 0 { 2 } else { 1 })].push(at);
        }
        answers
    }

    /// The shots that are needed if the last one is at this cell, as in [`shots`](Self::shots).
    fn after(&mut self, fitting: &[usize], shot: u32, cell: u32, most: u32) -> u32 {
        let answers = self.answers(fitting, shot, cell);
        let mut least = answers.each_ref().map(|fitting| self.least(fitting, shot));
        let sum = |least: &[u32; 3]| fitting.len() as u32 + least.iter().sum::<u32>();
        // Hits leave the fewest layouts.
        for answer in [2, 1, 0] {
            let others = sum(&least) - least[answer];
            if others + least[answer] > most {
                break;
            }
            if !answers[answer].is_empty() {
                least[answer] = self.shots(&answers[answer], shot, most - others);
            }
        }
        sum(&least)
    }

    /// The fewest shots that these layouts can need, summed over them. Each ends with a row of
    /// answers of its own: with so many misses there are only so many rows.
    fn least(&self, fitting: &[usize], shot: u32) -> u32 {
        let Some(&first) = fitting.first() else { return 0 };
        let cells = (self.ships[first] & !shot).count_ones();
        let ships = self.layouts[first].iter().filter(|&&ship| ship & !shot != 0).count() as u32;
        let (mut sum, mut left) = (fitting.len() as u32 * cells, fitting.len() as u32);
        for misses in 0.. {
            let rows = choose(cells - 1, ships - 1) * choose(cells - 1 + misses, misses);
            sum += misses * left.min(rows);
            left -= left.min(rows);
            if left == 0 {
                break;
            }
        }
        sum
    }

    /// The same for all images of what is known.
    fn key(&self, fitting: &[usize], shot: u32) -> (Set, u32) {
        let shot = shot & fitting.iter().fold(0, |all, &at| all | self.ships[at]);
        let images = self.images.iter().map(|image| {
            let mut set = Set::default();
            fitting.iter().map(|&at| image.layouts[at]).for_each(|at| set[at / 64] |= 1 << (at % 64));
            (set, image.of(shot))
        });
        images.min().expect("there are symmetries")
    }
}

/// How many ways there are to take so many of so many.
fn choose(from: u32, number: u32) -> u32 {
    (0..number).fold(1, |ways, at| ways * (from - at) / (at + 1))
}
