"""One game at a time: who decides, what is seen, what can be done, as arrays."""

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.encoding import Sheet
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.play import deal
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.envs.rows import shown
from dorfplatz.envs.setting import Setting

SILENT = Journal(False)


class Course:
    """A game in progress; chance plays by itself."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game = setting.game
        self.codes = Codes()
        self.luck = FastRng(0)
        self._begin = self.game.start(setting.seats, setting.options)
        self.state: Any = self._begin
        self._sheet = Sheet(vec[u8]([0] * int(setting.encoding.spec.size)))
        self._features = Sheet(vec[u8]([0] * int(setting.most * setting.encoding.action_spec.size)))
        self._row = vec[float]([0.0] * setting.seats)
        self.turn = int(OVER)

    def begin(self, seed: int | None) -> None:
        """Deal a new game; without a seed the luck of the last one goes on."""
        if seed is not None:
            self.luck = FastRng(seed % 2**63)
        self.state = self.game.rules.copy(self._begin)
        deal(self.game, self.state, self.luck, SILENT)
        self._list()

    def play(self, place: int) -> None:
        """Play the action at a place of the list, and whatever chance decides then."""
        if not 0 <= place < self.codes.count:
            raise IndexError(f"There are {self.codes.count} actions; there is none at {place}.")
        self.play_code(int(self.codes.row[place]))

    def play_code(self, code: int) -> None:
        """Play a legal action, and whatever chance decides then."""
        rules = self.game.rules
        rules.apply(self.state, code, SILENT)
        if rules.turn(self.state) == CHANCE:
            deal(self.game, self.state, self.luck, SILENT)
        self._list()

    def _list(self) -> None:
        self.turn = int(self.game.rules.turn(self.state))
        if self.turn == OVER:
            self.codes.clear()
            return
        self.game.rules.legal(self.state, self.codes)
        if self.codes.count > self.setting.most:
            raise OverflowError(
                f"{self.game.title} has {self.codes.count} actions here, and there is room for "
                f"{self.setting.most} only: say most=..."
            )

    def seen(self, seat: int) -> dict[str, NDArray[Any]]:
        """Return what a seat observes: the position, which actions there are, and what they are."""
        mine = seat == self.turn
        return {
            "observation": self.observation(seat),
            "action_mask": self.mask() if mine else np.zeros(self.setting.most, np.int8),
            "actions": self.features(seat, mine),
        }

    def observation(self, seat: int) -> NDArray[np.uint8]:
        """Return what a seat may know of the position."""
        self._sheet.at = 0
        self.setting.encoding.observe(self.state, seat, self._sheet)
        return shown(self._sheet.row, np.uint8).copy()

    def mask(self) -> NDArray[np.int8]:
        """Return a 1 for every place of the list that has an action."""
        mask = np.zeros(self.setting.most, np.int8)
        mask[: int(self.codes.count)] = 1
        return mask

    def features(self, seat: int, mine: bool) -> NDArray[np.uint8]:
        """Return the features of the actions, zeros after the last."""
        wide = self.setting.encoding.action_spec.size
        found = np.zeros((self.setting.most, wide), np.uint8)
        if mine:
            self._features.at = 0
            for code in self.codes.values():
                self.setting.encoding.describe(self.state, seat, code, self._features)
            count = int(self.codes.count)
            row = shown(self._features.row, np.uint8)
            found[:count] = row[: count * wide].reshape(count, wide)
        return found

    def rewards(self) -> list[float]:
        """Return what every seat got: 1 for being ahead of everybody, -1 for being last."""
        self.game.rules.rewards(self.state, self._row)
        return [2.0 * float(share) - 1.0 for share in self._row]
