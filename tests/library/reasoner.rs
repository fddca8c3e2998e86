//! Both engines behind one interface.

use crate::common::{self, clues, lines, random_shots};
use smyoz::games::smyoz::encode::for_inventory;
use smyoz::games::smyoz::{Clues, EngineChoice, Inventory, Item, Layout, Reasoner, Seed};
use smyoz::limits::Limits;
use smyoz::sat::Varisat;

const BOTH: [EngineChoice; 2] = [EngineChoice::Sat, EngineChoice::Search];

#[test]
fn auto_chooses_by_shots_and_items() {
    let layout = Layout::of_seed(Seed::try_from(1).unwrap());
    let chosen = |withheld: &[Item], shots| {
        let mut clues = random_shots(&layout, shots, 1);
        withheld.iter().for_each(|&item| clues.inventory.withhold(item));
        Reasoner::new(EngineChoice::Auto, &clues, Limits::NONE).engine()
    };
    let [first @ .., islands] = Item::ALL;
    assert_eq!(chosen(&[], 0), EngineChoice::Search);
    assert_eq!(chosen(&Item::ALL, 4), EngineChoice::Sat);
    assert_eq!(chosen(&Item::ALL, 5), EngineChoice::Search);
    assert_eq!(chosen(&first, 0), EngineChoice::Search);
    assert_eq!(chosen(&[&first[2..], &[islands]].concat(), 0), EngineChoice::Sat);
    assert_eq!(chosen(&[&first[3..], &[islands]].concat(), 0), EngineChoice::Search);
    for engine in BOTH {
        assert_eq!(Reasoner::new(engine, &Clues::default(), Limits::NONE).engine(), engine);
    }
}

/// Asks for one more solution until there is none; then again with an additional shot.
#[test]
fn all_solutions_one_by_one() {
    let cases = lines("inventory_classes");
    let case = cases.iter().min_by_key(|case| case["same_inventory"].as_array().unwrap().len()).unwrap();
    let clues = clues(case);
    let expected: Vec<Layout> = serde_json::from_value(case["same_inventory"].clone()).unwrap();
    for engine in BOTH {
        let mut reasoner = Reasoner::new(engine, &clues, Limits::NONE);
        let mut known = Vec::new();
        while let Some(layout) = reasoner.another(&clues, &known).unwrap() {
            assert!(expected.contains(&layout) && !known.contains(&layout), "{engine}: {layout}");
            known.push(layout);
        }
        assert_eq!(known.len(), expected.len(), "{engine}");

        let with_shot = random_shots(&expected[0], 1, 7);
        let fit: Vec<_> = expected.iter().filter(|layout| with_shot.fit(layout)).copied().collect();
        assert_eq!(reasoner.another(&with_shot, &fit).unwrap(), None, "{engine}");
        assert_eq!(reasoner.another(&with_shot, &fit[1..]).unwrap(), Some(fit[0]), "{engine}");
    }
}

#[test]
fn one_solution_and_none() {
    let layout = Layout::of_seed(Seed::try_from(2).unwrap());
    for engine in BOTH {
        let clues = Clues { inventory: Inventory::default(), ..random_shots(&layout, 81, 0) };
        let mut reasoner = Reasoner::new(engine, &clues, Limits::NONE);
        assert_eq!(reasoner.solutions(&clues, 2).unwrap().unique(), Some(&layout));
        assert_eq!(reasoner.another(&clues, &[layout]).unwrap(), None);
        let mut wrong = clues.clone();
        let other = clues.shots.iter().map(|shot| shot.shows).find(|&s| s != clues.shots[0].shows).unwrap();
        wrong.shots = common::changed(&clues.shots, 0, other);
        assert_eq!(reasoner.another(&wrong, &[]).unwrap(), None);
    }
}

#[test]
fn a_reasoner_answers_about_other_inventories() {
    for engine in BOTH {
        let clues = [1, 2].map(|seed| random_shots(&Layout::of_seed(Seed::try_from(seed).unwrap()), 12, seed));
        let mut reasoner = Reasoner::new(engine, &clues[0], Limits::NONE);
        for clues in [&clues[0], &clues[1], &clues[0]] {
            assert_eq!(reasoner.solutions(clues, 8).unwrap(), common::solutions(clues, 8), "{engine}");
        }
        let known = common::solutions(&clues[1], 8).layouts;
        assert_eq!(reasoner.another(&clues[1], &known).unwrap(), None, "{engine}");
    }
}

#[test]
#[should_panic(expected = "the engine is for other clues")]
fn an_engine_for_one_inventory_refuses_others() {
    let [one, other] = [1, 2].map(|seed| random_shots(&Layout::of_seed(Seed::try_from(seed).unwrap()), 1, seed));
    for_inventory::<Varisat>(&one.inventory).solutions(&other, 1);
}
