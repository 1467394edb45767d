"""Clans: the position as plain rows of numbers (chapter 4)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.clans.material import CLANS, LARGE, NEIGHBOURS, TERRITORIES

NOT_OVER: Final[i64] = 0
TWELVE: Final[i64] = 1
NO_MOVE: Final[i64] = 2
OVER_IDS: Final[list[str | None]] = [None, "twelve", "no_move"]
NO_CARD: Final[i64] = -1


@final
@mypyc_attr(acyclic=True)
class State:
    """A position.

    ``size``, ``ties``, ``hanging`` and the counters follow from ``huts``; they are kept so that
    legal moves need no search: a territory has ``ties`` occupied neighbours, and so many of its
    neighbours are ``hanging`` on it alone that moving away founds that many villages. ``borders``
    counts pairs of occupied neighbours, ``forks`` territories on which two or more hang, ``large``
    the large groups that are not villages.
    """

    def __init__(
        self,
        seats: i64,
        may_merge: bool,
        huts: vec[u8],
        size: vec[u8],
        ties: vec[u8],
        hanging: vec[u8],
        scores: vec[i64],
        removed: vec[i64],
        chips: vec[i64],
        cards: vec[i64],
        active: i64,
        dealt: i64,
        founded: i64,
        over: i64,
        borders: i64,
        forks: i64,
        large: i64,
    ) -> None:
        self.seats = seats
        self.may_merge = may_merge
        self.huts = huts
        self.size = size
        self.ties = ties
        self.hanging = hanging
        self.scores = scores
        self.removed = removed
        self.chips = chips
        self.cards = cards
        self.active = active
        self.dealt = dealt
        self.founded = founded
        self.over = over
        self.borders = borders
        self.forks = forks
        self.large = large

    def copy(self) -> "State":
        """Return an independent copy."""
        return State(
            self.seats,
            self.may_merge,
            self.huts[:],
            self.size[:],
            self.ties[:],
            self.hanging[:],
            self.scores[:],
            self.removed[:],
            self.chips[:],
            self.cards[:],
            self.active,
            self.dealt,
            self.founded,
            self.over,
            self.borders,
            self.forks,
            self.large,
        )

    def derive(self) -> None:
        """Work out from the huts alone what the rules keep up to date."""
        huts = self.huts
        size = self.size
        for territory in range(TERRITORIES):
            count: i64 = 0
            for clan in range(CLANS):
                count += i64(huts[territory * CLANS + clan])
            size[territory] = u8(count)
            self.hanging[territory] = 0
        self.borders = 0
        self.large = 0
        for territory in range(TERRITORIES):
            tied: i64 = 0
            if size[territory] > 0:
                for n in NEIGHBOURS[territory]:
                    if size[n] > 0:
                        tied += 1
            self.ties[territory] = u8(tied)
            self.borders += tied
            if tied > 0 and i64(size[territory]) >= LARGE:
                self.large += 1
        self.borders = self.borders // 2
        self.forks = 0
        for territory in range(TERRITORIES):
            if self.ties[territory] == 1:
                hang(self, only_tie(self, territory))

    @property
    def in_setup(self) -> bool:
        """Whether chance is still setting up the game."""
        return self.active == CHANCE


def only_tie(state: State, territory: i64) -> i64:
    """Return the one occupied neighbour of a territory that has just one."""
    size = state.size
    for n in NEIGHBOURS[territory]:
        if size[n] > 0:
            return n
    return -1


def hang(state: State, territory: i64) -> None:
    """Count one more neighbour that hangs on ``territory`` alone."""
    hanging = i64(state.hanging[territory]) + 1
    state.hanging[territory] = u8(hanging)
    if hanging == 2:
        state.forks += 1


def unhang(state: State, territory: i64) -> None:
    """Count one neighbour less that hangs on ``territory`` alone."""
    hanging = i64(state.hanging[territory]) - 1
    state.hanging[territory] = u8(hanging)
    if hanging == 1:
        state.forks -= 1


def empty_board(seats: i64, may_merge: bool) -> State:
    """Return the position before any hut stands on the board."""
    return State(
        seats,
        may_merge,
        vec[u8]([0] * 300),
        vec[u8]([0] * 60),
        vec[u8]([0] * 60),
        vec[u8]([0] * 60),
        vec[i64]([0] * 5),
        vec[i64]([0] * 5),
        vec[i64]([0] * int(seats)),
        vec[i64]([NO_CARD] * int(seats)),
        CHANCE,
        0,
        0,
        NOT_OVER,
        0,
        0,
        0,
    )


def finish(state: State, reason: i64) -> None:
    """End the game for the given reason."""
    state.over = reason
    state.active = OVER
