use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

static CANCELLED: AtomicBool = AtomicBool::new(false);
static INSTALLED: OnceLock<()> = OnceLock::new();

/// Makes interrupt and termination signals set the flag that every search looks at. The second signal ends the program
/// at once.
pub(crate) fn flag() -> &'static AtomicBool {
    INSTALLED.get_or_init(|| {
        // Without a handler a signal ends the program as usual, which loses only the partial result.
        let _ = ctrlc::set_handler(|| {
            if CANCELLED.swap(true, Ordering::SeqCst) {
                std::process::exit(1);
            }
        });
    });
    &CANCELLED
}

/// Whether a signal has come.
pub(crate) fn is_set() -> bool {
    CANCELLED.load(Ordering::SeqCst)
}
