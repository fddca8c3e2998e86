//! Standard output for answers, standard error for messages.

use std::fmt::Display;
use std::io::{self, BufWriter, StdoutLock, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use super::Failure;

/// Tells something on standard error. That nobody listens there is no reason to stop.
pub(super) fn tell(message: impl Display) {
    let _ = beside_bar(|| io::stderr().write_all(format!("{message}\n").as_bytes()));
}

/// The bar that is shown while input is read, if there is one.
static BAR: Mutex<Option<ProgressBar>> = Mutex::new(None);

/// Shows on standard error how many of so many bytes are read; answers and messages come above it. Nothing is shown
/// where that is no terminal.
pub(super) fn show_bytes(total: u64) -> ProgressBar {
    let template = "{wide_bar} {percent} %, {eta} left";
    let style = ProgressStyle::with_template(template).expect("the template is well-formed");
    let bar = ProgressBar::new(total).with_style(style);
    if !bar.is_hidden() {
        *lock_bar() = Some(bar.clone());
    }
    bar
}

/// Removes the bar that is shown.
pub(super) fn hide_bar() {
    if let Some(bar) = lock_bar().take() {
        bar.finish_and_clear();
    }
}

/// A panic elsewhere leaves nothing half done here.
fn lock_bar() -> MutexGuard<'static, Option<ProgressBar>> {
    BAR.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Writes something while the bar is away.
fn beside_bar<T>(write: impl FnOnce() -> T) -> T {
    match &*lock_bar() {
        Some(bar) => bar.suspend(write),
        None => write(),
    }
}

/// A bar on standard error; none if that is no terminal.
pub(super) fn progress_bar(length: usize, unit: &str) -> ProgressBar {
    let template = format!("{{bar:40}} {{pos}}/{{len}} {unit}, {{per_sec}}, {{eta}} left");
    let style = ProgressStyle::with_template(&template).expect("the template is well-formed");
    ProgressBar::new(length as u64).with_style(style)
}

/// A sign of life on standard error while a question is thought about; none if that is no terminal, or a bar is shown.
pub(super) fn spinner(message: &'static str) -> ProgressBar {
    if lock_bar().is_some() {
        return ProgressBar::hidden();
    }
    let spinner = ProgressBar::new_spinner().with_message(message);
    if !spinner.is_hidden() {
        spinner.enable_steady_tick(Duration::from_millis(200));
    }
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
        Ok(beside_bar(|| write!(self.0, "{text}"))?)
    }

    /// Writes a line and hands it on at once.
    pub fn line(&mut self, line: impl Display) -> Result<(), Failure> {
        Ok(beside_bar(|| writeln!(self.0, "{line}").and_then(|()| self.0.flush()))?)
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
        let mut table = self.csv_table(header)?;
        for record in records {
            table.record(&record)?;
        }
        table.finish()
    }

    /// Begins a table as CSV.
    pub fn csv_table<const N: usize>(&mut self, header: &[&str; N]) -> Result<Csv<'_, N>, Failure> {
        let mut writer = csv::Writer::from_writer(&mut self.0);
        writer.write_record(header).map_err(csv_error)?;
        Ok(Csv(writer))
    }

    /// Hands on what is buffered.
    pub fn finish(&mut self) -> Result<(), Failure> {
        Ok(beside_bar(|| self.0.flush())?)
    }
}

/// A table as CSV, a record a line.
pub(super) struct Csv<'a, const N: usize>(csv::Writer<&'a mut BufWriter<StdoutLock<'static>>>);

impl<const N: usize> Csv<'_, N> {
    /// Writes a record.
    pub fn record(&mut self, record: &[String; N]) -> Result<(), Failure> {
        Ok(beside_bar(|| self.0.write_record(record)).map_err(csv_error)?)
    }

    /// Hands on what is buffered.
    pub fn finish(mut self) -> Result<(), Failure> {
        Ok(beside_bar(|| self.0.flush())?)
    }
}

/// The error at standard output inside, which tells a closed pipe from others.
fn csv_error(error: csv::Error) -> io::Error {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => error,
        other => io::Error::other(format!("{other:?}")),
    }
}
