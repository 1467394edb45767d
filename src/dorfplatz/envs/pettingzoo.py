"""PettingZoo: every seat is an agent, one after the other (AEC)."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.options import Value
from dorfplatz.engine.rules import OVER
from dorfplatz.envs.seat import Course, drawn_seed
from dorfplatz.envs.setting import Setting


class Chairs(AECEnv):  # type: ignore[misc]
    """A game whose agents are ``seat_0``, ``seat_1``, ...; an action is a place in the list."""

    def __init__(
        self,
        game: str | AnyGame,
        *,
        seats: int | None = None,
        most: int | None = None,
        form: str = "list",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, seats, most, options, form)
        self.course = Course(self.setting)
        self.metadata = {
            "name": f"dorfplatz_{self.setting.game.id}_v0",
            "versions": self.setting.versions,
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self._luck = np.random.default_rng()
        self._observations: dict[str, spaces.Space[Any]] = {
            agent: self.course.space() for agent in self.possible_agents
        }
        width = self.setting.width
        self._actions = {agent: spaces.Discrete(width) for agent in self.possible_agents}
        self._told: dict[str, NDArray[Any]] | None = None
        self._teller = ""
        self._none = np.zeros(width, np.int8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent observes."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent can do."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.course.solo.begin(drawn_seed(self._luck))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Return what an agent sees now."""
        if self._told is not None and agent == self._teller:
            return self._told
        return self.course.seen(self.possible_agents.index(agent))

    def step(self, action: int | np.int64 | None) -> None:
        """Play an action of the agent that is to decide."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.course.solo.play(int(action))
        if self.course.turn == OVER:
            for one, reward in zip(self.possible_agents, self.course.rewards(), strict=True):
                self.rewards[one] = reward
                self.terminations[one] = True
        self._select()
        self._accumulate_rewards()

    def render(self) -> str:
        """Return the position in its notation."""
        return self.setting.game.notation.write_position(self.course.state)

    def close(self) -> None:
        """Nothing has to be given back."""

    def _select(self) -> None:
        told = None
        if self.course.turn != OVER:
            self.agent_selection = self._teller = self.possible_agents[self.course.turn]
            told = self.course.seen(self.course.turn)
        self._told = told
        for agent in self.agents:
            mine = told is not None and agent == self._teller
            mask = told["action_mask"] if told is not None and mine else self._none
            self.infos[agent] = {"action_mask": mask}
