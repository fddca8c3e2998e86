//! Misspelt names, and those that were meant.

/// The longest text that is compared: no misspelling is much longer than a name, and the measure
/// takes time.
const LONGEST: usize = 40;

/// The name that a text is a misspelling of, if it is one: the fewest letters are added, left out,
/// changed or swapped with the next, and no more than every third.
pub fn nearest<'a>(text: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let letters = text.chars().count();
    let most = if letters > 1 { (letters / 3).max(1) } else { 0 };
    let measured = names.filter(|_| text.len() <= LONGEST).map(|name| (strsim::osa_distance(name, text), name));
    let (_, name) = measured.filter(|(distance, _)| *distance <= most).min_by_key(|(distance, _)| *distance)?;
    Some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_close_is_meant() {
        let options = ["spread", "seed", "seeds", "mines", "foreword", "battleship", "clue-symmetry"];
        for (text, meant) in [
            ("sead", Some("seed")),
            ("sede", Some("seed")),
            ("spraed", Some("spread")),
            ("hints", None),
            ("foo", None),
            ("batleship", Some("battleship")),
            ("clue-simetry", Some("clue-symmetry")),
            ("symmetry", None),
            ("x", None),
            ("", None),
        ] {
            assert_eq!(nearest(text, options.into_iter()), meant, "{text}");
        }
        assert_eq!(nearest(&"x".repeat(1000), ["x"].into_iter()), None);
    }
}
