//! Covers: back, spine and front on one sheet, as printers on demand ask for them.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::flow::{centred, column, fitted, on_one_line};
use super::game::{Bindable, Game};
use super::parts::by_game;
use super::{Book, Isbn};
use crate::Ink;
use crate::area::Area;
use crate::drawing::{Anchor, At, Bleed, DisplayList, Face, Image, Look, Mark, Tag, Type};
use crate::names::level_name;
use smyoz_core::lang::Lang;
use smyoz_core::puzzles::Level;

/// How a cover should look.
#[derive(Clone, Debug, PartialEq)]
pub struct Cover {
    /// The number of pages of the book.
    pub pages: usize,
    /// How much each page adds to the width of the spine in millimetres.
    pub thickness: f64,
    /// How far the cover goes on beyond its edges in millimetres; of a case, how far it is wrapped
    /// around the boards.
    pub bleed: f64,
    /// The boards of a hardcover, if it is one.
    pub case: Option<Case>,
    pub design: Design,
    /// The picture on the front, in place of a solved board.
    pub picture: Option<Arc<Image>>,
}

/// The boards around which the cover of a hardcover is wrapped. Lengths are in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Case {
    /// How far the cover is folded around the edges of the boards.
    pub wrap: f64,
    /// The width of the groove on both sides of the spine, in which nothing may stand.
    pub hinge: f64,
    /// How far the boards go on beyond the pages.
    pub overhang: f64,
    /// How thick a board is.
    pub board: f64,
}

/// How a cover is designed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Design {
    /// White type on a dark sea chart, and a board that lies askew.
    #[default]
    Chart,
    /// Dark type on white, with the title on a dark band, and a board that lies straight.
    Band,
}

impl Design {
    pub const ALL: [Self; 2] = [Self::Chart, Self::Band];

    /// Its name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Chart => "chart",
            Self::Band => "band",
        }
    }

    /// The colours of type outside the title's ground: that of usual weight, and that of less.
    fn inks(self) -> [Look; 2] {
        match self {
            Self::Chart => [Look::Paper, Look::Foam],
            Self::Band => [Look::Ink, Look::Pale],
        }
    }

    /// How many degrees the board lies askew.
    fn tilt(self) -> f64 {
        match self {
            Self::Chart => -5.0,
            Self::Band => 0.0,
        }
    }
}

/// The distance between the type on a spine and its edges, as printers on demand ask for it: a
/// sixteenth of an inch, since the folds may lie a little aside.
const BESIDE_TYPE: f64 = 25.4 / 16.0;

/// The smallest type on a spine: 7 points, the smallest that printers on demand accept.
const SMALLEST_TYPE: f64 = 7.0 * 25.4 / 72.0;

/// The smallest distance between what must not be cut off and an edge: a quarter of an inch.
const SAFE: f64 = 25.4 / 4.0;

/// The width of the narrowest bars of an EAN-13 in its nominal size.
const MODULE: f64 = 0.33;

/// The height of its bars without the guards' ends, which reach into the line of the digits.
const BARS: f64 = 22.85;

/// The blank modules that it needs on the left and on the right.
const QUIET: (f64, f64) = (11.0, 7.0);

/// The size of a bar code's place.
const CODE: At = (50.8, 32.5);

/// White type on the ground.
fn white(face: Face, size: f64) -> Type {
    Type { face, size, look: Look::Paper }
}

/// Pale type on the ground.
fn foam(size: f64) -> Type {
    Type { face: Face::Regular, size, look: Look::Foam }
}

impl Cover {
    /// The cover of a paperback of this many pages, as it usually looks.
    #[must_use]
    pub fn new(pages: usize, thickness: f64, bleed: f64) -> Self {
        Self { pages, thickness, bleed, case: None, design: Design::Chart, picture: None }
    }

    /// The width of the spine in millimetres.
    #[must_use]
    pub fn spine(&self) -> f64 {
        self.pages as f64 * self.thickness + self.case.map_or(0.0, |case| 2.0 * case.board)
    }

    /// The size of the type on the spine; `None` if it is too narrow for any.
    fn type_on_spine(&self) -> Option<f64> {
        let room = self.spine() - 2.0 * BESIDE_TYPE;
        (room >= SMALLEST_TYPE).then(|| room.min(7.0))
    }

    /// The back and the front, without the groove of a case.
    fn panels(&self, Book { paper: (width, height), .. }: &Book) -> [Area; 2] {
        let (overhang, hinge) = self.case.map_or((0.0, 0.0), |case| (case.overhang, case.hinge));
        let (width, height) = (width + overhang, height + 2.0 * overhang);
        let start = width + self.spine() + hinge;
        [0.0, start].map(|left| Area { at: (left, 0.0), width: width - hinge, height })
    }
}

/// The largest area of this shape in the middle of another.
fn fitting((across, down): (u32, u32), room: Area) -> Area {
    let scale = (room.width / f64::from(across)).min(room.height / f64::from(down));
    let (width, height) = (f64::from(across) * scale, f64::from(down) * scale);
    let at = (room.at.0 + (room.width - width) / 2.0, room.at.1 + (room.height - height) / 2.0);
    Area { at, width, height }
}

impl Book {
    /// The cover, from the outside: the back on the left, the front on the right. Printers print it
    /// in colour, whatever the ink of the pages.
    #[must_use]
    pub fn cover<P: AsRef<dyn Bindable>>(&self, puzzles: &[P], cover: &Cover) -> DisplayList {
        let puzzles = &self.ordered(puzzles)[..];
        let [back, front] = cover.panels(self);
        let size = (front.at.0 + front.width, front.height);
        let appearance = Arc::new(self.theme.appearance(Ink::Colour));
        let mut drawing = DisplayList::new(size, appearance, self.style.lang, self.title.clone());
        drawing.bleed = Bleed::all(cover.case.map_or(cover.bleed, |case| case.wrap));
        draw_ground(&mut drawing, cover);
        self.draw_front(&mut drawing, front, puzzles, cover);
        if let Some(size) = cover.type_on_spine() {
            let (width, height) = drawing.size;
            self.draw_spine(&mut drawing, (width / 2.0, height / 2.0), size);
        }
        self.draw_back(&mut drawing, back, puzzles, cover.design);
        drawing
    }

    fn draw_front(&self, drawing: &mut DisplayList, panel: Area, puzzles: &[&dyn Bindable], cover: &Cover) {
        let Area { at: (left, _), width, height } = panel;
        let middle = left + width / 2.0;
        let mut scratch = DisplayList { marks: Vec::new(), tags: Vec::new(), ..drawing.clone() };
        let texts = self.draw_titles(&mut scratch, panel, puzzles);
        let y = match cover.design {
            Design::Chart => texts,
            Design::Band => {
                // It is as high as the texts need.
                let (end, by) = (f64::max(height * 0.36, texts), drawing.bleed.left);
                let start = (drawing.size.0 - cover.spine()) / 2.0;
                drawing.rect(Look::Sea, (start, -by), (drawing.size.0 + by, end), 0.0);
                end + width * 0.02
            }
        };
        self.draw_titles(drawing, panel, puzzles);
        let foot = height * 0.94;
        if let Some(author) = &self.author {
            let kind = Type { look: cover.design.inks()[0], ..white(Face::Regular, width / 22.0) };
            let kind = on_one_line(&self.theme.fonts, kind, width * 0.84, author);
            drawing.text(kind, Anchor::Middle, (middle, foot), author);
        }
        // Between the texts.
        let (top, bottom) = (y - width * 0.02, foot - width * 0.06);
        if let Some(picture) = &cover.picture {
            let side = width * 0.08;
            let (top, bottom) = (top + width * 0.04, bottom - width * 0.03);
            let room = Area { at: (left + side, top), width: width - 2.0 * side, height: bottom - top };
            let Area { at, width, height } = fitting(picture.size(), room);
            let image = Mark::Image(at, (at.0 + width, at.1 + height), Arc::clone(picture));
            return drawing.tagged(Tag::Figure(self.title.clone()), |drawing| drawing.marks.push(image));
        }
        // A little smaller than would fit, as it may lie askew.
        let side = f64::min(width * 0.72, (bottom - top) * 0.86);
        let (centre, tilt) = ((middle, (top + bottom) / 2.0), cover.design.tilt());
        match &by_game(puzzles)[..] {
            [all] => draw_card(drawing, centre, side, tilt, all),
            groups => {
                // Two cards, the first one above the other.
                for (group, sign) in groups.iter().zip([-1.0, 1.0]).rev() {
                    let aside = (centre.0 + sign * side * 0.19, centre.1 + sign * side * 0.17);
                    draw_card(drawing, aside, side * 0.72, -sign * tilt, group);
                }
            }
        }
    }

    /// Draws the title and what belongs to it at the top of the front. Returns where they end.
    fn draw_titles(&self, drawing: &mut DisplayList, panel: Area, puzzles: &[&dyn Bindable]) -> f64 {
        let Area { at: (left, _), width, height } = panel;
        let (middle, room, fonts) = (left + width / 2.0, width * 0.84, &self.theme.fonts);
        let mut set = |kind, most, y, text: &str| {
            centred(drawing, fitted(fonts, kind, room, most, text), (middle, y), room, text)
        };
        let mut y = height * 0.15;
        let title = white(Face::Bold, width / 7.5);
        if let Some(kind) = self.kind(puzzles) {
            set(foam(width / 26.0), 1, y - title.size * 0.85, &kind);
            y += title.size * 0.3;
        }
        y += set(title, 3, y, &self.title) - width * 0.03;
        if let Some(subtitle) = &self.subtitle {
            y += set(foam(width / 22.0), 3, y, subtitle);
        }
        if let Some(series) = self.series(self.style.lang) {
            y += set(foam(width / 28.0), 2, y + width * 0.02, &series) + width * 0.02;
        }
        y
    }

    /// The title and the author along the spine, from top to bottom.
    fn draw_spine(&self, drawing: &mut DisplayList, middle: At, size: f64) {
        let length = drawing.size.1 - 2.0 * SAFE;
        let (start, end) = (middle.0 - length / 2.0, middle.0 + length / 2.0);
        let author = self.author.as_deref().unwrap_or_default();
        let title = self.volume.map_or_else(|| self.title.clone(), |volume| format!("{} · {volume}", self.title));
        let fonts = &self.theme.fonts;
        let author_type = on_one_line(fonts, foam(f64::max(size * 0.7, SMALLEST_TYPE)), length * 0.4, author);
        let free = length - author_type.width(fonts, author) - size;
        let title_type = on_one_line(fonts, white(Face::Bold, size), free, &title);
        // Capitals reach three quarters of the size above the baseline, descenders a quarter below
        // it.
        let base = |kind: Type| middle.1 + kind.size * 0.25;
        drawing.turned(middle, 90.0, |drawing| {
            drawing.text(title_type, Anchor::Start, (start, base(title_type)), &title);
            drawing.text(author_type, Anchor::End, (end, base(author_type)), author);
        });
    }

    fn draw_back(&self, drawing: &mut DisplayList, panel: Area, puzzles: &[&dyn Bindable], design: Design) {
        let Area { width, height, .. } = panel;
        let (middle, room) = (width / 2.0, width * 0.74);
        let (lang, fonts) = (self.style.lang, &self.theme.fonts);
        let [dark, light] = design.inks();
        let (strong, weak) =
            (|face, size| Type { look: dark, ..white(face, size) }, |size| Type { look: light, ..foam(size) });
        let size = (width / 30.0).clamp(3.6, 5.2);
        let mut y = height * 0.16;
        y +=
            centred(drawing, strong(Face::Bold, size * 1.5), (middle, y), room, &lang.book_count(puzzles.len())) + size;
        let by_game = by_game(puzzles);
        let levels = by_game.iter().flat_map(|group| {
            let name = (by_game.len() > 1).then(|| group[0].its_game().name(lang));
            levels(group, name.as_deref(), lang)
        });
        let levels: Vec<String> = levels.collect();
        // All of it stands above the bar code.
        let leading = size * 1.25;
        let free = height - 2.0 * SAFE - CODE.1 - y - size * 2.6 - leading * levels.len() as f64;
        y = match &self.blurb {
            Some(blurb) => self.draw_blurb(
                drawing,
                blurb,
                Area { at: (middle - room / 2.0, y - size), width: room, height: free },
                (size, dark),
            ),
            None => {
                let pitch = pitch(lang, puzzles);
                let most = free.min(height * 0.4) / leading;
                let kind = fitted(fonts, strong(Face::Regular, size), room, most as usize, &pitch);
                y + centred(drawing, kind, (middle, y), room, &pitch)
            }
        };
        y += size * if self.blurb.is_some() { 2.6 } else { 1.6 };
        for text in levels {
            y += centred(drawing, weak(size), (middle, y), room, &text);
        }
        if let Some(publisher) = &self.publisher {
            let room = width - CODE.0 - 4.0 * SAFE;
            let kind = on_one_line(fonts, weak(size * 0.85), room, publisher);
            drawing.text(kind, Anchor::Start, (2.0 * SAFE, height - 2.0 * SAFE), publisher);
        }
        if let Some(isbn) = &self.isbn {
            draw_code(drawing, (width - 2.0 * SAFE - CODE.0, height - 2.0 * SAFE - CODE.1), isbn);
        }
    }

    /// Sets the author's text at the top of an area, in smaller type if it has no room otherwise.
    /// Returns where it ends.
    fn draw_blurb(&self, drawing: &mut DisplayList, blurb: &str, area: Area, (size, look): (f64, Look)) -> f64 {
        const STEPS: u32 = 20;
        let sizes = (0..=STEPS).map(|step| size * (1.0 - f64::from(step) / f64::from(2 * STEPS)));
        let set = |drawing: &mut DisplayList, size| {
            column(drawing, blurb, area.at, area.width, Type { look, ..Type::plain(size) })
        };
        let mut scratch = DisplayList { marks: Vec::new(), ..drawing.clone() };
        let fits = |size: &f64| set(&mut scratch, *size) <= area.at.1 + area.height;
        let size = sizes.clone().find(fits).unwrap_or(size / 2.0);
        set(drawing, size)
    }
}

/// A description of the puzzles. It says that reasoning leads to every solution only if that is
/// known.
fn pitch(lang: Lang, puzzles: &[&dyn Bindable]) -> String {
    let promise = if puzzles.iter().all(|puzzle| puzzle.has_topic("thinking")) {
        lang.cover_thinking()
    } else if puzzles.iter().any(|puzzle| puzzle.is_up_to_symmetry()) {
        String::new()
    } else {
        lang.cover_unique()
    };
    let games: Vec<&dyn Game> = by_game(puzzles).iter().map(|group| group[0].its_game()).collect();
    let pitches = games.iter().map(|game| match games.len() {
        1 => game.pitch(lang),
        _ => format!("{}: {}", game.name(lang), game.pitch(lang)),
    });
    format!("{} {promise}", pitches.collect::<Vec<_>>().join(" "))
}

/// How many puzzles of one game there are of each level, with the name of the game if it is to be
/// said; those without a level are told only then.
fn levels(puzzles: &[&dyn Bindable], game: Option<&str>, lang: Lang) -> Vec<String> {
    let mut counts: BTreeMap<(bool, Option<Level>), usize> = BTreeMap::new();
    for level in puzzles.iter().map(|puzzle| puzzle.entry().level) {
        *counts.entry((level.is_none(), level)).or_default() += 1;
    }
    let name = |level: Option<Level>| match (game, level.map(|level| level_name(lang, level))) {
        (None, level) => level,
        (Some(game), None) => Some(game.to_owned()),
        (Some(game), Some(level)) => Some(format!("{game} – {level}")),
    };
    counts.into_iter().filter_map(|((_, level), count)| Some(lang.cover_levels(name(level)?, count))).collect()
}

/// The ground: a dark sea with the lines of a chart, or white with a dark spine. The dark band
/// behind the title is drawn with it.
fn draw_ground(drawing: &mut DisplayList, cover: &Cover) {
    let ((width, height), by) = (drawing.size, drawing.bleed.left);
    if cover.design == Design::Band {
        let start = (width - cover.spine()) / 2.0;
        drawing.rect(Look::Paper, (-by, -by), (width + by, height + by), 0.0);
        return drawing.rect(Look::Sea, (start, -by), (width - start, height + by), 0.0);
    }
    let distance = 12.0;
    drawing.rect(Look::Sea, (-by, -by), (width + by, height + by), 0.0);
    let lines = |length: f64| (1..).map(move |at| f64::from(at) * distance).take_while(move |&at| at < length + by);
    for x in lines(width) {
        drawing.line(Look::Wave, (x, -by), (x, height + by));
    }
    for y in lines(height) {
        drawing.line(Look::Wave, (-by, y), (width + by, y));
    }
}

/// A solved board of the game of these puzzles on a card that lies a little askew.
fn draw_card(drawing: &mut DisplayList, (x, y): At, side: f64, tilt: f64, puzzles: &[&dyn Bindable]) {
    let (half, shadow) = (side / 2.0, side * 0.016);
    let game = puzzles[0].its_game();
    drawing.tagged(Tag::Figure(game.name(drawing.lang)), |drawing| {
        drawing.turned((x, y), tilt, |drawing| {
            let card = |look, by: f64, drawing: &mut DisplayList| {
                drawing.rect(look, (x - half + by, y - half + by), (x + half + by, y + half + by), side * 0.02);
            };
            card(Look::Shade, shadow, drawing);
            card(Look::Paper, 0.0, drawing);
            game.draw_motif(drawing, (x, y), side, puzzles);
        });
    });
}

/// The bar code of an ISBN on white, with the number above and the digits below.
fn draw_code(drawing: &mut DisplayList, (left, top): At, isbn: &Isbn) {
    drawing.rect(Look::Paper, (left, top), (left + CODE.0, top + CODE.1), 0.0);
    let modules = isbn.modules();
    let start = left + (CODE.0 - MODULE * (modules.len() as f64 + QUIET.0 + QUIET.1)) / 2.0 + MODULE * QUIET.0;
    let place = |module: usize| start + MODULE * module as f64;
    let number = Type { look: Look::Bar, ..Type::plain(2.9) };
    drawing.text(number, Anchor::Middle, (left + CODE.0 / 2.0, top + 4.2), &format!("ISBN {isbn}"));
    let (upper, lower) = (top + 5.6, top + 5.6 + BARS);
    let mut module = 0;
    for bar in modules.chunk_by(|one, other| one == other) {
        if bar[0] {
            let is_guard = [0..3, 45..50, 92..95].iter().any(|guard| guard.contains(&module));
            let end = if is_guard { lower + 5.0 * MODULE } else { lower };
            drawing.rect(Look::Bar, (place(module), upper), (place(module + bar.len()), end), 0.0);
        }
        module += bar.len();
    }
    let base = lower + 3.0;
    let digit = Type { look: Look::Bar, ..Type::plain(3.4) };
    for (at, value) in isbn.digits().into_iter().enumerate() {
        let x = match at {
            0 => start - MODULE * 7.0,
            1..7 => place(3 + 7 * (at - 1)) + MODULE * 3.5,
            _ => place(50 + 7 * (at - 7)) + MODULE * 3.5,
        };
        drawing.text(digit, Anchor::Middle, (x, base), &value.to_string());
    }
}
