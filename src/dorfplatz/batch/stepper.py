"""Many positions of one game side by side: one compiled call plays a move in each of them.

Chance and new games are part of the call. Everything it tells lies in rows that are allocated once:
who is to decide, how many actions there are, their features, what the one to decide sees, rewards
and ends. An action is named by its place in the canonical list of its position, or by another of
the forms in ``forms.py``.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.batch.forms import OPEN, WRONG, Numbered, Picked
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.encoding import BYTE, WORD, Encoding, Sheet
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Options
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rows import fill
from dorfplatz.engine.rules import CHANCE, OVER

SILENT: Final = Journal(False)

LIST: Final[i64] = 0
PICKS: Final[i64] = 1
DENSE: Final[i64] = 2
EVERYBODY: Final = -1
"""The learner of a batch whose seats are all asked."""
FORMS: Final = {"list": 0, "picks": 1, "dense": 2}


@final
class Batch:
    """So many games at once; ``chosen`` is filled from outside, ``step`` does the rest.

    A game that ends is dealt anew at once: ``done`` and ``rewards`` tell of the end, all other rows
    of the new game. Place ``i`` has the luck of seed ``seed + i``. With the form ``picks`` a step
    settles one byte of an action (``asked`` says which), and the game goes on when all are. With a
    ``learner`` the other seats move at random, and ``finals`` keeps what the learner saw last.
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
        form: str = "list",
        learner: int = EVERYBODY,
    ) -> None:
        self.game = game
        self.seats: i64 = seats
        self.size: i64 = size
        self.most: i64 = most
        self.form: i64 = FORMS[form]
        self.learner: i64 = learner
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
        self.words: i64 = encoding.words if encoding is not None else 0
        deep = int(self.words) if described and encoding is not None else 0
        width = most
        if self.form == DENSE:
            assert encoding is not None
            width = encoding.dense + encoding.alike
        elif self.form == PICKS:
            assert encoding is not None
            width = int(BYTE)
        self.width: i64 = width
        self.chosen: vec[i64] = vec[i64]([0] * size)
        self.turn: vec[i64] = vec[i64]([0] * size)
        self.counts: vec[i64] = vec[i64]([0] * size)
        self.done: vec[u8] = vec[u8]([0] * size)
        self.rewards: vec[float] = vec[float]([0.0] * (size * seats))
        self.observations: vec[u8] = vec[u8]([0] * (size * wide))
        self.finals: vec[u8] = vec[u8]([0] * (size * wide if learner >= 0 else 0))
        self.features: vec[i64] = vec[i64]([0] * (size * most * deep))
        self.mask: vec[u8] = vec[u8]([0] * (size * width))
        self.asked: vec[i64] = vec[i64]([0] * size)
        picking = size * int(self.words * WORD) if self.form == PICKS else 0
        self.picked: vec[u8] = vec[u8]([0] * picking)
        self.row: vec[float] = vec[float]([0.0] * seats)
        self.sheet = Sheet(self.observations)
        self.last_sheet = Sheet(self.finals)
        self.numbered: list[Numbered] = []
        self.picks: list[Picked] = []
        for place in range(size):
            first = i64(place) * self.width
            if encoding is not None and self.form == DENSE:
                self.numbered.append(Numbered(encoding, self.mask, first))
            elif self.form == PICKS:
                begins = i64(place) * self.words * WORD
                self.picks.append(Picked(self.words, self.mask, first, self.picked, begins))
        self.reset()

    def reset(self) -> None:
        """Deal all games anew, with the luck that is still to come."""
        for place in range(self.size):
            turn = self.deal(place)
            self.clear(place)
            self.tell(place, turn)

    def sow(self, place: int, seed: int) -> None:
        """Give a place new luck; the next game there is dealt with it."""
        self.luck[place] = FastRng(i64(seed))

    def deal(self, place: i64) -> i64:
        """Begin a new game at a place, and return who is to decide."""
        while True:
            state = self.game.rules.copy(self.begin)
            self.states[place] = state
            turn = self.go_on(state, self.luck[place])
            if turn != OVER:  # a game could end before the learner was asked
                return turn

    def go_on(self, state: object, luck: FastRng) -> i64:
        """Let chance, and seats that nobody watches, decide; return who is asked then."""
        rules = self.game.rules
        learner = self.learner
        turn = rules.turn(state)
        while turn == CHANCE or (learner >= 0 and turn >= 0 and turn != learner):
            if turn == CHANCE:
                rules.apply(state, rules.draw(state, luck), SILENT)
            else:
                rules.apply(state, rules.sample(state, luck), SILENT)
            turn = rules.turn(state)
        return turn

    def step(self) -> None:
        """Play the chosen action in every game, and let chance decide what follows."""
        rules = self.game.rules
        seats = self.seats
        row = self.row
        rewards = self.rewards
        listed = self.form == LIST
        for place in range(self.size):
            codes = self.codes[place]
            chosen = self.chosen[place]
            if not listed:
                chosen = self.meant(place, chosen)
                if chosen == UNSETTLED:
                    self.clear(place)
                    continue
            elif chosen < 0 or chosen >= codes.count:
                raise IndexError(
                    f"Game {place} has {codes.count} actions; there is none at place {chosen}."
                )
            state = self.states[place]
            rules.apply(state, codes.row[chosen], SILENT)
            turn = self.go_on(state, self.luck[place])
            if turn == OVER:
                rules.rewards(state, row)
                for seat in range(seats):
                    rewards[place * seats + seat] = row[seat]
                self.done[place] = 1
                self.keep(place)
                turn = self.deal(place)
            elif self.done[place] != 0:
                self.clear(place)
            self.tell(place, turn)

    def keep(self, place: i64) -> None:
        """Keep what the learner sees at the end of a game."""
        encoding = self.encoding
        if encoding is not None and self.learner >= 0:
            sheet = self.last_sheet
            sheet.at = place * encoding.spec.size
            encoding.observe(self.states[place], self.learner, sheet)

    def clear(self, place: i64) -> None:
        """Tell that a game goes on."""
        seats = self.seats
        self.done[place] = 0
        for seat in range(seats):
            self.rewards[place * seats + seat] = 0.0

    def meant(self, place: i64, chosen: i64) -> i64:
        """Return the place in the list that a number or the last pick means, or ``UNSETTLED``."""
        if self.form == DENSE:
            numbered = self.numbered[place]
            met = numbered.choose(chosen)
            if met == WRONG:
                raise IndexError(f"Game {place} has no action with the number {chosen} now.")
            return numbered.found if met != OPEN else UNSETTLED
        picks = self.picks[place]
        came = picks.pick(chosen)
        if came == WRONG:
            raise IndexError(
                f"Game {place} has no action with {chosen} at byte {picks.column} of its features."
            )
        if came == OPEN:
            self.asked[place] = picks.column
            return UNSETTLED
        return picks.place()

    def tell(self, place: i64, turn: i64) -> None:
        """Fill the rows of a place: whose turn, what is seen, what can be done."""
        state = self.states[place]
        codes = self.codes[place]
        self.game.rules.legal(state, codes)
        count = codes.count
        most = self.most
        if count > most:
            raise OverflowError(
                f"Game {place} has {count} actions, and there is room for {most} only."
            )
        if self.form == LIST:
            mask = self.mask
            first = place * most
            before = self.counts[place]
            if count > before:
                fill(mask, first + before, count - before, 1)
            else:
                fill(mask, first + count, before - count, 0)
        self.turn[place] = turn
        self.counts[place] = count
        encoding = self.encoding
        if encoding is None:
            return
        sheet = self.sheet
        sheet.at = place * encoding.spec.size
        encoding.observe(state, turn, sheet)
        if self.described:
            at = place * most * self.words
            encoding.write_actions(state, turn, codes, self.features, at)
        if self.form == DENSE:
            self.numbered[place].fill(state, codes)
        elif self.form == PICKS:
            picks = self.picks[place]
            encoding.write_actions(state, turn, codes, picks.room(count), 0)
            picks.begin(count)
            self.asked[place] = picks.column

    def state(self, place: int) -> object:
        """Return a copy of a position."""
        return self.game.rules.copy(self.states[place])


UNSETTLED: Final[i64] = -2
"""More picks are wanted before the game goes on."""
