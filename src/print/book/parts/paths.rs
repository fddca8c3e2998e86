//! Solution paths: a worked first puzzle, hints, and the whole paths of chosen puzzles.

use crate::print::book::content::Content;
use crate::print::book::flow::{Block, Flow, Paragraph, blocks, heading};
use crate::print::book::pictures::Picture;
use crate::print::book::press::Press;
use crate::print::drawing::{Appearance, Role};
use crate::print::page::Page;
use crate::print::sheet::known::Known;
use crate::print::theme::Part;
use crate::print::{Lang, PageKind};
use crate::puzzle::Puzzle;
use crate::rate::{SolutionPath, Stage, ToldStep};
use crate::smyoz::Fact;

/// How stages are printed: the sizes of headings and sentences, and the side of the boards.
#[derive(Clone, Copy)]
struct Looks {
    heading: f64,
    sentence: f64,
    board: f64,
}

impl Looks {
    /// For a newcomer.
    fn large(appearance: &Appearance) -> Self {
        Self { heading: appearance.size(Role::Heading), sentence: appearance.size(Role::Text), board: 58.0 }
    }

    /// For those who look something up.
    fn small(appearance: &Appearance) -> Self {
        let [heading, sentence] = [3.7, 2.9].map(|size| appearance.in_proportion(size));
        Self { heading, sentence, board: 42.0 }
    }
}

/// The most sentences of a stage that are told as a hint: more would be a solution.
const SENTENCES: usize = 5;

/// The usual size of hints, and the least width of a column of them.
const HINT: f64 = 2.7;
const COLUMN: f64 = 70.0;

/// The first puzzle solved from beginning to end, unless techniques do not solve it.
pub(super) fn walkthrough(press: &mut Press, content: &Content) {
    let Some(path) = content.path(0) else { return };
    let lang = press.book.style.lang;
    let name = press.name(Part::Walkthrough, lang.book_walkthrough());
    press.part(&name);
    let mut all = vec![heading(press, &name)];
    all.extend(blocks(press, &lang.book_walkthrough_about()));
    all.extend(worked(press, content.puzzles[0], path));
    Flow::new(press, 1).set(&all);
}

/// A puzzle and its path as pages of their own.
pub(in crate::print::book) fn pages(press: &mut Press, puzzle: &Puzzle, path: &SolutionPath) {
    let style = press.book.style;
    let name = match puzzle.seed {
        Some(seed) => style.lang.page_seed(seed.to_string(), puzzle.id().to_string()),
        None => puzzle.id().to_string(),
    };
    press.part(&format!("SMYOZ · {name}"));
    let mut all = vec![heading(press, &style.lang.book_walkthrough_of(name))];
    all.extend(worked(press, puzzle, path));
    Flow::new(press, 1).set(&all);
}

/// A puzzle and its path in stages.
fn worked(press: &Press, puzzle: &Puzzle, path: &SolutionPath) -> Vec<Block> {
    let style = press.book.style;
    let mut all = Vec::new();
    if let Ok(page) = Page::of(puzzle, PageKind::Puzzle, style) {
        all.push(Block::Pictures(vec![Picture::board(page.clone())]));
        all.push(Block::Pictures(vec![Picture::inventory(page)]));
    }
    all.extend(blocks(press, &style.lang.book_signs()));
    all.extend(stages(puzzle, path, style.lang, Looks::large(&press.appearance)));
    all
}

/// The stages of a path: the sentences, numbered, and the board at the end.
fn stages(puzzle: &Puzzle, path: &SolutionPath, lang: Lang, looks: Looks) -> Vec<Block> {
    let mut next = 1;
    let mut all = Vec::new();
    for (number, stage) in (1_usize..).zip(path.stages(puzzle)) {
        all.push(Block::Text(Paragraph::heading(&lang.stage(number), looks.heading)));
        all.push(Block::Beside(Picture::known(known(puzzle, &stage), looks.board)));
        for step in stage.steps {
            for (at, sentence) in step.sentences(lang).iter().enumerate() {
                let label = if at == 0 { format!("{next}.") } else { String::new() };
                all.push(Block::Text(Paragraph::plain(sentence, looks.sentence).labelled(label)));
            }
            next += 1;
        }
        all.push(Block::End);
    }
    all
}

/// What is known at the end of a stage; what was found in it is new.
fn known(puzzle: &Puzzle, stage: &Stage) -> Known {
    let new = stage.steps.iter().flat_map(ToldStep::facts).filter(|fact| !matches!(fact, Fact::Excluded(_)));
    Known { shots: puzzle.shots.clone(), marks: stage.known.clone(), new: new.collect() }
}

/// The first stages of each puzzle, in small type, if hints are wanted.
pub(super) fn hints(press: &mut Press, content: &Content) {
    let (wanted, lang) = (press.book.hints, press.book.style.lang);
    let told = |at: usize| content.path(at).filter(|_| wanted > 0);
    press.now.hints = vec![None; content.puzzles.len()];
    if (0..content.puzzles.len()).all(|at| told(at).is_none()) {
        return;
    }
    let name = press.name(Part::Hints, lang.book_hints());
    press.part(&name);
    let about = Block::Text(Paragraph::plain(&lang.book_hints_about(), press.size(Role::Text)));
    let about = [heading(press, &name), about];
    let size = press.appearance.in_proportion(HINT);
    let columns = columns(press);
    let mut flow = Flow::new(press, columns);
    flow.set(&about);
    let mut pages = vec![None; content.puzzles.len()];
    for (at, page) in pages.iter_mut().enumerate() {
        let Some(path) = told(at) else { continue };
        let mut all = vec![Block::Text(Paragraph::heading(&lang.book_puzzle(at + 1), size))];
        let stages = (1_usize..).zip(path.stages(content.puzzles[at])).filter(|(_, stage)| is_hint(stage));
        for (number, stage) in stages.take(wanted) {
            let mut sentences: Vec<String> = stage.steps.iter().flat_map(|step| step.sentences(lang)).collect();
            if sentences.len() > SENTENCES {
                sentences.truncate(SENTENCES);
                sentences.push("…".to_owned());
            }
            let text = format!("{}: {}", lang.stage(number), sentences.join(" "));
            all.push(Block::Text(Paragraph::plain(&text, size)));
        }
        *page = Some(flow.set(&all));
    }
    press.now.hints = pages;
}

/// Whether a stage tells more than that a DELTA which was shot at is found.
fn is_hint(stage: &Stage) -> bool {
    stage.steps.iter().any(|step| step.technique().is_none_or(|technique| technique.id != "delta"))
}

fn columns(press: &Press) -> usize {
    ((press.area().width / press.appearance.in_proportion(COLUMN)) as usize).max(1)
}

/// The whole paths of chosen puzzles.
pub(super) fn chosen(press: &mut Press, content: &Content) {
    let (book, lang) = (press.book, press.book.style.lang);
    let mut pages = vec![None; content.puzzles.len()];
    let chosen: Vec<usize> = content.chosen(book).collect();
    if !chosen.is_empty() {
        let name = press.name(Part::Paths, lang.book_paths());
        press.part(&name);
        let (title, looks) = (heading(press, &name), Looks::small(&press.appearance));
        let of_puzzle = press.size(Role::Heading);
        let mut flow = Flow::new(press, 1);
        flow.set(&[title]);
        for at in chosen {
            let mut all = vec![Block::Text(Paragraph::heading(&lang.book_puzzle(at + 1), of_puzzle))];
            match content.path(at) {
                Some(path) => all.extend(stages(content.puzzles[at], path, lang, looks)),
                None => all.push(Block::Text(Paragraph::plain(&lang.book_no_path(), looks.sentence))),
            }
            pages[at] = Some(flow.set(&all));
        }
    }
    press.now.paths = pages;
}
