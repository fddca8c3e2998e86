//! Web sites with a page for each puzzle, and the QR codes that lead there.

use std::fmt;
use std::str::FromStr;

use qrcodegen::{QrCode, QrCodeEcc};
use thiserror::Error;

use crate::drawing::{At, DisplayList, Look};

/// The address of a web site with a page for each puzzle, as
/// [`Bindable::site_page`](super::Bindable::site_page) names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site(String);

/// Why a text is not the address of a site.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SiteError {
    /// It is no address of the web.
    #[error("expected an address such as https://example.org/puzzles")]
    Scheme,
    /// Codes would become too fine.
    #[error("expected at most {LONGEST} characters, or the codes would be too large")]
    TooLong,
    /// Addresses are written without this sign.
    #[error("an address of the web has no {0:?}: expected it percent-encoded")]
    Sign(char),
}

/// The most characters of a site's address.
const LONGEST: usize = 60;

/// The side of a module, one of the squares of a code, in millimetres. A telephone reads it at
/// arm's length.
const MODULE: f64 = 0.42;

/// The modules that stay free around a code, as its standard asks.
const QUIET: i32 = 4;

impl Site {
    /// The address of the page with this name.
    pub(super) fn page(&self, name: &str) -> String {
        format!("{}/{name}", self.0.trim_end_matches('/'))
    }
}

impl FromStr for Site {
    type Err = SiteError;

    fn from_str(text: &str) -> Result<Self, SiteError> {
        let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        if rest.is_none_or(|rest| rest.starts_with('/') || rest.is_empty()) {
            return Err(SiteError::Scheme);
        }
        if text.len() > LONGEST {
            return Err(SiteError::TooLong);
        }
        let is_sign = |sign: char| sign.is_ascii_alphanumeric() || "-._~:/[]@!$&'()*+,;=%".contains(sign);
        match text.chars().find(|&sign| !is_sign(sign)) {
            Some(sign) => Err(SiteError::Sign(sign)),
            None => Ok(Self(text.to_owned())),
        }
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

pub(super) struct Code(QrCode);

impl Code {
    /// The code of an address.
    pub(super) fn of(address: &str) -> Self {
        Self(QrCode::encode_text(address, QrCodeEcc::Medium).expect("a code has room for many more letters"))
    }

    /// Its side in millimetres, with what stays free around it.
    pub(super) fn side(&self) -> f64 {
        f64::from(self.0.size() + 2 * QUIET) * MODULE
    }

    /// Draws it from this corner: each row as stretches of dark modules.
    pub(super) fn draw(&self, drawing: &mut DisplayList, (left, top): At) {
        let place = |module: i32| f64::from(module + QUIET) * MODULE;
        let modules: Vec<i32> = (0..self.0.size()).collect();
        for &row in &modules {
            let is_dark = |&column: &i32| self.0.get_module(column, row);
            for stretch in modules.chunk_by(|one, other| is_dark(one) == is_dark(other)) {
                let (first, end) = (stretch[0], stretch[0] + stretch.len() as i32);
                if is_dark(&first) {
                    let corner = (left + place(first), top + place(row));
                    drawing.rect(Look::Bar, corner, (left + place(end), top + place(row + 1)), 0.0);
                }
            }
        }
    }
}
