"""Build an sdist and a wheel into dist/, from the sources and the pages as they are."""

import os
import sys
from pathlib import Path

from setuptools import build_meta

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "src" / "dorfplatz" / "server" / "static" / "index.html"


def main(wanted: list[str]) -> int:
    """Build what the command line names, or both."""
    os.chdir(ROOT)
    if not PAGES.is_file():
        print("The pages are not built: tools/web build builds them.", file=sys.stderr)
        return 1
    (ROOT / "dist").mkdir(exist_ok=True)
    if not wanted or "sdist" in wanted:
        print(f"dist/{build_meta.build_sdist('dist')}")
    if not wanted or "wheel" in wanted:
        print(f"dist/{build_meta.build_wheel('dist')}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
