"""Höyük: who may know what (chapter 11); the types that travel over the wire.

Everything is public: hands are derivable from what was won and played, and what lies face down has
no order, so its contents are known to everybody and its next piece to nobody.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import final

from mypy_extensions import i64

from dorfplatz.engine.knowledge import Knowledge
from dorfplatz.engine.rng import Rng
from dorfplatz.games.hoyuk.families import families
from dorfplatz.games.hoyuk.material import (
    CARD_LETTERS,
    CARDS,
    CATASTROPHE_IDS,
    CATASTROPHES,
    CELL_NAMES,
    CELLS,
    COLUMNS,
    ELEMENT_IDS,
    ELEMENTS_OF,
    GROUP_IDS,
    GROUPS_OF,
    IN_MODE,
    METRIC,
    MODE_IDS,
    MOST_CARDS,
    MOST_SEATS,
    NO_CARD,
    NO_TILE,
    ROWS,
    STACK_LETTERS,
    STACKS_OF,
    TILE_LETTERS,
    TILES,
    TRIBE_IDS,
)
from dorfplatz.games.hoyuk.position.reading import read_position
from dorfplatz.games.hoyuk.position.writing import (
    MARKS,
    POINTS,
    frame_now,
    letters,
    open_slots,
    write_bag,
    write_position,
)
from dorfplatz.games.hoyuk.rules.catastrophe import struck
from dorfplatz.games.hoyuk.rules.reward import leads
from dorfplatz.games.hoyuk.state import (
    A_PEN,
    AT_ABILITY,
    AT_BUILD,
    AT_CARDS,
    AT_DEAL,
    AT_SETUP,
    EMPTY,
    RUIN,
    State,
    at_of,
    is_closed,
    is_used,
    number_of,
    part_of,
)
from dorfplatz.games.hoyuk.village import owner, pen_owner
from dorfplatz.kit.squares import DIRECTIONS

ROOF_BITS = {"oven": 1, "shrine": 2, "villager": 4, "shaman": 8, "cattle": 16}


@dataclass(frozen=True)
class Square:
    """An occupied cell: a house, a pen or a ruin, and what stands on it."""

    cell: str
    kind: str
    owner: int | None
    storeys: int
    block: int
    host: str | None  # the direction of a pen's host: n, e, s or w
    roof: tuple[str, ...]


@dataclass(frozen=True)
class Block:
    """A block: who lives there, and who would win the card of each stack now."""

    number: int
    houses: tuple[int, ...]
    contested: bool
    marks: tuple[str, ...]  # hit, skip, done
    leaders: tuple[int | None, ...]


@dataclass(frozen=True)
class Player:
    """What lies in front of a player."""

    tribe: str
    letter: str
    houses: int
    points: int
    families: int
    hand: str
    played: str
    tile: str | None


@dataclass(frozen=True)
class Stack:
    """A reward stack: its top card, the number of hidden cards, those returned below them."""

    letter: str
    top: str | None
    hidden: int
    returned: str
    closed: bool


@dataclass(frozen=True)
class Forecast:
    """A catastrophe that may still come, and the blocks it would strike now."""

    catastrophe: str
    blocks: tuple[int, ...]
    selects: bool


@dataclass(frozen=True)
class View:
    """A position as everybody knows it."""

    viewer: int | None
    seats: int
    mode: str
    house_limit: int
    herds: str  # who wins a block's cattle or villagers scores all of them, or only the own
    columns: int
    rows: int
    round: int
    step: str
    phase: int  # of a card window or an ability; the step of phase 1; 0 elsewhere
    number: int  # losses still to be named, or the part of an ability
    first: int | None
    active: int | None
    ending: bool
    squares: tuple[Square, ...]
    blocks: tuple[Block, ...]
    players: tuple[Player, ...]
    stacks: tuple[Stack, ...]
    bags: tuple[tuple[str, str], ...]
    supply: tuple[tuple[str, int], ...]
    tile_bag: str
    aside: str
    open: str
    used: tuple[str, ...]
    forecast: tuple[Forecast, ...]
    position: str


@final
class HoyukKnowledge(Knowledge[State, View]):
    """Who may know what: everybody everything."""

    def view(self, state: State, viewer: int | None) -> View:
        """Return what a seat or a spectator may know."""
        return view(state, viewer)

    def own_parts(self, state: State, public: View, viewer: int) -> dict[str, object] | None:
        """Return what differs for a seat from what spectators see: nothing but who looks."""
        return {"viewer": viewer}

    def imagine(self, view: View, rng: Rng) -> State:
        """Return the position: there is nothing in it that the viewer does not know."""
        return _known(view.position, view.herds).copy()


def view(state: State, viewer: int | None) -> View:
    """Say what ``viewer`` may know. Nothing leaves the state except through here."""
    frame = frame_now(state)
    at = at_of(frame)
    return View(
        viewer=viewer,
        seats=int(state.seats),
        mode=MODE_IDS[state.mode],
        house_limit=int(state.limit),
        herds="all" if state.all_herds else "own",
        columns=COLUMNS,
        rows=ROWS,
        round=int(state.round),
        step=POINTS.get(int(at), "over"),
        phase=int(part_of(frame)) if at in (AT_CARDS, AT_ABILITY, AT_DEAL, AT_BUILD) else 0,
        number=int(number_of(frame)),
        first=None if at == AT_SETUP else int(state.first),
        active=int(state.active) if state.active >= 0 else None,
        ending=state.ending,
        squares=tuple(square(state, cell) for cell in range(CELLS) if state.what[cell] != EMPTY),
        blocks=tuple(block(state, number) for number in range(1, state.blocks + 1)),
        players=tuple(player(state, seat) for seat in range(state.seats)),
        stacks=tuple(stack(state, number) for number in range(STACKS_OF[state.mode])),
        bags=tuple(
            (GROUP_IDS[group], write_bag(state, group)) for group in range(GROUPS_OF[state.mode])
        ),
        supply=tuple(
            (ELEMENT_IDS[element], int(state.stock[element]))
            for element in ELEMENTS_OF[state.mode]
            if element > 0
        ),
        tile_bag="".join(TILE_LETTERS[kind] * int(state.tile_bag[kind]) for kind in range(TILES)),
        aside="".join(TILE_LETTERS[kind] * int(state.aside[kind]) for kind in range(TILES)),
        open=open_slots(state) if at == AT_BUILD else "",
        used=tuple(CATASTROPHE_IDS[state.used[place]] for place in range(state.used_count)),
        forecast=tuple(
            Forecast(CATASTROPHE_IDS[card], tuple(struck(state, card)), METRIC[card] >= 0)
            for card in range(CATASTROPHES)
            if IN_MODE[state.mode][card] and not is_used(state, card)
        ),
        position=write_position(state),
    )


def square(state: State, cell: int) -> Square:
    """Return what stands on an occupied cell."""
    is_ruin = state.what[cell] == RUIN
    is_pen = state.what[cell] == A_PEN
    whose = None if is_ruin else int(pen_owner(state, cell) if is_pen else owner(state, cell))
    return Square(
        cell=CELL_NAMES[cell],
        kind="ruin" if is_ruin else "pen" if is_pen else "house",
        owner=whose,
        storeys=int(state.tall[cell]),
        block=int(state.block[cell]),
        host=DIRECTIONS[state.host[cell]] if is_pen else None,
        roof=tuple(name for name, bit in ROOF_BITS.items() if state.roof[cell] & bit),
    )


def block(state: State, number: int) -> Block:
    """Return who lives in a block and who leads there."""
    houses = tuple(int(state.homes[number * MOST_SEATS + seat]) for seat in range(state.seats))
    return Block(
        number=number,
        houses=houses,
        contested=sum(count > 0 for count in houses) > 1,
        marks=tuple(name for name, bit in MARKS.items() if state.marks[number] & bit),
        leaders=tuple(None if seat < 0 else seat for seat in leads(state, number)),
    )


def player(state: State, seat: int) -> Player:
    """Return what lies in front of a player."""
    hand = [CARD_LETTERS[card] * state.hand[seat * CARDS + card] for card in range(CARDS)]
    played = [
        CARD_LETTERS[state.played[seat * MOST_CARDS + place]]
        for place in range(int(state.played_count[seat]))
    ]
    tile = state.dealt[seat]
    return Player(
        tribe=TRIBE_IDS[state.tribes[seat]],
        letter=letters(state)[seat],
        houses=int(state.supply[seat]),
        points=int(state.points[seat]),
        families=int(families(state, seat)),
        hand="".join(hand),
        played="".join(played),
        tile=None if tile == NO_TILE else TILE_LETTERS[tile],
    )


def stack(state: State, number: int) -> Stack:
    """Return what is known of a reward stack."""
    top = state.tops[number]
    returned = [
        CARD_LETTERS[state.returned[number * MOST_CARDS + place]]
        for place in range(int(state.returned_count[number]))
    ]
    return Stack(
        letter=STACK_LETTERS[number],
        top=None if top == NO_CARD else CARD_LETTERS[top],
        hidden=int(state.hidden[number]),
        returned="".join(returned),
        closed=is_closed(state, i64(number)),
    )


@lru_cache(maxsize=4)
def _known(position: str, herds: str) -> State:
    """Return a position by its text, remembered because search asks for it again and again."""
    return read_position(position, None, {"herds": herds})
