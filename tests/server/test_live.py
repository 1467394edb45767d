"""Live matches over real sockets, on both databases."""

import random
import uuid
from pathlib import Path
from typing import get_args

import pytest
from sqlalchemy import update

from dorfplatz.games import catalogue
from dorfplatz.server import wire
from dorfplatz.server.schema import events
from dorfplatz.table import record
from tests.server.support import Inside, Json, Line, Somebody, file_url, inside, until


def pick(told: Json, rng: random.Random) -> str:
    return str(rng.choice(told["prompt"]["options"])["move"])


def play_on(lines: list[Line], table: str, rng: random.Random, most: int) -> int:
    """Let people act whenever they are asked, and return how many moves they made."""
    moves = 0
    while moves < most:
        level(lines)
        if lines[0].update["result"]:
            break
        waiting = lines[0].update["waiting"]
        asked = [line for line in lines if line.update["seat"] in waiting]
        if not asked:
            lines[0].hear()
            continue
        line = asked[0]
        seat = line.update["seat"]
        told = line.act(
            "move", match=table, seat=seat, move=pick(line.update, rng), id=uuid.uuid4().hex
        )
        assert told["type"] == "ack", told
        moves += 1
    return moves


def level(lines: list[Line]) -> None:
    """Hear until all know the same."""
    newest = max(line.version for line in lines)
    for line in lines:
        line.until(lambda told: told["version"] >= newest)


@pytest.mark.parametrize("game", list(catalogue()))
def test_two_people_a_spectator_and_a_bot_at_one_table(game: str, each_server: Inside) -> None:
    server, rules = each_server, catalogue()[game]
    words = "me open bot" if rules.max_seats >= 3 else "me open"
    anna, bo, eve = (Somebody(server.address, name) for name in ("Anna", "Bo", "Eve"))
    table = anna.open(game, words)["id"]
    assert bo.post(f"/api/tables/{table}/sit")["status"] == "live"
    lines = [who.line() for who in (anna, bo, eve)]
    for seat, line in zip((0, 1, None), lines, strict=True):
        line.watch(table, seat)
    moves = play_on(lines[:2], table, random.Random(7), 24)
    assert moves > 0
    level(lines)
    for line in lines:  # what was put together from updates is what the server tells at once
        seen: Json = {"version": -1}
        while seen["version"] != line.version:  # a bot may still be moving
            seen = line.who.post(f"/api/tables/{table}/see", seat=line.update["seat"])
            line.reach(seen["version"])
        assert seen["lines"] == line.lines
        assert seen["view"] == line.update["view"]
        line.close()


def test_a_whole_game_and_its_record(database: str) -> None:
    with inside(database) as server:
        anna, bo = Somebody(server.address, "Anna"), Somebody(server.address, "Bo")
        table = anna.open("clans", "me open bot")
        assert bo.post(f"/api/tables/{table['id']}/sit")["status"] == "live"
        lines = [anna.line(), bo.line()]
        for seat, line in enumerate(lines):
            assert line.watch(table["id"], seat)["type"] == "update"
        assert anna.http.get(f"/api/tables/{table['id']}/record").status_code == 409
        play_on(lines, table["id"], random.Random(1), 1000)
        result = lines[0].update["result"]
        assert {place["seat"] for place in result["seats"]} == {0, 1, 2}
        text = anna.http.get(f"/api/tables/{table['id']}/record").text
        findings = record.verify(catalogue()["clans"], record.read(text))
        assert findings.problems == []
        assert record.read(text).seed == bytes.fromhex(result["seed"])
        assert anna.get(f"/api/tables/{table['id']}")["status"] == "over"
        assert lines[0].act("move", match=table["id"], seat=0, move="A1-A3")["type"] == "refused"


def test_a_finished_match_is_shown_to_be_fair(server: Inside) -> None:
    anna = Somebody(server.address)
    opened = anna.open("clans", "me me")
    table = opened["id"]
    assert anna.refused(f"/api/tables/{table}/fairness", "GET") == "not-possible"
    line = anna.line()
    for seat in (0, 1):
        line.watch(table, seat)
    rng = random.Random(4)
    while not line.update["result"]:
        asked = line.watch(table, line.update["turn"])
        told = line.act("move", match=table, seat=asked["seat"], move=pick(asked, rng))
        line.reach(told["version"])
    nobody = Somebody(server.address, None)
    fair = nobody.get(f"/api/tables/{table}/fairness")
    assert (fair["ok"], fair["problems"]) == (True, [])
    assert fair["seal"] == opened["seal"]
    assert fair["seed"] == line.update["result"]["seed"]
    assert [check["name"] for check in fair["checks"]] == list(get_args(wire.CheckName))
    assert all(check["ok"] and check["said"] and check["value"] for check in fair["checks"])
    german = nobody.get(f"/api/tables/{table}/fairness?lang=de")["checks"]
    assert "Siegel" in next(check["said"] for check in german if check["name"] == "seal")
    tamper = update(events).where(events.c.match_id == table).values(result='["A1-A3"]')
    server.services.store.work(lambda c: c.execute(tamper), True)
    fair = nobody.get(f"/api/tables/{table}/fairness")
    assert [check["name"] for check in fair["checks"] if not check["ok"]] == ["stored"]
    assert fair["ok"] is False
    assert len(fair["problems"]) == 1
    for viewer in (None, 0, 1):  # nothing is secret any more
        then = nobody.post(f"/api/tables/{table}/see", seat=viewer, at=len(line.lines) // 2)
        assert then["view"]["viewer"] == viewer


@pytest.fixture
def two(server: Inside) -> tuple[Line, Line, str]:
    """Two people at a table of Clans, the first to move in front."""
    people = [Somebody(server.address, name) for name in ("Anna", "Bo")]
    table = people[0].open("clans", "me open")["id"]
    people[1].post(f"/api/tables/{table}/sit")
    lines = [who.line() for who in people]
    for seat, line in enumerate(lines):
        line.watch(table, seat)
    if lines[0].update["turn"] == 1:
        lines.reverse()
    return lines[0], lines[1], table


def test_a_repeated_move_is_played_once(two: tuple[Line, Line, str]) -> None:
    first, _, table = two
    move = first.update["prompt"]["options"][0]["move"]
    seat = first.update["seat"]
    told = [first.act("move", match=table, seat=seat, move=move, id="once") for _ in range(3)]
    assert [answer["type"] for answer in told] == ["ack"] * 3
    assert [answer["repeated"] for answer in told] == [False, True, True]
    assert {answer["version"] for answer in told} == {1}


def test_a_refusal_tells_the_reason_and_the_truth(two: tuple[Line, Line, str]) -> None:
    first, second, table = two
    seat = first.update["seat"]
    told = first.act("move", match=table, seat=seat, move="A1-L5", id="x")
    assert told["error"]["code"] == "illegal"
    assert told["error"]["rule"].startswith("CLA-")
    assert "A1-L5" in told["error"]["message"]
    assert told["update"]["version"] == 0
    assert told["update"]["view"] == first.update["view"]
    turn = second.act("move", match=table, seat=second.update["seat"], move="A1-A3")
    assert turn["error"]["code"] == "not-your-turn"
    assert first.act("move", match=table, seat=seat, move="?!")["error"]["code"] == "unreadable"
    why = first.act("why_not", match=table, seat=seat, move="A1-L5")
    assert why["error"]["rule"] == told["error"]["rule"]
    good = first.update["prompt"]["options"][0]["move"]
    assert first.act("why_not", match=table, seat=seat, move=good)["error"] is None
    assert first.act("preview", match=table, seat=seat, move=good)["view"]["seats"] == 2


def test_a_late_move_is_refused_and_a_foreign_seat_is_not_ours(
    two: tuple[Line, Line, str],
) -> None:
    first, second, table = two
    seat = first.update["seat"]
    move = first.update["prompt"]["options"][0]["move"]
    foreign = second.act("move", match=table, seat=seat, move=move)
    assert foreign["error"]["code"] == "forbidden"
    assert foreign["update"] is None
    assert first.act("move", match=table, seat=seat, move=move)["type"] == "ack"
    second.until(lambda told: told["version"] == 1)
    other = second.update["prompt"]["options"][0]["move"]
    late = second.act("move", match=table, seat=1 - seat, move=other, version=0)
    assert late["error"]["code"] == "stale"
    assert late["update"]["version"] == 1
    fresh = second.act("move", match=table, seat=1 - seat, move=other, version=1)
    assert fresh["type"] == "ack"


def test_whoever_missed_something_gets_the_gap(two: tuple[Line, Line, str], server: Inside) -> None:
    first, second, table = two
    rng = random.Random(3)
    play_on([first, second], table, rng, 4)
    level([first, second])
    away_since, kept = first.version, list(first.lines)
    lines = [first, second]
    play_on(lines, table, rng, 3)
    level(lines)
    again = first.watch(table, first.update["seat"], since=away_since)
    assert again["since"] == away_since
    assert again["keep"] == len(kept)
    assert kept + again["lines"] == first.lines
    whole = first.watch(table, first.update["seat"], since=10**6)
    assert (whole["since"], whole["keep"]) == (0, 0)
    assert whole["lines"] == first.lines


def test_the_past_can_be_seen_by_whom_it_concerned(
    two: tuple[Line, Line, str], server: Inside
) -> None:
    first, second, table = two
    views = {len(first.lines): first.update["view"]}
    for _ in range(4):
        play_on([first, second], table, random.Random(5), 1)
        level([first, second])
        views[len(first.lines)] = first.update["view"]
    seat = first.update["seat"]
    for at, view in views.items():
        then = first.who.post(f"/api/tables/{table}/see", seat=seat, at=at)
        assert (then["at"], then["view"], then["prompt"]["options"]) == (at, view, [])
        public = second.who.post(f"/api/tables/{table}/see", at=at)
        assert public["view"]["cards"] == [None, None]
        assert public["turn"] == then["turn"]
    path = f"/api/tables/{table}/see"
    assert second.who.refused(path, seat=seat, at=3) == "forbidden"
    assert first.who.refused(path, seat=seat, at=len(first.lines) + 1) == "not-possible"
    start = first.who.post(path, seat=seat, at=0)
    assert start["view"]["dealt"] == 0


def test_a_seat_is_told_how_to_win_and_only_what_it_may_know(two: tuple[Line, Line, str]) -> None:
    first, second, table = two
    own, foreign = (line.update["seat"] for line in (first, second))
    told = first.act("guide", match=table, seat=own, id="g")
    assert (told["type"], told["id"], told["match"]) == ("guide", "g", table)
    assert "twelve villages" in told["goal"]
    assert [one["about"] for one in told["score"]][:2] == ["seat:0", "seat:1"]
    assert "secret" not in told["score"][own]["text"]
    assert "secret" in told["score"][foreign]["text"]
    assert told["aims"]
    other = second.act("guide", match=table, seat=foreign)
    assert "secret" in other["score"][own]["text"]
    watching = second.act("guide", match=table)
    assert all("secret" in one["text"] for one in watching["score"][:2])
    assert watching["notes"] == []
    assert second.act("guide", match=table, seat=own)["error"]["code"] == "forbidden"


def test_a_bot_gives_a_hint_to_its_seat_only(two: tuple[Line, Line, str]) -> None:
    first, second, table = two
    seat = first.update["seat"]
    moves = [option["move"] for option in first.update["prompt"]["options"]]
    for bot in ("greedy", "casual"):
        told = first.act("hint", match=table, seat=seat, bot=bot, id="h")
        assert (told["type"], told["id"], told["bot"], told["seat"]) == ("hint", "h", bot, seat)
        assert told["move"] in moves
        assert all(" " in reason for reason in told["reasons"])
    german = first.who.line(query="?lang=de")
    said = [
        reason
        for bot in ("greedy", "casual", "regular")
        for reason in german.act("hint", match=table, seat=seat, bot=bot)["reasons"]
    ]
    assert any("statt" in reason or "Dorf" in reason for reason in said)
    assert not any("%" in reason or "Zugfolge" in reason for reason in said)
    assert second.act("hint", match=table, seat=seat)["error"]["code"] == "forbidden"
    idle = second.act("hint", match=table, seat=1 - seat)
    assert idle["error"]["code"] == "not-possible"
    unknown = first.act("hint", match=table, seat=seat, bot="oracle")
    assert unknown["error"]["code"] == "not-possible"
    assert first.version == 0  # nothing was played
    for number in range(8):  # one after the other, however many are asked for
        first.send(do="hint", match=table, seat=seat, bot="strong", id=str(number))
    answers = [first.next("hint", "refused") for _ in range(8)]
    assert {answer["error"]["code"] for answer in answers if "error" in answer} == {"too-many"}
    assert any(answer["type"] == "hint" for answer in answers)


def test_undo_goes_back_and_shortens_the_log(two: tuple[Line, Line, str]) -> None:
    first, second, table = two
    before, view = list(first.lines), first.update["view"]
    seat = first.update["seat"]
    quiet = first.update["prompt"]["options"][0]["move"]
    assert first.act("move", match=table, seat=seat, move=quiet)["type"] == "ack"
    first.until(lambda told: told["version"] == 1)
    assert first.update["undo"] is True
    assert second.act("undo", match=table, seat=1 - seat)["error"]["code"] == "not-possible"
    assert first.act("undo", match=table, seat=seat)["type"] == "ack"
    first.until(lambda told: told["version"] == 2)
    second.until(lambda told: told["version"] == 2)
    assert first.lines == before
    assert len(second.lines) == len(before)
    assert first.update["view"] == view


def test_a_bot_stands_in_and_gives_back(two: tuple[Line, Line, str]) -> None:
    first, second, table = two
    seat = first.update["seat"]
    assert first.act("stand_in", match=table, seat=seat, bot="random")["type"] == "ack"
    second.until(lambda told: told["turn"] == 1 - seat and told["version"] >= 2)
    assert second.update["chairs"][seat]["stand_in"] == "random"
    refused = first.act("undo", match=table, seat=seat)
    assert refused["error"]["code"] == "not-possible"
    assert first.act("return", match=table, seat=seat)["type"] == "ack"
    move = second.update["prompt"]["options"][0]["move"]
    assert second.act("move", match=table, seat=1 - seat, move=move)["type"] == "ack"
    first.until(lambda told: told["turn"] == seat and told["version"] >= 4)
    assert first.update["chairs"][seat]["stand_in"] is None


def test_a_stand_in_takes_its_time_and_is_sent_away_before_it_moves(tmp_path: Path) -> None:
    with inside(file_url(tmp_path), pace=3600.0) as server:
        anna = Somebody(server.address, "Anna")
        table = anna.open("clans", "me me")["id"]
        line = anna.line()
        line.watch(table, 0)
        seat = int(line.update["turn"])
        before = len(line.lines)
        assert line.act("stand_in", match=table, seat=seat, bot="random")["type"] == "ack"
        assert line.act("return", match=table, seat=seat)["type"] == "ack"
        line.until(lambda told: told["version"] == 2)
        assert line.update["chairs"][seat]["stand_in"] is None
        assert len(line.lines) == before


def test_a_list_says_who_won(two: tuple[Line, Line, str]) -> None:
    first, second, table = two
    seat = first.update["seat"]
    assert first.who.get(f"/api/tables/{table}")["winners"] is None
    assert first.act("resign", match=table, seat=seat)["type"] == "ack"
    second.until(lambda told: told["result"])
    [mine] = [one for one in first.who.get("/api/me/tables")["tables"] if one["id"] == table]
    assert mine["winners"] == [1 - seat]


def test_resigning_ends_a_game_of_two(two: tuple[Line, Line, str]) -> None:
    first, second, table = two
    seat = first.update["seat"]
    assert first.act("resign", match=table, seat=seat, id="r")["type"] == "ack"
    second.until(lambda told: told["result"])
    ranks = {place["seat"]: place["rank"] for place in second.update["result"]["seats"]}
    assert ranks == {seat: 2, 1 - seat: 1}
    assert first.act("resign", match=table, seat=seat, id="r")["repeated"] is True
    assert first.act("resign", match=table, seat=seat)["error"]["code"] == "not-possible"


def test_the_others_decide_about_somebody_who_is_gone(tmp_path: Path) -> None:
    with inside(file_url(tmp_path), absence=0.0) as server:
        people = [Somebody(server.address, name) for name in ("Anna", "Bo", "Cy")]
        table = people[0].open("clans", "me open open")["id"]
        for who in people[1:]:
            who.post(f"/api/tables/{table}/sit")
        lines = [who.line() for who in people]
        for seat, line in enumerate(lines):
            line.watch(table, seat)
        gone = int(lines[0].update["turn"])
        one, two = (seat for seat in range(3) if seat != gone)

        def vote(seat: int) -> Json:
            return lines[seat].act("vote", match=table, seat=seat, against=gone, what="bot")

        assert vote(one)["error"]["code"] == "not-possible"  # whoever is to move is here
        lines[gone].close()
        while lines[one].next("presence")["seats"] != [one, two]:
            continue
        assert vote(one)["type"] == "ack"
        lines[two].until(lambda told: told["votes"])
        assert lines[two].update["chairs"][gone]["stand_in"] is None
        assert vote(two)["type"] == "ack"
        lines[one].until(lambda told: told["chairs"][gone]["stand_in"] is not None)
        assert lines[one].update["votes"] == []


def test_whoever_comes_last_is_told_who_is_there(two: tuple[Line, Line, str]) -> None:
    first, _, table = two
    again = first.who.line()
    again.watch(table)
    assert again.next("presence")["seats"] == [0, 1]


def test_time_runs_out_and_a_bot_stands_in(server: Inside) -> None:
    anna = Somebody(server.address)
    table = anna.open("clans", "me me", clock={"kind": "live", "bank": 1, "bonus": 1})["id"]
    line = anna.line()
    line.watch(table, 0)
    assert line.update["clock"]["running"] == line.update["waiting"]
    line.until(lambda told: any(chair["stand_in"] for chair in told["chairs"]))
    assert line.version > 0


def test_time_runs_out_and_the_others_decide(server: Inside) -> None:
    people = [Somebody(server.address, name) for name in ("Anna", "Bo")]
    clock = {"kind": "live", "bank": 1, "bonus": 0}
    table = people[0].open("clans", "me open", clock=clock, timeout="others")["id"]
    people[1].post(f"/api/tables/{table}/sit")
    lines = [who.line() for who in people]
    for seat, line in enumerate(lines):
        line.watch(table, seat)
    late = int(lines[0].update["turn"])
    judge: Line = lines[1 - late]

    def vote() -> Json:
        return judge.act("vote", match=table, seat=1 - late, against=late, what="bot")

    until(lambda: vote()["type"] == "ack")  # as long as there is time left it is refused
    judge.until(lambda told: told["chairs"][late]["stand_in"] is not None)
    assert judge.update["chairs"][late]["name"] == people[late].user["name"]


def test_one_person_plays_all_seats_of_a_hot_seat_table(server: Inside) -> None:
    anna = Somebody(server.address)
    table = anna.open("clans", "me me")["id"]
    line = anna.line()
    seats = [line.watch(table, seat)["seat"] for seat in (0, 1)]
    assert seats == [0, 1]
    turn = line.update["turn"]
    asked = line.watch(table, turn)
    move = asked["prompt"]["options"][0]["move"]
    assert line.act("move", match=table, seat=turn, move=move)["type"] == "ack"


def test_an_idle_match_leaves_the_memory_and_comes_back(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    url = f"sqlite:///{tmp_path_factory.mktemp('idle')}/idle.db"
    with inside(url) as server:
        server.services.hub.idle_seconds = 0.2
        anna = Somebody(server.address)
        table = anna.open("clans", "me me")["id"]
        line = anna.line()
        line.watch(table, 0)
        seen = line.update["view"]
        assert table in server.services.hub.owners
        line.close()
        until(lambda: table not in server.services.hub.owners)
        assert anna.post(f"/api/tables/{table}/see", seat=0)["view"] == seen
