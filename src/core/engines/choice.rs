//! Which engine is asked.

use thiserror::Error;

use super::solver::Method;
use crate::puzzles::{as_text, by_name};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EngineChoice {
    Sat,
    Search,
    /// The one that has the answer first: both in turn, with growing budgets.
    #[default]
    Auto,
}

impl EngineChoice {
    pub const ALL: [Self; 3] = [Self::Sat, Self::Search, Self::Auto];

    /// The choice's name on the command line and in files.
    pub fn name(self) -> &'static str {
        self.method().map_or("auto", Method::name)
    }

    /// The engine; `None` for the one that is first.
    pub fn method(self) -> Option<Method> {
        match self {
            Self::Sat => Some(Method::Sat),
            Self::Search => Some(Method::Search),
            Self::Auto => None,
        }
    }
}

by_name!(EngineChoice, UnknownEngineError);
as_text!(EngineChoice);

/// Text that names no engine.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown engine `{0}`")]
pub struct UnknownEngineError(String);
