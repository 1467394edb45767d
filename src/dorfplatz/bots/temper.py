"""Personalities: bots of one temperament, by what they weigh for themselves and their rivals.

A game keeps them in ``personalities.json``: for each name the weights of features as one's ``own``
and as a ``rival``'s. They look as far as their own turn goes and are meant as opponents of another
kind than the levels, which all come from the same lessons.
"""

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.bots.bot import Bot
from dorfplatz.bots.outlook import SILENT, arrive
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.insight import Insight
from dorfplatz.engine.perspective import Perspective
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import OVER
from dorfplatz.kit.material import load

WIDTH: Final = 10
"""With how many of its best moves a turn is thought through."""
DECIDED: Final = 10_000.0
"""So much is the end of a game worth, more than any features."""


def personalities(game: AnyGame | None) -> Mapping[str, Any]:
    """Return the personalities of a game by name."""
    if game is None:
        return {}
    try:
        found: Mapping[str, Any] = load(game.package, "personalities.json")["personalities"]
    except FileNotFoundError:
        return {}
    return found


@final
class Temper(Bot):
    """Plays the turn after which its own features outweigh those of its best rival most."""

    def __init__(self, seed: int, character: Mapping[str, Mapping[str, float]]) -> None:
        self.rng = FastRng(i64(seed & 0x7FFF_FFFF_FFFF_FFFF))
        self.character = character
        self.insight: Insight[object] | None = None
        self.own: vec[float] = vec[float]()
        self.rival: vec[float] = vec[float]()
        self.row: vec[float] = vec[float]()
        self.rewards: vec[float] = vec[float]([0.0] * 16)

    def choose(self, seen: Perspective[object, object, object]) -> i64:
        """Return the code of the move that begins the most promising turn."""
        if len(seen.codes) == 1:
            return i64(seen.codes[0])
        game = seen.game
        self.get_ready(game)
        world = seen.imagine(self.rng)
        arrive(game, world, i64(seen.seat), self.rng)
        seats = i64(len(game.rules.standing(world).seats))
        tried: list[tuple[float, int]] = []
        for code in seen.codes:
            after = game.rules.copy(world)
            game.rules.apply(after, i64(code), SILENT)
            worth = self.worth(game, after, i64(seen.seat), seats)
            tried.append((-worth - float(self.rng.word()) * 1e-16, code))
        tried.sort()
        best = tried[0][1]
        most = -2.0 * DECIDED
        for _, code in tried[:WIDTH]:
            after = game.rules.copy(world)
            game.rules.apply(after, i64(code), SILENT)
            worth = self.rest_of_turn(game, after, i64(seen.seat), seats)
            if worth > most:
                most = worth
                best = code
        return i64(best)

    def get_ready(self, game: AnyGame) -> None:
        """Take up the weights in the order of the game's features."""
        if self.insight is not None:
            return
        insight = game.fresh_insight()
        assert insight is not None
        names = insight.features
        self.own = vec[float]([float(self.character["own"].get(name, 0.0)) for name in names])
        self.rival = vec[float]([float(self.character["rival"].get(name, 0.0)) for name in names])
        self.row = vec[float]([0.0] * (len(names) + len(insight.finer)))
        self.insight = insight

    def rest_of_turn(self, game: AnyGame, state: object, seat: i64, seats: i64) -> float:
        """Return what a position is worth after the best move, if the seat is to move again."""
        if game.rules.turn(state) != seat:
            return self.worth(game, state, seat, seats)
        codes = Codes()
        game.rules.legal(state, codes)
        best = -2.0 * DECIDED
        for code in codes.values():
            after = game.rules.copy(state)
            game.rules.apply(after, i64(code), SILENT)
            best = max(best, self.worth(game, after, seat, seats))
        return best

    def worth(self, game: AnyGame, state: object, seat: i64, seats: i64) -> float:
        """Return by how much the own features outweigh those of the best rival."""
        if game.rules.turn(state) == OVER:
            game.rules.rewards(state, self.rewards)
            return (2.0 * self.rewards[seat] - 1.0) * DECIDED
        insight = self.insight
        assert insight is not None
        insight.look(state)
        own = 0.0
        strongest = -DECIDED
        for other in range(seats):
            insight.measure(state, other, self.row)
            weights = self.own if other == seat else self.rival
            total = 0.0
            for i in range(len(weights)):
                total += weights[i] * self.row[i]
            if other == seat:
                own = total
            elif total > strongest:
                strongest = total
        return own - strongest
