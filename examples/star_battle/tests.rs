//! Random cases by the suites of all games, and what these cannot know: that every technique is
//! needed, that images are images, and what is wrong with a board.

use std::collections::BTreeSet;

use serde_json::json;
use smyoz::deduction::{GroundOf, Knowledge, Path, Technique};
use smyoz::engines::SatEngine;
use smyoz::game::Game;
use smyoz::lang::Lang;
use smyoz::limits::{Budget, Limits};
use smyoz::paper::{Ink, PageKind, Style};
use smyoz::play::{Mode, NotPlayed, Played};
use smyoz::puzzles::{Record, Seed, Stream, read_as};
use smyoz::rating::{Effort, Reasoning, SolutionPath};
use smyoz::registry::{AnyPuzzle, CommonWishes, Entry, PuzzleGame, Strictness};
use smyoz::sat::Lit;
use smyoz::standard::Puzzle;

use crate::board::{Board, Cells, Symmetry};
use crate::clues::{Clue, Clues};
use crate::deduction::{Logic, Marks};
use crate::reasoning::Chart;
use crate::techniques::ALL;
use crate::{StarBattle, seeds};

#[path = "../../tests/suite/mod.rs"]
mod suite;
use suite::techniques::Tally;
use suite::{Drawn, Fewest, Reasoned, Sampled, plain};

fn seed(number: u32) -> Seed {
    Seed::try_from(number).unwrap()
}

/// The puzzle of a board in which every second cell is shown.
fn puzzle(side: usize, stars: usize, number: u32) -> Puzzle<Board> {
    let (board, layout) = seeds::draw(side, stars, seed(number)).unwrap();
    let clues = board.topics().into_iter().step_by(2).map(|cell| Clue::of(cell, layout));
    let clues = Game::clues(&board, clues);
    Puzzle { seed: Some(seed(number)), solution: Some(layout), ..Puzzle::new(board, clues) }
}

fn game() -> &'static dyn PuzzleGame {
    Entry::<StarBattle>::GAME.puzzles().unwrap()
}

#[test]
fn engines_agree_techniques_are_sound_and_minima_are_minima() {
    let mut tally = Tally::of::<Logic>();
    let mut judged = 0;
    for number in 0..40 {
        let agreement = suite::engines::Case::<StarBattle>::draw(seed(1), number).test();
        assert!(!agreement.unwrap_or_else(|wrong| panic!("case {number}: {wrong}")).undecided, "{number}");
        let case = suite::techniques::Case::<StarBattle>::draw(seed(2), number);
        case.test(&mut tally).unwrap_or_else(|wrong| panic!("case {number}: {wrong:?}"));
        let mut oracle = StarBattle::oracle(&case.drawn.board);
        judged += case.test_reasons(&mut oracle).unwrap_or_else(|wrong| panic!("case {number}: {wrong}"));
    }
    assert!(tally.uses.iter().all(|(_, uses)| uses.facts > 0) && judged > 10, "{judged} judged, {tally:?}");
    let test = |number| suite::minima::Case::<StarBattle>::draw(seed(3), number).and_then(|case| case.test());
    let sets: u64 =
        (0..20).map(|number| test(number).unwrap_or_else(|wrong| panic!("case {number}: {wrong}")).sets).sum();
    assert!(sets > 1_000, "{sets}");
}

impl Sampled for StarBattle {
    type Board = Board;

    const NAME: &'static str = "Star Battle";
    const LIMITS: [u64; 2] = [200_000, 20_000];

    fn clues(stream: &mut Stream) -> Drawn<Board> {
        let (board, layout) = any_board(stream);
        let other = layout_beside(&board, &layout);
        plain::clues(board, layout, other.as_ref(), stream)
    }

    fn fewest(stream: &mut Stream) -> Result<Fewest<Board>, String> {
        let (board, layout) = any_board(stream);
        plain::fewest(board, layout, stream)
    }

    fn all_clues(board: &Board, layout: &Cells) -> Vec<Clue> {
        plain::all_clues(board, layout)
    }
}

impl Reasoned for StarBattle {
    type Logic = Logic;
    type Chart = Chart;
    type Oracle = SatEngine<Board>;

    fn position(stream: &mut Stream) -> Drawn<Board> {
        let (board, layout) = any_board(stream);
        plain::position(board, layout, stream)
    }

    fn supposes(_: &Board, _: u32) -> bool {
        true
    }

    fn chart(board: &Board) -> Chart {
        Chart::new(board)
    }

    fn start(chart: &Chart, clues: &Clues) -> ((), Marks) {
        ((), chart.start(clues))
    }

    fn facts(chart: &Chart) -> Vec<Clue> {
        chart.all_facts()
    }

    fn holds(_: &Chart, fact: Clue, layout: &Cells) -> bool {
        fact == Clue::of(fact.cell, *layout)
    }

    fn name(_: &Chart, fact: Clue) -> String {
        fact.mark()
    }

    fn oracle(board: &Board) -> Self::Oracle {
        SatEngine::new(board)
    }

    /// Facts are clues, and the opposite of each is one.
    fn follows(
        engine: &mut Self::Oracle,
        _: &Technique<Logic>,
        (): &(),
        grounds: &[GroundOf<Logic>],
        fact: Clue,
    ) -> Option<bool> {
        let opposite = Clue { is_star: !fact.is_star, ..fact };
        let known = grounds.iter().filter_map(GroundOf::<Logic>::fact).chain([opposite]);
        let assumptions: Vec<Lit> = known.map(|fact| engine.guard(&fact)).collect();
        engine
            .is_satisfiable(&assumptions, &mut Budget::new(Limits::NONE.within(20_000)))
            .map(|can_be_false| !can_be_false)
    }
}

/// A board that is quick to solve, and a layout on it.
fn any_board(stream: &mut Stream) -> (Board, Cells) {
    let (side, stars) = [(4, 1), (5, 1), (6, 1), (7, 1), (8, 1), (8, 2)][stream.below(6) as usize];
    seeds::draw(side, stars, seed(stream.below(Seed::COUNT.into()) as u32)).unwrap()
}

/// Another layout on a board, if there is one.
fn layout_beside(board: &Board, layout: &Cells) -> Option<Cells> {
    plain::others(board, &Clues::default(), 2, u64::MAX).into_iter().find(|other| other != layout)
}

/// A path only takes a technique where no cheaper one applies.
#[test]
fn every_technique_is_needed_somewhere() {
    let mut used = BTreeSet::new();
    for number in 0..60 {
        let (side, stars) = [(6, 1), (8, 1), (8, 2), (9, 2)][number as usize % 4];
        let (board, layout) = seeds::draw(side, stars, seed(number)).unwrap();
        let chart = Chart::new(&board);
        let first = board.topics().into_iter().take(1).map(|cell| Clue::of(cell, layout));
        let start = chart.start(&Game::clues(&board, first));
        let mut path = Path::<Logic>::new((), start);
        path.go_on(&ALL.iter().collect::<Vec<_>>(), Knowledge::is_solved, Limits::NONE).unwrap();
        used.extend(path.steps().iter().map(|step| step.kind().id()));
    }
    assert_eq!(used, ALL.iter().map(|technique| technique.id).collect());
}

#[test]
fn images_share_id_and_rating_and_their_steps_are_true() {
    for puzzle in [puzzle(6, 1, 7), puzzle(8, 2, 8)] {
        let mut ratings = Vec::new();
        for symmetry in Symmetry::all() {
            let (board, size) = (puzzle.board.image(symmetry), puzzle.board.size);
            let image = Puzzle::new(board, puzzle.clues.image(symmetry, size));
            assert_eq!(image.id(), puzzle.id());
            let path = SolutionPath::<Chart>::of(&image, Effort::Cores, Limits::NONE).unwrap();
            let layout = symmetry.cells(puzzle.solution.unwrap(), size);
            let chart = Chart::new(&image.board);
            for step in &path.told {
                assert!(step.facts().chain(step.known()).all(|fact| chart.holds(fact, &layout)));
                assert!(!step.sentences(&chart, Lang::En).is_empty());
            }
            ratings.push(path.rating);
        }
        assert!(ratings.windows(2).all(|pair| pair[0] == pair[1]), "{ratings:?}");
    }
}

#[test]
fn composed_puzzles_read_back_and_hold() {
    use clap::{Args, Command};
    let command = crate::Options::augment_args(Command::new("compose"));
    let own = command.try_get_matches_from(["compose", "--side", "7"]).unwrap();
    let prepared =
        game().prepare(&CommonWishes { minimum: true, ..CommonWishes::default() }, &own, Limits::NONE).unwrap();
    for number in 0..4 {
        let (outcome, _) = prepared.job.attempt(seed(number), smyoz::limits::Limits::NONE).unwrap();
        let smyoz::batch::Outcome::Puzzle { puzzle, minimal: true } = outcome else { panic!("{outcome:?}") };
        let again = game().read(&puzzle.line()).unwrap();
        assert_eq!(again.line(), puzzle.line());
        let report = again.verify(Strictness::Strict, smyoz::engines::EngineChoice::Auto, smyoz::limits::Limits::NONE);
        assert!(report.yes && report.known && report.lines[1].contains("no fewer clues"), "{:?}", report.lines);
    }
}

#[test]
fn clues_may_be_spare_if_the_puzzle_says_so() {
    let Puzzle { board, solution, .. } = puzzle(6, 1, 7);
    let layout = solution.unwrap();
    // All there is to say of the board.
    let clues: Vec<Clue> = board.topics().into_iter().map(|cell| Clue::of(cell, layout)).collect();
    let all = Puzzle { solution, ..Puzzle::new(board.clone(), Game::clues(&board, clues)) };
    for (allow_spare, strictness, passes) in [
        (false, Strictness::Usual, false),
        (false, Strictness::AllowSpare, true),
        (true, Strictness::Usual, true),
        (true, Strictness::Strict, false),
    ] {
        let puzzle = Puzzle { allow_spare, ..all.clone() };
        let again = game().read(&puzzle.text()).unwrap();
        assert_eq!((again.line(), again.allows_spare(), again.id()), (puzzle.text(), allow_spare, all.id()));
        let report = again.verify(strictness, smyoz::engines::EngineChoice::Auto, Limits::NONE);
        assert_eq!(report.yes, passes, "{:?}", report.lines);
        assert_eq!(report.lines[0].ends_with(", as the puzzle allows"), allow_spare, "{:?}", report.lines);
    }
}

#[test]
fn errors_name_the_key() {
    let value = serde_json::to_value(puzzle(4, 1, 9)).unwrap();
    for (key, wrong) in [
        ("format", "\"star-battle-puzzle/2\""),
        ("board", r#"{"stars":2,"regions":["AABB","AABB","CCDD","CCDD"]}"#),
        ("board", r#"{"stars":1,"regions":["AAAA"]}"#),
        ("board", r#"{"stars":1,"regions":["ABAA","CBBB","CCCC","DDDD"]}"#),
        ("clues", r#"["A1 is a planet"]"#),
        ("clues", r#"["A1 is a star","A1 is empty"]"#),
        ("clues", r#"["H8 is a star"]"#),
        ("solution", r#"["*...","*...","..*.","..*."]"#),
        ("solution", r#"["*..."]"#),
        ("allow_spare", "1"),
        ("rating", "{}"),
        ("colour", "1"),
    ] {
        let mut value = value.clone();
        value[key] = serde_json::from_str(wrong).unwrap();
        let error = read_as::<Puzzle<Board>>(&value.to_string()).unwrap_err().to_string();
        assert!(error.contains(key), "{key}: {error}");
    }
}

/// Its marks are those that the hints name, so whoever follows hints reaches the end.
#[test]
fn a_puzzle_is_played_by_hints_alone() {
    let played = |side, stars, number| {
        let puzzle = AnyPuzzle::playable(&puzzle(side, stars, number)).unwrap();
        let mut game = puzzle.begin(Mode::Puzzle, Lang::En, Limits::NONE).unwrap();
        let mut hints = 0;
        while game.view(Lang::En)["solution"].is_null() {
            game.play(json!({"hint": {"stage": 3}}), 1_000, Lang::En).unwrap();
            let help = game.help(Lang::En, Limits::NONE).unwrap().unwrap();
            game.play(help.mark.unwrap(), 1_000, Lang::En).unwrap();
            hints += 1;
        }
        let format = Entry::<StarBattle>::GAME.puzzles().unwrap().played_format().unwrap();
        assert_eq!(format, "star-battle-game/1");
        let again = game_of(&game.to_json()).unwrap();
        assert_eq!(again.view(Lang::En), game.view(Lang::En));
        hints
    };
    assert!([played(6, 1, 7), played(8, 2, 8)].into_iter().all(|hints| hints > 2));
}

fn game_of(text: &str) -> Result<Box<dyn Played>, String> {
    game().read_played(text, Limits::NONE).map_err(|error| error.to_string())
}

#[test]
fn marks_that_are_none_and_given_cells_are_refused() {
    let puzzle = AnyPuzzle::playable(&puzzle(6, 1, 7)).unwrap();
    let mut game = puzzle.begin(Mode::Puzzle, Lang::En, Limits::NONE).unwrap();
    let mut refused = |marks: &[&str]| match game.play(json!({"mark": {"cells": marks}}), 0, Lang::En) {
        Err(NotPlayed::Refused(reason)) => reason,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(&["G1*"]), "“G1*” is not a mark on this board.");
    assert_eq!(refused(&["A1#"]), "“A1#” is not a mark on this board.");
    assert_eq!(refused(&["é"]), "“é” is not a mark on this board.");
    assert_eq!(refused(&["A1*"]), "A1 is given, so it cannot be marked.");
    assert_eq!(refused(&[]), "No cell was named.");
    assert!(puzzle.begin(Mode::Game, Lang::En, Limits::NONE).is_err());
}

#[test]
fn colours_are_noted_taken_back_and_kept() {
    let puzzle = AnyPuzzle::playable(&puzzle(6, 1, 7)).unwrap();
    let mut game = puzzle.begin(Mode::Puzzle, Lang::En, Limits::NONE).unwrap();
    let mut note = |action| game.play(json!({"note": action}), 0, Lang::En);
    note(json!({"add": ["A1~2", "B3~4"]})).unwrap();
    note(json!({"add": ["B3~1"], "erase": ["B3~4"]})).unwrap();
    for wrong in ["A1!1", "G1~1"] {
        let refused = note(json!({"add": [wrong]})).unwrap_err();
        assert!(matches!(&refused, NotPlayed::Refused(reason) if reason.contains(wrong)), "{refused:?}");
    }
    let view = game.view(Lang::En);
    assert_eq!(view["notes"], json!(["A1~2", "B3~1"]));
    assert_eq!(game_of(&game.to_json()).unwrap().view(Lang::En), view);
}

#[test]
fn pages_show_regions_given_cells_and_the_solution() {
    let puzzle = puzzle(6, 1, 7);
    let [shown, solved] = PageKind::ALL.map(|kind| {
        let style = Style::new(Lang::En, Ink::Mono);
        let panel = AnyPuzzle::bindable(&puzzle).unwrap().panel(kind, Some(3), style).unwrap();
        assert_eq!(panel.alone((210.0, 297.0)).unwrap().runs().filter(|run| run.text == "Star Battle").count(), 1);
        panel.text()
    });
    assert!(shown.starts_with("STAR BATTLE  PUZZLE 3"), "{shown}");
    let stars =
        |text: &str| text.lines().filter(|line| line.contains('|')).flat_map(str::chars).filter(|&c| c == '*').count();
    assert_eq!(stars(&solved), 6);
    assert!(stars(&shown) < 6, "{shown}");
    assert!(solved.contains("+---+"), "{solved}");
}
