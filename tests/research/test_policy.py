"""The loop teaches a policy from the games it plays, and takes it only if it wins."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from dorfplatz.bots.mcts import Search
from dorfplatz.cli.app import app
from dorfplatz.engine.options import Value
from dorfplatz.games import find
from dorfplatz.research import gate, policy
from dorfplatz.research.gate import Gate, Round, gather, rounds, whole_lines
from dorfplatz.research.policy import (
    Agreement,
    Sorted,
    Sorting,
    agreement,
    decisions,
    examined,
    first_policy,
    player,
    taught,
)
from dorfplatz.research.tune import Lessons
from tests.support import refused

TALUVA = find("taluva")
QUICK = Lessons(games=5, rounds=1, simulations=12, every=9)
BOT = Sorting("master:policy=1,glance=9", ms=1, match=2, command="dorfplatz tune taluva")
SMALL = Gate((2, 3), match=2, units=0, strangers=2, sorting=BOT)


def won(ahead: float) -> Any:
    return lambda *_: (ahead, 100)


def test_a_policy_is_taken_by_a_win_and_a_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Round | Sorted] = []
    monkeypatch.setattr(policy, "compared", won(55.0))
    rounds(TALUVA, QUICK, SMALL, tmp_path, told.append)
    assert [one.taken for one in told] == [False] and not (tmp_path / "policy.json").exists()
    monkeypatch.setattr(policy, "compared", won(70.0))
    longer = Lessons(games=5, rounds=2, simulations=12, every=9)
    before = (tmp_path / "moves-1.jsonl").read_bytes()
    rounds(TALUVA, longer, SMALL, tmp_path, told.append)
    assert (tmp_path / "moves-1.jsonl").read_bytes() == before
    assert [(one.number, one.taken) for one in told] == [(1, False), (2, True)]
    first, second = told
    assert isinstance(first, Sorted) and isinstance(second, Sorted)
    assert second.decisions > first.decisions > 50 and first.held > 10
    kept = json.loads((tmp_path / "policy.json").read_text())
    assert kept == first_policy(TALUVA, tmp_path)
    assert kept["command"] == "dorfplatz tune taluva" and kept["decisions"] == second.decisions
    assert [one["number"] for one in policy.logged(tmp_path)] == [1, 2]
    rounds(TALUVA, longer, SMALL, tmp_path, told.append)
    assert len(told) == 2, "everything was done"


def test_a_game_that_broke_off_is_played_again(tmp_path: Path) -> None:
    gather(TALUVA, gate.first_champion(TALUVA, tmp_path), QUICK, SMALL, 1, tmp_path)
    paths = [tmp_path / name for name in ("moves-1.jsonl", "round-1.jsonl")]
    whole = [path.read_bytes() for path in paths]
    paths[0].write_bytes(whole[0][:-20])
    paths[1].write_bytes(whole[1][: len(whole[1]) // 2])
    gather(TALUVA, gate.first_champion(TALUVA, tmp_path), QUICK, SMALL, 1, tmp_path)
    assert [path.read_bytes() for path in paths] == whole
    paths[0].unlink()  # as if nobody had asked for a policy at first
    gather(TALUVA, gate.first_champion(TALUVA, tmp_path), QUICK, SMALL, 1, tmp_path)
    assert [path.read_bytes() for path in paths] == whole
    assert whole_lines(tmp_path / "nothing") == 0


@pytest.mark.parametrize("name", ["taluva", "garden-nation", "above-and-below"])
def test_a_game_played_again_stands_at_its_decisions(name: str) -> None:
    game = find(name)
    insight = gate.judging_by(game, gate.first_champion(game, Path("nowhere")))
    _, record = gate.noted(game, insight, (2, {}), 5, QUICK, SMALL)
    stopped = list(decisions(game, json.loads(json.dumps(record))))
    assert len(stopped) == len(record[3]) > 10
    for one in stopped:
        assert set(one.visits) <= set(one.codes.values()) and len(one.visits) > 1
        assert len(one.past) <= 4 and all(who >= 0 for who, _ in one.past)


def test_what_is_learned_foretells_games_held_back(tmp_path: Path) -> None:
    lessons = Lessons(games=10, rounds=1, simulations=20, every=9)
    net = gate.first_champion(TALUVA, tmp_path)
    gather(TALUVA, net, lessons, SMALL, 1, tmp_path)
    paths = [tmp_path / "moves-1.jsonl"]
    learned, count = taught(TALUVA, paths, 1)
    assert (learned, count) == taught(TALUVA, paths, 1)
    held, moves, uniform, looked, sorted_ = examined(
        TALUVA, learned, gate.judging_by(TALUVA, net), paths
    )
    assert held > 50 and moves > 50.0
    assert looked.loss < uniform and sorted_.loss < uniform
    assert sorted_.tenth > 0.2 > 0.1, "by lot it would be a tenth"
    problem = refused(lambda: taught(TALUVA, [tmp_path / "moves-9.jsonl"], 1))
    assert problem.phrase.key == "error-tune-policy"


def test_agreement_counts_places() -> None:
    shares = [[0.0, 0.75, 0.25, 0.0], [0.0, 1.0, 0.0, 0.0]]
    right = agreement([[0.0, 9.0, 8.0, 0.0], [0.0, 9.0, 0.0, 0.0]], shares, 1.0)
    assert (right.first, right.third, right.tenth) == (1.0, 1.0, 1.0)
    wrong = agreement([[9.0, 0.0, 8.0, 7.0], [1.0, 0.0, 2.0, -1.0]], shares, 1.0)
    assert (wrong.first, wrong.third, wrong.tenth) == (0.0, 0.5, 0.0)
    alike = agreement([[1.0] * 4, [1.0] * 4], shares, 1.0)
    assert alike == Agreement(1.386, 0.0, 1.0, 0.0)
    assert right.loss < alike.loss < wrong.loss


def test_the_match_is_played_by_the_bot_and_its_level(tmp_path: Path) -> None:
    learned = {"encoding": 2, "weights": {"3": 1.0}}
    new, old = player(TALUVA, BOT, learned, 1, 2), player(TALUVA, BOT, None, 1, 2)
    assert (new.settings.policy, new.settings.glance, new.settings.ms) == (1.0, 9, 1)
    assert new.policy is not None and new.policy.learned() == learned
    assert old.settings.ms == 1 and old.settings.glance > 9 and isinstance(old, Search)
    tables: Iterator[tuple[int, Mapping[str, Value]]] = iter([(2, {}), (2, {})])
    _, games = policy.compared(TALUVA, BOT, learned, None, tables, 1)
    assert games == 2
    greedy = Sorting("greedy", 1, 2)
    assert refused(lambda: player(TALUVA, greedy, None, 1, 2)).phrase.key == (
        "error-tune-policy-bot"
    )


def test_one_command_learns_a_policy_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policy, "compared", won(70.0))
    out = tmp_path / "policy.json"
    asked = ["tune", "taluva", "--games", "5", "--rounds", "1", "--simulations", "8"]
    asked += ["--gate", "2", "--policy", "master:policy=1,glance=9", "--ms", "1"]
    asked += ["--kept", str(tmp_path), "--out", str(out)]
    for _ in "ab":
        answer = CliRunner().invoke(app, asked)
        assert answer.exit_code == 0, answer.output
        made = json.loads(out.read_text())
        assert made["command"].startswith("dorfplatz tune taluva --games 5 --rounds 1 --seed 1")
        assert made["command"].endswith("--policy master:policy=1,glance=9 --ms 1")
        assert made["weights"]
    assert len((tmp_path / "taluva" / "policy-log.jsonl").read_text().splitlines()) == 1
    assert not (tmp_path / "taluva" / "log.jsonl").exists()
    answer = CliRunner().invoke(app, [*asked[:-6], "--policy", "nobody"])
    assert answer.exit_code != 0
