//! The value of `--page`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The size of a page.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Paper {
    /// Its width and height in millimetres.
    pub size: (f64, f64),
    text: String,
}

#[derive(Debug, Error)]
#[error("expected a4, a5, letter, or width and height from 100 to 500 mm such as 6x9in or 148x210mm")]
pub(super) struct PaperError;

/// The sizes that have names, in millimetres.
const NAMED: [(&str, (f64, f64)); 3] = [("a4", (210.0, 297.0)), ("a5", (148.0, 210.0)), ("letter", (215.9, 279.4))];

pub(super) fn names() -> Vec<&'static str> {
    NAMED.map(|(name, _)| name).to_vec()
}

impl FromStr for Paper {
    type Err = PaperError;

    fn from_str(text: &str) -> Result<Self, PaperError> {
        let size = match NAMED.iter().find(|(name, _)| name.eq_ignore_ascii_case(text)) {
            Some(&(_, size)) => size,
            None => {
                let (sides, unit) = match (text.strip_suffix("mm"), text.strip_suffix("in")) {
                    (Some(sides), _) => (sides, 1.0),
                    (_, Some(sides)) => (sides, 25.4),
                    _ => return Err(PaperError),
                };
                let (width, height) = sides.split_once('x').ok_or(PaperError)?;
                let side = |side: &str| side.parse::<f64>().map(|side| side * unit).map_err(|_| PaperError);
                (side(width)?, side(height)?)
            }
        };
        let is_page = |side: f64| (100.0..=500.0).contains(&side);
        let text = text.to_ascii_lowercase();
        if is_page(size.0) && is_page(size.1) { Ok(Self { size, text }) } else { Err(PaperError) }
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
