"""What all environments share: which game, how many play, how long lists may become."""

from collections.abc import Mapping
from typing import Any

from dorfplatz.batch.stepper import FORMS
from dorfplatz.engine.encoding import Encoding, encoding_of
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.options import SEATS, Value
from dorfplatz.games import find

IDS = {
    "dorfplatz/AboveAndBelow-v0": "above-and-below",
    "dorfplatz/Clans-v0": "clans",
    "dorfplatz/GardenNation-v0": "garden-nation",
    "dorfplatz/Hoyuk-v0": "hoyuk",
    "dorfplatz/Taluva-v0": "taluva",
}
"""The ids of the environments; the number rises with rules, observations and actions."""

MOST = {
    "above-and-below": 4096,
    "clans": 512,
    "garden-nation": 1024,
    "hoyuk": 2048,
    "taluva": 2048,
}
"""How many actions a list has room for; a longer one is an error, and ``most`` makes more room."""
USUAL_MOST = 1024
ACTIONS = 2
"""The number of the meaning of action names; it rises when one comes to mean something else."""
BYTE = 256


class Setting:
    """A game with its seats, options and encoding: ``clans(seats=3)`` or keywords."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None,
        most: int | None,
        options: Mapping[str, Value],
        form: str = "list",
    ) -> None:
        written: dict[str, Value] = {}
        if isinstance(game, str):
            name, _, inside = game.partition("(")
            self.game: AnyGame = find(name.strip())
            written = self.game.setup.read(inside.removesuffix(")"))
        else:
            self.game = game
        named = written.pop(SEATS, None)
        chosen = seats if seats is not None else named
        self.seats = self.game.min_seats if chosen is None else int(chosen)
        self.options = self.game.settle(self.seats, {**written, **options})
        self.encoding: Encoding[Any] = encoding_of(self.game)
        self.most = most if most is not None else self.room()
        self.form = form
        """How an action is named: ``list``, ``picks`` or ``dense``."""
        if form not in FORMS:
            raise ValueError(f"An action has the form list, picks or dense, not {form!r}.")
        if form == "dense" and self.encoding.dense == 0:
            reason = self.encoding.boundless
            raise ValueError(f"{self.game.title} has no dense actions. {reason} Use list or picks.")

    def room(self) -> int:
        """Return how long a list may become if nobody says so: never longer than all there is."""
        named = self.encoding.dense + self.encoding.alike
        return MOST.get(self.game.id, min(named, USUAL_MOST) if named else USUAL_MOST)

    @property
    def width(self) -> int:
        """How many names of actions there are."""
        if self.form == "list":
            return self.most
        dense = self.encoding.dense + self.encoding.alike
        return dense if self.form == "dense" else BYTE

    @property
    def versions(self) -> dict[str, int]:
        """What results depend on, as numbers that rise: the rules, observations and actions."""
        return {
            "rules": self.game.rules_version,
            "observations": self.encoding.version,
            "actions": ACTIONS,
        }
