"""Garden Nation: how a position is written (13.3)."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.games.garden_nation.layout import NO_TERRITORY
from dorfplatz.games.garden_nation.material import (
    BRAMBLE,
    DIRECTION_IDS,
    FIELD_IDS,
    KIND_IDS,
    PROJECT_IDS,
    TERRAIN_LETTERS,
)
from dorfplatz.games.garden_nation.state import (
    FINISHED,
    IN_BOX,
    IN_PILE,
    NOBODY,
    NOWHERE,
    PHASE_IDS,
    WON,
    State,
    has_chosen,
)
from dorfplatz.kit.positions import joined

SEAT_LETTERS: Final = "ABCD"


def write_position(state: State) -> str:
    """Return the canonical text of a position."""
    return _write(state, [True] * int(state.seats))


def write_seen(state: State, viewer: int | None) -> str:
    """Return the text for one viewer, with ``?`` for every secret card they may not see."""
    return _write(state, [seat == viewer for seat in range(state.seats)])


def _write(state: State, shown: list[bool]) -> str:
    seats = range(int(state.seats))
    entries = [_write_field(state, field) for field in range(49) if _has_entry(state, field)]
    in_box = any(state.cards[card] == IN_BOX for card in range(1, 22))
    order = [SEAT_LETTERS[state.order[slot]] for slot in range(state.slots)]
    fields = {
        "n": str(int(state.seats)),
        "phase": PHASE_IDS[state.phase],
        "lay": _write_layout(state),
        "board": " ".join(entries) or "-",
        "crane": "-" if state.crane == NOWHERE else str(int(state.crane) + 1),
        "pop": ",".join(str(int(p)) for p in state.population),
        "ruse": ",".join(str(int(r)) for r in state.ruses),
        "disp": " ".join(_write_slot(state, slot) for slot in range(4)),
        "won": ",".join(_join_cards(cards_at(state, WON + u8(seat))) for seat in seats),
        "pile": _join_cards(cards_at(state, IN_PILE), " ") if in_box else None,
        "sec": ",".join(_write_secrets(state, seat, shown[seat]) for seat in seats),
        "round": str(int(state.round)),
        "order": ",".join(order) or "-",
        "left": str(int(state.left)),
        "end": "1" if state.ending else "0",
    }
    return joined(fields, "=")


def _write_layout(state: State) -> str:
    layout = state.layout
    places = [
        f"{DIRECTION_IDS[position]}{int(territory) + 1}.{int(layout.rotation[i64(territory)])}"
        for position, territory in enumerate(layout.at)
        if territory != NO_TERRITORY
    ]
    return " ".join(places) or "-"


def has_tile(state: State, field: int) -> bool:
    """Say whether a ground tile lies on a field."""
    return state.layout.printed[field] == BRAMBLE and state.terrain[field] != BRAMBLE


def _has_entry(state: State, field: int) -> bool:
    return state.owner[field] != NOBODY or has_tile(state, field)


def _write_field(state: State, field: int) -> str:
    text = FIELD_IDS[field]
    if has_tile(state, field):
        text += f"={TERRAIN_LETTERS[state.terrain[field]]}"
    if state.owner[field] != NOBODY:
        text += f":{SEAT_LETTERS[state.owner[field]]}{int(state.height[field])}"
        text += "^" if state.roof[field] != 0 else ""
    return text


def _write_slot(state: State, slot: int) -> str:
    return "?" if slot == state.hole else PROJECT_IDS[state.display[slot]]


def cards_at(state: State, place: u8) -> list[int]:
    """Return the public cards that are somewhere, ascending."""
    return [card for card in range(1, 22) if state.cards[card] == place]


def _join_cards(cards: Sequence[int], mark: str = "+") -> str:
    return mark.join(PROJECT_IDS[card] for card in cards) or "-"


def _write_secrets(state: State, seat: int, shown: bool) -> str:
    hand = [kind for kind in range(15) for _ in range(int(state.hand[seat * 15 + kind]))]
    if not hand:
        return "-"
    if not has_chosen(state, seat):
        return _join_kinds(hand, shown)
    kept = [int(state.kept[seat * 2]), int(state.kept[seat * 2 + 1])]
    for kind in kept:
        hand.remove(kind)
    over = state.phase == FINISHED  # the kept two are revealed then (GAR-15.2)
    text = _join_kinds(kept, shown or over)
    return f"{text}/{_join_kinds(hand, shown)}" if hand else text


def _join_kinds(kinds: Sequence[int], shown: bool) -> str:
    return "+".join(KIND_IDS[kind] if shown else "?" for kind in kinds)
