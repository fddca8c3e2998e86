//! Texts that were damaged, and puzzles in which something was changed.

use serde_json::{Map, Value, json};
use smyoz::puzzles::Stream;

use super::cases::pick;

/// A text in which a few bytes were lost, doubled, changed or added, or the rest is gone.
pub fn damaged(text: &[u8], stream: &mut Stream) -> Vec<u8> {
    let mut text = text.to_vec();
    for _ in 0..1 + stream.below(3) {
        let at = stream.below(text.len().max(1) as u64) as usize;
        let length = (1 + stream.below(8) as usize).min(text.len().saturating_sub(at));
        match stream.below(6) {
            0 => text.truncate(at),
            1 => drop(text.drain(at..at + length)),
            2 => {
                let copy = text[at..at + length].to_vec();
                text.splice(at..at, copy);
            }
            3 if !text.is_empty() => text[at] ^= 1 << stream.below(8),
            4 => text.insert(at.min(text.len()), *pick(stream, b"{}[]\",:.0919eE-+\\u \n\0\xff")),
            _ if text.len() > at + length => text[at..at + length].reverse(),
            _ => text.push(b'0'),
        }
    }
    text
}

/// A puzzle that is JSON, but in which some value, key or list is another.
pub fn mutant(puzzle: &str, stream: &mut Stream) -> String {
    let mut value: Value = serde_json::from_str(puzzle).expect("it is a puzzle");
    for _ in 0..1 + stream.below(2) {
        mutate(&mut value, stream);
    }
    value.to_string()
}

/// Changes something in a value, at any depth.
fn mutate(value: &mut Value, stream: &mut Stream) {
    let goes_deeper = stream.below(4) > 0;
    match value {
        Value::Object(object) if goes_deeper && !object.is_empty() => {
            let keys: Vec<String> = object.keys().cloned().collect();
            let key = pick(stream, &keys);
            mutate(&mut object[key.as_str()], stream);
        }
        Value::Array(list) if goes_deeper && !list.is_empty() => {
            let at = stream.below(list.len() as u64) as usize;
            mutate(&mut list[at], stream);
        }
        Value::Object(object) => change_object(object, stream),
        Value::Array(list) => change_list(list, stream),
        Value::String(text) if stream.below(2) == 0 => change_text(text, stream),
        Value::Number(number) if stream.below(2) == 0 => {
            let number = number.as_i64().unwrap_or(0);
            *value = json!(number + *pick(stream, &[-1, 1, 2, 10, -1000]));
        }
        _ => *value = other(stream),
    }
}

fn change_object(object: &mut Map<String, Value>, stream: &mut Stream) {
    let keys: Vec<String> = object.keys().cloned().collect();
    match (keys.is_empty(), stream.below(3)) {
        (false, 0) => _ = object.remove(pick(stream, &keys)),
        (false, 1) => {
            let (one, two) = (pick(stream, &keys).clone(), pick(stream, &keys).clone());
            let value = object[&one].clone();
            object.insert(two, value);
        }
        _ => {
            let key =
                (*pick(stream, &["x", "seed", "shots", "inventory", "unique", "mercy", "solution", ""])).to_owned();
            object.insert(key, other(stream));
        }
    }
}

fn change_list(list: &mut Vec<Value>, stream: &mut Stream) {
    let at = stream.below(list.len().max(1) as u64) as usize;
    match stream.below(4) {
        0 if !list.is_empty() => drop(list.remove(at)),
        1 if !list.is_empty() => list.push(list[at].clone()),
        2 => list.reverse(),
        _ => list.push(other(stream)),
    }
}

fn change_text(text: &mut String, stream: &mut Stream) {
    let mut characters: Vec<char> = text.chars().collect();
    let at = stream.below(characters.len().max(1) as u64) as usize;
    let sign = *pick(stream, &['0', '9', 'A', 'B', 'G', 'D', '.', '#', 'r', 'g', 'ő', '\u{1b}']);
    match characters.get_mut(at) {
        Some(there) => *there = sign,
        None => characters.push(sign),
    }
    *text = characters.into_iter().collect();
}

/// A value of another kind, or out of all bounds.
fn other(stream: &mut Stream) -> Value {
    match stream.below(10) {
        0 => Value::Null,
        1 => json!(-1),
        2 => json!(u64::MAX),
        3 => json!(1e300),
        4 => json!(""),
        5 => json!([]),
        6 => json!({}),
        7 => json!("\u{1b}[2J\n"),
        8 => json!(vec![json!({"cell": "55", "shows": "A"}); 100]),
        _ => json!("55"),
    }
}
