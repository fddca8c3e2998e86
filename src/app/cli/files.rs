//! Writes files and directories so that nothing is lost or left half-written.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::iter;
use std::path::{Path, PathBuf};

use tempfile::{TempDir, TempPath};

use super::{Failure, FileError};

/// How the names of unfinished files begin.
const TEMPORARY: &str = ".smyoz-";

/// A file or directory that is safe on disk under a temporary name. It is moved into place, or
/// removed when dropped.
pub(super) struct Staged {
    temporary: Temporary,
    path: PathBuf,
}

enum Temporary {
    File(TempPath),
    Directory(TempDir),
    /// A device or a pipe. It has no other place, so it was written at once.
    Stream,
}

/// Writes a file under a temporary name in its final directory.
pub(super) fn stage(path: PathBuf, content: impl AsRef<[u8]>) -> Result<Staged, Failure> {
    if is_stream(&path) {
        let written = open_stream(&path).and_then(|mut stream| stream.write_all(content.as_ref()));
        written.map_err(|error| not_written(&path, error))?;
        return Ok(Staged { temporary: Temporary::Stream, path });
    }
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

/// Whether a path names a device or a pipe, which must not be replaced by a file.
fn is_stream(path: &Path) -> bool {
    path.metadata().is_ok_and(|found| !found.is_file() && !found.is_dir())
}

fn open_stream(path: &Path) -> io::Result<fs::File> {
    fs::OpenOptions::new().write(true).open(path)
}

/// Checks whether a file can be expected to be written, before long work. Leaves nothing behind.
pub(super) fn expect_file(path: &Path) -> Result<(), Failure> {
    let tried = match path {
        _ if path.is_dir() => Err(ErrorKind::IsADirectory.into()),
        _ if is_stream(path) => open_stream(path).map(drop),
        _ if !parent(path).is_dir() => return Err(Failure::file(path, FileError::Nowhere(parent(path).to_owned()))),
        _ => temporary(0o600).tempfile_in(parent(path)).map(drop),
    };
    tried.map_err(|error| not_written(path, error))
}

/// Where a file lies in its directory, which exists: the same for all spellings of its path.
pub(super) fn place(path: &Path) -> Result<PathBuf, Failure> {
    let directory = parent(path).canonicalize().map_err(|error| not_written(path, error))?;
    Ok(directory.join(path.file_name().unwrap_or_default()))
}

/// Creates a directory under a temporary name, and fills it.
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
    /// Moves it into place. A file or directory that is already there is replaced.
    pub fn place(self) -> Result<(), Failure> {
        match self.temporary {
            Temporary::File(file) => file.persist(&self.path).map_err(|error| not_written(&self.path, error.error)),
            Temporary::Stream => Ok(()),
            Temporary::Directory(directory) => {
                remove_directory(&self.path)?;
                fs::rename(directory.path(), &self.path).map_err(|error| not_written(&self.path, error))?;
                // It was moved, so there is nothing left to remove.
                let _ = directory.keep();
                Ok(())
            }
        }
    }
}

/// The directory that contains a path.
pub(super) fn parent(path: &Path) -> &Path {
    path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn not_written(path: &Path, error: io::Error) -> Failure {
    Failure::file(path, FileError::Write(error))
}

/// Writes a file: it ends up complete and safe on disk, or not there at all.
pub(super) fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Failure> {
    stage(path.to_owned(), content)?.place()
}

/// Replaces the content of a file: the old content stays until the new one is safe on disk.
/// Symlinks are followed and kept, and so are the permissions.
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

/// Removes what a killed run left behind when it was replacing a file.
pub(super) fn sweep_of(path: &Path) -> Result<(), Failure> {
    let prefix = replacing(path);
    let left = |path: &&PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(&prefix));
    entries(parent(path))?.iter().filter(left).try_for_each(|path| remove(path))
}

/// Writes a new file. An existing file with the same content stays; one with other content is an
/// error.
pub(super) fn write_new(path: &Path, content: &str) -> Result<(), Failure> {
    match fs::read(path) {
        Ok(found) if found == content.as_bytes() => Ok(()),
        Ok(_) => Err(Failure::file(path, FileError::OtherContent)),
        Err(error) if error.kind() == ErrorKind::NotFound => write(path, content),
        Err(error) => Err(not_written(path, error)),
    }
}

/// Creates a directory for new files, with its parents. One that exists must be empty, so that
/// nothing is mixed or overwritten.
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

/// Fills a new or empty directory: everything is written to a temporary directory in it, and moved
/// into place at the end. After a failure nothing is left.
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
        // If this fails, there is nothing else to do.
        let _ = fs::remove_dir(path);
    }
    filled
}

/// Removes unfinished files and directories from a directory.
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

/// Removes a directory with its content, if it exists.
pub(super) fn remove_directory(path: &Path) -> Result<(), Failure> {
    match fs::remove_dir_all(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(Failure::file(path, FileError::Remove(error))),
        _ => Ok(()),
    }
}

/// Makes the names of new files safe on disk, where the system supports it.
pub(super) fn sync_directory(path: &Path) -> Result<(), Failure> {
    let synced = if cfg!(unix) { fs::File::open(path).and_then(|directory| directory.sync_all()) } else { Ok(()) };
    synced.map_err(|error| not_written(path, error))
}

/// Reads a file.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|error| Failure::file(path, FileError::Read(error)))
}

/// A name that is not in use yet: this one, or this one with a number.
pub(super) fn unused(name: &str) -> PathBuf {
    let numbered = (2..).map(|number| format!("{name}-{number}"));
    let mut names = iter::once(name.to_owned()).chain(numbered).map(PathBuf::from);
    names.find(|path| path.symlink_metadata().is_err()).expect("there is always a next number")
}

/// The paths of all entries of a directory, sorted.
pub(super) fn entries(directory: &Path) -> Result<Vec<PathBuf>, Failure> {
    let failure = |error| Failure::file(directory, FileError::Read(error));
    let entries = fs::read_dir(directory).map_err(failure)?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>();
    let mut paths = paths.map_err(failure)?;
    paths.sort();
    Ok(paths)
}

/// Checks whether [`new_directory`] can be expected to succeed, before long work. Creates nothing.
pub(super) fn expect_new_directory(path: &Path) -> Result<(), Failure> {
    match path.ancestors().find(|above| above.exists()) {
        Some(found) if found == path => new_directory(path),
        Some(above) if !above.is_dir() => Err(Failure::file(path, FileError::Under(above.to_owned()))),
        _ => Ok(()),
    }
}

/// Whether a path has this extension, in capitals perhaps.
pub(super) fn has_extension(path: &Path, wanted: &str) -> bool {
    extension(path).is_some_and(|extension| extension.eq_ignore_ascii_case(wanted))
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

/// How the names of temporary files that replace this file begin.
fn replacing(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    format!("{TEMPORARY}{}.", name.to_string_lossy())
}

/// A builder of temporary files and directories. These are private by default, but become permanent
/// here, so they get this mode, subject to the umask, like any others.
fn temporary(mode: u32) -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(TEMPORARY);
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(mode));
    #[cfg(not(unix))]
    let _ = mode;
    builder
}
