"""Above and Below: what the encounter book tells, apart from what it does.

A text pack is a folder of JSON files for each language (``docs/encounters-bible.md``, Format). What
a pack leaves out is told by the cave card, the stance of the option and two general lines, so the
game can be played without any pack.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from dorfplatz.games.above_and_below.book import (
    CAVE_OF,
    GENERIC,
    OPTION_KEYS,
    STANCE_LABELS,
    STANCES,
)
from dorfplatz.games.above_and_below.material import CAVE_TEXTS

LANGUAGES = ("en", "de")

Told = dict[str, str]
"""One text in every language."""


@cache
def pack(language: str) -> dict[str, Any]:
    """Return the written sections of a language by their number; empty without a pack."""
    folder = files(__name__).joinpath(language)
    sections: dict[str, Any] = {}
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".json"):
                sections.update(json.loads(file.read_text(encoding="utf-8")))
    return sections


def _written(language: str, section: int) -> dict[str, Any]:
    found: dict[str, Any] = pack(language).get(str(section), {})
    return found


def _option(language: str, section: int, option: int) -> dict[str, Any]:
    options = _written(language, section).get("options", {})
    found: dict[str, Any] = options.get(OPTION_KEYS[option], {})
    return found


def title(section: int) -> Told | None:
    """Return the title of a section, if it has one in every language."""
    titles = {language: _written(language, section).get("title") for language in LANGUAGES}
    return (
        {language: str(text) for language, text in titles.items()} if all(titles.values()) else None
    )


def scene(section: int) -> Told:
    """Return the setting of a section, or what is said of its cave."""
    cave = CAVE_TEXTS[int(CAVE_OF[section])]
    return {lang: _written(lang, section).get("text") or cave[lang] for lang in LANGUAGES}


def label(section: int, option: int) -> Told:
    """Return what an option says, or what its stance says."""
    stance = STANCE_LABELS[STANCES[section][option]]
    return {lang: _option(lang, section, option).get("label") or stance[lang] for lang in LANGUAGES}


def line(section: int, option: int, outcome: str) -> Told:
    """Return the line of an outcome: a success number, ``auto``, or ``x`` for the failure."""
    told: Told = {}
    for language in LANGUAGES:
        entry = _option(language, section, option)
        if outcome == "x":
            told[language] = entry.get("failure") or GENERIC["failure"][language]
        else:
            number = "0" if outcome == "auto" else outcome
            told[language] = entry.get("success", {}).get(number) or GENERIC["success"][language]
    return told
