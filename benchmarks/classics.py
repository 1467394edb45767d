"""The classics of ``examples/``, compiled with a copy of the core in a folder of their own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CLASSICS = ("connect_four", "breakthrough")
PARTS = ("engine", "kit", "bots", "batch", "envs")


def build(folder: Path) -> None:
    """Compile engine, kit, bots, batch and the two games in a copy; envs come along as they are."""
    package = folder / "src" / "dorfplatz"
    ignored = shutil.ignore_patterns("*.so", "__pycache__", ".compiled")
    for part in PARTS:
        shutil.copytree(
            ROOT / "src/dorfplatz" / part, package / part, ignore=ignored, dirs_exist_ok=True
        )
    (package / "games").mkdir(exist_ok=True)
    for name in ("__init__.py", "extras.py", "games/__init__.py"):
        shutil.copy(ROOT / "src/dorfplatz" / name, package / name)
    for name in CLASSICS:
        shutil.copytree(
            ROOT / "examples/classics" / name,
            package / "games" / name,
            ignore=ignored,
            dirs_exist_ok=True,
        )
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=ignored, dirs_exist_ok=True)
    for name in ("setup.py", "pyproject.toml", "requirements.lock", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder / name)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    subprocess.run([sys.executable, "-m", "tools.build"], cwd=folder, env=environment, check=True)


def run_inside(folder: Path, module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a module of this project on the copy, and return what it printed."""
    paths = [str(folder / "src"), str(ROOT), *sys.path]
    return subprocess.run(
        [sys.executable, "-m", module, *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        cwd=folder,
        check=True,
        text=True,
        stdout=subprocess.PIPE,
    )
