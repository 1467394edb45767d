"""Compile the core in place: shared libraries beside the sources, all of them or none.

    tools/compile            build what changed
    tools/compile --clean    remove what was built; the sources run interpreted again

Leaves ``src/dorfplatz/.compiled``, by which the package notices at start that a source changed
since. Ends with 0 when the core is compiled, 1 when that failed, 3 when it is not possible here.
"""

import argparse
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import setup

ROOT = setup.ROOT
PACKAGE = ROOT / setup.PACKAGE
SOURCES = PACKAGE.parent
STAMP = PACKAGE / ".compiled"
BUILD = ROOT / "build"
LIBRARIES = BUILD / "lib"
OBJECTS = BUILD / "temp"
KEY = BUILD / "key"
FAILED = BUILD / "failed"
TOOLS = [Path("setup.py"), Path("requirements.lock"), setup.STROKES]
LIBRARY = Path(f"{setup.LIBRARY}__mypyc")
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

COMPILED, BROKEN, IMPOSSIBLE = 0, 1, 3


def main() -> int:
    """Do what the command line asks and say how it went."""
    parser = argparse.ArgumentParser(prog="tools/compile", description="Compile the core in place.")
    parser.add_argument("--clean", action="store_true", help="remove what was built")
    parser.add_argument(
        "--once", action="store_true", help="do not try again what failed for the same sources"
    )
    options = parser.parse_args()
    BUILD.mkdir(exist_ok=True)
    with alone():
        if options.clean:
            clean()
            return COMPILED
        return build(once=options.once)


@contextmanager
def alone() -> Iterator[None]:
    """Keep two builds of the same tree from mixing."""
    with (BUILD / "lock").open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def clean() -> None:
    """Go back to an interpreted core."""
    STAMP.unlink(missing_ok=True)
    for library in built():
        library.unlink()
    KEY.unlink(missing_ok=True)
    FAILED.unlink(missing_ok=True)


def build(*, once: bool) -> int:
    """Bring the libraries up to date with the sources."""
    reason = setup.obstacle()
    if reason is not None:
        say(f"The core is not compiled: {reason}.")
        return IMPOSSIBLE
    # Whatever is saved while the build runs counts as changed afterwards.
    started = time.time_ns()
    sources = setup.compiled()
    mark = fingerprint()
    if current(mark, sources):
        # A checkout may have given unchanged files a new date.
        os.utime(STAMP, ns=(started, started))
        return COMPILED
    if once and FAILED.is_file() and FAILED.read_text("utf-8") == mark:
        say("The core is not compiled: the last build failed (tools/compile shows why).")
        return BROKEN
    say("Compiling the core; this takes a minute, and only after it changed.")
    forget_other_tools()
    if not compile_libraries():
        FAILED.write_text(mark, "utf-8")
        say("The core is not compiled: see above.")
        return BROKEN
    FAILED.unlink(missing_ok=True)
    put_in_place(libraries(sources))
    names = [path.relative_to(setup.PACKAGE).as_posix() for path in sources]
    stamp = STAMP.with_name(".compiled.new")
    stamp.write_text("\n".join([mark, *names, ""]), "utf-8")
    os.utime(stamp, ns=(started, started))
    stamp.replace(STAMP)
    return COMPILED


def fingerprint() -> str:
    """Sum up everything the result depends on."""
    return digest([*TOOLS, *setup.core()])


def digest(paths: list[Path]) -> str:
    """Sum up files, and the Python they are for."""
    summed = hashlib.sha256(f"{sys.version} {SUFFIX}".encode())
    for path in paths:
        if (ROOT / path).is_file():
            summed.update(f"\0{path}\0".encode())
            summed.update((ROOT / path).read_bytes())
    return summed.hexdigest()


def current(mark: str, sources: list[Path]) -> bool:
    """Whether the libraries in place are those of these sources."""
    if not STAMP.is_file() or STAMP.read_text("utf-8").partition("\n")[0] != mark:
        return False
    return {SOURCES / name for name in libraries(sources)} == set(built())


def libraries(sources: list[Path]) -> list[Path]:
    """The files that belong to these sources: one library, and one door to it for each module."""
    names = [path.relative_to(setup.PACKAGE.parent).with_suffix("") for path in sources]
    return [path.with_name(path.name + SUFFIX) for path in (LIBRARY, *names)]


def built() -> list[Path]:
    """List the libraries that lie beside the sources."""
    return list(SOURCES.rglob("*.so"))


def forget_other_tools() -> None:
    """Start over if not only the sources changed: the C compiler would notice nothing else."""
    tools = digest(TOOLS)
    if not KEY.is_file() or KEY.read_text("utf-8") != tools:
        shutil.rmtree(LIBRARIES, ignore_errors=True)
        shutil.rmtree(OBJECTS, ignore_errors=True)
        KEY.write_text(tools, "utf-8")


def compile_libraries() -> bool:
    """Run mypyc and the C compiler into the build folder; show their output only if they fail."""
    run = subprocess.run(
        [
            sys.executable,
            "setup.py",
            "build_ext",
            f"--build-lib={LIBRARIES}",
            f"--build-temp={OBJECTS}",
        ],
        cwd=ROOT,
        env={**os.environ, "MYPY_CACHE_DIR": str(BUILD / "mypy_cache")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        sys.stderr.write(run.stdout)
        return False
    return True


def put_in_place(fresh: list[Path]) -> None:
    """Replace the libraries beside the sources, and remove those of modules that are gone.

    A running program keeps the file it has opened; the next one finds the new file whole.
    """
    STAMP.unlink(missing_ok=True)
    for name in fresh:
        target = SOURCES / name
        beside = target.with_name(target.name + ".new")
        shutil.copyfile(LIBRARIES / name, beside)
        beside.replace(target)
    for stale in set(built()) - {SOURCES / name for name in fresh}:
        stale.unlink()


def say(sentence: str) -> None:
    """Tell the person; standard output belongs to the program that is started next."""
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
