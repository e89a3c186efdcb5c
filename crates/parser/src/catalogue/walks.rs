//! The sentences about walks that a problem defines itself, in all languages.

use problem::Names;

/// Sentences with their variable parts marked `{}`, the special before the general.
pub(super) const WALK_SENTENCES: &[Names] = &[
    Names::new(
        "`{}` is followed by no definition",
        "auf `{}` folgt keine Erklärung",
        "`{}` n'est suivi d'aucune définition",
    ),
    Names::new("the definition is missing", "die Erklärung fehlt", "la définition manque"),
    Names::new(
        "write for example `{} XX = leaper 1,4 + rider 1,2`",
        "schreibe zum Beispiel `{} XX = Springer 1,4 + Reiter 1,2`",
        "écrire par exemple `{} XX = bondisseur 1,4 + coureur 1,2`",
    ),
    Names::new(
        "the walk `{}` is defined already",
        "die Gangart `{}` ist schon erklärt",
        "la marche `{}` est déjà définie",
    ),
    Names::new("a second definition", "eine zweite Erklärung", "une deuxième définition"),
    Names::new(
        "give this one other letters",
        "gib dieser andere Buchstaben",
        "donner d'autres lettres à celle-ci",
    ),
    Names::new(
        "a problem has at most {} hunters and walks of its own",
        "ein Problem hat höchstens {} Jäger und eigene Gangarten",
        "un problème a au plus {} chasseurs et marches qui lui sont propres",
    ),
    Names::new("one too many", "einer zu viel", "un de trop"),
    Names::new(
        "leave out walks that are not used",
        "lass Gangarten weg, die nicht gebraucht werden",
        "supprimer les marches qui ne servent pas",
    ),
    Names::new(
        "`=` is missing behind the letters `{}`",
        "hinter den Buchstaben `{}` fehlt `=`",
        "`=` manque derrière les lettres `{}`",
    ),
    Names::new(
        "write for example `{} = leaper 1,4`",
        "schreibe zum Beispiel `{} = Springer 1,4`",
        "écrire par exemple `{} = bondisseur 1,4`",
    ),
    Names::new("`{}` does not belong here", "`{}` gehört nicht hierher", "`{}` n'a rien à faire ici"),
    Names::new(
        "join the parts of a walk by `+`",
        "verbinde die Teile einer Gangart durch `+`",
        "joindre les parties d'une marche par `+`",
    ),
    Names::new(
        "a walk has at most {} parts, this one has {}",
        "eine Gangart hat höchstens {} Teile, diese hat {}",
        "une marche a au plus {} parties, celle-ci en a {}",
    ),
    Names::new("too long", "zu lang", "trop long"),
    Names::new("leave out some of them", "lass einige weg", "en supprimer quelques-unes"),
    Names::new(
        "the letters of the walk are missing",
        "die Buchstaben der Gangart fehlen",
        "les lettres de la marche manquent",
    ),
    Names::new(
        "`{}` cannot be the name of a walk",
        "`{}` kann nicht der Name einer Gangart sein",
        "`{}` ne peut pas être le nom d'une marche",
    ),
    Names::new(
        "these letters cannot be used",
        "diese Buchstaben sind nicht zu gebrauchen",
        "ces lettres sont inutilisables",
    ),
    Names::new(
        "a walk is called by one or two letters, or by a letter and a digit that are no square",
        "eine Gangart heißt nach einem oder zwei Buchstaben oder nach Buchstabe und Ziffer, die kein Feld sind",
        "une marche a pour nom une ou deux lettres, ou une lettre et un chiffre qui ne sont pas une case",
    ),
    Names::new(
        "`{}` is a walk already: in English `{}`",
        "`{}` ist schon eine Gangart: englisch `{}`",
        "`{}` est déjà une marche : en anglais `{}`",
    ),
    Names::new("`{}` is a walk already", "`{}` ist schon eine Gangart", "`{}` est déjà une marche"),
    Names::new(
        "these letters are free: {}",
        "diese Buchstaben sind frei: {}",
        "ces lettres sont libres : {}",
    ),
    Names::new(
        "a part of the walk is missing",
        "ein Teil der Gangart fehlt",
        "une partie de la marche manque",
    ),
    Names::new(
        "`{}` begins no part of a walk",
        "mit `{}` beginnt kein Teil einer Gangart",
        "`{}` ne commence aucune partie d'une marche",
    ),
    Names::new("a part begins with {}", "ein Teil beginnt mit {}", "une partie commence par {}"),
    Names::new("`{}` is no walk", "`{}` ist keine Gangart", "`{}` n'est pas une marche"),
    Names::new(
        "write the letters of a walk that is known or defined before, or of a hunter: `like G`, `like R/B`",
        "schreibe die Buchstaben einer bekannten oder vorher erklärten Gangart oder eines Jägers: `wie G`, `wie T/L`",
        "écrire les lettres d'une marche connue ou définie avant, ou d'un chasseur : `comme S`, `comme T/F`",
    ),
    Names::new(
        "a rider makes at most 1 to 7 steps",
        "ein Reiter macht höchstens 1 bis 7 Schritte",
        "un coureur fait au plus de 1 à 7 pas",
    ),
    Names::new(
        "leave the number out for as many steps as there is room for",
        "lass die Zahl weg für so viele Schritte, wie Platz haben",
        "supprimer le nombre pour autant de pas qu'il y a de place",
    ),
    Names::new(
        "a vector is missing here: two numbers from 0 to 7, not both 0",
        "hier fehlt ein Vektor: zwei Zahlen von 0 bis 7, nicht beide 0",
        "un vecteur manque ici : deux nombres de 0 à 7, pas tous deux nuls",
    ),
    Names::new(
        "write it with a comma between them, for example `{}`",
        "schreibe ihn mit einem Komma dazwischen, zum Beispiel `{}`",
        "l'écrire avec une virgule entre eux, par exemple `{}`",
    ),
    Names::new(
        "Betza's notation stands between quotation marks",
        "Betzas Notation steht zwischen Anführungszeichen",
        "la notation de Betza se met entre guillemets",
    ),
    Names::new("Betza's notation is empty", "Betzas Notation ist leer", "la notation de Betza est vide"),
    Names::new(
        "write for example `fRN`, a rook's moves forward and those of a knight",
        "schreibe zum Beispiel `fRN`, die Züge eines Turms vorwärts und die eines Springers",
        "écrire par exemple `fRN`, les coups d'une tour vers l'avant et ceux d'un cavalier",
    ),
    Names::new(
        "`{}` and `{}` contradict each other",
        "`{}` und `{}` widersprechen einander",
        "`{}` et `{}` se contredisent",
    ),
    Names::new(
        "write two parts, each with its own letters",
        "schreibe zwei Teile, jeden mit eigenen Buchstaben",
        "écrire deux parties, chacune avec ses lettres",
    ),
    Names::new(
        "`o` is for boards whose edges are joined",
        "`o` ist für Bretter, deren Ränder verbunden sind",
        "`o` est pour les échiquiers dont les bords se touchent",
    ),
    Names::new(
        "leave it out; the board has edges",
        "lass es weg; das Brett hat Ränder",
        "le supprimer ; l'échiquier a des bords",
    ),
    Names::new(
        "`{}` is no modifier that is understood in Betza's notation",
        "`{}` ist keine Vorsilbe, die in Betzas Notation verstanden wird",
        "`{}` n'est pas un préfixe compris dans la notation de Betza",
    ),
    Names::new(
        "the modifiers are `f b l r v s h` for directions, `m c e` for moves and captures, and `n j p g i`",
        "die Vorsilben sind `f b l r v s h` für Richtungen, `m c e` für Züge und Schläge und `n j p g i`",
        "les préfixes sont `f b l r v s h` pour les directions, `m c e` pour les coups et les prises, et `n j p g i`",
    ),
    Names::new(
        "`e` needs `c`: who captures en passant also captures otherwise",
        "`e` braucht `c`: wer en passant schlägt, schlägt auch sonst",
        "`e` demande `c` : qui prend en passant prend aussi autrement",
    ),
    Names::new(
        "`e` is understood only for both captures of a pawn",
        "`e` wird nur bei beiden Schlägen eines Bauern verstanden",
        "`e` n'est compris que pour les deux prises d'un pion",
    ),
    Names::new(
        "write `fceF`, the captures of a pawn",
        "schreibe `fceF`, die Schläge eines Bauern",
        "écrire `fceF`, les prises d'un pion",
    ),
    Names::new(
        "there is no atom behind the last modifiers",
        "hinter den letzten Vorsilben fehlt der Stamm",
        "il n'y a pas d'atome derrière les derniers préfixes",
    ),
    Names::new(
        "`{}` is no atom of Betza's notation",
        "`{}` ist kein Stamm von Betzas Notation",
        "`{}` n'est pas un atome de la notation de Betza",
    ),
    Names::new(
        "the atoms are `W F D N A H C L J Z G`, `B R Q K` and vectors such as `(1,4)`",
        "die Stämme sind `W F D N A H C L J Z G`, `B R Q K` und Vektoren wie `(1,4)`",
        "les atomes sont `W F D N A H C L J Z G`, `B R Q K` et des vecteurs comme `(1,4)`",
    ),
    Names::new(
        "a vector has two numbers from 0 to 7, not both 0",
        "ein Vektor hat zwei Zahlen von 0 bis 7, nicht beide 0",
        "un vecteur a deux nombres de 0 à 7, pas tous deux nuls",
    ),
    Names::new(
        "there is room for at most 7 steps",
        "höchstens 7 Schritte haben Platz",
        "il y a place pour 7 pas au plus",
    ),
    Names::new(
        "write 0 for as many steps as there is room for",
        "schreibe 0 für so viele Schritte, wie Platz haben",
        "écrire 0 pour autant de pas qu'il y a de place",
    ),
    Names::new("`{}` cannot be doubled", "`{}` kann nicht verdoppelt werden", "`{}` ne peut pas être doublé"),
    Names::new(
        "only the letter of a leaper is written twice, for its rider: `NN` is the nightrider",
        "nur der Buchstabe eines Springers wird für seinen Reiter zweimal geschrieben: `NN` ist der Nachtreiter",
        "seule la lettre d'un bondisseur s'écrit deux fois, pour son coureur : `NN` est le noctambule",
    ),
    Names::new("`{}` says nothing about `{}`", "`{}` sagt nichts über `{}`", "`{}` ne dit rien de `{}`"),
    Names::new(
        "only a straight or diagonal leap over some square and the knight's can be lame: `nD`, `nN`",
        "nur ein gerader oder schräger Sprung über ein Feld und der des Springers können lahm sein: `nD`, `nN`",
        "seuls un bond droit ou diagonal sur une case et celui du cavalier peuvent être boiteux : `nD`, `nN`",
    ),
    Names::new(
        "only a straight or diagonal leap can need something to leap over: `jD`, `jA`",
        "nur ein gerader oder schräger Sprung kann etwas zum Überspringen brauchen: `jD`, `jA`",
        "seul un bond droit ou diagonal peut demander une pièce à sauter : `jD`, `jA`",
    ),
    Names::new(
        "`{}` needs a rider of any number of steps",
        "`{}` braucht einen Reiter mit beliebig vielen Schritten",
        "`{}` demande un coureur sans limite de pas",
    ),
    Names::new(
        "`gQ` is the grasshopper, `pR` leaps like a cannon, `gNN` is the nightrider hopper",
        "`gQ` ist der Grashüpfer, `pR` springt wie eine Kanone, `gNN` ist der Nachtreiterhüpfer",
        "`gQ` est la sauterelle, `pR` saute comme un canon, `gNN` est le sauteur noctambule",
    ),
    Names::new(
        "`h` (half) stands only behind one direction of an oblique step",
        "`h` (halb) steht nur hinter einer Richtung eines Schritts wie dem des Springers",
        "`h` (moitié) ne se met que derrière une direction d'un pas comme celui du cavalier",
    ),
    Names::new(
        "write for example `fhN`, the four moves of a knight forward",
        "schreibe zum Beispiel `fhN`, die vier Züge eines Springers vorwärts",
        "écrire par exemple `fhN`, les quatre coups d'un cavalier vers l'avant",
    ),
];
