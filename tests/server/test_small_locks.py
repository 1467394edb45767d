"""Smaller locks: origins, files, health, names, guessing, seats."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from dorfplatz.server.backup import back_up
from dorfplatz.server.errors import BadRequest, Unavailable
from dorfplatz.server.origins import site
from dorfplatz.server.routes import identity
from dorfplatz.server.store import Store
from dorfplatz.server.texts import is_visible
from tests.server.support import PATIENCE, Inside, Somebody, file_url, inside

PASSWORD = "correct horse battery"


# -- Origins -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sent", ["http://[", "http://a:b", "nonsense", "", "http://", "http://x/path", "http://a@b"]
)
def test_a_malformed_origin_is_a_bad_request(server: Inside, sent: str) -> None:
    answer = Somebody(server.address).http.post("/api/sign-out", headers={"origin": sent})
    assert answer.status_code == 400
    with pytest.raises(BadRequest):
        site(sent)


def test_origins_are_compared_with_their_scheme(tmp_path: Path) -> None:
    with inside(file_url(tmp_path), origins=("https://friends.example",)) as server:
        anna = Somebody(server.address)

        def status(origin: str, **more: str) -> int:
            return anna.http.post(
                "/api/me/name", json={"name": "Anna"}, headers={"origin": origin, **more}
            ).status_code

        secure = server.address.replace("http", "https")
        assert status(server.address) == 200
        assert status(secure) == 403
        assert status(secure, **{"x-forwarded-proto": "https"}) == 200
        assert status("https://friends.example") == status("https://friends.example:443") == 200
        assert status("http://friends.example") == 403
        assert status("null") == 403


# -- Files ---------------------------------------------------------------------------------------


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_database_and_backups_are_for_their_owner_only(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with inside(file_url(tmp_path)) as server:
            Somebody(server.address)
            back_up(server.services.store, tmp_path / "kept")
            names = sorted(path.name for path in tmp_path.iterdir())
            assert {"kept", "match.db", "match.db-wal", "match.db.lock"} <= set(names)
            assert {name: mode(tmp_path / name) for name in names} == dict.fromkeys(names, 0o600)
    finally:
        os.umask(before)


def test_a_locked_file_is_not_waited_for_without_end(tmp_path: Path) -> None:
    with inside(file_url(tmp_path)) as server:
        anna = Somebody(server.address)
        anna.http.timeout = 25.0
        holder = sqlite3.connect(tmp_path / "match.db", isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        try:
            assert anna.refused("/api/guest", name="Bo") == "unavailable"
        finally:
            holder.rollback()
            holder.close()
        assert anna.post("/api/guest", name="Bo")["name"] == "Bo"


# -- Health --------------------------------------------------------------------------------------


def test_alive_needs_no_database_and_ready_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(file_url(tmp_path)) as server:
        anna = Somebody(server.address)
        assert anna.get("/health/ready")["ok"] is True
        run = Store.run

        async def only_reads(self: Store, work: object, write: bool = False) -> object:
            if write:
                raise Unavailable("error-store", {"problem": "read-only"})
            return await run(self, work)  # type: ignore[arg-type]

        async def nothing(self: Store, work: object, write: bool = False) -> object:
            raise Unavailable("error-store", {"problem": "gone"})

        monkeypatch.setattr(Store, "run", only_reads)
        assert anna.http.get("/health/ready").status_code == 503
        monkeypatch.setattr(Store, "run", nothing)
        assert anna.get("/health/alive")["ok"] is True
        monkeypatch.setattr(Store, "run", run)


# -- Names ---------------------------------------------------------------------------------------

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800", "\u115f\u1160", "\u0301", "An\u200dna", "A\u200b", "\u200d", "A\u3164"],
)
def test_a_name_that_cannot_be_seen_is_refused(server: Inside, name: str) -> None:
    assert not is_visible(name)
    assert Somebody(server.address, None).refused("/api/guest", name=name) == "bad-request"


@pytest.mark.parametrize(
    "name", [FAMILY, "Łódź", "ひろ", "❤️\u200d🔥", "👩🏽\u200d🌾", "Zoë 2", "é", "नमस्ते"]
)
def test_a_name_that_can_be_seen_is_taken(server: Inside, name: str) -> None:
    assert Somebody(server.address, None).post("/api/guest", name=name)["kind"] == "guest"


def test_a_guest_cannot_pass_for_an_account(server: Inside) -> None:
    Somebody(server.address, None).post("/api/account", name="Known Anna", password=PASSWORD)
    guest = Somebody(server.address, "Guest")
    assert guest.refused("/api/guest", name="known ANNA") == "name-taken"
    assert guest.refused("/api/me/name", name="known ANNA") == "name-taken"


# -- Guessing ------------------------------------------------------------------------------------


def test_nobody_is_locked_out_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        if seconds == identity.GUESSING_SECONDS:
            waited.append(seconds)
            seconds = 0.0
        await sleep(seconds)

    monkeypatch.setattr(asyncio, "sleep", note)
    with inside(file_url(tmp_path), sign_ins=3) as server:
        Somebody(server.address, None).post("/api/account", name="Victim", password=PASSWORD)
        for number in range(6):  # from everywhere
            mallory = Somebody(server.address, None)
            mallory.http.headers["x-forwarded-for"] = f"203.0.113.{number}"
            guess = {"name": "Victim", "password": "guessed it"}
            assert mallory.refused("/api/sign-in", **guess) == "wrong-password"
        assert len(waited) == 3
        victim = Somebody(server.address, None)
        victim.http.headers["x-forwarded-for"] = "198.51.100.7"
        assert victim.post("/api/sign-in", name="Victim", password=PASSWORD)["kind"] == "account"
        assert len(waited) == 4


def test_one_household_has_one_limit_with_ipv6(tmp_path: Path) -> None:
    with inside(file_url(tmp_path), sign_ins=3) as server:
        answers = []
        for number in range(5):
            mallory = Somebody(server.address, None)
            mallory.http.headers["x-forwarded-for"] = f"2001:db8:1:2::{number}"
            guess = {"name": f"Nobody {number}", "password": "guessed it"}
            answers.append(mallory.refused("/api/sign-in", **guess))
        assert answers == ["wrong-password"] * 3 + ["too-many"] * 2


# -- Seats ---------------------------------------------------------------------------------------


def test_a_stranger_takes_one_seat_at_a_public_table(server: Inside) -> None:
    anna, bo = Somebody(server.address, "Anna"), Somebody(server.address, "Bo")
    table = anna.open("clans", "me open open open")
    path = f"/api/tables/{table['id']}/sit"
    bo.post(path)
    assert bo.refused(path) == "not-possible"
    bo.post(path, key=table["key"])  # who has the link is a friend and may bring somebody along
    anna.post(path)
    assert bo.get(f"/api/tables/{table['id']}")["status"] == "live"


# -- Workers -------------------------------------------------------------------------------------

TOO_MUCH = """
from dorfplatz.server.bot_worker import limit_memory

limit_memory(512)
try:
    bytearray(1024 * 1024 * 1024)
except MemoryError:
    print("refused")
"""


def test_a_worker_cannot_take_all_memory() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", TOO_MUCH],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    assert ran.stdout == "refused\n"


def test_an_old_session_is_nobody(server: Inside) -> None:
    anna = Somebody(server.address)
    server.services.store.work(
        lambda c: c.exec_driver_sql(
            f"UPDATE sessions SET created_at = 1 WHERE user_id = '{anna.id}'"
        ),
        True,
    )
    assert anna.refused("/api/me", "GET") == "not-signed-in"
