//! Each sentence of the rules, with word lists of a few words.

use std::sync::Arc;

use game_shogword::{Cell, Color, Letter, Letters, MoveError, Options, Position, Shogword, Square, Tile, Words};
use serde_json::{Value, json};
use smyoz_core::contest::{Contest, Header, Line, Record, Referee, Seat, Sitter, Writer, replay};
use smyoz_core::puzzles::Seed;

/// The letters of Red's front and back row and of Black's in most tests.
const ROWS: [(&str, &str); 4] = [("2", "KOTASELIN"), ("1", "ABCEFGHIJ"), ("8", "RAMODIWEY"), ("9", "ANOPRSUZZ")];

/// A game in play.
struct Game {
    rules: Shogword,
    position: Position,
}

impl Game {
    /// A game with these words, all letters chosen. An entry stands after a slash.
    fn new(words: &str) -> Self {
        Self::with(words, Options::default())
    }

    fn with(words: &str, options: Options) -> Self {
        let rules = rules(words, options);
        let mut game = Self { position: rules.begin(seed(0)), rules };
        for at in 0..18 {
            for rows in [&ROWS[..2], &ROWS[2..]] {
                let (row, letters) = rows[at / 9];
                let column = char::from(b'a' + (at % 9) as u8);
                game.plays(&format!("{} {column}{row}", &letters[at % 9..][..1]));
            }
        }
        game
    }

    /// A game that has come to a position.
    fn at(words: &str, position: Position) -> Self {
        Self { rules: rules(words, Options::default()), position }
    }

    fn play(&mut self, text: &str) -> Result<String, MoveError> {
        let chosen = self.rules.read(&self.position, text)?;
        let before = self.position.clone();
        let is_legal = self.rules.legal(&self.position).contains(&chosen);
        let answer = self.rules.play(&mut self.position, &chosen).map(|answer| answer.to_string());
        assert_eq!(is_legal, answer.as_ref().is_ok_and(|answer| !answer.starts_with("refused")), "{text}\n{before}");
        if answer.is_err() {
            assert_eq!(self.position, before, "{text}");
        }
        answer
    }

    /// Plays a legal move, and returns the answer.
    fn plays(&mut self, text: &str) -> String {
        self.play(text).unwrap_or_else(|refusal| panic!("{text}: {refusal}\n{}", self.position))
    }

    /// Plays legal moves.
    fn plays_all(&mut self, moves: &[&str]) {
        for text in moves {
            self.plays(text);
        }
    }

    /// The message on an illegal move.
    fn refuses(&mut self, text: &str) -> String {
        self.play(text).expect_err(text).to_string()
    }

    /// What is laid on a cell: a capital if it is red.
    fn laid(&self, name: &str) -> String {
        match self.position.at(cell(name)) {
            Square::Laid(face, Color::Red) => face.to_string(),
            Square::Laid(face, Color::Black) => face.to_string().to_lowercase(),
            _ => String::new(),
        }
    }

    fn beside(&self, color: Color) -> String {
        self.position.beside(color).iter().map(Tile::to_string).collect()
    }

    fn winner(&self) -> Option<Color> {
        let winners = self.rules.outcome(&self.position)?.winners;
        Color::ALL.into_iter().find(|&color| winners == [self.position.seat(color)])
    }
}

fn rules(words: &str, options: Options) -> Shogword {
    let lines: String = words.split(' ').map(|word| word.replace('/', "\t") + "\n").collect();
    Shogword::new(Arc::new(Words::parse(&lines).unwrap()), Letters::polish(), options)
}

fn seed(number: u32) -> Seed {
    Seed::try_from(number).unwrap()
}

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

/// A position with this board. Red has these tiles beside it, then what is left in alphabetical
/// order, as many as he must have, and Black has the rest.
fn data(board: [&str; 9], red: &str) -> Value {
    let text = board.join(" ");
    let home = |color: Color| {
        let is_own = |sign: &char| sign.is_uppercase() == (color == Color::Red);
        text.split(' ').filter_map(|text| text.strip_prefix('(')?.chars().next()).filter(is_own).count()
    };
    let laid = text.split(' ').filter(|text| *text != "." && !text.starts_with('(')).count();
    let mut left: Vec<char> = Letters::polish().tiles().map(Letter::capital).collect();
    let blanks = text.matches('?').count() + red.matches('?').count();
    left.extend(std::iter::repeat_n('?', 2 - blanks));
    let shown = text.split(' ').filter(|text| !text.starts_with('?')).flat_map(str::chars);
    for letter in shown.chain(red.chars()).filter(|sign| sign.is_alphabetic()) {
        let capital = Letter::try_from(letter).unwrap().capital();
        left.remove(
            left.iter().position(|&other| other == capital).unwrap_or_else(|| panic!("{letter} is laid too often")),
        );
    }
    let count = 19 - laid.div_ceil(2) - home(Color::Red) - red.len();
    let red: String = red.chars().chain(left.drain(..count)).collect();
    let black: String = left.into_iter().collect();
    json!({ "format": "shogword/1", "red": 1, "board": board, "beside": { "red": red, "black": black } })
}

fn position(board: [&str; 9], red: &str) -> Position {
    serde_json::from_value(data(board, red)).unwrap()
}

const NONE: &str = ". . . . . . . . .";

mod board {
    use super::*;

    #[test]
    fn row_1_is_next_to_red_and_drawn_at_the_bottom() {
        let mut game = Game::new("ok");
        game.plays_all(&["K a2-e5", "O d8-d5"]);
        let expected = "\
9 (a) (n) (o) (p) (r) (s) (u) (z) (z)
8 (r) (a) (m)  .  (d) (i) (w) (e) (y)
7  .   .   .   .   .   .   .   .   . \n\
6  .   .   .   .   .   .   .   .   . \n\
5  .   .   .   o   K   .   .   .   . \n\
4  .   .   .   .   .   .   .   .   . \n\
3  .   .   .   .   .   .   .   .   . \n\
2  .  (O) (T) (A) (S) (E) (L) (I) (N)
1 (A) (B) (C) (E) (F) (G) (H) (I) (J)
   a   b   c   d   e   f   g   h   i
Red: ?
Black: ?
";
        let drawn = game.rules.draw(&&game.position);
        let lines = |text: &str| text.lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>();
        assert_eq!(lines(&drawn), lines(expected));
    }

    #[test]
    fn words_run_from_reds_left_to_his_right_and_from_row_9_towards_row_1() {
        let mut game = Game::new("ok");
        game.plays("K a2-e5");
        assert_eq!(game.refuses("O d8-e4"), "KO (e5–e4) is not in the word list");
        assert_eq!(game.refuses("O d8-f5"), "KO (e5–f5) is not in the word list");
        let mut down = Game { rules: game.rules.clone(), position: game.position.clone() };
        down.plays("O d8-e6");
        game.plays("O d8-d5");
    }

    #[test]
    fn home_rows_are_1_and_2_of_red_and_8_and_9_of_black() {
        let names = |cells: game_shogword::Cells| cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>();
        let row = |row: u8| ('a'..='i').map(|column| format!("{column}{row}")).collect::<Vec<_>>();
        assert_eq!([Color::Red.front(), Color::Red.back()].map(names), [row(2), row(1)]);
        assert_eq!([Color::Black.front(), Color::Black.back()].map(names), [row(8), row(9)]);
    }
}

mod tiles {
    use super::*;

    #[test]
    fn there_are_36_letters_and_two_blanks() {
        let position = rules("ok", Options::default()).begin(seed(1));
        let stock: String = position.stock().iter().map(Letter::to_string).collect();
        assert_eq!(stock, "AAAABCDEEEFGHIIIJKLMNNOOOPRRSSTUWYZZ");
        assert!(Color::ALL.iter().all(|&color| position.beside(color) == [Tile::Blank]));
    }

    #[test]
    fn a_blank_stands_for_any_letter_of_the_alphabet_also_for_those_not_in_the_set() {
        let mut game = Game::new("ok łk ką");
        game.plays("K a2-e5");
        let moves: Vec<String> = game.rules.legal(&game.position).iter().map(ToString::to_string).collect();
        for expected in ["?O -d5", "?Ł -d5", "?Ł -e6", "?Ą -f5", "?Ą -e4", "O d8-d5"] {
            assert!(moves.iter().any(|text| text == expected), "{expected}: {moves:?}");
        }
        game.plays("?Ł -e6");
        assert_eq!(game.laid("e6"), "?ł");
    }

    #[test]
    fn a_blank_keeps_its_letter_as_long_as_it_lies_and_is_blank_again_once_taken_back() {
        let mut game = Game::new("ok łk łok");
        game.plays_all(&["K a2-e5", "?Ł -d5"]);
        assert_eq!(game.refuses("O b2xd5 Ł, ?Ł -c5"), "no Ł is laid on d5: nothing to replace");
        game.plays("O b2xd5 ?Ł, ?Ł -c5");
        assert_eq!((game.laid("c5"), game.laid("d5"), game.beside(Color::Red)), ("?Ł".into(), "O".into(), "?".into()));
    }
}

mod choosing {
    use super::*;

    #[test]
    fn a_thrown_tile_decides_the_colours_and_red_opens() {
        let rules = rules("ok", Options::default());
        let red = |number| rules.begin(seed(number)).seat(Color::Red);
        assert_eq!((0..20).map(red).collect::<std::collections::BTreeSet<_>>(), [Seat(0), Seat(1)].into());
        for number in 0..20 {
            assert_eq!(rules.turn(&rules.begin(seed(number))), Some(red(number)));
        }
    }

    #[test]
    fn in_turn_each_takes_a_letter_and_puts_it_on_any_free_home_cell_until_each_has_18() {
        let rules = rules("ok", Options::default());
        let mut game = Game { position: rules.begin(seed(0)), rules };
        assert_eq!(game.rules.legal(&game.position).len(), 23 * 18);
        game.plays("k d1");
        assert_eq!(game.refuses("K e8"), "no K is left to choose");
        assert_eq!(game.refuses("A e2"), "e2 is not a home cell of Black");
        game.plays("A e8");
        assert_eq!(game.refuses("A d1"), "d1 is not empty");
        assert!(game.refuses("A e2-e5").starts_with("letters are still being chosen"));
        let mut chosen = 2;
        while game.position.is_choosing() {
            let first = game.rules.legal(&game.position)[0];
            game.rules.play(&mut game.position, &first).unwrap();
            chosen += 1;
        }
        assert_eq!((chosen, game.position.home().len()), (36, 36));
        assert!(game.refuses("A a1").starts_with("all letters are chosen"));
    }

    #[test]
    fn letters_are_dealt_at_random_by_the_seed() {
        let rules = rules("ok", Options { deal: true, ..Options::default() });
        let position = rules.begin(seed(5));
        assert!(!position.is_choosing() && position.home().len() == 36);
        assert_eq!(position, rules.begin(seed(5)));
        let letters = |position: &Position| Cell::all().map(|cell| position.at(cell)).collect::<Vec<_>>();
        assert_ne!(letters(&position), letters(&rules.begin(seed(6))));
    }
}

mod moves {
    use super::*;

    #[test]
    fn red_first_puts_a_letter_from_row_2_on_the_centre() {
        let mut game = Game::new("ok");
        assert_eq!(game.rules.legal(&game.position).len(), 9);
        for text in ["K a2-e4", "?K -e5", "K a2xe5 O, O b2-d5"] {
            assert_eq!(game.refuses(text), "the first move puts a letter from row 2 on e5");
        }
        assert_eq!(game.refuses("A a1-e5"), "a1 is in the back row of Red, whose front row is not empty");
        assert_eq!(game.refuses("O d8-e5"), "Red has no O at home on d8");
        game.plays("K a2-e5");
    }

    #[test]
    fn a_player_uses_letters_of_the_front_row_and_tiles_beside_the_board_at_any_time() {
        let mut game = Game::new("ok ak");
        game.plays("K a2-e5");
        assert_eq!(game.refuses("A a9-d5"), "a9 is in the back row of Black, whose front row is not empty");
        assert_eq!(game.refuses("A d2-d5"), "Black has no A at home on d2");
        assert_eq!(game.refuses("O -d5"), "Black has no O beside the board");
        assert_eq!(game.refuses("A d8-d5"), "Black has no A at home on d8");
        assert_eq!(game.refuses("?A b8-d5"), "Black has no ?A at home on b8");
        game.plays("?A -d5");
    }

    #[test]
    fn a_player_uses_letters_of_the_back_row_once_the_front_row_is_empty() {
        let board =
            [NONE, NONE, NONE, NONE, ". . . O K . . . .", NONE, NONE, ". . . . . . . . .", "(T) . . . . . . . ."];
        let mut game = Game::at("ok okt", position(board, ""));
        game.plays("T a1-f5");
        let board =
            [NONE, NONE, NONE, NONE, ". . . O K . . . .", NONE, NONE, "(S) . . . . . . . .", "(T) . . . . . . . ."];
        let refused = serde_json::from_value::<Position>(data(board, "")).unwrap_err().to_string();
        assert_eq!(refused, "Red has used letters of the back row, but the front row is not empty");
    }

    #[test]
    fn a_simple_move_puts_a_tile_on_an_empty_cell_that_shares_a_side_with_a_laid_letter() {
        let mut game = Game::new("ok");
        game.plays("K a2-e5");
        assert_eq!(game.refuses("O d8-d6"), "d6 shares no side with a laid letter");
        assert_eq!(game.refuses("O d8-e5"), "e5 is not empty");
        assert_eq!(game.refuses("O d8-a9"), "a9 is not empty");
        game.plays("O d8-d5");
    }

    #[test]
    fn equal_letters_at_home_are_moves_of_their_own_and_equal_tiles_beside_the_board_are_one() {
        let board = [NONE, NONE, NONE, NONE, ". . . O K . . . .", NONE, NONE, "(A) . (A) . . . . . .", NONE];
        // The back row is full as long as the front row is not empty.
        let board = [&board[..8], &["(B) (C) (D) (F) (G) (H) (I) (J) (L)"]].concat().try_into().unwrap();
        let game = Game::at("ok oka łka", position(board, "AA?EEE"));
        let moves: Vec<String> = game.rules.legal(&game.position).iter().map(ToString::to_string).collect();
        for (text, count) in [("A a2-f5", 1), ("A c2-f5", 1), ("A -f5", 1), ("?A -f5", 1), ("?Ł xd5 O, A -f5", 1)] {
            assert_eq!(moves.iter().filter(|other| *other == text).count(), count, "{text}: {moves:?}");
        }
    }

    #[test]
    fn there_is_no_passing() {
        let mut game = Game::new("ok");
        assert!(game.refuses("").starts_with("`` is not a move"));
        assert!(game.refuses("pass").starts_with("`pass` is not a move"));
    }

    #[test]
    fn a_compound_move_replaces_a_letter_of_either_colour_by_another_one_and_adds_a_tile_at_its_word() {
        let mut game = Game::new("ok akt to");
        game.plays_all(&["K a2-e5", "O d8-d5"]);
        assert_eq!(game.refuses("O b2xd5 O, T c2-f5"), "d5 already shows this letter: expected another one");
        assert_eq!(game.refuses("A d2xd5 K, T c2-f5"), "no K is laid on d5: nothing to replace");
        assert_eq!(game.refuses("A d2xc5 O, T c2-f5"), "no O is laid on c5: nothing to replace");
        assert_eq!(game.refuses("A d2xd5 O, T c2-g5"), "g5 shares no side with a letter of a word of d5");
        assert_eq!(game.refuses("A d2xd5 O, A d2-f5"), "the letter of d2 cannot be laid twice");
        assert_eq!(game.refuses("A d2xd5 O, T c2-c2"), "c2 is not empty");
        game.plays("A d2xd5 O, T c2-f5");
        assert_eq!(["d5", "e5", "f5"].map(|name| game.laid(name)), ["A", "K", "T"]);
    }

    #[test]
    fn the_tile_is_added_at_either_word_if_the_letter_was_in_two() {
        let board = [NONE, NONE, NONE, NONE, ". . . O K . . . .", ". . . S . . . . .", NONE, NONE, NONE];
        for (added, words) in [("f5", "ok os ek es ekr"), ("d3", "ok os ek es esr"), ("e4", "ok os ek es sr kr")] {
            let mut game = Game::at(words, position(board, ""));
            game.plays(&format!("?E xd5 O, R -{added}"));
        }
        let mut game = Game::at("ok os oks ek er", position(board, ""));
        assert_eq!(game.refuses("?E xe5 K, R -d3"), "d3 shares no side with a letter of a word of e5");
    }

    #[test]
    fn the_replaced_tile_goes_beside_the_board_to_the_mover_who_may_use_it_from_his_next_move_on() {
        let mut game = Game::new("ok akt ma ko");
        game.plays_all(&["K a2-e5", "O d8-d5"]);
        assert_eq!(game.refuses("A d2xd5 O, O -f5"), "Red has no O beside the board");
        game.plays("A d2xd5 O, T c2-f5");
        assert_eq!((game.beside(Color::Red), game.beside(Color::Black)), ("O?".into(), "?".into()));
        game.plays_all(&["M c8-d6", "O -e4"]);
        assert_eq!((game.laid("e4"), game.beside(Color::Red)), ("O".into(), "?".into()));
    }

    #[test]
    fn a_word_is_a_run_of_two_letters_or_more_and_a_single_letter_is_none() {
        let mut game = Game::new("ok om");
        game.plays("K a2-e5");
        assert_eq!(
            game.refuses("M c8xe5 K, O d8-d5"),
            "the letter on e5 is in no word: only letters of words are replaced"
        );
        assert_eq!(
            game.rules
                .legal(&game.position)
                .iter()
                .filter(|chosen| matches!(chosen, game_shogword::Move::Compound { .. }))
                .count(),
            0
        );
    }
}

mod touching {
    use super::*;

    /// Red has T on c2, and the crossword reaches row 4.
    const BOARD: [&str; 9] = [
        NONE,
        NONE,
        NONE,
        NONE,
        ". . . O K . . . .",
        ". . . S . . . . .",
        NONE,
        ". . (T) . . . . . .",
        "(A) (B) (C) (E) (F) (G) (H) (I) (J)",
    ];

    #[test]
    fn an_added_letter_must_not_touch_a_home_letter_of_either_player_not_even_at_a_corner() {
        let mut game = Game::at("ok os ose osr", position(BOARD, ""));
        assert_eq!(game.refuses("R -d3"), "d3 touches c2, where a letter stands at home");
    }

    #[test]
    fn corners_may_touch_if_it_is_easy() {
        let mut game = Game::at("ok os ose osr", position(BOARD, ""));
        game.rules = rules("ok os ose osr", Options { easy: true, ..Options::default() });
        game.plays("R -d3");
    }

    #[test]
    fn sides_must_not_touch_even_if_it_is_easy() {
        let mut board = BOARD;
        board[7] = ". . . (T) . . . . .";
        let mut game = Game::at("ok os osr", position(board, ""));
        game.rules = rules("ok os osr", Options { easy: true, ..Options::default() });
        assert_eq!(game.refuses("R -d3"), "d3 touches d2, where a letter stands at home");
    }

    #[test]
    fn touching_is_judged_after_the_moved_tiles_have_left_their_home_cells() {
        let mut board = BOARD;
        board[4] = ". . . O K O . . .";
        board[7] = ". . (T) (R) . . . . .";
        let mut game = Game::at("oko os ost osa rko rst", position(board, "A"));
        assert_eq!(game.refuses("A -d3"), "d3 touches c2, where a letter stands at home");
        assert_eq!(game.refuses("T c2-d3"), "d3 touches d2, where a letter stands at home");
        game.plays("R d2xd5 O, T c2-d3");
    }

    #[test]
    fn home_cells_that_are_free_may_be_played_on() {
        let board = [
            NONE,
            NONE,
            NONE,
            NONE,
            ". . . O K . . . .",
            ". . . S . . . . .",
            ". . . A . . . . .",
            ". . . D . . . . .",
            NONE,
        ];
        let mut game = Game::at("ok osad osadr", position(board, ""));
        game.plays("?R -d1");
    }
}

mod words {
    use super::*;

    #[test]
    fn every_run_in_either_direction_is_a_word_when_the_move_is_complete() {
        let board = [NONE, NONE, NONE, NONE, ". . . O K . . . .", ". . . S . . . . .", NONE, NONE, NONE];
        let mut game = Game::at("ok os so", position(board, ""));
        assert_eq!(game.refuses("O -e4"), "KO (e5–e4) is not in the word list");
        let mut game = Game::at("ok os ko", position(board, ""));
        assert_eq!(game.refuses("O -e4"), "SO (d4–e4) is not in the word list");
        Game::at("ok os ko so", position(board, "")).plays("O -e4");
    }

    #[test]
    fn between_the_halves_of_a_compound_move_runs_need_not_be_words() {
        let mut game = Game::new("ok akt");
        game.plays_all(&["K a2-e5", "O d8-d5"]);
        assert!(!game.rules.words().contains(&['a', 'k'].map(|sign| sign.try_into().unwrap())));
        game.plays("A d2xd5 O, T c2-f5");
    }
}

mod turning {
    use super::*;

    #[test]
    fn the_opponents_letters_in_a_word_that_became_quite_another_are_turned() {
        let mut game = Game::new("ok okt");
        game.plays_all(&["K a2-e5", "O d8-d5"]);
        assert_eq!(["d5", "e5"].map(|name| game.laid(name)), ["o", "K"]);
        assert_eq!(game.plays("T c2-f5"), "turned: d5");
        assert_eq!(["d5", "e5", "f5"].map(|name| game.laid(name)), ["O", "K", "T"]);
    }

    #[test]
    fn it_is_another_word_if_no_dictionary_entry_has_both_as_its_forms() {
        for (words, turned) in [("ok/a ok/b okt/b", ""), ("ok/a okt/b", "turned: d5"), ("ok okt/ok", "")] {
            let mut game = Game::new(words);
            game.plays_all(&["K a2-e5", "O d8-d5"]);
            assert_eq!(game.plays("T c2-f5"), turned, "{words}");
        }
    }

    #[test]
    fn a_replaced_letter_turns_the_words_of_both_directions() {
        let board = [NONE, NONE, NONE, NONE, ". . . O K . . . .", ". . . S . . . . .", NONE, NONE, NONE];
        let mut game = Game::at("ok os ek es ekr", position(board, ""));
        assert_eq!(game.plays("?E xd5 O, R -f5"), "turned: d4 e5");
    }

    #[test]
    fn a_word_joined_from_two_is_judged_against_each_of_them() {
        // OK and MA become OKRMA by R on f5; the other words connect them.
        let board = [NONE, NONE, NONE, NONE, ". . . O k . M a .", ". . . S . . . T .", ". . . N A P S O .", NONE, NONE];
        for (joined, turned) in [
            ("ok/1 ma/2 okrma/1 okrma/2", ""),
            ("ok/1 ma/2 okrma/1", "turned: d5 g5"),
            ("ok/1 ma/2 okrma/2", "turned: d5 g5"),
            ("ok/1 ma/2 okrma/3", "turned: d5 g5"),
        ] {
            let mut game = Game::at(&format!("{joined} osn ato napso"), position(board, ""));
            assert_eq!(game.plays("R -f5"), turned, "{joined}");
        }
    }

    #[test]
    fn a_word_of_letters_that_were_no_word_before_turns_nothing() {
        let mut game = Game::new("ok");
        game.plays("K a2-e5");
        assert_eq!(game.plays("O d8-d5"), "");
        assert_eq!(game.laid("e5"), "K");
    }
}

mod end {
    use super::*;

    #[test]
    fn a_player_who_cannot_add_a_tile_has_lost_even_if_a_letter_of_the_back_row_would_fit() {
        // Only an O can be added, above the K. Red has one in the back row and no blank.
        let with = |front| {
            let back = "(O) (L) (I) (M) (N) (P) (W) (D) (E)";
            let board = [NONE, NONE, NONE, NONE, ". . . O K . . . .", NONE, NONE, front, back];
            Game::at("ok", position(board, "BCFGHJR"))
        };
        let mated = with("(S) . . . . . . . .");
        assert_eq!((mated.rules.turn(&mated.position), mated.winner()), (None, Some(Color::Black)));
        let mut free = with(NONE);
        assert_eq!((free.rules.turn(&free.position), free.winner()), (Some(free.position.seat(Color::Red)), None));
        free.plays("O a1-e6");
    }

    /// All tiles are laid, this many of them red.
    fn all_laid(red: usize) -> Position {
        let mut tiles: Vec<String> = Letters::polish().tiles().map(|letter| letter.small().to_string()).collect();
        tiles.extend(["?a".to_owned(), "?b".to_owned()]);
        tiles[..red].iter_mut().for_each(|tile| *tile = tile.to_uppercase());
        let rows: Vec<String> = (0..9)
            .map(|row| {
                (0..9)
                    .map(|column| {
                        let at = (row * 9 + column as usize).wrapping_sub(3 * 9);
                        tiles.get(at).map_or(".", String::as_str)
                    })
                    .collect::<Vec<_>>()
                    .join(" ")
            })
            .collect();
        let rows: [&str; 9] = std::array::from_fn(|row| rows[row].as_str());
        position(rows, "")
    }

    #[test]
    fn once_all_tiles_are_laid_20_or_more_of_one_colour_win_and_19_each_is_a_draw() {
        for (red, winner) in [(19, None), (20, Some(Color::Red)), (38, Some(Color::Red)), (18, Some(Color::Black))] {
            let game = Game::at("ok", all_laid(red));
            assert_eq!(game.position.laid().len(), 38);
            assert_eq!((game.rules.turn(&game.position), game.winner()), (None, winner), "{red}");
            let outcome = game.rules.outcome(&game.position).unwrap();
            assert_eq!(outcome.winners.is_empty(), winner.is_none());
        }
    }

    #[test]
    fn a_wrong_move_is_refused_and_if_it_is_strict_the_third_loses() {
        let mut game = Game::new("ok");
        game.plays("K a2-e5");
        for _ in 0..5 {
            assert_eq!(game.refuses("A b8-d5"), "AK (d5–e5) is not in the word list");
        }
        let mut game = Game::with("ok", Options { strict: true, ..Options::default() });
        game.plays("K a2-e5");
        for refused in 1..=3 {
            assert_eq!(game.winner(), None);
            // Other mistakes are not counted.
            assert_eq!(game.refuses("A b8-a5"), "a5 shares no side with a laid letter");
            assert_eq!(game.plays("A b8-d5"), "refused: AK (d5–e5) is not in the word list");
            assert_eq!((game.position.refused(Color::Black), game.position.mover()), (refused, Color::Black));
        }
        assert_eq!((game.rules.turn(&game.position), game.winner()), (None, Some(Color::Red)));
        assert!(game.rules.legal(&game.position).is_empty());
    }
}

mod lists {
    use super::*;

    #[test]
    fn other_languages_have_another_set_of_letters() {
        let letters: Letters = "A9 N9 Ö9 Þ9".parse().unwrap();
        assert_eq!(letters.to_string(), "A9 N9 Ö9 Þ9");
        for (text, message) in [
            ("A9 N9 Þ9", "27 tiles: expected 36, as many as the home rows have cells"),
            ("A9 N9 A9 N9", "`A` is listed twice"),
            ("A9 N", "`N`: expected a letter and how many tiles show it, such as `A4`"),
            ("A0", "`A0`: expected a letter and how many tiles show it, such as `A4`"),
        ] {
            assert_eq!(text.parse::<Letters>().unwrap_err().to_string(), message);
        }
        let rules = Shogword::new(Arc::new(Words::parse("an\n").unwrap()), letters, Options::default());
        assert_eq!(rules.legal(&rules.begin(seed(0))).len(), 4 * 18);
    }
}

mod files {
    use super::*;

    #[test]
    fn positions_are_read_as_they_are_written() {
        let mut game = Game::new("ok łk łok");
        for text in ["K a2-e5", "?Ł -d5", "O b2xd5 ?Ł, ?Ł -c5"] {
            game.plays(text);
            let json = serde_json::to_string(&game.position).unwrap();
            assert_eq!(serde_json::from_str::<Position>(&json).unwrap(), game.position, "{json}");
        }
        let choosing = rules("ok", Options::default()).begin(seed(1));
        let json = serde_json::to_string(&choosing).unwrap();
        assert_eq!(serde_json::from_str::<Position>(&json).unwrap(), choosing, "{json}");
    }

    #[test]
    fn what_is_no_position_is_refused() {
        let board = [NONE, NONE, NONE, NONE, ". . . O K . . . .", NONE, NONE, NONE, NONE];
        let right = data(board, "");
        assert!(serde_json::from_value::<Position>(right.clone()).is_ok());
        let with = |key: &str, value: Value| {
            let mut data = right.clone();
            data[key] = value;
            serde_json::from_value::<Position>(data).unwrap_err().to_string()
        };
        let row = |at: usize, row: &str| {
            let mut rows = board.map(str::to_owned);
            rows[at] = row.to_owned();
            with("board", json!(rows))
        };
        assert_eq!(with("format", json!("shogword/2")), "unknown format `shogword/2`: expected `shogword/1`");
        assert!(with("extra", json!(1)).starts_with("unknown field `extra`"));
        assert_eq!(with("board", json!([NONE])), "`board`: expected 9 rows, found 1");
        assert_eq!(row(0, ". ."), "`board`: row 9: expected 9 cells, found 2");
        assert!(row(8, ". OK . . . . . . .").starts_with("`board`: b1: `OK`: expected"));
        assert!(row(4, ". (O) . . . . . . .").starts_with("`board`: b5: red letters are at home in rows 1 and 2"));
        assert!(row(8, ". (o) . . . . . . .").starts_with("`board`: b1: red letters"));
        assert_eq!(row(4, ". . . O . . . . ."), "expected 36 letters and 2 blanks, found 35 and 2");
        assert_eq!(row(4, ". . O . K . . . ."), "laid tiles must be connected by sides and cover e5");
        assert_eq!(row(4, ". . . ?O K . . . ."), "expected 36 letters and 2 blanks, found 35 and 3");
        let beside = |red: &str, black: &str| with("beside", json!({ "red": red, "black": black }));
        let (red, black) = (right["beside"]["red"].as_str().unwrap(), right["beside"]["black"].as_str().unwrap());
        assert_eq!(
            beside(&red[1..], &format!("{black}{}", &red[..1])),
            "Red must have 18 tiles at home and beside the board, found 17"
        );
        assert_eq!(beside("1", black), "`1`: expected a letter, or `?` for a blank");
    }

    #[test]
    fn a_record_is_played_again() {
        let game = Game::new("ok okt");
        let mut referee = Referee::new(game.rules.clone(), game.position.clone());
        for text in ["K a2-e5", "O d8-d5", "T c2-f5"] {
            let chosen = referee.read(text).unwrap();
            let seat = referee.turn().unwrap();
            referee.play(seat, chosen, 1).unwrap();
        }
        let header = Header {
            game: Shogword::GAME.to_owned(),
            variant: referee.rules().variant(),
            seed: seed(0),
            seats: vec![Sitter::Human, Sitter::Human],
            commitments: None,
        };
        let (mut writer, mut text) = Writer::begin(&header);
        text += "\n";
        for turn in referee.turns() {
            let shown = referee.rules().write(&turn.chosen);
            let line = Line::Move { seat: turn.seat, text: shown, answer: turn.answer.clone(), ms: turn.ms };
            text += &format!("{}\n", writer.line(&line));
        }
        let record = Record::read(&text).unwrap();
        let words = Arc::new(Words::parse("ok\nokt\n").unwrap());
        let rules = Shogword::of_variant(&record.header.variant, words).unwrap();
        assert_eq!(replay(rules, game.position, &record).unwrap().position(), referee.position());
    }

    #[test]
    fn a_variant_names_its_words() {
        let rules = rules("ok", Options { easy: true, ..Options::default() });
        let variant = rules.variant();
        let keys: Vec<&String> = variant.keys().collect();
        assert_eq!(keys, ["easy", "words", "letters"]);
        let read = |words: &str| Shogword::of_variant(&variant, Arc::new(Words::parse(words).unwrap()));
        assert_eq!(read("ok\n").unwrap().options(), rules.options());
        assert!(read("oko\n").err().unwrap().to_string().starts_with("`words`: the game was played with the list"));
        let mut unknown = variant.clone();
        unknown.insert("salvo".to_owned(), json!(3));
        let words = Arc::new(Words::parse("ok\n").unwrap());
        assert!(Shogword::of_variant(&unknown, words).err().unwrap().to_string().contains("salvo"));
    }
}
