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
use crate::theme::Part;

/// The side of the board of an example, and the usual sizes of its name and of what is said.
const BOARD: f64 = 58.0;
const NAME: f64 = 3.7;
const SENTENCE: f64 = 3.3;

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
    for level in examples.chunk_by(|one, other| one.level == other.level) {
        all.push(Block::Text(Paragraph::heading(&level_name(lang, level[0].level), press.size(Role::Heading))));
        for example in level {
            all.push(Block::Beside(Picture::known(Arc::clone(&example.step.known), BOARD)));
            all.push(Block::Text(Paragraph::bold(&example.step.technique, name)));
            all.extend(example.step.sentences.iter().map(|text| Block::Text(Paragraph::plain(text, sentence))));
            let place = lang.book_example_of(example.puzzle + 1);
            all.push(Block::Text(Paragraph::italic(&place, sentence * 0.85)));
            all.push(Block::End);
        }
    }
    Flow::new(press, 1).set(&all);
}
