"""Taluva: settlements (TAL-1), found by walking around them."""

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.games.taluva.material import PIECES, STEPS, TEMPLE, TOWER, VOLCANO
from dorfplatz.games.taluva.state import State
from dorfplatz.kit.hexes import Hex, neighbours


@final
class Survey:
    """What a walk around the settlements of a seat found; one is used again and again.

    ``mark`` tells which walk passed a cell last, ``tower`` and ``temple`` which survey listed it.
    """

    def __init__(self) -> None:
        self.mark: vec[i64] = vec[i64]([0] * 4096)
        self.tower: vec[i64] = vec[i64]([0] * 4096)
        self.temple: vec[i64] = vec[i64]([0] * 4096)
        self.walk: i64 = 0
        self.fields: vec[i64] = vec[i64]([0] * int(PIECES))
        self.count: i64 = 0
        self.sites: vec[i64] = vec[i64]([0] * int(PIECES * 6))
        self.free: i64 = 0
        self.towers: i64 = 0
        self.temples: i64 = 0
        self.cost: vec[i64] = vec[i64]([0] * 6)
        self.codes: Codes = Codes(64)

    def fit(self, cells: i64) -> None:
        """Make room for a window of so many cells."""
        while len(self.mark) < cells:
            self.mark = append(self.mark, 0)
            self.tower = append(self.tower, 0)
            self.temple = append(self.temple, 0)


SURVEY: Final = Survey()


def settlement(state: State, field: i64, survey: Survey) -> i64:
    """Collect the fields of the settlement a field belongs to, and the sites; return the smallest.

    Sites are the free land fields beside it, each once.

    Level differences never matter (TAL-1.1): adjacent fields of one colour belong together
    (TAL-1.2, TAL-1.6), with whatever pieces (TAL-1.3). Nothing is remembered, so splits and merges
    take effect at once (TAL-1.5).
    """
    survey.fit(i64(len(state.level)))
    survey.walk += 1
    walk = survey.walk
    mark = survey.mark
    fields = survey.fields
    sites = survey.sites
    piece = state.piece
    ground = state.ground
    steps = STEPS[state.size]
    seat = i64(piece[field]) >> 2
    smallest = field
    towers: i64 = 0
    temples: i64 = 0
    fields[0] = field
    mark[field] = walk
    count: i64 = 1
    free: i64 = 0
    done: i64 = 0
    while done < count:
        here = fields[done]
        done += 1
        kind = i64(piece[here]) & 3
        if kind == TOWER:
            towers += 1
        elif kind == TEMPLE:
            temples += 1
        if here < smallest:
            smallest = here
        for step in steps:
            beside = here + step
            there = i64(piece[beside])
            if there == 0:
                if 0 < i64(ground[beside]) < VOLCANO and mark[beside] != walk:
                    mark[beside] = walk
                    sites[free] = beside
                    free += 1
            elif there >> 2 == seat and mark[beside] != walk:
                mark[beside] = walk
                fields[count] = beside
                count += 1
    survey.count = count  # TAL-1.4: fields, not pieces
    survey.free = free
    survey.towers = towers
    survey.temples = temples
    return smallest


@dataclass(frozen=True)
class Settlement:
    """One settlement: its fields in reading order, and the towers and temples on them."""

    fields: tuple[Hex, ...]
    towers: int
    temples: int

    @property
    def name(self) -> Hex:
        """The field it is called by: the first in reading order."""
        return self.fields[0]


def settlement_at(state: State, field: Hex) -> Settlement:
    """Return the settlement that a field with a piece belongs to."""
    settlement(state, state.cell(*field), SURVEY)
    cells = sorted([int(SURVEY.fields[i]) for i in range(SURVEY.count)])
    return Settlement(
        tuple([(int(state.q(cell)), int(state.r(cell))) for cell in cells]),
        int(SURVEY.towers),
        int(SURVEY.temples),
    )


def settlements_of(state: State, seat: int) -> list[Settlement]:
    """Return all settlements of a seat, by their first fields."""
    found: dict[Hex, Settlement] = {}
    for i in range(state.settled[seat]):
        cell = state.homes[seat * PIECES + i]
        one = settlement_at(state, (int(state.q(cell)), int(state.r(cell))))
        found[(one.name[1], one.name[0])] = one
    return [found[name] for name in sorted(found)]


def parts_without(settlement: Settlement, covered: list[Hex]) -> list[list[Hex]]:
    """Return the parts into which a settlement falls when some fields are covered."""
    left = [field for field in settlement.fields if field not in covered]
    parts: list[list[Hex]] = []
    while left:
        part = [left.pop()]
        for field in part:
            beside = [other for other in neighbours(field) if other in left]
            part += beside
            left = [other for other in left if other not in beside]
        parts.append(part)
    return parts
