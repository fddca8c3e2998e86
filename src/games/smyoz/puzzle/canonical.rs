//! Canonical images: the same for all images of a puzzle under the symmetries of the board.

use crate::board::Symmetry;
use crate::clues::{Clues, Shot};

/// The canonical text of the clues: the smallest among the texts of their 8 images. The inventory
/// is the same for all of them.
pub(super) fn text(clues: &Clues, mercy: Option<Shot>) -> String {
    let inventory = serde_json::to_string(&clues.inventory).expect("an inventory is plain data");
    format!("{inventory}\n{}", shots_text(clues, mercy, symmetry(clues, mercy)))
}

/// The symmetry that takes the clues to the image with the smallest text, which is the same for all
/// images of a puzzle.
pub(super) fn symmetry(clues: &Clues, mercy: Option<Shot>) -> Symmetry {
    let all = Symmetry::ALL.into_iter();
    all.min_by_key(|&symmetry| shots_text(clues, mercy, symmetry)).expect("there are 8 symmetries")
}

/// The image of the shots, as a text.
fn shots_text(clues: &Clues, mercy: Option<Shot>, symmetry: Symmetry) -> String {
    let mercy = mercy.map(|shot| shot.image(symmetry));
    let text = |shot: &Shot| format!("{}{shot}\n", if Some(*shot) == mercy { "Z " } else { "" });
    clues.shots.image(symmetry).sorted().iter().map(text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{image, read_puzzle};
    use smyoz_core::puzzles::Record;

    #[test]
    fn images_share_an_id() {
        let text = r#"{"format":"smyoz-puzzle/1","inventory":{"moored":6},
            "shots":[{"cell":"37","shows":"2rg"},{"cell":"55","shows":"G"}],"mercy":{"cell":"12","shows":"Dr"}}"#;
        let puzzle = read_puzzle(text).unwrap();
        for symmetry in Symmetry::ALL {
            let mut image = image(&puzzle, symmetry);
            assert_eq!(image.id(), puzzle.id());
            image.clues.shots.pop();
            assert_ne!(image.id(), puzzle.id());
        }
        // Printed pages show it, so it must never change.
        assert_eq!(puzzle.id().to_string(), "H70VV-7299V");
    }
}
