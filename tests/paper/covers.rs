//! Covers: pictures, texts in Markdown, designs, series, and those of hardcovers; and the order of
//! solutions.

use smyoz::games::smyoz::puzzle::Puzzle;
use smyoz::lang::Lang;
use smyoz::paper::book::{Book, Bound, Case, Cover, Design, Order, Part, Parts};
use smyoz::paper::drawing::{Face, Image, Look, Mark, Run};
use smyoz::paper::{About, DisplayList, Ink, Style, pdf, png};

use super::common::{collection, texts};

fn puzzles() -> Vec<Puzzle> {
    collection("levels").into_iter().step_by(3).collect()
}

fn book() -> Book {
    let style = Style::new(Lang::En, Ink::Colour);
    Book { title: "Low Tide".into(), author: Some("A. Author".into()), style, paper: (152.4, 228.6), ..Book::default() }
}

/// A picture of this many dots.
fn picture(width: u32, height: u32) -> Image {
    let mut pixmap = tiny_skia::Pixmap::new(width, height).unwrap();
    pixmap.fill(tiny_skia::Color::from_rgba8(200, 30, 60, 255));
    Image::read(pixmap.encode_png().unwrap()).unwrap()
}

/// All texts but those along the spine.
fn runs(drawing: &DisplayList) -> Vec<&Run> {
    drawing.marks.iter().filter_map(|mark| if let Mark::Text(run) = mark { Some(run) } else { None }).collect()
}

fn run<'a>(drawing: &'a DisplayList, text: &str) -> &'a Run {
    drawing.runs().find(|run| run.text == text).unwrap_or_else(|| panic!("{text} is missing"))
}

#[test]
fn a_picture_is_as_large_as_the_front_allows() {
    let puzzles = puzzles();
    for size in [(1200, 800), (400, 1600)] {
        let cover = Cover { picture: Some(picture(size.0, size.1).into()), ..Cover::new(100, 0.0572, 3.175) };
        let drawing = book().cover(&puzzles, &cover);
        let image = drawing.marks.iter().find_map(|mark| match mark {
            Mark::Image(from, to, _) => Some((*from, *to)),
            _ => None,
        });
        let ((left, top), (right, bottom)) = image.unwrap();
        let shape = (right - left) / (bottom - top);
        assert!((shape - f64::from(size.0) / f64::from(size.1)).abs() < 1e-9, "it is not distorted");
        // It lies on the front, and no text lies on it.
        assert!(left > 152.4 + 5.72 && right < drawing.size.0);
        assert!(runs(&drawing).iter().all(|run| run.at.0 + run.width() < left || run.at.1 < top || run.at.1 > bottom));
        let file = pdf(&[drawing], &About::default(), &[]).unwrap();
        assert!(String::from_utf8_lossy(&file).contains("/Subtype/Image"));
    }
    for (data, reason) in
        [(b"GIF89a".to_vec(), "expected a picture as PNG or JPEG"), (Vec::new(), "expected a picture")]
    {
        assert!(Image::read(data).unwrap_err().to_string().starts_with(reason));
    }
    // A drawing of the program is also a picture.
    let page = book().cover(&puzzles, &Cover::new(100, 0.0572, 0.0));
    assert_eq!(Image::read(png(&page, 20.0)).unwrap().size().1, (228.6_f64 / 25.4 * 20.0).round() as u32);
}

#[test]
fn the_blurb_is_markdown_and_keeps_its_room() {
    let blurb = "# Ten ships\n\nNo *guess*, **ever**.\n\n- One\n- Two\n\n".to_owned() + &"All of it. ".repeat(60);
    for (design, look) in [(Design::Chart, Look::Paper), (Design::Band, Look::Ink)] {
        let cover = Cover { design, ..Cover::new(100, 0.0572, 3.175) };
        let drawing = Book { blurb: Some(blurb.trim().to_owned()), ..book() }.cover(&puzzles(), &cover);
        for (word, face) in [("guess", Face::Italic), ("ever", Face::Bold), ("Ten", Face::Bold), ("One", Face::Regular)]
        {
            let run = run(&drawing, word);
            assert!(run.kind.face == face && run.kind.look == look, "{word}: {:?}", run.kind);
        }
        let ends = drawing.runs().filter(|run| run.at.0 < 150.0).map(|run| run.at.1);
        assert!(ends.fold(0.0, f64::max) < 228.6 - 2.0 * 6.35 - 32.5, "the bar code has its place");
    }
}

#[test]
fn designs_and_series_are_told_apart() {
    let series = Book { series: Some("Evenings".into()), volume: Some(3), ..book() };
    for (lang, text) in [(Lang::En, "Evenings, volume 3"), (Lang::Hu, "Evenings, 3. kötet")] {
        let mut series = series.clone();
        series.style.lang = lang;
        let drawing = series.cover(&puzzles(), &Cover::new(100, 0.0572, 3.175));
        run(&drawing, text);
        run(&drawing, "Low Tide · 3");
        series.parts = Parts::Named(vec![Part::Title, Part::Imprint]);
        let Bound { pages, .. } = series.bind(&puzzles()[..1]).unwrap();
        assert!(pages[0].runs().any(|run| run.text == text) && pages[1].runs().any(|run| run.text == text));
    }
    let alone = Book { volume: None, ..series }.cover(&puzzles(), &Cover::new(100, 0.0572, 3.175));
    run(&alone, "Evenings");
    // White type stands on the dark band, however much there is of it, the author on white.
    for subtitle in [None, Some("a word or two ".repeat(8).trim().to_owned())] {
        let book = Book { subtitle, series: Some("Evenings".into()), title: "Three lines of title".into(), ..book() };
        let band = book.cover(&puzzles(), &Cover { design: Design::Band, ..Cover::new(100, 0.0572, 3.175) });
        let ends = band.marks.iter().filter_map(|mark| match mark {
            Mark::Rect(Look::Sea, _, (right, end), _) if *right > band.size.0 => Some(*end),
            _ => None,
        });
        let end = ends.fold(0.0, f64::max);
        let on_front = |run: &&Run| run.at.0 > band.size.0 / 2.0 + 10.0;
        for run in
            runs(&band).into_iter().filter(on_front).filter(|run| matches!(run.kind.look, Look::Paper | Look::Foam))
        {
            assert!(run.at.1 + 0.25 * run.kind.size < end, "{}", run.text);
        }
        let author = runs(&band).into_iter().filter(on_front).find(|run| run.text == "A. Author").unwrap();
        assert!(author.at.1 > end && author.kind.look == Look::Ink);
    }
}

#[test]
fn the_cover_of_a_hardcover_is_wrapped_around_its_boards() {
    let case = Case { wrap: 15.0, hinge: 10.0, overhang: 3.0, board: 2.5 };
    let cover = Cover { case: Some(case), ..Cover::new(200, 0.0572, 3.175) };
    let drawing = Book { publisher: Some("House".into()), ..book() }.cover(&puzzles(), &cover);
    let spine = 200.0 * 0.0572 + 2.0 * 2.5;
    assert!((cover.spine() - spine).abs() < 1e-9);
    assert!((drawing.size.0 - (2.0 * (152.4 + 3.0) + spine)).abs() < 1e-9);
    assert!((drawing.size.1 - (228.6 + 2.0 * 3.0)).abs() < 1e-9);
    assert!([drawing.bleed.left, drawing.bleed.top, drawing.bleed.right].iter().all(|by| (by - 15.0).abs() < 1e-9));
    // Nothing but what is turned, along the spine, stands in the grooves.
    let (from, to) = (152.4 + 3.0 - 10.0, 152.4 + 3.0 + spine + 10.0);
    let flat = runs(&drawing);
    assert!(!flat.is_empty() && flat.iter().all(|run| run.at.0 + run.width() < from || run.at.0 > to));
}

/// The index of the page with the solution of each puzzle, and that which its own page names.
fn solutions(bound: &Bound, count: usize) -> Vec<(usize, usize)> {
    let named = bound.pages.iter().flat_map(|page| {
        page.runs()
            .filter_map(|run| run.text.strip_prefix("Solution: page ")?.parse::<usize>().ok())
            .collect::<Vec<_>>()
    });
    let named: Vec<usize> = named.map(|number| number - 1).collect();
    assert_eq!(named.len(), count);
    let heading = |page: &DisplayList, number: usize| {
        let heading = format!("{number}.");
        texts(page).contains(&&heading[..])
    };
    let last = |number: usize| (0..bound.pages.len()).rev().find(|&at| heading(&bound.pages[at], number)).unwrap();
    (1..=count).map(last).zip(named).collect()
}

#[test]
fn solutions_of_neighbours_can_stand_far_apart() {
    let puzzles = puzzles();
    let book = Book { parts: Parts::Named(vec![Part::Puzzles, Part::Solutions]), ..book() };
    let plain = solutions(&book.bind(&puzzles).unwrap(), puzzles.len());
    assert!(plain.is_sorted() && plain.iter().all(|(at, named)| at == named));
    let scattered = Book { scattered_solutions: true, ..book }.bind(&puzzles).unwrap();
    let scattered = solutions(&scattered, puzzles.len());
    assert!(scattered.iter().all(|(at, named)| at == named), "{scattered:?}");
    for pair in scattered.windows(2) {
        assert_ne!(pair[0].0, pair[1].0, "neighbours are not on one page: {scattered:?}");
    }
}

#[test]
fn three_or_six_puzzles_share_a_page() {
    let puzzles = &puzzles()[..6];
    for (per_page, count) in [(3, 2), (6, 1)] {
        let parts = Parts::Named(Vec::new());
        let pages =
            Book { paper: (210.0, 297.0), per_page, parts, order: Order::Score, ..book() }.bind(puzzles).unwrap().pages;
        let with_puzzles = |page: &&DisplayList| page.runs().any(|run| run.text.starts_with("Time:"));
        assert_eq!(pages.iter().filter(with_puzzles).count(), count, "{per_page}");
    }
}
