//! `census`: the facts of the whole board.

use super::{Folder, json};

#[test]
fn all_legal_layouts() {
    let folder = Folder::new();
    let text = folder.run("census").yes();
    assert!(text.starts_with("1,068,330,184 legal layouts\ncounted in "), "{text}");
    for threads in [1, 3] {
        let answer = json(&folder.run(&format!("census --json --threads {threads}")).yes());
        assert_eq!(answer, serde_json::json!({"layouts": 1_068_330_184}));
    }
}
