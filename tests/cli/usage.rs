//! The command line itself: wrong arguments, completions, the manual page.

use super::Folder;
use super::help::commands;

/// Asserts that the arguments are refused, the message begins with this, and nothing was made.
#[track_caller]
fn refused(arguments: &str, message: &str) {
    let folder = Folder::new();
    let run = folder.run(arguments);
    assert_eq!((run.code, &*run.stdout), (2, ""), "{run:?}");
    assert!(run.stderr.starts_with(message), "{}", run.stderr);
    assert!(folder.content().is_empty());
}

#[test]
fn seeds() {
    let seed = "is not a seed: expected one to six digits, such as `123456`";
    for wrong in ["1000000", "x", "1.5", "+1"] {
        let message = format!("error: invalid value '{wrong}' for '--seed <SEED>': `{wrong}` {seed}");
        refused(&format!("generate --seed {wrong}"), &message);
        refused(&format!("compose --seed {wrong}"), &message);
    }
    // The Explorer makes seeds of dates.
    for date in ["20261127", "2026-11-27"] {
        let message = format!(
            "error: invalid value '{date}' for '--seed <SEED>': `{date}` is not a seed: expected one to six digits; for \
             the puzzles of that day, the Explorer begins with 261127 (beginner), 511127 (advanced), 761127 (master) and \
             011127 (grandmaster)"
        );
        refused(&format!("compose --seed {date}"), &message);
    }
    refused(
        "compose --seed 20261327",
        &format!("error: invalid value '20261327' for '--seed <SEED>': `20261327` {seed}"),
    );
    refused("generate", "error: the following required arguments were not provided:\n  --seed <SEED>\n");
    let range = |wrong: &str, message: &str| {
        let message = format!("error: invalid value '{wrong}' for '--seeds <A..B>': {message}");
        refused(&format!("compose --seeds {wrong}"), &message);
    };
    range("5..4", "the range is reversed: expected 000004..000005\n");
    range("5", "expected two seeds A..B, such as 100000..100099\n");
    range("5-6", "expected two seeds A..B, such as 100000..100099\n");
    range("999999..1000000", &format!("`1000000` {seed}"));
    range("..5", &format!("`` {seed}"));
    refused(
        "compose --seeds 1..2 --seed 3",
        "error: the argument '--seeds <A..B>' cannot be used with '--seed <SEED>'",
    );
}

#[test]
fn numbers() {
    const RANGE: &str = "expected a number or a range, such as 3, 2..4, ..4 or 2..";
    const SHARD: &str = "is not a shard: expected K/N with K from 1 to N, such as 3/16";
    for (arguments, message) in [
        (
            "compose --count 0",
            "error: invalid value '0' for '--tries <N>': expected a whole number from 1 to 1000000\n",
        ),
        (
            "compose --threads 0",
            "error: invalid value '0' for '--threads <N>': expected a whole number from 1 to 1024\n",
        ),
        (
            "compose --threads 1025",
            "error: invalid value '1025' for '--threads <N>': expected a whole number from 1 to 1024\n",
        ),
        (
            "verify - --threads 0",
            "error: invalid value '0' for '--threads <N>': expected a whole number from 1 to 1024\n",
        ),
        (
            "compose --min-shots 82",
            "error: invalid value '82' for '--min-shots <N>': expected a whole number from 0 to 81\n",
        ),
        ("compose --shots 82", "smyoz: no puzzle matches: shots 82..82: 0 to 81 are possible\n"),
        ("compose --shots x", &format!("error: invalid value 'x' for '--shots <RANGE>': {RANGE}\n")),
        ("compose --shots 3..x", &format!("error: invalid value '3..x' for '--shots <RANGE>': {RANGE}\n")),
        ("compose --moored x", &format!("error: invalid value 'x' for '--moored <RANGE>': {RANGE}\n")),
        (
            "compose --islands 4..3",
            "error: invalid value '4..3' for '--islands <RANGE>': the range is reversed: expected 3..4\n",
        ),
        ("compose --want 0", "error: invalid value '0' for '--want <N>': expected a whole number from 1 to 1000000\n"),
        (
            "compose --want abc",
            "error: invalid value 'abc' for '--want <N>': expected a whole number from 1 to 1000000\n",
        ),
        (
            "verify - --time-limit -1",
            "error: invalid value '-1' for '--time-limit <SECONDS>': expected a number of seconds, such as 2.5\n",
        ),
        (
            "solve - --limit 4294967296",
            "error: invalid value '4294967296' for '--limit <N>': the number is too large\n",
        ),
        (
            "compose --give-up 0",
            "error: invalid value '0' for '--give-up <N>': expected a whole number from 1 to 1000000\n",
        ),
        ("compose --shard 0/3", &format!("error: invalid value '0/3' for '--shard <K/N>': `0/3` {SHARD}\n")),
        ("compose --shard 4/3", &format!("error: invalid value '4/3' for '--shard <K/N>': `4/3` {SHARD}\n")),
        ("compose --shard 1", &format!("error: invalid value '1' for '--shard <K/N>': `1` {SHARD}\n")),
        ("solve - --limit 0", "error: invalid value '0' for '--limit <N>': expected a whole number from 1\n"),
        ("encode - --limit 0", "error: invalid value '0' for '--models <N>': expected a whole number from 1\n"),
    ] {
        refused(arguments, message);
    }
}

#[test]
fn names() {
    let items = "alpha, beta, gamma, delta, water_lines, moored, islands";
    let symmetries = "none, rotate, rotate90, mirror, flip, diagonal";
    for (option, wrong, values) in [
        ("--withhold <ITEMS>", "ships", items),
        ("--clue-symmetry <SYMMETRY>", "spiral", symmetries),
        ("--format <FORMAT>", "gif", "json, text, svg, pdf, png"),
        ("--lang <LANG>", "de", "hu, en, pl"),
        ("--ink <INK>", "red", "colour, mono"),
    ] {
        let (name, _) = option.split_once(' ').unwrap();
        let message = format!("error: invalid value '{wrong}' for '{option}'\n  [possible values: {values}]\n");
        refused(&format!("compose {name} {wrong}"), &message);
    }
    let engines = "error: invalid value 'z3' for '--engine <ENGINE>'\n  [possible values: sat, search, auto]\n";
    refused("solve - --engine z3", engines);
    refused("paint", "error: unrecognized subcommand 'paint'\n");
    refused("verify", "error: the following required arguments were not provided:\n  <PUZZLE>...\n");
    refused("", "Compose, check, print and play puzzles");
}

#[test]
fn completions_are_made_for_every_shell() {
    let (folder, commands) = (Folder::new(), commands());
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = folder.run(&format!("completions {shell}")).yes();
        assert!(commands.iter().all(|command| script.contains(command)), "{shell}");
        assert!(script.contains("clue-symmetry"), "{shell}");
    }
    refused("completions tcsh", "error: invalid value 'tcsh' for '<SHELL>'\n");
}

#[test]
fn a_language_that_a_game_does_not_speak_is_refused() {
    for (arguments, game) in [
        ("rules --game smyoz --lang pl", "smyoz"),
        ("techniques --game sea-battle --lang pl", "sea-battle"),
        ("contest --game garnsi-malom --text --lang pl", "garnsi-malom"),
        ("explore --lang pl", "smyoz"),
    ] {
        refused(arguments, &format!("smyoz: --lang pl: {game} speaks only hu and en"));
    }
}
