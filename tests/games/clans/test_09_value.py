"""Clans, section 8: the value of a village."""

import pytest

from tests.games.clans.texts import part, result, seen
from tests.support import given

HUTS = {
    "mountains": ("D2:k1 D3:k1 I4:r2 I5:b1", "I4-I5"),
    "forest": ("D2:r2 D3:b1 I4:g1 I5:g1", "D3-D2"),
    "steppe": ("D2:k1 D3:k1 I4:r2 I5:b1", "I5-I4"),
    "grassland": ("D2:r2 D3:b1 I4:g1 I5:g1", "D2-D3"),
}
FOUNDED = {"I": (0, 3), "II": (4, 6), "III": (7, 8), "IV": (9, 10), "V": (11, 11)}
FAVOURABLE = {
    "I": ("forest", 1),
    "II": ("mountains", 2),
    "III": ("steppe", 3),
    "IV": ("grassland", 4),
}
HOSTILE = {"I": "mountains", "II": "grassland", "III": "forest", "IV": "steppe"}
NEUTRAL = [
    (epoch, terrain)
    for epoch in HOSTILE
    for terrain in HUTS
    if terrain != HOSTILE[epoch] and terrain != FAVOURABLE[epoch][0]
]


def village_of_three(terrain: str, founded: int) -> tuple[str, str]:
    """Found a village of two red huts and a blue one; return scores and chips."""
    huts, action = HUTS[terrain]
    return result(given("clans", f"{huts}; c={founded},0").play(action).text)


def test_CLA_9_1_the_basic_value_is_the_number_of_huts_after_strife() -> None:
    calm = given("clans", "D2:k3r1 D3:b1g1 I4:g1 I5:g1").play("D2-D3")
    strife = given("clans", "D2:k3r1 D3:b1g1y1 I4:g1 I5:g1").play("D2-D3")
    assert part(calm.text, "s") == "6,6,6,6,0"
    assert part(strife.text, "s") == "3,0,0,0,0"


@pytest.mark.parametrize(("epoch", "terrain"), NEUTRAL)
def test_CLA_9_2_neutral_terrain_adds_nothing(epoch: str, terrain: str) -> None:
    for founded in FOUNDED[epoch]:
        assert village_of_three(terrain, founded) == ("0,3,3,0,0", f"{founded + 1},0")


@pytest.mark.parametrize("epoch", FAVOURABLE)
def test_CLA_9_3_favourable_terrain_adds_the_bonus_of_the_epoch(epoch: str) -> None:
    terrain, bonus = FAVOURABLE[epoch]
    for founded in FOUNDED[epoch]:
        value = 3 + bonus
        assert village_of_three(terrain, founded) == (f"0,{value},{value},0,0", f"{founded + 1},0")


@pytest.mark.parametrize("epoch", HOSTILE)
def test_CLA_9_4_nobody_scores_on_hostile_terrain(epoch: str) -> None:
    for founded in FOUNDED[epoch]:
        assert village_of_three(HOSTILE[epoch], founded) == ("0,0,0,0,0", f"{founded + 1},0")


@pytest.mark.parametrize("terrain", HUTS)
def test_CLA_9_5_the_twelfth_village_is_worth_five_more_everywhere(terrain: str) -> None:
    assert village_of_three(terrain, 11) == ("0,8,8,0,0", "12,0")


def test_CLA_9_6_the_number_of_huts_of_a_clan_does_not_matter() -> None:
    game = given("clans", "D2:k1 D3:k1 I4:r5 I5:b1; s=9,9,9,9,9").play("I5-I4")
    assert part(game.text, "s") == "9,15,15,9,9"


@pytest.mark.parametrize("cards", ["kr", "ky", "br", "gk"])
def test_CLA_9_7_clans_nobody_owns_score_in_the_same_way(cards: str) -> None:
    game = given("clans", f"D2:k1 D3:k1 I4:r2 I5:b1; cards={cards}").play("I5-I4")
    assert part(game.text, "s") == "0,3,3,0,0"


def test_CLA_9_8_scores_are_not_limited_by_the_track() -> None:
    game = given("clans", "D2:k1 D3:k1 I4:r2 I5:b1; s=0,58,60,0,0").play("I5-I4")
    assert part(game.text, "s") == "0,61,63,0,0"


def test_CLA_9_9_chips_stay_apart_from_the_clan_scores() -> None:
    game = given("clans", "D2:k1 D3:k1 I4:r2 I5:b1; c=3,2; cards=rb").play("I5-I4")
    assert tuple(seen(game).scores) == (0, 3, 3, 0, 0)
    assert tuple(seen(game).chips) == (4, 2)
    end = given("clans", "I4:r2 I5:b1; c=3,2; cards=rb").play("I5-I4")
    assert part(end.text, "s") == "0,3,3,0,0"
    assert [seat.points for seat in end.standing.seats] == [7, 5]
