"""Höyük: the position in words, in both languages."""

from __future__ import annotations

import pytest

from dorfplatz.games import find
from dorfplatz.games.hoyuk.material import CELL_NAMES
from dorfplatz.table import Table
from dorfplatz.words import LANGUAGES, words
from tests.games.hoyuk.texts import at
from tests.support.walks import Setting, position

GAME = find("hoyuk")


def said(
    decision: str, shape: str, lang: str = "en", more: str = "", viewer: int | None = None
) -> dict[str | None, str]:
    view = at(decision, shape, mode="expert", more=more).view(viewer)
    spoken = words(lang, GAME)
    return {one.about: spoken.phrase(one.phrase) for one in GAME.people.describe(view)}


def test_every_field_is_told_with_what_matters_on_it() -> None:
    told = said("cards2 R", "Rb2^+O+V Pb3s+C xd2 Bc2", more="R hand SSJ")
    assert told["cell:b2"] == (
        "b2: house of Player 1 with two storeys in block 1, on it: oven and villager."
    )
    assert told["cell:b3"] == (
        "b3: pen of Player 1 in block 1, it belongs to the house on b2, with cattle."
    )
    assert told["cell:d2"] == "d2: ruin of one storey in block 1."
    assert told["cell:c3"] == "c3: empty, touches block 1."
    assert told["cell:l12"] == "l12: empty."
    assert {f"cell:{name}" for name in CELL_NAMES} <= set(told)


def test_seats_stacks_blocks_and_catastrophes_are_told() -> None:
    told = said("cards2 R", "Rb2+O Bc2 Bf6", more="R hand SSJ")
    assert "In hand: 3 cards, face down." in told["seat:0"]
    assert told["block:1"].endswith("Cards now: oven stack to Player 1.")
    assert told["block:2"].endswith("A single tribe lives there: no cards.")
    assert told["stack:oven"] == "oven stack: oven card on top, 10 cards in all."
    assert told["catastrophe:earthquake_2"].endswith("Now it would strike block 1.")


def test_RULING_35_hands_lie_face_down_for_everybody_else() -> None:
    more = "R hand SSJ; B hand O"
    own = said("cards2 R", "Rb2+O Bc2 Bf6", more=more, viewer=0)
    assert "2 × shrine card and 1 × metal card" in own["seat:0"]
    assert "In hand: one card, face down." in own["seat:1"]
    other = said("cards2 R", "Rb2+O Bc2 Bf6", more=more, viewer=1)
    assert "shrine" not in other["seat:0"]
    assert "1 × oven card" in other["seat:1"]


def test_RULING_35_a_table_may_play_with_open_hands() -> None:
    table = Table(GAME, 2, {"open_hands": True}, bytes(32))
    assert table.options["open_hands"] is True
    assert "open_hands" not in Table(GAME, 2, {"open_hands": False}, bytes(32)).options
    view = at("cards2 R", "Rb2+O Bc2 Bf6", more="R hand SSJ; B hand O").view(1)
    spoken = words("en", GAME)
    told = {
        one.about: spoken.phrase(one.phrase) for one in GAME.people.describe_as(view, table.options)
    }
    assert "2 × shrine card and 1 × metal card" in told["seat:0"]
    assert GAME.people.describe_as(view, {}) == GAME.people.describe(view)


def test_RULING_35_what_a_table_shows_changes_no_game() -> None:
    seed = bytes(range(32))
    plain, shown = (Table(GAME, 3, options, seed) for options in ({}, {"open_hands": True}))
    assert plain.position() == shown.position()
    assert plain.view(0) == shown.view(0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("depth", [0, 3, 40, 120, 400])
def test_every_position_has_words(lang: str, depth: int) -> None:
    spoken = words(lang, GAME)
    for seats in (2, 5):
        state = position(Setting(GAME, seats, {"mode": "expert"}), depth, depth)
        told = GAME.people.describe(GAME.knowledge.view(state, None))
        assert len(told) > len(CELL_NAMES)
        for one in told:
            assert spoken.has(one.phrase.key)
            sentence = spoken.phrase(one.phrase)
            assert sentence and "{" not in sentence and "state:" not in sentence, sentence
