"""Errors of the library say a whole sentence: ``str(error)``."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.engine.game import Game
from dorfplatz.engine.prompt import Reason
from dorfplatz.words import words

LANGUAGE = "en"


@contextmanager
def saying(game: Game[Any, Any, Any] | None = None) -> Iterator[None]:
    """Let every error of Dorfplatz that passes say its sentence."""
    try:
        yield
    except DorfplatzError as error:
        error.args = (words(LANGUAGE, game).error(error),)
        raise


def said(game: Game[Any, Any, Any], reason: Reason) -> str:
    """Return a reason as a sentence with its rule."""
    sentence = words(LANGUAGE, game).phrase(reason.phrase)
    return f"{sentence} ({reason.rule})" if reason.rule else sentence
