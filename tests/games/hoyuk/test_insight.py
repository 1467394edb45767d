"""Höyük: what the network judges by, beside what the weights add up."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rng import FastRng
from dorfplatz.games import find
from dorfplatz.games.hoyuk.insight import FEATURES, FINER, HoyukInsight
from dorfplatz.games.hoyuk.state import State
from tests.games.hoyuk.texts import at, building, grid
from tests.support import Given

HOYUK = find("hoyuk")
SHARED = "Rb2+O Rb3+O Bc2 Pa2e Rf6+S Bf7+S Rj2 Rj3 Rj4"


def finer(game: Given, seat: int) -> dict[str, float]:
    insight = HOYUK.fresh_insight()
    assert insight is not None
    insight.deep = True
    row = vec[float]([0.0] * len(insight.row))
    insight.look(game.state)
    insight.measure(game.state, seat, row)
    return dict(zip(FEATURES + FINER, [float(value) for value in row], strict=True))


def test_the_weights_judge_alike_whether_or_not_more_is_measured() -> None:
    insight = HOYUK.fresh_insight()
    assert isinstance(insight, HoyukInsight)
    game = at("cards3 R", SHARED, more="R hand HOJ")
    assert isinstance(game.state, State)
    insight.look(game.state)
    plain = [insight.worth(game.state, seat) for seat in range(2)]
    insight.deep = True
    insight.look(game.state)
    assert [insight.worth(game.state, seat) for seat in range(2)] == plain


def test_majorities_are_sure_shared_or_one_element_away() -> None:
    red, blue = (finer(at("cards3 R", SHARED, more="R hand H"), seat) for seat in range(2))
    # Block 1: two ovens to none, a pen to none, no shrines. Block 2: a shrine each, nothing else.
    assert (red["leads"], red["sure"], red["shared"], red["close"]) == (2, 1, 4, 0)
    assert (blue["leads"], blue["sure"], blue["shared"], blue["close"]) == (0, 0, 4, 1)
    # Houses: two to one in block 1, one each in block 2, three to none in block 3.
    assert (red["secure"], red["tied"]) == (3, 1)
    assert (blue["secure"], blue["tied"]) == (0, 1)


def test_rewards_are_due_until_the_block_was_evaluated() -> None:
    before = at("block R", SHARED)
    assert finer(before, 0)["due"] == finer(before, 0)["leads"] == 2
    assert finer(at("block B", SHARED, more="done 1"), 0)["due"] == 0
    assert finer(at("block R", SHARED, more="skip 1"), 0)["due"] == 0
    last = at("cards4 R", SHARED, more="R hand H")
    assert (finer(last, 0)["due"], finer(last, 0)["leads"]) == (0, 2)


def test_what_is_left_to_build_goes_down_slot_by_slot() -> None:
    game = building("Rf6 Bf7", "RBG", tile="O")
    left = []
    for move in ("Ha1", "Hc1", "Of6"):
        left.append([int(finer(game, seat)["to-build"]) for seat in range(3)])
        game.play(move)
    left.append([int(finer(game, seat)["to-build"]) for seat in range(3)])
    assert left == [[6, 6, 6], [5, 6, 6], [4, 6, 6], [3, 6, 6]]
    assert finer(game, 1)["to-move"] == finer(game, 0)["start"] == 1
    assert finer(at("cards1 R", "Rf6", more="R hand H"), 1)["to-build"] == 6
    assert finer(at("deal2", "Rf6"), 1)["to-build"] == 3
    assert finer(at("cards2 R", "Rf6", more="R hand H"), 1)["to-build"] == 0


def test_sets_bring_as_much_as_the_families_allow() -> None:
    def cash(families: str, hand: str) -> tuple[int, int]:
        told = finer(at("cards3 R", families, more=f"R hand {hand}"), 0)
        return int(told["plays"]), int(told["cash"])

    assert cash("Ra1 Rc1 Re1", "HHOO") == (3, 4)
    assert cash("Ra1 Rc1 Re1", "HHHOO") == (3, 5)
    assert cash("Ra1 Rc1 Re1 Rg1", "HHOJ") == (4, 6)
    assert cash("Ra1 Rc1", "HHHOO") == (2, 3)


@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_the_risk_is_what_the_next_catastrophe_costs_on_average(mode: str) -> None:
    shape = "Rb2+O Rb3 Rb4 Rb5 Bc2 Bc3^ Rf6+S Bf7 Pf5n Rj2^ Bl8 Bl9 Bl10 Bk9 Bj9"
    rng = FastRng(1)
    lost = [0, 0]
    cards = at("draw", shape, mode=mode).legal("!cat=*")
    for card in cards:
        game = at("draw", shape, mode=mode)
        before = standing(game)
        struck = standing(game.play(card))
        to_fall = [int(finer(game, seat)["doomed"]) for seat in range(2)]
        while game.legal("x*"):
            HOYUK.rules.apply(game.state, HOYUK.rules.sample(game.state, rng), Journal(False))
        after = standing(game)
        if struck != after:
            assert to_fall == [struck[seat] - after[seat] for seat in range(2)]
        lost = [lost[seat] + before[seat] - after[seat] for seat in range(2)]
    for seat in range(2):
        told = finer(at("draw", shape, mode=mode), seat)
        assert told["storm"] == 1
        assert abs(told["risk"] - lost[seat] / len(cards)) < 1e-9


def standing(game: Given) -> list[int]:
    """Return how many houses of each seat stand."""
    return [sum(token[0] == letter for token in grid(game)) for letter in "RB"]
