//! Pages that were laid out for A4, on paper of another size.

use crate::area::A4;
use crate::drawing::{At, Type};

/// Where the content of an A4 page lies on this paper. Positions and type are scaled, but strokes
/// are as heavy as ever.
#[derive(Clone, Copy)]
pub struct Scaled {
    at: At,
    /// The scale: 1 on A4.
    pub scale: f64,
}

impl Scaled {
    /// To paper of this size.
    pub fn to(paper: At) -> Self {
        let scale = f64::min(paper.0 / A4.0, paper.1 / A4.1);
        Self { at: ((paper.0 - A4.0 * scale) / 2.0, (paper.1 - A4.1 * scale) / 2.0), scale }
    }

    /// To another place: the corner comes to lie here.
    pub fn at(corner: At, scale: f64) -> Self {
        Self { at: corner, scale }
    }

    /// A position on A4.
    pub fn place(self, x: f64, y: f64) -> At {
        (self.at.0 + x * self.scale, self.at.1 + y * self.scale)
    }

    /// Type that has this size on A4.
    pub fn size(self, kind: Type) -> Type {
        Type { size: kind.size * self.scale, ..kind }
    }
}
