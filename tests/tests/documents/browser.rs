//! The page in a browser: its own script is driven by events as a reader makes them.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use crate::collection::page;
use crate::programs::{find, folder, output};

/// Writes what it sees into the page, one line a fact.
const DRIVER: &str = include_str!("driver.js");

/// The facts that the driver found in the page, in a window of this width; none if the browser may not read the file.
fn driven(browser: &Path, page: &str, width: u32) -> Option<String> {
    let folder = folder(&format!("browser-{width}"));
    let file = folder.join("page.html");
    let page = page.replace("</body>", &format!("<script>\n{DRIVER}</script>\n</body>"));
    fs::write(&file, page).expect("the page can be written");
    let mut command = Command::new(browser);
    command
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"])
        .args(["--disable-background-networking", "--disable-component-update", "--disable-sync"])
        .args(["--virtual-time-budget=10000", "--dump-dom"])
        .arg(format!("--window-size={width},900"))
        .arg(format!("--user-data-dir={}", folder.join("profile").display()))
        .arg(&file);
    let dom =
        output(&mut command, &folder, Duration::from_secs(120)).unwrap_or_else(|error| panic!("{error}"));
    if !dom.contains("id=\"sum\"") {
        return None;
    }
    let facts = dom.split("<pre id=\"facts\">").nth(1).and_then(|rest| rest.split("</pre>").next());
    Some(facts.unwrap_or_else(|| panic!("the driver did not come to its end:\n{dom:.2000}")).to_owned())
}

#[test]
fn the_page_in_a_browser() {
    let Some(browser) = find(&["chromium", "chromium-browser", "google-chrome", "chrome"]) else {
        eprintln!("not tried: there is no Chromium");
        return;
    };
    let page = page();
    // On a narrow screen there is the same to be found, and nothing stands out at the side.
    for width in [1200, 500] {
        let Some(facts) = driven(&browser, &page, width) else {
            eprintln!("not tried: {} may not read the test's files", browser.display());
            return;
        };
        if std::env::var_os("KIRKE_BLESS").is_some() {
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/documents/facts.txt");
            fs::write(file, &facts).expect("the facts can be written");
            return;
        }
        let expected = include_str!("facts.txt").replace("\r\n", "\n");
        assert_eq!(facts.trim(), expected.trim(), "in a window of {width} pixels");
    }
}
