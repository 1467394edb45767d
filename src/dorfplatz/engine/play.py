"""Playing without players: random games, dealing, counting what can follow."""

from typing import TypeVar, final

from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.game import Game
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rules import CHANCE, OVER

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


def playout(game: Game[S, A, V], state: S, rng: Rng, journal: Journal, codes: Codes) -> i64:
    """Play random actions from complete lists to the end; return how many moves it took."""
    moves: i64 = 0
    turn = game.rules.turn(state)
    while turn != OVER:
        if turn == CHANCE:
            game.rules.apply(state, game.rules.draw(state, rng), journal)
        else:
            game.rules.legal(state, codes)
            game.rules.apply(state, codes.row[rng.below(codes.count)], journal)
            moves += 1
        turn = game.rules.turn(state)
    return moves


def sampled_playout(game: Game[S, A, V], state: S, rng: Rng, journal: Journal) -> i64:
    """Play random actions without lists to the end; return how many moves it took."""
    moves: i64 = 0
    turn = game.rules.turn(state)
    while turn != OVER:
        if turn == CHANCE:
            game.rules.apply(state, game.rules.draw(state, rng), journal)
        else:
            game.rules.apply(state, game.rules.sample(state, rng), journal)
            moves += 1
        turn = game.rules.turn(state)
    return moves


def deal(game: Game[S, A, V], state: S, rng: Rng, journal: Journal) -> list[int]:
    """Let chance play until a seat is to decide; return the codes it played."""
    drawn: list[int] = []
    while game.rules.turn(state) == CHANCE:
        code = game.rules.draw(state, rng)
        game.rules.apply(state, code, journal)
        drawn.append(int(code))
    return drawn


def perft(game: Game[S, A, V], state: S, depth: i64, most: i64 = 0) -> int:
    """Count the sequences of ``depth`` players' actions; chance adds a factor of its outcomes.

    Sequences that end earlier are not counted. With ``most`` given, looking at more positions than
    that is refused.
    """
    return Counter(most).count(game, state, depth, 0)


@final
class Counter:
    """Walks through all sequences, with one row of codes for each level."""

    def __init__(self, most: i64) -> None:
        self.most = most
        self.visited: i64 = 0
        self.rows: list[Codes] = []
        self.silent = Journal(False)

    def count(self, game: Game[S, A, V], state: S, depth: i64, level: int) -> int:
        """Return the number of sequences from a position."""
        if depth == 0:
            return 1
        turn = game.rules.turn(state)
        if turn == OVER:
            return 0
        self.visited += 1
        if self.most > 0 and self.visited > self.most:
            raise NotPossible("error-perft", {"most": int(self.most)})
        if level == len(self.rows):
            self.rows.append(Codes())
        codes = self.rows[level]
        game.rules.legal(state, codes)
        left = depth if turn == CHANCE else depth - 1
        if left == 0:
            return int(codes.count)
        nodes = 0
        for i in range(codes.count):
            child = game.rules.copy(state)
            game.rules.apply(child, codes.row[i], self.silent)
            nodes += self.count(game, child, left, level + 1)
        return nodes
