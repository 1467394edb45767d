"""Words: phrases become sentences in the reader's language.

Shared sentences stand in this package, those of a game in its own ``words`` folder. A reference
such as ``clan:red`` is said by the message ``clan-red``, or by ``clan`` with ``$id``, or as it is.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from dorfplatz.engine.errors import DorfplatzError, Illegal, NotYourTurn
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.prompt import Arg, Phrase
from dorfplatz.words.fluent import Bundle

LANGUAGES = ("en", "de")
REFERENCE = re.compile(r"[a-z][a-z_]*:\S+")
TOLD = ("advice", "guide")
"""Folders of more words: what bots and the guide say. Pages are told it and need no file of it."""
LONGEST_VALUE = 400
"""How much of a text that somebody sent is repeated to them."""


class Words:
    """Everything one game says in one language; without a game, what all of them share."""

    def __init__(self, lang: str, game: AnyGame | None = None, unnamed: bool = False) -> None:
        self.lang = lang if lang in LANGUAGES else LANGUAGES[0]
        self.unnamed = unnamed
        self._bundle = Bundle(self.lang)
        for folder in _folders(game):
            own = folder.joinpath(f"{self.lang}.ftl")
            self._bundle.add(own.read_text(encoding="utf-8"))
            for part in TOLD:
                more = folder.joinpath(part, f"{self.lang}.ftl")
                if more.is_file():
                    self._bundle.add(more.read_text(encoding="utf-8"))

    def has(self, key: str) -> bool:
        """Say whether there is a message of that name."""
        return self._bundle.has(key)

    def say(self, key: str, args: Mapping[str, Arg] | None = None) -> str:
        """Return a message with its values put in."""
        if not self.has(key):
            return key
        values = {name: self._value(arg) for name, arg in (args or {}).items()}
        try:
            return self._bundle.format(key, values)
        except LookupError as missing:
            raise LookupError(f"{self.lang} {key}: {missing}") from missing

    def phrase(self, phrase: Phrase) -> str:
        """Return a phrase as a sentence; unnamed, as a game says it without names of places."""
        seen = f"seen-{phrase.key}"
        return self.say(seen if self.unnamed and self.has(seen) else phrase.key, phrase.args)

    def name(self, reference: str) -> str:
        """Return what a reference such as ``clan:red`` is called."""
        if not REFERENCE.fullmatch(reference):
            return reference
        kind, _, name = reference.partition(":")
        try:
            if self.has(f"{kind}-{name}"):
                return self.say(f"{kind}-{name}")
            if self.has(kind):
                number: Arg = int(name) + 1 if kind == "seat" and name.isdecimal() else name
                return self.say(kind, {"id": number})
        except LookupError:  # a sentence with values is no name: somebody typed "error:file"
            return reference
        return name

    def error(self, error: DorfplatzError) -> str:
        """Return what was tried, why not, and what is possible."""
        sentence = self.phrase(error.phrase)
        if isinstance(error, Illegal):
            return self.say(
                "error-not-your-turn" if isinstance(error, NotYourTurn) else "error-illegal",
                {
                    "move": error.move,
                    "reason": sentence,
                    "rule": error.rule or "-",
                    "possible": error.possible,
                    "examples": ", ".join(error.examples),
                },
            )
        return f"{sentence} ({error.rule})" if error.rule else sentence

    def join(self, names: Sequence[str]) -> str:
        """Return several names as a list in words."""
        if len(names) < 2:
            return "".join(names)
        return self.say("list-and", {"first": ", ".join(names[:-1]), "last": names[-1]})

    def _value(self, arg: Arg) -> int | str:
        if isinstance(arg, tuple):
            return self.join([str(self._value(part)) for part in arg]) or self.say("nobody")
        if isinstance(arg, Phrase):
            return self.phrase(arg)
        if not isinstance(arg, str):
            return arg
        text = arg if len(arg) <= LONGEST_VALUE else f"{arg[:LONGEST_VALUE]}…"
        return self.name(text)


def source(lang: str, game: AnyGame) -> str:
    """Return the words of a game as they stand in its file."""
    return files(game.package).joinpath("words", f"{lang}.ftl").read_text(encoding="utf-8")


def _folders(game: AnyGame | None) -> list[Traversable]:
    shared = files("dorfplatz.words")
    if game is None:
        return [shared]
    package = game.package
    return [shared, files(package).joinpath("words")]


@cache
def words(lang: str, game: AnyGame | None = None, unnamed: bool = False) -> Words:
    """Return the words of a game in a language (kept after the first time).

    ``unnamed``: for people before a board that shows places which have no names on it.
    """
    return Words(lang, game, unnamed)
