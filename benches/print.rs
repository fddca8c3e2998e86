//! The time to draw a page in each format, and to bind a book of a thousand puzzles.

use std::fs;
use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use smyoz::games::smyoz::paper::Page;
use smyoz::games::smyoz::puzzle::{Puzzle, read_lines};
use smyoz::paper::book::Book;
use smyoz::paper::sheets::A4;
use smyoz::paper::{About, DisplayList, Ink, Lang, PageKind, Style, pdf, png, svg};

/// The puzzles of all collections that have one solution.
fn puzzles() -> Vec<Puzzle> {
    let collections = ["levels", "minimum", "mercy"].map(|name| {
        let path = format!("{}/puzzles/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
        fs::read_to_string(path).unwrap()
    });
    collections.iter().flat_map(|text| read_lines(text)).map(|(_, puzzle)| puzzle.unwrap()).collect()
}

const STYLE: Style = Style::new(Lang::Hu, Ink::Colour);

/// What makes a file of a page.
type Writer = fn(DisplayList) -> Vec<u8>;

fn pages(criterion: &mut Criterion) {
    let puzzle = puzzles().swap_remove(0);
    let mut group = criterion.benchmark_group("page");
    let formats: [(&str, Writer); 3] = [
        ("svg", |page| svg(&page).into_bytes()),
        ("png", |page| png(&page, 150.0)),
        ("pdf", |page| pdf(&[page], &About::default(), &[]).unwrap()),
    ];
    for (name, file) in formats {
        group.bench_function(BenchmarkId::from_parameter(name), |bencher| {
            bencher.iter(|| {
                let page = Page::of(&puzzle, PageKind::Solution, STYLE).unwrap();
                black_box(file(page.drawn_on(A4)))
            });
        });
    }
    group.finish();
}

fn books(criterion: &mut Criterion) {
    let puzzles: Vec<Puzzle> = puzzles().into_iter().cycle().take(1000).collect();
    let book = Book { style: STYLE, ..Book::default() };
    let mut group = criterion.benchmark_group("book");
    group.sample_size(10);
    group.bench_function(BenchmarkId::from_parameter(puzzles.len()), |bencher| {
        bencher.iter(|| {
            let bound = book.bind(&puzzles).unwrap();
            black_box(pdf(&bound.pages, &About::default(), &bound.outline).unwrap())
        });
    });
    group.finish();
}

criterion_group!(benches, pages, books);
criterion_main!(benches);
