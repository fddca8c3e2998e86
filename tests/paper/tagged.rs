//! PDF files for readers who do not see them: what a program of others finds in their structure.

use std::collections::BTreeSet;
use std::fs;

use smyoz::games::sea_battle;
use smyoz::games::smyoz::puzzle::Puzzle;
use smyoz::lang::Lang;
use smyoz::paper::book::{Bindable, Book, Bound, Parts};
use smyoz::paper::drawing::{Mark, Tag};
use smyoz::paper::{About, DisplayList, Ink, Style, pdf};

use super::common::{ask, collection, file};

/// A book of both games with all that books have, in this language.
fn bound(lang: Lang) -> Bound {
    let smyoz: Vec<Puzzle> = collection("levels").into_iter().step_by(20).take(3).collect();
    let sea = file("sea-battle-levels");
    let sea: Vec<sea_battle::Puzzle> =
        sea.lines().step_by(45).map(|line| serde_json::from_str(line).unwrap()).collect();
    let puzzles = smyoz.iter().map(|puzzle| puzzle as &(dyn Bindable + 'static));
    let puzzles: Vec<_> = puzzles.chain(sea.iter().map(|puzzle| puzzle as _)).collect();
    let style = Style::new(lang, Ink::Mono);
    Book { title: "Low Tide".into(), style, parts: Parts::All, hints: 1, per_page: 2, ..Book::default() }
        .bind(&puzzles)
        .unwrap()
}

/// The texts that are read, and what is read in place of pictures.
fn read(page: &DisplayList) -> (Vec<String>, Vec<String>) {
    let is_figure = |tag: &Tag| matches!(tag, Tag::Figure(_));
    let silent = page.tags.iter().filter(|(_, tag)| is_figure(tag) || *tag == Tag::Artifact);
    let silent: Vec<usize> = silent.flat_map(|(range, _)| range.clone()).collect();
    let texts = page.marks.iter().enumerate().filter_map(|(at, mark)| match mark {
        Mark::Text(run) if !silent.contains(&at) => Some(run.text.clone()),
        _ => None,
    });
    let pictures = page.tags.iter().filter_map(|(_, tag)| match tag {
        Tag::Figure(instead) => Some(instead.clone()),
        _ => None,
    });
    (texts.collect(), pictures.collect())
}

/// The number of elements of a kind.
fn count(structure: &str, kind: &str) -> usize {
    structure.lines().filter(|line| line.trim_start().split([' ', ':']).next() == Some(kind)).count()
}

#[test]
fn books_have_the_structure_of_what_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("book.pdf");
    for (lang, code) in [(Lang::En, "en"), (Lang::Hu, "hu")] {
        let bound = bound(lang);
        let about = About { title: "Low Tide".into(), ..About::default() };
        let file = pdf(&bound.pages, &about, &bound.outline).unwrap();
        let source = String::from_utf8_lossy(&file);
        for said in ["/StructTreeRoot ", "/MarkInfo<</Marked true ", &format!("/Lang({code})"), "/DisplayDocTitle true"]
        {
            assert!(source.contains(said), "{said}");
        }
        assert!(source.contains("<pdfuaid:part>1</pdfuaid:part>"), "it says that it is PDF/UA");
        let (texts, pictures): (Vec<_>, Vec<_>) = bound.pages.iter().map(read).unzip();
        let (texts, pictures) = (texts.concat(), pictures.concat());
        assert!(pictures.iter().all(|instead| !instead.trim().is_empty()) && pictures.len() > 20, "{}", pictures.len());
        fs::write(&path, &file).unwrap();
        let Some(structure) = ask("pdfinfo", &["-struct-text"], &path) else { return };
        assert_eq!(count(&structure, "Figure"), pictures.len());
        assert!(count(&structure, "H1") >= bound.outline.len(), "each part has a heading");
        assert!(count(&structure, "LBody") > 20 && count(&structure, "LBody") == count(&structure, "Lbl"));
        // All that is read is in it, and in its order: words alone, as lines are broken anywhere.
        let words = |text: &str| text.split_whitespace().collect::<String>();
        let read: String = structure.lines().filter(|line| line.trim_start().starts_with('"')).collect();
        let said = |word: &&String| read.replace(['"', ' '], "").contains(&words(word));
        let missing: BTreeSet<&String> = texts.iter().filter(|word| word.is_ascii() && !said(word)).collect();
        assert!(missing.is_empty(), "{missing:?}");
        ask("qpdf", &["--check"], &path);
        // Without an outline, it is not all that the standard asks for.
        let file = pdf(&bound.pages, &about, &[]).unwrap();
        let source = String::from_utf8_lossy(&file);
        assert!(source.contains("/StructTreeRoot ") && !source.contains("pdfuaid"));
    }
}
