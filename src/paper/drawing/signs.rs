//! Characters that have no place in a printed text.

use thiserror::Error;

/// A character that could not be printed as was meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum UnprintableError {
    /// It is a control character, or changes only how others look or in which direction they run.
    #[error("the invisible character U+{:04X}: expected only characters that can be seen", u32::from(*.0))]
    Invisible(char),
    /// It is written from right to left.
    #[error("{sign:?} (U+{:04X}): expected only scripts that are written from left to right", u32::from(*.sign))]
    RightToLeft { sign: char },
}

/// Checks that a text consists of white space and of characters that can be seen, in scripts that
/// are written from left to right. White space of any kind and length counts as one space.
///
/// # Errors
/// The first other character.
pub fn check_signs(text: &str) -> Result<(), UnprintableError> {
    text.chars().try_for_each(|sign| {
        if is_invisible(sign) {
            Err(UnprintableError::Invisible(sign))
        } else if is_right_to_left(sign) {
            Err(UnprintableError::RightToLeft { sign })
        } else {
            Ok(())
        }
    })
}

/// Controls and line separators, and what Unicode calls default ignorable code points.
fn is_invisible(sign: char) -> bool {
    let is_ignorable = matches!(sign,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}');
    is_ignorable || sign.is_control() && !matches!(sign, '\t' | '\n' | '\r')
}

/// The blocks that Unicode keeps for scripts written from right to left.
fn is_right_to_left(sign: char) -> bool {
    matches!(sign,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_can_be_seen_and_runs_to_the_right_is_printed() {
        assert_eq!(check_signs("<b> & \"ő\"\tβ\r\nМорской e\u{301}"), Ok(()));
        for sign in
            ['\0', '\u{1b}', '\u{85}', '\u{ad}', '\u{200b}', '\u{200d}', '\u{202e}', '\u{2067}', '\u{feff}', '\u{fe0f}']
        {
            assert_eq!(check_signs(&format!("a{sign}b")), Err(UnprintableError::Invisible(sign)));
        }
        for sign in ['א', 'ع', '\u{fb4f}', '\u{10840}'] {
            assert_eq!(check_signs(&format!("a{sign}b")), Err(UnprintableError::RightToLeft { sign }));
        }
        let message = UnprintableError::Invisible('\u{202e}').to_string();
        assert_eq!(message, "the invisible character U+202E: expected only characters that can be seen");
    }
}
