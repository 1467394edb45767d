"""Clans, section 12.4: why an action is refused; the first line that applies is the reason."""

import pytest

from tests.games.clans.texts import GAME_END, START, forbidden
from tests.oracles import clans as oracle
from tests.support import given, new, refused

PAIR = "F3:y1 F4:k4r3 F5:b2g6"


def rule(text: str, action: str, seat: int = 0) -> str | None:
    """Return the rule that forbids an action in a position, or None if it is legal."""
    return forbidden(given("clans", text), action, seat)


def test_line_1_the_game_is_over() -> None:
    assert rule(GAME_END, "E2-F4", seat=1) == "CLA-10.1"
    assert rule("I2:r1 J5:b1", "I2-J5") == "CLA-10.2"


def test_line_1_comes_before_all_others() -> None:
    for action in ("A1-L5", "F3-K1", "A1-A1", "E2-F4/E2"):
        for seat in (0, 1, 2):
            assert rule(GAME_END, action, seat) == "CLA-10.1"


def test_line_2_somebody_else_is_to_move() -> None:
    assert rule(f"{PAIR}; c=0,0,0; p=2", "F4-F5", seat=0) == "CLA-3.1"
    assert rule(f"{PAIR}; c=0,0,0; p=2", "F3-K1", seat=2) == "CLA-3.1"
    assert rule(f"{PAIR}; c=0,0,0; p=2", "F4-F5", seat=1) is None


def test_line_2_chance_is_to_move() -> None:
    for seat in (0, 1):
        assert new("clans", seats=2).why_not("A1-A2", seat=seat).rule == "CLA-3.1"


def test_line_3_a_lake_lies_between() -> None:
    assert rule(PAIR, "F3-K1") == "CLA-4.4"  # K1 is empty as well
    assert rule(PAIR, "K1-F2") == "CLA-4.4"  # both are empty


def test_line_4_no_neighbours() -> None:
    assert rule(PAIR, "F3-A1") == "CLA-4.3"
    assert rule(PAIR, "F3-F3") == "CLA-4.3"
    assert rule(PAIR, "A1-L5") == "CLA-4.3"


def test_line_5_nothing_there() -> None:
    assert rule(PAIR, "F3-F1") == "CLA-4.2"
    assert rule(PAIR, "F1-F3") == "CLA-4.2"
    assert rule(PAIR, "F4-K1") == "CLA-4.2"  # the source is large as well


def test_line_6_the_source_alone_is_large() -> None:
    assert rule(PAIR, "F4-F3") == "CLA-5.1"  # not the compulsory merge as well


def test_line_7_the_larger_onto_the_smaller() -> None:
    assert rule(PAIR, "F5-F4") == "CLA-5.6"
    assert rule(f"{PAIR}; large_merge=may", "F5-F4") == "CLA-5.6"


def test_line_8_a_merge_is_compulsory() -> None:
    assert rule(PAIR, "F3-F5") == "CLA-5.4"
    assert rule(f"{PAIR}; large_merge=may", "F3-F5") is None
    assert rule(PAIR, "F3-F5/F5") == "CLA-5.4"  # before the founding sequence


@pytest.mark.parametrize(
    "action",
    [
        "F4-F5/F5",
        "F4-F5/F3",
        "F4-F5/F5,F5",
        "F4-F5/A1,A2,A3,A4,A5,B1,B2,B3,B4,B5,C1,C2",
    ],
)
def test_line_9_the_founding_sequence_is_not_wanted(action: str) -> None:
    assert rule(PAIR, action) == "CLA-7.4"


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        ("I3-J4", "CLA-7.4"),
        ("I3-J4/I4", "CLA-7.4"),
        ("I3-J4/I4,I4", "CLA-7.4"),
        ("I3-J4/I4,J5", "CLA-7.4"),
        ("I3-J4/I4,J4,D2", "CLA-7.4"),
        ("I3-J4/I3,I4,J4", "CLA-7.4"),
        ("I3-J4/J4,I4", None),
        ("I3-J4/I4,J4", None),
    ],
)
def test_line_9_the_founding_sequence_is_wrong(action: str, expected: str | None) -> None:
    assert rule("D2:g1 D3:y1 I3:b1 I4:r2 J4:k2; c=2,1", action) == expected


def test_line_9_a_sequence_of_any_length_is_refused_by_the_rule() -> None:
    game = given("clans", PAIR)
    before = game.text
    long = "F4-F5/" + ",".join(oracle.TERRITORIES)
    assert refused(lambda: game.play(long)).rule == "CLA-7.4"
    assert game.text == before


def test_a_reason_names_what_is_at_fault() -> None:
    reason = given("clans", PAIR).why_not("F3-F1")
    assert reason.phrase.key != ""
    assert any("F1" in thing for thing in reason.at)


@pytest.mark.parametrize(
    "text",
    [
        PAIR,
        f"{PAIR}; large_merge=may",
        START,
        "B3:y7 D2:k1 D3:k1 F3:g2 F4:k5r4 F5:b2g5; c=2,1; large_merge=may",
        "D2:k1 D3:k1 G4:r1 K2:b1 K3:g2 L5:y1; c=3,3",
    ],
)
def test_every_move_is_refused_for_the_reason_the_oracle_gives(text: str) -> None:
    game = given("clans", text)
    position = oracle.read(text)
    for source in oracle.TERRITORIES:
        for destination in oracle.TERRITORIES:
            action = f"{source}-{destination}"
            assert forbidden(game, action) == oracle.reason(position, action, seat=0), action
