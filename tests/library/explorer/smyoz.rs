//! Games of the Explorer: that they can be replayed and undone, that nothing hidden is shown, and
//! that the automatisms conclude nothing false.

use crate::common::{self, seed};
use proptest::collection::vec;
use proptest::prelude::*;
use smyoz::explorer::{Course, Historic, Mode};
use smyoz::games::smyoz::front::play::{
    Action, Automatism, Beginning, Game, SessionError, Source, Statement, read_game, read_link,
};
use smyoz::games::smyoz::puzzle::{mercy, read_puzzle};
use smyoz::games::smyoz::techniques::up_to;
use smyoz::games::smyoz::{Cell, Clues, Fact, Inventory, Layout, Placement, Point, View};
use smyoz::lang::Lang;
use smyoz::limits::Limits;
use smyoz::puzzles::Level;

fn game(mode: Mode, number: u32) -> Game {
    Game::new(Beginning { mode, source: Source::Seed(seed(number)) }, Limits::NONE).unwrap()
}

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

fn statements(texts: &str) -> Vec<Statement> {
    texts.split_whitespace().map(|text| text.parse().unwrap()).collect()
}

fn shoot(name: &str) -> Action {
    Action::Shoot { cell: cell(name), z: false }
}

fn automatisms(level: Level) -> Action {
    let techniques = up_to(level).iter().filter(|technique| technique.suppositions().is_none());
    Action::Choose { techniques: techniques.map(Automatism).collect() }
}

fn json(game: &Game) -> String {
    serde_json::to_string(&game.view(Lang::Hu)).unwrap()
}

/// What a player may do, right or wrong, possible at that moment or not.
fn actions() -> impl Strategy<Value = Vec<Action>> {
    let cells = || (0..81_usize).prop_map(Cell::from_index);
    let point = (0..64_usize).prop_map(Point::from_index);
    let fact = prop_oneof![
        cells().prop_map(Fact::Water),
        cells().prop_map(Fact::Ship),
        point.clone().prop_map(Fact::WaterPoint),
        point.prop_map(Fact::ShipPoint),
        (0..Placement::COUNT).prop_map(|index| Fact::Found(Placement::from_index(index))),
    ];
    let about = |cell: Cell| {
        let texts = [".", "#", "A", "D", ":1", "=r", "=", ":4", "=rg", "!3", "~2"];
        let parts = texts.map(|text| format!("{cell}{text}").parse::<Statement>().ok());
        proptest::sample::select(parts.into_iter().flatten().collect::<Vec<_>>())
    };
    let level = proptest::sample::select(vec![Level::Beginner, Level::Advanced, Level::Master]);
    let action = prop_oneof![
        8 => (cells(), proptest::bool::weighted(0.1)).prop_map(|(cell, z)| Action::Shoot { cell, z }),
        4 => cells().prop_flat_map(about).prop_map(|part| Action::Mark { add: vec![part], erase: vec![] }),
        3 => fact.prop_map(|fact| Action::Mark { add: vec![Statement::Fact(fact)], erase: vec![] }),
        3 => cells().prop_map(|cell| Action::Target { cell }),
        3 => cells().prop_flat_map(about).prop_map(|part| Action::Put { parts: vec![part] }),
        2 => Just(Action::Accept),
        1 => Just(Action::Discard),
        1 => Just(Action::Continue),
        1 => Just(Action::Run),
        1 => level.prop_map(automatisms),
        1 => any::<bool>().prop_map(|on| Action::Careful { on }),
        1 => Just(Action::Save),
        1 => Just(Action::Restore),
        1 => any::<bool>().prop_map(|places| Action::Check { places }),
        1 => (1..4_u8).prop_map(|stage| Action::Hint { stage, told: None }),
        1 => Just(Action::Claim),
        1 => Just(Action::NewDrawing),
    ];
    vec(action, 1..24)
}

/// Plays what can be played.
fn play(game: &mut Game, actions: &[Action]) {
    for action in actions {
        let before = json(game);
        if game.play(action.clone(), 100).is_err() {
            assert_eq!(json(game), before, "a refused action changes nothing");
        }
    }
}

/// Layouts with the inventory of this one that show the same where it was shot.
fn alike(layout: &Layout, game: &Game) -> Vec<Layout> {
    let view = View::of(layout);
    let shot = game.entries().iter().filter_map(|entry| match entry.action {
        Action::Shoot { cell, .. } => Some(cell),
        _ => None,
    });
    let shots = smyoz::games::smyoz::Shots::at(shot.collect(), &view);
    let clues = Clues { inventory: Inventory::of(layout), shots };
    let others = common::solutions(&clues, 20).layouts;
    others.into_iter().filter(|other| other != layout).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn replay_equals_play_and_a_saved_game_is_the_game(
        number in 0..1_000_000_u32, training in any::<bool>(), one in actions(), other in actions(), back in 0..8_usize,
    ) {
        let mut game = game(if training { Mode::Training } else { Mode::Game }, number);
        play(&mut game, &one);
        for _ in 0..back {
            game.undo();
        }
        play(&mut game, &other);
        game.undo();
        for again in [read_game(&game.to_json(), Limits::NONE).unwrap(), read_link(&game.to_link(), Limits::NONE).unwrap()] {
            prop_assert_eq!(&again, &game);
            prop_assert_eq!(json(&again), json(&game));
        }
    }

    #[test]
    fn undo_is_what_was_before_and_redo_what_was_after(number in 0..1_000_000_u32, all in actions()) {
        let mut game = game(Mode::Game, number);
        let mut boards = 0;
        for action in &all {
            let before = game.clone();
            if game.play(action.clone(), 1).is_err() {
                continue;
            }
            let after = game.clone();
            let mut undone = before.clone();
            match after.state().has_board_of(before.state()) {
                // Questions and choices are passed over.
                true => prop_assert_eq!(undone.undo(), boards > 0),
                false => boards += 1,
            }
            prop_assert_eq!(game.undo(), boards > 0);
            prop_assert!(boards == 0 || game.state() == undone.state());
            prop_assert_eq!(game.lasting(), after.lasting());
            prop_assert_eq!(game.redo(), boards > 0);
            prop_assert!(game.state().has_board_of(after.state()));
            let hints = |game: &Game| (game.counters().hints, game.counters().checks);
            prop_assert_eq!(hints(&game), hints(&after));
        }
    }

    #[test]
    fn the_view_does_not_depend_on_what_is_hidden(number in 0..1_000_000_u32, all in actions()) {
        let learns = |action: &&Action| !matches!(action, Action::Check { .. } | Action::Claim);
        let all: Vec<Action> = all.iter().filter(learns).cloned().collect();
        let mut one = game(Mode::Game, number);
        play(&mut one, &all);
        for layout in alike(&Layout::of_seed(seed(number)), &one) {
            let mut other = Game::new(Beginning { mode: Mode::Game, source: Source::Layout(layout) }, Limits::NONE).unwrap();
            play(&mut other, &all);
            prop_assert_eq!(json(&other), json(&one));
        }
    }

    #[test]
    fn as_long_as_placements_are_right_nothing_false_is_concluded(
        number in 0..1_000_000_u32, cells in vec((0..81_usize, 0..4_usize), 1..20),
    ) {
        let layout = Layout::of_seed(seed(number));
        let view = View::of(&layout);
        let mut game = game(Mode::Game, number);
        game.play(automatisms(Level::Master), 0).unwrap();
        for (index, what) in cells {
            let cell = Cell::from_index(index);
            let shows = view.shows(cell);
            let content = match shows.content {
                smyoz::games::smyoz::Content::Water(digit) => Statement::Digit(cell, digit),
                smyoz::games::smyoz::Content::Ship(kind) => Statement::Fact(Fact::Type(cell, kind)),
            };
            let add = match what {
                0 => Action::Mark { add: vec![content], erase: vec![] },
                1 => Action::Mark { add: vec![Statement::Colour(cell, shows.colour)], erase: vec![] },
                2 => Action::Mark { add: vec![content, Statement::Colour(cell, shows.colour)], erase: vec![] },
                _ => Action::Shoot { cell, z: false },
            };
            let played = game.play(add, 0);
            prop_assert!(!matches!(played, Err(SessionError::Suspicious(_))), "{:?}", played);
            for fact in game.state().marks().facts() {
                prop_assert!(fact.holds(&layout), "{} is not so", fact);
            }
        }
    }
}

#[test]
fn shots_that_are_taken_back_stay_counted() {
    let mut game = game(Mode::Game, 1);
    for name in ["11", "55", "37"] {
        game.play(shoot(name), 0).unwrap();
    }
    game.undo();
    game.undo();
    game.play(shoot("46"), 0).unwrap();
    let counters = game.counters();
    assert_eq!((counters.shots, counters.taken_back), (4, 2));
    game.play(Action::Save, 0).unwrap();
    game.play(shoot("99"), 0).unwrap();
    game.play(Action::Restore, 0).unwrap();
    assert_eq!((game.counters().shots, game.counters().taken_back), (5, 3));
    // What is shot again is nothing new.
    game.play(shoot("99"), 0).unwrap();
    assert_eq!((game.counters().shots, game.counters().taken_back), (5, 2));
}

#[test]
fn undo_passes_over_questions_and_choices() {
    let mut game = game(Mode::Game, 1);
    game.play(automatisms(Level::Beginner), 0).unwrap();
    assert!(!game.undo(), "nothing has changed the board");
    game.play(shoot("55"), 0).unwrap();
    game.play(Action::Save, 0).unwrap();
    game.play(shoot("13"), 0).unwrap();
    game.play(Action::Hint { stage: 3, told: None }, 0).unwrap();
    game.play(Action::Doku { on: true }, 0).unwrap();
    game.play(Action::Check { places: true }, 0).unwrap();
    assert!(game.undo());
    let counters = game.counters();
    assert_eq!((counters.shots, counters.taken_back, counters.hints, counters.checks), (2, 1, [0, 0, 1], [0, 1]));
    assert!(json(&game).contains(r#""doku":true"#));
    // A question does not keep one from redoing what was undone.
    game.play(Action::Hint { stage: 1, told: None }, 0).unwrap();
    assert!(game.redo() && !game.redo());
    assert_eq!(game.counters().taken_back, 0);
    assert!(game.undo() && game.undo() && !game.undo());
    // What was saved stays saved.
    game.play(Action::Restore, 0).unwrap();
    assert_eq!(game.counters().taken_back, 1);
}

#[test]
fn the_mercy_shot_stays_shut_until_the_rest_is_done() {
    let text = std::fs::read_to_string("puzzles/mercy.jsonl").unwrap();
    let puzzle = read_puzzle(text.lines().next().unwrap()).unwrap();
    let mercy = mercy(&puzzle.promise).unwrap();
    let mut game =
        Game::new(Beginning { mode: Mode::Puzzle, source: Source::Puzzle(Box::new(puzzle)) }, Limits::NONE).unwrap();
    assert!(!json(&game).contains(r#""from":"mercy""#));
    assert_eq!(game.play(shoot("11"), 0), Err(SessionError::NoShots));
    assert_eq!(game.play(Action::Mercy { insist: false }, 0), Err(SessionError::MercyTooEarly));
    game.play(Action::Mercy { insist: true }, 0).unwrap();
    assert!(game.state().clues(game.told()).shots.contains(&mercy));
    assert_eq!(game.play(Action::Mercy { insist: true }, 0), Err(SessionError::MercyOpen));
}

/// What was placed before the mercy shot can no longer be discarded: that would take the shot back.
#[test]
fn an_open_mercy_shot_stays_open() {
    let text = std::fs::read_to_string("puzzles/mercy.jsonl").unwrap();
    let puzzle = read_puzzle(text.lines().next().unwrap()).unwrap();
    let mercy = mercy(&puzzle.promise).unwrap();
    let hidden = puzzle.clues.shots.cells() | mercy.cell.into();
    let target = Cell::all().find(|&cell| !hidden.contains(cell)).unwrap();
    let source = Source::Puzzle(Box::new(puzzle));
    let mut game = Game::new(Beginning { mode: Mode::Puzzle, source }, Limits::NONE).unwrap();
    game.play(Action::Careful { on: false }, 0).unwrap();
    game.play(Action::Target { cell: target }, 0).unwrap();
    game.play(Action::Put { parts: vec![Statement::Fact(Fact::Water(target))] }, 0).unwrap();
    game.play(Action::Accept, 0).unwrap();
    game.play(Action::Mercy { insist: true }, 0).unwrap();
    assert_eq!(game.play(Action::Discard, 0), Err(SessionError::NoPlacement));
    assert!(game.state().clues(game.told()).shots.contains(&mercy));
}

#[test]
fn notes_change_nothing_else_and_are_checked_undone_and_kept() {
    let mut game = game(Mode::Game, 123_456);
    game.play(automatisms(Level::Beginner), 0).unwrap();
    game.play(shoot("46"), 0).unwrap();
    let note = |add: &str, erase: &str| Action::Mark { add: statements(add), erase: statements(erase) };
    let before = game.view(Lang::En);
    game.play(note("57!4 57~2 57!3", ""), 0).unwrap();
    let noted = game.view(Lang::En);
    assert_eq!(noted.said, ["57!4", "57~2", "57!3"]);
    assert_eq!((&noted.cells, &noted.log, &noted.counters), (&before.cells, &before.log, &before.counters));
    game.play(note("", "57~2"), 0).unwrap();
    assert_eq!(
        (game.view(Lang::En).said, &game.view(Lang::En).log),
        (vec!["57!4".to_owned(), "57!3".to_owned()], &before.log)
    );
    assert!(game.undo() && game.undo() && game.view(Lang::En).said.is_empty() && game.redo());
    assert_eq!(read_game(&game.to_json(), Limits::NONE).unwrap(), game);
    // A colour is never wrong.
    let ship = Layout::of_seed(seed(123_456)).placements()[0];
    let (name, length) = (ship.cells().first().unwrap(), ship.cells().len());
    game.play(note(&format!("{name}!{length} {name}~1"), ""), 0).unwrap();
    game.play(Action::Check { places: true }, 0).unwrap();
    let asked = serde_json::to_value(game.view(Lang::En).asked).unwrap();
    assert!(asked["wrong"].as_array().unwrap().contains(&format!("{name}!{length}").into()), "{asked}");
    assert!(!asked.to_string().contains('~'));
}
