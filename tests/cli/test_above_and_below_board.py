"""The boards of Above and Below in letters: everything is there without any colour."""

from typing import Any

import pytest
from rich.console import Console

from dorfplatz.cli.drawing import shown
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import OVER
from dorfplatz.games import find
from dorfplatz.games.above_and_below import board
from dorfplatz.words import words
from tests.support import given

GAME: Any = find("above-and-below")
VILLAGE = (
    "round 3; A ready NB1 exhausted NS1 injured V05 coins 9 rep -2 stock fish1,potion2 sale ore"
    " track fish2,rope1 built H12:fish1+fruit1,O06:ore2 free 1"
)
LAKE = "explore A C07 NT1,NS1,V12 #37"


def drawn(text: str, width: int = 100, lang: str = "en", lit: tuple[str, ...] = ()) -> str:
    """Return the drawing as plain text, without any colour."""
    console = Console(width=width, no_color=True, force_terminal=False, color_system=None)
    view: Any = given("above-and-below", text).view(0)
    with console.capture() as capture:
        console.print(shown(board.draw(view, words(lang, GAME), width, lit)))
    return " ".join(capture.get().replace("│", " ").split())


def test_a_player_board_shows_areas_things_and_village() -> None:
    text = drawn(VILLAGE)
    for part in (
        "ready (1)",
        "☾ exhausted (1)",
        "✚ injured (1)",
        "Anka NB1 ⚒ 3☀ 6☀☀",
        "9¢ coins",
        "reputation -2",
        "stock: fish×1, potion×2",
        "for sale: ore",
        "1★ fish×2 | 1★ rope×1 | 2★ –",
        "free caves: 1",
        "Pantry H12 ●fish×1 ●fruit×1",
        "Ore Pocket O06 ●ore×2",
    ):
        assert part in text


def test_the_common_board_shows_what_can_be_had() -> None:
    text = drawn("houses H11 H22 H25 H02; keys K3", lit=("building:H11", "recruit:V02"))
    for part in (
        "[1] 2 3 4 5 6 7",
        "cider on the board",
        "2¢ Marn the Mason V01 ⚒ 2☀ 5☀☀",
        "›Tilda the Thatcher V02",
        "›Cider Press H11 [5¢ fruit↻ refill: 1 × cider]",
        "Workers' Canteen H22 [5¢ ⌂ work +1]",
        "Rose Court H25 [5¢ 1★ when built: reputation 2]",
        "Counting House K3 [6¢ +1¢ end: 1★ × coins ÷ 3]",
        "Dripping Gallery",
    ):
        assert part in text


def test_an_encounter_is_told_as_a_story() -> None:
    text = drawn(LAKE)
    assert "Black Lake: section 37. Back Soon" in text
    assert "The lake is so still that you notice it" in text
    assert "A. Follow the shore and see what the lake has washed up. (reach 3)" in text
    assert "(reach 4/7, +1 with rope)" in text
    german = drawn(LAKE, lang="de")
    assert "Bin gleich zurück" in german and "(4/7 erreichen, +1 mit Seil)" in german


def test_the_language_of_the_table_goes_before_the_reader() -> None:
    state = GAME.notation.read_position(LAKE, None, {"texts": "de"})
    console = Console(width=100, no_color=True, color_system=None)
    with console.capture() as capture:
        console.print(shown(board.draw(GAME.knowledge.view(state, 0), words("en", GAME), 100)))
    assert "Bin gleich zurück" in capture.get() and "Black Lake" in capture.get()


def test_dice_are_shown_and_exertion_with_its_consequence() -> None:
    text = drawn(f"A ready -; {LAKE}B NT1=5,NS1=2,V12=1")
    for part in ("⚄ 5 Edda ☀☀", "⚁ 2 Imke ☀", "⚀ 1 Runa the Climber ☀", "together 4"):
        assert part in text
    assert "→ keep the result: the reward of 4" in text
    failing = drawn("explore A C08 NB1,NT1 #45B NB1=2,NT1=3")
    assert "⚁ 2 Anka –" in failing
    assert "→ keep the result: failure with 1: no reward" in failing
    assert "→ reach 3: exert 2 villagers, who are injured" in failing


def test_the_end_of_an_exploration_is_told() -> None:
    game = given("above-and-below", "explore A C07 NT1,NS1 #37B NT1=5,NS1=2").play("!NT1>4")
    view: Any = game.view(None)
    console = Console(width=100, no_color=True, color_system=None)
    with console.capture() as capture:
        console.print(shown(board.draw(view, words("en", GAME), 100)))
    assert "Last told: A, section 37 Back Soon" in capture.get()
    assert "The lights are floats" in capture.get() and "⚄ 5 Edda ☀☀" in capture.get()


@pytest.mark.parametrize(
    ("text", "pick", "said"),
    [
        ("", "villager:NT1", "✎ 2☀ 5☀☀"),
        ("", "recruit:V03", "⚒ 1☀ 6☀☀ 3¢"),
        ("", "building:H02", "5¢ ⌂⌂⌂"),
        ("", "do:pass", ""),
        (LAKE, "option:A", "Follow the shore and see what the lake has washed up. (reach 3)"),
        ("explore A C02 NB1,NT1 #8A NB1=1,NT1=1 >5 @1", "alternative:2", "1 × mushroom"),
        (
            "explore A C07 NT1,NS1 #37B NT1=5,NS1=2",
            "number:4",
            "exert one villager, who is injured",
        ),
    ],
)
def test_choices_are_described(text: str, pick: str, said: str) -> None:
    view: Any = given("above-and-below", text).view(0)
    assert board.describe(view, pick, words("en", GAME)) == said


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 132])
def test_every_position_of_a_game_can_be_drawn(seats: int, width: int) -> None:
    state = GAME.start(seats, None)
    rng = FastRng(seats)
    console = Console(width=width, no_color=True, color_system=None)
    move = 0
    while GAME.rules.turn(state) != OVER:
        if move % 9 == 0:
            with console.capture() as capture:
                console.print(
                    shown(board.draw(GAME.knowledge.view(state, 0), words("de", GAME), width))
                )
            assert max(len(line) for line in capture.get().splitlines()) <= width
        code = (
            GAME.rules.draw(state, rng)
            if GAME.rules.turn(state) < 0
            else GAME.rules.sample(state, rng)
        )
        GAME.rules.apply(state, code, Journal(False))
        move += 1
    assert move > 50
