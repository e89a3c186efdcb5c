//! Tells the program which commit it is built from: `KIRKE_LONG_VERSION` is `0.1.0 (bf3622b 2026-11-30)`, and
//! `KIRKE_COMMIT_DATE` the date alone. Without git, and outside kirke's own repository (an unpacked archive), the long
//! version is the version and the date is empty.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Where this package stands in the repository, as git spells it. Another answer means that the sources have been put
/// into somebody else's repository, whose commits say nothing about kirke.
const PLACE: &str = "crates/cli/";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let version = std::env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let commit = if git(&["rev-parse", "--show-prefix"]).as_deref() == Some(PLACE) { commit() } else { None };
    let (long_version, date) = match commit {
        Some((hash, date)) => (format!("{version} ({hash} {date})"), date),
        None => (version, String::new()),
    };
    println!("cargo::rustc-env=KIRKE_LONG_VERSION={long_version}");
    println!("cargo::rustc-env=KIRKE_COMMIT_DATE={date}");
}

/// Hash and date of the commit, after telling cargo which files change when there is another one.
fn commit() -> Option<(String, String)> {
    for path in files_that_follow_head() {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    // The settings of its user must not change what git prints.
    let line =
        git(&["-c", "log.showSignature=false", "log", "-1", "--no-color", "--abbrev=7", "--format=%h %cs"])?;
    let (hash, date) = line.split_once(' ')?;
    Some((hash.to_owned(), date.to_owned()))
}

/// Files and folders of which one changes whenever HEAD names another commit. A file that is not there must not be among
/// them: cargo would run this script at every build.
fn files_that_follow_head() -> Vec<PathBuf> {
    let existing = |name: &str| git_path(name).filter(|path| path.exists());
    let mut paths: Vec<PathBuf> = existing("HEAD").into_iter().collect();
    // The log of HEAD gets a line at every move of HEAD, and belongs to this work tree alone.
    if let Some(log) = existing("logs/HEAD") {
        paths.push(log);
        return paths;
    }
    // Without a log: the branch, which is a file of its own or a line in a list of all.
    if let Some(branch) = git(&["symbolic-ref", "--quiet", "HEAD"]) {
        match existing(&branch) {
            Some(file) => paths.push(file),
            // A commit makes the file, so its folder changes.
            None => paths.extend(git_path(&branch).as_deref().and_then(nearest_folder)),
        }
    }
    paths.extend(existing("packed-refs"));
    paths.extend(existing("reftable"));
    paths
}

/// The innermost folder around the path that is there.
fn nearest_folder(path: &Path) -> Option<PathBuf> {
    path.ancestors().skip(1).find(|folder| folder.is_dir()).map(Path::to_path_buf)
}

/// Where a file of git's own is, which in a linked work tree can be in either of two folders.
fn git_path(name: &str) -> Option<PathBuf> {
    git(&["rev-parse", "--git-path", name]).map(PathBuf::from)
}

/// The first line of git's answer; `None` if there is no git, no repository or nothing to tell.
fn git(arguments: &[&str]) -> Option<String> {
    let mut command = Command::new("git");
    // Hooks, and what runs inside them, have these set for a repository that need not be this one.
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] {
        command.env_remove(name);
    }
    let answer = command.args(arguments).output().ok().filter(|answer| answer.status.success())?;
    let text = String::from_utf8(answer.stdout).ok()?;
    text.lines().next().map(str::to_owned).filter(|line| !line.is_empty())
}
