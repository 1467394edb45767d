"""One game at a time: who decides, what is seen, what can be done, as arrays."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from dorfplatz.batch import Solo
from dorfplatz.engine.rules import OVER
from dorfplatz.envs.rows import bytes_of, shown
from dorfplatz.envs.setting import Setting


def drawn_seed(luck: np.random.Generator) -> int:
    """Return a new seed below 2**62, as ``luck.integers(2**62)`` draws it.

    What a bit generator draws is settled for good, unlike ``integers``, and six times as fast.
    """
    return int(luck.bit_generator.random_raw()) >> 2


class Course:
    """A game in progress, with the arrays that tell of it; chance plays by itself."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        encoding = setting.encoding
        self.solo = Solo(
            setting.game, setting.seats, setting.options, setting.most, encoding, setting.form
        )
        solo = self.solo
        self._observation = shown(solo.observation, np.uint8)
        self._mask = shown(solo.mask, np.int8)
        self._features = bytes_of(solo.features).reshape(setting.most, encoding.action_spec.size)
        self._picked = shown(solo.picked, np.uint8)
        self.picking = setting.form == "picks"

    @property
    def turn(self) -> int:
        """The seat that is to decide, or ``OVER``."""
        return int(self.solo.turn)

    @property
    def state(self) -> Any:
        """The position as the engine holds it."""
        return self.solo.state

    def seen(self, seat: int) -> dict[str, NDArray[Any]]:
        """Return what a seat observes: the position, which actions there are, and what they are."""
        self.solo.show(seat)
        return self.shown(seat)

    def shown(self, seat: int) -> dict[str, NDArray[Any]]:
        """Return copies of the arrays, which hold what the seat sees."""
        if self.picking:
            return self._with_picks(seat)
        return {
            "observation": self._observation.copy(),
            "action_mask": self._mask.copy(),
            "actions": self._features.copy(),
        }

    def _with_picks(self, seat: int) -> dict[str, NDArray[Any]]:
        """Return the position, what can be picked now, what was picked, and what is asked."""
        asked = np.zeros(len(self._picked), np.uint8)
        mine = seat == self.solo.turn
        if mine:
            asked[int(self.solo.picks.column)] = 1
        return {
            "observation": self._observation.copy(),
            "action_mask": self._mask.copy(),
            "picked": self._picked.copy() if mine else np.zeros_like(asked),
            "asked": asked,
        }

    def space(self) -> Any:
        """Return the space of what a seat observes."""
        setting = self.setting
        wide = setting.encoding.action_spec.size
        parts: dict[str, Any] = {
            "observation": spaces.Box(0, 255, (setting.encoding.spec.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (setting.width,), np.int8),
        }
        if self.picking:
            parts["picked"] = spaces.Box(0, 255, (wide,), np.uint8)
            parts["asked"] = spaces.Box(0, 1, (wide,), np.uint8)
        else:
            parts["actions"] = spaces.Box(0, 255, (setting.most, wide), np.uint8)
        return spaces.Dict(parts)

    def rewards(self) -> list[float]:
        """Return what every seat got: 1 for being ahead of everybody, -1 for being last."""
        assert self.turn == OVER
        return [2.0 * float(share) - 1.0 for share in self.solo.rewards]
