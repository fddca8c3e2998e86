//! The techniques that help in a book's puzzles, each on a board before and after.

use super::by_game;
use crate::Lang;
use crate::book::content::Content;
use crate::book::flow::{Block, Flow, Paragraph, blocks, heading};
use crate::book::game::Bindable;
use crate::book::pictures::Picture;
use crate::book::press::Press;
use crate::book::rules::signs;
use crate::book::techniques::Technique;
use crate::drawing::Role;
use crate::names::level_name;
use crate::theme::Part;

/// The width of both boards where text stands beside them, and where it stands below: two examples
/// have room on a small page then. The usual sizes of a name and of what is said.
const BOARDS: f64 = 124.0;
const NARROW_BOARDS: f64 = 108.0;
const NAME: f64 = 3.7;
const SENTENCE: f64 = 3.3;

/// The least width of a page with text beside the boards, at the usual size of text.
const WIDE: f64 = 176.0;

/// Prints the techniques of each game by level, unless there are none.
pub(super) fn print(press: &mut Press, content: &Content) {
    let is_one = |one: &Technique, other: &Technique| one.game.name(Lang::En) == other.game.name(Lang::En);
    let games = by_game(&content.puzzles);
    for techniques in content.techniques.chunk_by(is_one) {
        let name = techniques[0].game.name(Lang::En);
        let puzzles = games.iter().find(|puzzles| puzzles[0].its_game().name(Lang::En) == name);
        of_game(press, techniques, puzzles.map_or(&[], Vec::as_slice), games.len() > 1);
    }
}

/// Prints the techniques of a game in these puzzles, with its name if the book has more than one.
fn of_game(press: &mut Press, techniques: &[Technique], puzzles: &[&dyn Bindable], is_named: bool) {
    let (lang, game) = (press.book.style.lang, techniques[0].game);
    let title = press.name_of(Part::Techniques, lang.book_techniques(), game, is_named);
    let page = press.part(&title);
    press.now.signs.insert(game.name(Lang::En), page);
    let mut all = vec![heading(press, &title)];
    all.extend(blocks(press, &lang.book_techniques_about(), None));
    all.extend(blocks(press, &signs(game, lang, puzzles), None));
    let [name, sentence] = [NAME, SENTENCE].map(|size| press.appearance.in_proportion(size));
    let is_wide = press.area().width >= press.appearance.in_proportion(WIDE);
    let boards = press.appearance.in_proportion(if is_wide { BOARDS } else { NARROW_BOARDS });
    for level in techniques.chunk_by(|one, other| one.level == other.level) {
        all.push(Block::Text(Paragraph::heading(&level_name(lang, level[0].level), press.size(Role::Heading))));
        for technique in level {
            all.push(Block::Text(Paragraph::bold(&technique.name, name).below(name)));
            let principle = technique.principle.iter().map(|text| Paragraph::plain(text, sentence));
            let Some(example) = &technique.example else {
                all.extend(principle.map(Block::Text));
                continue;
            };
            all.extend(principle.map(|text| Block::Text(text.kept())));
            all.push(Block::Beside(Picture::pair(example.boards.clone(), boards)));
            all.extend(example.sentences.iter().map(|text| Block::Text(Paragraph::plain(text, sentence))));
            all.push(Block::End);
        }
    }
    Flow::new(press, 1).set(&all);
}
