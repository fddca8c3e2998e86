//! How the variables answer for the game.

use std::sync::LazyLock;

use super::exclusion::Exclusion;
use super::variables::{Variables, is_first_image};
use crate::board::{Layout, Placement, ShipType, Symmetry};
use crate::clues::{Clue, Clues};
use crate::engines::Smyoz;
use smyoz_core::game::{Guards, Model, Rules};
use smyoz_core::sat::{Formula, Lit};

/// With at most this many shots, the ALFA's placements are tried one after another.
const FEW_SHOTS: usize = 2;

/// The formula with fixed rules, built once and then cloned.
static FIXED: LazyLock<(Formula, Variables)> = LazyLock::new(|| stated(Rules::Fixed));

fn stated(rules: Rules) -> (Formula, Variables) {
    let mut formula = Formula::new();
    let variables = Variables::new(&mut formula, rules);
    (formula, variables)
}

impl Model for Variables {
    type Game = Smyoz;

    /// The islands, which take a large formula to state.
    type Lemma = Exclusion;

    const LEMMAS: &'static [&'static str] = &[
        "The list of islands is a clue, too. Each lemma names points (by the cell to their upper left)",
        "that cannot be islands beside each other, and why. A clause forbids them to be water while",
        "the points around are not; if they are too many for an island, whatever is around. The same",
        "holds of their images under the 8 symmetries of the board, so there is a clause for each.",
    ];

    fn state(_: &Smyoz, rules: Rules) -> (Formula, Self) {
        match rules {
            Rules::Fixed => FIXED.clone(),
            Rules::Guarded => stated(rules),
        }
    }

    fn rule_guards(&self) -> Vec<Lit> {
        self.rules().to_vec()
    }

    fn clue(&mut self, formula: &mut Formula, clue: &Clue) {
        match clue {
            Clue::Codes(kind, codes) => self.codes(formula, *kind, codes),
            Clue::WaterLines(number) => self.water_lines(formula, *number),
            Clue::Moored(number) => self.moored(formula, usize::from(*number)),
            Clue::Islands(sizes) => self.islands(formula, sizes),
            Clue::Shot(shot) => self.shot(formula, *shot),
        }
    }

    fn layout(&self, is_true: impl Fn(Lit) -> bool) -> Layout {
        let ships: Vec<Placement> = Placement::all().filter(|&placement| is_true(self.ship(placement))).collect();
        let layout = ships.try_into().ok().and_then(|ships| Layout::new(ships).ok());
        layout.expect("the rules are stated")
    }

    fn differs(&self, layout: &Layout) -> impl Iterator<Item = Lit> {
        layout.placements().into_iter().map(|placement| !self.ship(placement))
    }

    fn implied(&mut self, formula: &mut Formula, clues: &Clues) -> Vec<Lit> {
        self.number_of_crowded_lines(formula, &clues.inventory).into_iter().collect()
    }

    fn is_lazy(clue: &Clue) -> bool {
        matches!(clue, Clue::Islands(_))
    }

    fn lemmas(&self, clues: &Clues, layout: &Layout) -> Vec<Exclusion> {
        clues.inventory.islands().map_or_else(Vec::new, |sizes| Exclusion::all_in(layout, sizes))
    }

    fn reason(clues: &Clues, exclusion: &Exclusion) -> Option<String> {
        Some(exclusion.reason(clues.inventory.islands()?)?.to_string())
    }

    fn learn(&mut self, formula: &mut Formula, guards: &Guards<Smyoz>, clues: &Clues, exclusion: &Exclusion) {
        if let Some(sizes) = clues.inventory.islands() {
            let guard = guards[&Clue::Islands(sizes.to_vec())];
            self.exclude(formula, sizes, guard, exclusion);
        }
    }

    /// The placements of the ALFA.
    fn cubes(&self, clues: &Clues, images: bool) -> Vec<Lit> {
        if clues.shots.len() > FEW_SHOTS {
            return Vec::new();
        }
        let alphas = Placement::of_type(ShipType::Alpha);
        alphas.filter(|&alpha| !images || stands_for_all(clues, alpha)).map(|alpha| self.ship(alpha)).collect()
    }

    fn images(&self, clues: &Clues, layout: Layout) -> Vec<(Layout, bool)> {
        // If nothing distinguishes the symmetries, the ALFA's first images represent all of its
        // placements.
        let symmetries = if clues.shots.is_empty() { &Symmetry::ALL[..] } else { &Symmetry::ALL[..1] };
        let images = symmetries.iter().map(|&symmetry| layout.image(symmetry));
        images.map(|image| (image, stands_for_all(clues, image.placements()[0]))).collect()
    }

    /// Few shots may not even distinguish a layout from its images; checking these takes no search.
    fn at_once(&self, clues: &Clues, known: &[Layout]) -> Option<Layout> {
        let mut images = known.iter().flat_map(|layout| Symmetry::ALL.map(|symmetry| layout.image(symmetry)));
        images.find(|image| !known.contains(image) && clues.fit(image))
    }
}

/// Whether a placement of the ALFA need not be left to an image of it: without shots, one image of
/// each is enough.
fn stands_for_all(clues: &Clues, alpha: Placement) -> bool {
    !clues.shots.is_empty() || is_first_image(alpha)
}
