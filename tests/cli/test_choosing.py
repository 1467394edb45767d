"""Choosing at the terminal: ticks, what a move could have added, and any end first."""

from collections.abc import Mapping
from dataclasses import replace

import pytest
from rich.console import Console

from dorfplatz.cli.play import Evening
from dorfplatz.cli.turn import Turn
from dorfplatz.engine.prompt import Prompt, Role
from dorfplatz.games import find
from dorfplatz.table import Table
from dorfplatz.table.fairness import seed_from

VILLAGERS = {"villager": Role("villager", "set"), "do:go": Role("do", confirms=True)}


def turn(game: str, patch: pytest.MonkeyPatch, roles: Mapping[str, Role]) -> Turn:
    table = Table(find(game), 2, {}, seed_from("tests"))
    asked = table.prompt

    def prompt(seat: int | None) -> Prompt:
        return replace(asked(seat), roles=roles)

    patch.setattr(table, "prompt", prompt)
    console = Console(markup=False, width=120, record=True, quiet=True)
    return Turn(Evening(console, table, ["me", "me"], "en", None), table.turn)


def shown(turn: Turn) -> list[str]:
    """Return the choices of the screen by their names, with what is ticked."""
    return [turn.words.name(pick) + " ✓" * (pick in turn.chooser.picked) for pick in turn.offered()]


def test_a_set_is_ticked_and_unticked_by_name_and_confirmed_by_enter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mine = turn("above-and-below", monkeypatch, VILLAGERS)
    mine.take("do:explore")
    one, two, three = shown(mine)
    mine.take(two)
    assert shown(mine) == [one, f"{two} ✓", three]
    mine.take(one)
    assert shown(mine) == [f"{one} ✓", f"{two} ✓", three]
    both = mine.chooser.move
    assert both is not None and not mine.chooser.settled
    mine.take(two)
    assert shown(mine) == [f"{one} ✓", two, three]
    mine.take("3")
    assert mine.chooser.move is not None and mine.chooser.move != both
    others = mine.chooser.move
    mine.show()
    entries = len(mine.table.log)
    mine.take("")
    assert mine.table.log[entries].text == others


def test_the_other_end_of_a_move_may_be_named_first(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = turn("clans", monkeypatch, {})
    mine.take("to:A3")
    assert mine.chooser.picked == ["to:A3"]
    assert all(pick.startswith("from:") for pick in mine.offered())
    mine.take("from:A1")
    assert mine.chooser.move == "A1-A3" and mine.offered() == []


def test_a_whole_move_in_notation_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = turn("clans", monkeypatch, {})
    mine.take("A1-A3")
    assert mine.chooser.picked == ["from:A1", "to:A3"]
    mine.take("b")
    assert mine.chooser.picked == ["from:A1"]
