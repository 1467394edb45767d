"""OpenSpiel: a game with chance nodes, for OpenSpiel's own algorithms.

An action is a place in the canonical list of its position. What a seat sees is the observation; the
string of an information state is what the seat sees with all that it did itself.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.encoding import Sheet
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.envs.rows import shown
from dorfplatz.envs.setting import Setting
from dorfplatz.games import find

SILENT = Journal(False)
LONGEST_GAME = 20_000
MOST_OUTCOMES = 4096


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Dorfplatz; what is settled about it travels in the parameter ``settled``."""

    def __init__(self, setting: Setting, parameters: Mapping[str, Any]) -> None:
        self.setting = setting
        info = pyspiel.GameInfo(
            num_distinct_actions=setting.most,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(kind_of(setting.game), info, dict(parameters))

    def new_initial_state(self) -> "SpielState":
        """Return the position before anything was dealt."""
        setting = self.setting
        return SpielState(self, setting.game.start(setting.seats, setting.options))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Return what tells positions as tensors."""
        return SpielObserver(self.setting)


class Held:
    """What a position of OpenSpiel holds of Dorfplatz; copied when that is copied."""

    def __init__(self, setting: Setting, state: Any, done: list[tuple[int, str]]) -> None:
        self.setting = setting
        self.state = state
        self.done = done
        self.codes: list[int] | None = None

    def __deepcopy__(self, memo: object) -> "Held":
        return Held(self.setting, self.setting.game.rules.copy(self.state), list(self.done))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of a game of Dorfplatz."""

    def __init__(
        self, game: SpielGame, state: Any, done: list[tuple[int, str]] | None = None
    ) -> None:
        super().__init__(game)
        self.held = Held(game.setting, state, done or [])

    @property
    def setting(self) -> Setting:
        """The game, its seats and options."""
        return self.held.setting

    @property
    def state(self) -> Any:
        """The position as the engine holds it."""
        return self.held.state

    def _list(self) -> list[int]:
        if self.held.codes is None:
            codes = Codes()
            rules = self.setting.game.rules
            if rules.turn(self.state) != OVER:
                rules.legal(self.state, codes)
            self.held.codes = codes.values()
            if rules.turn(self.state) >= 0 and len(self.held.codes) > self.setting.most:
                raise OverflowError(f"There is room for {self.setting.most} actions only.")
        return self.held.codes

    def current_player(self) -> int:
        """Return who is to decide."""
        turn = int(self.setting.game.rules.turn(self.state))
        if turn == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def _legal_actions(self, player: int) -> list[int]:
        mine = player == self.current_player()
        return list(range(len(self._list()))) if mine else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may do, and how likely."""
        weights = self.setting.game.rules.weights(self.state)
        total = sum(weights)
        return [(place, weight / total) for place, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        rules, notation = self.setting.game.rules, self.setting.game.notation
        code = self._list()[action]
        mover = int(rules.turn(self.state))
        if mover >= 0:
            self.held.done.append((mover, notation.write(notation.decode(code))))
        rules.apply(self.state, code, SILENT)
        self.held.codes = None

    def _action_to_string(self, player: int, action: int) -> str:
        notation = self.setting.game.notation
        return notation.write(notation.decode(self._list()[action]))

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return bool(self.setting.game.rules.turn(self.state) == OVER)

    def returns(self) -> list[float]:
        """Return what every seat got: 1 ahead of everybody, -1 behind."""
        seats = self.setting.seats
        if not self.is_terminal():
            return [0.0] * seats
        row = vec[float]([0.0] * seats)
        self.setting.game.rules.rewards(self.state, row)
        return [2.0 * float(share) - 1.0 for share in row]

    def information_state_string(self, player: int | None = None) -> str:
        """Return what a player sees, with all that it did itself."""
        seat = self.current_player() if player is None else player
        own = " ".join(move for mover, move in self.held.done if mover == seat)
        return f"{self.observation_string(seat)} / {own}"

    def observation_string(self, player: int | None = None) -> str:
        """Return what a player sees."""
        seat = self.current_player() if player is None else player
        return str(self.setting.game.knowledge.view(self.state, seat))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a position that a player cannot tell from this one."""
        rng = FastRng(int(sampler() * 2**53))
        knowledge = self.setting.game.knowledge
        world = knowledge.imagine(knowledge.view(self.state, player), rng)
        return SpielState(self.get_game(), world, list(self.held.done))

    def __str__(self) -> str:
        return self.setting.game.notation.write_position(self.state)


class SpielObserver:
    """Writes what a player sees into a tensor."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        size = setting.encoding.spec.size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}
        self._sheet = Sheet(vec[u8]([0] * int(size)))

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        self._sheet.at = 0
        self.setting.encoding.observe(state.state, player, self._sheet)
        self.tensor[:] = shown(self._sheet.row, np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player sees."""
        return state.observation_string(player)


def short_name(game: AnyGame) -> str:
    """Return the name of a game among OpenSpiel's: ``dorfplatz_clans``."""
    return f"dorfplatz_{game.id.replace('-', '_')}"


def kind_of(game: AnyGame) -> Any:
    """Return what OpenSpiel has to know of a game."""
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"settled": "", "most": 0},
    )


@cache
def register(name: str) -> None:
    """Make a game known to OpenSpiel: ``pyspiel.load_game("dorfplatz_clans")``."""
    game = find(name)

    class Registered(SpielGame):
        """A game as OpenSpiel makes it, from its parameters."""

        def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
            given = dict(parameters or {})
            inside = str(given.get("settled", "")).replace(";", ",").replace(":", "=")
            most = int(given.get("most", 0)) or None
            super().__init__(Setting(f"{name}({inside})", None, most, {}), given)

    pyspiel.register_game(kind_of(game), Registered)


def load(
    game: str, *, seats: int | None = None, most: int | None = None, **options: Value
) -> SpielGame:
    """Return a game as OpenSpiel knows it."""
    setting = Setting(game, seats, most, options)
    name = setting.game.id
    register(name)
    settled = {"seats": setting.seats, **setting.options}
    written = ";".join(f"{key}:{value}" for key, value in settled.items())
    parameters = {"settled": written, "most": setting.most}
    found: SpielGame = pyspiel.load_game(short_name(setting.game), parameters)
    return found
