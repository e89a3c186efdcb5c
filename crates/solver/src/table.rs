//! The table of proved facts, shared by all threads without locks.

use std::sync::atomic::{AtomicU64, Ordering};

use board::Key;

/// Bits of a slot's second word that hold the fact; the other 40 belong to the identity.
const FACT_BITS: u32 = 24;
const FACT_MASK: u64 = (1 << FACT_BITS) - 1;
/// Slots that share a cache line.
const BUCKET: usize = 4;
const WORDS: usize = 2;
const SLOT_BYTES: usize = 8 * WORDS;

/// A fixed-size table from positions to proved facts. It forgets when it is full; it never lies.
///
/// A slot is two words: the upper half of the key exclusive-or the second word, and the second word itself (40 more bits
/// of the key, 24 bits of fact). A torn read fails the comparison of the upper half. Identity: 64 + 40 bits, beside those
/// that choose the bucket.
pub(crate) struct Table {
    words: Vec<AtomicU64>,
    bucket_mask: usize,
}

impl Table {
    /// A table of at most `bytes` bytes; with less than one bucket's worth it keeps nothing.
    pub(crate) fn new(bytes: usize) -> Table {
        let buckets = bytes / (SLOT_BYTES * BUCKET);
        if buckets == 0 {
            return Table { words: Vec::new(), bucket_mask: 0 };
        }
        let buckets = 1usize << buckets.ilog2();
        // Memory comes zeroed from the system and is touched only where facts are kept.
        let words = bytemuck::allocation::zeroed_vec(buckets * BUCKET * WORDS);
        Table { words, bucket_mask: buckets - 1 }
    }

    fn bucket(&self, key: Key) -> &[AtomicU64] {
        if self.words.is_empty() {
            return &[];
        }
        let at = (key as usize & self.bucket_mask) * BUCKET * WORDS;
        &self.words[at..at + BUCKET * WORDS]
    }

    /// The fact about the position, 0 if nothing is known.
    #[inline]
    pub(crate) fn get(&self, key: Key) -> u32 {
        let (upper, tag) = ((key >> 64) as u64, key as u64 & !FACT_MASK);
        for [check, word] in self.bucket(key).as_chunks().0 {
            let word = word.load(Ordering::Relaxed);
            if word & !FACT_MASK == tag && check.load(Ordering::Relaxed) ^ word == upper {
                return (word & FACT_MASK) as u32;
            }
        }
        0
    }

    /// Keeps a fact (not 0, below 2²⁴) about the position, in the place of the old one if there is one. In a full bucket
    /// the fact with the smallest `weight` gives way; `weight` is 0 … 15 and part of the fact's lowest four bits.
    #[inline]
    pub(crate) fn put(&self, key: Key, fact: u32) {
        debug_assert!(fact != 0 && u64::from(fact) <= FACT_MASK);
        let (upper, tag) = ((key >> 64) as u64, key as u64 & !FACT_MASK);
        let mut victim: Option<(&[AtomicU64; WORDS], u64)> = None;
        for slot in self.bucket(key).as_chunks().0 {
            let word = slot[1].load(Ordering::Relaxed);
            if word == 0 || (word & !FACT_MASK == tag && slot[0].load(Ordering::Relaxed) ^ word == upper) {
                victim = Some((slot, 0));
                break;
            }
            let weight = word & 15;
            if victim.is_none_or(|(_, lightest)| weight < lightest) {
                victim = Some((slot, weight));
            }
        }
        let Some(([check, second], _)) = victim else {
            return;
        };
        let word = tag | u64::from(fact);
        second.store(word, Ordering::Relaxed);
        check.store(word ^ upper, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_and_replaces() {
        let table = Table::new(1 << 16);
        let key = 0x0123_4567_89ab_cdef_0fed_cba9_8765_4321;
        assert_eq!(table.get(key), 0);
        table.put(key, 7);
        assert_eq!(table.get(key), 7);
        table.put(key, 9);
        assert_eq!(table.get(key), 9);
        // 2¹⁶ bytes are 2¹⁰ buckets: the lowest ten bits choose one.
        for bit in (0..10).chain(FACT_BITS..128) {
            assert_eq!(table.get(key ^ 1 << bit), 0, "bit {bit} belongs to the identity");
        }
    }

    #[test]
    fn a_full_table_forgets_but_does_not_lie() {
        let table = Table::new(SLOT_BYTES * BUCKET * 2);
        let key = |i: u32| u128::from(i).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
        for i in 1..10_000 {
            table.put(key(i), i & 0xffff | 1);
        }
        let known = (1..10_000).filter(|&i| table.get(key(i)) != 0).count();
        assert!((1..=8).contains(&known));
        assert!((1..10_000).all(|i| matches!(table.get(key(i)), 0) || table.get(key(i)) == i & 0xffff | 1));
    }

    #[test]
    fn no_memory_is_no_table() {
        let table = Table::new(0);
        table.put(1 << 70, 1);
        assert_eq!(table.get(1 << 70), 0);
    }
}
