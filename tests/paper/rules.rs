//! The rules where people look for them: in `docs/`, in a terminal, and on pages.
//!
//! After a change of the text or of its pictures run `UPDATE_GOLDEN=1 cargo test --test paper
//! rules`, look at what git shows as changed, and commit it.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::{env, fs};

use itertools::Itertools;
use smyoz::games::sea_battle::front::BookGame as SeaBattle;
use smyoz::games::smyoz::front::BookGame as Smyoz;
use smyoz::paper::book::{Game, rules};
use smyoz::paper::sheets::A4;
use smyoz::paper::{Ink, Lang, Style, svg};

/// The games, and how the names of their rules begin.
const GAMES: [(&dyn Game, &str); 2] = [(&Smyoz, "rules"), (&SeaBattle, "sea-battle-rules")];

fn docs() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs")
}

/// The files in `docs/`: their names and contents.
fn files() -> Vec<(String, String)> {
    let mut files = Vec::new();
    for (game, stem) in GAMES {
        for (lang, name, other) in [
            (Lang::En, format!("{stem}.md"), format!("[Magyarul]({stem}.hu.md)")),
            (Lang::Hu, format!("{stem}.hu.md"), format!("[In English]({stem}.md)")),
        ] {
            let (text, pictures) = rules::markdown(game, lang, stem);
            let made = "<!-- Made by UPDATE_GOLDEN=1 cargo test --test paper rules, from the text in src/games. -->";
            files.push((name, format!("{made}\n{other}\n\n{text}")));
            files.extend(pictures.into_iter().map(|(name, drawing)| (format!("{stem}/{name}"), svg(&drawing))));
        }
    }
    files
}

#[test]
fn the_rules_in_docs_are_those_of_the_program() {
    let is_update = env::var_os("UPDATE_GOLDEN").is_some();
    if is_update {
        for (_, stem) in GAMES {
            let _ = fs::remove_dir_all(docs().join(stem));
            fs::create_dir_all(docs().join(stem)).unwrap();
        }
    }
    for (name, content) in files() {
        let path = docs().join(&name);
        if is_update {
            fs::write(path, content).unwrap();
        } else {
            let found = fs::read_to_string(path).unwrap_or_default();
            assert!(found == content, "docs/{name} is not what the program makes: see the top of tests/paper/rules.rs");
        }
    }
    for (_, stem) in GAMES {
        let there = fs::read_dir(docs().join(stem)).unwrap();
        let there: BTreeSet<String> = there.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        let own = |name: String| Some(name.strip_prefix(stem)?.strip_prefix('/')?.to_owned());
        let made = files().into_iter().filter_map(|(name, _)| own(name));
        assert_eq!(there, made.collect(), "pictures that nobody makes any more");
    }
}

#[test]
fn the_rules_fit_a_terminal() {
    let told: [(&dyn Game, _, _); 4] = [
        (&Smyoz, Lang::En, ["How to play", "Corner rule", "✗ "]),
        (&Smyoz, Lang::Hu, ["Így játsszuk", "Sarok-szabály", "LELTÁR"]),
        (&SeaBattle, Lang::En, ["No touching", "✗ ", "1 × <xx>"]),
        (&SeaBattle, Lang::Hu, ["Nem érnek össze", "Aknák és aknaszedők", "  A B C D E F"]),
    ];
    for (game, lang, words) in told {
        let text = rules::text(game, lang);
        assert!(words.iter().all(|word| text.contains(word)), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 80 && line.trim_end() == line));
        assert!(["**", "```", "# "].iter().all(|sign| !text.contains(sign)), "{text}");
    }
}

#[test]
fn the_rules_lie_on_their_pages() {
    for (lang, (game, _)) in [Lang::Hu, Lang::En].into_iter().cartesian_product(GAMES) {
        for ink in [Ink::Colour, Ink::Mono] {
            let style = Style::new(lang, ink);
            let pages = [A4, (148.0, 210.0)].map(|paper| rules::pages(game, style, paper));
            let pages = [&pages[0], &pages[1], &vec![rules::short(game, style)]];
            assert!(pages[0].len() > 3 && pages[1].len() > pages[0].len());
            for page in pages.into_iter().flatten() {
                assert!(!page.marks.is_empty());
                for run in page.runs() {
                    let end = run.at.0 + run.width();
                    let is_on = run.at.0 > 4.0 && end < page.size.0 - 4.0 && run.at.1 < page.size.1 - 8.0;
                    assert!(is_on, "{lang:?}: {} at {:?}", run.text, run.at);
                }
            }
        }
    }
}

#[test]
fn the_short_form_has_all_five_rules() {
    let told: [(&dyn Game, _, _); 4] = [
        (&Smyoz, Lang::En, ["Corner", "Tip", "Mooring", "Centre", "Side"]),
        (&Smyoz, Lang::Hu, ["Sarok-szabály", "Csúcs-szabály", "Kikötési", "Centrum-szabály", "Oldal-szabály"]),
        (&SeaBattle, Lang::En, ["Ships", "No", "Corners", "Shapes", "Mines"]),
        (&SeaBattle, Lang::Hu, ["Hajók", "Nem", "Sarkok", "Alakok", "Aknák"]),
    ];
    for (game, lang, rules_of) in told {
        let page = rules::short(game, Style::new(lang, Ink::Colour));
        let words: Vec<&str> = page.runs().map(|run| &run.text[..]).collect();
        assert!(rules_of.iter().all(|rule| words.contains(rule)), "{words:?}");
        // An allowed example of each, and a forbidden one.
        let rims = page
            .marks
            .iter()
            .filter(|mark| matches!(mark, smyoz::paper::drawing::Mark::Rect(smyoz::paper::drawing::Look::Rim, ..)));
        assert_eq!(rims.count(), 10);
    }
}
