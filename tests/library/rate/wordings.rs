//! What the sentences of paths have in common.

use super::{collection, rating};
use smyoz::games::smyoz::Cell;
use smyoz::games::smyoz::rate::{Effort, SolutionPath, ToldStep};
use smyoz::lang::Lang;
use smyoz::limits::Limits;
use smyoz::puzzles::Level;
use std::sync::LazyLock;

/// The steps of the paths of the project's puzzles: of all for which looking suffices, and of a few
/// that take suppositions.
static TOLD: LazyLock<Vec<ToldStep>> = LazyLock::new(|| {
    let (suppositions, looking): (Vec<_>, Vec<_>) = collection("levels")
        .into_iter()
        .filter(|puzzle| rating(puzzle).level <= Level::Grandmaster)
        .partition(|puzzle| rating(puzzle).level == Level::Grandmaster);
    let puzzles = looking.iter().chain(suppositions.iter().take(3));
    let paths = puzzles.map(|puzzle| SolutionPath::of(puzzle, Effort::Techniques, Limits::NONE).unwrap());
    paths.flat_map(|path| path.told).collect()
});

fn sentences(lang: Lang) -> Vec<String> {
    TOLD.iter().flat_map(|told| told.sentences(lang)).collect()
}

#[test]
fn a_line_has_three_hundred_characters_at_most() {
    for lang in Lang::ALL {
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
