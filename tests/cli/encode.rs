//! `encode`: the formula says what the puzzle says, to a solver that knows nothing of it.

use smyoz::games::smyoz::Placement;
use smyoz::puzzles::Record;
use varisat::{ExtendFormula, Lit, Solver};

use super::{Folder, loose_puzzle, puzzle, to_json};

/// The layouts among the models: those that differ in the first variables, which stand for the
/// placements.
fn count_layouts(dimacs: &str) -> usize {
    let mut solver = Solver::new();
    solver.add_dimacs_cnf(dimacs.as_bytes()).unwrap();
    let mut count = 0;
    while solver.solve().unwrap() {
        let model = solver.model().unwrap();
        let ships = model.iter().filter(|literal| literal.is_positive() && literal.index() < Placement::COUNT);
        let other: Vec<Lit> = ships.map(|&literal| !literal).collect();
        assert_eq!(other.len(), 10);
        solver.add_clause(&other);
        count += 1;
    }
    count
}

#[test]
fn the_formula_is_well_formed_and_named() {
    let text = Folder::with("p.json", to_json(&puzzle())).run("encode p.json").yes();
    assert_eq!(text.lines().next(), Some(&*format!("c p.json, id {}", puzzle().id())));
    let header = text.lines().find_map(|line| line.strip_prefix("p cnf ")).unwrap();
    let (variables, clauses) = header.split_once(' ').unwrap();
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with(['c', 'p'])).collect();
    assert_eq!(lines.len(), clauses.parse::<usize>().unwrap());
    assert!(lines.iter().all(|line| *line == "0" || line.ends_with(" 0")));
    let numbers = lines.iter().flat_map(|line| line.split(' ')).map(|number| number.parse::<i64>().unwrap());
    assert!(numbers.map(i64::abs).max().unwrap() <= variables.parse().unwrap());

    for (index, placement) in Placement::all().enumerate() {
        assert!(text.contains(&format!("\nc {} {}\n", index + 1, placement.ship())), "{}", placement.ship());
    }
    for name in ["43: 2rg", "alpha: 00", "gamma: 00m 11m 10p", "water_lines: 2", "moored: 7", "islands: 2 4 4 8"] {
        let found = text.lines().find_map(|line| line.strip_prefix("c ")?.strip_suffix(&format!(" {name}")));
        // The guard of a clue is stated by its own clause.
        assert!(lines.contains(&&*format!("{} 0", found.unwrap_or_else(|| panic!("no name {name}")))), "{name}");
    }
}

#[test]
fn its_models_are_the_solutions() {
    for (shots, expected) in [(2, 12), (4, 1)] {
        let (clues, count) = loose_puzzle(shots);
        let formula = Folder::with("p.json", clues).run("encode p.json").yes();
        assert!(!formula.contains("INCOMPLETE"));
        assert_eq!((count_layouts(&formula), count), (expected, expected), "{shots} shots");
    }
    let contradictory = r#"{"format":"smyoz-puzzle/1","inventory":{},"shots":[{"cell":"91","shows":"D"}]}"#;
    assert_eq!(count_layouts(&Folder::with("p.json", contradictory).run("encode p.json").yes()), 0);
}

#[test]
fn islands_not_wholly_stated_are_told() {
    let folder = Folder::with("p.json", loose_puzzle(0).0);
    assert!(folder.run("encode p.json --limit 1").yes().contains("\nc ISLANDS INCOMPLETE: "));
}

#[test]
fn it_takes_just_one_puzzle() {
    let line = to_json(&puzzle());
    let folder = Folder::with("two.jsonl", format!("{line}\n{line}\n"));
    folder.refuses("encode two.jsonl", "expected one puzzle, found 2: give --out DIR for a file each, or --json");
}
