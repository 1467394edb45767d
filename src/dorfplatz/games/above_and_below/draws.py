"""Above and Below: a legal action drawn without listing all sets of villagers and goods."""

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rules import CHANCE
from dorfplatz.games.above_and_below.baskets import SIZES, SORTED, sort_by_size, token_sets
from dorfplatz.games.above_and_below.chance import draw
from dorfplatz.games.above_and_below.codes import EXPLORE, WORK, group_code, harvest_code
from dorfplatz.games.above_and_below.lists import legal, small_choices
from dorfplatz.games.above_and_below.material import BIT, HARVEST_BONUS, PERKS, lowest, members
from dorfplatz.games.above_and_below.state import TURN, State
from dorfplatz.kit.regions import long_row


def sample(state: State, rng: Rng) -> i64:
    """Return a legal action, all equally likely; sets of villagers are drawn, not listed."""
    if state.active == CHANCE:
        return draw(state, rng)
    codes = SCRATCH
    if state.phase != TURN:
        legal(state, codes)
        return codes.row[rng.below(codes.count)]
    seat = state.current
    ready = state.villages.ready[seat]
    codes.clear()
    small_choices(state, seat, ready, codes)
    size = members(ready)
    working = BIT[size] - 1
    exploring = working - size if state.market.top != 0 else 0
    extra = state.villages.perks[seat * PERKS + HARVEST_BONUS]
    harvesting: i64 = 0
    if ready != 0 and token_sets(state, seat, size + extra):
        sort_by_size(size + extra)
        for k in range(1, size + 1):
            harvesting += ways_to_harvest(size, k, extra)
    drawn = below(rng, codes.count + working + exploring + harvesting)
    if drawn < codes.count:
        return codes.row[drawn]
    drawn -= codes.count
    if drawn < working:
        return group_code(WORK, some_of(ready, drawn + 1))
    drawn -= working
    if drawn < exploring:
        return group_code(EXPLORE, some_pair_or_more(ready, size, rng))
    return some_harvest(ready, size, extra, drawn - exploring, rng)


SCRATCH: Final = Codes()


LARGE: Final[i64] = 1 << 31


HALF: Final[i64] = 1 << 30


CHOICES: Final[vec[i64]] = long_row([comb(n, k) for n in range(32) for k in range(32)])
"""``CHOICES[n * 32 + k]``: how many sets of ``k`` out of ``n`` there are."""


def below(rng: Rng, number: i64) -> i64:
    """Return one of 0 .. number-1; for numbers too large for one word the bias cannot be seen."""
    if number < LARGE:
        return rng.below(number)
    return (rng.word() * HALF + (rng.word() & (HALF - 1))) % number


def some_of(villagers: i64, picks: i64) -> i64:
    """Return those of the villagers whose place in the set is a one in ``picks``."""
    chosen: i64 = 0
    while picks != 0:
        if picks & 1 != 0:
            chosen |= BIT[lowest(villagers)]
        villagers &= villagers - 1
        picks = picks >> 1
    return chosen


def some_pair_or_more(villagers: i64, size: i64, rng: Rng) -> i64:
    """Return a set of at least two, all equally likely."""
    while True:
        picks = rng.below(BIT[size])
        if picks & (picks - 1) != 0:
            return some_of(villagers, picks)


def ways_to_harvest(size: i64, k: i64, extra: i64) -> i64:
    """Return how many harvests ``k`` of the villagers can make, after the sets were sorted."""
    return CHOICES[size * 32 + k] * (SIZES[k + extra + 1] - SIZES[k])


def some_harvest(ready: i64, size: i64, extra: i64, drawn: i64, rng: Rng) -> i64:
    """Return a harvest, all equally likely: how many go, who goes, what they fetch."""
    k: i64 = 1
    while drawn >= ways_to_harvest(size, k, extra):
        drawn -= ways_to_harvest(size, k, extra)
        k += 1
    chosen: i64 = 0
    wanted = k
    left = size
    while wanted > 0:
        if rng.below(left) < wanted:
            chosen |= BIT[lowest(ready)]
            wanted -= 1
        ready &= ready - 1
        left -= 1
    first = SIZES[k]
    tokens = SORTED.row[first + rng.below(SIZES[k + extra + 1] - first)]
    return harvest_code(chosen, tokens)
