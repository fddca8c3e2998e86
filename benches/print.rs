//! The time to draw a page in each format, and to bind a book of a thousand puzzles.

use std::fs;
use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use smyoz::games::smyoz::puzzle::{Puzzle, read_lines};
use smyoz::paper::book::Book;
use smyoz::paper::{About, Exporter, Ink, Lang, PageKind, Pdf, Png, Style, Svg, pdf};

/// The puzzles of all collections that have one solution.
fn puzzles() -> Vec<Puzzle> {
    let collections = ["levels", "minimum", "mercy"].map(|name| {
        let path = format!("{}/puzzles/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
        fs::read_to_string(path).unwrap()
    });
    collections.iter().flat_map(|text| read_lines(text)).map(|(_, puzzle)| puzzle.unwrap()).collect()
}

const STYLE: Style = Style::new(Lang::Hu, Ink::Colour);

fn pages(criterion: &mut Criterion) {
    let puzzle = puzzles().swap_remove(0);
    let mut group = criterion.benchmark_group("page");
    let exporters: [&dyn Exporter; 3] = [&Svg, &Png, &Pdf];
    for exporter in exporters {
        group.bench_function(BenchmarkId::from_parameter(exporter.extension()), |bencher| {
            bencher.iter(|| black_box(exporter.export(&puzzle, PageKind::Solution, STYLE)));
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
