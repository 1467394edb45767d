"""The matches of the browser tests still are matches."""

import json

import pytest

from dorfplatz.games import find
from dorfplatz.table.table import Table
from tests.web.positions import FOLDER, FOUND, WANTED, seed_of


@pytest.mark.parametrize("name", [*WANTED, *FOUND])
def test_a_written_match_can_be_played_to_its_end(name: str) -> None:
    written = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    assert (written["game"], written["seats"], written["seed"]) == (
        FOUND.get(name) or WANTED[name][:3]
    )
    game, seed = find(written["game"]), seed_of(written["seed"])
    table = Table(game, written["seats"], written.get("options"), seed)
    for move in written["moves"]:
        assert not table.over
        table.act(table.waiting[0], move)
    assert table.over
