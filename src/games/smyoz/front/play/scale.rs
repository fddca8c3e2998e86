//! How a game is rated: counters, and a scale of penalty points.

use serde::{Deserialize, Serialize};

/// Penalty points (hibapontok) for what was used: the fewer, the better the result. Every club may
/// have its own scale.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Scale {
    /// What the scale is called.
    pub name: String,
    pub minute: u32,
    pub shot: u32,
    /// For each shot after the Z shot, on top.
    pub late_shot: u32,
    /// For each placement, by the workshop or quick.
    pub placement: u32,
    /// For each time that an automatism concludes something new.
    pub automatism: u32,
    /// For a hint that says where to look, one that says by which technique, and one that says all.
    pub hint: [u32; 3],
    /// For a check whether all is right, and for one that says what is not.
    pub check: [u32; 2],
    pub wrong_claim: u32,
    /// For opening the mercy shot.
    pub mercy: u32,
}

impl Default for Scale {
    fn default() -> Self {
        Self {
            name: "SMYOZ".to_owned(),
            minute: 1,
            shot: 10,
            late_shot: 20,
            placement: 1,
            automatism: 1,
            hint: [3, 5, 10],
            check: [5, 10],
            wrong_claim: 30,
            mercy: 10,
        }
    }
}

/// What a game has used so far. What was once learnt stays counted, even if it is taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Counters {
    /// Active time in milliseconds.
    pub millis: u64,
    /// All shots, those that were taken back among them.
    pub shots: u32,
    /// Shots that are no longer on the board.
    pub taken_back: u32,
    /// Shots after the Z shot.
    pub late_shots: u32,
    pub placements: u32,
    /// How often an automatism concluded something new.
    pub automatisms: u32,
    pub hints: [u32; 3],
    /// Checks without and with places.
    pub checks: [u32; 2],
    pub wrong_claims: u32,
    /// Whether the mercy shot was opened: 0 or 1.
    pub mercy: u32,
}

impl Counters {
    /// The penalty points by a scale.
    pub fn points(&self, scale: &Scale) -> u64 {
        const MINUTE: u64 = 60_000;
        let counted = [
            (self.shots, scale.shot),
            (self.late_shots, scale.late_shot),
            (self.placements, scale.placement),
            (self.automatisms, scale.automatism),
            (self.wrong_claims, scale.wrong_claim),
            (self.mercy, scale.mercy),
        ];
        let hints = self.hints.into_iter().zip(scale.hint);
        let checks = self.checks.into_iter().zip(scale.check);
        let times = |(number, points): (u32, u32)| u64::from(number) * u64::from(points);
        counted.into_iter().chain(hints).chain(checks).map(times).sum::<u64>()
            + self.millis.div_ceil(MINUTE) * u64::from(scale.minute)
    }
}
