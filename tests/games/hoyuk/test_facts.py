"""Höyük: the facts beside the view agree with the rules and tell nothing that is hidden."""

from __future__ import annotations

import msgspec

from dorfplatz.engine.asking import prompt, why_not
from dorfplatz.engine.rng import FastRng
from dorfplatz.games import find
from dorfplatz.games.hoyuk.facts import Facts, facts
from dorfplatz.games.hoyuk.material import CELL_NAMES
from dorfplatz.games.hoyuk.state import State
from tests.games.hoyuk.texts import at, building
from tests.support import Given
from tests.support.walks import Setting, position

GAME = find("hoyuk")


def known(game: Given, viewer: int | None = 0) -> Facts:
    assert isinstance(game.state, State)
    return facts(game.state, viewer)


def test_a_block_counts_aspects_with_tie_breaks_and_names_the_leader() -> None:
    block = known(at("block R", "Rb2^+O Bc2+O Bd2 Rf6 Bf7")).blocks[0]
    ovens = block.tallies[0]
    assert (ovens.stack, ovens.counts, ovens.ties) == ("oven", (1, 1), (1, 0))
    assert (ovens.leader, ovens.card) == (0, "oven")
    assert block.tallies[2].leader is None


def test_alone_nobody_wins_cards() -> None:
    alone = known(building("Rb2+O Rf6")).blocks[0]
    assert not alone.contested
    assert alone.tallies[0].leader is None


def test_the_greatest_family_scores_all_houses_of_a_block() -> None:
    shown = known(building("Rb2 Rb3 Bb4 Rb5 Bc4 Bd4"))
    final = shown.blocks[0].final[0]
    assert (final.source, final.seat, final.points) == ("houses", 1, 3)
    assert {family.cells for family in shown.families} == {
        ("b2", "b3"),
        ("b5",),
        ("b4", "c4", "d4"),
    }


def test_losses_are_forecast_for_every_card_and_seat() -> None:
    shown = known(at("cards2 R", "Rb2 Rb3 Rb4 Rb5 Bb6 Rf6", more="R hand S"))
    quake = next(card for card in shown.forecast if card.card == "earthquake_2")
    assert (quake.blocks, quake.lost, quake.element) == ((1,), (2, 1), "house")
    assert shown.seats[0].worst == max(card.lost[0] for card in shown.forecast) == 3
    assert shown.seats[0].struck == sum(card.lost[0] > 0 for card in shown.forecast)


def test_the_shaman_spares_his_block() -> None:
    shown = known(at("cards2 R", "Rb2+M Rb3 Bb4 Bf6", mode="expert", more="R hand S"))
    quake = next(card for card in shown.forecast if card.card == "earthquake_2")
    assert (quake.blocks, quake.spared, quake.lost) == ((), (1,), (0, 0))


def test_one_letter_per_cell_says_what_an_option_or_a_refusal_says() -> None:
    game = building("Rf6 Bf7 Ph6w Bg6 xd6 Re6+O", tile="W")
    shown = known(game)
    meaning = {why.letter: (why.rule, why.key) for why in shown.reasons}
    offered = {option.picks[:2] for option in prompt(GAME, game.state, 0).options}
    tried = 0
    for place in shown.places:
        for cell, letter in zip(CELL_NAMES, place.letters, strict=True):
            listed = (f"element:{place.element}", f"cell:{cell}") in offered
            assert listed == (letter == "."), (place.element, cell)
            if letter != "." and place.element == "oven":
                reason = why_not(GAME, game.state, 0, GAME.notation.read(f"O{cell}"))
                assert reason is not None
                assert (reason.rule, reason.phrase.key) == meaning[letter]
                tried += 1
    assert tried > 100
    assert [place.element for place in shown.places] == ["house", "oven", "pen", "shrine"]


def test_reasons_per_cell_belong_to_the_seat_that_is_asked() -> None:
    game = building("Rf6")
    assert known(game, 0).places
    assert known(game, 1).places == known(game, None).places == ()


def test_facts_are_the_same_in_every_imagined_world_and_travel() -> None:
    setting = Setting(GAME, 3, {"mode": "expert"})
    for seed in range(4):
        state = position(setting, seed, 60 + 40 * seed)
        for viewer in (None, 0, 1, 2):
            shown = GAME.people.facts(state, viewer)
            seen = GAME.knowledge.view(state, viewer)
            world = GAME.knowledge.imagine(seen, FastRng(seed))
            assert GAME.people.facts(world, viewer) == shown
            assert msgspec.json.decode(msgspec.json.encode(shown), type=Facts) == shown


def test_sets_have_their_table() -> None:
    assert known(building("Rf6")).sets == (1, 3, 5, 8, 12)
