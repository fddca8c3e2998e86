//! The languages of pages and explanations.

/// A language of pages and explanations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// Hungarian, the language of the rule sheet.
    #[default]
    Hu,
    /// English.
    En,
}
