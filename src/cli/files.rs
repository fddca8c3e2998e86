//! Files and directories, of which nothing is ever lost or left half-written.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::Failure;

/// Writes a file: under a temporary name first, so that it is there as a whole or not at all.
pub(super) fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Failure> {
    let failure =
        |error: &dyn std::fmt::Display| Failure::Input(format!("{} cannot be written: {error}", path.display()));
    let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = tempfile::Builder::new()
        .prefix(".smyoz-")
        .permissions_of_new_files()
        .tempfile_in(directory)
        .map_err(|error| failure(&error))?;
    file.write_all(content.as_ref()).map_err(|error| failure(&error))?;
    NamedTempFile::persist(file, path).map_err(|error| failure(&error.error))?;
    Ok(())
}

/// Writes a file where there is none. One that is there with the same content stays; one with other content is refused.
pub(super) fn write_new(path: &Path, content: &str) -> Result<(), Failure> {
    match fs::read(path) {
        Ok(found) if found == content.as_bytes() => Ok(()),
        Ok(_) => Err(Failure::Input(format!("{} exists with other content: it is left as it is", path.display()))),
        Err(error) if error.kind() == ErrorKind::NotFound => write(path, content),
        Err(error) => Err(Failure::Input(format!("{} cannot be written: {error}", path.display()))),
    }
}

/// Makes a directory for new files, with all above it. One that exists must be empty: nothing is mixed or overwritten.
pub(super) fn new_directory(path: &Path) -> Result<(), Failure> {
    let failure = |error| Failure::Input(format!("{}: the directory cannot be made: {error}", path.display()));
    if path.exists() {
        let mut entries = fs::read_dir(path)
            .map_err(|error| Failure::Input(format!("{}: expected a directory: {error}", path.display())))?;
        if entries.next().is_some() {
            let path = path.display();
            return Err(Failure::Input(format!("{path} exists and is not empty: expected a new or empty directory")));
        }
    }
    fs::create_dir_all(path).map_err(failure)
}

/// Whether [`new_directory`] can be expected to succeed, for work whose result shall go there. Makes nothing.
pub(super) fn expect_new_directory(path: &Path) -> Result<(), Failure> {
    match path.ancestors().find(|above| above.exists()) {
        Some(found) if found == path => new_directory(path),
        Some(above) if !above.is_dir() => {
            let (path, above) = (path.display(), above.display());
            Err(Failure::Input(format!("{path}: the directory cannot be made: {above} is no directory")))
        }
        _ => Ok(()),
    }
}

/// The files of a directory with one of these extensions, sorted by name.
pub(super) fn files_in(directory: &Path, extensions: &[&str]) -> Result<Vec<PathBuf>, Failure> {
    let failure = |error| Failure::Input(format!("{} cannot be read: {error}", directory.display()));
    let entries = fs::read_dir(directory).map_err(failure)?.collect::<Result<Vec<_>, _>>().map_err(failure)?;
    let mut files: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    files.retain(|path| path.is_file() && extension(path).is_some_and(|found| extensions.contains(&found)));
    files.sort();
    Ok(files)
}

/// A path's extension, without the dot.
pub(super) fn extension(path: &Path) -> Option<&str> {
    path.extension().and_then(|extension| extension.to_str())
}

/// Temporary files are private; the files that become of them shall be as any others.
trait PermissionsOfNewFiles {
    fn permissions_of_new_files(&mut self) -> &mut Self;
}

impl PermissionsOfNewFiles for tempfile::Builder<'_, '_> {
    #[cfg(unix)]
    fn permissions_of_new_files(&mut self) -> &mut Self {
        use std::os::unix::fs::PermissionsExt;
        // The process's mask is applied to it, as to any new file.
        self.permissions(fs::Permissions::from_mode(0o666))
    }

    #[cfg(not(unix))]
    fn permissions_of_new_files(&mut self) -> &mut Self {
        self
    }
}
