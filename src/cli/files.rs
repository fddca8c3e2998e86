//! Files and directories, of which nothing is ever lost or left half-written.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use tempfile::TempPath;

use super::Failure;

/// How the names of files begin that are being written.
const TEMPORARY: &str = ".smyoz-";

/// A file that is safe on the disk under a temporary name, and goes to its place or vanishes.
pub(super) struct Staged {
    temporary: TempPath,
    path: PathBuf,
}

/// Writes a file under a temporary name in the directory where it will be.
pub(super) fn stage(path: PathBuf, content: impl AsRef<[u8]>) -> Result<Staged, Failure> {
    let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let write = || {
        let mut file = tempfile::Builder::new().prefix(TEMPORARY).permissions_of_new_files().tempfile_in(directory)?;
        file.as_file_mut().write_all(content.as_ref())?;
        file.as_file().sync_data()?;
        Ok(file.into_temp_path())
    };
    match write() {
        Ok(temporary) => Ok(Staged { temporary, path }),
        Err(error) => Err(not_written(&path, &error)),
    }
}

impl Staged {
    /// Puts the file into its place.
    pub fn place(self) -> Result<(), Failure> {
        self.temporary.persist(&self.path).map_err(|error| not_written(&self.path, &error.error))
    }
}

fn not_written(path: &Path, error: &io::Error) -> Failure {
    Failure::Input(format!("{} cannot be written: {error}", path.display()))
}

/// Writes a file, so that it is there as a whole, and safe on the disk, or not at all.
pub(super) fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Failure> {
    stage(path.to_owned(), content)?.place()
}

/// Writes a file where there is none. One that is there with the same content stays; one with other content is refused.
pub(super) fn write_new(path: &Path, content: &str) -> Result<(), Failure> {
    match fs::read(path) {
        Ok(found) if found == content.as_bytes() => Ok(()),
        Ok(_) => Err(Failure::Input(format!("{} exists with other content: it is left as it is", path.display()))),
        Err(error) if error.kind() == ErrorKind::NotFound => write(path, content),
        Err(error) => Err(not_written(path, &error)),
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

/// Whether a file is one that was never finished.
pub(super) fn is_temporary(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(TEMPORARY))
}

/// Removes a file.
pub(super) fn remove(path: &Path) -> Result<(), Failure> {
    fs::remove_file(path).map_err(|error| Failure::Input(format!("{} cannot be removed: {error}", path.display())))
}

/// Makes the names of new files safe on the disk, where the system can.
pub(super) fn sync_directory(path: &Path) -> Result<(), Failure> {
    let synced = if cfg!(unix) { fs::File::open(path).and_then(|directory| directory.sync_all()) } else { Ok(()) };
    synced.map_err(|error| not_written(path, &error))
}

/// The content of a file.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|error| Failure::Input(format!("{} cannot be read: {error}", path.display())))
}

/// The paths of all that is in a directory, sorted.
pub(super) fn entries(directory: &Path) -> Result<Vec<PathBuf>, Failure> {
    let failure = |error| Failure::Input(format!("{} cannot be read: {error}", directory.display()));
    let entries = fs::read_dir(directory).map_err(failure)?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>();
    let mut paths = paths.map_err(failure)?;
    paths.sort();
    Ok(paths)
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
    let mut files = entries(directory)?;
    files.retain(|path| path.is_file() && extension(path).is_some_and(|found| extensions.contains(&found)));
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
