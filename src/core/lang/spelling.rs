//! Misspelt names, and those that were meant.

/// The smallest Jaro-Winkler similarity at which one text passes for a misspelling of the other.
const ALIKE: f64 = 0.8;

/// The longest text that is compared: no misspelling is much longer than a name, and the measure
/// takes time.
const LONGEST: usize = 40;

/// The name that is most similar to a text, if any is similar.
pub fn nearest<'a>(text: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let alike = names.filter(|_| text.len() <= LONGEST).map(|name| (strsim::jaro_winkler(name, text), name));
    let nearest = alike.max_by(|one, other| one.0.total_cmp(&other.0));
    nearest.filter(|(likeness, _)| *likeness >= ALIKE).map(|(_, name)| name)
}
