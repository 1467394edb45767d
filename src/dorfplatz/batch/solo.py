"""One game at a time, for environments that are called from Python step by step.

``play`` carries out an action, with chance and, if asked, opponents that move at random; ``show``
fills the rows with what a seat sees and can do. After the end everything stays as it is.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.batch.forms import OPEN, WRONG, Numbered, Picked
from dorfplatz.batch.stepper import DENSE, FORMS, LIST, PICKS, SILENT
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.encoding import BYTE, WORD, Encoding, Sheet
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.options import Options
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER

NOBODY: Final[i64] = -3
"""The seat that is being shown before anything was."""
WRONG_NAME: Final = -1


@final
class Solo:
    """A game in progress; chance plays by itself."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options | None,
        most: int,
        encoding: Encoding[Any],
        form: str,
    ) -> None:
        self.game = game
        self.seats: i64 = seats
        self.most: i64 = most
        self.form: i64 = FORMS[form]
        self.encoding = encoding
        self.beginning: object = game.start(seats, options)
        self.state: object = self.beginning
        self.codes = Codes()
        self.luck = FastRng(0)
        self.others = FastRng(1)
        self.turn: i64 = OVER
        words = encoding.words
        width = most
        if self.form == DENSE:
            width = encoding.dense + encoding.alike
        elif self.form == PICKS:
            width = int(BYTE)
        self.observation: vec[u8] = vec[u8]([0] * encoding.spec.size)
        self.mask: vec[u8] = vec[u8]([0] * width)
        self.features: vec[i64] = vec[i64]([0] * int(most * words))
        self.picked: vec[u8] = vec[u8]([0] * int(words * WORD))
        self.rewards: vec[float] = vec[float]([0.0] * seats)
        self.sheet = Sheet(self.observation)
        self.numbered = Numbered(encoding, self.mask, 0)
        self.picks = Picked(words, self.mask, 0, self.picked, 0)
        self.shown: i64 = 0  # how many actions stand in mask and features
        self.fresh = True  # whether nothing of this decision is settled yet

    # -- The game ---------------------------------------------------------------------

    def begin(self, seed: int) -> None:
        """Deal a new game."""
        self.luck = FastRng(i64(seed))
        self.others = FastRng(i64(seed ^ 0x5DEECE66D))
        self.state = self.game.rules.copy(self.beginning)
        self.go_on()

    def go_on(self) -> None:
        """Let chance decide what it has to, and list what can be done then."""
        self.settle()
        self.list_actions()

    def settle(self) -> None:
        """Let chance decide what it has to, and note who is to decide then."""
        rules = self.game.rules
        state = self.state
        turn = rules.turn(state)
        while turn == CHANCE:
            rules.apply(state, rules.draw(state, self.luck), SILENT)
            turn = rules.turn(state)
        self.turn = turn

    def list_actions(self) -> None:
        """List what can be done now, or nothing and the rewards if the game is over."""
        rules = self.game.rules
        state = self.state
        codes = self.codes
        self.fresh = True
        if self.turn == OVER:
            codes.clear()
            rules.rewards(state, self.rewards)
            return
        rules.legal(state, codes)
        if codes.count > self.most:
            raise OverflowError(
                f"{self.game.title} has {codes.count} actions here, and there is room for "
                f"{self.most} only: say most=..."
            )

    def play_code(self, code: int) -> None:
        """Play a legal action, and whatever chance decides then."""
        self.game.rules.apply(self.state, i64(code), SILENT)
        self.go_on()

    def allows(self, chosen: int) -> bool:
        """Say whether a name means something now; what is shown has to be of whoever decides."""
        if self.form == LIST:
            return 0 <= chosen < self.codes.count
        return 0 <= chosen < len(self.mask) and self.mask[i64(chosen)] != 0

    def play(self, chosen: int) -> bool:
        """Play what a name means; say whether the game went on, or more picks are wanted."""
        if not self.carry_out(i64(chosen)):
            return False
        self.list_actions()
        return True

    def carry_out(self, chosen: i64) -> bool:
        """Play what a name means, without listing what can be done then."""
        place = chosen
        if self.fresh and self.form != LIST:
            self.prepare()
        if self.form == LIST:
            if place < 0 or place >= self.codes.count:
                raise IndexError(f"There are {self.codes.count} actions; there is none at {place}.")
        elif self.form == DENSE:
            met = self.numbered.choose(place)
            if met == WRONG:
                raise IndexError(f"No action has the number {chosen} now.")
            if met == OPEN:
                return False
            place = self.numbered.found
        else:
            came = self.picks.pick(place)
            if came == WRONG:
                raise IndexError(
                    f"No action has {chosen} at byte {self.picks.column} of its features."
                )
            if came == OPEN:
                return False
            place = self.picks.place()
        self.game.rules.apply(self.state, self.codes.row[place], SILENT)
        self.settle()
        return True

    def wait(self, seat: int) -> None:
        """Let everybody else move at random until a seat is to decide or the game is over."""
        mine = i64(seat)
        if self.turn != mine and self.turn != OVER:
            self.let_others_move(mine)
            self.list_actions()

    def let_others_move(self, mine: i64) -> None:
        """Let everybody else move at random, without listing what they or a seat can do."""
        rules = self.game.rules
        while self.turn != mine and self.turn != OVER:
            rules.apply(self.state, rules.sample(self.state, self.others), SILENT)
            self.settle()

    def answer(self, chosen: int, seat: int, lenient: bool) -> int:
        """Play what a name means, let everybody else move at random, and show what a seat sees.

        Return how many actions there are then: 0 at the end, ``WRONG_NAME`` if the name means
        nothing and that is no error.
        """
        if lenient and not self.allows(chosen):
            self.show(seat)
            return WRONG_NAME
        if self.carry_out(i64(chosen)):
            self.let_others_move(i64(seat))
            self.list_actions()
        self.show(seat)
        return int(self.codes.count)

    # -- What is shown ------------------------------------------------------------------

    def show(self, seat: int) -> None:
        """Fill the rows with what a seat sees, and what it can do if it is to decide."""
        viewer = i64(seat)
        encoding = self.encoding
        sheet = self.sheet
        sheet.at = 0
        encoding.observe(self.state, viewer, sheet)
        codes = self.codes
        mine = viewer == self.turn
        count = codes.count if mine else 0
        if mine:
            encoding.write_actions(self.state, viewer, codes, self.features, 0)
        words = encoding.words
        features = self.features
        for at in range(count * words, self.shown * words):
            features[at] = 0
        if self.form == LIST:
            mask = self.mask
            for place in range(self.shown, count):
                mask[place] = 1
            for place in range(count, self.shown):
                mask[place] = 0
        else:
            self.show_names(mine)
        self.shown = count

    def show_names(self, mine: bool) -> None:
        """Fill the mask of numbers or of the byte that is asked for."""
        if mine and self.fresh:
            self.prepare()
        elif self.form == DENSE:
            self.numbered.hide()
            if mine:
                self.numbered.show()
        elif mine:
            self.picks.show()
        else:
            self.picks.hide()

    def prepare(self) -> None:
        """Give the actions of a new decision their names."""
        self.fresh = False
        if self.form == DENSE:
            self.numbered.fill(self.state, self.codes)
        else:
            picks = self.picks
            rows = picks.room(self.codes.count)
            self.encoding.write_actions(self.state, self.turn, self.codes, rows, 0)
            picks.begin(self.codes.count)
