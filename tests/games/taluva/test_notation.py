"""Taluva, chapter 14: moves, records and positions as texts."""

import pytest

from dorfplatz.engine.errors import BadRecord, Unreadable
from dorfplatz.engine.notation import Recorded
from dorfplatz.games import find
from tests.games.taluva.complete_games import GAMES, CompleteGame
from tests.games.taluva.texts import STRIP, at
from tests.support import given, new, refused

TALUVA = find("taluva")


@pytest.mark.parametrize(
    "text",
    ["+JC", "JC@0.0/0", "CL^-12.3/5", "H0.1", "W-2.3", "T2.-1", "X-1.1:J", "Qw", "LL@95.-95/3"],
)
def test_moves_read_back(text: str) -> None:
    action = TALUVA.notation.read(text)
    assert TALUVA.notation.write(action) == text
    assert TALUVA.notation.decode(TALUVA.notation.encode(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "+JV", "+jc", "JC", "JC@0.0", "JC@0.0/6", "JC*0.0/0", "JC@+1.0/0", "JC@01.0/0", "JC@-0.1/0",
        "JC@0.-0/0", "JC @0.0/0", "H0,1", "h0.1", "H0.1 ", "X0.1", "X0.1:V", "X0.1:j", "Q", "Qg",
        "Q0", "H10000.0", "JC@0.0/0xr2", "X0.1:J(5)", "--",
    ],
)  # fmt: skip
def test_other_texts_are_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        TALUVA.notation.read(text)


def test_lists_are_in_reading_order() -> None:
    game = at(STRIP, "place r RR", "H-1.1")
    keys = []
    for move in game.legal():
        q, r = move[3:-2].split(".")
        keys.append((int(r), int(q), int(move[-1])))
    assert keys == sorted(keys)
    builds = at(STRIP, "build r", "H1.1 H2.1 H3.1", "H-1.1").legal()
    assert builds == ["H0.1", "H4.1", "T0.1", "T4.1", "X1.1:J", "X1.1:C"]


# -- Records -------------------------------------------------------------------------------------


@pytest.mark.parametrize("complete", GAMES, ids=lambda complete: complete.name)
def test_records_of_the_complete_games(complete: CompleteGame) -> None:
    recorded = TALUVA.notation.read_record(complete.record)
    assert (recorded.seats, recorded.options["mode"]) == (complete.seats, complete.mode)
    game = new("taluva", recorded.seats, recorded.options).play(*recorded.moves)
    assert game.turn == "over"


SHORT = """\
players 2
mode standard
seats r w
start r
1 r JC@0.0/0 H-1.1
2 w SJ@2.-1/1 H1.0
3 r CR@3.-3/1 X-1.1:C
4 w CL@1.2/2 H0.2
"""


def test_the_record_of_the_specification() -> None:
    recorded = TALUVA.notation.read_record(SHORT)
    assert recorded == Recorded(
        2,
        {"mode": "standard", "start": 0, "tilesPerPlayer": "none", "hutPlacement": "free"},
        [
            "+JC",
            "JC@0.0/0",
            "H-1.1",
            "+SJ",
            "SJ@2.-1/1",
            "H1.0",
            "+CR",
            "CR@3.-3/1",
            "X-1.1:C",
            "+CL",
            "CL@1.2/2",
            "H0.2",
        ],
    )


def test_resignations_stand_on_their_own_lines() -> None:
    head = "players 3\nmode standard\nseats r w y\nstart w\n"
    recorded = TALUVA.notation.read_record(
        head + "1 w JC@0.0/0 H-1.1\nQy\n2 r SJ@2.-1/1\nQr\nend last-player\nwinners w\n"
    )
    assert recorded.options["start"] == 1
    assert recorded.moves == ["+JC", "JC@0.0/0", "H-1.1", "Qy", "+SJ", "SJ@2.-1/1", "Qr"]


def test_an_expansion_may_name_any_field() -> None:
    text = SHORT + "5 r JJ@-2.0/5 X0.1:J(2)\n"
    moves = TALUVA.notation.read_record(text).moves
    assert moves[-1] == "X-1.1:J"


@pytest.mark.parametrize(
    ("old", "new_text"),
    [
        ("players 2", "players 5"),
        ("mode standard", "mode team"),
        ("seats r w", "seats w r"),
        ("start r", "start y"),
        ("start r\n", ""),
        ("2 w", "3 w"),
        ("2 w", "2 r"),
        ("SJ@2.-1/1", "SJ@9.-1/1"),
        ("SJ@2.-1/1", "SJ^2.-1/1"),
        ("SJ@2.-1/1", "nonsense"),
        ("SJ@2.-1/1", "SJ@2.-1/1xx"),
        ("H1.0", "H9.9"),
        ("H1.0", "--"),
        ("H1.0", "nonsense"),
        ("H1.0", "H1.0!"),
        ("X-1.1:C", "X-1.1:L"),
        ("4 w", "Qg\n4 w"),
        ("4 w", "Qy\n4 w"),
        ("4 w", "end last-player\n4 w"),
        ("4 w", "hello\n4 w"),
        ("H0.2\n", "H0.2\nend last-player\nwinners r\n"),
    ],
)
def test_wrong_records_are_refused(old: str, new_text: str) -> None:
    with pytest.raises(BadRecord):
        TALUVA.notation.read_record(SHORT.replace(old, new_text))


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    head = "players 2\nmode standard\nseats r w\nstart r\n1 r JC@0.0/0 H-1.1\nQr\n"
    assert TALUVA.notation.read_record(head).moves[-1] == "Qr"
    with pytest.raises(BadRecord):
        TALUVA.notation.read_record(head + "2 w SJ@2.-1/1 H1.0\n")
    with pytest.raises(BadRecord):
        TALUVA.notation.read_record(head + "end last-player\nwinners r\n")


# -- Positions -------------------------------------------------------------------------------------

PLAIN = "JC@0.0/0 SJ@2.-1/1; r H-1.1; w H1.0; stack rest /5; draw r"


def test_supplies_default_to_what_does_not_stand() -> None:
    text = given("taluva", "0.0V3/0 -1.1J3 0.1C3; r H-1.1; w; stack -; over tiles-exhausted").text
    assert "r 3/2/17 H-1.1" in text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "-; r; stack rest; draw r",
        "-; r; w; y; b; r; stack rest; draw r",
        "-; w; r; stack rest; draw r",
        "-; r; y; stack rest; draw r",
        "-; rr; w; stack rest; draw r",
        "0.0V1/0 0.0J1; r; w; stack -; over last-player",
        "0.0V1/0 5.5J1; r; w; stack -; over last-player",
        "0.0V1/0 JC@0.0/0; r; w; stack -; over last-player",
        "JC@0.0/0 0.0V1/0; r; w; stack -; over last-player",
        "JC@1.0/0; r; w; stack rest; draw r",
        "JC@0.0/0 SJ@9.0/0; r; w; stack rest; draw r",
        "JC@0.0/0 SJ^0.0/0; r; w; stack rest; draw r",
        "JC@0.0/0 H0.1; r; w; stack rest; draw r",
        "JC@0.0/0 zz; r; w; stack rest; draw r",
        "0.0X1; r; w; stack -; over last-player",
        "0.0J0; r; w; stack -; over last-player",
        "0.0V1; r; w; stack -; over last-player",
        "96.0J1; r; w; stack -; over last-player",
        "94.0J1; r; w; stack JC1; draw r",
        "JC@0.0/0; r H0.0; w; stack rest; draw r",
        "JC@0.0/0; r H5.5; w; stack rest; draw r",
        "JC@0.0/0; r H900.5; w; stack rest; draw r",
        "JC@0.0/0; r H0.1; w H0.1; stack rest; draw r",
        "JC@0.0/0; r W0.1; w; stack rest; draw r",
        "JC@0.0/0; r Q0.1; w; stack rest; draw r",
        "JC@0.0/0; r 3/2/20 H0.1; w; stack rest; draw r",
        "JC@0.0/0; r 2/2/20; w; stack rest; draw r",
        "JC@0.0/0; r 3/1/20; w; stack rest; draw r",
        "JC@0.0/0; r 3/2/21; w; stack rest; draw r",
        "JC@0.0/0; r 3/2; w; stack rest; draw r",
        "0.0J21; r H0.0; w; stack -; over last-player",
        "JC@0.0/0; r; w; stack JC6; draw r",
        "JC@0.0/0; r; w; stack LL1; place r LL",
        "JC@0.0/0; r; w; stack LL1 LL1; draw r",
        "JC@0.0/0; r; w; stack LL2; draw r",
        "JC@0.0/0; r; w; stack JC1 /2; draw r",
        "JC@0.0/0; r; w; stack; draw r",
        "JC@0.0/0; r; w; stack /2; draw r",
        "JC@0.0/0; r; w; pile JC1; draw r",
        "JJ@0.0/0 JJ@2.0/0; r; w; stack rest; draw r",
        "0.0V1/0 -1.1J1 0.1C1; r; w; stack rest; draw r",
        "-; r 3/0/0; w; stack rest; draw r",
        "JC@0.0/0; r+1; w; stack rest; over early-victory",
        "JC@0.0/0; r+2 3/2/20; w; stack rest; draw w",
        "JC@0.0/0; rx2; w; y; stack rest; draw w",
        "JC@0.0/0; rx1; w; stack rest; draw w",
        "JC@0.0/0; rx1; w; y; stack rest; draw r",
        "JC@0.0/0; r; w; stack -; draw r",
        "JC@0.0/0; r; w; stack rest /0; draw r",
        "JC@0.0/0; r 3/2/0 H0.1; w; stack rest; build r",
        "-; r; w; stack rest; build r",
        "JC@0.0/0; r; w; stack rest; draw y",
        "JC@0.0/0; r; w; stack rest; place r",
        "JC@0.0/0; r; w; stack rest; place r JV",
        "JC@0.0/0; r; w; stack rest; wait r",
        "JC@0.0/0; r; w; stack rest; draw",
        "JC@0.0/0; r; w; stack rest; over boredom",
        "JC@0.0/0;r;w;stack rest;draw r",
    ],
)
def test_impossible_positions_are_refused(text: str) -> None:
    assert refused(lambda: given("taluva", text)).code == "bad-position"


def test_a_finished_player_needs_ranking_mode_or_the_end() -> None:
    text = f"{STRIP}; r+1 0/2/0 T-1.1 T1.1 T3.1; w; y; stack rest /5; draw w"
    assert refused(lambda: given("taluva", text)).rule == "TAL-11.6"
    assert given("taluva", text, None, {"mode": "ranking"}).turn == "chance"
    won = text.replace("draw w", "over early-victory")
    assert given("taluva", won).standing.winners == (0,)
    unfinished = f"{STRIP}; r 0/2/0 T-1.1 T1.1 T3.1; w; stack rest /5; draw w"
    assert refused(lambda: given("taluva", unfinished)).rule == "TAL-11.6"


def test_seats_asked_for_must_fit() -> None:
    assert refused(lambda: given("taluva", PLAIN, 3)).code == "bad-position"
    assert given("taluva", PLAIN, 2).seats == 2


def test_the_limit_is_written_only_where_it_matters() -> None:
    assert " /5; draw r" in given("taluva", PLAIN).text
    assert "stack JC1; draw r" in given("taluva", PLAIN.replace("rest /5", "JC1 /1")).text
    assert (
        "stack -;"
        in given("taluva", PLAIN.replace("rest /5", "-").replace("draw r", "build r")).text
    )


def test_far_islands_are_read_in_a_wider_window() -> None:
    row = " ".join(f"{q}.0J1" for q in range(94))
    text = f"{row}; r 3/2/19 H93.0; w 3/2/20; stack -; place r LL"
    game = given("taluva", text)
    assert game.text == text
    assert "LL@94.0/0" in game.legal()
    game.play("LL@94.0/0")
    assert "H94.1" in game.legal()


def test_the_reach_of_an_island_depends_on_the_tiles_to_come() -> None:
    """Chapter 14.3: 95 minus two for every tile still to be placed."""
    row = " ".join(f"{q}.0J1" for q in range(94))
    assert (
        refused(lambda: given("taluva", f"{row}; r; w; stack LL1; place r RR")).code
        == "bad-position"
    )
