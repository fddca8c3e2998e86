//! Games of Sea Battle.

use std::collections::BTreeMap;

use proptest::collection::vec;
use proptest::prelude::*;
use smyoz::explorer::{Course, HelpView, text_of_link};
use smyoz::games::sea_battle::compose::{Composer, Goal, Wish};
use smyoz::games::sea_battle::front::play::{Action, CountState, Game, Mark, Said, SessionError, read_game};
use smyoz::games::sea_battle::{
    Cell, Clue, Clues, Layout, Piece, Puzzle, Sampler, Setting, Shapes, Size, Topic, Touch, Variant,
};
use smyoz::lang::Lang;
use smyoz::limits::Limits;
use smyoz::puzzles::Seed;

/// The settings that are tried: the usual one, and each rule that varies.
fn settings() -> [Setting; 4] {
    let corners = Variant { touch: Touch::Corners, ..Variant::default() };
    let any = Variant { shapes: Shapes::Any, ..Variant::default() };
    let mines = Variant { mines: 2, sweepers: 1, ..Variant::default() };
    let setting = |width, height, fleet: &str, variant| {
        Setting::new(Size::new(width, height).unwrap(), fleet.parse().unwrap(), variant).unwrap()
    };
    [
        setting(6, 6, "3-2-2-1-1-1", Variant::default()),
        setting(7, 6, "4-3-2-1-1", corners),
        setting(7, 7, "4-3-2-1", any),
        setting(8, 7, "3-2-1-1", mines),
    ]
}

/// A puzzle with all counts, or without those of every third line.
fn puzzle(setting: &Setting, number: u32, withholds: bool) -> Puzzle {
    let seed = Seed::try_from(number).unwrap();
    let solution = Sampler::new(setting).layout(seed).unwrap();
    let counts = Topic::counts(setting).enumerate().filter(|(at, _)| !withholds || at % 3 != 1);
    let given = counts.map(|(_, topic)| topic).collect();
    let wish = Wish::single(given, Topic::cells(setting), Goal::Minimal);
    let composed =
        Composer::new(setting).compose(&solution, &wish, &mut seed.stream("explorer"), Limits::NONE).unwrap();
    Puzzle { solution: Some(solution), ..Puzzle::new(setting.clone(), composed.clues) }
}

fn games() -> impl Strategy<Value = Game> {
    let setting = proptest::sample::select(settings().to_vec());
    (setting, 0..1_000_000_u32, any::<bool>())
        .prop_map(|(setting, number, withholds)| Game::new(puzzle(&setting, number, withholds), Limits::NONE).unwrap())
}

/// What a player may do on boards of this size, right or wrong, possible at that moment or not.
fn actions() -> impl Strategy<Value = Vec<Action>> {
    let letter = proptest::sample::select(vec!['.', '#', '#', '*', '+', '?']);
    let said = (0..9_u8, 0..8_u8, letter);
    let said = said.prop_map(|(column, row, letter)| format!("{}{letter}", Cell::at(column, row)).parse().unwrap());
    let note = proptest::sample::select(vec!["!1", "!3", "~1", "~4"]);
    let noted = (0..9_u8, 0..8_u8, note);
    let noted = noted.prop_map(|(column, row, note)| format!("{}{note}", Cell::at(column, row)).parse().unwrap());
    let action = prop_oneof![
        12 => vec(said, 0..5).prop_map(|cells| Action::Mark { cells }),
        2 => (vec(noted.clone(), 0..3), vec(noted, 0..2)).prop_map(|(add, erase)| Action::Note { add, erase }),
        1 => any::<bool>().prop_map(|on| Action::Auto { on }),
        1 => (0..5_u8).prop_map(|stage| Action::Hint { stage, told: None }),
        1 => any::<bool>().prop_map(|places| Action::Check { places }),
        1 => Just(Action::Pause),
    ];
    vec(action, 1..30)
}

fn json(game: &Game) -> String {
    serde_json::to_string(&game.view()).unwrap()
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

/// The true mark of a cell.
fn truth(solution: &Layout, cell: Cell) -> Said {
    Said { cell, mark: Some(solution.at(cell).map_or(Mark::Water, Mark::Piece)) }
}

fn mark(game: &mut Game, said: impl IntoIterator<Item = Said>) {
    game.play(Action::Mark { cells: said.into_iter().collect() }, 0).unwrap();
}

/// The cells that can be marked.
fn open_cells(game: &Game) -> Vec<Cell> {
    game.puzzle().board.size().cells().filter(|&cell| game.puzzle().clues.shows(cell).is_none()).collect()
}

fn hint(game: &mut Game, stage: u8) -> HelpView {
    game.play(Action::Hint { stage, told: None }, 0).unwrap();
    game.help(Lang::En, Limits::NONE).unwrap().unwrap()
}

/// What a view shows of each cell: its sign, and where that is from.
fn shown(game: &Game) -> BTreeMap<Cell, (char, char)> {
    let view = game.view();
    let signs = view.rows.iter().zip(&view.from).flat_map(|(signs, from)| signs.chars().zip(from.chars()));
    game.puzzle().board.size().cells().zip(signs.collect::<Vec<_>>()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn replay_equals_play_and_a_saved_game_is_the_game(
        start in games(), one in actions(), other in actions(), back in 0..8_usize,
    ) {
        let mut game = start;
        play(&mut game, &one);
        for _ in 0..back {
            game.undo();
        }
        play(&mut game, &other);
        game.undo();
        let again = read_game(&game.to_json(), Limits::NONE).unwrap();
        prop_assert_eq!(&again, &game);
        prop_assert_eq!(json(&again), json(&game));
        // A link holds no solution, and leads to the same game.
        let linked = text_of_link(&game.to_link()).unwrap();
        prop_assert!(!linked.contains("\"solution\"") && !linked.contains("\"seed\""), "{}", linked);
        prop_assert_eq!(read_game(&linked, Limits::NONE).unwrap().view(), game.view());
    }

    #[test]
    fn a_check_names_just_the_wrong_marks_and_notes(mut game in games(), actions in actions()) {
        play(&mut game, &actions);
        if game.solution().is_none() {
            // The solution as its puzzle's file has it.
            let solution = game.puzzle().solution.unwrap();
            let rows = solution.rows();
            let notes = game.view().notes;
            let wrong: Vec<String> = shown(&game).into_iter().filter_map(|(cell, (sign, from))| {
                let lies = rows[usize::from(cell.row())].chars().nth(cell.column().into()).unwrap();
                let length = solution.ships().find(|ship| ship.contains(cell)).map(|ship| ship.len());
                let denied = length.is_some_and(|length| notes.contains(&format!("{cell}!{length}")));
                (denied || (from == 's' && sign != lies)).then(|| cell.to_string())
            }).collect();
            game.play(Action::Check { places: true }, 0).unwrap();
            let asked = serde_json::to_value(game.view().asked).unwrap();
            prop_assert_eq!(&asked["wrong"], &serde_json::json!(wrong));
            game.play(Action::Check { places: false }, 0).unwrap();
            let asked = serde_json::to_value(game.view().asked).unwrap();
            prop_assert_eq!((&asked["count"], &asked["wrong"]), (&serde_json::json!(wrong.len()), &serde_json::Value::Null));
            prop_assert_eq!(&asked["right"], &serde_json::json!(wrong.is_empty()));
        }
    }

    #[test]
    fn from_true_marks_nothing_false_is_drawn_or_said(mut game in games(), chosen in vec(any::<bool>(), 64), auto in any::<bool>()) {
        let solution = game.puzzle().solution.unwrap();
        game.play(Action::Auto { on: auto }, 0).unwrap();
        let true_marks: Vec<Said> =
            open_cells(&game).into_iter().zip(chosen).filter(|(_, is)| *is).map(|(cell, _)| truth(&solution, cell)).collect();
        if !true_marks.is_empty() {
            mark(&mut game, true_marks);
        }
        // By hints alone to the end.
        while game.solution().is_none() {
            for (cell, (sign, _)) in shown(&game) {
                prop_assert!(sign == '?' || sign == solution.at(cell).map_or('.', Piece::letter), "{} {}", cell, sign);
            }
            let view = game.view();
            prop_assert!(view.broken.is_empty());
            let counts = view.counts.iter().flat_map(|counts| counts.columns.iter().chain(&counts.rows));
            prop_assert!(counts.into_iter().all(|count| count.state != CountState::Wrong));
            prop_assert!(view.fleet.iter().all(|ships| ships.finished <= ships.count));
            let help = hint(&mut game, 3);
            let marks = help.mark.as_ref().map(|action| action["mark"]["cells"].clone()).unwrap_or_default();
            let said: Vec<Said> = serde_json::from_value(marks).unwrap_or_default();
            prop_assert!(!said.is_empty(), "{:?}", help);
            for said in &said {
                prop_assert_eq!(*said, truth(&solution, said.cell), "{:?}", help.lines);
            }
            mark(&mut game, said);
        }
        let view = game.view();
        prop_assert!(view.fleet.iter().all(|ships| ships.finished == ships.count), "{:?}", view);
    }

    #[test]
    fn a_wrong_mark_is_told_before_anything_else(mut game in games(), which in any::<prop::sample::Index>()) {
        let solution = game.puzzle().solution.unwrap();
        let cell = *which.get(&open_cells(&game));
        let wrong = if solution.at(cell).is_some() { Mark::Water } else { Mark::Piece(Piece::Ship) };
        mark(&mut game, [Said { cell, mark: Some(wrong) }]);
        prop_assert!(game.solution().is_none());
        prop_assert_eq!(&hint(&mut game, 1).lines, &["before you go on: not all marks are right"]);
        prop_assert_eq!(hint(&mut game, 1).given.unwrap().told, "", "it costs nothing");
        prop_assert_eq!(&hint(&mut game, 2).lines, &["before you go on: 1 mark is wrong"]);
        prop_assert_eq!(&hint(&mut game, 3).about.cells, &[cell.to_string()]);
    }
}

#[test]
fn water_is_drawn_around_finished_ships_and_in_fulfilled_lines() {
    let setting = Setting::new(Size::new(6, 6).unwrap(), "3-1".parse().unwrap(), Variant::default()).unwrap();
    let solution: Layout = "......\n.###..\n......\n......\n....#.\n......".parse().unwrap();
    let mut clues = Clues::none(setting.size());
    clues.extend(Topic::counts(&setting).map(|topic| Clue::of(topic, &solution)));
    clues.extend(["E5"].map(|cell| Clue::of(Topic::Shown(cell.parse().unwrap()), &solution)));
    let mut game = Game::new(Puzzle::new(setting, clues), Limits::NONE).unwrap();
    let said = |texts: &str| texts.split(' ').map(|text| text.parse().unwrap()).collect::<Vec<Said>>();
    mark(&mut game, said("B2# C2#"));
    assert_eq!(game.view().rows[1], "?##???");
    game.play(Action::Auto { on: true }, 0).unwrap();
    // Row 5 has its only cell, and around the submarine there is water.
    let view = game.view();
    assert_eq!(view.rows[4], "....#.");
    assert_eq!((view.fleet[0].finished, view.fleet[1].finished), (0, 1));
    assert_eq!(view.counts[0].rows[4].state, CountState::Done);
    assert_eq!(view.counts[0].rows[1].state, CountState::Open);
    mark(&mut game, said("D2#"));
    let view = game.view();
    assert_eq!(&view.rows[..3], ["......", ".###..", "......"]);
    assert!(view.solution.is_some());
}

#[test]
fn what_breaks_a_rule_is_shown() {
    let mut game = Game::new(puzzle(&settings()[0], 7, false), Limits::NONE).unwrap();
    let free = open_cells(&game);
    let beside = |cell: Cell| Cell::at(cell.column() + 1, cell.row() + 1);
    let is_free = |cell: &Cell| cell.column() < 5 && cell.row() < 5 && free.contains(&beside(*cell));
    let cell = free.iter().copied().find(is_free).unwrap();
    mark(&mut game, [cell, beside(cell)].map(|cell| Said { cell, mark: Some(Mark::Piece(Piece::Ship)) }));
    let broken = game.view().broken;
    assert!(broken.contains(&cell.to_string()) && broken.contains(&beside(cell).to_string()), "{broken:?}");
}

#[test]
fn notes_change_nothing_else_and_are_checked_undone_and_kept() {
    let puzzle = puzzle(&settings()[0], 1, false);
    let solution = puzzle.solution.unwrap();
    let mut game = Game::new(puzzle, Limits::NONE).unwrap();
    let note = |add: &[String], erase: &[String]| {
        let read = |texts: &[String]| texts.iter().map(|text| text.parse().unwrap()).collect();
        Action::Note { add: read(add), erase: read(erase) }
    };
    let before = game.view();
    let ship = solution.ships().max_by_key(smyoz::games::sea_battle::CellSet::len).unwrap();
    let cell = ship.iter().next().unwrap();
    let [right, wrong, colour] = ["!1", "!3", "~2"].map(|note| format!("{cell}{note}"));
    game.play(note(&[right.clone(), wrong, colour.clone()], &[]), 0).unwrap();
    assert_eq!(game.view().notes.len(), 3);
    assert_eq!((game.view().rows, game.view().counts), (before.rows, before.counts));
    assert_eq!(game.wrong(), [cell]);
    game.play(note(&[], &[format!("{cell}!3")]), 0).unwrap();
    assert_eq!((game.wrong(), game.view().notes), (vec![], vec![colour, right]));
    assert_eq!(read_game(&game.to_json(), Limits::NONE).unwrap(), game);
    assert!(game.undo() && game.undo() && game.view().notes.is_empty() && game.redo());
    assert_eq!(game.play(note(&[], &[]), 0), Err(SessionError::Nothing));
    assert_eq!(game.play(note(&["Z9~1".to_owned()], &[]), 0), Err(SessionError::Outside("Z9".parse().unwrap())));
}
