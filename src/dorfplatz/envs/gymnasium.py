"""Gymnasium: one seat learns, bots play the others."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from dorfplatz.batch.solo import WRONG_NAME
from dorfplatz.bots import Bot, find_bot
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.options import Value
from dorfplatz.engine.perspective import perspective
from dorfplatz.engine.rules import OVER
from dorfplatz.envs.arrays import Vector
from dorfplatz.envs.rows import shown
from dorfplatz.envs.seat import Course, drawn_seed
from dorfplatz.envs.setting import Setting

Observation = dict[str, NDArray[Any]]
RANDOM = "random"
"""Opponents that need no Python to move."""


class Against(gymnasium.Env[Observation, np.int64]):
    """A game against opponents. An action is a place in the list of legal actions.

    With ``form="dense"`` it is a number of its own in every position, where a game has such
    numbers; with ``form="picks"`` a step settles one byte of its features: ``asked`` says which.

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
        form: str = "list",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.setting = Setting(game, seats, most, options, form)
        self.course = Course(self.setting)
        self.metadata = {**self.metadata, "versions": self.setting.versions}
        self.fixed_seat = seat
        self.seat = seat or 0
        self.opponents = opponents
        self.illegal = illegal
        self.render_mode = render_mode
        self._bots: dict[int, Bot] = {}
        self.observation_space = self.course.space()
        self.action_space = spaces.Discrete(self.setting.width)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and play on to the first decision."""
        super().reset(seed=seed)
        luck = drawn_seed(self.np_random)
        self.course.solo.begin(luck)
        chairs = self.setting.seats
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(chairs))
        if self.opponents != RANDOM:
            self._bots = {
                seat: find_bot(self.opponents, luck + seat, self.setting.game, seats=chairs)
                for seat in range(chairs)
                if seat != self.seat
            }
        self._wait()
        self.course.solo.show(self.seat)
        seen = self.course.shown(self.seat)
        legal = int(self.course.solo.codes.count)
        return seen, {"action_mask": seen["action_mask"], "legal": legal, "seat": self.seat}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the others answer."""
        seat = self.seat
        lenient = self.illegal == "lose"
        if self._bots:
            legal = self._answer(int(action), seat, lenient)
        else:
            legal = self.course.solo.answer(int(action), seat, lenient)
        seen = self.course.shown(seat)
        info = {"action_mask": seen["action_mask"], "legal": legal, "seat": seat}
        if legal > 0:
            return seen, 0.0, False, False, info
        if legal == WRONG_NAME:
            info["legal"], info["illegal"] = int(self.course.solo.codes.count), True
            return seen, -1.0, True, False, info
        return seen, 2.0 * float(self.course.solo.rewards[seat]) - 1.0, True, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, as sb3-contrib asks for it."""
        self.course.solo.show(self.seat)
        return shown(self.course.solo.mask, np.bool_).copy()

    def render(self) -> str:
        """Return the position in its notation."""
        return self.setting.game.notation.write_position(self.course.state)

    def _answer(self, chosen: int, seat: int, lenient: bool) -> int:
        """Play what a name means, let the bots answer, and show what a seat sees.

        Return how many actions there are then, as ``Solo.answer`` does.
        """
        solo = self.course.solo
        allowed = not lenient or solo.allows(chosen)
        if allowed and solo.play(chosen):
            self._wait()
        solo.show(seat)
        return int(solo.codes.count) if allowed else WRONG_NAME

    def _wait(self) -> None:
        """Let the opponents play until this seat is to decide, or the game is over."""
        solo = self.course.solo
        if not self._bots:
            solo.wait(self.seat)
            return
        while (turn := int(solo.turn)) not in (self.seat, OVER):
            seen = perspective(self.setting.game, solo.state, turn)
            solo.play_code(int(self._bots[turn].choose(seen)))


class AgainstMany(gymnasium.vector.VectorEnv[Any, Any, NDArray[np.int64]]):
    """Many games at once against opponents that move at random, stepped by one compiled call.

    ``gymnasium.make_vec(id, num_envs=64)`` makes one. Arrays of observations are filled anew by
    every step (``copy=True`` hands out copies). A game that ends is dealt anew in the same step;
    ``infos["final_obs"]`` tells what was seen at its end.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # as Gymnasium does

    def __init__(
        self,
        game: str | AnyGame,
        *,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int = 0,
        opponents: str = RANDOM,
        most: int | None = None,
        form: str = "list",
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if opponents != RANDOM:
            raise ValueError(
                "Games stepped by one call play against random opponents; for others say "
                'vectorization_mode="sync" or "async".'
            )
        self.games = Vector(
            game, num_envs, seats=seats, most=most, form=form, learner=seat, **options
        )
        setting = self.games.setting
        self.num_envs = num_envs
        self.seat = seat
        self.copy = copy
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "versions": setting.versions}
        single = Course(setting)
        self.picking = single.picking
        self.single_observation_space = single.space()
        self.single_action_space = spaces.Discrete(setting.width)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._truncated = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games anew; a seed repeats them, game ``i`` has the luck of ``seed + i``."""
        for place in range(self.num_envs):
            one = seed[place] if isinstance(seed, list) else seed
            if one is not None:
                one += 0 if isinstance(seed, list) else place
                self.games.batch.sow(place, one)
        self.games.reset()
        seen = self._seen()
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, actions: NDArray[np.int64]) -> Any:
        """Play an action in every game, and let the others answer."""
        games = self.games
        games.step(actions)
        over = games.done.astype(np.bool_)
        seen = self._seen()
        infos: dict[str, Any] = {"action_mask": seen["action_mask"]}
        if over.any():
            infos["final_obs"] = np.array(
                [
                    {"observation": games.finals[place].copy()} if over[place] else None
                    for place in range(self.num_envs)
                ],
                dtype=object,
            )
            infos["_final_obs"] = over
        rewards = np.where(over, 2.0 * games.rewards[:, self.seat] - 1.0, 0.0)
        return seen, rewards, over, self._truncated.copy(), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, a row for every game."""
        return self.games.mask.astype(np.bool_)

    def _seen(self) -> Observation:
        games = self.games
        found: Observation = {
            "observation": games.observations,
            "action_mask": games.mask.view(np.int8),
        }
        if self.picking:
            found["picked"] = games.picked
            asked = np.zeros_like(games.picked)
            asked[np.arange(self.num_envs), games.asked] = 1
            found["asked"] = asked
        else:
            found["actions"] = games.features
        return {key: array.copy() for key, array in found.items()} if self.copy else found
