"""What bots share: getting to one's own turn in an imagined world, and judging a position."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.insight import Insight, likely
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rules import CHANCE, OVER

USUAL_LEAD: Final = 10.0
"""How many points make a likely winner where a game has no insight."""

SILENT: Final = Journal(False)


def arrive(game: AnyGame, world: object, seat: i64, rng: Rng) -> None:
    """Let those who decide secretly before a seat do anything, until it is its turn."""
    turn = game.rules.turn(world)
    while turn != seat and turn != OVER:
        code = game.rules.draw(world, rng) if turn == CHANCE else game.rules.sample(world, rng)
        game.rules.apply(world, code, SILENT)
        turn = game.rules.turn(world)


def befall(game: AnyGame, state: object, rng: Rng) -> None:
    """Let chance decide until somebody has to."""
    while game.rules.turn(state) == CHANCE:
        game.rules.apply(state, game.rules.draw(state, rng), SILENT)


def judge(
    game: AnyGame, insight: Insight[object] | None, state: object, seats: i64, row: vec[float]
) -> None:
    """Fill ``row`` with what each seat has at the end, or may hope for before it."""
    if game.rules.turn(state) == OVER:
        game.rules.rewards(state, row)
    elif insight is not None:
        insight.hopes(state, seats, row)
    else:
        points = [place.points for place in game.rules.standing(state).seats]
        for seat in range(seats):
            rival = max(p for other, p in enumerate(points) if other != seat)
            row[seat] = likely((points[seat] - rival) / USUAL_LEAD)


def outlook(share: float) -> str:
    """Return in one word which share of rivals a seat expects to leave behind."""
    for word, least in (("won", 0.8), ("ahead", 0.6), ("even", 0.4), ("behind", 0.2)):
        if share >= least:
            return word
    return "lost"
