"""Above and Below: what is settled before the game begins."""

from typing import Final

from dorfplatz.engine.options import Choice, Setup

SETUP: Final = Setup(
    "Above and Below",
    (2, 4),
    (
        Choice("trade", ("on", "off")),
        Choice("catch_up_coins", ("published", "none")),
        Choice("texts", ("reader", "de", "en")),
    ),
)
