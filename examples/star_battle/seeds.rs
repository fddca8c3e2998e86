//! The layout and the regions of a seed.

use std::ops::ControlFlow;

use smyoz::limits::{Budget, Limits};
use smyoz::puzzles::{Seed, Stream};

use crate::board::{Board, Cell, Cells, KeyError, each, with_sides};
use crate::search::Tables;

/// The board of a seed and the layout that its regions were drawn around.
pub fn draw(size: usize, stars: usize, seed: Seed) -> Result<(Board, Cells), KeyError> {
    let mut stream = seed.stream("star battle layout");
    // With rows for regions, nothing but rows, columns and touching restricts the layout.
    let open = Board::new(size, stars, |cell| cell.row() as u8)?;
    let layout = layout(&open, &mut stream);
    loop {
        let domains = domains(&open, layout, &mut stream);
        if let Some(regions) = join(domains, stars, &mut stream) {
            let is_in = |cell: Cell| regions.iter().position(|region| region & cell.alone() != 0);
            let board = Board::new(size, stars, |cell| is_in(cell).expect("domains cover the board") as u8)?;
            return Ok((board, layout));
        }
    }
}

/// The first layout of a search that tries the ways of each row in an order of its own.
fn layout(board: &Board, stream: &mut Stream) -> Cells {
    let (mut tables, mut layout) = (Tables::new(board), 0);
    tables.rows.iter_mut().for_each(|ways| stream.shuffle(ways));
    let _ = tables.place(&tables.rows, 0, 0, &mut Budget::new(Limits::NONE), &mut |found| {
        layout = found;
        ControlFlow::Break(())
    });
    layout
}

/// Connected domains that cover the board, each with one star. They grow by random cells beside
/// them.
fn domains(board: &Board, layout: Cells, stream: &mut Stream) -> Vec<Cells> {
    let mut domains: Vec<Cells> = each(layout).map(Cell::alone).collect();
    let mut free = board.all() & !layout;
    while free != 0 {
        let at = stream.below(domains.len() as u64) as usize;
        let beside: Vec<Cell> = each(with_sides(domains[at]) & free).collect();
        if !beside.is_empty() {
            let cell = beside[stream.below(beside.len() as u64) as usize].alone();
            domains[at] |= cell;
            free &= !cell;
        }
    }
    domains
}

/// Joins domains that share sides to regions with this many stars, in random order; `None` if that
/// comes to a dead end.
fn join(mut free: Vec<Cells>, stars: usize, stream: &mut Stream) -> Option<Vec<Cells>> {
    let mut regions = Vec::new();
    stream.shuffle(&mut free);
    while let Some(mut region) = free.pop() {
        for _ in 1..stars {
            let next = free.iter().position(|domain| domain & with_sides(region) != 0)?;
            region |= free.remove(next);
        }
        regions.push(region);
    }
    Some(regions)
}
