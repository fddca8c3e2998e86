//! `smyoz check`: whether a layout drawn by hand is legal.

use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use super::input::read_text;
use super::output::Output;
use super::{Answer, Failure, shown};
use crate::puzzle::{SeedFile, inventory_lines};
use crate::smyoz::{CellSet, Drawing, DrawingError, Illegal, Inventory, Layout, SIZE, Ship, ShipType, View, Violation};

/// Check a layout drawn by hand: what is wrong with it, or its inventory and shots
#[derive(Args)]
pub(super) struct Check {
    /// A file with 9 lines of 9 characters `.ABGD` or one line of 81, or a SEED file; - for
    /// standard input
    file: PathBuf,
    /// Print what each of the 81 shots shows
    #[arg(long)]
    shots: bool,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

impl Check {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        let name = shown::path(&self.file);
        let file: SeedFile =
            read_text(&self.file)?.parse().map_err(|error: DrawingError| Failure::content(&*name, error))?;
        match Layout::try_from(&file.drawing) {
            Ok(layout) => {
                let checked = file.check_inventory(&layout);
                checked.map_err(|error| Failure::content(&*name, error))?;
                self.show_legal(&layout, output)?;
                Ok(Answer::Yes)
            }
            Err(illegal) => {
                self.show_illegal(&file.drawing, &illegal, output)?;
                Ok(Answer::No)
            }
        }
    }

    fn show_legal(&self, layout: &Layout, output: &mut Output) -> Result<(), Failure> {
        let inventory = Inventory::of(layout);
        let shows = View::of(layout).all().map(|shows| shows.to_string());
        let rows: Vec<&[String]> = shows.chunks(usize::from(SIZE)).collect();
        if self.json {
            return output.json(&json!({"legal": true, "inventory": inventory, "shots": rows}));
        }
        output.text(format_args!("legal\n{}", inventory_lines(&inventory)))?;
        if self.shots {
            output
                .text(format_args!("\n   {}\n", (1..=SIZE).map(|column| format!("{column:4}")).collect::<String>()))?;
            for (index, row) in rows.iter().enumerate() {
                let shots: String = row.iter().map(|shows| format!("{shows:>4}")).collect();
                output.text(format_args!("{:2} {shots}\n", index + 1))?;
            }
        }
        Ok(())
    }

    fn show_illegal(&self, drawing: &Drawing, illegal: &Illegal, output: &mut Output) -> Result<(), Failure> {
        if self.json {
            let broken: Vec<Value> = match illegal {
                Illegal::Fleet(wrong) => wrong.iter().map(|&(_, cells)| broken_json("fleet", cells)).collect(),
                Illegal::Rules(broken) => {
                    broken.iter().map(|broken| broken_json(broken.rule.name(), broken.cells())).collect()
                }
            };
            return output.json(&json!({"legal": false, "broken": broken}));
        }
        output.text(format_args!("illegal\n{drawing}"))?;
        match illegal {
            Illegal::Fleet(wrong) => wrong.iter().try_for_each(|&(kind, cells)| output.line(fleet_line(kind, cells))),
            Illegal::Rules(broken) => broken.iter().try_for_each(|broken| output.line(rule_line(broken))),
        }
    }
}

fn broken_json(rule: &str, cells: CellSet) -> Value {
    json!({"rule": rule, "cells": cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>()})
}

fn fleet_line(kind: ShipType, cells: CellSet) -> String {
    let found: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
    let (count, name, length, letter) = (kind.count(), kind.name(), kind.length(), kind.letter());
    let cells = if found.is_empty() { "there are none".to_owned() } else { found.join(" ") };
    format!("fleet: expected {count} {name} of length {length}; the cells `{letter}` do not match: {cells}")
}

fn rule_line(broken: &Violation) -> String {
    let ships: Vec<String> = broken.ships.iter().map(Ship::to_string).collect();
    format!("{}: {} ({})", broken.rule, ships.join(" and "), broken.rule.forbids_what())
}
