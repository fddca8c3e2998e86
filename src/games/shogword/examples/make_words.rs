//! Makes the Polish word list from the files of Debian's packages `wpolish` and `hunspell-pl`.
//!
//! ```text
//! cargo run --release -p game-shogword --features measure --example make_words -- \
//!     /usr/share/dict/polish /usr/share/hunspell/pl_PL.aff /usr/share/hunspell/pl_PL.dic \
//!     src/games/shogword/words/polish.words
//! ```
//!
//! The words are the forms of the first file that can be laid: 2 to 9 lower-case letters, at most
//! two of them not on a tile, since there are two blanks. Of those with up to four letters only the
//! ones in `words/short.txt` are taken. The entries are the lines of the third file, and the forms
//! of an entry those that its flags make by the rules of the second.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::error::Error;
use std::fs;

use game_shogword::{LONGEST, Letter, Letters, Words};
use sha2::{Digest, Sha256};

/// The short words that were reviewed.
const SHORT: &str = include_str!("../words/short.txt");

/// Words with more letters are taken without review.
const LONGEST_SHORT: usize = 4;

/// The letters of ISO 8859-2 from 0xA0.
const UPPER_HALF: &str =
    "\u{a0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{ad}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙";

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [forms, affixes, entries, output] = &arguments[..] else {
        return Err("expected four files: DICT AFF DIC OUTPUT".into());
    };
    let text = fs::read_to_string(forms)?;
    let forms: HashSet<&str> = text.lines().filter(|form| can_be_laid(form)).collect();
    let affixes = Affixes::parse(&latin_2(&fs::read(affixes)?));
    let dictionary = latin_2(&fs::read(entries)?);
    let mut of_forms: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (entry, flags) in dictionary.lines().skip(1).map(|line| line.split_once('/').unwrap_or((line, ""))) {
        for form in affixes.forms(entry, flags) {
            if let Some(form) = forms.get(form.as_str()) {
                of_forms.entry(form).or_default().insert(entry);
            }
        }
    }
    let several = of_forms.values().filter(|entries| entries.len() > 1).count();
    println!("forms: {}; with entries: {}; with several: {several}", forms.len(), of_forms.len());

    let short: HashSet<&str> = SHORT.lines().collect();
    let is_word = |form: &str| form.chars().count() > LONGEST_SHORT || short.contains(form);
    let mut lines = String::new();
    for form in forms.into_iter().filter(|form| is_word(form)) {
        match of_forms.get(form) {
            None => lines += &format!("{form}\n"),
            Some(entries) => entries.iter().for_each(|entry| lines += &format!("{form}\t{entry}\n")),
        }
    }
    let words = Words::parse(&lines)?;
    let bytes = words.to_bytes();
    fs::write(output, &bytes)?;
    let hash: String = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    println!("words: {}; short: {}; bytes: {}; SHA-256: {hash}", words.count(), short.len(), bytes.len());
    Ok(())
}

fn can_be_laid(form: &str) -> bool {
    let tiles = Letters::polish();
    let is_missing = |sign: &char| !Letter::try_from(*sign).is_ok_and(|letter| tiles.contains(letter));
    let is_word = form.chars().all(char::is_lowercase);
    is_word && (2..=LONGEST).contains(&form.chars().count()) && form.chars().filter(is_missing).count() <= 2
}

fn latin_2(bytes: &[u8]) -> String {
    let upper: Vec<char> = UPPER_HALF.chars().collect();
    bytes.iter().map(|&byte| byte.checked_sub(0xa0).map_or(byte.into(), |at| upper[usize::from(at)])).collect()
}

/// The rules of a Hunspell dictionary: the suffixes of each flag, and the flags of the one prefix.
struct Affixes {
    suffixes: HashMap<char, Vec<Suffix>>,
    /// The prefix of each flag; it goes with every suffix.
    prefixes: HashMap<char, String>,
}

/// A suffix: what it takes off the end, what it adds, and to which words.
struct Suffix {
    removed: String,
    added: String,
    /// The signs that may stand at the end of the word, from the first to the last.
    condition: Vec<Signs>,
}

/// Signs, or all others.
struct Signs {
    listed: String,
    are_meant: bool,
}

impl Affixes {
    fn parse(text: &str) -> Self {
        let (mut suffixes, mut prefixes) = (HashMap::<char, Vec<Suffix>>::new(), HashMap::new());
        for line in text.lines() {
            let [kind, flag, removed, added, condition] = line.split_whitespace().collect::<Vec<_>>()[..] else {
                continue;
            };
            let flag = flag.chars().next().expect("a part of a line is not empty");
            let [removed, added] = [removed, added].map(|part| if part == "0" { "" } else { part }.to_owned());
            match kind {
                "SFX" => suffixes.entry(flag).or_default().push(Suffix { removed, added, condition: signs(condition) }),
                "PFX" => drop(prefixes.insert(flag, added)),
                _ => {}
            }
        }
        Self { suffixes, prefixes }
    }

    /// The forms of an entry, itself among them.
    fn forms(&self, entry: &str, flags: &str) -> Vec<String> {
        let suffixes = flags.chars().filter_map(|flag| self.suffixes.get(&flag)).flatten();
        let mut forms: Vec<String> = suffixes.filter_map(|suffix| suffix.add_to(entry)).collect();
        forms.push(entry.to_owned());
        for prefix in flags.chars().filter_map(|flag| self.prefixes.get(&flag)) {
            let prefixed: Vec<String> = forms.iter().map(|form| format!("{prefix}{form}")).collect();
            forms.extend(prefixed);
        }
        forms
    }
}

impl Suffix {
    /// The word with the suffix; `None` if it does not take it.
    fn add_to(&self, word: &str) -> Option<String> {
        let mut end = word.chars().rev();
        let fits = self.condition.iter().rev().all(|signs| end.next().is_some_and(|sign| signs.contain(sign)));
        let stem = word.strip_suffix(&self.removed).filter(|_| fits)?;
        Some(format!("{stem}{}", self.added))
    }
}

impl Signs {
    fn contain(&self, sign: char) -> bool {
        self.listed.contains(sign) == self.are_meant
    }
}

/// The parts of a condition: `.`, a sign, `[abc]` or `[^abc]`.
fn signs(condition: &str) -> Vec<Signs> {
    let (mut parts, mut rest) = (Vec::new(), condition.chars());
    while let Some(sign) = rest.next() {
        let listed: String = match sign {
            '[' => rest.by_ref().take_while(|&sign| sign != ']').collect(),
            '.' => "^".to_owned(),
            sign => sign.to_string(),
        };
        let others = listed.strip_prefix('^');
        parts.push(Signs { are_meant: others.is_none(), listed: others.unwrap_or(&listed).to_owned() });
    }
    parts
}
