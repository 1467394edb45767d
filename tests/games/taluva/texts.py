"""Islands of chapter 10 and short ways to say a position."""

from dorfplatz.engine.prompt import Reason
from dorfplatz.games.taluva.state import State
from dorfplatz.games.taluva.view import Field, Player, View
from dorfplatz.kit.hexes import Hex, neighbours, read_hex, reading_order, write_hex
from tests.support import Given, given

COLOURS = "rwyb"

EMPTY = "-"
ONE = "JC@0.0/0"
TWO = "JC@0.0/0 SJ@2.-1/1"
SIX = "JC@0.0/0 SJ@2.-1/1 CR@3.-3/1 CL^0.0/5 LS^2.-1/2 JR^0.0/4"
EIGHT = "JC@0.0/0 SJ@2.-1/1 CR@3.-3/1 CL^0.0/5 LS^2.-1/2 JR^0.0/4 LJ@1.2/2 JS@-1.3/1"
STRIP = "CJ@0.0/0 JS@2.0/0 JC@4.0/0"
STRIP_4 = "CJ@0.0/0 JS@2.0/0 JC@4.0/0 RL@4.-1/1"
VOLCANOES = "JC@0.0/0 SJ@1.0/5 RR@1.-1/4"
TWO_ERUPTED = "JC@0.0/0 SJ@2.-1/1 CL^0.0/5"
TWO_C = "JC@0.0/0 CJ@2.-1/1"


def at(
    island: str,
    turn: str,
    r: str = "",
    w: str = "",
    y: str | None = None,
    b: str | None = None,
    stack: str = "rest /20",
    **options: str | int,
) -> Given:
    """Return a position: an island, the pieces of each seat (``"+1 0/2/0 T0.1"``), whose turn."""
    seats = [
        f"{colour}{pieces}" if pieces[:1] in ("+", "x") else f"{colour} {pieces}".strip()
        for colour, pieces in zip(COLOURS, (r, w, y, b), strict=True)
        if pieces is not None
    ]
    return given("taluva", "; ".join([island, *seats, f"stack {stack}", turn]), None, options)


def seen(game: Given) -> View:
    """Return what a spectator sees."""
    view = game.view(None)
    assert isinstance(view, View)
    return view


def fields(game: Given) -> dict[str, Field]:
    """Return the visible fields by their texts."""
    return {write_hex((field.q, field.r)): field for field in seen(game).fields}


def player(game: Given, colour: str) -> Player:
    """Return what a seat has."""
    return seen(game).players[COLOURS.index(colour)]


def settlements(game: Given, colour: str) -> list[list[str]]:
    """Return the settlements of a colour, each in reading order, worked out from the view."""
    seat = COLOURS.index(colour)
    left = {(f.q, f.r) for f in seen(game).fields if f.owner == seat}
    groups = []
    while left:
        edge: list[Hex] = [min(left, key=reading_order)]
        group = []
        while edge:
            here = edge.pop()
            if here in left:
                left.remove(here)
                group.append(here)
                edge += neighbours(here)
        groups.append([write_hex(one) for one in sorted(group, key=reading_order)])
    return groups


def group(*names: str) -> list[str]:
    """Return field texts in reading order."""
    return sorted(names, key=lambda name: reading_order(read_hex(name) or (0, 0)))


def eruptions(game: Given) -> list[str]:
    """Return the legal eruptions without tile and mark."""
    return [move.partition("^")[2] for move in game.legal("*^*")]


REASON_CODES = {
    "not-touching": "not-adjacent",
    "not-beside-own": "not-adjacent",
    "not-own-settlement": "not-own-settlement",
    "not-hut-level": "wrong-level",
    "not-tower-level": "wrong-level",
    "not-tower-settlement": "no-qualifying-settlement",
    "not-temple-settlement": "no-qualifying-settlement",
}
"""Sentences whose reason code in chapter 8 is not their key without "not-"."""


def reason_code(reason: Reason) -> str:
    """Return the code of chapter 8 for a reason."""
    key = reason.phrase.key
    return REASON_CODES.get(key, key.removeprefix("not-"))


def code(game: Given, move: str) -> tuple[str, str]:
    """Return reason code and rule that forbid a move."""
    reason = game.why_not(move)
    return reason_code(reason), reason.rule


def over(game: Given) -> str | None:
    """Return why the game is over, or None."""
    return seen(game).over


def winners(game: Given) -> str:
    """Return the colours that won."""
    return "".join(COLOURS[seat] for seat in game.standing.winners)


def places(game: Given) -> dict[str, int]:
    """Return the place of every colour."""
    return {COLOURS[s.seat]: s.rank for s in game.standing.seats}


def tally(game: Given, colour: str) -> tuple[int, ...]:
    """Return temples, towers and huts built."""
    return tuple(n for _, n in game.standing.seats[COLOURS.index(colour)].breakdown)


def state_of(game: Given) -> State:
    """Return the state itself, for what no text can say."""
    assert isinstance(game.state, State)
    return game.state
