"""Clans: what is settled before the game begins."""

from typing import Final

from dorfplatz.engine.options import Choice, Setup

SETUP: Final = Setup(
    "Clans",
    (2, 4),
    (
        Choice("large_merge", ("must", "may")),
        # Some printings have a white clan instead of the black one; nothing else changes.
        Choice("fifth_clan", ("black", "white"), shown=True),
    ),
)
