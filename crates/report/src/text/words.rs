//! The words around the play in all languages: they must be Popeye's, since programs look for them.

use problem::{Language, Names};

/// The words of one language. Line feeds that belong to them are part of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words {
    /// The search is complete.
    pub finished: &'static str,
    /// The search was stopped at a limit of time.
    pub interrupted: &'static str,
    /// The search was stopped at another limit.
    pub partial: &'static str,
    /// Before a span of time.
    pub time: &'static str,
    /// After a move that threatens.
    pub threat: &'static str,
    /// After a move that threatens nothing.
    pub zugzwang: &'static str,
    /// Before refutations.
    pub but: &'static str,
    /// After a defence that refutes.
    pub refutes: &'static str,
    /// A side has no king.
    pub king_missing: &'static str,
    /// A side has more than one king.
    pub several_kings: &'static str,
    /// Null moves together with set play.
    pub null_moves: &'static str,
    /// The last move before the diagram is impossible.
    pub retro_information: &'static str,
    /// Numbers of first moves have no meaning.
    pub move_numbers_not_applicable: &'static str,
    /// Short solutions do not end battle play.
    pub short_solutions_not_applicable: &'static str,
    /// There are no tries.
    pub tries_not_applicable: &'static str,
    /// The option Intelligent is for other play.
    pub intelligent_not_applicable: &'static str,
    /// The side that begins could capture the king.
    pub king_capturable: &'static str,
    /// After a problem that is not solved.
    pub ignored: &'static str,
    /// After an empty square that should hold a unit.
    pub empty_square: &'static str,
    /// The option about the length of threats does not fit.
    pub threat_not_applicable: &'static str,
    /// After an option that does not fit the stipulation.
    pub not_applicable: &'static str,
}

impl Words {
    /// The words of `language`.
    pub const fn of(language: Language) -> &'static Words {
        match language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
            Language::French => &FRENCH,
        }
    }
}

/// Before the twins of a problem whose diagram is not solved.
pub(super) const ZERO_POSITION: Names = Names::new("zeroposition", "NullStellung", "zeroposition");

const ENGLISH: Words = Words {
    finished: "\nsolution finished.",
    interrupted: "solving interrupted.",
    partial: "Partial solution",
    time: "Time = ",
    threat: " threat:",
    zugzwang: " zugzwang.",
    but: "but",
    refutes: "refutes.",
    king_missing: "both sides need a king",
    several_kings: "only one king allowed",
    null_moves: "Inconsistent rules regarding NullMoves\n",
    retro_information: "Inconsistent retro information\n",
    move_numbers_not_applicable: "StartMoveNumber or UpToMoveNumber incompatible with the stipulation\n",
    short_solutions_not_applicable: "Option  StopOnShortSolutions  not supported with direct play.\n",
    tries_not_applicable: "try play not applicable\n",
    intelligent_not_applicable: "Intelligent Mode only with h#/=, ser-#/= and ser-h#/=, with a limited set of fairy conditions and without fairy pieces.\n",
    king_capturable: "\nthe side to play can capture the king",
    ignored: "problem ignored",
    empty_square: ": square is empty - cannot (re)move any piece.\n",
    threat_not_applicable: "Option \"Threat\" not applicable or indicated maximum threat length too big\n",
    not_applicable: " not applicable - ignored\n",
};

const GERMAN: Words = Words {
    finished: "\nLoesung beendet.",
    interrupted: "Bearbeitung abgebrochen.",
    partial: "Partielle Loesung",
    time: "Zeit = ",
    threat: " Drohung:",
    zugzwang: " Zugzwang.",
    but: "Aber",
    refutes: "Widerlegt.",
    king_missing: "Es fehlt ein weisser oder schwarzer Koenig\n",
    several_kings: "Nur ein Koenig erlaubt",
    null_moves: "Inkonsistente Regeln betreffend NullZuegen\n",
    retro_information: "Inkonsistente Retro-Information\n",
    move_numbers_not_applicable: "StartZugnummer oder BisZugnummer inkompatibel mit der Forderung\n",
    short_solutions_not_applicable: "Option  StopNachKurzloesungen  nicht unterstuetzt im direkten Spiel.\n",
    tries_not_applicable: "Verfuehrung nicht anwendbar\n",
    intelligent_not_applicable: "Intelligent Modus nur im h#/=, ser-#/= und ser-h#/=, wenigen Maerchenbedingungen und keinen Maerchensteinen.\n",
    king_capturable: "\nDie am Zug befindliche Partei kann den Koenig schlagen",
    ignored: "Problem uebersprungen",
    empty_square: ": Feld leer - kann keine Figur entfernen/versetzen.\n",
    threat_not_applicable: "Option \"Drohung\" nicht anwendbar order maximale Laenge der Drohung zu gross\n",
    not_applicable: " nicht anwendbar - ignoriert\n",
};

const FRENCH: Words = Words {
    finished: "\nsolution terminee.",
    interrupted: "solution interrompue.",
    partial: "solution partielle",
    time: "Temps = ",
    threat: " menace:",
    zugzwang: " blocus.",
    but: "mais",
    refutes: "Refute.",
    king_missing: "il faut un roi de chaque couleur",
    several_kings: "plus d'un roi interdit",
    null_moves: "Regles inconsitentents concernant les CoupsVides\n",
    retro_information: "Information retro inconsistent\n",
    move_numbers_not_applicable: "Enroute ou JusquAuCoup incompatible avec l'enonce\n",
    short_solutions_not_applicable: "L'option  FinApresSolutionsCourtes  n'est pas soutenu au jeu direct.\n",
    tries_not_applicable: "jeu d'essai pas applicable\n",
    intelligent_not_applicable: "mode intelligent seulement avec h#/=, ser-#/= et ser-h#/=, facultativement avec certaines conditions, et sans pieces feeriques.\n",
    king_capturable: "\nle camp au trait peut prendre le roi",
    ignored: "probleme ignoree",
    empty_square: ": la case est vide - on ne peut pas oter ou deplacer une piece.\n",
    threat_not_applicable: "Option \"menace\" pas applicable ou longueur maximale de la menace trop grande\n",
    not_applicable: " pas applicable - ignore\n",
};
