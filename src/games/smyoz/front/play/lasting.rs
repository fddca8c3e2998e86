//! What undo does not take back: what the player has chosen, and what was saved.

use std::sync::Arc;

use super::action::{Action, Automatism};
use super::known::Known;
use super::refusal::SessionError;
use super::scale::Scale;
use super::state::State;
use super::told::Told;
use crate::deduction::techniques::{ALL, Technique};
use smyoz_app::play::Mode;

/// The longest name of a scale.
const NAME: usize = 60;

/// What undo does not take back.
#[derive(Clone, Debug, PartialEq)]
pub struct Lasting {
    pub(super) settings: Settings,
    /// What VISSZATÖLTÉS goes back to.
    pub(super) saved: Option<Arc<Known>>,
}

/// What the player has chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    pub(super) automatisms: Vec<&'static Technique>,
    pub(super) careful: bool,
    pub(super) doku: bool,
    pub(super) own_drawing: bool,
    pub(super) scale: Scale,
}

impl Default for Lasting {
    /// Before anything was chosen or saved. The workshop is careful at first.
    fn default() -> Self {
        Self { settings: Settings { careful: true, ..Settings::default() }, saved: None }
    }
}

impl Lasting {
    /// After one more action, done in this state.
    ///
    /// # Errors
    /// If the choice is impossible.
    pub fn after(&self, told: &Told, state: &State, action: &Action) -> Result<Self, SessionError> {
        let mut next = self.clone();
        let settings = &mut next.settings;
        match action {
            Action::Choose { techniques } => {
                // In the order of the table, whatever the order in which they were chosen.
                let chosen = |technique: &Technique| techniques.iter().any(|&Automatism(other)| other == technique);
                settings.automatisms = ALL.iter().filter(|technique| chosen(technique)).collect();
            }
            Action::Careful { on } => settings.careful = *on,
            Action::Doku { on } => settings.doku = *on,
            Action::Scale { scale } if scale.name.chars().count() > NAME => return Err(SessionError::LongName(NAME)),
            Action::Scale { scale } => settings.scale = scale.clone(),
            Action::NewDrawing if told.mode != Mode::Training => return Err(SessionError::NotTraining),
            Action::NewDrawing => settings.own_drawing = !settings.own_drawing,
            Action::Save => next.saved = Some(Arc::clone(&state.known)),
            _ => {}
        }
        Ok(next)
    }
}
