"""Bots of one's own, and the arena, from Python."""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import dorfplatz as dp
from dorfplatz import extras
from dorfplatz.bots import bot_names, find_bot, registry
from dorfplatz.bots.bot import Bot
from dorfplatz.engine.perspective import Perspective


class First(Bot):
    """Plays what comes first."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seen: Perspective[object, object, object]) -> Any:
        return seen.codes[0]


def chosen_text(seen: Perspective[Any, Any, Any]) -> str:
    return str(seen.game.notation.write(seen.actions[-1]))


def chosen_action(seen: Perspective[Any, Any, Any]) -> object:
    return seen.actions[-1]


@pytest.fixture(autouse=True)
def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "MAKERS", {}) if not dp.COMPILED else registry.MAKERS.clear()


def test_a_function_or_class_becomes_a_bot() -> None:
    position: dp.Position[Any, Any, Any] = dp.game("clans(seats=2)").deal(seed=2)
    dp.bot("first")(First)
    dp.bot("text")(chosen_text)
    dp.bot("action")(chosen_action)
    seen = position.perspective()
    assert find_bot("first", 3, seats=2).choose(seen) == position.legal.codes[0]
    assert find_bot("text", 3, seats=2).choose(seen) == position.legal.codes[-1]
    assert find_bot("action", 3, seats=2).choose(seen) == position.legal.codes[-1]
    assert bot_names()[-3:] == ["action", "first", "text"]
    assert find_bot(f"py:{__name__}:First", 1, seats=2).choose(seen) == position.legal.codes[0]


def test_bots_of_other_packages_are_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("guest", f"{__name__}:First", registry.ENTRY_POINTS)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    if not dp.COMPILED:
        assert "guest" in bot_names()
        assert isinstance(find_bot("guest", 1, seats=2), First)


def test_a_bot_that_is_not_there_is_said() -> None:
    with pytest.raises(dp.DorfplatzError, match="There is no bot “nobody”"):
        dp.arena("clans", ["nobody", "random"], games=2)
    with pytest.raises(dp.DorfplatzError, match="cannot be loaded"):
        dp.arena("clans", ["py:no.such:Bot", "random"], games=2)
    with pytest.raises(dp.DorfplatzError, match="At least two bots"):
        dp.arena("clans", ["random"], games=2)


def test_the_arena_plays_from_python(tmp_path: Path) -> None:
    kept = tmp_path / "results.jsonl"
    results = dp.arena("clans(seats=2)", [First, chosen_text, "random"], games=6, out=kept)
    assert len(results) == 6
    assert {line.bot for line in results} == {"First", "chosen_text", "random"}
    assert {row["bot"] for row in results.rows()} == {"First", "chosen_text", "random"}
    assert len(results.duels) == 6
    assert "chosen_text" in str(results)
    assert str(results).splitlines()[0].startswith("bot")
    again = dp.arena("clans(seats=2)", [First, chosen_text, "random"], games=6, out=kept)
    assert again.report == results.report


def test_what_an_extra_would_bring_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    with pytest.raises(extras.MissingExtra) as caught:
        dp.arena("clans", ["random", "greedy"], games=2)
    said = "The arena needs openskill, which is not installed: pip install 'dorfplatz[terminal]'"
    assert str(caught.value) == said
    assert extras.explained(ModuleNotFoundError(name="nobody.knows")) is None
