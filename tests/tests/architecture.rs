//! The crates use each other in one direction only.

use std::process::Command;

use serde_json::Value;

/// Dependencies between the project's crates, for the programs themselves (not for their tests).
fn arrows() -> Vec<(String, String)> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1", "--manifest-path"])
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml"))
        .output()
        .expect("cargo can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo writes JSON");
    let mut arrows = Vec::new();
    for package in metadata["packages"].as_array().expect("there are packages") {
        for dependency in package["dependencies"].as_array().expect("there are dependencies") {
            if dependency["kind"] != "dev" {
                let name = |value: &Value| value["name"].as_str().expect("a package has a name").to_owned();
                arrows.push((name(package), name(dependency)));
            }
        }
    }
    arrows
}

/// What can be reached from `start`, itself excluded.
fn reached<'a>(arrows: &'a [(String, String)], start: &str) -> Vec<&'a str> {
    let mut found: Vec<&str> = Vec::new();
    let mut open = vec![start.to_owned()];
    while let Some(from) = open.pop() {
        for (user, used) in arrows {
            if *user == from && !found.contains(&used.as_str()) {
                found.push(used);
                open.push(used.clone());
            }
        }
    }
    found
}

#[test]
fn forbidden_dependencies_do_not_exist() {
    let arrows = arrows();
    let forbidden: [(&str, &[&str]); 9] = [
        ("board", &["problem", "parser", "rules", "solution", "solver", "verdict", "report", "batch", "cli"]),
        ("problem", &["parser", "rules", "solution", "solver", "verdict", "report", "batch", "cli"]),
        ("rules", &["parser", "solution", "solver", "verdict", "report", "batch", "cli"]),
        ("parser", &["rules", "solution", "solver", "verdict", "report", "batch", "cli"]),
        ("solution", &["parser", "rules", "solver", "verdict", "report", "batch", "cli"]),
        ("solver", &["parser", "verdict", "report", "batch", "cli"]),
        ("verdict", &["parser", "rules", "solver", "report", "batch", "cli"]),
        ("report", &["parser", "rules", "solver", "batch", "cli"]),
        ("batch", &["cli"]),
    ];
    for (user, shunned) in forbidden {
        assert!(arrows.iter().any(|(name, used)| name == user || used == user), "there is a crate {user}");
        for used in reached(&arrows, user) {
            assert!(!shunned.contains(&used), "{user} may not use {used}");
        }
    }
}

#[test]
fn nothing_uses_the_program() {
    let arrows = arrows();
    assert!(
        arrows.iter().any(|(user, used)| user == "cli" && used == "solver"),
        "the program uses the solver"
    );
    for (user, used) in &arrows {
        assert_ne!(used, "cli", "{user} uses it");
    }
}

#[test]
fn reading_libraries_stay_where_they_belong() {
    for (user, used) in arrows() {
        if ["nom", "annotate-snippets", "saphyr-parser"].contains(&used.as_str()) {
            assert_eq!(user, "parser", "only the parser knows how text is read");
        }
        if ["clap", "clap_complete", "clap_mangen", "ctrlc", "indicatif"].contains(&used.as_str()) {
            assert_eq!(user, "cli", "only the program knows arguments, signals and terminals");
        }
        if ["resvg"].contains(&used.as_str()) {
            assert_eq!(user, "cli", "only the program makes pixels");
        }
        if ["rusqlite", "csv"].contains(&used.as_str()) {
            assert_eq!(user, "batch", "only collections have a journal and a table");
        }
        if ["rayon"].contains(&used.as_str()) {
            assert_eq!(user, "solver", "only the solver has threads");
        }
    }
}
