//! The legend at the foot of a page with puzzles: what the signs on it mean.

use crate::Panel;
use crate::area::Area;
use crate::book::press::Press;
use crate::drawing::{Anchor, Role, Type};
use crate::panel::{SAMPLE, Sample};
use crate::scaled::Scaled;

/// The size of its type on its own page, for which samples are drawn; the distance of its lines,
/// that of its entries, and of a sample from its meaning.
const USUAL: f64 = 3.3;
const LINE: f64 = 4.4;
const BETWEEN: f64 = 5.0;
const GAP: f64 = 2.0;

/// An entry of a legend: the sample and its meaning.
type Entry = (Sample, String);

/// Draws the legend of these panels at the foot of an area, unless it would take room that they
/// need. Returns what is left above it.
pub(super) fn draw_below(
    press: &mut Press,
    panels: &[&dyn Panel],
    area: Area,
    leaves_room: impl FnOnce(&Press, Area) -> bool,
) -> Area {
    let mut entries: Vec<Entry> = Vec::new();
    for entry in panels.iter().flat_map(|panel| panel.legend()) {
        if entries.iter().all(|(_, meaning)| *meaning != entry.1) {
            entries.push(entry);
        }
    }
    if entries.is_empty() {
        return area;
    }
    let kind = Type::pale(press.size(Role::Note));
    let scale = kind.size / USUAL;
    let lines = lines(press, kind, scale, entries, area.width);
    let height = scale * (LINE * lines.len() as f64 + 1.5);
    let above = Area { height: area.height - height, ..area };
    if !leaves_room(press, above) {
        return area;
    }
    let mut y = above.at.1 + above.height;
    for line in lines {
        y += LINE * scale;
        let mut x = area.at.0;
        for (sample, meaning) in line {
            sample(press.drawing(), Scaled::at((x, y - scale * 1.2), scale), (0.0, 0.0));
            let start = x + scale * (SAMPLE + GAP);
            x = press.drawing().text(kind, Anchor::Start, (start, y), &meaning) + scale * BETWEEN;
        }
    }
    above
}

/// The entries in lines of this width.
fn lines(press: &Press, kind: Type, scale: f64, entries: Vec<Entry>, width: f64) -> Vec<Vec<Entry>> {
    let (mut lines, mut x): (Vec<Vec<Entry>>, f64) = (Vec::new(), 0.0);
    for entry in entries {
        let own = scale * (SAMPLE + GAP) + press.width(kind, &entry.1);
        match lines.last_mut() {
            Some(line) if x + own <= width => line.push(entry),
            _ => {
                lines.push(vec![entry]);
                x = 0.0;
            }
        }
        x += own + scale * BETWEEN;
    }
    lines
}
