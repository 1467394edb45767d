"""Reviews: of matches that are over, for those who may see them, kept, and in nobody's way."""

import time
from pathlib import Path

import httpx
import pytest

from tests.server.support import PATIENCE, Inside, Json, Somebody, file_url, inside

RECORDS = Path(__file__).resolve().parents[1] / "old" / "records"


def played(server: Inside, somebody: Somebody, **more: object) -> str:
    """Play a match to its end and return its table."""
    table = str(somebody.open("clans", "me me", **more)["id"])
    line = somebody.line()
    line.watch(table, 0)
    line.watch(table, 1)
    line.act("resign", match=table, seat=1)
    return table


def made(somebody: Somebody, address: str, **body: object) -> Json:
    """Ask until the review is there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        told = somebody.post(address, **body)
        if told["review"] is not None:
            found: Json = told["review"]
            return found
        assert 0 <= told["done"] <= max(told["total"], 1)
        time.sleep(0.1)
    raise AssertionError("no review came")


def test_nothing_of_a_match_that_goes_on_can_be_reached(server: Inside) -> None:
    anna = Somebody(server.address, "Anna")
    table = anna.open("clans", "me me")["id"]
    assert anna.refused(f"/api/tables/{table}/review", "POST") == "not-possible"
    assert not server.services.reviews._making


def test_a_review_is_made_once_and_kept_with_the_match(tmp_path: Path) -> None:
    url = file_url(tmp_path)
    with inside(url, review=0.5) as server:
        anna, bo = Somebody(server.address, "Anna"), Somebody(server.address, "Bo")
        table = played(server, anna, public=False)
        address = f"/api/tables/{table}/review"
        assert bo.refused(address, "POST") == "not-found"
        found = made(anna, address)
        assert found["game"] == "clans" and found["fits"]
        assert len(found["players"]) == 2
        assert sum(player["luck"] for player in found["players"]) == pytest.approx(0, abs=1e-9)
        server.services.reviews._making.clear()
        assert anna.post(address)["review"] == found
        assert not server.services.reviews._making


def test_a_record_that_somebody_brings_is_reviewed_and_not_kept(server: Inside) -> None:
    anna = Somebody(server.address, "Anna")
    written = (RECORDS / "clans-2-over.dorf").read_text(encoding="utf-8")
    found = made(anna, "/api/review", record=written)
    assert found["game"] == "clans" and found["ranks"] in ([1, 2], [2, 1])
    assert found["points"] and found["luck"]
    for player in found["players"]:
        for moment in player["moments"]:
            assert moment["picks"] and moment["better"] != moment["played"]


def test_a_record_of_a_match_that_goes_on_or_no_record_is_refused(server: Inside) -> None:
    anna = Somebody(server.address, "Anna")
    half = (RECORDS / "clans-2-half.dorf").read_text(encoding="utf-8")
    anna.post("/api/review", record=half)
    deadline = time.monotonic() + PATIENCE
    answer = anna.http.post("/api/review", json={"record": half})
    while answer.status_code == 200 and time.monotonic() < deadline:
        time.sleep(0.1)
        answer = anna.http.post("/api/review", json={"record": half})
    assert answer.json()["error"]["code"] == "not-possible"
    assert anna.http.post("/api/review", json={"record": "no record"}).status_code == 400


def test_strangers_begin_no_work_and_nobody_begins_two(server: Inside) -> None:
    anna = Somebody(server.address, "Anna")
    first = (RECORDS / "clans-3-over.dorf").read_text(encoding="utf-8")
    second = (RECORDS / "clans-2-may-over.dorf").read_text(encoding="utf-8")
    stranger = httpx.post(f"{server.address}/api/review", json={"record": first})
    assert stranger.json()["error"]["code"] == "not-signed-in"
    anna.post("/api/review", record=first)
    refused = anna.http.post("/api/review", json={"record": second}).json()
    assert refused["error"]["code"] == "too-many"


def test_live_bots_come_first(server: Inside) -> None:
    """While a review is made, a bot answers between two of its steps."""
    anna = Somebody(server.address, "Anna")
    written = (RECORDS / "clans-3-over.dorf").read_text(encoding="utf-8")
    anna.post("/api/review", record=written)
    table = anna.open("clans", "me bot")["id"]
    line = anna.line()
    line.watch(table, 0)
    line.until(lambda update: update["turn"] == 0)
    move = line.update["prompt"]["options"][0]["move"]
    version = line.act("move", match=table, seat=0, move=move)["version"]
    line.until(lambda update: update["version"] > version)
