"""Commands that a game brings to the terminal: ``commands.py`` in its package.

``COMMANDS`` there names functions that answer in Markdown. Their first parameter is the ``Host``;
others that may stand alone are arguments on the command line, those by keyword its options, each
with its help as ``Annotated[int, "..."]``. They import neither Typer nor Rich.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Note
from dorfplatz.engine.prompt import Phrase
from dorfplatz.engine.standing import Standing
from dorfplatz.kit.drawing import Words


class Speaker(Words, Protocol):
    """The words of a game, which also say whole phrases."""

    def phrase(self, phrase: Phrase) -> str:
        """Return a phrase as a sentence."""


@dataclass(frozen=True)
class Told:
    """One move of a whole game: its text, what happened, what everybody saw before and after."""

    text: str
    events: Iterable[Note]
    before: Any
    after: Any


@dataclass(frozen=True)
class Evening:
    """A game played to its end."""

    moves: Iterable[Told]
    standing: Standing


Taste = Callable[[Sequence[str]], Sequence[str]]
"""Which of the moves somebody likes best; none of them: whatever a bot takes."""


class Host(Protocol):
    """What a command is handed: the words of its reader, and somebody who plays whole games."""

    @property
    def words(self) -> Speaker:
        """The words of the game in the language of the reader."""

    def play(self, seats: int, seed: str, liked: Taste, idle: Sequence[str]) -> Evening:
        """Play a game with people who do what they like, and spare them moves that begin idly."""


Command = Callable[..., str]


def commands_of(game: AnyGame) -> Mapping[str, Command]:
    """Return the commands of a game by their names; most games have none."""
    name = f"{game.package}.commands"
    if find_spec(name) is None:
        return {}
    return cast("Mapping[str, Command]", import_module(name).COMMANDS)
