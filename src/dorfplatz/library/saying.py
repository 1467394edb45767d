"""Errors of the library say a whole sentence: ``str(error)``."""

from collections.abc import Iterator
from contextlib import contextmanager

from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.prompt import Reason
from dorfplatz.words import words

LANGUAGE = "en"


@contextmanager
def saying(game: AnyGame | None = None) -> Iterator[None]:
    """Let every error of Dorfplatz that passes say its sentence."""
    try:
        yield
    except DorfplatzError as error:
        error.args = (words(LANGUAGE, game).error(error),)
        raise


def said(game: AnyGame, reason: Reason) -> str:
    """Return a reason as a sentence with its rule."""
    sentence = words(LANGUAGE, game).phrase(reason.phrase)
    return f"{sentence} ({reason.rule})" if reason.rule else sentence
