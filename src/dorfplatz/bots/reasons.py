"""Why a move: by which features it is better than an average one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.insight import Insight
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.perspective import Perspective
from dorfplatz.engine.prompt import Phrase
from dorfplatz.engine.rng import FastRng

WORLDS: Final = 4
SHOWN: Final = 3
LEAST_SHARE: Final = 5


def reasons(
    seen: Perspective[object, object, object], chosen: int, deep: bool = False
) -> list[Phrase]:
    """Return the features that speak most for a move, or against it, with their shares.

    A feature speaks by how much smaller the lead would be if it were as after an average move, for
    this seat and its rivals. Everything comes from imagined worlds, so it tells nothing unknown.
    A ``deep`` bot judges by the network, and so do its reasons.
    """
    game = seen.game
    insight = game.fresh_insight()
    if insight is None or not insight.features:
        return []
    insight.deep = deep and insight.net is not None
    names = insight.features + insight.finer if insight.deep else insight.features
    gains = [0.0] * len(names)
    rng = FastRng(7)
    for _ in range(WORLDS):
        world = seen.imagine(rng)
        if game.rules.turn(world) != seen.seat:
            return []
        seats = len(game.rules.standing(world).seats)
        mean = [[0.0] * len(names) for _ in range(seats)]
        here = mean
        for code in seen.codes:
            rows = after(game, insight, world, code, seats, len(names))
            if code == chosen:
                here = rows
            for seat in range(seats):
                for i in range(len(names)):
                    mean[seat][i] += rows[seat][i] / len(seen.codes)
        best = lead(insight, here, seen.seat)
        for i in range(len(names)):
            kept = [row[i] for row in here]
            for seat in range(seats):
                here[seat][i] = mean[seat][i]
            gains[i] += best - lead(insight, here, seen.seat)
            for seat in range(seats):
                here[seat][i] = kept[seat]
    weight = sum(abs(gain) for gain in gains)
    if weight == 0.0:
        return []
    order = sorted(range(len(gains)), key=lambda i: -abs(gains[i]))
    found: list[Phrase] = []
    for i in order[:SHOWN]:
        share = round(100 * abs(gains[i]) / weight)
        if share >= LEAST_SHARE:
            key = "bot-reason-for" if gains[i] > 0 else "bot-reason-against"
            found.append(Phrase(key, {"feature": f"feature:{names[i]}", "share": share}))
    return found


def after(
    game: AnyGame, insight: Insight[object], world: object, code: int, seats: int, count: int
) -> list[list[float]]:
    """Return the features of every seat after a move."""
    state = game.rules.copy(world)
    game.rules.apply(state, i64(code), Journal(False))
    row = vec[float]([0.0] * (len(insight.features) + len(insight.finer)))
    rows: list[list[float]] = []
    insight.look(state)
    for seat in range(seats):
        insight.measure(state, i64(seat), row)
        rows.append([float(row[i]) for i in range(count)])
    return rows


def lead(insight: Insight[object], rows: list[list[float]], seat: int) -> float:
    """Return how far a seat leads its rivals on average, by the network or by the weights."""
    net = insight.net
    rivals = [rival for rival in range(len(rows)) if rival != seat]
    if net is not None and insight.deep:
        for other in range(len(rows)):
            net.take(i64(other), vec[float](rows[other]))
        return sum(float(net.lead(i64(seat), i64(rival))) for rival in rivals) / len(rivals)
    worth = [
        sum(float(insight.weights[i]) * row[i] for i in range(len(insight.weights))) for row in rows
    ]
    return worth[seat] - sum(worth[rival] for rival in rivals) / len(rivals)
