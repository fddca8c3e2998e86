//! How many problems seeds have, how many a minute are found, and of which levels they are.
//!
//! ```text
//! cargo run --release -p game-shogword --features measure --example problems -- mate-in-one 200
//! ```

use std::collections::BTreeMap;
use std::error::Error;
use std::time::Instant;

use game_shogword::problems::{Exercise, Options};
use rayon::prelude::*;
use smyoz_core::limits::Limits;
use smyoz_core::problems::{Posed, best, near_misses};
use smyoz_core::puzzles::Seed;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [task, seeds, ..] = &arguments[..] else {
        return Err("expected what is asked and a number of seeds, perhaps `all`".into());
    };
    let draw = Exercise::drawing(&Options { stipulation: task.parse()?, ..Options::default() });
    let begun = Instant::now();
    let drawn = |number: u32| draw(Seed::try_from(number).ok()?, Limits::NONE).ok();
    let exercises: Vec<Exercise> = (0..seeds.parse()?).into_par_iter().filter_map(drawn).collect();
    let minutes = begun.elapsed().as_secs_f64() / 60.0;
    println!("{seeds} seeds, {} problems, {:.0} a minute", exercises.len(), exercises.len() as f64 / minutes);
    let mut levels: BTreeMap<&str, usize> = BTreeMap::new();
    let mut features = Vec::new();
    for exercise in &exercises {
        let tried = exercise.tried(Limits::NONE)?;
        *levels.entry(exercise.level(&tried).name()).or_default() += 1;
        let answer = best(&tried)[0].name().to_owned();
        features.push((tried.len(), near_misses(&tried).len(), answer));
    }
    features.sort_unstable();
    println!("{levels:?}");
    if arguments.len() > 2 {
        println!("moves, near misses, answers: {features:?}");
    }
    let begun = Instant::now();
    let plain = exercises.iter().take(5).map(|exercise| exercise.tried_plainly().len()).sum::<usize>();
    println!("plainly: {plain} moves of five problems in {:?}", begun.elapsed());
    for exercise in exercises.iter().take(2) {
        let tried = exercise.tried(Limits::NONE)?;
        println!("{}", exercise.position());
        for sentence in exercise.explained(&tried, smyoz_core::lang::Lang::En) {
            println!("{sentence}");
        }
    }
    Ok(())
}
