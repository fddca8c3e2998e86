//! The pictures in running text: examples of what is allowed, a worked example, and what a solver
//! knows at some moment. What they show is the game's.
//!
//! In Markdown a picture is a fenced block, of which the last line is its caption.

use std::sync::Arc;

use super::flow::lines_in;
use super::game::Game;
use super::press::Press;
use super::rules::wrapped;
use crate::drawing::{Anchor, Appearance, At, DisplayList, Face, Look, Role, Tag, Type};
use crate::{Style, theme};

pub trait Art: Send + Sync {
    /// Draws it from this corner. Without the room for names above and on the left, a board is as
    /// wide as `side`; other things are so wide altogether.
    fn draw(&self, drawing: &mut DisplayList, corner: At, side: f64);

    fn height(&self, side: f64) -> f64;

    /// It as text for a terminal; nothing if it cannot be one.
    fn text(&self) -> String;
}

/// A picture with its caption.
#[derive(Clone)]
pub struct Picture {
    pub form: Form,
    pub art: Arc<dyn Art>,
    /// What is said below it.
    pub caption: String,
}

/// How a picture is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Form {
    /// A small board beside another one, with a tick if it is allowed and a cross if it is
    /// forbidden.
    Example { is_allowed: bool },
    /// A board, with text beside it.
    Board,
    /// As wide as the text.
    Wide,
    /// Signs and their meanings, as wide as the text.
    Key,
    /// Two boards with an arrow between them, as wide as the text.
    Pair,
    /// A board with this side, with text beside it.
    Known(f64),
}

/// The side of a board, in cells. Boards of all games are set in these proportions, those of this
/// many cells.
pub const SIDE: f64 = 9.0;
/// The room for the names of rows and columns beside a board whose side is [`SIDE`].
pub const MARGIN: f64 = 0.42;

/// What is as wide as the text is no wider, in millimetres.
const WIDEST: f64 = 135.0;

/// The sides of boards with a few ships, and of whole ones.
const SMALL: f64 = 48.0;
const LARGE: f64 = 80.0;

/// How much smaller pictures are drawn where they would not find room.
pub(super) const SMALLEST: f64 = 0.72;
const SMALLEST_KNOWN: f64 = 0.85;

/// The distance of the lines of a caption, in sizes.
const LEADING: f64 = 1.3;

impl Picture {
    /// Reads the fenced block of this kind in the rules of a game.
    ///
    /// # Panics
    /// If the game has no such picture. The texts are the program's own.
    pub fn read(game: &dyn Game, kind: &str, content: &str, style: Style) -> Self {
        let lines: Vec<&str> = content.lines().collect();
        let picture = game.picture(kind, &lines, style);
        let (form, art) = picture.unwrap_or_else(|| panic!("{kind} is not a kind of picture"));
        Self { form, art, caption: lines.last().map_or_else(String::new, |&line| line.to_owned()) }
    }

    /// What a solver knows, on a board of this side.
    pub fn known(art: Arc<dyn Art>, side: f64) -> Self {
        Self { form: Form::Known(side), art, caption: String::new() }
    }

    /// What a solver knows before and after a step, on boards that are so wide together.
    pub fn pair(boards: [Arc<dyn Art>; 2], width: f64) -> Self {
        Self::known(Arc::new(Pair(boards)), width)
    }

    /// Whether two of them have room beside each other.
    fn is_small(&self) -> bool {
        matches!(self.form, Form::Example { .. })
    }

    /// Whether it stands beside those before it: a forbidden example beside the allowed one.
    pub fn joins(&self, row: &[Self]) -> bool {
        matches!(row, [other] if other.is_small() && self.is_small())
    }

    /// Whether it shows something allowed.
    pub fn is_allowed(&self) -> bool {
        self.form != Form::Example { is_allowed: false }
    }

    /// Whether text may stand beside it.
    pub fn is_beside(&self) -> bool {
        matches!(self.form, Form::Board | Form::Known(_))
    }

    /// Its width where text stands beside it.
    pub fn width(&self) -> f64 {
        match self.form {
            Form::Example { .. } => SMALL,
            Form::Board => LARGE,
            Form::Known(side) => side,
            Form::Wide | Form::Key | Form::Pair => WIDEST,
        }
    }

    /// How much smaller it may be drawn. What a solver knows is small already.
    pub fn smallest(&self) -> f64 {
        if matches!(self.form, Form::Known(_)) { SMALLEST_KNOWN } else { SMALLEST }
    }

    /// The side of its board, or the width of what is wide.
    fn side(&self, appearance: &Appearance, width: f64, scale: f64) -> f64 {
        let boards = SIDE / (SIDE + MARGIN);
        match self.form {
            Form::Example { .. } => scale * appearance.in_proportion(SMALL).min(width / 2.0 - 14.0),
            Form::Wide | Form::Key => width.min(WIDEST),
            Form::Pair => scale * WIDEST.min(width) * boards,
            Form::Board => scale * LARGE.min(width) * boards,
            Form::Known(side) => scale * side.min(width) * boards,
        }
    }

    fn picture_height(&self, appearance: &Appearance, width: f64, scale: f64) -> f64 {
        self.art.height(self.side(appearance, width, scale))
    }

    /// The height of its caption.
    fn caption_height(&self, appearance: &Appearance, width: f64) -> f64 {
        let lines = caption(appearance, &self.caption, width).len();
        if lines == 0 { 0.0 } else { lines as f64 * leading(appearance) + 1.5 }
    }

    /// Draws it without its caption from this corner; a board or what is wide is as wide as `side`.
    pub fn draw(&self, drawing: &mut DisplayList, (left, top): At, side: f64) {
        let instead = self.as_text().join("\n");
        drawing.tagged(Tag::Figure(instead), |drawing| self.art.draw(drawing, (left, top), side));
        if let Form::Example { is_allowed } = self.form {
            draw_verdict(drawing, (left + side + 7.0, top + 6.0), is_allowed);
        }
    }

    /// A drawing of it without its caption.
    pub fn alone(&self, style: Style) -> DisplayList {
        const ROOM: f64 = WIDEST;
        const EDGE: f64 = 2.0;
        let appearance = theme::standard(style.ink);
        let side = self.side(&appearance, ROOM, 1.0);
        let beside = match self.form {
            Form::Example { .. } => 10.0,
            Form::Board | Form::Known(_) | Form::Pair => side / SIDE * MARGIN,
            Form::Wide | Form::Key => 0.0,
        };
        let size = (side + beside + 2.0 * EDGE, self.picture_height(&appearance, ROOM, 1.0) + 2.0 * EDGE);
        let mut drawing = DisplayList::new(size, appearance, style.lang, self.caption.clone());
        self.draw(&mut drawing, (EDGE, EDGE), side);
        drawing
    }

    /// It as lines of text with its caption; nothing but the caption if it cannot be text.
    pub fn as_text(&self) -> Vec<String> {
        let sign = match self.form {
            Form::Example { is_allowed: true } => "✓ ",
            Form::Example { is_allowed: false } => "✗ ",
            Form::Board | Form::Wide | Form::Key | Form::Pair | Form::Known(_) => "",
        };
        let width = if self.is_small() { 36 } else { 76 };
        let mut lines: Vec<String> = self.art.text().lines().map(str::to_owned).collect();
        for (at, line) in wrapped(&self.caption, width - sign.chars().count()).iter().enumerate() {
            let before = if at == 0 { sign.to_owned() } else { " ".repeat(sign.chars().count()) };
            lines.push(before + line);
        }
        lines
    }
}

/// Two boards, with an arrow from the first to the second.
pub(crate) struct Pair(pub [Arc<dyn Art>; 2]);

impl Pair {
    /// The distance of the boards.
    const BETWEEN: f64 = 8.0;

    /// The whole width, and the width of a board, where one board would be so wide without the room
    /// for names.
    fn widths(side: f64) -> (f64, f64) {
        let whole = side * (SIDE + MARGIN) / SIDE;
        (whole, (whole - Self::BETWEEN) / 2.0)
    }

    fn side(width: f64) -> f64 {
        width * SIDE / (SIDE + MARGIN)
    }
}

impl Art for Pair {
    fn draw(&self, drawing: &mut DisplayList, (left, top): At, side: f64) {
        let (whole, own) = Self::widths(side);
        let (right, own) = (left + whole - own, Self::side(own));
        for (art, left) in self.0.iter().zip([left, right]) {
            art.draw(drawing, (left, top), own);
        }
        let (end, middle) = (right - 1.0, top + self.height(side) * 0.55);
        drawing.line(Look::Rule, (end - 5.0, middle), (end, middle));
        for aside in [-1.3, 1.3] {
            drawing.line(Look::Rule, (end - 1.8, middle + aside), (end, middle));
        }
    }

    fn height(&self, side: f64) -> f64 {
        let own = Self::side(Self::widths(side).1);
        self.0.iter().map(|art| art.height(own)).fold(0.0, f64::max)
    }

    fn text(&self) -> String {
        self.0.iter().map(|art| art.text()).collect::<Vec<_>>().join("\n")
    }
}

/// The height of pictures side by side in this width and on this scale, with their captions.
pub(super) fn height(appearance: &Appearance, row: &[Picture], width: f64, scale: f64) -> f64 {
    let column = width / row.len() as f64;
    let own = |picture: &Picture| {
        picture.picture_height(appearance, width, scale) + picture.caption_height(appearance, column)
    };
    row.iter().map(own).fold(0.0, f64::max) + 2.0
}

/// The scale on which pictures side by side are so high at most.
pub(super) fn scale(appearance: &Appearance, row: &[Picture], width: f64, most: f64) -> f64 {
    let [none, whole] = [0.0, 1.0].map(|scale| height(appearance, row, width, scale));
    if whole > none { ((most - none) / (whole - none)).min(1.0) } else { 1.0 }
}

/// The lines of a caption.
fn caption(appearance: &Appearance, text: &str, width: f64) -> Vec<String> {
    lines_in(&appearance.fonts, caption_type(appearance), width - 8.0, text)
}

fn caption_type(appearance: &Appearance) -> Type {
    Type { face: Face::Italic, size: appearance.size(Role::Caption), look: Look::Pale }
}

/// The distance of the lines of a caption.
fn leading(appearance: &Appearance) -> f64 {
    appearance.size(Role::Caption) * LEADING
}

/// Draws pictures side by side from this corner.
pub(super) fn draw(press: &mut Press, row: &[Picture], (left, top): At, width: f64, scale: f64) {
    let column = width / row.len() as f64;
    let appearance = Arc::clone(&press.appearance);
    for (at, picture) in row.iter().enumerate() {
        let left = left + column * at as f64;
        picture.draw(press.drawing(), (left, top), picture.side(&appearance, width, scale));
        let mut y = top + picture.picture_height(&appearance, width, scale) + 1.5;
        for line in caption(&appearance, &picture.caption, column) {
            y += leading(&appearance);
            press.drawing().text(caption_type(&appearance), Anchor::Start, (left, y), &line);
        }
    }
}

/// A tick or a cross.
fn draw_verdict(drawing: &mut DisplayList, (x, y): At, is_allowed: bool) {
    if is_allowed {
        drawing.line(Look::Rim, (x - 2.4, y), (x - 0.6, y + 2.2));
        drawing.line(Look::Rim, (x - 0.9, y + 2.2), (x + 2.6, y - 2.6));
    } else {
        drawing.line(Look::Rim, (x - 2.2, y - 2.2), (x + 2.2, y + 2.2));
        drawing.line(Look::Rim, (x - 2.2, y + 2.2), (x + 2.2, y - 2.2));
    }
}
