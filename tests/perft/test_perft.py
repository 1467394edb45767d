"""Node counts of named positions: any change of the legal actions shows here."""

import json
from pathlib import Path
from typing import Any

import pytest

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.play import deal, perft
from dorfplatz.engine.rng import FastRng
from dorfplatz.games import catalogue, find

FOLDER = Path(__file__).parent


def package_of(game: str) -> str:
    return find(game).folder


def rows() -> list[Any]:
    found = []
    for game in catalogue():
        path = FOLDER / f"{package_of(game)}.json"
        if path.is_file():
            for row in json.loads(path.read_text(encoding="utf-8")):
                found.append(pytest.param(game, row, id=f"{game}-{row['name']}"))
    return found


@pytest.mark.parametrize(("game", "row"), rows())
def test_node_counts(game: str, row: dict[str, Any]) -> None:
    found = find(game)
    if "position" in row:
        state = found.notation.read_position(row["position"], row.get("seats"), row.get("options"))
    else:
        state = found.start(row["seats"], row.get("options"))
        deal(found, state, FastRng(row["seed"]), Journal(False))
    counted = [perft(found, state, depth) for depth in range(1, len(row["nodes"]) + 1)]
    assert counted == row["nodes"]


@pytest.mark.parametrize("game", list(catalogue()))
def test_every_game_has_node_counts(game: str) -> None:
    path = FOLDER / f"{package_of(game)}.json"
    assert path.is_file(), f"tests/perft/{path.name} is missing"
    assert len(json.loads(path.read_text(encoding="utf-8"))) >= 3
