//! What the walks mean, in words: the text of `kirke pieces` and of `docs/pieces.md`. The families and their rows stand in
//! the order of the families in `rules::walks`, the orthodox pieces before them.

mod hoppers;
mod hurdles;
mod lines;
mod pawns;
mod steps;

use board::Walk;

/// A family of walks.
#[derive(Debug)]
pub struct WalkFamily {
    /// Its name, in the plural.
    pub name: &'static str,
    /// What its members have in common.
    pub definition: &'static str,
    /// The members.
    pub rows: &'static [WalkDoc],
}

/// A walk in words.
#[derive(Clone, Copy, Debug)]
pub struct WalkDoc {
    /// The walk.
    pub walk: Walk,
    /// Its English name.
    pub name: &'static str,
    /// Other names of it.
    pub other_names: &'static [&'static str],
    /// How it moves; the first sentence is enough for a list.
    pub definition: &'static str,
    /// The vectors of its steps, files and ranks without their signs, such as `(1,2)`; empty where it has none of its own.
    pub vectors: &'static str,
    /// Where it comes from.
    pub source: &'static str,
    /// A position that shows its moves.
    pub board: WalkBoard,
}

/// A position that shows the moves of a white unit.
#[derive(Clone, Copy, Debug)]
pub struct WalkBoard {
    /// The square of the unit.
    pub from: &'static str,
    /// The other units, as they are written.
    pub units: &'static str,
}

/// All families of walks.
pub const WALK_FAMILIES: &[WalkFamily] = &[
    steps::ORTHODOX,
    steps::LEAPERS,
    steps::RIDERS,
    hoppers::HOPPERS,
    hoppers::LIONS,
    hoppers::LOCUSTS,
    hoppers::ANGLE_HOPPERS,
    hoppers::HAMSTERS,
    hurdles::KANGAROOS,
    hurdles::BOUNCERS,
    hurdles::EQUIHOPPERS,
    hurdles::RADIAL,
    lines::UBI_UBI,
    lines::MAOS,
    lines::ARGENTINES,
    lines::ROSES,
    lines::CROOKED,
    lines::EDGES,
    pawns::MARINE,
    pawns::PAWNS,
    pawns::HUNTERS,
    pawns::BORROWERS,
];

/// A walk in words, with its family.
pub fn walk_doc(walk: Walk) -> Option<(&'static WalkFamily, &'static WalkDoc)> {
    WALK_FAMILIES.iter().find_map(|family| Some((family, family.rows.iter().find(|row| row.walk == walk)?)))
}

/// A row without other names and vectors, its source the manual whose letters the walks have.
const fn row(
    letters: &str,
    name: &'static str,
    definition: &'static str,
    from: &'static str,
    units: &'static str,
) -> WalkDoc {
    let board = WalkBoard { from, units };
    WalkDoc {
        walk: Walk::with_letters(letters),
        name,
        other_names: &[],
        definition,
        vectors: "",
        source: MANUAL,
        board,
    }
}

impl WalkDoc {
    const fn also(self, other_names: &'static [&'static str]) -> WalkDoc {
        WalkDoc { other_names, ..self }
    }

    const fn vectors(self, vectors: &'static str) -> WalkDoc {
        WalkDoc { vectors, ..self }
    }

    const fn source(self, source: &'static str) -> WalkDoc {
        WalkDoc { source, ..self }
    }
}

/// The definition that the letters stand for, where no older source is known for certain.
const MANUAL: &str = "the manual of Popeye 4";
const GAME: &str = "the laws of chess";

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn rows() -> impl Iterator<Item = &'static WalkDoc> {
        WALK_FAMILIES.iter().flat_map(|family| family.rows)
    }

    #[test]
    fn each_walk_has_one_row() {
        let walks: BTreeSet<Walk> = rows().map(|row| row.walk).collect();
        assert_eq!((rows().count(), walks.len()), (Walk::COUNT, Walk::COUNT));
        assert!(Walk::all().all(|walk| walk_doc(walk).is_some_and(|(_, row)| row.walk == walk)));
    }

    #[test]
    fn texts_are_sentences() {
        for row in rows() {
            assert!(row.definition.ends_with('.') && !row.definition.contains("  "), "{}", row.name);
            assert!(!row.source.is_empty() && !row.source.ends_with('.'), "{}", row.name);
            assert_eq!(row.name, row.name.to_lowercase());
        }
        for family in WALK_FAMILIES {
            assert!(family.definition.ends_with('.') && !family.name.ends_with('.'), "{}", family.name);
        }
    }

    #[test]
    fn names_are_unique() {
        let names: Vec<&str> =
            rows().flat_map(|row| [row.name].into_iter().chain(row.other_names.iter().copied())).collect();
        let different: BTreeSet<&str> = names.iter().copied().collect();
        assert_eq!(names.len(), different.len());
    }
}
