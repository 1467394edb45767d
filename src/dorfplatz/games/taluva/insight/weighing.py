"""Taluva: what speaks for a seat's settlements."""

from math import exp
from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.insight import Change, Weighed
from dorfplatz.games.taluva.insight.changes import changes_between
from dorfplatz.games.taluva.insight.prospects import Prospects
from dorfplatz.games.taluva.material import HUT, KINDS, PER_PLAYER, TEMPLE, TOWER
from dorfplatz.games.taluva.state import ACTIVE, TO_BUILD, State, built
from dorfplatz.kit.material import load

LEARNED: Final = load("dorfplatz.games.taluva", "insight.json")
NETWORK: Final = load("dorfplatz.games.taluva", "net.json")
FEATURES: Final = (
    "temples",
    "towers",
    "huts",
    "temple-sites",
    "tower-sites",
    "growing",
    "slopes",
    "settlements",
    "expansion",
    "victory",
    "chance",
    "turn",
    "stuck",
    "hunger",
    "closing",
)
FINER: Final = (
    "turns",
    "detour",
    "threats",
    "to-place",
    "to-build",
    "hut-turns",
    "temple-turns",
    "tower-turns",
    "soon",
    "cornered",
    "temple-risks",
    "tower-risks",
    "temple-chances",
    "tower-chances",
    "victory-chances",
    "heights",
    "contested",
    "rises",
    "tiles",
)
COURSE: Final = ("chance", "turn", "to-place", "to-build", "tiles")
PARTS: Final = ("detour", "hut-turns", "temple-turns", "tower-turns", "soon")
"""What the way to an early victory is made of; it is said as a whole."""
# The places of the features in a row, in the order above.
TEMPLES: Final[i64] = 0
TOWERS: Final[i64] = 1
HUTS: Final[i64] = 2
TEMPLE_SITES: Final[i64] = 3
TOWER_SITES: Final[i64] = 4
GROWING: Final[i64] = 5
SLOPES: Final[i64] = 6
SETTLEMENTS: Final[i64] = 7
EXPANSION: Final[i64] = 8
VICTORY: Final[i64] = 9
CHANCE: Final[i64] = 10
TURN: Final[i64] = 11
STUCK: Final[i64] = 12
HUNGER: Final[i64] = 13
CLOSING: Final[i64] = 14
TURNS: Final[i64] = 15
DETOUR: Final[i64] = 16
THREATS: Final[i64] = 17
PLACING: Final[i64] = 18
BUILDING: Final[i64] = 19
HUT_TURNS: Final[i64] = 20
TEMPLE_TURNS: Final[i64] = 21
TOWER_TURNS: Final[i64] = 22
SOON: Final[i64] = 23
CORNERED: Final[i64] = 24
TEMPLE_RISKS: Final[i64] = 25
TOWER_RISKS: Final[i64] = 26
TEMPLE_CHANCES: Final[i64] = 27
TOWER_CHANCES: Final[i64] = 28
VICTORY_CHANCES: Final[i64] = 29
HEIGHTS: Final[i64] = 30
CONTESTED: Final[i64] = 31
RISES: Final[i64] = 32
TILES: Final[i64] = 33

LAST_HUTS: Final = vec[float]([exp(-left / 3) for left in range(PER_PLAYER[HUT] + 1)])
"""How much it matters that only so many huts are left."""
ENOUGH_HUTS: Final = 9
"""With fewer huts, and temples and towers still to build, time begins to run out (TAL-11.1)."""
STARVING: Final = 2.0
"""How large a lead it is worth to have huts enough where a rival has none left."""
_FAR: Final = 100.0
"""So many temples is a place in the ranking worth."""


@final
class TaluvaInsight(Weighed[State]):
    """What is built, where the next temple or tower could stand, and how near the end is."""

    features: ClassVar[tuple[str, ...]] = FEATURES
    finer: ClassVar[tuple[str, ...]] = FINER
    unsaid: ClassVar[tuple[str, ...]] = (*COURSE, *PARTS, "contested")
    worse: ClassVar[tuple[str, ...]] = (
        "stuck",
        "hunger",
        "turns",
        "cornered",
        "temple-risks",
        "tower-risks",
    )
    rising: ClassVar[tuple[str, ...]] = ("growing", "slopes", "heights", "rises", "settlements")
    becomes: ClassVar[tuple[tuple[str, str], ...]] = (
        ("temple-sites", "temples"),
        ("tower-sites", "towers"),
    )
    vague: ClassVar[tuple[str, ...]] = ("victory", "stuck", "hunger", "closing", "turns")

    def __init__(self) -> None:
        super().__init__(LEARNED, NETWORK)
        self.prospects = Prospects()

    def look(self, state: State) -> None:
        """Find out which eruptions are possible."""
        if self.deep:
            self.prospects.eruptions.find(state)

    def measure(self, state: State, seat: i64, row: vec[float]) -> None:
        """Fill in what a seat has built and what its settlements offer."""
        offered = self.prospects
        offered.survey(state, seat, self.deep)
        if self.deep:
            self.measure_race(state, seat, row)
            self.measure_eruptions(row)
            row[TILES] = float(state.left) / 10.0
        temples = offered.temples
        towers = offered.towers
        huts = offered.huts
        temple_sites = offered.temple_sites if offered.temple_sites < temples else temples
        tower_sites = offered.tower_sites if offered.tower_sites < towers else towers
        row[TEMPLES] = float(built(state, seat, TEMPLE))
        row[TOWERS] = float(built(state, seat, TOWER))
        row[HUTS] = float(built(state, seat, HUT)) / 10.0
        row[TEMPLE_SITES] = float(temple_sites)
        row[TOWER_SITES] = float(tower_sites)
        row[GROWING] = float(offered.growing) if temples > 0 else 0.0
        row[SLOPES] = float(offered.slopes) if towers > 0 else 0.0
        row[SETTLEMENTS] = float(offered.settlements)
        row[EXPANSION] = float(offered.largest)
        row[VICTORY] = victory(state, seat)
        sites = temple_sites + tower_sites
        mine = sites > 0 and state.active == seat
        row[CHANCE] = 1.0 if mine and state.phase == TO_BUILD else 0.0
        row[TURN] = 1.0 if mine and state.phase != TO_BUILD else 0.0
        # Soon there may be nothing to build (TAL-11.1).
        row[STUCK] = float(5 - huts) if sites == 0 and huts < 5 else 0.0
        # The last huts are the end (TAL-11.1), or the victory where another kind is used up.
        closing = temples == 0 or towers == 0
        row[HUNGER] = 0.0 if closing else LAST_HUTS[huts]
        row[CLOSING] = LAST_HUTS[huts] if closing else 0.0
        status = state.status[seat]
        if status != ACTIVE:  # out or finished, which counts more than all that stands
            row[TEMPLES] = (_FAR if status > 0 else -_FAR) - float(status)

    def correction(self, state: State, seat: i64) -> float:
        """Return what the network misses: huts are time, and who runs out of them first is out.

        It learned from games in which both sides spend their huts alike. Against rivals who save
        theirs, whoever has few huts left while both other kinds remain is judged too well.
        """
        offered = self.prospects
        huts = offered.huts
        if huts >= ENOUGH_HUTS or offered.temples == 0 or offered.towers == 0:
            return 0.0
        return -STARVING * float(ENOUGH_HUTS - huts) / float(ENOUGH_HUTS)

    def count(self, state: State, seat: i64, row: vec[float]) -> None:
        """Fill in the features, huts by the piece."""
        self.measure(state, seat, row)
        row[HUTS] = float(built(state, seat, HUT))

    def changes(self, before: State, after: State) -> list[Change]:
        """Return who is out, and which settlements got or lost a site."""
        return changes_between(before, after)

    def measure_race(self, state: State, seat: i64, row: vec[float]) -> None:
        """Fill in how many turns the two quickest ways to an early victory take (TAL-11.6)."""
        offered = self.prospects
        hut_turns = offered.hut_turns()
        temple_turns = offered.temple_turns()
        tower_turns = offered.tower_turns()
        best = hut_turns + temple_turns
        other = hut_turns + tower_turns
        third = temple_turns + tower_turns
        if other < best:
            best, other = other, best
        if third < best:
            best, other = third, best
        elif third < other:
            other = third
        mine = state.active == seat
        row[TURNS] = best
        row[DETOUR] = other
        row[THREATS] = float(offered.threats())
        row[PLACING] = 1.0 if mine and state.phase != TO_BUILD else 0.0
        row[BUILDING] = 1.0 if mine and state.phase == TO_BUILD else 0.0
        row[HUT_TURNS] = hut_turns
        row[TEMPLE_TURNS] = temple_turns
        row[TOWER_TURNS] = tower_turns
        row[SOON] = 1.0 / (1.0 + best)
        stuck = offered.huts == 0 and offered.temple_sites + offered.tower_sites == 0
        row[CORNERED] = 1.0 if stuck else 0.0

    def measure_eruptions(self, row: vec[float]) -> None:
        """Fill in which sites the next eruption could take, and which it could make."""
        offered = self.prospects
        eruptions = offered.eruptions
        for i in range(TEMPLE_RISKS, TILES):
            row[i] = 0.0
        for_temple: i64 = 0
        for_tower: i64 = 0
        if offered.temples > 0:
            for_temple = eruptions.temple_chances
            row[TEMPLE_RISKS] = float(eruptions.temple_risks)
            row[TEMPLE_CHANCES] = float(for_temple)
        if offered.towers > 0:
            for_tower = eruptions.tower_chances
            row[TOWER_RISKS] = float(eruptions.tower_risks)
            row[TOWER_CHANCES] = float(for_tower)
            row[HEIGHTS] = float(offered.heights)
            row[CONTESTED] = float(eruptions.contested)
        row[VICTORY_CHANCES] = float(offered.victories(for_temple, for_tower))
        row[RISES] = float(offered.rises)


def victory(state: State, seat: i64) -> float:
    """Return how near the two kinds nearest to being used up are to it, 0 to 4 (TAL-11.6)."""
    least = 1.0
    total = 0.0
    for kind in range(KINDS):
        share = float(built(state, seat, kind)) / float(PER_PLAYER[kind])
        total += share
        if share < least:
            least = share
    return (total - least) * (total - least)
