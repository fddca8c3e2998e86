//! Who owns a temporary file, and whether that process is gone.

use std::fs;
use std::sync::OnceLock;
use std::time::{Duration, SystemTime};

use sha2::{Digest, Sha256};

use crate::puzzles::hex;

/// A temporary file whose owner cannot be looked up, such as one of another machine, counts as left
/// behind once it is older than this.
const ABANDONED: Duration = Duration::from_secs(24 * 60 * 60);

/// The mark of this process in names: where its number means something, and its number.
pub(super) fn mark() -> String {
    format!("{}-{}", world(), std::process::id())
}

/// Where the number of a process means the same: this run of this system, in this container. Empty
/// if that is not known.
fn world() -> &'static str {
    static WORLD: OnceLock<String> = OnceLock::new();
    WORLD.get_or_init(|| {
        let boot = fs::read_to_string("/proc/sys/kernel/random/boot_id").ok();
        let space = fs::read_link("/proc/self/ns/pid").ok();
        let Some((boot, space)) = boot.zip(space) else { return String::new() };
        let digest = Sha256::digest(format!("{}{}", boot.trim(), space.display()));
        hex(&digest[..4])
    })
}

/// Whether the owner of a temporary file is gone, by what follows the common beginning of its name,
/// and by the time when it was changed.
pub(super) fn is_gone(name: &str, changed: Option<SystemTime>) -> bool {
    let mut parts = name.splitn(3, '-');
    if let (Some(there), Some(number), Some(_)) = (parts.next(), parts.next(), parts.next())
        && let Ok(process) = number.parse::<u32>()
        && !there.is_empty()
        && there == world()
    {
        return !is_alive(process);
    }
    changed.and_then(|changed| changed.elapsed().ok()).is_some_and(|age| age > ABANDONED)
}

/// Whether a process runs. One that has ended and was not waited for does not.
fn is_alive(process: u32) -> bool {
    match fs::read_to_string(format!("/proc/{process}/stat")) {
        // The name of its program is in parentheses, and may contain some itself.
        Ok(stat) => !stat.rsplit_once(')').is_some_and(|(_, rest)| rest.trim_start().starts_with(['Z', 'X'])),
        Err(error) => error.kind() != std::io::ErrorKind::NotFound,
    }
}
