//! How a book was made: what somebody needs to make the same book again.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use itertools::Itertools;

use super::Bind;
use super::choice::{filters, named};
use super::values::{Day, PartArg, order_name, pace_name};
use crate::cli::input::{Source, is_journal};
use crate::cli::{CommandError, shown};
use crate::registry::Registry;
use smyoz_core::batch::{Header, Plan, on_command_line};
use smyoz_core::puzzles::Seed;
use smyoz_paper::book::{Order, Pace, Proof};

/// The longest list of seeds. A longer one is left out, as the index lists the ids of all puzzles.
const LONGEST_LIST: usize = 1500;

/// Options of composing that do not decide which puzzles come about.
const UNIMPORTANT: [&str; 4] = ["format", "lang", "ink", "certify"];

/// The value of an option that has none on the command line.
pub(in crate::cli) const YES: &str = "yes";

/// The plans of the batches from which puzzles are read; `None` for files that are no batch.
pub(super) fn plans(paths: &[PathBuf]) -> Result<Vec<Option<Plan>>, CommandError> {
    paths.iter().map(|path| plan_of(path)).try_collect()
}

/// How a book of these puzzles is made: the program and, with a colophon, the commands, and the
/// seeds if no batch names them.
pub(super) fn making(
    registry: &Registry,
    bind: &Bind,
    (date, pace): (Option<Day>, Option<Pace>),
    plans: &[Option<Plan>],
    puzzles: &[Source],
) -> Vec<String> {
    let mut made = vec![concat!("smyoz ", env!("CARGO_PKG_VERSION")).to_owned()];
    if !bind.colophon {
        return made;
    }
    made.push(binding(registry, bind, date, pace));
    made.extend(plans.iter().flatten().map(composing));
    if plans.iter().any(Option::is_none) {
        made.extend(seeds(puzzles.iter().map(|source| source.puzzle.seed())));
    }
    made
}

/// What is known about the number of solutions: both engines proved it where puzzles were composed
/// with the usual one, and have been verified since.
pub(super) fn proof(bind: &Bind, plans: &[Option<Plan>]) -> Option<Proof> {
    let is_twice = |plan: &Plan| !plan.options.contains_key("engine");
    let is_proved_twice = plans.iter().all(|plan| plan.as_ref().is_some_and(is_twice));
    match (bind.unverified, is_proved_twice) {
        (true, _) => None,
        (false, true) => Some(Proof::Twice),
        (false, false) => Some(Proof::Once),
    }
}

/// The plan of the batch from which puzzles are read; `None` if they come from elsewhere, or if the
/// batch was joined from others.
fn plan_of(path: &Path) -> Result<Option<Plan>, CommandError> {
    let directory = match is_journal(path) {
        true => path.parent().unwrap_or(path),
        false => path,
    };
    let header = if directory.is_dir() { Header::of_batch(directory)? } else { None };
    Ok(header.map(|header| header.plan).filter(|plan| !plan.is_joined()))
}

/// The command that composes a batch.
fn composing(plan: &Plan) -> String {
    let mut options = BTreeMap::from([("seeds".to_owned(), plan.seeds.to_string())]);
    options.extend(plan.want.map(|want| ("want".to_owned(), want.to_string())));
    options.extend(plan.shard.map(|shard| ("shard".to_owned(), shard.to_string())));
    let others = plan.options.iter().filter(|(name, _)| !UNIMPORTANT.contains(&&***name));
    options.extend(others.map(|(name, value)| (name.clone(), on_command_line(value))));
    command("smyoz compose", options.iter().map(|(name, value)| (&**name, &**value)))
}

/// The command that binds the book, without its texts, which can be read in it.
fn binding(registry: &Registry, bind: &Bind, date: Option<Day>, pace: Option<Pace>) -> String {
    let (style, mut chosen) = (bind.style.names(), Vec::new());
    let mut options = vec![
        ("lang", style.0),
        ("ink", style.1),
        ("page", bind.page.to_string()),
        ("per-page", bind.per_page.clone()),
        ("solutions-per-page", bind.solutions_per_page().to_owned()),
    ];
    match bind.order() {
        Order::Shuffled(seed) => options.push(("shuffle", seed.to_string())),
        order => options.push(("sort", order_name(order).to_owned())),
    }
    options.extend(bind.pages.map(|pages| ("pages", pages.to_string())));
    options.extend(bind.printer.map(|printer| ("for", printer.name().to_owned())));
    options.extend(bind.scatter_solutions.then(|| ("scatter-solutions", YES.to_owned())));
    options.extend(bind.solution_lines.then(|| ("solution-lines", YES.to_owned())));
    options.extend(pace.map(|pace| ("minutes", pace_name(pace))));
    options.extend((bind.hints > 0).then(|| ("hints", bind.hints.to_string())));
    options.extend((!bind.told.is_empty()).then(|| ("walkthrough", bind.told.iter().join(","))));
    options.extend((bind.parts != [PartArg::Auto]).then(|| ("parts", bind.parts.iter().join(","))));
    options.push(("colophon", YES.to_owned()));
    options.extend(bind.mercy_shot.name().map(|place| ("mercy-shot", place.to_owned())));
    options.extend(bind.solutions.as_ref().map(|file| ("solutions", shown::name(file))));
    options.extend(bind.competition.map(|minutes| ("competition", minutes.to_string())));
    options.extend(bind.magazine.then(|| ("magazine", YES.to_owned())));
    options.extend(bind.link.as_ref().map(|site| ("link", site.to_string())));
    options.extend(bind.theme.options());
    options.extend(date.map(|date| ("date", date.to_string())));
    options.extend(bind.bleed.map(|bleed| ("bleed", bleed.to_string())));
    options.extend(bind.style.show_seed.then(|| ("show-seed", YES.to_owned())));
    options.extend(bind.interior.then(|| ("interior", YES.to_owned())));
    if !bind.paths.is_empty() {
        options.extend(bind.wanted.want.map(|want| ("want", want.to_string())));
        chosen = named(&filters(&bind.wanted, registry));
    }
    let chosen = chosen.iter().map(|(name, value)| (&**name, &**value));
    let options = options.iter().map(|(name, value)| (*name, &**value)).chain(chosen);
    let recipe =
        bind.recipe.as_ref().map_or_else(String::new, |path| format!(" {}", shown::command([shown::name(path)])));
    command(&format!("smyoz book{recipe}"), options)
}

/// A command with options; those without a value have the one of a switch.
fn command<'a>(command: &str, options: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let options = options.map(|(name, value)| match value {
        YES => format!(" --{name}"),
        _ => format!(" --{name} {}", shown::command([value])),
    });
    format!("{command}{}", options.collect::<String>())
}

/// The seeds of puzzles as ranges, if all have one and the list is not too long.
fn seeds(seeds: impl Iterator<Item = Option<Seed>>) -> Option<String> {
    let seeds: Option<Vec<_>> = seeds.collect();
    let mut ranges: Vec<(Seed, Seed)> = Vec::new();
    for seed in seeds?.into_iter().sorted_unstable().dedup() {
        match ranges.last_mut() {
            Some((_, last)) if seed.number() == last.number() + 1 => *last = seed,
            _ => ranges.push((seed, seed)),
        }
    }
    let list = ranges.iter().map(|(first, last)| match first == last {
        true => first.to_string(),
        false => format!("{first}–{last}"),
    });
    Some(format!("SEED: {}", list.format(", "))).filter(|list| list.len() <= LONGEST_LIST)
}

#[cfg(test)]
mod tests {
    use clap::{Args, Command, CommandFactory, FromArgMatches};

    use super::*;
    use crate::bare_game::registry;
    use crate::cli::compose::Wanted;
    use crate::cli::games::with_options;

    /// The options that change no page: files, what is written beside the book, and how it is
    /// worked out; and the texts, which can be read in it.
    const LEFT_OUT: [&str; 26] = [
        // Told as the minutes that fit best.
        "times",
        "instructions",
        "out",
        "cover",
        "cover-picture",
        "cover-design",
        "hardcover",
        "series",
        "volume",
        "paper-thickness",
        "blurb",
        "title",
        "subtitle",
        "author",
        "publisher",
        "isbn",
        "unverified",
        "game",
        "print-theme",
        "print-recipe",
        "copyright",
        "puzzles",
        "resume",
        "threads",
        "help",
        "version",
    ];

    #[test]
    fn no_option_that_changes_the_pages_is_forgotten() {
        #[derive(clap::Parser)]
        struct Line {
            #[command(flatten)]
            bind: Bind,
        }
        let line = "book p.json --out b.pdf --lang hu --ink mono --page a5 --per-page 2 --pages 48 --solutions-per-page 9 --sort id \
            --for kdp --scatter-solutions --solution-lines --hints 2 --walkthrough 1,3..4 --parts all --colophon --mercy-shot flap --solutions s.pdf --theme a/t.toml --large-print --font f.ttf \
            --font g.ttf --bleed 3 --interior --show-seed --link https://example.org --minutes 5,0.5 --date 2026-11-23";
        let told = |line: &str| {
            let program = with_options(Line::command(), &registry());
            let matches = program.get_matches_from(line.split_whitespace());
            let Line { bind } = Line::from_arg_matches(&matches).unwrap();
            binding(&registry(), &bind, bind.date, bind.minutes)
        };
        // These two do not go together.
        let told = ["--competition 60", "--magazine"].map(|occasion| told(&format!("{line} {occasion}"))).concat();
        let named: Vec<&str> = told.split_whitespace().filter_map(|word| word.strip_prefix("--")).collect();
        assert!(
            told.contains("--walkthrough 1,3..4") && told.contains("--theme t.toml") && !told.contains("a/t"),
            "{told}"
        );
        let command = Bind::augment_args(Command::new("book"));
        for name in command.get_arguments().filter_map(clap::Arg::get_long) {
            let is_told = named.contains(&name) || LEFT_OUT.contains(&name) || name == "shuffle";
            assert!(is_told || Wanted::has_option(&registry(), name), "--{name} is not told: {told}");
        }
    }
}
