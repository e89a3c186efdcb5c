//! Whether a page is put together as HTML asks for.

/// Elements without an end.
const VOID: [&str; 7] = ["meta", "br", "input", "hr", "img", "link", "wbr"];

/// The tags of a page in order, with their attributes; what is between them is not HTML where it is style or script.
pub(crate) fn tags(page: &str) -> Vec<&str> {
    let mut tags = Vec::new();
    let mut rest = page;
    while let Some(start) = rest.find('<') {
        let length =
            rest[start..].find('>').unwrap_or_else(|| panic!("a tag has no end: {:.80}", &rest[start..]));
        let tag = &rest[start + 1..start + length];
        tags.push(tag);
        rest = &rest[start + length + 1..];
        if let Some(name) = ["style", "script"].into_iter().find(|name| *name == tag) {
            let end = rest.find(&format!("</{name}>")).unwrap_or_else(|| panic!("{name} has no end"));
            rest = &rest[end..];
        }
    }
    tags
}

pub(crate) fn name(tag: &str) -> &str {
    tag.trim_start_matches('/').split([' ', '/', '\n']).next().unwrap_or_default()
}

/// The value of an attribute.
pub(crate) fn attribute<'a>(tag: &'a str, attribute: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {attribute}=\""))?;
    rest.split('"').next()
}

/// The first thing that is wrong.
pub(crate) fn fault(page: &str) -> Option<String> {
    let Some(content) = page.strip_prefix("<!DOCTYPE html>\n") else { return Some("no type".into()) };
    let mut open: Vec<&str> = Vec::new();
    let mut ids: Vec<&str> = Vec::new();
    for tag in tags(content) {
        let name = name(tag);
        if let Some(ended) = tag.strip_prefix('/') {
            if open.pop() != Some(ended) {
                return Some(format!("</{ended}> ends nothing"));
            }
            continue;
        }
        if tag.matches('"').count() % 2 != 0
            || name.is_empty()
            || !name.chars().all(|c| c.is_ascii_alphanumeric())
        {
            return Some(format!("<{tag}> is no tag"));
        }
        let parent = open.last().copied().unwrap_or_default();
        let is_block = ["p", "ul", "ol", "table", "div", "details", "pre", "article"].contains(&name);
        let is_misplaced = match parent {
            "ul" | "ol" => name != "li",
            "tr" => !["td", "th"].contains(&name),
            "thead" | "tbody" => name != "tr",
            "table" => !["thead", "tbody"].contains(&name),
            "p" | "span" | "summary" | "a" | "button" => is_block,
            _ => {
                ["li", "td", "th", "tr", "tbody", "summary"].contains(&name)
                    && !(name, parent).eq(&("summary", "details"))
            }
        };
        if is_misplaced {
            return Some(format!("<{tag}> in <{parent}>"));
        }
        if let Some(id) = attribute(tag, "id") {
            if ids.contains(&id) {
                return Some(format!("two elements are called {id}"));
            }
            ids.push(id);
        }
        if !VOID.contains(&name) && !tag.ends_with('/') {
            open.push(name);
        }
    }
    if open.is_empty() { None } else { Some(format!("{open:?} have no end")) }
}

#[test]
fn faults_are_found() {
    let fault = |body: &str| fault(&format!("<!DOCTYPE html>\n{body}"));
    assert_eq!(fault("<ul><li>a<br></li></ul>"), None);
    for bad in [
        "<p>",
        "<p></b></p>",
        "<ul><p></p></ul>",
        "<p><ul></ul></p>",
        "<a id=\"x\"></a><a id=\"x\"></a>",
        "<a b=\"></a>",
    ] {
        assert!(fault(bad).is_some(), "{bad}");
    }
}
