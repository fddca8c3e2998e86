//! The files of certificates.

use std::path::Path;

use super::CommandError;
use super::files::{read_regular, write_within};
use smyoz_core::judging::certificate::{CertificateError, Files, SUMS, changed_files, listed_files};

/// The most bytes of a file of a certificate.
pub(super) const CERTIFICATE_LIMIT: u64 = 256 << 20;

/// Writes a certificate into an empty directory that is not yet in its place.
pub(super) fn write_certificate(directory: &Path, files: &Files) -> Result<(), CommandError> {
    files.iter().try_for_each(|(name, content)| write_within(&directory.join(name), content))
}

/// Reads the certificate in a directory: the list of checksums, and all files that it lists.
pub(super) fn read_certificate(directory: &Path) -> Result<Result<Files, CertificateError>, CommandError> {
    let read = |name: &str| read_regular(&directory.join(name), CERTIFICATE_LIMIT);
    let sums = read(SUMS)?;
    let names = match listed_files(&sums) {
        Ok(names) => names,
        Err(refusal) => return Ok(Err(refusal)),
    };
    let mut files = Files::from([(SUMS.to_owned(), sums)]);
    for name in names {
        files.insert(name.clone(), read(&name)?);
    }
    Ok(Ok(files))
}

/// Whether all files of a certificate are there and unchanged.
pub(super) fn is_whole(directory: &Path) -> bool {
    let whole = |files: &Files| changed_files(files).is_ok_and(|changed| changed.is_empty());
    read_certificate(directory).is_ok_and(|files| files.as_ref().is_ok_and(whole))
}
