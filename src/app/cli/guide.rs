//! The commands in groups, with examples, exit codes and files: what help and man pages say beside
//! the options. Tests run the examples.

use clap::builder::Styles;
use clap::{Arg, Command, ValueHint};

/// Commands with a common purpose.
pub(super) struct Group {
    pub title: &'static str,
    pub topics: &'static [Topic],
}

/// What there is to say about a command beside its options.
pub(super) struct Topic {
    pub command: &'static str,
    /// Comments and commands. All examples run one after the other in one directory.
    pub examples: &'static [(&'static str, &'static str)],
    /// Exit codes beside [`EXITS`], if the command has an answer to give.
    pub exits: &'static [(u8, &'static str)],
    /// Files that the command reads or writes.
    pub files: &'static [(&'static str, &'static str)],
}

/// The exit codes that all commands have. Those of a command come first.
pub(super) const EXITS: [(u8, &str); 6] = [
    (0, "yes, or done"),
    (1, "no"),
    (2, "wrong usage or unreadable input"),
    (3, "undecided: a limit was reached"),
    (70, "a bug in the program; please report it"),
    (130, "interrupted"),
];

/// The files of puzzles, which all commands read that take a PUZZLE.
pub(super) const PUZZLES: [(&str, &str); 3] = [("*.json", "one puzzle"), ("*.jsonl", "one puzzle per line"), BATCH];

const BATCH: (&str, &str) = ("journal.jsonl", "in a directory: its puzzles, and how they were composed");

/// All commands, in the order of the list.
pub(super) const GROUPS: [Group; 7] = [
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
                        "As few shots as possible, one JSON line per puzzle",
                        "smyoz compose --seeds 1..2 --minimum --json > few.jsonl",
                    ),
                    (
                        "Sea Battle (Battleship solitaire) on a small board",
                        "smyoz compose --game sea-battle --size 6x6 --seeds 1..2 --out sea",
                    ),
                    ("Continue a run that ended early", "smyoz compose --resume --out evening"),
                ],
                exits: &[(0, "there are as many puzzles as wanted"), (1, "there are fewer")],
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
                    ("Puzzles of both games; every clue must be needed", "smyoz verify --strict evening sea"),
                    ("Stop after a minute", "smyoz verify few.jsonl --time-limit 60"),
                    ("For programs, from standard input", "smyoz verify - --json < few.jsonl"),
                ],
                exits: &[
                    (0, "every puzzle keeps its promise"),
                    (1, "some puzzle does not"),
                    (3, "undecided: the time limit was reached"),
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
                    ("How to solve a puzzle, step by step", "smyoz rate evening/smyoz-000001.json --path"),
                    ("Only where to look next", "smyoz rate evening/smyoz-000001.json --hint"),
                    ("Why cell 55 is what it is", "smyoz rate evening/smyoz-000001.json --why 55"),
                    ("Some values of each puzzle", "smyoz rate evening --format '{id} {level} {score}'"),
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
                    ("What does each shot at it show?", "smyoz check drawing.txt --shots"),
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
                command: "dedupe",
                examples: &[
                    ("Does a puzzle occur twice, perhaps turned or reflected?", "smyoz dedupe evening easy"),
                    ("One JSON line per twin", "smyoz dedupe evening easy --json"),
                    ("Delete twins, with all their files", "smyoz dedupe evening easy --delete"),
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
                        "Compose two puzzles for beginners and bind them",
                        "smyoz book --want 2 --seed 1 --level beginner --out new.pdf",
                    ),
                    (
                        "With hints, and the whole solution of each puzzle",
                        "smyoz book evening --hints 1 --paths all --out hints.pdf",
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
        topics: &[Topic {
            command: "explore",
            examples: &[
                ("Choose a game in the browser", "smyoz explore"),
                ("Hunt for the layout of a seed", "smyoz explore --seed 123456"),
                ("Solve puzzles", "smyoz explore evening sea"),
                ("A web site with puzzles, which works without this program", "smyoz explore evening --export site"),
            ],
            exits: &[],
            files: &[("$XDG_STATE_HOME/smyoz/games/", "saved games; by default, in ~/.local/state")],
        }],
    },
    Group {
        title: "Exchange",
        topics: &[
            Topic {
                command: "convert",
                examples: &[
                    (
                        "A puzzle from puzz.link",
                        "smyoz convert 'puzz.link/p?battleship/6/6/g12h2g30g3gk0r3w//c' > bimaru.json",
                    ),
                    ("Puzzles to puzz.link", "smyoz convert sea/sea-battle-000001.json --to puzz-link"),
                    ("Text as on janko.at", "smyoz convert bimaru.json --to janko"),
                    ("Data for MiniZinc", "smyoz convert sea/sea-battle-000001.json --to minizinc > sea.dzn"),
                ],
                exits: &[],
                files: &[],
            },
            Topic {
                command: "encode",
                examples: &[
                    ("A formula for another solver", "smyoz encode evening/smyoz-000001.json > formula.cnf"),
                    ("The names of the variables", "smyoz encode sea/sea-battle-000001.json | grep '^c '"),
                    (
                        "More quickly, if few layouts fit",
                        "smyoz encode evening/smyoz-000002.json --limit 100 > few.cnf",
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
                        "smyoz certify evening/smyoz-000002.json --format lrat --compress --out small",
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
            Topic {
                command: "selftest",
                examples: &[
                    ("Do the engines agree?", "smyoz selftest --cases 20"),
                    ("Are the techniques sound?", "smyoz selftest --techniques --cases 1"),
                    (
                        "Sea Battle: is the fewest really the fewest?",
                        "smyoz selftest --game sea-battle --minima --cases 2",
                    ),
                    ("Other cases, for programs", "smyoz selftest --seed 5 --cases 20 --json"),
                ],
                exits: &[(0, "all is well"), (1, "a fault was found")],
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

/// The topics of all groups.
pub(super) fn topics() -> impl Iterator<Item = &'static Topic> {
    GROUPS.iter().flat_map(|group| group.topics)
}

/// Lists the commands of this definition in groups, and adds to the help of each what there is to
/// say beside its options.
pub(super) fn guided(command: Command) -> Command {
    let command = command.mut_args(prepared);
    // These are options of every command.
    let rare = command.get_arguments().filter(|argument| argument.is_hide_short_help_set()).count();
    let command = (0..).zip(topics()).fold(command, |command, (place, topic)| {
        command.mut_subcommand(topic.command, |subcommand| topic.guide(subcommand, rare).display_order(place))
    });
    let template = template(&command);
    command
        .help_template(template)
        .after_help("Options of a command: smyoz COMMAND -h; with examples: smyoz COMMAND --help")
}

impl Topic {
    /// `rare` options of the program are hidden from the short help of all commands.
    fn guide(&self, command: Command, rare: usize) -> Command {
        let command = command.mut_args(prepared);
        let rare = rare + command.get_arguments().filter(|argument| argument.is_hide_short_help_set()).count();
        let command = command.after_long_help(self.text());
        match rare {
            0 => command,
            _ => command.after_help(format!("{rare} more options: smyoz {} --help", self.command)),
        }
    }

    /// The exit codes: those of this command, and those of all.
    pub fn exits(&self) -> impl Iterator<Item = (u8, &'static str)> {
        let own = |code: u8| self.exits.iter().find(move |(own, _)| *own == code).copied();
        // A command without answers is done, or fails.
        let all = EXITS.into_iter().filter(|(code, _)| ![1, 3].contains(code));
        let mut exits: Vec<_> =
            all.filter(|(code, _)| own(*code).is_none()).chain(self.exits.iter().copied()).collect();
        exits.sort_unstable();
        exits.into_iter()
    }

    /// The end of the long help.
    fn text(&self) -> String {
        let examples =
            self.examples.iter().flat_map(|(comment, command)| [format!("# {comment}"), (*command).to_owned()]);
        let mut text = section("Examples", examples);
        if !self.exits.is_empty() {
            text += &section("Exit codes", self.exits().map(|(code, meaning)| format!("{code:<3}  {meaning}")));
        }
        let width = self.files.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
        text += &section("Files", self.files.iter().map(|(name, content)| format!("{name:<width$}  {content}")));
        text.trim_end().to_owned()
    }
}

/// Lines under a heading, and a blank line; nothing if there are no lines.
fn section(title: &str, lines: impl Iterator<Item = String>) -> String {
    let lines: String = lines.map(|line| format!("  {line}\n")).collect();
    if lines.is_empty() { lines } else { format!("{}\n{lines}\n", heading(title)) }
}

/// A heading as clap writes it.
fn heading(title: &str) -> String {
    let styles = Styles::default();
    let style = styles.get_header();
    format!("{style}{title}:{style:#}")
}

/// The help of the program: clap lists the commands, wrapped and aligned, without groups.
fn template(command: &Command) -> String {
    let list = command.clone().help_template("{subcommands}").render_help().ansi().to_string();
    let mut entries: Vec<String> = Vec::new();
    for line in list.lines() {
        match entries.last_mut() {
            Some(entry) if line.starts_with("   ") => *entry += &format!("\n{line}"),
            _ => entries.push(line.trim_start().to_owned()),
        }
    }
    let mut entries = entries.into_iter();
    let mut groups: String =
        GROUPS.iter().map(|group| section(group.title, entries.by_ref().take(group.topics.len()))).collect();
    // The command `help` is clap's own, and comes last.
    groups.truncate(groups.trim_end().len());
    groups.extend(entries.map(|entry| format!("\n  {entry}")));
    let options = heading("Options");
    format!("{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{groups}\n\n{options}\n{{options}}{{after-help}}")
}

/// An argument as help, man pages and shells need it.
fn prepared(argument: Arg) -> Arg {
    in_full(with_default(with_hint(argument)))
}

/// Keeps shells from offering files for an argument that takes none. Arguments that are paths have
/// a hint by their type.
fn with_hint(argument: Arg) -> Arg {
    match argument.get_value_hint() {
        ValueHint::Unknown if argument.get_action().takes_values() => argument.value_hint(ValueHint::Other),
        _ => argument,
    }
}

/// A default that clap does not know, as its absence means something, ends the text of the option:
/// `[default: 10x10]`. In the long help it comes last, as others do.
fn with_default(argument: Arg) -> Arg {
    let Some(text) = argument.get_long_help().or(argument.get_help()).map(ToString::to_string) else {
        return argument;
    };
    let Some((before, rest)) = text.split_once(" [default: ") else { return argument };
    let Some((default, after)) = rest.split_once(']') else { return argument };
    let long = format!("{before}{after}\n\n[default: {default}]");
    argument.long_help(long)
}

/// Keeps the text of an option for the long help and the man page, where the short help hides it.
fn in_full(argument: Arg) -> Arg {
    match (argument.get_long_help(), argument.get_help().cloned()) {
        (None, Some(text)) if argument.is_hide_short_help_set() => argument.long_help(text),
        _ => argument,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::command;
    use crate::games::registry;
    use itertools::Itertools;

    #[test]
    fn every_command_is_in_one_group() {
        let command = command(&registry());
        let mut commands: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
        let mut grouped: Vec<&str> = topics().map(|topic| topic.command).collect();
        commands.sort_unstable();
        grouped.sort_unstable();
        assert_eq!(commands, grouped);
    }

    #[test]
    fn every_command_has_examples_that_fit_a_terminal() {
        for topic in topics() {
            assert!((3..=5).contains(&topic.examples.len()), "{}", topic.command);
            let own = format!("smyoz {}", topic.command);
            assert!(topic.examples.iter().any(|(_, example)| example.starts_with(&own)), "{}", topic.command);
            for line in topic.text().lines() {
                assert!(line.chars().count() <= 80, "{line}");
            }
        }
    }

    #[test]
    fn shells_know_what_each_argument_takes() {
        let mut command = command(&registry());
        command.build();
        let arguments = command
            .get_subcommands()
            .flat_map(|command| command.get_arguments().map(|argument| (command.get_name().to_owned(), argument)));
        for (command, argument) in arguments.filter(|(_, argument)| argument.get_action().takes_values()) {
            let name = format!("{command} {argument}");
            let values = argument.get_value_names().unwrap_or_default().iter().join(" ");
            let hint = argument.get_value_hint();
            let wanted = match &*values {
                "DIR" => hint == ValueHint::DirPath,
                "FILE" => hint == ValueHint::FilePath,
                "FILE|DIR" | "PUZZLE" | "FILE|ADDRESS" | "PUZZLE|GAME|LAYOUT|LINK" => {
                    [ValueHint::AnyPath, ValueHint::FilePath].contains(&hint)
                }
                _ => hint == ValueHint::Other,
            };
            assert!(wanted, "{name}: {hint:?}");
        }
    }
}
