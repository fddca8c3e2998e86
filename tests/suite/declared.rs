//! Cases of games that are declared, and their rules against the plain judge.

use std::env;
use std::marker::PhantomData;

use rayon::prelude::*;
use serde_json::json;
use smyoz::batch::Outcome;
use smyoz::composing::{ClueSymmetry, Composed, Composer, Difficulty, Goal, Wish};
use smyoz::declared::{Cell, Chart, Declared, Fact, Layout, Logic, Place, Reason, Symmetry, any_layout};
use smyoz::deduction::{GroundOf, Logic as _, Technique};
use smyoz::engines::{EngineChoice, SatEngine, SearchEngine};
use smyoz::game::{Game, Puzzle};
use smyoz::lang::Lang;
use smyoz::limits::{Budget, Limits};
use smyoz::paper::drawing::Run;
use smyoz::paper::{Ink, PageKind, Style};
use smyoz::play::{Mode, Play};
use smyoz::puzzles::{Level, Record as _, Seed, Stream, read_as};
use smyoz::rating::{Effort, SolutionPath};
use smyoz::registry::composing::Seeds;
use smyoz::registry::values::FileArg;
use smyoz::registry::{AnyPuzzle, Job as _, Strictness, Text, Wishes};
use smyoz::sat::Lit;

use super::sentences::{Count, Named, Worded};
use super::techniques::Tally;
use super::{Drawn, Fewest, Reasoned, Sampled, below, engines, minima, plain, techniques};

/// A declared game, on boards for these options.
pub trait Boards:
    Declared + Play + Game<Layout = Layout, Clue = Fact> + Game<Logic = Logic<Self>, Options = <Self as Declared>::Options>
{
    /// Options for a board that is quick to solve.
    fn small(stream: &mut Stream) -> <Self as Declared>::Options;
}

/// How the suites draw a declared game.
pub struct Of<G>(PhantomData<G>);

/// The most steps to find a second layout, from which some clues are taken: on some boards with many
/// holes, a search in random order takes hours for one.
const STEPS: u64 = 20_000;

fn drawn<G: Boards>(stream: &mut Stream) -> (G, Layout) {
    loop {
        let seed = Seed::try_from(below(stream, Seed::COUNT as usize) as u32).unwrap();
        if let Ok(drawn) = <G as Declared>::draw(&G::small(stream), seed, Limits::NONE) {
            return drawn;
        }
    }
}

/// What is said of a layout about topics that are offered for another is left out.
fn fitting<G: Boards>(board: &G, layout: &Layout) -> Vec<Fact> {
    Game::offered(board, layout).into_iter().map(|topic| board.about(topic, layout)).collect()
}

impl<G: Boards> Sampled for Of<G> {
    type Board = G;

    const NAME: &'static str = <G as Declared>::NAME;
    const LIMITS: [u64; 2] = [200_000, 20_000];

    fn clues(stream: &mut Stream) -> Drawn<G> {
        let (board, layout) = drawn::<G>(stream);
        let other = any_layout(&board, stream, Limits::NONE.within(STEPS)).ok().filter(|other| *other != layout);
        plain::clues(board, layout, other.as_ref(), stream)
    }

    /// Of a layout that the clues tell from all others: no puzzle is composed of another.
    fn fewest(stream: &mut Stream) -> Result<Fewest<G>, String> {
        loop {
            let (board, layout) = drawn::<G>(stream);
            let clues = board.clues(fitting(&board, &layout));
            if SearchEngine::new(&board).solutions(&clues, 2, &mut Budget::new(Limits::NONE)).layouts.len() == 1 {
                return plain::fewest(board, layout, stream);
            }
        }
    }

    fn all_clues(board: &G, layout: &Layout) -> Vec<Fact> {
        fitting(board, layout)
    }
}

impl<G: Boards> Reasoned for Of<G> {
    type Oracle = SatEngine<G>;

    fn position(stream: &mut Stream) -> Drawn<G> {
        let (board, layout) = drawn::<G>(stream);
        plain::position(board, layout, stream)
    }

    fn supposes(_: &G, number: u32) -> bool {
        number.is_multiple_of(4)
    }

    fn facts(chart: &Chart<G>) -> Vec<Fact> {
        chart.all_facts()
    }

    fn oracle(board: &G) -> SatEngine<G> {
        SatEngine::new(board)
    }

    /// Facts are clues. A count is compared with all others.
    fn follows(
        engine: &mut SatEngine<G>,
        _: &Technique<Logic<G>>,
        (): &(),
        grounds: &[GroundOf<Logic<G>>],
        fact: Fact,
    ) -> Option<bool> {
        let known: Vec<Lit> =
            grounds.iter().filter_map(GroundOf::<Logic<G>>::fact).map(|fact| engine.guard(&fact)).collect();
        let opposites = match fact {
            Fact::Count(place, number) => {
                (0..=26).filter(|&other| other != number).map(|other| Fact::Count(place, other)).collect()
            }
            Fact::Is(cell, content) => vec![Fact::Not(cell, content)],
            Fact::Not(cell, content) => vec![Fact::Is(cell, content)],
        };
        let mut follows = true;
        for opposite in opposites {
            let assumptions: Vec<Lit> = known.iter().copied().chain([engine.guard(&opposite)]).collect();
            follows &= !engine.is_satisfiable(&assumptions, &mut Budget::new(Limits::NONE.within(20_000)))?;
        }
        Some(follows)
    }
}

impl<G: Boards> Worded for Of<G> {
    fn brings(chart: &Chart<G>, _: &Technique<Logic<G>>, named: Named<'_, Self>, ground: &GroundOf<Logic<G>>) -> bool {
        let places = match named {
            Named::Fact(fact) => vec![fact.place()],
            Named::Reason(Reason::Places(places)) => places.clone(),
            Named::Reason(Reason::Rule(rule)) => {
                rule.place.into_iter().chain(rule.cells.iter().copied().map(Place::Cell)).collect()
            }
            Named::Reason(Reason::Pieces(_)) => return false,
        };
        let Some(fact) = ground.fact() else { return false };
        let board = chart.game();
        let touches =
            |one: Cell, other: Cell| one.row.abs_diff(other.row) <= 1 && one.column.abs_diff(other.column) <= 1;
        // What stands in the lines of a cell is seen at a glance in a game that says so.
        let is_seen = |from: Cell, cell: Cell| {
            let in_region = board.region(from).is_some_and(|region| board.region(cell) == Some(region));
            !G::AT_A_GLANCE.is_empty()
                && matches!(fact, Fact::Is(..))
                && (from.row == cell.row || from.column == cell.column || in_region)
        };
        places.into_iter().any(|place| match (place, fact.cell()) {
            (Place::Cell(named), Some(cell)) => touches(named, cell) || is_seen(named, cell),
            (place, Some(cell)) => {
                Declared::cells(board, place).into_iter().any(|named| named == cell || is_seen(named, cell))
            }
            (place, None) => place == fact.place(),
        })
    }

    fn is_exempt(reason: &Reason) -> bool {
        matches!(reason, Reason::Pieces(_))
    }
}

/// Runs the suites, that of minima for some cases: engines agree, techniques are sound, reasons are
/// enough, sentences suffice, and the rules say what the plain judge says. With `CASES` set, there
/// are as many cases as it says, and a tenth as many minima; what was found is printed.
pub fn test<G: Boards>(cases: u32, minima: u32) {
    let wanted = env::var("CASES").ok().map(|cases| cases.parse::<u32>().expect("CASES is a number"));
    let (cases, minima) = wanted.map_or((cases, minima), |cases| (cases, minima.min(1) * cases / 10));
    let seed = |number: u32| Seed::try_from(number).unwrap();
    let mut tally = Tally::of::<Logic<G>>();
    let (mut judged, mut told) = (0, Count::default());
    let tested = (0..cases).into_par_iter().map(|number| {
        let agreement = engines::Case::<Of<G>>::draw(seed(1), number).test();
        let undecided = agreement.unwrap_or_else(|wrong| panic!("case {number}: {wrong}")).undecided;
        let (case, mut tally) = (techniques::Case::<Of<G>>::draw(seed(2), number), Tally::of::<Logic<G>>());
        case.test(&mut tally).unwrap_or_else(|wrong| panic!("case {number}: {wrong:?}"));
        let mut oracle = SatEngine::new(&case.drawn.board);
        let judged = case.test_reasons(&mut oracle).unwrap_or_else(|wrong| panic!("case {number}: {wrong}"));
        (undecided, tally, judged, case.test_sentences(&mut oracle))
    });
    let tested: Vec<_> = tested.collect();
    let undecided = tested.iter().filter(|(undecided, ..)| *undecided).count();
    for (_, of_case, reasons, sentences) in &tested {
        tally.add(of_case);
        judged += reasons;
        sentences.iter().for_each(|count| told.add(count));
    }
    let Count { messages, sufficient, proved, decided, .. } = told;
    println!("{cases} cases, {undecided} undecided; {judged} conclusions with their reasons: {tally:?}");
    println!("{sufficient} of {messages} sentences suffice, {proved} of {decided} proved by SAT");
    assert!(undecided as u32 <= cases / 100, "{undecided}");
    assert!(sufficient * 100 >= messages * 98 && messages > 0, "{sufficient} of {messages} sentences suffice");
    let unused: Vec<&str> = tally.uses.iter().filter(|(_, uses)| uses.facts == 0).map(|(id, _)| *id).collect();
    assert!(unused.is_empty(), "techniques that never found anything: {unused:?}: give more cases, or larger boards");
    assert!(judged > 5, "only {judged} conclusions were judged: give more cases");
    (0..minima).into_par_iter().for_each(|number| {
        let case = minima::Case::<Of<G>>::draw(seed(3), number).and_then(|case| case.test());
        case.unwrap_or_else(|wrong| panic!("case {number}: {wrong}"));
    });
    let made = (0..4).filter(|&number| wishes_are_kept::<G>(&mut seed(6).stream(&number.to_string()))).count();
    assert!(made > 0, "no wish led to a puzzle");
    for number in 0..3 {
        let mut stream = seed(5).stream(&number.to_string());
        let puzzle = puzzle::<G>(&mut stream);
        images_are_alike(&puzzle);
        hints_lead_to_the_end(&puzzle);
        let again = read_as::<Puzzle<G>>(&puzzle.text()).unwrap();
        assert_eq!(again, puzzle);
        let report = AnyPuzzle::verify(&again, Strictness::Strict, EngineChoice::Auto, Limits::NONE);
        assert!(report.yes && report.known, "{:?}", report.lines);
        for kind in PageKind::ALL {
            let panel = AnyPuzzle::bindable(&puzzle).unwrap().panel(kind, None, Style::new(Lang::En, Ink::Mono));
            let page = panel.unwrap().alone((210.0, 297.0)).unwrap();
            let missing: Vec<char> = page.runs().filter_map(Run::missing_sign).collect();
            assert!(missing.is_empty(), "not in the font of pages: {missing:?}");
        }
    }
    let layouts = wanted.unwrap_or(20 * cases);
    let agree = |&number: &u32| judges_agree::<G>(&mut seed(4).stream(&number.to_string()));
    let legal = (0..layouts).into_par_iter().filter(agree).count();
    println!("{layouts} layouts, {legal} of them legal; {minima} minima");
    assert!(legal > 0 && legal < layouts as usize, "{legal}");
}

/// A composed puzzle that its techniques solve.
fn puzzle<G: Boards>(stream: &mut Stream) -> Puzzle<G> {
    loop {
        let (board, layout) = drawn::<G>(stream);
        let order = Difficulty::of(Level::Beginner, Level::Grandmaster);
        let wish = Wish::single(Vec::new(), Game::offered(&board, &layout), Goal::ToOrder(order));
        let composed = Composer::<G>::new(&board).compose(&layout, &wish, stream, Limits::NONE);
        if let Ok(Composed { clues, rating, .. }) = composed {
            return Puzzle { rating, solution: Some(layout), ..Puzzle::new(board, clues) };
        }
    }
}

/// Whether a batch has a puzzle as it is wished, which then keeps what was wished of its cells, and
/// the clues to begin with.
fn wishes_are_kept<G: Boards>(stream: &mut Stream) -> bool {
    let [spread, symmetry, begins] = [(); 3].map(|()| below(stream, 2) == 0);
    let clue_symmetry = if symmetry && !begins { ClueSymmetry::Rotate } else { ClueSymmetry::None };
    let start = begins.then(|| puzzle::<G>(stream)).map(|puzzle| Puzzle {
        clues: puzzle.board.clues(G::each(&puzzle.clues).step_by(2)),
        rating: None,
        ..puzzle
    });
    let text = |puzzle: &Puzzle<G>| FileArg::Read(Text { name: "start".to_owned(), text: puzzle.text() });
    let wishes = Wishes {
        spread: spread.then(|| "2".parse().unwrap()),
        clue_symmetry,
        start: start.as_ref().map(text),
        minimum: true,
        ..Wishes::default()
    };
    let seeds = Seeds::<G>::of(&G::small(stream), &wishes, Limits::NONE).unwrap();
    let seed = Seed::try_from(stream.below(Seed::COUNT.into()) as u32).unwrap();
    let Ok((Outcome::Puzzle { puzzle, .. }, _)) = seeds.attempt(seed, Limits::NONE) else { return false };
    let puzzle: &Puzzle<G> = puzzle.downcast_ref().unwrap();
    let given: Vec<Fact> = start.iter().flat_map(|start| G::each(&start.clues)).collect();
    let clues: Vec<Fact> = G::each(&puzzle.clues).collect();
    assert!(given.iter().all(|clue| clues.contains(clue)), "{given:?} {clues:?}");
    let cells = clues.iter().filter(|clue| !given.contains(clue)).filter_map(|clue| G::cell(G::topic(clue)));
    let cells: Vec<[usize; 2]> = cells.collect();
    let size = puzzle.board.extent().unwrap();
    for (at, &[column, row]) in cells.iter().enumerate() {
        let image = clue_symmetry.image([column, row], size).unwrap();
        assert!(cells.contains(&image), "{clue_symmetry}: {cells:?}");
        let is_near = |&[other, below]: &[usize; 2]| column.abs_diff(other) < 2 && row.abs_diff(below) < 2;
        assert!(!spread || !cells[at + 1..].iter().any(is_near), "{cells:?}");
    }
    true
}

/// All images of a puzzle have one id and one rating, and what their paths say is true of them.
fn images_are_alike<G: Boards>(puzzle: &Puzzle<G>) {
    let rate = |puzzle: &Puzzle<G>| SolutionPath::<G>::of(puzzle, Effort::Cores, Limits::NONE).unwrap();
    for symmetry in Symmetry::of(&puzzle.board) {
        let chart = Chart::new(&puzzle.board);
        let (Some(image), clues) = Logic::image(&chart, &puzzle.clues, symmetry) else { panic!("{symmetry:?}") };
        let layout = puzzle.solution.as_ref().unwrap().image(symmetry);
        let turned = Puzzle::new(image.game().clone(), clues);
        assert_eq!(turned.id(), puzzle.id(), "{symmetry:?}");
        let path = rate(&turned);
        assert_eq!(path.rating, rate(puzzle).rating);
        for step in &path.told {
            assert!(step.facts().chain(step.known()).all(|fact| Logic::holds(&image, fact, &layout)));
            let sentences = step.sentences(&image, Lang::En);
            assert!(sentences.iter().all(|sentence| !sentence.contains(['{', '}'])), "{sentences:?}");
        }
    }
}

/// Hints name the marks that players make, and whoever follows them reaches the end.
fn hints_lead_to_the_end<G: Boards>(puzzle: &Puzzle<G>) {
    let mut game = AnyPuzzle::playable(puzzle).unwrap().begin(Mode::Puzzle, Lang::En, Limits::NONE).unwrap();
    while game.view(Lang::En)["solution"].is_null() {
        game.play(json!({"hint": {"stage": 3}}), 1_000, Lang::En).unwrap();
        let help = game.help(Lang::En, Limits::NONE).unwrap().unwrap();
        let mark = help.mark.unwrap_or_else(|| panic!("{:?}", help.lines));
        game.play(mark, 1_000, Lang::En).unwrap_or_else(|refused| panic!("{refused:?} {:?}", help.lines));
    }
}

/// A layout for readers.
fn rows(layout: &Layout) -> String {
    layout.grid.rows(|cell| layout.at(cell)).join("\n")
}

/// Whether a layout is legal, by the plain judge and by both engines.
fn judges_agree<G: Boards>(stream: &mut Stream) -> bool {
    let (board, mut layout) = drawn::<G>(stream);
    let cells: Vec<_> = layout.grid.cells().filter(|&cell| board.given(cell).is_none()).collect();
    for _ in 0..below(stream, 4) {
        let contents = board.contents();
        let content = contents[below(stream, contents.len())].character;
        let [one, other] = [(); 2].map(|()| cells[below(stream, cells.len())]);
        let before = layout.clone();
        let swaps = below(stream, 2) == 0;
        layout = Layout::new(before.grid, |cell| match cell {
            cell if swaps && cell == one => before.at(other),
            cell if swaps && cell == other => before.at(one),
            cell if !swaps && cell == one => content,
            cell => before.at(cell),
        });
    }
    let clues = board.clues(cells.into_iter().map(|cell| Fact::Is(cell, layout.at(cell))));
    let mut budget = Budget::new(Limits::NONE);
    let is_legal = Game::is_legal(&board, &layout);
    let found = SearchEngine::new(&board).solutions(&clues, 2, &mut budget).layouts;
    let said = || format!("`follows_rules` says {is_legal}, the rules do not; {board:?}\n{}", rows(&layout));
    assert_eq!(found, Vec::from_iter(is_legal.then(|| layout.clone())), "{}", said());
    assert_eq!(SatEngine::<G>::new(&board).solutions(&clues, 2, &mut budget).layouts, found, "{board:?} {layout:?}");
    is_legal
}
