"""The box of a game: ``material.json`` beside its rules, read once."""

import json
from importlib.resources import files
from typing import Any


def load(package: str, name: str = "material.json") -> dict[str, Any]:
    """Return the data file of a game's package."""
    content: dict[str, Any] = json.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
    return content
