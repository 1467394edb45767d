"""Above and Below: what the readers of a position share (13.3)."""

from collections.abc import Collection, Sequence
from typing import Final, final

from dorfplatz.engine.errors import BadPosition
from dorfplatz.games.above_and_below.actions import mask_of
from dorfplatz.games.above_and_below.material import (
    BIT,
    FIRST_RECRUIT,
    SEAT_NAMES,
    STARTING,
    VILLAGER_INDEX,
)
from dorfplatz.games.above_and_below.state import (
    State,
)
from dorfplatz.kit import positions
from dorfplatz.kit.positions import Fields, Mentions, misplaced

_KEYWORDS: Final = (
    "coins", "rep", "ready", "exhausted", "injured", "stock", "sale", "track", "built", "free",
)  # fmt: skip


@final
class Reader:
    """A position that is being filled from its items; every card and villager is mentioned once."""

    def __init__(self, state: State, items: dict[str, list[str]]) -> None:
        self.state = state
        self.items = items
        self.mentions = Mentions()
        self.open_caves: list[tuple[int, int]] = []
        self.point: list[str] = items.get("point", [])
        self.seats = list(SEAT_NAMES[: int(state.seats)])
        self.players = [
            Fields(positions.pairs(name, items.get(name, []), _KEYWORDS)) for name in self.seats
        ]

    def fact(self, name: str, default: str, allowed: Sequence[str]) -> int:
        """Return which of some words a fact about the table is."""
        return positions.choice(name, " ".join(self.items.get(name, [default])), allowed)

    def mention(self, name: str, known: Collection[str]) -> str:
        """Take note of a card or villager that exists and was not mentioned yet."""
        return self.mentions.take(name, known)

    def villagers(self, seat: int, text: str) -> int:
        """Return the mask of a list of villagers of one seat."""
        names = positions.listed(text, ",")
        for name in names:
            villager = VILLAGER_INDEX[self.mention(name, VILLAGER_INDEX)]
            if villager < FIRST_RECRUIT and STARTING[seat] & BIT[villager] == 0:
                raise BadPosition("position-stranger", {"name": name}, rule="AAB-1.1")
        return mask_of(tuple(names))

    def misplaced(self, rule: str | None = None) -> BadPosition:
        """Return the error of a point of the game that does not fit the rest."""
        return misplaced(" ".join(self.point), rule)

    def seat_of_point(self, least: int, most: int) -> tuple[int, list[str]]:
        """Return the seat that the point of the game names, and the words after it."""
        words = self.point
        if not least <= len(words) <= most or words[1] not in self.seats:
            raise self.misplaced()
        return self.seats.index(words[1]), words[2:]
