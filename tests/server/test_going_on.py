"""Playing on: tables at which the match begins from a position, never from one that goes on."""

from pathlib import Path

import pytest

from dorfplatz.games import find
from dorfplatz.server.audit import audit
from dorfplatz.server.loading import find_table
from dorfplatz.table import record
from tests.server.support import Inside, Json, Outside, Somebody, file_url
from tests.server.test_trials import GAMES, of_record, resigned, roomy, written

__all__ = ["roomy"]

BOT = {"who": "bot", "bot": "random"}
ME = {"who": "me"}
ON = "/api/what-if/table"
CLANS = (
    "A1:b2 B2:k1r1g1 C2:k1r1g1y2 D2:k1g1 D4:k1r1y2 E2:k1g1 E3:b1 E4:y1 E5:r1 F1:b2 G1:k1b1 H3:r1g1 "
    "I5:r1b1g1 J1:k1r1 K4:k2b1g2y1 K5:r2b2g1y3 L2:b2; c=6,5; s=23,20,26,25,15; p=2; x=3,3,0,3,3; "
    "cards="
)


def on(somebody: Somebody, begin: Json, seats: list[Json], **more: object) -> Json:
    return somebody.post(ON, begin=begin, seats=seats, **more)


def from_text(cards: str) -> Json:
    return {"of": "position", "game": "clans", "position": CLANS + cards}


def chairs_for(begin: Json) -> list[Json]:
    return [ME] * record.read(begin["record"]).seats


def played_out(somebody: Somebody, table: str, most: int = 25) -> None:
    """Play some moves for all seats, the last offered one of each, and leave then."""
    line = somebody.line()
    seats = len(somebody.get(f"/api/tables/{table}")["chairs"])
    for _ in range(most):
        told = somebody.post(f"/api/tables/{table}/see", seat=0)
        if told["turn"] == "over":
            return
        seat = told["waiting"][0]
        told = somebody.post(f"/api/tables/{table}/see", seat=seat)
        move = told["prompt"]["options"][-1]["move"]
        line.act("move", match=table, seat=seat, move=move)
    for seat in range(seats - 1):
        line.act("resign", match=table, seat=seat)


# -- From where -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_match_goes_on_and_its_record_fits(each_server: Inside, name: str) -> None:
    anna = Somebody(each_server.address)
    begin = of_record(name, 0.6)
    table = on(anna, begin, chairs_for(begin))
    assert table["status"] == "live" and table["version"] == 0
    assert table["begun"] == {"table": None, "at": begin["at"], "tried": 0}
    source = record.read(begin["record"])
    game = find(source.game)
    assert table["options"] == game.settle(source.seats, source.options, source.version)
    assert table["seal"] != source.tags["Seal"]
    played_out(anna, table["id"])
    read = record.read(anna.http.get(f"/api/tables/{table['id']}/record").text)
    state = record.states(game, record.Record(source.tags, source.moves[: begin["at"]]))[-1]
    assert read.position == game.notation.write_position(state)
    assert record.verify(game, read).problems == []
    fair = anna.get(f"/api/tables/{table['id']}/fairness")
    assert fair["ok"]
    assert [one["value"] for one in fair["checks"] if one["name"] == "begin"] == ["position"]
    # What went on can be gone on from, too.
    again = on(anna, {"of": "match", "table": table["id"], "at": 0}, chairs_for(begin))
    assert again["begun"] == {"table": table["id"], "at": 0, "tried": 0}


def test_an_older_version_of_the_rules_goes_on(server: Inside) -> None:
    anna = Somebody(server.address)
    begin = of_record("hoyuk-2-over", 0.5)
    assert record.read(begin["record"]).version == 1 < find("hoyuk").rules_version
    table = on(anna, begin, [ME, BOT])
    assert table["rules_version"] == 1


def test_moves_that_were_tried_are_part_of_it(server: Inside) -> None:
    anna = Somebody(server.address)
    begin = of_record("taluva-2-over", 0.5)
    seen = anna.post("/api/what-if", do="see", begin=begin, line=[])["seen"]
    line = []
    while seen["update"]["turn"] == -1:
        line.append(seen["outcomes"][0]["move"])
        seen = anna.post("/api/what-if", do="see", begin=begin, line=line)["seen"]
    line.append(seen["update"]["prompt"]["options"][-1]["move"])
    table = on(anna, begin, [ME, ME], line=line)
    assert table["begun"]["tried"] == len(line)
    after = anna.post("/api/what-if", do="see", begin=begin, line=line)["seen"]["update"]
    if after["turn"] >= 0:
        told = anna.post(f"/api/tables/{table['id']}/see", seat=after["turn"])
        assert told["view"] == after["view"] and told["prompt"] == after["prompt"]


def test_a_position_text_says_its_options_and_seats(server: Inside) -> None:
    anna = Somebody(server.address)
    begin = from_text("gk")
    begin["position"] = begin["position"].replace("; p=2", "; p=2; large_merge=may")
    seen = anna.post("/api/what-if", do="see", begin=begin, line=[])["seen"]
    assert seen["options"]["large_merge"] == "may"
    table = on(anna, begin, [ME, ME])
    assert table["options"]["large_merge"] == "may" and table["begun"]["table"] is None
    assert anna.refused(ON, begin=begin, seats=[ME, ME, ME]) == "not-possible"
    assert anna.refused(ON, begin={**begin, "position": "nonsense"}, seats=[ME]) == "bad-position"


# -- Who may know what -----------------------------------------------------------------------


def test_nothing_goes_on_from_a_match_that_is_not_over(server: Inside) -> None:
    anna, bo = Somebody(server.address), Somebody(server.address, "Bo")
    running = anna.open("clans", "me me")["id"]
    before = len(anna.get("/api/me/tables")["tables"])
    for somebody in (anna, bo):
        begin = {"of": "match", "table": running, "at": 14}
        assert somebody.refused(ON, begin=begin, seats=[ME, BOT]) == "not-possible"
    half = written("clans-2-half")
    begin = {"of": "record", "record": half, "at": 14}
    assert anna.refused(ON, begin=begin, seats=[ME, BOT]) == "not-possible"
    private = resigned(anna, public=False)
    begin = {"of": "match", "table": private, "at": 14}
    assert bo.refused(ON, begin=begin, seats=[ME, BOT]) == "not-found"
    assert len(bo.get("/api/me/tables")["tables"]) == 0
    assert len(anna.get("/api/me/tables")["tables"]) == before + 1  # the private one
    end = len(anna.post(f"/api/tables/{private}/see")["lines"])
    over = {"of": "match", "table": private, "at": end}
    assert anna.refused(ON, begin=over, seats=[ME, BOT]) == "not-possible"


def test_a_private_match_is_not_named_at_the_new_table(server: Inside) -> None:
    anna = Somebody(server.address)
    for public in (True, False):
        table = resigned(anna, public=public)
        told = on(anna, {"of": "match", "table": table, "at": 14}, [ME, ME])
        assert told["begun"]["table"] == (table if public else None)


def test_what_the_position_hides_stays_hidden(server: Inside) -> None:
    """Of two positions that differ in what a viewer may not know, nothing it gets differs."""
    anna, bo = Somebody(server.address), Somebody(server.address, "Bo")
    cleo = Somebody(server.address, "Cleo")
    tables = []
    for cards in ("gk", "gr"):  # the card of the second seat differs
        table = on(anna, from_text(cards), [ME, {"who": "open"}])["id"]
        bo.post(f"/api/tables/{table}/sit")
        tables.append(table)

    def told(somebody: Somebody, seat: int | None) -> list[str]:
        found = []
        for table in tables:
            answers = [
                somebody.http.post(f"/api/tables/{table}/see", json={"seat": seat}).text,
                somebody.http.get(f"/api/tables/{table}").text,
                somebody.http.get(f"/api/tables/{table}/record").text,
                somebody.http.post(f"/api/tables/{table}/review").text,
                somebody.http.post(f"/api/tables/{table}/fog", json={"seat": 1, "at": 0}).text,
                somebody.http.get("/api/tables").text,
            ]
            line = somebody.line()
            line.watch(table, seat)
            line.act("guide", match=table, seat=seat, lang="en")
            answers += line.texts
            text = "\n".join(answers)
            assert CLANS not in text and "cards=" not in text
            info = somebody.get(f"/api/tables/{table}")
            for own in (table, info["seal"], info["key"] or "-", str(info["created_at"])):
                text = text.replace(own, "*")
            found.append(text)
        return found

    lists = '"tables":'
    for somebody, seat in ((anna, 0), (cleo, None)):
        first, second = told(somebody, seat)
        assert [t for t in first.split("\n") if lists not in t] == [
            t for t in second.split("\n") if lists not in t
        ]
    first, second = told(bo, 1)
    assert first != second  # who holds the card sees it, so the comparison could fail


# -- As every match --------------------------------------------------------------------------


def test_it_is_marked_in_every_list(server: Inside) -> None:
    anna = Somebody(server.address)
    table = on(anna, from_text("gk"), [ME, {"who": "open"}])["id"]
    for path in ("/api/tables", "/api/me/tables"):
        listed = {one["id"]: one["begun"] for one in anna.get(path)["tables"]}
        assert listed[table] == {"table": None, "at": None, "tried": 0}
    assert anna.open("clans", "me open")["begun"] is None


def test_once_more_begins_there_again(server: Inside) -> None:
    anna = Somebody(server.address)
    table = on(anna, from_text("gk"), [ME, BOT])["id"]
    line = anna.line()
    line.watch(table, 0)
    line.act("resign", match=table, seat=0)
    line.until(lambda update: update["result"])
    again = anna.post(f"/api/tables/{table}/rematch")
    assert again["begun"] is not None and again["seal"] != line.update.get("seal")
    store = server.services.store
    first, second = (
        store.work(lambda c, name=name: find_table(c, name).position)
        for name in (table, again["id"])
    )
    assert first == second == CLANS + "gk"


def test_it_outlives_kill_9(tmp_path: Path) -> None:
    outside = Outside(file_url(tmp_path)).ready()
    try:
        anna = Somebody(outside.address)
        begin = of_record("taluva-2-over", 0.4)
        table = on(anna, begin, [ME, ME])["id"]
        for _ in range(2):
            told = anna.post(f"/api/tables/{table}/see", seat=0)
            seat = told["turn"]
            told = anna.post(f"/api/tables/{table}/see", seat=seat)
            move = told["prompt"]["options"][0]["move"]
            line = anna.line()
            line.act("move", match=table, seat=seat, move=move)
            line.close()
            before = anna.post(f"/api/tables/{table}/see", seat=seat)
            outside.kill()
            outside.again()
            outside.ready()
            after = anna.post(f"/api/tables/{table}/see", seat=seat)
            assert {**after, "clock": None} == {**before, "clock": None}
        played_out(anna, table, most=3)
        assert anna.get(f"/api/tables/{table}/fairness")["ok"]
    finally:
        outside.stop()


def test_an_audit_replays_it(server: Inside) -> None:
    anna = Somebody(server.address)
    table = on(anna, of_record("garden-nation-2-over", 0.5), [ME, ME])["id"]
    played_out(anna, table, most=5)
    found = {one.match: one for one in audit(server.services.store)}
    assert found[table].problem is None and found[table].events > 0
