//! The games of the guide and their own tests. As test programs, each of them would be compiled
//! twice: the commands of the guide need the programs.

#[path = "../../examples/queens/main.rs"]
mod queens;
#[path = "../../examples/star_battle/main.rs"]
mod star_battle;
#[path = "../../examples/sudoku/main.rs"]
mod sudoku;
#[path = "../../examples/tents/main.rs"]
mod tents;
