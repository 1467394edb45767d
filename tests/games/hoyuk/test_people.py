"""Höyük: prompts, reasons and the drawing, in both languages."""

from __future__ import annotations

import pytest
from rich.console import Console

from dorfplatz.cli.drawing import describe, draw_view
from dorfplatz.engine.asking import prompt
from dorfplatz.engine.prompt import Chooser, Role
from dorfplatz.games import find
from dorfplatz.words import LANGUAGES, words
from tests.games.hoyuk.texts import at, building, seen
from tests.support import Given

GAME = find("hoyuk")


def said(game: Given, seat: int | None, lang: str = "en") -> str:
    return words(lang, GAME).phrase(prompt(GAME, game.state, seat).sentence)


def drawing(game: Given, lang: str = "en", lit: tuple[str, ...] = ()) -> str:
    """Return the drawing as plain characters, without any colour."""
    console = Console(width=100, no_color=True, force_terminal=False)
    with console.capture() as caught:
        console.print(draw_view(GAME, game.view(None), words(lang, GAME), console, lit))
    return caught.get()


def test_prompts_say_what_is_asked() -> None:
    assert said(building("Rf6", tile="O"), 0) == (
        "Build what your tile still shows: house, house and oven."
    )
    assert said(at("cards2 R", "Rb2 Rf6", more="R hand S"), 0).startswith("Phase 2: play cards")
    loss = at("draw", "Rb2 Rb3 Rb4 Rb5").play("!cat=earthquake_2")
    assert said(loss, 0) == "Earthquake in block 1: choose what you lose: 2 × house."
    assert said(loss, 1) == said(loss, None) == "Player 1 is to decide."
    assert said(at("draw", "Rb2"), 0) == "Luck decides what comes next."


def test_picks_lead_to_the_move() -> None:
    options = {
        option.move: option.picks
        for option in prompt(GAME, at("cards1 R", "Rb2 Rd2", more="R hand SJ").state, 0).options
    }
    assert options["@S:Sb2"] == ("card:shrine", "element:shrine", "cell:b2")
    assert options["@J:Pb3s"] == ("card:metal", "element:pen", "cell:b3", "side:s")
    assert options["=S1+J1"] == ("set:shrine", "set:metal")
    assert options["-"] == ("finish:finish",)


def test_cards_of_a_set_are_ticked_and_options_say_what_they_cost_and_bring() -> None:
    game = at("cards1 R", "Rb2+O Rd2 Rf2 Rh2 Rj2 Bf6", more="R hand SSSJ")
    asked = prompt(GAME, game.state, 0)
    assert asked.roles["set"] == Role("card", "set")
    options = {option.move: option for option in asked.options}
    best = options["=S3+J1"]
    assert best.picks == ("set:shrine", "set:shrine-2", "set:shrine-3", "set:metal")
    assert (best.cost, best.gain) == ({"shrine-card": 3, "metal": 1}, {"points": 8})
    assert options["@J:H^b2"].cost == {"metal": 1, "oven": 1}
    assert options["@J:Pb3s"].shows == ("cell:b2",)
    chooser = Chooser(asked.options, asked.roles)
    chooser.pick("set:metal")
    chooser.pick("set:shrine")
    assert chooser.move == "=S1+J1"
    assert set(chooser.by_thing("card:shrine")) == {"set:shrine"}


def test_a_loss_says_what_goes_with_it() -> None:
    game = at("draw", "Rb2+O Pb3s Rb1 Rc1 Rd1").play("!cat=earthquake_2")
    options = {option.move: option for option in prompt(GAME, game.state, 0).options}
    assert options["xb2"].cost == {"house": 1, "oven": 1, "pen": 1}
    assert options["xb2"].shows == ("cell:b3",)


@pytest.mark.parametrize("tribe", "RGYUB")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ability_is_asked_for_in_words(tribe: str, lang: str) -> None:
    other = "B" if tribe != "B" else "R"
    shape = f"{tribe}f6 Pf7s {other}g6+O Pg7s+C"
    game = at(f"ability1 {tribe} 1", shape, tribe + other, mode="expert")
    sentence = said(game, 0, lang)
    assert sentence != f"ask-ability-{tribe}"
    asked = prompt(GAME, game.state, 0)
    assert asked.options[-1].move == "-"
    # A phone says the first hint only: it has to be the ability.
    role = asked.options[0].picks[0].partition(":")[0]
    assert asked.hints[role] == asked.sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "move"),
    [
        (building("Rf6 Bf7 Ph6w Bg6"), move)
        for move in ("Hf6", "Hf7", "Hh6", "H^f7", "Hg5", "Of6", "Pf5n", "-", "xf6", "#1", ">>B")
    ]
    + [
        (at("block R", "Rb2 Bb3 Rf6 Bf7 xj9", more="skip 2"), move)
        for move in ("#2", "#3", "#9", "-", "Hf6")
    ]
    + [
        (at("ability1 Y 1", "Yb2+S Rf6+O Pf7s", "YR", mode="expert"), move)
        for move in ("*Of6>b2", "*Sf6>b2", "*xf6", "*Hf1", "=S1")
    ]
    + [
        (at("cards1 R", "Rb2 Rd2 Bf6", more="R hand SJ"), move)
        for move in ("=O1", "=S2", "@S:Sf6", "@J:Cb2", "@J:Vb2", "Hf6")
    ],
)
def test_refusals_name_a_rule_and_say_why(lang: str, game: Given, move: str) -> None:
    reason = game.why_not(move)
    assert reason.rule.startswith("HOY-")
    assert words(lang, GAME).has(reason.phrase.key)
    assert "{" not in words(lang, GAME).phrase(reason.phrase)


def test_what_is_at_fault_is_named() -> None:
    game = building("Re6 Rf6 Rg6 Re7 Rg7 Re8 Pf7s")
    assert game.why_not("Hf8").at == ("cell:f7",)
    assert building("Rf6 Bg7").why_not("Hf7").at == ("cell:f7", "cell:g7", "cell:f6")


def test_the_drawing_reads_without_colour() -> None:
    shape = "Rb2^+O+V Bc2+S Pb3s+C xd2 xd3^ Bf6+M"
    picture = drawing(at("cards1 R", shape, mode="expert", more="R hand S"))
    lines = picture.splitlines()
    row2 = next(i for i, line in enumerate(lines) if line.startswith(" 2 "))
    assert lines[row2].split() == ["2", ".", "R2·1", "B1·1", "xx·1"] + ["."] * 8
    assert lines[row2 + 1].split() == ["ov", "s"]
    assert lines[row2 - 2].split()[2:5] == ["PvR·1", ".", "XX·1"]
    assert lines[row2 - 1].split() == ["cnew"]
    assert "B1·2" in picture


def test_the_drawing_shows_only_the_own_hand() -> None:
    game = at("cards1 R", "Rb2 Bc2", more="R hand SSJ; B hand OO")
    console = Console(width=100, no_color=True, force_terminal=False)
    with console.capture() as caught:
        console.print(draw_view(GAME, game.view(0), words("en", GAME), console))
    assert "hand SSJ" in caught.get()
    assert "hand 2" in caught.get()
    assert "hand 3" in drawing(game)


def test_what_can_be_picked_is_marked() -> None:
    picture = drawing(building("Rf6"), lit=("cell:f7", "cell:f6"))
    assert "›f7" in picture
    assert "›R1·1" in picture


@pytest.mark.parametrize(("lang", "said"), [("en", "block 2"), ("de", "Block 2")])
def test_before_the_draw_every_catastrophe_says_what_it_would_strike(lang: str, said: str) -> None:
    game = at("cards2 R", "Rb2 Rb3 Rf6", more="R hand S")
    smallest = {"en": "The smallest blocks", "de": "Die kleinsten Blöcke"}[lang]
    lines = [line for line in drawing(game, lang).splitlines() if smallest in line]
    assert lines and all(said in line for line in lines)


def test_during_the_losses_the_card_is_explained() -> None:
    game = at("draw", "Rb2 Rb3 Rb4").play("!cat=earthquake_2")
    assert "The largest blocks: everybody who lives there" in drawing(game)


def test_choices_are_described() -> None:
    game = building("Rf6^ Bf7")
    spoken = words("en", GAME)
    assert describe(GAME, seen(game), "cell:f6", spoken) == "R2·1"
    assert describe(GAME, seen(game), "block:1", spoken) == "R1 B1"
    assert describe(GAME, seen(game), "card:metal", spoken) == ""


@pytest.mark.parametrize(
    ("game", "picks", "move"),
    [
        (building("Rf6 Bf7"), ("cell:f7",), "H^f7"),
        (building("Rf6 Bf7", tile="O"), ("element:oven", "cell:f7"), "Of7"),
        (building("Rf6 Bf7", tile="P"), ("element:pen", "cell:f5"), "Pf5n"),
        (building("Rf6 xf7"), ("element:house", "cell:f7"), "Hxf7"),
        (at("cards1 R", "Rb2 Rd2 Bf6", more="R hand SJ"), ("set:shrine", "cell:f6"), "@S:Sf6"),
        (at("cards1 R", "Rb2 Rd2", more="R hand J"), ("card:metal", "cell:b2"), "@J:H^b2"),
        (at("block R", "Rb2 Bb3 Rf6 Bf7 xj9"), ("cell:f6",), "#2"),
        (at("return R", "Rb2 Bb3", more="R played S"), ("stack:pen",), ">P"),
        (at("ability1 R 1", "Rf6 Bg6", "RB", mode="expert"), ("cell:a1",), "*xa1"),
        (at("ability1 G 2", "Gf6 Pf7s", "GB", mode="expert"), ("cell:f6",), "*Cf6"),
    ],
)
def test_pointing_at_things_means_a_move(game: Given, picks: tuple[str, ...], move: str) -> None:
    action = GAME.people.meant(game.view(0), 0, picks)
    assert action is not None
    assert GAME.notation.write(action) == move


def test_pointing_at_nothing_in_particular_means_no_move() -> None:
    game = building("Rf6 Bf7")
    assert GAME.people.meant(game.view(0), 0, ("seat:1",)) is None
    assert GAME.people.meant(game.view(0), 0, ("cell:z99",)) is None


@pytest.mark.parametrize("opened", [False, True])
def test_RULING_35_the_terminal_shows_hands_only_where_they_are_open(opened: bool) -> None:
    view = at("cards2 R", "Rb2+O Bc2 Bf6", more="R hand SSJ; B hand OO").view(1)
    console = Console(width=120, no_color=True, force_terminal=False)
    with console.capture() as caught:
        shown = {"open_hands": opened}
        console.print(draw_view(GAME, view, words("en", GAME), console, options=shown))
    lines = caught.get().splitlines()
    first, second = (next(one for one in lines if f"Player {n}" in one) for n in (1, 2))
    assert ("hand SSJ" if opened else "hand 3,") in first
    assert "hand OO" in second
