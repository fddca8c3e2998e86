//! What a book looks like: a theme from a file, or one that comes with the program, and fonts.

use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};
use thiserror::Error;

use super::book::YES;
use super::input::read_text;
use super::{CommandError, files, shown};
use smyoz_paper::drawing::{Face, Font};
use smyoz_paper::{Preset, Theme};

/// What a book looks like.
#[derive(Args)]
pub(super) struct ThemeArgs {
    /// Theme in a TOML file: colours, sizes, texts, fonts, order of parts
    #[arg(long, value_hint = ValueHint::FilePath, value_name = "FILE")]
    theme: Option<PathBuf>,
    /// Print the standard theme, with comments, and do nothing else
    #[arg(long, hide_short_help = true, exclusive = true)]
    pub print_theme: bool,
    /// Larger type, larger symbols and thicker strokes, except where the theme sets them
    #[arg(long, hide_short_help = true)]
    pub large_print: bool,
    /// TrueType or OpenType font instead of Noto Sans
    ///
    /// Give it up to three times: regular, bold, italic.
    #[arg(long, hide_short_help = true, value_hint = ValueHint::FilePath, value_name = "FILE")]
    font: Vec<PathBuf>,
}

/// The most bytes of a font. Those with all Chinese characters take some 20 MiB.
const FONT_LIMIT: u64 = 64 << 20;

#[derive(Debug, Error)]
#[error("expected at most three fonts: regular, bold and italic")]
struct TooManyFontsError;

impl ThemeArgs {
    /// The files that are read.
    pub fn files(&self) -> impl Iterator<Item = &PathBuf> {
        self.theme.iter().chain(&self.font)
    }

    /// The theme, with its fonts; over it is laid what another file says, of which these keys
    /// belong to a theme.
    pub fn theme(&self, over: Option<(&Path, &str)>, is_its_key: fn(&str) -> bool) -> Result<Theme, CommandError> {
        let preset = if self.large_print { Preset::LargePrint } else { Preset::Standard };
        let text = self.theme.as_deref().map(read_text).transpose()?;
        let mut theme = match self.theme.as_ref().zip(text.as_ref()) {
            Some((path, text)) => read(preset, path, text)?,
            None => preset.into(),
        };
        if let Some((path, over)) = over {
            let failure = |error| CommandError::content(shown::path(path), error);
            let under = text.as_deref().unwrap_or_default();
            let fonts = theme.fonts;
            theme = Theme::layered(preset, under, over, is_its_key).map_err(failure)?;
            theme.fonts = fonts;
        }
        if let Some(fourth) = self.font.get(Face::ALL.len()) {
            return Err(CommandError::content(format!("--font {}", shown::path(fourth)), TooManyFontsError));
        }
        for (face, path) in Face::ALL.into_iter().zip(&self.font) {
            theme.fonts[face] = read_font(path)?;
        }
        Ok(theme)
    }
}

impl ThemeArgs {
    /// The options that decide what a book looks like, with the names of their files.
    pub fn options(&self) -> impl Iterator<Item = (&'static str, String)> {
        let theme = self.theme.iter().map(|path| ("theme", shown::name(path)));
        let large = self.large_print.then(|| ("large-print", YES.to_owned()));
        theme.chain(large).chain(self.font.iter().map(|path| ("font", shown::name(path))))
    }
}

fn read(preset: Preset, path: &Path, text: &str) -> Result<Theme, CommandError> {
    let mut theme = Theme::read(preset, text).map_err(|error| CommandError::content(shown::path(path), error))?;
    for (face, file) in theme.font_files.clone() {
        theme.fonts[face] = read_font(&files::parent(path).join(file))?;
    }
    Ok(theme)
}

fn read_font(path: &Path) -> Result<Font, CommandError> {
    // It is in use until the program ends.
    let data = files::read(path, FONT_LIMIT)?.leak();
    Font::read(data).map_err(|error| CommandError::content(shown::path(path), error))
}
