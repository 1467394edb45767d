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

# The functions of engine/rows.py in one stroke each, tried before what mypyc made of them: only
# where everything lies inside the rows.
STROKES = {
    "fill": """
    if (WITHIN(row, at, count)) {
        memset(cpy_r_row.items + cpy_r_at, cpy_r_value, (size_t)cpy_r_count);
        return 1;
    }""",
    "put_all": """
    if (WITHIN(row, at, count) && WITHIN(source, first, count)) {
        memmove(cpy_r_row.items + cpy_r_at, cpy_r_source.items + cpy_r_first, (size_t)cpy_r_count);
        return 1;
    }""",
    "put_where": """
    if (WITHIN(row, at, count) && WITHIN(source, first, count) && WITHIN(mask, first, count)) {
        uint8_t *target = cpy_r_row.items + cpy_r_at;
        uint8_t *source = cpy_r_source.items + cpy_r_first, *mask = cpy_r_mask.items + cpy_r_first;
        for (int64_t place = 0; place < cpy_r_count; place++)
            target[place] = source[place] & (uint8_t)-(mask[place] != 0);
        return 1;
    }""",
    "put_more": """
    if (WITHIN(row, at, count) && WITHIN(source, first, count)) {
        uint8_t *target = cpy_r_row.items + cpy_r_at, *source = cpy_r_source.items + cpy_r_first;
        for (int64_t place = 0; place < cpy_r_count; place++)
            target[place] = source[place] + 1;
        return 1;
    }""",
    "put_more_where": """
    if (WITHIN(row, at, count) && WITHIN(source, first, count) && WITHIN(mask, first, count)) {
        uint8_t *target = cpy_r_row.items + cpy_r_at, only = cpy_r_only;
        uint8_t *source = cpy_r_source.items + cpy_r_first, *mask = cpy_r_mask.items + cpy_r_first;
        for (int64_t place = 0; place < cpy_r_count; place++)
            target[place] = (uint8_t)(source[place] + 1) & (uint8_t)-(mask[place] == only);
        return 1;
    }""",
    "put_named": """
    const int64_t cpy_r_all = 256;
    if (WITHIN(row, at, count) && WITHIN(source, first, count) && WITHIN(names, begin, all)) {
        uint8_t *target = cpy_r_row.items + cpy_r_at, *names = cpy_r_names.items + cpy_r_begin;
        uint8_t *source = cpy_r_source.items + cpy_r_first;
        #pragma GCC unroll 8
        for (int64_t place = 0; place < cpy_r_count; place++)
            target[place] = names[source[place]];
        return 1;
    }""",
    "put_looked_up": """
    const int64_t cpy_r_none = 0, cpy_r_words = cpy_r_count < 1 << 30 ? 2 * cpy_r_count : -1;
    if (WITHIN(rows, at, words) && WITHIN(codes, none, count) && cpy_r_one.len > 0
        && cpy_r_other.len > 0 && !(cpy_r_one_shift >> 6) && !(cpy_r_other_shift >> 6)) {
        int64_t *target = cpy_r_rows.items + cpy_r_at, *codes = cpy_r_codes.items;
        int64_t *one = cpy_r_one.items, *other = cpy_r_other.items, place = 0;
        int64_t one_mask = cpy_r_one.len - 1, other_mask = cpy_r_other.len - 1;
        for (; place < cpy_r_count && codes[place] < cpy_r_below; place++) {
            int64_t code = codes[place];
            target[2 * place] = one[code >> cpy_r_one_shift & one_mask]
                + other[code >> cpy_r_other_shift & other_mask];
            target[2 * place + 1] = 0;
        }
        return place;
    }""",
    "put_bits": """
    if (WITHIN(row, at, count) && cpy_r_count < 64 && cpy_r_ones >= 0 && cpy_r_twos >= 0) {
        uint8_t *target = cpy_r_row.items + cpy_r_at;
        uint64_t ones = (uint64_t)cpy_r_ones, twos = (uint64_t)cpy_r_twos;
        int64_t place = 0;
        for (; LOW_BYTE_FIRST && place + 8 <= cpy_r_count; place += 8) {
            uint64_t eight = SPREAD(ones >> place) + 2 * SPREAD(twos >> place);
            memcpy(target + place, &eight, 8);
        }
        for (; place < cpy_r_count; place++)
            target[place] = (uint8_t)((ones >> place & 1) + (twos >> place & 1) * 2);
        return 1;
    }""",
}
STROKE_HELP = """
#define WITHIN(row, at, count) \\
    (cpy_r_##at >= 0 && cpy_r_##count >= 0 && cpy_r_##at <= cpy_r_##row.len - cpy_r_##count)
#define LOW_BYTE_FIRST (*(const uint8_t *)&(const uint16_t){1} == 1)
/* eight bits as eight bytes: each byte keeps its own bit, which is then carried to bit 7 */
#define SPREAD(bits) \\
    ((((((bits) & 255) * 0x0101010101010101u & 0x8040201008040201u) + 0x00406070787c7e7fu) >> 7) \\
     & 0x0101010101010101u)
"""
STRETCH = re.compile(
    rf"^(?:char|int64_t) CPyDef_(?:\w+___)?({'|'.join(STROKES)})\([^)]*\) \{{", re.MULTILINE
)


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
            if "WITHIN" in code:
                continue
            missing = set(STROKES) - set(STRETCH.findall(code))
            if missing:
                raise RuntimeError(f"engine/rows.py has nothing for the strokes {missing}.")
            code = STRETCH.sub(lambda begun: begun[0] + STROKES[begun[1]], code)
            source.write_text(STROKE_HELP + code, "utf-8")


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
