"""Positions, a whole game and small readers that the tests of Clans share."""

from __future__ import annotations

from dorfplatz.engine.asking import why_not
from dorfplatz.games.clans.view import View
from tests.support import Given

REGIONS = "ABCDEFGHIJKL"

START = " ".join(f"{region}=krbgy" for region in REGIONS)
"""A start layout, in the shorthand of section 12.2."""

GAME_LAYOUT = (
    "A=yrgbk B=kbgry C=yrgbk D=brkgy E=yrkgb F=ykrbg"
    " G=grbky H=gkrby I=rkgyb J=bkgry K=kyrgb L=gbrky"
)
GAME_ACTIONS = """
E4-E3 A1-A2 H4-H3 C4-C5 F3-F2 L1-L2 L2-H5 H3-H5 E1-B3 K2-G4 C3-C2 J2-J4 A5-A3 G2-G3 D2-D1
K4-L4 H1-H2 H2-H5 B5-B4 J4-I3 J1-E2 F2-F1 C5-F1 I2-I3 C2-D1 E3-I1 D3-D5 D5-D1 B2-B1 E5-A2
B4-A2 A3-A2 I5-I4 J5-E2 I4-I3 L4-L5/L3,L5 K1-G4 B3-A2 K5-K3 B1-C1 K3-J3 G3-G4 F5-F4
G5-G1/G1,F1,G4
"""
GAME_CHANCE = [*GAME_LAYOUT.split(), "P1=r", "P2=y", "P3=g", "start=P2"]
GAME_MOVES = GAME_ACTIONS.split()
"""The whole game of EX-22: what chance did, and the 44 moves."""

GAME_END = (
    "A2:r2g2y3 A4:b1 C1:k1b1y1 D1:r2 D4:g1 E2:r1b1y1 F1:k2r1b1y1 F4:b1g1 G1:g1y1 G4:k2r1b1y1"
    " H5:b2g2 I1:k1r1g1 I3:k2 J3:r1b1g1 L3:r1 L5:k1g1y1; c=4,3,5; s=11,19,12,36,20; p=over;"
    " x=3,2,3,2,3; cards=ryg"
)


def part(text: str, name: str) -> str:
    """Return one field of a position text, or an empty text if it is not written."""
    for field in text.split("; ")[1:]:
        key, _, value = field.partition("=")
        if key == name:
            return value
    return ""


def groups(text: str) -> dict[str, str]:
    """Return the composition of every group of a position text."""
    board = text.split("; ", maxsplit=1)[0]
    return dict(group.split(":") for group in board.split()) if board != "-" else {}


def result(text: str) -> tuple[str, str]:
    """Return the scores and the chips of a position text, as the examples give them."""
    return part(text, "s"), part(text, "c")


def seen(game: Given, viewer: int | None = None) -> View:
    """Return what a seat, or a spectator, may know."""
    view = game.view(viewer)
    assert isinstance(view, View)
    return view


def forbidden(game: Given, action: str, seat: int = 0) -> str | None:
    """Return the rule that forbids an action to a seat, or None if it is legal."""
    reason = why_not(game.game, game.state, seat, game.game.notation.read(action))
    return reason.rule if reason is not None else None
