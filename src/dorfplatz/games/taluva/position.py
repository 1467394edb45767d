"""Taluva: positions as text (14.3)."""

import re
from typing import Final

from dorfplatz.engine.errors import BadPosition
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.games.taluva.actions import Place
from dorfplatz.games.taluva.fitting import derive, widen
from dorfplatz.games.taluva.lists import can_build
from dorfplatz.games.taluva.material import (
    COLOURS,
    COPIES,
    END_REASONS,
    FARTHEST,
    HUT,
    KIND_LETTERS,
    KINDS,
    MAX_SEATS,
    MIN_SEATS,
    PER_PLAYER,
    TERRAIN_LETTERS,
    TILE_IDS,
    TILE_INDEX,
    TOWER,
    TOWER_LEVEL,
    VOLCANO,
)
from dorfplatz.games.taluva.rules.ending import two_kinds_used_up
from dorfplatz.games.taluva.rules.placing import blamed_fields, forbids_lying, lay
from dorfplatz.games.taluva.state import (
    ACTIVE,
    EARLY_VICTORY,
    ENDED,
    NO_TILE,
    TO_BUILD,
    TO_DRAW,
    TO_PLACE,
    State,
    active_seats,
    empty_island,
    kind_of,
    owner_of,
    piece_code,
)
from dorfplatz.kit import positions
from dorfplatz.kit.bag import total
from dorfplatz.kit.hexes import HEX_PATTERN, Hex, distance, neighbours, read_hex, write_hex
from dorfplatz.kit.regions import long_row

_CELL: Final = re.compile(rf"({HEX_PATTERN})(?:([JCSRL])([1-9][0-9]?)|V([1-9][0-9]?)/([0-5]))")
_COLOUR: Final = re.compile(r"([rwyb])(?:([+x])([1-4]))?")
_SUPPLY: Final = re.compile(r"([0-9])/([0-9])/([0-9]|[12][0-9])")
_PIECE: Final = re.compile(rf"([HWT])({HEX_PATTERN})")
_LEFT: Final = re.compile(r"/(0|[1-9][0-9]?)")
PLACEMENT: Final = re.compile(rf"([JCSRL]{{2}})([@^])({HEX_PATTERN})/([0-5])")
"""A placement as a move of a game and as a word of an island (14.1)."""


def read_placement(text: str) -> Place | None:
    """Return the placement a text means, or None if it is not spelled like one."""
    found = PLACEMENT.fullmatch(text)
    if found is None:
        return None
    return Place(found[1], found[2] == "^", to_hex(found[3]), int(found[4]))


def to_hex(text: str) -> Hex:
    """Return the position of a text that is spelled like one."""
    q, _, r = text.partition(".")
    return (int(q), int(r))


# -- Writing -------------------------------------------------------------------------------------


def write_position(state: State) -> str:
    """Return the canonical text of a position."""
    cells = sorted(int(cell) for cell in state.island)
    parts = [" ".join(_write_cell(state, cell) for cell in cells) or "-"]
    parts += [_write_seat(state, seat, cells) for seat in range(state.seats)]
    parts.append(_write_stack(state))
    parts.append(_write_turn(state))
    return "; ".join(parts)


def _write_cell(state: State, cell: int) -> str:
    ground = int(state.ground[cell])
    level = int(state.level[cell])
    if ground >= VOLCANO:
        return f"{_field(state, cell)}V{level}/{ground - int(VOLCANO)}"
    return f"{_field(state, cell)}{TERRAIN_LETTERS[ground - 1]}{level}"


def _field(state: State, cell: int) -> str:
    return write_hex((int(state.q(cell)), int(state.r(cell))))


def _write_seat(state: State, seat: int, cells: list[int]) -> str:
    status = int(state.status[seat])
    mark = "" if status == ACTIVE else (f"+{status}" if status > 0 else f"x{-status}")
    supply = "/".join(str(int(state.supply[seat * 3 + kind])) for kind in range(3))
    pieces = [
        KIND_LETTERS[kind_of(int(state.piece[cell]))] + _field(state, cell)
        for cell in cells
        if owner_of(int(state.piece[cell])) == seat
    ]
    return " ".join([f"{COLOURS[seat]}{mark}", supply, *pieces])


def _write_stack(state: State) -> str:
    counts = [
        f"{TILE_IDS[tile]}{int(copies)}" for tile, copies in enumerate(state.stack) if copies > 0
    ]
    limit = [f"/{int(state.left)}"] if state.left < total(state.stack) else []
    return " ".join(["stack", *(counts or ["-"]), *limit])


def _write_turn(state: State) -> str:
    if state.phase == ENDED:
        return f"over {END_REASONS[state.over]}"
    colour = COLOURS[state.active]
    if state.phase == TO_PLACE:
        return f"place {colour} {TILE_IDS[state.hand]}"
    return f"{'draw' if state.phase == TO_DRAW else 'build'} {colour}"


# -- Reading -------------------------------------------------------------------------------------


def count_seats(text: str, asked: int | None) -> int:
    """Return how many seats a position has; another number must not be asked for."""
    found = len(text.split("; ")) - 3
    if not MIN_SEATS <= found <= MAX_SEATS:
        raise BadPosition("position-parts", {"found": max(found, 0)})
    positions.check_seats(found, asked)
    return found


def read_position(text: str, seats: int, options: dict[str, Value]) -> State:
    """Return the position a text describes; what 14.3 refuses is refused."""
    parts = text.split("; ")
    ranking = options["mode"] == "ranking"
    state = empty_island(seats, ranking, options["hutPlacement"] == "founding", 0, 0)
    placed = _read_island(state, parts[0])
    for seat in range(seats):
        _read_seat(state, seat, parts[1 + seat])
    derive(state)
    _read_turn(state, parts[-1])
    _read_stack(state, parts[-2], placed)
    _check_reach(state)
    _check_statuses(state)
    _check_turn(state)
    return state


def _read_island(state: State, text: str) -> list[int] | None:
    """Fill the island; return how many tiles of each type were named, None with visible fields."""
    if text == "-":
        return [0] * len(COPIES)
    words = text.split(" ")
    if _CELL.fullmatch(words[0]):
        for word in words:
            _read_cell(state, word)
        derive(state)
        _check_connected(state)
        return None
    placed = [0] * len(COPIES)
    for word in words:
        placed[_lay_placement(state, word)] += 1
    return placed


def _read_cell(state: State, word: str) -> None:
    found = _CELL.fullmatch(word)
    if found is None:
        raise BadPosition("position-field", {"word": word[:40]})
    field = _inside(state, found[1])
    if state.level[state.cell(*field)] > 0:
        raise positions.twice(f"hex:{found[1]}")
    cell = state.cell(*field)
    if found[2]:
        state.ground[cell] = TERRAIN_LETTERS.index(found[2]) + 1
        state.level[cell] = int(found[3])
    else:
        state.ground[cell] = int(VOLCANO) + int(found[5])
        state.level[cell] = int(found[4])


def _inside(state: State, text: str) -> Hex:
    """Return a position of the text, with a window that holds it."""
    field = read_hex(text) or (0, 0)
    if distance(field) > FARTHEST:
        raise BadPosition("position-far", {"field": f"hex:{text}", "most": FARTHEST})
    if not state.holds(*field):
        derive(state)
        while not state.holds(*field):
            widen(state)
    return field


def _lay_placement(state: State, word: str) -> int:
    action = read_placement(word)
    if action is None:
        raise BadPosition("position-field", {"word": word[:40]})
    refusal = forbids_lying(state, action)
    if refusal is not None:
        at = tuple([f"hex:{write_hex(field)}" for field in blamed_fields(state, action, refusal)])
        raise BadPosition("position-placement", {"word": word}, rule=refusal.rule, at=at)
    q, r = action.volcano
    tile = TILE_INDEX[action.tile]
    lay(state, q, r, action.orientation, tile, Journal(False))
    return tile


def _check_connected(state: State) -> None:
    fields = {(int(state.q(cell)), int(state.r(cell))) for cell in state.island}
    reached: set[Hex] = set()
    edge = [min(fields)]
    while edge:
        field = edge.pop()
        if field not in reached:
            reached.add(field)
            edge += [beside for beside in neighbours(field) if beside in fields]
    if reached != fields:
        apart = min(fields - reached)
        raise BadPosition("position-apart", {"field": f"hex:{write_hex(apart)}"})


def _read_seat(state: State, seat: int, text: str) -> None:
    words = text.split(" ")
    found = _COLOUR.fullmatch(words[0])
    if found is None or found[1] != COLOURS[seat]:
        raise BadPosition("position-colour", {"word": words[0][:20], "colour": COLOURS[seat]})
    if found[2]:
        state.status[seat] = int(found[3]) if found[2] == "+" else -int(found[3])
    supply = _SUPPLY.fullmatch(words[1]) if len(words) > 1 else None
    stands = [0, 0, 0]
    for word in words[2 if supply else 1 :]:
        kind, huts = _read_piece(state, seat, word)
        stands[kind] += huts
    box = [int(number) for number in PER_PLAYER]
    left = [int(number) for number in supply.groups()] if supply else None
    numbers = left or [box[kind] - stands[kind] for kind in range(3)]
    if (
        min(numbers) < 0
        or numbers[0] + stands[0] != box[0]
        or numbers[1] + stands[1] != box[1]
        or numbers[2] + stands[2] > box[2]
    ):
        raise BadPosition("position-supply", {"seat": f"seat:{seat}"}, rule="TAL-2.2")
    for kind in range(3):
        state.supply[seat * int(KINDS) + kind] = numbers[kind]


def _read_piece(state: State, seat: int, word: str) -> tuple[int, int]:
    """Put a piece on the island; return its kind and how many pieces it stands for."""
    found = _PIECE.fullmatch(word)
    if found is None:
        raise BadPosition("position-piece", {"word": word[:40]})
    field = read_hex(found[2]) or (0, 0)
    cell = state.cell(*field) if state.holds(*field) else -1
    kind = KIND_LETTERS.index(found[1])
    if (
        cell < 0
        or state.level[cell] == 0
        or int(state.ground[cell]) >= VOLCANO
        or state.piece[cell] > 0
    ):
        raise BadPosition("position-piece", {"word": word}, rule="TAL-6.2")
    level = int(state.level[cell])
    if kind == TOWER and level < TOWER_LEVEL:
        raise BadPosition("position-piece", {"word": word}, rule="TAL-8.1")
    state.piece[cell] = int(piece_code(seat, kind))
    return kind, level if kind == HUT else 1


def _read_stack(state: State, text: str, placed: list[int] | None) -> None:
    words = text.split(" ")
    if words[0] != "stack" or len(words) < 2:
        raise BadPosition("position-stack", {"text": text[:40]})
    limit = _LEFT.fullmatch(words[-1]) if len(words) > 2 else None
    names = words[1:-1] if limit else words[1:]
    used = placed or [0] * len(COPIES)
    if state.hand != NO_TILE:
        used[int(state.hand)] += 1
    if names == ["rest"]:
        if placed is None:
            raise BadPosition("position-rest", {})
        counts = [copies - gone for copies, gone in zip(COPIES, used, strict=True)]
    else:
        named = positions.counts("stack", [] if names == ["-"] else names, TILE_IDS, 0)
        counts = [named.get(tile, 0) for tile in range(len(COPIES))]
    for tile, count in enumerate(counts):
        if count < 0 or count + used[tile] > COPIES[tile]:
            raise BadPosition(
                "position-box", {"tile": f"tile:{TILE_IDS[tile]}", "copies": COPIES[tile]}
            )
    left = int(limit[1]) if limit else sum(counts)
    if left > sum(counts):
        raise BadPosition("position-left", {"left": left, "named": sum(counts)})
    state.stack = long_row(counts)
    state.left = left


def _read_turn(state: State, text: str) -> None:
    words = text.split(" ")
    colours = COLOURS[: int(state.seats)]
    if len(words) == 2 and words[0] == "over" and words[1] in END_REASONS[1:]:
        state.phase = ENDED
        state.over = END_REASONS.index(words[1])
        return
    if len(words) < 2 or len(words[1]) != 1 or words[1] not in colours:
        raise BadPosition("position-turn", {"text": text[:40]})
    state.active = colours.index(words[1])
    if len(words) == 3 and words[0] == "place" and words[2] in TILE_INDEX:
        state.phase = TO_PLACE
        state.hand = TILE_INDEX[words[2]]
    elif len(words) == 2 and words[0] in ("draw", "build"):
        state.phase = TO_DRAW if words[0] == "draw" else TO_BUILD
    else:
        raise BadPosition("position-turn", {"text": text[:40]})


def _check_reach(state: State) -> None:
    """Refuse islands that the tiles to come could carry too far (invariant 11)."""
    to_place = int(state.left) + int(state.hand != NO_TILE)
    most = FARTHEST - 2 * to_place
    for cell in state.island:
        if distance((int(state.q(cell)), int(state.r(cell)))) > most:
            raise BadPosition("position-far", {"field": f"hex:{_field(state, cell)}", "most": most})


def _check_statuses(state: State) -> None:
    numbers = [int(status) for status in state.status]
    finished = sorted(number for number in numbers if number > 0)
    eliminated = sorted(-number for number in numbers if number < 0)
    if finished != list(range(1, len(finished) + 1)) or eliminated != list(
        range(1, len(eliminated) + 1)
    ):
        raise BadPosition("position-status", {})
    for seat, number in enumerate(numbers):
        if two_kinds_used_up(state, seat) != (number > 0):
            raise BadPosition("position-kinds", {"seat": f"seat:{seat}"}, rule="TAL-11.6")
    if finished and not state.ranking and state.over != EARLY_VICTORY:
        raise BadPosition("position-finished", {}, rule="TAL-11.6")


def _check_turn(state: State) -> None:
    if state.phase == ENDED:
        return
    if active_seats(state) < 2:
        raise BadPosition("position-active", {}, rule="TAL-11.5")
    if state.status[int(state.active)] != ACTIVE:
        raise BadPosition("position-out", {"seat": f"seat:{state.active}"}, rule="TAL-3.5")
    if state.phase == TO_DRAW and state.left == 0:
        raise BadPosition("position-nothing-left", {}, rule="TAL-12.1")
    if state.phase == TO_BUILD and not can_build(state):
        raise BadPosition("position-no-build", {"seat": f"seat:{state.active}"}, rule="TAL-11.1")
