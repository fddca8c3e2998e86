//! The index: puzzles by what a reader looks for, and by their ids.

use std::collections::BTreeMap;

use super::{by_game, headed, is_one_game};
use crate::book::flow::{Block, Flow, Paragraph, heading};
use crate::book::game::Bindable;
use crate::book::press::Press;
use crate::drawing::{Anchor, Role, Target, Type};
use crate::theme::Part;

/// The least width of a column, at the usual size.
const COLUMN: f64 = 80.0;

/// The puzzles by their titles, by the sizes of their boards if these differ, and by the hardest
/// techniques that they need; each with its number and page. A book without any of these has no
/// index.
pub(super) fn print(press: &mut Press, puzzles: &[&dyn Bindable]) {
    let lang = press.book.style.lang;
    let mut sections = vec![
        (lang.book_index_title(), by(puzzles, |puzzle| puzzle.title().map(|title| (title.to_lowercase(), title)))),
        (
            lang.book_index_size(),
            Some(by(puzzles, |puzzle| puzzle.board())).filter(|found| found.len() > 1).unwrap_or_default(),
        ),
    ];
    let games = by_game(puzzles);
    for game in games.iter().map(|group| group[0]) {
        let own = by(puzzles, |puzzle| puzzle.hardest(lang).filter(|_| is_one_game(puzzle, game)));
        let title = lang.book_index_technique();
        let named = if games.len() > 1 { format!("{title} · {}", game.its_game().name(lang)) } else { title };
        sections.push((named, own));
    }
    if sections.iter().all(|(_, found)| found.is_empty()) {
        return;
    }
    let name = press.name(Part::Index, lang.book_index());
    press.part(&name);
    let size = press.size(Role::Index);
    let mut all = vec![heading(press, &name), Block::Text(Paragraph::plain(&lang.book_index_about(), size))];
    let plain = |text: &str| Block::Text(Paragraph::plain(text, size));
    for (title, found) in sections.into_iter().filter(|(_, found)| !found.is_empty()) {
        all.push(Block::Text(Paragraph::heading(&title, press.size(Role::Heading))));
        for (term, numbers) in found {
            all.push(Block::Text(Paragraph::bold(&term, size)));
            let page = |at: usize| press.before.puzzles.get(at).map_or(0, |page| page + 1);
            let entries: Vec<String> = numbers.iter().map(|&at| format!("{}\u{a0}({})", at + 1, page(at))).collect();
            all.push(plain(&entries.join(", ")));
        }
    }
    let column = COLUMN * (size / 2.9);
    let columns = ((press.area().width / column) as usize).max(1);
    Flow::new(press, columns).set(&all);
}

/// The indices of puzzles by a term, in the order of its key.
fn by<K: Ord>(
    puzzles: &[&dyn Bindable],
    term: impl Fn(&dyn Bindable) -> Option<(K, String)>,
) -> Vec<(String, Vec<usize>)> {
    let mut found: BTreeMap<(K, String), Vec<usize>> = BTreeMap::new();
    for (at, puzzle) in puzzles.iter().enumerate() {
        if let Some(term) = term(*puzzle) {
            found.entry(term).or_default().push(at);
        }
    }
    found.into_iter().map(|((_, term), numbers)| (term, numbers)).collect()
}

/// All puzzles by their ids, in columns: id, number and page.
pub(super) fn ids(press: &mut Press, puzzles: &[&dyn Bindable]) {
    let name = press.name(Part::Ids, press.book.style.lang.book_index_id());
    press.part(&name);
    let mut entries: Vec<(String, usize)> =
        puzzles.iter().enumerate().map(|(at, puzzle)| (puzzle.its_id().to_string(), at)).collect();
    entries.sort();
    let mut area = headed(press, &name, None);
    let (plain, pale) = (Type::plain(press.size(Role::Index)), Type::pale(press.size(Role::Index)));
    // The lengths of a line, at the usual size.
    let [column, puzzle_end, page_end, step] = [52.0, 16.0, 6.0, 4.6].map(|length| length * (plain.size / 2.9));
    let columns = ((area.width / column) as usize).max(1);
    let rows = ((area.height / step) as usize).max(1);
    for (at, on_page) in entries.chunks(columns * rows).enumerate() {
        if at > 0 {
            press.page();
            area = press.area();
        }
        // The columns of a page are equally long.
        let rows = on_page.len().div_ceil(columns);
        let width = area.width / columns as f64;
        for (place, (id, puzzle)) in on_page.iter().enumerate() {
            let (x, y) = (area.at.0 + width * (place / rows) as f64, area.at.1 + step * (place % rows + 1) as f64);
            // The index may precede the puzzles.
            let page = press.before.puzzles.get(*puzzle).copied().unwrap_or(0);
            press.drawing().text(plain, Anchor::Start, (x, y), id);
            press.drawing().text(plain, Anchor::End, (x + width - puzzle_end, y), &format!("{}.", puzzle + 1));
            press.drawing().text(pale, Anchor::End, (x + width - page_end, y), &(page + 1).to_string());
            press.link((x, y - 3.2), (x + width - page_end, y + 1.0), Target::Page(page));
        }
    }
}
