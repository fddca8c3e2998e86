//! The techniques that help in a book's puzzles, each on a board where it does.

use std::sync::Arc;

use super::{by_game, is_one_game};
use crate::Lang;
use crate::book::content::{Content, Example};
use crate::book::flow::{Block, Flow, Paragraph, blocks, heading};
use crate::book::games::Game;
use crate::book::pictures::Picture;
use crate::book::press::Press;
use crate::drawing::Role;
use crate::page::level_name;
use crate::sheet::Area;
use crate::theme::Part;

/// The side of the board of an example and the least one, and the usual sizes of its name and of what is said.
const BOARD: f64 = 58.0;
const SMALLEST_BOARD: f64 = 46.0;
const NAME: f64 = 3.7;
const SENTENCE: f64 = 3.3;

/// What the name of a technique and the distances take above its board.
const AROUND: f64 = 11.5;

/// The least width of a page with two columns.
const WIDE: f64 = 150.0;

/// Prints the techniques of each game by level, unless there are no examples.
pub(super) fn print(press: &mut Press, content: &Content) {
    let games = by_game(&content.puzzles).len();
    let puzzle = |example: &Example| content.puzzles[example.puzzle];
    for examples in content.examples.chunk_by(|one, other| is_one_game(puzzle(one), puzzle(other))) {
        of_game(press, puzzle(&examples[0]).its_game(), examples, games > 1);
    }
}

/// Prints the techniques of a game, with its name if the book has others, too.
fn of_game(press: &mut Press, game: &dyn Game, examples: &[Example], is_named: bool) {
    let lang = press.book.style.lang;
    let title = press.name_of(Part::Techniques, lang.book_techniques(), game, is_named);
    let page = press.part(&title);
    press.now.signs.insert(game.name(Lang::En), page);
    let mut all = vec![heading(press, &title)];
    all.extend(blocks(press, &lang.book_techniques_about()));
    all.extend(blocks(press, &game.signs(lang)));
    let [name, sentence] = [NAME, SENTENCE].map(|size| press.appearance.in_proportion(size));
    let (columns, board) = arrangement(press);
    for level in examples.chunk_by(|one, other| one.level == other.level) {
        all.push(Block::Text(Paragraph::heading(&level_name(lang, level[0].level), press.size(Role::Heading))));
        for example in level {
            all.push(Block::Text(Paragraph::bold(&example.step.technique, name)));
            all.push(Block::Beside(Picture::known(Arc::clone(&example.step.known), board)));
            all.extend(example.step.sentences.iter().map(|text| Block::Text(Paragraph::plain(text, sentence))));
            all.push(Block::End);
        }
    }
    Flow::new(press, columns).set(&all);
}

/// The number of columns, and the side of boards: a little less than usual where more of them have
/// room below each other then.
fn arrangement(press: &Press) -> (usize, f64) {
    let Area { width, height, .. } = press.area();
    if width >= WIDE {
        return (2, BOARD);
    }
    let around = press.appearance.in_proportion(AROUND);
    let rows = (height / (SMALLEST_BOARD + around)).floor().max(1.0);
    (1, BOARD.min(height / rows - around).max(SMALLEST_BOARD))
}
