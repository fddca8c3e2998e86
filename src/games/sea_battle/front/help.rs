//! What the help of commands says of Sea Battle.

use clap::Command;

use smyoz_app::registry::{Composing, with_clause, with_text};

pub(super) const COMPOSING: Composing = Composing {
    needed: "every shown cell is needed: without it, the puzzle would not be unique, or would be harder than its \
             level. With --minimum or --counts minimal, the number of clues decides, and the puzzle may be of any \
             level, even beyond what people can solve.",
    minimum: "As few shown cells as possible, however hard the puzzle",
};

pub(super) fn explained(command: Command) -> Command {
    let formats = "Of Sea Battle, text of janko.at, facts of CSPLib and data of MiniZinc are read, too. Put addresses in \
                   quotes.";
    let addressed = |command, id| with_clause(command, id, ", or addresses of puzz.link", formats);
    let command = addressed(command, "paths");
    match command.get_name() {
        "generate" => {
            with_text(command, " A board of Sea Battle has `#` for ships, `*` for mines and `+` for minesweepers.")
        }
        "check" => {
            let board = "A board of Sea Battle has a line for each row: `.` for water, `#` ship, `*` mine, `+` \
                         minesweeper.";
            let over = "\n\nWith --game sea-battle, check the board of a player when the game is over: which rules it \
                        breaks, and which answers it contradicts. Given two boards, say which player is at fault.";
            with_text(with_clause(command, "files", "; of Sea Battle, one board or two", board), over)
        }
        "encode" => {
            with_text(command, " In Sea Battle, the first variables are the cells with ships, mines and minesweepers.")
        }
        "print" => addressed(command, "puzzles"),
        "list" | "stats" => with_text(command, " In Sea Battle, shown cells count as shots."),
        "contest" => {
            let levels = "The levels of Sea Battle are easy, medium, density and strong.";
            with_clause(command, "seats", " [default: human,program:strong]", levels)
        }
        _ => command,
    }
}
