//! The bundled fonts, and texts set in them: Noto Sans, reduced to Latin, Greek and Cyrillic.

use std::ops::Range;
use std::sync::LazyLock;

use rustybuzz::{UnicodeBuffer, ttf_parser};
use tiny_skia::Path;

use super::trace::Pen;
use super::{At, Type};

/// A font of the bundled family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// Upright.
    Regular,
    /// Bold.
    Bold,
    /// Slanted.
    Italic,
}

static FACES: LazyLock<[rustybuzz::Face<'static>; 3]> =
    LazyLock::new(|| Face::ALL.map(|face| rustybuzz::Face::from_slice(face.data(), 0).expect("the font is sound")));

impl Face {
    /// All fonts.
    pub const ALL: [Self; 3] = [Self::Regular, Self::Bold, Self::Italic];

    /// The file.
    #[must_use]
    pub fn data(self) -> &'static [u8] {
        match self {
            Self::Regular => include_bytes!("../fonts/NotoSans-Regular.ttf"),
            Self::Bold => include_bytes!("../fonts/NotoSans-Bold.ttf"),
            Self::Italic => include_bytes!("../fonts/NotoSans-Italic.ttf"),
        }
    }

    fn font(self) -> &'static rustybuzz::Face<'static> {
        &FACES[self as usize]
    }

    /// The units of its design in the size of a text.
    #[must_use]
    pub fn units_per_em(self) -> f64 {
        f64::from(self.font().units_per_em())
    }

    /// The outline of a glyph, in units of the design, upward from the baseline; none of a space.
    #[must_use]
    pub fn outline(self, glyph: u16) -> Option<Path> {
        let mut pen = Pen::default();
        self.font().outline_glyph(ttf_parser::GlyphId(glyph), &mut pen)?;
        pen.0.finish()
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
    /// How it is set.
    pub kind: Type,
    /// Where it begins on its baseline.
    pub at: At,
    /// What it says.
    pub text: String,
    /// Its glyphs, from left to right.
    pub glyphs: Vec<Glyph>,
}

impl Run {
    /// Sets a text.
    #[must_use]
    pub fn set(kind: Type, at: At, text: &str) -> Self {
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        let shaped = rustybuzz::shape(kind.face.font(), &[], buffer);
        let em = kind.face.units_per_em();
        let (infos, positions) = (shaped.glyph_infos(), shaped.glyph_positions());
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
        let glyphs = glyphs.collect();
        Self { kind, at, text: text.to_owned(), glyphs }
    }

    /// Its width.
    #[must_use]
    pub fn width(&self) -> f64 {
        self.glyphs.iter().map(|glyph| glyph.advance).sum::<f64>() * self.kind.size
    }
}

/// The first sign of a text that the fonts do not have.
#[must_use]
pub fn missing_sign(text: &str) -> Option<char> {
    text.chars().find(|&sign| Face::ALL.iter().any(|face| face.font().glyph_index(sign).is_none()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_as_wide_as_their_glyphs() {
        let kind = Type::plain(10.0);
        assert!(kind.width("WW") > 1.9 * kind.width("W"));
        // Kerning brings these together.
        assert!(kind.width("Té") < kind.width("T") + kind.width("é"));
        assert_eq!(kind.width(""), 0.0);
    }

    #[test]
    fn the_fonts_have_what_is_needed() {
        assert_eq!(missing_sign("Árvíztűrő tükörfúrógép ÁRVÍZTŰRŐ αβγδ Морской бой 0–9 … ×"), None);
        assert_eq!(missing_sign("a\u{1f6a2}b"), Some('\u{1f6a2}'));
    }
}
