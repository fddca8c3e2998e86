//! Formats of other programs: published examples, round trips, and what is refused.

use std::{fs, slice};

use smyoz::games::sea_battle::{
    Clue, Clues, Count, Counts, Entry, Fleet, Format, Layout, Line, Piece, Puzzle, Sampler, Setting, Shapes, Shown,
    Shows, Size, Topic, Touch, Variant,
};
use smyoz::puzzles::{Seed, Stream};

fn published(name: &str) -> String {
    fs::read_to_string(format!("{}/tests/data/sea_battle/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

fn layout(text: &str) -> Layout {
    text.replace([' ', '/'], "\n").parse().unwrap()
}

/// Reads a published file of which the format is found, and expects it to be written as it was
/// read.
fn read(format: Format, name: &str) -> Vec<Entry> {
    let text = published(name);
    assert_eq!(Format::detect(&text), Some(format));
    let entries = format.read(&text).unwrap();
    for each in if format == Format::Minizinc { entries.chunks(1) } else { entries.chunks(entries.len()) } {
        assert_eq!(format.read(&format.write(each).unwrap()).unwrap(), each);
    }
    entries
}

fn shown(puzzle: &Puzzle) -> Vec<String> {
    puzzle.clues.shown().map(|shown| Clue::Shown(shown).to_string()).collect()
}

/// Expects a layout to be a legal solution.
fn assert_solved_by(puzzle: &Puzzle, solution: &Layout) {
    assert_eq!(puzzle.board.check(solution), []);
    assert!(puzzle.clues.fit(solution));
}

#[test]
fn addresses_that_were_published_are_read_and_written() {
    let text = published("puzz.link.txt");
    let puzzles = read(Format::PuzzLink, "puzz.link.txt");
    let first = &puzzles[0].puzzle;
    assert_eq!((first.board.size().to_string(), first.board.fleet().to_string()), ("6x6".into(), "3-2-2-1-1-1".into()));
    let counts = first.clues.counts(Piece::Ship);
    assert_eq!(counts.columns(), [None, Some(1), Some(2), None, None, Some(2)]);
    assert_eq!(counts.rows(), [None, Some(3), Some(0), None, Some(3), None]);
    assert_eq!(shown(first), ["F1: water", "A4: left"]);
    assert_solved_by(first, &layout("..#... #.#..# ...... ##.... ...### #....."));
    let nothing = Format::PuzzLink.read("battleship/6/6///c").unwrap();
    assert_eq!((&nothing[0].puzzle.board, nothing[0].puzzle.clues.iter().count()), (&first.board, 0));
    assert_eq!(shown(&puzzles[2].puzzle), ["F5: submarine"]);
    assert_eq!(shown(&puzzles[3].puzzle), ["D3: middle"]);
    // The addresses themselves come back, but for the site and the list that has a letter.
    let lines = text.lines().map(|line| line.replace("pzprxs.vercel.app", "puzz.link"));
    let lines = lines.map(|line| line.replace("/6/11g/11g/11g/21o/21o/31s", "//c") + "\n");
    assert_eq!(Format::PuzzLink.write(&puzzles).unwrap(), lines.collect::<String>());
}

#[test]
fn facts_that_were_published_are_read_and_written() {
    let puzzles = read(Format::Csplib, "csplib014_all.pl");
    assert_eq!(puzzles.len(), 303);
    assert!(puzzles.iter().all(|entry| *entry.puzzle.board.fleet() == Fleet::russian()));
    let named = |name: &str| puzzles.iter().find(|entry| entry.name.as_deref() == Some(name)).unwrap();
    assert_eq!(shown(&named("113").puzzle), ["F1: water", "J7: submarine"]);
    // As the program drew the board from which the first problem was made, and as the model prints.
    let first =
        ".......##. .#.###.... .#.....##. .#..##.... .#.......# ...#.###.. .........# .#........ .......... ..........";
    assert_solved_by(&named("113").puzzle, &layout(first));
    let printed =
        "......#.../...#..#.#./......#.../.#......../.#.####.#./........../......##../.###....../.....#..../........##";
    let example = &read(Format::Csplib, "csplib014.pl")[0];
    assert_eq!(example.name.as_deref(), Some("example"));
    assert_solved_by(&example.puzzle, &layout(printed));
    // Hints are written row by row, which these are not; this one has none.
    let written = Format::Csplib.write(slice::from_ref(named("2794"))).unwrap();
    assert!(written.starts_with("problem(2794,") && published("csplib014_all.pl").contains(&written), "{written}");
}

#[test]
fn data_that_were_published_are_read_and_written() {
    let puzzles = read(Format::Minizinc, "sb_12_12_6_0.dzn");
    let text = published("sb_12_12_6_0.dzn");
    let rows = text.lines().filter_map(|line| line.strip_prefix('%'));
    let sign = |word: &str| if word == "." { '.' } else { '#' };
    let rows: Vec<String> = rows.map(|row| row.split_whitespace().map(sign).collect()).collect();
    // Under the model, the sums of the published files are those of the transposed picture.
    let column = |at: usize| rows.iter().filter_map(|row| row.chars().nth(at)).collect();
    let rows: Vec<String> = (0..rows.len()).map(column).collect();
    assert_eq!(puzzles[0].puzzle.board.fleet().to_string(), "6-6-6-6-5-5-5-4-4-1");
    assert_solved_by(&puzzles[0].puzzle, &Layout::from_rows(&rows).unwrap());
    assert!(text.starts_with(&Format::Minizinc.write(&puzzles).unwrap()));
}

#[test]
fn pages_of_janko_are_read_and_written() {
    let puzzles = read(Format::Janko, "janko_552.txt");
    let puzzle = &puzzles[0].puzzle;
    assert_eq!(*puzzle.board.fleet(), Fleet::russian());
    assert_eq!(shown(puzzle), ["E2: water", "I8: left", "D9: water", "F9: top"]);
    assert_solved_by(puzzle, puzzle.solution.as_ref().unwrap());
    let text = published("janko_552.txt");
    let page = format!("<html>\n<script id=\"data\" type=\"application/x-janko\">\n{text}</script>\nbegin</html>");
    assert_eq!(Format::detect(&page), Some(Format::Janko));
    assert_eq!(Format::Janko.read(&page).unwrap(), puzzles);
    for ships in ["4 3 2 1", "4 3 3 2 2 2 1 1 1 1"] {
        let text = text.replace("size 10", &format!("size 10\nships {ships}"));
        assert_eq!(Format::Janko.read(&text).unwrap(), puzzles, "{ships}");
    }
}

/// A puzzle of a layout: cells are shown, and counts withheld, by chance.
fn random(format: Format, stream: &mut Stream) -> Entry {
    let fleets = ["1", "3-2-2-1-1-1", "4-3-3-2-2-2-1-1-1-1", "5-4-3-3-2", "7-6-1"];
    let fleet: Fleet = fleets[stream.below(fleets.len() as u64) as usize].parse().unwrap();
    let mut side = || 10 + stream.below(21) as usize;
    let (width, height) = (side(), side());
    let height = if format == Format::Minizinc { width } else { height };
    let setting = Setting::new(Size::new(width, height).unwrap(), fleet, Variant::default()).unwrap();
    let solution = Sampler::new(&setting).draw(stream).unwrap();
    let mut clues = Clues::none(setting.size());
    clues.set_counts(Piece::Ship, Counts::of(solution.cells(Piece::Ship), setting.size()));
    if matches!(format, Format::Json | Format::PuzzLink | Format::Janko) {
        let withheld: Vec<Line> = setting.size().lines().filter(|_| stream.below(3) == 0).collect();
        for line in withheld {
            clues.remove(Topic::Count(Piece::Ship, line));
        }
    }
    for cell in setting.size().cells() {
        if stream.below(9) > 0 {
            continue;
        }
        let part = matches!(format, Format::Json | Format::PuzzLink) && stream.below(4) == 0;
        let shows = Some(solution.shows(cell)).filter(|shows| !(part && shows.is_ship())).unwrap_or(Shows::Ship);
        clues.insert(Clue::Shown(Shown { cell, shows }));
    }
    let mut puzzle = Puzzle::new(setting, clues);
    puzzle.solution = matches!(format, Format::Json | Format::Janko).then_some(solution);
    Entry::from(puzzle)
}

#[test]
fn puzzles_come_back_from_every_format() {
    for format in Format::ALL {
        assert_eq!(format.name().parse(), Ok(format));
        let mut stream = Seed::all().next().unwrap().stream("convert");
        for at in 0..40 {
            let mut entries = vec![random(format, &mut stream)];
            if format == Format::Csplib {
                let name = ["a", "17", "Sea Battle", "it's", ""][at % 5].to_owned();
                let Entry { puzzle, .. } = entries.remove(0);
                // A number is no title.
                entries.push(if name == "17" {
                    Entry { name: Some(name), puzzle }
                } else {
                    Entry::named(name, puzzle)
                });
            }
            if format != Format::Minizinc && at % 10 == 0 {
                entries.push(random(format, &mut stream));
                if format == Format::Csplib {
                    entries[1].name = Some("2".to_owned());
                }
            }
            let text = format.write(&entries).unwrap();
            assert_eq!(Format::detect(&text), Some(format), "{text}");
            assert_eq!(format.read(&text).unwrap(), entries, "{text}");
        }
    }
    assert_eq!(Format::detect("sea"), None);
    assert_eq!(Format::detect(""), None);
    assert!("pzpr".parse::<Format>().unwrap_err().to_string().starts_with("`pzpr` is not a format: expected `json`,"));
}

#[test]
fn what_a_format_cannot_say_is_named() {
    let told = |format: Format, size: &str, variant, clue: Option<Clue>| {
        let setting = Setting::new(size.parse().unwrap(), "2-1".parse().unwrap(), variant).unwrap();
        let mut clues = Clues::none(setting.size());
        let solution = Sampler::new(&setting).draw(&mut Seed::all().next().unwrap().stream("")).unwrap();
        clues.set_counts(Piece::Ship, Counts::of(solution.cells(Piece::Ship), setting.size()));
        match clue {
            Some(Clue::Count(count)) => drop(clues.remove(Clue::Count(count).topic())),
            Some(shown) => drop(clues.insert(shown)),
            None => {}
        }
        format.write(&[Puzzle::new(setting, clues).into()]).unwrap_err().to_string()
    };
    let others = [Format::PuzzLink, Format::Janko, Format::Csplib, Format::Minizinc];
    for format in others {
        for (variant, what) in [
            (Variant { touch: Touch::Corners, ..Variant::default() }, "that ships may touch at corners"),
            (Variant { shapes: Shapes::Any, ..Variant::default() }, "that ships may have any shape"),
            (Variant { mines: 1, ..Variant::default() }, "that there are mines"),
        ] {
            assert_eq!(told(format, "6x6", variant, None), format!("{format} cannot express {what}"));
        }
        let mine = Clue::Shown(Shown { cell: "E4".parse().unwrap(), shows: Shows::Mine });
        assert_eq!(
            told(format, "6x6", Variant::default(), Some(mine)),
            format!("{format} cannot express that E4 shows `mine`")
        );
    }
    let part = Clue::Shown(Shown { cell: "E4".parse().unwrap(), shows: Shows::Ship });
    let withheld = Clue::Count(Count { piece: Piece::Ship, line: Line::Column(2), number: 0 });
    for format in [Format::Csplib, Format::Minizinc] {
        let plain = Variant::default();
        assert_eq!(
            told(format, "6x6", plain, Some(withheld)),
            format!("{format} cannot express that the count of column C is withheld")
        );
        assert_eq!(told(format, "6x6", plain, Some(part)), format!("{format} cannot express that E4 shows `ship`"));
    }
    let square = told(Format::Minizinc, "6x7", Variant::default(), None);
    assert_eq!(square, "minizinc cannot express that the board is 6x7: its model is for square boards only");
    let none = Puzzle::new(
        Setting::new("6x6".parse().unwrap(), "2-1".parse().unwrap(), Variant::default()).unwrap(),
        Clues::none("6x6".parse().unwrap()),
    );
    let error = Format::Janko.write(&[none.into()]).unwrap_err().to_string();
    assert_eq!(error, "janko cannot express that the fleet is 2-1, unless the counts or the solution show it");
}

#[test]
fn malformed_text_is_refused_with_its_place() {
    let data = published("sb_12_12_6_0.dzn");
    let page = published("janko_552.txt");
    for (format, text, message) in [
        (
            Format::PuzzLink,
            "https://puzz.link/p?nurikabe/6/6/g",
            "line 1, column 21: expected `battleship/`, found `nurikabe`",
        ),
        (
            Format::PuzzLink,
            "battleship/6/1000000000/g//c",
            "line 1, column 12: `6x1000000000` is not the size of a board",
        ),
        (Format::PuzzLink, "battleship/0/6/g//c", "line 1, column 12: `0x6` is not the size"),
        (Format::PuzzLink, "battleship/6/6//c", "line 1, column 17: expected a number, found `c`"),
        (Format::PuzzLink, "battleship/6/6/g12h//c", "line 1, column 20: expected 7 more counts, found `/`"),
        (Format::PuzzLink, "battleship/6/6/z//c", "line 1, column 16: `z` skips 20 counts, but 12 are left"),
        (Format::PuzzLink, "battleship/6/6/r7zu//c", "line 1, column 17: A1 does not show a part of a straight ship"),
        (
            Format::PuzzLink,
            "\nbattleship/6/6/rzv//p",
            "line 2, column 21: expected a fleet of ships, `c`, `d` or `e`, found `p`",
        ),
        (Format::PuzzLink, "battleship/6/6/rzv/2/11g/23ng", "line 1, column 26: `23ng` is not a straight ship"),
        (
            Format::PuzzLink,
            "battleship/6/6/rzv/99999999999/11g",
            "line 1, column 35: expected 99999999999 ships, found 1",
        ),
        (Format::PuzzLink, "battleship/6/6/rzv//d/1", "line 1, column 22: expected the end of the address, found `/`"),
        (
            Format::Janko,
            "begin\nsize 6\nclabels\n1 1 1 1 1 1\nsize 5\nrlabels\n1 1 1 1 1\nships 1\nend\n",
            "line 5, column 1: expected no other size: the lines above are for a board of 6x6",
        ),
        (
            Format::Janko,
            "begin\nrows 2\ncols 3\nproblem\n- - -\n- - -\ncols 2\nrows 3\nend\n",
            "line 7, column 1: expected no other size: the lines above are for a board of 3x2",
        ),
        (Format::PuzzLink, "battleship/3/3/lo//d", "line 1, column 1: a ship of length 4 does not fit"),
        (
            Format::Csplib,
            "problem(1,[1:1],[1],[1],[w@[1,2]]).",
            "line 1, column 28: expected `[Row,Column]`, counted from 1, of a board of 1x1",
        ),
        (Format::Csplib, "problem(1,[1:1],[1],[1],[x@[1,1]]).", "line 1, column 26: expected a hint: `w`, `c`"),
        (Format::Csplib, "problem(1,[1:1],[1],[1],[c@[1,1],w@[1,1]]).", "line 1, column 34: cell A1 is shown twice"),
        (Format::Csplib, "problem(1,[1:1],[1],\n [_],[]).", "line 2, column 3: expected a number, found `_`"),
        (
            Format::Csplib,
            "problem(1,[1:1000000000],[1],[1],[]).",
            "line 1, column 1: a fleet of 1000000000 ships does not fit",
        ),
        (Format::Csplib, "% none\n", "line 1, column 1: there is no puzzle"),
        (Format::Csplib, "puzzle(1)", "line 1, column 1: expected `problem(Name, Fleet"),
        (Format::Minizinc, "height = 3;\nwidht = 3;", "line 2, column 1: expected one of `height`, `width`"),
        (Format::Minizinc, &data.replace("width = 12", "width = 13"), "line 1, column 1: a board of 13x12: the model"),
        (
            Format::Minizinc,
            &data.replace("ship = [1,", "ship = ["),
            "line 4, column 1: `ship`: expected a list of 6 numbers",
        ),
        (Format::Minizinc, &data.replacen("0, 0", "0, 8", 1), "line 6, column 4: `hint`: expected 0 to 7, found 8"),
        (
            Format::Minizinc,
            &data.replacen("0, 0,", "0,", 1),
            "line 5, column 1: `hint`: expected a table of 12x12 numbers",
        ),
        (Format::Minizinc, &data.replace("colsum", "rowsum"), "line 19, column 1: `rowsum` is given twice"),
        (Format::Minizinc, "height = 3; width = 3;", "line 1, column 23: `rowsum` is missing"),
        (Format::Janko, &page.replace("size 10", "size"), "line 4, column 1: expected a number behind"),
        (Format::Janko, &page.replace("size 10\n", ""), "line 4, column 1: `rlabels`: the size must be given above"),
        (Format::Janko, &page.replace("- - - - x", "- - - - ?"), "line 11, column 9: expected `-`, `x`, `o`"),
        (
            Format::Janko,
            &page.replace("4 1 1 2", "4 1 2"),
            "line 6, column 1: `rlabels`: expected 10 values in a line, found 9",
        ),
        (Format::Janko, &page.replace("4 1 1 2", "4 1 2 1"), "line 1, column 1: the solution does not fit the clues"),
        (Format::Janko, &page.replace("\nend", ""), "line 30, column 1: expected `end` below"),
        (Format::Janko, "begin\nsize 4\nend", "line 1, column 1: `clabels` is missing"),
        (Format::Json, "{\"format\":\"smyoz-puzzle/1\"}", "line 1, column "),
    ] {
        let error = format.read(text).unwrap_err().to_string();
        let expected = format!("{format}: {message}");
        assert!(error.starts_with(&expected), "{error}\ninstead of\n{expected}");
    }
}
