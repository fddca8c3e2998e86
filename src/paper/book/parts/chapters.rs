//! The puzzles, in parts: those of the author, or one for each game and level.

use std::ops::Range;

use super::{is_one_game, panel, print_page};
use crate::book::game::Bindable;
use crate::book::press::Press;
use crate::book::{BookError, Chapter, Order, flow};
use crate::{PageKind, Panel};

pub(super) fn print(press: &mut Press, puzzles: &[&dyn Bindable]) -> Result<(), BookError> {
    let book = press.book;
    let mut done = 0;
    for chapter in &book.chapters {
        let range = done..puzzles.len().min(done + chapter.puzzles);
        done = range.end;
        match &chapter.title {
            Some(title) => print_titled(press, puzzles, chapter, title, range)?,
            None => print_groups(press, puzzles, chapter.order, range)?,
        }
    }
    print_groups(press, puzzles, book.order, done..puzzles.len())
}

/// Prints a part with a title, perhaps a text, and puzzles, if it has any.
fn print_titled(
    press: &mut Press,
    puzzles: &[&dyn Bindable],
    chapter: &Chapter,
    title: &str,
    range: Range<usize>,
) -> Result<(), BookError> {
    press.titled_group(title, &range);
    if let Some(text) = &chapter.text {
        flow::set_part(press, title, text, None);
    }
    for (at, group) in groups(puzzles, range, false).into_iter().enumerate() {
        if at > 0 || chapter.text.is_some() {
            press.page();
        }
        print_group(press, puzzles, group)?;
    }
    Ok(())
}

/// Prints puzzles, each game or level as a part.
fn print_groups(
    press: &mut Press,
    puzzles: &[&dyn Bindable],
    order: Order,
    range: Range<usize>,
) -> Result<(), BookError> {
    let by_level = order.is_by_level() && !press.is_leaflet;
    for group in groups(puzzles, range, by_level) {
        press.group(puzzles, by_level, &group);
        print_group(press, puzzles, group)?;
    }
    Ok(())
}

/// Prints puzzles in a row from the current page on.
fn print_group(press: &mut Press, puzzles: &[&dyn Bindable], range: Range<usize>) -> Result<(), BookError> {
    let Range { start: mut done, end } = range;
    let panels: Result<Vec<_>, BookError> = (done..end).map(|at| panel(press, puzzles, at, PageKind::Puzzle)).collect();
    let panels = panels?;
    let panels: Vec<&dyn Panel> = panels.iter().map(|panel| &**panel).collect();
    let mut rest = &panels[..];
    loop {
        let count = print_page(press, &puzzles[done..end], rest, done + 1)?;
        (done, rest) = (done + count, &rest[count..]);
        if rest.is_empty() {
            return Ok(());
        }
        press.page();
    }
}

/// Those of the puzzles in a row that are of one game and, if they stand together, of one level.
fn groups(puzzles: &[&dyn Bindable], range: Range<usize>, by_level: bool) -> Vec<Range<usize>> {
    let is_one_level = |one: &dyn Bindable, other: &dyn Bindable| !by_level || one.entry().level == other.entry().level;
    let mut start = range.start;
    let groups = puzzles[range].chunk_by(|one, other| is_one_game(*one, *other) && is_one_level(*one, *other));
    let ranges = groups.map(|group| {
        let range = start..start + group.len();
        start = range.end;
        range
    });
    ranges.collect()
}
