//! Pictures from files: PNG or JPEG.

use krilla::image::Image as Decoded;
use thiserror::Error;

/// A picture from a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Image(Decoded);

/// The data is not a picture that can be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected a picture as PNG or JPEG{0}")]
pub struct ImageError(String);

/// How a PNG file begins, and a JPEG file.
const PNG: &[u8] = b"\x89PNG";
const JPEG: &[u8] = b"\xff\xd8";

impl Image {
    /// Reads a file.
    ///
    /// # Errors
    /// If it is neither PNG nor JPEG, or has no picture in it.
    pub fn read(data: Vec<u8>) -> Result<Self, ImageError> {
        let is_png = data.starts_with(PNG);
        if !is_png && !data.starts_with(JPEG) {
            return Err(ImageError(String::new()));
        }
        let read = if is_png { Decoded::from_png } else { Decoded::from_jpeg };
        let image = read(data.into(), true).map_err(|reason| ImageError(format!(": {reason}")))?;
        let (width, height) = image.size();
        if width * height == 0 { Err(ImageError(": it is empty".to_owned())) } else { Ok(Self(image)) }
    }

    /// The numbers of dots across and down.
    #[must_use]
    pub fn size(&self) -> (u32, u32) {
        self.0.size()
    }

    /// It as the writer of PDF takes it.
    pub(crate) fn decoded(&self) -> Decoded {
        self.0.clone()
    }
}
