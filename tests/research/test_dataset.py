"""Data sets: every decision once, the same when gone on with, the same from a record."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import dorfplatz as dp
from dorfplatz.engine.encoding import encoding_of
from dorfplatz.games import find
from dorfplatz.research import dataset
from dorfplatz.research.match import Pairing, play


def test_every_decision_is_a_row_and_a_folder_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "GAMES_PER_FILE", 1)
    quick = dataset.Wanted("clans", 2, find("clans").settle(2), ("random",), 1, 4)
    dataset.write(tmp_path, quick)
    first = (tmp_path / "games-000000-000001.parquet").read_bytes()
    dataset.write(tmp_path, replace(quick, games=2))
    assert (tmp_path / "games-000000-000001.parquet").read_bytes() == first
    rows = list(dataset.read(tmp_path))
    assert {row["game"] for row in rows} == {0, 1}
    encoding = encoding_of(find("clans"))
    for row in rows:
        assert row["chosen"] in row["legal"]
        assert len(row["observation"]) == encoding.spec.size
        assert row["reward"] in (0.0, 0.5, 1.0)
        assert sum(row["hopes"]) == pytest.approx(1.0, abs=1e-5)
    card = json.loads((tmp_path / "card.json").read_text("utf-8"))
    assert (card["game"], card["players"], card["encoding_version"]) == ("clans", ["random"], 2)
    assert card["observation"][0] == {"name": "huts", "shape": [60, 5], "kind": "count", "first": 0}


def test_another_data_set_is_not_mixed_in(tmp_path: Path) -> None:
    quick = dataset.Wanted("clans", 2, find("clans").settle(2), ("random",), 1, 4)
    dataset.write(tmp_path, quick)
    with pytest.raises(dp.DorfplatzError):
        dataset.write(tmp_path, replace(quick, seed=5))


@pytest.mark.parametrize("game", ["clans", "hoyuk"])
def test_a_record_gives_the_same_kind_of_rows(tmp_path: Path, game: str) -> None:
    outcome = play(Pairing(0, game, ("random", "random"), 1, 1, find(game).settle(2), keep=True))
    path = tmp_path / "match.dorf"
    path.write_text(outcome.record, "utf-8")
    rows = dataset.of_record(path)
    assert len(rows) == outcome.moves
    assert all(row["chosen"] in row["legal"] for row in rows)
    best = {row["seat"]: row["reward"] for row in rows}
    assert best[outcome.ranks.index(1)] == max(best.values())
