"""The map of Taluva in letters: everything is there without any colour."""

from typing import Any

import pytest
from rich.console import Console

from dorfplatz.cli.drawing import shown
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import OVER
from dorfplatz.games import find
from dorfplatz.games.taluva import board
from dorfplatz.table import Table
from dorfplatz.table.fairness import seed_from
from dorfplatz.words import words
from tests.support import Given, given

TALUVA: Any = find("taluva")
EIGHT = (
    "JC@0.0/0 SJ@2.-1/1 CR@3.-3/1 CL^0.0/5 LS^2.-1/2 JR^0.0/4 LJ@1.2/2 JS@-1.3/1; "
    "r W1.0 H0.1; w T-1.1; stack rest /5; build r"
)


def drawn(view: Any, width: int = 100, lit: tuple[str, ...] = (), lang: str = "en") -> str:
    """Return the drawing as plain text, without any colour."""
    console = Console(width=width, no_color=True, force_terminal=False, color_system=None)
    with console.capture() as capture:
        console.print(shown(board.draw(view, words(lang, TALUVA), width, lit)))
    return capture.get()


def spectated(game: Given, lit: tuple[str, ...] = ()) -> str:
    return drawn(game.view(None), lit=lit)


def test_fields_show_terrain_height_direction_and_owner() -> None:
    text = spectated(given("taluva", EIGHT))
    for part in ("V3↗4", "J3rW", "C2rH", "J1wT", "V2↖2", "R3··", "V1↙1", "L2··"):
        assert part in text
    for at in ("0.0", "1.0", "-1.1", "-2.4"):
        assert at in text


def test_neighbours_stand_half_a_field_apart() -> None:
    lines = spectated(given("taluva", "JC@0.0/0; r; w; stack rest; draw r")).splitlines()
    volcano = lines[0].index("V1↓0")
    assert (lines[2].index("J1"), lines[2].index("C1")) == (volcano - 3, volcano + 3)


def test_choices_are_marked() -> None:
    game = given("taluva", "JC@0.0/0 SJ@2.-1/1; r; w; stack rest; place r CL")
    text = spectated(game, ("hex:0.0", "hex:3.-1"))
    assert "›V1↓0" in text
    assert "3.-1" in text
    assert "3.-1" not in spectated(game)


@pytest.mark.parametrize(
    ("pick", "said"), [("hex:1.0", "J1"), ("hex:9.9", ""), ("turn:3", "↑"), ("build:hut", "")]
)
def test_picks_are_described(pick: str, said: str) -> None:
    view: Any = given("taluva", "JC@0.0/0 SJ@2.-1/1; r; w; stack rest; place r CL").view(None)
    assert board.describe(view, pick, words("en", TALUVA)) == said


def test_the_empty_table_shows_the_players() -> None:
    text = spectated(given("taluva", "-; r; w; y; stack rest; draw r"))
    assert "T3 W2 H20" in text and "Yellow" in text and "48 tiles left" in text


def test_players_show_supply_losses_and_status() -> None:
    game = given("taluva", "JC@0.0/0; r 3/2/15 H0.1; wx1; y; stack rest /3; draw r")
    text = spectated(game)
    assert "► r Red" in text and "T3 W2 H15   (†4)" in text and "out" in text
    assert "ausgeschieden" in drawn(game.view(None), lang="de")


@pytest.mark.parametrize("width", [80, 100, 132])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_field_of_a_finished_game_is_drawn(width: int, seed: int) -> None:
    """Too wide islands are narrowed, then cut into strips; no line is longer than asked for."""
    state = TALUVA.start(4)
    rng = FastRng(seed)
    while TALUVA.rules.turn(state) != OVER:
        chance = TALUVA.rules.turn(state) < 0
        code = TALUVA.rules.draw(state, rng) if chance else TALUVA.rules.sample(state, rng)
        TALUVA.rules.apply(state, code, Journal(False))
    view = TALUVA.knowledge.view(state, None)
    lines = [line.rstrip() for line in drawn(view, width).splitlines()]
    assert max(len(line) for line in lines) <= width
    letters = "\n".join(lines)
    for field in view.fields:
        assert board.content(field) in letters
    volcanoes = sum(field.terrain == "V" for field in view.fields)
    arrows = sum(letters.count(arrow) for arrow in board.ARROWS)
    assert arrows == volcanoes + 6  # and the six of the legend


def test_a_placement_can_be_previewed() -> None:
    table = Table(TALUVA, 2, None, seed_from("map"))
    move = table.prompt(0).options[0].move
    before = drawn(table.view(0))
    after = drawn(table.preview(0, move))
    assert "V1↓0" in after and "V1↓0" not in before
