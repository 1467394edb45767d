"""Dorfplatz: village-building board games to play, to watch and to study.

The core (engine, kit, games, bots) is compiled where it was built and runs as ordinary Python
everywhere else. ``DORFPLATZ_INTERPRETED=1`` takes the Python files even where it was built, and so
does a source that changed since.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

__version__ = "0.1.0"

COMPILED: bool
"""Whether the core that is running is the compiled one."""

_LIBRARY = "dorfplatz.library"
__all__ = [
    "CHANCE",
    "COMPILED",
    "OVER",
    "Box",
    "DorfplatzError",
    "Illegal",
    "Legal",
    "NotPossible",
    "Position",
    "Results",
    "Unreadable",
    "__version__",
    "arena",
    "bot",
    "game",
    "games",
]

if TYPE_CHECKING:
    from dorfplatz.library import (
        CHANCE,
        OVER,
        Box,
        DorfplatzError,
        Illegal,
        Legal,
        NotPossible,
        Position,
        Results,
        Unreadable,
        arena,
        bot,
        game,
        games,
    )
else:  # everything is loaded when it is asked for: most who import this need only a part

    def __getattr__(name: str) -> object:
        """Answer what the library offers, and ``COMPILED``."""
        if name == "COMPILED":
            origin = import_module("dorfplatz.engine.game").__file__ or ""
            return not origin.endswith(tuple(SOURCE_SUFFIXES))
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(_LIBRARY), name)

    def __dir__() -> list[str]:
        """List what the library offers."""
        return sorted({*globals(), *__all__})


class _SourcesOnly:
    """Finds the modules of Dorfplatz as Python files, never as compiled ones."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("dorfplatz."):
            return None
        for folder in path or ():
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if found is not None:
                return found
        return None


def _changed_source() -> str | None:
    """Name a source that changed after it was compiled in place.

    ``.compiled`` is left by the build beside the sources: a fingerprint, then the compiled files.
    Installed packages have none, and nothing to compare.
    """
    here = Path(__file__).parent
    try:
        built = here.joinpath(".compiled").stat().st_mtime_ns
        _, *sources = here.joinpath(".compiled").read_text("utf-8").splitlines()
    except FileNotFoundError:
        return None
    for source in sources:
        try:
            if here.joinpath(source).stat().st_mtime_ns > built:
                return source
        except FileNotFoundError:
            return source
    return None


def _choose_core() -> None:
    """Take the Python files of the core if that is wished, or if the compiled ones are outdated."""
    if not os.environ.get("DORFPLATZ_INTERPRETED"):
        changed = _changed_source()
        if changed is None:
            return
        if not os.environ.get("DORFPLATZ_QUIET"):
            print(
                f"Dorfplatz runs interpreted: {changed} changed since it was compiled "
                "(tools/compile builds it anew).",
                file=sys.stderr,
            )
    sys.meta_path.insert(0, _SourcesOnly)


_choose_core()
