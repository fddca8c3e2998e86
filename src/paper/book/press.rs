//! The pages of a book: margins, running heads, page numbers, and where everything is.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use super::game::{Bindable, Game};
use super::{Book, Bound, Printer, parts};
use crate::Bookmark;
use crate::area::Area;
use crate::drawing::{Anchor, Appearance, Bleed, DisplayList, Look, Role, Tag, Target, Type};
use crate::names::level_name;
use crate::theme::Part;

/// Where things are: indices of pages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Places {
    pub pages: usize,
    pub parts: Vec<PartAt>,
    /// The page of each puzzle.
    pub puzzles: Vec<usize>,
    /// The page of each puzzle's solution.
    pub solutions: Vec<usize>,
    /// The page of the shots of each puzzle that are printed at the back, if there are any.
    pub apart: Vec<Option<usize>>,
    /// The pages of each puzzle's hints, by their parts, if there are any.
    pub hints: Vec<Option<[usize; 3]>>,
    /// The page of each puzzle's path, if it is printed.
    pub told: Vec<Option<usize>>,
    /// Where the first puzzle is worked out, if it is.
    pub worked: Option<usize>,
    /// Where the signs on the boards of a solver are explained, for the games of which they are.
    pub signs: BTreeMap<String, usize>,
}

/// A part of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PartAt {
    pub name: String,
    pub page: usize,
    /// The puzzles in it, if it is made of puzzles.
    pub group: Option<Group>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Group {
    /// The game, if the book has more than one.
    pub game: Option<String>,
    /// The level, if it is a part of the book.
    pub level: Option<String>,
    /// The numbers of the first and of the last puzzle.
    pub numbers: (usize, usize),
}

impl Group {
    fn of(puzzles: &Range<usize>) -> Self {
        Self { game: None, level: None, numbers: (puzzles.start + 1, puzzles.end) }
    }
}

/// No type in figures is smaller, in millimetres, where running text has its usual size: 6 points, as
/// on small boards of examples.
const LEAST_TYPE: f64 = 2.12;

pub(super) struct Press<'a> {
    pub book: &'a Book,
    pub appearance: Arc<Appearance>,
    /// Where everything was the last time.
    pub before: Places,
    /// Where everything is so far.
    pub now: Places,
    /// Whether parts begin on any page: the book is small.
    pub is_leaflet: bool,
    /// What each puzzle is worth, in a competition.
    pub points: Vec<usize>,
    pages: Vec<DisplayList>,
    /// What is printed at the top of a page; nothing, not even its number, on pages without.
    heads: Vec<Option<String>>,
    head: Option<String>,
}

/// How far a press was before something was printed.
#[derive(Clone)]
pub(super) struct Begun {
    now: Places,
    page: Option<DisplayList>,
}

impl<'a> Press<'a> {
    pub fn new(book: &'a Book) -> Self {
        let mut appearance = book.theme.appearance(book.style.ink);
        appearance.least_in_figures = appearance.in_proportion(LEAST_TYPE);
        if let Some(printer) = book.printer {
            printer.strengthen(&mut appearance);
        }
        Self::with(book, Arc::new(appearance), Places::default())
    }

    fn with(book: &'a Book, appearance: Arc<Appearance>, before: Places) -> Self {
        let (now, pages, heads) = (Places::default(), Vec::new(), Vec::new());
        Self { book, appearance, before, now, is_leaflet: false, points: Vec::new(), pages, heads, head: None }
    }

    /// Whether everything is where it was the last time.
    pub fn is_settled(&self) -> bool {
        self.now == self.before
    }

    /// A press for the next round.
    pub fn again(self) -> Self {
        let Self { is_leaflet, points, .. } = self;
        Self { is_leaflet, points, ..Self::with(self.book, self.appearance, self.now) }
    }

    /// How far it is, to go back there.
    pub fn begun(&self) -> Begun {
        Begun { now: self.now.clone(), page: self.pages.last().cloned() }
    }

    /// Goes back: what was printed since then is gone.
    pub fn go_back(&mut self, Begun { now, page }: Begun) {
        self.pages.truncate(now.pages);
        self.heads.truncate(now.pages);
        if let (Some(last), Some(page)) = (self.pages.last_mut(), page) {
            *last = page;
        }
        self.now = now;
    }

    /// Begins a page. Returns its index.
    pub fn page(&mut self) -> usize {
        let Book { paper, style, title, .. } = self.book;
        self.pages.push(DisplayList::new(*paper, Arc::clone(&self.appearance), style.lang, title.clone()));
        self.heads.push(self.head.clone());
        self.now.pages = self.pages.len();
        self.pages.len() - 1
    }

    /// Begins a page without a running head, as those are that follow until the next part.
    pub fn plain_page(&mut self) -> usize {
        self.head = None;
        self.page()
    }

    /// Begins a page on the right without a running head.
    pub fn plain_right_page(&mut self) -> usize {
        self.head = None;
        self.right_page()
    }

    /// Begins a page on the right.
    fn right_page(&mut self) -> usize {
        if self.pages.len() % 2 == 1 {
            let head = self.head.take();
            self.page();
            self.head = head;
        }
        self.page()
    }

    /// Begins a part on a right-hand page, which is named in the contents. Those of a leaflet begin
    /// on any page.
    pub fn part(&mut self, name: &str) -> usize {
        self.head = Some(name.to_owned());
        let page = if self.is_leaflet { self.page() } else { self.right_page() };
        self.now.parts.push(PartAt { name: name.to_owned(), page, group: None });
        page
    }

    /// What a part is called: as the theme says, or by default like this.
    pub fn name(&self, part: Part, usual: String) -> String {
        self.book.theme.heading(part).map_or(usual, str::to_owned)
    }

    /// What a part about a game is called, after the name of the game if the book has more than
    /// one.
    pub fn name_of(&self, part: Part, usual: String, game: &dyn Game, is_named: bool) -> String {
        let name = self.name(part, usual);
        if is_named { format!("{} – {name}", game.name(self.book.style.lang)) } else { name }
    }

    /// Begins a part with a title of the author's, and these puzzles, if there are any.
    pub fn titled_group(&mut self, title: &str, puzzles: &Range<usize>) {
        self.part(title);
        let group = (!puzzles.is_empty()).then(|| Group::of(puzzles));
        if let Some(part) = self.now.parts.last_mut() {
            part.group = group;
        }
    }

    /// Begins a part with a group of the puzzles. It is named by their level, if they are by level,
    /// and by their game if the book has more than one.
    pub fn group(&mut self, puzzles: &[&dyn Bindable], by_level: bool, group: &Range<usize>) {
        let (lang, one) = (self.book.style.lang, puzzles[group.start]);
        let level = one.entry().level.filter(|_| by_level);
        let level = level.map(|level| level_name(lang, level));
        let game = (parts::by_game(puzzles).len() > 1).then(|| one.its_game().name(lang));
        let name = match (&game, &level) {
            (None, Some(level)) => level.clone(),
            // Beside others that have a level.
            (None, None) if by_level && puzzles.iter().any(|puzzle| puzzle.entry().level.is_some()) => {
                lang.book_unrated()
            }
            (None, None) => self.name(Part::Puzzles, lang.book_puzzles()),
            (Some(game), None) => game.clone(),
            (Some(game), Some(level)) => format!("{game} – {level}"),
        };
        self.part(&name);
        if let Some(part) = self.now.parts.last_mut() {
            part.group = Some(Group { game, level, ..Group::of(group) });
        }
    }

    /// The size of a text.
    pub fn size(&self, role: Role) -> f64 {
        self.appearance.size(role)
    }

    /// The width of a text.
    pub fn width(&self, kind: Type, text: &str) -> f64 {
        kind.width(&self.appearance.fonts, text)
    }

    /// The page that is being drawn.
    pub fn drawing(&mut self) -> &mut DisplayList {
        self.pages.last_mut().expect("a page was begun")
    }

    /// A page that is not printed, to measure what is drawn on it.
    pub fn scratch(&self) -> DisplayList {
        let Book { paper, style, .. } = self.book;
        DisplayList::new(*paper, Arc::clone(&self.appearance), style.lang, String::new())
    }

    /// The area for the content of the current page, below the running head and above the page
    /// number. Margins are mirrored; the one at the spine grows with the number of pages.
    pub fn area(&self) -> Area {
        self.area_of(self.pages.len() - 1)
    }

    /// The area for the content of the page with this index.
    fn area_of(&self, page: usize) -> Area {
        let (width, height) = self.book.paper;
        let outer = edge(self.book, width);
        let inner = outer.max(gutter(self.book, self.before.pages));
        let (top, bottom) = (outer + 7.0, outer + 6.0);
        let left = if page.is_multiple_of(2) { inner } else { outer };
        Area { at: (left, top), width: width - inner - outer, height: height - top - bottom }
    }

    /// Makes a rectangle lead to a page or to an address on the web, if the book has links.
    pub fn link(&mut self, corner: (f64, f64), opposite: (f64, f64), target: Target) {
        // In the first round a page may not be there yet.
        let is_missing = matches!(target, Target::Page(page) if page >= self.before.pages);
        if self.book.has_links && !is_missing {
            self.drawing().link(corner, opposite, target);
        }
    }

    /// The finished pages, with heads and numbers, and an even number of them.
    pub fn finish(mut self) -> Bound {
        if self.pages.len() % 2 == 1 {
            self.head = None;
            self.page();
        }
        let (width, height) = self.book.paper;
        let edge = edge(self.book, width);
        let (head_type, folio) = (Type::pale(self.size(Role::Head)), Type::pale(self.size(Role::Folio)));
        // Puzzles have no other heading than that in the running head.
        let groups = self.now.parts.iter().filter(|part| part.group.is_some()).map(|part| part.page);
        let groups: Vec<usize> = groups.collect();
        let areas: Vec<Area> = (0..self.pages.len()).map(|at| self.area_of(at)).collect();
        for (at, ((page, head), area)) in self.pages.iter_mut().zip(&self.heads).zip(areas).enumerate() {
            page.bleed = outward(self.book.bleed, at % 2 == 0);
            let Some(head) = head else { continue };
            let (left, right) = (area.at.0, area.at.0 + area.width);
            let (x, anchor) = if at % 2 == 0 { (right, Anchor::End) } else { (left, Anchor::Start) };
            page.tagged(if groups.contains(&at) { Tag::Heading(1) } else { Tag::Artifact }, |page| {
                page.text(head_type, anchor, (x, edge), head);
            });
            // It is read before what stands below it.
            page.read_last_mark_first();
            page.tagged(Tag::Artifact, |page| {
                page.line(Look::Grid, (left, edge + 2.0), (right, edge + 2.0));
                page.text(folio, Anchor::Middle, ((left + right) / 2.0, height - edge), &(at + 1).to_string());
            });
        }
        let outline =
            self.now.parts.into_iter().map(|PartAt { name, page, .. }| Bookmark { text: name, page }).collect();
        Bound { pages: self.pages, outline }
    }
}

/// The bleed of a right-hand or left-hand page: nothing at the spine.
fn outward(by: f64, is_right: bool) -> Bleed {
    if is_right { Bleed { left: 0.0, ..Bleed::all(by) } } else { Bleed { right: 0.0, ..Bleed::all(by) } }
}

/// The margin at the other edges of a page of this width, in millimetres.
fn edge(book: &Book, width: f64) -> f64 {
    let least = book.printer.map_or(0.0, |printer| printer.margin() + MORE.1);
    (width * 0.06).clamp(8.0, 16.0).max(least)
}

/// What is added to the least margin at the spine and, of printers that need much, at the edges:
/// text that ends just there would look cut off.
const MORE: (f64, f64) = (3.0, 2.5);

/// The margin at the spine in millimetres, as the printer asks for this many pages; without one, as
/// the most usual does.
fn gutter(book: &Book, pages: usize) -> f64 {
    book.printer.unwrap_or(Printer::Kdp).gutter(pages) + MORE.0
}
