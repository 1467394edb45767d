"""A bot that fails: it is asked once more, then another one plays, and the table is told."""

from asyncio.subprocess import Process
from pathlib import Path

import pytest

from dorfplatz.server.bot_runner import IN_RESERVE, BotRunner
from dorfplatz.server.bot_worker import Answer, Question
from tests.server.support import Somebody, file_url, inside


def failing(monkeypatch: pytest.MonkeyPatch, times: int) -> list[str]:
    """Let every bot but the one in reserve fail so often; return who was asked."""
    asked: list[str] = []
    ask = BotRunner._ask

    async def fail(self: BotRunner, worker: Process, question: Question) -> Answer:
        asked.append(question.bot)
        if question.bot != IN_RESERVE and len(asked) <= times:
            raise OSError("broken")
        return await ask(self, worker, question)

    monkeypatch.setattr(BotRunner, "_ask", fail)
    return asked


def test_another_one_plays_for_a_bot_that_fails_twice_and_the_table_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = failing(monkeypatch, 10**6)
    with inside(file_url(tmp_path)) as server:
        anna = Somebody(server.address)
        table = anna.open("clans", "me open")["id"]
        line = anna.line(query="?lang=de")
        line.send(do="watch", match=table, seat=0)
        anna.post(f"/api/tables/{table}/seats/1", who="bot", bot="random")
        line.watch(table, 0)
        if line.update["turn"] == 0:
            move = line.update["prompt"]["options"][0]["move"]
            line.send(do="move", match=table, seat=0, move=move)
        told = line.next("notice")
        assert (told["match"], told["seat"], told["code"]) == (table, 1, "bot-failed")
        assert "antwortet nicht" in told["message"]
        line.until(lambda update: update["turn"] == 0)
        assert asked[:3] == ["random", "random", IN_RESERVE]
        heard = len([text for text in line.texts if '"notice"' in text])
        move = line.update["prompt"]["options"][0]["move"]
        version = line.act("move", match=table, seat=0, move=move)["version"]
        line.until(lambda update: update["version"] > version and update["turn"] == 0)
        assert len([text for text in line.texts if '"notice"' in text]) == heard  # once is enough


def test_a_bot_that_fails_once_is_asked_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = failing(monkeypatch, 1)
    with inside(file_url(tmp_path)) as server:
        anna = Somebody(server.address)
        table = anna.open("clans", "me bot")["id"]
        line = anna.line()
        line.watch(table, 0)
        if line.update["turn"] == 0 and not line.update["version"]:
            move = line.update["prompt"]["options"][0]["move"]
            line.act("move", match=table, seat=0, move=move)
        line.until(lambda update: update["turn"] == 0 and update["version"])
        assert asked[:2] == ["random", "random"]
        assert not [text for text in line.texts if '"notice"' in text]
