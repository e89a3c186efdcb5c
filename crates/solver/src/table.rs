//! The table of proved facts, shared by all threads without locks.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

use board::Key;

/// Bits of a slot's second word that hold the fact; the other 40 belong to the identity.
const FACT_BITS: u32 = 24;
const FACT_MASK: u64 = (1 << FACT_BITS) - 1;
/// Slots that share a cache line.
const BUCKET: usize = 4;
const WORDS: usize = 2;
const SLOT_BYTES: usize = 8 * WORDS;
/// Buckets in use at the beginning: memory that fits into a processor's cache.
const FIRST_BUCKETS: usize = 1 << 12;
/// One fact in so many is counted when it gives way.
const SAMPLE: usize = 16;

type Slot = [AtomicU64; WORDS];

/// A table from positions to proved facts with a limit to its size. It forgets when it is full; it never lies.
///
/// A slot is two words: the upper half of the key exclusive-or the second word, and the second word itself (40 more bits
/// of the key, 24 bits of fact). A torn read fails the comparison of the upper half. Identity: 64 + 40 bits, those that
/// choose the bucket among them.
///
/// Only the first buckets are in use as long as they suffice: small problems touch little memory.
pub(crate) struct Table {
    words: Vec<AtomicU64>,
    /// Number of buckets in use, a power of two, minus one.
    mask: AtomicUsize,
    /// Facts that had to give way since the table last grew, as far as they are counted.
    evictions: AtomicUsize,
    is_growing: AtomicBool,
}

impl Table {
    /// A table of at most `bytes` bytes, or of as many as the system gives; with less than one bucket's worth it keeps
    /// nothing.
    pub(crate) fn new(bytes: usize) -> Table {
        let buckets = bytes / (SLOT_BYTES * BUCKET);
        let mut buckets = if buckets == 0 { 0 } else { 1 << buckets.ilog2() };
        let words = loop {
            // Memory comes zeroed from the system and is touched only where facts are kept.
            match bytemuck::allocation::try_zeroed_vec(buckets * BUCKET * WORDS) {
                Ok(words) => break words,
                Err(()) => buckets /= 2,
            }
        };
        Table {
            words,
            mask: AtomicUsize::new(buckets.clamp(1, FIRST_BUCKETS) - 1),
            evictions: AtomicUsize::new(0),
            is_growing: AtomicBool::new(false),
        }
    }

    /// Forgets everything, so that the table is like a new one; `None` if so much of it was in use that a new one costs
    /// less.
    pub(crate) fn emptied(mut self) -> Option<Table> {
        let buckets = *self.mask.get_mut() + 1;
        if buckets > FIRST_BUCKETS {
            return None;
        }
        self.words.iter_mut().take(buckets * BUCKET * WORDS).for_each(|word| *word.get_mut() = 0);
        *self.evictions.get_mut() = 0;
        Some(self)
    }

    #[inline(always)]
    fn bucket(&self, number: usize) -> &[Slot] {
        let at = number * BUCKET * WORDS;
        self.words.get(at..at + BUCKET * WORDS).unwrap_or_default().as_chunks().0
    }

    #[inline(always)]
    fn bucket_of(&self, key: Key) -> &[Slot] {
        self.bucket((key >> FACT_BITS) as usize & self.mask.load(Ordering::Relaxed))
    }

    /// The fact about the position, 0 if nothing is known.
    #[inline]
    pub(crate) fn get(&self, key: Key) -> u32 {
        let (upper, tag) = ((key >> 64) as u64, key as u64 & !FACT_MASK);
        for [check, word] in self.bucket_of(key) {
            let word = word.load(Ordering::Relaxed);
            if word & !FACT_MASK == tag && check.load(Ordering::Relaxed) ^ word == upper {
                return (word & FACT_MASK) as u32;
            }
        }
        0
    }

    /// Keeps a fact (not 0, below 2²⁴) about the position, in the place of the old one if there is one. In a full bucket
    /// the fact with the smallest weight gives way; the weight is the fact's lowest four bits.
    #[inline]
    pub(crate) fn put(&self, key: Key, fact: u32) {
        debug_assert!(fact != 0 && u64::from(fact) <= FACT_MASK);
        let (upper, tag) = ((key >> 64) as u64, key as u64 & !FACT_MASK);
        let mut victim: Option<(&Slot, u64)> = None;
        let mut evicts = true;
        for slot in self.bucket_of(key) {
            let word = slot[1].load(Ordering::Relaxed);
            if word == 0 || (word & !FACT_MASK == tag && slot[0].load(Ordering::Relaxed) ^ word == upper) {
                victim = Some((slot, 0));
                evicts = false;
                break;
            }
            let weight = word & 15;
            if victim.is_none_or(|(_, lightest)| weight < lightest) {
                victim = Some((slot, weight));
            }
        }
        let Some(([check, second], _)) = victim else { return };
        let word = tag | u64::from(fact);
        second.store(word, Ordering::Relaxed);
        check.store(word ^ upper, Ordering::Relaxed);
        if evicts && (upper as usize).is_multiple_of(SAMPLE) {
            self.count_eviction();
        }
    }

    /// The table grows when as many facts have given way as a sixty-fourth of those that it can hold.
    #[cold]
    fn count_eviction(&self) {
        let evicted = self.evictions.fetch_add(SAMPLE, Ordering::Relaxed);
        let buckets = self.mask.load(Ordering::Relaxed) + 1;
        let all = self.words.len() / (BUCKET * WORDS);
        if evicted >= buckets * BUCKET / 64
            && 2 * buckets <= all
            && !self.is_growing.swap(true, Ordering::Acquire)
        {
            self.grow();
            self.is_growing.store(false, Ordering::Release);
        }
    }

    /// Takes twice as many buckets into use. Facts that other threads keep or read meanwhile can be lost, not falsified.
    fn grow(&self) {
        let buckets = self.mask.load(Ordering::Relaxed) + 1;
        for number in 0..buckets {
            for (old, new) in self.bucket(number).iter().zip(self.bucket(number + buckets)) {
                let word = old[1].load(Ordering::Relaxed);
                if (word >> FACT_BITS) as usize & buckets != 0 {
                    let check = old[0].load(Ordering::Relaxed);
                    new[0].store(check, Ordering::Relaxed);
                    new[1].store(word, Ordering::Relaxed);
                    old[1].store(0, Ordering::Relaxed);
                }
            }
        }
        self.mask.store(2 * buckets - 1, Ordering::Relaxed);
        self.evictions.store(0, Ordering::Relaxed);
    }
}

/// Whether the system gives so much memory for a table.
pub fn memory_is_available(bytes: usize) -> bool {
    // Unseen by the optimiser, which would else not ask for memory that nobody uses.
    std::hint::black_box(bytemuck::allocation::try_zeroed_vec::<u64>(bytes / size_of::<u64>())).is_ok()
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
        for bit in FACT_BITS..128 {
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
    fn growing_loses_nothing_when_nobody_interferes() {
        let table = Table::new(1 << 20);
        let key = |i: u32| u128::from(i).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
        for i in 1..10_000 {
            table.put(key(i), i);
        }
        let known = |table: &Table| (1..10_000).filter(|&i| table.get(key(i)) == i).count();
        let (before, buckets) = (known(&table), table.mask.load(Ordering::Relaxed));
        table.grow();
        assert_eq!(table.mask.load(Ordering::Relaxed), 2 * buckets + 1);
        assert_eq!(known(&table), before);
    }

    #[test]
    fn a_table_that_is_too_small_grows_up_to_its_limit() {
        let table = Table::new(1 << 20);
        let key = |i: u32| u128::from(i).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
        for i in 1..200_000 {
            table.put(key(i), i & 0xffff | 1);
        }
        assert_eq!((table.mask.load(Ordering::Relaxed) + 1) * BUCKET * SLOT_BYTES, 1 << 20);
    }

    #[test]
    fn an_emptied_table_is_like_a_new_one() {
        let key = |i: u32| u128::from(i).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
        for bytes in [0, SLOT_BYTES * BUCKET, 1 << 20] {
            let table = Table::new(bytes);
            (1..100).for_each(|i| table.put(key(i), i));
            table.evictions.store(SAMPLE, Ordering::Relaxed);
            let emptied = table.emptied().expect("the table is small");
            assert!(emptied.words.iter().all(|word| word.load(Ordering::Relaxed) == 0));
            assert_eq!(emptied.evictions.load(Ordering::Relaxed), 0);
            assert_eq!(emptied.mask.load(Ordering::Relaxed), Table::new(bytes).mask.load(Ordering::Relaxed));
        }
        let grown = Table::new(1 << 20);
        grown.grow();
        assert!(grown.emptied().is_none());
    }

    #[test]
    fn more_memory_than_there_can_be_is_refused() {
        assert!(memory_is_available(1 << 20));
        assert!(!memory_is_available(usize::MAX / 4));
    }

    #[test]
    fn no_memory_is_no_table() {
        let table = Table::new(0);
        table.put(1 << 70, 1);
        assert_eq!(table.get(1 << 70), 0);
    }
}
