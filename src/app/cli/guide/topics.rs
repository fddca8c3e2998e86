//! The help on each command, in the order of the list.

use super::{Group, Topic};

/// The files of puzzles, which all commands read that take a PUZZLE.
pub(in crate::cli) const PUZZLES: [(&str, &str); 3] =
    [("*.json", "one puzzle"), ("*.jsonl", "one puzzle per line"), BATCH];

/// The directory of games that were begun in the browser.
pub(in crate::cli) const SAVED_GAMES: (&str, &str) =
    ("$XDG_STATE_HOME/smyoz/games/", "saved games; by default, in ~/.local/state");

const BATCH: (&str, &str) = ("journal.jsonl", "in a directory: its puzzles, and how they were composed");

/// All commands, in the order of the list.
pub(in crate::cli) const GROUPS: [Group; 7] = [
    Group {
        title: "Make",
        topics: &[
            Topic {
                command: "compose",
                examples: &[
                    (
                        "Three puzzles of level advanced, in the new directory evening",
                        "smyoz compose --seeds 1..3 --out evening",
                    ),
                    (
                        "Puzzles for beginners, for printing",
                        "smyoz compose --level beginner --seeds 1..3 --format json,pdf --out easy",
                    ),
                    (
                        "As few clues as possible, one JSON line per puzzle",
                        "smyoz compose --seeds 1..2 --minimum --json > few.jsonl",
                    ),
                    (
                        "Sea Battle (Battleship solitaire) on a small board",
                        "smyoz compose --game sea-battle --size 6x6 --seeds 1..2 --out sea",
                    ),
                    ("Continue a run that ended early", "smyoz compose --resume --out evening"),
                ],
                exits: &[
                    (0, "there are as many puzzles as wanted"),
                    (1, "there are fewer"),
                    (3, "undecided: an unlimited search found nothing for too long"),
                ],
                files: &[
                    ("journal.jsonl", "the options, and a line per seed: --resume reads it"),
                    ("NAME.json", "a puzzle: clues, solution and rating"),
                    ("NAME.*", "its page, in each format"),
                    ("NAME-solution.*", "the page of its solution"),
                    ("NAME-certificate/", "with --certify: a proof of uniqueness"),
                ],
            },
            Topic {
                command: "generate",
                examples: &[
                    ("The layout of seed 7, which never changes", "smyoz generate --seed 7"),
                    ("The same as a file", "smyoz generate --seed 7 > drawing.txt"),
                    ("Layout and inventory for programs", "smyoz generate --seed 7 --json"),
                    ("A board of Sea Battle", "smyoz generate --game sea-battle --size 6x6 --seed 3 > board.txt"),
                    ("A sudoku with holes", "smyoz generate --game garnsi-malom --side 6 --seed 5"),
                ],
                exits: &[],
                files: &[("SEED-nnnnnn.txt", "the layout and its inventory; `smyoz check` reads it")],
            },
            Topic {
                command: "pack",
                examples: &[
                    ("The usual fleet on a board of 10x10", "smyoz pack"),
                    ("A smaller board", "smyoz pack --size 6x6"),
                    ("Ships that may touch at corners", "smyoz pack --size 6x6 --touch corners --json"),
                ],
                exits: &[
                    (0, "no arrangement is better"),
                    (1, "the fleet does not fit on the board"),
                    (3, "undecided: the limit was reached"),
                ],
                files: &[],
            },
        ],
    },
    Group {
        title: "Check",
        topics: &[
            Topic {
                command: "verify",
                examples: &[
                    ("All puzzles of a directory", "smyoz verify evening"),
                    (
                        "Puzzles of both games, which may have clues that are not needed",
                        "smyoz verify --allow-spare evening sea",
                    ),
                    ("Stop after a minute", "smyoz verify few.jsonl --time-limit 60"),
                    ("For programs, from standard input", "smyoz verify - --json < few.jsonl"),
                ],
                exits: &[
                    (0, "every puzzle is what its file claims"),
                    (1, "some puzzle is not, or has a clue that could be left out"),
                    (3, "undecided: the time limit was reached, or a rating is of another scale"),
                ],
                files: &[],
            },
            Topic {
                command: "solve",
                examples: &[
                    ("The solution of a puzzle", "smyoz solve evening/smyoz-000001.json"),
                    ("Is there a second one?", "smyoz solve evening --limit 2"),
                    ("Solve by exhaustive search only", "smyoz solve few.jsonl --engine search --json"),
                ],
                exits: &[
                    (0, "every puzzle has a solution"),
                    (1, "some puzzle has none"),
                    (3, "undecided: the time limit was reached"),
                ],
                files: &[],
            },
            Topic {
                command: "rate",
                examples: &[
                    ("Level, score and hardest step of each puzzle", "smyoz rate evening"),
                    ("How to solve a puzzle, step by step", "smyoz rate evening/smyoz-000001.json --walkthrough"),
                    ("Only where to look next", "smyoz rate evening/smyoz-000001.json --hint"),
                    ("Why cell 55 is what it is", "smyoz rate evening/smyoz-000001.json --why 55"),
                    ("Some values of each puzzle", "smyoz rate evening --template '{id} {level} {score}'"),
                ],
                exits: &[
                    (0, "every puzzle is rated"),
                    (1, "some puzzle has no unique solution, or no next step"),
                    (3, "undecided: the time limit was reached"),
                ],
                files: &[],
            },
            Topic {
                command: "techniques",
                examples: &[
                    ("All techniques of SMYOZ", "smyoz techniques"),
                    ("Those that beginners know", "smyoz techniques --level beginner"),
                    ("Those of Sea Battle, with Hungarian names", "smyoz techniques --game sea-battle --lang hu"),
                ],
                exits: &[],
                files: &[],
            },
            Topic {
                command: "list",
                examples: &[
                    ("Puzzles of both games", "smyoz list evening sea"),
                    ("The hardest first", "smyoz list evening --sort score --reverse"),
                    (
                        "Some levels, as a table for spreadsheets",
                        "smyoz list evening --level beginner..advanced --csv > puzzles.csv",
                    ),
                ],
                exits: &[(0, "some puzzle passes the filters"), (1, "none does")],
                files: &[],
            },
            Topic {
                command: "stats",
                examples: &[
                    ("Shots, levels and scores of two directories", "smyoz stats evening easy"),
                    ("Only puzzles of one level", "smyoz stats evening easy --level beginner"),
                    ("For spreadsheets", "smyoz stats evening --csv > stats.csv"),
                ],
                exits: &[(0, "some puzzle passes the filters"), (1, "none does")],
                files: &[],
            },
            Topic {
                command: "check",
                examples: &[
                    ("Is this layout legal?", "smyoz check drawing.txt"),
                    ("What does each shot at it show?", "smyoz check drawing.txt --all-shots"),
                    ("From standard input, for programs", "smyoz generate --seed 8 | smyoz check - --json"),
                    ("A board of Sea Battle", "smyoz check --game sea-battle --size 6x6 board.txt"),
                ],
                exits: &[(0, "every layout is legal, and its answers are right"), (1, "some layout or answer is not")],
                files: &[
                    ("layout", "9 lines of 9 characters: . for water, A, B, G, D for ships"),
                    ("board", "a line per row: . for water, # ship, * mine, + minesweeper"),
                    ("record", "a shot and its answer per line, such as E4 miss"),
                ],
            },
            Topic {
                command: "choose",
                examples: &[
                    ("The best three of a batch", "smyoz choose evening --want 3"),
                    ("Into a file, in the order of a book", "smyoz choose evening easy --want 3 --out best.jsonl"),
                    ("Every measure, for programs", "smyoz choose evening --want 3 --json"),
                ],
                exits: &[(0, "as many were chosen"), (1, "fewer can be chosen")],
                files: &[],
            },
            Topic {
                command: "dedupe",
                examples: &[
                    ("Does a puzzle occur twice, perhaps turned or reflected?", "smyoz dedupe evening easy"),
                    ("One JSON line per twin", "smyoz dedupe evening easy --json"),
                    ("Delete twins, with the files that their batch wrote", "smyoz dedupe evening easy --delete"),
                ],
                exits: &[(0, "no twins, or they were deleted"), (1, "there are twins")],
                files: &[],
            },
        ],
    },
    Group {
        title: "Publish",
        topics: &[
            Topic {
                command: "print",
                examples: &[
                    ("To the terminal", "smyoz print evening/smyoz-000001.json"),
                    (
                        "One PDF, two puzzles on a page, solutions at the end",
                        "smyoz print evening --per-page 2 --solution --out evening.pdf",
                    ),
                    ("A picture for a web page", "smyoz print evening/smyoz-000001.json --out puzzle.svg"),
                    ("Small boards to choose from", "smyoz print evening easy --contact --out overview.pdf"),
                    ("Empty boards for a game with a partner", "smyoz print --blank=partner --out two.pdf"),
                ],
                exits: &[],
                files: &[],
            },
            Topic {
                command: "book",
                examples: &[
                    ("A book of two directories", "smyoz book evening sea --title 'Two games' --out both.pdf"),
                    (
                        "For a printer: pages and cover",
                        "smyoz book evening --page 6x9in --ink mono --out inside.pdf --cover cover.pdf",
                    ),
                    (
                        "Compose two puzzles of Sea Battle for beginners and bind them",
                        "smyoz book --game sea-battle --want 2 --seed 1 --level beginner --out new.pdf",
                    ),
                    (
                        "With hints, and the whole solution of each puzzle",
                        "smyoz book evening --hints 1 --walkthrough all --out hints.pdf",
                    ),
                    ("The standard theme, to edit", "smyoz book --print-theme > theme.toml"),
                ],
                exits: &[],
                files: &[
                    ("NAME-puzzles/", "puzzles that are composed for NAME.pdf"),
                    ("theme.toml", "a theme: colours, sizes, texts, fonts and the order of parts"),
                ],
            },
            Topic {
                command: "rules",
                examples: &[
                    ("The rules of SMYOZ", "smyoz rules"),
                    ("In Hungarian", "smyoz rules --lang hu"),
                    ("Pages with pictures", "smyoz rules --out rules.pdf"),
                    ("Sea Battle, on a single sheet", "smyoz rules --game sea-battle --short --out sea-rules.pdf"),
                ],
                exits: &[],
                files: &[],
            },
        ],
    },
    Group {
        title: "Play",
        topics: &[
            Topic {
                command: "explore",
                examples: &[
                    ("Choose a game in the browser", "smyoz explore"),
                    ("Hunt for the layout of a seed", "smyoz explore --seed 123456"),
                    ("Solve puzzles", "smyoz explore evening sea"),
                    (
                        "A web site with puzzles, which works without this program",
                        "smyoz explore evening --export site",
                    ),
                ],
                exits: &[],
                files: &[SAVED_GAMES],
            },
            Topic {
                command: "contest",
                examples: &[
                    ("Sea Battle against the program", "smyoz contest --text --record game.jsonl"),
                    ("Continue the game later", "smyoz contest --text --resume game.jsonl"),
                    ("Which shots were the best?", "smyoz contest --review game.jsonl"),
                    ("Which program plays better?", "smyoz contest --arena 10 --seats program:density,program:medium"),
                    ("How many shots do they need?", "smyoz contest --shooters density,medium --boards 20 --json"),
                ],
                exits: &[],
                files: &[
                    ("game.jsonl", "a record: the seats, each move and its answer"),
                    ("game.jsonl.hidden", "what the seats hide, until the game is over"),
                ],
            },
        ],
    },
    Group {
        title: "Exchange",
        topics: &[
            Topic {
                command: "convert",
                examples: &[
                    (
                        "A puzzle from puzz.link",
                        "smyoz convert 'puzz.link/p?battleship/6/6/g12h2g30g3gk0r3w//c' --out b.json",
                    ),
                    ("Puzzles to puzz.link", "smyoz convert sea/sea-battle-000001.json --to puzz-link"),
                    ("Text as on janko.at", "smyoz convert b.json --to janko"),
                    ("Data for MiniZinc", "smyoz convert sea/sea-battle-000001.json --to minizinc --out sea.dzn"),
                ],
                exits: &[],
                files: &[],
            },
            Topic {
                command: "encode",
                examples: &[
                    ("A formula for another solver", "smyoz encode evening/smyoz-000001.json --out formula.cnf"),
                    ("The names of the variables", "smyoz encode sea/sea-battle-000001.json | grep '^c '"),
                    (
                        "More quickly, if few layouts fit",
                        "smyoz encode evening/smyoz-000002.json --models 100 --out few.cnf",
                    ),
                ],
                exits: &[],
                files: &[],
            },
            Topic {
                command: "merge",
                examples: &[
                    (
                        "A batch in two parts, perhaps on two machines",
                        "smyoz compose --seeds 0..3 --shard 1/2 --out part-1",
                    ),
                    ("The other part", "smyoz compose --seeds 0..3 --shard 2/2 --out part-2"),
                    ("The same files as if never split", "smyoz merge part-1 part-2 --out joined"),
                    ("Any batches", "smyoz merge evening easy --out all"),
                ],
                exits: &[],
                files: &[BATCH],
            },
        ],
    },
    Group {
        title: "Prove",
        topics: &[
            Topic {
                command: "certify",
                examples: &[
                    (
                        "Prove that a puzzle has only one solution",
                        "smyoz certify evening/smyoz-000001.json --out proof",
                    ),
                    ("Check the proof", "smyoz certify --check proof"),
                    (
                        "Smaller, in another format",
                        "smyoz certify evening/smyoz-000002.json --proof lrat --compress --out small",
                    ),
                    ("Check several, for programs", "smyoz certify --check proof small --json"),
                ],
                exits: &[
                    (0, "written, or every certificate holds"),
                    (1, "there is no proof, or some certificate is refused"),
                    (3, "undecided: the time limit was reached"),
                ],
                files: &[
                    ("puzzle.json", "the puzzle and its solution"),
                    ("formula.cnf", "in DIMACS: rules, clues, another solution"),
                    ("proof.drat, .bdrat or .lrat", "why the formula has no model"),
                    ("SHA256SUMS", "checksums of these files"),
                ],
            },
            Topic {
                command: "census",
                examples: &[
                    ("How many legal layouts are there?", "smyoz census"),
                    ("On two threads", "smyoz census --threads 2"),
                    ("For programs", "smyoz census --json"),
                ],
                exits: &[],
                files: &[],
            },
        ],
    },
    Group {
        title: "Shell and help",
        topics: &[
            Topic {
                command: "completions",
                examples: &[
                    ("bash: keep it in ~/.local/share/bash-completion/completions", "smyoz completions bash > smyoz"),
                    ("zsh: keep it in a directory of $fpath", "smyoz completions zsh > _smyoz"),
                    ("fish: keep it in ~/.config/fish/completions", "smyoz completions fish > smyoz.fish"),
                    ("elvish: add `eval (slurp < smyoz.elv)` to rc.elv", "smyoz completions elvish > smyoz.elv"),
                    ("PowerShell: add `. ./smyoz.ps1` to $PROFILE", "smyoz completions powershell > smyoz.ps1"),
                ],
                exits: &[],
                files: &[],
            },
            Topic {
                command: "man",
                examples: &[
                    ("The page of the program", "smyoz man > smyoz.1"),
                    ("The page of a command", "smyoz man compose > smyoz-compose.1"),
                    ("All pages, for ~/.local/share/man", "smyoz man --out man/man1"),
                ],
                exits: &[],
                files: &[("smyoz.1, smyoz-COMMAND.1", "the man pages, for `man -l`")],
            },
        ],
    },
];
