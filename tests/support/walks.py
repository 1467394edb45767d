"""Random positions of any game, made by random play."""

from collections.abc import Iterator
from dataclasses import dataclass

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.rng import FastRng, Rng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games import catalogue

LONGEST_GAME = 20_000
"""No random game of any kind may need more moves than this."""


@dataclass(frozen=True)
class Setting:
    """A game with a number of seats and options."""

    game: AnyGame
    seats: int
    options: dict[str, Value]

    def __str__(self) -> str:
        changed = [f"{key}={value}" for key, value in self.options.items()]
        return "-".join([self.game.id, str(self.seats), *changed])


def variants(game: AnyGame) -> list[dict[str, Value]]:
    """Return the default options, and every other value of every option by itself.

    With it goes only what it needs to make a difference.
    """
    found: list[dict[str, Value]] = [{}]
    for choice in game.choices:
        values = list(choice.values[1:])
        if choice.low is not None and choice.high is not None:
            values = [v for v in (choice.low, choice.high) if v != choice.values[0]]
        for value in values:
            # A seat: every seat is tried by rotating anyway. What is shown changes no game.
            if choice.key != "start" and not choice.shown:
                found.append({**choice.only_with, choice.key: value})
    return found


def settings_of_all_games() -> list[Setting]:
    """Return every game with every seat count, and every option with the fewest and most."""
    return [
        Setting(game, seats, options)
        for game in catalogue().values()
        for options in variants(game)
        for seats in range(game.min_seats, game.max_seats + 1)
        if not options or seats in (game.min_seats, game.max_seats)
    ]


def next_code(game: AnyGame, state: object, rng: Rng, codes: Codes) -> int:
    """Return a random action of whoever is to decide."""
    if game.rules.turn(state) == CHANCE:
        return int(game.rules.draw(state, rng))
    game.rules.legal(state, codes)
    assert codes.count > 0, "stuck"
    return int(codes.row[rng.below(codes.count)])


def walk(setting: Setting, seed: int) -> Iterator[tuple[object, int]]:
    """Play a random game; before each move give the position (not to be changed) and the move."""
    game = setting.game
    state = game.start(setting.seats, setting.options)
    rng = FastRng(seed)
    codes = Codes()
    silent = Journal(False)
    for _ in range(LONGEST_GAME):
        if game.rules.turn(state) == OVER:
            return
        code = next_code(game, state, rng, codes)
        yield state, code
        game.rules.apply(state, code, silent)
    raise AssertionError(f"{setting} with seed {seed} does not end")


def position(setting: Setting, seed: int, depth: int) -> object:
    """Return the position after ``depth`` moves of a random game, or the final one."""
    game = setting.game
    state = game.start(setting.seats, setting.options)
    rng = FastRng(seed)
    codes = Codes()
    silent = Journal(False)
    for _ in range(depth):
        if game.rules.turn(state) == OVER:
            break
        game.rules.apply(state, next_code(game, state, rng, codes), silent)
    return state
