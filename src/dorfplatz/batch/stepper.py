"""Many positions of one game side by side: one compiled call plays a move in each of them.

Chance and new games are part of the call. Everything it tells lies in rows that are allocated once:
who is to decide, how many actions there are, their features, what the one to decide sees, rewards
and ends. An action is named by its place in the canonical list of its position.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.encoding import Encoding, Sheet
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Options
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER

SILENT: Final = Journal(False)


@final
class Batch:
    """So many games at once; ``chosen`` is filled from outside, ``step`` does the rest.

    A game that ends is dealt anew at once: ``done`` and ``rewards`` tell of the end, all other rows
    of the new game. Place ``i`` has the luck of seed ``seed + i``.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options | None,
        size: int,
        seed: int,
        most: int,
        encoding: Encoding[Any] | None,
        described: bool,
    ) -> None:
        self.game = game
        self.seats: i64 = seats
        self.size: i64 = size
        self.most: i64 = most
        self.encoding = encoding
        self.described = described and encoding is not None
        self.begin: object = game.start(seats, options)
        self.states: list[object] = []
        self.codes: list[Codes] = []
        self.luck: list[FastRng] = []
        for place in range(size):
            self.states.append(self.begin)
            self.codes.append(Codes())
            self.luck.append(FastRng(i64(seed + place)))
        wide = encoding.spec.size if encoding is not None else 0
        deep = encoding.action_spec.size if encoding is not None and described else 0
        self.chosen: vec[i64] = vec[i64]([0] * size)
        self.turn: vec[i64] = vec[i64]([0] * size)
        self.counts: vec[i64] = vec[i64]([0] * size)
        self.done: vec[u8] = vec[u8]([0] * size)
        self.rewards: vec[float] = vec[float]([0.0] * (size * seats))
        self.observations: vec[u8] = vec[u8]([0] * (size * wide))
        self.features: vec[u8] = vec[u8]([0] * (size * most * deep))
        self.mask: vec[u8] = vec[u8]([0] * (size * most))
        self.row: vec[float] = vec[float]([0.0] * seats)
        self.reset()

    def reset(self) -> None:
        """Deal all games anew, with the luck that is still to come."""
        for place in range(self.size):
            self.deal(place)
            self.done[place] = 0
            self.tell(place)

    def deal(self, place: i64) -> None:
        """Begin a new game at a place."""
        rules = self.game.rules
        state = rules.copy(self.begin)
        luck = self.luck[place]
        while rules.turn(state) == CHANCE:
            rules.apply(state, rules.draw(state, luck), SILENT)
        self.states[place] = state

    def step(self) -> None:
        """Play the chosen action in every game, and let chance decide what follows."""
        rules = self.game.rules
        seats = self.seats
        row = self.row
        for place in range(self.size):
            chosen = self.chosen[place]
            codes = self.codes[place]
            if chosen < 0 or chosen >= codes.count:
                raise IndexError(
                    f"Game {place} has {codes.count} actions; there is none at place {chosen}."
                )
            state = self.states[place]
            rules.apply(state, codes.row[chosen], SILENT)
            turn = rules.turn(state)
            while turn == CHANCE:
                rules.apply(state, rules.draw(state, self.luck[place]), SILENT)
                turn = rules.turn(state)
            over = turn == OVER
            self.done[place] = 1 if over else 0
            if over:
                rules.rewards(state, row)
                self.deal(place)
            for seat in range(seats):
                self.rewards[place * seats + seat] = row[seat] if over else 0.0
            self.tell(place)

    def tell(self, place: i64) -> None:
        """Fill the rows of a place: whose turn, what is seen, what can be done."""
        rules = self.game.rules
        state = self.states[place]
        codes = self.codes[place]
        turn = rules.turn(state)
        rules.legal(state, codes)
        count = codes.count
        most = self.most
        if count > most:
            raise OverflowError(
                f"Game {place} has {count} actions, and there is room for {most} only."
            )
        mask = self.mask
        first = place * most
        before = self.counts[place]
        for i in range(count):
            mask[first + i] = 1
        for i in range(count, before):
            mask[first + i] = 0
        self.turn[place] = turn
        self.counts[place] = count
        encoding = self.encoding
        if encoding is None:
            return
        sheet = Sheet(self.observations)
        sheet.at = place * encoding.spec.size
        encoding.observe(state, turn, sheet)
        if self.described:
            features = Sheet(self.features)
            features.at = place * most * encoding.action_spec.size
            for i in range(count):
                encoding.describe(state, turn, codes.row[i], features)

    def state(self, place: int) -> object:
        """Return a copy of a position."""
        return self.game.rules.copy(self.states[place])
