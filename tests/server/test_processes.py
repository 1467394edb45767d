"""Servers in processes of their own: killed, racing, side by side, stopped with care."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import httpx

from examples.client import play as play_example
from tests.server.kills import kill_often
from tests.server.support import PATIENCE, Inside, Json, Outside, Somebody, file_url, inside


def test_nothing_acknowledged_is_lost_by_kill_9(database: str) -> None:
    moves, problems = kill_often(2, database)
    assert problems == []
    assert moves > 0


STOPPED_WHILE_LOADING = """
import os, signal
from dorfplatz.server import run
from dorfplatz.server.settings import settings_from

load = run.uvicorn.Config.load

def stop_and_load(config):
    os.kill(os.getpid(), signal.SIGTERM)
    load(config)

run.uvicorn.Config.load = stop_and_load
run.run_one(run.free_port("127.0.0.1", 0), settings_from())
"""


def test_a_server_stopped_while_it_starts_ends(tmp_path: Path) -> None:
    environment = {**os.environ, "DORFPLATZ_DATABASE": file_url(tmp_path)}
    command = [sys.executable, "-c", STOPPED_WHILE_LOADING]
    assert subprocess.run(command, env=environment, timeout=PATIENCE, check=False).returncode == 0


def test_two_processes_serve_the_same_match(postgres: str) -> None:
    with inside(postgres) as one, inside(postgres) as two:
        anna, bo = Somebody(one.address, "Anna"), Somebody(one.address, "Bo")
        table = anna.open("clans", "me open")["id"]
        waiting = anna.line(two.address)
        waiting.send(do="watch", match=table)
        assert waiting.next("table")["table"]["status"] == "open"
        bo.post(f"/api/tables/{table}/sit")
        # Heard from the other process, perhaps after the late news that the table was opened.
        heard = [waiting.next("table")["table"]["status"]]
        while heard[-1] == "open":
            heard.append(waiting.next("table")["table"]["status"])
        assert heard[-1] == "live"
        lines = [anna.line(one.address), bo.line(two.address)]
        for seat, line in enumerate(lines):
            line.watch(table, seat)
        for _ in range(6):
            turn = lines[0].update["turn"]
            move = lines[turn].update["prompt"]["options"][0]["move"]
            told = lines[turn].act("move", match=table, seat=turn, move=move)
            assert told["type"] == "ack"
            for line in lines:
                line.reach(told["version"])
        lines[0].act("chat", match=table, text="good luck", id="c")
        assert lines[1].next("chat")["lines"][0]["text"] == "good luck"


def test_presence_and_signing_out_cross_processes(postgres: str) -> None:
    with inside(postgres, absence=0.0) as one:
        everybody = {name: Somebody(one.address, name) for name in ("Anna", "Bo", "Cy")}
        table = everybody["Anna"].open("clans", "me open open")["id"]
        for name in ("Bo", "Cy"):
            everybody[name].post(f"/api/tables/{table}/sit")
        # Whoever is to move is called Cy from here on, whatever the seat.
        cy_seat = int(everybody["Anna"].post(f"/api/tables/{table}/see")["turn"])
        people = list(everybody.values())
        cy = people[cy_seat]
        (anna_seat, anna), (bo_seat, bo) = (
            (seat, who) for seat, who in enumerate(people) if seat != cy_seat
        )
        line = anna.line(one.address)
        line.watch(table, anna_seat)

        def vote() -> Json:
            return line.act("vote", match=table, seat=anna_seat, against=cy_seat, what="bot")

        with inside(postgres, absence=0.0) as two:
            far = [bo.line(two.address), cy.line(two.address)]
            for seat, other in zip((bo_seat, cy_seat), far, strict=True):
                other.watch(table, seat)
            while line.next("presence")["seats"] != [0, 1, 2]:
                continue
            late = cy.line(two.address)  # whoever comes later is told as well
            late.watch(table, cy_seat)
            while far[0].next("presence")["seats"] != [0, 1, 2]:
                continue
            # Cy is here, though not in this process.
            assert vote()["error"]["code"] == "not-possible"
            cy.http.post(f"{one.address}/api/sign-out")
            assert [far[1].closed(), late.closed()] == [4401, 4401]
            while line.next("presence")["seats"] != sorted([anna_seat, bo_seat]):
                continue
            assert vote()["type"] == "ack"
        while line.next("presence")["seats"] != [anna_seat]:  # the other process has gone
            continue


def test_two_processes_race_for_the_same_move(postgres: str) -> None:
    with inside(postgres) as one, inside(postgres) as two:
        anna = Somebody(one.address, "Anna")
        table = anna.open("clans", "me me")["id"]
        lines = [anna.line(one.address), anna.line(two.address)]
        for line in lines:
            line.watch(table, 0)
        for _ in range(8):
            version = max(line.version for line in lines)
            for line in lines:
                line.reach(version)
            turn = lines[0].update["turn"]
            asked = lines[0].watch(table, turn)["prompt"]["options"]
            moves = [asked[0]["move"], asked[1 % len(asked)]["move"]]
            answers: list[str] = ["", ""]

            def race(
                n: int,
                turn: int = turn,
                moves: list[str] = moves,
                version: int = version,
                answers: list[str] = answers,
            ) -> None:
                told = lines[n].act("move", match=table, seat=turn, move=moves[n], version=version)
                answers[n] = told["type"] if told["type"] == "ack" else told["error"]["code"]

            threads = [threading.Thread(target=race, args=(n,)) for n in (0, 1)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(answers) == ["ack", "stale"]
        stored = one.services.store.work(
            lambda c: c.exec_driver_sql("SELECT number FROM events ORDER BY number").all()
        )
        assert [row[0] for row in stored] == list(range(1, 9))


def test_a_server_says_goodbye_and_comes_back(tmp_path: Path) -> None:
    server = Outside(file_url(tmp_path)).ready()
    anna = Somebody(server.address)
    table = anna.open("clans", "me me")["id"]
    line = anna.line()
    turn = line.watch(table, 0)["turn"]
    move = line.watch(table, turn)["prompt"]["options"][0]["move"]
    line.send(do="move", match=table, seat=turn, move=move, id="last")
    server.process.send_signal(signal.SIGTERM)
    assert line.next("ack")["version"] == 1  # a running move finishes
    assert line.next("bye") == {"type": "bye", "reason": "closing", "again": True}
    assert line.closed() == 1012
    assert server.process.wait(30) == 0
    server.again()
    server.ready()
    assert anna.line().watch(table, 0)["version"] == 1
    assert server.stop() == 0


def test_one_command_serves_with_several_processes(postgres: str) -> None:
    server = Outside(postgres, processes=2).ready()
    anna = Somebody(server.address)
    table = anna.open("clans", "me me")["id"]
    lines = [anna.line() for _ in range(6)]  # whichever process takes them
    for line in lines:
        line.watch(table, 0)
    turn = lines[0].update["turn"]
    move = lines[0].watch(table, turn)["prompt"]["options"][0]["move"]
    assert lines[0].act("move", match=table, seat=turn, move=move)["type"] == "ack"
    for line in lines:
        assert line.reach(1)["version"] == 1
    assert server.stop() == 0


def test_a_bot_that_was_left_alone_goes_on_after_a_kill(tmp_path: Path) -> None:
    url = file_url(tmp_path)
    server = Outside(url).ready()
    anna = Somebody(server.address)
    table = anna.open("clans", "me bot")["id"]
    server.kill()
    with sqlite3.connect(tmp_path / "match.db") as file:  # as if it had been long ago
        file.execute("UPDATE matches SET bot_due = 1, changed_at = 0")
    file.close()
    with inside(url) as again:
        anna.http.base_url = httpx.URL(again.address)
        line = anna.line(again.address)
        line.watch(table, 0)
        line.until(lambda told: told["turn"] == 0)
        assert line.update["prompt"]["options"]


def test_the_example_client_plays_a_whole_game(server: Inside) -> None:
    result = asyncio.run(play_example(server.address, "clans", random.Random(5)))
    assert min(place["rank"] for place in result["seats"]) == 1
    assert len(result["seats"]) == 2


def test_many_stored_matches_do_not_slow_a_start(tmp_path: Path) -> None:
    with inside(file_url(tmp_path)) as server:
        anna = Somebody(server.address)
        table = anna.open("clans", "me me")["id"]
    with sqlite3.connect(tmp_path / "match.db") as file:
        columns = [row[1] for row in file.execute("PRAGMA table_info(matches)")]
        copied = ", ".join("?1 || n" if name == "id" else name for name in columns)
        file.execute(
            "WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 20000) "
            f"INSERT INTO matches SELECT {copied} FROM matches, many",
            ("copy ",),
        )
    file.close()
    with inside(file_url(tmp_path)) as server:
        assert server.services.hub.owners == {}  # nothing is loaded before it is asked for
        assert anna.http.get(f"{server.address}/api/tables").status_code == 200
        again = Somebody(server.address, None)
        again.http.cookies = anna.http.cookies
        assert again.post(f"/api/tables/{table}/see", seat=0)["version"] == 0
        assert list(server.services.hub.owners) == [table]
