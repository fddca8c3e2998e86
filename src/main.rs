//! The command `smyoz`.

use std::process::ExitCode;

fn main() -> ExitCode {
    smyoz::cli::run(&smyoz::built_in())
}
