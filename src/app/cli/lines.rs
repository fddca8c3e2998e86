//! Reads a stream line by line, with a limit on the length of a line.

use std::io::{self, BufRead, BufReader, ErrorKind, Read};

use thiserror::Error;

/// The longest line allowed, in bytes. Composed puzzles take a few thousand.
pub(super) const LONGEST: usize = 1 << 20;

/// A line that is longer than this has no end, as in `/dev/zero`: no more of the stream is read.
const ENDLESS: u64 = 1 << 30;

/// Why a line, or a file with one puzzle, cannot be read.
#[derive(Debug, Error)]
pub(super) enum LineError {
    #[error(transparent)]
    Read(#[from] io::Error),
    /// It is longer than [`LONGEST`].
    #[error("expected a puzzle of at most {} KiB", LONGEST >> 10)]
    TooLong,
    #[error("expected text in UTF-8")]
    NotUtf8,
}

/// Reads a stream line by line, in bounded memory, however long the lines are.
pub(super) struct Lines<R> {
    stream: Option<BufReader<R>>,
    number: usize,
}

/// A line with its number, counted from 1, and the number of bytes read for it.
pub(super) struct TextLine {
    pub number: usize,
    pub bytes: u64,
    pub text: Result<String, LineError>,
}

impl<R: Read> Lines<R> {
    pub fn new(stream: R) -> Self {
        Self { stream: Some(BufReader::new(stream)), number: 0 }
    }
}

/// A line that is too long or not text is reported, and reading goes on with the next one; after an
/// I/O failure it ends.
impl<R: Read> Iterator for Lines<R> {
    type Item = TextLine;

    fn next(&mut self) -> Option<TextLine> {
        let stream = self.stream.as_mut()?;
        let number = self.number + 1;
        match read_line(stream) {
            Ok((0, _)) => None,
            Ok((bytes, text)) => {
                self.number = number;
                Some(TextLine { number, bytes, text })
            }
            Err(error) => {
                self.stream = None;
                Some(TextLine { number, bytes: 0, text: Err(error.into()) })
            }
        }
    }
}

/// Reads the next line. Returns its number of bytes, with the line end, and its text without the
/// line end.
fn read_line(stream: &mut impl BufRead) -> io::Result<(u64, Result<String, LineError>)> {
    let mut bytes = Vec::new();
    let read = stream.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes)? as u64;
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > LONGEST {
        return Ok((read + skip_line(stream)?, Err(LineError::TooLong)));
    }
    Ok((read, String::from_utf8(bytes).map_err(|_| LineError::NotUtf8)))
}

/// Skips the rest of the line, and returns the number of bytes skipped.
///
/// # Errors
/// Also if the line is [`ENDLESS`].
fn skip_line(stream: &mut impl BufRead) -> io::Result<u64> {
    let mut skipped = 0;
    loop {
        let buffer = match stream.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            buffer => buffer?,
        };
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let length = end.map_or(buffer.len(), |end| end + 1);
        stream.consume(length);
        skipped += length as u64;
        if end.is_some() || length == 0 {
            return Ok(skipped);
        }
        if skipped > ENDLESS {
            let message = format!("it has a line of more than {} MiB", ENDLESS >> 20);
            return Err(io::Error::new(ErrorKind::FileTooLarge, message));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_skipped() {
        let (longest, longer) = ("x".repeat(LONGEST), "y".repeat(3 * LONGEST));
        let text = format!("{longest}\n{longer}\n\nlast\r");
        let lines: Vec<TextLine> = Lines::new(text.as_bytes()).collect();
        assert!(lines.iter().map(|line| line.number).eq(1..=4));
        assert_eq!(lines.iter().map(|line| line.bytes).sum::<u64>(), text.len() as u64);
        let texts: Vec<Option<&str>> = lines.iter().map(|line| line.text.as_deref().ok()).collect();
        assert_eq!(texts, [Some(&*longest), None, Some(""), Some("last\r")]);
        assert!(matches!(lines[1].text, Err(LineError::TooLong)));
    }

    #[test]
    fn a_line_without_end_is_not_read_for_ever() {
        let stream = (&b"first\n"[..]).chain(io::repeat(0));
        let lines: Vec<TextLine> = Lines::new(stream).collect();
        assert_eq!(lines.len(), 2);
        assert!(matches!(&lines[1].text, Err(LineError::Read(error)) if error.kind() == ErrorKind::FileTooLarge));
    }

    #[test]
    fn a_line_that_is_not_text_does_not_end_the_stream() {
        let lines: Vec<TextLine> = Lines::new(&b"a\n\xff\nb"[..]).collect();
        assert_eq!(lines.len(), 3);
        assert!(matches!(lines[1].text, Err(LineError::NotUtf8)));
        assert_eq!(lines[2].text.as_deref().ok(), Some("b"));
    }
}
