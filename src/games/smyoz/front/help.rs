//! What the help of commands says of SMYOZ.

use clap::Command;

use smyoz_app::registry::{Composing, with_clause, with_text};

pub(super) const COMPOSING: Composing = Composing {
    needed: "every shot is needed: without it, the puzzle would not be unique, or would be harder than its level. \
             With --minimum, --min-shots, --clue-symmetry, --mercy, --unique or --inventory minimal, the number of \
             clues decides, and the puzzle may be of any level, even beyond what people can solve.",
    minimum: "As few shots as possible, however hard the puzzle",
};

pub(super) fn explained(command: Command) -> Command {
    match command.get_name() {
        "check" => {
            let drawing = "A drawing has 9 lines of 9 characters, or one line of 81: `.` for water, `A`, `B`, `G` \
                           and `D` for ships.";
            with_clause(command, "files", "", drawing)
        }
        "rate" => {
            let marks = "In SMYOZ: 44. (water), 44# (ship cell), 44B, 44/55# (ship point), B44-64 (a ship), !B44-64 \
                         (no ship), row4=0; or a board of nine lines of nine characters ? . # A B G D.";
            with_clause(command, "marks", "", marks)
        }
        "encode" => with_text(command, " In SMYOZ, the first 371 variables are the placements of ships."),
        "verify" => {
            let claims = "\n\nA puzzle of SMYOZ with a mercy shot must have 2 to 4 solutions without it, which share at \
                          least 7 ships. The solutions of one that is unique up to symmetry must be images of each \
                          other.";
            with_text(command, claims)
        }
        _ => command,
    }
}
