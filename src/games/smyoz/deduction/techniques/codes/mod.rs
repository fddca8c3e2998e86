//! What ship codes say.

pub(crate) mod code_either_way;
pub(crate) mod code_excludes;
pub(crate) mod code_used_up;
pub(crate) mod codes_distributed;
pub(crate) mod reach;
pub(crate) mod ship_code;
pub(crate) mod ship_lines;
