//! Solution paths: a worked first puzzle, hints, and the whole paths of chosen puzzles.

use std::iter;
use std::sync::Arc;

use super::by_game;
use crate::Lang;
use crate::book::content::Content;
use crate::book::flow::{self, Block, Flow, Paragraph, blocks, heading};
use crate::book::game::{Bindable, Hint, Path, ToldStage};
use crate::book::pictures::Picture;
use crate::book::press::Press;
use crate::book::rules::signs;
use crate::drawing::{Appearance, Role};
use crate::theme::Part;
use smyoz_core::lang::capitalized;

/// How stages are printed: the sizes of headings and sentences, and the side of the boards.
#[derive(Clone, Copy)]
struct Looks {
    heading: f64,
    sentence: f64,
    board: f64,
}

impl Looks {
    fn large(appearance: &Appearance) -> Self {
        let [heading, sentence] = [Role::Heading, Role::Text].map(|role| appearance.size(role));
        Self { heading, sentence, board: appearance.in_proportion(58.0) }
    }

    /// For those who look something up.
    fn small(appearance: &Appearance) -> Self {
        let [heading, sentence, board] = [3.7, 2.9, 50.0].map(|size| appearance.in_proportion(size));
        Self { heading, sentence, board }
    }
}

/// The size of hints: 8 points, and more with larger text. And the least widths of a column of places
/// or techniques and of steps.
const HINT: f64 = 2.83;
const NAMES: f64 = 50.0;
const STEPS: f64 = 70.0;

/// The first puzzle solved from beginning to end, unless techniques do not solve it.
pub(super) fn walkthrough(press: &mut Press, content: &Content) {
    if content.worked.is_empty() {
        return;
    }
    let lang = press.book.style.lang;
    let name = press.name(Part::Walkthrough, lang.book_walkthrough());
    press.now.worked = Some(press.part(&name));
    let mut all = vec![heading(press, &name)];
    all.extend(blocks(press, &lang.book_walkthrough_about(), None));
    let puzzles = &by_game(&content.puzzles)[0];
    all.extend(worked(press, puzzles, content.pictures.clone(), &content.worked));
    flow::print(press, &all);
}

/// A puzzle of this name and the stages of its path as separate pages.
pub(in crate::book) fn pages(press: &mut Press, puzzle: &dyn Bindable, name: String, path: &dyn Path) {
    let style = press.book.style;
    press.part(&format!("{} · {name}", style.heading(&puzzle.its_game().name(style.lang))));
    let mut all = vec![heading(press, &style.lang.book_walkthrough_of(name))];
    all.extend(worked(press, &[puzzle], path.pictures(style), &path.stages(style.lang)));
    flow::print(press, &all);
}

/// The pictures of the first of these puzzles of a game, and its path in stages. The signs are
/// explained unless they were before.
fn worked(press: &Press, puzzles: &[&dyn Bindable], pictures: Vec<Picture>, told: &[ToldStage]) -> Vec<Block> {
    let (style, game) = (press.book.style, puzzles[0].its_game());
    let mut all: Vec<Block> = pictures.into_iter().map(|picture| Block::Pictures(vec![picture])).collect();
    let signs = match press.now.signs.get(&game.name(Lang::En)) {
        Some(page) => style.lang.book_signs_at(page + 1),
        None => signs(game, style.lang, puzzles),
    };
    all.extend(blocks(press, &signs, None));
    all.extend(stages(told, style.lang, Looks::large(&press.appearance)));
    all
}

/// The stages of a path: the sentences, numbered, and the board at the end.
fn stages(told: &[ToldStage], lang: Lang, looks: Looks) -> Vec<Block> {
    let mut all = Vec::new();
    let mut next = 1;
    for stage in told {
        all.push(Block::Text(Paragraph::heading(&lang.stage(stage.number), looks.heading)));
        all.push(Block::Beside(Picture::known(Arc::clone(&stage.known), looks.board)));
        for step in &stage.steps {
            for (at, sentence) in step.iter().enumerate() {
                let label = if at == 0 { format!("{next}.") } else { String::new() };
                all.push(Block::Text(Paragraph::plain(sentence, looks.sentence).labelled(label)));
            }
            next += 1;
        }
        all.push(Block::End);
    }
    all
}

/// What a list says of a hint.
type PartOf = fn(&Hint) -> String;

/// The hints of each puzzle, if they are wanted: where to look, by which technique, and the step,
/// each in a separate list, so that none of it is seen before it is looked up.
pub(super) fn hints(press: &mut Press, content: &Content) {
    let lang = press.book.style.lang;
    press.now.hints = vec![None; content.puzzles.len()];
    if content.hints.iter().all(Vec::is_empty) {
        return;
    }
    let name = press.name(Part::Hints, lang.book_hints());
    press.part(&name);
    let games = by_game(&content.puzzles).into_iter().map(|group| group[0].its_game());
    let notations = games.filter_map(|game| game.notation(lang));
    let about = iter::once(lang.book_hints_about()).chain(notations).collect::<Vec<_>>().join(" ");
    let about = [heading(press, &name), Block::Text(Paragraph::plain(&about, press.size(Role::Text)))];
    let size = press.appearance.in_proportion(HINT).max(HINT);
    let lists: [(String, f64, PartOf); 3] = [
        (lang.book_hints_place(), NAMES, |hint| capitalized(&hint.place)),
        (lang.book_hints_technique(), NAMES, |hint| hint.technique.clone()),
        (lang.book_hints_step(), STEPS, |hint| hint.sentences.join(" ")),
    ];
    let mut pages = vec![None; content.puzzles.len()];
    for (list, (title, column, text)) in lists.into_iter().enumerate() {
        if list > 0 {
            press.page();
        }
        let columns = ((press.area().width / press.appearance.in_proportion(column)) as usize).max(1);
        let mut flow = Flow::new(press, columns);
        if list == 0 {
            flow.set(&about);
        }
        // The title stays with the first entries.
        let mut title = Some(Block::Text(Paragraph::heading(&title, size * 1.4)));
        for (at, hints) in content.hints.iter().enumerate().filter(|(_, hints)| !hints.is_empty()) {
            let entry = |(number, hint): (usize, &Hint)| {
                let label = if hints.len() > 1 { format!("{}/{number}.", at + 1) } else { format!("{}.", at + 1) };
                Block::Text(Paragraph::plain(&format!("{label} {}", text(hint)), size))
            };
            let entries: Vec<Block> = title.take().into_iter().chain((1..).zip(hints).map(entry)).collect();
            pages[at].get_or_insert([0; 3])[list] = flow.set(&entries);
        }
    }
    press.now.hints = pages;
}

/// The whole paths of chosen puzzles. The one that is worked out is printed there.
pub(super) fn chosen(press: &mut Press, content: &Content) {
    let lang = press.book.style.lang;
    let mut pages = vec![None; content.puzzles.len()];
    let is_worked = |at: usize| at == 0 && !content.worked.is_empty();
    if content.chosen.iter().any(|&(at, _)| !is_worked(at)) {
        let name = press.name(Part::Paths, lang.book_paths());
        press.part(&name);
        let (title, looks) = (heading(press, &name), Looks::small(&press.appearance));
        let of_puzzle = press.size(Role::Heading);
        let worked_at = press.before.worked.map_or(0, |page| page + 1);
        let mut flow = Flow::new(press, 1);
        flow.set(&[title]);
        for (at, told) in &content.chosen {
            let mut all = vec![Block::Text(Paragraph::heading(&lang.book_puzzle(at + 1), of_puzzle))];
            let plain = |text: &str| Block::Text(Paragraph::plain(text, looks.sentence));
            match told.is_empty() {
                false => all.extend(stages(told, lang, looks)),
                true if is_worked(*at) => all.push(plain(&lang.book_worked_at(worked_at))),
                true => all.push(plain(&lang.book_no_path())),
            }
            pages[*at] = Some(flow.set(&all));
        }
    }
    press.now.told = pages;
}
