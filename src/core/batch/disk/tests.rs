use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use super::*;

/// The files in a directory and below it, with their contents, and empty directories.
fn content(directory: &Path) -> Vec<(String, Option<String>)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(directory).unwrap().map(Result::unwrap) {
        let (path, name) = (entry.path(), entry.file_name().into_string().unwrap());
        match path.is_dir() {
            true => {
                let inside = content(&path);
                if inside.is_empty() {
                    found.push((name.clone(), None));
                }
                found.extend(inside.into_iter().map(|(inner, text)| (format!("{name}/{inner}"), text)));
            }
            false => found.push((name, Some(fs::read_to_string(path).unwrap()))),
        }
    }
    found.sort();
    found
}

/// Those that are not temporary.
fn places(directory: &Path) -> Vec<(String, Option<String>)> {
    content(directory).into_iter().filter(|(name, _)| !name.starts_with(TEMPORARY)).collect()
}

/// Makes what this process left behind that of another one, which is gone.
fn die(directory: &Path) {
    let own = prefix();
    let gone = format!("{TEMPORARY}{}-", mark().replace(&format!("-{}", std::process::id()), &format!("-{}", ended())));
    for entry in fs::read_dir(directory).unwrap().map(Result::unwrap) {
        if let Some(rest) = entry.file_name().to_str().unwrap().strip_prefix(&own) {
            fs::rename(entry.path(), directory.join(format!("{gone}{rest}"))).unwrap();
        }
    }
}

/// The number of a process that has ended.
fn ended() -> u32 {
    let mut process = std::process::Command::new("true").spawn().unwrap();
    process.wait().unwrap();
    process.id()
}

#[test]
fn a_rename_is_safe_on_disk_before_it_is_relied_on() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("file");
    let last = |steps: &[String]| {
        let rename = steps.iter().rposition(|step| step.starts_with("rename to "));
        let own = format!("sync {}", directory.path().file_name().unwrap().display());
        assert!(steps.iter().rposition(|step| *step == own) > rename, "{steps:?}");
    };
    let (written, steps) = recorded(|| write(&path, b"one"));
    written.unwrap();
    assert!(steps[0].starts_with("sync .smyoz-") && steps[1] == "rename to file", "{steps:?}");
    last(&steps);
    let inside = |directory: &Path| write_within(&directory.join("inside"), b"two");
    for _ in 0..2 {
        let staged = stage_directory(directory.path().join("directory"), inside).unwrap();
        let (placed, steps) = recorded(|| staged.place());
        placed.unwrap();
        last(&steps);
    }
    let (filled, steps) = recorded(|| fill(directory.path(), &[], inside));
    filled.unwrap();
    last(&steps);
    let (removed, steps) = recorded(|| remove_file(&path));
    removed.unwrap();
    assert!(steps[0] == "remove file" && steps[1].starts_with("sync "), "{steps:?}");
    let deep = directory.path().join("a/b/c");
    let (made, steps) = recorded(|| create_directories(&deep));
    made.unwrap();
    assert!(steps[..2] == ["sync b", "sync a"] && steps.len() == 3, "{steps:?}");
}

#[test]
fn a_crash_loses_neither_the_old_file_nor_the_old_directory() {
    let text = |text: &str| Some(text.to_owned());
    for (old, new) in [
        (Vec::new(), ("place".to_owned(), text("new"))),
        (vec![("place".to_owned(), text("old"))], ("place".to_owned(), text("new"))),
        (
            vec![("place/a".to_owned(), text("old")), ("place/b".to_owned(), text("old"))],
            ("place/a".to_owned(), text("new")),
        ),
    ] {
        for step in 0.. {
            let folder = tempfile::tempdir().unwrap();
            let directory = folder.path();
            for (name, text) in &old {
                fs::create_dir_all(parent(&directory.join(name))).unwrap();
                fs::write(directory.join(name), text.as_ref().unwrap()).unwrap();
            }
            let crashed = crashes_before(step, || match new.0.split_once('/') {
                None => write(&directory.join("place"), b"new"),
                Some((_, inner)) => {
                    stage_directory(directory.join("place"), |inside| write_within(&inside.join(inner), b"new"))?
                        .place()
                }
            });
            let new = vec![new.clone()];
            if !crashed {
                assert_eq!(content(directory), new, "nothing temporary is left");
                break;
            }
            die(directory);
            sweep(directory).unwrap();
            let found = content(directory);
            assert!(found == old || found == new, "before step {step}: {found:?}");
        }
    }
}

#[test]
fn a_list_is_there_only_after_what_it_lists() {
    let files = ["akari-1.json", "journal.jsonl", "smyoz-1.json"];
    let write_all = |inside: &Path| files.iter().try_for_each(|name| write_within(&inside.join(name), name.as_bytes()));
    let crash = (0..).take_while(|&step| {
        let folder = tempfile::tempdir().unwrap();
        let crashed = crashes_before(step, || fill(folder.path(), &["journal.jsonl"], write_all));
        let found: Vec<String> = places(folder.path()).into_iter().map(|(name, _)| name).collect();
        assert!(!found.contains(&files[1].to_owned()) || found == files, "before step {step}: {found:?}");
        crashed
    });
    assert!(crash.count() > files.len());
    let folder = tempfile::tempdir().unwrap();
    let (filled, steps) = recorded(|| fill(folder.path(), &["journal.jsonl"], write_all));
    filled.unwrap();
    let list = steps.iter().position(|step| step == "rename to journal.jsonl").unwrap();
    assert!(steps[list - 1].starts_with("sync ") && steps[list + 1].starts_with("sync "), "{steps:?}");
}

#[test]
fn nothing_is_left_of_a_directory_that_could_not_be_filled() {
    let folder = tempfile::tempdir().unwrap();
    // A file cannot take its place.
    fs::create_dir(folder.path().join("b")).unwrap();
    let before = content(folder.path());
    let filled = fill(folder.path(), &["a"], |inside| {
        ["a", "aa", "b", "c"].iter().try_for_each(|name| write_within(&inside.join(name), b"new"))
    });
    assert!(filled.is_err());
    assert_eq!(content(folder.path()), before);
}

#[test]
fn errors_name_no_temporary_file() {
    let folder = tempfile::tempdir().unwrap();
    let (place, nothing) = (folder.path().join("nowhere/place"), |_: &Path| io::Result::Ok(()));
    let errors = [
        stage(place.clone(), b"").err().unwrap(),
        stage_directory(place.clone(), nothing).err().unwrap(),
        fill(&place, &[], nothing).unwrap_err(),
    ];
    for error in errors {
        assert!(error.kind() == ErrorKind::NotFound && !error.to_string().contains(TEMPORARY), "{error}");
    }
}

#[test]
fn a_file_that_was_replaced_while_it_was_opened_is_busy() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("journal");
    write(&path, b"old").unwrap();
    let file = File::open(&path).unwrap();
    lock_in_place(&file, &path).unwrap();
    drop(file);
    let file = File::open(&path).unwrap();
    write(&path, b"new").unwrap();
    if cfg!(unix) {
        assert_eq!(lock_in_place(&file, &path).unwrap_err().kind(), ErrorKind::ResourceBusy);
    }
}

#[test]
fn a_directory_comes_back_that_was_put_aside() {
    let folder = tempfile::tempdir().unwrap();
    let directory = folder.path();
    fs::create_dir(directory.join("place")).unwrap();
    fs::write(directory.join("place/a"), "old").unwrap();
    let before = content(directory);
    let replace = || stage_directory(directory.join("place"), |_| io::Result::Ok(()))?.place();
    let away = (0..).find(|&step| {
        assert!(crashes_before(step, replace), "it is never aside");
        let away = places(directory).is_empty();
        die(directory);
        sweep(directory).unwrap();
        assert_eq!(content(directory), before);
        away
    });
    assert!(away.is_some());
}

#[test]
fn a_sweep_removes_nothing_of_a_process_that_runs() {
    let folder = tempfile::tempdir().unwrap();
    let directory = folder.path();
    let mut other = std::process::Command::new("sleep").arg("60").spawn().unwrap();
    let world = mark().replace(&format!("-{}", std::process::id()), "");
    let names = |process: u32| ["a", "b"].map(|end| directory.join(format!("{TEMPORARY}{world}-{process}-{end}")));
    let [file, inside] = names(other.id());
    fs::write(&file, "").unwrap();
    fs::create_dir(&inside).unwrap();
    fs::write(inside.join("file"), "").unwrap();
    let own = stage(directory.join("own"), b"own").unwrap();
    sweep(directory).unwrap();
    assert!(file.exists() && inside.join("file").exists());
    own.place().unwrap();
    other.kill().unwrap();
    // It is a zombie until it is waited for.
    let is_over = || fs::read_to_string(format!("/proc/{}/stat", other.id())).is_ok_and(|stat| stat.contains(") Z "));
    while cfg!(target_os = "linux") && !is_over() {
        std::thread::yield_now();
    }
    if cfg!(target_os = "linux") {
        sweep(directory).unwrap();
        assert!(!file.exists() && !inside.exists());
    }
    other.wait().unwrap();
    assert_eq!(places(directory), [("own".to_owned(), Some("own".to_owned()))]);
}

#[test]
fn a_file_of_an_unknown_owner_is_swept_after_a_day() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let old: Vec<PathBuf> = [".smyoz-abcdef", ".smyoz-00000000-1-abcdef"].map(path).into();
    for path in &old {
        File::create(path).unwrap();
    }
    sweep(folder.path()).unwrap();
    assert!(old.iter().all(|path| path.exists()));
    for path in &old {
        let days = SystemTime::now() - Duration::from_secs(2 * 24 * 60 * 60);
        File::options().write(true).open(path).unwrap().set_modified(days).unwrap();
    }
    sweep(folder.path()).unwrap();
    assert!(old.iter().all(|path| !path.exists()));
}

#[test]
fn a_file_is_placed_only_where_there_is_none() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("place");
    stage(path.clone(), b"one").unwrap().place_new().unwrap();
    let error = stage(path, b"two").unwrap().place_new().unwrap_err();
    assert_eq!(error.kind(), ErrorKind::AlreadyExists);
    assert_eq!(content(folder.path()), [("place".to_owned(), Some("one".to_owned()))]);
}

#[test]
fn reading_ends_at_the_limit() {
    let error = read_limited(io::repeat(0), 1 << 20).unwrap_err();
    assert_eq!((error.kind(), error.to_string()), (ErrorKind::FileTooLarge, "it is larger than 1 MiB".to_owned()));
    assert_eq!(read_limited(&[1; 1 << 20][..], 1 << 20).unwrap().len(), 1 << 20);
}

#[cfg(unix)]
#[test]
fn only_regular_files_are_opened() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for (path, message) in [(&*pipe, "it is not a regular file"), (Path::new("/dev/zero"), "it is not a regular file")]
    {
        assert_eq!(read_regular(path, 1).unwrap_err().to_string(), message);
    }
    assert_eq!(read_regular(folder.path(), 1).unwrap_err().kind(), ErrorKind::IsADirectory);
    // It is replaced by a file, like anything else that is in the place of one.
    write(&pipe, b"file").unwrap();
    assert_eq!(read_regular(&pipe, 4).unwrap(), b"file");
}
