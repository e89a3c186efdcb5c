use problem::{CONDITIONS, Condition};

/// The conditions in words, in the order of the table of conditions; what has no row there comes first (Maximummer).
pub(super) fn captions<'a>(conditions: impl IntoIterator<Item = &'a Condition>) -> Vec<String> {
    let mut captions: Vec<String> = conditions.into_iter().map(ToString::to_string).collect();
    captions.sort_by_key(|caption| {
        let keyword = caption.split(' ').next();
        CONDITIONS.iter().position(|row| Some(row.name) == keyword)
    });
    captions
}
