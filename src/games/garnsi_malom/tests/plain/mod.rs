//! A second statement of the rules, by characters in a grid and loops over all cells. It shares
//! nothing with the library: games are played on both, and must agree at every position.

use std::collections::BTreeSet;

use game_garnsi_malom::contest::{Diagram, GarnsiMalom, Move, Phase};
use serde_json::{Value, json};
use smyoz_core::contest::Contest;
use smyoz_core::puzzles::{Seed, Stream};

type Place = (usize, usize);

/// A game, as the rules describe it.
#[derive(Clone)]
pub struct Plain {
    game: String,
    seats: usize,
    sides: usize,
    rolls: bool,
    /// Signs out that end nine; none if it shrinks.
    signs_out: Option<usize>,
    width: usize,
    /// A digit, `.` empty, `#` barred, a space where the board has shrunk.
    grid: Vec<Vec<char>>,
    is_placing: bool,
    /// Whose turn it is, from 1: a sign, or a team that moves as one.
    turn: usize,
    round: usize,
    /// Turns since the last capture.
    quiet: usize,
    is_captured: bool,
    is_shrinking: bool,
    is_over: bool,
}

fn name((row, column): Place) -> String {
    format!("{}{}", (b'a' + column as u8) as char, row + 1)
}

fn place(name: &str) -> Place {
    let bytes = name.as_bytes();
    ((bytes[1] - b'1') as usize, (bytes[0] - b'a') as usize)
}

impl Plain {
    /// The beginning of a game; barred cells are marked in the rows.
    pub fn begin(variant: &Value, rows: &[String]) -> Self {
        let game = variant["game"].as_str().unwrap().to_owned();
        let seats = variant["seats"].as_u64().unwrap() as usize;
        let sides = match seats {
            2 | 6 => 2,
            9 if variant["teams"] != json!(true) => 9,
            _ => 3,
        };
        let signs_out = match variant["end"].as_str() {
            None | Some("shrink") => None,
            Some("five") => Some(5),
            Some(number) => Some(number.parse().unwrap()),
        };
        Self {
            rolls: variant["roll"] == json!(true),
            width: rows.len(),
            grid: rows.iter().map(|row| row.chars().collect()).collect(),
            game,
            seats,
            sides,
            signs_out,
            is_placing: true,
            turn: 1,
            round: 1,
            quiet: 0,
            is_captured: false,
            is_shrinking: false,
            is_over: false,
        }
    }

    /// A position of the moving phase, in a round of it, before which something was captured.
    pub fn compose(variant: &Value, rows: &[String], turn: usize) -> Self {
        let mut plain = Self::begin(variant, rows);
        (plain.is_placing, plain.turn, plain.round, plain.is_captured) = (false, turn, 5, true);
        plain
    }

    pub fn rows(&self) -> Vec<String> {
        self.grid.iter().map(|row| row.iter().collect()).collect()
    }

    /// The position in the library's format.
    pub fn file(&self, variant: &Value) -> Value {
        let stages = ["placing", "moving", "over"];
        let count = |sign| self.pieces(sign).len();
        json!({
            "format": "garnsi-malom/1",
            "variant": variant,
            "board": self.rows(),
            "phase": stages[if self.is_over { 2 } else { usize::from(!self.is_placing) }],
            "round": self.round,
            "turn": self.turn,
            "out": (1..=self.width).filter(|&sign| count(sign) == 0).collect::<Vec<_>>(),
            "beside": (1..=self.width).map(|sign| self.width - count(sign)).collect::<Vec<_>>(),
            "quiet": self.quiet,
            "shrinking": self.is_shrinking,
        })
    }

    fn places(&self) -> Vec<Place> {
        let columns = |row| (0..self.width).map(move |column| (row, column));
        (0..self.width).flat_map(columns).collect()
    }

    fn at(&self, (row, column): Place) -> char {
        self.grid[row][column]
    }

    fn digit(sign: usize) -> char {
        char::from_digit(sign as u32, 10).unwrap()
    }

    fn pieces(&self, sign: usize) -> Vec<Place> {
        self.places().into_iter().filter(|&place| self.at(place) == Self::digit(sign)).collect()
    }

    fn side(&self, sign: usize) -> usize {
        (sign - 1) % self.sides
    }

    fn in_same_box(&self, one: Place, other: Place) -> bool {
        let (wide, high) = if self.width == 9 { (3, 3) } else { (3, 2) };
        one.0 / high == other.0 / high && one.1 / wide == other.1 / wide
    }

    fn clashes(&self, sign: usize, at: Place) -> bool {
        let sees = |piece: &Place| piece.0 == at.0 || piece.1 == at.1 || self.in_same_box(*piece, at);
        self.pieces(sign).iter().any(sees)
    }

    fn empty(&self) -> Vec<Place> {
        let is_empty = |place: &Place| self.at(*place) == '.';
        self.places().into_iter().filter(is_empty).collect()
    }

    fn placements(&self, sign: usize) -> BTreeSet<String> {
        let empty = self.empty();
        let mut found: BTreeSet<String> =
            empty.iter().filter(|&&at| !self.clashes(sign, at)).map(|&at| name(at)).collect();
        if self.game == "six" && self.pieces(sign).len() == 6 {
            found.clear();
        }
        if self.game != "six" && empty.iter().any(|&at| self.clashes(sign, at)) {
            found.insert("-".to_owned());
        }
        found
    }

    /// The signs whose pieces may move.
    fn moving_signs(&self) -> Vec<usize> {
        match self.seats {
            2 => (1..=6).filter(|sign| sign % 2 == self.turn % 2).collect(),
            _ => vec![self.turn],
        }
    }

    /// The number of mills of nine that contain a piece.
    fn lines_through(&self, sign: usize, at: Place) -> usize {
        let is_own = |row: isize, column: isize| {
            let inside = |number: isize| (0..self.width as isize).contains(&number);
            inside(row) && inside(column) && self.grid[row as usize][column as usize] == Self::digit(sign)
        };
        let mut lines = 0;
        for (down, across) in [(0, 1), (1, 0)] {
            for first in -2..=0 {
                let mut of_line =
                    (first..first + 3).map(|step| (at.0 as isize + step * down, at.1 as isize + step * across));
                lines += usize::from(of_line.all(|(row, column)| is_own(row, column)));
            }
        }
        lines
    }

    /// How many equal numbers each unit of a cell holds: row, column and box.
    fn unit_counts(&self, sign: usize, at: Place) -> [usize; 3] {
        let pieces = self.pieces(sign);
        [
            pieces.iter().filter(|piece| piece.0 == at.0).count(),
            pieces.iter().filter(|piece| piece.1 == at.1).count(),
            pieces.iter().filter(|piece| self.in_same_box(**piece, at)).count(),
        ]
    }

    fn stands_in_mill(&self, sign: usize, at: Place) -> bool {
        match self.game.as_str() {
            "nine" => self.lines_through(sign, at) > 0,
            _ => self.unit_counts(sign, at).iter().any(|&count| count >= 3),
        }
    }

    fn mills(&self, sign: usize, from: Place, to: Place) -> usize {
        let mut after = self.clone();
        after.grid[from.0][from.1] = '.';
        after.grid[to.0][to.1] = Self::digit(sign);
        if self.game == "nine" {
            let stops = !self.rolls && self.stands_in_mill(sign, from);
            return if stops { 0 } else { after.lines_through(sign, to) };
        }
        let stood_there = [from.0 == to.0, from.1 == to.1, self.in_same_box(from, to)];
        let counts = after.unit_counts(sign, to);
        (0..3).filter(|&unit| counts[unit] >= 3 && !stood_there[unit]).count()
    }

    /// The moves without captures, each with its number of mills.
    pub fn steps(&self) -> BTreeSet<(String, usize)> {
        let mut found = BTreeSet::new();
        for sign in self.moving_signs() {
            let pieces = self.pieces(sign);
            for &from in &pieces {
                for to in self.empty() {
                    let is_beside = from.0.abs_diff(to.0) + from.1.abs_diff(to.1) == 1;
                    let is_legal = match (self.game.as_str(), pieces.len()) {
                        ("nine", 1 | 2) => false,
                        ("nine", 4 | 5 | 7 | 8) => is_beside,
                        _ => true,
                    };
                    if is_legal {
                        found.insert((format!("{}-{}", name(from), name(to)), self.mills(sign, from, to)));
                    }
                }
            }
        }
        found
    }

    /// The pieces that the player can take.
    pub fn targets(&self) -> BTreeSet<String> {
        let own = self.side(self.turn);
        let mut found = BTreeSet::new();
        for sign in (1..=self.width).filter(|&sign| self.side(sign) != own) {
            let free = self.pieces(sign).into_iter().filter(|&at| !self.stands_in_mill(sign, at));
            found.extend(free.map(name));
        }
        found
    }

    /// Everything that can be done, without captures.
    pub fn moves(&self) -> BTreeSet<(String, usize)> {
        match self.is_placing {
            true => self.placements(self.turn).into_iter().map(|text| (text, 0)).collect(),
            false => self.steps(),
        }
    }

    pub fn is_over(&self) -> bool {
        self.is_over
    }

    fn turns_of_round(&self) -> usize {
        if self.seats == 2 && !self.is_placing { 2 } else { self.width }
    }

    fn next_turn(&mut self) {
        self.turn += 1;
        if self.turn > self.turns_of_round() {
            (self.turn, self.round) = (1, self.round + 1);
        }
    }

    /// Plays a legal move with these captures.
    pub fn play(&mut self, text: &str, taken: &[String]) {
        if self.is_placing {
            if text != "-" {
                let at = place(text);
                self.grid[at.0][at.1] = Self::digit(self.turn);
            }
            self.after_placing();
        } else {
            let (from, to) = text.split_once('-').unwrap();
            let (from, to) = (place(from), place(to));
            self.grid[to.0][to.1] = self.at(from);
            self.grid[from.0][from.1] = '.';
            for name in taken {
                let at = place(name);
                self.grid[at.0][at.1] = '.';
            }
            self.quiet = if taken.is_empty() { self.quiet + 1 } else { 0 };
            self.is_captured |= !taken.is_empty();
            self.next_turn();
            self.find_mover();
        }
    }

    fn after_placing(&mut self) {
        if self.game == "six" {
            for _ in 0..6 {
                self.next_turn();
                if !self.placements(self.turn).is_empty() {
                    return;
                }
            }
        } else {
            self.next_turn();
            if self.round <= 9 {
                return;
            }
        }
        (self.is_placing, self.turn, self.round) = (false, 1, 1);
        for row in &mut self.grid {
            row.iter_mut().filter(|cell| **cell == '#').for_each(|cell| *cell = '.');
        }
        self.find_mover();
    }

    /// Goes on to the first who can move, if the game goes on.
    fn find_mover(&mut self) {
        loop {
            self.shrink();
            self.is_over = self.ends();
            if self.is_over || !self.steps().is_empty() {
                return;
            }
            if self.game == "nine" {
                for at in self.pieces(self.turn) {
                    self.grid[at.0][at.1] = '.';
                }
            }
            self.quiet += 1;
            self.next_turn();
        }
    }

    fn shrink(&mut self) {
        if self.game != "nine" || self.signs_out.is_some() {
            return;
        }
        let signs = 1..=self.width;
        let stands = |sign| self.pieces(sign).iter().all(|&at| self.stands_in_mill(sign, at));
        self.is_shrinking |= signs.clone().all(stands);
        let occupied: Vec<Place> = signs.flat_map(|sign| self.pieces(sign)).collect();
        if !self.is_shrinking || occupied.is_empty() {
            return;
        }
        for at in self.places() {
            let (mut above, mut below, mut left, mut right) = (false, false, false, false);
            for piece in &occupied {
                above |= piece.0 <= at.0;
                below |= piece.0 >= at.0;
                left |= piece.1 <= at.1;
                right |= piece.1 >= at.1;
            }
            if !(above && below && left && right) {
                self.grid[at.0][at.1] = ' ';
            }
        }
    }

    fn ends(&self) -> bool {
        let alive: Vec<usize> = (1..=self.width).filter(|&sign| !self.pieces(sign).is_empty()).collect();
        let sides: BTreeSet<usize> = alive.iter().map(|&sign| self.side(sign)).collect();
        let limit = match (self.game.as_str(), self.seats, self.is_captured) {
            ("nine", _, _) => 50 * 9,
            ("heaps", _, true) => 2 * 9,
            ("heaps", _, false) => 4 * 9,
            (_, 2, true) => 2 * 2,
            (_, 2, false) => 6 * 2,
            (_, _, true) => 2 * 6,
            (_, _, false) => 4 * 6,
        };
        let is_agreed = self.signs_out.is_some_and(|signs| self.game == "nine" && self.width - alive.len() >= signs);
        sides.len() <= 1 || is_agreed || self.quiet >= limit
    }

    fn heap(&self, of: &[Place]) -> usize {
        let mut left: BTreeSet<Place> = of.iter().copied().collect();
        let mut largest = 0;
        while let Some(first) = left.pop_first() {
            let (mut size, mut open) = (0, vec![first]);
            while let Some(at) = open.pop() {
                size += 1;
                let beside: Vec<Place> =
                    left.iter().copied().filter(|other| at.0.abs_diff(other.0) + at.1.abs_diff(other.1) == 1).collect();
                beside.iter().for_each(|other| _ = left.remove(other));
                open.extend(beside);
            }
            largest = largest.max(size);
        }
        largest
    }

    /// What counts in the end, for each side.
    pub fn scores(&self) -> Vec<usize> {
        let mut scores = vec![0; self.sides];
        for (side, score) in scores.iter_mut().enumerate() {
            let signs: Vec<usize> = (1..=self.width).filter(|&sign| self.side(sign) == side).collect();
            let all: Vec<Place> = signs.iter().flat_map(|&sign| self.pieces(sign)).collect();
            *score = match self.game.as_str() {
                "nine" => all.len(),
                "heaps" => signs.iter().map(|&sign| self.heap(&self.pieces(sign))).sum(),
                _ => self.heap(&all),
            };
        }
        scores
    }

    pub fn winners(&self) -> Vec<usize> {
        let scores = self.scores();
        let best = *scores.iter().max().unwrap();
        if self.game == "six" && scores[0] == scores[1] {
            return Vec::new();
        }
        (0..self.seats).filter(|seat| scores[seat % self.sides] == best).collect()
    }
}

/// How the moves of a game are chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Style {
    Random,
    /// The most mills; as many captures as possible.
    Greedy,
    /// Greedy from a position that was composed.
    Composed,
}

pub const STYLES: [Style; 3] = [Style::Random, Style::Greedy, Style::Composed];

pub const VARIANTS: [&str; 10] = [
    r#"{"game":"nine","seats":3,"end":"five"}"#,
    r#"{"game":"nine","seats":9,"end":"shrink"}"#,
    r#"{"game":"nine","seats":9,"roll":true,"end":"shrink"}"#,
    r#"{"game":"nine","seats":9,"teams":true,"end":"3"}"#,
    r#"{"game":"nine","seats":3,"roll":true,"end":"shrink"}"#,
    r#"{"game":"nine","seats":9,"end":"8"}"#,
    r#"{"game":"heaps","seats":3}"#,
    r#"{"game":"heaps","seats":9}"#,
    r#"{"game":"six","seats":2}"#,
    r#"{"game":"six","seats":6}"#,
];

/// Pieces at random, close to each other, so that there are mills and jumps of all kinds.
fn composed(variant: &Value, draws: &mut Stream) -> Plain {
    let width: u8 = if variant["game"] == "six" { 6 } else { 9 };
    loop {
        let mut rows = vec![vec!['.'; width.into()]; width.into()];
        for sign in 1..=width {
            let (mut row, mut column) = (draws.below(width.into()) as usize, draws.below(width.into()) as usize);
            let number = if draws.below(4) == 0 { 0 } else { draws.below(u64::from(width) + 1) };
            for _ in 0..number {
                for _ in 0..8 {
                    let step = draws.below(3) as usize + usize::from(width) - 1;
                    let along = if draws.below(2) == 0 { &mut row } else { &mut column };
                    *along = (*along + step) % usize::from(width);
                    if rows[row][column] == '.' {
                        rows[row][column] = (b'0' + sign) as char;
                        break;
                    }
                }
            }
        }
        let rows: Vec<String> = rows.into_iter().map(|row| row.into_iter().collect()).collect();
        let turns = if variant["seats"] == 2 { 2 } else { u64::from(width) };
        let plain = Plain::compose(variant, &rows, draws.below(turns) as usize + 1);
        let is_full = plain.empty().len() < 2;
        let shrinks = plain.game == "nine" && plain.signs_out.is_none() && {
            let stands = |sign| plain.pieces(sign).iter().all(|&at| plain.stands_in_mill(sign, at));
            (1..=plain.width).all(stands)
        };
        if !is_full && !shrinks && !plain.ends() && !plain.steps().is_empty() {
            return plain;
        }
    }
}

/// Plays a game on both and compares them at each position; returns the number of positions.
pub fn compare(variant: &str, style: Style, seed: Seed) -> usize {
    let variant: Value = serde_json::from_str(variant).unwrap();
    let rules: GarnsiMalom = serde_json::from_value(variant.clone()).unwrap();
    let mut draws = seed.stream("plain");
    let (mut plain, mut position) = if style == Style::Composed {
        let plain = composed(&variant, &mut draws);
        let diagram: Diagram = serde_json::from_value(plain.file(&variant)).unwrap_or_else(|error| {
            panic!("{}: {error}", plain.file(&variant));
        });
        (plain, diagram.position().clone())
    } else {
        let position = rules.begin(seed);
        (Plain::begin(&variant, &rules.rows(&position)), position)
    };
    let most = if style == Style::Composed { 30 } else { 600 };
    for count in 0..most {
        let context = || format!("{variant} {style:?} {seed} after {count}:\n{}", plain.rows().join("\n"));
        assert_eq!(rules.rows(&position), plain.rows(), "{}", context());
        assert_eq!(rules.is_over(&position), plain.is_over(), "{}", context());
        assert_eq!(rules.scores(&position), plain.scores(), "{}", context());
        if plain.is_over() {
            let winners: Vec<usize> = rules.result(&position).winners.iter().map(|seat| seat.0).collect();
            assert_eq!(winners, plain.winners(), "{}", context());
            return count + 1;
        }
        let mover = rules.mover(&position);
        assert_eq!(usize::from(mover.0) + 1, plain.turn, "{}", context());
        assert_eq!(position.phase() == Phase::Placing, plain.is_placing, "{}", context());
        let moves: BTreeSet<(String, usize)> = match position.phase() {
            Phase::Placing => rules.legal(&position).iter().map(|chosen| (chosen.to_string(), 0)).collect(),
            Phase::Moving => {
                let steps = rules.steps(&position);
                steps.iter().map(|step| (format!("{}-{}", step.from, step.to), step.mills.into())).collect()
            }
        };
        assert_eq!(moves, plain.moves(), "{}", context());
        let mut targets: Vec<String> = plain.targets().into_iter().collect();
        let found: BTreeSet<String> =
            rules.targets(&position, rules.side(mover)).iter().map(|cell| cell.to_string()).collect();
        assert_eq!(found, plain.targets(), "{}", context());

        let best = moves.iter().map(|(_, mills)| *mills).max().unwrap_or(0);
        let least = if style == Style::Random { 0 } else { best };
        let mut choice: Vec<&(String, usize)> = moves.iter().filter(|(_, mills)| *mills >= least).collect();
        if style == Style::Greedy && choice.len() > 1 {
            // Pieces are lost only now and then.
            choice.retain(|(text, _)| text != "-" || draws.below(8) == 0);
        }
        let (text, mills) = choice[draws.below(choice.len() as u64) as usize];
        draws.shuffle(&mut targets);
        let is_optional = rules.kind().name() == "nine";
        let all = (*mills).min(targets.len());
        let number = if is_optional && draws.below(5) == 0 { draws.below(all as u64 + 1) as usize } else { all };
        targets.truncate(number);
        let written = if number == 0 { text.clone() } else { format!("{text} x {}", targets.join(" ")) };
        let chosen: Move = rules.read(&position, &written).unwrap();
        rules.play(&mut position, &chosen).unwrap_or_else(|refusal| panic!("{written}: {refusal}\n{}", context()));
        plain.play(text, &targets);
    }
    most
}
