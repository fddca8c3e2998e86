//! Files and directories, of which nothing is ever lost or left half-written.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::iter;
use std::path::{Path, PathBuf};

use tempfile::{TempDir, TempPath};

use super::{Failure, FileError};

/// How the names of files begin that are being written.
const TEMPORARY: &str = ".smyoz-";

/// A file or directory that is safe on the disk under a temporary name, and goes to its place or vanishes.
pub(super) struct Staged {
    temporary: Temporary,
    path: PathBuf,
}

enum Temporary {
    File(TempPath),
    Directory(TempDir),
}

/// Writes a file under a temporary name in the directory where it will be.
pub(super) fn stage(path: PathBuf, content: impl AsRef<[u8]>) -> Result<Staged, Failure> {
    let write = || {
        let mut file = temporary(0o666).tempfile_in(parent(&path))?;
        file.as_file_mut().write_all(content.as_ref())?;
        file.as_file().sync_data()?;
        Ok(file.into_temp_path())
    };
    match write() {
        Ok(file) => Ok(Staged { temporary: Temporary::File(file), path }),
        Err(error) => Err(not_written(&path, error)),
    }
}

/// Makes a directory under a temporary name, and lets it be filled.
pub(super) fn stage_directory(
    path: PathBuf,
    fill: impl FnOnce(&Path) -> Result<(), Failure>,
) -> Result<Staged, Failure> {
    let directory = temporary(0o777).tempdir_in(parent(&path)).map_err(|error| not_written(&path, error))?;
    fill(directory.path())?;
    sync_directory(directory.path())?;
    Ok(Staged { temporary: Temporary::Directory(directory), path })
}

impl Staged {
    /// Puts it into its place. A file or directory that is there is replaced.
    pub fn place(self) -> Result<(), Failure> {
        match self.temporary {
            Temporary::File(file) => file.persist(&self.path).map_err(|error| not_written(&self.path, error.error)),
            Temporary::Directory(directory) => {
                remove_directory(&self.path)?;
                fs::rename(directory.path(), &self.path).map_err(|error| not_written(&self.path, error))?;
                // It is no longer where it was, so nothing remains to be removed.
                let _ = directory.keep();
                Ok(())
            }
        }
    }
}

/// The directory in which a path lies.
pub(super) fn parent(path: &Path) -> &Path {
    path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn not_written(path: &Path, error: io::Error) -> Failure {
    Failure::file(path, FileError::Write(error))
}

/// Writes a file, so that it is there as a whole, and safe on the disk, or not at all.
pub(super) fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Failure> {
    stage(path.to_owned(), content)?.place()
}

/// Replaces the content of a file: the old content is there until the new one is safe on the disk. Where a symlink leads
/// to it, the file is replaced and the symlink stays; so do the permissions.
pub(super) fn replace(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Failure> {
    let failure = |error| not_written(path, error);
    let path = &path.canonicalize().map_err(failure)?;
    sweep_of(path)?;
    let permissions = fs::metadata(path).map_err(failure)?.permissions();
    let mut file = tempfile::Builder::new().prefix(&replacing(path)).tempfile_in(parent(path)).map_err(failure)?;
    let written = file.write_all(content.as_ref()).and_then(|()| file.as_file().set_permissions(permissions));
    written.and_then(|()| file.as_file().sync_all()).map_err(failure)?;
    file.persist(path).map_err(|error| failure(error.error))?;
    sync_directory(parent(path))
}

/// Removes what a killed run left behind that was about to replace a file.
pub(super) fn sweep_of(path: &Path) -> Result<(), Failure> {
    let prefix = replacing(path);
    let left = |path: &&PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(&prefix));
    entries(parent(path))?.iter().filter(left).try_for_each(|path| remove(path))
}

/// Writes a file where there is none. One that is there with the same content stays; one with other content is refused.
pub(super) fn write_new(path: &Path, content: &str) -> Result<(), Failure> {
    match fs::read(path) {
        Ok(found) if found == content.as_bytes() => Ok(()),
        Ok(_) => Err(Failure::file(path, FileError::OtherContent)),
        Err(error) if error.kind() == ErrorKind::NotFound => write(path, content),
        Err(error) => Err(not_written(path, error)),
    }
}

/// Makes a directory for new files, with all above it. One that exists must be empty: nothing is mixed or overwritten.
pub(super) fn new_directory(path: &Path) -> Result<(), Failure> {
    let failure = |error| Failure::file(path, FileError::Make(error));
    if path.exists() {
        let mut entries = fs::read_dir(path).map_err(|error| Failure::file(path, FileError::NoDirectory(error)))?;
        if entries.next().is_some() {
            return Err(Failure::file(path, FileError::NotEmpty));
        }
    }
    fs::create_dir_all(path).map_err(failure)
}

/// Fills a new or empty directory: all is made under a temporary name in it and put into place at the end, or else
/// nothing is there.
pub(super) fn fill_new_directory<T>(path: &Path, fill: impl FnOnce(&Path) -> Result<T, Failure>) -> Result<T, Failure> {
    let failure = |error: io::Error| not_written(path, error);
    let is_new = !path.exists();
    new_directory(path)?;
    let filled = || {
        let directory = temporary(0o777).tempdir_in(path).map_err(failure)?;
        let filled = fill(directory.path())?;
        for from in entries(directory.path())? {
            let name = from.file_name().expect("an entry of a directory has a name");
            fs::rename(&from, path.join(name)).map_err(failure)?;
        }
        directory.close().map_err(failure)?;
        sync_directory(path)?;
        Ok(filled)
    };
    let filled = filled();
    if filled.is_err() && is_new {
        // Nothing else can be done for a directory that is to vanish and does not.
        let _ = fs::remove_dir(path);
    }
    filled
}

/// Removes from a directory what was never finished.
pub(super) fn sweep(directory: &Path) -> Result<(), Failure> {
    let unfinished =
        |path: &&PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(TEMPORARY));
    let remove = |path: &PathBuf| if path.is_dir() { remove_directory(path) } else { remove(path) };
    entries(directory)?.iter().filter(unfinished).try_for_each(remove)
}

/// Removes a file.
pub(super) fn remove(path: &Path) -> Result<(), Failure> {
    fs::remove_file(path).map_err(|error| Failure::file(path, FileError::Remove(error)))
}

/// Removes a directory with all that is in it, if it is there.
pub(super) fn remove_directory(path: &Path) -> Result<(), Failure> {
    match fs::remove_dir_all(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(Failure::file(path, FileError::Remove(error))),
        _ => Ok(()),
    }
}

/// Makes the names of new files safe on the disk, where the system can.
pub(super) fn sync_directory(path: &Path) -> Result<(), Failure> {
    let synced = if cfg!(unix) { fs::File::open(path).and_then(|directory| directory.sync_all()) } else { Ok(()) };
    synced.map_err(|error| not_written(path, error))
}

/// The content of a file.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|error| Failure::file(path, FileError::Read(error)))
}

/// A name of which there is no file or directory yet: this one, or it with a number.
pub(super) fn unused(name: &str) -> PathBuf {
    let numbered = (2..).map(|number| format!("{name}-{number}"));
    let mut names = iter::once(name.to_owned()).chain(numbered).map(PathBuf::from);
    names.find(|path| path.symlink_metadata().is_err()).expect("there is always a next number")
}

/// The paths of all that is in a directory, sorted.
pub(super) fn entries(directory: &Path) -> Result<Vec<PathBuf>, Failure> {
    let failure = |error| Failure::file(directory, FileError::Read(error));
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
        Some(above) if !above.is_dir() => Err(Failure::file(path, FileError::Under(above.to_owned()))),
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

/// How the names of temporary files begin that are to replace a file.
fn replacing(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    format!("{TEMPORARY}{}.", name.to_string_lossy())
}

/// How temporary files and directories are made. They are private by default; what becomes of them shall be as any others
/// of this mode, to which the process's mask is applied.
fn temporary(mode: u32) -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(TEMPORARY);
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(mode));
    #[cfg(not(unix))]
    let _ = mode;
    builder
}
