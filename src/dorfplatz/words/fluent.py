"""A reader of Fluent files, as much of the format as the words of Dorfplatz use.

Messages with values, other messages and quoted texts in braces, and choices by number, plural form
or word. Anything else of the format (terms, attributes, functions) is refused when it is read, so
that no sentence comes out wrong unnoticed.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

MESSAGE = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
ENTRY_END = re.compile(r"\n(?=[^\s}])")
NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
KEY = re.compile(r"\[ *([a-zA-Z0-9_.-]+) *\] *")
BLANK = re.compile(r"\s*")
LINE_BREAK = re.compile(r"\n((?:[ ]*\n)*)([ ]*)")
GROUPING = {"en": ",", "de": "."}
NOT_A_CONTINUATION = "}[*."


@dataclass(frozen=True)
class Value:
    """A value that comes with the message: ``{ $huts }``."""

    name: str


@dataclass(frozen=True)
class Mention:
    """Another message: ``{ project-P01 }``."""

    name: str


@dataclass(frozen=True)
class Selection:
    """One of several texts by a value: ``{ $huts -> [one] one hut *[other] { $huts } huts }``."""

    value: Value
    variants: "tuple[tuple[str, Pattern], ...]"
    default: int


@dataclass(frozen=True)
class Break:
    """The break before a continued line, and how far that line is indented."""

    lines: int
    indent: int


Element: TypeAlias = str | Value | Mention | Selection
Pattern: TypeAlias = tuple[Element, ...]


class Bundle:
    """The messages of one language; each is read when it is said for the first time."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._sources: dict[str, str] = {}
        self._patterns: dict[str, Pattern] = {}

    def add(self, source: str) -> None:
        """Take the messages of a file; one that is known already is replaced."""
        text = source.replace("\r\n", "\n")
        for found in MESSAGE.finditer(text):
            end = ENTRY_END.search(text, found.end())
            self._sources[found[1]] = text[found.end() : end.start() if end else len(text)]
            self._patterns.pop(found[1], None)

    def has(self, key: str) -> bool:
        """Say whether there is a message of that name."""
        return key in self._sources

    def keys(self) -> tuple[str, ...]:
        """Return the names of all messages."""
        return tuple(self._sources)

    def format(self, key: str, values: Mapping[str, int | str]) -> str:
        """Return a message with its values put in; one that is missing is a ``LookupError``."""
        pattern = self._patterns.get(key)
        if pattern is None:
            pattern = self._patterns[key] = Reader(self._sources[key], key).message()
        return self._say(pattern, values)

    def _say(self, pattern: Pattern, values: Mapping[str, int | str]) -> str:
        return "".join([self._part(element, values) for element in pattern])

    def _part(self, element: Element, values: Mapping[str, int | str]) -> str:
        match element:
            case str():
                return element
            case Value(name):
                return self._shown(values[name])
            case Mention(name):
                return self.format(name, values)
            case Selection(value, variants, default):
                given = values[value.name]
                for key, pattern in variants:
                    if fits(key, given):
                        return self._say(pattern, values)
                return self._say(variants[default][1], values)

    def _shown(self, value: int | str) -> str:
        if isinstance(value, str):
            return value
        return f"{value:,}".replace(",", GROUPING[self.lang])


def fits(key: str, value: int | str) -> bool:
    """Say whether a value chooses a variant: a word, a number, or a plural form of one.

    English and German have the same two forms of whole numbers.
    """
    if isinstance(value, str):
        return key == value and not key.isdecimal()
    return key == str(value) or key == ("one" if value in (1, -1) else "other")


class Reader:
    """Reads the pattern of one message."""

    def __init__(self, text: str, key: str) -> None:
        self.text = text
        self.key = key
        self.at = 0

    def message(self) -> Pattern:
        """Return the pattern, which has to be all there is."""
        pattern = self.pattern()
        if self.text[self.at :].strip():
            raise self.problem()
        return pattern

    def pattern(self) -> Pattern:
        """Read text and placeables up to the end of the message or variant."""
        found: list[Element | Break] = []
        self.skip_spaces()
        while self.at < len(self.text):
            sign = self.text[self.at]
            if sign == "{":
                found.append(self.placeable())
            elif sign == "}":
                raise self.problem()
            elif sign == "\n":
                broken = self.line_break()
                if broken is None:
                    break
                found.append(broken)
            else:
                end = self.at
                while end < len(self.text) and self.text[end] not in "{}\n":
                    end += 1
                found.append(self.text[self.at : end])
                self.at = end
        return tidied(found)

    def line_break(self) -> Break | None:
        """Read a break that the pattern goes on after, or answer None and stay before it."""
        broken = LINE_BREAK.match(self.text, self.at)
        assert broken is not None
        following = self.text[broken.end() : broken.end() + 1]
        if not following or not broken[2] or following in NOT_A_CONTINUATION:
            return None
        self.at = broken.end()
        return Break(1 + broken[1].count("\n"), len(broken[2]))

    def placeable(self) -> Element:
        """Read what stands in braces."""
        self.at += 1
        self.skip()
        sign = self.text[self.at : self.at + 1]
        element: Element
        if sign == '"':
            end = self.text.index('"', self.at + 1)
            element = self.text[self.at + 1 : end]
            self.at = end + 1
        elif sign == "$":
            self.at += 1
            element = Value(self.name())
        else:
            element = Mention(self.name())
        self.skip()
        if self.text.startswith("->", self.at):
            if not isinstance(element, Value):
                raise self.problem()
            element = self.selection(element)
        self.skip()
        if self.text[self.at : self.at + 1] != "}":
            raise self.problem()
        self.at += 1
        return element

    def selection(self, value: Value) -> Selection:
        """Read the variants behind an arrow."""
        self.at += 2
        variants: list[tuple[str, Pattern]] = []
        default = -1
        while True:
            self.skip()
            if self.text.startswith("*", self.at):
                default = len(variants)
                self.at += 1
            key = KEY.match(self.text, self.at)
            if key is None:
                break
            self.at = key.end()
            variants.append((key[1], self.pattern()))
        if default < 0 or default >= len(variants):
            raise self.problem()
        return Selection(value, tuple(variants), default)

    def name(self) -> str:
        """Read a name."""
        found = NAME.match(self.text, self.at)
        if found is None:
            raise self.problem()
        self.at = found.end()
        return found[0]

    def skip(self) -> None:
        """Pass over blanks and line breaks."""
        found = BLANK.match(self.text, self.at)
        self.at = found.end() if found is not None else self.at

    def skip_spaces(self) -> None:
        """Pass over blanks of this line."""
        while self.text.startswith(" ", self.at):
            self.at += 1

    def problem(self) -> ValueError:
        """Return an error that says where the message cannot be read."""
        return ValueError(f"{self.key}: cannot be read at {self.text[self.at : self.at + 20]!r}")


def tidied(found: list[Element | Break]) -> Pattern:
    """Return a pattern without the indentation its lines share, nor blanks around it."""
    while found and isinstance(found[0], Break):
        del found[0]
    while found and (isinstance(found[-1], Break) or found[-1] == ""):
        del found[-1]
    shared = min((part.indent for part in found if isinstance(part, Break)), default=0)
    elements: list[Element] = []
    for place, part in enumerate(found):
        if isinstance(part, Break):
            elements.append("\n" * part.lines + " " * (part.indent - shared))
        elif isinstance(part, str) and place == len(found) - 1 and part.rstrip() != part:
            elements.append(part.rstrip(" "))
        else:
            elements.append(part)
    return tuple(elements)
