"""Tables: opening, sitting down, friends, rematches, chat."""

import pytest

from dorfplatz.bots import bot_names
from dorfplatz.games import catalogue
from tests.server.support import Inside, Json, Somebody, inside


def test_the_lobby_lists_all_games(server: Inside) -> None:
    nobody = Somebody(server.address, None)
    told = nobody.get("/api/games")
    assert [game["id"] for game in told["games"]] == list(catalogue())
    assert told["bots"] == bot_names()
    assert told["levels"] == ["first-evening", "casual", "regular", "strong", "master"]


def test_options_tell_how_they_are_chosen_and_what_is_usual(server: Inside) -> None:
    told = Somebody(server.address, None).get("/api/games")["games"]
    options = {one["key"]: one for game in told for one in game["options"]}
    assert options["house_limit"]["by_seats"]["5"] == 20
    assert options["tribes"]["kind"] == "seating"
    assert options["start"]["kind"] == "seat"
    assert options["large_merge"]["kind"] == "value"
    assert options["herds"]["only_with"] == {"mode": "expert"}
    assert options["mode"]["only_with"] == {}


@pytest.mark.parametrize("bot", bot_names())
def test_every_bot_takes_a_seat_and_plays(server: Inside, bot: str) -> None:
    anna = Somebody(server.address)
    seats = [{"who": "me"}, {"who": "bot", "bot": bot}]
    table = anna.post("/api/tables", game="clans", seats=seats)["id"]
    line = anna.line()
    line.watch(table, 0)
    assert line.update["chairs"][1]["bot"] == bot
    line.until(lambda told: told["turn"] == 0)
    before = line.version
    assert line.act("stand_in", match=table, seat=0, bot=bot)["type"] == "ack"
    assert line.reach(before + 2)["chairs"][0]["stand_in"] == bot


def test_several_people_at_one_device_have_names_of_their_own(server: Inside) -> None:
    anna = Somebody(server.address, "Anna")
    seats: list[Json] = [{"who": "me"}, {"who": "me", "name": "Otto"}, {"who": "me"}]
    table = anna.post("/api/tables", game="clans", seats=seats)
    assert [chair["name"] for chair in table["chairs"]] == ["Anna", "Otto", "Anna"]
    assert {chair["user"] for chair in table["chairs"]} == {anna.id}
    seats[1]["name"] = "\u200b"
    assert anna.refused("/api/tables", game="clans", seats=seats) == "bad-request"


def test_a_table_starts_when_it_is_full(server: Inside) -> None:
    anna, bo, cy = (Somebody(server.address, name) for name in ("Anna", "Bo", "Cy"))
    watching = cy.line()
    watching.act("lobby", on=True, id="l")
    table = anna.open("clans", "me open open", options={"large_merge": "may"})
    assert table["status"] == "open"
    assert table["options"]["large_merge"] == "may"
    assert watching.next("table")["table"]["id"] == table["id"]
    assert any(t["id"] == table["id"] for t in bo.get("/api/tables")["tables"])
    assert bo.post(f"/api/tables/{table['id']}/sit", seat=2)["status"] == "open"
    assert cy.refused(f"/api/tables/{table['id']}/sit", seat=2) == "not-possible"
    assert cy.post(f"/api/tables/{table['id']}/sit")["status"] == "live"
    assert bo.refused(f"/api/tables/{table['id']}/leave") == "not-possible"
    assert bo.refused(f"/api/tables/{table['id']}/sit") == "not-possible"


def test_a_list_of_tables_says_who_may_decide(database: str) -> None:
    def waiting(who: Somebody, table: str, path: str = "/api/tables") -> list[int]:
        return next(t["waiting"] for t in who.get(path)["tables"] if t["id"] == table)

    with inside(database) as server:
        anna, bo = Somebody(server.address, "Anna"), Somebody(server.address, "Bo")
        opened = anna.open("clans", "me open")
        assert opened["waiting"] == []
        watching = anna.line()
        watching.act("lobby", on=True, id="l")
        table = opened["id"]
        started = bo.post(f"/api/tables/{table}/sit")
        told = watching.next("table")["table"]
        while told["status"] == "open":
            told = watching.next("table")["table"]
        assert told["waiting"] == started["waiting"]
        lines = [anna.line(), bo.line()]
        turn, _ = (line.watch(table, seat)["turn"] for seat, line in enumerate(lines))
        assert started["waiting"] == [turn]
        move = lines[turn].update["prompt"]["options"][0]["move"]
        lines[turn].act("move", match=table, seat=turn, move=move)
        assert waiting(bo, table) == [1 - turn]
        both = anna.open("garden-nation", "me me")["id"]
        assert waiting(bo, both) == [0, 1]  # a secret choice of everybody at once
        cookie = anna.http.cookies["dorfplatz"]
    with inside(database) as server:
        again = Somebody(server.address, None)
        again.http.cookies.set("dorfplatz", cookie)
        assert waiting(again, table, "/api/me/tables") == [1 - turn]
        assert waiting(again, both, "/api/me/tables") == [0, 1]
        assert not server.services.hub.owners  # no match was loaded for this
        line = again.line()
        line.watch(table, 0)
        line.act("resign", match=table, seat=0)
        assert again.get(f"/api/tables/{table}")["waiting"] == []


def test_leaving_and_filling_with_bots(server: Inside) -> None:
    anna, bo = Somebody(server.address, "Anna"), Somebody(server.address, "Bo")
    table = anna.open("clans", "me open open")["id"]
    bo.post(f"/api/tables/{table}/sit")
    assert bo.refused(f"/api/tables/{table}/seats/2", who="bot") == "forbidden"
    left = bo.post(f"/api/tables/{table}/leave")
    assert [chair["kind"] for chair in left["chairs"]] == ["person", "open", "open"]
    anna.post(f"/api/tables/{table}/seats/1", who="bot", bot="random")
    started = anna.post(f"/api/tables/{table}/seats/2", who="bot", bot="random")
    assert started["status"] == "live"
    other = anna.open("clans", "me open")["id"]
    assert anna.post(f"/api/tables/{other}/leave")["status"] == "gone"


def test_friends_come_with_the_link(server: Inside) -> None:
    anna, bo, eve = (Somebody(server.address, name) for name in ("Anna", "Bo", "Eve"))
    table = anna.open("clans", "me friend", public=False)
    name, key = table["id"], table["key"]
    assert all(t["id"] != name for t in eve.get("/api/tables")["tables"])
    assert eve.refused(f"/api/tables/{name}", "GET") == "not-found"
    assert eve.refused(f"/api/tables/{name}/sit") == "not-found"
    assert eve.refused(f"/api/tables/{name}/sit", key="guess") == "not-found"
    assert eve.line().watch(name)["error"]["code"] == "not-found"
    assert bo.post(f"/api/tables/{name}/sit", key=key)["status"] == "live"
    assert eve.refused(f"/api/tables/{name}/see") == "not-found"
    assert eve.line().watch(name, key=key)["seat"] is None
    assert eve.line().watch(name, 0, key=key)["error"]["code"] == "forbidden"


def test_what_cannot_be_opened(server: Inside) -> None:
    anna = Somebody(server.address)
    seats = [{"who": "me"}, {"who": "open"}]
    tries: list[tuple[Json, str]] = [
        ({"game": "chess", "seats": seats}, "unknown-game"),
        ({"game": "clans", "seats": seats[:1]}, "bad-seats"),
        ({"game": "clans", "seats": seats * 5}, "bad-seats"),
        ({"game": "clans", "seats": seats, "options": {"large_merge": 7}}, "bad-option"),
        ({"game": "clans", "seats": seats, "options": {"what": 7}}, "bad-option"),
        ({"game": "clans", "seats": seats, "clock": {"kind": "live"}}, "bad-option"),
        ({"game": "clans", "seats": [*seats, {"who": "bot", "bot": "oracle"}]}, "not-possible"),
        ({"game": "clans", "seats": seats, "extra": 1}, "bad-request"),
    ]
    for body, code in tries:
        assert anna.refused("/api/tables", **body) == code


def test_once_more_with_the_same_people(server: Inside) -> None:
    anna, bo, eve = (Somebody(server.address, name) for name in ("Anna", "Bo", "Eve"))
    table = anna.open("clans", "me open")["id"]
    bo.post(f"/api/tables/{table}/sit")
    assert anna.refused(f"/api/tables/{table}/rematch") == "not-possible"
    line = anna.line()
    line.watch(table, 0)
    line.act("resign", match=table, seat=0)
    assert eve.refused(f"/api/tables/{table}/rematch") == "forbidden"
    again = anna.post(f"/api/tables/{table}/rematch")
    assert again["status"] == "open"
    assert eve.refused(f"/api/tables/{again['id']}/sit", key="guess") == "not-possible"
    assert line.next("table")["table"]["id"] == table
    both = bo.post(f"/api/tables/{table}/rematch")
    assert (both["id"], both["status"]) == (again["id"], "live")
    assert [chair["name"] for chair in both["chairs"]] == ["Bo", "Anna"]  # the other one begins
    assert anna.post(f"/api/tables/{table}/rematch")["id"] == again["id"]


def test_who_watches_talks_with_those_who_watch_and_nobody_who_plays_hears_it(
    each_server: Inside,
) -> None:
    anna, bo, eve, kim = (
        Somebody(each_server.address, name) for name in ("Anna", "Bo", "Eve", "Kim")
    )
    table = anna.open("clans", "me open")["id"]
    bo.post(f"/api/tables/{table}/sit")
    lines = [who.line() for who in (anna, bo, eve, kim)]
    assert lines[2].act("chat", match=table, text="psst")["error"]["code"] == "forbidden"
    # Anna also looks on as a spectator does: she plays all the same.
    for seat, line in zip((None, 1, None, None), lines, strict=True):
        line.watch(table, seat)
    assert lines[2].act("chat", match=table, text="Anna is lost", id="1")["type"] == "pong"
    said = lines[3].next("chat")["lines"][0]
    assert (said["text"], said["name"], said["aside"]) == ("Anna is lost", "Eve", True)
    lines[0].act("chat", match=table, text="hello", id="2")
    assert lines[3].next("chat")["lines"][0]["text"] == "hello"
    for who, seat in ((anna, 0), (bo, 1), (kim, None)):
        late = who.line()
        late.watch(table, seat)
        lines.append(late)
    heard = []
    for line in lines:
        assert line.act("ping", id="p")["type"] == "pong"
        heard.append([word in "".join(line.texts) for word in ("Anna is lost", "hello")])
    plays, watches = [False, True], [True, True]
    assert heard == [plays, plays, watches, watches, plays, plays, watches]


def test_chat_has_limits_and_can_be_muted_and_reported(server: Inside) -> None:
    anna, bo, eve = (Somebody(server.address, name) for name in ("Anna", "Bo", "Eve"))
    table = anna.open("clans", "me open")["id"]
    bo.post(f"/api/tables/{table}/sit")
    lines = [who.line() for who in (anna, bo, eve)]
    for seat, line in zip((0, 1, None), lines, strict=True):
        line.watch(table, seat)
    assert lines[0].act("chat", match=table, text="  hello \n there ", id="1")["type"] == "pong"
    said = lines[1].next("chat")["lines"][0]
    assert (said["text"], said["name"]) == ("hello there", "Anna")
    bo.post("/api/reports", chat=said["id"], reason="too friendly")
    assert bo.refused("/api/reports", chat="nothing", reason="x") == "not-found"
    bo.post("/api/me/muted", user=anna.id)
    lines[0].act("chat", match=table, text="still there?", id="2")
    assert lines[2].next("chat")["lines"][0]["text"] == "hello there"
    assert lines[2].next("chat")["lines"][0]["text"] == "still there?"
    assert lines[1].act("ping", id="p")["type"] == "pong"
    assert "still there?" not in "".join(lines[1].texts)
    codes = [lines[0].act("chat", match=table, text="spam", id=str(n)) for n in range(3, 10)]
    assert codes[-1]["error"]["code"] == "too-many"
    late = bo.line()
    late.watch(table, 1)
    assert not any("hello there" in text for text in late.texts)
