//! What the sentences of paths have in common.

use super::{collection, rating};
use smyoz::games::smyoz::rate::{Effort, Passage, SolutionPath, Step};
use smyoz::games::smyoz::techniques::{Because, OutOfReach};
use smyoz::games::smyoz::{Cell, Clue, Fact, Point, Smyoz};
use smyoz::lang::Lang;
use smyoz::limits::Limits;
use smyoz::puzzles::Level;
use std::sync::LazyLock;

/// The steps of the paths of the project's puzzles: of all for which looking suffices, and of a few
/// that take suppositions.
static TOLD: LazyLock<Vec<Passage>> = LazyLock::new(|| {
    let (suppositions, looking): (Vec<_>, Vec<_>) = collection("levels")
        .into_iter()
        .filter(|puzzle| rating(puzzle).level <= Level::Grandmaster)
        .partition(|puzzle| rating(puzzle).level == Level::Grandmaster);
    let puzzles = looking.iter().chain(suppositions.iter().take(3));
    let paths = puzzles.map(|puzzle| SolutionPath::of(puzzle, Effort::Techniques, Limits::NONE).unwrap());
    paths.flat_map(|path| path.told).collect()
});

fn sentences(lang: Lang) -> Vec<String> {
    TOLD.iter().flat_map(|told| told.sentences(&Smyoz, lang)).collect()
}

#[test]
fn a_line_has_three_hundred_characters_at_most() {
    for lang in [Lang::Hu, Lang::En] {
        for line in sentences(lang) {
            assert!(line.chars().count() <= 300, "{line}");
        }
    }
}

#[test]
fn what_clashes_is_named() {
    let sentences = sentences(Lang::En);
    let with = |text: &str| sentences.iter().filter(|line| line.contains(text)).count();
    let told = with(", the line of ") + with(", the lines of ") + with(" would have room for ");
    assert!(told > 10 * with("its number of ships") && told > 50, "{told}");
    assert!(with(", the line") > 2 * with("lay there, the colour of the shot"));
}

/// The list of cells that a sentence says are water or ship cells.
fn cells(sentence: &str) -> Option<Vec<Cell>> {
    let list = sentence.split_once(" are ")?.0;
    let list = list.replace(" and ", ", ");
    list.trim_start_matches("Then ").split(", ").map(|cell| cell.parse().ok()).collect()
}

#[test]
fn cells_are_named_in_reading_order() {
    let lists: Vec<Vec<Cell>> = sentences(Lang::En).iter().filter_map(|sentence| cells(sentence)).collect();
    assert!(lists.len() > 300, "{}", lists.len());
    assert!(lists.iter().all(|cells| cells.is_sorted()), "{lists:?}");
}

/// The reasons of a step that is a technique's.
fn reasons(told: &Passage) -> impl Iterator<Item = &Because> {
    told.worded.iter().filter_map(Step::deduction).flat_map(|deduction| &deduction.because)
}

#[test]
fn an_island_is_told_as_it_stands_on_the_board() {
    let of_island = |told: &&Passage| {
        let id = told.technique().map(|technique| technique.id);
        id.is_some_and(|id| ["island-may-not-grow", "island-must-grow"].contains(&id))
    };
    let mut islands = 0;
    for told in TOLD.iter().filter(of_island) {
        for points in
            reasons(told).filter_map(|because| if let Because::Points(all) = because { Some(*all) } else { None })
        {
            let beside = Point::grown(points) - points;
            assert!(!beside.meets(told.board.water_points()), "{:?}", told.sentences(&Smyoz, Lang::En));
            // Points in water cells belong to it even if no step has named them.
            let is_plain = |point: Point| point.cells().is_subset(told.board.water());
            assert!(!beside.iter().any(is_plain), "{:?}", told.sentences(&Smyoz, Lang::En));
            islands += 1;
        }
    }
    assert!(islands > 10, "{islands}");
}

#[test]
fn why_a_ship_could_have_no_code_is_told() {
    let (mut single, mut all) = (0, 0);
    for told in TOLD.iter().filter(|told| told.technique().is_some_and(|technique| technique.id == "code-excludes")) {
        let [english, hungarian] = [Lang::En, Lang::Hu].map(|lang| told.sentences(&Smyoz, lang).join(" "));
        let codes = reasons(told).find_map(|because| match because {
            Because::Clue(Clue::Codes(_, codes)) => Some(codes),
            _ => None,
        });
        for fact in told.facts() {
            let Fact::Excluded(ship) = fact else { panic!("{english}") };
            let said = match OutOfReach::of(ship, codes.unwrap(), &told.board) {
                OutOfReach::Few(..) => [" could be ", " lehetne "],
                OutOfReach::Many(..) => [" would be ", " volna"],
                OutOfReach::Together(..) => [" can be ", " lehet"],
            };
            assert!(english.contains(said[0]) && hungarian.contains(said[1]), "{english} {hungarian}");
            single += usize::from(said[0] != " can be ");
            all += 1;
        }
    }
    assert!(single > 50 && 5 * single > 4 * all, "{single} of {all}");
}

/// What the stage has just ruled out is not said again, and saying less does not take more words.
#[test]
fn what_the_stage_has_ruled_out_is_not_listed_again() {
    let length = |told: &Passage| told.sentences(&Smyoz, Lang::En).join(" ").chars().count();
    let shorter = TOLD.iter().filter(|told| !told.before.is_empty()).filter(|told| {
        let (now, alone) = (length(told), length(&told.alone()));
        assert!(now <= alone, "{:?} {:?}", told.sentences(&Smyoz, Lang::En), told.alone().sentences(&Smyoz, Lang::En));
        now < alone
    });
    assert!(shorter.count() > 20);
}
