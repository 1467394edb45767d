"""Taluva: what the network is told about eruptions is what eruptions do."""

import random
from collections.abc import Iterator

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import OVER
from dorfplatz.games.taluva import GAME
from dorfplatz.games.taluva.actions import (
    BUILD_TEMPLE,
    BUILD_TOWER,
    EXPAND,
    PLACE,
    is_eruption,
    verb_of,
)
from dorfplatz.games.taluva.insight.prospects import Prospects
from dorfplatz.games.taluva.material import PIECES, TEMPLE, TEMPLE_FIELDS
from dorfplatz.games.taluva.settlements import Survey, settlement
from dorfplatz.games.taluva.state import TO_PLACE, State, kind_of

SILENT = Journal(False)

CONTACT = (
    "3.-5V1/0 2.-4C1 3.-4J1 2.-3C2 3.-3V1/1 0.-2J1 1.-2V3/5 2.-2C3 -1.-1V1/0 0.-1L1 1.-1J3 2.-1V1/1"
    " -2.0C1 -1.0R1 0.0V2/4 1.0C2 -4.1S1 -3.1R1 -1.1L1 0.1L1 -4.2V1/3; r 3/2/14 H2.-4 H0.-2 H-3.1"
    " H0.1; w 3/2/14 H0.-1 H-2.0 H-1.0 H-1.1; stack JJ1 JC4 JS4 JR2 CJ4 CS2 CL1 SJ4 SC2 SS1 SR2 SL1"
    " RJ2 RC2 RR1 RL1 LJ1 LC1 LS1; place r LR"
)
"""The hut on 0.-1 is all that links White to the high field 1.-1."""

BRIDGE = (
    "4.-3V1/0 3.-2R1 4.-2J1 -1.-1J1 0.-1V1/1 1.-1V1/5 2.-1J1 -1.0C1 0.0V1/0 1.0C1 2.0V1/0 -1.1C1"
    " 0.1J1 1.1C1 2.1S1 -2.2R1 -1.2S1 0.2C1 1.2S1 2.2C1 -2.3V1/3 0.3V1/3 1.3V1/4 2.3R1; r 2/2/14"
    " H1.0 H-1.1 H0.1 H1.1 T2.1 H0.2 H2.3; w 3/2/16 H2.-1 H-1.0 H-2.2 H1.2; stack JJ1 JC5 JS3 JR2"
    " JL2 CJ3 CC1 CS1 CR2 CL1 SJ4 SC1 SS1 SR1 SL1 RJ1 RC1 RS1 RR1 RL1 LJ1 LC1 LS1 LR1 LL1;"
    " place r JS"
)
"""Without 1.0 and 1.1 Red has three huts apart from the temple on 2.1."""


def listed(state: State) -> list[int]:
    """Return the codes of all legal actions."""
    codes = Codes()
    GAME.rules.legal(state, codes)
    return [int(codes.row[i]) for i in range(codes.count)]


def erupts(code: int) -> bool:
    """Say whether an action is an eruption."""
    return verb_of(code) == PLACE and is_eruption(code)


def lively(seed: int, seats: int) -> Iterator[State]:
    """Play a game with many eruptions, temples and towers; give every position with a tile."""
    luck = random.Random(seed)
    state = GAME.start(seats, {})
    while GAME.rules.turn(state) != OVER:
        codes = listed(state)
        if state.phase == TO_PLACE:
            yield state
            codes = [c for c in codes if erupts(c)] if luck.random() < 0.6 else codes
        else:
            tall = [c for c in codes if verb_of(c) in (BUILD_TOWER, BUILD_TEMPLE)]
            codes = tall or [c for c in codes if verb_of(c) == EXPAND] or codes
        GAME.rules.apply(state, luck.choice(codes or listed(state)), SILENT)


def found(state: State, seat: int) -> Prospects:
    """Return what is found out about a seat."""
    prospects = Prospects()
    prospects.eruptions.find(state)
    prospects.survey(state, seat, True)
    return prospects


def after_eruptions(state: State) -> Iterator[State]:
    """Give the position after every eruption of the active seat."""
    for code in listed(state):
        if erupts(code):
            after = GAME.rules.copy(state)
            GAME.rules.apply(after, code, SILENT)
            yield after


def large_without_temple(state: State, seat: int) -> int:
    """Return how many settlements are large enough for a temple and have none."""
    survey = Survey()
    known: set[int] = set()
    count = 0
    for home in range(state.settled[seat]):
        field = int(state.homes[seat * PIECES + home])
        if field not in known:
            settlement(state, field, survey)
            fields = [int(survey.fields[i]) for i in range(survey.count)]
            known.update(fields)
            kinds = [kind_of(int(state.piece[cell])) for cell in fields]
            count += len(fields) >= TEMPLE_FIELDS and TEMPLE not in kinds
    return count


def positions() -> Iterator[State]:
    """Give positions before a tile is placed, with two and three seats."""
    for text in (CONTACT, BRIDGE):
        yield GAME.notation.read_position(text, 2, None)
    for seed in range(12):
        yield from lively(seed, 2 + seed % 2)


def test_eruptions_take_and_make_the_sites_that_are_told() -> None:
    happened = dict.fromkeys(
        ("temple risk", "tower risk", "temple chance", "tower chance", "no tower"), 0
    )
    for state in positions():
        me = int(state.active)
        rival = (me + 1) % int(state.seats)
        mine, theirs = found(state, me), found(state, rival)
        afters = list(after_eruptions(state))
        assert mine.eruptions.count == len(afters)
        if theirs.eruptions.temple_risks > 0:
            happened["temple risk"] += 1
            before = large_without_temple(state, rival)
            assert min(large_without_temple(after, rival) for after in afters) < before
        if theirs.eruptions.tower_risks > 0:
            happened["tower risk"] += 1
            assert any(found(after, rival).tower_sites < theirs.tower_sites for after in afters)
        if mine.eruptions.temple_chances > 0 and mine.temples > 0:
            happened["temple chance"] += 1
            assert any(verb_of(code) == BUILD_TEMPLE for after in afters for code in listed(after))
        towers = [a for a in afters if any(verb_of(code) == BUILD_TOWER for code in listed(a))]
        if mine.eruptions.tower_chances > 0 and mine.towers > 0:
            happened["tower chance"] += 1
            assert towers
        elif mine.tower_sites == 0 and mine.towers == 2:  # no tower stands: nothing is overlooked
            happened["no tower"] += 1
            assert not towers
    assert all(count > 0 for count in happened.values()), happened


def test_only_what_is_asked_for_is_looked_at() -> None:
    state = list(lively(3, 2))[12]
    deep, plain = found(state, 0), Prospects()
    plain.survey(state, 0, False)
    assert (plain.temple_sites, plain.tower_sites) == (deep.temple_sites, deep.tower_sites)
    assert plain.heights == 0 and plain.eruptions.settlements == 0
