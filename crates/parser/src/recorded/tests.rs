use problem::{RecordedMark, RecordedMove, RecordedSolution};

use super::*;

/// Reads what must be understood.
fn read(text: &str) -> RecordedSolution {
    let (solution, diagnostics) = parse_recorded(text);
    assert_eq!(diagnostics, [], "{text}");
    solution
}

/// A move with all below it: `1.Qb1-d3!(2.Qd3-g6#)[1...Kh6-h5[2.Qd3-h3#]]`.
fn show(moves: &[RecordedMove]) -> String {
    let one = |shown: &RecordedMove| {
        let dots = if shown.is_second_half { "..." } else { "." };
        let mark = match shown.mark {
            RecordedMark::None => "",
            RecordedMark::Key | RecordedMark::Refutation => "!",
            RecordedMark::Try => "?",
            RecordedMark::ForcedGoal => "?!?",
        };
        let goal = if shown.is_goal { "#" } else { "" };
        let zugzwang = if shown.is_zugzwang { "zz" } else { "" };
        let list = |moves: &[RecordedMove], open, close| match moves {
            [] => String::new(),
            moves => format!("{open}{}{close}", show(moves)),
        };
        format!(
            "{}{dots}{}{goal}{mark}{zugzwang}{}{}{}",
            shown.number,
            shown.text,
            list(&shown.threats, "(", ")"),
            list(&shown.replies, "[", "]"),
            list(&shown.refutations, "{", "}")
        )
    };
    moves.iter().map(one).collect::<Vec<_>>().join(" ")
}

fn tree(text: &str) -> String {
    let solution = read(text);
    assert_eq!(solution.parts.len(), 1, "{text}");
    assert_eq!(solution.parts[0].lines, [], "{text}");
    show(&solution.parts[0].moves)
}

/// Lines with what is left out before them: `1: Rc1-c4 Kd2-d3 Rh4-d4#`.
fn lines(text: &str) -> Vec<String> {
    let solution = read(text);
    let shown = solution.parts.iter().flat_map(|part| {
        assert_eq!(part.moves, [], "{text}");
        part.lines.iter().map(|line| {
            let moves = line
                .moves
                .iter()
                .map(|shown| format!("{}{}", shown.text, if shown.is_goal { "#" } else { "" }));
            format!("{}: {}", line.leading, moves.collect::<Vec<_>>().join(" "))
        })
    });
    shown.collect()
}

#[test]
fn battle_play_as_programs_print_it() {
    let text = "
      1...Kg8-h8
          2.Rb1-b8 #

   1.Qb1-d3 ! threat:
          2.Qd3-g6 #
          2.Qd3-h3 #
      1...Kh6-h5
          2.Qd3-h3 + threat:
                  3.Qh3-h1 #
              2...Kh5-g5
                  3.Qh3-g3 #

   1.Qb1-b5 ? zugzwang.
      1...a7-a5
          2.Qb5*a5 ep.[+bPd7] #
    but
      1...Kh6-h7 !

   1.Qb1-g6 # !

solution finished.
";
    assert_eq!(
        tree(text),
        "1...Kg8-h8[2.Rb1-b8#] \
         1.Qb1-d3!(2.Qd3-g6# 2.Qd3-h3#)[1...Kh6-h5[2.Qd3-h3(3.Qh3-h1#)[2...Kh5-g5[3.Qh3-g3#]]]] \
         1.Qb1-b5?zz[1...a7-a5[2.Qb5*a5ep.[+bPd7]#]]{1...Kh6-h7!} \
         1.Qb1-g6#!"
    );
}

#[test]
fn play_after_the_key_and_forced_goals() {
    let solution =
        read("\n zugzwang.\n      1...Kh8-g8\n        refutes.\n      1...Kh8-h7\n          2.Ra1-h1 #\n");
    assert_eq!(show(&solution.parts[0].moves), "1...Kh8-g8 1...Kh8-h7[2.Ra1-h1#]");
    assert!(solution.parts[0].moves[0].refutes && !solution.parts[0].moves[1].refutes);
    assert_eq!(tree(" +\n      1...Kh8-h7\n          2.Ra1-h1 #\n"), "1...Kh8-h7[2.Ra1-h1#]");
    assert_eq!(tree("\n   1.Ra1-a8 # ?!?\n   1.Rb1-b8 # ?!?\n"), "1.Ra1-a8#?!? 1.Rb1-b8#?!?");
}

#[test]
fn help_and_series_play_as_programs_print_it() {
    assert_eq!(
        lines("\n  1...Rc1-c4   2.Kd2-d3 Rh4-d4 #\n\n  1.e2-e1=S Rh4-c4   2.Se1-d3 + Rc4-c2 #\n"),
        ["1: Rc1-c4 Kd2-d3 Rh4-d4#", "0: e2-e1=S Rh4-c4 Se1-d3 Rc4-c2#"]
    );
    assert_eq!(lines("\n  1...  ...  2.Kd2-d3 Rh4-d4 #\n"), ["2: Kd2-d3 Rh4-d4#"]);
    assert_eq!(
        lines("\n  1.Kg3-f2   1.Qg5-f5   2.Kg7-f6 Sf7-e5 #\n  1.c2*d1=S[+wSb1]   2.Sc3-b1 0-0-0\n"),
        ["0: Kg3-f2 Qg5-f5 Kg7-f6 Sf7-e5#", "0: c2*d1=S[+wSb1] Sc3-b1 0-0-0"]
    );
    assert_eq!(
        lines(
            "\n  1  (Ka1-a2 )\n  1.Ka1-a2 [wRa1->d1]0-0-0   2.Ka2*a3 ep.[-bPa4] zf4\n  2:1  (Ka1-b1    Time = 0.1 s)\n"
        ),
        ["0: Ka1-a2 [wRa1->d1]0-0-0 Ka2*a3ep.[-bPa4]#"]
    );
}

#[test]
fn null_moves() {
    assert_eq!(lines("  1. ...   2.Ka1-a2 Rb1-b2 #"), ["0: ... Ka1-a2 Rb1-b2#"]);
    assert_eq!(tree("   1. ... ! threat:\n          2.Ra1-a8 #\n"), "1....!(2.Ra1-a8#)");
    assert_eq!(
        tree("   1.Ka1-a2 ! zugzwang.\n      1... ...\n          2.Ra1-a8 #\n"),
        "1.Ka1-a2!zz[1......[2.Ra1-a8#]]"
    );
}

#[test]
fn twins() {
    let solution = read(
        "\na) \n\n  1.Qa6-a5 Kd7-c8   2.Kb5-a6 Qg7-b7 #\n\nb) h=2.5  Circe\n   AntiCirce Cheylan  \n\n  1...Kb5-a4   2.Ka6-a7 Qg7-c3 =\n\n\
         +z1) wRh4-->g1\n  1.Ka1-a2 Ra3 #\n  1.Ka1-b1 Rb3 #\n",
    );
    let labels: Vec<_> =
        solution.parts.iter().map(|part| (part.label.as_deref().unwrap(), part.heading.as_str())).collect();
    assert_eq!(labels, [("a", ""), ("b", "h=2.5  Circe\nAntiCirce Cheylan"), ("z1", "wRh4-->g1")]);
    assert_eq!(solution.parts.iter().map(|part| part.lines.len()).collect::<Vec<_>>(), [1, 1, 2]);
    let solution = read("1.Ka1 Ra3#\nb) 1.Kb1 Rb3#");
    let labels: Vec<_> = solution.parts.iter().map(|part| part.label.as_deref().unwrap()).collect();
    assert_eq!((labels, solution.parts[1].lines.len()), (vec!["a", "b"], 1));
    assert_eq!(read("  b)  \n\n").parts.len(), 1);
    assert_eq!(read(" \n\n").parts, []);
}

#[test]
fn written_by_hand() {
    assert_eq!(
        tree(
            "1.Ra6 ! (2.Qa7+ Kb5 3.Sd4+ Rxd4#)\n  1...Qxa3 2.d4+ c4xd3 ep. 3.Sxd3+ Qxd3#\n  1...d5 2.Qe7+ Kb5"
        ),
        "1.Ra6!(2.Qa7[2...Kb5[3.Sd4[3...R*d4#]]])[1...Q*a3[2.d4[2...c4*d3ep.[3.S*d3[3...Q*d3#]]]] 1...d5[2.Qe7[2...Kb5]]]"
    );
    assert_eq!(
        tree(
            "1.Ng6? (2.Nd6#[A])\n   1...fxe5/Nxe5[a] 2.Nd6#[A]\nbut 1...Bb4[b]!\n\n1.Nxd3! (2.Nc5#)\n   1...Bb4[b] 2.Qf4#[B]"
        ),
        "1.Ng6?(2.Nd6#)[1...f*e5[2.Nd6#] 1...N*e5[2.Nd6#]]{1...Bb4!} 1.N*d3!(2.Nc5#)[1...Bb4[2.Qf4#]]"
    );
    assert_eq!(
        tree("1. Ka2! zz\n\n1\u{2026}Bh4 2. Rh3.\n\n1. ... Kb1 2.Rh1#"),
        "1.Ka2!zz 1...Bh4[2.Rh3] 1...Kb1[2.Rh1#]"
    );
    assert_eq!(lines("1.Sc8 dxc8=Q  2.b1=B Qc5#\n\n1.b1=R d8=S  2.Rb5 Sc6# 1.b1=S d8=Q 2.Sc3 Qa5#").len(), 3);
    // A line that is broken goes on by its numbers.
    assert_eq!(tree("1.Sc8 dxc8=Q\n2.b1=B Qc5#"), "1.Sc8[1...d*c8=Q[2.b1=B[2...Qc5#]]]");
    assert_eq!(
        lines("I) 1.Kd4 {here he comes}\n   Kc3 { and\n more } Kd5 Kd3#\nII) 1.Kd5 Kd3 2.Ke5 Ke3#"),
        ["0: Kd4 Kc3 Kd5 Kd3#", "0: Kd5 Kd3 Ke5 Ke3#"]
    );
    assert_eq!(
        tree("1.Td1 !threat: 2.Td5#\n1.- K:d6! 2.D:g3\n\n1.Tc1? (>2.T~)"),
        "1.Td1!(2.Td5#)[1...K*d6[2.D*g3]] 1.Tc1?(2.T~)"
    );
    assert_eq!(lines("1.O-O Rd1:d8+ 2.R\u{d7}a1 Ra8#").len(), 1);
}

#[test]
fn what_is_not_understood_is_told_and_the_rest_used() {
    let text = "1.Ka1-a2 hocus pocus Ra3-a1 #\n{ never ends";
    let (solution, diagnostics) = parse_recorded(text);
    assert_eq!(solution.parts[0].lines[0].moves.len(), 2);
    let told: Vec<_> = diagnostics.iter().map(|told| &text[told.span.start..told.span.end]).collect();
    assert_eq!(told, ["hocus pocus", "{"]);
    assert!(diagnostics.iter().all(|told| told.severity == crate::Severity::Warning && told.help.is_some()));
    let (solution, diagnostics) = parse_recorded("No solution.");
    assert_eq!((solution.parts.len(), diagnostics.len()), (0, 1));
}

#[test]
fn endless_play_is_cut() {
    let deep: String = (1..600).map(|number| format!("{number}.Ka1-a2 Ka8-a7 ")).collect();
    let (solution, diagnostics) = parse_recorded(&deep);
    assert_eq!((solution.parts[0].lines[0].moves.len(), diagnostics.len()), (1000, 198));
    let (solution, diagnostics) = parse_recorded(&format!("1.Ka1-a3! zz\n{deep}"));
    assert!(solution.parts[0].count() <= 201 && !diagnostics.is_empty());
    let many = "1...a1/a2/a3/a4/a5 2.b1/b2/b3/b4/b5 Ka1/a2/a3/a4/a5 3.b1/b2/b3/b4/b5 4.Kb6 5.Kb7\n".repeat(3);
    assert!(parse_recorded(&many).0.parts[0].count() < 2000);
}
