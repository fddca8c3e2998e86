//! Conclusions in words.

use itertools::Itertools;

use super::grid::{Cell, Place};
use super::logic::{Chart, Logic};
use super::marks::{Marks, Seen};
use super::rules::{CONTENTS, COUNTS, Family};
use super::{Declared, Fact, translated};
use crate::deduction::Deduction;
use crate::game::Face;
use crate::lang::{Lang, article};

/// The title of a technique, and why its conclusions hold: `nowhere else can {piece} be in
/// {place}`. Its reasons are named in braces.
#[derive(Debug)]
pub struct Text(pub &'static str, pub &'static str);

/// What a reason says of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Says {
    /// It has as many as it may.
    Full,
    /// It needs what is left.
    Needed,
    /// It is broken.
    Broken,
}

/// A rule, as a reason names it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Instance {
    /// What is said of it.
    pub says: Says,
    /// Its family.
    pub family: usize,
    /// Where it stands.
    pub place: Option<Place>,
    /// What it counts, if that is one thing.
    pub piece: Option<char>,
    /// The cells for which it is known that they have what it counts.
    pub cells: Vec<Cell>,
}

/// A part of the reason for a conclusion, or a contradiction.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A rule.
    Rule(Instance),
    /// Places. As a contradiction, cells that have two contents.
    Places(Vec<Place>),
    /// Contents of cells.
    Pieces(Vec<char>),
}

impl From<Cell> for Reason {
    fn from(cell: Cell) -> Self {
        Self::Places(vec![cell.into()])
    }
}

impl From<Place> for Reason {
    fn from(place: Place) -> Self {
        Self::Places(vec![place])
    }
}

impl Instance {
    pub(super) fn of<G: Declared>(seen: &Seen, says: Says, marks: &Marks<G>) -> Self {
        let held = seen.rule.literals.iter().filter(|&&literal| marks.holds(literal));
        let cells = held.filter_map(|&literal| marks.chart.rules().fact(literal)?.cell());
        let &super::Rule { family, place, piece, .. } = seen.rule;
        Self { says, family, place, piece, cells: cells.sorted().collect() }
    }

    /// Where it stands, or else the cells that have what it counts.
    pub(super) fn places(&self) -> Vec<Place> {
        self.place.map_or_else(|| self.cells.iter().copied().map(Place::Cell).collect(), |place| vec![place])
    }
}

pub(super) fn family<G: Declared>(family: usize) -> Family {
    match family {
        COUNTS => G::COUNT,
        CONTENTS => G::CONTENT,
        family => G::FAMILIES[family],
    }
}

/// Texts with what they are in a language.
pub type Translations = &'static [(&'static str, &'static str)];

/// The texts of this room.
pub(super) const TRANSLATIONS: &[(Lang, Translations)] = &[(
    Lang::Hu,
    &[
        ("region", "terület"),
        ("in region", "területben"),
        ("{place} has all that it may have", "{in place} több nem lehet"),
        ("{place} needs all that are left", "{in place} az összes szabad mező kell"),
        ("{place} would not have its count", "{in place} nem jönne ki a szám"),
        ("{place} has only one", "{in place} már van valami"),
        ("nothing else fits in {place}", "{in place} más nem fér el"),
        ("nothing would fit in {place}", "{in place} semmi sem férne el"),
        ("No room", "Nincs hely"),
        ("otherwise {place} could not have what it needs", "különben {in place} nem lenne elég hely"),
        ("Nothing more", "Nincs több"),
        ("Only these places", "Csak ezek a helyek"),
        ("Supposition", "Feltevés"),
        ("the opposite leads to a contradiction", "az ellenkezője ellentmondáshoz vezet"),
    ],
)];

/// A place in a language: by itself, with its article, and with what it is in.
fn place_in<G: Declared>(place: Place, lang: Lang) -> [String; 3] {
    let (kind, name) = match place {
        Place::Row(at) => ("row", (at + 1).to_string()),
        Place::Column(at) => ("column", Face::column_name(at.into())),
        Place::Region(at) => ("region", Face::column_name(at.into())),
        Place::Run(..) => ("run", place.to_string()),
        Place::Cell(_) => ("cell", place.to_string()),
    };
    let [one, two] = [name.clone(), name.clone()];
    let [region, inside] = G::REGION.map(|text| translated::<G>(text, lang));
    [
        lang.declared_place(kind, region, one),
        lang.declared_place_the(kind, region, two),
        lang.declared_place_in(kind, inside, name),
    ]
}

/// A board in a language.
pub(super) struct Words<'a, G> {
    pub chart: &'a Chart<G>,
    pub lang: Lang,
}

impl<G: Declared> Words<'_, G> {
    fn named(&self, content: char, several: bool) -> &'static str {
        let signed = self.chart.game().contents().iter().find(|signed| signed.character == content);
        let text = signed.map_or("", |signed| if several { signed.many } else { signed.meaning });
        translated::<G>(text, self.lang)
    }

    /// A text in which a key is replaced by these names: each by itself, with its article, and with
    /// what it is in or, of pieces, what several are called.
    fn filled(&self, text: &str, key: &str, names: &[[String; 3]]) -> String {
        let forms = [(0, ""), (1, "a "), (2, "in "), (2, "many ")].into_iter();
        forms.fold(text.to_owned(), |text, (form, before)| {
            let names = || names.iter().map(|forms| forms[form].clone()).collect_vec();
            text.replace(&format!("{{{before}{key}}}"), &self.lang.listed(&names()))
        })
    }

    fn places(&self, places: impl IntoIterator<Item = Place>) -> Vec<[String; 3]> {
        places.into_iter().map(|place| place_in::<G>(place, self.lang)).collect()
    }

    fn pieces(&self, pieces: impl IntoIterator<Item = char>) -> Vec<[String; 3]> {
        let forms = |piece| {
            let name = self.named(piece, false);
            let with_article = if self.lang == Lang::Hu { article(name) } else { name.to_owned() };
            [name.to_owned(), with_article, self.named(piece, true).to_owned()]
        };
        pieces.into_iter().map(forms).collect()
    }

    fn rule(&self, Instance { says, family: number, place, piece, cells }: &Instance) -> String {
        let family = family::<G>(*number);
        let text = match says {
            Says::Full => family.full,
            Says::Needed => family.needed,
            Says::Broken => family.broken,
        };
        let text = self.filled(translated::<G>(text, self.lang), "place", &self.places(*place));
        let text = self.filled(&text, "piece", &self.pieces(*piece));
        self.filled(&text, "cells", &self.places(cells.iter().copied().map(Place::Cell)))
    }

    /// A text in which a key is replaced by a reason.
    fn because(&self, text: &str, key: &str, reason: &Reason) -> String {
        match reason {
            Reason::Rule(instance) => text.replace(&format!("{{{key}}}"), &self.rule(instance)),
            Reason::Places(places) => self.filled(text, key, &self.places(places.iter().copied())),
            Reason::Pieces(pieces) => self.filled(text, key, &self.pieces(pieces.iter().copied())),
        }
    }

    /// A conclusion and, for a supposition, the steps of its chain.
    pub(super) fn sentences(&self, deduction: &Deduction<Logic<G>>) -> Vec<String> {
        let lang = self.lang;
        let mut sentences = vec![self.sentence(deduction)];
        for case in &deduction.cases {
            sentences.push(lang.declared_suppose(self.said(&[case.supposed])));
            sentences.extend(case.steps.iter().map(|(step, _)| lang.declared_then(self.sentence(step))));
            sentences.extend(case.broken.iter().map(|(broken, _)| {
                lang.declared_but(match broken {
                    Reason::Places(cells) => lang.declared_two(list(cells, lang)),
                    broken => self.because("{broken}", "broken", broken),
                })
            }));
        }
        sentences
    }

    /// What follows, and why.
    fn sentence(&self, deduction: &Deduction<Logic<G>>) -> String {
        let named = deduction.technique.reasons.iter().zip(&deduction.because);
        let text = translated::<G>(deduction.technique.features.1, self.lang);
        let why = named.fold(text.to_owned(), |text, (key, reason)| self.because(&text, key, reason));
        format!("{}: {why}.", self.said(&deduction.facts))
    }

    /// Facts in words, those together that say the same: `A1 and B1 are empty`, `C2 is not 3 or 5`.
    pub(super) fn said(&self, facts: &[Fact]) -> String {
        let count = |fact: &Fact| match *fact {
            Fact::Count(place, number) => Some(format!("{}: {number}", place_in::<G>(place, self.lang)[0])),
            Fact::Is(..) | Fact::Not(..) => None,
        };
        let says = |fact: &Fact| match *fact {
            Fact::Is(cell, content) => Some(((content, true), cell)),
            Fact::Not(cell, content) => Some(((content, false), cell)),
            Fact::Count(..) => None,
        };
        // The cells of each content, then the contents of the same cells.
        let mut groups: Vec<(Vec<Cell>, bool, Vec<char>)> = Vec::new();
        for ((content, is), cells) in facts.iter().filter_map(says).into_group_map().into_iter().sorted() {
            let cells = cells.into_iter().sorted().dedup().collect_vec();
            match groups.iter_mut().find(|(others, other, _)| !is && !other && *others == cells) {
                Some((.., contents)) => contents.push(content),
                None => groups.push((cells, is, vec![content])),
            }
        }
        let said = groups.into_iter().map(|(cells, is, contents)| {
            let (number, listed) = (cells.len(), list(&cells, self.lang));
            let named = contents.into_iter().map(|content| self.named(content, number > 1).to_owned()).collect_vec();
            let named = self.lang.listed_or(&named);
            match is {
                true => self.lang.declared_are(listed, named, number),
                false => self.lang.declared_are_not(listed, named, number),
            }
        });
        self.lang.listed(&facts.iter().filter_map(count).chain(said).collect_vec())
    }
}

/// `A`, `A and B`, `A, B and C`.
fn list(parts: impl IntoIterator<Item: ToString>, lang: Lang) -> String {
    lang.listed(&parts.into_iter().map(|part| part.to_string()).collect_vec())
}

/// The rules and places that a conclusion names, and what it supposes.
pub(super) fn place<G: Declared>(deduction: &Deduction<Logic<G>>, lang: Lang) -> String {
    let places = |reason: &Reason| match reason {
        Reason::Rule(instance) => instance.places(),
        Reason::Places(places) => places.clone(),
        Reason::Pieces(_) => Vec::new(),
    };
    let supposed = deduction.cases.iter().map(|case| case.supposed.place());
    let places = deduction.because.iter().flat_map(places).chain(supposed).dedup();
    list(places.map(|place| place_in::<G>(place, lang)[0].clone()), lang)
}
