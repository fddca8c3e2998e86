//! Words and their dictionary entries, as an automaton.
//!
//! The keys of the automaton are words as codes, one byte a letter: the number of the letter in the
//! alphabet, which has all letters of all words. A row with gaps is a `Pattern`. One walk through
//! the automaton, which branches only at the gaps, finds all words that fit.
//!
//! The value of a word is the number of its set of entries. Sets are numbered in the order of their
//! first words, which makes the automaton smaller: neighbours then have values that differ little.
//! A set of one entry has the number of the entry; the other sets are listed in a table.

mod number;
mod pattern;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, OnceLock};

use fst::raw::{Fst, Node, Transition};
use fst::{Map, Streamer};
use sha2::{Digest, Sha256};
use smyoz_core::sets::Indexed;
use thiserror::Error;

use crate::letters::{Letter, LetterError};

pub(crate) use pattern::{Code, LetterSet, Pattern};

/// The most letters of a word: the side of the board.
pub const LONGEST: usize = 9;

/// The most letters of an alphabet.
const MOST_LETTERS: usize = Code::COUNT;

/// The bytes at the beginning of an embedded list.
const MAGIC: &[u8] = b"shogword-words/1\n";

/// The Polish list; `words/polish.txt` says where it is from.
static POLISH: &[u8] = include_bytes!("polish.words");

/// The words that may be laid.
pub struct Words {
    /// In ascending order: the place of a letter is its code.
    alphabet: Vec<Letter>,
    map: Map<Cow<'static, [u8]>>,
    /// The entries of each set of several, by its number.
    sets: BTreeMap<u64, Vec<u64>>,
}

/// A word list cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WordsError {
    /// A line without a word at its beginning.
    #[error("line {line}: `{text}`: expected a word in lower case, alone or with a tab and its entry")]
    Line {
        /// The line, from 1.
        line: usize,
        /// The text before the tab.
        text: String,
    },
    /// A word has a letter without a capital.
    #[error("line {line}: {error}")]
    Letter {
        /// The line, from 1.
        line: usize,
        /// The sign.
        error: LetterError,
    },
    #[error("the words have {0} different letters: expected at most {MOST_LETTERS}")]
    Alphabet(usize),
    /// The list has no word that can be laid.
    #[error("there is no word of 2 to {LONGEST} letters")]
    Empty,
}

impl Words {
    /// The Polish words.
    ///
    /// # Panics
    /// Never: the list is part of the program.
    #[must_use]
    pub fn polish() -> Arc<Self> {
        static WORDS: OnceLock<Arc<Words>> = OnceLock::new();
        WORDS.get_or_init(|| Self::from_bytes(POLISH).expect("tests read the embedded list").into()).clone()
    }

    /// Reads a list. Each line has a word, or a word, a tab and the dictionary entry of which it is
    /// a form. A word of several entries has a line for each; a word without an entry belongs to
    /// the entry of its own name. Empty lines and words that do not fit the board are skipped.
    ///
    /// # Errors
    /// If a line is not a word, or the words have too many letters.
    pub fn parse(text: &str) -> Result<Self, WordsError> {
        let mut words: BTreeMap<Vec<Letter>, BTreeSet<&str>> = BTreeMap::new();
        for (line, text) in (1..).zip(text.lines()).filter(|(_, text)| !text.is_empty()) {
            let (word, entry) = text.split_once('\t').unwrap_or((text, text));
            if word.is_empty() || word.chars().any(|sign| !sign.is_lowercase()) {
                return Err(WordsError::Line { line, text: word.to_owned() });
            }
            let letters: Result<Vec<Letter>, _> = word.chars().map(Letter::try_from).collect();
            let letters = letters.map_err(|error| WordsError::Letter { line, error })?;
            if (2..=LONGEST).contains(&letters.len()) {
                words.entry(letters).or_default().insert(entry);
            }
        }
        Self::build(&words)
    }

    fn build(words: &BTreeMap<Vec<Letter>, BTreeSet<&str>>) -> Result<Self, WordsError> {
        let letters: BTreeSet<Letter> = words.keys().flatten().copied().collect();
        let alphabet: Vec<Letter> = letters.into_iter().collect();
        match alphabet.len() {
            0 => return Err(WordsError::Empty),
            1..=MOST_LETTERS => {}
            letters => return Err(WordsError::Alphabet(letters)),
        }
        let mut numbers: HashMap<&BTreeSet<&str>, u64> = HashMap::new();
        let mut value = |entries| {
            let next = numbers.len() as u64;
            *numbers.entry(entries).or_insert(next)
        };
        let values: Vec<u64> = words.values().map(&mut value).collect();
        let single: Vec<BTreeSet<&str>> = words.values().flatten().map(|&entry| BTreeSet::from([entry])).collect();
        for entry in &single {
            value(entry);
        }
        let several = numbers.iter().filter(|(entries, _)| entries.len() > 1);
        let sets = several
            .map(|(entries, &set)| (set, entries.iter().map(|&entry| numbers[&BTreeSet::from([entry])]).collect()))
            .collect();
        let codes: HashMap<Letter, u8> = alphabet.iter().copied().zip(0..).collect();
        let keys = words.keys().map(|word| word.iter().map(|letter| codes[letter]).collect::<Vec<u8>>());
        let map = Map::from_iter(keys.zip(values)).expect("letters and their codes have the same order");
        let map = map.map_data(Cow::Owned).expect("the bytes are the same");
        Ok(Self { alphabet, map, sets })
    }

    /// The list in the form in which it is embedded.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let alphabet: String = self.alphabet.iter().map(|letter| letter.small()).collect();
        let mut bytes = [MAGIC, alphabet.as_bytes(), b"\n"].concat();
        number::write(&mut bytes, self.sets.len() as u64);
        for (&set, entries) in &self.sets {
            number::write(&mut bytes, set);
            number::write(&mut bytes, entries.len() as u64);
            entries.iter().for_each(|&entry| number::write(&mut bytes, entry));
        }
        bytes.extend(self.map.as_fst().as_bytes());
        bytes
    }

    /// The list of the bytes that [`Words::to_bytes`] gives; `None` of others.
    fn from_bytes(bytes: &'static [u8]) -> Option<Self> {
        let bytes = bytes.strip_prefix(MAGIC)?;
        let end = bytes.iter().position(|&byte| byte == b'\n')?;
        let alphabet = str::from_utf8(&bytes[..end]).ok()?.chars().map(|sign| Letter::try_from(sign).ok());
        let alphabet = alphabet.collect::<Option<_>>()?;
        let mut rest = &bytes[end + 1..];
        let count = number::read(&mut rest)?;
        let sets = (0..count).map(|_| read_set(&mut rest)).collect::<Option<_>>()?;
        Some(Self { alphabet, map: Map::new(Cow::Borrowed(rest)).ok()?, sets })
    }

    /// Number of words.
    #[must_use]
    pub fn count(&self) -> usize {
        self.map.len()
    }

    /// All letters of all words: what a blank can stand for.
    #[must_use]
    pub fn alphabet(&self) -> &[Letter] {
        &self.alphabet
    }

    /// All words, in the order of the alphabet.
    #[must_use]
    pub fn all(&self) -> Vec<Vec<Letter>> {
        let mut words = Vec::with_capacity(self.count());
        let mut stream = self.map.stream();
        while let Some((key, _)) = stream.next() {
            words.push(key.iter().map(|&code| self.letter(Code(code))).collect());
        }
        words
    }

    /// Whether this is a word.
    #[must_use]
    pub fn contains(&self, word: &[Letter]) -> bool {
        self.set(word).is_some()
    }

    /// Whether some dictionary entry has both words as its forms. Every word is a form of the same
    /// entry as itself, even if the list does not have it.
    #[must_use]
    pub fn are_related(&self, one: &[Letter], other: &[Letter]) -> bool {
        let entries = |word| self.set(word).map(|set| self.entries(set)).unwrap_or_default();
        one == other || entries(one).iter().any(|entry| entries(other).contains(entry))
    }

    /// The first 16 hexadecimal digits of the SHA-256 of the list in its embedded form, by which
    /// records know it.
    #[must_use]
    pub fn id(&self) -> String {
        let hash = Sha256::digest(self.to_bytes());
        hash[..8].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The letter of a code.
    pub(crate) fn letter(&self, code: Code) -> Letter {
        self.alphabet[code.index()]
    }

    /// The code of a letter; `None` if no word has it.
    pub(crate) fn code(&self, letter: Letter) -> Option<Code> {
        self.alphabet.binary_search(&letter).ok().map(Code::from_index)
    }

    /// The letters that can stand in the only gap of a pattern.
    pub(crate) fn fill(&self, pattern: Pattern) -> LetterSet {
        let mut letters = LetterSet::EMPTY;
        if let Some(gap) = pattern.gaps().next() {
            self.each(pattern, |word| letters.insert(Code(word[gap])));
        }
        letters
    }

    /// The letters that can stand in the first of two gaps, each with those that can then stand in
    /// the second.
    pub(crate) fn fill_both(&self, pattern: Pattern) -> Vec<(Code, LetterSet)> {
        let mut pairs: BTreeMap<Code, LetterSet> = BTreeMap::new();
        if let [first, second] = pattern.gaps().collect::<Vec<_>>()[..] {
            self.each(pattern, |word| pairs.entry(Code(word[first])).or_default().insert(Code(word[second])));
        }
        pairs.into_iter().collect()
    }

    /// Calls back with each word that fits a pattern.
    fn each(&self, pattern: Pattern, mut callback: impl FnMut(&[u8])) {
        let fst = self.map.as_fst();
        walk(fst, fst.root(), pattern, &mut Vec::with_capacity(LONGEST), &mut callback);
    }

    /// The number of a word's set of entries; `None` if it is not a word.
    fn set(&self, word: &[Letter]) -> Option<u64> {
        let key: Option<Vec<u8>> = word.iter().map(|&letter| Some(self.code(letter)?.0)).collect();
        self.map.get(key?)
    }

    /// The entries of a set.
    fn entries(&self, set: u64) -> Vec<u64> {
        self.sets.get(&set).cloned().unwrap_or_else(|| vec![set])
    }
}

/// Continues a walk from the node that `word` leads to. Streams of the `fst` crate, with the
/// pattern as an `Automaton`, try every letter at every node, even where the letter is known; on
/// the rows of games they took seven times as long.
fn walk(
    fst: &Fst<Cow<'_, [u8]>>,
    node: Node<'_>,
    pattern: Pattern,
    word: &mut Vec<u8>,
    callback: &mut impl FnMut(&[u8]),
) {
    if word.len() == pattern.len() {
        if node.is_final() {
            callback(word);
        }
        return;
    }
    let code = pattern.code(word.len());
    let mut follow = |step: Transition| {
        word.push(step.inp);
        walk(fst, fst.node(step.addr), pattern, word, callback);
        word.pop();
    };
    match code {
        Some(code) => {
            if let Some(at) = node.find_input(code.0) {
                follow(node.transition(at));
            }
        }
        None => node.transitions().for_each(follow),
    }
}

/// Reads a set with its entries from the table.
fn read_set(bytes: &mut &[u8]) -> Option<(u64, Vec<u64>)> {
    let set = number::read(bytes)?;
    let count = number::read(bytes)?;
    let entries: Option<Vec<u64>> = (0..count).map(|_| number::read(bytes)).collect();
    Some((set, entries?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(text: &str) -> Vec<Letter> {
        text.chars().map(|sign| sign.try_into().unwrap()).collect()
    }

    fn pattern(words: &Words, text: &str) -> Pattern {
        let code = |sign: char| Letter::try_from(sign).ok().and_then(|letter| words.code(letter));
        text.chars().map(code).fold(Pattern::default(), Pattern::with)
    }

    fn letters(words: &Words, codes: LetterSet) -> String {
        codes.iter().map(|code| words.letter(code).small()).collect()
    }

    /// The figures of a line of the text beside the list.
    fn stated(key: &str) -> &'static str {
        let line = include_str!("polish.txt").lines().find_map(|line| line.strip_prefix(key));
        line.unwrap_or_else(|| panic!("no line `{key}`")).trim()
    }

    #[test]
    fn the_embedded_list_is_the_one_that_the_text_beside_it_names() {
        let words = Words::polish();
        assert_eq!(stated("Words:"), words.count().to_string());
        assert_eq!(stated("Bytes:"), POLISH.len().to_string());
        let hash: String = Sha256::digest(POLISH).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(stated("SHA-256:"), hash);
        assert_eq!(words.to_bytes(), POLISH);
        assert!(hash.starts_with(&words.id()));
    }

    #[test]
    fn short_words_are_those_that_were_reviewed() {
        let is_short = |word: &Vec<Letter>| word.len() <= 4;
        let text = |word: Vec<Letter>| word.into_iter().map(Letter::small).collect::<String>();
        let short: BTreeSet<String> = Words::polish().all().into_iter().filter(is_short).map(text).collect();
        let reviewed: BTreeSet<String> = include_str!("short.txt").lines().map(str::to_owned).collect();
        assert_eq!(short, reviewed);
        assert_eq!(stated("Short words:"), reviewed.len().to_string());
    }

    #[test]
    fn gaps_are_filled_with_every_letter_that_makes_a_word() {
        let words = Words::polish();
        let set: BTreeSet<Vec<Letter>> = words.all().into_iter().collect();
        for text in ["_a", "k_t", "_osa", "dom_", "kró_ewna", "niewolni_", "xyz_"] {
            let at = text.chars().position(|sign| sign == '_').unwrap();
            let with = |&&letter: &&Letter| {
                let mut all = word(&text.replace('_', "a"));
                all[at] = letter;
                set.contains(&all)
            };
            let expected: String = words.alphabet().iter().filter(with).map(|letter| letter.small()).collect();
            assert_eq!(letters(&words, words.fill(pattern(&words, text))), expected, "{text}");
        }
        for (first, seconds) in words.fill_both(pattern(&words, "k_t_")) {
            let one = format!("k{}t_", words.letter(first).small());
            assert_eq!(seconds, words.fill(pattern(&words, &one)), "{one}");
        }
    }

    #[test]
    fn words_are_related_by_any_entry_of_both() {
        let words =
            Words::parse("kot\nkota\tkot\nkotem\tkot\npit\tpit\npit\tpita\npity\tpita\npitem\tpit\nma\n").unwrap();
        let related = |one, other| words.are_related(&word(one), &word(other));
        assert!(
            related("kot", "kota") && related("kota", "kotem") && related("pit", "pity") && related("pitem", "pit")
        );
        assert!(!related("pity", "pitem") && !related("ma", "kot"));
        assert!(related("ma", "ma") && related("abc", "abc") && !related("abc", "ma"));
        assert_eq!(words.count(), 7);
    }

    #[test]
    fn polish_words_are_related_as_in_the_dictionary() {
        let words = Words::polish();
        for (one, other, expected) in [
            ("kot", "kotami", true),
            ("kot", "kos", false),
            ("gniecie", "gnieść", true),
            ("gniecie", "giąć", true),
            ("gnieść", "giąć", false),
            ("piec", "piecze", true),
        ] {
            assert_eq!(words.are_related(&word(one), &word(other)), expected, "{one} {other}");
        }
    }

    #[test]
    fn what_is_no_word_is_named_with_its_line() {
        let message = |text: &str| Words::parse(text).err().unwrap().to_string();
        let expected = "expected a word in lower case, alone or with a tab and its entry";
        assert_eq!(message("ala\n\nKot\n"), format!("line 3: `Kot`: {expected}"));
        assert_eq!(message("\tkot\n"), format!("line 1: ``: {expected}"));
        assert_eq!(message("stra\u{df}e\n"), "line 1: `\u{df}` is not a letter with a capital");
        assert_eq!(message("a\nnieprzemakalny\n"), "there is no word of 2 to 9 letters");
    }
}
