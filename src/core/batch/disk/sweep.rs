//! Removes what processes left behind that were killed.

use std::path::Path;
use std::{fs, io};

use super::owner::is_gone;
use super::{ASIDE, TEMPORARY, remove, rename, sync_directory};

/// Removes the unfinished files and directories in a directory whose owners are gone. An old
/// directory that was renamed aside comes back, if the new one did not take its place. What cannot
/// be removed, as it belongs to another user, stays.
///
/// # Errors
/// If the file system fails.
pub fn sweep(directory: &Path) -> io::Result<()> {
    let mut back = false;
    for entry in fs::read_dir(directory)?.flatten() {
        let name = entry.file_name();
        let Some(rest) = name.to_str().and_then(|name| name.strip_prefix(TEMPORARY)) else { continue };
        let changed = entry.metadata().and_then(|found| found.modified()).ok();
        if !is_gone(rest, changed) {
            continue;
        }
        let path = entry.path();
        let place = rest.split_once(ASIDE).map(|(_, name)| directory.join(name));
        match place.filter(|place| place.symlink_metadata().is_err()) {
            Some(place) => {
                rename(&path, &place)?;
                back = true;
            }
            // Another sweep may come first.
            None => drop(remove(&path)),
        }
    }
    if back { sync_directory(directory) } else { Ok(()) }
}
