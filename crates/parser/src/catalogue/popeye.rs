//! What Popeye says about mistakes, in all languages.

use problem::Names;

/// Lines with their variable parts marked `{}`.
pub(crate) const POPEYE_LINES: &[Names] = &[
    Names::new("input-error:{}", "Eingabe-Fehler:{}", "erreur d'entree:{}"),
    Names::new("only one king allowed", "Nur ein Koenig erlaubt", "plus d'un roi interdit"),
    Names::new(
        "wrong terminated SquareList - ignored",
        "Falsch beendete Feldliste - ignoriert",
        "liste des cases mal terminee - ignoree",
    ),
    Names::new(
        "wrong or missing SquareList - please give one",
        "Falsche oder fehlende Feldliste - bitte eine eingeben",
        "liste des cases inconnue ou il mangue une liste des cases - veuillez donner une",
    ),
    Names::new(
        "circe and immunschach and rex inclusiv not allowed",
        "Circe und Immunschach und RexInklusive nicht erlaubt",
        "en rexinclusive, on ne peut pas melanger circe et immunschach",
    ),
    Names::new("offending item: {}", "Stoerende Eingabe: {}", "element d'offenser: {}"),
    Names::new(
        "wrong or missing PieceName - ignored",
        "Falsche oder fehlende Steinbezeichnung - wird ignoriert",
        "piece inconnue ou il manque une piece - ignoree",
    ),
    Names::new(
        "PieceSpecification not uniq",
        "Steinbezeichnung nicht eindeutig",
        "specification de piece pas unique",
    ),
    Names::new("could not recognize condition", "Bedingung nicht erkannt", "condition inconnue"),
    Names::new(
        "option not uniq - ignored",
        "Option nicht eindeutig - ignoriert",
        "option pas unique - ignoree",
    ),
    Names::new("wrong integer", "Keine oder falsche Zahlenangabe", "numero incorrecte"),
    Names::new(
        "could not recognize option - parsing of options aborted",
        "Option nicht erkannt - Einlesen von Optionen beendet",
        "option inconnue - ignoree",
    ),
    Names::new(
        "command not uniq specified - ignored",
        "Kommando nicht eindeutig - wird ignoriert",
        "specification de commande pas unique - ignoree",
    ),
    Names::new("no stipulation specified", "Keine Forderung angegeben", "pas de specification de l'enonce"),
    Names::new(
        "no color specified - all specification input ignored",
        "Keine Farbe angegeben - alle Spezifikationen ignoriert",
        "Aucune couleur n'a indique - toute l'entree de cahier des charges ignoree",
    ),
    Names::new("cannot recognize the stipulation", "Forderung nicht bekannt", "enonce inconnue"),
    Names::new(
        "condition not uniq - ignored",
        "Bedingung nicht eindeutig - ignoriert",
        "condition pas unique - ignoree",
    ),
    Names::new("problem ignored", "Problem uebersprungen", "probleme ignoree"),
    Names::new(
        "anticirce incompatible with some fairy conditions",
        "AntiCirce mit einigen anderen Bedingungen nicht erlaubt",
        "anticirce incompatible avec certains genres feeriques",
    ),
    Names::new(
        "supercirce incompatible with some fairy conditions",
        "SuperCirce unvertraeglich mit einigen Maerchenbedingungen",
        "supercirce incompatible avec certains genres feeriques",
    ),
    Names::new(
        "{} already occupied - old piece goes to the underworld.",
        "{} ist bereits besetzt - alter Stein geht in die Unterwelt.",
        "{} deja occupee - piece ancienne va dans l'au-dela.",
    ),
    Names::new(
        "MarsCirce, PlusChess, PhantomChess or Make&Take are incompatible with several fairy conditions and fairy pieces.",
        "MarsCirce, PlusSchach, PhantomSchach oder Make&Take unvereinbar mit verschiedenen Maerchenbedingungen und -steinen.",
        "MarsCirce, EchecsPlus, EchecsPhantom ou Make&Take incompatibles avec certains genres feeriques et avec des pieces feeriques.",
    ),
    Names::new("nonsense combination", "Unsinnige Kombination", "Melange interdit"),
    Names::new(
        "Inconsistent retro information",
        "Inkonsistente Retro-Information",
        "Information retro inconsistent",
    ),
    Names::new(
        "Inconsistent duplex options",
        "Inkonsistente Duplex-Optionen",
        "Options duplex inconsistentes",
    ),
    Names::new(
        "Inconsistent proof game targets",
        "Inkonsistente Beweispartie-Ziele",
        "Inconsistent buts pcpj",
    ),
    Names::new(
        "Inconsistent rules regarding NullMoves",
        "Inkonsistente Regeln betreffend NullZuegen",
        "Regles inconsitentents concernant les CoupsVides",
    ),
    Names::new(
        "StartMoveNumber or UpToMoveNumber incompatible with the stipulation",
        "StartZugnummer oder BisZugnummer inkompatibel mit der Forderung",
        "Enroute ou JusquAuCoup incompatible avec l'enonce",
    ),
    Names::new(
        "Multiple goals not allowed if one of them is dia or a=>b",
        "Mehrere Ziele nicht erlaubt, wenn eines davon dia oder a=>b ist",
        "Multiple buts pas acceptables si l'un d'eux est dia ou a=>b",
    ),
    Names::new(
        "Not more than 2 squares can be input for en passant keys.",
        "Es koennen maximal zwei Felder fuer ep-Schluessel eingegeben werden.",
        "plus de 2 cases pour cle en passant interdit.",
    ),
    Names::new(
        "A piece will be moved outside.",
        "Ein Stein wird ueber den Brettrand verschoben.",
        "Une piece est deplacee hors de l'echiquier.",
    ),
    Names::new(
        "This rotation/mirroring is not supported: ",
        "Drehung/Spiegelung nicht erlaubt: ",
        "Rotation/Miroir impossible.",
    ),
    Names::new(
        "Continued must be given immediately after twin.",
        "Ferner muss als erstes nach Zwilling angegeben werden.",
        "Enplus doit immediatement suivre jumeau.",
    ),
    Names::new(
        "GoalIsEnd and Quodlibet are incompatible",
        "ZielIstEnde und Quodlibet nicht kompatibel",
        "ButEstFin et Quodlibet incompatibles",
    ),
    Names::new(
        "Option  MaxTime  not supported.",
        "Option  MaxZeit  nicht unterstuetzt.",
        "L'option  MaxTemps  n'est pas soutenu.",
    ),
    Names::new(
        "Option  StopOnShortSolutions  not supported with direct play.",
        "Option  StopNachKurzloesungen  nicht unterstuetzt im direkten Spiel.",
        "L'option  FinApresSolutionsCourtes  n'est pas soutenu au jeu direct.",
    ),
    Names::new(
        "Forsyth position not recognized, or pieces capacity exhausted",
        "Forsyth-Position nicht erkannt, oder Steinkapazitaeat erschoepft",
        "Position Forsyth pas reconnue, ou capacite de pieces epuisee",
    ),
    Names::new("Stipulation not supported.", "Forderung wird nicht unterstuetzt.", "enonce inconnue."),
    Names::new("try play not applicable", "Verfuehrung nicht anwendbar", "jeu d'essai pas applicable"),
];
