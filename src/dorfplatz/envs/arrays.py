"""Many games at once, as arrays of numpy that share their memory with the compiled rows."""

import numpy as np
from numpy.typing import NDArray

from dorfplatz.batch import Batch
from dorfplatz.batch.stepper import EVERYBODY
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.options import Value
from dorfplatz.envs.rows import bytes_of, shown, writable
from dorfplatz.envs.setting import Setting


class Vector:
    """So many games side by side. ``step`` plays one action in each; arrays are filled anew.

    The arrays are views of the same memory from the first call to the last: copy what is to be
    kept. Whoever is to decide (``turn``) sees the row of ``observations``; a game that ends is
    dealt anew in the same step, and ``rewards`` tells every seat what it got (0 to 1).
    """

    def __init__(
        self,
        game: str | AnyGame,
        size: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        most: int | None = None,
        observed: bool = True,
        described: bool = True,
        form: str = "list",
        learner: int = EVERYBODY,
        **options: Value,
    ) -> None:
        self.setting = Setting(game, seats, most, options, form)
        setting = self.setting
        if form != "list" and not observed:
            raise ValueError(f"Actions of the form {form} need observed=True.")
        if learner != EVERYBODY and not 0 <= learner < setting.seats:
            raise ValueError(f"There are {setting.seats} seats; none is {learner}.")
        encoding = setting.encoding if observed else None
        self.batch = Batch(
            setting.game,
            setting.seats,
            setting.options,
            size,
            seed,
            setting.most,
            encoding,
            described and observed,
            form,
            learner,
        )
        self.size, self.seats, self.most = size, setting.seats, setting.most
        batch = self.batch
        self.actions = writable(batch.chosen)
        """Where the chosen actions are written: one place, number or pick for each game."""
        self.turn = shown(batch.turn, np.int64)
        self.counts = shown(batch.counts, np.int64)
        self.done = shown(batch.done, np.uint8)
        self.rewards = shown(batch.rewards, np.float64).reshape(size, self.seats)
        self.mask = shown(batch.mask, np.uint8).reshape(size, setting.width)
        self.observations = shown(batch.observations, np.uint8).reshape(size, -1)
        wide = setting.encoding.action_spec.size if described and observed else 0
        self.features = bytes_of(batch.features).reshape(size, self.most, wide)

        wide_row = setting.encoding.spec.size
        ends = size if learner >= 0 and observed else 0
        self.finals = shown(batch.finals, np.uint8).reshape(ends, wide_row)
        """What the learner saw at the end, where ``done`` says that a game ended."""
        self.asked = shown(batch.asked, np.int64)
        """Which byte of the features the next pick settles (form ``picks``)."""
        picked = shown(batch.picked, np.uint8)
        self.picked = picked.reshape(size, -1) if len(picked) else picked.reshape(size, 0)
        """The bytes that are settled (form ``picks``)."""

    def step(self, actions: NDArray[np.int64] | None = None) -> None:
        """Play an action in every game: those given, or those written into ``actions``."""
        if actions is not None:
            self.actions[:] = actions
        self.batch.step()

    def reset(self) -> None:
        """Deal all games anew."""
        self.batch.reset()
