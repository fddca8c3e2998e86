//! The tests' own hands and eyes: what they do arrives in the page, and what they must not see is
//! seen.

use serde_json::json;

use super::driver::Pointer;
use super::page::{Page, Screen};

/// Puts two fields into the page that write down what happens to them.
const FIELDS: &str = "
    window.done = [];
    document.body.replaceChildren();
    for (const name of ['a', 'b']) {
        const field = document.createElement('button');
        field.id = name;
        field.textContent = name;
        for (const kind of ['pointerdown', 'pointerup', 'click']) {
            field.addEventListener(kind, (event) => done.push(`${kind} ${name} ${event.pointerType}`));
        }
        field.addEventListener('keydown', (event) => done.push(`${event.ctrlKey ? 'Control+' : ''}${event.key}`));
        document.body.append(field);
    }
";

#[test]
fn what_is_pointed_at_and_typed_arrives() {
    let Some(page) = Page::open(&[], Screen::WIDE) else { return };
    let done = || page.run("return done.splice(0)", &json!([]));
    // The page itself must be there before it is taken away.
    page.wait_for("document.querySelector('#page button')");
    page.run(FIELDS, &json!([]));
    assert_eq!(page.text("#b"), "b");
    page.press(Pointer::Mouse, "#a");
    assert_eq!(done(), json!(["pointerdown a mouse", "pointerup a mouse", "click a mouse"]));
    page.drag(Pointer::Mouse, &["#a", "#b"]);
    assert_eq!(done(), json!(["pointerdown a mouse", "pointerup b mouse"]));
    page.keys(&["ArrowDown", "5", "+", "Control+z"]);
    assert_eq!(done(), json!(["ArrowDown", "5", "+", "Control+Control", "Control+z"]));
    page.press(Pointer::Touch, "#b");
    assert_eq!(done(), json!(["pointerdown b touch", "pointerup b touch", "click b touch"]));
    page.reload();
    assert_eq!(page.run("return typeof done", &json!([])), json!("undefined"));
    page.end();
}

#[test]
fn messages_and_requests_to_other_hosts_are_noticed() {
    let Some(page) = Page::open(&[], Screen::WIDE) else { return };
    assert_eq!(page.console(), Vec::<String>::new());
    page.run("console.warn('look out')", &json!([]));
    let said = page.console();
    assert!(said.len() == 1 && said[0].contains("look out"), "{said:?}");

    // The page itself may not even try; the browser says so.
    page.run("fetch('http://127.0.0.2:9/').catch(() => { window.refused = true })", &json!([]));
    page.wait_for("window.refused");
    assert!(page.console().iter().any(|said| said.contains("Content Security Policy")));
    page.origins();
    page.go("about:blank");
    page.run("fetch('http://127.0.0.2:9/').catch(() => { window.refused = true })", &json!([]));
    page.wait_for("window.refused");
    assert!(page.origins().contains("http://127.0.0.2:9"));
}
