"""Höyük, section 6.6: phase 2."""

from __future__ import annotations

import pytest

from dorfplatz.words import words
from tests.games.hoyuk.texts import at, fails, field, grid, keys, seen, supply
from tests.support import given

TWO = "Rb2+O Rb3 Rb4 Rb5 Bc2 Rf6 Bf7+S"


def strikes(shape: str, card: str, mode: str = "basic", seats: str = "RB") -> tuple[int, ...]:
    forecast = seen(at("draw", shape, seats, mode=mode)).forecast
    return next(coming.blocks for coming in forecast if coming.catastrophe == card)


def test_HOY_7_1_no_catastrophe_in_round_1() -> None:
    game = given("hoyuk", "hoyuk basic 25 RB; at build2 B; grid Rf6 Bf7; dealt B=H R=H; open H")
    game.play("Ha1")
    assert field(game, "used") == ""
    assert "!cat=fire_1" not in game.legal()
    later = given(
        "hoyuk", "hoyuk basic 25 RB; round 2; at build2 B; grid Rf6 Bf7; dealt B=H R=H; open H"
    )
    assert later.play("Ha1").legal("!cat=*")


def test_HOY_7_2_the_card_is_revealed_applied_and_put_away() -> None:
    game = at("draw", TWO).play("!cat=earthquake_1")
    assert field(game, "used") == "earthquake_1"
    assert grid(game)[-2:] == ["xf6", "xf7"]
    assert "earthquake_1" not in [coming.catastrophe for coming in seen(game).forecast]


def test_HOY_7_3_blocks_are_determined_once_and_only_inhabited_ones() -> None:
    assert strikes("Rb2 Rb3 xf6 xf7", "earthquake_1") == (1,)
    game = at("draw", "Rb2 Bb3 Rf6 Bf7 Rj2 Bj3 Bj4").play("!cat=earthquake_1")
    # Blocks 1 and 2 tie with two houses; losses in one do not change what is struck.
    assert grid(game)[:4] == ["xb2", "xb3", "xf6", "xf7"]


def test_HOY_7_4_ties_strike_every_block() -> None:
    assert strikes("Rb2 Rb3 Rf6 Bf7 Rj2", "earthquake_2") == (1, 2)
    assert strikes("Rb2+O Rb3 Rf6+O Bf7 Rj2", "fire_1") == (1, 2)
    assert strikes("Rb2 Pb3s Rf6 Pf7s Pf5n", "offering_1") == (2,)
    assert strikes("Rb2 Pb3s Rf6 Pf7s Pf5n", "earthquake_1") == (1, 2)  # pens are no houses


def test_HOY_7_5_most_of_nothing_strikes_nobody() -> None:
    assert strikes("Rb2 Rf6", "fire_1") == ()
    assert strikes("Rb2 Rf6", "fire_2") == (1, 2)
    game = at("draw", "Rb2 Rf6").play("!cat=fire_1")
    assert grid(game) == ["Rb2", "Rf6"]


def test_HOY_7_6_the_start_player_first_and_blocks_ascending() -> None:
    shape = "Rb2 Rb3 Bc2 Bc3 Rf6 Rf7 Bg6 Bg7"
    game = given("hoyuk", f"hoyuk basic 25 RB; round 2; start B; at draw; grid {shape}")
    game.play("!cat=offering_2")
    assert (game.turn, game.legal()) == (1, ["xc2", "xc3"])
    game.play("xc2")
    assert (game.turn, game.legal()) == (1, ["xg6", "xg7"])
    assert fails(game, "xf6") == "HOY-7.6"
    game.play("xg7")
    assert (game.turn, game.legal()) == (0, ["xb2", "xb3"])
    game.play("xb3", "xf6")
    assert field(game, "hit") == ""


@pytest.mark.parametrize(("pens", "lost"), [("f7s", 1), ("f7s f5n", 1), ("f7s f5n e6e g6w", 2)])
def test_HOY_7_7_half_is_rounded_down_but_a_single_one_is_lost(pens: str, lost: int) -> None:
    shape = "Rf6 " + " ".join(f"P{pen}" for pen in pens.split())
    game = at("draw", shape, mode="expert").play("!cat=volcano_1")
    pending = int(field(game, "at").split()[-1]) if "loss" in field(game, "at") else 0
    assert pending + supply(game)["pen"] - (40 - len(pens.split())) == lost


def test_HOY_7_8_one_house_in_every_struck_block() -> None:
    game = at("draw", "Rb2 Rb3 Rf6 Rf7 Bj9").play("!cat=hard_winter_1")
    game.play("xb2", "xf6")
    assert [token for token in grid(game) if token[0] == "x"] == ["xb2", "xf6", "xj9"]


def test_HOY_7_9_locusts_keep_a_block_from_being_evaluated() -> None:
    game = at("draw", "Rb2+O Bb3 Rf6 Bf7 Bf8 Rl12").play("!cat=locusts_2")
    assert not [e for e in game.events if e.key == "loses"]
    assert field(game, "skip") == "2"
    assert game.legal() == ["#1", "#3"]
    assert fails(game, "#2") == "HOY-7.9"


def test_HOY_7_10_the_flood_sends_the_shaman_home() -> None:
    game = at("draw", "Rf6+M Bf7", mode="expert").play("!cat=flood_1")
    assert grid(game) == ["Rf6", "Bf7"]
    assert supply(game)["shaman"] == 1
    assert "shaman-home" in keys(game)
    dry = at("draw", "Rf6 Bf7", mode="expert").play("!cat=flood_2")
    assert grid(dry) == ["Rf6", "Bf7"]


def test_HOY_7_11_the_shamans_block_is_counted_but_immune() -> None:
    shape = "Rf6+M Bf7 Bf8 Rb2 Bb3"
    assert strikes(shape, "earthquake_2", "expert") == ()  # no other block takes its place
    assert strikes(shape, "earthquake_1", "expert") == (2,)
    locusts = at("draw", shape, mode="expert").play("!cat=locusts_2")
    assert field(locusts, "skip") == ""


def test_HOY_7_12_losses_are_named_one_at_a_time() -> None:
    game = at("draw", "Rb2+S Rb3 Rb4 Rb5").play("!cat=earthquake_2")
    assert field(game, "at") == "loss R 1 2"
    game.play("xb2")
    assert grid(game)[0] == "xb2"
    assert supply(game)["shrine"] == 20
    assert field(game, "at") == "loss R 1 1"
    assert game.legal() == ["xb3", "xb4", "xb5"]


@pytest.mark.parametrize(
    ("card", "shape", "expected"),
    [
        ("hard_winter_1", "Rb2+S Rf6", ["Rb2+S", "xf6"]),
        ("hard_winter_2", "Rb2+S Rf6", ["xb2", "Rf6"]),
        ("drought_1", "Rb2 Pb3s+C Rf6 Rf7 Pf8s+C", ["Rb2", "Pb3s", "Rf6", "Rf7", "Pf8s+C"]),
        ("drought_2", "Rb2 Pb3s+C Rf6 Rf7 Pf8s+C", ["Rb2", "Pb3s+C", "Rf6", "Rf7", "Pf8s"]),
        ("epidemic_1", "Rb2+V Rf6+V Rf7", ["Rb2+V", "Rf6", "Rf7"]),
        ("epidemic_2", "Rb2+V Rf6+V Rf7", ["Rb2", "Rf6+V", "Rf7"]),
        ("earthquake_1", "Rb2 Rf6 Bf7", ["xb2", "Rf6", "Bf7"]),
        ("earthquake_2", "Rb2 Rf6 Bf7", ["Rb2", "xf6", "xf7"]),
        ("fire_1", "Rb2+O Rf6", ["xb2", "Rf6"]),
        ("fire_2", "Rb2+O Rf6", ["Rb2+O", "xf6"]),
        ("flood_1", "Rb2+M Rf6", ["Rb2", "Rf6"]),
        ("flood_2", "Rb2 Rf6+M", ["Rb2", "Rf6"]),
        ("raid_1", "Rb2+S Rf6+S Rf7", ["Rb2+S", "Rf6", "Rf7"]),
        ("raid_2", "Rb2+S Rf6+S Rf7", ["Rb2", "Rf6+S", "Rf7"]),
        ("offering_1", "Rb2 Pb3s Rf6", ["xb2", "Rf6"]),
        ("offering_2", "Rb2 Pb3s Rf6", ["Rb2", "Pb3s", "xf6"]),
        ("tornado_1", "Rb2^ Rf6", ["xb2^", "Rf6"]),
        ("tornado_2", "Rb2^ Rf6", ["Rb2^", "xf6"]),
        ("volcano_1", "Rb2 Pb3s Rf6 Rf7 Pf8s", ["Rb2", "Rf6", "Rf7", "Pf8s"]),
        ("volcano_2", "Rb2 Pb3s Rf6 Rf7 Pf8s", ["Rb2", "Pb3s", "Rf6", "Rf7"]),
        ("wolves_1", "Rb2+O Rf6+O Rf7", ["Rb2+O", "Rf6", "Rf7"]),
        ("wolves_2", "Rb2+O Rf6+O Rf7", ["Rb2", "Rf6+O", "Rf7"]),
        ("locusts_1", "Rb2 Rf6 Bf7", ["Rb2", "Rf6", "Bf7"]),
        ("locusts_2", "Rb2 Rf6 Bf7", ["Rb2", "Rf6", "Bf7"]),
    ],
)
def test_each_of_the_24_cards_does_what_it_says(card: str, shape: str, expected: list[str]) -> None:
    assert grid(at("draw", shape, mode="expert").play(f"!cat={card}")) == expected


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_catastrophe_says_which_blocks_it_strikes(lang: str) -> None:
    game = at("draw", "Rb2+O Rb3 Bf6 Bf7").play("!cat=fire_2")
    told = next(event for event in game.events if event.key == "catastrophe")
    said = words(lang, game.game).say(told.key, told.args)
    assert {"en": "fewest ovens", "de": "wenigsten Öfen"}[lang] in said
    assert {"en": "block 2", "de": "Block 2"}[lang] in said
    assert game.events.index(told) == 0
