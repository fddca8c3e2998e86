//! Themes and fonts: what books look like, what stands in them, and what is refused.

use smyoz::games::smyoz::front::BookGame;
use smyoz::lang::Lang;
use smyoz::paper::book::{Book, BookError, Bound, Cover, MercyPlace, Part};
use smyoz::paper::drawing::{
    DisplayList, Face, Font, Fonts, Look, Mark, MissingSignError, NoFontError, Rgb, Role, UnprintableError,
};
use smyoz::paper::{About, Ink, Preset, Style, Theme, pdf, png, svg};

use super::common::{collection, parts, puzzles, text};

fn book(theme: Theme) -> Book {
    Book {
        title: "Autumn Evenings".into(),
        made: vec!["smyoz".into()],
        style: Style::new(Lang::En, Ink::Colour),
        theme,
        ..Book::default()
    }
}

fn theme(text: &str) -> Theme {
    Theme::read(Preset::Standard, text).unwrap_or_else(|error| panic!("{text}\n{error}"))
}

fn bind(theme: Theme) -> Bound {
    book(theme).bind(&puzzles(3)).unwrap()
}

#[test]
fn the_written_theme_is_the_usual_one() {
    let mut written = theme(Theme::STANDARD);
    assert!(std::mem::take(&mut written.has_own_order) && !theme("").has_own_order);
    assert_eq!(written, Theme::default());
    assert_eq!(theme(""), Theme::default());
    assert_eq!(Theme::default().order, Part::ALL);
    assert_eq!(theme(Theme::STANDARD).appearance(Ink::Mono).paint(Look::Red).double, Some(0.65));
}

#[test]
fn a_theme_says_only_what_is_different() {
    let own = theme("scale = 2\n[colour]\nred = { width = 1 }\nrim = { fill = \"#123456\" }\nframe = { dash = [] }");
    let (own, usual) = (own.appearance(Ink::Colour), Theme::default().appearance(Ink::Colour));
    let (red, was) = (own.paint(Look::Red).stroke.unwrap(), usual.paint(Look::Red).stroke.unwrap());
    assert_eq!((red.0, red.1), (was.0, 1.0));
    assert_eq!(own.paint(Look::Green), usual.paint(Look::Green));
    assert_eq!(own.size(Role::Text), 2.0 * usual.size(Role::Text));
    assert!(own.paint(Look::Frame).dash.is_none() && own.paint(Look::Frame).stroke.is_some());
    let bound = bind(theme("[colour]\nred = { stroke = \"#abcdef\" }"));
    let page = bound.pages.iter().find(|page| page.marks.iter().any(|mark| matches!(mark, Mark::Line(Look::Red, ..))));
    let svg = svg(page.unwrap());
    assert!(svg.contains(".red { fill: none; stroke: #abcdef; stroke-width: 0.32 }"), "{svg}");
}

#[test]
fn what_is_wrong_in_a_theme_is_named_with_its_line() {
    for (text, message) in [
        ("[colour]\n\nredd = { width = 1 }", "line 3: unknown key `redd`: did you mean `red`?"),
        ("[colours]", "line 1: unknown key `colours`: did you mean `colour`?"),
        ("[colour]\nred = { with = 1 }", "line 2: unknown key `with`: did you mean `width`?"),
        ("[fonts]\nserif = \"a.ttf\"", "line 2: unknown key `serif`: expected bold, italic, regular"),
        ("[headings]\ntitle = \"T\"", "line 2: unknown key `title`: "),
        ("order = [\"puzzles\", \"soluttions\"]", "line 1: `soluttions` is not a part: expected title, "),
        ("order = [\n\"rules\"\n]", "line 1: expected `puzzles` among the parts"),
        ("order = [\"puzzles\", \"puzzles\"]", "line 1: expected each part once, found `puzzles` twice"),
        (
            "[colour]\nred = { stroke = \"red\" }",
            "line 2: expected a colour such as \"#d0021b\", or \"none\", found \"red\"",
        ),
        ("[colour]\nred = { stroke = \"#+12345\" }", "line 2: expected a colour "),
        ("[colour]\nink = { width = 1 }", "line 2: expected both a colour of the stroke and its width"),
        (
            "[colour]\nred = { dash = [1] }",
            "line 2: expected the lengths of dashes and of gaps, or [], found 1 numbers",
        ),
        ("[colour]\nink = { width = 1 }\nrim = {}\n\n", "line 2: expected both a colour"),
        ("scale = 1.0\n[colour]\n\nred = { dash = [1] }\n\n[sizes]\n", "line 4: expected the lengths of dashes"),
        ("[colour]\nred = 7", "line 2: invalid type: integer `7`, expected "),
        ("[mono]\nred = { stroke = \"#ff0000\" }", "line 2: expected a shade of grey such as \"#555555\""),
        ("[sizes]\ntext = 100", "line 2: expected a number from 1 to 20, found 100"),
        ("scale = nan", "line 1: expected a number from 0.5 to 2, found NaN"),
        ("[sizes]\ntext = \"3.7\"", "line 2: invalid type: string \"3.7\", expected f64"),
        (
            "[texts]\nforeword = \"\"\"\nOne\nSee [here](http://a.b).\"\"\"",
            "line 2: expected paragraphs, headings, emphasis and lists, found a link in line 2 of the text",
        ),
        ("[texts]\nimprint = \"<b>bold</b>\"", "line 2: expected paragraphs, headings, emphasis and lists, found HTML"),
        ("[texts]\nimprint = \"`code`\"", "line 2: expected paragraphs, headings, emphasis and lists, found code"),
        ("[texts]\nforeword = \"a\\u202Eb\"", "line 2: the invisible character U+202E: expected only "),
        (
            "[headings]\nindex = \"\u{5d0}\"",
            "line 2: 'א' (U+05D0): expected only scripts that are written from left to right",
        ),
        ("a = ", "line 1: "),
        ("[colour]\n[colour]", "line 2: duplicate key"),
    ] {
        let error = Theme::read(Preset::Standard, text).unwrap_err().to_string();
        assert!(error.starts_with(message), "{text}\n{error}");
    }
    let error = Theme::read(Preset::Standard, "order = [\"puzzles\", \"soluttions\"]").unwrap_err().to_string();
    assert!(error.ends_with("; did you mean `solutions`?"), "{error}");
}

#[test]
fn parts_stand_in_their_order() {
    let usual = bind(Theme::default());
    assert_eq!(parts(&usual)[0], "How to play");
    let own = "order = [\"title\", \"contents\", \"solutions\", \"puzzles\", \"index\", \"foreword\"]\n\
        [texts]\nforeword = \"Ready?\"\n[headings]\nsolutions = \"Answers\"\nforeword = \"At last\"";
    let bound = bind(theme(own));
    assert_eq!(parts(&bound)[0], "Answers");
    assert_eq!(*parts(&bound).last().unwrap(), "At last");
    assert!(!parts(&bound).contains(&"How to play"));
    assert!(text(&bound.pages[2]).starts_with("Contents Answers 5"), "{}", text(&bound.pages[2]));
    let last = text(bound.pages.iter().rev().find(|page| !page.marks.is_empty()).unwrap());
    assert!(last.contains("At last Ready?"), "{last}");
    // Nothing leads to what is left out.
    let bound = bind(theme("order = [\"puzzles\"]"));
    assert!(bound.pages.iter().all(|page| !text(page).contains("Solution")), "{:?}", parts(&bound));
    let no_mercy = book(theme("order = [\"puzzles\", \"solutions\"]")).bind(&collection("mercy")[..3]);
    assert_eq!(no_mercy.unwrap_err(), BookError::NoMercy(1));
    let flap = Book { mercy: MercyPlace::Flap, ..book(theme("order = [\"puzzles\", \"solutions\"]")) };
    assert!(flap.bind(&collection("mercy")[..3]).is_ok());
    let no_deciding = book(theme("order = [\"puzzles\", \"solutions\"]")).bind(&collection("symmetric")[..3]);
    assert_eq!(no_deciding.unwrap_err(), BookError::NoDeciding(1));
    // What is asked for is missed before the puzzles are known.
    let bare = || book(theme("order = [\"puzzles\", \"solutions\"]"));
    assert_eq!(Book { hints: 1, ..bare() }.check(&BookGame), Err(BookError::NoPart(Part::Hints)));
    let paths = Book { told: vec![1..=1], ..bare() };
    assert_eq!(paths.bind(&puzzles(3)).unwrap_err(), BookError::NoPart(Part::Paths));
    let message = "paths: asked for, but not among the parts of the book";
    assert_eq!(paths.check(&BookGame).unwrap_err().to_string(), message);
}

#[test]
fn all_parts_have_headings_and_the_cover_follows_the_theme() {
    let own = theme(
        "[headings]\ntechniques = \"Tricks\"\nwalkthrough = \"Watch\"\nhints = \"Nudges\"\npaths = \"Ways\"\n\
         [colour]\nsea = { fill = \"#102030\" }",
    );
    let book = Book { hints: 1, told: vec![1..=2], blurb: Some("calm \u{1f6a2}".into()), ..book(own) };
    let error = book.bind(&puzzles(3)).unwrap_err().to_string();
    assert_eq!(error, "the blurb: the regular font has no sign '\u{1f6a2}' (U+1F6A2)");
    let book = Book { blurb: None, ..book };
    let bound = book.bind(&puzzles(3)).unwrap();
    for name in ["Tricks", "Watch", "Nudges", "Ways"] {
        assert!(parts(&bound).contains(&name), "{name}: {:?}", parts(&bound));
    }
    let cover = book.cover(&puzzles(3), &Cover::new(100, 0.06, 3.0));
    assert_eq!(cover.appearance.paint(Look::Sea).fill, Some(Rgb(0x10, 0x20, 0x30)));
}

#[test]
fn texts_of_the_cover_are_checked_without_a_title_page() {
    let book = |title: &str, author: &str| Book {
        title: title.into(),
        author: Some(author.into()),
        ..book(theme("order = [\"puzzles\"]"))
    };
    assert_eq!(book("Ahoy", "A. Author").check(&BookGame), Ok(()));
    let missing = |name, face| Err(BookError::MissingInText { name, face, sign: '\u{1f6a2}' });
    assert_eq!(book("\u{1f6a2}", "A. Author").check(&BookGame), missing("the title", Face::Bold));
    assert_eq!(book("Ahoy", "A. \u{1f6a2}").check(&BookGame), missing("the author", Face::Regular));
}

#[test]
fn long_names_leave_room_for_their_pages_in_the_contents() {
    let long = "The solutions of all the puzzles in this book, with the lines and the islands";
    let own = theme(&format!("[headings]\nsolutions = \"{long}\"\n[sizes]\npart = 3"));
    let bound = Book { paper: (148.0, 210.0), ..book(own) }.bind(&puzzles(3)).unwrap();
    let contents = bound.pages.iter().find(|page| text(page).starts_with("Contents")).unwrap();
    let run = |says: &str| contents.runs().find(|run| run.text == says).unwrap();
    let number = bound.outline.iter().find(|part| part.text == long).unwrap().page + 1;
    assert!(run(long).at.0 + run(long).width() < run(&number.to_string()).at.0 - 2.0);
    for mark in &contents.marks {
        if let Mark::Line(_, from, to) = mark {
            assert!(from.0 < to.0, "no line runs back over a name");
        }
    }
}

#[test]
fn texts_of_a_theme_are_set_with_emphasis_and_lists() {
    let own = theme(
        "[texts]\nforeword = \"\"\"\nFor *all* who **think**.\n\n## What is new\n\n1. one\n2. two\n   - half\n\nFish & chips… 3 <4\"\"\"\n\
         imprint = \"Copyright A. Author\\\\\\nBudapest\"",
    );
    let bound = bind(own);
    assert_eq!(parts(&bound)[0], "Foreword");
    let page = bound.pages.iter().find(|page| text(page).contains("who")).unwrap();
    let run = |says: &str| page.runs().find(|run| run.text == says).unwrap_or_else(|| panic!("{says}: {}", text(page)));
    assert_eq!(
        [run("all"), run("think"), run("who")].map(|run| run.kind.face),
        [Face::Italic, Face::Bold, Face::Regular]
    );
    assert!(run("new").kind.size > run("one").kind.size);
    assert_eq!(run("1.").at.1, run("one").at.1);
    assert_eq!(run("2.").at.1, run("two").at.1);
    assert!(run("half").at.0 > run("two").at.0 && run("–").at.1 == run("half").at.1);
    assert!(run("Fish").at.0 < run("one").at.0);
    run("&");
    assert!(run("<").at.0 < run("4").at.0);
    let imprint = bound.pages.iter().find(|page| text(page).contains("Copyright")).unwrap();
    let line = |says: &str| imprint.runs().find(|run| run.text == says).unwrap().at.1;
    assert!(line("Budapest") > line("Copyright"), "a line ends where the text says so");
    assert!(text(imprint).contains("Made by smyoz"));
}

#[test]
fn hostile_texts_are_set_or_refused() {
    let titled = |title: &str| Book { title: title.into(), ..book(Theme::default()) }.bind(&puzzles(3));
    for title in
        ["<b> & \"c\" \\ %s {0}", "tab\tand\nline", "Árvíztűrő", "e\u{301}", &"W".repeat(120), &"iW ".repeat(40)]
    {
        let bound = titled(title).unwrap_or_else(|error| panic!("{title:?}: {error}"));
        let drawn: Vec<_> = bound.pages[0].runs().collect();
        assert!(drawn.iter().all(|run| run.at.1 < 0.62 * 297.0), "{title:?} leaves room for the author");
        // Above the title stands what kind of book it is.
        let shown = drawn.iter().filter(|run| run.text != "SMYOZ puzzles").flat_map(|run| run.text.split_whitespace());
        let shown: String = shown.collect();
        assert_eq!(shown, title.split_whitespace().collect::<String>());
        assert!(roxmltree::Document::parse(&svg(&bound.pages[0])).is_ok());
    }
    for sign in ['\0', '\u{1b}', '\u{200b}', '\u{200d}', '\u{202e}', '\u{2066}', '\u{feff}'] {
        let refused = BookError::Unprintable("the title", UnprintableError::Invisible(sign));
        assert_eq!(titled(&format!("a{sign}b")).unwrap_err(), refused);
    }
    let refused = BookError::Unprintable("the title", UnprintableError::RightToLeft { sign: 'ש' });
    assert_eq!(titled("שלום").unwrap_err(), refused);
    assert!(matches!(titled("\u{1f6a2}").unwrap_err(), BookError::MissingInText { sign: '\u{1f6a2}', .. }));
    assert_eq!(
        titled(&"a".repeat(2000)).unwrap_err(),
        BookError::TooLong { name: "the title", length: 2000, most: 120 }
    );
    // In running text, long words are broken, and a sign that is missing is named with its word.
    let word = "ab".repeat(1000);
    let bound = bind(theme(&format!("[texts]\nforeword = \"{word}\"")));
    let broken: String = bound
        .pages
        .iter()
        .flat_map(DisplayList::runs)
        .filter(|run| run.text.contains("aba"))
        .map(|run| &run.text[..])
        .collect();
    assert_eq!(broken, word);
    let ship = book(theme("[texts]\nforeword = \"all **\u{1f6a2}hoy**\"")).bind(&puzzles(3)).unwrap_err();
    let expected = BookError::MissingSign {
        page: 5,
        missing: MissingSignError { face: Face::Bold, sign: '\u{1f6a2}', text: "\u{1f6a2}hoy".into() },
    };
    assert_eq!(ship, expected);
    let wide = book(theme(&format!("[headings]\nindex = \"{}\"", "W".repeat(120)))).bind(&puzzles(3));
    assert!(matches!(wide.unwrap_err(), BookError::NoRoom(..)));
}

#[test]
fn a_publishers_fonts_are_used_everywhere() {
    let bold = Fonts::default()[Face::Bold].data();
    let mut own = Theme::default();
    own.fonts[Face::Regular] = Font::read(bold).unwrap();
    let usual = bind(Theme::default());
    let bound = bind(own);
    let width = |bound: &Bound, says: &str| {
        bound.pages.iter().flat_map(DisplayList::runs).find(|run| run.text == says).unwrap().width()
    };
    assert!(width(&bound, "Ten") > width(&usual, "Ten"), "bold letters are wider");
    assert_eq!(width(&bound, "How"), width(&usual, "How"), "headings were bold before");
    let page = bound.pages.iter().position(|page| text(page).contains("Ten ships")).unwrap();
    assert_ne!(svg(&bound.pages[page]), svg(&usual.pages[page]));
    assert_ne!(png(&bound.pages[page], 40.0), png(&usual.pages[page], 40.0));
    let file = |bound: &Bound| pdf(&bound.pages[page..=page], &About::default(), &[]).unwrap();
    assert_ne!(file(&bound), file(&usual));
    assert_eq!(file(&bound), file(&bound));
    assert_eq!(Font::read(b"GIF89a").unwrap_err(), NoFontError);
}
