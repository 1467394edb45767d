"""Taluva: who may know what (chapter 11); the types that travel over the wire.

Everything on the table is public, the drawn tile too (RULING-17). Nobody knows what will be drawn:
the stack has contents but no order (TAL-3.6), so there is nothing to hide.
"""

from dataclasses import dataclass

from dorfplatz.engine.knowledge import Knowledge
from dorfplatz.engine.rng import Rng
from dorfplatz.games.taluva.fitting import derive, widen
from dorfplatz.games.taluva.material import (
    END_REASONS,
    KIND_LETTERS,
    TERRAIN_LETTERS,
    TILE_IDS,
    TILE_INDEX,
    VOLCANO,
)
from dorfplatz.games.taluva.state import (
    ACTIVE,
    ENDED,
    NO_TILE,
    State,
    built,
    covered,
    empty_island,
    kind_of,
    owner_of,
    piece_code,
)
from dorfplatz.kit.hexes import reading_order
from dorfplatz.kit.regions import long_row

PHASES = ("draw", "place", "build", "over")


@dataclass(frozen=True)
class Field:
    """One visible hex: its place, terrain (``V`` for a volcano), level, direction and pieces."""

    q: int
    r: int
    terrain: str
    level: int
    orientation: int | None
    owner: int | None
    kind: str | None  # H, W or T


@dataclass(frozen=True)
class Player:
    """What a seat has left, has built (temples, towers, huts) and how it stands in the game."""

    supply: tuple[int, int, int]
    built: tuple[int, int, int]
    covered: int
    status: str  # active, finished or eliminated
    order: int  # the how-manieth to finish or to be eliminated, 0 while active


@dataclass(frozen=True)
class View:
    """A position as everybody knows it."""

    viewer: int | None
    seats: int
    mode: str
    hut_placement: str
    fields: tuple[Field, ...]
    players: tuple[Player, ...]
    stack: tuple[tuple[str, int], ...]
    tiles_left: int
    active: int | None
    phase: str
    hand: str | None
    over: str | None


class TaluvaKnowledge(Knowledge[State, View]):
    """Who may know what; there is nothing to hide."""

    def view(self, state: State, viewer: int | None) -> View:
        """Say what ``viewer`` may know. Nothing leaves the state except through here."""
        over = state.phase == ENDED
        return View(
            viewer=viewer,
            seats=int(state.seats),
            mode="ranking" if state.ranking else "standard",
            hut_placement="founding" if state.founding else "free",
            fields=tuple(
                sorted(
                    [_field(state, cell) for cell in state.island],
                    key=lambda field: reading_order((field.q, field.r)),
                )
            ),
            players=tuple(_player(state, seat) for seat in range(state.seats)),
            stack=tuple(
                (TILE_IDS[tile], int(copies))
                for tile, copies in enumerate(state.stack)
                if copies > 0
            ),
            tiles_left=int(state.left),
            active=None if over else int(state.active),
            phase=PHASES[state.phase],
            hand=None if state.hand == NO_TILE else TILE_IDS[state.hand],
            over=END_REASONS[state.over] or None,
        )

    def hides(self) -> bool:
        """Nothing: even what is left of the tiles follows from those that lie."""
        return False

    def own_parts(self, state: State, public: View, viewer: int) -> dict[str, object]:
        """Return what differs for a seat from what spectators see: nothing but who looks."""
        return {"viewer": viewer}

    def imagine(self, view: View, rng: Rng) -> State:
        """Return the position the view shows; there is nothing behind it to imagine."""
        state = empty_island(
            view.seats,
            view.mode == "ranking",
            view.hut_placement == "founding",
            view.tiles_left,
            view.active or 0,
        )
        for field in view.fields:
            while not state.holds(field.q, field.r):
                derive(state)
                widen(state)
            cell = state.cell(field.q, field.r)
            state.level[cell] = field.level
            if field.orientation is None:
                state.ground[cell] = TERRAIN_LETTERS.index(field.terrain) + 1
            else:
                state.ground[cell] = int(VOLCANO) + field.orientation
            if field.owner is not None and field.kind is not None:
                kind = KIND_LETTERS.index(field.kind)
                state.piece[cell] = int(piece_code(field.owner, kind))
        state.supply = long_row([left for player in view.players for left in player.supply])
        state.status = long_row(
            [-p.order if p.status == "eliminated" else p.order for p in view.players]
        )
        copies = dict(view.stack)
        state.stack = long_row([copies.get(tile, 0) for tile in TILE_IDS])
        state.phase = PHASES.index(view.phase)
        state.hand = NO_TILE if view.hand is None else TILE_INDEX[view.hand]
        state.over = END_REASONS.index(view.over or "")
        derive(state)
        return state


def _field(state: State, cell: int) -> Field:
    ground = int(state.ground[cell])
    piece = int(state.piece[cell])
    return Field(
        q=int(state.q(cell)),
        r=int(state.r(cell)),
        terrain="V" if ground >= VOLCANO else TERRAIN_LETTERS[ground - 1],
        level=int(state.level[cell]),
        orientation=ground - int(VOLCANO) if ground >= VOLCANO else None,
        owner=int(owner_of(piece)) if piece else None,
        kind=KIND_LETTERS[kind_of(piece)] if piece else None,
    )


def _player(state: State, seat: int) -> Player:
    status = int(state.status[seat])
    return Player(
        supply=_three([int(state.supply[seat * 3 + kind]) for kind in range(3)]),
        built=_three([int(built(state, seat, kind)) for kind in range(3)]),
        covered=int(covered(state, seat)),
        status="active" if status == ACTIVE else ("finished" if status > 0 else "eliminated"),
        order=abs(status),
    )


def _three(numbers: list[int]) -> tuple[int, int, int]:
    temples, towers, huts = numbers
    return (temples, towers, huts)
