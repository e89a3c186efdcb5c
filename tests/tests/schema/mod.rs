//! What documents in JSON are held against: the schema, and the rules of a board.

mod replay;

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use jsonschema::Validator;
use serde_json::Value;

pub(crate) use replay::replay;

/// The schema of solved problems.
pub(crate) static SCHEMA: LazyLock<Value> = LazyLock::new(|| {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/schema/solution.schema.json");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
});

static VALIDATOR: LazyLock<Validator> =
    LazyLock::new(|| jsonschema::draft202012::new(&SCHEMA).expect("the schema is one of draft 2020-12"));

/// Holds a document against the schema.
///
/// # Errors
/// The first place where they differ.
pub(crate) fn validate(document: &Value) -> Result<(), String> {
    VALIDATOR.validate(document).map_err(|error| format!("{} at {}", error, error.instance_path()))
}
