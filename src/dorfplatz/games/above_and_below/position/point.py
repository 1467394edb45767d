"""Above and Below: the point of the game of a position, read and written (13.3)."""

import re
from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.games.above_and_below.actions import USES, villagers_of
from dorfplatz.games.above_and_below.book import (
    AUTO,
    BOOK_EFFECTS,
    CHECK,
    HIGH,
    LOW,
    OPTION_COUNT,
    OPTION_KEYS,
    OPTION_TYPE,
    OPTIONS,
)
from dorfplatz.games.above_and_below.material import (
    BIT,
    CAVE_IDS,
    DIE,
    LANTERNS,
    LEAST_PRICE,
    SEAT_NAMES,
    VILLAGER_IDS,
    VILLAGER_INDEX,
    VILLAGERS,
)
from dorfplatz.games.above_and_below.position.reader import Reader
from dorfplatz.games.above_and_below.rules.explore import finish_roll
from dorfplatz.games.above_and_below.rules.recovery import begin_recovery, use_for
from dorfplatz.games.above_and_below.state import (
    ANSWERING,
    APPLYING,
    ARRIVALS,
    AT_HIGH,
    AT_LOW,
    ENDED,
    ENTERING,
    FAILED,
    FINAL,
    PAYING,
    READING,
    RECOVERING,
    ROLLING,
    SETUP,
    TURN,
    UNDECIDED,
    WITHOUT_ROLL,
    State,
)
from dorfplatz.games.above_and_below.village import (
    may_use,
    outcome_list,
    outcome_name,
    outcome_place,
    refused_price,
)
from dorfplatz.kit.positions import misplaced

ALONE: Final = {"setup": SETUP, "arrivals": ARRIVALS, "over": ENDED}
OF_A_SEAT: Final = {"income": PAYING, "final": FINAL}
POINTS: Final = (*ALONE, "turn", "offer", "explore", "recover", *OF_A_SEAT)
_BIDDEN: Final = re.compile(r"([A-D])([1-9][0-9]{0,5})")
_READ: Final = re.compile(r"#([1-9][0-9]{0,2})([ABC])?")


def read_point(reader: Reader) -> None:
    """Take whose turn it is, and what was done in it."""
    state = reader.state
    reader.point = reader.point or ["turn", SEAT_NAMES[state.start]]
    words = reader.point
    kind = words[0]
    state.current = state.start
    round_end = kind in ("arrivals", "recover", "income")
    if round_end and (state.passed != 0 or state.round == 1):
        raise reader.misplaced("AAB-9.1")
    if kind in ("setup", "final", "over") and state.passed != 0:
        raise reader.misplaced("AAB-2.4")
    if kind in ALONE:
        if len(words) != 1:
            raise reader.misplaced()
        state.phase = ALONE[kind]
        return
    state.current, rest = reader.seat_of_point(2, 20)
    if state.passed & BIT[state.current] != 0:
        raise reader.misplaced("AAB-2.4")
    if kind in ("turn", "offer"):
        _read_turn(reader, kind, rest)
    elif kind == "explore":
        _read_exploration(reader, rest[2:])
    elif kind == "recover":
        _read_recovery(reader, rest)
    else:
        if rest:
            raise reader.misplaced()
        state.phase = OF_A_SEAT[kind]


def _read_turn(reader: Reader, kind: str, rest: list[str]) -> None:
    state = reader.state
    state.phase = TURN
    if kind == "offer":
        if not rest:
            raise reader.misplaced()
        state.bargain.seller, state.bargain.price = _bid(reader, rest[0])
        if (
            state.villages.sale[state.bargain.seller] == 0
            or state.bargain.price > state.villages.coins[state.current]
        ):
            raise reader.misplaced("AAB-8.1")
        state.phase = ANSWERING
        rest = rest[1:]
    if rest[:1] == ["moved"]:
        state.bargain.moved = True
        rest = rest[1:]
    if rest:
        if rest[0] != "refused" or len(rest) == 1:
            raise reader.misplaced()
        named: list[int] = []
        for word in rest[1:]:
            seller, price = _bid(reader, word)
            if seller in named:
                raise misplaced(word)
            named.append(seller)
            if price >= LEAST_PRICE and state.villages.sale[seller] > 0:  # else it forbids nothing
                state.bargain.refused[seller] = price


def _bid(reader: Reader, word: str) -> tuple[int, int]:
    found = _BIDDEN.fullmatch(word)
    seats = SEAT_NAMES[: int(reader.state.seats)]
    if not found or found[1] not in seats or seats.index(found[1]) == reader.state.current:
        raise misplaced(word, "AAB-8.1")
    return seats.index(found[1]), int(found[2])


def _read_exploration(reader: Reader, rest: list[str]) -> None:
    state = reader.state
    state.phase = ENTERING
    if not rest:
        _check_party(reader)
        return
    found = _READ.fullmatch(rest[0])
    if not found or int(found[1]) > 216:
        raise misplaced(rest[0])
    state.exploration.section = int(found[1])
    state.known.read[state.exploration.section] = 1
    state.phase = READING
    if found[2] is None:
        if len(rest) > 1:
            raise misplaced(" ".join(rest))
        _check_party(reader)
        return
    state.exploration.option = OPTION_KEYS.index(found[2])
    rest = rest[1:]
    if state.exploration.option >= i64(OPTION_COUNT[state.exploration.section]):
        raise misplaced(found[0])
    if rest and rest[0][0] not in ">@":
        _read_dice(reader, rest[0])
        rest = rest[1:]
    if rest:
        _read_outcome(reader, rest)
    else:
        _read_roll(reader)


def _check_party(reader: Reader) -> None:
    if reader.state.exploration.party == 0:
        raise reader.misplaced("AAB-3.2")


def _read_dice(reader: Reader, text: str) -> None:
    last = -1
    for word in text.split(","):
        name, _, die = word.partition("=")
        if name not in VILLAGER_INDEX or not re.fullmatch(r"[1-6]", die):
            raise misplaced(text)
        villager = VILLAGER_INDEX[name]
        there = reader.state.exploration.party | reader.state.villages.injured[reader.state.current]
        if villager <= last or there & BIT[villager] == 0:
            raise misplaced(text, "AAB-3.8")
        last = villager
        reader.state.exploration.dice[villager] = u8(int(die))


def _read_roll(reader: Reader) -> None:
    state = reader.state
    if i64(OPTION_TYPE[state.exploration.section * OPTIONS + state.exploration.option]) != CHECK:
        raise reader.misplaced("AAB-3.8")
    _check_party(reader)
    state.phase = ROLLING
    for villager in range(VILLAGERS):
        if state.exploration.dice[villager] > 0:
            if state.exploration.party & BIT[villager] == 0:
                raise reader.misplaced("AAB-3.8")
            state.exploration.lanterns += i64(
                LANTERNS[villager * DIE + i64(state.exploration.dice[villager])]
            )
        elif state.exploration.party & BIT[villager] != 0:
            state.exploration.to_roll |= BIT[villager]
    if state.exploration.to_roll == 0:
        finish_roll(state)


def _read_outcome(reader: Reader, rest: list[str]) -> None:
    state = reader.state
    entry = state.exploration.section * OPTIONS + state.exploration.option
    kind = i64(OPTION_TYPE[entry])
    names = {str(int(LOW[entry])): AT_LOW, str(int(HIGH[entry])): AT_HIGH, "x": FAILED}
    if kind == AUTO:
        names = {"auto": WITHOUT_ROLL}
    outcome = names.get(rest[0][1:], UNDECIDED) if kind in (CHECK, AUTO) else UNDECIDED
    if rest[0] == ">0" or rest[0][0] != ">" or outcome == UNDECIDED:
        raise reader.misplaced("AAB-3.13")
    if len(rest) != 2 or not re.fullmatch(r"@[1-9]", rest[1]):
        raise reader.misplaced()
    state.exploration.outcome = outcome
    state.phase = APPLYING
    state.exploration.effect = int(rest[1][1:]) - 1
    if state.exploration.effect > BOOK_EFFECTS.count[outcome_list(state)]:
        raise misplaced(rest[1])
    state.known.revealed[state.exploration.section] = u8(BIT[outcome_place(state)])


def _read_recovery(reader: Reader, rest: list[str]) -> None:
    state = reader.state
    begin_recovery(state)
    if len(rest) > 1:
        raise reader.misplaced()
    last = -1
    for word in rest[0].split(",") if rest else []:
        name, _, use = word.partition("=")
        if name not in VILLAGER_INDEX or use not in USES:
            raise misplaced(word)
        villager = VILLAGER_INDEX[name]
        if villager <= last or state.night.to_ask & BIT[villager] == 0:
            raise misplaced(word, "AAB-9.13")
        if not may_use(state, villager, USES.index(use)):
            raise misplaced(word, "AAB-9.13")
        last = villager
        use_for(state, villager, USES.index(use))


# -- Writing


def write_point(state: State, recorded: bool) -> str:
    """Return whose turn it is, and what was done in it."""
    seat = SEAT_NAMES[state.current]
    for name, phase in ALONE.items():
        if state.phase == phase:
            return name
    for name, phase in OF_A_SEAT.items():
        if state.phase == phase:
            return f"{name} {seat}"
    if state.phase == RECOVERING:
        uses = ",".join(
            f"{name}={USES[int(state.night.uses[villager]) - 1]}"
            for villager, name in enumerate(VILLAGER_IDS)
            if state.night.uses[villager] > 0
        )
        return f"recover {seat} {uses}" if uses else f"recover {seat}"
    if state.phase in (TURN, ANSWERING):
        return _write_turn(state, seat, recorded)
    return _write_exploration(state, seat)


def _write_turn(state: State, seat: str, recorded: bool) -> str:
    parts = [f"turn {seat}"]
    if state.phase == ANSWERING:
        parts = [f"offer {seat} {SEAT_NAMES[state.bargain.seller]}{int(state.bargain.price)}"]
    if state.bargain.moved:
        parts.append("moved")
    refused = [
        f"{SEAT_NAMES[seller]}{int(state.bargain.refused[seller])}"
        for seller in range(state.seats)
        if (state.bargain.refused[seller] if recorded else refused_price(state, seller)) > 0
    ]
    return " ".join([*parts, "refused", *refused] if refused else parts)


def _write_exploration(state: State, seat: str) -> str:
    party = ",".join(villagers_of(int(state.exploration.party))) or "-"
    text = f"explore {seat} {CAVE_IDS[state.exploration.cave - 1]} {party}"
    if state.phase == ENTERING:
        return text
    text += f" #{int(state.exploration.section)}"
    if state.phase == READING:
        return text
    text += OPTION_KEYS[state.exploration.option]
    dice = ",".join(
        f"{name}={int(state.exploration.dice[villager])}"
        for villager, name in enumerate(VILLAGER_IDS)
        if state.exploration.dice[villager] > 0
    )
    if dice:
        text += f" {dice}"
    if state.phase == APPLYING:
        text += f" >{outcome_name(state)} @{int(state.exploration.effect) + 1}"
    return text
