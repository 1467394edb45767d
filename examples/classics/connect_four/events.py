"""Connect Four: what can happen."""

from typing import Annotated

from dorfplatz.engine.events import Event, event


@event("dropped")
class Dropped(Event):
    """A disc fell into a column."""

    column: Annotated[str, "column"]
