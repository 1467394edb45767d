"""Clans, section 12: the texts of moves, positions and records."""

import pytest

from dorfplatz.games import find
from tests.games.clans.texts import GAME_CHANCE, GAME_MOVES, START, part, seen
from tests.oracles.clans import NEIGHBOURS, TERRITORIES
from tests.support import given, refused

CLANS = find("clans")
EMPTY = "; c=0,0; s=0,0,0,0,0; p=1; cards=kr"

RECORD = """
players 3
large_merge must
A=yrgbk B=kbgry C=yrgbk D=brkgy E=yrkgb F=ykrbg G=grbky H=gkrby I=rkgyb J=bkgry K=kyrgb L=gbrky
P1=r P2=y P3=g start=P2
1. P2 E4-E3  2. P3 A1-A2  3. P1 H4-H3 {nothing happens}
4. C4-C5  P3 F3-F2 L1-L2
"""


# -- Moves ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        *GAME_CHANCE,
        *GAME_MOVES,
        "start=P4",
        "P4=k",
        "A1-L5",
        "L5-L5",
        "I3-J4/J4,I4",
        "K2-G4/G4,K3,L5",
        "A2-A3/A3,B3,B4,E5",
    ],
)
def test_a_move_reads_back(text: str) -> None:
    assert CLANS.notation.write(CLANS.notation.read(text)) == text


def test_every_move_between_neighbours_reads_back() -> None:
    for source in TERRITORIES:
        for destination in NEIGHBOURS[source]:
            text = f"{source}-{destination}"
            action = CLANS.notation.read(text)
            assert CLANS.notation.write(action) == text
            assert CLANS.notation.decode(CLANS.notation.encode(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "-",
        "A1",
        "A1-",
        "-A1",
        "A1A2",
        "A1--A2",
        "a1-A2",
        "A1-a2",
        "A0-A1",
        "A6-A1",
        "M1-A1",
        "A1-A2 ",
        " A1-A2",
        "A1 -A2",
        "A1-A2\n",
        "A1-A2/",
        "A1-A2/A2,",
        "A1-A2/,A2",
        "A1-A2/A2 ,A3",
        "A1-A2/A2/A3",
        "A1-A2/a2",
        "A1-A2/A2;A3",
        "A11-A2",
        "A=krbg",
        "A=krbgyk",
        "A=krbgg",
        "A=krbgw",
        "A=KRBGY",
        "M=krbgy",
        "a=krbgy",
        "A:krbgy",
        "P0=k",
        "P5=k",
        "P1=w",
        "P1=kr",
        "P1=",
        "P1=K",
        "p1=k",
        "start=P0",
        "start=P5",
        "start=1",
        "Start=P1",
        "start=",
        "start=P1 ",
        "A\u0661-A2",
        "A\u00b2-A3",
    ],
)
def test_a_text_outside_the_grammar_is_unreadable(text: str) -> None:
    error = refused(lambda: CLANS.notation.read(text))
    assert error.code == "unreadable"
    assert error.rule is None


# -- Positions ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("read", "written"),
    [
        ("F3:b1 F4:k4r3 F5:g6", f"F3:b1 F4:k4r3 F5:g6{EMPTY}"),
        ("A4:r1 E4:b1; p=2", "A4:r1 E4:b1; c=0,0; s=0,0,0,0,0; p=2; cards=kr"),
        ("A4:r1 E4:b1; c=1,2,3", "A4:r1 E4:b1; c=1,2,3; s=0,0,0,0,0; p=1; cards=krb"),
        ("A4:r1 E4:b1; c=1,2,3,4", "A4:r1 E4:b1; c=1,2,3,4; s=0,0,0,0,0; p=1; cards=krbg"),
        (
            "A4:r1 E4:b1; large_merge=may; cards=yg; x=0,1,0,0,2; p=2; s=1,2,3,4,105; c=3,2",
            "A4:r1 E4:b1; c=3,2; s=1,2,3,4,105; p=2; x=0,1,0,0,2; cards=yg; large_merge=may",
        ),
        (f"A4:r1 E4:b1; x=0,0,0,0,0; large_merge=must{EMPTY}", f"A4:r1 E4:b1{EMPTY}"),
        ("-", "-; c=0,0; s=0,0,0,0,0; p=over; cards=kr"),
        ("A1:k1 L5:y1; p=2", "A1:k1 L5:y1; c=0,0; s=0,0,0,0,0; p=over; cards=kr"),
        ("A4:r1 E4:b1; c=6,6; p=2", "A4:r1 E4:b1; c=6,6; s=0,0,0,0,0; p=over; cards=kr"),
        ("A4:r1 E4:b1; c=6,6; p=over", "A4:r1 E4:b1; c=6,6; s=0,0,0,0,0; p=over; cards=kr"),
        ("A=krbgy", f"A1:k1 A2:r1 A3:b1 A4:g1 A5:y1{EMPTY}"),
        (
            "B=ygbrk I=krbgy",
            f"B1:y1 B2:g1 B3:b1 B4:r1 B5:k1 I1:k1 I2:r1 I3:b1 I4:g1 I5:y1{EMPTY}",
        ),
        ("-; p=setup", "-; c=0,0; s=0,0,0,0,0; p=setup; cards=--"),
        (
            "A=krbgy; p=setup; c=0,0,0",
            "A1:k1 A2:r1 A3:b1 A4:g1 A5:y1; c=0,0,0; s=0,0,0,0,0; p=setup; cards=---",
        ),
    ],
)
def test_a_position_has_one_written_form(read: str, written: str) -> None:
    game = given("clans", read)
    assert game.text == written
    assert given("clans", written).text == written


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "F4:k4r3 F3:b1",  # groups out of order
        "F3:b1 F3:r1",  # repeated
        "F3:r1k1",  # clan letters out of order
        "F3:k1k1",  # repeated
        "F3:b0",
        "F3:k1b0",
        "F3:b01",
        "F3:b",
        "F3:",
        "F3",
        "F3:1",
        "F3:b-1",
        "F3:B1",
        "F3:w1",
        "f3:b1",
        "M1:b1",
        "F6:b1",
        "F0:b1",
        "F3=b1",
        "F3:b1  F4:k1",
        " F3:b1",
        "F3:b1 ",
        "F3:b1,F4:k1",
        "- F3:b1",
        "F3:b1 -",
        "A=krbg",
        "A=krbgg",
        "B=krbgy A=krbgy",
        "A=krbgy A=krbgy",
        "A=krbgy B1:k1",
        "F3:b1;c=0,0",
        "F3:b1; ",
        "F3:b1; c",
        "F3:b1; c=",
        "F3:b1; q=1",
        "F3:b1; C=0,0",
        "F3:b1; c=0,0; c=0,0",
        "F3:b1; p=1; p=1",
        "F3:b1; c=0,,0",
        "F3:b1; c=0, 0",
        "F3:b1; c=00,0",
        "F3:b1; c=01,0",
        "F3:b1; c=-1,0",
        "F3:b1; c=+1,0",
        "F3:b1; c=\u0661,0",
        "F3:b1; s=0,0,0,0",
        "F3:b1; s=0,0,0,0,0,0",
        "F3:b1; s=0,0,0,0,-1",
        "F3:b1; x=0,0",
        "F3:b13",
        "F3:b12 F4:b1",
        "F3:b12; x=0,0,1,0,0",
        "F3:b1; x=13,0,0,0,0",
        "F3:b1; c=7,6",
        "F3:b1; c=13,0",
        "F3:b1; c=0",
        "F3:b1; c=0,0,0,0,0",
        "F3:b1 F4:k1; p=0",
        "F3:b1 F4:k1; p=3",
        "F3:b1 F4:k1; p=5",
        "F3:b1 F4:k1; p=P1",
        "F3:b1 F4:k1; p=over",
        "F3:b1; p=3",
        "F3:b1; cards=k",
        "F3:b1; cards=krb",
        "F3:b1; cards=kk",
        "F3:b1; cards=k-",
        "F3:b1; cards=--",
        "F3:b1; cards=kw",
        "F3:b1; cards=KR",
        "F3:b1; cards=k?",
        "F3:b1; large_merge=can",
        "F3:b1; large_merge=",
    ],
)
def test_a_position_outside_the_grammar_is_rejected(text: str) -> None:
    assert refused(lambda: given("clans", text)).code == "bad-position"


@pytest.mark.parametrize(
    "text",
    [
        "F3:b1; p=setup",
        "A1:k1; p=setup",
        "A1:k1 A2:r1 A3:b1 A4:g1; p=setup",  # the region is not complete
        "A1:k1 A2:k1 A3:b1 A4:g1 A5:y1; p=setup",  # two huts of one clan
        "A1:k1r1 A2:b1 A3:g1 A4:y1; p=setup",  # two huts on one territory
        "B=krbgy; p=setup",  # A is missing
        "A=krbgy C=krbgy; p=setup",
        "A=krbgy; p=setup; cards=k-",  # cards before the board is full
        f"{START}; p=setup; cards=-k",  # the second card before the first
        f"{START}; p=setup; cards=kk",
        f"{START}; p=setup; cards=k?",
        f"{START}; p=setup; cards=k",
        f"{START}; p=setup; c=1,0",
        f"{START}; p=setup; s=0,0,1,0,0",
        "A=krbgy; p=setup; x=1,0,0,0,0",
    ],
)
def test_a_setup_that_cannot_be_is_rejected(text: str) -> None:
    assert refused(lambda: given("clans", text)).code == "bad-position"


def test_a_setup_goes_on_with_the_next_event() -> None:
    assert given("clans", "A=krbgy B=krbgy; p=setup").legal()[0] == "C=bgkry"
    assert given("clans", f"{START}; p=setup; cards=--").legal()[0] == "P1=b"
    assert given("clans", f"{START}; p=setup; cards=g-").legal()[0] == "P2=b"
    assert given("clans", f"{START}; p=setup; cards=gk").legal() == ["start=P1", "start=P2"]


def test_a_set_up_position_is_judged_at_once() -> None:
    assert seen(given("clans", "I2:r1 J5:b1")).over == "no_move"
    assert seen(given("clans", "A4:r1 E4:b1; c=6,6")).over == "twelve"
    assert seen(given("clans", "I2:r1 J5:b1; c=6,6")).over == "twelve"
    assert seen(given("clans", "A4:r1 E4:b1; c=6,5")).over is None


def test_a_group_that_is_isolated_already_is_an_old_village() -> None:
    game = given("clans", "A4:r1 A5:k1 E4:b1 L3:y5").play("A5-A4")
    assert part(game.text, "c") == "0,0"
    game.play("E4-A4")
    assert (part(game.text, "c"), part(game.text, "s")) == ("0,1", "3,3,3,0,0")


# -- Records ------------------------------------------------------------------------------


def test_a_record_is_read_as_words() -> None:
    record = CLANS.notation.read_record(RECORD)
    assert record.seats == 3
    assert record.options == {"large_merge": "must"}
    assert record.moves == [*GAME_CHANCE, *GAME_MOVES[:6]]


def test_a_record_of_the_moves_alone_is_the_same() -> None:
    plain = "\n".join(["players 3", "large_merge must", *GAME_CHANCE, *GAME_MOVES[:6]])
    assert CLANS.notation.read_record(plain) == CLANS.notation.read_record(RECORD)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("players 3", "players 5"),
        ("players 3\n", ""),
        ("large_merge must", "large_merge can"),
        ("2. P3", "3. P3"),  # the move number
        ("2. P3", "2. P1"),  # the seat
        ("4. C4-C5", "4. P3 C4-C5"),
        ("{nothing happens}", "{nothing happens"),
        ("H4-H3", "H4-H9"),
        ("A=yrgbk", "A=yrgbb"),
    ],
)
def test_a_record_that_is_wrong_is_rejected(right: str, wrong: str) -> None:
    assert right in RECORD
    error = refused(lambda: CLANS.notation.read_record(RECORD.replace(right, wrong)))
    assert error.code in ("bad-record", "unreadable", "bad-seats", "bad-option")


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("A=yrgbk B=kbgry", "B=kbgry A=yrgbk"),  # out of order
        ("A=yrgbk ", ""),
        ("P1=r P2=y", "P2=y P1=r"),
        ("P2=y", "P2=r"),  # drawn already
        ("P3=g", "P3=g P4=k"),  # a seat that does not exist
        ("P1=r", "P4=r"),
        ("start=P2", "start=P4"),
        ("start=P2", ""),
        ("E4-E3", "E4-A1"),  # no neighbours
        ("E4-E3", "E4-E4"),
        ("E4-E3", "E4-E3/E3"),  # a founding sequence that is not wanted
        ("L1-L2", "L1-L2 A1-A2"),  # A1 is empty
    ],
)
def test_a_record_that_breaks_a_rule_is_rejected(right: str, wrong: str) -> None:
    assert right in RECORD
    error = refused(lambda: CLANS.notation.read_record(RECORD.replace(right, wrong)))
    assert error.code == "bad-record"
