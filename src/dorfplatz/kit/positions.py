"""Positions as text: what the readers of all games share, in one set of words.

Reading is strict: whatever is not understood is refused by the name of its field, and nothing is
mentioned twice. A game splits its text into named fields (``fields``), asks them for what they hold
(``Fields``), and keeps what is its own: the spelling of its pieces, and what its rules demand.
Written fields are joined the same way (``joined``), without those that hold only their default.
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, final

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


def twice(thing: str, rule: str | None = None) -> BadPosition:
    """Return the error of something there is once and that is mentioned again."""
    return BadPosition("position-twice", {"thing": thing[:SHOWN]}, rule)


@final
class Fields:
    """The named fields of a position, asked for what they hold; what is left out has a default."""

    def __init__(self, found: dict[str, str]) -> None:
        self.found = found

    def has(self, name: str) -> bool:
        """Say whether a field is written."""
        return name in self.found

    def text(self, name: str, default: str = "") -> str:
        """Return a field as it is written."""
        return self.found.get(name, default)

    def words(self, name: str, default: str = "") -> list[str]:
        """Return the words of a field, none if it is empty."""
        return self.text(name, default).split()

    def listed(self, name: str, joint: str = " ", default: str = NOTHING) -> list[str]:
        """Return the entries of a field that may have none: ``-``."""
        return listed(self.text(name, default), joint)

    def entries(self, name: str, count: int, default: str, joint: str = ",") -> list[str]:
        """Return so many entries of a field."""
        return entries(name, self.text(name, default), count, joint)

    def number(self, name: str, default: int, least: int = 0, most: int = MOST) -> int:
        """Return a number within its bounds."""
        return number(name, self.text(name, str(default)), least, most)

    def numbers(self, name: str, count: int, most: int = MOST) -> list[int]:
        """Return so many numbers; noughts where they are left out."""
        return numbers(name, self.entries(name, count, ",".join(["0"] * count)), most)

    def choice(self, name: str, default: str, allowed: Sequence[str]) -> int:
        """Return which of several words or letters a field is."""
        return choice(name, self.text(name, default), allowed)

    def option(self, name: str, asked: Value | None, allowed: Sequence[str]) -> str:
        """Return an option that is written in the position, asked for, or the first."""
        return option(name, self.found.get(name), asked, allowed)

    def refuse(self, name: str) -> BadPosition:
        """Return the error of a field that cannot be so."""
        return wrong(name, self.text(name))


@final
class Mentions:
    """Things of which there is one each: whatever is mentioned exists and was not mentioned yet."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def take(self, name: str, known: Collection[str]) -> str:
        """Take note of a thing."""
        if name not in known:
            raise misplaced(name)
        if name in self.names:
            raise twice(name)
        self.names.add(name)
        return name

    def left(self, known: Iterable[str]) -> list[str]:
        """Return the things that were not mentioned, in their order."""
        return [name for name in known if name not in self.names]


def joined(found: Mapping[str, str | None], joint: str = " ", between: str = "; ") -> str:
    """Return named fields as they are written; one that is None is left out."""
    written = [(name, text) for name, text in found.items() if text is not None]
    return between.join(name + (joint + text if text else "") for name, text in written)


def unless(text: str, default: str = "") -> str | None:
    """Return what a field holds; None if nobody need write it."""
    return None if text == default else text


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


def matched(field: str, pattern: re.Pattern[str], text: str) -> re.Match[str]:
    """Return the parts of a text that is spelled as a pattern says."""
    found = pattern.fullmatch(text)
    if found is None:
        raise wrong(field, text)
    return found


def counted(field: str, text: str, names: Sequence[str], least: int = 1) -> tuple[int, int]:
    """Return which thing a text such as ``fish3`` names, and how many."""
    name = text.rstrip("0123456789")
    return choice(field, name, names), number(field, text[len(name) :], least)


def counts(
    field: str, words: Iterable[str], names: Sequence[str], least: int = 1
) -> dict[int, int]:
    """Return how many of each thing words such as ``fish3`` name, each of them once."""
    found: dict[int, int] = {}
    for word in words:
        thing, count = counted(field, word, names, least)
        if thing in found:
            raise twice(word)
        found[thing] = count
    return found


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


def named(name: str, written: str | None, allowed: Sequence[str]) -> dict[str, Value]:
    """Return an option by its key if it is written in the position."""
    return {} if written is None else {name: allowed[choice(name, written, allowed)]}


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
