//! The command `smyoz`.

use std::process::ExitCode;

fn main() -> ExitCode {
    smyoz::cli::main()
}
