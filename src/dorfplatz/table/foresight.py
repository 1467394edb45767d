"""What a move would lead to, and whether one revealed something: decided in imagined worlds.

A move reveals nothing to a viewer if it looks the same afterwards in every world that the viewer
could imagine before it. The same idea gives previews: shown where all imagined worlds agree.
"""

from dataclasses import dataclass

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.table.log import Entry

IMAGINED_WORLDS = 12
"""How many imagined worlds decide whether a move revealed something."""


@dataclass(frozen=True)
class Foreseen:
    """What a move would lead to: the view where it is certain, and whether it cannot be undone."""

    view: object | None
    lasting: bool


def foresee(game: AnyGame, state: object, seat: int, code: int, number: int) -> Foreseen:
    """Return what a legal move of the seat at turn would lead to, as far as it can know it."""
    seen = game.knowledge.view(state, seat)
    rng = FastRng(number)
    previews = []
    lasting = False
    for _ in range(IMAGINED_WORLDS // 3):
        world = game.knowledge.imagine(seen, rng)
        game.rules.apply(world, code, Journal(False))
        previews.append(game.knowledge.view(world, seat))
        lasting = lasting or settles(game, world)
    if any(view != previews[0] for view in previews):
        return Foreseen(None, True)
    return Foreseen(previews[0], lasting)


def settles(game: AnyGame, state: object) -> bool:
    """Say whether a position ends the match, or lets chance reveal something at once."""
    turn = game.rules.turn(state)
    return draws(game, state) if turn == CHANCE else bool(turn == OVER)


def draws(game: AnyGame, state: object) -> bool:
    """Say whether more than one thing can be drawn: then the draw reveals which."""
    codes = Codes()
    game.rules.legal(state, codes)
    return int(codes.count) > 1


def reveals(game: AnyGame, seats: int, entry: Entry, before: object, after: object) -> bool:
    """Say whether an entry told anybody something that could not be known before."""
    code = entry.code
    if code is None:
        return True
    if entry.seat < 0:
        return draws(game, before)
    return any(
        reveals_to(game, viewer, entry, code, before, after) for viewer in [None, *range(seats)]
    )


def reveals_to(
    game: AnyGame, viewer: int | None, entry: Entry, code: int, before: object, after: object
) -> bool:
    """Say whether a move told one viewer something that could not be known before."""
    text = game.notation.text_for(after, entry.seat, game.notation.decode(code), viewer)
    if text != entry.text:
        return False  # the viewer does not even see what was done
    seen = game.knowledge.view(before, viewer)
    expected = game.knowledge.view(after, viewer)
    rng = FastRng(entry.number)
    for _ in range(IMAGINED_WORLDS):
        world = game.knowledge.imagine(seen, rng)
        codes = Codes()
        game.rules.legal(world, codes)
        if code not in codes.values():
            return True
        game.rules.apply(world, code, Journal(False))
        if game.knowledge.view(world, viewer) != expected:
            return True
    return False
