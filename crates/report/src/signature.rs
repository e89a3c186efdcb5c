use std::fmt;

/// The first value of 128-bit FNV-1a.
const OFFSET: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
/// The factor of 128-bit FNV-1a, 2⁸⁸ + 2⁸ + 3b in hexadecimal.
const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
/// Behind each text; no text in UTF-8 has this byte, so no two lists of texts are the same row of bytes.
const END: u8 = 0xff;

/// One number for the texts of many solutions, to see that a change of the search left all of them alone.
///
/// It is the hash FNV-1a of 128 bits (Fowler, Noll and Vo) over the bytes of each text with `\n` between lines and a byte
/// `0xff` behind it, so it is the same on every machine. It is no protection against texts made to deceive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signature(u128);

impl Signature {
    /// The signature of no texts.
    pub const fn new() -> Signature {
        Signature(OFFSET)
    }

    /// Appends the text of one problem's solution. Which characters end its lines does not count.
    pub fn add(&mut self, text: &str) {
        let mut bytes = text.bytes().peekable();
        while let Some(byte) = bytes.next() {
            if byte != b'\r' || bytes.peek() != Some(&b'\n') {
                self.add_byte(byte);
            }
        }
        self.add_byte(END);
    }

    const fn add_byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ byte as u128).wrapping_mul(PRIME);
    }
}

impl Default for Signature {
    fn default() -> Signature {
        Signature::new()
    }
}

/// 32 hexadecimal digits.
impl fmt::Display for Signature {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:032x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(texts: &[&str]) -> String {
        let mut signature = Signature::new();
        texts.iter().for_each(|text| signature.add(text));
        signature.to_string()
    }

    /// The values that the authors of FNV publish.
    #[test]
    fn the_hash_is_fnv_1a() {
        for (bytes, expected) in [
            ("a", 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964),
            ("foobar", 0x343e_1662_793c_64bf_6f0d_3597_ba44_6f18),
        ] {
            let mut signature = Signature::new();
            bytes.bytes().for_each(|byte| signature.add_byte(byte));
            assert_eq!(signature, Signature(expected), "{bytes}");
        }
    }

    #[test]
    fn texts_and_their_order_count_but_not_the_ends_of_lines() {
        assert_eq!(of(&["a\n"]), "a68d632d888b5822836dbc79784dc907");
        assert_eq!(of(&["a\r\nb\r\n"]), of(&["a\nb\n"]));
        assert_ne!(of(&["a\rb"]), of(&["ab"]));
        let different = [of(&[]), of(&["ab"]), of(&["a", "b"]), of(&["b", "a"]), of(&["ab", ""])];
        for (i, one) in different.iter().enumerate() {
            assert!(different[i + 1..].iter().all(|other| one != other), "{different:?}");
        }
    }
}
