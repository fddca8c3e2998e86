//! The types of the page's scripts, which stand in their comments.

use std::env;
use std::path::Path;
use std::process::Command;

#[test]
fn the_scripts_of_the_page_keep_their_types() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app/explorer/jsconfig.json");
    let output = match Command::new("tsc").arg("--project").arg(project).output() {
        Ok(output) => output,
        Err(error) => {
            assert!(env::var_os("CI").is_none(), "tsc: {error}");
            eprintln!("not run, for there is no TypeScript: {error}");
            return;
        }
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}
