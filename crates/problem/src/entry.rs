use crate::{Intention, Span, Spanned, Statement};

/// A problem of a collection (`.olv`), with what its author says about the solution.
///
/// Fields that nobody here asks for are not kept: writing back changes only the text of the fields it is about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// Position, stipulation, conditions, options, twins, and who made it.
    pub statement: Statement,
    /// How many solutions are intended (`intended-solutions`).
    pub intention: Option<Spanned<Intention>>,
    /// The solution as it is written (`solution`), without the marks of YAML; the place is that of the whole value.
    pub recorded: Option<Spanned<String>>,
    /// What identifies the record best: `domain/problemid` of `foreignids`, else `id`, else `source-id`.
    pub id: Option<String>,
    /// The words under which it is filed (`keywords`).
    pub keywords: Vec<String>,
    /// The remarks (`comments`), each with its place.
    pub comments: Vec<Spanned<String>>,
    /// The record in the file: from the line `---` before it, if there is one, up to the next one.
    pub text: Span,
    /// Where things can be written into it; `None` where the record is no map of fields.
    pub layout: Option<EntryLayout>,
}

/// Where the fields of a record stand in its file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EntryLayout {
    /// Whether the fields are written in one pair of braces.
    pub is_flow: bool,
    /// Blanks before each field.
    pub indentation: usize,
    /// The fields in the order written.
    pub fields: Vec<FieldPlace>,
}

impl EntryLayout {
    /// The field of this name, the last one if there are several.
    pub fn field(&self, name: &str) -> Option<&FieldPlace> {
        self.fields.iter().rfind(|field| field.name == name)
    }
}

/// A field of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FieldPlace {
    /// Its name.
    pub name: String,
    /// Where the name stands.
    pub key: Span,
    /// Where the value stands, with its marks (`|`, quotation marks, brackets, tags), without blanks after it. Empty behind
    /// the colon where there is no value.
    pub value: Span,
    /// How the value is written.
    pub shape: FieldShape,
}

/// How the value of a field is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FieldShape {
    /// There is none.
    Empty,
    /// A text in one line or several.
    Scalar,
    /// A list with one item a line.
    BlockList {
        /// Blanks before the hyphen.
        indentation: usize,
    },
    /// A list in brackets.
    FlowList,
    /// Something else: a map, or a reference to a value elsewhere.
    Other,
}
