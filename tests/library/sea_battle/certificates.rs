//! Certificates: of puzzles of all kinds, checked; and what their formulas say.

use std::collections::BTreeSet;

use itertools::Itertools;
use smyoz::engines::NoOther;
use smyoz::games::sea_battle::compose::{Composer, Goal, Wish, wish};
use smyoz::games::sea_battle::{Clues, Layout, Puzzle, Sampler, Setting, Shapes, Touch, Variant, search};
use smyoz::judging::certificate::{CertificateError, Files, Form, certify, check_certificate};
use smyoz::limits::{Budget, Limits};
use varisat::{ExtendFormula, Lit, Solver};

use super::{STANDARD, setting};
use crate::common::{rup, sampled, seed};

/// A composed puzzle whose given clues are those of a wish.
fn composed(setting: &Setting, number: u32, wish: &Wish) -> Puzzle {
    let solution = Sampler::new(setting).layout(seed(number)).unwrap();
    let mut stream = seed(number).stream("certificates");
    let composed = Composer::new(setting).compose(&solution, wish, &mut stream, Limits::NONE).unwrap();
    let (seed, minimum) = (Some(seed(number)), composed.minimum);
    Puzzle { seed, solution: Some(solution), minimum, ..Puzzle::new(setting.clone(), composed.clues) }
}

/// Puzzles of all kinds.
fn puzzles() -> Vec<Puzzle> {
    let corners = Variant { touch: Touch::Corners, ..STANDARD };
    let figures = Variant { shapes: Shapes::Any, ..STANDARD };
    let mines = Variant { mines: 2, ..STANDARD };
    let everything = Variant { touch: Touch::Corners, shapes: Shapes::Any, mines: 1, sweepers: 2 };
    let standard = Setting::standard();
    let large = setting("15x15", "5-4-4-3-3-3-2-2-2-2-1-1-1-1-1", STANDARD);
    let [touching, figured, mined, oblong, narrow, small, whole] = [
        setting("8x8", "4-3-3-2-2-2-1-1-1", corners),
        setting("8x8", "4-3-3-2-2-1-1", figures),
        setting("8x8", "4-3-3-2-2-1-1", mines),
        setting("9x6", "3-2-2-1-1-1", everything),
        setting("1x12", "4-3-1", STANDARD),
        setting("6x6", "3-2-2-1-1-1", STANDARD),
        setting("5x5", "3-2-1", STANDARD),
    ];
    let mut stream = seed(0).stream("counts");
    let withheld = wish::with_counts(&small, 6, Goal::Minimal, &mut stream);
    vec![
        composed(&standard, 1, &wish::cells(&standard, Goal::Minimal)),
        composed(&standard, 2, &wish::cells(&standard, Goal::Fewest)),
        composed(&large, 3, &wish::cells(&large, Goal::Minimal)),
        composed(&touching, 4, &wish::cells(&touching, Goal::Minimal)),
        composed(&figured, 5, &wish::cells(&figured, Goal::Minimal)),
        composed(&mined, 6, &wish::cells(&mined, Goal::Minimal)),
        composed(&oblong, 7, &wish::cells(&oblong, Goal::Minimal)),
        composed(&narrow, 8, &wish::cells(&narrow, Goal::Minimal)),
        composed(&small, 9, &withheld),
        composed(&whole, 10, &wish::counts_and_cells(&whole, Goal::Fewest)),
    ]
}

fn text(files: &Files, name: &str) -> String {
    String::from_utf8(files[name].clone()).unwrap()
}

/// The layouts that a formula in DIMACS allows, read by the names of its variables alone.
fn layouts(dimacs: &str) -> BTreeSet<String> {
    let mut solver = Solver::new();
    solver.add_dimacs_cnf(dimacs.as_bytes()).unwrap();
    let named = dimacs.lines().filter_map(|line| line.strip_prefix("c ")?.split(' ').collect_tuple());
    let signs = named.filter_map(|(number, cell, piece): (&str, &str, &str)| {
        let sign = [("ship", '#'), ("mine", '*'), ("sweeper", '+')].into_iter().find(|(name, _)| *name == piece)?.1;
        let (column, row) = cell.split_at(1);
        let column = usize::from(column.as_bytes()[0] - b'A');
        Some((Lit::from_dimacs(number.parse().ok()?), (row.parse::<usize>().ok()? - 1, column, sign)))
    });
    let cells: Vec<(Lit, (usize, usize, char))> = signs.collect();
    let side = |of: fn(&(usize, usize, char)) -> usize| cells.iter().map(|(_, cell)| of(cell) + 1).max().unwrap();
    let (height, width) = (side(|cell| cell.0), side(|cell| cell.1));
    let mut found = BTreeSet::new();
    while solver.solve().unwrap() {
        let model = solver.model().unwrap();
        let mut board = vec![vec!['.'; width]; height];
        let mut other = Vec::new();
        for &(literal, (row, column, sign)) in &cells {
            if model[literal.index()].is_positive() {
                board[row][column] = sign;
                other.push(!literal);
            }
        }
        solver.add_clause(&other);
        assert!(found.insert(board.into_iter().map(|row| row.into_iter().collect::<String>() + "\n").collect()));
    }
    found
}

fn checked(files: &Files) -> Result<Puzzle, CertificateError> {
    check_certificate(files, Limits::NONE).unwrap()
}

#[test]
fn puzzles_of_all_kinds_have_certificates_that_hold() {
    let mut kinds = BTreeSet::new();
    for (at, puzzle) in puzzles().into_iter().enumerate() {
        let certificate = certify(&puzzle, Limits::NONE).unwrap();
        assert_eq!(certificate.puzzle, puzzle);
        let again = certify(&Puzzle { solution: None, ..puzzle.clone() }, Limits::NONE).unwrap();
        // Each form comes with some puzzle of each kind.
        for form in Form::all().skip(at % sampled(2)).step_by(sampled(2)) {
            let files = certificate.files(form);
            assert_eq!(checked(&files).as_ref(), Ok(&puzzle), "{form:?}");
            assert_eq!(again.files(form), files, "{form:?}");
        }
        let files = certificate.files(Form::default());
        let (formula, proof) = (text(&files, "formula.cnf"), text(&files, "proof.drat"));
        assert_eq!(rup::check(&formula, &proof), Ok(()));
        kinds.insert((puzzle.board.size().to_string(), puzzle.board.variant()));
    }
    assert!(kinds.len() >= 8);
}

/// Without its last clause, which says that it is another layout, the formula allows the solution
/// alone; without those of the clues, too, all layouts of the game.
#[test]
fn the_formula_says_the_rules_and_the_clues() {
    let mines = Variant { mines: 1, sweepers: 1, ..STANDARD };
    let corners = Variant { touch: Touch::Corners, shapes: Shapes::Any, ..STANDARD };
    for setting in [setting("5x3", "3-2", corners), setting("4x4", "2-1", mines), setting("4x5", "3-2", STANDARD)] {
        let puzzle = composed(&setting, 11, &wish::cells(&setting, Goal::Minimal));
        let formula = text(&certify(&puzzle, Limits::NONE).unwrap().files(Form::default()), "formula.cnf");
        let without = |clauses: usize| {
            let lines: Vec<&str> = formula.lines().collect();
            let kept = lines[..lines.len() - clauses].iter().map(|line| match line.split(' ').collect_tuple() {
                Some(("p", "cnf", variables, number)) => {
                    format!("p cnf {variables} {}\n", number.parse::<usize>().unwrap() - clauses)
                }
                _ => format!("{line}\n"),
            });
            kept.collect::<String>()
        };
        let solution = puzzle.solution.unwrap();
        assert_eq!(layouts(&formula), BTreeSet::new());
        assert_eq!(layouts(&without(1)), BTreeSet::from([solution.to_string()]));
        let legal = search::Engine::new(&setting).solutions(
            &Clues::none(setting.size()),
            usize::MAX,
            &mut Budget::new(Limits::NONE),
        );
        let legal: BTreeSet<String> = legal.layouts.iter().map(Layout::to_string).collect();
        assert_eq!(layouts(&without(1 + puzzle.clues.iter().count())), legal);
        let claim = NoOther::with_lemmas(&setting, puzzle.clues, vec![solution], Vec::new());
        assert_eq!(claim.formula().len(), formula.lines().filter(|line| !line.starts_with(['c', 'p'])).count());
    }
}
