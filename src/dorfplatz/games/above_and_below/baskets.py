"""Above and Below: all sets of goods that could be fetched at once, by their size."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.games.above_and_below.codes import TOKEN
from dorfplatz.games.above_and_below.material import SYMBOL_BUILDING, SYMBOLS
from dorfplatz.games.above_and_below.state import State

TOKEN_ROOM: Final[i64] = 1 << 40
"""Above the number of a set of tokens: how many tokens it has."""
SETS: Final = Codes(1024)
SORTED: Final = Codes(1024)
SIZES: Final[vec[i64]] = vec[i64]([0] * 64)
MOST_TOKENS: Final[i64] = 36


def token_sets(state: State, seat: i64, most: i64) -> bool:
    """Collect the sets of up to ``most`` tokens on a seat's buildings; say whether there is one."""
    sets = SETS
    sets.clear()
    sets.add(0)
    tokens = state.villages.tokens
    owner = state.villages.owner
    mine = u8(seat + 1)
    for symbol in range(SYMBOLS):
        lying = i64(tokens[symbol])
        if lying > 0 and owner[i64(SYMBOL_BUILDING[symbol])] == mine:
            unit = TOKEN[symbol] + TOKEN_ROOM
            known = sets.count
            for taken in range(1, lying + 1):
                for at in range(known):
                    enlarged = sets.row[at] + unit * taken
                    if enlarged < (most + 1) * TOKEN_ROOM:
                        sets.add(enlarged)
    return sets.count > 1


def tokens_in(collected: i64) -> i64:
    """Return how many tokens a collected set has."""
    return collected >> 40


def sort_by_size(most: i64) -> None:
    """Sort the collected sets by their number of tokens; ``SIZES`` says where each size begins."""
    sizes = SIZES
    for size in range(MOST_TOKENS + 12):
        sizes[size] = 0
    row = SETS.row
    count = SETS.count
    for at in range(count):
        sizes[tokens_in(row[at]) + 1] += 1
    for size in range(1, MOST_TOKENS + 12):
        sizes[size] += sizes[size - 1]
    SORTED.clear()
    SORTED.reserve(count)
    into = SORTED.row
    for at in range(count):
        size = tokens_in(row[at])
        into[sizes[size]] = row[at] & (TOKEN_ROOM - 1)
        sizes[size] += 1
    size = MOST_TOKENS + 11
    while size > 0:  # counting moved every beginning on to the next one
        sizes[size] = sizes[size - 1]
        size -= 1
    sizes[0] = 0
