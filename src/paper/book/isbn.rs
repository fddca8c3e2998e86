//! ISBNs, and the bar codes that print them: EAN-13.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// An International Standard Book Number of 13 digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Isbn {
    digits: [u8; 13],
    /// As it was given, with its hyphens.
    text: String,
}

/// Why a text is not an ISBN.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum IsbnError {
    /// It does not have 13 digits.
    #[error("expected 13 digits, with hyphens or without, such as 978-0-306-40615-7")]
    Shape,
    /// It is that of something else.
    #[error("an ISBN begins with 978 or 979, not with {0}")]
    Prefix(String),
    /// Its last digit does not follow from the others.
    #[error("the last digit should be {0}: one of the digits is wrong")]
    CheckDigit(char),
    /// It has ten digits, as ISBNs had before 2007.
    #[error("an ISBN of ten digits is out of use since 2007: this one is now {0}")]
    Ten(String),
}

impl Isbn {
    #[must_use]
    pub fn digits(&self) -> [u8; 13] {
        self.digits
    }

    /// The modules of its bar code, from left to right, the guards included: whether each is black.
    #[must_use]
    pub fn modules(&self) -> [bool; 95] {
        let [first, rest @ ..] = self.digits;
        let (left, right) = rest.split_at(6);
        let by_parity = |(at, &digit): (usize, &u8)| {
            let is_odd = PARITIES[usize::from(first)] >> (5 - at) & 1 == 0;
            if is_odd { (odd(digit), 7) } else { (reversed(!odd(digit)), 7) }
        };
        let left = left.iter().enumerate().map(by_parity);
        let right = right.iter().map(|&digit| (!odd(digit), 7));
        let guard = [(0b101, 3)];
        let patterns = guard.into_iter().chain(left).chain([(0b01010, 5)]).chain(right).chain(guard);
        let mut modules = patterns.flat_map(|(bits, count)| (0..count).rev().map(move |at| bits >> at & 1 == 1));
        std::array::from_fn(|_| modules.next().expect("3 + 6 × 7 + 5 + 6 × 7 + 3 modules"))
    }
}

/// By the first digit: which of the next six are of even parity, from the left.
const PARITIES: [u8; 10] =
    [0b000000, 0b001011, 0b001101, 0b001110, 0b010011, 0b011001, 0b011100, 0b010101, 0b010110, 0b011010];

/// The seven modules of a digit of odd parity, black ones set, the last one lowest.
fn odd(digit: u8) -> u8 {
    [0x0d, 0x19, 0x13, 0x3d, 0x23, 0x31, 0x2f, 0x3b, 0x37, 0x0b][usize::from(digit)]
}

/// Seven modules from right to left.
fn reversed(modules: u8) -> u8 {
    modules.reverse_bits() >> 1
}

/// What twelve digits need as a thirteenth.
fn check_digit(digits: &[u8]) -> u8 {
    let weighted = digits.iter().zip([1, 3].into_iter().cycle());
    let sum: u32 = weighted.map(|(&digit, weight)| u32::from(digit) * weight).sum();
    ((10 - sum % 10) % 10) as u8
}

/// What nine digits need as a tenth, where X is ten.
fn check_digit_of_ten(digits: &[u8]) -> char {
    let sum: u32 = (1..).zip(digits).map(|(weight, &digit)| weight * u32::from(digit)).sum();
    char::from_digit(sum % 11, 10).unwrap_or('X')
}

impl FromStr for Isbn {
    type Err = IsbnError;

    fn from_str(text: &str) -> Result<Self, IsbnError> {
        let bare = text.replace(['-', ' '], "");
        let is_number = |text: &str| text.bytes().all(|sign| sign.is_ascii_digit());
        let values = |text: &str| text.bytes().map(|sign| sign - b'0').collect::<Vec<u8>>();
        let is_ten = bare.len() == 10 && bare.is_ascii() && is_number(&bare[..9]);
        if is_ten && (is_number(&bare[9..]) || bare.ends_with(['X', 'x'])) {
            let check = check_digit_of_ten(&values(&bare[..9]));
            if !bare.ends_with([check, check.to_ascii_lowercase()]) {
                return Err(IsbnError::CheckDigit(check));
            }
            let twelve = format!("978{}", &bare[..9]);
            return Err(IsbnError::Ten(format!("{twelve}{}", check_digit(&values(&twelve)))));
        }
        if !is_number(&bare) {
            return Err(IsbnError::Shape);
        }
        let digits: [u8; 13] = values(&bare).try_into().map_err(|_| IsbnError::Shape)?;
        if !["978", "979"].contains(&&bare[..3]) {
            return Err(IsbnError::Prefix(bare[..3].to_owned()));
        }
        match check_digit(&digits[..12]) {
            check if check == digits[12] => Ok(Self { digits, text: text.to_owned() }),
            check => Err(IsbnError::CheckDigit((b'0' + check).into())),
        }
    }
}

impl fmt::Display for Isbn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn check_digits_are_verified() {
        for text in ["978-0-306-40615-7", "9780306406157", "978 963 14 3912 0", "979-10-90636-07-1"] {
            let read: Result<Isbn, _> = text.parse();
            match read {
                Ok(isbn) => assert_eq!(isbn.to_string(), text),
                Err(error) => panic!("{text}: {error}"),
            }
        }
        let wrong = |text: &str| text.parse::<Isbn>().unwrap_err();
        assert_eq!(wrong("978-0-306-40615-2"), IsbnError::CheckDigit('7'));
        assert_eq!(wrong("9780306406175"), IsbnError::CheckDigit('1'));
        assert_eq!(wrong("0-306-40615-2"), IsbnError::Ten("9780306406157".to_owned()));
        assert_eq!(wrong("0-8044-2957-X"), IsbnError::Ten("9780804429573".to_owned()));
        assert_eq!(wrong("0-8044-2957-x"), IsbnError::Ten("9780804429573".to_owned()));
        assert_eq!(wrong("0-306-40615-3"), IsbnError::CheckDigit('2'));
        assert_eq!(wrong("0-8044-2957-1"), IsbnError::CheckDigit('X'));
        assert_eq!(wrong("5901234123457"), IsbnError::Prefix("590".to_owned()));
        for text in ["", "978", "978030640615a", "97803064061570", "٩٧٨٠٣٠٦٤٠٦١٥٧", "X", "978-0-306-406é"]
        {
            assert_eq!(wrong(text), IsbnError::Shape, "{text}");
        }
    }

    #[test]
    fn bar_codes_are_those_of_the_standard() {
        // The three columns of the standard's table, and the parities that stand for the first
        // digit.
        const A: [&str; 10] = [
            "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111",
            "0001011",
        ];
        const B: [&str; 10] = [
            "0100111", "0110011", "0011011", "0100001", "0011101", "0111001", "0000101", "0010001", "0001001",
            "0010111",
        ];
        const C: [&str; 10] = [
            "1110010", "1100110", "1101100", "1000010", "1011100", "1001110", "1010000", "1000100", "1001000",
            "1110100",
        ];
        for text in ["9780306406157", "9791090636071"] {
            let isbn: Isbn = text.parse().unwrap();
            let digits = isbn.digits().map(usize::from);
            // The first digit of an ISBN is 9.
            let left: String = "ABBABA"
                .chars()
                .zip(&digits[1..])
                .map(|(set, &digit)| if set == 'A' { A[digit] } else { B[digit] })
                .collect();
            let right: String = digits[7..].iter().map(|&digit| C[digit]).collect();
            let printed: String = isbn.modules().map(|black| if black { '1' } else { '0' }).iter().collect();
            assert_eq!(printed, format!("101{left}01010{right}101"));
        }
        // A published example.
        let digits = "5901234123457".bytes().map(|sign| sign - b'0').collect::<Vec<_>>().try_into().unwrap();
        let modules = Isbn { digits, text: String::new() }.modules();
        let printed: String = modules.map(|black| if black { '1' } else { '0' }).iter().collect();
        assert_eq!(
            printed,
            "10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101"
        );
    }
}
