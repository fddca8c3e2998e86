//! Plays random games and checks what the Explorer promises of all games.
//!
//!     cargo run --release --features measure --example games -- 10000
//!
//! Each is a game of random shots, marks, placements and settings, possible at that moment or not.
//! Checked are: a refused action changes nothing; undo is what was before; the saved game is the
//! game; another layout of the same inventory that agrees with all shots gives the same view, byte
//! by byte; and where all that was said is right, nothing false is concluded.

use std::env;
use std::process::ExitCode;

use rayon::prelude::*;
use smyoz::engines::SearchEngine;
use smyoz::explorer::{Course, Historic, Mode};
use smyoz::games::smyoz::front::play::{Action, Automatism, Beginning, Game, Source, Statement, read_game};
use smyoz::games::smyoz::techniques::ALL;
use smyoz::games::smyoz::{
    Cell, CellSet, Clues, Colour, Content, Fact, Inventory, Layout, Placement, Point, Seed, Shots, Smyoz, Stream, View,
};
use smyoz::lang::Lang;
use smyoz::limits::{Budget, Limits};
use smyoz::puzzles::Level;

/// Layouts that agree are listed up to this number.
const ALIKE: usize = 4;

/// What is counted.
#[derive(Clone, Copy, Default)]
struct Tally {
    games: usize,
    actions: usize,
    refused: usize,
    /// Games that another layout agrees with.
    alike: usize,
    /// Games in which all that was said was right.
    right: usize,
    facts: usize,
    wrong: usize,
}

impl Tally {
    fn and(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            actions: self.actions + other.actions,
            refused: self.refused + other.refused,
            alike: self.alike + other.alike,
            right: self.right + other.right,
            facts: self.facts + other.facts,
            wrong: self.wrong + other.wrong,
        }
    }
}

fn main() -> ExitCode {
    let games: u32 = env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1000);
    let all =
        (0..games).into_par_iter().map(|number| check(number * 97 % Seed::COUNT)).reduce(Tally::default, Tally::and);
    let Tally { games, actions, refused, alike, right, facts, wrong } = all;
    println!("{games} games, {actions} actions, {refused} more refused");
    println!("{alike} had another layout that agrees with what was learnt");
    println!("{right} with right placements only: {facts} facts, {wrong} wrong");
    ExitCode::from(u8::from(wrong > 0))
}

fn json(game: &Game) -> String {
    serde_json::to_string(&game.view(Lang::Hu)).expect("a view can be written")
}

fn game(layout: Layout) -> Game {
    Game::new(Beginning { mode: Mode::Game, source: Source::Layout(layout) }, Limits::NONE)
        .expect("a layout can be played")
}

fn check(number: u32) -> Tally {
    let seed = Seed::try_from(number).expect("a small number");
    let (layout, mut stream) = (Layout::of_seed(seed), seed.stream("games"));
    let view = View::of(&layout);
    let is_honest = number.is_multiple_of(2);
    let mut tally = Tally { games: 1, right: usize::from(is_honest), ..Tally::default() };
    let (mut one, mut played) = (game(layout), Vec::new());
    for _ in 0..3 + stream.below(12) {
        let action = action(&mut stream, is_honest.then_some((&layout, &view)));
        let before = json(&one);
        if one.play(action.clone(), 10).is_err() {
            assert_eq!(json(&one), before, "{number}: a refused action changed something");
            tally.refused += 1;
            continue;
        }
        played.push(action);
        let mut again = one.clone();
        let is_same = !again.undo() || again.redo() && again.state().has_board_of(one.state());
        assert!(is_same, "{number}: redo is not what was after");
        if is_honest {
            tally.facts += one.state().marks().facts().count();
            tally.wrong += one.state().marks().facts().filter(|fact| !fact.holds(&layout)).count();
        }
    }
    tally.actions = played.len();
    let again = read_game(&one.to_json(), Limits::NONE).expect("a saved game can be read");
    assert!(again == one && json(&again) == json(&one), "{number}: the saved game is another");
    let shot: CellSet = played
        .iter()
        .filter_map(|action| match action {
            Action::Shoot { cell, .. } => Some(*cell),
            _ => None,
        })
        .collect();
    let clues = Clues { inventory: Inventory::of(&layout), shots: Shots::at(shot, &view) };
    let others = SearchEngine::new(&Smyoz)
        .solutions(&clues, ALIKE, &mut Budget::new(Limits::NONE))
        .layouts
        .into_iter()
        .filter(|other| *other != layout);
    let others: Vec<Layout> = others.collect();
    tally.alike = usize::from(!others.is_empty());
    for layout in others {
        let mut other = game(layout);
        for action in &played {
            other.play(action.clone(), 10).expect("it could be done before");
        }
        assert_eq!(json(&other), json(&one), "{number}: the view depends on what is hidden");
    }
    tally
}

/// What a player may do; if a layout is given, he says only what is so.
fn action(stream: &mut Stream, truth: Option<(&Layout, &View)>) -> Action {
    let mut below = |bound: usize| stream.below(bound as u64) as usize;
    let cell = Cell::from_index(below(Cell::COUNT));
    let said = match truth {
        Some((layout, view)) => {
            let shows = view.shows(cell);
            let content = match shows.content {
                Content::Water(digit) => Statement::Digit(cell, digit),
                Content::Ship(kind) => Statement::Fact(Fact::Type(cell, kind)),
            };
            let ships = layout.placements();
            [content, Statement::Colour(cell, shows.colour), Statement::Fact(Fact::Found(ships[below(ships.len())]))]
                [below(3)]
        }
        None => match below(6) {
            0 => Statement::Fact(Fact::Water(cell)),
            1 => Statement::Fact(Fact::Ship(cell)),
            2 => Statement::Fact(Fact::WaterPoint(Point::from_index(below(Point::COUNT)))),
            3 => Statement::Colour(cell, Colour::ALL[below(Colour::ALL.len())]),
            4 => Statement::Digit(cell, below(1 + cell.points().len()) as u8),
            _ => Statement::Fact(Fact::Found(Placement::from_index(below(Placement::COUNT)))),
        },
    };
    match below(16) {
        0..=5 => Action::Shoot { cell, z: below(10) == 0 },
        6..=8 => Action::Mark { add: vec![said], erase: vec![] },
        9 => Action::Target { cell },
        10 => Action::Put { parts: vec![said] },
        11 => Action::Accept,
        12 => [Action::Discard, Action::Continue, Action::Save, Action::Restore][below(4)].clone(),
        13 => Action::Careful { on: below(2) == 0 },
        14 => Action::Run,
        _ => {
            let level = [Level::Beginner, Level::Advanced, Level::Master][below(3)];
            let known = ALL.iter().filter(|technique| technique.level <= level && technique.suppositions().is_none());
            Action::Choose { techniques: known.map(Automatism).collect() }
        }
    }
}
