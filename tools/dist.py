"""Build an sdist and a wheel into dist/; the wheel comes from the sdist, so both are whole."""

import os
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import build_meta

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PAGES = ROOT / "src" / "dorfplatz" / "server" / "static" / "index.html"


def main() -> int:
    """Build both, and say where they are."""
    if not PAGES.is_file():
        print("The pages are not built: tools/web build builds them.", file=sys.stderr)
        return 1
    os.chdir(ROOT)
    DIST.mkdir(exist_ok=True)
    source = build_meta.build_sdist(str(DIST))
    print(f"dist/{source}")
    with TemporaryDirectory() as folder:
        with tarfile.open(DIST / source) as archive:
            archive.extractall(folder, filter="data")
        os.chdir(Path(folder, source.removesuffix(".tar.gz")))
        print(f"dist/{build_meta.build_wheel(str(DIST))}")
        os.chdir(ROOT)
    return 0


if __name__ == "__main__":
    sys.exit(main())
