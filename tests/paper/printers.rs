//! Books for printers: what they publish of their limits is kept, and pages beyond them are named.

use smyoz::paper::book::{Book, Fault, Printer};
use smyoz::paper::drawing::At;
use smyoz::paper::{Ink, Lang, Style};

use super::common::puzzles;

const SIX_BY_NINE: At = (152.4, 228.6);
const A5: At = (148.0, 210.0);
const LETTER: At = (215.9, 279.4);

fn book(printer: Option<Printer>, paper: At, lang: Lang, ink: Ink) -> Book {
    Book { printer, paper, style: Style::new(lang, ink), hints: 1, ..Book::default() }
}

#[test]
fn books_for_a_printer_keep_its_limits() {
    let puzzles = puzzles(24);
    for (printer, paper, per_page, lang, ink) in [
        (Printer::Kdp, SIX_BY_NINE, 1, Lang::En, Ink::Mono),
        (Printer::Kdp, LETTER, 4, Lang::En, Ink::Colour),
        (Printer::Lulu, SIX_BY_NINE, 1, Lang::Hu, Ink::Mono),
        (Printer::Bod, A5, 1, Lang::Hu, Ink::Mono),
        (Printer::Home, (210.0, 297.0), 2, Lang::En, Ink::Colour),
    ] {
        let bound = Book { per_page, ..book(Some(printer), paper, lang, ink) }.bind(&puzzles).unwrap();
        let faults: Vec<String> = printer.faults(&bound.pages).iter().map(Fault::to_string).collect();
        assert!(faults.is_empty(), "{printer:?} {paper:?}: {faults:#?}");
    }
}

#[test]
fn pages_beyond_a_limit_are_named() {
    let bound = book(None, A5, Lang::En, Ink::Colour).bind(&puzzles(4)).unwrap();
    let told = |printer: Printer| printer.faults(&bound.pages).iter().map(Fault::to_string).collect::<Vec<_>>();
    let kdp = told(Printer::Kdp);
    assert!(
        kdp.iter().any(|fault| fault.starts_with("page") && fault.contains("points: expected at least 7")),
        "{kdp:?}"
    );
    assert!(kdp.iter().any(|fault| fault.contains("lines of 0.20 mm: expected at least 0.3")), "{kdp:?}");
    assert!(told(Printer::Lulu).iter().any(|fault| fault.contains("text in the margins: expected ")));
    let few = Printer::Kdp.faults(&bound.pages[..10]);
    assert!(few.iter().any(|fault| fault.to_string() == "10 pages: expected 24 to 828"), "{few:?}");
    let wide = book(None, (230.0, 297.0), Lang::En, Ink::Mono).bind(&puzzles(1)).unwrap();
    let wide = Printer::Kdp.faults(&wide.pages);
    assert!(wide.iter().any(|fault| fault.to_string().starts_with("pages of 230.0 × 297.0 mm: expected ")), "{wide:?}");
    let fault = Fault { pages: vec![2, 4, 5, 6, 9], what: "text".into() };
    assert_eq!(fault.to_string(), "pages 2, 4–6, 9: text");
    assert_eq!(Fault { pages: vec![7], what: "text".into() }.to_string(), "page 7: text");
}

#[test]
fn spines_and_gutters_follow_the_published_formulas() {
    let near = |one: f64, other: f64| (one - other).abs() < 0.006;
    // 200 pages: 0.4504 in of white paper at KDP; 200/444 + 0.06 in at Lulu.
    assert!(Printer::Kdp.spine(200).is_some_and(|spine| near(spine, 11.44)));
    assert!(Printer::Lulu.spine(200).is_some_and(|spine| near(spine, 12.965)));
    assert_eq!((Printer::Bod.spine(200), Printer::Home.spine(200)), (None, None));
    for (pages, kdp, lulu) in
        [(24, 9.525, 12.7), (151, 12.7, 25.4), (301, 15.875, 25.4), (501, 19.05, 28.575), (701, 22.225, 31.75)]
    {
        assert!(near(Printer::Kdp.gutter(pages), kdp) && near(Printer::Lulu.gutter(pages), lulu), "{pages}");
    }
    for (printer, bleed) in Printer::ALL.into_iter().zip([3.175, 3.175, 5.0, 0.0]) {
        assert!(near(printer.cover_bleed(), bleed), "{printer:?}");
    }
}
