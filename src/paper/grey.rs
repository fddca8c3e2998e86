//! Greys of an archival document: those of the device, without a profile.
//!
//! PDF/A allows `DeviceGray` in a document that has an output intent (ISO 19005-2, 6.2.4.3), as all
//! of them have here. The library still refers greys to an ICC profile, and printers then separate
//! black into four inks. So the colour space is replaced in the finished document, by as many
//! bytes: the positions in its table of objects stay right.

/// How the object of a colour space with a profile begins.
const SPACE: &[u8] = b" 0 obj\n[/ICCBased ";

/// The document with greys of the device; `None` if it is not built as expected.
pub(super) fn with_device_grey(mut document: Vec<u8>) -> Option<Vec<u8>> {
    const GREY: &[u8] = b"/DeviceGray";
    let mut from = 0;
    while let Some(at) = find(&document[from..], SPACE) {
        let start = from + at + b" 0 obj\n".len();
        let end = start + find(&document[start..], b"]")? + 1;
        let space = str::from_utf8(&document[start..end]).ok()?;
        let profile = space.strip_prefix("[/ICCBased ")?.strip_suffix(" 0 R]")?;
        if components(&document, profile)? == 1 {
            document.get_mut(start..end)?.fill(b' ');
            document.get_mut(start..start + GREY.len())?.copy_from_slice(GREY);
        }
        from = end;
    }
    Some(document)
}

/// The number of components of the profile in the object with this number.
fn components(document: &[u8], object: &str) -> Option<usize> {
    let start = find(document, format!("\n{object} 0 obj\n<<").as_bytes())?;
    let header = &document[start..];
    let header = str::from_utf8(&header[..find(header, b">>")?]).ok()?;
    let (_, rest) = header.split_once("/N ")?;
    rest.split(|sign: char| !sign.is_ascii_digit()).next()?.parse().ok()
}

fn find(within: &[u8], wanted: &[u8]) -> Option<usize> {
    let first = wanted.first()?;
    let starts = within.iter().enumerate().filter(|(_, byte)| *byte == first).map(|(at, _)| at);
    starts.into_iter().find(|&at| within[at..].starts_with(wanted))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOCUMENT: &str = "%PDF\n1 0 obj\n[/ICCBased 3 0 R]\nendobj\n2 0 obj\n[/ICCBased 4 0 R]\nendobj\n\
        3 0 obj\n<</Length 9/N 1/Range[0 1]>>\nstream\n4 0 obj\n<</N 3/Length 9>>\n";

    #[test]
    fn greys_lose_their_profile_and_colours_keep_theirs() {
        let found = String::from_utf8(with_device_grey(DOCUMENT.into()).unwrap()).unwrap();
        assert_eq!(found.len(), DOCUMENT.len());
        assert!(found.contains("1 0 obj\n/DeviceGray      \nendobj") && found.contains("[/ICCBased 4 0 R]"), "{found}");
        assert_eq!(with_device_grey(found.clone().into()), Some(found.into()));
    }

    #[test]
    fn what_is_not_understood_is_not_touched() {
        for (from, to) in [("3 0 R", "9 0 R"), ("/N 1", "/M 1"), ("[/ICCBased 3 0 R]", "[/ICCBased 3 1 R]")] {
            assert_eq!(with_device_grey(DOCUMENT.replace(from, to).into()), None, "{to}");
        }
        assert_eq!(with_device_grey(b"%PDF".to_vec()), Some(b"%PDF".to_vec()));
    }
}
