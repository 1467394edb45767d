"""Positions and small readers that the tests of Garden Nation share."""

from __future__ import annotations

from dorfplatz.engine.asking import why_not
from dorfplatz.games.garden_nation.view import FieldView, View
from tests.support import Given
from tests.support import given as given_in

GAME = "garden-nation"

SETUP = [
    "+C4.0",
    "+NW1.0",
    "+NE2.0",
    "+E5.0",
    "+SE7.0",
    "+SW6.0",
    "+W3.0",
    "+P07",
    "+P10",
    "+P16",
    "+P19",
    "+@2",
    "+1:BEL",
    "+1:BEL",
    "+1:CAB",
    "+1:T35",
    "+2:MAR",
    "+2:POS",
    "+2:T13",
    "+2:OBS",
]
"""The setup of EX-42 up to the secret choice."""


def given(text: str) -> Given:
    """Return the position a text describes."""
    return given_in(GAME, text)


def seen(game: Given, viewer: int | None = None) -> View:
    """Return what a seat, or a spectator, may know."""
    view = game.view(viewer)
    assert isinstance(view, View)
    return view


def on(game: Given, name: str) -> FieldView:
    """Return what everybody sees of a field."""
    return next(field for field in seen(game).fields if field.id == name)


def building(game: Given, name: str) -> str:
    """Return the building on a field as position texts write it, or ``-``."""
    field = on(game, name)
    if field.owner is None:
        return "-"
    return f"{'ABCD'[field.owner]}{field.floors}{'^' if field.roof else ''}"


def population(game: Given) -> list[int]:
    """Return everybody's population."""
    return [player.population for player in seen(game).players]


def floors(game: Given) -> list[int]:
    """Return the floors in everybody's supply."""
    return [player.floors for player in seen(game).players]


def ruses(game: Given) -> list[int]:
    """Return everybody's ruse tiles."""
    return [player.ruses for player in seen(game).players]


def points(game: Given) -> list[int]:
    """Return everybody's points."""
    return [game.points(seat) for seat in range(game.seats)]


def breakdown(game: Given, seat: int) -> dict[str, int]:
    """Return the points of a seat by source."""
    return dict(game.standing.seats[seat].breakdown)


def forbidden(game: Given, move: str, seat: int | None = None) -> str | None:
    """Return the rule that forbids an action, or None if it is legal."""
    mover = int(game.game.rules.turn(game.state)) if seat is None else seat
    reason = why_not(game.game, game.state, mover, game.game.notation.read(move))
    return reason.rule if reason is not None else None


def part(game: Given, key: str) -> str:
    """Return one part of the position text, or an empty text if it is not written."""
    for entry in game.text.split("; "):
        name, _, value = entry.partition("=")
        if name == key:
            return value
    return ""
