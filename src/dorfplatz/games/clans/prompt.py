"""Clans: legal actions as options with picks, for people."""

from collections.abc import Mapping
from functools import cache, lru_cache

from dorfplatz.engine.game import CHANCE, OVER, Codes
from dorfplatz.engine.prompt import Option, Phrase, Prompt
from dorfplatz.games.clans.actions import Move, decode
from dorfplatz.games.clans.material import EPOCH_IDS, EPOCH_OF_CHIP
from dorfplatz.games.clans.notation import write
from dorfplatz.games.clans.rules import has_large_pair, legal
from dorfplatz.games.clans.state import State

MOST_OPTIONS = 4096


def prompt(state: State, seat: int | None) -> Prompt:
    """Ask the active seat for its move; tell the others whose turn it is."""
    if state.active == OVER:
        return Prompt(seat, Phrase("ask-over"))
    if state.active == CHANCE:
        return Prompt(seat, Phrase("ask-setup"))
    if seat != state.active:
        return Prompt(seat, Phrase("ask-wait", {"seat": f"seat:{state.active}"}))
    merge = not state.may_merge and has_large_pair(state)
    epoch = EPOCH_IDS[EPOCH_OF_CHIP[int(state.founded)]]
    asked = sentence("ask-merge" if merge else "ask-move", epoch)
    return Prompt(seat, asked, options(state), hints(epoch))


@cache
def sentence(key: str, epoch: str) -> Phrase:
    """Return a sentence that names an epoch."""
    return Phrase(key, {"epoch": f"epoch:{epoch}"})


@cache
def hints(epoch: str) -> Mapping[str, Phrase]:
    """Return what is said while a move is put together."""
    return {
        "from": Phrase("ask-from"),
        "to": Phrase("ask-to"),
        "village": sentence("ask-village", epoch),
    }


def options(state: State) -> tuple[Option, ...]:
    """Return every legal move with what to point at: source, destination, villages in order."""
    codes = Codes()
    legal(state, codes)
    return tuple(map(option, codes.values()))


@lru_cache(maxsize=MOST_OPTIONS)
def option(code: int) -> Option:
    """Return a move as an option; it is the same in every position, so it is remembered."""
    move = decode(code)
    assert isinstance(move, Move)
    return Option(write(move), picks(move))


def picks(move: Move) -> tuple[str, ...]:
    """Return what to point at, in order, to mean a move."""
    return (
        f"from:{move.source}",
        f"to:{move.destination}",
        *(f"village:{village}" for village in move.order),
    )
