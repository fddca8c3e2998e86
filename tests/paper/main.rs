//! Pages and books: what stands on them, byte for byte where they are pinned.

mod begun;
mod binding;
mod book;
mod book_contents;
mod book_games;
mod book_pages;
mod book_reading;
mod common;
mod covers;
mod extent;
mod print;
mod printers;
mod rules;
mod sea_pages;
mod sheets;
mod tagged;
mod techniques;
mod themes;
