//! The history of a game: the list of its actions, and a cursor.
//!
//! Nothing else of a game is stored. Undo moves the cursor back to before the last action that
//! changed the board; the next action then follows what the cursor is at, and what was undone stays
//! in the list, as a branch beside it: what was once learnt is known, and counted. So the list is a
//! tree in which every action names the one that it followed. What was chosen or asked is no change
//! of the board, and is not undone: choices hold until others are made.

use std::iter::successors;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::beginning::BeginError;
use super::hints::Given;
use smyoz_core::lang::Lang;
use smyoz_core::puzzles::is_default;

/// An action in the list.
#[derive(Clone, Debug)]
pub struct Entry<A, S> {
    /// The action that it followed, from 1; 0 if none.
    pub after: usize,
    /// The active time since the one before, in milliseconds.
    pub millis: u32,
    pub action: A,
    state: Arc<S>,
    /// The last action, up to this one, that changed the board, from 1; 0 if none.
    change: usize,
}

impl<A, S> Entry<A, S> {
    /// What the action led to.
    pub fn state(&self) -> &S {
        &self.state
    }
}

/// The actions of a game, with the states that they lead to.
#[derive(Clone, Debug)]
pub struct History<A, S> {
    first: Arc<S>,
    entries: Vec<Entry<A, S>>,
    /// The action that was done last, from 1; 0 if none.
    cursor: usize,
}

impl<A, S> History<A, S> {
    /// Nothing was done yet; this is the state.
    pub fn new(first: S) -> Self {
        Self { first: Arc::new(first), entries: Vec::new(), cursor: 0 }
    }

    /// Adds an action that follows the one at the cursor, this many milliseconds of active time
    /// after what was done before.
    pub fn push(&mut self, action: A, millis: u32, state: S, changes_board: bool) {
        let number = self.entries.len() + 1;
        let change = if changes_board { number } else { self.change(self.cursor) };
        self.entries.push(Entry { after: self.cursor, millis, action, state: Arc::new(state), change });
        self.cursor = number;
    }

    /// Moves the cursor back to before the last action that changed the board; returns whether
    /// there was one.
    pub fn undo(&mut self) -> bool {
        let Some(entry) = self.entry(self.change(self.cursor)) else { return false };
        self.cursor = entry.after;
        true
    }

    /// Moves the cursor to any action, 0 for the beginning; returns whether there is such an
    /// action.
    pub fn go(&mut self, to: usize) -> bool {
        let is_there = to <= self.entries.len();
        if is_there {
            self.cursor = to;
        }
        is_there
    }

    /// Moves the cursor on to the action that was undone last of those that changed this board;
    /// returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let next = self.next();
        self.cursor = next.unwrap_or(self.cursor);
        next.is_some()
    }

    fn next(&self) -> Option<usize> {
        let board = self.change(self.cursor);
        let follows = |(index, entry): (usize, &Entry<A, S>)| {
            let number = index + 1;
            (entry.change == number && self.change(entry.after) == board).then_some(number)
        };
        self.entries.iter().enumerate().rev().find_map(follows)
    }

    /// Whether something can be undone, and redone.
    pub fn can(&self) -> [bool; 2] {
        [self.change(self.cursor) > 0, self.next().is_some()]
    }

    /// The action with this number, from 1.
    fn entry(&self, number: usize) -> Option<&Entry<A, S>> {
        self.entries.get(number.wrapping_sub(1))
    }

    /// The last action, up to the one with this number, that changed the board.
    fn change(&self, number: usize) -> usize {
        self.entry(number).map_or(0, |entry| entry.change)
    }

    /// The action that was done last.
    pub fn last(&self) -> Option<&Entry<A, S>> {
        self.entry(self.cursor)
    }

    /// The number of the last action that led to the state and is wanted; 0 if there is none.
    pub fn last_that(&self, wanted: impl Fn(&A) -> bool) -> usize {
        let mut number = self.cursor;
        while let Some(entry) = self.entry(number).filter(|entry| !wanted(&entry.action)) {
            number = entry.after;
        }
        number
    }

    /// The state at the cursor.
    pub fn state(&self) -> &S {
        self.last().map_or(&self.first, |entry| &entry.state)
    }

    /// The actions that led to the state, in their order.
    pub fn path(&self) -> Vec<&Entry<A, S>> {
        let mut path: Vec<_> = successors(self.last(), |entry| self.entry(entry.after)).collect();
        path.reverse();
        path
    }

    /// What led to the state, in words, each with the active time; without what has no words.
    pub fn in_words(&self, lang: Lang, words: impl Fn(&Entry<A, S>) -> Option<String>) -> Vec<String> {
        let mut millis = 0;
        let lines = self.path().into_iter().filter_map(|entry| {
            millis += u64::from(entry.millis);
            words(entry).map(|what| lang.record_line(clock(millis), what))
        });
        lines.collect()
    }

    pub fn entries(&self) -> &[Entry<A, S>] {
        &self.entries
    }

    /// The action that was done last, from 1; 0 if none.
    pub fn cursor(&self) -> usize {
        self.cursor
    }
}

pub fn clock(millis: u64) -> String {
    let seconds = millis / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Two histories are equal if they consist of the same actions.
impl<A: PartialEq, S> PartialEq for History<A, S> {
    fn eq(&self, other: &Self) -> bool {
        let same = |(one, other): (&Entry<A, S>, &Entry<A, S>)| {
            (one.after, one.millis, &one.action) == (other.after, other.millis, &other.action)
        };
        (self.cursor, self.entries.len()) == (other.cursor, other.entries.len())
            && self.entries.iter().zip(&other.entries).all(same)
    }
}

/// A game that is its beginning and its history.
pub trait Historic: Sized {
    type Action;
    type State;
    /// Why it cannot be done.
    type Refusal;

    fn history(&self) -> &History<Self::Action, Self::State>;

    /// The same, to go on with it.
    fn history_mut(&mut self) -> &mut History<Self::Action, Self::State>;

    /// Does something, this many milliseconds of active time after what was done before.
    ///
    /// # Errors
    /// If that cannot be done now; the game is as before.
    fn play(&mut self, action: Self::Action, millis: u32) -> Result<(), Self::Refusal>;

    /// What the hint concluded, if the action asks for one that counts once; by default, each counts.
    fn told_mut(_action: &mut Self::Action) -> Option<&mut Option<String>> {
        None
    }

    /// Notes with the action that asked for a hint what it concluded.
    fn note(&mut self, given: &Given) {
        let entry = self.history_mut().entries.get_mut(given.action.wrapping_sub(1));
        if let Some(told) = entry.and_then(|entry| Self::told_mut(&mut entry.action)) {
            *told = Some(given.told.clone());
        }
    }

    fn entries(&self) -> &[Entry<Self::Action, Self::State>] {
        self.history().entries()
    }

    /// The state at the cursor.
    fn state(&self) -> &Self::State {
        self.history().state()
    }

    /// The same game after these actions.
    ///
    /// # Errors
    /// If one cannot be done at its place.
    fn after(mut self, actions: Actions<Self::Action>) -> Result<Self, BeginError<Self::Refusal>> {
        for (index, ActionKeys { action, millis, after }) in actions.list.into_iter().enumerate() {
            let (number, after) = (index + 1, after.unwrap_or(index));
            if after >= number {
                return Err(BeginError::Order { what: "action", number, to: after });
            }
            self.history_mut().cursor = after;
            self.play(action, millis).map_err(|refusal| BeginError::Action { number, refusal })?;
        }
        if let Some(to) = actions.cursor {
            let number = self.history().entries.len();
            if to > number {
                return Err(BeginError::Order { what: "the cursor, after action", number, to });
            }
            self.history_mut().cursor = to;
        }
        Ok(self)
    }
}

/// The actions of a game, as files have them.
#[derive(Clone, Debug)]
pub struct Actions<A> {
    pub list: Vec<ActionKeys<A>>,
    /// The number of the action that was done last; that of the last one if it is absent.
    pub cursor: Option<usize>,
}

/// The keys of an action.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionKeys<A> {
    pub action: A,
    /// The active time since the one before, in milliseconds.
    #[serde(default, skip_serializing_if = "is_default")]
    pub millis: u32,
    /// The action that it followed; the one before if it is absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    after: Option<usize>,
}

impl<A: Clone, S> From<&History<A, S>> for Actions<A> {
    fn from(history: &History<A, S>) -> Self {
        let keys = |(index, entry): (usize, &Entry<A, S>)| ActionKeys {
            action: entry.action.clone(),
            millis: entry.millis,
            after: (entry.after != index).then_some(entry.after),
        };
        Self {
            list: history.entries.iter().enumerate().map(keys).collect(),
            cursor: (history.cursor != history.entries.len()).then_some(history.cursor),
        }
    }
}
