"""Tuning: the same command finds the same weights, and they tell what wins."""

import random

from librt.vecs import vec

from dorfplatz.bots.teacher import Teacher
from dorfplatz.engine.game import AnyGame, Game
from dorfplatz.engine.net import Net
from dorfplatz.games import find
from dorfplatz.research.tune import Lessons, Taught, Weights, fitted, teach, tune
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
        ahead = lead[0] + 3 * lead[1] + luck.gauss(0, 1) > 0
        samples.append((lead, [0.0] * 3, 1.0 if ahead else 0.0))
    names = ("points", "promise", "idle")
    learned = fitted(names, samples, Weights(1.0, dict.fromkeys(names, 0.0), 0, 0.0))
    assert learned.weights["points"] == 1.0
    assert 2.5 < learned.weights["promise"] < 3.5
    assert abs(learned.weights["idle"]) < 0.3
    assert learned.loss < 0.1


def test_a_network_learns_what_no_weights_can_tell() -> None:
    """Here the second feature is good beside the first, and bad without it."""
    luck = random.Random(4)

    def features() -> list[float]:
        return [float(luck.random() < 0.5), luck.gauss(0, 1)]

    def worth(row: list[float]) -> float:
        return row[1] if row[0] else -row[1]

    def taught() -> Teacher:
        teacher = Teacher(2, 8, 1)
        for own, rival in pairs:
            teacher.show(own, rival, float(worth(own) > worth(rival)))
        return teacher

    pairs = [(features(), features()) for _ in range(3000)]
    teacher, twin = taught(), taught()
    assert teacher.learn(100) < 0.05
    twin.learn(100)
    assert teacher.learned() == twin.learned()
    net = Net(teacher.learned())
    right = 0
    for own, rival in [(features(), features()) for _ in range(300)]:
        net.take(0, vec[float](own))
        net.take(1, vec[float](rival))
        assert abs(net.ahead(0, 1) + net.ahead(1, 0) - 1.0) < 1e-9
        right += (net.ahead(0, 1) > 0.5) == (worth(own) > worth(rival))
    assert right > 270


def test_looking_ahead_spreads_what_the_end_tells() -> None:
    """Two positions of one game, thirty games: only the later one knows who will win."""
    luck = random.Random(5)

    def taught() -> Teacher:
        teacher = Teacher(1, 2, 1)
        for winner in winners:
            teacher.show([0.0], [0.0], winner, later=1)
            teacher.show([winner], [1.0 - winner], winner)
        teacher.learn(200)
        return teacher

    winners = [float(luck.random() < 0.5) for _ in range(30)]
    teacher = taught()
    before = list(teacher.results)
    teacher.look_ahead(0.8)
    for sample, winner in enumerate(winners):
        early, late = teacher.results[2 * sample], teacher.results[2 * sample + 1]
        assert late == before[2 * sample + 1] == winner
        assert min(early, 1.0 - early) > 0.0  # a promise is never quite sure
        assert abs(early - winner) < 0.1
    once = list(teacher.results)
    teacher.look_ahead(0.8)
    assert list(teacher.results) == once  # always from the end


def test_a_network_is_learned_from_games_and_plays_on() -> None:
    lessons = Lessons(2, 2, 3, simulations=8, every=3)
    told: list[tuple[int, Taught]] = []
    first = teach(find("taluva"), 2, lessons, 4, lambda *round_: told.append(round_))
    assert first == teach(find("taluva"), 2, lessons, 4, lambda *_: None)
    assert [number for number, _ in told] == [1, 2]
    assert told[0][1].net != first.net and first.samples > 20
    assert len(first.net["own"]) == 4
    assert refused(lambda: teach(find("clans"), 2, lessons, 4, lambda *_: None)).code == (
        "not-possible"
    )


def test_a_game_without_features_cannot_be_tuned() -> None:
    clans = find("clans")
    plain: AnyGame = Game(
        "plain",
        clans.package,
        clans.setup,
        clans.rules,
        clans.notation,
        clans.knowledge,
        clans.people,
    )
    assert refused(lambda: tune(plain, 2, Lessons(1, 1), lambda *_: None)).code == "not-possible"
