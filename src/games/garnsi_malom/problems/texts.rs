//! What is said of problems.

use itertools::Itertools;
use smyoz_core::game::{Face, Sign as Drawn, Signed, Texts};
use smyoz_core::lang::Lang;
use smyoz_core::problems::{Tried, best, near_misses};

use super::{Exercise, Task, worth};
use crate::board::Cells;
use crate::contest::{Kind, Move};
use crate::lang::MalomTexts as _;
use crate::sheets::{empty_face, piece};

/// The most near misses that are explained.
const TOLD: usize = 3;

pub fn name(lang: Lang) -> &'static str {
    match lang {
        Lang::Hu => "Garnsi-Malom-feladványok",
        Lang::En | Lang::Pl => "Problems of Garnsi-Malom",
    }
}

pub fn texts(lang: Lang) -> Texts {
    let example = Some(include_str!("example.json"));
    match lang {
        Lang::Hu => Texts {
            pitch: "Állások a Garnsi-Malom játékaiból: mindegyikben egyetlen lépés a legjobb.",
            rules: include_str!("rules.hu.md"),
            signs: "A mezőt az oszlopa és a sora nevezi meg: e4. Az e4-f2 lépés az e4 bábuját viszi az f2 mezőre; az x után a levett bábuk állnak.",
            example,
        },
        Lang::En | Lang::Pl => Texts {
            pitch: "Positions from games of Garnsi-Malom: in each, a single move is the best.",
            rules: include_str!("rules.md"),
            signs: "A cell is named after its column and its row: e4. The move e4-f2 takes the piece at e4 to f2; after x stand the pieces that it takes.",
            example,
        },
    }
}

/// How the board looks, and what is asked.
pub fn face(exercise: &Exercise, lang: Lang) -> Face {
    let rules = exercise.rules();
    let [barred, many] = match lang {
        Lang::Hu => ["letiltott mező", "letiltott mezők"],
        Lang::En | Lang::Pl => ["a barred cell", "barred cells"],
    };
    let barred = Signed { character: '#', sign: Drawn::Letter, meaning: barred, many };
    let pieces = rules.signs().map(|sign| piece(rules, sign, lang));
    Face { fixed: pieces.chain([barred]).collect(), aim: aim(exercise, lang), ..empty_face(rules) }
}

fn aim(exercise: &Exercise, lang: Lang) -> String {
    let (rules, position) = (exercise.rules(), exercise.position.position());
    let signs = rules.movers(position).map(|sign| sign.to_string()).join(", ");
    let team = rules.side(rules.mover(position)) as u64;
    match exercise.task {
        Task::Mills if rules.kind() == Kind::Nine => lang.malom_ask_nine(signs),
        Task::Mills => lang.malom_ask_mills(team, signs),
        Task::ThreeMoves => lang.malom_ask_three(team, signs),
        Task::Placing => lang.malom_ask_placing(team, signs),
    }
}

/// The row where the best move begins.
pub fn place(best: &str, lang: Lang) -> String {
    let row = best.chars().nth(1).map_or_else(String::new, |row| row.to_string());
    lang.malom_problem_row(row)
}

/// Why the best move is the best, and others are not.
pub fn explained(exercise: &Exercise, tried: &[Tried], lang: Lang) -> Vec<String> {
    let Some(answer) = best(tried).into_iter().next() else { return Vec::new() };
    let near = near_misses(tried);
    let told = near.iter().take(TOLD);
    let worth = |one: &Tried| usize::try_from(one.worth.abs()).unwrap_or_default();
    let name = |one: &Tried| one.name().to_owned();
    match exercise.task {
        Task::Mills => {
            let others = told.map(|one| name(one)).join(", ");
            let first = lang.malom_answer_mills(name(answer), worth(answer), units(exercise, answer.name(), lang));
            vec![first, lang.malom_near_mills(others, worth(near.first().unwrap_or(&answer)))]
        }
        Task::Placing => {
            let others = told.map(|one| name(one)).join(", ");
            vec![
                lang.malom_answer_placing(name(answer), worth(answer)),
                lang.malom_near_placing(others, worth(near.first().unwrap_or(&answer))),
            ]
        }
        Task::ThreeMoves => {
            let mut sentences = vec![lang.malom_answer_three(answer.ways.join(" / "), worth(answer))];
            sentences.extend(told.filter_map(|one| refuted(exercise, one, lang)));
            sentences
        }
    }
}

/// The rows, columns and boxes where a move makes mills.
fn units(exercise: &Exercise, chosen: &str, lang: Lang) -> String {
    let Ok(Move::Go { from, to, .. }) = chosen.parse() else { return String::new() };
    let rules = exercise.rules();
    let Some(after) = exercise.position.with_step(from, to) else { return String::new() };
    let pieces = rules.signs().map(|sign| after.pieces(sign)).find(|pieces| pieces.contains(to)).unwrap_or_default();
    let named = [
        lang.malom_unit_row((to.row() + 1).to_string()),
        lang.malom_unit_column(char::from(b'a' + to.column()).to_string()),
        lang.malom_unit_box(),
    ];
    let units = rules.board().units(to).iter().zip(named);
    let is_mill = |unit: Cells| (unit & pieces).len() >= 3 && !unit.contains(from);
    match rules.kind() {
        // Pieces in line with the cell are seen at a glance.
        Kind::Nine => {
            let line = |unit: Cells| unit & pieces & rules.standing(pieces);
            let lines = rules.board().units(to)[..2].iter().map(|&unit| line(unit)).filter(|line| line.len() >= 3);
            lines.map(|line| line.iter().join(" ")).join("; ")
        }
        Kind::Heaps | Kind::Six => {
            let mills = units.filter(|(unit, _)| is_mill(**unit));
            mills.map(|(&unit, name)| format!("{name} ({})", (unit & pieces).iter().join(" "))).join(", ")
        }
    }
}

/// What a reply leaves of a near miss.
fn refuted(exercise: &Exercise, near: &Tried, lang: Lang) -> Option<String> {
    let chosen: Move = near.name().parse().ok()?;
    let (reply, _) = worth::reply(exercise.rules(), exercise.position.position(), &chosen)?;
    let left = near.worth;
    Some(lang.malom_near_three(near.name().to_owned(), reply.to_string(), left.to_string()))
}
