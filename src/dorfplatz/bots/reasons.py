"""Why a move: by which features it is better than an average one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.game import AnyGame, Insight
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.perspective import Perspective
from dorfplatz.engine.prompt import Phrase
from dorfplatz.engine.rng import FastRng

WORLDS: Final = 4
SHOWN: Final = 3
LEAST_SHARE: Final = 5


def reasons(seen: Perspective[object, object, object], chosen: int) -> list[Phrase]:
    """Return the features that speak most for a move, or against it, with their shares.

    A feature speaks by how much more it is worth after the move than after an average one, to this
    seat beyond its rivals. Everything comes from imagined worlds, so it tells nothing unknown.
    """
    game = seen.game
    insight = game.insight()
    if insight is None or not insight.features:
        return []
    gains = [0.0] * len(insight.features)
    rng = FastRng(7)
    for _ in range(WORLDS):
        world = seen.imagine(rng)
        if game.turn(world) != seen.seat:
            return []
        mean = [0.0] * len(gains)
        for code in seen.codes:
            leads = after(game, insight, world, code, seen.seat)
            for i in range(len(gains)):
                mean[i] += leads[i] / len(seen.codes)
                if code == chosen:
                    gains[i] += leads[i]
        for i in range(len(gains)):
            gains[i] -= mean[i]
    weight = sum(abs(gain) for gain in gains)
    if weight == 0.0:
        return []
    order = sorted(range(len(gains)), key=lambda i: -abs(gains[i]))
    found: list[Phrase] = []
    for i in order[:SHOWN]:
        share = round(100 * abs(gains[i]) / weight)
        if share >= LEAST_SHARE:
            key = "bot-reason-for" if gains[i] > 0 else "bot-reason-against"
            found.append(Phrase(key, {"feature": f"feature:{insight.features[i]}", "share": share}))
    return found


def after(
    game: AnyGame, insight: Insight[object], world: object, code: int, seat: int
) -> list[float]:
    """Return the weighed lead of a seat in every feature after a move."""
    state = game.copy(world)
    game.apply(state, i64(code), Journal(False))
    seats = len(game.standing(state).seats)
    count = len(insight.features)
    row = vec[float]([0.0] * count)
    leads = [0.0] * count
    insight.look(state)
    for other in range(seats):
        insight.measure(state, i64(other), row)
        share = 1.0 if other == seat else -1.0 / (seats - 1)
        for i in range(count):
            leads[i] += share * float(row[i]) * float(insight.weights[i])
    return leads
