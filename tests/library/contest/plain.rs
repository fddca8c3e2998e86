//! Sea Battle for two by a plain referee, written from the text of the rules alone: boards are
//! characters, and everything is looked up again for each question.

use std::collections::BTreeSet;

/// A cell: column and row, from 0.
pub type At = (usize, usize);

/// A player: his board, the cells that were shot at, and those that he has named.
pub struct Player {
    pub board: Vec<Vec<char>>,
    pub shot: BTreeSet<At>,
    pub named: BTreeSet<At>,
}

/// The game: two players, who has the turn, and what he must name.
pub struct Game {
    pub players: [Player; 2],
    pub turn: usize,
    pub to_name: Vec<char>,
    pub salvo: Option<usize>,
    pub winner: Option<usize>,
}

impl Player {
    pub fn new(rows: &[String]) -> Self {
        let board = rows.iter().map(|row| row.chars().collect()).collect();
        Self { board, shot: BTreeSet::new(), named: BTreeSet::new() }
    }

    pub fn cells(&self) -> Vec<At> {
        let rows = self.board.iter().enumerate();
        rows.flat_map(|(row, cells)| (0..cells.len()).map(move |column| (column, row))).collect()
    }

    fn sign(&self, at: At) -> char {
        self.board[at.1][at.0]
    }

    /// The cells of the ship here: those that can be reached from side to side.
    fn ship(&self, from: At) -> BTreeSet<At> {
        let mut ship = BTreeSet::from([from]);
        loop {
            let beside = |a: At, b: At| a.0.abs_diff(b.0) + a.1.abs_diff(b.1) == 1;
            let more: Vec<At> = self.cells().into_iter().filter(|&at| self.sign(at) == '#').collect();
            let more = more.into_iter().filter(|&at| ship.iter().any(|&near| beside(at, near)));
            let before = ship.len();
            let grown: BTreeSet<At> = ship.iter().copied().chain(more).collect();
            ship = grown;
            if ship.len() == before {
                return ship;
            }
        }
    }

    fn answer(&mut self, at: At) -> &'static str {
        self.shot.insert(at);
        match self.sign(at) {
            '#' if self.ship(at).iter().all(|cell| self.shot.contains(cell)) => "sunk",
            '#' => "hit",
            '*' => "mine",
            '+' => "sweeper",
            _ => "miss",
        }
    }

    /// The cells with this sign that may still be named.
    pub fn may_name(&self, sign: char) -> Vec<At> {
        let can = |at: &At| self.sign(*at) == sign && !self.shot.contains(at) && !self.named.contains(at);
        self.cells().into_iter().filter(can).collect()
    }

    fn is_lost(&self) -> bool {
        self.cells().into_iter().all(|at| self.sign(at) != '#' || self.shot.contains(&at))
    }
}

impl Game {
    /// The cells that the player with the turn may shoot at.
    pub fn targets(&self) -> Vec<At> {
        let other = &self.players[1 - self.turn];
        other.cells().into_iter().filter(|at| !other.shot.contains(at)).collect()
    }

    /// The number of shots of a turn.
    pub fn shots(&self) -> usize {
        self.salvo.unwrap_or(1).min(self.targets().len())
    }

    /// Shoots; the answers, or nothing if that is not allowed.
    pub fn shoot(&mut self, cells: &[At]) -> Option<Vec<&'static str>> {
        let different: BTreeSet<&At> = cells.iter().collect();
        let targets = self.targets();
        let allowed = self.winner.is_none()
            && self.to_name.is_empty()
            && cells.len() == self.shots()
            && different.len() == cells.len()
            && cells.iter().all(|at| targets.contains(at));
        if !allowed {
            return None;
        }
        let answers: Vec<_> = cells.iter().map(|&at| self.players[1 - self.turn].answer(at)).collect();
        if self.players[1 - self.turn].is_lost() {
            self.winner = Some(self.turn);
            return Some(answers);
        }
        for answer in &answers {
            match *answer {
                "mine" => self.to_name.push('#'),
                "sweeper" => self.to_name.push('*'),
                _ => {}
            }
        }
        let again = self.salvo.is_none() && ["hit", "sunk"].contains(&answers[0]);
        self.skip();
        if !again && self.to_name.is_empty() {
            self.turn = 1 - self.turn;
        }
        Some(answers)
    }

    /// Names a cell; whether that is allowed.
    pub fn name(&mut self, at: At) -> bool {
        let Some(&sign) = self.to_name.first() else { return false };
        if self.winner.is_some() || !self.players[self.turn].may_name(sign).contains(&at) {
            return false;
        }
        self.players[self.turn].named.insert(at);
        self.to_name.remove(0);
        self.skip();
        if self.to_name.is_empty() {
            self.turn = 1 - self.turn;
        }
        true
    }

    /// Whoever has nothing to name names nothing.
    fn skip(&mut self) {
        while let Some(&sign) = self.to_name.first() {
            if !self.players[self.turn].may_name(sign).is_empty() {
                break;
            }
            self.to_name.remove(0);
        }
    }
}
