"""A move against bots can be taken back for a moment: the bot thinks, only its move waits."""

import random
import time
from collections.abc import Callable
from pathlib import Path

from dorfplatz.server.holding import still_undoable
from dorfplatz.server.settings import settings_from
from tests.server.support import Inside, Json, Line, Somebody, file_url, inside, until

LONG = 3600.0
"""Longer than any test takes; an operator cannot wish for so much."""


def first_move(
    server: Inside, who: Somebody | None = None, **more: object
) -> tuple[Line, str, int, str]:
    """Return somebody who has moved at a table with bots that follow, and what was moved."""
    anna = who or Somebody(server.address, "Anna")
    table = anna.open("clans", "me bot bot", **more)["id"]
    line = anna.line()
    line.watch(table, 0)
    line.until(lambda told: told["turn"] == 0)
    move = str(random.Random(3).choice(line.update["prompt"]["options"])["move"])
    assert line.act("move", match=table, seat=0, move=move)["type"] == "ack"
    line.until(lambda told: told["lines"] and told["lines"][-1]["text"] == move)
    return line, table, line.version, move


def turn_of(seat: int) -> Callable[[Json], bool]:
    """Return what says whether a seat is to move."""
    return lambda told: bool(told["turn"] == seat)


def test_nobody_waits_longer_than_five_seconds() -> None:
    assert [settings_from({"DORFPLATZ_UNDO": wanted}).undo for wanted in ("0", "60")] == [0, 5]


def test_a_bot_that_has_decided_waits_and_then_moves_by_itself(tmp_path: Path) -> None:
    with inside(file_url(tmp_path), undo=2.0) as server:
        line, table, version, _ = first_move(server)
        assert line.update["undo"]
        owner = server.services.hub.owners[table]
        until(lambda: owner.holding.waiting)
        assert owner.match is not None
        assert owner.match.version == version
        line.until(lambda told: told["version"] > version)
        assert not line.update["undo"]


def test_whoever_takes_a_move_back_finds_the_table_as_it_was(tmp_path: Path) -> None:
    with inside(file_url(tmp_path), undo=LONG) as server:
        line, table, version, move = first_move(server)
        before = len(line.lines)
        assert line.act("undo", match=table, seat=0)["type"] == "ack"
        line.until(lambda told: told["turn"] == 0 and told["version"] > version)
        assert len(line.lines) < before
        hub = server.services.hub
        # The bot that was about to move has noticed, and none holds a move back any more.
        until(lambda: not hub.owners[table].thinking)
        assert line.act("move", match=table, seat=0, move=move)["type"] == "ack"


def test_a_restart_neither_shortens_nor_forgets_the_moment(tmp_path: Path) -> None:
    url = file_url(tmp_path)
    with inside(url, undo=LONG) as server:
        line, table, version, _ = first_move(server)
        anna = line.who
        line.close()
    with inside(url, undo=LONG) as server:
        again = Somebody(server.address, None)
        again.http.cookies.update(anna.http.cookies)
        back = again.line()
        told = back.watch(table, 0)
        assert (told["version"], told["undo"]) == (version, True)
        assert back.act("undo", match=table, seat=0)["type"] == "ack"


def test_a_person_who_is_next_is_not_kept_waiting(tmp_path: Path) -> None:
    with inside(file_url(tmp_path), undo=0.2) as server:
        anna, bo = Somebody(server.address, "Anna"), Somebody(server.address, "Bo")
        table = anna.open("clans", "me open bot")["id"]
        bo.post(f"/api/tables/{table}/sit")
        lines = [anna.line(), bo.line()]
        for seat, line in enumerate(lines):
            line.watch(table, seat)
        owner = server.services.hub.owners[table]
        for _ in range(4):
            lines[0].until(lambda told: told["turn"] in (0, 1))
            seat = lines[0].update["turn"]
            mover = lines[seat]
            mover.until(turn_of(seat))
            move = mover.update["prompt"]["options"][0]["move"]
            assert mover.act("move", match=table, seat=seat, move=move)["type"] == "ack"
            lines[0].reach(mover.version)
            if lines[0].update["turn"] == 1:
                assert server.run(lambda: owner.match.undo_since) is None
                return
        raise AssertionError("nobody followed a person")


def test_a_program_is_not_kept_waiting(tmp_path: Path) -> None:
    with inside(file_url(tmp_path), undo=LONG) as server:
        anna = Somebody(server.address, "Anna")
        anna.post("/api/account", name="Anna Program", password="open sesame please")
        token = str(anna.post("/api/me/tokens", label="a program")["token"])
        program = Somebody(server.address, None, token=token)
        line, table, _, _ = first_move(server, anna)
        owner = server.services.hub.owners[table]

        def held() -> float:
            match, now = owner.match, server.services.hub.time.now()
            return still_undoable(match, LONG, now, owner.presence.watchers[0])

        assert server.run(held) > 0
        line.close()
        followed = program.line()
        followed.watch(table, 0)
        until(lambda: len(server.run(lambda: set(owner.presence.watchers[0]))) == 1)
        assert server.run(held) == 0


def test_the_time_until_a_move_is_taken_back_is_charged(tmp_path: Path) -> None:
    clock = {"kind": "live", "bank": 600, "bonus": 0}
    with inside(file_url(tmp_path), undo=LONG) as server:
        line, table, _, _ = first_move(server, clock=clock)
        left = line.update["clock"]["left"][0]
        assert line.update["clock"]["running"] == []
        time.sleep(0.3)
        told = line.act("undo", match=table, seat=0)
        assert told["type"] == "ack", told["error"]
        line.until(lambda told: told["turn"] == 0)
        assert line.update["clock"]["left"][0] <= left - 300


def test_a_move_that_chance_follows_is_to_be_held_by_the_page(tmp_path: Path) -> None:
    with inside(file_url(tmp_path), undo=2.0) as server:
        anna = Somebody(server.address, "Anna")
        table = anna.open("taluva", "me me")["id"]
        line = anna.line()
        line.watch(table, 0)
        line.until(lambda told: told["turn"] == 0)
        placed = line.update["prompt"]["options"][0]["move"]
        preview = line.act("preview", match=table, seat=0, move=placed)
        assert (preview["hold"], preview["view"] is None) == (0, False)
        assert line.act("move", match=table, seat=0, move=placed)["type"] == "ack"
        line.until(lambda told: told["prompt"]["options"] and told["version"] > 0)
        built = line.update["prompt"]["options"][0]["move"]
        assert line.act("preview", match=table, seat=0, move=built)["hold"] == 2000
