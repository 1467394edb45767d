"""Clans, section 8: epochs and the founding order."""

import pytest

from tests.games.clans.texts import groups, part, result, seen
from tests.oracles import clans as oracle
from tests.support import given

PAIR = "D2:k1 D3:k1 I4:r1 I5:b1"
ACROSS = "D2:g1 D3:y1 I3:b1 I4:r2 J4:k2"  # EX-12
THREE = "D2:k1 D3:k1 G4:r1 K2:b1 K3:g2 L5:y1"  # EX-19
FOUR = "A2:k1 A3:r2 B3:b3 B4:g2 D2:k1 D3:k1 E5:y1"
EPOCHS = ["I", "I", "I", "I", "II", "II", "II", "III", "III", "IV", "IV", "V"]


@pytest.mark.parametrize(("founded", "epoch"), list(enumerate(EPOCHS)))
def test_CLA_7_1_chips_are_taken_in_the_order_of_the_epochs(founded: int, epoch: str) -> None:
    game = given("clans", f"{PAIR}; c={founded},0")
    assert seen(game).epoch == epoch
    game.play("I5-I4")
    village = next(event for event in game.events if event.key == "village-founded")
    assert village.args["epoch"] == f"epoch:{epoch}"


def test_CLA_7_1_an_epoch_can_begin_in_the_middle_of_a_move() -> None:
    game = given("clans", f"{ACROSS}; c=2,1; p=2").play("I3-J4/I4,J4")
    epochs = [event.args["epoch"] for event in game.events if event.key == "village-founded"]
    assert epochs == ["epoch:I", "epoch:II"]
    assert seen(game).epoch == "II"


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("D2:k1 D3:k1 I2:r2 I5:b1; c=2,2", "I5-I2"),  # hostile
        ("D2:k1r1g1 D3:b1y1 I4:g1 I5:g1; c=2,2", "D2-D3"),  # nothing left after strife
    ],
)
def test_CLA_7_2_the_chip_is_taken_in_every_case(text: str, action: str) -> None:
    game = given("clans", text).play(action)
    assert result(game.text) == ("0,0,0,0,0", "3,2")


def test_CLA_7_3_the_order_decides_which_village_belongs_to_which_epoch() -> None:
    first = given("clans", f"{ACROSS}; c=2,1; p=2").play("I3-J4/I4,J4")
    second = given("clans", f"{ACROSS}; c=2,1; p=2").play("I3-J4/J4,I4")
    assert result(first.text) == ("5,2,5,0,0", "2,3")
    assert result(second.text) == ("0,2,0,0,0", "2,3")
    assert groups(first.text) == groups(second.text)


def test_CLA_7_4_no_order_where_it_is_irrelevant() -> None:
    for chips in ("0,0", "1,0", "4,0", "3,1"):  # enough chips for three villages
        game = given("clans", f"{THREE}; c={chips}")
        assert game.legal("K2-G4*") == ["K2-G4"]


def test_CLA_7_4_villages_without_an_order_are_founded_ascending() -> None:
    game = given("clans", THREE).play("K2-G4")
    founded = [event.args["village"] for event in game.events if event.key == "village-founded"]
    assert founded == ["territory:G4", "territory:K3", "territory:L5"]


def test_CLA_7_4_one_action_for_every_distribution_over_the_epochs() -> None:
    game = given("clans", f"{THREE}; c=3,3")  # one chip left in II, two in III
    assert game.legal("K2-G4*") == ["K2-G4/G4,K3,L5", "K2-G4/K3,G4,L5", "K2-G4/L5,G4,K3"]
    game = given("clans", f"{THREE}; c=3,2")  # two chips left in II, then III
    assert game.legal("K2-G4*") == ["K2-G4/G4,K3,L5", "K2-G4/G4,L5,K3", "K2-G4/K3,L5,G4"]


def test_CLA_7_4_more_than_one_epoch_can_begin_in_a_move() -> None:
    game = given("clans", f"{THREE}; c=5,5")  # one chip left in IV, one in V, one too many
    assert len(game.legal("K2-G4*")) == 6


@pytest.mark.parametrize("founded", range(12))
@pytest.mark.parametrize("huts", [ACROSS, THREE, FOUR])
def test_CLA_7_4_all_orders_agree_with_the_oracle(huts: str, founded: int) -> None:
    text = f"{huts}; c={founded},0"
    assert given("clans", text).legal() == oracle.legal(oracle.read(text))


@pytest.mark.parametrize(
    "action",
    [
        "K2-G4",  # missing
        "K2-G4/G4",  # incomplete
        "K2-G4/G4,K3",
        "K2-G4/G4,L5,K3",  # not ascending inside an epoch
        "K2-G4/G4,G4,K3",  # repeated
        "K2-G4/G4,K3,L4",  # a territory that is no village
        "K2-G4/D2,G4,K3,L5",
        "D2-D3/D3",  # not wanted
    ],
)
def test_CLA_7_4_every_action_has_one_spelling(action: str) -> None:
    game = given("clans", f"{THREE}; c=3,3")
    assert action not in game.legal()
    assert game.why_not(action).rule == "CLA-7.4"


def test_CLA_7_5_nothing_is_founded_after_the_twelfth_chip() -> None:
    game = given("clans", f"{ACROSS}; c=6,5").play("I3-J4/I4,J4")
    assert result(game.text) == ("0,7,0,0,0", "7,5")
    assert [event.args["village"] for event in game.events if event.key == "unscored"] == [
        "territory:J4"
    ]


def test_CLA_7_5_there_is_no_strife_in_an_unscored_village() -> None:
    game = given("clans", "I3:k1r1 I4:b1 J4:b2g1y1; c=6,5").play("I3-J4/I4,J4")
    assert groups(game.text)["J4"] == "k1r1b2g1y1"
    assert part(game.text, "x") == ""


def test_CLA_7_5_the_order_decides_which_village_is_the_twelfth() -> None:
    game = given("clans", f"{ACROSS}; c=6,5")
    assert game.legal("I3-J4*") == ["I3-J4/I4,J4", "I3-J4/J4,I4"]
    assert result(game.play("I3-J4/J4,I4").text) == ("8,0,8,0,0", "7,5")
