//! Reading text from left to right.

use super::Format;
use super::error::ReadError;

/// A place in a text, in bytes from its beginning.
pub(super) type Place = usize;

/// A text of which a part is read.
pub(super) struct Scanner<'a> {
    format: Format,
    text: &'a str,
    at: Place,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(format: Format, text: &'a str) -> Self {
        Self { format, text, at: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(super) fn is_done(&self) -> bool {
        self.rest().is_empty()
    }

    pub(super) fn here(&self) -> Place {
        self.at
    }

    pub(super) fn go(&mut self, place: Place) {
        self.at = place;
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        Some(next)
    }

    /// The characters from here that fulfil the condition.
    pub(super) fn take_while(&mut self, condition: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let taken = &rest[..rest.find(|sign| !condition(sign)).unwrap_or(rest.len())];
        self.at += taken.len();
        taken
    }

    /// Goes beyond whitespace and comments, `% …` to the end of the line and `/* … */`.
    pub(super) fn blanks(&mut self) {
        loop {
            self.take_while(char::is_whitespace);
            if self.rest().starts_with('%') {
                self.take_while(|sign| sign != '\n');
            } else if self.rest().starts_with("/*") {
                self.at += self.rest().find("*/").map_or(self.rest().len(), |end| end + 2);
            } else {
                return;
            }
        }
    }

    /// A word of letters, digits and `_`, and the blanks behind it; empty if none is here.
    pub(super) fn word(&mut self) -> &'a str {
        let word = self.take_while(|sign| sign.is_ascii_alphanumeric() || sign == '_');
        self.blanks();
        word
    }

    /// Goes beyond a sign if it is here.
    pub(super) fn eat(&mut self, sign: char) -> bool {
        let here = self.peek() == Some(sign);
        self.at += if here { sign.len_utf8() } else { 0 };
        here
    }

    pub(super) fn expect(&mut self, sign: char) -> Result<(), ReadError> {
        if self.eat(sign) { Ok(()) } else { Err(self.expected(&format!("`{sign}`"))) }
    }

    /// A sign and the blanks behind it.
    pub(super) fn symbol(&mut self, sign: char) -> Result<(), ReadError> {
        self.expect(sign)?;
        self.blanks();
        Ok(())
    }

    /// A whole number; the largest `u64` if it is larger.
    pub(super) fn number(&mut self) -> Result<u64, ReadError> {
        if !self.peek().is_some_and(|sign| sign.is_ascii_digit()) {
            return Err(self.expected("a number"));
        }
        Ok(self.take_while(|sign| sign.is_ascii_digit()).parse().unwrap_or(u64::MAX))
    }

    /// A whole number and the blanks behind it.
    pub(super) fn integer(&mut self) -> Result<u64, ReadError> {
        let number = self.number()?;
        self.blanks();
        Ok(number)
    }

    /// A list in brackets, separated by commas, and the blanks behind it.
    pub(super) fn list<T>(
        &mut self,
        mut item: impl FnMut(&mut Self) -> Result<T, ReadError>,
    ) -> Result<Vec<T>, ReadError> {
        self.symbol('[')?;
        let mut items = Vec::new();
        while self.peek() != Some(']') {
            items.push(item(self)?);
            if self.peek() != Some(']') {
                self.symbol(',').map_err(|_| self.expected("`,` or `]`"))?;
            }
        }
        self.symbol(']')?;
        Ok(items)
    }

    /// That something else is here than was expected.
    pub(super) fn expected(&self, what: &str) -> ReadError {
        let found = self.peek().map_or_else(
            || "the end".to_owned(),
            |sign| match sign {
                '\n' | '\r' => "the end of the line".to_owned(),
                _ => format!("`{sign}`"),
            },
        );
        self.error(format!("expected {what}, found {found}"))
    }

    pub(super) fn error(&self, message: impl Into<String>) -> ReadError {
        self.error_at(self.at, message)
    }

    pub(super) fn error_at(&self, place: Place, message: impl Into<String>) -> ReadError {
        let before = &self.text[..place];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        ReadError { format: self.format, line, column, message: message.into() }
    }
}
