"""Above and Below: actions to text and back (13.1), and whole games (13.2)."""

import re
from typing import Final, final

from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import BadRecord, DorfplatzError, Unreadable
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.notation import Notation, Recorded
from dorfplatz.engine.options import Options, Value
from dorfplatz.engine.rules import OVER
from dorfplatz.games.above_and_below.actions import (
    USES,
    Action,
    Alternative,
    Answer,
    Build,
    Choose,
    Done,
    Draw,
    Exert,
    Explore,
    Harvest,
    Injure,
    LanternDie,
    Offer,
    Pass,
    Place,
    Recover,
    Renew,
    Sale,
    SectionDie,
    Train,
    Work,
    decode,
    encode,
)
from dorfplatz.games.above_and_below.lists import legal
from dorfplatz.games.above_and_below.material import (
    BUILDING_INDEX,
    CAVE_INDEX,
    GOOD_IDS,
    ITEM_IDS,
    RECRUIT_IDS,
    SEAT_NAMES,
    SYMBOL_INDEX,
    VILLAGER_INDEX,
)
from dorfplatz.games.above_and_below.position import options_in, read_position, write_position
from dorfplatz.games.above_and_below.rules.course import apply, start
from dorfplatz.games.above_and_below.state import ARRIVALS, FINAL, SETUP, State

_NUMBER: Final = re.compile(r"[1-9][0-9]{0,8}")
_SECTION: Final = re.compile(r"#([1-9][0-9]{0,2})([ABC])")
_LAST_SECTION: Final = 216


@final
class VillageNotation(Notation[State, Action]):
    """The notation of the specification."""

    def seat_name(self, seat: int) -> str:
        """Return the letter of a seat."""
        return SEAT_NAMES[seat]

    def write(self, action: Action) -> str:
        """Return the one text of an action."""
        return write(action)

    def read(self, text: str) -> Action:
        """Return the action a text means; there is exactly one spelling."""
        return read(text)

    def encode(self, action: Action) -> i64:
        """Return the number of an action."""
        return encode(action)

    def decode(self, code: i64) -> Action:
        """Return the action of a number."""
        return decode(code)

    def write_recorded(self, state: State) -> str:
        """Return the text with refusals that forbid nothing any more: records always had them."""
        return write_position(state, recorded=True)

    def write_position(self, state: State) -> str:
        """Return the canonical text of a position."""
        return write_position(state)

    def read_position(self, text: str, seats: int | None, options: Options | None) -> State:
        """Return the position a text describes."""
        return read_position(text, seats, options)

    def options_in(self, text: str) -> dict[str, Value]:
        """Return the options that a text names."""
        return options_in(text)

    def read_record(self, text: str) -> Recorded:
        """Read a record with its header and labels."""
        return read_record(text)


def write(action: Action) -> str:
    """Return the one text of an action."""
    match action:
        case Place(good):
            return f"^{good}"
        case Done():
            return "."
        case Sale(item):
            return f"${item or '-'}"
        case Offer(seat, price):
            return f"?{SEAT_NAMES[seat]}{price}"
        case Answer(accepts):
            return "yes" if accepts else "no"
        case Renew(row):
            return f"R{row}"
        case Explore(villagers):
            return f"E:{','.join(villagers)}"
        case Build(villager, building):
            return f"B:{villager}:{building}"
        case Harvest(villagers, tokens):
            return f"H:{','.join(villagers)}:{','.join(tokens)}"
        case Train(villager, recruit):
            return f"T:{villager}:{recruit}"
        case Work(villagers):
            return f"W:{','.join(villagers)}"
        case Pass():
            return "P"
        case Choose(section, option):
            return f"#{section}{option}"
        case Exert(villagers, number):
            return f"!{','.join(villagers)}>{number}" if villagers else "!-"
        case Injure(villagers):
            return f"/{','.join(villagers)}"
        case Alternative(number):
            return f"/{number}"
        case Recover(villager, use):
            return f"Z:{villager}={use}"
        case Draw(card):
            return f"+{card}"
        case SectionDie(cave, die):
            return f"{cave}={die}"
        case LanternDie(villager, die):
            return f"{villager}={die}"


def read(text: str) -> Action:
    """Return the action a text means; there is exactly one spelling."""
    action = _read(text)
    if action is None:
        raise Unreadable("unreadable", {"text": text[:60]})
    return action


def _read(text: str) -> Action | None:
    words: dict[str, Action] = {
        ".": Done(),
        "$-": Sale(None),
        "yes": Answer(True),
        "no": Answer(False),
        "Rh": Renew("h"),
        "Ro": Renew("o"),
        "P": Pass(),
        "!-": Exert((), 0),
    }
    if text in words:
        return words[text]
    if text[:2] in ("E:", "B:", "H:", "T:", "W:", "Z:"):
        return _read_villagers(text[0], text[2:])
    mark, rest = text[:1], text[1:]
    if mark == "^":
        return Place(rest) if rest in GOOD_IDS else None
    if mark == "$":
        return Sale(rest) if rest in ITEM_IDS else None
    if mark == "?":
        return _read_offer(rest)
    if mark == "#":
        found = _SECTION.fullmatch(text)
        if found and int(found[1]) <= _LAST_SECTION:
            return Choose(int(found[1]), found[2])
        return None
    if mark == "!":
        return _read_exertion(rest)
    if mark == "/":
        if _NUMBER.fullmatch(rest):
            return Alternative(int(rest))
        villagers = _villagers(rest)
        return Injure(villagers) if villagers else None
    return _read_chance(mark, rest, text)


def _villagers(text: str) -> tuple[str, ...] | None:
    """Return a list of villagers if it is in canonical order and names nobody twice."""
    names = tuple(text.split(","))
    if not all(name in VILLAGER_INDEX for name in names):
        return None
    places = [VILLAGER_INDEX[name] for name in names]
    return names if places == sorted(set(places)) else None


def _read_villagers(verb: str, text: str) -> Action | None:
    """Read an action that begins with the villagers who do it."""
    if verb == "Z":
        villager, equals, use = text.partition("=")
        if equals and villager in VILLAGER_INDEX and use in USES:
            return Recover(villager, use)
        return None
    first, colon, rest = text.partition(":")
    villagers = _villagers(first)
    if villagers is None or bool(colon) != (verb in "BHT"):
        return None
    if verb == "E":
        return Explore(villagers)
    if verb == "W":
        return Work(villagers)
    if verb == "H":
        tokens = _tokens(rest)
        return Harvest(villagers, tokens) if tokens else None
    if len(villagers) != 1:
        return None
    if verb == "B":
        return Build(first, rest) if rest in BUILDING_INDEX else None
    return Train(first, rest) if rest in VILLAGER_INDEX else None


def _tokens(text: str) -> tuple[str, ...] | None:
    """Return a list of tokens if it is in the order of 13.1."""
    names = tuple(text.split(","))
    places: list[int] = []
    for name in names:
        building, _, good = name.partition(".")
        if (building, good) not in SYMBOL_INDEX:
            return None
        places.append(SYMBOL_INDEX[building, good])
    return names if places == sorted(places) else None


def _read_offer(text: str) -> Action | None:
    seat, price = text[:1], text[1:]
    if seat and seat in SEAT_NAMES and _NUMBER.fullmatch(price):
        return Offer(SEAT_NAMES.index(seat), int(price))
    return None


def _read_exertion(text: str) -> Action | None:
    first, arrow, number = text.partition(">")
    villagers = _villagers(first)
    if arrow and villagers and re.fullmatch(r"[1-9]", number):
        return Exert(villagers, int(number))
    return None


def _read_chance(mark: str, rest: str, text: str) -> Action | None:
    if mark == "+":
        known = rest in BUILDING_INDEX or rest in CAVE_INDEX or rest in RECRUIT_IDS
        return Draw(rest) if known and rest[:1] != "S" else None
    name, equals, die = text.partition("=")
    if equals and re.fullmatch(r"[1-6]", die):
        if name in CAVE_INDEX:
            return SectionDie(name, int(die))
        if name in VILLAGER_INDEX:
            return LanternDie(name, int(die))
    return None


# -- Records (13.2) ---------------------------------------------------------------------------

_HEADER: Final = {
    "players": ("2", "3", "4"),
    "trade": ("on", "off"),
    "catch_up_coins": ("published", "none"),
}
_LABEL: Final = re.compile(r"0|[1-7]\.(?:[A-D]|end)")


def read_record(text: str) -> Recorded:
    """Read three header lines and the moves; a label that disagrees is refused (13.2)."""
    lines = [line for line in text.splitlines() if line.strip()]
    header: dict[str, str] = {}
    for line, (key, values) in zip(lines, _HEADER.items()):
        words = line.split()
        if len(words) != 2 or words[0] != key or words[1] not in values:
            raise BadRecord("record-header", {})
        header[key] = words[1]
    if len(header) != len(_HEADER):
        raise BadRecord("record-header", {})
    seats = int(header["players"])
    options: dict[str, Value] = {
        "trade": header["trade"],
        "catch_up_coins": header["catch_up_coins"],
    }
    state = start(seats, {**options, "texts": "reader"})
    moves: list[str] = []
    for line in lines[3:]:
        words = line.split()
        if _LABEL.fullmatch(words[0]):
            if words[0] != label(state):
                raise BadRecord("record-label", {"label": words[0], "expected": label(state)})
            words = words[1:]
        for word in words:
            _play(state, word)
            moves.append(word)
    return Recorded(seats, options, moves)


def _play(state: State, word: str) -> None:
    """Play one move of a record, if it is legal."""
    codes = Codes()
    try:
        code = int(encode(read(word)))
    except DorfplatzError as error:
        raise BadRecord("record-word", {"word": word[:60]}) from error
    legal(state, codes)
    if state.active == OVER or code not in codes.values():
        raise BadRecord("record-word", {"word": word[:60]})
    apply(state, code, Journal(False))


def label(state: State) -> str:
    """Return the label a record's line may begin with here (13.2)."""
    if state.phase == SETUP:
        return "0"
    if state.phase == FINAL:
        return f"{int(state.round)}.end"
    if state.phase > FINAL or state.active == OVER:
        return "over"
    if is_round_end(state):
        return f"{int(state.round) - 1}.end"
    return f"{int(state.round)}.{SEAT_NAMES[state.current]}"


def is_round_end(state: State) -> bool:
    """Say whether the game is between two rounds, with the marker already moved on."""
    return ARRIVALS <= state.phase < FINAL
