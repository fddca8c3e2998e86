//! The texts in Hungarian, each after the English one.

pub const TEXTS: &[(&str, &str)] = &[
    ("Sudoku with holes", "Lyukas sudoku"),
    (
        "A sudoku in which some cells stay empty: those that see every digit in their row, column and box.",
        "Olyan sudoku, amelyben néhány mező üresen marad: azok, amelyek minden számjegyet látnak a sorukban, az \
         oszlopukban és a területükben.",
    ),
    (include_str!("rules.md"), include_str!("rules.hu.md")),
    (
        super::SIGNS,
        "A *pont* lyuk. A mezőket oszlopuk és soruk nevezi meg: E4. A területeket betűk jelölik, a bal felsőtől kezdve.",
    ),
    ("box", "terület"),
    ("in box", "területben"),
    ("a hole", "lyuk"),
    ("holes", "lyuk"),
    ("1", "1-es"),
    ("2", "2-es"),
    ("3", "3-as"),
    ("4", "4-es"),
    ("5", "5-ös"),
    ("6", "6-os"),
    ("7", "7-es"),
    ("8", "8-as"),
    ("9", "9-es"),
    ("{place} has its {piece}", "{in place} már van {piece}"),
    ("{place} would have {piece} twice", "{in place} két {piece} lenne"),
    ("all holes are found", "minden lyuk megvan"),
    ("there are no other cells for the remaining holes", "a többi lyuknak nincs más helye"),
    (
        "there would be too many holes, or too few cells for them",
        "túl sok lyuk lenne, vagy nem maradna nekik elég hely",
    ),
    ("a hole at {place} must see {piece}", "egy lyuknak {in place} látnia kell {piece}t"),
    ("a hole at {place} would not see {piece}", "egy lyuk {in place} nem látna {piece}t"),
    ("{place} would have a digit twice", "{in place} egy számjegy kétszer állna"),
    (
        "{place} would have another number of holes than of missing digits",
        "{in place} nem annyi lyuk lenne, ahány számjegy hiányzik",
    ),
    (
        "a digit would be missing from another number of rows than of columns or boxes",
        "egy számjegy nem ugyanannyi sorból hiányozna, mint oszlopból vagy területből",
    ),
    ("All holes found", "Minden lyuk megvan"),
    ("Only holes left", "Már csak lyukak"),
    ("Last digit", "Utolsó számjegy"),
    ("No digit fits", "Nincs beleillő számjegy"),
    ("no digit fits in {cell}", "{in cell} egyetlen számjegy sem fér el"),
    ("Out of sight", "Nem látható számjegy"),
    ("a hole at {cell} would not see {digit}", "egy lyuk {in cell} nem látna {digit}t"),
    ("Seen by a hole", "A lyuk csak ott látja"),
    ("the hole at {hole} sees {digit} nowhere else", "a lyuk {in hole} máshol nem láthat {digit}t"),
    ("Line without holes", "Lyuk nélküli vonal"),
    ("{line} has no hole, and no other place for {digit}", "{in line} nincs lyuk, és {a digit} máshová nem kerülhet"),
    ("Missing digits", "Hiányzó számjegyek"),
    (
        "{line} has no place for {lacking}, so it has as many holes, and no other cells for them",
        "{in line} nincs helye ezeknek: {lacking}; ugyanennyi lyuk van benne, és azoknak nincs más mezőjük",
    ),
    ("Counted holes", "Megszámolt lyukak"),
    (
        "the holes of {line} stand for {lacking}, so it needs {digit}, and has no other place for it",
        "{in line} a lyukak ezek helyén állnak: {lacking}; {a digit} tehát kell bele, és máshová nem kerülhet",
    ),
    ("Needed in a line", "Kell a vonalba"),
    (
        "{line} needs {digit}, which its holes see nowhere else, and has no other place for it",
        "{in line} kell {digit}, mert a lyukai máshol nem látnák, és máshová nem kerülhet",
    ),
    ("Full up", "Betelt"),
    (
        "{line} needs {digits}, which take all its open cells",
        "{in line} ezek kellenek: {digits}; ezzel minden szabad mezője megtelik",
    ),
    ("Crowded", "Egy mező két számjegyre"),
    (
        "a hole at {cell} would see {digits} only at {place}",
        "egy lyuk {in cell} ezeket csak {in place} láthatná: {digits}",
    ),
    ("Locked candidates", "Bezárt jelöltek"),
    (
        "{line} needs {digit}, and all its places for it lie in {other}, too",
        "{in line} kell {digit}, és minden lehetséges helye {in other} is benne van",
    ),
    ("Locked by a hole", "Lyuk zárja be"),
    ("the hole at {places} sees {pieces} only in {others}", "a lyuk {in places} csak {in others} láthat {pieces}t"),
    ("Naked pair", "Nyílt pár"),
    (
        "{places} hold {pieces}, so nothing else in {others} does",
        "{in places} ezek állnak: {pieces}; {in others} tehát máshol nem állhatnak",
    ),
    ("Hidden pair", "Rejtett pár"),
    (
        "{line} needs {digits}, and has no other cells for them",
        "{in line} ezek kellenek, és máshová nem kerülhetnek: {digits}",
    ),
    ("X-wing", "X-szárny"),
    (
        "{lines} need {digit}, and have places for it only in {others}",
        "{in lines} kell {digit}, és csak {in others} van helye",
    ),
    ("Holes of all lines", "Az összes vonal lyukai"),
    (
        "{lines} account for all holes: those found there, or one for each digit without a place",
        "{in lines} megvan az összes lyuk: a megtaláltak, vagy egy-egy minden számjegyért, amelynek nincs helye",
    ),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use smyoz_core::declared::Declared as _;

    use super::*;
    use crate::holes::{CONTENTS, Holes};

    /// What is named in braces, without article and case.
    fn named(text: &str) -> BTreeSet<&str> {
        let keys = text.split('{').skip(1).filter_map(|rest| rest.split('}').next());
        keys.map(|key| key.rsplit(' ').next().unwrap_or(key)).collect()
    }

    #[test]
    fn every_text_is_there_and_names_what_the_english_one_names() {
        let families = Holes::FAMILIES.iter().flat_map(|family| [family.full, family.needed, family.broken]);
        let techniques = Holes::TECHNIQUES.iter().filter(|technique| technique.suppositions().is_none());
        let techniques = techniques.flat_map(|technique| [technique.features.0, technique.features.1]);
        let contents = CONTENTS.iter().flat_map(|signed| [signed.meaning, signed.many]);
        let about = [Holes::NAME, Holes::TEXTS.pitch, Holes::TEXTS.rules, Holes::TEXTS.signs];
        let all: BTreeSet<&str> = families.chain(techniques).chain(contents).chain(about).collect();
        let all = all.into_iter().filter(|text| !["", "{rule}"].contains(text));
        let there: BTreeSet<&str> = TEXTS.iter().map(|(english, _)| *english).collect();
        let missing: Vec<&str> = all.filter(|text| !there.contains(text)).collect();
        assert!(missing.is_empty(), "{missing:#?}");
        for (english, hungarian) in TEXTS {
            assert_eq!(named(hungarian), named(english), "{hungarian}");
        }
    }
}
