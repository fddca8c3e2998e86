//! Reads files whole, up to a limit.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// The most bytes of a file that is read whole.
pub const FILE_LIMIT: u64 = 16 << 20;

/// Reads a stream to its end.
///
/// # Errors
/// If it cannot be read, or has more than `limit` bytes, of which a few more are read.
pub fn read_limited(stream: impl Read, limit: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    stream.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit { Err(too_large(limit)) } else { Ok(bytes) }
}

/// The error for more bytes than a limit, which is given in mebibytes.
pub fn too_large(limit: u64) -> io::Error {
    io::Error::new(ErrorKind::FileTooLarge, format!("it is larger than {} MiB", limit >> 20))
}

/// Opens a regular file, or a symlink to one. Anything else in its place, such as a pipe, could
/// keep the run waiting for ever.
pub(crate) fn open_regular(path: &Path) -> io::Result<File> {
    let found = path.metadata()?;
    // The system says in its own words that a directory cannot be read.
    if !found.is_file() && !found.is_dir() {
        return Err(io::Error::new(ErrorKind::InvalidInput, "it is not a regular file"));
    }
    File::open(path)
}

/// Reads a regular file.
///
/// # Errors
/// Also if it has more than `limit` bytes.
pub fn read_regular(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    read_limited(open_regular(path)?, limit)
}
