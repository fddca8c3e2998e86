//! The rule sheet's way of using the Explorer ("Az EXPLORER használata" and "Értékelés"), sentence
//! by sentence: each thing that it says one can do is done.

use crate::common;
use smyoz::explorer::Mode;
use smyoz::games::smyoz::front::play::{
    Action, Automatism, Beginning, Game, GameView, Scale, SessionError, Source, Statement,
};
use smyoz::games::smyoz::puzzle::{Promise, mercy, read_puzzle};
use smyoz::games::smyoz::techniques::up_to;
use smyoz::games::smyoz::{Cell, Content, Fact, Inventory, Layout, Seed};
use smyoz::lang::Lang;
use smyoz::limits::Limits;
use smyoz::puzzles::Level;

const NUMBER: u32 = 123_456;

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

fn said(texts: &str) -> Vec<Statement> {
    texts.split_whitespace().map(|text| text.parse().unwrap()).collect()
}

/// A player at the Explorer.
struct Player(Game);

impl Player {
    fn new(mode: Mode) -> Self {
        Self(
            Game::new(Beginning { mode, source: Source::Seed(Seed::try_from(NUMBER).unwrap()) }, Limits::NONE).unwrap(),
        )
    }

    fn does(&mut self, action: Action) -> GameView {
        self.0.play(action, 1000).unwrap();
        self.sees()
    }

    fn may_not(&self, action: Action) -> SessionError {
        self.0.clone().play(action, 1000).unwrap_err()
    }

    fn sees(&self) -> GameView {
        self.0.view(Lang::Hu)
    }

    fn shoots(&mut self, name: &str) -> GameView {
        self.does(Action::Shoot { cell: cell(name), z: false })
    }

    /// The three steps of the mouse.
    fn places(&mut self, name: &str, parts: &str) -> GameView {
        self.does(Action::Target { cell: cell(name) });
        self.does(Action::Put { parts: said(parts) });
        self.does(Action::Accept)
    }
}

fn at<'a>(view: &'a GameView, name: &str) -> &'a smyoz::games::smyoz::front::play::CellView {
    view.cells.iter().find(|view| view.cell == name).unwrap()
}

fn layout() -> Layout {
    Layout::of_seed(Seed::try_from(NUMBER).unwrap())
}

/// A water cell and a ship cell of the layout.
fn one_of_each() -> (String, String) {
    let ship = layout().cells().iter().next().unwrap();
    let water = Cell::all().find(|cell| !layout().cells().contains(*cell)).unwrap();
    (water.to_string(), ship.to_string())
}

// A játék kezdetekor átadandó információ a LELTÁR.
#[test]
fn the_inventory_is_told_at_the_beginning_and_nothing_else() {
    let view = Player::new(Mode::Game).sees();
    let inventory = Inventory::of(&layout());
    assert_eq!(view.inventory.water_lines, inventory.water_lines());
    assert_eq!(view.inventory.islands.as_deref(), inventory.islands());
    assert!(view.ships.iter().all(|ships| ships.codes.as_ref().is_some_and(|codes| codes.len() == ships.count)));
    assert!(view.cells.iter().all(|cell| cell.known == "none"));
}

// A megfejtés során az egyes mezőkre lehet "lőni" ... a lövésre az EXPLORER megadja a mező
// tartalmát, valamint a mező színét. A szín-információ nem hordoz irány-információt!
#[test]
fn a_shot_shows_content_and_colour_without_direction() {
    let view = smyoz::games::smyoz::View::of(&layout());
    for shot in Cell::all() {
        let mut player = Player::new(Mode::Game);
        let seen = player.shoots(&shot.to_string());
        let seen = at(&seen, &shot.to_string());
        let shows = view.shows(shot);
        match shows.content {
            Content::Water(digit) => assert_eq!((seen.content.as_deref(), seen.digit), (Some("."), Some(digit))),
            Content::Ship(kind) => assert_eq!(seen.content, Some(kind.letter().to_string())),
        }
        assert_eq!(seen.colour.as_deref(), Some(&*shows.colour.to_string()));
        // One line of one colour may be the row's or the column's; nothing says which.
        if (shows.colour.red(), shows.colour.green()) == (1, 0) {
            assert_eq!(seen.strokes, [None, None], "{shot}");
        }
    }
}

// Szerepét tekintve a többiektől eltérő a „Z” (kegyelem) lövés, mely után illik elkészülni.
#[test]
fn the_z_shot_stands_apart_and_later_shots_are_flagged() {
    let mut player = Player::new(Mode::Game);
    player.shoots("37");
    let view = player.does(Action::Shoot { cell: cell("55"), z: true });
    assert!(at(&view, "55").z && !at(&view, "37").late);
    let view = player.shoots("22");
    assert!(at(&view, "22").late);
    assert_eq!(view.counters.late_shots, 1);
    assert_eq!(player.may_not(Action::Shoot { cell: cell("23"), z: true }), SessionError::SecondZ);
}

// A rejtvényben a megfejtéshez szükséges és elégséges összes információ egyszerre rendelkezésre
// áll. (Ha ezek között van „Z” lövés, akkor azt csak a megfejtés legvégén illik használni.)
#[test]
fn a_puzzle_shows_all_its_clues_but_the_mercy_shot() {
    let text = std::fs::read_to_string("puzzles/mercy.jsonl").unwrap();
    let puzzle = read_puzzle(text.lines().next().unwrap()).unwrap();
    let mercy = mercy(&puzzle.promise).unwrap();
    let source = Source::Puzzle(Box::new(puzzle.clone()));
    let mut player = Player(Game::new(Beginning { mode: Mode::Puzzle, source }, Limits::NONE).unwrap());
    let view = player.sees();
    assert!(puzzle.clues.shots.iter().all(|shot| at(&view, &shot.cell.to_string()).from == "clue"));
    assert_eq!(at(&view, &mercy.cell.to_string()).from, "none");
    // Everything that all solutions share is said; then the mercy shot opens by itself.
    let clues = puzzle.clues;
    let solutions = common::solutions(&clues, 8).layouts;
    let cells = Cell::all().flat_map(|cell| [Fact::Water(cell), Fact::Ship(cell)]);
    let points = smyoz::games::smyoz::Point::all().flat_map(|point| [Fact::WaterPoint(point), Fact::ShipPoint(point)]);
    let shared = cells.chain(points).filter(|fact| solutions.iter().all(|layout| fact.holds(layout)));
    player.does(Action::Mark { add: shared.map(Statement::Fact).collect(), erase: vec![] });
    let view = player.does(Action::Mercy { insist: false });
    assert_eq!(at(&view, &mercy.cell.to_string()).from, "mercy");
}

// A rejtvény-információ lehet a táblán szimmetrikus elhelyezkedésű, ilyenkor a megfejtő járulékos
// lövésekkel tud csak dönteni a szimmetrikus lehetőségek között.
#[test]
fn extra_shots_decide_between_images() {
    let text = std::fs::read_to_string("puzzles/symmetric.jsonl").unwrap();
    let puzzle = text
        .lines()
        .map(|line| read_puzzle(line).unwrap())
        .find(|puzzle| puzzle.promise == Promise::UpToSymmetry)
        .unwrap();
    let clues = puzzle.all_clues();
    let images = common::solutions(&clues, 8).layouts;
    let deciding = Cell::all().find(|&cell| images[0].cells().contains(cell) != images[1].cells().contains(cell));
    let source = Source::Puzzle(Box::new(puzzle));
    let mut player = Player(Game::new(Beginning { mode: Mode::Puzzle, source }, Limits::NONE).unwrap());
    assert!(player.sees().can_shoot);
    let view = player.shoots(&deciding.unwrap().to_string());
    assert_eq!(at(&view, &deciding.unwrap().to_string()).from, "shot");
}

// Az ELHELYEZés három (egér)lépésben történik ... Mindhárom fázisban ELVEThetjük az ötletet, amivel
// visszakerülünk az (1) fázis elé.
#[test]
fn an_idea_can_be_discarded_in_each_of_the_three_phases() {
    let (water, ship) = one_of_each();
    let mut player = Player::new(Mode::Game);
    player.shoots(&water);
    let before = player.sees();
    let target = Action::Target { cell: cell(&ship) };
    let put = Action::Put { parts: said(&format!("{ship}#")) };
    for phases in [vec![&target], vec![&target, &put], vec![&target, &put, &Action::Accept]] {
        for action in phases {
            player.does(action.clone());
        }
        let discarded = player.does(Action::Discard);
        assert_eq!(
            (discarded.cells, discarded.points, discarded.said),
            (before.cells.clone(), before.points.clone(), before.said.clone())
        );
    }
    // A másodikkal a táblára helyezzük, ... és megnézzük, hogy ezzel mi változik a táblán.
    player.does(target);
    let view = player.does(put);
    assert_eq!((view.workshop.phase, view.workshop.changed.cells), ("put", vec![ship]));
}

// ... a másodiknak (harmadiknak stb) elhelyezendő építményt FOLYTATtal indítva, az ELVET a legelső
// elé visz vissza (hasonlóan a VISSZATÖLTÉShez, ami egyébként ELVET helyett is használható).
#[test]
fn a_chain_is_discarded_to_before_its_first_placement() {
    let mut player = Player::new(Mode::Game);
    let before = player.does(Action::Save);
    for end in [Action::Discard, Action::Restore] {
        player.places("44", "44#");
        player.does(Action::Continue);
        player.places("77", "77.");
        let view = player.does(Action::Continue);
        assert_eq!((view.workshop.phase, view.workshop.level), ("next", 3));
        let view = player.does(end);
        assert_eq!((view.cells, view.workshop.level), (before.cells.clone(), 0));
    }
    // Without FOLYTAT, only the last placement is discarded.
    let once = player.places("44", "44#");
    player.places("77", "77.");
    assert_eq!(player.does(Action::Discard).cells, once.cells);
}

// Van egy apró „Óvatos műhely” pipa, ami nem enged „gyanús” lépéseket tenni; ha ezt kivesszük,
// akkor az ilyen lépéseket a kérdéses mezőben és az ELHELYEZ gombon piros szín jelzi.
#[test]
fn the_careful_workshop_refuses_what_else_is_red() {
    let mut player = Player::new(Mode::Game);
    player.places("44", "44#");
    player.does(Action::Target { cell: cell("44") });
    let wrong = Action::Put { parts: said("44.") };
    assert!(matches!(player.may_not(wrong.clone()), SessionError::Suspicious(_)));
    player.does(Action::Careful { on: false });
    let view = player.does(wrong);
    assert!(at(&view, "44").suspicious && view.suspicion.is_some());
}

// A LÖVÉSEK és ELHELYEZÉSEK után számos AUTOMATIZMUS működik, melyeket „pipával” választani lehet.
// Az automatizmusokat időnként lehet serkenteni a „Minden Automatizmus Fut” gombbal.
#[test]
fn chosen_automatisms_run_after_shots_and_placements_and_by_the_button() {
    let delta = layout().placements()[9].cells().iter().next().unwrap().to_string();
    let mut player = Player::new(Mode::Game);
    assert!(player.shoots(&delta).log.is_empty());
    let all = up_to(Level::Master).iter().filter(|technique| technique.suppositions().is_none());
    player.does(Action::Choose { techniques: all.map(Automatism).collect() });
    let view = player.does(Action::Run);
    assert!(!view.log.is_empty() && view.counters.automatisms > 0);
    assert!(
        view.log
            .iter()
            .all(|entry| !entry.text.is_empty() && !entry.about.cells.is_empty() || !entry.about.points.is_empty())
    );
    let before = view.log.len();
    let (water, _) = one_of_each();
    assert!(player.shoots(&water).log.len() >= before);
}

// „Edzésben” minden érintett mezőnek látjuk a teljes információ-tartalmát, aminek forrása az
// „Új_rajz” gombbal váltható.
#[test]
fn in_training_touched_cells_show_all_of_the_layout_or_of_ones_own_drawing() {
    let (water, ship) = one_of_each();
    let mut player = Player::new(Mode::Training);
    let view = player.does(Action::Target { cell: cell(&ship) });
    let seen = at(&view, &ship);
    assert!(seen.from == "touched" && seen.known == "all" && seen.strokes.iter().all(Option::is_some));
    let view = player.does(Action::NewDrawing);
    // In one's own drawing there is no ship yet.
    assert_eq!(at(&view, &ship).content.as_deref(), Some("."));
    let drawn = layout().placements()[0];
    player.does(Action::Mark { add: vec![Statement::Fact(Fact::Found(drawn))], erase: vec![] });
    let first = drawn.cells().iter().next().unwrap().to_string();
    let view = player.does(Action::Target { cell: cell(&first) });
    assert_eq!(at(&view, &first).content.as_deref(), Some("A"));
    player.does(Action::NewDrawing);
    assert_eq!(at(&player.shoots(&water), &water).known, "all");
    // „Játékban” csak a „jogosan” megszerzett információt látjuk.
    let mut game = Player::new(Mode::Game);
    assert_eq!(at(&game.does(Action::Target { cell: cell(&ship) }), &ship).known, "none");
    assert_eq!(game.may_not(Action::NewDrawing), SessionError::NotTraining);
}

// A pontozás a megfejtéshez szükséges időre, a felhasznált LÖVÉSEKRE, az ELHELYEZÉSEKRE és a
// kihasznált AUTOMATIZMUSOKRA épülhet – ezek száma folyamatosan követhető, ami a DOKU pipával
// átrendezhető.
#[test]
fn a_club_has_a_scale_of_its_own_and_the_record_tells_everything() {
    let mut player = Player::new(Mode::Game);
    let (water, ship) = one_of_each();
    let nothing = Scale { minute: 0, shot: 0, placement: 0, automatism: 0, ..Scale::default() };
    player.does(Action::Scale { scale: Scale { name: "Klub".into(), shot: 7, placement: 2, ..nothing } });
    player.shoots(&water);
    let view = player.places(&ship, &format!("{ship}#"));
    assert_eq!((view.counters.shots, view.counters.placements, view.counters.millis), (1, 1, 5000));
    assert_eq!(view.points_lost, 9);
    assert!(player.does(Action::Doku { on: true }).settings.doku);
    let record = player.0.record(Lang::Hu);
    let text = record.text();
    assert!(text.contains(&format!("lövés {water}")) && text.contains("Hibapont: 9 (Klub)"), "{text}");
    assert!(record.svg(Lang::Hu).starts_with("<?xml") || record.svg(Lang::Hu).starts_with("<svg"));
    assert!(!player.does(Action::Doku { on: false }).settings.doku);
}
