/// The text as LaTeX prints it as it is. Arrows are drawn; line ends are blanks; characters that control something are left out.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        const ARROWS: [(&str, &str); 4] = [
            ("<-->", "$\\leftrightarrow$"),
            ("-->", "$\\rightarrow$"),
            ("->", "$\\rightarrow$"),
            ("==>", "$\\Rightarrow$"),
        ];
        if let Some((arrow, drawn)) = ARROWS.iter().find(|(arrow, _)| rest.starts_with(arrow)) {
            safe.push_str(drawn);
            rest = &rest[arrow.len()..];
            continue;
        }
        rest = &rest[c.len_utf8()..];
        match c {
            '\\' => safe.push_str("\\textbackslash{}"),
            '{' | '}' | '$' | '&' | '#' | '%' | '_' => safe.extend(['\\', c]),
            '~' => safe.push_str("\\textasciitilde{}"),
            '^' => safe.push_str("\\textasciicircum{}"),
            '<' => safe.push_str("\\textless{}"),
            '>' => safe.push_str("\\textgreater{}"),
            '|' => safe.push_str("\\textbar{}"),
            '"' => safe.push_str("''"),
            // Left alone, two of them, or one after a mark, would be one sign.
            '`' | '\'' | '-' | ',' | '?' | '!' => safe.extend([c, '{', '}']),
            '\n' | '\t' => safe.push(' '),
            _ if c.is_control() => {}
            _ => safe.push(c),
        }
    }
    safe
}

/// The same for moves: marks stay with their move, and a line can end before an effect.
pub fn move_escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len() + 16);
    for (index, word) in text.split(' ').enumerate() {
        if index > 0 {
            safe.push(if word.starts_with(['#', '!', '?', '+', '=', '%', 'x', 'z']) { '~' } else { ' ' });
        }
        safe.push_str(&escaped(word).replace('[', "\\allowbreak{}["));
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_a_meaning_in_latex() {
        for (text, expected) in [
            ("50% & $3 #1 a_b {x}", "50\\% \\& \\$3 \\#1 a\\_b \\{x\\}"),
            ("~^\\", "\\textasciitilde{}\\textasciicircum{}\\textbackslash{}"),
            ("\\input{secret}", "\\textbackslash{}input\\{secret\\}"),
            ("a<b>c|d", "a\\textless{}b\\textgreater{}c\\textbar{}d"),
            ("?`!`", "?{}`{}!{}`{}"),
            ("wRh4-->g1", "wRh4$\\rightarrow$g1"),
            ("a1<-->b1 ==> ->", "a1$\\leftrightarrow$b1 $\\Rightarrow$ $\\rightarrow$"),
            ("Dvořák\r\nŁódź\u{7}", "Dvořák Łódź"),
        ] {
            assert_eq!(escaped(text), expected);
        }
    }

    #[test]
    fn moves() {
        assert_eq!(move_escaped("1.Re4*e8[+bSg8] # !"), "1.Re4*e8\\allowbreak{}[+bSg8]~\\#~!{}");
        assert_eq!(move_escaped("1.Qb1-d3 Kh6-h7"), "1.Qb1-{}d3 Kh6-{}h7");
    }
}
