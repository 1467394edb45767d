"""The gated loop: a network is taken only if it wins, and a run goes on where it ended."""

import json
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.play import deal
from dorfplatz.engine.rng import FastRng
from dorfplatz.games import find
from dorfplatz.kit.material import load
from dorfplatz.research import gate
from dorfplatz.research.gate import Gate, Round, first_champion, logged, noted, rounds
from dorfplatz.research.policy import Sorted
from dorfplatz.research.tune import Lessons
from tests.support import refused

TALUVA = find("taluva")
QUICK = Lessons(games=2, rounds=1, simulations=2, every=9)
SMALL = Gate((2, 3), match=2, units=2, strangers=2)


def test_a_candidate_without_a_win_is_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Round | Sorted] = []
    monkeypatch.setattr(gate, "compared", lambda *_: (52.0, 100))
    champion = rounds(TALUVA, QUICK, SMALL, tmp_path, told.append)
    assert champion == load(TALUVA.package, "net.json")
    assert [one.taken for one in told] == [False] and told[0].low < 0.5
    assert not (tmp_path / "champion.json").exists()


def test_a_winner_is_taken_and_the_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "compared", lambda *_: (70.0, 100))
    told: list[Round | Sorted] = []
    first = rounds(TALUVA, QUICK, SMALL, tmp_path, told.append)
    assert told[0].taken and first == first_champion(TALUVA, tmp_path)
    assert len(first["out"]) == 2 and first != load(TALUVA.package, "net.json")
    longer = Lessons(games=2, rounds=2, simulations=2, every=9)
    rounds(TALUVA, longer, SMALL, tmp_path, told.append)
    assert [one.number for one in told] == [1, 2] and logged(tmp_path) == told
    games = (tmp_path / "round-1.jsonl").read_text().splitlines()
    judged = [one for one in told if isinstance(one, Round)]
    assert len(games) == 2 and judged[1].samples > judged[0].samples == sum(
        len(json.loads(game)) for game in games
    )


def test_results_are_mixed_with_what_the_search_thought() -> None:
    insight = gate.judging_by(TALUVA, dict(load(TALUVA.package, "net.json")))
    targets = {
        mix: {y for _, _, y in noted(TALUVA, insight, (2, {}), 3, QUICK, Gate((2,), mix=mix))[0]}
        for mix in (0.0, 0.5)
    }
    assert targets[0.0] <= {0.0, 0.5, 1.0}
    assert not targets[0.5] <= {0.0, 0.5, 1.0}


def test_a_real_match_is_played_from_all_seats() -> None:
    net = dict(load(TALUVA.package, "net.json"))
    ahead, games = gate.compared(TALUVA, net, net, QUICK, Gate((2,), match=2), 1)
    assert games == 2 and ahead == 1.0, "the same network on both chairs of one deal"


def test_a_game_without_a_network_begins_with_its_weights(tmp_path: Path) -> None:
    clans = find("clans")
    first = first_champion(clans, tmp_path)
    insight, plain = gate.judging_by(clans, first), clans.fresh_insight()
    assert plain is not None
    state = clans.start(3, {})
    deal(clans, state, FastRng(4), Journal(False))
    rng = FastRng(9)
    for _ in range(25):
        clans.rules.apply(state, clans.rules.sample(state, rng), Journal(False))
    hopes = [vec[float]([0.0] * 3) for _ in "ab"]
    insight.hopes(state, 3, hopes[0])
    plain.hopes(state, 3, hopes[1])
    assert len(set(hopes[0])) > 1
    for a, b in zip(hopes[0], hopes[1], strict=True):
        assert (a > 0.5) == (b > 0.5) and abs(a - b) < 0.1


def test_all_modes_are_played_with_all_numbers_of_seats() -> None:
    many = Gate((2, 5), modes=({}, {"mode": "expert"}))
    assert [many.table(number) for number in range(5)] == [
        (2, {}),
        (5, {}),
        (2, {"mode": "expert"}),
        (5, {"mode": "expert"}),
        (2, {}),
    ]


def test_a_game_without_features_has_nothing_to_learn(tmp_path: Path) -> None:
    class Plain:
        title = "Noughts"

        @staticmethod
        def fresh_insight() -> None:
            """Know nothing."""

    plain: Any = Plain()
    problem = refused(lambda: rounds(plain, QUICK, SMALL, tmp_path, lambda _: None))
    assert problem.phrase.key == "error-tune-net"
