//! What the placement rules forbid near found ships.

pub(crate) mod centre_rule;
pub(crate) mod forbidden;
pub(crate) mod side_rule;
pub(crate) mod tip_rule;
