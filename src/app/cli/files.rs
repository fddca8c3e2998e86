//! Files and directories as commands read and write them, with messages that name them.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::{fs, iter};

use thiserror::Error;

use super::output::tell;
use super::shown::{self, counted};
use super::{CommandError, FileError};
use smyoz_core::batch::JOURNAL;
use smyoz_core::batch::disk::{self, Draft, NotPlaced, PUBLIC};
pub(super) use smyoz_core::batch::disk::{FILE_LIMIT, Staged, parent};
use smyoz_core::judging::certificate::SUMS;

/// Writes a file under a temporary name in its final directory.
pub(super) fn stage(path: &Path, content: impl AsRef<[u8]>) -> Result<Staged, CommandError> {
    disk::stage(path.to_owned(), content.as_ref()).map_err(|error| not_written(path, error))
}

/// The same for a file that the user named, whose directory is created if it is missing. A link is
/// followed, and a file that is replaced keeps its permissions. A device or a pipe has no other
/// place, so it is written at once.
pub(super) fn stage_named(path: &Path, content: impl AsRef<[u8]>) -> Result<Option<Staged>, CommandError> {
    if !is_stream(path) {
        make_directory(parent(path))?;
        let staged = draft_of(path).and_then(|mut draft| {
            draft.file().write_all(content.as_ref())?;
            draft.finish()
        });
        return staged.map(Some).map_err(|error| not_written(path, error));
    }
    let written = open_stream(path).and_then(|mut stream| stream.write_all(content.as_ref()));
    written.map(|()| None).map_err(|error| not_written(path, error))
}

/// A draft of a file that the user named: beside the file to which links lead, with its permissions
/// if it exists.
fn draft_of(path: &Path) -> io::Result<Draft> {
    let target = match path.canonicalize() {
        // A link may lead to a file that does not exist yet.
        Err(error) if error.kind() == ErrorKind::NotFound => {
            fs::read_link(path).map_or_else(|_| path.to_owned(), |link| parent(path).join(link))
        }
        target => target?,
    };
    let mut draft = Draft::new(target.clone(), PUBLIC)?;
    if let Ok(found) = target.metadata() {
        draft.file().set_permissions(found.permissions())?;
    }
    Ok(draft)
}

/// Moves files and directories into place, where they are safe on disk.
pub(super) fn place_all(staged: impl IntoIterator<Item = Staged>) -> Result<(), CommandError> {
    disk::place(staged).map_err(|NotPlaced { path, error }| not_written(&path, error))
}

/// Writes a file that the user named, which may be a device or a pipe. One that is there is
/// replaced. A message says so, and what was written.
pub(super) fn write_named(path: &Path, content: impl AsRef<[u8]>, what: impl Display) -> Result<(), CommandError> {
    let verb = if path.exists() { "replaced" } else { "wrote" };
    let staged = stage_named(path, content)?;
    if staged.is_some() {
        place_all(staged)?;
        tell(format_args!("{verb} {}: {what}", shown::path(path)));
    }
    Ok(())
}

/// Says that files were written into a directory.
pub(super) fn tell_directory(path: &Path, files: usize) {
    tell(format_args!("wrote {} in {}", counted(files, "file"), shown::path(path)));
}

/// Writes a file into a directory that is itself not yet in its place.
pub(super) fn write_within(path: &Path, content: impl AsRef<[u8]>) -> Result<(), CommandError> {
    disk::write_within(path, content.as_ref()).map_err(|error| not_written(path, error))
}

/// Whether a path names a device or a pipe, which must not be replaced by a file.
pub(super) fn is_stream(path: &Path) -> bool {
    path.metadata().is_ok_and(|found| !found.is_file() && !found.is_dir())
}

fn open_stream(path: &Path) -> io::Result<fs::File> {
    fs::OpenOptions::new().write(true).open(path)
}

/// Checks whether a file can be expected to be written, before long work. Leaves nothing behind.
pub(super) fn expect_file(path: &Path) -> Result<(), CommandError> {
    refuse_dash(path)?;
    let tried = match path {
        _ if path.is_dir() => Err(ErrorKind::IsADirectory.into()),
        _ if is_stream(path) => open_stream(path).map(drop),
        _ => {
            // Directories that are missing will be created.
            let above = existing(parent(path));
            if !above.is_dir() {
                return Err(CommandError::file(path, FileError::Within(above.to_owned())));
            }
            match above == parent(path) {
                true => draft_of(path).map(drop),
                false => Draft::new(above.join(path.file_name().unwrap_or_default()), PUBLIC).map(drop),
            }
        }
    };
    tried.map_err(|error| not_written(path, error))
}

/// Refuses the name by which other commands mean standard input or output.
fn refuse_dash(path: &Path) -> Result<(), CommandError> {
    if path == Path::new("-") { Err(CommandError::file(path, FileError::StandardOutput)) } else { Ok(()) }
}

/// Where a file lies in its directory: the same for all spellings of the path of one that exists.
pub(super) fn place(path: &Path) -> Result<PathBuf, CommandError> {
    let (parent, above) = (parent(path), existing(parent(path)));
    let directory = above.canonicalize().map_err(|error| not_written(path, error))?;
    let missing = parent.strip_prefix(above).unwrap_or(parent);
    Ok(directory.join(missing).join(path.file_name().unwrap_or_default()))
}

/// The path itself or the nearest directory above it that exists.
fn existing(path: &Path) -> &Path {
    path.ancestors().find(|above| above.exists()).unwrap_or(Path::new("."))
}

/// Refuses to write a file from which something is read: its content would be lost. Links are
/// followed.
pub(super) fn refuse_inputs<'a>(
    outputs: impl IntoIterator<Item = &'a PathBuf>,
    inputs: impl IntoIterator<Item = &'a PathBuf>,
) -> Result<(), CommandError> {
    // What does not exist is not read.
    let inputs: Vec<PathBuf> = inputs.into_iter().filter_map(|input| input.canonicalize().ok()).collect();
    let is_read = |output: &Path| output.canonicalize().is_ok_and(|output| inputs.contains(&output));
    let mut files = outputs.into_iter().filter(|output| !is_stream(output) && !output.is_dir());
    files.find(|output| is_read(output)).map_or(Ok(()), |output| Err(CommandError::file(output, FileError::Input)))
}

/// Creates a directory under a temporary name, and fills it.
pub(super) fn stage_directory(
    path: &Path,
    fill: impl FnOnce(&Path) -> Result<(), CommandError>,
) -> Result<Staged, CommandError> {
    disk::stage_directory(path.to_owned(), |directory| fill(directory).map_err(OnDisk::Other))
        .map_err(|error| error.about(path))
}

/// What fails while a directory is filled: the disk, or what is written.
enum OnDisk {
    Disk(io::Error),
    Other(CommandError),
}

impl From<io::Error> for OnDisk {
    fn from(error: io::Error) -> Self {
        Self::Disk(error)
    }
}

impl OnDisk {
    fn about(self, path: &Path) -> CommandError {
        match self {
            Self::Disk(error) => not_written(path, error),
            Self::Other(failure) => failure,
        }
    }
}

fn not_written(path: &Path, error: io::Error) -> CommandError {
    CommandError::file(path, FileError::Write(error))
}

/// Writes a file: it ends up complete and safe on disk, or not there at all.
pub(super) fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<(), CommandError> {
    disk::write(path, content.as_ref()).map_err(|error| not_written(path, error))
}

/// Replaces the content of a file by what `fill` writes: the old content stays until the new one is
/// safe on disk. Symlinks are followed and kept, and so are the permissions.
pub(super) fn replace(path: &Path, fill: impl FnOnce(&mut fs::File) -> io::Result<()>) -> Result<(), CommandError> {
    let replace = || {
        disk::sweep(parent(&path.canonicalize()?))?;
        let mut draft = draft_of(path)?;
        fill(draft.file())?;
        draft.finish()?.place()
    };
    replace().map_err(|error| not_written(path, error))
}

/// Writes a new file. An existing file with the same content stays; one with other content is an
/// error.
pub(super) fn write_new(path: &Path, content: &str) -> Result<(), CommandError> {
    match disk::read_regular(path, FILE_LIMIT) {
        Ok(found) if found == content.as_bytes() => Ok(()),
        Ok(_) => Err(CommandError::file(path, FileError::OtherContent)),
        Err(error) if error.kind() == ErrorKind::NotFound => write(path, content),
        Err(error) => Err(not_written(path, error)),
    }
}

/// Creates a directory and its parents, unless it exists.
pub(super) fn make_directory(path: &Path) -> Result<(), CommandError> {
    refuse_dash(path)?;
    disk::create_directories(path).map_err(|error| CommandError::file(path, FileError::Make(error)))
}

/// Creates a directory for new files, with its parents. One that exists must be empty, so that
/// nothing is mixed or overwritten.
pub(super) fn new_directory(path: &Path) -> Result<(), CommandError> {
    if path.exists() && !path.is_dir() {
        return Err(CommandError::file(path, FileError::IsFile));
    }
    if path.exists() {
        let mut entries =
            fs::read_dir(path).map_err(|error| CommandError::file(path, FileError::NoDirectory(error)))?;
        if entries.next().is_some() {
            return Err(CommandError::file(path, FileError::NotEmpty));
        }
    }
    make_directory(path)
}

/// Files that list others, such as pages or puzzles, and come into place after them.
const LISTS: [&str; 3] = [JOURNAL, "index.html", SUMS];

/// Fills a new or empty directory: everything is written to a temporary directory in it, and moved
/// into place at the end. After a failure nothing is left.
pub(super) fn fill_new_directory<T>(
    path: &Path,
    fill: impl FnOnce(&Path) -> Result<T, CommandError>,
) -> Result<T, CommandError> {
    let is_new = !path.exists();
    new_directory(path)?;
    let filled =
        disk::fill(path, &LISTS, |directory| fill(directory).map_err(OnDisk::Other)).map_err(|error| error.about(path));
    if filled.is_err() && is_new {
        // If this fails, there is nothing else to do.
        let _ = fs::remove_dir(path);
    }
    filled
}

/// Removes unfinished files and directories of killed runs from a directory.
pub(super) fn sweep(directory: &Path) -> Result<(), CommandError> {
    disk::sweep(directory).map_err(|error| CommandError::file(directory, FileError::Read(error)))
}

pub(super) fn remove(path: &Path) -> Result<(), CommandError> {
    disk::remove_file(path).map_err(|error| CommandError::file(path, FileError::Remove(error)))
}

/// Removes a directory with its content, if it exists.
pub(super) fn remove_directory(path: &Path) -> Result<(), CommandError> {
    match fs::remove_dir_all(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(CommandError::file(path, FileError::Remove(error))),
        _ => Ok(()),
    }
}

/// Makes the names of new files safe on disk, where the system supports it.
pub(super) fn sync_directory(path: &Path) -> Result<(), CommandError> {
    disk::sync_directory(path).map_err(|error| not_written(path, error))
}

/// Reads a file that the user named, up to a limit in bytes.
pub(super) fn read(path: &Path, limit: u64) -> Result<Vec<u8>, CommandError> {
    let read = || disk::read_limited(fs::File::open(path)?, limit);
    read().map_err(|error| CommandError::file(path, FileError::Read(error)))
}

/// Reads a file in a directory that the program keeps, up to a limit in bytes.
pub(super) fn read_regular(path: &Path, limit: u64) -> Result<Vec<u8>, CommandError> {
    disk::read_regular(path, limit).map_err(|error| CommandError::file(path, FileError::Read(error)))
}

/// A name that is not in use yet: this one, or this one with a number.
pub(super) fn unused(name: &str) -> PathBuf {
    let numbered = (2..).map(|number| format!("{name}-{number}"));
    let mut names = iter::once(name.to_owned()).chain(numbered).map(PathBuf::from);
    names.find(|path| path.symlink_metadata().is_err()).expect("there is always a next number")
}

/// The paths of all entries of a directory, sorted.
pub(super) fn entries(directory: &Path) -> Result<Vec<PathBuf>, CommandError> {
    let failure = |error| CommandError::file(directory, FileError::Read(error));
    let entries = fs::read_dir(directory).map_err(failure)?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>();
    let mut paths = paths.map_err(failure)?;
    paths.sort();
    Ok(paths)
}

/// Checks whether [`new_directory`] can be expected to succeed, before long work. Creates nothing.
pub(super) fn expect_new_directory(path: &Path) -> Result<(), CommandError> {
    refuse_dash(path)?;
    match path.ancestors().find(|above| above.exists()) {
        Some(found) if found == path => new_directory(path),
        Some(above) if !above.is_dir() => Err(CommandError::file(path, FileError::Under(above.to_owned()))),
        _ => Ok(()),
    }
}

/// Whether a path has this extension, in capitals perhaps.
pub(super) fn has_extension(path: &Path, wanted: &str) -> bool {
    extension(path).is_some_and(|extension| extension.eq_ignore_ascii_case(wanted))
}

/// The name is that of a file of another kind.
#[derive(Debug, Error)]
#[error("expected a {0} file, or a directory: end its name with / if it has a dot")]
struct OtherFileError(String);

/// Refuses the name of a file that has none of these extensions, where a directory could be named
/// as well.
pub(super) fn refuse_others(out: &Path, extensions: &[&str]) -> Result<(), CommandError> {
    let is_file = extension(out).is_some_and(|end| end.starts_with(|first: char| first.is_ascii_alphabetic()));
    let is_own = extensions.iter().any(|wanted| has_extension(out, wanted));
    if !is_file || is_own || is_directory(out) {
        return Ok(());
    }
    let (last, others) = extensions.split_last().expect("there are such files");
    let others = others.iter().map(|extension| format!(".{extension}")).collect::<Vec<_>>().join(", ");
    let kinds = if others.is_empty() { format!(".{last}") } else { format!("{others} or .{last}") };
    Err(CommandError::content(shown::path(out), OtherFileError(kinds)))
}

/// Whether a path names a directory: one that is there, or by its end.
pub(super) fn is_directory(path: &Path) -> bool {
    path.is_dir() || path.as_os_str().as_encoded_bytes().ends_with(b"/")
}

/// The files of a directory with one of these extensions, sorted by name.
pub(super) fn files_in(directory: &Path, extensions: &[&str]) -> Result<Vec<PathBuf>, CommandError> {
    let mut files = entries(directory)?;
    files.retain(|path| path.is_file() && extensions.iter().any(|wanted| has_extension(path, wanted)));
    Ok(files)
}

/// A path's extension in small letters, without the dot.
pub(super) fn lower_extension(path: &Path) -> Option<String> {
    extension(path).map(str::to_ascii_lowercase)
}

/// A path's extension, without the dot.
pub(super) fn extension(path: &Path) -> Option<&str> {
    path.extension().and_then(|extension| extension.to_str())
}
