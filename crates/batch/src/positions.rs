use problem::{Statement, TwinError};
use report::text::{label, twin_changes};

/// One of the positions of a problem that has to be solved: the diagram, or a twin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// `a`, `b` … where the problem has twins.
    pub label: Option<String>,
    /// What makes the twin, in words; empty for the diagram itself.
    pub changes: String,
    /// The problem with the changes made.
    pub statement: Statement,
}

/// The positions of a problem in the order in which they are solved. A twin that cannot be made stands there as the reason.
pub fn positions(diagram: &Statement) -> Vec<Result<Position, (String, TwinError)>> {
    let mut found = Vec::new();
    if diagram.twins.is_empty() {
        found.push(Ok(Position { label: None, changes: String::new(), statement: diagram.clone() }));
        return found;
    }
    if !diagram.twins[0].is_zero_position {
        let statement = diagram.clone();
        found.push(Ok(Position { label: Some(label(0)), changes: String::new(), statement }));
    }
    let mut previous = diagram.clone();
    for twin in &diagram.twins {
        let base = if twin.continued { previous } else { diagram.clone() };
        let label = label(found.len());
        let made = twin.apply(&base).and_then(|statement| Ok((twin_changes(twin, &base)?, statement)));
        previous = match made {
            Ok((changes, statement)) => {
                let changes = changes.join("  ");
                found.push(Ok(Position { label: Some(label), changes, statement: statement.clone() }));
                statement
            }
            Err(error) => {
                found.push(Err((label, error)));
                base
            }
        };
    }
    found
}
