//! Themes: what the pages of a book look like, what stands in it beside the puzzles, and in which
//! order.
//!
//! A theme is one TOML file. It is laid over one that comes with the program, a [`Preset`], so it
//! says only what differs. The preset is itself such a file, which says everything that can be
//! said: a key that it does not have is unknown.

mod part;
mod values;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

pub use part::{Part, PartError};
use serde::Deserialize;
use thiserror::Error;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue, Deserializer};
pub use values::markdown;
use values::{Colour, Grey, Heading, InCells, Markdown, Order, PAINT, PaintIn, Scale, Size};

use super::Ink;
use super::drawing::{Appearance, BoardType, Face, Fonts, Look, Paint, Role};
use smyoz_core::lang::nearest;

/// What a book looks like.
#[derive(Clone, Debug, PartialEq)]
pub struct Theme {
    colour: BTreeMap<Look, Paint>,
    mono: BTreeMap<Look, Paint>,
    sizes: BTreeMap<Role, f64>,
    board: BoardType,
    headings: BTreeMap<Part, String>,
    /// The parts of the book in their order.
    pub order: Vec<Part>,
    /// Whether the theme's own file gives that order.
    pub has_own_order: bool,
    /// The foreword in Markdown, if there is one.
    pub foreword: Option<String>,
    /// The afterword in Markdown, if there is one.
    pub afterword: Option<String>,
    /// What precedes the imprint, in Markdown.
    pub imprint: Option<String>,
    /// The files of fonts that the theme names, as it names them. Whoever reads the theme reads
    /// them into `fonts`.
    pub font_files: BTreeMap<Face, String>,
    pub fonts: Fonts,
}

/// A theme that comes with the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Preset {
    #[default]
    Standard,
    /// Large print: larger type, larger symbols, and thicker strokes.
    LargePrint,
}

impl Preset {
    /// What it says that is not as usual.
    fn text(self) -> &'static str {
        match self {
            Self::Standard => "",
            Self::LargePrint => include_str!("large-print.toml"),
        }
    }
}

/// Why a theme cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {message}")]
pub struct ThemeError {
    /// The line, from 1.
    pub line: usize,
    message: String,
}

impl Theme {
    /// The file of the usual theme. It says everything that can be said, with comments.
    pub const STANDARD: &'static str = include_str!("default.toml");

    /// The theme of this file; what it does not say is as in the preset.
    ///
    /// # Errors
    /// If it is not TOML, has an unknown key, or a value that was not expected.
    pub fn read(preset: Preset, text: &str) -> Result<Self, ThemeError> {
        Self::layered(preset, "", text, |_| true)
    }

    /// The theme of a file that [`read`](Self::read) accepts, and of another laid over it. Only
    /// these keys are read; the second file may have others.
    ///
    /// # Errors
    /// If the second file has an unknown key among these, or a value that was not expected.
    pub fn layered(
        preset: Preset,
        under: &str,
        text: &str,
        is_its_key: impl Fn(&str) -> bool,
    ) -> Result<Self, ThemeError> {
        let error = |wrong: Misplaced| ThemeError { line: line_at(text, wrong.at), message: wrong.message };
        let mut table = DeTable::parse(Self::STANDARD).expect("the usual theme is well-formed");
        let mut has_own_order = false;
        for layer in [preset.text(), under, text] {
            let keys = DeTable::parse(layer).map_err(Misplaced::from).map_err(error)?.into_inner();
            let layer: DeTable = keys.into_iter().filter(|(key, _)| is_its_key(key.get_ref())).collect();
            has_own_order |= layer.contains_key("order");
            lay(&layer, table.get_mut(), 0).map_err(error)?;
        }
        let written = Written::deserialize(Deserializer::from(table)).map_err(Misplaced::from).map_err(error)?;
        Ok(Self { has_own_order, ..written.into() })
    }

    /// The keys of a theme's file.
    pub const KEYS: [&'static str; 9] =
        ["scale", "order", "texts", "headings", "fonts", "sizes", "board", "colour", "mono"];

    /// What marks look like in an ink.
    #[must_use]
    pub fn appearance(&self, ink: Ink) -> Appearance {
        let paints = match ink {
            Ink::Colour => self.colour.clone(),
            Ink::Mono => self.mono.clone(),
        };
        let (sizes, fonts) = (self.sizes.clone(), self.fonts.clone());
        Appearance { ink, paints, sizes, least_type: 0.0, least_in_figures: 0.0, board: self.board, fonts }
    }

    /// What a part is called, if the theme says it.
    #[must_use]
    pub fn heading(&self, part: Part) -> Option<&str> {
        self.headings.get(&part).map(String::as_str)
    }
}

impl From<Preset> for Theme {
    fn from(preset: Preset) -> Self {
        Self::read(preset, "").expect("the presets are well-formed")
    }
}

impl Default for Theme {
    fn default() -> Self {
        Preset::Standard.into()
    }
}

/// The usual appearance, of sheets that need no theme.
pub fn standard(ink: Ink) -> Arc<Appearance> {
    static COLOUR: LazyLock<Arc<Appearance>> = LazyLock::new(|| Arc::new(Theme::default().appearance(Ink::Colour)));
    static MONO: LazyLock<Arc<Appearance>> = LazyLock::new(|| Arc::new(Theme::default().appearance(Ink::Mono)));
    match ink {
        Ink::Colour => Arc::clone(&COLOUR),
        Ink::Mono => Arc::clone(&MONO),
    }
}

/// The line, from 1, of the byte with this index.
#[must_use]
pub fn line_at(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
}

/// What is wrong, and where it begins in the file.
struct Misplaced {
    at: usize,
    message: String,
}

impl From<toml::de::Error> for Misplaced {
    fn from(error: toml::de::Error) -> Self {
        let message = error.message().lines().collect::<Vec<_>>().join(", ");
        Self { at: error.span().map_or(0, |span| span.start), message }
    }
}

/// Lays a table over another, key by key. Only the other's keys are known, and those of paints,
/// which are the innermost tables.
fn lay<'a>(over: &DeTable<'a>, under: &mut DeTable<'a>, depth: usize) -> Result<(), Misplaced> {
    const PAINTS: usize = 2;
    for (key, value) in over {
        if depth == PAINTS && !PAINT.contains(&&**key.get_ref()) {
            return Err(unknown(key, &PAINT));
        }
        if depth < PAINTS && !under.contains_key(key) {
            return Err(unknown(key, &under.keys().map(|key| &**key.get_ref()).collect::<Vec<_>>()));
        }
        let mut value = value.clone();
        if let (Some(DeValue::Table(mut below)), DeValue::Table(over)) =
            (under.remove(key).map(Spanned::into_inner), value.get_ref())
        {
            lay(over, &mut below, depth + 1)?;
            *value.get_mut() = DeValue::Table(below);
        }
        // With the places of the upper table, where errors are.
        under.insert(key.clone(), value);
    }
    Ok(())
}

fn unknown(key: &Spanned<DeString>, known: &[&str]) -> Misplaced {
    let name = &**key.get_ref();
    let meant = match nearest(name, known.iter().copied()) {
        Some(nearest) => format!("did you mean `{nearest}`?"),
        None => format!("expected {}", known.join(", ")),
    };
    Misplaced { at: key.span().start, message: format!("unknown key `{name}`: {meant}") }
}

/// A whole theme as it is written.
#[derive(Deserialize)]
struct Written {
    scale: Scale,
    order: Order,
    texts: Texts,
    headings: BTreeMap<Part, Heading>,
    fonts: BTreeMap<Face, String>,
    sizes: BTreeMap<Role, Size>,
    board: Board,
    colour: BTreeMap<Look, PaintIn<Colour>>,
    mono: BTreeMap<Look, PaintIn<Grey>>,
}

#[derive(Deserialize)]
struct Texts {
    foreword: Markdown,
    afterword: Markdown,
    imprint: Markdown,
}

#[derive(Deserialize)]
struct Board {
    symbol: InCells,
    coordinate: InCells,
}

impl From<Written> for Theme {
    fn from(written: Written) -> Self {
        let said = |text: &String| !text.is_empty();
        let headings = written.headings.into_iter().map(|(part, Heading(name))| (part, name));
        let Texts { foreword, afterword, imprint } = written.texts;
        let text = |Markdown(text)| Some(text).filter(said);
        Self {
            colour: written.colour.into_iter().map(|(look, painted)| (look, painted.paint)).collect(),
            mono: written.mono.into_iter().map(|(look, painted)| (look, painted.paint)).collect(),
            sizes: written.sizes.into_iter().map(|(role, size)| (role, size.0 * written.scale.0)).collect(),
            board: BoardType { symbol: written.board.symbol.0, coordinate: written.board.coordinate.0 },
            headings: headings.filter(|(_, name)| said(name)).collect(),
            order: written.order.0,
            has_own_order: false,
            foreword: text(foreword),
            afterword: text(afterword),
            imprint: text(imprint),
            font_files: written.fonts.into_iter().filter(|(_, file)| said(file)).collect(),
            fonts: Fonts::default(),
        }
    }
}
