//! Many short lists in one vector.

use std::ops::Index;

/// Lists of items stored in one vector, numbered from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lists<T> {
    items: Vec<T>,
    /// Where each list ends in `items`.
    ends: Vec<usize>,
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Self { items: Vec::new(), ends: Vec::new() }
    }
}

impl<T> Lists<T> {
    pub fn push(&mut self, list: impl IntoIterator<Item = T>) {
        self.items.extend(list);
        self.ends.push(self.items.len());
    }

    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// The lists from index `first` on, in order.
    pub(crate) fn iter_from(&self, first: usize) -> impl Iterator<Item = &[T]> {
        (first..self.len()).map(|number| &self[number])
    }
}

impl<T> Index<usize> for Lists<T> {
    type Output = [T];

    fn index(&self, number: usize) -> &[T] {
        let start = if number == 0 { 0 } else { self.ends[number - 1] };
        &self.items[start..self.ends[number]]
    }
}
