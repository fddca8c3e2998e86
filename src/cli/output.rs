//! Standard output.

use std::fmt::Display;
use std::io::{BufWriter, StdoutLock, Write};

use serde::Serialize;

use super::Failure;

/// Standard output, buffered. Errors come out of every call, so that work stops when nobody reads any more.
pub(super) struct Output(BufWriter<StdoutLock<'static>>);

impl Output {
    pub fn new() -> Self {
        Self(BufWriter::new(std::io::stdout().lock()))
    }

    /// Writes a text as it is.
    pub fn text(&mut self, text: impl Display) -> Result<(), Failure> {
        Ok(write!(self.0, "{text}")?)
    }

    /// Writes a line and hands it on at once.
    pub fn line(&mut self, line: impl Display) -> Result<(), Failure> {
        writeln!(self.0, "{line}")?;
        self.finish()
    }

    /// Writes one JSON document on a line.
    pub fn json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        self.line(serde_json::to_string(value).expect("plain data becomes JSON"))
    }

    /// Hands on what is buffered.
    pub fn finish(&mut self) -> Result<(), Failure> {
        Ok(self.0.flush()?)
    }
}
