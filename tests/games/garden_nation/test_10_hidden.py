"""Garden Nation, section 10: hidden information and the simultaneous secret choice."""

from __future__ import annotations

from itertools import permutations

import pytest

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.rng import FastRng
from dorfplatz.games import find
from dorfplatz.games.garden_nation.view import View
from dorfplatz.table import Table
from dorfplatz.table.fairness import seed_from
from tests.games.garden_nation.texts import GAME, given, seen
from tests.oracles import garden_nation as oracle
from tests.support import deal

RULES = find(GAME)


def table_of(seats: int) -> Table:
    """Return a table at which the secret cards are about to be chosen."""
    return Table(RULES, seats, {}, seed_from("secrets"))


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_choosing_makes_no_difference(order: tuple[int, ...]) -> None:
    table = table_of(3)
    choices = {seat: table.prompt(seat).options[seat].move for seat in range(3)}
    for seat in order:
        assert seat in table.waiting
        table.act(seat, choices[seat])
    played = [(entry.seat, entry.text) for entry in table.log[-3:]]
    assert played == [(seat, choices[seat]) for seat in range(3)]
    view = table.view(None)
    assert isinstance(view, View)
    assert view.phase == "ACTION"


@pytest.mark.parametrize("chooser", [0, 1, 2, 3])
def test_nothing_of_a_choice_shows_to_others(chooser: int) -> None:
    told: list[object] = []
    for number in range(2):
        table = table_of(4)
        table.act(chooser, table.prompt(chooser).options[number].move)
        others = [seat for seat in (None, 0, 1, 2, 3) if seat != chooser]
        told.append([(table.view(o), table.prompt(o), table.lines(o)) for o in others])
    assert told[0] == told[1]


def test_a_choice_belongs_to_its_seat_alone() -> None:
    game = deal(GAME, 3, 2)
    codes = Codes()
    lists = []
    for seat in range(3):
        RULES.rules.legal_for(game.state, seat, codes)
        lists.append([RULES.notation.write(RULES.notation.decode(code)) for code in codes.values()])
        hand = seen(game, seat).players[seat].dealt
        assert hand is not None
        kinds = [kind for kind in oracle.SECRET if kind in hand]
        pairs = [f"S:{a},{b}" for i, a in enumerate(kinds) for b in kinds[i + 1 :]]
        assert lists[-1] == pairs
    assert game.legal() == lists[0]
    RULES.rules.legal_for(game.state, 3, codes)
    assert codes.count == 0


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_other_cards_make_no_difference_to_a_viewer(viewer: int | None) -> None:
    text = "board=1NW:A1; crane=1; sec={},{}"
    hands = ["CAB+T35/BEL+BEL", "POS+MAR/T13+OBS", "BAR+SCU/T24+T61"]
    views = set()
    for own in permutations(hands, 2):
        if viewer is None or own[viewer] == hands[0]:
            views.add(repr(seen(given(text.format(*own)), viewer)))
    assert len(views) == 1


def test_the_cards_left_in_the_pile_are_known_but_not_their_order() -> None:
    view = seen(deal(GAME, 2, 4))
    shown = [card for card in view.display if card is not None]
    assert sorted([*view.pile, *shown]) == list(oracle.PUBLIC)
    assert list(view.pile) == sorted(view.pile)


def test_imagined_hands_fit_what_was_seen() -> None:
    game = given(
        "n=4; crane=4; sec=CAB+T35/BEL+BEL,POS+MAR/T13+OBS,BAR+SCU/T24+T61,WAT+CAB/POS+BEL"
    )
    rng = FastRng(1)
    kept: set[str] = set()
    for _ in range(60):
        world = RULES.knowledge.imagine(game.view(0), rng)
        text = RULES.notation.write_position(world)
        assert "; sec=CAB+T35/BEL+BEL," in text
        assert given(text).text == text  # no card is dealt more often than it exists
        kept.add(text.partition("; sec=")[2].partition(";")[0])
    assert len(kept) > 50


def test_returned_cards_of_others_are_never_shown() -> None:
    over = given("phase=OVER; sec=CAB+T35/BEL+BEL,POS+MAR/T13+OBS")
    for viewer in (None, 0):
        assert seen(over, viewer).players[1].kept == ("POS", "MAR")
        assert seen(over, viewer).players[1].dealt is None
    assert seen(over, 1).players[1].dealt == ("POS", "MAR", "OBS", "T13")
