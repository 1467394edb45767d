"""Above and Below: actions worth trying in a position, legal or not."""

from typing import Final

from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.games.above_and_below import lists
from dorfplatz.games.above_and_below.actions import (
    ROWS,
    USES,
    Action,
    Alternative,
    Answer,
    Build,
    Choose,
    Done,
    Exert,
    Explore,
    Harvest,
    Injure,
    Offer,
    Pass,
    Place,
    Recover,
    Renew,
    Sale,
    Train,
    Work,
    decode,
    villagers_of,
)
from dorfplatz.games.above_and_below.book import OPTION_KEYS
from dorfplatz.games.above_and_below.material import (
    BUILDING_IDS,
    GOOD_IDS,
    ITEM_IDS,
    RECRUIT_IDS,
    SEAT_NAMES,
    SYMBOL_INDEX,
    VILLAGER_IDS,
    VILLAGER_INDEX,
)
from dorfplatz.games.above_and_below.state import (
    APPLYING,
    EXERTING,
    READING,
    RECOVERING,
    TURN,
    State,
)

SOME: Final = 12
"""So many legal sets are changed by one element."""


def universe(state: State) -> list[Action]:
    """Return one of every verb, and all that is near what the position asks for."""
    folk = neighbours(state)
    tried: list[Action] = [
        Done(),
        Pass(),
        Answer(True),
        Answer(False),
        Explore(folk[:2]),
        Work(folk[:1]),
        Injure(folk[:1]),
        Exert((), 0),
        Exert(folk[:1], 4),
        Alternative(1),
        Recover(folk[0], "b"),
        Harvest(folk[:1], ("H07.fish",)),
        Choose(max(1, int(state.exploration.section)), "A"),
    ]
    tried.extend([Place(good) for good in GOOD_IDS])
    tried.extend([Renew(row) for row in ROWS])
    phase = state.phase
    if phase == TURN:
        tried.extend(in_a_turn(state, folk))
    elif phase == READING:
        here = int(state.exploration.section)
        tried.extend([Choose(n, key) for n in (here - 1, here, here + 1) for key in OPTION_KEYS])
    elif phase == EXERTING:
        for group in groups(state, folk):
            tried.extend([Exert(group, number) for number in range(1, 10)])
    elif phase == APPLYING:
        tried.extend([Injure(group) for group in groups(state, folk)])
        tried.extend([Alternative(number) for number in range(1, 6)])
    elif phase == RECOVERING:
        tried.extend([Recover(villager, use) for villager in folk for use in USES])
    return tried


def neighbours(state: State) -> tuple[str, ...]:
    """Return all villagers of the current player, and some who are not."""
    seat = state.current
    own = (
        state.villages.ready[seat]
        | state.villages.exhausted[seat]
        | state.villages.injured[seat]
        | state.exploration.party
    )
    others = [name for name in ("NB1", "NS2", "NT4", "V05", "V12", "X3") if name in VILLAGER_INDEX]
    names = {*villagers_of(int(own)), *others}
    return tuple([name for name in VILLAGER_IDS if name in names])


def in_a_turn(state: State, folk: tuple[str, ...]) -> list[Action]:
    """Return free and main actions near what the player has."""
    coins = int(state.villages.coins[state.current])
    tried: list[Action] = [Sale(None)]
    tried.extend([Sale(item) for item in ITEM_IDS])
    for seat in range(len(SEAT_NAMES)):
        tried.extend([Offer(seat, price) for price in range(1, coins + 3)])
    for villager in folk:
        tried.extend([Build(villager, building) for building in BUILDING_IDS])
        tried.extend([Train(villager, recruit) for recruit in RECRUIT_IDS])
    for group in groups(state, folk):
        tried.append(Explore(group))
        tried.append(Work(group))
    tried.extend(harvests(state, folk))
    return tried


def groups(state: State, folk: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return some sets of own villagers, and every set one villager away from them."""
    own = (
        state.exploration.party
        if state.phase in (EXERTING, APPLYING)
        else state.villages.ready[state.current]
    )
    members = villagers_of(int(own))
    count = 1 << len(members)
    found: dict[tuple[str, ...], None] = {}
    for picks in range(1, count, max(1, count // SOME)):
        group = [name for place, name in enumerate(members) if picks >> place & 1]
        found[tuple(group)] = None
        for changed in folk:
            near = [name for name in folk if (name in group) != (name == changed)]
            if near:
                found[tuple(near)] = None
    return list(found)


def harvests(state: State, folk: tuple[str, ...]) -> list[Action]:
    """Return some legal harvests with one villager or one token more, less, or another."""
    codes = Codes()
    lists.harvests(state, state.current, state.villages.ready[state.current], codes)
    known = [f"{building}.{good}" for building, good in SYMBOL_INDEX]
    tried: list[Action] = []
    for at in range(0, int(codes.count), max(1, int(codes.count) // SOME)):
        harvest = decode(codes.row[i64(at)])
        if isinstance(harvest, Harvest):
            group, tokens = harvest.villagers, list(harvest.tokens)
            for changed in folk:
                near = tuple([name for name in folk if (name in group) != (name == changed)])
                if near:
                    tried.append(Harvest(near, harvest.tokens))
            for token in known:
                tried.append(Harvest(group, tuple(sorted([*tokens, token], key=known.index))))
                swapped = sorted([*tokens[1:], token], key=known.index)
                tried.append(Harvest(group, tuple(swapped)))
            if len(tokens) > 1:
                tried.append(Harvest(group, tuple(tokens[1:])))
    return tried
