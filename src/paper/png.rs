//! PNG: a drawing as a picture.

use tiny_skia::{Color, FillRule, LineCap, Paint, Path, PathBuilder, Pixmap, Stroke, StrokeDash, Transform};

use super::drawing::{Appearance, DisplayList, Look, Mark, Rgb, Run};

/// A drawing as a PNG file with this many dots an inch.
///
/// # Panics
/// If that makes more dots than memory has room for, or none at all.
#[must_use]
pub fn png(drawing: &DisplayList, dots: f64) -> Vec<u8> {
    let scale = dots / 25.4;
    let [width, height] = [drawing.size.0, drawing.size.1].map(|side| (side * scale).round() as u32);
    let mut pixmap = Pixmap::new(width, height).expect("a page has a size that fits into memory");
    pixmap.fill(Color::WHITE);
    let mut writer = Writer { pixmap, appearance: &drawing.appearance };
    writer.marks(&drawing.marks, Transform::from_scale(scale as f32, scale as f32));
    with_resolution(writer.pixmap.encode_png().expect("a picture can be written to memory"), dots)
}

/// Where the chunk with the size ends, after which that with the resolution stands: behind the
/// signature of 8 bytes, and 25 bytes of the chunk itself.
const SIZE_END: usize = 8 + 25;

/// The file with its resolution, so that programs show it in the size of the page.
fn with_resolution(mut file: Vec<u8>, dots: f64) -> Vec<u8> {
    let by_metre = ((dots / 0.0254).round() as u32).to_be_bytes();
    let named = [&b"pHYs"[..], &by_metre, &by_metre, &[1]].concat();
    let chunk = [&9_u32.to_be_bytes()[..], &named, &crc(&named).to_be_bytes()].concat();
    file.splice(SIZE_END..SIZE_END, chunk);
    file
}

/// The checksum of a chunk, as the format defines it.
fn crc(bytes: &[u8]) -> u32 {
    let step = |crc: u32| if crc & 1 == 1 { 0xedb8_8320 ^ (crc >> 1) } else { crc >> 1 };
    !bytes.iter().fold(u32::MAX, |crc, &byte| (0..8).fold(crc ^ u32::from(byte), |crc, _| step(crc)))
}

struct Writer<'a> {
    pixmap: Pixmap,
    appearance: &'a Appearance,
}

impl Writer<'_> {
    fn marks(&mut self, marks: &[Mark], transform: Transform) {
        for mark in marks {
            match mark {
                Mark::Line(look, ..) | Mark::Circle(look, ..) | Mark::Rect(look, ..) | Mark::Path(look, _) => {
                    self.path(*look, mark.path().as_ref(), transform);
                }
                Mark::Text(run) => self.text(run, transform),
                Mark::Turned((x, y), degrees, marks) => {
                    self.marks(
                        marks,
                        transform.pre_concat(Transform::from_rotate_at(*degrees as f32, *x as f32, *y as f32)),
                    );
                }
                Mark::Link(..) | Mark::Image(..) => {}
            }
        }
    }

    fn path(&mut self, look: Look, path: Option<&Path>, transform: Transform) {
        let Some(path) = path else { return };
        let paint = self.appearance.paint(look);
        if let Some(colour) = paint.fill {
            self.pixmap.fill_path(path, &solid(colour), FillRule::Winding, transform, None);
        }
        if let Some((colour, width)) = paint.stroke {
            let stroke = Stroke {
                width: width as f32,
                line_cap: if paint.round { LineCap::Round } else { LineCap::Butt },
                dash: paint.dash.and_then(|(dash, gap)| StrokeDash::new(vec![dash as f32, gap as f32], 0.0)),
                ..Stroke::default()
            };
            self.pixmap.stroke_path(path, &solid(colour), &stroke, transform, None);
        }
    }

    fn text(&mut self, run: &Run, transform: Transform) {
        let mut all = PathBuilder::new();
        let font = &self.appearance.fonts[run.kind.face];
        let (em, mut x) = (font.units_per_em(), 0.0);
        for glyph in run.glyphs.iter() {
            let moved = Transform::from_translate(((x + glyph.offset) * em) as f32, 0.0);
            if let Some(path) = font.outline(glyph.id).and_then(|path| path.transform(moved)) {
                all.push_path(&path);
            }
            x += glyph.advance;
        }
        let scale = (run.kind.size / em) as f32;
        let at = Transform::from_row(scale, 0.0, 0.0, -scale, run.at.0 as f32, run.at.1 as f32);
        self.path(run.kind.look, all.finish().as_ref(), transform.pre_concat(at));
    }
}

fn solid(Rgb(red, green, blue): Rgb) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color_rgba8(red, green, blue, 0xff);
    paint
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_its_resolution() {
        assert_eq!(crc(b"IEND"), 0xae42_6082, "as every file ends");
        let style = crate::Ink::Mono;
        let drawing = DisplayList::new((25.4, 25.4), crate::theme::standard(style), crate::Lang::En, String::new());
        let file = png(&drawing, 150.0);
        assert_eq!(file[37..50], *b"pHYs\0\0\x17\x12\0\0\x17\x12\x01", "5,906 dots a metre");
        assert!(Pixmap::decode_png(&file).is_ok_and(|pixmap| pixmap.width() == 150), "checksums are right");
    }
}
