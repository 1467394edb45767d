"""Höyük, section 15.3: positions as text."""

from __future__ import annotations

import pytest

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import BadPosition
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.play import playout
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import OVER
from dorfplatz.games import find
from dorfplatz.words import LANGUAGES, words
from tests.games.hoyuk.texts import at, field, seen
from tests.support import given, new, refused
from tests.support.walks import Setting, position

GAME = find("hoyuk")

EXAMPLES = [
    "hoyuk basic 25 RB; at setup; stacks O=?10 S=?10 P=?10; bag basic=H6O7P7S7J3",
    "hoyuk basic 25 RB; at deal1",
    "hoyuk basic 25 RB; round 2; at draw; grid Rb2+S Bc2 Rf2+O Bg2 Rj2 Bb6+S Rc6^+S xd6",
    "hoyuk expert 25 YR; round 3; at ability2 Y 2; grid Yb2 Pb3s+C Rd2 Pd3s; Y vp 12 played SSSJJ;"
    " used flood_1",
    "hoyuk advanced 20 RBG; round 3; start B; at return B; grid Rc3 Bd3^+O Ge3 Gj8; R houses 5;"
    " B houses 4 vp 5 hand H played OOJ; G houses 6; stacks O=- S=O?4 P=HPJ T=S?7 H=H?6;"
    " bag basic=H1O1S2 advanced=H4O2P3S2J2; aside HHOPPSSWW; used tornado_2 fire_1",
]


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_are_canonical(text: str) -> None:
    assert given("hoyuk", text).text == text


def test_what_the_examples_say() -> None:
    assert new("hoyuk", 2, {"tribes": "RB"}).text == EXAMPLES[0]
    assert given("hoyuk", EXAMPLES[3]).legal() == ["*Pd3>a2e", "*Pd3>b1n", "-"]
    assert given("hoyuk", EXAMPLES[4]).legal() == [">S", ">P", ">T", ">H"]


def test_missing_fields_have_their_defaults() -> None:
    game = given("hoyuk", "hoyuk expert 15 YB; grid Yb2^ Bb3; Y hand S")
    view = seen(game)
    assert (view.round, view.first, view.step, view.phase) == (1, 0, "cards", 1)
    assert [player.houses for player in view.players] == [13, 14]
    assert [stack.top for stack in view.stacks] == list("OSPHHCV")
    assert dict(view.bags)["expert"] == "C8V8J2"


def test_the_order_of_fields_is_free_but_the_canonical_text_is_not() -> None:
    game = given("hoyuk", "hoyuk basic 25 RB; grid Rb2 Rd2; R hand JS; at cards3 R; round 2")
    assert game.text == "hoyuk basic 25 RB; round 2; at cards3 R; grid Rb2 Rd2; R hand SJ"


def test_grid_tokens_are_sorted_by_block_column_and_row() -> None:
    game = at("draw", "Rf6+V+O Rj2 Rf5 Re6", mode="expert")
    assert field(game, "grid") == "Re6 Rf5 Rf6+O+V Rj2"


def test_forced_decisions_are_carried_out_by_the_reader() -> None:
    game = given("hoyuk", "hoyuk basic 25 RB; round 2; at nominate R; grid Rb2")
    assert game.text == "hoyuk basic 25 RB; round 3; start B; at deal1; grid Rb2"


def test_an_empty_supply_means_that_the_end_is_pending() -> None:
    assert seen(at("draw", "Rb2", more="R houses 0")).ending
    assert "; end;" in at("draw", "Rb2", more="R houses 0").text


def test_score_is_carried_out() -> None:
    game = at("score", "Rb2 Rb3 Bf6", more="B hand SS")
    assert field(game, "at") == "over"
    assert [game.points(seat) for seat in (0, 1)] == [2, 3]
    assert given("hoyuk", game.text).text == game.text


BAD = [
    "",
    "clans",
    "hoyuk basic 25",
    "hoyuk basic 25 R",
    "hoyuk basic 25 RR",
    "hoyuk basic 25 RX",
    "hoyuk basic 30 RB",
    "hoyuk easy 25 RB",
    "hoyuk basic 25 RB; nonsense",
    "hoyuk basic 25 RB; round 0",
    "hoyuk basic 25 RB; round 2; round 2",
    "hoyuk basic 25 RB; start G",
    "hoyuk basic 25 RB; end now",
    "hoyuk basic 25 RB; at nowhere",
    "hoyuk basic 25 RB; at cards5 R",
    "hoyuk basic 25 RB; at cards1 G",
    "hoyuk basic 25 RB; at nominate B",
    "hoyuk basic 25 RB; at setup; grid Rb2",
    "hoyuk basic 25 RB; at setup",
    "hoyuk basic 25 RB; grid Rb2 Bb2",
    "hoyuk basic 25 RB; grid Rb2+O+S",
    "hoyuk basic 25 RB; grid Rb2+O+O",
    "hoyuk basic 25 RB; grid Gb2",
    "hoyuk basic 25 RB; grid Rz2",
    "hoyuk basic 25 RB; grid Rb13",
    "hoyuk basic 25 RB; grid Rb2+V",
    "hoyuk basic 25 RB; grid Rb2 Pb3s+C",
    "hoyuk expert 25 RB; grid Rb2+M Rb3+M",
    "hoyuk basic 25 RB; grid Pb3s",
    "hoyuk basic 25 RB; grid xb2 Pb3s",
    "hoyuk basic 25 RB; grid Rb2 Rb4 Ra3 Rc3 Pb3s",
    "hoyuk basic 25 RB; R houses 26",
    "hoyuk basic 25 RB; grid Rb2; R houses 25",
    "hoyuk basic 25 RB; R hand X",
    "hoyuk basic 25 RB; R hand C",
    "hoyuk basic 25 RB; R hand",
    "hoyuk basic 25 RB; R vp -1",
    "hoyuk basic 25 RB; R vp 1 vp 2",
    "hoyuk basic 25 RB; stacks O=O S=S",
    "hoyuk basic 25 RB; stacks O=O S=S P=X",
    "hoyuk basic 25 RB; stacks O=O?1 S=S P=P",
    "hoyuk basic 25 RB; stacks O=O?1 S=S P=P; bag basic=H2",
    "hoyuk basic 25 RB; stacks O=O?1 S=S P=P; bag expert=C1",
    "hoyuk basic 25 RB; bag basic=H1",
    "hoyuk basic 25 RB; at build1 R",
    "hoyuk basic 25 RB; at build1 R; dealt R=H B=H",
    "hoyuk basic 25 RB; at build1 R; dealt B=C R=H",
    "hoyuk basic 25 RB; at build1 R; dealt B=H R=O; open HP",
    "hoyuk basic 25 RB; at build1 R; dealt B=H R=O; open HHH",
    "hoyuk basic 25 RB; at deal1; aside HHH",
    "hoyuk basic 25 RB; at deal1; aside Q",
    "hoyuk basic 25 RB; at draw; dealt B=H",
    "hoyuk basic 25 RB; at draw; open H",
    "hoyuk basic 25 RB; at draw; used fire_1 fire_1",
    "hoyuk basic 25 RB; at draw; used flood_1",
    "hoyuk basic 25 RB; at draw; hit 1",
    "hoyuk basic 25 RB; at draw; skip 1",
    "hoyuk basic 25 RB; at loss R 1 1; grid Rb2 Rb3; hit 1",
    "hoyuk basic 25 RB; at loss R 1 1; grid Rb2 Rb3; used fire_1",
    "hoyuk basic 25 RB; at loss R 1 3; grid Rb2 Rb3; used fire_1; hit 1",
    "hoyuk basic 25 RB; at loss B 1 1; grid Rb2 Rb3; used fire_1; hit 1",
    f"hoyuk basic 25 RB; R hand {'S' * 140}",
    "hoyuk basic 25 RB; at ability1 R 1; grid Rb2 Bb3",
    "hoyuk expert 25 RB; at ability1 R 2; grid Rb2 Bb3",
    "hoyuk basic 25 RB; at over; grid Rb2 Rb3; R vp 1",
]


@pytest.mark.parametrize("text", BAD)
def test_what_cannot_be_is_rejected_in_words(text: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.notation.read_position(text, None, None)
    for lang in LANGUAGES:
        assert words(lang, GAME).has(caught.value.phrase.key)
        assert "{" not in words(lang, GAME).error(caught.value)


def test_the_text_has_to_fit_what_was_asked_for() -> None:
    text = "hoyuk basic 25 RB; at deal1"
    assert refused(lambda: given("hoyuk", text, seats=3)).code == "bad-position"
    for options in ({"mode": "expert"}, {"house_limit": 20}, {"tribes": "RG"}, {"x": 1}):
        with pytest.raises(BadPosition):
            GAME.notation.read_position(text, 2, options)
    asked: dict[str, Value] = {"mode": "basic", "house_limit": 25, "tribes": "RBGYU"}
    assert given("hoyuk", text, seats=2, options=asked).text == text


LETTERS = "RGYUB abcdefghijkl0123456789^+OSVMCPHJW?=;-xnesw"


@pytest.mark.parametrize("seed", range(40))
def test_damaged_texts_are_rejected_or_can_be_played_to_the_end(seed: int) -> None:
    rng = FastRng(seed)
    mode = ("basic", "advanced", "expert")[seed % 3]
    setting = Setting(GAME, 2 + seed % 4, {"mode": mode})
    text = GAME.notation.write_position(position(setting, seed, int(rng.below(200))))
    for _ in range(12):
        place = int(rng.below(len(text)))
        letter = LETTERS[rng.below(len(LETTERS))]
        damaged = text[:place] + (letter if rng.below(3) else "") + text[place + 1 :]
        try:
            state = GAME.notation.read_position(damaged, None, None)
        except BadPosition:
            continue
        written = GAME.notation.write_position(state)
        assert (
            GAME.notation.write_position(GAME.notation.read_position(written, None, None))
            == written
        )
        playout(GAME, state, rng, Journal(False), Codes())
        assert GAME.rules.turn(state) == OVER
