//! All words of pages and sheets, as a table: one column a language.

use crate::lang::Lang;

impl Lang {
    /// Its words.
    pub(super) fn words(self) -> &'static Words {
        match self {
            Self::Hu => &HUNGARIAN,
            Self::En => &ENGLISH,
        }
    }
}

/// The words of one language.
#[derive(Debug)]
pub(super) struct Words {
    /// The language's code in documents, as BCP 47 has it.
    pub code: &'static str,
    pub puzzle: &'static str,
    pub solution: &'static str,
    pub seed: &'static str,
    pub shots: &'static str,
    /// The names of the levels, ascending.
    pub levels: [&'static str; 4],
    pub inventory: &'static str,
    pub water_lines: &'static str,
    pub moored: &'static str,
    pub islands: &'static str,
    pub mercy: &'static str,
    pub mercy_cell: &'static str,
    pub opened_last: &'static str,
    // The legend. A line of it should not be longer than about 32 characters: it is half as wide as the page.
    pub red_mark: &'static str,
    pub green_mark: &'static str,
    pub digit: &'static str,
    pub lines_of_ship: &'static str,
    pub bearing: &'static str,
    pub withheld: &'static str,
    pub up_to_symmetry: &'static str,
    pub red_line: &'static str,
    pub green_line: &'static str,
    pub island: &'static str,
}

const HUNGARIAN: Words = Words {
    code: "hu",
    puzzle: "Rejtvény",
    solution: "Megfejtés",
    seed: "SEED",
    shots: "Lövések",
    levels: ["Kezdő", "Haladó", "Mester", "Nagymester"],
    inventory: "Leltár",
    water_lines: "Vízvonalak (VV)",
    moored: "Kikötött hajók (KK)",
    islands: "Szigetek",
    mercy: "Z lövés (kegyelem)",
    mercy_cell: "mező",
    opened_last: "utoljára nyitandó",
    red_mark: "piros vonal a mezőben",
    green_mark: "zöld vonal a mezőben",
    digit: "víz: ennyi vízpont a sarkain",
    lines_of_ship: "piros, zöld vonalak a hajóban",
    bearing: "α-val párhuzamos, merőleges",
    withheld: "nincs megadva",
    up_to_symmetry: "egyértelmű szimmetria erejéig",
    red_line: "piros vonal",
    green_line: "zöld vonal",
    island: "vízpontok, szigetek",
};

const ENGLISH: Words = Words {
    code: "en",
    puzzle: "Puzzle",
    solution: "Solution",
    seed: "Seed",
    shots: "Shots",
    levels: ["Beginner", "Advanced", "Master", "Grandmaster"],
    inventory: "Inventory",
    water_lines: "Water lines (VV)",
    moored: "Moored ships (KK)",
    islands: "Islands",
    mercy: "Mercy shot (Z)",
    mercy_cell: "cell",
    opened_last: "to be opened last",
    red_mark: "red line through the cell",
    green_mark: "green line through the cell",
    digit: "water points at its corners",
    lines_of_ship: "red, green lines in the ship",
    bearing: "parallel, perpendicular to α",
    withheld: "not given",
    up_to_symmetry: "unique up to symmetry",
    red_line: "red line",
    green_line: "green line",
    island: "water points, islands",
};
