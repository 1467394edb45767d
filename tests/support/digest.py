"""A digest of random games: ``python -m tests.support.digest clans 1000`` (so many moves)."""

import hashlib
import sys

import dorfplatz
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.encoding import encoding_of
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games import find
from tests.support.walks import variants


def main(name: str, least: int) -> None:
    """Play random games in all seat counts and options, by list and by sample in turn."""
    game = find(name)
    encoding = encoding_of(game)
    hashed = hashlib.sha256()
    silent = Journal(False)
    moves = 0
    seed = 0
    while moves < least:
        for options in variants(game):
            for seats in range(game.min_seats, game.max_seats + 1):
                seed += 1
                rng = FastRng(seed)
                codes = Codes()
                state = game.start(seats, options)
                while (turn := game.rules.turn(state)) != OVER:
                    if turn == CHANCE:
                        code = game.rules.draw(state, rng)
                    elif seed % 2:
                        code = game.rules.sample(state, rng)
                    else:
                        game.rules.legal(state, codes)
                        code = codes.row[rng.below(codes.count)]
                    if turn != CHANCE and moves % 7 == 0:
                        hashed.update(encoding.observed(state, int(turn)))
                        hashed.update(encoding.described(state, int(turn), int(code)))
                    hashed.update(int(code).to_bytes(8, "big", signed=True))
                    game.rules.apply(state, code, silent)
                    moves += 1
                hashed.update(game.notation.write_position(state).encode())
    print("compiled" if dorfplatz.COMPILED else "interpreted", hashed.hexdigest())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
