//! Documents with many problems: the HTML page, also in a browser where there is one, and LaTeX, also compiled where it can be.

mod browser;
mod collection;
mod latex;
mod markup;
mod page;
mod programs;
