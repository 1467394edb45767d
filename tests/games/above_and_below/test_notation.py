"""Above and Below, section 13: moves, records, positions."""

import pytest

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import BadPosition, BadRecord, Unreadable
from dorfplatz.games import find
from tests.games.above_and_below.texts import GAME, RECORD, RECORD_END, given, part, player, seen
from tests.support import new, refused

FOUND = find(GAME)

MOVES = """
^fish ^amethyst . $potion $- $ore ?B4 ?D120 yes no Rh Ro E:NT1,NS1
E:NB1,NT1,NS1,V01,V18,X1,X6 B:NB1:H07 B:V10:K9 H:NT1,NS1:H07.fish,O06.ore
H:NB1:H12.fish,H12.fruit,H12.mushroom H:V01:O06.ore,O06.ore T:NT1:V14 W:NB1,NT1 W:X6 P
#37B #216A !NT1>4 !NB1,NT1>8 !- /NB1 /NB1,X2 /2 Z:NS1=bp Z:NB1=- Z:X1=pc +H07 +O12 +V05
+K3 +C07 C07=1 C25=6 NT1=5 X6=1
"""


@pytest.mark.parametrize("move", MOVES.split())
def test_every_kind_of_move_reads_back(move: str) -> None:
    action = FOUND.notation.read(move)
    assert FOUND.notation.write(action) == move
    assert FOUND.notation.decode(FOUND.notation.encode(action)) == action


MISSPELT = """
^potion ^ $ $coins ?E4 ?B0 ?B04 ?B Yes R Rx E: E:NS1,NT1x E:NS1,NT1 E:NT1,NT1
B:NB1 B:NB1:H26 B:NB1,NT1:H07 B:NB1:HOME H:NT1 H:NT1: H:NT1:H07.rope
H:NT1:O06.ore,H07.fish T:NT1 T:NT1:V19 T:NT1,NS1:V01 W: W:NB5 p #0A #217A #37D #037A
!NT1 !NT1>0 !NT1>10 !>4 /0 /NB1,NB1 / Z:NB1 Z:NB1=x Z:NB1=pb +S1 +X1 +NB1 +H00 C07=0
C07=7 C26=1 NT1=7 NB1= == E:NT1,,NS1
"""


@pytest.mark.parametrize("text", MISSPELT.split())
def test_every_other_spelling_is_rejected(text: str) -> None:
    with pytest.raises(Unreadable):
        FOUND.notation.read(text)


def test_codes_of_harvests_are_stable_and_position_independent() -> None:
    game = given("A ready NB1,NT1,NS1,V01,X6 built H07:fish1,O06:ore2,O14:paper2,H12:fruit1")
    codes = Codes()
    FOUND.rules.legal(game.state, codes)
    listed = codes.values()
    assert len(set(listed)) == len(listed) and min(listed) >= 0
    assert max(listed) < 2**63
    assert [int(FOUND.notation.encode(FOUND.notation.decode(code))) for code in listed] == listed


def test_what_can_never_be_is_readable_and_refused() -> None:
    for text in ("H:NB1,NB2:H07.fish", "H:NB1:H07.fish,H07.fish"):
        assert FOUND.notation.write(FOUND.notation.read(text)) == text
        assert given("A built H07:fish1").why_not(text).rule == "AAB-5.1"


# -- Records (13.2) ----------------------------------------------------------------------


def test_the_record_of_the_specification_leads_to_its_position() -> None:
    record = FOUND.notation.read_record(RECORD)
    assert (record.seats, record.options) == (2, {"trade": "on", "catch_up_coins": "published"})
    game = new(GAME, record.seats, record.options).play(*record.moves)
    assert game.text == RECORD_END


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("players 2", "players 5"),
        ("trade on", "trade maybe"),
        ("catch_up_coins published", ""),
        ("1.A   T:NT1:V13", "1.B   T:NT1:V13"),
        ("0     +K7", "1.A   +K7"),
        ("1.end", "2.end"),
        ("+K7", "+H07"),
        ("#37B", "#37C"),
        ("T:NT1:V13", "T:NB1:V13"),
        ("NT2=5", "nonsense"),
    ],
)
def test_damaged_records_are_refused(before: str, after: str) -> None:
    assert before in RECORD
    error = refused(lambda: FOUND.notation.read_record(RECORD.replace(before, after, 1)))
    assert isinstance(error, BadRecord)


def test_labels_are_optional() -> None:
    bare = "\n".join(
        line.split(None, 1)[1] if line[:1] in "01" and line else line for line in RECORD.split("\n")
    )
    assert FOUND.notation.read_record(bare).moves == FOUND.notation.read_record(RECORD).moves


# -- Positions (13.3) ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        RECORD_END,
        RECORD_END.replace("; ", "\n"),
        RECORD_END.replace("turn B", "turn B moved refused A4"),
        "explore A C07 NT1,NS1",
        "explore A C07 NT1,NS1 #37",
        "explore A C07 NT1,NS1 #37B NT1=5",
        "explore A C07 NT1,NS1 #37B NT1=5,NS1=2",
        "explore A C08 NB1,NT1 #45B NB1=2,NT1=3 >x @1",
        "A injured NT1; explore A C02 NB1 #8A NB1=2,NT1=3 >5 @1",
        "B sale ore; offer A B4 moved refused B3",
        "round 2; villagers V01 V02 - - - bag V07 V08; arrivals",
        "round 2; A ready - exhausted NB1,NT1,V02 injured NS1; recover A NB1=b",
        "round 3; A stock fish1; income A",
        "round 7; B stock fish1; final B",
        "keys K1 K2; houses - - - - bag *; outposts - - - - bag *; caves - bag *; setup",
        "over",
        "players 4; trade off; round 5; start C; passed A B; cider no; supply ore1 fish0; turn C",
    ],
)
def test_positions_read_back(text: str) -> None:
    game = given(text)
    assert given(game.text).text == game.text
    assert given(game.text).legal() == game.legal()


def test_left_out_things_have_their_defaults() -> None:
    game = given()
    assert game.text == (
        "players 2; trade on; round 1; start A; cider yes; houses H01 H02 H03 H04 bag *;"
        " outposts O01 O02 O03 O04 bag *; villagers V01 V02 V03 V04 V05 bag *; caves C01 bag *;"
        " keys K1 K2 K3 K4; A coins 7 rep 0 ready NB1,NT1,NS1; B coins 7 rep 0 ready NB2,NT2,NS2;"
        " turn A"
    )


def test_open_cave_cards_are_the_highest_ones_outposts_first() -> None:
    game = given("A free 2 built O01,O02; B built O03")
    assert [b.cave for b in player(game).built] == ["C25", "C24"]
    assert player(game).free == ("C23", "C22")
    assert player(game, 1).built[0].cave == "C21"


def test_lists_leave_cards_out_of_the_game() -> None:
    game = given("houses H01 H02 H03 H04 bag H05")
    assert seen(game).houses.bag == ("H05",)
    assert part(game, "houses") == "houses H01 H02 H03 H04 bag H05"


def test_owned_key_houses_count_towards_the_four() -> None:
    assert part(given("A built K1,K9"), "keys") == "keys K2 K3"


@pytest.mark.parametrize(
    "text",
    [
        "players 5",
        "players 2; players 2",
        "trade maybe",
        "round 8",
        "start C",
        "passed A A",
        "passed A; turn A",
        "cider perhaps",
        "houses H01 H02",
        "houses H01 H01 H02 H03",
        "houses H01 H02 H03 O01",
        "houses H01 H02 H03 H04 bag",
        "houses H01 H02 H03 H04 under",
        "villagers V01 V02 V03 V04 V05 bag - under V06",
        "keys K1 K1",
        "keys S1",
        "supply gold1",
        "supply ore9",
        "supply ore1 ore2",
        "C coins 3",
        "A coins",
        "A coins -1",
        "A coins 01",
        "A rep 11",
        "A rep -5",
        "A coins 1 coins 2",
        "A ready NB1,NB1",
        "A ready NB2",
        "A ready NB1; B ready NB1",
        "A stock fish0",
        "A stock fish13",
        "A stock gold1",
        "A stock ore8; B stock ore1",
        "A sale gold",
        "A track potion1",
        "A track fish1,fish2",
        "A built HOME",
        "A built H07:rope1",
        "A built H07:fish2",
        "A built H07@C01",
        "A built H07,H07",
        "A free 26",
        "A free C01,C01",
        "turn",
        "turn E",
        "turn A nonsense",
        "turn A refused",
        "turn A refused A3",
        "offer A B4",
        "A coins 3; B sale ore; offer A B4",
        "explore A C07",
        "explore A C07 -",
        "explore A C07 NT2,NS2",
        "explore A C26 NT1,NS1",
        "explore A C07 NT1,NS1 #217",
        "explore A C07 NT1,NS1 #37C",
        "explore A C07 NT1,NS1 #37B NT1=7",
        "explore A C07 NT1,NS1 #37B NB1=2",
        "explore A C07 NT1,NS1 #37B >5 @1",
        "explore A C07 NT1,NS1 #37B >4",
        "explore A C07 NT1,NS1 #37B >4 @9",
        "explore A C16 NT1,NS1 #91B NT1=1",
        "arrivals",
        "round 2; passed A; arrivals",
        "round 2; arrivals now",
        "round 2; recover A NB1=b",
        "round 2; A ready - exhausted NB1,NT1; recover A NB1=-",
        "round 2; income A now",
        "nonsense",
    ],
)
def test_impossible_positions_are_refused(text: str) -> None:
    error = refused(lambda: given(text))
    assert isinstance(error, BadPosition)


def test_contradictions_with_the_asked_setting_are_refused() -> None:
    assert isinstance(refused(lambda: given("players 3", seats=2)), BadPosition)
    assert isinstance(
        refused(lambda: FOUND.notation.read_position("trade off", None, {"trade": "on"})),
        BadPosition,
    )
    assert given("round 2", seats=3).seats == 3


def test_a_recovery_needs_no_round() -> None:
    text = "A ready - exhausted NB1,V06 injured NS1,V12 stock potion2 built H01; recover A"
    game = given(text)  # the form of EX-31
    assert part(game, "round") == "round 2"
    assert game.legal() == ["Z:NS1=b", "Z:NS1=bp"]
    with pytest.raises(BadPosition):
        given(f"round 1; {text}")


@pytest.mark.parametrize(
    "point", ["turn A refused B4", "offer A C3 refused B4", "turn A refused C2"]
)
def test_a_refusal_that_forbids_nothing_is_dropped(point: str) -> None:
    game = given(f"players 3; C sale ore; {point}")
    assert "refused" not in game.text
    assert game.text == given(game.text).text
    assert "refused B4" in given("B sale ore; turn A refused B4").text


def test_a_refusal_is_forgotten_with_the_item_but_for_records() -> None:
    game = given("A coins 9; B sale ore").play("?B3", "no")
    assert "refused B3" in game.text
    game = game.play("?B4", "yes")
    assert "refused" not in game.text
    assert game.text == given(game.text).text
    assert FOUND.notation.write_recorded(game.state) == game.text + " refused B3"
