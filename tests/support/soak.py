"""Many random games with every invariant checked after every move: ``./test soak clans 100000``.

The games are spread over all seat counts and options; the first broken invariant ends the run with
the seed that shows it.
"""

import sys
import time
from importlib import import_module

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games import find
from tests.support.walks import LONGEST_GAME, Setting, variants


def main(name: str, games: int, first: int = 0) -> int:
    """Play and check; return 0 if nothing was broken."""
    game = find(name)
    package = game.folder
    check = import_module(f"tests.games.{package}.invariants").check_step
    settings = settings_of(game)
    begun = time.monotonic()
    told = begun
    moves = 0
    for number in range(games):
        setting = settings[number % len(settings)]
        try:
            moves += play(setting, first + number, check)
        except AssertionError as problem:
            print(f"{setting}, seed {first + number}: {problem}", file=sys.stderr)
            raise
        if time.monotonic() - told > 10:
            told = time.monotonic()
            print(f"{number + 1} of {games} games, {moves} moves", file=sys.stderr)
    spread = ", ".join(str(s) for s in settings)
    seconds = time.monotonic() - begun
    print(f"{games} games, {moves} moves, no invariant broken, {seconds:.0f} s ({spread})")
    return 0


def settings_of(game: AnyGame) -> list[Setting]:
    """Return every mode with every number of seats, and other options with the fewest and most."""
    return [
        Setting(game, seats, options)
        for options in variants(game)
        for seats in range(game.min_seats, game.max_seats + 1)
        if set(options) <= {"mode"} or seats in (game.min_seats, game.max_seats)
    ]


def play(setting: Setting, seed: int, check: object) -> int:
    """Play one random game, checking every step; return its number of moves."""
    assert callable(check)
    game = setting.game
    state = game.start(setting.seats, setting.options)
    rng = FastRng(seed)
    codes = Codes()
    silent = Journal(False)
    check(game, None, None, state)
    for move in range(LONGEST_GAME):
        turn = game.rules.turn(state)
        if turn == OVER:
            return move
        if turn == CHANCE:
            code = game.rules.draw(state, rng)
        else:
            game.rules.legal(state, codes)
            assert codes.count > 0, "nothing is legal although the game is not over"
            code = codes.row[rng.below(codes.count)]
        before = game.rules.copy(state)
        game.rules.apply(state, code, silent)
        check(game, before, int(code), state)
    raise AssertionError("the game does not end")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), *(int(word) for word in sys.argv[3:])))
