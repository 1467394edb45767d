"""Positions as text: what the readers of all games share, in one set of words.

Reading is strict: whatever is not understood is refused by the name of its field, and nothing is
mentioned twice.
"""

import re
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from dorfplatz.engine.errors import BadPosition
from dorfplatz.engine.options import Value

NOTHING: Final = "-"
MOST: Final = 9_999_999
NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,6}")
SHOWN: Final = 40


def wrong(field: str, text: str, rule: str | None = None) -> BadPosition:
    """Return the error of a field that cannot be read, or cannot be so."""
    return BadPosition("position-value", {"field": field, "text": text[:SHOWN] or NOTHING}, rule)


def misplaced(part: str, rule: str | None = None) -> BadPosition:
    """Return the error of a part that does not belong there, or not with the rest."""
    return BadPosition("position-part", {"part": part.strip()[:SHOWN] or NOTHING}, rule)


def fields(parts: Iterable[str], names: Collection[str], joint: str = "=") -> dict[str, str]:
    """Return parts such as ``c=1,2`` or ``round 3`` by their names, each of them once."""
    found: dict[str, str] = {}
    for part in parts:
        name, between, value = part.partition(joint)
        if name not in names or name in found or (joint == "=" and not between):
            raise misplaced(part)
        found[name] = value
    return found


def pairs(field: str, words: Sequence[str], names: Collection[str]) -> dict[str, str]:
    """Return words such as ``coins 7 rep 2`` as names and values, each name once."""
    found = dict(zip(words[::2], words[1::2]))
    if len(words) % 2 or len(found) * 2 != len(words) or any(name not in names for name in found):
        raise wrong(field, " ".join(words))
    return found


def entries(field: str, text: str, count: int, joint: str = ",") -> list[str]:
    """Return so many entries of a field."""
    found = text.split(joint)
    if len(found) != count:
        raise wrong(field, text)
    return found


def listed(text: str, joint: str = " ") -> list[str]:
    """Return the entries of a field that may have none: ``-``."""
    return [] if text == NOTHING else text.split(joint)


def number(field: str, text: str, least: int = 0, most: int = MOST) -> int:
    """Return a number within its bounds, without leading noughts."""
    if not NUMBER.fullmatch(text) or not least <= int(text) <= most:
        raise wrong(field, text)
    return int(text)


def numbers(field: str, texts: Iterable[str], most: int = MOST) -> list[int]:
    """Return the numbers of a field."""
    return [number(field, text, 0, most) for text in texts]


def choice(field: str, text: str, allowed: Sequence[str]) -> int:
    """Return which of several words or letters a text is."""
    known = list(allowed)
    if text not in known:
        raise wrong(field, text)
    return known.index(text)


def option(name: str, written: str | None, asked: Value | None, allowed: Sequence[str]) -> str:
    """Return an option that is written in the position, asked for, or the first; never two."""
    if written is not None:
        choice(name, written, allowed)
        if asked is not None and str(asked) != written:
            raise other_option(name, written, str(asked))
        return written
    return allowed[0] if asked is None else str(asked)


def other_option(name: str, written: str, asked: str) -> BadPosition:
    """Return the error of an option that was asked for and is written otherwise."""
    return BadPosition("position-option", {"option": name, "written": written, "asked": asked})


def check_seats(
    found: int, asked: int | None, least: int = 1, most: int = MOST, rule: str | None = None
) -> None:
    """Refuse a number of seats that the game does not have, or that was not asked for."""
    if not least <= found <= most:
        raise BadPosition("position-players", {"found": found, "least": least, "most": most}, rule)
    if asked is not None and asked != found:
        raise BadPosition("position-seats", {"found": found, "asked": asked})
