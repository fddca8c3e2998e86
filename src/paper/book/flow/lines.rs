//! Words, and the lines into which they break.

use crate::drawing::{Anchor, At, DisplayList, Face, Fonts, Run, Type};

/// The distance of lines that stand around a middle, in sizes.
const CENTRED_LEADING: f64 = 1.25;

/// What stands before a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Joint {
    /// Nothing: it stays with what is before it.
    None,
    /// Nothing, but a line may end there.
    Piece,
    Space,
    /// A space at which no line ends: between a number and what it counts or names.
    Fixed,
    /// The end of a line.
    Line,
}

/// A word, or a part of one, in one font.
#[derive(Clone, Debug)]
pub(super) struct Word {
    pub face: Face,
    pub text: String,
    pub joint: Joint,
}

impl Word {
    /// How it is set in this size.
    pub fn kind(&self, size: f64) -> Type {
        Type { face: self.face, ..Type::plain(size) }
    }
}

impl Joint {
    /// Whether there is a space.
    pub fn is_spaced(self) -> bool {
        matches!(self, Self::Space | Self::Fixed)
    }
}

/// The words of a text. No-break spaces are among the spaces here: where no line may end is known
/// by the words.
pub(super) fn split(text: &str, face: Face) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut joint = if text.starts_with(char::is_whitespace) { Joint::Space } else { Joint::None };
    for part in text.split_inclusive(char::is_whitespace) {
        let word = part.trim_end();
        if !word.is_empty() {
            if joint == Joint::Space && words.last().is_some_and(|before| is_fixed(before, word)) {
                joint = Joint::Fixed;
            }
            words.push(Word { face, text: word.to_owned(), joint });
            joint = Joint::None;
        }
        if part.len() > word.len() {
            joint = Joint::Space;
        }
    }
    words
}

/// Words after which a number names what is meant.
const NAMED: [&str; 7] = ["cell", "column", "page", "puzzle", "row", "seed", "stage"];

/// Whether no line ends between these words: a number stays with what it names or counts (*page
/// 14*, *5 points*, *12. oldal*), the last number of a list with the one before it, and what stands
/// in brackets with the number before it.
fn is_fixed(before: &Word, after: &str) -> bool {
    let is_number = |word: &str| !word.is_empty() && word.bytes().all(|sign| sign.is_ascii_digit());
    let word = &*before.text;
    let bare = after.trim_end_matches(['.', ',', ';', ':', '?', '!', ')']);
    if is_number(bare) {
        let is_last = !after.ends_with(',');
        return NAMED.contains(&&*word.to_lowercase()) || is_last && word.strip_suffix(',').is_some_and(is_number);
    }
    if after.starts_with('(') {
        return is_number(word);
    }
    let is_word = after.starts_with(char::is_lowercase);
    // What is named by a number that stands before it has no other number.
    let counts = before.joint != Joint::Fixed && is_number(word);
    is_word && (counts || word.strip_suffix('.').is_some_and(is_number))
}

pub(super) fn space_of(fonts: &Fonts, size: f64) -> f64 {
    Type::plain(size).width(fonts, " ")
}

/// Breaks words into lines of this width.
pub(super) fn lines(fonts: &Fonts, words: &[Word], size: f64, width: f64) -> Vec<Vec<Word>> {
    let (mut lines, mut line, mut x): (Vec<Vec<Word>>, Vec<Word>, f64) = (Vec::new(), Vec::new(), 0.0);
    let wide = |word: &Word| word.kind(size).width(fonts, &word.text);
    let blank = space_of(fonts, size);
    let mut rest = words;
    while let Some(first) = rest.first() {
        let stays = |word: &&Word| matches!(word.joint, Joint::None | Joint::Fixed);
        let mut count = 1 + rest[1..].iter().take_while(stays).count();
        let length_of = |words: &[Word]| -> f64 {
            let fixed = words[1..].iter().filter(|word| word.joint == Joint::Fixed).count();
            words.iter().map(wide).sum::<f64>() + blank * fixed as f64
        };
        // A word wider than a line still ends one.
        if length_of(&rest[..count]) > width {
            count = 1 + rest[1..].iter().take_while(|word| word.joint == Joint::None).count();
        }
        let (together, others) = rest.split_at(count);
        let length = length_of(together);
        let space = if first.joint.is_spaced() && !line.is_empty() { blank } else { 0.0 };
        if !line.is_empty() && (first.joint == Joint::Line || x + space + length > width) {
            lines.push(std::mem::take(&mut line));
            x = length;
        } else {
            x += space + length;
        }
        line.extend_from_slice(together);
        rest = others;
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// A word, in pieces if it is wider than a line.
pub(super) fn broken(fonts: &Fonts, word: &Word, size: f64, width: f64) -> Vec<Word> {
    let run = Run::set(fonts, word.kind(size), (0.0, 0.0), &word.text);
    if run.width() <= width {
        return vec![word.clone()];
    }
    let (mut starts, mut x) = (vec![0], 0.0);
    for glyph in run.glyphs.iter() {
        let wide = glyph.advance * size;
        if x > 0.0 && x + wide > width {
            starts.push(glyph.range.start);
            x = 0.0;
        }
        x += wide;
    }
    let ends = starts[1..].iter().copied().chain([word.text.len()]);
    let piece = |(start, end): (&usize, usize)| Word {
        joint: if *start == 0 { word.joint } else { Joint::Piece },
        text: word.text[*start..end].to_owned(),
        ..*word
    };
    starts.iter().zip(ends).map(piece).collect()
}

/// Sets a text in lines of at most this width, each around a middle. Returns the height.
pub(in crate::book) fn centred(drawing: &mut DisplayList, kind: Type, (x, y): At, width: f64, text: &str) -> f64 {
    let lines = balanced(&drawing.appearance.fonts, kind, width, text);
    for (at, line) in lines.iter().enumerate() {
        let y = y + kind.size * CENTRED_LEADING * at as f64;
        drawing.text(kind, Anchor::Middle, (x, y), line);
    }
    kind.size * CENTRED_LEADING * lines.len() as f64
}

/// The lines into which a text breaks, about as long as each other: no word stands alone on the
/// last of them if there is another way.
fn balanced(fonts: &Fonts, kind: Type, width: f64, text: &str) -> Vec<String> {
    const STEPS: u32 = 40;
    let usual = lines_in(fonts, kind, width, text);
    let narrower = (1..STEPS).map(|step| width * f64::from(step) / f64::from(STEPS));
    let fits = |lines: &Vec<String>, width| {
        lines.len() == usual.len() && lines.iter().all(|line| kind.width(fonts, line) <= width)
    };
    narrower
        .map(|width| (lines_in(fonts, kind, width, text), width))
        .find(|(lines, width)| fits(lines, *width))
        .map_or(usual.clone(), |(lines, _)| lines)
}

/// The lines of this width into which a text breaks.
pub(crate) fn lines_in(fonts: &Fonts, kind: Type, width: f64, text: &str) -> Vec<String> {
    let join = |line: Vec<Word>| {
        let space = |word: &Word| if word.joint.is_spaced() { " " } else { "" };
        let words = line.iter().map(|word| format!("{}{}", space(word), word.text));
        words.collect::<String>().trim().to_owned()
    };
    lines(fonts, &split(text, kind.face), kind.size, width).into_iter().map(join).collect()
}

/// The type of a heading: the largest up to this one in which a text has this many lines at most,
/// and no word is wider than a line. It is half as large at least, unless a word is wider even
/// then.
pub(crate) fn fitted(fonts: &Fonts, kind: Type, width: f64, most: usize, text: &str) -> Type {
    const STEPS: u32 = 20;
    let sizes = (0..=STEPS).map(|step| kind.size * (1.0 - f64::from(step) / f64::from(2 * STEPS)));
    let fits = |kind: &Type| {
        let lines = lines_in(fonts, *kind, width, text);
        lines.len() <= most && lines.iter().all(|line| kind.width(fonts, line) <= width)
    };
    let smallest = || {
        let half = Type { size: kind.size / 2.0, ..kind };
        let lines = lines_in(fonts, half, width, text);
        let kinds = lines.iter().map(|line| on_one_line(fonts, half, width, line));
        kinds.min_by(|one, other| one.size.total_cmp(&other.size))
    };
    sizes.map(|size| Type { size, ..kind }).find(fits).or_else(smallest).unwrap_or(kind)
}

/// The largest type up to this one in which a text is no wider.
pub(crate) fn on_one_line(fonts: &Fonts, kind: Type, width: f64, text: &str) -> Type {
    Type { size: kind.size * f64::min(1.0, width / kind.width(fonts, text)), ..kind }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stay_with_what_they_count_or_name() {
        for (text, together) in [
            ("See page 14, please", "page 14,"),
            ("Lásd a 12. oldal alján", "12. oldal"),
            ("Puzzle 3 of all", "Puzzle 3"),
            ("so there are 5 points", "5 points"),
            ("Islands: 2, 4, 4, 8.", "4, 8."),
            ("In puzzles 12 (40), 13 (41)", "12 (40),"),
        ] {
            let words = split(text, Face::Regular);
            let parts = words.chunk_by(|_, word| word.joint == Joint::Fixed);
            let parts = parts.map(|words| words.iter().map(|word| &*word.text).collect::<Vec<_>>().join(" "));
            assert!(parts.clone().any(|part| part == together), "{:?}", parts.collect::<Vec<_>>());
        }
        let free = split("Both 44, 45, 46 and row 3. The end is at 12. Then", Face::Regular);
        let ends = |word: &&Word| word.joint == Joint::Space;
        let free: Vec<&str> = free.iter().filter(ends).map(|word| &*word.text).collect();
        assert_eq!(free, ["44,", "45,", "and", "row", "The", "end", "is", "at", "12.", "Then"]);
    }

    #[test]
    fn no_word_of_a_title_stands_alone() {
        let (fonts, kind) = (Fonts::default(), Type::plain(5.0));
        let text = "Ninety puzzles from beginner to grandmaster, and some beyond them";
        let width = kind.width(&fonts, text) * 0.93;
        assert_eq!(lines_in(&fonts, kind, width, text)[1], "them");
        let lines = balanced(&fonts, kind, width, text);
        let [one, other] = [0, 1].map(|at| kind.width(&fonts, &lines[at]));
        assert!(lines.len() == 2 && (one - other).abs() < width * 0.2, "{lines:?}");
    }

    #[test]
    fn a_line_does_not_end_at_a_fixed_space_unless_it_must() {
        let fonts = Fonts::default();
        let kind = Type::plain(4.0);
        let width = kind.width(&fonts, "on page") + 0.1;
        assert_eq!(lines_in(&fonts, kind, width, "on page 7"), ["on", "page 7"]);
        let width = kind.width(&fonts, "page") + 0.1;
        assert_eq!(lines_in(&fonts, kind, width, "on page 7"), ["on", "page", "7"]);
    }
}
