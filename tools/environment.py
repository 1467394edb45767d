"""Make or renew the environment in ``.venv`` from a lock file, every package checked by its hash.

    python3 tools/environment.py play    what the program needs, and the compiler of its core
    python3 tools/environment.py test    that, and all tools of the developers

Needs nothing but Python. Packages are installed by uv, which is fetched first if it is not there;
where uv cannot reach what pip is configured for, pip does the work.
"""

import fcntl
import os
import shutil
import subprocess
import sys
import venv
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
BOOTSTRAP = VENV / "bootstrap"
LOCKS = {"play": ROOT / "requirements.lock", "test": ROOT / "requirements-test.lock"}

# Read by the shell first, because a "#!" line cannot hold every path, then by Python.
LAUNCHER = """\
#!/bin/sh
'''exec' "{python}" "$0" "$@"
' '''
import sys

from dorfplatz.cli import main

sys.exit(main())
"""


def main() -> None:
    """Bring the environment up to date for the purpose the command line names."""
    purpose = sys.argv[1]
    with (ROOT / ".venv.lock").open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        if not up_to_date(purpose):
            renew(purpose)


def up_to_date(purpose: str) -> bool:
    """Whether the environment was made here, from the lock file as it is now."""
    stamp = VENV / f"installed-{purpose}"
    return os.access(PYTHON, os.X_OK) and stamp.is_file() and stamp.read_text() == mark(purpose)


def mark(purpose: str) -> str:
    """What the stamp of an environment says."""
    return f"{ROOT}\n{LOCKS[purpose].read_text()}"


def renew(purpose: str) -> None:
    """Install what the purpose needs, without taking away what another one installed."""
    say(f"Setting up Python packages in .venv ({LOCKS[purpose].name}).")
    if not made_here():
        shutil.rmtree(VENV, ignore_errors=True)
        venv.create(VENV, symlinks=True)
    for stamp in VENV.glob("installed-*"):
        if stamp.read_text() != mark(stamp.name.removeprefix("installed-")):
            stamp.unlink()
    install(purpose)
    link_sources()
    # Everything the program needs is among what the tests need.
    for served in {purpose, "play"}:
        (VENV / f"installed-{served}").write_text(mark(served))


def made_here() -> bool:
    """Whether there is a working environment that was not moved or copied from elsewhere."""
    if not os.access(PYTHON, os.X_OK):
        return False
    script = "import sys; print(sys.prefix, sys.version_info >= (3, 11))"
    answer = subprocess.run([PYTHON, "-c", script], capture_output=True, text=True, check=False)
    links = list(VENV.glob("lib/python*/site-packages/dorfplatz.pth"))
    return (
        answer.stdout == f"{VENV} True\n"
        and len(links) == 1
        and links[0].read_text() == f"{ROOT / 'src'}\n"
    )


def install(purpose: str) -> None:
    """Install the packages of a lock file with uv, or else with pip."""
    lock = LOCKS[purpose]
    uv = find_uv()
    if uv is not None:
        # Only the larger set may remove what it does not list.
        verb = ["sync"] if purpose == "test" else ["install", "--requirements"]
        how = ["--require-hashes", "--quiet", "--python", str(PYTHON)]
        command = [uv, "pip", *verb, str(lock), *how]
        done = subprocess.run(command, env=uv_environment(), check=False)
        if done.returncode == 0:
            return
        say("uv could not install them; trying pip.")
    pip = [*find_pip(), "--python", str(PYTHON), "install", "--quiet", "--require-hashes"]
    if subprocess.run([*pip, "--requirement", str(lock)], check=False).returncode != 0:
        sys.exit("The Python packages could not be installed: see above.")


def uv_environment() -> dict[str, str]:
    """Tell uv what pip would know from its environment."""
    environment = {"UV_SYSTEM_CERTS": "1", **os.environ}
    if "PIP_INDEX_URL" in os.environ:
        environment.setdefault("UV_DEFAULT_INDEX", os.environ["PIP_INDEX_URL"])
    return environment


def find_uv() -> str | None:
    """Find uv on the machine, or fetch it with pip; without it pip has to do."""
    present = shutil.which("uv")
    if present is not None:
        return present
    fetched = BOOTSTRAP / "bin" / "uv"
    if not fetched.is_file():
        pip = find_pip()
        if pip != [str(BOOTSTRAP / "bin" / "pip")]:
            return None
        lock = ROOT / "requirements-setup.lock"
        how = ["install", "--quiet", "--require-hashes", "--requirement", str(lock)]
        if subprocess.run([*pip, *how], check=False).returncode != 0:
            return None
    return str(fetched)


def find_pip() -> list[str]:
    """Find a pip that can install into another environment."""
    own = BOOTSTRAP / "bin" / "pip"
    if own.is_file():
        return [str(own)]
    if find_spec("ensurepip") is not None:
        venv.create(BOOTSTRAP, symlinks=True, with_pip=True)
        return [str(own)]
    if find_spec("pip") is not None:
        return [sys.executable, "-m", "pip"]
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    sys.exit(f"Python comes without pip here (on Debian: apt install python{version}-venv).")


def link_sources() -> None:
    """Make the sources importable and leave the ``dorfplatz`` command, without a build."""
    (packages,) = VENV.glob("lib/python*/site-packages")
    (packages / "dorfplatz.pth").write_text(f"{ROOT / 'src'}\n")
    launcher = VENV / "bin" / "dorfplatz"
    launcher.write_text(LAUNCHER.format(python=PYTHON))
    launcher.chmod(0o755)


def say(sentence: str) -> None:
    """Tell the person; standard output belongs to the program that is started next."""
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
