//! Clues as puzzle files have them, and what fits them.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::{Board, Cell, FLEET, Ship, cell_named, ships_anywhere};

/// The keys under which files list the codes of each type.
const KEYS: [(char, &str); 4] = [('A', "alpha"), ('B', "beta"), ('G', "gamma"), ('D', "delta")];

/// Clues about a board. Lists are sorted.
#[derive(Clone, Debug, Default)]
pub struct Clues {
    pub codes: BTreeMap<char, Vec<String>>,
    pub water_lines: Option<usize>,
    pub moored: Option<usize>,
    pub islands: Option<Vec<usize>>,
    pub shots: Vec<(Cell, String)>,
}

impl Clues {
    /// The clues of a puzzle file: the given part of the inventory, its shots, and the mercy shot.
    pub fn read(puzzle: &Value) -> Self {
        let number = |value: &Value| value.as_u64().unwrap() as usize;
        let inventory = &puzzle["inventory"];
        let mut clues = Self::default();
        for (letter, key) in KEYS {
            if let Some(codes) = inventory[key].as_array() {
                let mut codes: Vec<String> = codes.iter().map(|code| code.as_str().unwrap().to_owned()).collect();
                codes.sort_unstable();
                clues.codes.insert(letter, codes);
            }
        }
        clues.water_lines = inventory.get("water_lines").map(number);
        clues.moored = inventory.get("moored").map(number);
        clues.islands = inventory.get("islands").map(|sizes| {
            let mut sizes: Vec<usize> = sizes.as_array().unwrap().iter().map(number).collect();
            sizes.sort_unstable();
            sizes
        });
        for shot in puzzle["shots"].as_array().into_iter().flatten().chain(puzzle.get("mercy")) {
            let text = |key: &str| shot[key].as_str().unwrap();
            clues.shots.push((cell_named(text("cell")), text("shows").to_owned()));
        }
        clues
    }

    /// The drawings of all boards that keep the rules and fit, found by placing one ship after the
    /// other wherever it does not contradict the content of a shot. Takes long unless there are
    /// many shots.
    pub fn all_that_fit(&self) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        let fleet: Vec<char> = FLEET.iter().flat_map(|&(letter, _, count)| vec![letter; count]).collect();
        let shown = |cell: &Cell| self.shots.iter().find(|shot| shot.0 == *cell).map(|shot| &shot.1);
        let may_lie = |ship: &Ship| {
            let own_letter = |cell| shown(cell).is_none_or(|shows| shows.starts_with(ship.letter));
            !ship.breaks("mooring") && ship.cells.iter().all(own_letter)
        };
        let places: BTreeMap<char, Vec<Ship>> =
            FLEET.iter().map(|kind| (kind.0, ships_anywhere(kind.0).into_iter().filter(may_lie).collect())).collect();
        self.try_ships(&fleet, &places, &mut Board { ships: Vec::new() }, &mut found);
        found
    }

    fn try_ships(
        &self,
        missing: &[char],
        places: &BTreeMap<char, Vec<Ship>>,
        board: &mut Board,
        found: &mut BTreeSet<String>,
    ) {
        // Once all ships of a type are placed, every shot that shows one must be at one of them.
        let laid = |letter: &char| !missing.contains(letter);
        let not_hit = |(cell, shows): &(Cell, String)| {
            shows
                .chars()
                .next()
                .filter(laid)
                .is_some_and(|letter| letter.is_alphabetic() && board.letter(*cell).is_none())
        };
        if self.shots.iter().any(not_hit) {
            return;
        }
        let Some((letter, rest)) = missing.split_first() else {
            if board.fits(self) {
                found.insert(board.drawing());
            }
            return;
        };
        for ship in &places[letter] {
            // Ships of one type in ascending order, so that each board is found once.
            let in_order = board.ships.iter().all(|other| other.letter != *letter || other < ship);
            if in_order && board.ships.iter().all(|other| other.goes_with(ship)) {
                board.ships.push(ship.clone());
                self.try_ships(rest, places, board, found);
                board.ships.pop();
            }
        }
    }
}
