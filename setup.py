"""The compiled core: which modules mypyc turns into C, and whether it can here.

Everything else about the package stands in ``pyproject.toml``. ``tools/build.py`` uses the same
answers to build in place.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src/dorfplatz")

# The wire types are generated from views and prompts at run time, which needs ordinary classes.
INTERPRETED = frozenset({"__init__.py", "view.py", "prompt.py"})

# One shared library holds all compiled modules, so that calls between them stay plain C calls.
LIBRARY = "dorfplatz.core"


def core() -> list[Path]:
    """List the Python files of the core, compiled or not, relative to the project."""
    return sorted(
        path.relative_to(ROOT)
        for part in ("engine", "kit", "games", "bots")
        for path in (ROOT / PACKAGE / part).rglob("*.py")
    )


def compiled() -> list[Path]:
    """List the files of the core that are compiled."""
    return [path for path in core() if path.name not in INTERPRETED]


def obstacle() -> str | None:
    """Say why the core cannot be compiled here, or nothing."""
    if os.environ.get("DORFPLATZ_INTERPRETED"):
        return "DORFPLATZ_INTERPRETED is set"
    if not compiled():
        return "there is nothing to compile"
    if find_spec("mypyc") is None:
        return "mypyc is not installed"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the C headers of Python are missing (python3-dev)"
    return None


def main() -> None:
    """Build the package, compiled where that is possible."""
    from setuptools import setup

    os.chdir(ROOT)
    reason = obstacle()
    if reason is not None:
        print(f"Dorfplatz stays interpreted: {reason}.", file=sys.stderr)
        setup()
        return
    from mypyc.build import mypycify

    setup(
        ext_modules=mypycify(
            [str(path) for path in compiled()],
            opt_level="3",
            debug_level="0",
            group_name=LIBRARY,
        )
    )


if __name__ == "__main__":
    main()
