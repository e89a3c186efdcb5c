//! Small problems that show the conditions; each has one solution.

use super::Example;

pub(super) const EXAMPLES: &[(&str, Example)] = &[
    ("Circe", example("Circe", "Kb8 Qd1 Sh2 Bg2 Qa1 Rg6", "Kh7", "h#1", "1.Kh7*g6[+wRh1] Qd1-h5 #")),
    (
        "MirrorCirce",
        example("MirrorCirce", "Kb1 Bd8 Qh1 Pe6 Rg8", "Kh8 Pe5", "h#1", "1.Kh8*g8[+wRa8] Bd8-f6 #"),
    ),
    ("Madrasi", example("Madrasi", "Kd4 Sc8 Qg8 Bd3 Rh7", "Kd8 Qd5", "#1", "1.Kd4*d5 # !")),
    ("PWC", example("PWC", "Kg1 Qf8 Rh2", "Ke8 Rf3 Sa8 Qf5", "h#1", "1.Qf5*f8[+wQf5] Qf5-d7 #")),
    ("ImmunChess", example("ImmunChess", "Kg3 Qe7 Bd1 Bc1", "Kh5 Bg1", "h#1", "1.Kh5-g6 Qe7-f7 #")),
    (
        "MirrorImmunChess",
        example("MirrorImmunChess", "Kc8 Qd6", "Ke8 Bc7 Pa7 Sd3", "h#1", "1.Bc7-d8 Qd6-f8 #"),
    ),
    ("ChameleonCirce", example("ChameleonCirce", "Kc2 Bf2 Rd1", "Ka1 Rh2 Pc3", "h#1", "1.Ka1-a2 Rd1-a1 #")),
    (
        "CouscousCirce",
        example("CouscousCirce", "Ka6 Qc3 Bb5 Sd8 Rf2", "Kc8 Sb2", "h#1", "1.Kc8*d8[+wSe8] Qc3-c7 #"),
    ),
    (
        "EquipollentsCirce",
        example("EquipollentsCirce", "Kb3 Qc1 Ph5", "Kh8 Pe7 Pg7 Qe1", "h#1", "1.Qe1*c1[+wQa1] Qa1*g7 #"),
    ),
    ("FileCirce", example("FileCirce", "Kc4 Rc1 Qa7 Sf1", "Kd8 Ph7", "#1", "1.Qa7-d7 # !")),
    ("BlackMaximummer", example("BlackMaximummer", "Kh2 Sa8 Ra1 Rg3 Rb7", "Kf1", "h#1", "1.Kf1-e2 Rb7-b2 #")),
    ("WhiteMaximummer", example("WhiteMaximummer", "Kf8 Bd3 Ra5 Qb5", "Kh5 Rb6", "h#1", "1.Kh5-h6 Qb5-h5 #")),
    ("DiagramCirce", example("DiagramCirce", "Kf6 Rb6 Ba3 Sc1", "Ka1 Ph4", "h#1", "1.h4-h3 Rb6-b1 #")),
    (
        "ParrainCirce",
        example("ParrainCirce", "Kc1 Qb5 Sh8 Sh4 Rc3", "Kb4 Pg3", "h#1", "1.Kb4*c3 Kc1-d1[+wRd3] #"),
    ),
    (
        "SymmetryCirce",
        example("SymmetryCirce", "Ka5 Ra7 Rc3 Rh8 Sa6", "Ka1 Sc8 Sd7", "h#1", "1.Sc8*a7[+wRh2] Rc3-c1 #"),
    ),
    ("EinsteinChess", example("EinsteinChess", "Kc8 Rb5 Sd1", "Ka1 Bh7 Ba3", "h#1", "1.Ba3-b2=S Rb5*b2=Q #")),
    (
        "CirceClone",
        example("CirceClone", "Kb7 Bg4 Qf1", "Ka2 Qh4 Sg1 Pa6", "h#1", "1.Qh4*g4[+wQd1] Qd1-b3 #"),
    ),
    ("AntiCirce", example("AntiCirce", "Kd6 Pb2 Qa7 Sh2 Rb3", "Ka1", "h#1", "1.Ka1*b2[bKb2->e8] Rb3-b8 #")),
    (
        "MirrorFileCirce",
        example("MirrorFileCirce", "Kf7 Sf3 Rg6 Rb2 Rg3 Pa6", "Kh5 Sh6", "#1", "1.Rg6*h6[+bSh1] # !"),
    ),
    (
        "AntipodeanCirce",
        example("AntipodeanCirce", "Kh5 Rg1 Rf8 Qg4 Sb2", "Ke8 Rf7", "h#1", "1.Rf7*f8[+wRb4] Qg4-d7 #"),
    ),
    (
        "MirrorCirceClone",
        example("MirrorCirceClone", "Kg6 Bb6 Rh8 Pg5", "Ka8 Rf5 Bd6", "h#1", "1.Bd6-b8 Rh8*b8[+bRa1] #"),
    ),
    (
        "MirrorAntiCirce",
        example("MirrorAntiCirce", "Kb5 Bg6 Rb3 Qh7", "Kd8 Pd6 Pb4", "#1", "1.Rb3*b4[wRb4->h8] # !"),
    ),
    (
        "DiagramAntiCirce",
        example("DiagramAntiCirce", "Kd1 Qa5 Pg7 Sh4", "Kh5 Rh8 Re6", "h#1", "1.Kh5-h6 g7*h8=Q[wQh8->g7] #"),
    ),
    ("FileAntiCirce", example("FileAntiCirce", "Ka3 Ra7 Rc4", "Ka1 Bf4 Sh5", "#1", "1.Rc4*f4[wRf4->f1] # !")),
    (
        "SymmetryAntiCirce",
        example(
            "SymmetryAntiCirce",
            "Kf6 Bd1 Ra3 Rb3 Pc7",
            "Ka4 Sc3 Se8",
            "h#1",
            "1.Ka4*a3[bKa3->h6] Kf6-g6 #",
        ),
    ),
    (
        "MirrorFileAntiCirce",
        example(
            "MirrorFileAntiCirce",
            "Kd6 Sa3 Bg7 Be4 Rc7",
            "Kc8 Bd8",
            "h#1",
            "1.Bd8*c7[bBc7->c1] Kd6-c7 #",
        ),
    ),
    (
        "AntipodeanAntiCirce",
        example(
            "AntipodeanAntiCirce",
            "Kd3 Bg8 Qd4 Rc4 Sc7 Qa2",
            "Kh5 Sf1",
            "h#1",
            "1.Sf1-d2 Qa2*d2[wQd2->h6] #",
        ),
    ),
    (
        "EquipollentsAntiCirce",
        example("EquipollentsAntiCirce", "Kd1 Re7 Qe2 Pe5 Bf3 Pg5", "Kh5", "h#1", "1.Kh5-h4 Qe2-h2 #"),
    ),
    ("FileImmunChess", example("FileImmunChess", "Ke7 Bh5 Pg7 Qb6", "Ka1 Bf3", "#1", "1.Qb6-b1 # !")),
    (
        "DiagramImmunChess",
        example("DiagramImmunChess", "Ke5 Sa3 Rg1 Rd4", "Kh1 Qg6 Bd3", "h#1", "1.Kh1-h2 Rd4-h4 #"),
    ),
    (
        "MirrorFileImmunChess",
        example("MirrorFileImmunChess", "Kb4 Pd3 Qh6 Rh1", "Ke8 Qf7", "h#1", "1.Qf7-d7 Qh6-f8 #"),
    ),
    (
        "SymmetryImmunChess",
        example("SymmetryImmunChess", "Kg3 Qc6 Bb8", "Kd8 Bc4 Sf8", "h#1", "1.Bc4-e2 Qc6-d7 #"),
    ),
    (
        "AntipodeanImmunChess",
        example("AntipodeanImmunChess", "Kc7 Qd6 Qc1 Qa4", "Kh1 Rh5", "h#1", "1.Kh1-g2 Qd6-g3 #"),
    ),
    (
        "EquipollentsImmunChess",
        example("EquipollentsImmunChess", "Kf1 Sa6 Qd8 Rb5", "Ka8", "h#1", "1.Ka8-a7 Qd8-a8 #"),
    ),
    (
        "ReversalEinsteinChess",
        example("ReversalEinsteinChess", "Kg6 Bb5 Rg4", "Kh8 Pe4", "#1", "1.Bb5-e8=R # !"),
    ),
    ("SuperCirce", example("SuperCirce", "Ka4 Qg4 Sa7", "Kh1 Pf7 Rh4", "h#1", "1.Rh4-h3 Qg4*h3[+bRg1] #")),
    ("GlasgowChess", example("GlasgowChess", "Ke2 Pf6 Sh7 Rd7 Sd1", "Kf7", "h#1", "1.Kf7-e8 f6-f7=Q #")),
    (
        "FrischAufCirce",
        example("FrischAufCirce", "Kb4 Rb2 Rg5 Re1 Rc5", "Ka1 Re8", "h#1", "1.Ka1*b2[+wRa1] Re1-b1 #"),
    ),
    (
        "VerticalMirrorCirce",
        example("VerticalMirrorCirce", "Kh4 Qb2 Rb8 Sd8", "Kc4 Rc5", "h#1", "1.Rc5-d5 Qb2-c3 #"),
    ),
    ("DiametralCirce", example("DiametralCirce", "Kb1 Pg7 Re6 Qf4", "Kh8 Rf5", "h#1", "1.Kh8-h7 g7-g8=Q #")),
    ("RankCirce", example("RankCirce", "Ke1 Pg2 Rd1", "Kh1 Rf4 Sc4 Sa8", "h#1", "1.Rf4-f2 Ke1*f2[+bRh2] #")),
    ("MarsCirce", example("MarsCirce", "Ke3 Qh6 Pd5 Sd1 Ra3", "Ka1 Be8", "#1", "1.Sd1-b2 # !")),
    (
        "MarsMirrorCirce",
        example("MarsMirrorCirce", "Kd5 Sa8 Pb3 Pa2 Bf5", "Ke8 Sc8", "#1", "1.b3-b7*c8=Q # !"),
    ),
    ("PhantomChess", example("PhantomChess", "Kb7 Pg3 Rh6 Rf7", "Kh1 Ph4", "h#1", "1.Kh1-g2 Rh6-a1-g1 #")),
    (
        "AntiEinsteinChess",
        example("AntiEinsteinChess", "Ke6 Rh5 Bf7 Re4 Pe5 Bb8", "Ke8 Qb5", "h#1", "1.Ke8-f8 Rh5-h6=B #"),
    ),
    (
        "MirrorCouscousCirce",
        example("MirrorCouscousCirce", "Kg5 Sd4 Sd2 Sb1 Re3", "Ka1 Qb2", "h#1", "1.Qb2*d4[+wSd1] Re3-a3 #"),
    ),
    ("PlusChess", example("PlusChess", "Kf3 Se4 Pc2 Re1 Be6", "Ka4", "h#1", "1.Ka4-a5 Re1-a1 #")),
    (
        "CirceAssassin",
        example("CirceAssassin", "Kd6 Pa3 Re1 Rh7 Qc2", "Kb4 Bc1 Bg6", "h#1", "1.Kb4*a3[+wPa2] Qc2-b3 #"),
    ),
    (
        "AprilChess",
        example("AprilChess S B", "Ka5 Be8 Qb1", "Kh5 Bg4 Bd3 Se1", "h#1", "1.Bd3-g6 Qb1*g6[+bBh4] #"),
    ),
    (
        "CirceTurncoats",
        example("CirceTurncoats", "Kh7 Bh3 Qg7", "Kc8 Rd2", "h#1", "1.Rd2-d7 Qg7*d7[+bRa8=w] #"),
    ),
    (
        "CirceDoubleAgents",
        example("CirceDoubleAgents", "Kd1 Bf4 Rc2 Rf5 Rf1", "Kh8 Rg6", "h#1", "1.Rg6-g2 Rc2*g2[+bRh1=w] #"),
    ),
    ("AntiMarsCirce", example("AntiMarsCirce", "Kd7 Bd4 Sf2 Sd6", "Ka8", "h#1", "1.Ka8-e8-f8 Bd4-c1-h6 #")),
    (
        "AntiMarsMirrorCirce",
        example("AntiMarsMirrorCirce", "Kb3 Se4 Sd4", "Kh5 Qe7 Sf2", "h#1", "1.Qe7-d1-e1 Se4-g8-f6 #"),
    ),
    (
        "AntiSuperCirce",
        example("AntiSuperCirce", "Kc3 Rd8 Sf1 Pd7", "Kc8 Bh4", "h#1", "1.Kc8*d7[bKd7->a3] Rd8-a8 #"),
    ),
    ("GenevaChess", example("GenevaChess", "Kc6 Ra1 Rf8", "Kb8 Rb1 Sg8", "#1", "1.Ra1-a8 # !")),
    ("CageCirce", example("CageCirce", "Ka1 Pd5 Rb3 Sd6", "Kh8 Ph3 Pg7", "#1", "1.Rb3*h3[+bPg8] # !")),
    (
        "ContraParrain",
        example("ContraParrain", "Kc7 Rf7 Rh1 Rb5 Ra8 Sb7", "Ka4", "h#1", "1.Ka4*b5 Rh1-h4[+wRb2] #"),
    ),
    (
        "CirceTake&Make",
        example("CirceTake&Make", "Ka7 Re6 Rf4 Sf8", "Kh1 Qf1", "h#1", "1.Qf1*f4[+wRf2] Re6-e1 #"),
    ),
    ("AntiCloneCirce", example("AntiCloneCirce", "Ke3 Rd7 Rh4", "Ke8 Pa5 Bb1", "#1", "1.Rh4-h8 # !")),
    (
        "LastCapture",
        example(
            "ParrainCirce LastCapture black Qb3",
            "Kg1 Rc3 Bh6 Rh7 Qa5",
            "Ka4 Sh1 Bh3",
            "h#1",
            "1.Ka4*a5[+bQb4] Rc3-c5[+wQa7] #",
        ),
    ),
    (
        "VerticalSymmetryCirce",
        example(
            "VerticalSymmetryCirce",
            "Kb2 Ba7 Bg3 Qb3 Pe7",
            "Ke8 Ba5 Rd6",
            "h#1",
            "1.Ke8*e7[+wPd7] d7-d8=Q #",
        ),
    ),
    (
        "HorizontalSymmetryCirce",
        example("HorizontalSymmetryCirce", "Ka7 Ra1 Qa4", "Kd8 Rg1 Pb5", "h#1", "1.b5-b4 Qa4-d7 #"),
    ),
    (
        "VerticalSymmetryAntiCirce",
        example(
            "VerticalSymmetryAntiCirce",
            "Kf1 Rc3 Pf3",
            "Kh1 Pe5 Be7",
            "h#1",
            "1.Be7-a3 Rc3*a3[wRa3->h3] #",
        ),
    ),
    (
        "HorizontalSymmetryAntiCirce",
        example("HorizontalSymmetryAntiCirce", "Ka5 Rd2 Rc7 Rb8", "Ka1 Pc3", "#1", "1.Rd2-a2 # !"),
    ),
    (
        "ImmuneVerticalSymmetry",
        example("ImmuneVerticalSymmetry", "Kc5 Pb6 Ra7 Qe4", "Kh8 Bd7", "#1", "1.Qe4-h7 # !"),
    ),
    (
        "ImmuneHorizontalSymmetry",
        example("ImmuneHorizontalSymmetry", "Ke1 Pe2 Pg4 Qf7 Bg2", "Kd8 Qa6", "h#1", "1.Qa6-c8 Qf7-e7 #"),
    ),
    ("DangerCirce", example("DangerCirce", "Kb6 Rg8 Sa4 Bf7 Rc2", "Ka1 Sd2", "#1", "1.Rc2-b2 # !")),
    (
        "AssassinCirce",
        example("AssassinCirce", "Kd6 Pa3 Re1 Rh7 Qc2", "Kb4 Bc1 Bg6", "h#1", "1.Kb4*a3[+wPa2] Qc2-b3 #"),
    ),
    ("ChamaeleonCirce", example("ChamaeleonCirce", "Kc2 Bf2 Rd1", "Ka1 Rh2 Pc3", "h#1", "1.Ka1-a2 Rd1-a1 #")),
    (
        "CloneCirce",
        example("CloneCirce", "Kb7 Bg4 Qf1", "Ka2 Qh4 Sg1 Pa6", "h#1", "1.Qh4*g4[+wQd1] Qd1-b3 #"),
    ),
    (
        "RexInclusiveCirce",
        example(
            "RexInclusiveCirce",
            "Ke1 Sf6 Bf4 Pg5",
            "Kc2 Sh4 Se7",
            "h#1.5",
            "1...Ke1-d2   2.Kc2-d1 Sf6-e8 #",
        ),
    ),
    ("StrictCirce", example("StrictCirce", "Kc5 Rd5 Rh8 Pb3 Qa8", "Ka4", "h#1", "1.Ka4*b3[+wPb2] Qa8-a4 #")),
    (
        "SymmetricalCirce",
        example("SymmetricalCirce", "Ka5 Ra7 Rc3 Rh8 Sa6", "Ka1 Sc8 Sd7", "h#1", "1.Sc8*a7[+wRh2] Rc3-c1 #"),
    ),
    (
        "VolcanicCirce",
        example("VolcanicCirce", "Kf7 Ra3 Pg2 Qa2", "Ke3 Sd5 Qb5", "h#1", "1.Ke3-d4 Qa2*d5[+bSg8] #"),
    ),
    (
        "PlatzwechselCirce",
        example("PlatzwechselCirce", "Kg1 Qf8 Rh2", "Ke8 Rf3 Sa8 Qf5", "h#1", "1.Qf5*f8[+wQf5] Qf5-d7 #"),
    ),
    (
        "CouCouCirce",
        example("CouCouCirce", "Ka6 Qc3 Bb5 Sd8 Rf2", "Kc8 Sb2", "h#1", "1.Kc8*d8[+wSe8] Qc3-c7 #"),
    ),
    ("MartianCirce", example("MartianCirce", "Ke3 Qh6 Pd5 Sd1 Ra3", "Ka1 Be8", "#1", "1.Sd1-b2 # !")),
    (
        "RexInclusive",
        example(
            "Circe RexInclusive",
            "Ke1 Sf6 Bf4 Pg5",
            "Kc2 Sh4 Se7",
            "h#1.5",
            "1...Ke1-d2   2.Kc2-d1 Sf6-e8 #",
        ),
    ),
    (
        "RexExclusive",
        example(
            "AntiCirce RexExclusive",
            "Kf5 Sh6 Re5 Qa6",
            "Kh5 Pb6 Sd5",
            "h#1",
            "1.b6-b5 Re5*d5[wRd5->h1] #",
        ),
    ),
    ("Mirror", example("Circe Mirror", "Kg8 Qb1 Qe1", "Ke8 Bd3 Re4", "h#1", "1.Re4-e7 Qe1*e7[+bRa1] #")),
    (
        "Assassin",
        example("Circe Assassin", "Ka8 Pa5 Qe1 Sb6", "Kh1 Bf2 Sf4", "h#1", "1.Bf2-g1 Qe1*g1[+bBf8] #"),
    ),
    ("Diametral", example("Circe Diametral", "Kg6 Rc8 Rd5", "Kh8 Bh1 Ba1 Se8", "#1", "1.Rc8*e8[+bSb1] # !")),
    (
        "VerticalMirror",
        example("Circe VerticalMirror", "Kg8 Ba7 Pc6 Pd3 Re6", "Ka8 Rh7", "h#1", "1.Rh7*a7[+wBf1] Re6-e8 #"),
    ),
    ("Clone", example("Circe Clone", "Kh2 Pe2 Qf4 Sc6", "Ke8 Qe4", "h#1", "1.Qe4*c6[+wQd1] Qd1-d8 #")),
    (
        "Chameleon",
        example("Circe Chameleon", "Kc5 Bc2 Qf7 Be1 Sh1", "Kd8 Re7 Bf6", "h#1", "1.Re7*e1[+wRa1] Ra1-a8 #"),
    ),
    (
        "Turncoats",
        example("Circe Turncoats", "Kb1 Pa7 Ra6 Rd7 Sg4 Pc4", "Ka8 Rd4", "h#1", "1.Rd4-d6 Ra6*d6[+bRh8=w] #"),
    ),
    ("Couscous", example("Circe Couscous", "Ke1 Rb7 Ba2 Rg6", "Ka8 Bf7", "h#1", "1.Bf7*a2[+wBc8] Rg6-a6 #")),
    (
        "LastMove",
        example("Circe LastMove", "Kc6 Qe6 Rb8 Ba3 Rd3", "Kc8 Rb1", "h#1", "1.Kc8*b8 Ba3-d6[+wRa1] #"),
    ),
    ("Equipollents", example("Circe Equipollents", "Ke1 Qf6 Ra8 Bg2", "Kh3 Qd3", "h#1", "1.Kh3-g4 Qf6-g5 #")),
    (
        "Parrain",
        example("Circe Parrain", "Ke3 Sh1 Qg6 Sg5 Re8", "Ka1 Rh7", "h#1", "1.Rh7*h1 Re8-a8[+wSd1] #"),
    ),
    ("Cage", example("Circe Cage", "Kc6 Rf2 Re8 Bd5 Re2", "Kh1 Sb5 Bf1", "h#1", "1.Kh1-g1 Rf2*f1[+bBd1] #")),
    ("Rank", example("Circe Rank", "Kf2 Pb5 Se8 Rb7 Rg2", "Kd8 Se3", "h#1", "1.Se3*g2[+wRa2] Ra2-a8 #")),
    ("File", example("Circe File", "Kc3 Qd1 Sh7 Sh2 Se7", "Kd8", "h#1", "1.Kd8*e7[+wSe1] Qd1-d7 #")),
    (
        "Symmetry",
        example("Circe Symmetry", "Kb4 Qa3 Rf5 Bg4", "Kd4 Rg6 Pa2", "h#1", "1.Rg6*g4[+wBb5] Qa3-d3 #"),
    ),
    (
        "VerticalSymmetry",
        example("Circe VerticalSymmetry", "Kf2 Rg1 Sa6", "Kh1 Be5 Ph3", "h#1", "1.Kh1-h2 Rg1-h1 #"),
    ),
    (
        "HorizontalSymmetry",
        example(
            "Circe HorizontalSymmetry",
            "Kf7 Sc3 Rg5 Bh7 Pb7 Be5",
            "Kh8",
            "h#1",
            "1.Kh8*h7[+wBh2] Rg5-h5 #",
        ),
    ),
    ("Diagram", example("Circe Diagram", "Kc8 Sd8 Qa6 Pd4", "Ka8 Rf7", "h#1", "1.Rf7-a7 Qa6-b7 #")),
    (
        "Antipodes",
        example("Circe Antipodes", "Kh4 Se8 Rc7 Rg3", "Kd8 Sd1 Ph6", "h#1", "1.Kd8*e8[+wSa4] Rg3-g8 #"),
    ),
    (
        "Take&Make",
        example("Circe Take&Make", "Kc2 Re3 Rb6 Rf6", "Ke8 Pg4 Bg5", "h#1", "1.Bg5*e3[+wRd3] Rb6-e6 #"),
    ),
    ("Super", example("Circe Super", "Kc7 Ba6 Qh7", "Kh2 Ph3 Bb4", "h#1", "1.Kh2-h1 Qh7*h3[+bPg1=R] #")),
    ("April", example("Circe April S", "Ka1 Ba4 Qf7", "Kd8 Sc1 Sd7 Bh4", "#1", "1.Qf7*d7[+bSg8] # !")),
    (
        "Frischauf",
        example("Circe Frischauf", "Ka2 Qc2 Qd6 Qd4", "Kh8 Bh3 Qd3", "h#1", "1.Qd3*d4[+wQd1] Qd6-f8 #"),
    ),
    ("Calvet", example("AntiCirce Calvet", "Kd8 Pa3 Rb2 Sd4", "Ka4 Rf5", "h#1", "1.Rf5-a5 Rb2-b4 #")),
    (
        "Cheylan",
        example("AntiCirce Cheylan", "Ka8 Pe6 Sb3 Rh1 Bc4 Rb8", "Ke5", "h#1", "1.Ke5*e6[bKe6->e8] Rh1-h7 #"),
    ),
    ("Strict", example("Circe Strict", "Kc5 Rd5 Rh8 Pb3 Qa8", "Ka4", "h#1", "1.Ka4*b3[+wPb2] Qa8-a4 #")),
    ("Relaxed", example("Circe Relaxed", "Kc3 Sd3 Qg4", "Kh1 Sf4 Rd2", "#1", "1.Qg4-g1 # !")),
    (
        "Volcanic",
        example("Circe Volcanic", "Kf7 Ra3 Pg2 Qa2", "Ke3 Sd5 Qb5", "h#1", "1.Ke3-d4 Qa2*d5[+bSg8] #"),
    ),
    (
        "Parachute",
        example("Circe Parachute", "Kf6 Qc8 Bc4 Rd4 Ra7 Pe4", "Kd8", "h#1", "1.Kd8*c8[+wQd1] Rd4-d8 #"),
    ),
    ("Einstein", example("Circe Einstein", "Kh3 Qe6 Se8 Ra6 Pg3 Bf2", "Ka4", "h#1", "1.Ka4-b5 Qe6-b3 #")),
    (
        "ReversalEinstein",
        example(
            "Circe ReversalEinstein",
            "Kb1 Be4 Rf5",
            "Kc8 Pb6 Ra4 Qh5",
            "h#1",
            "1.Qh5*f5[+wQd1] Qd1-d8 #",
        ),
    ),
    (
        "WaitCapture",
        example("Circe WaitCapture", "Kh8 Rg6 Rb4 Bg8 Qa1", "Ka5 Bh2", "h#1", "1.Ka5*b4 Qa1-a5 #"),
    ),
];

const fn example(
    condition: &'static str,
    white: &'static str,
    black: &'static str,
    stipulation: &'static str,
    solution: &'static str,
) -> Example {
    Example { condition, white, black, stipulation, solution }
}
