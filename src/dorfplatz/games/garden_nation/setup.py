"""Garden Nation: what is settled before the game begins."""

from typing import Final

from dorfplatz.engine.options import SEATING, Choice, Setup

PEOPLES: Final = "smpa"
"""Sylphs, Mecass, Pterygotes, Azagayah: the order of table 4.9, in which seats have them."""

SETUP: Final = Setup(
    "Garden Nation",
    (2, 4),
    # All peoples play alike; who has which is no part of a position (RULING-20).
    (Choice("peoples", (PEOPLES,), SEATING, shown=True),),
)
