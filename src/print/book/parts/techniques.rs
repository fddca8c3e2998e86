//! The techniques that help in a book's puzzles, each on a board where it does.

use std::sync::Arc;

use crate::print::book::content::Content;
use crate::print::book::flow::{Block, Flow, Paragraph, blocks, heading};
use crate::print::book::pictures::Picture;
use crate::print::book::press::Press;
use crate::print::drawing::Role;
use crate::print::page::level_name;
use crate::print::theme::Part;

/// The side of the board of an example, and the usual sizes of its name and of what is said.
const BOARD: f64 = 58.0;
const NAME: f64 = 3.7;
const SENTENCE: f64 = 3.3;

/// Prints the techniques by level, unless there are no examples.
pub(super) fn print(press: &mut Press, content: &Content) {
    let lang = press.book.style.lang;
    let examples = &content.examples;
    if examples.is_empty() {
        return;
    }
    let title = press.name(Part::Techniques, lang.book_techniques());
    press.now.signs = Some(press.part(&title));
    let mut all = vec![heading(press, &title)];
    all.extend(blocks(press, &lang.book_techniques_about()));
    all.extend(blocks(press, &lang.book_signs()));
    let [name, sentence] = [NAME, SENTENCE].map(|size| press.appearance.in_proportion(size));
    for level in examples.chunk_by(|one, other| one.technique.0 == other.technique.0) {
        all.push(Block::Text(Paragraph::heading(&level_name(lang, level[0].technique.0), press.size(Role::Heading))));
        for example in level {
            all.push(Block::Beside(Picture::known(Arc::clone(&example.step.known), BOARD)));
            all.push(Block::Text(Paragraph::bold(&lang.technique(example.technique.1), name)));
            all.extend(example.step.sentences.iter().map(|text| Block::Text(Paragraph::plain(text, sentence))));
            let place = lang.book_example_of(example.puzzle + 1);
            all.push(Block::Text(Paragraph::italic(&place, sentence * 0.85)));
            all.push(Block::End);
        }
    }
    Flow::new(press, 1).set(&all);
}
