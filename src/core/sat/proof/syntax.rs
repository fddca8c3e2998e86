//! Lines of numbers, which the text formats share.

use super::StepError;
use crate::sat::formula::Lit;

/// Splits off the first line; `None` at the end.
pub(super) fn line<'a>(bytes: &mut &'a [u8]) -> Option<Result<&'a [u8], StepError>> {
    if bytes.is_empty() {
        return None;
    }
    let Some(end) = bytes.iter().position(|&byte| byte == b'\n') else { return Some(Err(StepError::CutOff)) };
    let line = &bytes[..end];
    *bytes = &bytes[end + 1..];
    Some(Ok(line))
}

/// The numbers in a line, separated by single spaces.
pub(super) struct Numbers<'a>(std::slice::Split<'a, u8, fn(&u8) -> bool>);

impl<'a> Numbers<'a> {
    pub fn of(line: &'a [u8]) -> Self {
        Self(line.split(|&byte| byte == b' '))
    }

    /// The next word, which must exist.
    pub fn word(&mut self) -> Result<&'a [u8], StepError> {
        self.0.next().ok_or(StepError::Syntax("a number: each list of numbers ends with 0"))
    }

    /// The rest of the line, if this word comes next.
    pub(crate) fn after_letter(&self, letter: &[u8]) -> Option<Self> {
        let mut rest = self.0.clone();
        (rest.next() == Some(letter)).then_some(Self(rest))
    }

    pub fn number(&mut self) -> Result<u64, StepError> {
        number(self.word()?)
    }

    /// The literals up to a zero.
    pub fn clause(&mut self, variables: usize, clause: &mut Vec<Lit>) -> Result<(), StepError> {
        clause.clear();
        loop {
            let word = self.word()?;
            let (positive, digits) = word.strip_prefix(b"-").map_or((true, word), |digits| (false, digits));
            match number(digits)? {
                0 if positive => return Ok(()),
                0 => return Err(StepError::Syntax("a literal")),
                number => clause.push(literal(variables, number, positive)?),
            }
        }
    }

    /// Checks that the line ends here.
    pub fn end(mut self) -> Result<(), StepError> {
        if self.0.next().is_none() { Ok(()) } else { Err(StepError::Syntax("the end of the line")) }
    }
}

/// A number without a sign or leading zeros.
fn number(word: &[u8]) -> Result<u64, StepError> {
    let canonical = word == b"0" || word.first().is_some_and(|digit| (b'1'..=b'9').contains(digit));
    let value = std::str::from_utf8(word).ok().filter(|_| canonical).and_then(|text| text.parse().ok());
    value.ok_or(StepError::Syntax("a number"))
}

/// The literal of a variable given by its DIMACS number, if the formula has it.
pub(super) fn literal(variables: usize, number: u64, positive: bool) -> Result<Lit, StepError> {
    match usize::try_from(number) {
        Ok(number) if (1..=variables).contains(&number) => Ok(Lit::new(number - 1, positive)),
        _ => Err(StepError::UnknownVariable(number)),
    }
}
