"""Several moves of one seat, tried before they are sent."""

from collections.abc import Sequence

from dorfplatz.engine.asking import prompt
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.prompt import Prompt
from dorfplatz.engine.rng import FastRng
from dorfplatz.table.check import checked
from dorfplatz.table.foresight import IMAGINED_WORLDS
from dorfplatz.table.table import Table

Step = tuple[object, Prompt]
"""What a seat sees after a move, and what it is asked then."""


def tried(table: Table, seat: int, moves: Sequence[str]) -> list[Step]:
    """Return what a seat would see and be asked after each of some moves of its own.

    As with a preview nothing is told that is not certain: the moves are tried in worlds the seat
    could imagine, never in the true one. The answer ends early where these worlds differ, or where
    somebody else or chance is to decide. A move that is refused raises; nothing is changed.
    """
    game = table.game
    seen = table.view(seat)
    rng = FastRng(len(table.log))
    worlds = [game.knowledge.imagine(seen, rng) for _ in range(IMAGINED_WORLDS // 3)]
    if seat != table.turn:  # what a choice among several at once leads to depends on the others
        for move in moves[:1]:
            checked(game, worlds[0], seat, move)
        return []
    steps: list[Step] = []
    for move in moves:
        if int(game.rules.turn(worlds[0])) != seat:
            break
        step = _step(game, worlds, seat, move)
        if step is None:
            break
        steps.append(step)
    return steps


def _step(game: AnyGame, worlds: Sequence[object], seat: int, move: str) -> Step | None:
    """Carry out a move in every world and return what all of them lead to, if it is the same."""
    code = checked(game, worlds[0], seat, move).code
    steps: list[Step] = []
    for world in worlds:
        game.rules.apply(world, code, Journal(False))
        steps.append((game.knowledge.view(world, seat), prompt(game, world, seat)))
    return steps[0] if all(step == steps[0] for step in steps) else None
