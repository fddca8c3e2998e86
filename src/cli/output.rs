//! Standard output for answers, standard error for messages.

use std::fmt::Display;
use std::io::{self, BufWriter, StdoutLock, Write};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use super::Failure;

/// Tells something on standard error. That nobody listens there is no reason to stop.
pub(super) fn tell(message: impl Display) {
    let _ = io::stderr().write_all(format!("{message}\n").as_bytes());
}

/// A bar on standard error; none if that is no terminal.
pub(super) fn progress_bar(length: usize, unit: &str) -> ProgressBar {
    let template = format!("{{bar:40}} {{pos}}/{{len}} {unit}, {{per_sec}}, {{eta}} left");
    let style = ProgressStyle::with_template(&template).expect("the template is well-formed");
    ProgressBar::new(length as u64).with_style(style)
}

/// A sign of life on standard error while a question is thought about; none if that is no terminal.
pub(super) fn spinner(message: &'static str) -> ProgressBar {
    let spinner = ProgressBar::new_spinner().with_message(message);
    spinner.enable_steady_tick(Duration::from_millis(200));
    spinner
}

/// Standard output, buffered. Errors come out of every call, so that work stops when nobody reads any more.
pub(super) struct Output(BufWriter<StdoutLock<'static>>);

impl Output {
    pub fn new() -> Self {
        Self(BufWriter::new(io::stdout().lock()))
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

    /// Writes a table as CSV.
    pub fn csv<const N: usize>(
        &mut self,
        header: &[&str; N],
        records: impl Iterator<Item = [String; N]>,
    ) -> Result<(), Failure> {
        let mut writer = csv::Writer::from_writer(&mut self.0);
        writer.write_record(header).map_err(csv_error)?;
        for record in records {
            writer.write_record(&record).map_err(csv_error)?;
        }
        Ok(writer.flush()?)
    }

    /// Hands on what is buffered.
    pub fn finish(&mut self) -> Result<(), Failure> {
        Ok(self.0.flush()?)
    }
}

/// The error at standard output inside, which tells a closed pipe from others.
fn csv_error(error: csv::Error) -> io::Error {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => error,
        other => io::Error::other(format!("{other:?}")),
    }
}
