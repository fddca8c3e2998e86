//! Files and directories that survive a crash, at whatever moment it comes.
//!
//! Everything is written under a temporary name beside its place, made safe on disk, renamed, and
//! at last the directory is made safe, since a rename is lost with the power until then. A
//! directory is replaced by renaming the old one aside, so that one of the two is there at any
//! moment. Temporary names carry a mark of the process that owns them: what others left behind is
//! swept away, and what they are at work on is left alone (see [`sweep`]).
//!
//! What is read from a directory that the program keeps must be a regular file of limited size, so
//! that nothing in it can hang a run or take all memory.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

mod appended;
mod owner;
mod read;
mod steps;
mod sweep;

pub use appended::Appended;
pub(super) use appended::lock_in_place;
pub(crate) use read::open_regular;
pub use read::{FILE_LIMIT, read_limited, read_regular, too_large};
pub use sweep::sweep;

use owner::mark;
use steps::before;
#[cfg(any(test, feature = "crashes"))]
pub use steps::{crashes_before, recorded};

/// How the names of unfinished files and directories begin.
const TEMPORARY: &str = ".smyoz-";

/// What follows the temporary name of an old directory, before its own name.
const ASIDE: &str = ".old.";

/// The mode of files for everybody who may read the directory.
pub const PUBLIC: u32 = 0o666;

/// The mode of files for the user alone.
const PRIVATE: u32 = 0o600;

/// A file or directory with a temporary name. It is removed when dropped.
struct Temporary {
    path: PathBuf,
    placed: bool,
}

impl Temporary {
    /// Creates something under a new name in a directory, and returns what creating it returns.
    fn new<T>(directory: &Path, create: impl FnMut(&Path) -> io::Result<T>) -> io::Result<(T, Self)> {
        // The errors of `make_in` are those of the system, without a name that nobody gave.
        let made = tempfile::Builder::new().prefix(&prefix()).make_in(directory, create)?;
        let (made, path) = made.keep().map_err(|error| error.error)?;
        Ok((made, Self { path, placed: false }))
    }

    fn directory(within: &Path) -> io::Result<Self> {
        Self::new(within, create_directory).map(|((), directory)| directory)
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        if !self.placed {
            // If this fails, a sweep of a later run removes it.
            let _ = remove(&self.path);
        }
    }
}

/// A file that is being written beside its place.
pub struct Draft {
    file: File,
    staged: Staged,
}

impl Draft {
    /// An empty file for this place, of this mode, subject to the umask.
    ///
    /// # Errors
    /// If the file system fails.
    pub fn new(path: PathBuf, mode: u32) -> io::Result<Self> {
        let (file, temporary) = Temporary::new(parent(&path), |path| create_file(path, mode))?;
        Ok(Self { file, staged: Staged { temporary, path } })
    }

    /// The file, to be written to.
    pub fn file(&mut self) -> &mut File {
        &mut self.file
    }

    /// Makes the content safe on disk.
    ///
    /// # Errors
    /// If the file system fails.
    pub fn finish(self) -> io::Result<Staged> {
        before("sync", &self.staged.temporary.path)?;
        self.file.sync_all()?;
        Ok(self.staged)
    }
}

/// A file or directory that is safe on disk under a temporary name. It is moved into place, or
/// removed when dropped.
pub struct Staged {
    temporary: Temporary,
    path: PathBuf,
}

/// A file or directory cannot be moved into place.
#[derive(Debug)]
pub struct NotPlaced {
    pub path: PathBuf,
    /// Why it is not there.
    pub error: io::Error,
}

impl Staged {
    /// Moves it into place, where it is safe on disk. A file or directory that is already there is
    /// replaced.
    ///
    /// # Errors
    /// If the file system fails.
    pub fn place(self) -> io::Result<()> {
        place([self]).map_err(|NotPlaced { error, .. }| error)
    }

    /// Moves a file into place, unless there is one.
    pub(crate) fn place_new(mut self) -> io::Result<()> {
        // A link, unlike a rename, never replaces a file.
        before("rename to", &self.path)?;
        fs::hard_link(&self.temporary.path, &self.path).or_else(|error| match error.kind() {
            ErrorKind::AlreadyExists => Err(error),
            // Not all file systems have links.
            _ if self.path.symlink_metadata().is_ok() => Err(ErrorKind::AlreadyExists.into()),
            _ => {
                self.temporary.placed = true;
                fs::rename(&self.temporary.path, &self.path)
            }
        })?;
        sync_directory(parent(&self.path))
    }

    fn rename(&mut self) -> io::Result<()> {
        let (from, to) = (&self.temporary.path, &self.path);
        match rename(from, to) {
            Err(error) if from.is_dir() && to.symlink_metadata().is_ok() => replace_directory(from, to, error)?,
            renamed => renamed?,
        }
        self.temporary.placed = true;
        Ok(())
    }
}

/// Moves files and directories into place, in this order, where they are safe on disk.
///
/// # Errors
/// If the file system fails.
pub fn place(staged: impl IntoIterator<Item = Staged>) -> Result<(), NotPlaced> {
    let mut directories = BTreeSet::new();
    for mut staged in staged {
        staged.rename().map_err(|error| NotPlaced { path: staged.path.clone(), error })?;
        directories.insert(parent(&staged.path).to_owned());
    }
    directories.into_iter().try_for_each(|path| sync_directory(&path).map_err(|error| NotPlaced { path, error }))
}

/// Moves a directory to a place that is in use. The old one stays aside until the new one is there;
/// after a crash in between, a sweep brings it back.
fn replace_directory(from: &Path, to: &Path, reason: io::Error) -> io::Result<()> {
    let Some(name) = to.file_name() else { return Err(reason) };
    let mut aside = from.as_os_str().to_owned();
    aside.push(ASIDE);
    aside.push(name);
    let aside = Path::new(&aside);
    rename(to, aside)?;
    if let Err(error) = rename(from, to) {
        // If this also fails, a sweep brings it back.
        let _ = rename(aside, to);
        return Err(error);
    }
    sync_directory(parent(to))?;
    remove(aside)
}

fn rename(from: &Path, to: &Path) -> io::Result<()> {
    before("rename to", to)?;
    fs::rename(from, to)
}

/// Removes a file, or a directory with its content.
fn remove(path: &Path) -> io::Result<()> {
    before("remove", path)?;
    let is_directory = path.symlink_metadata()?.is_dir();
    if is_directory { fs::remove_dir_all(path) } else { fs::remove_file(path) }
}

/// Writes a file under a temporary name in its final directory.
///
/// # Errors
/// If the file system fails.
pub fn stage(path: PathBuf, content: &[u8]) -> io::Result<Staged> {
    stage_with(PUBLIC, path, content)
}

fn stage_with(mode: u32, path: PathBuf, content: &[u8]) -> io::Result<Staged> {
    let mut draft = Draft::new(path, mode)?;
    draft.file().write_all(content)?;
    draft.finish()
}

/// Creates a directory under a temporary name beside its place, and has it filled, best by
/// [`write_within`].
///
/// # Errors
/// If the file system fails.
pub fn stage_directory<E: From<io::Error>>(
    path: PathBuf,
    fill: impl FnOnce(&Path) -> Result<(), E>,
) -> Result<Staged, E> {
    let staged = Staged { temporary: Temporary::directory(parent(&path))?, path };
    fill(&staged.temporary.path)?;
    sync_directory(&staged.temporary.path)?;
    Ok(staged)
}

/// Writes a file: it ends up complete and safe on disk, or not there at all. One that is there
/// stays until then.
///
/// # Errors
/// If the file system fails.
pub fn write(path: &Path, content: &[u8]) -> io::Result<()> {
    stage(path.to_owned(), content)?.place()
}

/// The same for a file that only the user may read.
///
/// # Errors
/// If the file system fails.
pub fn write_private(path: &Path, content: &[u8]) -> io::Result<()> {
    stage_with(PRIVATE, path.to_owned(), content)?.place()
}

/// Writes a file into a directory that has a temporary name itself: its name need not be safe yet.
///
/// # Errors
/// If the file system fails.
pub fn write_within(path: &Path, content: &[u8]) -> io::Result<()> {
    let mut file = File::create_new(path)?;
    file.write_all(content)?;
    before("sync", path)?;
    file.sync_all()
}

/// Removes a file for good.
///
/// # Errors
/// If the file system fails.
pub fn remove_file(path: &Path) -> io::Result<()> {
    before("remove", path)?;
    fs::remove_file(path)?;
    sync_directory(parent(path))
}

/// Creates a directory that is safe on disk, with its parents. It may exist.
///
/// # Errors
/// If the file system fails.
pub fn create_directories(path: &Path) -> io::Result<()> {
    let missing: Vec<&Path> =
        path.ancestors().take_while(|path| !path.as_os_str().is_empty() && !path.exists()).collect();
    fs::create_dir_all(path)?;
    missing.into_iter().try_for_each(|made| sync_directory(parent(made)))
}

/// Fills an empty directory that exists: everything is written to a temporary directory in it, and
/// moved into place at the end. Files of the names `lists`, such as a journal, come last, when what
/// they list is safe on disk. After a failure nothing is left.
///
/// # Errors
/// If the file system fails.
pub fn fill<T, E: From<io::Error>>(
    path: &Path,
    lists: &[&str],
    fill: impl FnOnce(&Path) -> Result<T, E>,
) -> Result<T, E> {
    let directory = Temporary::directory(path)?;
    let filled = fill(&directory.path)?;
    let entries = fs::read_dir(&directory.path)?.map(|entry| Ok(entry?.file_name()));
    let mut names = entries.collect::<io::Result<Vec<OsString>>>()?;
    names.sort();
    let (last, first): (Vec<_>, Vec<_>) = names.into_iter().partition(|name| lists.iter().any(|list| name == list));
    let mut moved = Vec::new();
    let placed = [&first, &last].into_iter().filter(|names| !names.is_empty()).try_for_each(|names| {
        for name in names {
            rename(&directory.path.join(name), &path.join(name))?;
            moved.push(name);
        }
        sync_directory(path)
    });
    if let Err(error) = placed {
        for name in moved.into_iter().rev() {
            // If this also fails, there is nothing else to do.
            let _ = rename(&path.join(name), &directory.path.join(name));
        }
        return Err(error.into());
    }
    Ok(filled)
}

/// Makes the names in a directory safe on disk, where the system supports it.
///
/// # Errors
/// If the file system fails.
pub fn sync_directory(path: &Path) -> io::Result<()> {
    before("sync", path)?;
    if !cfg!(unix) {
        return Ok(());
    }
    match File::open(path)?.sync_all() {
        // Some file systems, mostly of networks, do not know this for directories.
        Err(error) if matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => Ok(()),
        synced => synced,
    }
}

/// The directory that contains a path.
pub fn parent(path: &Path) -> &Path {
    path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// How the temporary names of this process begin.
fn prefix() -> String {
    format!("{TEMPORARY}{}-", mark())
}

/// Creates an empty file of this mode, subject to the umask, where the system supports it.
fn create_file(path: &Path, mode: u32) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, mode);
    #[cfg(not(unix))]
    let _ = mode;
    options.open(path)
}

/// Creates an empty directory, like any that is not temporary.
fn create_directory(path: &Path) -> io::Result<()> {
    DirBuilder::new().create(path)
}

#[cfg(test)]
mod tests;
