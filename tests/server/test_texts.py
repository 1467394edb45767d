"""Odd texts, the same table of them on both databases: refused at the door or kept as they are."""

import asyncio
import unicodedata
from functools import partial

import msgspec
import pytest

from dorfplatz.server import wire
from dorfplatz.server.errors import Unavailable
from dorfplatz.server.loading import load_events
from dorfplatz.server.store import Store, StoreFailed
from dorfplatz.server.texts import is_line, longest_form
from tests.server.support import Inside, Json, Somebody, inside

NEVER = {
    "null": "a\u0000b",
    "only null": "\u0000",
    "bell": "a\u0007b",
    "escape": "\u001b[31mred",
    "delete": "a\u007fb",
    "C1": "a\u0085b",
    "vertical tab": "a\u000bb",
}
"""What nobody may send in any text."""

IN_LINES = {"tab": "a\tb", "line break": "a\nb", "at the end": "a\n", "return": "a\r\nb"}
"""What only a text of several lines may hold."""

ODD = {
    "emoji": "\U0001f3d8 Dorf",
    "quotes": "'; DROP TABLE events; --",
    "percent": "%s %(id)s :id $1 {0} \\",
    "right to left": "\u05d0\u05d1\u05d2",
    "combining": "e\u0301\u0323",
    "not a character": "a\uffffb",
    "private": "\ue000",
    "long when compared": "\ufdfa",
    "outside the first plane": "\U0010fffd",
    "byte order": "a\ufeffb",
}
"""What is unusual and harmless."""


def params(*tables: dict[str, str]) -> list[object]:
    return [pytest.param(text, id=name) for table in tables for name, text in table.items()]


@pytest.mark.parametrize("text", params(NEVER, IN_LINES))
def test_control_characters_are_refused_in_every_line(each_server: Inside, text: str) -> None:
    anna = Somebody(each_server.address)
    anna.post("/api/account", name=f"Anna {anna.id[:8]}", password="open sesame please")
    table = anna.open("clans", "me me")["id"]
    line = anna.line()
    turn = line.watch(table, 0)["turn"]
    move = line.watch(table, turn)["prompt"]["options"][0]["move"]
    asked = [
        {"do": "move", "match": table, "seat": turn, "move": move, "id": text},
        {"do": "move", "match": table, "seat": turn, "move": move + text},
        {"do": "move", "match": text, "seat": turn, "move": move},
        {"do": "watch", "match": table, "key": text},
        {"do": "stand_in", "match": table, "seat": turn, "bot": f"greedy{text}"},
        {"do": "ping", "id": text},
    ]
    for message in asked:
        line.socket.send(msgspec.json.encode(message).decode())
        told = line.next("refused", "ack", "pong", "table")
        assert (told["type"], told["error"]["code"]) == ("refused", "bad-request")
    assert line.act("move", match=table, seat=turn, move=move, id="good")["type"] == "ack"
    bodies: list[tuple[str, str, Json]] = [
        ("/api/guest", "name", {}),
        ("/api/me/name", "name", {}),
        ("/api/account", "name", {"password": "open sesame please"}),
        ("/api/me/tokens", "label", {}),
        ("/api/me/muted", "user", {}),
        ("/api/reports", "chat", {"reason": "rude"}),
        (f"/api/tables/{table}/sit", "key", {}),
        ("/api/tables", "game", {"seats": [{"who": "me"}]}),
    ]
    for path, field, more in bodies:
        answer = anna.http.post(path, json={field: text, **more})
        assert answer.json()["error"]["code"] == "bad-request", path


@pytest.mark.parametrize("text", params(NEVER))
def test_control_characters_are_refused_in_talk_and_reasons(each_server: Inside, text: str) -> None:
    anna = Somebody(each_server.address)
    table = anna.open("clans", "me me")["id"]
    line = anna.line()
    line.watch(table, 0)
    told = line.act("chat", match=table, text=text, id="c")
    assert told["error"]["code"] == "bad-request"
    assert anna.refused("/api/reports", chat="x", reason=text) == "bad-request"


@pytest.mark.parametrize("path", ["%00", "a%00b", "%0a", "%C2%85"])
def test_control_characters_in_an_address_name_nothing(each_server: Inside, path: str) -> None:
    anna = Somebody(each_server.address)
    for method, address in (
        ("GET", f"/api/tables/{path}"),
        ("GET", f"/api/tables/{path}/record"),
        ("POST", f"/api/tables/{path}/leave"),
        ("DELETE", f"/api/me/tokens/{path}"),
    ):
        assert anna.refused(address, method) == "not-found"


@pytest.mark.parametrize("text", params(ODD, IN_LINES))
def test_what_is_odd_and_harmless_is_kept(each_server: Inside, text: str) -> None:
    anna = Somebody(each_server.address)
    table = anna.open("clans", "me me")["id"]
    line = anna.line()
    line.watch(table, 0)
    assert line.act("chat", match=table, text=f"oh {text}", id="c")["type"] == "pong"
    said = anna.get("/api/me/export")["chat"][-1]
    assert said["text"] == " ".join(f"oh {text}".split())
    anna.post("/api/reports", chat=said["id"], reason=text)
    if not is_line(text):
        return
    turn = line.update["turn"]
    move = line.watch(table, turn)["prompt"]["options"][0]["move"]
    first = line.act("move", match=table, seat=turn, move=move, id=text)
    again = line.act("move", match=table, seat=turn, move=move, id=text)
    assert (first["id"], again["id"], again["repeated"]) == (text, text, True)


@pytest.mark.parametrize("text", ["\ufdfa" * 2, "\ufdfa" * 24, "\U0001d160" * 24])
def test_a_name_is_as_long_as_its_longest_form(each_server: Inside, text: str) -> None:
    assert longest_form(text) > wire.LONGEST_NAME >= len(text)
    anna = Somebody(each_server.address)
    for path, more in (
        ("/api/guest", {}),
        ("/api/me/name", {}),
        ("/api/account", {"password": "open sesame please"}),
    ):
        assert anna.refused(path, name=text, **more) == "bad-request"


def test_a_name_that_grows_when_it_is_compared_is_kept(each_server: Inside) -> None:
    anna = Somebody(each_server.address)
    name = ("\u0390" * 24)[: wire.LONGEST_NAME]  # each is three when case does not count
    assert len(unicodedata.normalize("NFKC", name).casefold()) == 3 * wire.LONGEST_NAME
    assert anna.post("/api/account", name=name, password="open sesame please")["name"] == name


# -- A batch ------------------------------------------------------------------------------------


def appending(match: str, **more: object) -> tuple[dict[str, object], dict[str, object]]:
    event = {
        "match_id": match,
        "number": 1,
        "kind": "resign",
        "seat": 0,
        "text": "",
        "actor": "somebody",
        "request": "1",
        "at": 0,
        "result": "[]",
        "epoch": 0,
        **more,
    }
    return event, {"status": "live", "bot_due": False, "deadline": None, "waiting": "[0]"}


def test_what_cannot_be_stored_hurts_nothing_else_in_its_batch(database: str) -> None:
    with inside(database) as server:
        anna = Somebody(server.address)
        tables = [anna.open("clans", "me me")["id"] for _ in range(9)]
    store = Store(database)
    poison = {"at": 2**70} if not store.postgres else {"request": "\u0000"}

    async def all_at_once() -> list[bool | BaseException]:
        # The writer is held up, so that everything piles up into one batch.
        with store.engine.connect() as other, other.begin():
            other.exec_driver_sql("UPDATE matches SET version = version")
            waiting = [
                asyncio.ensure_future(
                    store.append(*appending(table, **(poison if number % 3 == 1 else {})))
                )
                for number, table in enumerate(tables)
            ]
            await asyncio.sleep(0.2)
        return list(await asyncio.gather(*waiting, return_exceptions=True))

    outcomes = asyncio.run(all_at_once())
    for number, (table, outcome) in enumerate(zip(tables, outcomes, strict=True)):
        stored = store.work(partial(load_events, table=table))
        if number % 3 == 1:
            assert isinstance(outcome, Unavailable)
            assert stored == []
        else:
            assert outcome is True
            assert len(stored) == 1
    store.close()


def test_a_batch_whose_fate_is_not_known_is_not_tried_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(database) as server:
        table = Somebody(server.address).open("clans", "me me")["id"]
    store = Store(database)
    tried = []

    def fail(batch: list[object]) -> list[bool]:
        tried.append(len(batch))
        raise StoreFailed(OSError("the answer to the commit was lost"))

    monkeypatch.setattr(store, "_append", fail)
    with pytest.raises(Unavailable):
        asyncio.run(store.append(*appending(table)))
    assert tried == [1]
    store.close()
