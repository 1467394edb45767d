"""The compiled core: which modules mypyc turns into C, and whether it can here.

Everything else about the package stands in ``pyproject.toml``. ``tools/build.py`` uses the same
answers to build in place.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src/dorfplatz")

# The types of the wire are read from these at run time, which needs ordinary classes.
WIRE = {"__init__.py", "view.py", "prompt.py", "events.py", "facts.py"}
# Drawings and guides are made when somebody looks; commands are run by people.
SHOWN = {"board.py", "drawing.py", "guide.py", "fog.py", "commands.py"}
INTERPRETED = frozenset(WIRE | SHOWN)

# One shared library holds all compiled modules, so that calls between them stay plain C calls.
# It lies beside the package: from there mypyc works out the __file__ of each module.
LIBRARY = "dorfplatz_core"

# A row that a setter or the wrapper of a function takes from outside.
TAKEN_ROW = re.compile(r"^\s*(arg_\w+|tmp) = Vec(U8|I64|Float)Api\.unbox\(\w+\);", re.MULTILINE)

# The functions of engine/rows.py in one stroke each: help for all of them, and then, for each one
# named, lines of C that are tried before what mypyc made of it.
STROKES = PACKAGE / "engine" / "strokes.c"
STROKE = re.compile(r"^STROKE\((\w+)\)\n", re.MULTILINE)


def core() -> list[Path]:
    """List the Python files of the core, compiled or not, relative to the project."""
    return sorted(
        path.relative_to(ROOT)
        for part in ("engine", "kit", "games", "bots", "batch")
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
    compiler = c_compiler()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the C headers of Python are missing (python3-dev)"
    return None


def c_compiler() -> list[str]:
    """The command that compiles C for this Python."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def whole_program() -> list[str]:
    """The flags with which this compiler inlines across files, on all processors, if it can."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "probe.c"), Path(folder, "probe.so")
        source.write_text("int probe(void) { return 1; }\n")
        for flag in ("-flto=auto", "-flto=thin"):
            command = [*c_compiler(), "-Werror", "-fPIC", "-shared", flag, source, "-o", target]
            if subprocess.run(command, capture_output=True, check=False).returncode == 0:
                return [flag]
    return []


def lend_rows(sources: Sequence[str]) -> None:
    """Mend what mypyc writes where interpreted code hands a row (``vec``) to compiled code.

    Arguments and values of attributes are meant to be borrowed there, but the row is taken with a
    new reference that nobody gives back, so that its memory was never free again.
    """
    for source in map(Path, sources):
        code = source.read_text("utf-8")
        mended = TAKEN_ROW.sub(
            lambda found: (
                f"{found[0]} if (!VEC_IS_ERROR({found[1]})) "
                f"VEC_{found[2].upper()}_DECREF({found[1]});"
            ),
            code,
        )
        if mended != code:
            source.write_text(mended, "utf-8")


def stroke_rows(sources: Sequence[str]) -> None:
    """Let the functions of ``engine/rows.py`` do long stretches at once.

    Compilers cannot: every number of a row is asked for its place, and might be an error.
    """
    for source in map(Path, sources):
        if source.stem.endswith("___engine___rows"):
            code = source.read_text("utf-8")
            common, *parts = STROKE.split((ROOT / STROKES).read_text("utf-8"))
            if common in code:
                continue
            for name, lines in zip(parts[::2], parts[1::2], strict=True):
                begin = rf"^(?:char|int64_t) CPyDef_(?:\w+___)?{name}\([^)]*\) \{{\n"
                before, *begun = re.split(f"({begin})", code, flags=re.MULTILINE)
                if not begun:
                    raise RuntimeError(f"engine/rows.py has nothing for the stroke {name}.")
                code = before + begun[0] + lines + "".join(begun[1:])
            source.write_text(common + code, "utf-8")


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
    from setuptools.command.build_ext import build_ext

    class BuildInParallel(build_ext):
        """Compiles the C files of one extension side by side, not only the extensions."""

        def finalize_options(self) -> None:
            super().finalize_options()
            self.parallel = self.parallel or os.cpu_count() or 1

        def build_extensions(self) -> None:
            compile_files = self.compiler.compile
            workers = ThreadPoolExecutor(self.parallel)

            def compile_side_by_side(sources: Sequence[str], **options: object) -> list[str]:
                made = workers.map(lambda source: compile_files([source], **options), sources)
                return [target for targets in made for target in targets]

            self.compiler.compile = compile_side_by_side
            super().build_extensions()

    extensions: list[Any] = list(
        mypycify(
            [str(path) for path in compiled()],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            group_name=LIBRARY,
        )
    )
    for extension in extensions:
        lend_rows(extension.sources)
        stroke_rows(extension.sources)
    library = extensions[0]
    # Functions that nobody outside the library can replace may be inlined: a quarter faster.
    across = whole_program()
    library.extra_compile_args += ["-fvisibility=hidden", *across]
    library.extra_link_args += ["-O3", *across]
    setup(ext_modules=extensions, cmdclass={"build_ext": BuildInParallel})


if __name__ == "__main__":
    main()
