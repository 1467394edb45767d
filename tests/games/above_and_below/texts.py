"""Small readers and positions that the tests of Above and Below share."""

from dorfplatz.engine.asking import why_not
from dorfplatz.games.above_and_below.view import PlayerView, View
from tests.support import Given
from tests.support import given as position_of

GAME = "above-and-below"

RECORD = """
players 2
trade on
catch_up_coins published
0     +K7 +K6 +K9 +K5 +H04 +H05 +H07 +H22 +O09 +O02 +O13 +O06 +V13 +V03 +V09 +V07 +V06 +C07
1.A   T:NT1:V13
1.B   E:NT2,NS2 +C24 C07=1 #37B NT2=5 NS2=2 !NT2>4
1.A   W:NB1
1.B   ^fish $potion Rh +H14 +H01 +H20 +H09 B:NB2:H14 +H03
1.A   ?B3 no ?B4 yes W:NS1
1.B   P
1.A   P
1.end +V11 Z:NB1=b Z:NT1=b Z:NS1=b Z:V13=-
"""
"""The record of 13.2."""

RECORD_END = (
    "players 2; trade on; round 2; start B; cider yes;"
    " houses H03 H01 H20 H09 bag * under H04 H05 H07 H22;"
    " outposts O09 O02 O13 O06 bag *; villagers V03 V09 V07 V06 V11 bag *;"
    " caves C24 bag *; keys K5 K6 K7 K9;"
    " A coins 7 rep 0 ready NB1,NT1,NS1 exhausted V13 stock potion1,cider1;"
    " B coins 10 rep 0 ready NB2,NS2 exhausted NT2 track fish1 built H14:rope1 free C07; turn B"
)
"""The position it ends in (13.3)."""


def given(text: str = "", seats: int | None = None) -> Given:
    """Return the position a text describes."""
    return position_of(GAME, text, seats)


def seen(game: Given, viewer: int | None = None) -> View:
    """Return what a seat, or a spectator, may know."""
    view = game.view(viewer)
    assert isinstance(view, View)
    return view


def player(game: Given, seat: int = 0) -> PlayerView:
    """Return the board of a seat."""
    return seen(game).players[seat]


def stock(game: Given, seat: int = 0) -> dict[str, int]:
    """Return the stock of a seat by item."""
    return {counted.item: counted.number for counted in player(game, seat).stock}


def track(game: Given, seat: int = 0) -> dict[str, int]:
    """Return the track of a seat in slot order."""
    return {counted.item: counted.number for counted in player(game, seat).track}


def supply(game: Given) -> dict[str, int]:
    """Return the supply by item."""
    return {counted.item: counted.number for counted in seen(game).supply}


def tokens(game: Given, building: str, seat: int = 0) -> dict[str, int]:
    """Return the tokens that lie on a building of a seat."""
    for owned in player(game, seat).built:
        if owned.id == building:
            return {counted.item: counted.number for counted in owned.tokens}
    raise AssertionError(f"{building} does not belong to seat {seat}")


def part(game: Given, key: str) -> str:
    """Return one item of the position text."""
    for text in game.text.split("; "):
        if text.split()[0] == key:
            return text
    return ""


def point(game: Given) -> str:
    """Return the last item of the position text: what happens next."""
    return game.text.split("; ")[-1]


def breakdown(game: Given, seat: int = 0) -> dict[str, int]:
    """Return the points of a seat by source."""
    return dict(game.standing.seats[seat].breakdown)


def forbidden(game: Given, action: str, seat: int | None = None) -> str | None:
    """Return the rule that forbids an action to a seat, or None if it is legal."""
    mover = int(game.game.rules.turn(game.state)) if seat is None else seat
    reason = why_not(game.game, game.state, mover, game.game.notation.read(action))
    return reason.rule if reason is not None else None
