"""Find the Chromium for the browser tests, fetch it where that is possible, and print where it is.

``DORFPLATZ_CHROMIUM`` names one. Else an installed Chromium or Chrome is taken, else the one that
Playwright has fetched, else Debian's package is installed if one may.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
MISSING = (
    "The browser tests need Chromium, and found none: install it (on Debian: apt install "
    "chromium), or name one in DORFPLATZ_CHROMIUM."
)


def find() -> str | None:
    """Return a browser that is there, or nothing."""
    for name in NAMES:
        found = shutil.which(name)
        if found is not None:
            return found
    for place in (*map(Path, PLACES), *fetched_by_playwright()):
        if os.access(place, os.X_OK):
            return str(place)
    return None


def fetched_by_playwright() -> list[Path]:
    """List the browsers in Playwright's own folder, newest first."""
    folder = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or "~/.cache/ms-playwright")
    try:
        return sorted(folder.expanduser().glob("chromium-*/chrome-linux*/chrome"), reverse=True)
    except RuntimeError:  # there is no home
        return []


def install() -> bool:
    """Install Debian's package, if this is Debian and one may; say whether it worked."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return False
    print("Installing Chromium for the browser tests.", file=sys.stderr, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    order = [apt, "install", "-y", "-qq", "--no-install-recommends", "chromium"]
    for command in (order, [apt, "update", "-qq"], order):
        done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)
        if command == order and done.returncode == 0:
            return True
    return False


def main() -> int:
    """Print the path of the browser, or say what is missing."""
    named = os.environ.get("DORFPLATZ_CHROMIUM")
    if named:
        found = shutil.which(named)
        problem = f"DORFPLATZ_CHROMIUM names {named}, which cannot be run."
    else:
        found = find() or (find() if install() else None)
        problem = MISSING
    if found is None:
        print(problem, file=sys.stderr)
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
