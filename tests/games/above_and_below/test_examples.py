"""Above and Below, section 9: the worked examples."""

import pytest

from tests.games.above_and_below.texts import (
    GAME,
    breakdown,
    forbidden,
    given,
    part,
    player,
    point,
    seen,
    stock,
    supply,
    tokens,
)
from tests.support import Given, deal

LAKE = "explore A C07 NT1,NS1 #37B NT1=5,NS1=2"
SONG = "explore A C08 NB1,NT1 #45B NB1=2,NT1=3"


def test_EX_1_setup_of_four_players() -> None:
    game = deal(GAME, 4)
    view = seen(game)
    assert [p.coins for p in view.players] == [7, 7, 7, 8]
    for seat, p in enumerate(view.players, 1):
        assert p.ready == (f"NB{seat}",)
        assert p.exhausted == (f"NT{seat}", f"NS{seat}")
    assert all(view.villagers.open) and len(view.villagers.bag) == 13
    assert (len(view.houses.bag), len(view.outposts.bag)) == (21, 20)
    assert view.cider and supply(game)["cider"] == 9


@pytest.mark.parametrize(
    ("villager", "die", "lanterns"),
    [
        ("NS1", 1, 1),
        ("NS1", 2, 1),
        ("NS1", 3, 2),
        ("NS1", 6, 2),
        ("V17", 2, 0),
        ("V17", 4, 2),
        ("V17", 5, 3),
        ("V11", 3, 0),
        ("V11", 4, 1),
    ],
)
def test_EX_2_lantern_profiles(villager: str, die: int, lanterns: int) -> None:
    game = given(f"A ready -; explore A C07 {villager},X3 #37B").play(f"{villager}={die}")
    exploration = seen(game).exploration
    assert exploration is not None
    assert [d.lanterns for d in exploration.dice if d.villager == villager] == [lanterns]


def test_EX_3_exertion() -> None:
    game = given(LAKE)
    assert game.legal() == ["!-", "!NT1>4", "!NS1>4"]
    game.play("!NT1>4")
    assert player(game).injured == ("NT1",)
    assert player(game).exhausted == ("NS1",)
    assert stock(game) == {"fish": 1, "potion": 1}
    assert player(game).free == ("C07",)


def test_EX_4_a_bonus_needs_nothing_spent() -> None:
    game = given("A track rope1; explore A C07 NT1,NS1 #37B NT1=5").play("NS1=2")
    assert point(game) == "turn B"
    assert stock(game) == {"fish": 1, "potion": 1}
    assert player(game).exhausted == ("NT1", "NS1")
    assert [counted.item for counted in player(game).track] == ["rope"]


def test_EX_5_exert_for_the_higher_number() -> None:
    text = "explore A C05 NT1,NS1,V12 #25B NT1=4,NS1=3,V12=4"
    kept = given(text)
    assert kept.legal() == ["!-", "!NT1>7", "!NS1>7", "!V12>7"]
    kept.play("!-")
    assert stock(kept) == {"amethyst": 1} and player(kept).coins == 9
    assert "X5" not in player(kept).exhausted
    reached = given(text).play("!V12>7")
    assert stock(reached) == {} and player(reached).coins == 9
    assert player(reached).exhausted == ("NT1", "NS1", "X5")


def test_EX_6_failure() -> None:
    game = given(SONG).play("!-")
    assert game.legal() == ["/NB1", "/NT1"]
    before = seen(game)
    game.play("/NB1")
    assert player(game).injured == ("NB1",) and player(game).exhausted == ("NT1",)
    assert player(game).free == ()
    assert part(game, "caves").endswith("under C08")
    assert (player(game).coins, stock(game)) == (before.players[0].coins, {})


def test_EX_7_everybody_exerted() -> None:
    game = given(SONG).play("!NB1,NT1>3")
    assert player(game).injured == ("NB1", "NT1") and player(game).exhausted == ()
    assert stock(game) == {"rope": 1} and player(game).reputation == -1
    assert player(game).free == ("C08",)


def test_EX_8_cost() -> None:
    poor = given("A coins 0; explore A C02 NB1,NT1 #9")
    assert poor.legal() == ["#9B"]
    assert forbidden(poor, "#9A") == "AAB-3.5"
    game = given("A coins 1; explore A C02 NB1,NT1 #9").play("#9A", "NB1=1", "NT1=1", "!-")
    assert player(game).coins == 0 and player(game).free == ()


def test_EX_9_follow() -> None:
    game = given("explore A C16 NT1,NS1 #91").play("#91C")
    assert point(game) == "explore A C16 NT1,NS1 #192"
    assert game.legal() == ["#192A"]
    game.play("#192A")
    assert game.turn == "chance" and game.legal() == [f"NT1={die}" for die in range(1, 7)]


def test_EX_10_build() -> None:
    game = given("houses H07 H01 H02 H03 bag H09 H10")
    assert forbidden(game, "B:NT1:H07") == "AAB-4.1"
    game.play("B:NB1:H07")
    assert game.turn == "chance" and game.legal() == ["+H09", "+H10"]
    game.play("+H10")
    assert player(game).coins == 3 and tokens(game, "H07") == {"fish": 1}
    assert player(game).exhausted == ("NB1",)
    assert seen(game).houses.open == ("H10", "H01", "H02", "H03")


def test_EX_11_outpost() -> None:
    row = "outposts O03 O01 O02 O15 bag -; A ready NB1,V01 coins"
    assert forbidden(given(f"{row} 7"), "B:NB1:O03") == "AAB-4.3"
    assert forbidden(given(f"{row} 0 built K4"), "B:NB1:O03") == "AAB-4.3"
    game = given(f"{row} 6 free 1").play("B:NB1:O03", "P")
    assert player(game).coins == 3 and player(game).free == ()
    assert player(game).built[0].cave == "C25"
    assert forbidden(game, "B:V01:O01") == "AAB-4.3"


def test_EX_12_discount_and_clamp() -> None:
    game = given("outposts O19 O01 O02 O03 bag -; A coins 1 rep -4 built K4 free 1")
    game.play("B:NB1:O19")
    assert player(game).coins == 0 and player(game).reputation == -4


HARVEST = "A built H07:fish1,O06:ore2 free -"


def test_EX_13_harvest() -> None:
    game = given(HARVEST)
    both = game.legal("H:NT1,NS1:*")
    assert both == ["H:NT1,NS1:H07.fish,O06.ore", "H:NT1,NS1:O06.ore,O06.ore"]
    four = given(f"{HARVEST} ready NB1,NT1,NS1,V01")
    assert forbidden(four, "H:NB1,NT1,NS1,V01:H07.fish,O06.ore,O06.ore") == "AAB-5.1"
    assert four.legal("H:NB1,NT1,NS1,V01:*") == []


def test_EX_14_barn() -> None:
    game = given(f"{HARVEST} ready NS1".replace("H07:", "K6,H07:"))
    assert sorted(game.legal("H:*")) == [
        "H:NS1:H07.fish",
        "H:NS1:H07.fish,O06.ore",
        "H:NS1:O06.ore",
        "H:NS1:O06.ore,O06.ore",
    ]


def test_EX_15_train() -> None:
    game = given("villagers V05 - V14 V09 V02 bag V03 V04; A coins 9; B ready -")
    game.play("T:NT1:V14")
    assert player(game).coins == 6 and player(game).exhausted == ("NT1", "V14")
    assert seen(game).villagers.open == ("V05", None, None, "V09", "V02")
    dear = given("villagers V05 - V14 V09 V02; A coins 9").play("T:NT1:V02")
    assert player(dear).coins == 4
    game.play("P", "P", "+V04", "+V03")
    assert seen(game).villagers.open == ("V05", "V09", "V02", "V04", "V03")


def test_EX_16_work() -> None:
    game = given().play("W:NB1,NT1")
    assert player(game).coins == 9 and stock(game) == {"cider": 1}
    game.play("W:NB2")
    assert stock(game, 1) == {}
    assert player(given("A built H22").play("W:NB1,NT1")).coins == 10


def test_EX_17_sale() -> None:
    game = given("A coins 6; B sale potion").play("?B3", "no")
    assert game.legal("[?]*") == ["?B4", "?B5", "?B6"]
    assert forbidden(game, "?B3") == "AAB-8.3"
    coins = player(game, 1).coins
    game.play("?B4", "yes")
    assert player(game).coins == 2 and stock(game) == {"potion": 1}
    assert player(game, 1).coins == coins + 4 and player(game, 1).sale is None
    assert game.turn == 0


def test_EX_18_renew() -> None:
    game = given("houses H01 H02 H03 H04 bag H05 H06; A coins 1").play("Rh", "+H05", "+H06")
    assert seen(game).houses.open == ("H05", "H06", "H01", "H02")
    assert seen(game).houses.under == ("H03", "H04")
    assert player(game).coins == 0


RECOVERY = "round 2; A ready - exhausted NB1,NT1,V02 injured NS1 stock potion1,cider1; recover A"


def test_EX_19_recovery() -> None:
    game = given(RECOVERY).play("Z:NB1=b", "Z:NT1=b", "Z:NS1=bp", "Z:V02=c")
    assert player(game).ready == ("NB1", "NT1", "NS1", "V02")
    assert stock(game) == {}


def test_EX_20_two_beds() -> None:
    game = given("round 2; A ready - exhausted NB1 injured NS1 built H05; B ready -; recover A")
    assert player(game).beds == 4
    assert player(game).ready == ("NB1",) and player(game).exhausted == ("NS1",)


def assignments(game: Given, seat: int = 0) -> list[tuple[str, ...]]:
    """Return every way the recovery of a seat may go, as the position text has it at its end."""
    if game.turn != seat or not point(game).startswith("recover"):
        return [(part(game, "ABCD"[seat]),)]
    return [found for move in game.legal() for found in assignments(game.copy().play(move), seat)]


def test_EX_21_choice() -> None:
    game = given("round 2; A ready - exhausted NB1,NT1,V02 injured NS1; recover A")
    ends = assignments(game)
    assert len(ends) == 4
    left_out = given("round 2; A ready - exhausted NB1,NT1,V02 injured NS1; recover A")
    left_out.play("Z:NB1=b", "Z:NT1=b", "Z:NS1=b")
    assert player(left_out).ready == ("NB1", "NT1")
    assert player(left_out).exhausted == ("NS1", "V02")


def test_EX_22_income() -> None:
    text = "round 2; A coins 0 track fish1,ore1,rope1 built H20,O18 {}; B coins 0; income A"
    assert player(given(text.format(""))).coins == 8
    assert player(given(text.format("stock paper1")).play("^paper")).coins == 9


def test_EX_23_track_score() -> None:
    game = given("A track fish3,ore1,rope2,mushroom4; over")
    assert breakdown(game)["track"] == 16


def test_EX_24_order_of_placing() -> None:
    game = given("round 7; A stock ore1,fish5; final A")
    game.play("^ore", "^fish", "^fish", "^fish", "^fish", "^fish")
    assert breakdown(game)["track"] == 6
    kinds = "ore1,rope1,pottery1,mushroom1,fruit1,amethyst1"
    late = given(f"round 7; A track {kinds} stock fish5; final A")
    before = breakdown(late)["track"]
    late.play(*["^fish"] * 5)
    assert breakdown(late)["track"] == before + 25


@pytest.mark.parametrize(
    ("positions", "points"),
    [
        ([5, 5, 2, 2], [4, 4, 1, 1]),
        ([4, 1, 1], [5, 3, 3]),
        ([3, 3], [2, 2]),
        ([0, 0, 0, 0], [3, 3, 3, 3]),
    ],
)
def test_EX_25_reputation_ranking(positions: list[int], points: list[int]) -> None:
    seats = "; ".join(f"{'ABCD'[n]} rep {rep}" for n, rep in enumerate(positions))
    game = given(f"players {len(positions)}; {seats}; over")
    assert [breakdown(game, seat)["ranking"] for seat in range(len(positions))] == points


def test_EX_26_final_score() -> None:
    game = given(
        "players 3; A rep 4 track fish3,ore1,rope2,mushroom4 built H07,H20,O03,K1"
        " ready NB1,NT1,NS1,V01 exhausted V02 injured V03; over"
    )
    assert breakdown(game) == {
        "track": 16,
        "buildings": 5,
        "ranking": 5,
        "reputation": 2,
        "bonuses": 6,
    }
    assert game.points(0) == 34


def test_EX_27_tie() -> None:
    game = given(
        "A coins 3 ready NB1,NT1,NS1,V01,V02,V03 built H24;"
        " B coins 3 ready NB2,NT2,NS2,V04,V05 built O21; over"
    )
    assert game.points(0) == game.points(1)
    assert game.standing.winners == (0,)


def test_EX_28_unknown_and_known_cards() -> None:
    game = given("houses H01 H02 H03 H04 bag H09 under H20").play("Rh")
    assert game.legal() == ["+H09"]
    game.play("+H09")
    assert game.turn == 0
    assert part(game, "houses") == "houses H09 H20 H01 H02 bag - under H03 H04"


def test_EX_29_cave_pile() -> None:
    game = given("caves C07 bag C01 under C03").play("E:NB1,NT1")
    assert game.legal() == ["+C01"]
    game.play("+C01", "C07=1", "#37A", "NB1=1", "NT1=1", "P")
    assert part(game, "caves") == "caves C01 bag - under C03 C07"


def test_EX_30_exerting_hammers() -> None:
    game = given("A ready -; explore A C11 NB1,V01 #62B NB1=3,V01=2")
    assert game.legal() == ["!-", "!NB1,V01>6"]
    game.play("!NB1,V01>6")
    assert stock(game) == {"amethyst": 2}
    assert player(game).injured == ("NB1", "V01")


def test_EX_31_recovery_move_by_move() -> None:
    game = given(RECOVERY)
    assert game.legal() == ["Z:NB1=-", "Z:NB1=b", "Z:NB1=c"]
    assert len(assignments(game)) == 18
    game.play("Z:NB1=-")
    assert game.legal() == ["Z:NS1=b", "Z:NS1=bp", "Z:NS1=bc"]
    assert point(game) == "recover A NB1=-,NT1=b"
    game.play("Z:NS1=bp")
    assert point(game) != "recover A"
