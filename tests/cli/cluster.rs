//! `docs/cluster.md`: its commands are run here, with fewer seeds.

use std::fs;
use std::process::Command;

use super::{Folder, shell};

const SEEDS: &str = "100000..100999";
const FEWER: &str = "600..604";

/// The first block of code in a section.
fn recipe(section: &str) -> String {
    let text = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/cluster.md")).unwrap();
    let section = text.split("\n## ").find(|text| text.starts_with(section)).unwrap();
    let block = section.split("```").nth(1).unwrap();
    let (_, code) = block.split_once('\n').unwrap();
    assert!(code.contains(SEEDS), "{code}");
    code.replace(SEEDS, FEWER)
}

/// A folder with one machine's results for the seeds.
fn folder() -> Folder {
    let folder = Folder::new();
    folder.run(&format!("compose --seeds {FEWER} --out whole")).yes();
    folder
}

#[test]
fn gnu_parallel() {
    let version = Command::new("parallel").arg("--version").output();
    if !version.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).starts_with("GNU parallel")) {
        eprintln!("GNU parallel is not installed: nothing to run");
        return;
    }
    let folder = folder();
    let script = recipe("GNU parallel");
    assert!(script.contains("parts=16\n"));
    shell(&folder, &script.replace("parts=16\n", "parts=3\n"), &[]);
    folder.same("whole", "book");
}

#[test]
fn slurm() {
    let folder = folder();
    let script = recipe("Slurm");
    for part in ["2", "3", "1"] {
        let variables = [("SLURM_ARRAY_TASK_ID", part), ("SLURM_ARRAY_TASK_COUNT", "3"), ("SLURM_CPUS_PER_TASK", "1")];
        shell(&folder, &script, &variables);
    }
    shell(&folder, "smyoz merge part-* --out book", &[]);
    folder.same("whole", "book");
}

#[test]
fn kubernetes() {
    let folder = folder();
    let text = recipe("Kubernetes");
    let (_, script) = text.split_once("            - |\n").unwrap();
    let (script, _) = script.split_once("          resources:").unwrap();
    assert!(script.contains("$part/16\"") && script.contains("\"/book/part-$part\""), "{script}");
    let script = script.replace("$part/16", "$part/7").replace("/book/", "");
    for index in 0..7 {
        // More parts than seeds: some have nothing to do.
        shell(&folder, &script, &[("JOB_COMPLETION_INDEX", &index.to_string())]);
    }
    shell(&folder, "smyoz merge part-* --out book", &[]);
    folder.same("whole", "book");
}
