//! Puzzle files: `sea-battle-puzzle/1`.

use smyoz::deduction::Kind;
use smyoz::games::sea_battle::techniques::Technique;
use smyoz::games::sea_battle::{Clue, Minimum, Piece, Puzzle, Shapes, Shows, Touch};
use smyoz::puzzles::{Level, Record, read_as};

const SMALL: &str = r##"{"format":"sea-battle-puzzle/1","title":"Reef","note":"Begin at the edge.","seed":7,"width":5,"height":4,"fleet":[3,1],"columns":[0,null,1,1,1],"rows":[3,0,1,null],"clues":[{"cell":"B1","shows":"left"},{"cell":"E3","shows":"submarine"}],"solution":[".###.",".....","....#","....."]}"##;

const VARIANT: &str = r##"{"format":"sea-battle-puzzle/1","width":6,"height":6,"fleet":[4,2],"touch":"corners","shapes":"any","mines":2,"sweepers":1,"rows":[2,2,0,2,0,0],"mine_columns":[null,null,null,null,1,null],"mine_rows":[0,0,0,0,1,1],"sweeper_rows":[null,0,0,0,0,0],"clues":[{"cell":"C2","shows":"middle"}],"minimum":{"cells":1,"proved":false,"at_least":1,"witness":[[".##..+","..##..","......",".##...","....*.","*....."]]},"rating":{"scale":1,"level":"advanced","score":91,"steps":24,"hardest":"line-patterns","narrowest":2,"without":["crowds-out","no-ship-fits"]}}"##;

fn read(text: &str) -> Puzzle {
    serde_json::from_str(text).unwrap()
}

fn refused(text: &str) -> String {
    read_as::<Puzzle>(text).unwrap_err().message
}

#[test]
fn puzzles_are_read_and_written() {
    for text in [SMALL, VARIANT] {
        assert_eq!(serde_json::to_string(&read(text)).unwrap(), text);
    }
    let small = read(SMALL);
    assert_eq!((small.board.size().to_string(), small.board.fleet().to_string()), ("5x4".into(), "3-1".into()));
    assert_eq!(small.seed.unwrap().number(), 7);
    assert!(small.clues.fit(&small.solution.unwrap()));
    assert_eq!(small.clues.iter().count(), 7 + 2);
    assert_eq!((small.caption.title(), small.caption.note()), (Some("Reef"), Some("Begin at the edge.")));
    let bare = read(&SMALL.replacen(r#""title":"Reef","note":"Begin at the edge.","#, "", 1));
    assert!(small.id() == bare.id() && small != bare, "an id does not depend on the title");
    let variant = read(VARIANT);
    let rules = variant.board.variant();
    assert_eq!((rules.touch, rules.shapes, rules.mines, rules.sweepers), (Touch::Corners, Shapes::Any, 2, 1));
    assert_eq!(variant.clues.counts(Piece::Mine).rows(), [0, 0, 0, 0, 1, 1].map(Some));
    assert_eq!(variant.clues.counts(Piece::Ship).columns(), [None; 6]);
    assert_eq!(variant.clues.shows("C2".parse().unwrap()), Some(Shows::Middle));
    assert_eq!((small.level(), variant.level()), (None, Some(Level::Advanced)));
    let rating = variant.rating.as_ref().unwrap();
    assert_eq!((rating.score, rating.steps, rating.suppositions), (91, 24, 0));
    assert_eq!(rating.hardest.technique(), Technique::by_id("line-patterns"));
    assert!(matches!(variant.minimum, Some(Minimum { clues: 1, proved: false, at_least: Some(1), .. })));
    assert!(variant.clues.iter().all(|clue| matches!(clue, Clue::Count(_) | Clue::Shown(_))));
}

#[test]
fn keys_may_stand_in_any_order_and_defaults_be_written_out() {
    let text = r#"{"rows":[1],"fleet":[1],"mines":0,"touch":"none","height":1,"width":1,"shapes":"straight",
        "mine_rows":[0],"format":"sea-battle-puzzle/1"}"#;
    let short =
        r#"{"format":"sea-battle-puzzle/1","width":1,"height":1,"fleet":[1],"rows":[1],"mine_rows":[0],"clues":[]}"#;
    assert_eq!(serde_json::to_string(&read(text)).unwrap(), short);
}

#[test]
fn wrong_files_are_refused_with_the_key_and_what_was_expected() {
    for (from, to, message) in [
        (
            "sea-battle-puzzle/1",
            "smyoz-puzzle/1",
            "`format`: unknown format `smyoz-puzzle/1`: expected `sea-battle-puzzle/1`",
        ),
        (r#""format":"sea-battle-puzzle/1","#, "", "`format` is missing"),
        ("\"width\":5", "\"width\":0", "`width`: invalid value: integer `0`, expected a whole number from 1 to 30"),
        ("\"height\":4", "\"height\":1000000000", "`height`: invalid value: integer `1000000000`, expected a whole"),
        ("\"height\":4", "\"height\":4.5", "`height`: invalid type: floating point `4.5`, expected a whole number"),
        ("\"height\":4", "\"height\":-4", "`height`: invalid type: integer `-4`, expected a whole number"),
        ("\"height\":4,", "", "`height` is missing"),
        ("\"width\":5", "\"width\":5,\"width\":5", "duplicate field `width`"),
        ("[3,1]", "[]", "`fleet`: a fleet has at least one ship"),
        ("[3,1]", "[3,0]", "`fleet[1]`: invalid value: integer `0`, expected a whole number from 1 to 30"),
        ("[3,1]", "[6,1]", "a ship of length 6 does not fit on a board of 5x4"),
        ("[3,1]", "[3,3,3,3,3]", "the pieces do not fit on a board of 5x4: with the water beside them"),
        ("[3,1]", "\"3-1\"", "`fleet`: invalid type: string \"3-1\", expected a sequence"),
        (
            "\"columns\"",
            "\"colums\"",
            "unknown field `colums`, expected one of `format`, `title`, `note`, `seed`, `width`",
        ),
        ("[0,null,1,1,1]", "[0,null,1,1]", "`columns`: expected 5 numbers or null, found 4"),
        ("[3,0,1,null]", "[3,0,1,31]", "`rows[3]`: invalid value: integer `31`, expected a whole number from 0 to 30"),
        ("[3,0,1,null]", "[6,0,1,null]", "row 1 has 5 cells: a count of 6 ship cells is too large"),
        ("\"E3\"", "\"F3\"", "cell F3 is not on the board"),
        ("\"E3\"", "\"B1\"", "`clues`: cell B1 is shown twice"),
        ("\"E3\"", "\"E0\"", "`clues[1].cell`: `E0` is not a cell: expected the column's letter"),
        ("\"cell\":\"E3\",", "", "`clues[1]`: `cell` is missing"),
        ("submarine", "boat", "`clues[1].shows`: `boat` is unknown: expected `water`, `submarine`, `left`"),
        ("....#\"", "...##\"", "`solution` is not legal: fleet: 0 ships of length 2 expected, 1 found: D3-E3"),
        ("....#\"", "....\"", "`solution`: line 3: expected 5 characters as in the first line, found 4"),
        (",\".....\"]", "]", "`solution` is not legal: size: a board of 5x4 expected, this one is 5x3"),
        ("\"columns\"", "\"sweepers\":1,\"columns\"", "minesweepers need mines, but the board has none"),
        (
            "\"columns\"",
            "\"mines\":70000,\"columns\"",
            "`mines`: invalid value: integer `70000`, expected a whole number",
        ),
        ("\"columns\"", "\"touch\":\"sides\",\"columns\"", "`touch`: `sides` is unknown: expected `none` or `corners`"),
        ("\"columns\"", "\"shapes\":null,\"columns\"", "`shapes`: invalid type: null, expected a string"),
        (
            "\"seed\":7",
            "\"seed\":1000000",
            "`seed`: invalid value: integer `1000000`, expected a whole number from 0 to",
        ),
    ] {
        assert!(SMALL.contains(from), "{from}");
        let error = refused(&SMALL.replacen(from, to, 1));
        assert!(error.starts_with(message), "{error}\ninstead of\n{message}");
    }
    for text in ["", "null", "[]", "3", "{}", "{\"format\":\"sea-battle-puzzle/1\"}", &SMALL[..80]] {
        assert!(!refused(text).is_empty());
    }
    let fleet = format!("[{}1]", "1,".repeat(1_000_000));
    assert!(refused(&SMALL.replace("[3,1]", &fleet)).len() < 200);
}

#[test]
fn wrong_ratings_are_refused() {
    for (from, to, message) in [
        ("\"level\":\"advanced\",", "", "`rating`: `level` is missing"),
        ("\"scale\":1", "\"scale\":0", "`rating.scale`: invalid value: integer `0`, expected a whole number from 1"),
        ("\"advanced\"", "\"adept\"", "`rating.level`: `adept` is not a level: expected beginner, advanced, master"),
        ("\"score\":91", "\"score\":-91", "`rating.score`: invalid type: integer `-91`, expected a whole number"),
        (
            "\"line-patterns\"",
            "\"line-pattern\"",
            "`rating.hardest`: no technique has the id `line-pattern`: did you mean `line-",
        ),
        (
            "\"narrowest\":2",
            "\"narrow\":2",
            "`rating`: unknown field `narrow`, expected one of `scale`, `level`, `score`",
        ),
        ("\"crowds-out\"", "\"digit-full\"", "`rating.without[0]`: no technique has the id `digit-full`"),
        ("crowds-out", "no-ship-fits", "`rating`: `without`: technique `no-ship-fits` is listed twice"),
    ] {
        assert!(VARIANT.contains(from), "{from}");
        let error = refused(&VARIANT.replacen(from, to, 1));
        assert!(error.starts_with(message), "{error}\ninstead of\n{message}");
    }
    let rating = read(VARIANT).rating.unwrap();
    let other = smyoz::games::sea_battle::Rating { score: 90, hardest: Kind::None, ..rating.clone() };
    let told: Vec<String> = other.differences(&rating).iter().map(ToString::to_string).collect();
    assert_eq!(told, ["score 90 should be 91", "hardest none should be line-patterns"]);
    assert_eq!(rating.differences(&rating), []);
}
