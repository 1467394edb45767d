"""Garden Nation at the terminal: the map reads without colour and says where every field leads."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from dorfplatz.cli.drawing import describe, draw_view
from dorfplatz.engine.asking import prompt
from dorfplatz.games import find
from dorfplatz.games.garden_nation.board import MARKS, SYMBOLS, counted
from dorfplatz.table import Table
from dorfplatz.words import words
from tests.games.garden_nation.texts import GAME, given, seen
from tests.oracles import garden_nation as oracle
from tests.support import Given, deal, new

RULES = find(GAME)


def drawn(
    game: Given, viewer: int | None = None, lang: str = "en", lit: tuple[str, ...] = ()
) -> str:
    """Return the drawing of a position as plain text of 80 columns."""
    page = StringIO()
    console = Console(width=80, file=page)
    console.print(draw_view(RULES, game.view(viewer), words(lang, RULES), console, lit))
    return page.getvalue()


@pytest.mark.parametrize("seed", range(5))
def test_every_field_shows_terrain_number_and_where_it_leads(seed: int) -> None:
    game = deal(GAME, 3, seed)
    text = drawn(game)
    for field in seen(game).fields:
        assert f"{SYMBOLS[field.terrain]}{field.number}→{field.leads}" in text
    assert text.count("→") >= 49
    assert max(len(line) for line in text.splitlines()) <= 80


def test_seven_hexagons_stand_where_the_territories_lie() -> None:
    lines = drawn(given("lay=C2.0 NW7.0 NE1.0 E5.0 SE4.0 SW6.0 W3.0; crane=1")).splitlines()
    titles = [lines[row].replace("─", " ").replace("═", " ").split() for row in (0, 7, 14)]
    assert titles == [["7", "►1◄"], ["3", "2", "5"], ["6", "4"]]


def test_buildings_show_owner_floors_and_roof() -> None:
    text = drawn(given("n=4; board=1NW:A2^ 2W:B11 3C:C1 4E=l:D3^; crane=1"))
    for mark, stands in zip(MARKS, ("2^", "11", "1", "3^"), strict=True):
        assert f"{mark}{stands}" in text


def test_fields_that_can_be_picked_are_marked() -> None:
    game = given("crane=7; pop=4,35; ruse=0,0")
    lit = tuple(pick for option in prompt(RULES, game.state, 0).options for pick in option.picks)
    text = drawn(game, 0, lit=lit)
    assert text.count("›") == 3
    assert f"›{SYMBOLS['straw']}1→7" in text


def test_a_choice_says_what_it_costs_and_where_it_leads() -> None:
    game = given("board=4W:A2; crane=4")
    assert describe(RULES, game.view(0), "field:4W", words("en", RULES)) == "♠5 ▲2 →3"
    assert describe(RULES, game.view(0), "field:4SE", words("en", RULES)) == "✿1 →7"
    raid = given("board=2W:B2; crane=2")  # EX-21: 22 to pay
    assert describe(RULES, raid.view(0), "field:2W", words("en", RULES)) == "✿22 ■2 →3"
    option = next(o for o in prompt(RULES, game.state, 0).options if o.move == "B4SE")
    assert option.picks == ("field:4SE", "do:build")
    assert option.shows == ("crane:7",)
    assert option.cost == {"population": 1, "floors": 1, "track": 1}  # 34 score 8, not 9


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_table_is_told_in_both_languages(lang: str) -> None:
    game = given(
        "board=1NW:A2; crane=1; pop=52,4; disp=P07 P10 P13 P19; sec=CAB+T35/BEL+BEL,POS+MAR; end=1"
    )
    text = drawn(game, 0, lang)
    spoken = words(lang, RULES)
    for key in (
        "board-population",
        "board-ruses",
        "board-secrets",
        "board-ending",
        "people-mecass",
    ):
        assert spoken.say(key) in text
    assert "52 (40+ 12)" in text
    assert "4!" in text  # the red zone
    for card in ("P07", "P10", "P13", "P19"):
        assert card in text


def test_secret_cards_are_drawn_for_their_owner_only() -> None:
    game = given("sec=CAB+T35,POS+MAR; crane=4")
    assert "Cabaret" in drawn(game, 0)
    assert "Market" not in drawn(game, 0)
    assert "Cabaret" not in drawn(game)
    over = given("sec=CAB+T35,POS+MAR; phase=OVER")
    assert "Market" in drawn(over, 0)


def test_every_stage_of_the_setup_can_be_drawn() -> None:
    game = new(GAME, 4)
    while game.turn == "chance":
        assert drawn(game)
        game.play(game.legal()[0])
    assert "Secret projects" in drawn(game, 2)


@pytest.mark.parametrize(
    ("number", "track", "shown"),
    [
        (40, 40, "40"),
        (41, 40, "41 (T 1)"),
        (52, 40, "52 (T 12)"),
        (81, 40, "81 (2×T 1)"),
        (70, 70, "70"),
        (71, 70, "71 (T 1)"),
        (-3, 70, "-3"),
        (0, 70, "0"),
    ],
)
def test_tracks_go_on_with_tiles(number: int, track: int, shown: str) -> None:
    assert counted(number, track, "T") == shown


def test_symbols_differ_for_every_terrain() -> None:
    assert len(set(SYMBOLS.values())) == len(oracle.BOX["terrains"])


@pytest.mark.parametrize(
    ("text", "key", "territories"),
    [
        ("crane=-", "ask-first", None),
        ("crane=5", "ask-action", ["5"]),
        ("crane=7; pop=3,35; board=7SE:B1", "ask-moved-on", ["7", "1"]),  # EX-26
        ("crane=7; pop=1,35", "ask-nowhere", None),  # EX-30
        ("crane=3; board=6C:A20 5C:B1; order=B,A", "ask-nowhere", None),  # EX-29
    ],
)
def test_the_question_says_where_the_action_happens(
    text: str, key: str, territories: list[str] | None
) -> None:
    game = given(text)
    sentence = prompt(RULES, game.state, 0).sentence
    assert sentence.key == key
    named = sentence.args.get("territories")
    expected = None if territories is None else tuple(f"territory:{t}" for t in territories)
    assert named == expected
    for lang in ("en", "de"):
        assert "{" not in words(lang, RULES).phrase(sentence)


def test_RULING_20_peoples_are_chosen_and_change_no_game() -> None:
    seed = bytes(range(32))
    plain, chosen = (Table(RULES, 3, options, seed) for options in ({}, {"peoples": "aps"}))
    assert plain.position() == chosen.position()
    assert plain.view(0) == chosen.view(0)
    assert "peoples" not in Table(RULES, 3, {"peoples": "smp"}, seed).options
    page = StringIO()
    console = Console(width=80, file=page)
    speech = words("en", RULES)
    console.print(draw_view(RULES, chosen.view(0), speech, console, options=chosen.options))
    for mark, called in (("◆", "Azagayah"), ("●", "Pterygotes"), ("▲", "Sylphs")):
        assert any(mark in line and called in line for line in page.getvalue().splitlines())
    assert "Mecass" not in page.getvalue()
