//! Help, man pages and completions: examples that work, pages without warnings, real shells.

use clap::ValueHint;
use std::path::Path;
use std::process::Command;

use itertools::Itertools;

use super::{Folder, SMYOZ, shell};

/// The output of the program in a window of 100 columns.
fn output(arguments: &[&str]) -> String {
    let output = Command::new(SMYOZ).args(arguments).env("COLUMNS", "100").output().unwrap();
    assert!(output.status.success(), "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The lines under a heading, without their margin.
fn section<'a>(help: &'a str, heading: &str) -> Vec<&'a str> {
    let lines = help.lines().skip_while(|line| *line != heading).skip(1);
    lines.take_while(|line| !line.is_empty()).map(str::trim).collect()
}

/// The headings of the list of commands.
const GROUPS: [&str; 7] = ["Make:", "Check:", "Publish:", "Play:", "Exchange:", "Prove:", "Shell and help:"];

/// Every command, in the order of the list.
pub(super) fn commands() -> Vec<String> {
    let help = output(&["--help"]);
    let lines = GROUPS.iter().flat_map(|heading| section(&help, heading));
    let names = lines.map(|line| line.split(' ').next().unwrap().to_owned());
    names.filter(|name| name != "help").collect()
}

/// Whether an example serves pages until it is interrupted.
fn serves(example: &str) -> bool {
    example.starts_with("smyoz explore") && !example.contains("--export")
}

#[test]
fn every_example_of_the_help_works_where_those_before_it_were_run() {
    let (folder, mut run) = (Folder::new(), 0);
    for command in commands() {
        let help = output(&[&command, "--help"]);
        let examples = section(&help, "Examples:").into_iter().filter(|line| !line.starts_with('#'));
        let before = run;
        for example in examples.inspect(|_| run += 1).filter(|example| !serves(example)) {
            shell(&folder, example, &[]);
        }
        assert!((3..=5).contains(&(run - before)), "{command}: {} examples", run - before);
    }
}

#[test]
fn every_command_says_its_exit_codes() {
    for command in commands() {
        let help = output(&[&command, "--help"]);
        let codes: Vec<&str> =
            section(&help, "Exit codes:").into_iter().map(|line| line.split(' ').next().unwrap()).collect();
        assert!(["0", "2", "70", "130"].iter().all(|code| codes.contains(code)), "{command}: {codes:?}");
        assert_eq!(help.matches("Exit codes:").count(), 1, "{command}");
    }
}

#[test]
fn help_on_composing_is_about_the_game_that_is_named() {
    let description = |arguments: &[&str]| {
        let help = output(arguments);
        let minimum = help.lines().skip_while(|line| line.trim() != "--minimum").nth(1).unwrap().trim().to_owned();
        (help.split_once("\nUsage: ").unwrap().0.to_owned(), minimum)
    };
    let (usual, minimum) = description(&["compose", "--help"]);
    assert!(usual.contains("Every shot is needed") && usual.contains("--mercy") && !usual.contains("cell"), "{usual}");
    assert_eq!(minimum, "As few shots as possible, however hard the puzzle");
    let (sea, minimum) = description(&["compose", "--game", "sea-battle", "--help"]);
    assert!(sea.contains("Every shown cell is needed") && sea.contains("--counts minimal"), "{sea}");
    for other in ["shot ", "shots", "--min-shots", "--mercy", "--unique", "--inventory", "--clue-symmetry"] {
        assert!(!sea.contains(other), "{other}: {sea}");
    }
    assert_eq!(minimum, "As few shown cells as possible, however hard the puzzle");
    assert_eq!(description(&["book", "--game", "sea-battle", "--help"]).1, minimum);
    // The man page is about all games.
    let page = output(&["man", "compose"]);
    assert!(page.contains("\nIn SMYOZ, every shot") && page.contains("\nIn Sea Battle, every shown cell"), "{page}");
}

#[test]
fn the_short_help_is_short_and_says_what_it_hides() {
    let options = |help: &str| help.lines().filter(|line| line.starts_with("      --")).count();
    for command in commands() {
        let (short, long) = (output(&[&command, "-h"]), output(&[&command, "--help"]));
        assert!(short.lines().count() <= 40, "{command}: {} lines", short.lines().count());
        let hidden = match options(&long) - options(&short) {
            0 => String::new(),
            1 => format!("\n\n1 more option: smyoz {command} --help\n"),
            hidden => format!("\n\n{hidden} more options: smyoz {command} --help\n"),
        };
        assert_eq!(short.contains(" more option"), !hidden.is_empty(), "{command}");
        assert!(short.ends_with(&hidden), "{short}");
        assert!(!long.contains(" more option"), "{command}");
    }
}

#[test]
fn defaults_are_not_repeated_in_prose() {
    for command in commands() {
        let help = output(&[&command, "--help"]);
        // Options that have a short form, such as --help, follow with their own indentation.
        let options = help.split("\n      --").skip(1).map(|option| option.split("\n  -").next().unwrap_or(option));
        for option in options.filter(|option| option.contains("[default: ")) {
            assert!(!option.contains("by default") && !option.contains("(the default)"), "{command} --{option}");
        }
    }
}

#[test]
fn every_command_has_a_man_page() {
    let folder = Folder::new();
    assert_eq!(folder.run("man --out man/man1").yes(), "");
    let mut names: Vec<String> = commands().iter().map(|command| format!("smyoz-{command}.1")).collect();
    names.push("smyoz.1".to_owned());
    names.sort();
    assert_eq!(folder.names("man/man1"), names);
    assert_eq!(folder.run("man").yes(), folder.read("man/man1/smyoz.1"));
    for command in commands() {
        let page = folder.run(&format!("man {command}")).yes();
        assert_eq!(page, folder.read(&format!("man/man1/smyoz-{command}.1")));
        for text in [".SH EXAMPLES", ".SH \"EXIT STATUS\"", &format!("smyoz\\-{command} \\- ")] {
            assert!(page.contains(text), "{command}: {text}");
        }
    }
    // Pages that are there are replaced, and other files stay.
    folder.write("man/man1/other.1", "");
    folder.write("man/man1/smyoz.1", "old");
    assert_eq!(folder.run("man --out man/man1").yes(), "");
    assert_eq!(folder.run("man").yes(), folder.read("man/man1/smyoz.1"));
    assert!(folder.path("man/man1/other.1").exists());
}

#[test]
fn man_pages_have_no_faults() {
    if Command::new("groff").arg("--version").output().is_err() {
        eprintln!("not run: groff is not installed");
        return;
    }
    let folder = Folder::new();
    folder.run("man --out man").yes();
    for name in folder.names("man") {
        let mut groff = Command::new("groff");
        let output = groff.args(["-man", "-Tutf8", "-ww"]).arg(folder.path("man").join(&name)).output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{name}");
        assert!(output.status.success() && !output.stdout.is_empty(), "{name}");
    }
}

/// What bash offers for the last word, which is cut at `=` as bash does.
const BASH: &str = r#"
    source <(smyoz completions bash)
    [[ "$(complete -p smyoz)" == *"-o default"*"-F _smyoz_words smyoz" ]] || exit 1
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
    # Only bash itself may call this.
    compopt() { :; }
    "_smyoz_words" smyoz "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
    printf '%s\n' "${COMPREPLY[@]}"
"#;

/// What zsh offers for the last word, in a terminal, since it completes nowhere else.
const ZSH: &str = r#"
    mkdir -p functions && smyoz completions zsh > functions/_smyoz
    zmodload zsh/zpty
    typeset -a offered
    zpty shell zsh -f -i
    # Nothing is added here, so the completer of what is ignored would follow.
    # The quotes within the marks are for the terminal's echo, which must not be taken for them.
    zpty -w shell 'PS1= PROMPT_SP= fpath=($PWD/functions $fpath); autoload -Uz compinit; compinit -u -D
    zstyle ":completion:*" completer _complete
    compadd() {
        [[ " ${(j: :)@[1,(i)(-|--)]}" == *\ -[OAD]* ]] && { builtin compadd "$@"; return }
        local -a found; builtin compadd -A found "$@"; print -rl -- "offe""red:$IPREFIX"$^found
    }
    offer() { compstate[list]= compstate[insert]=; _main_complete; print -r -- do""ne: }
    zle -C offer complete-word offer; bindkey "^T" offer; print -r -- rea""dy:'
    zpty -r shell text '*ready:*'
    # The function that was autoloaded must do the same when it is called again.
    for attempt in 1 2; do
        zpty -w -n shell $'\C-u'"$*"$'\C-t'
        zpty -r shell text '*done:*'
        offered[attempt]=$(print -rl -- ${(M)${(f)text//$'\r'}##*offered:*} | sed 's/.*offered://')
    done
    [[ $offered[1] == $offered[2] ]] || print -r -- "first $offered[1], then $offered[2]"
    print -r -- $offered[2]
"#;

/// What fish offers for the last word, without what it says of it.
const FISH: &str = r#"
    smyoz completions fish | source
    complete -C (string join ' ' -- $argv) | string split -f1 \t; true
"#;

/// What a shell offers for the last of these words.
fn completed(folder: &Folder, shell: &[&str], words: &[&str]) -> Vec<String> {
    let path = std::env::var("PATH").unwrap();
    let path = format!("{}:{path}", Path::new(SMYOZ).parent().unwrap().display());
    let mut command = Command::new(shell[0]);
    command.args(&shell[1..]).args(words).current_dir(folder.path("")).env("PATH", path);
    let output = command.output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{words:?}: {output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().filter(|line| !line.is_empty()).sorted().dedup().map(str::to_owned).collect()
}

/// Checks what a shell offers: what every shell does, and these.
#[track_caller]
fn offers(shell: &[&str], own: &[(&[&str], &[&str])]) {
    let folder = Folder::new();
    folder.write("marks.txt", "");
    folder.write("book.toml", "");
    for (words, wanted) in COMPLETED.iter().chain(own) {
        let wanted: Vec<_> = wanted.iter().sorted().copied().collect();
        assert_eq!(completed(&folder, shell, words), wanted, "{}: {words:?}", shell[0]);
    }
}

/// Whether a shell is installed; in CI it must be.
pub(super) fn is_installed(shell: &str) -> bool {
    let is_there = Command::new(shell).arg("--version").output().is_ok();
    assert!(is_there || std::env::var_os("CI").is_none(), "{shell} is not installed");
    if !is_there {
        eprintln!("not run: {shell} is not installed");
    }
    is_there
}

const NOTHING: &[&str] = &[];

/// What every shell completes.
const COMPLETED: [(&[&str], &[&str]); 20] = [
    (&["smyoz", "ver"], &["verify"]),
    (&["smyoz", "compose", "--level", "b"], &["beginner", "beyond"]),
    // All levels are no member of a list of levels.
    (
        &["smyoz", "compose", "--level", "beginner,"],
        &["beginner,advanced", "beginner,beyond", "beginner,grandmaster", "beginner,master"],
    ),
    (&["smyoz", "compose", "--format", "pd"], &["pdf"]),
    (&["smyoz", "compose", "--format", "json,p"], &["json,pdf", "json,png"]),
    (&["smyoz", "compose", "--avoid", "bearing,side"], &["bearing,side-rule"]),
    (&["smyoz", "compose", "--format", "json,"], &["json,pdf", "json,png", "json,svg", "json,text"]),
    (&["smyoz", "compose", "--format", "svg,json,p"], &["svg,json,pdf", "svg,json,png"]),
    (
        &["smyoz", "compose", "--level", "advanced.."],
        &["advanced..beyond", "advanced..grandmaster", "advanced..master"],
    ),
    (&["smyoz", "list", "--level", "beginner,master..b"], &["beginner,master..beyond"]),
    (&["smyoz", "list", "--level", "..b"], &["..beginner", "..beyond"]),
    (&["smyoz", "rate", "p.json", "--hint", ""], &["1", "2", "3"]),
    (&["smyoz", "compose", "--level", "beginner,m"], &["beginner,master"]),
    (&["smyoz", "print", "--page", ""], &["a4", "a5", "letter"]),
    // Options after files.
    (&["smyoz", "print", "p.json", "--pa"], &["--page"]),
    (&["smyoz", "print", "p.json", "q.json", "--page", ""], &["a4", "a5", "letter"]),
    (&["smyoz", "completions", ""], &["bash", "elvish", "fish", "powershell", "zsh"]),
    (&["smyoz", "man", "comp"], &["completions", "compose"]),
    (&["smyoz", "help", "comp"], &["completions", "compose"]),
    (&["smyoz", "rate", "p.json", "--marks", "m"], &["marks.txt"]),
];

#[test]
fn bash_completes_values_files_and_lists() {
    let version = Command::new("bash").args(["-c", "((BASH_VERSINFO >= 4))"]).status();
    if !version.is_ok_and(|status| status.success()) {
        eprintln!("not run: bash 4 is not installed");
        return;
    }
    let own: &[(&[&str], &[&str])] = &[
        (&["smyoz", "compose", "--level", "=", "m"], &["master"]),
        (&["smyoz", "compose", "--lev"], &["--level"]),
        (&["smyoz", "compose", "--format", "=", "svg,t"], &["svg,text"]),
        (&["smyoz", "compose", "--touch", ""], &["none", "corners"]),
        (&["smyoz", "check", "b.txt", "--columns", ""], &["latin", "cyrillic"]),
        (&["smyoz", "rate", "p.json", "--hint", "=", ""], &["1", "2", "3"]),
        (&["smyoz", "book", "--theme", ""], &["book.toml", "marks.txt"]),
        (&["smyoz", "book", "--walkthrough", ""], &["all"]),
        // What is no file completes to none.
        (&["smyoz", "book", "--title", "m"], &["m"]),
        (&["smyoz", "book", "--title", ""], NOTHING),
        (&["smyoz", "compose", "--seed", ""], NOTHING),
        // No words: bash itself completes files.
        (&["smyoz", "verify", "mar"], NOTHING),
        (&["smyoz", "print", ""], NOTHING),
        (&["smyoz", "explore", "p.json", ""], NOTHING),
        (&["smyoz", "-q", "check", ""], NOTHING),
        (
            &["smyoz", "techniques", ""],
            &["-q", "-h", "--game", "--level", "--lang", "--json", "--quiet", "--color", "--help"],
        ),
    ];
    offers(&["bash", "--norc", "-c", BASH, "bash"], own);
}

#[test]
fn zsh_completes_values_files_and_lists() {
    if !is_installed("zsh") {
        return;
    }
    let own: &[(&[&str], &[&str])] = &[
        (&["smyoz", "compose", "--level=m"], &["--level=master"]),
        (&["smyoz", "verify", "mar"], &["marks.txt"]),
        (&["smyoz", "book", "--title", "m"], NOTHING),
        (&["smyoz", "compose", "--format=json,p"], &["--format=json,pdf", "--format=json,png"]),
        (&["smyoz", "compose", "--level=master.."], &["--level=master..beyond", "--level=master..grandmaster"]),
        (&["smyoz", "print", "book.toml", "mar"], &["marks.txt"]),
    ];
    offers(&["zsh", "-f", "-c", ZSH, "zsh"], own);
}

#[test]
fn fish_completes_values_files_and_lists() {
    if !is_installed("fish") {
        return;
    }
    let own: &[(&[&str], &[&str])] = &[
        (&["smyoz", "compose", "--level=m"], &["--level=master"]),
        (&["smyoz", "verify", "mar"], &["marks.txt"]),
        (&["smyoz", "compose", "--format=json,p"], &["--format=json,pdf", "--format=json,png"]),
    ];
    offers(&["fish", "--no-config", "-c", FISH], own);
}

#[test]
fn tips_do_not_mislead() {
    let folder = Folder::new();
    let run = folder.run("print p.json -o x.pdf");
    assert!(run.code == 2 && run.stderr.contains("unexpected argument '-o'") && !run.stderr.contains("tip"), "{run:?}");
    // The nearest of what there is, or nothing: never what is not close.
    for (arguments, tip) in [
        ("compose --sead 3", "a similar argument exists: '--seed'"),
        ("compose --levl 3", "a similar argument exists: '--level'"),
        ("print --hints p.json", ""),
        ("compose --pages 3", ""),
        ("solve --hint p.json", ""),
        ("book --parts foo p.json", ""),
        ("book --parts forword p.json", "did you mean `foreword`?"),
        ("compose --game batleship", "a similar value exists: 'battleship'"),
        ("compose --game chess", ""),
        ("compose --engine serch", "a similar value exists: 'search'"),
        ("compose --level expert", ""),
        ("help compse", "a similar subcommand exists: 'compose'"),
        ("verfy p.json", "a similar subcommand exists: 'verify'"),
        ("paint p.json", "a similar subcommand exists: 'print'"),
        ("draw p.json", ""),
    ] {
        let run = folder.run(arguments);
        assert!(run.code == 2 && run.stderr.contains(tip), "{run:?}");
        let has_tip = run.stderr.contains("similar") || run.stderr.contains("did you mean");
        assert_eq!(has_tip, !tip.is_empty(), "{run:?}");
    }
    // The usage is not that of another option.
    let run = folder.run("compose --sead 3");
    assert!(run.stderr.contains("\nUsage: smyoz compose [OPTIONS]\n"), "{run:?}");
}

#[test]
fn help_shows_how_puzzles_are_written() {
    let help = output(&["verify", "--help"]);
    let (_, samples) = help.split_once("Puzzles in files:").unwrap();
    let (samples, _) = samples.split_once("docs/formats.md").unwrap();
    // A long one is broken into lines, which is JSON all the same.
    let samples: Vec<String> = samples.split("{\"format\"").skip(1).map(|rest| format!("{{\"format\"{rest}")).collect();
    assert_eq!(samples.len(), 2, "{help}");
    for sample in samples {
        let folder = Folder::with("p.json", &sample);
        let run = folder.run("verify p.json");
        assert!(run.code < 2 && run.stderr.is_empty(), "{sample}: {run:?}");
    }
    assert!(!output(&["rules", "--help"]).contains("--show-seed"));
}

#[test]
fn help_lists_the_options_of_the_game_that_is_named() {
    let options = |arguments: &[&str]| -> Vec<String> {
        let help = output(arguments);
        let lines = help.lines().filter_map(|line| line.trim_start().strip_prefix("--"));
        lines.map(|line| line.split([' ', '=', '[']).next().unwrap().to_owned()).collect()
    };
    let has = |options: &[String], name: &str| options.iter().any(|option| option == name);
    let usual = options(&["compose", "--help"]);
    let sea = options(&["compose", "--game", "sea-battle", "--help"]);
    for name in ["level", "minimum", "start", "pattern", "engine", "out"] {
        assert!(has(&usual, name) && has(&sea, name), "--{name}");
    }
    for name in ["inventory", "mercy", "shots", "min-shots", "shots-show", "unique"] {
        assert!(has(&usual, name) && !has(&sea, name), "--{name}");
    }
    for name in ["size", "fleet", "mines", "counts", "cells"] {
        assert!(!has(&usual, name) && has(&sea, name), "--{name}");
    }
    assert!(output(&["generate", "--game=battleship", "-h"]).contains("--size"));
    assert!(!output(&["generate", "-h"]).contains("--size"));
    // What does not apply is refused by name; completions and man pages have all of it.
    let folder = Folder::new();
    folder.refuses("compose --game sea-battle --mercy", "--mercy is not for --game sea-battle");
    folder.refuses("compose --counts all", "--counts is only for --game sea-battle");
    let page = folder.run("man compose").yes();
    assert!(page.contains("\\-\\-mines") && page.contains("\\-\\-mercy"));
}

#[test]
fn the_puzzle_to_begin_with_says_which_game_it_is_of() {
    let folder = Folder::new();
    folder.write("b.json", folder.run("-q compose --game sea-battle --size 6x6 --seeds 1..1 --json").yes());
    let run = folder.run("compose --start b.json --seeds 1.. --json");
    assert!(run.code == 0 && run.stdout.starts_with("{\"format\":\"sea-battle-puzzle/1\""), "{run:?}");
    let address = folder.run("convert b.json --to puzz-link").yes();
    let run = folder.run(&format!("compose --seeds 1.. --json --start {}", address.trim_end()));
    assert!(run.code == 0 && run.stdout.contains("\"width\":6"), "{run:?}");
}

#[test]
fn no_command_is_in_no_group() {
    let command = smyoz::cli::command(&smyoz::built_in());
    let all: Vec<&str> =
        command.get_subcommands().map(clap::Command::get_name).filter(|name| *name != "help").collect();
    assert_eq!(all.into_iter().sorted().collect_vec(), commands().iter().sorted().collect_vec());
}

#[test]
fn shells_know_what_each_argument_takes() {
    let mut command = smyoz::cli::command(&smyoz::built_in());
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
            "FILE|DIR" | "PATH" | "PUZZLE" | "FILE|ADDRESS" | "PUZZLE|GAME|LAYOUT|LINK" => {
                [ValueHint::AnyPath, ValueHint::FilePath].contains(&hint)
            }
            _ => hint == ValueHint::Other,
        };
        assert!(wanted, "{name}: {hint:?}");
    }
}
