"""Garden Nation, section 13: moves, positions and records as text."""

from __future__ import annotations

from random import Random

import pytest

from dorfplatz.games import find
from dorfplatz.games.garden_nation.position import write_seen
from dorfplatz.games.garden_nation.state import State
from dorfplatz.table import Table, record
from dorfplatz.table.fairness import seed_from
from tests.games.garden_nation.texts import GAME, SETUP, given, part
from tests.support import given as given_in
from tests.support import new, refused

RULES = find(GAME)

MOVES = (
    """
-|B4SE|B7W!P12|B3SE=l|B3SE=l!P21|~B1W|~B2SE=m!P10|D6NW|~D6NE|^1NW>6SW B1NW|^1NW>6SW B1C=s!P07
^7SE>7C D7C|R2W|R2W!P07|@1|@4|S:CAB,T35|S:T61,T72|+C4.0|+NW7.5|+P01|+P21|+@1|+@4|+1:CAB|+4:T72
""".replace("\n", "|")
    .strip("|")
    .split("|")
)


@pytest.mark.parametrize("text", MOVES)
def test_moves_read_back(text: str) -> None:
    action = RULES.notation.read(text)
    assert RULES.notation.write(action) == text
    assert RULES.notation.decode(RULES.notation.encode(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "--",
        "B",
        "B8C",
        "B0C",
        "B4S",
        "B4N",
        "b4C",
        "B4c",
        "B4SE ",
        " B4SE",
        "B4SE=b",
        "B4SE=",
        "B4SE=m=s",
        "B4SE!P00",
        "B4SE!P22",
        "B4SE!P1",
        "B4SE!P10!P11",
        "B4SE!P10=m",
        "~",
        "~~B4C",
        "~R4C",
        "~-",
        "^1NW>6SW",
        "^1NW>6SW-",
        "^1NW>6SW R2W",
        "^1NW>6SWB1NW",
        "^1NW>6SW  B1NW",
        "~^1NW>6SW B1NW",
        "D4C!P10",
        "D4C=m",
        "R4C=m",
        "@0",
        "@5",
        "@",
        "S:CAB",
        "S:CAB,CAB",
        "S:T35,CAB",
        "S:CAB, T35",
        "S:XYZ,CAB",
        "S:?",
        "+C4.6",
        "+C8.0",
        "+C4",
        "+P22",
        "+P00",
        "+@0",
        "+5:CAB",
        "+1:XYZ",
        "+1:?",
        "+1:CAB,POS",
        "B4SE\n",
        "B\uff14SE",
    ],
)
def test_other_texts_are_unreadable(text: str) -> None:
    assert refused(lambda: RULES.notation.read(text)).code == "unreadable"


DEFAULTS = (
    "n=2; phase=ACTION; lay=C4.0 NW1.0 NE2.0 E5.0 SE7.0 SW6.0 W3.0; board=-; crane=4; pop=35,35;"
    " ruse=4,4; disp=- - - -; won=-,-; sec=-,-; round=2; order=A; left=1; end=0"
)


@pytest.mark.parametrize(
    ("read", "written"),
    [
        ("", DEFAULTS),
        ("left=1; n=2", DEFAULTS),
        ("pile=-", DEFAULTS.replace("sec=", "pile=-; sec=")),
        (
            "pile=P03 P01; won=-,P07+P02",
            DEFAULTS.replace("won=-,-; sec=", "won=-,P02+P07; pile=P01 P03; sec="),
        ),
        ("order=B,A", DEFAULTS.replace("order=A; left=1", "order=B,A; left=2")),
        (
            "board=6W=s 4E=l:B1 1NW:A2^",
            DEFAULTS.replace("board=-", "board=1NW:A2^ 4E=l:B1 6W=s"),
        ),
        (
            "sec=T35+CAB/BEL+BEL,T13+BAR",
            DEFAULTS.replace("sec=-,-", "sec=CAB+T35/BEL+BEL,BAR+T13"),
        ),
    ],
)
def test_a_position_has_one_written_form(read: str, written: str) -> None:
    game = given(read)
    assert game.text == written
    assert given(written).text == written


def test_a_new_game_before_anything_is_drawn() -> None:
    text = (
        "n=3; phase=LAYOUT; lay=-; board=-; crane=-; pop=35,35,35; ruse=4,4,4; disp=- - - -;"
        " won=-,-,-; sec=-,-,-; round=1; order=-; left=0; end=0"
    )
    assert new(GAME, 3).text == text
    assert given(text).legal() == new(GAME, 3).legal()


def test_defaults_of_the_phases_before_actions() -> None:
    assert part(given("phase=START"), "crane") == "-"
    assert part(given("phase=START"), "round") == "1"
    assert part(given("phase=START"), "order") == "-"
    dealing = given("phase=DEAL; sec=CAB,-")
    assert (part(dealing, "order"), part(dealing, "left")) == ("A", "1")
    assert dealing.legal("+1:*") == dealing.legal()
    assert dealing.play("+1:CAB", "+1:POS", "+1:T13").legal("+2:*")[0] == "+2:POS"


@pytest.mark.parametrize(
    "text",
    [
        "x=1",
        "n",
        "n=2; n=2",
        "n=2;crane=1",
        "n=1",
        "n=5",
        "n=02",
        "n=two",
        "phase=PLAY",
        "phase=action",
        "lay=C4.0",
        "lay=-",
        "lay=NW1.0 C4.0 NE2.0 E5.0 SE7.0 SW6.0 W3.0",
        "lay=C4.0 NW1.0 NE2.0 E5.0 SE7.0 SW6.0 W4.0",
        "lay=C4.6 NW1.0 NE2.0 E5.0 SE7.0 SW6.0 W3.0",
        "lay=C4.0 NW1.0 NE2.0 E5.0 SE7.0 SW6.0 W3.0 C4.0",
        "board=1NW",
        "board=1NW:A",
        "board=1NW:A0",
        "board=1NW:C1",
        "board=1NW:A1 1NW:A1",
        "board=1NW:A1^^",
        "board=1NW=m:A1",
        "board=1C:A1",
        "board=1C=b",
        "board=1C=m 2SE=m 3SE=m 4E=m",
        "board=1NW:A21",
        "board=1NW:A11 1NE:A10",
        "n=4; board=1NW:A15",
        "board=8C:A1",
        "board=1NW:A1; crane=-",
        "board=1C=m; crane=-",
        "crane=0",
        "crane=8",
        "pop=35",
        "pop=35,35,35",
        "pop=0,35",
        "pop=-1,35",
        "pop=35,x",
        "ruse=5,4",
        "ruse=4",
        "disp=P01 P01 - -",
        "disp=P01",
        "disp=P22 - - -",
        "disp=? - - -",
        "disp=P01 - - -; won=P01,-",
        "won=P01",
        "won=P01+P01,-",
        "won=P01,P01",
        "disp=P01 - - -; pile=P01",
        "pile=P02 P02",
        "pile=P99",
        "sec=-",
        "sec=CAB+CAB,-",
        "sec=CAB,-",
        "sec=CAB+POS/BAR,-",
        "sec=OBS+CAB/OBS+T13,OBS+POS/BAR+T24",
        "sec=T13+CAB,T13+POS",
        "sec=CAB+T35/BEL+BEL,?+?/?+?",
        "sec=XYZ+CAB,-",
        "round=0",
        "round=x",
        "order=-",
        "order=C",
        "order=A,A",
        "order=A,B,A,B,A",
        "n=3; order=A,B,A",
        "n=3; order=A,B,C,A",
        "left=0",
        "left=2",
        "order=B,A; left=3",
        "end=2",
        "phase=LAYOUT",
        "phase=DISPLAY; disp=P01 P02 P03 P04",
        "phase=START; order=A",
        "phase=START; left=1",
        "phase=DEAL; sec=CAB+POS+BAR+T13,CAB+POS+BAR+T24",
        "phase=SECRETS; sec=CAB+POS+BAR+T13,-",
        "phase=SECRETS; sec=CAB+POS/BAR+T13,CAB+POS/BAR+T24",
        "phase=NEXT",
        "n=3; phase=NEXT; order=A,B",
        "n=4; phase=NEXT; order=A,B,C",
        "n=3; phase=NEXT; left=1",
        "phase=REFILL",
        "phase=REFILL; disp=? - - -; pile=-",
        "phase=REFILL; disp=? ? - -",
        "phase=REFILL; disp=? - - -; left=1",
        "phase=OVER; left=1",
        "n=2; phase=OVER; order=-",
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str) -> None:
    error = refused(lambda: given(text))
    assert error.code == "bad-position"


@pytest.mark.parametrize("text", ["lay=-", "lay=C4.0", "phase=DISPLAY; lay=-"])
def test_missing_territories_are_named_as_such(text: str) -> None:
    error = refused(lambda: given(text))
    assert (error.phrase.key, error.rule) == ("position-layout", "GAR-1.1")


@pytest.mark.parametrize(
    "text",
    [
        "board=1NW:A1^",
        "won=P01,P02; disp=- P03 - -",
        "round=61",
        "n=3; phase=NEXT",
        "n=4; phase=NEXT; order=D,A",
        "phase=REFILL; disp=- ? - -; order=B,A; left=1",
        "n=2; order=B,A,B",
        "phase=OVER; order=A,B,A,B; end=1",
        "phase=START; crane=3",
    ],
)
def test_a_position_play_may_never_reach_is_fine(text: str) -> None:
    game = given(text)
    assert given(game.text).text == game.text


def test_seats_and_options_must_fit_the_text() -> None:
    assert given_in(GAME, "n=3", seats=3).seats == 3
    assert refused(lambda: given_in(GAME, "n=3", seats=2)).code == "bad-position"
    assert refused(lambda: given_in(GAME, "", options={"x": 1})).code == "bad-position"


def test_a_text_for_one_viewer_hides_the_cards_of_others() -> None:
    game = given("sec=CAB+T35/BEL+BEL,POS+MAR/T13+OBS")
    assert isinstance(game.state, State)
    assert "; sec=CAB+T35/BEL+BEL,?+?/?+?;" in write_seen(game.state, 0)
    assert "; sec=?+?/?+?,?+?/?+?;" in write_seen(game.state, None)
    over = given("phase=OVER; sec=CAB+T35/BEL+BEL,POS+MAR/T13+OBS")
    assert isinstance(over.state, State)
    assert "; sec=CAB+T35/BEL+BEL,POS+MAR/?+?;" in write_seen(over.state, 0)


# -- The order of lists (13.2) -----------------------------------------------------------------


def test_lists_are_in_the_order_of_the_specification() -> None:
    game = given(
        "board=1NW:A2^ 1NE:A1 2W:B2^ 1E:B1 6SW:A1; crane=1; disp=P07 P10 P13 P19; order=B,A"
    )
    moves = game.legal()
    codes = [int(RULES.notation.encode(RULES.notation.read(move))) for move in moves]
    assert codes == sorted(codes)
    assert "".join(dict.fromkeys(move[0] for move in moves)) == "BDR~^"
    assert game.legal("B1C*")[:3] == ["B1C=m", "B1C=m!P10", "B1C=s"]


# -- Records (13.4) ----------------------------------------------------------------------------


def test_a_record_is_the_seats_and_the_moves() -> None:
    lines = ["2", *SETUP, "S:CAB,T35", "S:POS,MAR", "B4SE", "^1NW>6SW B1NW", "-"]
    record = RULES.notation.read_record("\n".join(lines) + "\n")
    assert (record.seats, record.options) == (2, {})
    assert record.moves == lines[1:]
    assert RULES.notation.read_record(" ".join(lines)) == record


@pytest.mark.parametrize(
    "text", ["", "5\n+C4.0", "+C4.0", "2\n+C4.9", "2\n^1NW>6SW", "2\nB4SE hello", "2\n^1NW>6SW -"]
)
def test_a_record_that_is_wrong_is_refused(text: str) -> None:
    assert refused(lambda: RULES.notation.read_record(text)).code == "bad-record"


def test_a_record_of_a_match_keeps_moves_of_two_words() -> None:
    for number in range(100):
        table = Table(RULES, 2, {}, seed_from(f"roofs {number}"))
        rng = Random(number)
        while not table.over:
            seat = table.waiting[0]
            table.act(seat, rng.choice(table.prompt(seat).options).move)
        if any(" " in entry.text for entry in table.log):
            break
    written = record.write(table)
    read = record.read(written)
    assert any(played.text.startswith("^") for played in read.moves)
    assert record.verify(RULES, read).problems == []
