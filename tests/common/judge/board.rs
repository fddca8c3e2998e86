//! What can be said of ships on a board: broken rules, coloured lines, shots, inventory, facts.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    Cell, Clues, FLEET, Point, RULES, Ship, cell_named, cells, cells_around, column, points, row, ships_anywhere,
};

/// Ships on a board.
#[derive(Clone, Debug)]
pub struct Board {
    pub ships: Vec<Ship>,
}

/// The inventory of a board. The codes of each type are sorted as texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inventory {
    pub codes: BTreeMap<char, Vec<String>>,
    pub water_lines: usize,
    pub moored: usize,
    pub islands: Vec<usize>,
}

impl Board {
    /// The board of a drawing, 81 characters `.ABGD` in one line or in nine: all ways of reading
    /// its letters as the ships of the fleet. If ships of one type touch, there may be several; if
    /// the letters are not those of the fleet, there is none.
    pub fn readings(drawing: &str) -> Vec<Self> {
        let letters: Vec<char> = drawing.chars().filter(|letter| !letter.is_whitespace()).collect();
        assert_eq!(letters.len(), 81, "{drawing}");
        let mut readings = vec![Self { ships: Vec::new() }];
        for (letter, _, count) in FLEET {
            let of_type: Vec<Cell> = cells()
                .into_iter()
                .zip(&letters)
                .filter(|(_, found)| **found == letter)
                .map(|(cell, _)| cell)
                .collect();
            let mut longer = Vec::new();
            for ships in cut_into_ships(letter, &of_type).into_iter().filter(|ships| ships.len() == count) {
                for reading in &readings {
                    longer.push(Self { ships: [&reading.ships[..], &ships].concat() });
                }
            }
            readings = longer;
        }
        readings
    }

    /// The board of a drawing that can be read in one way.
    pub fn read(drawing: &str) -> Self {
        let mut readings = Self::readings(drawing);
        assert_eq!(readings.len(), 1, "{drawing}");
        readings.remove(0)
    }

    /// 81 characters, row by row.
    pub fn drawing(&self) -> String {
        cells().into_iter().map(|cell| self.letter(cell).unwrap_or('.')).collect()
    }

    /// The names of all broken rules.
    pub fn broken(&self) -> BTreeSet<&'static str> {
        let mut broken = BTreeSet::new();
        for rule in RULES {
            for (index, ship) in self.ships.iter().enumerate() {
                if ship.breaks(rule) || self.ships[..index].iter().any(|other| ship.breaks_with(other, rule)) {
                    broken.insert(rule);
                }
            }
        }
        broken
    }

    fn ship_in(&self, cell: Cell) -> Option<&Ship> {
        self.ships.iter().find(|ship| ship.cells.contains(&cell))
    }

    /// The letter of the ship in a cell; none in water.
    pub fn letter(&self, cell: Cell) -> Option<char> {
        self.ship_in(cell).map(|ship| ship.letter)
    }

    /// The number of ships in a row or column, wholly or in part.
    fn ships_in(&self, line: &[Cell]) -> Vec<&Ship> {
        self.ships.iter().filter(|ship| ship.cells.iter().any(|cell| line.contains(cell))).collect()
    }

    /// The coloured line of a row or column, cell by cell: `g` or `r` where it runs, else `.`.
    pub fn colour_line(&self, line: &[Cell]) -> String {
        let ships = self.ships_in(line);
        let places =
            |ship: &Ship| -> Vec<usize> { (0..9).filter(|&place| ship.cells.contains(&line[place])).collect() };
        let letter = |place: usize| match ships[..] {
            [] => 'g',
            [only] if places(only).contains(&place) => 'g',
            [_] => '.',
            _ => {
                // Between the ship that ends first and the ship that begins last.
                let from = ships.iter().map(|ship| *places(ship).last().unwrap()).min().unwrap();
                let to = ships.iter().map(|ship| places(ship)[0]).max().unwrap();
                if from < place && place < to { 'r' } else { '.' }
            }
        };
        (0..9).map(letter).collect()
    }

    /// What the row's and the column's line show in a cell: at most two letters, red before green.
    fn colour(&self, (at_column, at_row): Cell) -> String {
        let in_row = self.colour_line(&row(at_row)).chars().nth(at_column as usize - 1).unwrap();
        let in_column = self.colour_line(&column(at_column)).chars().nth(at_row as usize - 1).unwrap();
        let count = |colour| [in_row, in_column].into_iter().filter(|&line| line == colour).count();
        "r".repeat(count('r')) + &"g".repeat(count('g'))
    }

    pub fn is_water_point(&self, point: Point) -> bool {
        cells_around(point).into_iter().all(|cell| self.ship_in(cell).is_none())
    }

    fn water_points(&self) -> Vec<Point> {
        points().into_iter().filter(|&point| self.is_water_point(point)).collect()
    }

    /// What a cell holds: the ship's letter, or how many of the cell's corners are water points.
    fn content(&self, cell: Cell) -> String {
        let corners = points().into_iter().filter(|&point| cells_around(point).contains(&cell));
        match self.letter(cell) {
            Some(letter) => letter.to_string(),
            None => corners.filter(|&point| self.is_water_point(point)).count().to_string(),
        }
    }

    /// What a shot at a cell shows: its content, then its colour.
    pub fn shows(&self, cell: Cell) -> String {
        self.content(cell) + &self.colour(cell)
    }

    /// The number of lines of a colour through a ship, over all rows and columns in which it lies.
    fn lines_through(&self, ship: &Ship, colour: char) -> usize {
        let rows = (1..=9).map(row);
        let columns = (1..=9).map(column);
        let runs_through = |line: &Vec<Cell>| {
            let letters = self.colour_line(line);
            line.iter().zip(letters.chars()).any(|(cell, letter)| letter == colour && ship.cells.contains(cell))
        };
        rows.chain(columns).filter(runs_through).count()
    }

    /// A ship's code: two digits, and for BETA and GAMMA the letter for its bearing to the ALFA.
    fn code(&self, ship: &Ship) -> String {
        let alfa = self.ships.iter().find(|ship| ship.letter == 'A').unwrap();
        let bearing = match ship.letter {
            'B' | 'G' if ship.is_horizontal() == alfa.is_horizontal() => "p",
            'B' | 'G' => "m",
            _ => "",
        };
        format!("{}{}{bearing}", self.lines_through(ship, 'r'), self.lines_through(ship, 'g'))
    }

    /// The sizes of the islands: of the groups of water points that are adjacent in a row or column
    /// of points.
    fn islands(&self) -> Vec<usize> {
        let mut left = self.water_points();
        let mut sizes = Vec::new();
        while let Some(point) = left.pop() {
            let mut island = vec![point];
            let mut looked_around = 0;
            while looked_around < island.len() {
                let (column, row) = island[looked_around];
                looked_around += 1;
                for neighbour in [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)] {
                    if let Some(place) = left.iter().position(|&point| point == neighbour) {
                        island.push(left.remove(place));
                    }
                }
            }
            sizes.push(island.len());
        }
        sizes.sort_unstable();
        sizes
    }

    pub fn inventory(&self) -> Inventory {
        let codes_of = |letter: char| {
            let ships = self.ships.iter().filter(|ship| ship.letter == letter);
            let mut codes: Vec<String> = ships.map(|ship| self.code(ship)).collect();
            codes.sort_unstable();
            codes
        };
        let lines = (1..=9).map(row).chain((1..=9).map(column));
        Inventory {
            codes: FLEET.iter().map(|kind| (kind.0, codes_of(kind.0))).collect(),
            water_lines: lines.filter(|line| self.ships_in(line).is_empty()).count(),
            moored: self.ships.iter().filter(|ship| ship.is_moored()).count(),
            islands: self.islands(),
        }
    }

    /// The two identities of the rule sheet: `2·KK + 4 = VP` and `VV = (P − Z) / 2 + 3`.
    pub fn identities_hold(&self) -> bool {
        let sum = |colour| self.ships.iter().map(|ship| self.lines_through(ship, colour) as i32).sum::<i32>();
        let inventory = self.inventory();
        2 * inventory.moored + 4 == self.water_points().len()
            && 2 * inventory.water_lines as i32 == sum('r') - sum('g') + 6
    }

    /// Whether a fact is true: `44.`, `44#`, `44B` of a cell, `44/55.`, `44/55#` of a point,
    /// `B44-64`, `!B44-64` of a ship, `row4=0`, `column3=12` of the number of ships in a line,
    /// where `2` is two or more.
    pub fn holds(&self, fact: &str) -> bool {
        if let Some((line, numbers)) = fact.split_once('=') {
            let number = |name: &str| line.strip_prefix(name).map(|number| number.parse().unwrap());
            let line = number("row").map(row).or_else(|| number("column").map(column)).unwrap();
            return numbers.contains(&self.ships_in(&line).len().min(2).to_string());
        }
        if let Some(ship) = fact.strip_prefix('!') {
            return !self.holds(ship);
        }
        if fact.starts_with(char::is_alphabetic) {
            return self.ships.iter().any(|ship| ship.name() == fact);
        }
        let (place, what) = fact.split_at(fact.len() - 1);
        match place.split_once('/') {
            Some((cell, _)) => self.is_water_point(cell_named(cell)) == (what == "."),
            None => match (self.letter(cell_named(place)), what) {
                (found, ".") => found.is_none(),
                (found, "#") => found.is_some(),
                (found, letter) => found == letter.chars().next(),
            },
        }
    }

    /// Whether clues are true.
    pub fn fits(&self, clues: &Clues) -> bool {
        // Contents first: they are quicker to check.
        if clues.shots.iter().any(|(cell, shows)| !shows.starts_with(&self.content(*cell)))
            || clues.shots.iter().any(|(cell, shows)| self.shows(*cell) != *shows)
        {
            return false;
        }
        let own = self.inventory();
        clues.codes.iter().all(|(letter, codes)| own.codes[letter] == *codes)
            && clues.water_lines.is_none_or(|number| number == own.water_lines)
            && clues.moored.is_none_or(|number| number == own.moored)
            && clues.islands.as_ref().is_none_or(|sizes| *sizes == own.islands)
    }

    /// All boards that keep the rules and differ from this one in the position of one ship.
    pub fn with_one_ship_elsewhere(&self) -> Vec<Self> {
        let mut boards = Vec::new();
        for index in 0..self.ships.len() {
            for ship in ships_anywhere(self.ships[index].letter) {
                let mut others = self.ships.clone();
                others.remove(index);
                if ship != self.ships[index]
                    && !ship.breaks("mooring")
                    && others.iter().all(|other| other.goes_with(&ship))
                {
                    others.push(ship);
                    boards.push(Self { ships: others });
                }
            }
        }
        boards
    }
}

/// All ways of dividing cells into straight ships of one type.
fn cut_into_ships(letter: char, cells: &[Cell]) -> Vec<Vec<Ship>> {
    let Some(&first) = cells.first() else { return vec![Vec::new()] };
    let mut ways = Vec::new();
    for ship in ships_anywhere(letter) {
        if ship.first() == first && ship.cells.iter().all(|cell| cells.contains(cell)) {
            let rest: Vec<Cell> = cells.iter().copied().filter(|cell| !ship.cells.contains(cell)).collect();
            for mut way in cut_into_ships(letter, &rest) {
                way.insert(0, ship.clone());
                ways.push(way);
            }
        }
    }
    ways
}
