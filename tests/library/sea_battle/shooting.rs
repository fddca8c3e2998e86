//! Shooting at boards: probabilities against an enumeration that is written from the rules alone.

use std::collections::BTreeMap;

use smyoz::games::sea_battle::shooting::{Assume, Budget, Config, Knowledge, Shooter};
use smyoz::games::sea_battle::{Answer, Cell, Size, Touch, Variant};
use smyoz::limits::Limits;
use smyoz::puzzles::Stream;

use super::{STANDARD, below, seed, setting};

/// Everything is counted, however long it takes.
const COUNT: Budget = Budget { samples: 0, additions: u64::MAX };

/// A board: what lies in each cell. Ships have the numbers of their own from 3 on.
type Hidden = BTreeMap<(i8, i8), u8>;

const MINE: u8 = 1;
const SWEEPER: u8 = 2;

/// All boards of a small game, each as often as it should count: once.
fn enumerate(config: &Config) -> Vec<Hidden> {
    let setting = config.setting();
    let mut pieces: Vec<(u8, u8)> = setting.fleet().lengths().iter().map(|&length| (length, 3)).collect();
    pieces.extend((0..setting.variant().mines).map(|_| (1, MINE)));
    pieces.extend((0..setting.variant().sweepers).map(|_| (1, SWEEPER)));
    let mut boards = Vec::new();
    lay(config, &pieces, &mut Vec::new(), &mut boards);
    boards
}

/// A piece that is laid: its length and kind, and its cells.
type Laid = ((u8, u8), Vec<(i8, i8)>);

fn lay(config: &Config, pieces: &[(u8, u8)], laid: &mut Vec<Laid>, boards: &mut Vec<Hidden>) {
    let Some((&piece, others)) = pieces.split_first() else {
        let cells = laid.iter().zip(3..).flat_map(|((piece, cells), number)| {
            let kind = if piece.1 == 3 { number } else { piece.1 };
            cells.iter().map(move |&cell| (cell, kind))
        });
        boards.push(cells.collect());
        return;
    };
    let size = config.size();
    let (width, height) = (size.width() as i8, size.height() as i8);
    let directions: &[(i8, i8)] = if piece.0 == 1 { &[(1, 0)] } else { &[(1, 0), (0, 1)] };
    for &(right, down) in directions {
        for start in (0..height).flat_map(|row| (0..width).map(move |column| (column, row))) {
            let cells: Vec<_> = (0..piece.0 as i8).map(|at| (start.0 + at * right, start.1 + at * down)).collect();
            let inside = cells.iter().all(|cell| cell.0 < width && cell.1 < height);
            // Pieces that cannot be told apart come in one order only.
            let ordered = laid.last().is_none_or(|(before, other)| *before != piece || *other < cells);
            if inside && ordered && laid.iter().all(|(other, taken)| may_lie(config, piece, &cells, *other, taken)) {
                laid.push((piece, cells));
                lay(config, others, laid, boards);
                laid.pop();
            }
        }
    }
}

fn may_lie(config: &Config, one: (u8, u8), cells: &[(i8, i8)], other: (u8, u8), taken: &[(i8, i8)]) -> bool {
    let ships = one.1 == 3 && other.1 == 3;
    let far = |a: &(i8, i8), b: &(i8, i8)| {
        let (columns, rows) = ((a.0 - b.0).abs(), (a.1 - b.1).abs());
        match ships {
            true if config.may_touch_at_sides() => columns + rows > 0,
            true if config.setting().variant().touch == Touch::Corners => columns + rows > 1,
            _ => columns.max(rows) > 1,
        }
    };
    cells.iter().all(|a| taken.iter().all(|b| far(a, b)))
}

/// The answers to shots, one after the other.
fn answers(board: &Hidden, shots: &[(i8, i8)]) -> Vec<(Answer, Option<u8>)> {
    let answer = |(at, cell): (usize, &(i8, i8))| match board.get(cell) {
        None => (Answer::Miss, None),
        Some(&MINE) => (Answer::Mine, None),
        Some(&SWEEPER) => (Answer::Sweeper, None),
        Some(ship) => {
            let cells: Vec<_> = board.iter().filter(|&(_, other)| other == ship).map(|(cell, _)| *cell).collect();
            match cells.iter().all(|cell| shots[..=at].contains(cell)) {
                true => (Answer::Sunk, Some(cells.len() as u8)),
                false => (Answer::Hit, None),
            }
        }
    };
    shots.iter().enumerate().map(answer).collect()
}

fn cell((column, row): (i8, i8)) -> Cell {
    Cell::at(column as u8, row as u8)
}

/// A position: some shots at one of the boards, which follow a hit every other time.
fn position(boards: &[Hidden], size: Size, draws: &mut Stream) -> (usize, Vec<(i8, i8)>) {
    let board = below(draws, boards.len());
    let all: Vec<(i8, i8)> = size.cells().map(|cell| (cell.column() as i8, cell.row() as i8)).collect();
    let mut shots: Vec<(i8, i8)> = Vec::new();
    for _ in 0..below(draws, all.len()) {
        let free: Vec<_> = all.iter().filter(|cell| !shots.contains(cell)).copied().collect();
        let ships: Vec<_> = free.iter().filter(|cell| boards[board].contains_key(cell)).copied().collect();
        let choice = if below(draws, 2) == 0 && !ships.is_empty() { ships } else { free };
        shots.push(choice[below(draws, choice.len())]);
    }
    (board, shots)
}

fn knowledge(config: &Config, board: &Hidden, shots: &[(i8, i8)]) -> Knowledge {
    let mut knowledge = Knowledge::new(config.clone());
    for (&shot, (answer, length)) in shots.iter().zip(answers(board, shots)) {
        knowledge.note(cell(shot), answer, length);
    }
    knowledge
}

fn small_games() -> Vec<Config> {
    let corners = Variant { touch: Touch::Corners, ..STANDARD };
    let mines = Variant { mines: 1, sweepers: 1, ..STANDARD };
    let plain = |size, fleet, variant| Config::new(setting(size, fleet, variant));
    vec![
        plain("4x4", "2-2", STANDARD),
        plain("4x4", "2-1-1", STANDARD),
        plain("5x5", "3-2-1", STANDARD),
        plain("5x4", "3-2-2", corners),
        plain("5x5", "2-1", mines),
        plain("4x4", "3-2-2", corners).touching_sides().naming_lengths(),
        plain("4x4", "3-2-1", corners).touching_sides(),
        plain("6x5", "3-2-1-1", STANDARD),
    ]
}

#[test]
fn counted_probabilities_are_those_of_all_boards() {
    let mut positions = 0;
    for (game, config) in (0..).zip(small_games()) {
        let boards = enumerate(&config);
        let shooter = Shooter::new(&config, Assume::Uniform);
        let mut draws = seed(game).stream("positions");
        for _ in 0..25 {
            let (board, shots) = position(&boards, config.size(), &mut draws);
            let told = |board: &Hidden| -> Vec<_> {
                let lengths = config.names_lengths();
                answers(board, &shots)
                    .into_iter()
                    .map(|(answer, length)| (answer, length.filter(|_| lengths)))
                    .collect()
            };
            let fitting: Vec<&Hidden> = boards.iter().filter(|other| told(other) == told(&boards[board])).collect();
            let knowledge = knowledge(&config, &boards[board], &shots);
            let heat = shooter.heat(&knowledge, &mut draws, COUNT, Limits::NONE).unwrap();
            assert!(heat.is_counted());
            for &(at, chance) in heat.chances() {
                let key = (at.column() as i8, at.row() as i8);
                let ships = fitting.iter().filter(|board| board.get(&key).is_some_and(|&kind| kind > SWEEPER)).count();
                let expected = ships as f64 / fitting.len() as f64;
                assert_eq!(chance.probability, expected, "{at} in {knowledge:?}");
            }
            positions += 1;
        }
    }
    assert_eq!(positions, 200);
}
