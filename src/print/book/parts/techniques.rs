//! The techniques that help in a book's puzzles, each on a board where it does.

use crate::print::book::content::Content;
use crate::print::book::flow::{Block, Flow, HEADINGS, Paragraph, blocks};
use crate::print::book::pictures::Picture;
use crate::print::book::press::Press;
use crate::print::page::level_name;

/// The side of the board of an example, and the sizes of its name and of what is said.
const BOARD: f64 = 42.0;
const NAME: f64 = 3.7;
const SENTENCE: f64 = 3.3;

/// Prints the techniques by level, unless there are no examples.
pub(super) fn print(press: &mut Press, content: &Content) {
    let (style, lang) = (press.book.style, press.book.style.lang);
    let examples = &content.examples;
    if examples.is_empty() {
        return;
    }
    press.part(&lang.book_techniques());
    let mut all = vec![Block::Text(Paragraph::heading(&lang.book_techniques(), HEADINGS[0]))];
    all.extend(blocks(&lang.book_techniques_about(), style));
    all.extend(blocks(&lang.book_signs(), style));
    for level in examples.chunk_by(|one, other| one.technique.level == other.technique.level) {
        all.push(Block::Text(Paragraph::heading(&level_name(lang, level[0].technique.level), HEADINGS[1])));
        for example in level {
            all.push(Block::Beside(Picture::known(example.known.clone(), BOARD)));
            all.push(Block::Text(Paragraph::bold(&lang.technique(example.technique.id), NAME)));
            let sentences = example.step.sentences(lang);
            all.extend(sentences.iter().map(|sentence| Block::Text(Paragraph::plain(sentence, SENTENCE))));
            let place = lang.book_example_of(example.puzzle + 1);
            all.push(Block::Text(Paragraph::italic(&place, SENTENCE * 0.85)));
            all.push(Block::End);
        }
    }
    Flow::new(press, 1).set(&all);
}
