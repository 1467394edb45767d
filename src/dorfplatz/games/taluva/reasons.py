"""Taluva: why an action is refused, the first reason of chapter 8 that applies."""

from dorfplatz.engine.prompt import Arg, Phrase, Reason
from dorfplatz.games.taluva.actions import (
    Action,
    Draw,
    Expand,
    Hut,
    Place,
    Resign,
    Temple,
    Tower,
    encode,
)
from dorfplatz.games.taluva.material import (
    HUT,
    KINDS,
    TEMPLE,
    TEMPLE_FIELDS,
    TERRAIN_IDS,
    TERRAIN_LETTERS,
    TILE_IDS,
    TILE_INDEX,
    TOWER,
    TOWER_LEVEL,
    VOLCANO,
    tile_hexes,
)
from dorfplatz.games.taluva.rules import (
    SURVEY,
    TARGETS,
    has_company,
    may_cover,
    price,
    settlement,
    targets,
    touches,
)
from dorfplatz.games.taluva.state import (
    ACTIVE,
    EARLY_VICTORY,
    ENDED,
    LAST_PLAYER,
    TO_BUILD,
    TO_DRAW,
    TO_PLACE,
    State,
    kind_of,
    owner_of,
)
from dorfplatz.kit.hexes import Hex, neighbours, write_hex

# The reason codes of chapter 8 are the keys of the words, with "not-" before them.


def why_not(state: State, seat: int, action: Action) -> Reason | None:
    """Return what forbids an action to a seat, or None if it is legal."""
    if state.phase == ENDED:
        rule = {EARLY_VICTORY: "TAL-11.6", LAST_PLAYER: "TAL-11.5"}.get(state.over, "TAL-12.1")
        return _reason(rule, "over")
    if isinstance(action, Resign):
        return _resignation(state, seat, action)
    if state.phase == TO_DRAW or isinstance(action, Draw):
        return _draw(state, seat, action)
    if seat != state.active:
        return _reason("TAL-2.3", "your-turn", seat=f"seat:{state.active}")
    if isinstance(action, Place):
        if state.phase != TO_PLACE:
            return _reason("TAL-3.1", "placed-already")
        return _placement(state, action)
    if state.phase != TO_BUILD:
        return _reason("TAL-3.1", "placed-yet", tile=f"tile:{TILE_IDS[state.hand]}")
    if isinstance(action, Expand):
        return _expansion(state, action)
    return _build(state, action)


def _reason(rule: str, code: str, at: tuple[str, ...] = (), **args: Arg) -> Reason:
    return Reason(rule, Phrase(f"not-{code}", args), at)


def _name(field: Hex) -> str:
    return f"hex:{write_hex(field)}"


def _names(fields: list[Hex]) -> tuple[str, ...]:
    return tuple(_name(field) for field in fields)


def _resignation(state: State, seat: int, action: Resign) -> Reason | None:
    """Any active player may leave, for themselves only (RULING-22)."""
    if action.seat >= state.seats or state.status[action.seat] != ACTIVE:
        return _reason("TAL-11.3", "resignable")
    if seat >= 0 and seat != action.seat:
        return _reason("TAL-11.3", "others-resign", seat=f"seat:{action.seat}")
    return None


def _draw(state: State, seat: int, action: Action) -> Reason | None:
    if state.phase != TO_DRAW:
        return _reason("TAL-3.1", "drawn-already", seat=f"seat:{state.active}")
    if not isinstance(action, Draw) or seat >= 0:
        return _reason("TAL-3.1", "drawn-yet", seat=f"seat:{state.active}")
    if state.stack[int(encode(action))] == 0:
        return _reason("TAL-3.6", "in-stack", tile=f"tile:{action.tile}")
    return None


# -- Fields, wherever they lie -----------------------------------------------------------------


def _level(state: State, field: Hex) -> int:
    return int(state.level[state.cell(*field)]) if state.holds(*field) else 0


def _ground(state: State, field: Hex) -> int:
    return int(state.ground[state.cell(*field)]) if state.holds(*field) else 0


def _piece(state: State, field: Hex) -> int:
    return int(state.piece[state.cell(*field)]) if state.holds(*field) else 0


# -- Placements --------------------------------------------------------------------------------


def _placement(state: State, action: Place) -> Reason | None:
    if TILE_INDEX[action.tile] != state.hand:
        hand = f"tile:{TILE_IDS[state.hand]}"
        return _reason("TAL-3.2", "wrong-tile", tile=f"tile:{action.tile}", hand=hand)
    return lying_reason(state, action) or _covering_reason(state, covered_hexes(action))


def covered_hexes(action: Place) -> list[Hex]:
    """Return the positions of volcano, left and right land field of a placement."""
    q, r = action.volcano
    return [(q + dq, r + dr) for dq, dr in tile_hexes(action.orientation)]


def lying_reason(state: State, action: Place) -> Reason | None:
    """Return why a tile cannot lie there, whatever pieces stand on the island."""
    hexes = covered_hexes(action)
    levels = [_level(state, field) for field in hexes]
    empty = [field for field, level in zip(hexes, levels, strict=True) if level == 0]
    here = _name(action.volcano)
    if action.eruption != (levels[0] > 0):
        return _reason(
            "TAL-3.4", "wrong-mark", (here,), field=here, under="tile" if levels[0] else "table"
        )
    if len(state.island) == 0:
        if action.volcano != (0, 0) or action.orientation != 0:
            return _reason("TAL-3.3", "first-tile", (here,))
        return None
    if 0 < len(empty) < 3:
        rule = "TAL-5.1" if action.eruption else "TAL-4.5"
        return _reason(rule, "gap", _names(empty), fields=_names(empty))
    if empty:
        if any(_level(state, beside) > 0 for field in hexes for beside in neighbours(field)):
            return None
        return _reason("TAL-4.2", "touching", _names(hexes))
    volcano = _ground(state, action.volcano)
    if volcano < VOLCANO:
        return _reason("TAL-5.2", "volcano-not-on-volcano", (here,), field=here)
    if len(set(levels)) > 1:
        return _reason("TAL-5.3", "uneven", _names(hexes), levels=", ".join(map(str, levels)))
    if volcano - VOLCANO == action.orientation:
        return _reason("TAL-5.4", "same-direction", (here,), field=here)
    return None


def _covering_reason(state: State, hexes: list[Hex]) -> Reason | None:
    """Return why pieces must not be covered."""
    settled = [field for field in hexes[1:] if _piece(state, field) > 0]
    lasting = [field for field in settled if kind_of(_piece(state, field)) != HUT]
    if lasting:
        return _reason(
            "TAL-5.7", "temple-or-tower-covered", _names(lasting), fields=_names(lasting)
        )
    one, other = (state.cell(*field) if state.holds(*field) else 0 for field in hexes[1:])
    if settled and not may_cover(state, one, other):
        alone = [field for field in settled if not _survives(state, field, hexes)]
        return _reason("TAL-5.9", "settlement-wiped-out", _names(alone), fields=_names(alone))
    return None


def _survives(state: State, field: Hex, hexes: list[Hex]) -> bool:
    """Say whether the settlement of a covered field keeps another field (TAL-5.10)."""
    one = state.cell(*field)
    other = state.cell(*(hexes[2] if field == hexes[1] else hexes[1]))
    if has_company(state, one, other):
        return True
    together = state.piece[one] == state.piece[other]
    return together and has_company(state, other, one)


# -- Builds ------------------------------------------------------------------------------------


def _build(state: State, action: Hut | Tower | Temple) -> Reason | None:
    kind = {Hut: HUT, Tower: TOWER, Temple: TEMPLE}[type(action)]
    field = action.field
    here = _name(field)
    level = _level(state, field)
    if level == 0:
        return _reason("TAL-6.2", "no-field-there", (here,), field=here)
    if _ground(state, field) >= VOLCANO:
        return _reason("TAL-6.2", "volcano", (here,), field=here)
    if _piece(state, field) > 0:
        owner = f"seat:{owner_of(_piece(state, field))}"
        return _reason("TAL-6.2", "occupied", (here,), field=here, seat=owner)
    if state.supply[int(state.active) * int(KINDS) + int(kind)] == 0:
        return _reason("TAL-6.3", "no-piece-left", kind=f"kind:{type(action).__name__.lower()}")
    if isinstance(action, Hut):
        return _hut(state, here, level, touches(state, state.cell(*field), state.active))
    if isinstance(action, Tower) and level < TOWER_LEVEL:
        return _reason("TAL-8.1", "tower-level", (here,), field=here, level=level)
    return _beside(state, field, kind == TOWER)


def _hut(state: State, here: str, level: int, beside_own: bool) -> Reason | None:
    if level != 1:
        return _reason("TAL-7.1", "hut-level", (here,), field=here, level=level)
    if state.founding and beside_own:
        return _reason("TAL-7.2", "touches-own-settlement", (here,), field=here)
    return None


def _beside(state: State, field: Hex, tower: bool) -> Reason | None:
    """Return why no own settlement beside a field calls for a tower or a temple (RULING-9)."""
    rule = "TAL-8.2" if tower else "TAL-9.2"
    here = _name(field)
    own = [beside for beside in neighbours(field) if _is_own(state, beside)]
    if not own:
        return _reason(rule, "beside-own", (here,), field=here)
    for beside in own:
        settlement(state, state.cell(*beside), SURVEY)
        if tower and SURVEY.towers == 0:
            return None
        if not tower and SURVEY.temples == 0 and SURVEY.count >= TEMPLE_FIELDS:
            return None
    key = "tower-settlement" if tower else "temple-settlement"
    return _reason(rule, key, _names(own), field=here)


def _is_own(state: State, field: Hex) -> bool:
    return owner_of(_piece(state, field)) == state.active


def _expansion(state: State, action: Expand) -> Reason | None:
    field = action.settlement
    here = _name(field)
    if not _is_own(state, field):
        return _reason("TAL-10.1", "own-settlement", (here,), field=here)
    terrain = TERRAIN_LETTERS.index(action.terrain)
    name = f"terrain:{TERRAIN_IDS[terrain]}"
    targets(state, state.cell(*field), terrain + 1, TARGETS)
    if TARGETS.count == 0:
        return _reason("TAL-10.3", "no-matching-field", (here,), field=here, terrain=name)
    cost = int(price(state, TARGETS))
    left = int(state.supply[int(state.active) * int(KINDS) + int(HUT)])
    if cost > left:
        wanted = tuple(f"hex:{state.q(cell)}.{state.r(cell)}" for cell in TARGETS.values())
        return _reason("TAL-10.5", "too-few-huts", wanted, huts=cost, left=left, fields=wanted)
    return None


REASON_KEYS: dict[str, str] = {
    "not-touching": "not-adjacent",
    "not-beside-own": "not-adjacent",
    "not-own-settlement": "not-own-settlement",
    "not-hut-level": "wrong-level",
    "not-tower-level": "wrong-level",
    "not-tower-settlement": "no-qualifying-settlement",
    "not-temple-settlement": "no-qualifying-settlement",
}
"""Sentences whose reason code is not their key without "not-"."""


def reason_code(reason: Reason) -> str:
    """Return the code of chapter 8 for a reason."""
    key = reason.phrase.key
    return REASON_KEYS.get(key, key.removeprefix("not-"))
