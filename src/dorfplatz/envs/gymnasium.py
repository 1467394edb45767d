"""Gymnasium: one seat learns, bots play the others."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from dorfplatz.bots import Bot, find_bot
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.options import Value
from dorfplatz.engine.perspective import perspective
from dorfplatz.engine.rules import OVER
from dorfplatz.envs.seat import Course
from dorfplatz.envs.setting import Setting

Observation = dict[str, NDArray[Any]]


class Against(gymnasium.Env[Observation, np.int64]):
    """A game against opponents. An action is a place in the list of legal actions.

    The mask of the actions is in the observation and in the info; ``action_masks`` returns it as
    sb3-contrib asks for it. The reward comes at the end: 1 ahead of everybody, -1 behind, or the
    share between. ``seat`` None takes another chair in every game. A place without an action loses
    the game at once, which ``info["illegal"]`` tells; ``illegal="raise"`` makes it an error.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str | AnyGame,
        *,
        seats: int | None = None,
        seat: int | None = None,
        opponents: str = "random",
        most: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.setting = Setting(game, seats, most, options)
        self.course = Course(self.setting)
        self.fixed_seat = seat
        self.seat = seat or 0
        self.opponents = opponents
        self.illegal = illegal
        self.render_mode = render_mode
        self._bots: dict[int, Bot] = {}
        most_actions = self.setting.most
        wide = self.setting.encoding.action_spec.size
        size = self.setting.encoding.spec.size
        space: Any = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (most_actions,), np.int8),
                "actions": spaces.Box(0, 255, (most_actions, wide), np.uint8),
            }
        )
        self.observation_space = space
        self.action_space = spaces.Discrete(most_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and play on to the first decision."""
        super().reset(seed=seed)
        luck = int(self.np_random.integers(2**62))
        self.course.begin(luck)
        chairs = self.setting.seats
        drawn = int(self.np_random.integers(chairs))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        self._bots = {
            seat: find_bot(self.opponents, luck + seat, self.setting.game)
            for seat in range(chairs)
            if seat != self.seat
        }
        self._wait()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the others answer."""
        if self.illegal == "lose" and not 0 <= int(action) < self.course.codes.count:
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        self.course.play(int(action))
        self._wait()
        over = self.course.turn == OVER
        reward = self.course.rewards()[self.seat] if over else 0.0
        return self._seen(), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, as sb3-contrib asks for it."""
        return self.course.mask().astype(bool)

    def render(self) -> str:
        """Return the position in its notation."""
        return self.setting.game.notation.write_position(self.course.state)

    def _wait(self) -> None:
        """Let the opponents play until this seat is to decide, or the game is over."""
        course = self.course
        while course.turn not in (self.seat, OVER):
            seen = perspective(course.game, course.state, course.turn)
            course.play_code(int(self._bots[course.turn].choose(seen)))

    def _seen(self) -> Observation:
        return self.course.seen(self.seat)

    def _info(self) -> dict[str, Any]:
        mask = self.course.mask()
        return {"action_mask": mask, "legal": int(mask.sum()), "seat": self.seat}
