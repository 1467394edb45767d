"""Tuning: the same command finds the same weights, and they tell what wins."""

import random

from dorfplatz.engine.game import Game
from dorfplatz.games import find
from dorfplatz.research.tune import Lessons, Weights, fitted, tune
from tests.support import refused


def test_the_same_seed_learns_the_same_weights() -> None:
    told: list[tuple[int, Weights]] = []
    learned = [
        tune(find("clans"), 2, Lessons(3, 2, 7), lambda *round_: told.append(round_)) for _ in "ab"
    ]
    assert learned[0] == learned[1]
    assert [number for number, _ in told] == [1, 2, 1, 2]
    assert learned[0].samples > 10 and learned[0].weights["points"] == 1.0
    assert tune(find("clans"), 2, Lessons(3, 2, 8), lambda *_: None) != learned[0]


def test_a_fit_finds_what_decides() -> None:
    luck = random.Random(3)
    samples = []
    for _ in range(2000):
        lead = [luck.gauss(0, 2), luck.gauss(0, 1), luck.gauss(0, 1)]
        samples.append((lead, 1.0 if lead[0] + 3 * lead[1] + luck.gauss(0, 1) > 0 else 0.0))
    names = ("points", "promise", "idle")
    learned = fitted(names, samples, Weights(1.0, dict.fromkeys(names, 0.0), 0, 0.0))
    assert learned.weights["points"] == 1.0
    assert 2.5 < learned.weights["promise"] < 3.5
    assert abs(learned.weights["idle"]) < 0.3
    assert learned.loss < 0.1


class Plain(Game[object, object, object]):
    """A game that tells bots nothing."""


def test_a_game_without_features_cannot_be_tuned() -> None:
    assert refused(lambda: tune(Plain(), 2, Lessons(1, 1), lambda *_: None)).code == "not-possible"
