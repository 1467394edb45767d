"""Limits are those of a person and of a network, whatever the number of connections."""

from pathlib import Path

import pytest

from dorfplatz.server.errors import TooMany
from dorfplatz.server.limits import Places
from dorfplatz.server.services import CHAT_BURST, HOUSEHOLD
from tests.server.support import Somebody, file_url, inside, until

SLOW = 1e-6


def code(answer: dict[str, object]) -> object:
    error = answer.get("error")
    return error["code"] if isinstance(error, dict) else answer["type"]


def test_messages_are_counted_for_the_person(tmp_path: Path) -> None:
    with inside(file_url(tmp_path), rate=SLOW, burst=6) as server:
        anna = Somebody(server.address)
        lines = [anna.line() for _ in range(3)]
        said = [code(line.act("ping")) for line in lines * 3]
        assert said == ["pong"] * 6 + ["too-many"] * 3
        other = Somebody(server.address, "Bo").line()
        assert other.act("ping")["type"] == "pong"


def test_messages_are_counted_for_the_network(tmp_path: Path) -> None:
    with inside(file_url(tmp_path), address_rate=SLOW, address_burst=12) as server:
        people = [Somebody(server.address, name) for name in ("Anna", "Bo")]
        lines = [who.line() for who in people]  # two requests each so far
        said = [code(line.act("ping")) for line in lines * 5]
        assert said == ["pong"] * 8 + ["too-many"] * 2


def test_chat_is_counted_for_the_person_and_the_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dorfplatz.server.services.CHAT_RATE", SLOW)
    with inside(file_url(tmp_path)) as server:
        people = [Somebody(server.address, f"P{n}") for n in range(HOUSEHOLD + 1)]
        tables = [who.open("clans", "me open")["id"] for who in people]
        for who, table in zip(people[:-1], tables, strict=False):
            lines = [who.line(), who.line()]
            said = [
                code(lines[n % 2].act("chat", match=table, text="hello", id=f"{n}"))
                for n in range(CHAT_BURST + 1)
            ]
            assert said == ["pong"] * CHAT_BURST + ["too-many"]
        late = people[-1].line()
        assert code(late.act("chat", match=tables[-1], text="hello", id="x")) == "too-many"


def test_a_person_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    with inside(file_url(tmp_path), sockets=2, network_sockets=3) as server:
        anna, bo = (Somebody(server.address, name) for name in ("Anna", "Bo"))
        lines = [anna.line(), anna.line()]
        assert [line.hear()["type"] for line in lines] == ["welcome"] * 2
        assert anna.line().closed() == 4429
        third = bo.line()
        assert third.hear()["type"] == "welcome"
        assert bo.line().closed() == 4429  # the network has three
        lines[0].close()
        until(lambda: len(server.services.hub.listeners) == 2)
        assert bo.line().hear()["type"] == "welcome"


def test_places_are_given_back() -> None:
    places = Places(1)
    places.take("a")
    places.take("b")
    with pytest.raises(TooMany):
        places.take("a")
    places.give("a")
    places.take("a")
