"""The map of Clans in letters: everything can be read, in every width and window."""

from io import StringIO

import pytest
from rich.console import Console

from dorfplatz.cli.play import Evening
from dorfplatz.cli.turn import Turn
from dorfplatz.games import find
from dorfplatz.games.clans.board import MARKS, land
from dorfplatz.games.clans.material import TERRITORY_IDS
from dorfplatz.games.clans.view import View
from dorfplatz.table import Table
from dorfplatz.table.fairness import seed_from


def match() -> Table:
    return Table(find("clans"), 3, {}, seed_from("map"))


@pytest.mark.parametrize("width", [76, 80, 100, 118])
def test_no_label_hides_another(width: int) -> None:
    view = match().view(None)
    assert isinstance(view, View)
    drawn = land(view, width, [f"from:{name}" for name in TERRITORY_IDS]).plain
    assert [name for name in TERRITORY_IDS if f"›{name}" not in drawn] == []
    assert sum(drawn.count(mark) for mark in MARKS.values()) == 60


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), [(120, 50), (80, 52), (200, 80)])
def test_board_and_choices_fit_the_window(width: int, height: int, lang: str) -> None:
    shown = screen(width, height, lang)
    assert "› A1" not in shown and "A1" in shown
    assert len(shown.splitlines()) < height


@pytest.mark.parametrize(("lang", "told"), [("en", "This window has 24"), ("de", "Fenster hat 24")])
def test_a_small_window_says_how_large_it_should_be(lang: str, told: str) -> None:
    assert told in screen(80, 24, lang)


def screen(width: int, height: int, lang: str) -> str:
    """Return what a person sees before the first move."""
    told = StringIO()
    console = Console(
        file=told, width=width, height=height, force_terminal=True, color_system=None, markup=False
    )
    table = match()
    evening = Evening(console, table, ["me", "greedy", "greedy"], lang, None)
    Turn(evening, table.turn).show()
    return told.getvalue()
