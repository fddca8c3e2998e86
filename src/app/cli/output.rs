//! Standard output for answers, standard error for messages.

use std::fmt::{self, Display};
use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::Duration;

use indicatif::{HumanDuration, ProgressBar, ProgressState, ProgressStyle};
use serde::Serialize;

use super::terminal::{self, Tone};
use super::{Answer, CommandError, shown};
use crate::registry::Reply;

/// Whether only answers and failures are wanted.
static IS_QUIET: AtomicBool = AtomicBool::new(false);

/// From now on, messages and progress are not shown.
pub(super) fn be_quiet() {
    IS_QUIET.store(true, Ordering::Relaxed);
}

/// Whether only answers and failures are wanted.
pub(super) fn is_quiet() -> bool {
    IS_QUIET.load(Ordering::Relaxed)
}

/// Prints a message on standard error, unless the run is quiet.
pub(super) fn tell(message: impl Display) {
    if !is_quiet() {
        complain(message);
    }
}

/// Prints on standard error what went wrong; failure to write there is ignored. It does not wait
/// for an answer that is being written, which perhaps nobody reads.
pub(super) fn complain(message: impl Display) {
    write_message("", message);
}

/// Prints on standard error why the command, or a part of it, failed.
pub(super) fn tell_failure(failure: &CommandError) {
    write_message(terminal::message(&format!("{}: ", shown::program()), Tone::Bad), failure);
}

fn write_message(prefix: impl Display, message: impl Display) {
    let write = || io::stderr().write_all(format!("{prefix}{}\n", shown::lines(&message.to_string())).as_bytes());
    let bar = match BAR.try_lock() {
        Ok(bar) => bar.clone(),
        Err(TryLockError::Poisoned(bar)) => bar.into_inner().clone(),
        Err(TryLockError::WouldBlock) => None,
    };
    let _ = bar.map_or_else(write, |bar| bar.suspend(write));
}

/// The bar that is shown while input is read or answered, if any.
static BAR: Mutex<Option<ProgressBar>> = Mutex::new(None);

/// Shows a bar of the bytes read on standard error, unless another bar is there; answers and
/// messages are printed above it. It is hidden if standard error is not a terminal.
pub(super) fn show_bytes(total: u64) -> Option<ProgressBar> {
    let bar = unless_quiet(ProgressBar::new(total)).with_style(reading());
    let mut shown = lock_bar();
    if shown.is_some() || bar.is_hidden() {
        return None;
    }
    *shown = Some(bar.clone());
    Some(bar)
}

/// Shows a bar that counts answers on standard error. It is hidden if that is not a terminal, or if
/// standard output is one, where the answers themselves appear. Their number is asked for only if
/// the bar is shown, and may be unknown.
pub(super) fn show_answers(total: impl FnOnce() -> Option<usize>) -> ProgressBar {
    let bar = unless_quiet(ProgressBar::no_length());
    if bar.is_hidden() || io::stdout().is_terminal() {
        return ProgressBar::hidden();
    }
    match total() {
        Some(total) => {
            count_from(&bar, "puzzles", Beside::Pace, 0);
            bar.set_length(total as u64);
        }
        None => bar.set_style(answering()),
    }
    bar.enable_steady_tick(Duration::from_secs(1));
    *lock_bar() = Some(bar.clone());
    bar
}

/// The style of a bar that counts answers to nobody knows how many puzzles.
fn answering() -> ProgressStyle {
    ProgressStyle::with_template("{spinner} {pos} done, {elapsed} so far").expect("the template is well-formed")
}

/// The style of a bar that counts bytes.
fn reading() -> ProgressStyle {
    ProgressStyle::with_template("{wide_bar} {percent} %, {eta} left").expect("the template is well-formed")
}

/// Removes the bar, if one is shown.
pub(super) fn hide_bar() {
    if let Some(bar) = lock_bar().take() {
        bar.finish_and_clear();
    }
}

/// The lock may be poisoned: a panic elsewhere leaves nothing half done here.
fn lock_bar() -> MutexGuard<'static, Option<ProgressBar>> {
    BAR.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Writes something while the bar is hidden.
fn beside_bar<T>(write: impl FnOnce() -> T) -> T {
    match &*lock_bar() {
        Some(bar) => bar.suspend(write),
        None => write(),
    }
}

/// What a bar that counts shows besides how many there are.
#[derive(Clone, Copy)]
pub(super) enum Beside {
    /// How many are done in a second, or how long each takes.
    Pace,
    Message,
}

/// The style of a bar that counts from a number that was reached before. The bar fills the terminal;
/// everything else fits into 40 columns.
fn counting(unit: &str, beside: Beside, before: u64) -> ProgressStyle {
    let beside = match beside {
        Beside::Pace => "{pace}",
        Beside::Message => "{msg}",
    };
    let template = format!("{{wide_bar}} {{pos}}/{{len}} {unit}, {beside}, {{time}}");
    let style = ProgressStyle::with_template(&template).expect("the template is well-formed");
    let done = move |state: &ProgressState| state.pos().saturating_sub(before);
    // If writing fails, one update is lost; the next one may succeed.
    style
        .with_key("pace", move |state: &ProgressState, text: &mut dyn fmt::Write| {
            let _ = text.write_str(&pace(done(state), state.elapsed()));
        })
        .with_key("time", move |state: &ProgressState, text: &mut dyn fmt::Write| {
            let left = state.len().unwrap_or_default().saturating_sub(state.pos());
            let _ = text.write_str(&time(done(state), left, state.elapsed()));
        })
}

/// How fast this many were done: `13.6/s`, or `26 s each`.
fn pace(done: u64, elapsed: Duration) -> String {
    let seconds = elapsed.as_secs_f64();
    if done > 0 && seconds > done as f64 {
        return format!("{:.0} s each", seconds / done as f64);
    }
    let mut rate = if seconds > 0.0 { done as f64 / seconds } else { 0.0 };
    let (mut prefixes, mut prefix) = (["k", "M", "G", "T"].into_iter(), "");
    while rate >= 1000.0 {
        let Some(next) = prefixes.next() else { break };
        (rate, prefix) = (rate / 1000.0, next);
    }
    let decimals = usize::from(rate < 100.0);
    format!("{rate:.decimals$}{prefix}/s")
}

/// How long it takes until the rest is done; before several are, how long it took so far.
fn time(done: u64, left: u64, elapsed: Duration) -> String {
    /// From fewer, nothing can be foreseen.
    const SEVERAL: u64 = 3;
    match done {
        ..SEVERAL => format!("{:#} so far", HumanDuration(elapsed)),
        _ => format!("{:#}", HumanDuration(elapsed.mul_f64(left as f64 / done as f64))),
    }
}

/// A bar on standard error; hidden if that is not a terminal.
pub(super) fn progress_bar(length: usize, unit: &str) -> ProgressBar {
    let bar = unless_quiet(ProgressBar::new(length as u64));
    count_from(&bar, unit, Beside::Pace, 0);
    if !bar.is_hidden() {
        bar.enable_steady_tick(Duration::from_secs(1));
    }
    bar
}

/// Begins to count at a number that was reached before.
pub(super) fn count_from(bar: &ProgressBar, unit: &str, beside: Beside, before: u64) {
    bar.set_style(counting(unit, beside, before));
    bar.set_position(before);
    bar.reset_elapsed();
}

/// A bar, which is hidden if the run is quiet.
fn unless_quiet(bar: ProgressBar) -> ProgressBar {
    if is_quiet() { ProgressBar::hidden() } else { bar }
}

/// The style of a spinner, with as much of its message as fits.
fn thinking() -> ProgressStyle {
    ProgressStyle::with_template("{spinner} {wide_msg}").expect("the template is well-formed")
}

/// A spinner on standard error during long work, until the bar is [hidden](hide_bar); answers and
/// messages are printed above it. It is hidden if standard error is not a terminal, or a bar is
/// shown.
pub(super) fn spinner(message: &'static str) -> ProgressBar {
    let mut shown = lock_bar();
    if shown.is_some() || is_quiet() {
        return ProgressBar::hidden();
    }
    let spinner = ProgressBar::new_spinner().with_style(thinking()).with_message(message);
    if !spinner.is_hidden() {
        spinner.enable_steady_tick(Duration::from_millis(200));
        *shown = Some(spinner.clone());
    }
    spinner
}

/// Standard output, buffered. Every call returns its errors, so that work stops when the reader is
/// gone.
pub(super) struct Output(BufWriter<StdoutLock<'static>>);

impl Output {
    pub fn new() -> Self {
        Self(BufWriter::new(io::stdout().lock()))
    }

    pub fn text(&mut self, text: impl Display) -> Result<(), CommandError> {
        Ok(beside_bar(|| write!(self.0, "{text}"))?)
    }

    pub fn bytes(&mut self, content: &[u8]) -> Result<(), CommandError> {
        Ok(beside_bar(|| self.0.write_all(content))?)
    }

    /// Writes a line and flushes it.
    pub fn line(&mut self, line: impl Display) -> Result<(), CommandError> {
        Ok(beside_bar(|| writeln!(self.0, "{line}").and_then(|()| self.0.flush()))?)
    }

    /// Writes a line that says what was done, unless the run is quiet.
    pub fn report(&mut self, line: impl Display) -> Result<(), CommandError> {
        if is_quiet() { Ok(()) } else { self.line(line) }
    }

    /// Writes a JSON document on one line.
    pub fn json(&mut self, value: &impl Serialize) -> Result<(), CommandError> {
        self.line(serde_json::to_string(value).expect("plain data can be written as JSON"))
    }

    /// Writes the answer of a game, for programs or for people.
    pub fn reply(&mut self, reply: &Reply, as_json: bool) -> Result<Answer, CommandError> {
        match as_json {
            true => self.json(&reply.json)?,
            false => self.text(&reply.text)?,
        }
        Ok(reply.yes.map_or(Answer::Unknown, Answer::from))
    }

    pub fn csv<const N: usize>(
        &mut self,
        header: &[&str; N],
        records: impl Iterator<Item = [String; N]>,
    ) -> Result<(), CommandError> {
        let mut table = self.csv_table(header)?;
        for record in records {
            table.record(record)?;
        }
        table.finish()
    }

    pub fn csv_table(&mut self, header: &[&str]) -> Result<Csv<'_>, CommandError> {
        let mut writer = csv::Writer::from_writer(&mut self.0);
        writer.write_record(header).map_err(csv_error)?;
        Ok(Csv(writer))
    }

    pub fn finish(&mut self) -> Result<(), CommandError> {
        Ok(beside_bar(|| self.0.flush())?)
    }
}

/// A CSV table, one record per line.
pub(super) struct Csv<'a>(csv::Writer<&'a mut BufWriter<StdoutLock<'static>>>);

impl Csv<'_> {
    pub fn record(&mut self, record: impl IntoIterator<Item = String>) -> Result<(), CommandError> {
        Ok(beside_bar(|| self.0.write_record(record)).map_err(csv_error)?)
    }

    pub fn finish(mut self) -> Result<(), CommandError> {
        Ok(beside_bar(|| self.0.flush())?)
    }
}

/// The I/O error inside a CSV error, which distinguishes a closed pipe from other failures.
fn csv_error(error: csv::Error) -> io::Error {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => error,
        other => io::Error::other(format!("{other:?}")),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use indicatif::{ProgressDrawTarget, TermLike};
    use itertools::Itertools;

    use super::*;

    /// A terminal of this width that keeps the last line.
    #[derive(Clone, Debug)]
    struct Terminal(u16, Arc<Mutex<String>>);

    impl TermLike for Terminal {
        fn width(&self) -> u16 {
            self.0
        }

        fn move_cursor_up(&self, _: usize) -> io::Result<()> {
            Ok(())
        }

        fn move_cursor_down(&self, _: usize) -> io::Result<()> {
            Ok(())
        }

        fn move_cursor_right(&self, _: usize) -> io::Result<()> {
            Ok(())
        }

        fn move_cursor_left(&self, _: usize) -> io::Result<()> {
            Ok(())
        }

        fn write_line(&self, text: &str) -> io::Result<()> {
            self.write_str(text)
        }

        fn write_str(&self, text: &str) -> io::Result<()> {
            self.1.lock().unwrap().push_str(text);
            Ok(())
        }

        fn clear_line(&self) -> io::Result<()> {
            self.1.lock().unwrap().clear();
            Ok(())
        }

        fn flush(&self) -> io::Result<()> {
            Ok(())
        }
    }

    /// What a bar shows on a terminal of this width, padding included.
    fn shown_at(width: u16, bar: &ProgressBar) -> String {
        let line = Arc::new(Mutex::new(String::new()));
        bar.set_draw_target(ProgressDrawTarget::term_like(Box::new(Terminal(width, Arc::clone(&line)))));
        bar.tick();
        std::mem::take(&mut *line.lock().unwrap())
    }

    #[test]
    fn progress_fits_forty_columns() {
        let sizes = [(10, 0), (100, 37), (1_000_000, 999_999)];
        for ((length, position), unit) in sizes.into_iter().cartesian_product(["puzzles", "seeds", "cases", "parts"]) {
            let bar = ProgressBar::new(length).with_position(position).with_style(counting(unit, Beside::Pace, 0));
            let told = format!("{position}/{length} {unit}, ");
            for width in [40, 60, 120] {
                let shown = shown_at(width, &bar);
                assert!(shown.contains(&told), "{shown:?}");
                assert!(shown.trim_end().chars().count() <= width.into(), "{width}: {shown:?}");
            }
        }
        let bar = ProgressBar::new(1 << 40).with_position(1 << 39).with_style(reading());
        let shown = shown_at(40, &bar);
        assert!(shown.contains(" 50 %, ") && shown.trim_end().chars().count() <= 40, "{shown:?}");
    }

    #[test]
    fn nothing_is_foreseen_from_one_or_two() {
        let (minute, hour) = (Duration::from_secs(60), Duration::from_secs(3600));
        assert_eq!((time(0, 4, minute), time(2, 2, minute)), ("60s so far".to_owned(), "60s so far".to_owned()));
        assert_eq!((time(3, 3, minute), time(3, 9, hour)), ("60s".to_owned(), "3h".to_owned()));
        assert_eq!((pace(4, minute), pace(0, minute)), ("15 s each".to_owned(), "0.0/s".to_owned()));
        assert_eq!((pace(120, minute), pace(1_200_000, minute)), ("2.0/s".to_owned(), "20.0k/s".to_owned()));
    }

    #[test]
    fn a_message_is_cut_where_the_terminal_ends() {
        let spinner = ProgressBar::new_spinner().with_style(thinking()).with_message("seeking ".repeat(10));
        let shown = shown_at(40, &spinner);
        assert!(shown.contains("seeking seeking") && shown.trim_end().chars().count() <= 40, "{shown:?}");
    }
}
