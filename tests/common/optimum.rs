//! Optimal play on small boards by exhaustive search, and greedy play beside it. Nothing here is
//! shared with the program: layouts are numbers whose bits are the cells of their ships.

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
}

/// Layouts that fit, a bit each.
type Set = [u64; 9];

/// The mean number of shots that a way to play needs to sink all ships.
pub fn mean(layouts: &[Vec<u32>], cells: u32, play: Play) -> f64 {
    let mut all = Set::default();
    (0..layouts.len()).for_each(|at| all[at / 64] |= 1 << (at % 64));
    let mut search = Search { layouts, cells, play, known: HashMap::new() };
    search.shots(all, 0) / layouts.len() as f64
}

struct Search<'a> {
    layouts: &'a [Vec<u32>],
    cells: u32,
    play: Play,
    /// For layouts that fit and cells that were shot at: the shots that are still needed, summed
    /// over these layouts.
    known: HashMap<(Set, u32), f64>,
}

impl Search<'_> {
    fn shots(&mut self, set: Set, shot: u32) -> f64 {
        let fitting: Vec<usize> = (0..self.layouts.len()).filter(|&at| set[at / 64] >> (at % 64) & 1 == 1).collect();
        let ships = |at: usize| self.layouts[at].iter().fold(0, |all, ship| all | ship);
        let unsunk = fitting.iter().filter(|&&at| ships(at) & !shot != 0).count();
        if unsunk == 0 {
            return 0.0;
        }
        if let Some(&known) = self.known.get(&(set, shot)) {
            return known;
        }
        let hits = |cell: u32| fitting.iter().filter(|&&at| ships(at) >> cell & 1 == 1).count();
        let open: Vec<(u32, usize)> =
            (0..self.cells).filter(|cell| shot >> cell & 1 == 0).map(|cell| (cell, hits(cell))).collect();
        let most = open.iter().map(|&(_, hits)| hits).max().unwrap_or(0);
        // A sure hit must be made some time, and never says less when it is made at once.
        let greedy = self.play != Play::Optimal || most == fitting.len();
        let choices = open.into_iter().filter(|&(_, hits)| if greedy { hits == most } else { hits > 0 });
        let mut choices: Vec<u32> = choices.map(|(cell, _)| cell).collect();
        if most == fitting.len() {
            choices.truncate(1);
        }
        let mut values = Vec::new();
        for cell in choices {
            let now = shot | 1 << cell;
            let mut answers = [Set::default(); 3];
            for &at in &fitting {
                let ship = self.layouts[at].iter().find(|&&ship| ship >> cell & 1 == 1);
                let answer = ship.map_or(0, |&ship| if ship & !now == 0 { 2 } else { 1 });
                answers[answer][at / 64] |= 1 << (at % 64);
            }
            let after = answers.into_iter().map(|set| if set == Set::default() { 0.0 } else { self.shots(set, now) });
            // Whoever has sunk all ships before is out of the game.
            values.push(unsunk as f64 + after.sum::<f64>());
        }
        let value = match self.play {
            Play::Optimal | Play::GreedyBest => values.iter().copied().fold(f64::INFINITY, f64::min),
            Play::GreedyWorst => values.iter().copied().fold(0.0, f64::max),
        };
        self.known.insert((set, shot), value);
        value
    }
}
