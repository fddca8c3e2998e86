//! Fonts, and texts set in them.

use std::collections::HashMap;
use std::fmt;
use std::ops::{Index, IndexMut, Range};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use rustybuzz::{Direction, Script, ShapePlan, UnicodeBuffer, script, ttf_parser};
use serde::Deserialize;
use thiserror::Error;
use tiny_skia::Path;

use super::trace::Pen;
use super::{At, Type};

/// Which font of a family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Face {
    Regular,
    Bold,
    Italic,
}

impl Face {
    pub const ALL: [Self; 3] = [Self::Regular, Self::Bold, Self::Italic];

    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Regular => "regular",
            Self::Bold => "bold",
            Self::Italic => "italic",
        }
    }
}

/// A font. Clones share it.
#[derive(Clone)]
pub struct Font {
    data: &'static [u8],
    face: Arc<rustybuzz::Face<'static>>,
    shaped: Arc<Mutex<Shaped>>,
}

/// What was shaped so far: texts repeat their words, and to shape one takes many times as long as
/// to look it up.
#[derive(Default)]
struct Shaped {
    /// How to set each script from left to right.
    plans: HashMap<Option<Script>, ShapePlan>,
    texts: HashMap<String, Arc<[Glyph]>>,
}

impl Shaped {
    /// The most texts that are kept; then all are forgotten.
    const MOST: usize = 1 << 16;
}

/// The data is not a usable font.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected a TrueType or OpenType font with outlines")]
pub struct NoFontError;

impl Font {
    /// Reads the content of a font's file. It stays in use, so one that was read from disk is
    /// leaked: a program needs few.
    ///
    /// # Errors
    /// If it is not a font, or one that consists of pictures.
    pub fn read(data: &'static [u8]) -> Result<Self, NoFontError> {
        let face = rustybuzz::Face::from_slice(data, 0).ok_or(NoFontError)?;
        let tables = face.tables();
        let has_outlines = tables.glyf.is_some() || tables.cff.is_some();
        if has_outlines { Ok(Self { data, face: Arc::new(face), shaped: Arc::default() }) } else { Err(NoFontError) }
    }

    /// The content of its file.
    #[must_use]
    pub fn data(&self) -> &'static [u8] {
        self.data
    }

    /// The units of its design in the size of a text.
    #[must_use]
    pub fn units_per_em(&self) -> f64 {
        f64::from(self.face.units_per_em())
    }

    /// The outline of a glyph, in units of the design, upward from the baseline; none of a space.
    #[must_use]
    pub fn outline(&self, glyph: u16) -> Option<Path> {
        let mut pen = Pen::default();
        self.face.outline_glyph(ttf_parser::GlyphId(glyph), &mut pen)?;
        pen.0.finish()
    }

    /// The glyphs of a text, from left to right.
    fn glyphs(&self, text: &str) -> Arc<[Glyph]> {
        let mut shaped = self.shaped.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(glyphs) = shaped.texts.get(text) {
            return Arc::clone(glyphs);
        }
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.set_direction(Direction::LeftToRight);
        buffer.guess_segment_properties();
        let script = Some(buffer.script()).filter(|&script| script != script::UNKNOWN);
        let plan = || ShapePlan::new(&self.face, Direction::LeftToRight, script, None, &[]);
        let plan = shaped.plans.entry(script).or_insert_with(plan);
        let set = rustybuzz::shape_with_plan(&self.face, plan, buffer);
        let em = self.units_per_em();
        let (infos, positions) = (set.glyph_infos(), set.glyph_positions());
        let glyphs = infos.iter().zip(positions).enumerate().map(|(index, (info, position))| {
            let start = info.cluster as usize;
            let later = infos[index..].iter().map(|info| info.cluster as usize).find(|&cluster| cluster > start);
            Glyph {
                id: u16::try_from(info.glyph_id).expect("a font has at most 65536 glyphs"),
                advance: f64::from(position.x_advance) / em,
                offset: f64::from(position.x_offset) / em,
                range: start..later.unwrap_or(text.len()),
            }
        });
        let glyphs: Arc<[Glyph]> = glyphs.collect();
        if shaped.texts.len() >= Shaped::MOST {
            shaped.texts.clear();
        }
        shaped.texts.insert(text.to_owned(), Arc::clone(&glyphs));
        glyphs
    }
}

impl PartialEq for Font {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.data, other.data) || self.data == other.data
    }
}

impl fmt::Debug for Font {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Font({} bytes)", self.data.len())
    }
}

/// The fonts of a document: by default Noto Sans, reduced to Latin, Greek and Cyrillic.
#[derive(Clone, Debug, PartialEq)]
pub struct Fonts([Font; 3]);

static BUNDLED: LazyLock<Fonts> = LazyLock::new(|| {
    let files: [&[u8]; 3] = [
        include_bytes!("../fonts/NotoSans-Regular.ttf"),
        include_bytes!("../fonts/NotoSans-Bold.ttf"),
        include_bytes!("../fonts/NotoSans-Italic.ttf"),
    ];
    Fonts(files.map(|file| Font::read(file).expect("the font is sound")))
});

impl Default for Fonts {
    fn default() -> Self {
        BUNDLED.clone()
    }
}

impl Index<Face> for Fonts {
    type Output = Font;

    fn index(&self, face: Face) -> &Font {
        &self.0[face as usize]
    }
}

impl IndexMut<Face> for Fonts {
    fn index_mut(&mut self, face: Face) -> &mut Font {
        &mut self.0[face as usize]
    }
}

/// A glyph of a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Glyph {
    /// Its number in the font.
    pub id: u16,
    /// How far the next one is away, in sizes of the text.
    pub advance: f64,
    /// How far it is moved to the right, in sizes of the text.
    pub offset: f64,
    /// The part of the text that it stands for, in bytes.
    pub range: Range<usize>,
}

/// A text set in one font and size on one line.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    pub kind: Type,
    /// Where it begins on its baseline.
    pub at: At,
    pub text: String,
    /// Its glyphs, from left to right.
    pub glyphs: Arc<[Glyph]>,
}

/// A font does not have a sign of a text: nothing would be drawn in its place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the {} font has no sign {sign:?} (U+{:04X}), as in {text:?}", .face.name(), u32::from(*.sign))]
pub struct MissingSignError {
    /// The font.
    pub face: Face,
    /// The sign.
    pub sign: char,
    /// The text.
    pub text: String,
}

impl Run {
    /// Sets a text from left to right.
    #[must_use]
    pub fn set(fonts: &Fonts, kind: Type, at: At, text: &str) -> Self {
        Self { kind, at, text: text.to_owned(), glyphs: fonts[kind.face].glyphs(text) }
    }

    #[must_use]
    pub fn width(&self) -> f64 {
        self.glyphs.iter().map(|glyph| glyph.advance).sum::<f64>() * self.kind.size
    }

    /// Checks that the font has all signs.
    ///
    /// # Errors
    /// If it does not.
    pub fn expect_signs(&self) -> Result<(), MissingSignError> {
        let missing = |sign| MissingSignError { face: self.kind.face, sign, text: self.text.clone() };
        self.missing_sign().map_or(Ok(()), |sign| Err(missing(sign)))
    }

    /// The first sign that the font does not have.
    #[must_use]
    pub fn missing_sign(&self) -> Option<char> {
        /// The number of the glyph that stands for what is missing.
        const MISSING: u16 = 0;
        let missing = self.glyphs.iter().find(|glyph| glyph.id == MISSING)?;
        self.text[missing.range.clone()].chars().next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_as_wide_as_their_glyphs() {
        let fonts = Fonts::default();
        let width = |text| Type::plain(10.0).width(&fonts, text);
        assert!(width("WW") > 1.9 * width("W"));
        // Kerning brings these together.
        assert!(width("Té") < width("T") + width("é"));
        assert_eq!(width(""), 0.0);
    }

    #[test]
    fn what_is_kept_is_what_is_shaped() {
        let read = || Font::read(Fonts::default()[Face::Regular].data()).unwrap();
        let kept = read();
        for text in ["Té", "Морской", "", "e\u{301}", "12–14", "Té", "αβγ", "Морской"] {
            assert_eq!(kept.glyphs(text), read().glyphs(text), "{text}");
        }
    }

    #[test]
    fn the_fonts_have_what_is_needed() {
        let missing = |face, text| {
            let kind = Type { face, ..Type::plain(10.0) };
            Run::set(&Fonts::default(), kind, (0.0, 0.0), text).missing_sign()
        };
        for face in Face::ALL {
            // The last letter is composed of two characters.
            let text = "Árvíztűrő tükörfúrógép ÁRVÍZTŰRŐ αβγδ Морской бой 0–9 … × e\u{301}";
            assert_eq!(missing(face, text), None);
            assert_eq!(missing(face, "a\u{1f6a2}b"), Some('\u{1f6a2}'));
        }
    }

    #[test]
    fn only_fonts_are_read() {
        assert_eq!(Font::read(b"").unwrap_err(), NoFontError);
        assert_eq!(Font::read(b"not a font").unwrap_err(), NoFontError);
        let bold = Fonts::default()[Face::Bold].data();
        assert_eq!(Font::read(bold).unwrap(), Fonts::default()[Face::Bold]);
        assert_eq!(Font::read(&bold[..bold.len() / 10]).unwrap_err(), NoFontError);
    }
}
