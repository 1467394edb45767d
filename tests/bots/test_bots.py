"""Bots: they play from a perspective, the same seed plays the same, greedy beats random."""

from dorfplatz.bots import find_bot
from dorfplatz.engine.game import OVER, deal
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.perspective import perspective
from dorfplatz.engine.rng import FastRng
from dorfplatz.games import find
from tests.support import refused

CLANS = find("clans")


def match(names: list[str], seed: int) -> tuple[list[str], tuple[int, ...]]:
    state = CLANS.start(len(names), {})
    deal(CLANS, state, FastRng(seed), Journal(False))
    bots = [find_bot(name, seed + seat) for seat, name in enumerate(names)]
    moves = []
    while (turn := CLANS.turn(state)) != OVER:
        code = bots[turn].choose(perspective(CLANS, state, turn))
        moves.append(CLANS.write(CLANS.decode(code)))
        CLANS.apply(state, code, Journal(False))
    return moves, CLANS.standing(state).winners


def test_the_same_seed_plays_the_same_game() -> None:
    assert match(["greedy", "random"], 4) == match(["greedy", "random"], 4)
    assert match(["random", "random"], 4) != match(["random", "random"], 5)


def test_greedy_beats_random_from_either_seat() -> None:
    won = sum(match(["greedy", "random"], seed)[1] == (0,) for seed in range(6))
    won += sum(match(["random", "greedy"], seed)[1] == (1,) for seed in range(6))
    assert won >= 11


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    error = refused(lambda: find_bot("genius", 1))
    assert error.phrase.args == {"bot": "genius", "known": "random, greedy"}
