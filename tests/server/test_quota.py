"""Nobody fills the house: limits on tables, bots that rest, a fair queue, and an end to tables."""

import asyncio
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import update
from typer.testing import CliRunner

from dorfplatz.cli.app import app
from dorfplatz.server import ending
from dorfplatz.server.bot_worker import Answer
from dorfplatz.server.queue import NOBODY_PLAYS, PERSON_AWAY, PERSON_HERE, FairQueue, Place
from dorfplatz.server.quota import DAY_MS
from dorfplatz.server.schema import matches
from dorfplatz.server.store import wall_ms
from tests.server.support import Inside, Somebody, file_url, inside, until

# -- The queue --------------------------------------------------------------------------------


async def served(asked: list[tuple[int, str]]) -> list[str]:
    """Return in which order those are served who wait for one and the same thing."""
    queue = FairQueue(["only one"])
    order: list[str] = []

    async def use(place: Place, name: str) -> None:
        thing = await queue.take(place)
        order.append(name)
        await asyncio.sleep(0)
        queue.give(thing)

    thing = await queue.take(Place())
    tasks = [
        asyncio.create_task(use(Place(rank, group), f"{group}{number}"))
        for number, (rank, group) in enumerate(asked)
    ]
    await asyncio.sleep(0)
    queue.give(thing)
    await asyncio.gather(*tasks)
    return order


def test_whoever_asks_for_much_does_not_make_others_wait() -> None:
    asked = [(NOBODY_PLAYS, "a")] * 4 + [(NOBODY_PLAYS, "b")] + [(NOBODY_PLAYS, "c")] * 2
    assert asyncio.run(served(asked)) == ["a0", "b4", "c5", "a1", "c6", "a2", "a3"]


def test_the_opponents_of_people_come_first() -> None:
    asked = [(NOBODY_PLAYS, "a"), (PERSON_AWAY, "b"), (NOBODY_PLAYS, "c"), (PERSON_HERE, "d")]
    assert asyncio.run(served(asked)) == ["d3", "b1", "a0", "c2"]


def test_who_gives_up_waiting_takes_nothing_along() -> None:
    async def give_up() -> bool:
        queue = FairQueue([1])
        thing = await queue.take(Place())
        early = asyncio.create_task(queue.take(Place(group="a")))
        late = asyncio.create_task(queue.take(Place(group="b")))
        await asyncio.sleep(0)
        early.cancel()
        await asyncio.sleep(0)
        queue.give(thing)
        late.cancel()  # at the very moment it was served
        await asyncio.gather(early, late, return_exceptions=True)
        return await asyncio.wait_for(queue.take(Place()), 5) == 1

    assert asyncio.run(give_up())


class Gate:
    """Workers that answer one question at a time, when they are let."""

    def __init__(self, server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.open = threading.Semaphore(0)
        bots = server.services.bots

        async def start() -> Any:
            return SimpleNamespace(returncode=None)

        async def stop(worker: Any) -> None:
            worker.returncode = 0

        async def ask(worker: Any, question: Any) -> Answer:
            self.asked.append(question.bot)
            await asyncio.to_thread(self.open.acquire)
            return Answer(question.codes[0])

        monkeypatch.setattr(bots, "_start", start)
        monkeypatch.setattr(bots, "_stop", stop)
        monkeypatch.setattr(bots, "_ask", ask)


def test_a_strangers_bot_does_not_wait_for_a_house_full_of_masters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(file_url(tmp_path)) as server:
        gate = Gate(server, monkeypatch)
        crowd = Somebody(server.address, "Crowd")
        crowd.http.headers["x-forwarded-for"] = "203.0.113.9"
        line = crowd.line()
        masters = [{"who": "bot", "bot": "master"}] * 4
        for _ in range(20):
            table = crowd.post("/api/tables", game="clans", seats=masters)["id"]
            line.watch(table)
            line.next("presence")
        until(lambda: gate.asked == ["master"])
        anna = Somebody(server.address, "Anna")
        seats = [{"who": "me"}, {"who": "bot", "bot": "casual"}]
        table = anna.post("/api/tables", game="clans", seats=seats)["id"]
        mine = anna.line()
        mine.watch(table, 0)
        if mine.update["turn"] == 0:
            move = mine.update["prompt"]["options"][0]["move"]
            assert mine.act("move", match=table, seat=0, move=move)["type"] == "ack"
        waiting = server.services.bots._workers._waiting
        until(lambda: server.run(lambda: set(waiting) - {NOBODY_PLAYS}))
        gate.open.release()
        until(lambda: len(gate.asked) == 2)
        assert gate.asked == ["master", "casual"]
        line.close()
        mine.close()
        gate.open.release(10_000)


# -- Bots rest ------------------------------------------------------------------------------------


def bot_due(server: Inside, table: str) -> bool:
    row = server.services.store.work(
        lambda c: c.execute(matches.select().where(matches.c.id == table)).one()
    )
    return bool(row.bot_due)


def test_bots_alone_play_only_while_somebody_watches(each_server: Inside) -> None:
    anna = Somebody(each_server.address)
    table = anna.open("clans", "bot bot")["id"]
    owner = each_server.services.hub.owners[table]
    assert owner.match.bots_due()
    assert not owner.thinking
    assert not bot_due(each_server, table)  # nor does anything wake it later
    assert anna.post(f"/api/tables/{table}/see")["version"] == 0
    line = anna.line()
    line.watch(table)
    line.reach(3)
    line.close()
    until(lambda: not owner.awake() and not owner.thinking)
    rested = owner.match.version
    line = anna.line()
    assert line.watch(table)["version"] == rested
    line.reach(rested + 1)


def test_bots_rest_when_nobody_plays_and_nobody_has_looked_for_a_while(tmp_path: Path) -> None:
    with inside(file_url(tmp_path), rest=0.0) as server:
        anna = Somebody(server.address)
        table = anna.open("clans", "me bot bot")["id"]
        owner = server.services.hub.owners[table]
        line = anna.line()
        line.watch(table, 0)
        assert server.run(owner.awake)
        line.act("stand_in", match=table, seat=0, bot="random")
        line.reach(4)
        assert not bot_due(server, table)
        line.close()
        until(lambda: not owner.awake() and not owner.thinking)
        back = anna.line()
        rested = back.watch(table, 0)["version"]
        back.reach(rested + 1)  # whoever comes wakes them


def test_bots_play_on_for_somebody_who_is_away(server: Inside) -> None:
    anna = Somebody(server.address)
    table = anna.open("clans", "bot me")["id"]
    until(lambda: anna.post(f"/api/tables/{table}/see", seat=1)["waiting"] == [1])


# -- Limits ---------------------------------------------------------------------------------


def test_a_person_has_so_many_tables_and_a_network_so_many(database: str) -> None:
    with inside(database, tables=3, network_tables=5) as server:
        people = [Somebody(server.address, name) for name in ("Anna", "Bo", "Cy")]
        people[2].http.headers["x-forwarded-for"] = "203.0.113.9"
        anna, bo, cy = people
        wanted: Any = {"game": "clans", "seats": [{"who": "bot"}, {"who": "bot"}]}
        for _ in range(2):
            anna.post("/api/tables", **wanted)
        first = anna.open("clans", "me open")["id"]
        assert anna.refused("/api/tables", **wanted) == "too-many"
        for _ in range(2):
            bo.post("/api/tables", **wanted)
        assert bo.refused("/api/tables", **wanted) == "too-many"  # five from one network
        for _ in range(3):
            cy.post("/api/tables", **wanted)
        assert cy.refused(f"/api/tables/{first}/sit") == "too-many"  # three of one person
        # What nobody has touched since yesterday does not count.
        old = update(matches).values(changed_at=wall_ms() - DAY_MS - 1)
        server.services.store.work(lambda c: c.execute(old), True)
        assert cy.post(f"/api/tables/{first}/sit")["status"] == "live"
        bo.post("/api/tables", **wanted)


# -- An end ---------------------------------------------------------------------------------


def test_tables_can_be_ended_while_they_are_played(database: str) -> None:
    with inside(database) as server:
        anna, bo = Somebody(server.address, "Anna"), Somebody(server.address, "Bo")
        table = anna.open("clans", "me me")["id"]
        kept = bo.open("clans", "me me")["id"]
        lines = [anna.line(), bo.line()]
        turn = lines[0].watch(table, 0)["turn"]
        move = lines[0].watch(table, turn)["prompt"]["options"][0]["move"]
        lines[1].watch(kept, 0)
        # Another process does it, as the command line would.
        assert ending.end(server.services.store, ending.Chosen(who=anna.id)) == [table]
        while lines[0].next("table")["table"]["status"] != "gone":
            continue
        told = lines[0].act("move", match=table, seat=turn, move=move)
        assert told["error"]["code"] == "not-found"
        assert anna.refused(f"/api/tables/{table}/see", seat=0) == "not-found"
        turn = lines[1].update["turn"]
        seen = bo.post(f"/api/tables/{kept}/see", seat=turn)
        move = seen["prompt"]["options"][0]["move"]
        assert lines[1].act("move", match=kept, seat=turn, move=move)["type"] == "ack"


def test_the_command_line_lists_tables_and_ends_them(tmp_path: Path) -> None:
    url = file_url(tmp_path)
    with inside(url) as server:
        anna = Somebody(server.address, "Anna")
        anna.post("/api/account", name="Anna", password="open sesame please")
        own = anna.open("clans", "me me")["id"]
        bots = Somebody(server.address, "Bo").open("clans", "bot bot")["id"]

    def run(*more: str) -> tuple[int, str]:
        done = CliRunner().invoke(app, ["tables", *more, "--database", url, "--lang", "en"])
        return done.exit_code, done.output

    code, said = run()
    assert (code, own in said, bots in said, "2 tables." in said) == (0, True, True, True)
    assert run("--end")[0] == 2  # not all of them by mistake
    assert own in run("--who", "anna")[1]
    assert "0 tables." in run("--idle", "1")[1]
    code, said = run("--bots", "--end")
    assert (code, bots in said, own in said) == (0, True, False)
    code, said = run(own, "--end")
    assert "One table has ended." in said
    assert "0 tables." in run()[1]
