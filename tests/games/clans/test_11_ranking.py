"""Clans, section 9: the final score and the ranking."""

import pytest

from tests.games.clans.texts import seen
from tests.support import given


def ranking(text: str) -> list[tuple[int, int]]:
    """Return points and rank of every seat."""
    return [(seat.points, seat.rank) for seat in given("clans", text).standing.seats]


def test_CLA_11_1_the_final_score_is_the_clan_and_the_chips() -> None:
    game = given("clans", "-; c=4,7,1; s=40,38,35,20,41; cards=rbg")
    assert [seat.breakdown for seat in game.standing.seats] == [
        (("clan", 38), ("chips", 4)),
        (("clan", 35), ("chips", 7)),
        (("clan", 20), ("chips", 1)),
    ]
    assert [seat.points for seat in game.standing.seats] == [42, 42, 21]


def test_CLA_11_1_all_cards_are_revealed() -> None:
    game = given("clans", "D2:g1 D3:y1 I4:r2 I5:b1; c=6,5,0; cards=rbg")
    assert seen(game).cards == (None, None, None)
    game.play("I5-I4")
    for viewer in (None, 0, 1, 2):
        assert seen(game, viewer).cards == ("r", "b", "g")
    revealed = [event.args["clan"] for event in game.events if event.key == "card-revealed"]
    assert revealed == ["clan:red", "clan:blue", "clan:green"]


def test_CLA_11_2_clans_nobody_owns_are_ignored() -> None:
    assert ranking("-; c=6,6; s=90,10,11,90,90; cards=rb") == [(16, 2), (17, 1)]


def test_CLA_11_3_the_highest_final_score_wins() -> None:
    assert ranking("-; c=0,2,4,6; s=30,29,20,40,0; cards=krbg") == [
        (30, 3),
        (31, 2),
        (24, 4),
        (46, 1),
    ]


@pytest.mark.parametrize(
    ("text", "ranks"),
    [
        ("-; c=4,7,1; s=40,38,35,20,41; cards=rbg", [1, 1, 3]),
        ("-; c=4,4,4; s=5,5,5,5,5; cards=krb", [1, 1, 1]),
        ("-; c=4,4,4; s=9,5,5,0,0; cards=krb", [1, 2, 2]),
        ("-; c=3,3,3,3; s=5,7,5,7,0; cards=krbg", [3, 1, 3, 1]),
        ("-; c=12,0; s=0,12,0,0,0; cards=kr", [1, 1]),
    ],
)
def test_CLA_11_4_equal_scores_share_the_better_rank(text: str, ranks: list[int]) -> None:
    assert [rank for _, rank in ranking(text)] == ranks


def test_CLA_11_5_an_early_end_is_scored_in_the_same_way() -> None:
    game = given("clans", "E3:g1 I2:r1 J5:b1; c=1,1; s=4,5,6,7,8; cards=gr").play("E3-J5")
    assert seen(game).over == "no_move"
    assert [(seat.points, seat.rank) for seat in game.standing.seats] == [(12, 1), (7, 2)]
    assert [seat.breakdown for seat in game.standing.seats] == [
        (("clan", 9), ("chips", 3)),
        (("clan", 6), ("chips", 1)),
    ]
