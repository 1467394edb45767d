"""What players add to the seed: after the seal, before the first draw, and nobody can grind."""

import hashlib
import hmac
import threading
from pathlib import Path

import pytest
from sqlalchemy import update

from dorfplatz.games import find
from dorfplatz.server import starting
from dorfplatz.server.loading import find_table
from dorfplatz.server.schema import matches
from dorfplatz.table import Table, record
from tests.server.support import Inside, Json, Somebody, file_url, inside, until

TERRITORIES = 12
ONE, TWO = "01" * 16, "ef" * 32


class Browser(Somebody):
    """Somebody whose page says that it will add a nonce."""

    def __init__(self, address: str, name: str = "Anna") -> None:
        super().__init__(address, name)
        self.http.headers["x-adds-nonce"] = "1"

    def add(self, table: str, nonce: str) -> Json:
        return self.post(f"/api/tables/{table}/nonce", nonce=nonce)


def drawn(seed: bytes, nonces: list[str | None] | None) -> list[str]:
    """Return the huts of a game of Clans for two, which chance draws first and openly."""
    log = Table(find("clans"), 2, {}, seed, None, nonces).log
    return [entry.text for entry in log[:TERRITORIES]]


def log_of(who: Somebody, table: str) -> list[str]:
    return [line["text"] for line in who.post(f"/api/tables/{table}/see")["lines"]]


def seed_of(server: Inside, table: str) -> bytes:
    row = server.services.store.work(lambda c: find_table(c, table))
    return bytes(row.seed)


def test_nothing_is_drawn_before_the_nonce_is_there(each_server: Inside) -> None:
    anna = Browser(each_server.address)
    opened = anna.open("clans", "me bot")
    table = opened["id"]
    assert (opened["status"], opened["wants_nonce"], opened["nonces"]) == ("open", True, None)
    assert anna.refused(f"/api/tables/{table}/see") == "not-possible"
    assert Somebody(each_server.address).get(f"/api/tables/{table}")["wants_nonce"] is False
    begun = anna.add(table, ONE)
    assert (begun["status"], begun["nonces"]) == ("live", [ONE, None])
    assert (begun["wants_nonce"], begun["seal"]) == (False, opened["seal"])
    assert len(begun["waiting"]) == 1
    seed = seed_of(each_server, table)
    assert log_of(anna, table)[:TERRITORIES] == drawn(seed, [ONE, None])
    assert drawn(seed, [ONE, None]) != drawn(seed, [TWO, None]) != drawn(seed, None)


def test_the_nonces_are_durable_before_anything_is_drawn(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Browser(server.address)
    table = anna.open("clans", "me bot")["id"]
    looked: list[str | None] = []
    first_look = starting.first_look

    def look(connection: object, name: str) -> None:
        # Another connection than the one that draws: it sees what is committed.
        row = server.services.store.work(lambda c: find_table(c, name))
        looked.append(row.nonces)
        first_look(connection, name)  # type: ignore[arg-type]

    monkeypatch.setattr(starting, "first_look", look)
    anna.add(table, ONE)
    assert looked == [f'["{ONE}",null]']


def test_the_first_word_counts_and_a_late_one_does_not(server: Inside) -> None:
    anna, bo = Browser(server.address), Browser(server.address, "Bo")
    table = anna.open("clans", "me open")["id"]
    assert anna.add(table, ONE)["status"] == "open"
    assert anna.add(table, TWO)["wants_nonce"] is False
    assert bo.post(f"/api/tables/{table}/sit")["status"] == "open"
    assert bo.add(table, TWO)["nonces"] == [ONE, TWO]
    assert bo.add(table, ONE)["nonces"] == [ONE, TWO]


def test_a_seat_that_is_left_takes_its_nonce_along(server: Inside) -> None:
    anna, bo = Browser(server.address), Browser(server.address, "Bo")
    program = Somebody(server.address, "Program")
    table = anna.open("clans", "me open")["id"]
    anna.add(table, ONE)
    bo.post(f"/api/tables/{table}/sit")  # full; its nonce is waited for
    bo.post(f"/api/tables/{table}/leave")
    begun = program.post(f"/api/tables/{table}/sit")
    assert (begun["status"], begun["nonces"]) == ("live", [ONE, None])


def test_who_sends_none_in_time_is_left_out(
    each_server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(starting, "NONCE_MS", 300)
    anna, bo = Browser(each_server.address), Browser(each_server.address, "Bo")
    table = anna.open("clans", "me open")["id"]
    anna.add(table, ONE)
    assert bo.post(f"/api/tables/{table}/sit")["status"] == "open"
    until(lambda: anna.get(f"/api/tables/{table}")["status"] == "live")
    assert anna.get(f"/api/tables/{table}")["nonces"] == [ONE, None]
    assert bo.add(table, TWO)["nonces"] == [ONE, None]


def test_a_table_over_days_and_a_table_of_programs_wait_for_nobody(server: Inside) -> None:
    anna = Browser(server.address)
    opened = anna.open("clans", "me bot", clock={"kind": "days", "days": 2})
    assert (opened["status"], opened["nonces"]) == ("live", [None, None])
    program = Somebody(server.address, "Program")
    assert program.open("clans", "me bot")["nonces"] == [None, None]
    table = program.open("clans", "me open")["id"]
    assert program.post(f"/api/tables/{table}/nonce", nonce=ONE)["status"] == "open"
    assert Somebody(server.address, "Bo").post(f"/api/tables/{table}/sit")["nonces"] == [ONE, None]


def test_a_rematch_asks_anew(server: Inside) -> None:
    anna = Browser(server.address)
    table = anna.open("clans", "me bot")["id"]
    anna.add(table, ONE)
    line = anna.line()
    line.watch(table, 0)
    line.act("resign", match=table, seat=0)
    again = anna.post(f"/api/tables/{table}/rematch")
    assert (again["wants_nonce"], again["nonces"], again["winners"]) == (True, None, None)
    assert anna.add(again["id"], TWO)["nonces"] == [None, TWO]


def test_strangers_and_nonsense_are_refused(server: Inside) -> None:
    anna = Browser(server.address)
    table = anna.open("clans", "me open")["id"]
    path = f"/api/tables/{table}/nonce"
    assert Somebody(server.address, "Bo").refused(path, nonce=ONE) == "forbidden"
    for nonce in ("", "ab", "A" * 32, "0" * 31, "0" * 65, "g" * 32, f"{ONE}\n", 7):
        assert anna.refused(path, nonce=nonce) == "bad-request", nonce
    assert anna.get(f"/api/tables/{table}")["wants_nonce"] is True


def test_two_who_add_at_the_same_moment_start_the_match(each_server: Inside) -> None:
    for _ in range(5):
        people = [Browser(each_server.address, name) for name in ("Anna", "Bo", "Cleo")]
        table = people[0].open("clans", "me open open")["id"]
        for who in people[1:]:
            who.post(f"/api/tables/{table}/sit")
        threads = [threading.Thread(target=who.add, args=(table, ONE)) for who in people]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        begun = people[0].get(f"/api/tables/{table}")
        assert (begun["status"], begun["nonces"]) == ("live", [ONE] * 3)


def test_a_restart_starts_what_was_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = file_url(tmp_path)
    monkeypatch.setattr(starting, "NONCE_MS", 3000)
    with inside(url) as server:
        anna = Browser(server.address)
        table = anna.open("clans", "me bot")["id"]
    with inside(url) as again:
        looker = Somebody(again.address, "Bo")
        until(lambda: looker.get(f"/api/tables/{table}")["status"] == "live")
        assert looker.get(f"/api/tables/{table}")["nonces"] == [None, None]


def test_the_record_tells_what_was_added_and_anybody_can_draw_again(server: Inside) -> None:
    anna, bo = Browser(server.address), Browser(server.address, "Bo")
    table = anna.open("clans", "me open")["id"]
    bo.post(f"/api/tables/{table}/sit")
    anna.add(table, ONE)
    bo.add(table, TWO)
    line = anna.line()
    line.watch(table, 0)
    line.act("resign", match=table, seat=0)
    result = line.until(lambda told: told["result"])["result"]
    assert result["nonces"] == [ONE, TWO]
    written = anna.http.get(f"/api/tables/{table}/record").text
    read = record.read(written)
    assert read.tags["Nonces"] == f"{ONE} {TWO}"
    assert record.verify(find("clans"), read).problems == []
    fair = anna.get(f"/api/tables/{table}/fairness")
    assert (fair["ok"], fair["nonces"]) == (True, [ONE, TWO])
    # The recipe of docs/notation.md, by hand.
    key = hmac.digest(
        bytes.fromhex(result["seed"]), f"dorfplatz nonces {ONE} {TWO}".encode(), hashlib.sha256
    )
    first = drawn(bytes.fromhex(result["seed"]), [ONE, TWO])
    assert drawn(key, None) == first == [move.text for move in read.moves[: len(first)]]


def test_nonces_that_were_changed_afterwards_are_noticed(server: Inside) -> None:
    anna = Browser(server.address)
    table = anna.open("clans", "me me")["id"]
    anna.add(table, ONE)
    line = anna.line()
    line.watch(table, 0)
    line.act("resign", match=table, seat=0)
    other = f'["{TWO}","{ONE}"]'
    forge = update(matches).where(matches.c.id == table).values(nonces=other)
    server.services.store.work(lambda c: c.execute(forge), True)
    match = server.services.hub.owners[table]
    server.run(lambda: setattr(match, "match", None))
    fair = anna.get(f"/api/tables/{table}/fairness")
    assert fair["ok"] is False
    assert "nonces" in [check["name"] for check in fair["checks"] if not check["ok"]]
