//! One line of a written solution, cut into what it says.

use board::Square;
use problem::{GOALS, GoalForm, Span, normal_move_text};

/// What stands in a line.
#[derive(Debug)]
pub(super) enum Item<'t> {
    /// `3.` or `3...`.
    Number { number: u32, is_second_half: bool },
    /// `...` behind a number: this half-move is left out too.
    Skipped,
    /// A move, or several of which each is possible.
    Move(WrittenMove<'t>),
    /// What follows are threats.
    Threat,
    /// The opponent is in zugzwang.
    Zugzwang,
    /// What follows defeats the try.
    But,
    /// Nothing answers the move before.
    Refutes,
    /// A parenthesis with threats begins.
    Open,
    /// It ends.
    Close,
}

/// A move as it is written.
#[derive(Debug)]
pub(super) struct WrittenMove<'t> {
    /// Alternatives in normal form; at least one.
    pub(super) texts: Vec<String>,
    /// `!`, `?`, `?!?` …
    pub(super) judgement: String,
    pub(super) is_goal: bool,
    pub(super) span: Span,
    /// As it was written.
    pub(super) written: &'t str,
}

/// A line.
#[derive(Debug, Default)]
pub(super) struct WrittenLine<'t> {
    /// What it says; an empty line says nothing.
    pub(super) items: Vec<Item<'t>>,
    /// Words that are not understood.
    pub(super) unknown: Vec<(&'t str, Span)>,
}

/// What kind of line it is.
#[derive(Debug)]
pub(super) enum LineKind {
    Blank,
    /// The frame of an output: it says nothing about the play.
    Ignored,
    /// The label of a twin and what follows it on its line.
    Heading(String, String),
    Play,
}

/// The words around the play in the three languages of the problem language.
const THREAT: [&str; 5] = ["threat", "threats", "drohung", "menace", "threatens"];
const ZUGZWANG: [&str; 4] = ["zugzwang", "blocus", "zz", "zugzwang!"];
const BUT: [&str; 3] = ["but", "aber", "mais"];
const REFUTES: [&str; 4] = ["refutes", "widerlegt", "refute", "refutes!"];

/// Beginnings of lines that frame an output.
const FRAME: [&str; 9] = [
    "solution finished",
    "loesung beendet",
    "solution terminee",
    "solving interrupted",
    "partial solution",
    "partielle loesung",
    "solution partielle",
    "zeroposition",
    "nullstellung",
];

/// Cuts the line that begins at byte `start` of the text.
pub(super) fn read(line: &str, start: usize) -> (LineKind, WrittenLine<'_>) {
    let trimmed = line.trim();
    if trimmed.is_empty() {
        return (LineKind::Blank, WrittenLine::default());
    }
    let lower = trimmed.to_lowercase();
    if FRAME.iter().any(|beginning| lower.starts_with(beginning)) || is_progress(trimmed) {
        return (LineKind::Ignored, WrittenLine::default());
    }
    let mut reading = Line { words: words(line, start), at: 0, found: WrittenLine::default() };
    let Some(label) = reading.words.first().and_then(|word| label(word.0)) else {
        reading.play();
        return (LineKind::Play, reading.found);
    };
    // The play may follow the label and the changes on the same line.
    let from = (1..reading.words.len()).find(|&index| number(reading.words[index].0).is_some());
    let heading_end = from.map_or(line.len(), |index| reading.words[index].1.start - start);
    let heading_start = reading.words[0].1.end - start;
    let heading = line[heading_start..heading_end].trim().to_owned();
    reading.at = from.unwrap_or(reading.words.len());
    reading.play();
    (LineKind::Heading(label, heading), reading.found)
}

type Word<'t> = (&'t str, Span);

fn words(line: &str, start: usize) -> Vec<Word<'_>> {
    line.split_whitespace()
        .map(|word| {
            let from = start + (word.as_ptr() as usize - line.as_ptr() as usize);
            (word, Span { start: from, end: from + word.len() })
        })
        .collect()
}

/// `b)`, `+c)`, `z1)`.
fn label(word: &str) -> Option<String> {
    let label = word.strip_prefix('+').unwrap_or(word).strip_suffix(')')?;
    let (letter, digits) = label.split_at_checked(1)?;
    let is_label = letter.bytes().all(|byte| byte.is_ascii_lowercase())
        && digits.bytes().all(|byte| byte.is_ascii_digit())
        && (digits.is_empty() || letter == "z");
    is_label.then(|| label.to_owned())
}

/// `  3:1  (Ka1-a2 )`: a first move that is told when its turn has come.
fn is_progress(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let is_number = |word: &str| {
        word.split(':').all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
    };
    words.next().is_some_and(is_number) && words.next().is_some_and(|word| word.starts_with('('))
}

/// The number with which a word begins, whether it is that of a second half-move, and its length.
fn number(word: &str) -> Option<(u32, bool, usize)> {
    let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let rest = &word[digits..];
    let dots = rest.len() - rest.trim_start_matches(['.', '\u{2026}']).len();
    let number = word[..digits].parse().ok()?;
    if dots == 0 {
        return None;
    }
    let is_second_half = rest[..dots].contains('\u{2026}') || dots > 1;
    Some((number, is_second_half, digits + dots))
}

fn is_dots(word: &str) -> bool {
    matches!(word, "..." | "\u{2026}" | "..")
}

/// A sign behind a move that stands alone.
enum Sign {
    Judgement,
    Check,
    Goal,
    None,
}

fn sign(word: &str) -> Sign {
    if word.chars().all(|c| matches!(c, '!' | '?')) {
        return Sign::Judgement;
    }
    if matches!(word, "+" | "++") {
        return Sign::Check;
    }
    let is_goal = GOALS.iter().any(|row| {
        let rest = word.strip_prefix(row.symbol);
        match row.form {
            GoalForm::Plain(_) => rest == Some(""),
            GoalForm::OnSquare(_) => {
                rest.is_some_and(|rest| rest.is_empty() || rest.parse::<Square>().is_ok())
            }
        }
    });
    if is_goal { Sign::Goal } else { Sign::None }
}

/// Whether a word can be a move: it names a square, or is castling, or any move (`~`).
fn is_move(word: &str) -> bool {
    let bytes = word.as_bytes();
    let has_square =
        bytes.windows(2).any(|pair| matches!(pair[0], b'a'..=b'h') && matches!(pair[1], b'1'..=b'8'));
    has_square || is_castling(word) || word == "~" || word.ends_with('~') && word.len() <= 3
}

/// Castling, perhaps with effects before and behind it: `[wRa1->d1]0-0-0`, `0-0=nh`.
fn is_castling(word: &str) -> bool {
    let mut rest = word;
    while rest.starts_with('[')
        && let Some(end) = rest.find(']')
    {
        rest = &rest[end + 1..];
    }
    rest.starts_with("0-0") || rest.starts_with("O-O")
}

/// The letters in brackets that name themes: `[a]`, `[A*]`. Effects have squares or signs in them.
fn without_theme(word: &str) -> Option<&str> {
    let inner = word.strip_suffix(']')?;
    let at = inner.rfind('[')?;
    let theme = &inner[at + 1..];
    let is_theme = (1..=3).contains(&theme.len())
        && theme.starts_with(|c: char| c.is_ascii_alphabetic())
        && theme.bytes().skip(1).all(|byte| matches!(byte, b'*' | b'\'') || byte.is_ascii_alphabetic());
    (is_theme && at > 0).then(|| &word[..at])
}

struct Line<'t> {
    words: Vec<Word<'t>>,
    at: usize,
    found: WrittenLine<'t>,
}

impl<'t> Line<'t> {
    fn play(&mut self) {
        while let Some(&word) = self.words.get(self.at) {
            self.at += 1;
            self.word(word);
        }
    }

    fn peek(&self) -> Option<&'t str> {
        self.words.get(self.at).map(|word| word.0)
    }

    fn last_move(&mut self) -> Option<&mut WrittenMove<'t>> {
        match self.found.items.last_mut() {
            Some(Item::Move(last)) => Some(last),
            _ => None,
        }
    }

    fn word(&mut self, (word, span): Word<'t>) {
        if is_numbering(word) {
            return;
        }
        let mut word = word;
        let mut start = span.start;
        while word.starts_with('(') {
            self.found.items.push(Item::Open);
            (word, start) = (&word[1..], start + 1);
        }
        // `1.Qd3 !threat:`, `(>2.Qg6#)`.
        let plain = word.trim_start_matches(['!', '?', '>']);
        if !plain.is_empty() && plain.len() < word.len() {
            let signs = &word[..word.len() - plain.len()];
            if let Some(last) = self.last_move() {
                last.judgement.extend(signs.chars().filter(|&sign| sign != '>'));
            }
            (word, start) = (plain, start + signs.len());
        }
        if let Some((number, is_second_half, length)) = number(word) {
            let rest = &word[length..];
            let is_stroke = matches!(rest, "-" | "\u{2013}");
            self.number(number, is_second_half || is_stroke, rest.is_empty());
            (word, start) = (rest, start + length);
        }
        let trimmed = word.trim_end_matches([',', ';']);
        let closes = trimmed.ends_with(')') && trimmed.matches(')').count() > trimmed.matches('(').count();
        let inner =
            if closes { trimmed.trim_end_matches(')').trim_end_matches([',', ';', '.']) } else { trimmed };
        if !inner.is_empty() {
            self.plain((inner, Span { start, end: start + inner.len() }));
        }
        if closes {
            self.found.items.push(Item::Close);
        }
    }

    /// `1.` alone may be followed by the dots of a second half-move, and these by what is left out or by nothing.
    fn number(&mut self, number: u32, is_second_half: bool, stands_alone: bool) {
        let next_begins = |line: &Line<'_>, offset: usize| {
            line.words.get(line.at + offset).map(|next| self::number(next.0).is_some())
        };
        let dots_follow = stands_alone && self.peek().is_some_and(is_dots);
        if dots_follow && !is_second_half {
            let follows = self.words.get(self.at + 1).map(|next| next.0);
            let move_follows = follows.is_some_and(|next| self::number(next).is_none() && is_move(next));
            if move_follows {
                self.at += 1;
            }
            self.found.items.push(Item::Number { number, is_second_half: move_follows });
            return;
        }
        self.found.items.push(Item::Number { number, is_second_half });
        if dots_follow && next_begins(self, 1) == Some(true) {
            self.at += 1;
            self.found.items.push(Item::Skipped);
        }
    }

    /// A word without number and parentheses around it.
    fn plain(&mut self, (word, span): Word<'t>) {
        if is_dots(word) {
            return self.found.items.push(Item::Move(WrittenMove {
                texts: vec!["...".to_owned()],
                judgement: String::new(),
                is_goal: false,
                span,
                written: word,
            }));
        }
        let lower = word.trim_end_matches([':', '.']).to_lowercase();
        let keyword = [
            (&THREAT[..], Item::Threat),
            (&ZUGZWANG[..], Item::Zugzwang),
            (&BUT[..], Item::But),
            (&REFUTES[..], Item::Refutes),
        ];
        if let Some((_, item)) = keyword.into_iter().find(|(words, _)| words.contains(&lower.as_str())) {
            return self.found.items.push(item);
        }
        if self.continues_move((word, span)) || is_numbering(word) {
            return;
        }
        let mut rest = word;
        let (mut judgement, mut is_goal) = (String::new(), false);
        loop {
            let signs = rest.trim_end_matches(['+', '#', '=', '!', '?', '.', '\u{2020}', '\u{2021}']);
            let taken = &rest[signs.len()..];
            // The full stop of `ep.` is its own.
            let is_full_stop = taken == "." && signs.ends_with("ep");
            if !taken.is_empty() && !is_full_stop {
                let judged: String = taken.chars().filter(|c| matches!(c, '!' | '?')).collect();
                judgement.insert_str(0, &judged);
                is_goal |= taken.contains(['#', '=', '\u{2021}']);
                rest = if signs.ends_with("ep") && taken.starts_with('.') {
                    &rest[..=signs.len()]
                } else {
                    signs
                };
            }
            match without_theme(rest) {
                Some(shorter) => rest = shorter,
                None => break,
            }
        }
        if !is_move(rest) {
            self.found.unknown.push((word, span));
            return;
        }
        let alternatives: Vec<&str> = rest.split('/').collect();
        let texts = if alternatives.len() > 1 && alternatives.iter().all(|text| is_move(text)) {
            alternatives
                .into_iter()
                .map(|text| without_theme(text).unwrap_or(text))
                .map(normal_move_text)
                .collect()
        } else {
            vec![normal_move_text(rest)]
        };
        self.found.items.push(Item::Move(WrittenMove { texts, judgement, is_goal, span, written: word }));
    }

    /// Signs, effects and the words of an en passant capture that stand behind a move with a blank between them.
    fn continues_move(&mut self, (word, span): Word<'t>) -> bool {
        let sign = sign(word);
        let ep = ["ep.", "e.p.", "ep"].into_iter().find_map(|ep| word.strip_prefix(ep));
        let effects = word.starts_with('[') && !is_castling(word);
        let Some(last) = self.last_move() else {
            // The state of the position before play after the key.
            return matches!(sign, Sign::Check);
        };
        match sign {
            Sign::Judgement => last.judgement.push_str(word),
            Sign::Check => {}
            Sign::Goal => last.is_goal = true,
            Sign::None => {
                let added = match ep {
                    Some(rest) => format!("ep.{rest}"),
                    None if effects => word.to_owned(),
                    None => return false,
                };
                last.is_goal |= added.ends_with('#');
                let judged = added.chars().filter(|c| matches!(c, '!' | '?'));
                last.judgement.extend(judged);
                for text in &mut last.texts {
                    *text = normal_move_text(&format!("{text}{added}"));
                }
            }
        }
        last.span.end = span.end;
        true
    }
}

/// `I)`, `II)`, a stroke: they number solutions and say nothing about play.
fn is_numbering(word: &str) -> bool {
    let roman = word.trim_end_matches([')', '.']);
    (roman.len() < word.len()
        && !roman.is_empty()
        && roman.bytes().all(|byte| matches!(byte, b'I' | b'V' | b'X')))
        || matches!(word, "-" | "--" | "\u{2013}" | "\u{2014}" | "&" | "/" | "|" | "*" | "dr.")
}
