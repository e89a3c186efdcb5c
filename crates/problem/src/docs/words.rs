//! The words that may follow `Circe`, `AntiCirce` and their like, in a sentence each.

pub(super) const DOCS: &[(&str, &str)] = &[
    (
        "RexInclusive",
        "Kings take part: under Circe they are captured and reborn, and are in check only if they would not be.",
    ),
    ("RexExclusive", "Kings take no part: under AntiCirce they capture as usual."),
    (
        "Mirror",
        "The home square is that of the other colour; with Equipollents and Parrain the vector is reversed.",
    ),
    (
        "Assassin",
        "If the home square is occupied, the occupant vanishes and the unit is reborn all the same.",
    ),
    ("Diametral", "The home square is reflected in the centre of the board."),
    ("VerticalMirror", "The home square is reflected in the line between the d- and the e-file."),
    (
        "Clone",
        "The reborn unit takes the walk of the other unit of the capture and is reborn on the home square of that walk.",
    ),
    (
        "Chameleon",
        "The reborn unit takes the walk that follows its own: knight, bishop, rook, queen, knight, or as a list of walks says.",
    ),
    ("Turncoats", "The reborn unit changes sides."),
    ("Couscous", "The home square is that of the other unit of the capture."),
    ("LastMove", "The unit is reborn with the half-move after the capture, whoever makes it."),
    (
        "Equipollents",
        "The home square lies from the square of capture as the arrival lies from the departure.",
    ),
    (
        "Parrain",
        "The unit is reborn with the next half-move, by that move's vector (Equipollents with LastMove).",
    ),
    (
        "ContraParrain",
        "The unit is reborn with the next half-move, by that move's vector reversed (Parrain with Mirror).",
    ),
    (
        "Cage",
        "The unit is reborn on a square from which it cannot move without capture; the capturing side chooses.",
    ),
    ("Rank", "The unit is reborn on the rank of the capture and the file of its home square."),
    ("File", "The unit is reborn on its back rank on the file of the capture."),
    ("Symmetry", "The home square is the square of capture reflected in the centre of the board."),
    (
        "VerticalSymmetry",
        "The home square is the square of capture reflected in the line between the d- and the e-file.",
    ),
    (
        "HorizontalSymmetry",
        "The home square is the square of capture reflected in the line between the fourth and the fifth rank.",
    ),
    ("Diagram", "The home square is the one on which the unit stood in the diagram."),
    ("PWC", "The home square is the one from which the capturer came."),
    ("Antipodes", "The home square is four ranks and four files away from the square of capture."),
    (
        "Take&Make",
        "The unit is reborn on a square to which it could move from the square of capture; if there is none, the capture is illegal.",
    ),
    (
        "Super",
        "The unit is reborn on any empty square or not at all, as the capturing side chooses; with Strict it must be.",
    ),
    (
        "April",
        "Only units of the walks that follow are reborn; if their home square is occupied the capture is illegal.",
    ),
    ("Frischauf", "Promoted units are reborn on the promotion square of the file of the capture."),
    ("Calvet", "A unit may capture on its own home square (AntiCirce)."),
    ("Cheylan", "A unit may not capture on its own home square (AntiCirce)."),
    ("Strict", "If the home square is occupied, the capture is illegal."),
    ("Relaxed", "If the home square is occupied, the unit that should be reborn vanishes."),
    (
        "Volcanic",
        "If the home square is occupied, the unit goes below the occupant and comes up when the square is vacated.",
    ),
    (
        "Parachute",
        "If the home square is occupied, the unit lands on top of the occupant, which comes up when the square is vacated.",
    ),
    (
        "Einstein",
        "The reborn unit loses power: queen, rook, bishop, knight, pawn; under AntiCirce it gains power.",
    ),
    (
        "ReversalEinstein",
        "The reborn unit gains power: pawn, knight, bishop, rook, queen; under AntiCirce it loses power.",
    ),
    ("WaitCapture", "The unit waits until somebody captures again."),
    (
        "CaptureSquare",
        "The home square is the square of capture itself, so that only captures en passant and by locusts lead to a rebirth.",
    ),
    (
        "CouCou",
        "The home square is that of the other unit of the capture, and the capturing side chooses the promotion of a reborn pawn.",
    ),
    ("Kamikaze", "The capturer vanishes before the captured unit is reborn; kings capture as usual."),
    (
        "DoubleAgents",
        "The reborn unit changes sides and appears on the home square of its new side (Turncoats with Mirror).",
    ),
    ("PromotionBy=Owner", "The side of a reborn pawn chooses its promotion."),
    ("PromotionBy=Capturer", "The capturing side chooses the promotion of a reborn pawn."),
    ("PromotionFirst=Yes", "A pawn that captures and promotes counts as what it has become."),
    ("PromotionFirst=No", "A pawn that captures and promotes counts as a pawn."),
    (
        "Relevant=Arrival",
        "At captures en passant and by locusts the square of arrival finds the home square.",
    ),
    (
        "Relevant=Capture",
        "At captures en passant and by locusts the square of the captured unit finds the home square.",
    ),
];
