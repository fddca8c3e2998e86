//! What sets of numbers have in common; one or several words as sets.

/// A set of elements numbered from 0.
pub trait ElementSet: Clone + Ord {
    const EMPTY: Self;

    /// The number of elements that a set can hold; those from here on must not be inserted.
    const MOST: usize;

    /// The set of the elements 0 to `count - 1`, as far as it can hold them.
    fn below(count: usize) -> Self;

    /// Whether the set contains the element.
    fn contains(&self, element: usize) -> bool;

    fn insert(&mut self, element: usize);

    fn remove(&mut self, element: usize);

    fn len(&self) -> usize;

    /// Whether the set has no elements.
    fn is_empty(&self) -> bool;

    /// The elements from `64 * at` on, a bit each; `None` if there can be none from here on.
    fn word(&self, at: usize) -> Option<u64>;

    #[must_use]
    fn and(&self, other: &Self) -> Self;

    #[must_use]
    fn or(&self, other: &Self) -> Self;

    /// The elements that are not in the other set.
    #[must_use]
    fn minus(&self, other: &Self) -> Self;

    /// The elements, in ascending order.
    #[inline]
    fn iter(&self) -> impl Iterator<Item = usize> {
        let words = (0..).map_while(|at| self.word(at)).enumerate();
        words.flat_map(|(at, mut word)| {
            std::iter::from_fn(move || {
                let element = word.first()?;
                word &= word - 1;
                Some(64 * at + element)
            })
        })
    }

    /// The least element.
    #[inline]
    fn first(&self) -> Option<usize> {
        self.iter().next()
    }

    /// The number of elements in both sets.
    #[inline]
    fn count_common(&self, other: &Self) -> usize {
        self.and(other).len()
    }

    /// Whether all elements are also in the other set.
    #[inline]
    fn is_subset(&self, other: &Self) -> bool {
        self.minus(other).is_empty()
    }

    /// Whether the sets have no element in common.
    #[inline]
    fn is_disjoint(&self, other: &Self) -> bool {
        self.and(other).is_empty()
    }
}

macro_rules! one_word {
    ($word:ty) => {
        impl ElementSet for $word {
            const EMPTY: Self = 0;
            const MOST: usize = Self::BITS as usize;

            #[inline]
            fn below(count: usize) -> Self {
                Self::MOST
                    .checked_sub(count)
                    .map_or(Self::MAX, |spare| Self::MAX.checked_shr(spare as u32).unwrap_or(0))
            }

            #[inline]
            fn contains(&self, element: usize) -> bool {
                self >> element & 1 == 1
            }

            #[inline]
            fn insert(&mut self, element: usize) {
                *self |= 1 << element;
            }

            #[inline]
            fn remove(&mut self, element: usize) {
                *self &= !(1 << element);
            }

            #[inline]
            fn len(&self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn is_empty(&self) -> bool {
                *self == 0
            }

            #[inline]
            fn word(&self, at: usize) -> Option<u64> {
                (64 * at < Self::MOST).then(|| (self >> (64 * at)) as u64)
            }

            #[inline]
            fn first(&self) -> Option<usize> {
                (*self != 0).then(|| self.trailing_zeros() as usize)
            }

            #[inline]
            fn and(&self, other: &Self) -> Self {
                self & other
            }

            #[inline]
            fn or(&self, other: &Self) -> Self {
                self | other
            }

            #[inline]
            fn minus(&self, other: &Self) -> Self {
                self & !other
            }

            #[inline]
            fn iter(&self) -> impl Iterator<Item = usize> {
                let mut rest = *self;
                std::iter::from_fn(move || {
                    let element = rest.first()?;
                    rest &= rest - 1;
                    Some(element)
                })
            }
        }
    };
}

one_word!(u64);
one_word!(u128);

impl<const N: usize> ElementSet for [u64; N] {
    const EMPTY: Self = [0; N];
    const MOST: usize = 64 * N;

    #[inline]
    fn below(count: usize) -> Self {
        std::array::from_fn(|at| u64::below(count.saturating_sub(64 * at)))
    }

    #[inline]
    fn contains(&self, element: usize) -> bool {
        self[element / 64].contains(element % 64)
    }

    #[inline]
    fn insert(&mut self, element: usize) {
        self[element / 64].insert(element % 64);
    }

    #[inline]
    fn remove(&mut self, element: usize) {
        self[element / 64].remove(element % 64);
    }

    #[inline]
    fn len(&self) -> usize {
        self.as_slice().iter().map(u64::len).sum()
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.as_slice().iter().fold(0, |all, &word| all | word) == 0
    }

    #[inline]
    fn word(&self, at: usize) -> Option<u64> {
        self.as_slice().get(at).copied()
    }

    #[inline]
    fn first(&self) -> Option<usize> {
        let at = self.as_slice().iter().position(|&word| word != 0)?;
        Some(64 * at + self[at].trailing_zeros() as usize)
    }

    #[inline]
    fn and(&self, other: &Self) -> Self {
        std::array::from_fn(|at| self[at] & other[at])
    }

    #[inline]
    fn or(&self, other: &Self) -> Self {
        std::array::from_fn(|at| self[at] | other[at])
    }

    #[inline]
    fn minus(&self, other: &Self) -> Self {
        std::array::from_fn(|at| self[at] & !other[at])
    }
}
