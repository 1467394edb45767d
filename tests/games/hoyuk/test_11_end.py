"""Höyük, section 6.10: the end and the scoring."""

from __future__ import annotations

from dorfplatz.engine.journal import Journal
from dorfplatz.games.hoyuk.rules.build import forfeit
from dorfplatz.games.hoyuk.state import State
from tests.games.hoyuk.texts import at, building, field, keys, seen
from tests.support import given


def test_HOY_11_1_the_last_house_makes_this_round_the_last() -> None:
    tile = building("Rb2", tile="O", more="R houses 1").play("Hf6")
    assert seen(tile).ending
    assert tile.turn == 0 and tile.legal() == ["Ob2", "Of6"]  # other elements may still be built
    card = at("cards1 R", "Rb2", more="R houses 1 hand H").play("@H:Hf6")
    assert seen(card).ending
    ability = at("ability1 U 1", "Ub2", "UR", mode="expert", more="U houses 1").play("*Hf6")
    assert seen(ability).ending
    razed = at("ability1 R 1", "Rb2 Bb3", mode="expert", more="R houses 1").play("*xb3")
    assert seen(razed).ending


def chequered(free: tuple[str, ...] = ()) -> str:
    """Return a position in which every empty cell touches several blocks, and Red has no house."""
    cells = [
        f"{'abcdefghijkl'[c]}{r + 1}" for c in range(12) for r in range(12) if (c + r) % 2 == 0
    ]
    grid = " ".join(f"{'BGY'[i % 3]}{cell}" for i, cell in enumerate(cells) if cell not in free)
    return f"hoyuk basic 25 RBGY; round 2; at build1 R; grid {grid}; dealt B=H G=O Y=O R=H"


def test_HOY_11_2_lack_of_space_ends_the_game() -> None:
    game = given("hoyuk", chequered())
    assert game.turn == 1
    assert seen(game).ending
    roomy = given("hoyuk", chequered(free=("a1", "l12")))
    assert roomy.turn == 0
    assert not seen(roomy).ending


def test_HOY_11_2_a_forfeited_house_with_a_house_in_supply() -> None:
    for slots, houses, pending in (("HO", 3, True), ("O", 3, False), ("W", 3, False)):
        tile = "W" if "W" in slots else "O"
        game = building("Rb2 Rb3", tile=tile, slots=slots, more=f"R houses {houses}")
        state = game.state
        assert isinstance(state, State)
        journal = Journal()
        forfeit(state, 0, journal)
        assert state.ending == pending
        assert ("end-pending" in [event.key for event in journal.take()]) == pending


def test_HOY_11_3_a_card_in_hand_is_a_point() -> None:
    game = at("score", "Rb2 Bb3", more="R hand SSSJ; B vp 2")
    parts = [dict(seat.breakdown) for seat in game.standing.seats]
    assert parts[0] == {"sets": 0, "hand": 4, "houses": 0}
    assert parts[1] == {"sets": 2, "hand": 0, "houses": 0}


def test_HOY_11_4_the_greatest_family_of_a_block() -> None:
    one = at("score", "Rb2 Rb3 Bb4 Rf6 xf7 Rf8")
    assert [one.points(seat) for seat in (0, 1)] == [4, 0]
    tie = at("score", "Rb2 Bb3 Rf6^ Bf7")
    assert [tie.points(seat) for seat in (0, 1)] == [1, 0]


def test_HOY_11_5_most_cattle_of_a_block() -> None:
    shape = "Rb2 Bc2 Pb3s+C Pb1n+C Pc3s+C"
    game = at("score", shape, mode="expert")
    assert dict(game.standing.seats[0].breakdown)["cattle"] == 3
    assert dict(game.standing.seats[1].breakdown)["cattle"] == 0
    basic = at("score", "Rb2 Bc2 Pb3s Pb1n", mode="advanced")
    assert "cattle" not in dict(basic.standing.seats[0].breakdown)


def test_HOY_11_6_most_villagers_of_a_block() -> None:
    game = at("score", "Rb2+V Bc2^+V Bc3 Rf6+V", mode="expert")
    assert [dict(s.breakdown)["villagers"] for s in game.standing.seats] == [1, 2]


def test_HOY_11_7_houses_then_high_rises_break_ties() -> None:
    houses = at("over", "Rb2 Rb3 Bf6^", more="R vp 5; B vp 5")
    assert [seat.rank for seat in houses.standing.seats] == [1, 2]
    high = at("over", "Rb2 Rb3 Bf6^ Bf7", more="R vp 5; B vp 5")
    assert [seat.rank for seat in high.standing.seats] == [2, 1]
    shared = at("over", "Rb2 Bf6", more="R vp 5; B vp 5")
    assert shared.standing.winners == (0, 1)


def test_HOY_11_8_equal_players_share_a_place() -> None:
    game = at("over", "Rb2 Bd2 Gf2 Yh2", "RBGY", more="R vp 9; B vp 5; G vp 5; Y vp 3")
    assert [seat.rank for seat in game.standing.seats] == [1, 2, 2, 4]
    assert game.legal() == []
    assert field(game, "at") == "over"
    assert keys(game) == []
