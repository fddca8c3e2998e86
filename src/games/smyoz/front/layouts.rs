//! Layouts of SMYOZ: of seeds, and drawn by hand.

use clap::{ArgMatches, Args, Command};
use serde_json::{Value, json};

use super::SmyozGame;
use crate::board::{CellSet, Drawing, DrawingError, IllegalLayoutError, Layout, SIZE, Violation, wrong_ships};
use crate::clues::{Inventory, View};
use crate::puzzle::{SeedFile, inventory_lines, seed_file};
use smyoz_app::registry::asked::{parsed, with_args};
use smyoz_app::registry::{Layouts, Read, Refusal, Reply, SeedLayout, Text};
use smyoz_core::puzzles::Seed;

/// Options on how a layout is checked.
#[derive(Args)]
struct CheckArgs {
    /// Also print what each of the 81 shots shows
    #[arg(long, alias = "shots")]
    all_shots: bool,
}

impl Layouts for SmyozGame {
    fn of_seed(&self, seed: Seed) -> Option<SeedLayout> {
        let layout = Layout::of_seed(seed);
        let json = json!({"seed": seed, "layout": layout, "inventory": Inventory::of(&layout)});
        Some(SeedLayout { json, text: seed_file(seed, &layout), is_file: true })
    }

    fn with_check_options(&self, command: Command) -> Command {
        with_args::<CheckArgs>(command)
    }

    fn check(&self, boards: &[Text], own: &ArgMatches, _: Read) -> Option<Result<Reply, Refusal>> {
        let CheckArgs { all_shots } = parsed(own);
        Some(checked(boards.first()?, all_shots))
    }

    fn drawing(&self, file: &Text) -> Option<Result<String, Refusal>> {
        Some(drawn(file))
    }
}

fn checked(board: &Text, all_shots: bool) -> Result<Reply, Refusal> {
    let file = read(board)?;
    match Layout::try_from(&file.drawing) {
        Ok(layout) => {
            agrees(&file, &layout, board)?;
            Ok(legal(&layout, all_shots))
        }
        Err(illegal) => Ok(broken(&file.drawing, &illegal)),
    }
}

fn drawn(text: &Text) -> Result<String, Refusal> {
    let file = read(text)?;
    let layout = Layout::try_from(&file.drawing).map_err(|illegal| Refusal::at(&*text.name, illegal))?;
    agrees(&file, &layout, text)?;
    Ok(file.drawing.to_string())
}

/// A SEED file, or a drawing.
fn read(Text { name, text }: &Text) -> Result<SeedFile, Refusal> {
    text.parse().map_err(|error: DrawingError| Refusal::at(name, error))
}

/// Checks that the seed and the inventory of a file are those of its layout.
fn agrees(file: &SeedFile, layout: &Layout, Text { name, .. }: &Text) -> Result<(), Refusal> {
    file.check_seed(layout).map_err(|error| Refusal::at(name, error))?;
    file.check_inventory(layout).map_err(|error| Refusal::at(name, error))
}

fn legal(layout: &Layout, all_shots: bool) -> Reply {
    let inventory = Inventory::of(layout);
    let shows = View::of(layout).all().map(|shows| shows.to_string());
    let rows: Vec<&[String]> = shows.chunks(usize::from(SIZE)).collect();
    let mut text = format!("legal\n{}", inventory_lines(&inventory));
    if all_shots {
        text += &format!("\n   {}\n", (1..=SIZE).map(|column| format!("{column:4}")).collect::<String>());
        for (number, row) in (1..).zip(&rows) {
            let shots: String = row.iter().map(|shows| format!("{shows:>4}")).collect();
            text += &format!("{number:2} {shots}\n");
        }
    }
    Reply { yes: Some(true), json: json!({"legal": true, "inventory": inventory, "shots": rows}), text }
}

fn broken(drawing: &Drawing, illegal: &IllegalLayoutError) -> Reply {
    let (rules, lines): (Vec<Value>, Vec<String>) = match illegal {
        IllegalLayoutError::Fleet(wrong) => wrong
            .iter()
            .map(|&(kind, cells)| (broken_json("fleet", cells), format!("fleet: {}", wrong_ships(kind, cells))))
            .unzip(),
        IllegalLayoutError::Rules(broken) => {
            broken.iter().map(|broken| (broken_json(broken.rule.name(), broken.cells()), rule_line(broken))).unzip()
        }
    };
    let lines: String = lines.into_iter().map(|line| line + "\n").collect();
    Reply {
        yes: Some(false),
        json: json!({"legal": false, "broken": rules}),
        text: format!("illegal\n{drawing}{lines}"),
    }
}

fn broken_json(rule: &str, cells: CellSet) -> Value {
    json!({"rule": rule, "cells": cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>()})
}

fn rule_line(broken: &Violation) -> String {
    format!("{}: {} ({})", broken.rule, broken.ships_in_words(), broken.rule.forbids_what())
}
