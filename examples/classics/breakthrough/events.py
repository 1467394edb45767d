"""Breakthrough: what can happen."""

from typing import Annotated

from dorfplatz.engine.events import Event, event


@event("stepped")
class Stepped(Event):
    """A pawn went from one field to another."""

    source: Annotated[str, "from"]
    target: Annotated[str, "to"]
