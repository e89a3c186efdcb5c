/// Bytes, from a number with `K`, `M` or `G` behind it; a bare number counts bytes.
///
/// # Errors
/// Anything else.
pub(crate) fn parse_size(text: &str) -> Result<usize, String> {
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    let factor: usize = match &text[digits.len()..] {
        "" => 1,
        "k" | "K" => 1 << 10,
        "m" | "M" => 1 << 20,
        "g" | "G" => 1 << 30,
        other => {
            return Err(format!(
                "`{other}` is no unit of memory; write a number with K, M or G, such as 512M"
            ));
        }
    };
    let number: usize = digits
        .parse()
        .map_err(|_| format!("`{text}` is no size of memory; write a number with K, M or G, such as 512M"))?;
    number.checked_mul(factor).ok_or_else(|| format!("{text} is more memory than a program can address"))
}

/// Bytes as `parse_size` reads them, in the largest unit that leaves nothing over.
pub(crate) fn spell_size(bytes: usize) -> String {
    let units = [(1 << 30, "G"), (1 << 20, "M"), (1 << 10, "K")];
    match units.into_iter().find(|&(unit, _)| bytes > 0 && bytes.is_multiple_of(unit)) {
        Some((unit, name)) => format!("{}{name}", bytes / unit),
        None => format!("{bytes} bytes"),
    }
}

/// Kilobytes from the argument of `-maxmem`: digits, then `M`, `G` or nothing. `None` if there is no number.
pub(crate) fn parse_popeye_size(text: &str) -> Option<usize> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, unit) = text.split_at(end);
    let number: usize = digits.parse().ok()?;
    let factor: usize = match unit {
        "" => 1,
        "M" => 1 << 10,
        "G" => 1 << 20,
        _ => return None,
    };
    number.checked_mul(factor)
}

/// Kilobytes as the greeting shows them.
pub(crate) fn spell_popeye_size(kilobytes: usize) -> String {
    const MEGABYTE: usize = 1 << 10;
    const GIGABYTE: usize = 1 << 20;
    if kilobytes >= 10 * GIGABYTE {
        format!("{} GB", kilobytes / GIGABYTE)
    } else if kilobytes >= 10 * MEGABYTE {
        format!("{} MB", kilobytes / MEGABYTE)
    } else {
        format!("{kilobytes} KB")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes() {
        assert_eq!(parse_size("512M"), Ok(512 << 20));
        assert_eq!(parse_size("2g"), Ok(2 << 30));
        assert_eq!(parse_size("100"), Ok(100));
        for bad in ["", "M", "12Q", "-1", "99999999999999999999G", "18446744073709551615K", "5é"] {
            assert!(parse_size(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn sizes_are_spelled_as_they_are_read() {
        for (bytes, spelled) in [(1 << 30, "1G"), (1536 << 20, "1536M"), (64 << 10, "64K")] {
            assert_eq!((spell_size(bytes).as_str(), parse_size(spelled)), (spelled, Ok(bytes)));
        }
        assert_eq!((spell_size(0), spell_size(1025)), ("0 bytes".to_owned(), "1025 bytes".to_owned()));
    }

    #[test]
    fn popeye_sizes() {
        for (text, kilobytes, spelled) in [
            ("64M", 65_536, "64 MB"),
            ("2G", 2_097_152, "2048 MB"),
            ("16G", 16_777_216, "16 GB"),
            ("500", 500, "500 KB"),
        ] {
            assert_eq!(parse_popeye_size(text), Some(kilobytes));
            assert_eq!(spell_popeye_size(kilobytes), spelled);
        }
        for bad in ["", "M", "64m", "x"] {
            assert_eq!(parse_popeye_size(bad), None, "{bad}");
        }
    }
}
