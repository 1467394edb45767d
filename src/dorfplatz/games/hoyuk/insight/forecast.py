"""Höyük: what the next catastrophe may cost (chapter 7)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.games.hoyuk.material import (
    BY_HIGHRISES,
    BY_HOUSES,
    BY_OVENS,
    BY_PENS,
    BY_SHRINES,
    CATASTROPHES,
    CELLS,
    DESTROY_HALF,
    DESTROY_ONE,
    EFFECT,
    IN_MODE,
    IS_MOST,
    METRIC,
    MOST_BLOCKS,
    MOST_SEATS,
)
from dorfplatz.games.hoyuk.state import A_PEN, HAS_OVEN, HAS_SHRINE, State, is_used
from dorfplatz.games.hoyuk.village import shaman_block

_METRICS: Final[i64] = 5


@final
class Forecast:
    """How many houses each seat may lose; one is used again and again."""

    def __init__(self) -> None:
        self.risk: vec[float] = vec[float]([0.0] * int(MOST_SEATS))
        self.counts: vec[i64] = vec[i64]([0] * int((MOST_BLOCKS + 1) * _METRICS))

    def look(self, state: State) -> None:
        """Work out how many houses each seat loses on average to the next catastrophe (3.6)."""
        risk = self.risk
        for seat in range(state.seats):
            risk[seat] = 0.0
        self.count(state)
        counts = self.counts
        immune = shaman_block(state)
        cards = 0.0
        in_mode = IN_MODE[state.mode]
        for card in range(CATASTROPHES):
            if in_mode[card] == 0 or is_used(state, card):
                continue
            cards += 1.0
            effect = EFFECT[card]
            if effect != DESTROY_ONE and effect != DESTROY_HALF:
                continue
            metric = METRIC[card]
            most = IS_MOST[card] != 0
            best: i64 = -1
            for block in range(1, state.blocks + 1):
                if state.residents[block] != 0:
                    count = counts[block * _METRICS + metric]
                    if best < 0 or (count > best if most else count < best):
                        best = count
            if best < 0 or (most and best == 0):  # HOY-7.5
                continue
            for block in range(1, state.blocks + 1):
                if (
                    counts[block * _METRICS + metric] == best
                    and state.residents[block] != 0
                    and block != immune
                ):
                    for seat in range(state.seats):
                        own = i64(state.homes[block * MOST_SEATS + seat])
                        if own > 0:
                            half = effect == DESTROY_HALF and own > 3
                            risk[seat] += float(own // 2) if half else 1.0
        if cards > 0.0:
            for seat in range(state.seats):
                risk[seat] /= cards

    def count(self, state: State) -> None:
        """Count for every block what catastrophes look at (HOY-7.4)."""
        counts = self.counts
        for i in range((state.blocks + 1) * _METRICS):
            counts[i] = 0
        what = state.what
        for cell in range(CELLS):
            kind = what[cell]
            if kind >= A_PEN:
                here = i64(state.block[cell]) * _METRICS
                if kind == A_PEN:
                    counts[here + BY_PENS] += 1
                else:
                    counts[here + BY_HOUSES] += 1
                    if state.tall[cell] == 2:
                        counts[here + BY_HIGHRISES] += 1
                    roof = state.roof[cell]
                    if roof & HAS_OVEN:
                        counts[here + BY_OVENS] += 1
                    elif roof & HAS_SHRINE:
                        counts[here + BY_SHRINES] += 1
