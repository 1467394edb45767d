"""Höyük: why an action is refused, the first reason that applies."""

from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.prompt import Arg, Phrase, Reason
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.hoyuk.actions import (
    Action,
    Build,
    Evaluate,
    Finish,
    Lose,
    Nominate,
    Place,
    PlaySet,
    Raze,
    Return,
    Spend,
    Start,
    Steal,
    Strike,
    Tile,
    Top,
    Use,
    encode,
)
from dorfplatz.games.hoyuk.material import (
    AROUND,
    CARD_IDS,
    CARD_LETTERS,
    CARDS,
    CATTLE,
    CELL_INDEX,
    CELL_NAMES,
    DERS,
    ELEMENT_IDS,
    ELEMENT_LETTERS,
    ELEMENTS_OF,
    HOUSE,
    OLEYLI,
    PEN,
    RUPLES,
    SNEERG,
    STACK_IDS,
    STACK_LETTERS,
    STACKS_OF,
    WILD,
)
from dorfplatz.games.hoyuk.rules.build import EXCLUDES, NO_SLOT
from dorfplatz.games.hoyuk.rules.cards import cards_allowed
from dorfplatz.games.hoyuk.rules.tribes import may_take, take
from dorfplatz.games.hoyuk.rules.turns import legal
from dorfplatz.games.hoyuk.state import (
    A_PEN,
    AT_ABILITY,
    AT_BLOCK,
    AT_BUILD,
    AT_CARDS,
    AT_LOSS,
    AT_NOMINATE,
    AT_RETURN,
    EMPTY,
    EVALUATED,
    HAS_CATTLE,
    HOUSES,
    MANY,
    RUIN,
    SKIPPED,
    State,
    at_of,
    is_closed,
    now,
    number_of,
    part_of,
)
from dorfplatz.games.hoyuk.village import SEAT_BIT, is_house, owner, pen_owner
from dorfplatz.kit.squares import DIRECTIONS


def why_not(state: State, seat: int, action: Action) -> Reason | None:
    """Return what forbids an action to a seat, or None if it is legal."""
    if state.active == OVER:
        return Reason("HOY-9.1", Phrase("not-over"))
    by_chance = isinstance(action, Start | Top | Strike | Tile)
    if state.active == CHANCE or by_chance:
        return _chance_reason(state, seat, action, by_chance)
    if seat != state.active:
        return Reason("HOY-5.3", Phrase("not-your-turn", {"seat": f"seat:{state.active}"}))
    if _is_listed(state, action):
        return None
    return _reason(state, seat, action) or Reason("HOY-4.2", Phrase("not-listed"))


def _is_listed(state: State, action: Action) -> bool:
    codes = Codes()
    legal(state, codes)
    return int(encode(action)) in codes.values()


def _chance_reason(state: State, seat: int, action: Action, by_chance: bool) -> Reason | None:
    if state.active != CHANCE:
        return Reason("HOY-4.3", Phrase("not-chance"))
    if seat != CHANCE or not by_chance:
        return Reason("HOY-4.3", Phrase("not-yet"))
    if _is_listed(state, action):
        return None
    return Reason("HOY-4.3", Phrase("not-offered"))


def _reason(state: State, seat: int, action: Action) -> Reason | None:
    at = at_of(now(state))
    match action:
        case Build(place) if at == AT_BUILD:
            return _slot_reason(state, place) or _place_reason(state, seat, place)
        case Spend(card, place) if at == AT_CARDS:
            return _card_reason(state, seat, card, 1) or _place_reason(state, seat, place)
        case PlaySet(card, count, metal) if at == AT_CARDS:
            total = count + metal
            return _card_reason(state, seat, card, total, count) or _card_reason(
                state, seat, "J", total, metal
            )
        case Lose(_, cell) if at == AT_LOSS:
            return _loss_reason(state, cell)
        case Evaluate(block) if at == AT_BLOCK:
            return _block_reason(state, block)
        case Return(stack) if at == AT_RETURN:
            return _return_reason(state, stack)
        case Nominate() if at == AT_NOMINATE:
            return Reason("HOY-9.5", Phrase("not-nominee"))
        case Finish() if at == AT_BUILD:
            return Reason("HOY-5.6", Phrase("not-finished"))
        case Use() | Raze() | Steal() if at == AT_ABILITY:
            return _ability_reason(state, seat, action)
    return Reason(
        _RULE_OF_STEP.get(int(at), "HOY-4.2"), Phrase(_KEY_OF_STEP.get(int(at), "not-now"))
    )


_RULE_OF_STEP: Final[dict[int, str]] = {
    int(AT_BUILD): "HOY-5.6",
    int(AT_CARDS): "HOY-10.1",
    int(AT_LOSS): "HOY-7.6",
    int(AT_BLOCK): "HOY-8.1",
    int(AT_RETURN): "HOY-9.2",
    int(AT_NOMINATE): "HOY-9.5",
    int(AT_ABILITY): "HOY-14.1",
}
_KEY_OF_STEP: Final[dict[int, str]] = {
    int(AT_BUILD): "not-at-build",
    int(AT_CARDS): "not-at-cards",
    int(AT_LOSS): "not-at-loss",
    int(AT_BLOCK): "not-at-block",
    int(AT_RETURN): "not-at-return",
    int(AT_NOMINATE): "not-at-nominate",
    int(AT_ABILITY): "not-at-ability",
}

# -- Tiles and cards ------------------------------------------------------------


def _slot_reason(state: State, place: Place) -> Reason | None:
    third = state.open_third
    if place.element == "H" and (state.open_houses > 0 or third == WILD):
        return None
    offered = ""
    if third == WILD:
        offered = "HOPS"
    elif third != NO_SLOT:
        offered = "HOPSWCVM"[third]
    if place.element in offered:
        return None
    element = f"element:{_element_id(place.element)}"
    return Reason("HOY-5.1", Phrase("not-on-tile", {"element": element}))


def _card_reason(
    state: State, seat: int, card: str, total: int, needed: int | None = None
) -> Reason | None:
    wanted = total if needed is None else needed
    number = CARD_LETTERS.index(card)
    held = int(state.hand[seat * int(CARDS) + number])
    if held < wanted:
        args: dict[str, Arg] = {"card": f"card:{CARD_IDS[number]}", "held": held}
        return Reason("HOY-10.7", Phrase("not-in-hand", args), (f"card:{CARD_IDS[number]}",))
    allowed = int(cards_allowed(state, seat))
    if total > allowed:
        return Reason("HOY-10.3", Phrase("not-families", {"allowed": max(allowed, 0)}))
    return None


# -- Places ---------------------------------------------------------------------


def _element_id(letter: str) -> str:
    return ELEMENT_IDS[ELEMENT_LETTERS.index(letter)]


def _place_reason(state: State, seat: int, place: Place) -> Reason | None:
    element = i64(ELEMENT_LETTERS.index(place.element))
    name = f"element:{ELEMENT_IDS[element]}"
    if int(element) not in ELEMENTS_OF[state.mode]:
        return Reason("HOY-10.6", Phrase("not-in-mode", {"element": name}))
    if element == HOUSE:
        if state.supply[seat] == 0:
            return Reason("HOY-5.10", Phrase("not-houses-left"))
        return _house_reason(state, seat, place)
    if state.stock[element] == 0:
        rule = "HOY-13.4" if place.element == "M" else "HOY-5.10"
        return Reason(rule, Phrase("not-in-supply", {"element": name}))
    if element == PEN:
        return _pen_reason(state, seat, place)
    if element == CATTLE:
        return _cattle_reason(state, seat, place)
    return _roof_reason(state, seat, place, element)


def _house_reason(state: State, seat: int, place: Place) -> Reason | None:
    cell = CELL_INDEX[place.cell]
    here = f"cell:{place.cell}"
    args: dict[str, Arg] = {"cell": here}
    what = state.what[cell]
    expected = "" if what == EMPTY else "x" if what == RUIN else "^"
    if what == A_PEN:
        return Reason("HOY-6.1", Phrase("not-on-pen", args), (here,))
    if what >= HOUSES and owner(state, cell) != seat:
        rule = "HOY-6.7" if place.detail == "^" else "HOY-6.1"
        return Reason(rule, Phrase("not-own-house", args), (here,))
    if place.detail != expected:
        return Reason("HOY-6.1", Phrase("not-mark", {**args, "mark": expected or "-"}), (here,))
    if what >= HOUSES:
        if state.tall[cell] == 2:
            return Reason("HOY-6.7", Phrase("not-third-storey", args), (here,))
        if state.walls[cell] == 4:
            return Reason(
                "HOY-6.7", Phrase("not-open-side", args), (here, *_around(state, cell, ""))
            )
        return None
    return _ground_reason(state, seat, cell, here)


def _ground_reason(state: State, seat: int, cell: int, here: str) -> Reason | None:
    args: dict[str, Arg] = {"cell": here}
    block = state.block[cell]
    if block == MANY:
        return Reason("HOY-6.4", Phrase("not-connecting", args), (here, *_around(state, cell, "")))
    if block == 0:
        return None
    if state.tight[cell] > 0:
        return Reason("HOY-6.6", Phrase("not-enclosing", args), _pens_closed(state, cell))
    rule = "HOY-6.3" if state.what[cell] == EMPTY else "HOY-6.5"
    living = state.residents[i64(block)]
    number: dict[str, Arg] = {"cell": here, "block": f"block:{block}"}
    if living & SEAT_BIT[seat]:
        if not state.near[cell] & SEAT_BIT[seat]:
            return Reason(rule, Phrase("not-beside-own", number), (here,))
    elif living != 0 and state.near[cell] == 0:
        return Reason(rule, Phrase("not-beside-house", number), (here,))
    return None


def _around(state: State, cell: int, kind: str) -> tuple[str, ...]:
    """Return the occupied neighbours of a cell, or only its pens."""
    found: list[str] = []
    for side in range(4):
        other = i64(AROUND[cell * 4 + side])
        what = state.what[other]
        if what == A_PEN if kind == "pen" else what != EMPTY:
            found.append(f"cell:{CELL_NAMES[other]}")
    return tuple(found)


def _pens_closed(state: State, cell: int) -> tuple[str, ...]:
    return tuple(
        pen for pen in _around(state, cell, "pen") if state.walls[CELL_INDEX[pen[5:]]] == 3
    )


def _pen_reason(state: State, seat: int, place: Place) -> Reason | None:
    cell = CELL_INDEX[place.cell]
    here = f"cell:{place.cell}"
    args: dict[str, Arg] = {"cell": here}
    host = i64(AROUND[cell * 4 + DIRECTIONS.index(place.detail)])
    if state.what[cell] != EMPTY:
        return Reason("HOY-6.20", Phrase("not-empty", args), (here,))
    if state.what[host] != HOUSES + u8(seat):
        return Reason("HOY-6.20", Phrase("not-host", args), (here,))
    if state.block[cell] == MANY:
        return Reason("HOY-6.22", Phrase("not-connecting", args), (here, *_around(state, cell, "")))
    if state.tight[cell] > 0:
        return Reason("HOY-6.23", Phrase("not-enclosing", args), _pens_closed(state, cell))
    if state.walls[cell] == 4:
        return Reason("HOY-6.23", Phrase("not-enclosed", args), (here,))
    return None


def _cattle_reason(state: State, seat: int, place: Place) -> Reason | None:
    cell = CELL_INDEX[place.cell]
    here = f"cell:{place.cell}"
    if state.what[cell] != A_PEN or pen_owner(state, cell) != seat:
        return Reason("HOY-6.27", Phrase("not-own-pen", {"cell": here}), (here,))
    if state.roof[cell] & HAS_CATTLE:
        return Reason("HOY-6.27", Phrase("not-free-pen", {"cell": here}), (here,))
    return None


def _roof_reason(state: State, seat: int, place: Place, element: i64) -> Reason | None:
    cell = CELL_INDEX[place.cell]
    here = f"cell:{place.cell}"
    rule = {"V": "HOY-6.26", "M": "HOY-6.28"}.get(place.element, "HOY-6.24")
    if not is_house(state, cell) or owner(state, cell) != seat:
        return Reason(rule, Phrase("not-own-roof", {"cell": here}), (here,))
    if state.roof[cell] & EXCLUDES[element]:
        return Reason(rule, Phrase("not-free-roof", {"cell": here}), (here,))
    return None


# -- Losses, blocks, stacks -------------------------------------------------------


def _loss_reason(state: State, cell: str) -> Reason:
    block = part_of(now(state))
    args: dict[str, Arg] = {"cell": f"cell:{cell}", "block": f"block:{block}"}
    return Reason("HOY-7.6", Phrase("not-to-lose", args), (f"cell:{cell}",))


def _block_reason(state: State, block: int) -> Reason | None:
    args: dict[str, Arg] = {"block": f"block:{block}"}
    if block > state.blocks:
        return Reason("HOY-3.5", Phrase("not-a-block", args))
    if state.marks[block] & EVALUATED:
        return Reason("HOY-8.10", Phrase("not-again", args), (f"block:{block}",))
    if state.marks[block] & SKIPPED:
        return Reason("HOY-7.9", Phrase("not-locusts", args), (f"block:{block}",))
    return Reason("HOY-8.2", Phrase("not-inhabited", args), (f"block:{block}",))


def _return_reason(state: State, letter: str) -> Reason | None:
    stack = STACK_LETTERS.index(letter)
    args: dict[str, Arg] = {"stack": f"stack:{STACK_IDS[stack]}"}
    if stack < STACKS_OF[state.mode] and is_closed(state, stack):
        return Reason("HOY-8.9", Phrase("not-closed", args), (f"stack:{STACK_IDS[stack]}",))
    return Reason("HOY-9.2", Phrase("not-a-stack", args))


# -- Abilities --------------------------------------------------------------------


def _ability_reason(state: State, seat: int, action: Use | Raze | Steal) -> Reason | None:
    tribe = i64(state.tribes[seat])
    part = number_of(now(state))
    if isinstance(action, Raze) and tribe == DERS:
        return _raze_reason(state, seat, action.cell)
    if isinstance(action, Steal) and tribe == OLEYLI:
        return _steal_reason(state, seat, action)
    if isinstance(action, Use) and tribe not in (DERS, OLEYLI):
        second = "C" if tribe == SNEERG else "V"
        wanted = "H" if tribe == RUPLES else "P" if part == 1 else second
        if action.place.element == wanted:
            return _place_reason(state, seat, action.place)
    return Reason("HOY-14.1", Phrase("not-ability"))


def _raze_reason(state: State, seat: int, name: str) -> Reason:
    here = f"cell:{name}"
    if state.supply[seat] == 0:
        return Reason("HOY-14.3", Phrase("not-houses-left"))
    return Reason("HOY-14.3", Phrase("not-razable", {"cell": here}), (here,))


def _steal_reason(state: State, seat: int, action: Steal) -> Reason | None:
    source = CELL_INDEX[action.source]
    here = f"cell:{action.source}"
    element = ELEMENT_LETTERS.index(action.place.element)
    if not may_take(state, seat, element, source):
        args: dict[str, Arg] = {"cell": here, "element": f"element:{ELEMENT_IDS[element]}"}
        return Reason("HOY-14.6", Phrase("not-to-steal", args), (here,))
    without = state.copy()
    take(without, element, source)
    return _place_reason(without, seat, action.place)
