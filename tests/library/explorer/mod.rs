//! Games of the Explorer: that they can be replayed and undone, that nothing hidden is shown, and
//! that nothing false is said.

mod sea_battle;
mod smyoz;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;

use ::smyoz::explorer::rules;
use ::smyoz::games::{sea_battle as sea, smyoz as smyoz_game};
use ::smyoz::play::{Note, Noted, Player};

#[test]
fn scripts_of_exported_pages_have_neither_imports_nor_exports() {
    let registry = ::smyoz::built_in();
    let collections = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles")).unwrap();
    let paths = collections.map(|entry| entry.unwrap().path());
    let mut games = BTreeSet::new();
    for path in paths.filter(|path| path.extension().is_some_and(|extension| extension == "jsonl")) {
        let text = fs::read_to_string(path).unwrap();
        let puzzle = registry.read(text.lines().next().unwrap()).unwrap();
        // Only some games are played without an engine.
        let player = puzzle.playable().and_then(|puzzle| puzzle.player());
        let Some(script) = player.map(Player::whole_script) else { continue };
        games.insert(puzzle.game());
        assert!(script.lines().all(|line| !line.starts_with("import ") && !line.starts_with("export ")));
        assert!(script.contains("\nfunction draw") && script.ends_with("})();\n"));
    }
    assert_eq!(games, BTreeSet::from(["sea-battle", "smyoz"]));
}

/// The texts of a file for the page, each with its arguments.
fn page_texts(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = parser::parse(text).unwrap();
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name.to_owned(), format!("{:?}", message.value))),
        _ => None,
    });
    let arguments = |pattern: String| {
        let parts = pattern.split("VariableReference { id: Identifier { name: \"").skip(1);
        parts.filter_map(|part| part.split('"').next().map(str::to_owned)).collect()
    };
    messages.map(|(key, pattern)| (key, arguments(pattern))).collect()
}

#[test]
fn all_scripts_and_texts_of_the_games_are_served() {
    let registry = ::smyoz::built_in();
    let shared = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/src/app/explorer/lang/en.ftl")).unwrap();
    let mut all: BTreeSet<String> = page_texts(&shared).into_keys().collect();
    let folders =
        [("smyoz", "smyoz"), ("sea-battle", "sea_battle"), ("garnsi-malom", "garnsi_malom"), ("shogword", "shogword")];
    assert_eq!(registry.games().iter().filter(|game| game.extras().web.is_some()).count(), folders.len());
    for (game, folder) in folders.map(|(kind, folder)| (registry.game(kind).unwrap(), folder)) {
        let directory = format!("{}/src/games/{folder}/front/web", env!("CARGO_MANIFEST_DIR"));
        let names = fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let there: BTreeSet<String> = names.filter(|name| name.ends_with(".js")).collect();
        let web = game.extras().web.unwrap();
        assert_eq!(web.scripts.iter().map(|(name, _)| (*name).to_owned()).collect::<BTreeSet<_>>(), there);
        assert!([web.game, web.table].into_iter().flatten().all(|script| there.contains(script)));
        let texts = game.extras().languages.iter().map(|&lang| page_texts((web.texts)(lang))).collect::<Vec<_>>();
        assert!(texts.iter().all(|other| *other == texts[0]), "all have the same texts with the same arguments");
        texts[0].keys().for_each(|key| assert!(all.insert(key.clone()), "{key} is there twice"));
    }
}

#[test]
fn every_picture_of_the_rules_is_in_their_page() {
    let registry = ::smyoz::built_in();
    let pages = registry.games().iter().flat_map(|game| game.extras().languages.iter().map(move |&lang| (game, lang)));
    for (game, lang) in pages {
        let content = rules::content(game.book().unwrap(), lang);
        let pictures = content.matches("src=\"data:image/svg+xml;base64,").count();
        let has_own_page = game.extras().web.is_some_and(|web| web.game.is_some());
        assert!(pictures > 10 || !has_own_page, "{pictures}");
        assert!(!content.contains(rules::FOLDER) && content.contains("<h1>"));
    }
}

#[test]
fn notes_are_read_back() {
    for text in ["E4~1", "E4~4", "AD30!30", "A1!1"] {
        assert_eq!(text.parse::<Noted<sea::Cell>>().unwrap().to_string(), text);
    }
    assert_eq!("44!3".parse::<Noted<smyoz_game::Cell>>().unwrap().note, Note::NotOf(3));
    for text in ["", "E4", "E4~", "E4~0", "E4~5", "E4~+1", "E4!0", "E4!31", "E4!01", "4~1", "E4~1!2", "é~1"] {
        assert!(text.parse::<Noted<sea::Cell>>().is_err(), "{text}");
    }
}
