//! Which of the puzzles that are given come into a book.

use std::collections::{BTreeMap, HashMap};

use itertools::Itertools;

use super::BookOptionError;
use super::making::YES;
use crate::cli::compose::Wanted;
use crate::cli::input::Source;
use crate::cli::output::tell;
use crate::cli::rows::{CountedFilters, Filters};
use crate::registry::{Registry, Wishes};
use smyoz_core::puzzles::{Bounds, Claim, Id, Level, Seed};

/// The options of composing, of whatever game, that can also choose among puzzles that are given.
const FILTERS: [&str; 5] = ["want", "level", "score", "stars", "shots"];

/// Whether an option of composing can also choose among puzzles that are given: one of these, or one
/// that is named after what is counted in solutions or what puzzles claim.
pub(super) fn is_filter(registry: &Registry, name: &str) -> bool {
    let mut counted = registry.counted().into_iter();
    FILTERS.contains(&name)
        || counted.any(|one| one.name == name)
        || Claim::ALL.iter().any(|claim| claim.name() == name)
}

pub(super) fn filters(wanted: &Wanted, registry: &Registry) -> Filters {
    let Wanted { wishes: Wishes { level, score, stars, .. }, ref own, .. } = *wanted;
    let bounds = |name| own.value::<Bounds>(name).copied();
    let counted = registry.counted().into_iter().filter_map(|one| Some((one.name.to_owned(), bounds(one.name)?)));
    Filters {
        shots: bounds("shots"),
        counted: CountedFilters(counted.collect()),
        kind: Claim::ALL.into_iter().find(|claim| own.value(claim.name()) == Some(&true)),
        level,
        stars,
        search: None,
        score,
        size: None,
    }
}

/// The options that choose so, sorted by name.
pub(super) fn named(filters: &Filters) -> Vec<(String, String)> {
    let bounds = |bounds: Option<Bounds>| bounds.map(|bounds| bounds.to_string());
    let named = [
        ("level", filters.level.map(|levels| levels.to_string())),
        ("score", bounds(filters.score)),
        ("shots", bounds(filters.shots)),
        ("stars", bounds(filters.stars)),
    ];
    let counted = filters.counted.0.iter().map(|(name, bounds)| (name.clone(), bounds.to_string()));
    let kind = filters.kind.map(|kind| (kind.name().to_owned(), YES.to_owned()));
    let named = named.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?)));
    named.chain(counted).chain(kind).sorted().collect()
}

/// Which puzzles are wanted of those that are given.
pub(super) struct Choice<'a> {
    pub filters: &'a Filters,
    /// How many; with several levels, evenly spread. All of them if no number is given.
    pub want: Option<u32>,
    /// They are drawn at random with this seed, instead of the first ones.
    pub draw: Option<Seed>,
}

impl Choice<'_> {
    /// Divides puzzles into those that are wanted and the others. The number of all includes
    /// those that were left out before.
    pub fn of(&self, sources: Vec<Source>, given: usize) -> Result<(Vec<Source>, Vec<Source>), BookOptionError> {
        let mut passed: Vec<usize> = (0..sources.len()).filter(|&at| self.filters.pass(&*sources[at].puzzle)).collect();
        if passed.is_empty() {
            return Err(BookOptionError::NoneLeft { given });
        }
        if let Some(want) = self.want.map(|want| want as usize) {
            if let Some(seed) = self.draw {
                passed.sort_by_cached_key(|&at| sources[at].puzzle.id());
                seed.stream("book draw").shuffle(&mut passed);
            }
            passed = self.wanted(passed, &sources, want, given)?;
        }
        let mut rest: Vec<Option<Source>> = sources.into_iter().map(Some).collect();
        let chosen = passed.into_iter().filter_map(|at| rest[at].take()).collect();
        Ok((chosen, rest.into_iter().flatten().collect()))
    }

    /// The first of these puzzles, if there are enough of each level.
    fn wanted(
        &self,
        passed: Vec<usize>,
        sources: &[Source],
        want: usize,
        given: usize,
    ) -> Result<Vec<usize>, BookOptionError> {
        let Some(levels) = self.filters.level else { return first(&passed, sources, want, "", given) };
        let mut by_level: BTreeMap<Option<Level>, Vec<usize>> = BTreeMap::new();
        for at in passed {
            by_level.entry(sources[at].puzzle.level()).or_default().push(at);
        }
        let of_level = |(of, share): (Level, usize)| {
            let name = format!(" of level {of}");
            first(&by_level.remove(&Some(of)).unwrap_or_default(), sources, share, &name, given)
        };
        let chosen: Result<Vec<_>, _> = levels.shares(want).map(of_level).collect();
        Ok(chosen?.concat())
    }
}

/// The first of these, if there are enough: of each game as many, as far as it has them, in the
/// order in which they are given.
fn first(
    puzzles: &[usize],
    sources: &[Source],
    want: usize,
    of: &str,
    given: usize,
) -> Result<Vec<usize>, BookOptionError> {
    if puzzles.len() < want {
        return Err(BookOptionError::TooFew { want, of: of.to_owned(), found: puzzles.len(), given });
    }
    let mut of_game: HashMap<&str, usize> = HashMap::new();
    let in_turn = puzzles.iter().enumerate().sorted_by_cached_key(|(_, at)| {
        let turn = of_game.entry(sources[**at].puzzle.game()).or_default();
        *turn += 1;
        *turn
    });
    Ok(in_turn.take(want).sorted().map(|(_, &at)| at).collect())
}

/// Leaves out puzzles that are images of earlier ones, or given twice: nobody wants to solve a
/// puzzle again.
#[derive(Default)]
pub(super) struct Twins {
    seen: HashMap<Id, String>,
    left_out: usize,
    example: String,
    /// The puzzles by their solutions, the number of those with the solution of another, and one.
    solutions: HashMap<Id, String>,
    relatives: usize,
    relative: String,
}

impl Twins {
    /// These puzzles without those that were seen before.
    pub fn without(&mut self, mut sources: Vec<Source>) -> Vec<Source> {
        sources.retain(|source| {
            let id = source.puzzle.id();
            let Some(first) = self.seen.get(&id) else {
                self.seen.insert(id, source.name());
                self.relate(source);
                return true;
            };
            if self.left_out == 0 {
                self.example = format!("{} is {first} again", source.name());
            }
            self.left_out += 1;
            false
        });
        sources
    }

    /// Counts a puzzle that has the solution of another one.
    fn relate(&mut self, source: &Source) {
        let Some(solution) = source.puzzle.solution_id() else { return };
        let Some(first) = self.solutions.get(&solution) else {
            self.solutions.insert(solution, source.name());
            return;
        };
        if self.relatives == 0 {
            self.relative = format!("{} has that of {first}", source.name());
        }
        self.relatives += 1;
    }

    /// Says what was left out, and which solutions are there more than once.
    pub fn report(&self) {
        let relative = &self.relative;
        match self.relatives {
            0 => {}
            1 => tell(format_args!("a puzzle has the solution of another one, perhaps mirrored: {relative}")),
            number => {
                tell(format_args!("{number} puzzles have the solution of another one, perhaps mirrored: {relative}"));
            }
        }
        let example = &self.example;
        match self.left_out {
            0 => {}
            1 => tell(format_args!("left out a puzzle that is there already, perhaps mirrored: {example}")),
            number => {
                tell(format_args!("left out {number} puzzles that are there already, perhaps mirrored: {example}"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::{Args, Command, FromArgMatches};

    use super::*;
    use crate::bare_game::registry;
    use crate::cli::games::with_options;

    #[test]
    fn a_program_needs_no_options_of_games_that_it_does_not_have() {
        let registry = registry();
        let command = with_options(Wanted::augment_args(Command::new("book")), &registry);
        let wanted = Wanted::from_arg_matches(&command.get_matches_from(["book"])).unwrap();
        let filters = filters(&wanted, &registry);
        assert!(filters.counted.0.is_empty() && filters.kind.is_none() && wanted.wishes.start.is_none());
        assert!(!Wanted::has_option(&registry, "moored") && Wanted::has_option(&registry, "level"));
    }
}
