"""Garden Nation: how the text of a position is read (13.3)."""

import re
from itertools import pairwise
from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.errors import BadPosition
from dorfplatz.engine.options import Options
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.garden_nation.layout import NO_TERRITORY
from dorfplatz.games.garden_nation.material import (
    BRAMBLE,
    COPIES,
    DIRECTION_IDS,
    FIELD_INDEX,
    KIND_IDS,
    MAX_SEATS,
    MIN_SEATS,
    PROJECT_IDS,
    PROJECT_POINTS,
    REFERENCE_LAYOUT,
    RUSE_TILES,
    SLOTS,
    TERRAIN_IDS,
    TERRAIN_LETTERS,
    TERRITORIES,
    TERRITORY_OF,
)
from dorfplatz.games.garden_nation.position.writing import SEAT_LETTERS, cards_at, has_tile
from dorfplatz.games.garden_nation.state import (
    ACTION,
    DEALING,
    DISPLAYING,
    FINISHED,
    IN_BOX,
    IN_DISPLAY,
    IN_PILE,
    LAYOUT,
    NEXT,
    NO_SLOT,
    NOWHERE,
    PHASE_IDS,
    REFILL,
    SECRETS,
    STARTING,
    WON,
    State,
    empty_board,
    first_unchosen,
    hand_size,
    has_chosen,
    slot_actions,
    turn_holder,
)
from dorfplatz.kit import positions
from dorfplatz.kit.positions import Fields, choice, listed, matched, number, twice, wrong
from dorfplatz.kit.regions import long_row, row

_KEYS: Final = (
    "n", "phase", "lay", "board", "crane", "pop", "ruse", "disp", "won", "pile", "sec", "round",
    "order", "left", "end",
)  # fmt: skip
_PLACE: Final = re.compile(r"(NW|NE|SE|SW|C|E|W)([1-7])\.([0-5])")
_ENTRY: Final = re.compile(
    r"([1-7](?:NW|NE|SE|SW|C|E|W))(?:=([msl]))?(?::([A-D])([1-9][0-9]?)(\^)?)?"
)
_REFERENCE: Final = " ".join(
    f"{DIRECTION_IDS[position]}{territory + 1}.{rotation}"
    for position, (territory, rotation) in enumerate(REFERENCE_LAYOUT)
)


def read_position(text: str, seats: int | None, options: Options | None) -> State:
    """Return the position a text describes; everything section 13.3 refuses is refused."""
    fields = Fields(positions.fields(text.split("; ") if text else [], _KEYS))
    for key in options or {}:
        raise BadPosition("position-no-option", {"option": key})
    count = fields.number("n", 2)
    positions.check_seats(count, seats, MIN_SEATS, MAX_SEATS)
    state = empty_board(count)
    state.phase = fields.choice("phase", "ACTION", PHASE_IDS)
    _read_layout(state, fields)
    _read_board(state, fields)
    _read_crane(state, fields)
    _read_seats(state, fields)
    _read_cards(state, fields)
    _read_secrets(state, fields)
    _read_turn(state, fields)
    _check_phase(state)
    state.active = _active(state)
    return state


def _read_layout(state: State, fields: Fields) -> None:
    for position, entry in enumerate(fields.listed("lay", default=_REFERENCE)):
        found = matched("lay", _PLACE, entry)
        if position > 6 or found[1] != DIRECTION_IDS[position]:
            raise wrong("lay", entry)
        territory = int(found[2]) - 1
        if state.layout.position_of[territory] != NO_TERRITORY:
            raise twice(f"territory:{territory + 1}", "GAR-1.1")
        state.layout = state.layout.with_territory(position, territory, int(found[3]))
    state.terrain = state.layout.printed[:]
    placed = state.layout.placed
    if state.phase == LAYOUT and placed == TERRITORIES:
        raise _done(LAYOUT, "GAR-1.1")
    if state.phase > LAYOUT and placed < TERRITORIES:
        raise BadPosition("position-layout", {"placed": int(placed)}, "GAR-1.1")


def _read_board(state: State, fields: Fields) -> None:
    seen: set[str] = set()
    for entry in fields.listed("board"):
        found = matched("board", _ENTRY, entry)
        if found[2] is None and found[3] is None:
            raise wrong("board", entry)
        if found[1] in seen:
            raise twice(f"field:{found[1]}")
        seen.add(found[1])
        _read_field(state, FIELD_INDEX[found[1]], found)
    if state.roofs < 0:
        raise BadPosition("position-roofs", {}, "GAR-9.15")
    for kind in range(3):
        laid = sum(has_tile(state, f) and state.terrain[f] == kind for f in range(49))
        if laid > state.ground[kind]:
            raise BadPosition(
                "position-tiles", {"terrain": f"terrain:{TERRAIN_IDS[kind]}"}, "GAR-6.8"
            )
        state.ground[kind] -= u8(laid)
    for seat in range(state.seats):
        if state.floors[seat] < 0:
            raise BadPosition("position-floors", {"seat": f"seat:{seat}"}, "GAR-1.4")


def _read_field(state: State, field: int, found: re.Match[str]) -> None:
    here = f"field:{found[1]}"
    if state.layout.position_of[TERRITORY_OF[field]] == NO_TERRITORY:
        raise BadPosition("position-unplaced", {"field": here}, "GAR-1.1")
    bramble = state.layout.printed[field] == BRAMBLE
    if found[2] is not None:
        if not bramble:
            raise BadPosition("position-no-bramble", {"field": here}, "GAR-6.6")
        state.terrain[field] = u8(TERRAIN_LETTERS.index(found[2]))
    elif bramble:
        raise BadPosition("position-bramble", {"field": here}, "GAR-6.6")
    if found[3] is None:
        return
    owner = SEAT_LETTERS.index(found[3])
    if owner >= state.seats:
        raise BadPosition("position-seat", {"seat": found[3]})
    state.owner[field] = u8(owner)
    state.height[field] = u8(int(found[4]))
    state.floors[owner] -= int(found[4])
    if found[5] is not None:
        state.roof[field] = 1
        state.roofs -= 1


def _read_crane(state: State, fields: Fields) -> None:
    before = state.phase < ACTION
    default = "-" if before else str(int(state.layout.at[0]) + 1)
    text = fields.text("crane", default)
    if text != "-":
        state.crane = number("crane", text, 1, TERRITORIES) - 1
        return
    if fields.listed("board"):
        raise BadPosition("position-crane", {}, "GAR-4.3")
    state.crane = NOWHERE


def _read_seats(state: State, fields: Fields) -> None:
    if fields.has("pop"):
        population = fields.numbers("pop", int(state.seats))
        if min(population) < 1:
            raise BadPosition("position-population", {}, "GAR-11.1")
        state.population = long_row(population)
    if fields.has("ruse"):
        ruses = fields.numbers("ruse", int(state.seats))
        if max(ruses) > RUSE_TILES:
            raise BadPosition("position-ruses", {}, "GAR-8.1")
        state.ruses = long_row(ruses)


def _read_cards(state: State, fields: Fields) -> None:
    for slot, text in enumerate(fields.entries("disp", 4, "- - - -", " ")):
        if text == "?" and state.hole == NO_SLOT:
            state.hole = slot
        elif text != "-":
            card = _card("disp", text)
            state.display[slot] = u8(card)
            _put(state, card, IN_DISPLAY)
    for seat, text in enumerate(fields.entries("won", int(state.seats), _nothing(state))):
        for name in listed(text, "+"):
            card = _card("won", name)
            _put(state, card, WON + u8(seat))
            state.points[seat] += PROJECT_POINTS[card]
    if fields.has("pile"):
        text = fields.text("pile").replace("+", " ")  # RULING-24: entries or joined cards
        cards = [_card("pile", name) for name in listed(text)]
        if len(set(cards)) != len(cards) or any(state.cards[c] != IN_PILE for c in cards):
            raise BadPosition("position-cards", {"key": "pile"}, "GAR-9.12")
        for card in range(1, 22):
            if state.cards[card] == IN_PILE and card not in cards:
                state.cards[card] = IN_BOX
    state.pile = len(cards_at(state, IN_PILE))


def _card(key: str, name: str) -> int:
    return choice(key, name, PROJECT_IDS[1:]) + 1


def _put(state: State, card: int, place: u8) -> None:
    if state.cards[card] != IN_PILE:
        raise twice(f"project:{PROJECT_IDS[card]}", "GAR-9.12")
    state.cards[card] = place


def _nothing(state: State) -> str:
    """Return a field in which no seat has anything."""
    return ",".join(["-"] * int(state.seats))


def _read_secrets(state: State, fields: Fields) -> None:
    """Take the cards of every seat; which forms there can be depends on the phase."""
    phase = state.phase
    for seat, part in enumerate(fields.entries("sec", int(state.seats), _nothing(state))):
        if part == "-":
            continue
        kept, slash, returned = part.partition("/")
        chosen = _kinds(kept)
        back = _kinds(returned) if slash else []
        is_choice = len(chosen) == 2 and (len(back) == 2 if slash else phase > SECRETS)
        is_hand = not slash and len(chosen) <= 4 and phase in (DEALING, SECRETS)
        if phase < DEALING or not (is_hand or (is_choice and phase >= SECRETS)):
            raise wrong("sec", part)
        for kind in chosen + back:
            state.hand[seat * 15 + kind] += 1
        if is_choice:
            if chosen[0] == chosen[1]:
                raise BadPosition(
                    "position-kept", {"secret": f"secret:{KIND_IDS[chosen[0]]}"}, "GAR-1.6"
                )
            state.kept[seat * 2] = u8(min(chosen))
            state.kept[seat * 2 + 1] = u8(max(chosen))
    for kind in range(15):
        if sum(int(state.hand[s * 15 + kind]) for s in range(state.seats)) > COPIES[kind]:
            raise BadPosition("position-copies", {"secret": f"secret:{KIND_IDS[kind]}"}, "GAR-1.6")


def _kinds(text: str) -> list[int]:
    return [choice("sec", name, KIND_IDS) for name in text.split("+")]


def _read_turn(state: State, fields: Fields) -> None:
    phase = state.phase
    before = phase < ACTION
    state.round = fields.number("round", 1 if before else 2, 1)
    text = fields.text("order", "A" if phase > STARTING else "-")
    order = listed(text, ",")
    seats = [choice("order", name, SEAT_LETTERS[: int(state.seats)]) for name in order]
    if len(order) > len(SLOTS[int(state.seats)]):
        raise wrong("order", text)
    if _repeats(seats, int(state.seats)):
        raise BadPosition("position-order", {"order": text[:20]}, "GAR-3.3")
    if bool(order) != (phase > STARTING):
        raise BadPosition("position-start", {"order": text[:20]}, "GAR-1.5")
    state.order = row(seats + [0] * (4 - len(seats)))
    state.slots = len(seats)
    _read_left(state, fields)
    state.ending = fields.choice("end", "0", "01") == 1


def _repeats(seats: list[int], count: int) -> bool:
    if count == 2:
        return any(seat == following for seat, following in pairwise(seats))
    return len(set(seats)) != len(seats)


def _read_left(state: State, fields: Fields) -> None:
    phase = state.phase
    most = int(slot_actions(state))
    default = most if phase == ACTION else int(phase in (DEALING, SECRETS))
    left = fields.number("left", default)
    low, high = default, default
    if phase == ACTION:
        low, high = 1, most
    elif phase == REFILL:
        low, high = 0, most - 1
    if not low <= left <= high:
        raise BadPosition("position-left", {"left": left, "least": low, "most": high}, "GAR-3.2")
    state.left = left


def _check_phase(state: State) -> None:
    """Refuse a phase whose work is done or cannot be done."""
    phase = state.phase
    empty = sum(state.display[slot] == 0 for slot in range(4))
    if (phase == REFILL) != (state.hole != NO_SLOT) or (phase == REFILL and state.pile == 0):
        raise BadPosition("position-refill", {}, "GAR-9.17")
    if phase == DISPLAYING and empty == 0:
        raise _done(phase, "GAR-1.3")
    if phase <= DISPLAYING and state.pile < empty:
        raise BadPosition("position-pile", {}, "GAR-1.3")
    hands = [int(hand_size(state, seat)) for seat in range(state.seats)]
    chosen = [has_chosen(state, seat) for seat in range(state.seats)]
    if phase == DEALING and min(hands) == 4:
        raise _done(phase, "GAR-1.6")
    if phase == SECRETS and min(hands) < 4:
        raise BadPosition("position-undealt", {}, "GAR-1.6")
    if phase == SECRETS and all(chosen):
        raise _done(phase, "GAR-1.6")
    if phase == NEXT and state.seats - state.slots < 2:
        raise BadPosition("position-next", {}, "GAR-3.5")


def _done(phase: i64, rule: str) -> BadPosition:
    return BadPosition("position-done", {"phase": PHASE_IDS[phase]}, rule)


def _active(state: State) -> i64:
    phase = state.phase
    if phase == FINISHED:
        return OVER
    if phase == SECRETS:
        return first_unchosen(state)
    if phase in (ACTION, NEXT):
        return turn_holder(state)
    return CHANCE
