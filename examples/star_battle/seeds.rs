//! The layout and the regions of a seed.

use std::collections::BTreeSet;

use smyoz::declared::{Cell, Declared as _, Grid, Layout, any_layout};
use smyoz::game::NoLayout;
use smyoz::limits::Limits;
use smyoz::puzzles::{Seed, Stream};

use super::{Board, Options};

type Cells = BTreeSet<Cell>;

/// The board of a seed and the layout that its regions were drawn around.
pub fn draw(&Options { side, stars }: &Options, seed: Seed, limits: Limits) -> Result<(Board, Layout), NoLayout> {
    let mut stream = seed.stream("star battle layout");
    // With rows for regions, nothing but rows, columns and touching restricts the layout.
    let open = Board::new(stars, Grid::square(side), |cell| cell.row);
    let layout = any_layout(&open, &mut stream, limits)?;
    loop {
        let domains = domains(&layout, &mut stream);
        if let Some(regions) = join(open.grid(), domains, stars, &mut stream) {
            let region = |cell| regions.iter().position(|region| region.contains(&cell));
            return Ok((Board::new(stars, open.grid(), region), layout));
        }
    }
}

/// The cells beside these.
fn beside(grid: Grid, cells: &Cells) -> Cells {
    cells.iter().flat_map(|&cell| grid.beside(cell)).filter(|cell| !cells.contains(cell)).collect()
}

/// Connected domains that cover the board, each with one star. They grow by random cells beside
/// them.
fn domains(layout: &Layout, stream: &mut Stream) -> Vec<Cells> {
    let mut domains: Vec<Cells> = layout.cells('*').map(|star| Cells::from([star])).collect();
    let mut free: Cells = layout.cells('.').collect();
    while !free.is_empty() {
        let at = stream.below(domains.len() as u64) as usize;
        let beside: Vec<Cell> = beside(layout.grid, &domains[at]).intersection(&free).copied().collect();
        if !beside.is_empty() {
            let cell = beside[stream.below(beside.len() as u64) as usize];
            domains[at].insert(cell);
            free.remove(&cell);
        }
    }
    domains
}

/// Joins domains that share sides to regions with this many stars, in random order; `None` if that
/// comes to a dead end.
fn join(grid: Grid, mut free: Vec<Cells>, stars: u8, stream: &mut Stream) -> Option<Vec<Cells>> {
    let mut regions = Vec::new();
    stream.shuffle(&mut free);
    while let Some(mut region) = free.pop() {
        for _ in 1..stars {
            let beside = beside(grid, &region);
            let next = free.iter().position(|domain| !domain.is_disjoint(&beside))?;
            region.extend(free.remove(next));
        }
        regions.push(region);
    }
    Some(regions)
}
