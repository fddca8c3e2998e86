//! `smyoz check`: whether a layout drawn by hand is legal.

use std::path::PathBuf;

use clap::builder::StringValueParser;
use clap::{Args, ValueHint};
use serde_json::{Value, json};
use thiserror::Error;

use super::input::read_text;
use super::output::Output;
use super::sea_battle::{GameArgs, check};
use super::values::{column_names, completed};
use super::{Answer, CommandError, shown};
use smyoz_games::smyoz::puzzle::{SeedFile, inventory_lines};
use smyoz_games::smyoz::{
    CellSet, Drawing, DrawingError, IllegalLayoutError, Inventory, Layout, SIZE, Ship, ShipType, View, Violation,
};

/// Check a layout drawn by hand: print its inventory, or what is wrong
///
/// With --game sea-battle, check the board of a player when the game is over: which rules it
/// breaks, and which answers it contradicts. Given two boards, say which player is at fault.
#[derive(Args)]
pub(super) struct Check {
    /// Layout: a drawing or a SEED file, or - for standard input; of Sea Battle, one board or two
    ///
    /// A drawing has 9 lines of 9 characters, or one line of 81: `.` for water, `A`, `B`, `G` and
    /// `D` for ships. A board of Sea Battle has a line for each row: `.` for water, `#` ship, `*`
    /// mine, `+` minesweeper.
    #[arg(value_hint = ValueHint::FilePath, value_name = "FILE", required = true, num_args = 1..=2)]
    files: Vec<PathBuf>,
    /// Also print what each of the 81 shots shows
    #[arg(long, alias = "shots")]
    all_shots: bool,
    /// Shots at a board and the answers of its owner, one per line, such as E4 miss
    ///
    /// For two boards, give it twice.
    #[arg(long = "record", value_hint = ValueHint::FilePath, value_name = "FILE")]
    records: Vec<PathBuf>,
    /// Names of columns in a record: latin, cyrillic, or the letters of a word [default: latin]
    #[arg(long, hide_short_help = true, value_name = "NAMES", hide_possible_values = true)]
    #[arg(value_parser = completed(column_names, StringValueParser::new()))]
    columns: Option<String>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    game: GameArgs,
}

/// A second layout was given.
#[derive(Debug, Error)]
#[error("expected a single layout: two boards are compared with --game sea-battle")]
struct SecondBoardError;

/// More records than boards were given.
#[derive(Debug, Error)]
#[error("a record without a board: expected at most one for each board, in the same order")]
struct SpareRecordError;

impl Check {
    pub fn run(&self, output: &mut Output) -> Result<Answer, CommandError> {
        if let Some(setting) = self.game.sea_battle()? {
            self.game.refuse("all-shots", self.all_shots)?;
            if let Some(spare) = self.records.get(self.files.len()) {
                return Err(CommandError::content(shown::path(spare), SpareRecordError));
            }
            let columns = check::columns(self.columns.as_deref(), &setting)?;
            return check::run(&setting, &self.files, (&self.records, &columns), self.json, output);
        }
        self.game.refuse("record", !self.records.is_empty())?;
        self.game.refuse("columns", self.columns.is_some())?;
        let [path] = &self.files[..] else {
            return Err(CommandError::content(shown::path(&self.files[1]), SecondBoardError));
        };
        let name = shown::path(path);
        let file: SeedFile =
            read_text(path)?.parse().map_err(|error: DrawingError| CommandError::content(&*name, error))?;
        match Layout::try_from(&file.drawing) {
            Ok(layout) => {
                let checked = file.check_inventory(&layout);
                checked.map_err(|error| CommandError::content(&*name, error))?;
                self.show_legal(&layout, output)?;
                Ok(Answer::Yes)
            }
            Err(illegal) => {
                self.show_illegal(&file.drawing, &illegal, output)?;
                Ok(Answer::No)
            }
        }
    }

    fn show_legal(&self, layout: &Layout, output: &mut Output) -> Result<(), CommandError> {
        let inventory = Inventory::of(layout);
        let shows = View::of(layout).all().map(|shows| shows.to_string());
        let rows: Vec<&[String]> = shows.chunks(usize::from(SIZE)).collect();
        if self.json {
            return output.json(&json!({"legal": true, "inventory": inventory, "shots": rows}));
        }
        output.text(format_args!("legal\n{}", inventory_lines(&inventory)))?;
        if self.all_shots {
            output
                .text(format_args!("\n   {}\n", (1..=SIZE).map(|column| format!("{column:4}")).collect::<String>()))?;
            for (index, row) in rows.iter().enumerate() {
                let shots: String = row.iter().map(|shows| format!("{shows:>4}")).collect();
                output.text(format_args!("{:2} {shots}\n", index + 1))?;
            }
        }
        Ok(())
    }

    fn show_illegal(
        &self,
        drawing: &Drawing,
        illegal: &IllegalLayoutError,
        output: &mut Output,
    ) -> Result<(), CommandError> {
        if self.json {
            let broken: Vec<Value> = match illegal {
                IllegalLayoutError::Fleet(wrong) => {
                    wrong.iter().map(|&(_, cells)| broken_json("fleet", cells)).collect()
                }
                IllegalLayoutError::Rules(broken) => {
                    broken.iter().map(|broken| broken_json(broken.rule.name(), broken.cells())).collect()
                }
            };
            return output.json(&json!({"legal": false, "broken": broken}));
        }
        output.text(format_args!("illegal\n{drawing}"))?;
        match illegal {
            IllegalLayoutError::Fleet(wrong) => {
                wrong.iter().try_for_each(|&(kind, cells)| output.line(fleet_line(kind, cells)))
            }
            IllegalLayoutError::Rules(broken) => broken.iter().try_for_each(|broken| output.line(rule_line(broken))),
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
