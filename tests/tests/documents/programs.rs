//! Programs of the machine that some tests need.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

/// The first of these programs that is in the search path.
pub(crate) fn find(names: &[&str]) -> Option<PathBuf> {
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
    let endings = if cfg!(windows) { ".exe" } else { "" };
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(format!("{name}{endings}"))))
        .find(|path| path.is_file())
}

/// An empty folder of the test run's own.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("a folder of the test run can be removed");
    }
    fs::create_dir_all(&folder).expect("a folder of the test run can be made");
    folder
}

/// Runs the program with its output in a file and gives the output back.
///
/// # Errors
/// It failed, or did not end in time; then it is ended.
pub(crate) fn output(command: &mut Command, folder: &Path, most: Duration) -> Result<String, String> {
    let file = folder.join("output.txt");
    let written = fs::File::create(&file).map_err(|error| error.to_string())?;
    let mut child = command
        .stdin(Stdio::null())
        .stdout(written)
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| error.to_string())?;
    let deadline = Instant::now() + most;
    let status = loop {
        if let Some(status) = child.try_wait().map_err(|error| error.to_string())? {
            break status;
        }
        if Instant::now() > deadline {
            // It may have ended by itself meanwhile.
            let _ = child.kill();
            let _ = child.wait();
            return Err(format!("it did not end within {most:?}"));
        }
        thread::sleep(Duration::from_millis(20));
    };
    let bytes = fs::read(&file).map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    if status.success() { Ok(text) } else { Err(format!("{status}\n{text}")) }
}
