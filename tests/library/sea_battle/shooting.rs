//! Shooting at boards: probabilities against an enumeration that is written from the rules alone.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use smyoz::games::sea_battle::shooting::{
    Assume, Board, Budget, Config, Knowledge, Known, Level, MeasureError, Owner, Placement, Placer, Plan, Shooter,
    ShooterError, measure_shooters,
};
use smyoz::games::sea_battle::{Answer, Cell, CellSet, Layout, Piece, Size, Touch, Variant, pack};
use smyoz::limits::Limits;
use smyoz::puzzles::Stream;

use self::optimum::{Play, layouts, mean};
use super::{STANDARD, below, setting};
use crate::common::seed;

#[path = "../../common/optimum.rs"]
mod optimum;

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

/// A board without mines as the program sees it.
fn board(ships: &[u32], width: u32) -> Board {
    let cells = |ship: &u32| {
        let bits = (0..32).filter(|at| ship >> at & 1 == 1);
        bits.map(|at| Cell::at((at % width) as u8, (at / width) as u8)).collect()
    };
    Board { ships: ships.iter().map(cells).collect(), mines: CellSet::NONE, sweepers: CellSet::NONE }
}

/// The shots that *strong* needs to sink all ships of a board.
fn shots(shooter: &Shooter, config: &Config, board: Board, draws: &mut Stream) -> usize {
    let (mut owner, mut knowledge) = (Owner::of(board), Knowledge::new(config.clone()));
    while !owner.is_over() {
        let shot = shooter.choose(&knowledge, Level::Strong, draws, COUNT, Limits::NONE).unwrap();
        assert!(shot.probability > 0.0, "{knowledge:?}");
        let (answer, length) = owner.answer(shot.cell);
        knowledge.note(shot.cell, answer, length);
    }
    knowledge.shots()
}

#[test]
fn strong_is_greedy_on_small_boards_and_nearly_optimal() {
    for (fleet, number, optimum, greedy) in
        [("2-2", 98, 8.0204, 8.0714), ("3-1", 96, 8.0833, 8.3333), ("2-1-1", 380, 8.5868, 8.6026)]
    {
        let lengths: Vec<u32> = fleet.split('-').map(|length| length.parse().unwrap()).collect();
        let layouts = layouts(4, 4, &lengths);
        assert_eq!(layouts.len(), number);
        let [best, least, most] =
            [Play::Optimal, Play::GreedyBest, Play::GreedyWorst].map(|play| mean(&layouts, 4, play));
        assert!((best - optimum).abs() < 5e-5, "{fleet}: the optimum is {best}");
        let ahead = [Play::AheadBest, Play::AheadWorst].map(|play| mean(&layouts, 4, play));
        assert!(best <= ahead[0] && ahead[0] < ahead[1], "{fleet}: a look-ahead needs {ahead:?}");
        assert!(least <= greedy + 5e-5 && greedy <= most + 5e-5, "{fleet}: greedy play needs {least} to {most}");
        let config = Config::new(setting("4x4", fleet, STANDARD));
        let shooter = Shooter::new(&config, Assume::Uniform);
        let mut draws = seed(1).stream("greedy");
        let all = layouts.iter().map(|ships| shots(&shooter, &config, board(ships, 4), &mut draws)).sum::<usize>();
        let needed = all as f64 / number as f64;
        // Each board is played with other lots, so the mean may be a little outside.
        assert!((least - 0.3..most + 0.3).contains(&needed), "{fleet}: strong needs {needed}");
    }
}

#[test]
fn sampled_probabilities_are_as_exact_as_they_say() {
    let config = Config::russian();
    let shooter = Shooter::new(&config, Assume::Uniform);
    let (mut within, mut all) = (0, 0);
    for number in 0..4 {
        let mut draws = seed(number).stream("sampled");
        let hidden = Placer::new(&config).place(Placement::Uniform, &mut draws).unwrap();
        let (mut owner, mut knowledge) = (Owner::of(hidden), Knowledge::new(config.clone()));
        for _ in 0..24 + 2 * number {
            let shot = shooter.choose(&knowledge, Level::Density, &mut draws, COUNT, Limits::NONE).unwrap();
            let (answer, length) = owner.answer(shot.cell);
            knowledge.note(shot.cell, answer, length);
        }
        let sample = Budget { samples: 2_000, additions: 0 };
        let [counted, sampled] =
            [COUNT, sample].map(|budget| shooter.heat(&knowledge, &mut draws, budget, Limits::NONE).unwrap());
        assert!(counted.is_counted() && !sampled.is_counted());
        for (&(_, exact), &(_, near)) in counted.chances().iter().zip(sampled.chances()) {
            let distance = (exact.probability - near.probability).abs();
            within += usize::from(distance <= 2.0 * near.standard_error + 1e-9);
            all += 1;
        }
    }
    assert!(within * 10 >= all * 9, "{within} of {all} cells are within twice the error");
}

#[test]
fn a_shot_depends_on_nothing_but_the_seed() {
    let plan = |levels: &[Level]| Plan {
        config: Config::new(setting("6x6", "3-2-2-1-1-1", STANDARD)),
        placement: Placement::Hard,
        levels: levels.to_vec(),
        boards: 6,
        seed: seed(3),
        assume: Assume::Mixture,
        budget: Budget { samples: 500, additions: 20_000 },
    };
    let measure = |levels: &[Level], threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        measure_shooters(&plan(levels), &pool, &AtomicBool::new(false), |_| {}).unwrap()
    };
    let one = measure(&Level::ALL, 1);
    assert_eq!(one, measure(&Level::ALL, 3));
    assert_eq!(one.shooters[3], measure(&[Level::Strong], 2).shooters[0], "levels do not disturb each other");
    assert_eq!(one.paired.len(), 6);
    let json = serde_json::to_value(&one).unwrap();
    assert_eq!(
        json["shooters"][0].as_object().unwrap().keys().collect::<Vec<_>>(),
        ["level", "mean", "ci95", "median"]
    );
    let stopped = measure_shooters(
        &plan(&[Level::Easy]),
        &rayon::ThreadPoolBuilder::new().build().unwrap(),
        &AtomicBool::new(true),
        |_| {},
    );
    assert!(matches!(stopped, Err(MeasureError::Cancelled(_))));
}

#[test]
fn placements_are_legal() {
    let mines = Variant { mines: 2, sweepers: 1, ..STANDARD };
    let corners = Variant { touch: Touch::Corners, ..STANDARD };
    let settings = [
        setting("8x8", "4-3-2-2-1-1", STANDARD),
        setting("9x7", "3-3-2-1-1", mines),
        setting("6x6", "3-2-2-1-1", corners),
    ];
    for setting in settings {
        let config = Config::new(setting.clone());
        let placer = Placer::new(&config);
        for placement in Placement::ALL {
            for number in 0..20 {
                let board = placer.place(placement, &mut seed(number).stream("legal")).unwrap();
                let mut layout = Layout::empty(setting.size());
                board.ships.iter().for_each(|ship| layout.lay(Piece::Ship, ship));
                layout.lay(Piece::Mine, &board.mines);
                layout.lay(Piece::Sweeper, &board.sweepers);
                assert!(setting.check(&layout).is_empty(), "{placement}:\n{layout}");
                assert_eq!(placement.name().parse(), Ok(placement));
            }
        }
    }
}

#[test]
fn packed_fleets_leave_most_cells_to_single_deckers() {
    let config = Config::russian();
    let placer = Placer::new(&config);
    let best = pack(config.setting(), 100_000).unwrap().free;
    for number in 0..10 {
        let board = placer.place(Placement::Packed, &mut seed(number).stream("packed")).unwrap();
        let larger = board.ships.iter().filter(|ship| ship.len() > 1).copied();
        let larger = larger.fold(CellSet::NONE, |all, ship| all | ship);
        let free = (config.size().all() - larger.with_corners()).len();
        assert!((best - 1..=best).contains(&free), "{free} cells of {best} are free");
    }
}

#[test]
fn named_cells_are_shot_at_first_and_named_mines_never() {
    let mines = Variant { mines: 1, ..STANDARD };
    let config = Config::new(setting("6x6", "3-2-1", mines));
    let shooter = Shooter::new(&config, Assume::Mixture);
    let mut knowledge = Knowledge::new(config.clone());
    let [ship, mine] = ["C3", "F6"].map(|name| name.parse::<Cell>().unwrap());
    knowledge.name(ship, Known::Named);
    knowledge.name(mine, Known::NamedMine);
    for level in Level::ALL {
        let mut draws = seed(1).stream("named");
        let shot = shooter.choose(&knowledge, level, &mut draws, COUNT, Limits::NONE).unwrap();
        assert!(shot.cell == ship && (shot.probability - 1.0).abs() < 1e-12, "{level}: {shot:?}");
        assert_eq!(level.name().parse(), Ok(level));
    }
    let heat = shooter.heat(&knowledge, &mut seed(1).stream("named"), COUNT, Limits::NONE).unwrap();
    assert_eq!(heat.at(mine).unwrap().probability, 0.0);
    knowledge.note("C2".parse().unwrap(), Answer::Sunk, None);
    knowledge.note("D4".parse().unwrap(), Answer::Sunk, None);
    let shot = shooter.choose(&knowledge, Level::Strong, &mut seed(1).stream("named"), COUNT, Limits::NONE);
    assert_eq!(shot, Err(ShooterError::Contradiction), "submarines beside a ship");
}
