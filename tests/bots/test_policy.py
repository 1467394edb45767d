"""The policy: it learns what searches visit, reads back, and only chooses where to look."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from math import log
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.bots import LEVELS, ladder, levels, policy
from dorfplatz.bots.mcts import Search
from dorfplatz.bots.policy import RECENT, SLOTS, Policy, Tutor, known_last, policy_of
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.encoding import CODE, Encoding, Field, Spec, encoding_of
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.knowledge import HIDDEN
from dorfplatz.engine.perspective import perspective
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games import catalogue, find

PLACES, COLOURS = 40, 5


class Toy(Encoding[Any]):
    """Actions of one verb that name a place of two bytes and a colour; a code is its own word."""

    def __init__(self) -> None:
        fields = [Field("verb", (1,), CODE), Field("place", (2,), CODE), Field("hue", (1,), CODE)]
        super().__init__(Spec([]), Spec(fields, whole=8))

    def write_actions(
        self, state: Any, seat: i64, codes: Codes, rows: vec[i64], first: i64
    ) -> None:
        """Write the codes."""
        for place in range(codes.count):
            rows[first + place] = codes.row[place]


def toy(place: int, colour: int) -> int:
    return 1 + (place << 8) + (colour << 24)


def listed(codes: Sequence[int]) -> Codes:
    found = Codes()
    for code in codes:
        found.add(code)
    return found


def some_actions(luck: random.Random) -> list[int]:
    every = [toy(place, colour) for place in range(1, PLACES) for colour in range(1, COLOURS)]
    return luck.sample(every, 30)


def colour_of(code: int) -> int:
    return code >> 24


def place_of(code: int) -> int:
    return code >> 8 & 255


def taught(liked: Any, seed: int = 1) -> tuple[Policy, float]:
    """Return a policy that saw somebody who likes something, and its cross-entropy."""
    luck = random.Random(seed)
    tutor = Tutor(Policy(Toy()), 1)
    for _ in range(400):
        codes = some_actions(luck)
        last = toy(luck.randrange(8, PLACES - 8), 1)
        best = max(codes, key=lambda code: liked(code, last, luck))
        tutor.show(None, 0, listed(codes), [(1, last)], {best: 9, codes[0]: 1})
    return tutor.policy, tutor.learn(20)


def share_found(policy: Policy, liked: Any, among: int) -> float:
    """Return how often the best of thirty actions is among so many the policy prefers."""
    luck = random.Random(99)
    found = 0
    for _ in range(200):
        codes = some_actions(luck)
        last = toy(luck.randrange(8, PLACES - 8), 1)
        row = listed(codes)
        policy.prefer(None, 0, row, [(1, last)], among)
        assert sorted(row.values()) == sorted(codes)
        best = max(codes, key=lambda code: liked(code, last, luck))
        found += best in row.values()[:among]
    return found / 200


def blue(code: int, last: int, luck: random.Random) -> float:
    return 100.0 * (colour_of(code) == 3) + place_of(code)


def near(code: int, last: int, luck: random.Random) -> float:
    return -float(abs(place_of(code) - place_of(last))) + 0.01 * colour_of(code)


def anything(code: int, last: int, luck: random.Random) -> float:
    return luck.random()


def test_it_learns_what_is_preferred_and_only_where_something_is() -> None:
    for liked in (blue, near):
        learned, loss = taught(liked)
        assert loss < 0.6 * log(30)
        assert share_found(learned, liked, 3) > 0.8
    aimless, _ = taught(anything)
    assert share_found(aimless, blue, 3) < 0.4
    assert share_found(aimless, near, 3) < 0.4


def test_the_same_seed_learns_the_same_and_the_file_reads_back() -> None:
    learned, _ = taught(blue)
    kept = learned.learned()
    assert kept == taught(blue)[0].learned() != taught(near)[0].learned()
    again = Policy(Toy(), json.loads(json.dumps(kept)))
    codes = listed(some_actions(random.Random(5)))
    for one in (learned, again):
        one.score(None, 0, codes, [])
    for i in range(codes.count):
        assert abs(learned.scores[i] - again.scores[i]) < 0.1
    assert again.learned() == kept


def test_the_best_scores_come_to_the_front() -> None:
    luck = random.Random(8)
    wild = wildly(Toy())
    for most in (1, 7, 29, 30):
        codes = some_actions(luck)
        row = listed(codes)
        wild.score(None, 0, row, [])
        scores = {code: wild.scores[i64(i)] for i, code in enumerate(codes)}
        wild.prefer(None, 0, row, [], most)
        kept = row.values()
        assert sorted(kept) == sorted(codes)
        ranked = sorted(scores.values(), reverse=True)
        assert sorted((scores[code] for code in kept[:most]), reverse=True) == ranked[:most]


def test_chance_and_what_is_hidden_are_not_compared_with() -> None:
    log = [(0, 5), (1, 6), (int(CHANCE), 7), (1, int(HIDDEN)), (0, 8)]
    assert known_last(log, 2) == [(0, 8), (1, 6)]
    assert known_last(log, 9) == [(0, 8), (1, 6), (0, 5)]
    assert known_last([], int(RECENT)) == []


def wildly(encoding: Encoding[Any]) -> Policy:
    """Return a policy with opinions of no meaning."""
    luck = random.Random(1)
    weights = {str(slot): luck.gauss(0, 1) for slot in range(int(SLOTS))}
    return Policy(encoding, {"weights": weights})


def opening(name: str, seats: int, decisions: int) -> tuple[object, list[tuple[int, int]]]:
    """Return a position of a random game in which a seat is to decide, and the true log."""
    game = find(name)
    state = game.start(seats, {})
    rng = FastRng(11)
    moves: list[tuple[int, int]] = []
    while (turn := int(game.rules.turn(state))) == CHANCE or decisions > 0:
        assert turn != OVER
        code = int(game.rules.draw(state, rng) if turn == CHANCE else game.rules.sample(state, rng))
        game.rules.apply(state, code, Journal(False))
        moves.append((turn, code))
        decisions -= turn != CHANCE
    return state, moves


@pytest.mark.parametrize("name", list(catalogue()))
def test_a_level_that_does_not_ask_for_it_plays_as_without(name: str) -> None:
    game = find(name)
    opinions = wildly(encoding_of(game))
    state, moves = opening(name, 2, 9)
    seen = perspective(game, state, game.rules.turn(state), moves)
    for level in LEVELS:
        settings = replace(levels(game, 2)[level], simulations=80, ms=0, glance=5)
        if settings.policy == 0.0:
            plain, other = (Search(3, settings, None, None, one) for one in (None, opinions))
            assert plain.choose(seen) == other.choose(seen)
            for row in ("code", "visits", "total"):
                assert list(getattr(plain.tree, row)) == list(getattr(other.tree, row))


@pytest.mark.parametrize("name", list(catalogue()))
def test_a_search_with_a_policy_plays_legal_moves(name: str) -> None:
    game = find(name)
    opinions = wildly(encoding_of(game))
    for seats in (game.min_seats, game.max_seats):
        settings = replace(
            levels(game, seats)["master"], simulations=60, ms=0, glance=4, patience=1
        )
        state, moves = opening(name, seats, 7)
        bots = [
            Search(seat, replace(settings, policy=0.5 + 0.5 * (seat % 2)), None, None, opinions)
            for seat in range(seats)
        ]
        rng = FastRng(2)
        for _ in range(12):
            turn = int(game.rules.turn(state))
            if turn == OVER:
                break
            if turn == CHANCE:
                code = int(game.rules.draw(state, rng))
            else:
                codes = Codes()
                game.rules.legal(state, codes)
                code = int(bots[turn].choose(perspective(game, state, turn, moves)))
                assert code in codes.values()
            game.rules.apply(state, code, Journal(False))
            moves.append((turn, code))


def test_answers_looked_at_are_those_the_policy_prefers() -> None:
    game = find("taluva")
    opinions = wildly(encoding_of(game))
    state, moves = opening("taluva", 2, 11)  # a building is next, then a tile of the other seat
    seat = int(game.rules.turn(state))
    settings = replace(levels(game, 2)["master"], simulations=150, ms=0, glance=8, patience=1)
    for share, most in ((1.0, 8), (0.5, 4)):
        bot = Search(1, replace(settings, policy=share), None, None, opinions)
        bot.choose(perspective(game, state, seat, moves))
        tree = bot.tree
        looked = 0
        for node in range(1, int(tree.size)):
            way = []
            above = node
            while above != 0:
                way.append(int(tree.code[above]))
                above = int(tree.parent[above])
            if tree.offered[node] <= 0 or tree.answers[node] <= 8:
                continue
            after = game.rules.copy(state)
            past = list(moves)
            for code in reversed(way):
                past.append((int(game.rules.turn(after)), code))
                game.rules.apply(after, code, Journal(False))
            codes = Codes()
            game.rules.legal(after, codes)
            legal = codes.values()
            mover = int(game.rules.turn(after))
            begin = int(tree.begin[node])
            offered = [int(tree.offer_code[begin + i]) for i in range(int(tree.offered[node]))]
            assert len(offered) == 8 == len(set(offered)) and set(offered) <= set(legal)
            opinions.score(after, mover, codes, known_last(past, int(RECENT)))
            scores = {code: opinions.scores[i64(i)] for i, code in enumerate(legal)}
            ranked = sorted(legal, key=lambda code: -scores[code])
            assert set(ranked[:most]) <= set(offered)
            looked += 1
        assert looked > 3


def test_a_policy_of_another_encoding_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    taluva = find("taluva")
    version = encoding_of(taluva).version
    if policy.__file__.endswith(".py"):
        for told, used in ((version, True), (version + 1, False)):
            file: dict[str, Any] = {"encoding": told, "weights": {"5": 1.0}}
            monkeypatch.setattr(policy, "load", lambda *_, file=file: file)
            assert (policy_of(taluva) is not None) == used


def test_without_a_file_the_setting_changes_nothing() -> None:
    clans = find("clans")
    assert policy_of(clans) is None
    plain, asked = (
        ladder.find_bot(f"master:glance=5,{extra}simulations=80", 3, clans, seats=2)
        for extra in ("", "policy=1,")
    )
    state, moves = opening("clans", 2, 5)
    seen = perspective(clans, state, clans.rules.turn(state), moves)
    assert plain.choose(seen) == asked.choose(seen)


SCRIPT = """
import tests.bots.test_policy as here
import dorfplatz
print(dorfplatz.COMPILED)
learned, loss = here.taught(here.near)
print(loss, sum(learned.weights))
for name in ("taluva", "hoyuk", "clans"):
    game = here.find(name)
    state, moves = here.opening(name, 2, 9)
    settings = here.replace(
        here.levels(game, 2)["master"], simulations=60, ms=0, glance=6, patience=1, policy=0.7
    )
    bot = here.Search(1, settings, None, None, here.wildly(here.encoding_of(game)))
    code = bot.choose(here.perspective(game, state, game.rules.turn(state), moves))
    print(name, int(code), int(bot.tree.size), sum(bot.tree.total))
"""


def test_compiled_and_interpreted_it_learns_and_sorts_the_same() -> None:
    """Where nothing is compiled both runs come from the sources, and only have to repeat."""
    runs = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "DORFPLATZ_INTERPRETED": way},
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        for way in ("", "1")
    ]
    assert runs[0][1:] == runs[1][1:] and len(runs[0]) == 5
    assert runs[1][0] == "False"
