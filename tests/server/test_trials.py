"""What might have been: from moments of matches that are over, never of one that goes on."""

import time
from pathlib import Path

import httpx
import pytest

from dorfplatz.games import find
from dorfplatz.server.services import TRIAL_BURST
from dorfplatz.table import record
from tests.server.support import PATIENCE, Inside, Json, Somebody

RECORDS = Path(__file__).resolve().parents[1] / "old" / "records"
GAMES = [
    "clans-3-over",
    "garden-nation-2-over",
    "hoyuk-2-expert-over",
    "taluva-2-over",
    "above-and-below-2-en-over",
]


@pytest.fixture(autouse=True)
def roomy(server: Inside) -> None:
    """Tests ask more in a second than a person does."""
    for limits in (server.services.trials, server.services.network_trials):
        limits.rate, limits.size = 1e6, 10**6
        limits._buckets.clear()


def written(name: str) -> str:
    return (RECORDS / f"{name}.dorf").read_text(encoding="utf-8")


def of_record(name: str, share: float) -> Json:
    text = written(name)
    return {"of": "record", "record": text, "at": int(len(record.read(text).moves) * share)}


def asked(somebody: Somebody, do: str, begin: Json, line: list[str], **more: object) -> Json:
    return somebody.post("/api/what-if", do=do, begin=begin, line=line, **more)


def refused(somebody: Somebody, begin: Json, do: str = "see", **more: object) -> str:
    body = {"do": do, "begin": begin, **more}
    answer = somebody.http.post("/api/what-if", json=body)
    assert answer.status_code >= 400, answer.text
    error = answer.json()["error"]
    assert " " in error["message"] and not error["message"].startswith("error-")
    return str(error["code"])


def resigned(somebody: Somebody, **more: object) -> str:
    """Play a match to its end and return its table."""
    table = str(somebody.open("clans", "me me", **more)["id"])
    line = somebody.line()
    line.watch(table, 0)
    line.watch(table, 1)
    line.act("resign", match=table, seat=1)
    return table


# -- Who may know what ------------------------------------------------------------------------


def test_nothing_of_a_match_that_goes_on_can_be_reached(server: Inside) -> None:
    anna, bo = Somebody(server.address, "Anna"), Somebody(server.address, "Bo")
    table = anna.open("clans", "me me")["id"]
    begin = {"of": "match", "table": table, "at": 0}
    for somebody in (anna, bo):
        for do in ("see", "describe", "draw", "bot", "plan", "preview", "why_not"):
            assert refused(somebody, begin, do, move="A1>A2", picks=["from:A1"]) == "not-possible"
        answer = somebody.http.post("/api/what-if/played-out", json={"begin": begin})
        assert answer.json()["error"]["code"] == "not-possible"
        assert set(answer.json()) == {"error"}
        fog = somebody.http.post(f"/api/tables/{table}/fog", json={"seat": 0, "at": 0})
        assert fog.json()["error"]["code"] == "not-possible" and set(fog.json()) == {"error"}
    assert not server.services.played_out._jobs


def test_a_finished_match_is_for_those_who_may_see_it(server: Inside) -> None:
    anna, bo = Somebody(server.address, "Anna"), Somebody(server.address, "Bo")
    table = resigned(anna, public=False)
    begin = {"of": "match", "table": table, "at": 0}
    assert refused(bo, begin) == "not-found"
    seen = asked(anna, "see", begin, [])["seen"]
    assert seen["update"]["turn"] == -1 and seen["outcomes"]
    assert refused(anna, {**begin, "at": 10_000}) == "not-possible"
    assert refused(anna, {**begin, "table": "nothing"}) == "not-found"


def test_fog_of_a_finished_match(server: Inside) -> None:
    anna, bo = Somebody(server.address, "Anna"), Somebody(server.address, "Bo")
    table = resigned(anna, public=False)
    address = f"/api/tables/{table}/fog"
    assert bo.refused(address, seat=0, at=0) == "not-found"
    assert anna.refused(address, seat=2, at=0) == "not-possible"
    assert anna.refused(address, seat=0, at=1000) == "not-possible"
    assert anna.post(address, seat=0, at=0) == {"hides": True, "veils": []}
    (veil,) = anna.post(address, seat=0, at=14)["veils"]
    assert veil["about"]["args"] == {"seat": "seat:1"}
    assert len(veil["likely"]) == 4 and sum(one["true"] for one in veil["likely"]) == 1


# -- Moves, chance, bots ------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_moment_of_a_record_becomes_a_position_and_goes_on(server: Inside, name: str) -> None:
    anna = Somebody(server.address, "Anna")
    begin = of_record(name, 0.4)
    seen = asked(anna, "see", begin, [])["seen"]
    position = seen["begin"]
    assert position["of"] == "position"
    line: list[str] = []
    decided = drawn = 0
    for _ in range(60):
        seen = asked(anna, "see", position, line, seat=0)["seen"]
        told = seen["update"]
        assert [one["text"] for one in seen["tried"]] == line
        if told["turn"] == "over":
            break
        if told["turn"] == -1:
            drawn += 1
            assert sum(one["share"] for one in seen["outcomes"]) <= 1 + 1e-9
            moves = [one["move"] for one in seen["outcomes"]]
            move = asked(anna, "draw", position, line)["move"]
            assert move in moves or seen["hidden"]
        else:
            decided += 1
            assert told["seat"] == told["turn"] == told["prompt"]["seat"]
            move = told["prompt"]["options"][-1]["move"]
            asked(anna, "preview", position, line, move=move)
        line.append(move)
        if decided > 2 and drawn > 0:
            break
    assert decided > 2
    assert asked(anna, "describe", position, line)["sentences"]


def test_a_draw_can_be_chosen_and_what_is_impossible_is_said(server: Inside) -> None:
    anna = Somebody(server.address, "Anna")
    moves = record.read(written("taluva-2-over")).moves
    begin = {"of": "record", "record": written("taluva-2-over"), "at": 0}
    seen = asked(anna, "see", begin, [])["seen"]
    assert seen["hidden"] == 0
    assert sum(one["share"] for one in seen["outcomes"]) == pytest.approx(1)
    assert any(one["move"] == moves[0].text for one in seen["outcomes"])
    for outcome in seen["outcomes"][:3]:
        after = asked(anna, "see", begin, [outcome["move"]])["seen"]
        assert after["tried"][0]["events"] == outcome["said"]
    assert refused(anna, begin, line=["nonsense"]) == "unreadable"
    assert refused(anna, begin, do="bot") == "not-possible"
    after_draw = {**begin, "at": 1}
    assert refused(anna, after_draw, do="draw") == "not-possible"
    long = ["x"] * 301
    assert refused(anna, begin, line=long) == "bad-request"


def test_positions_that_cannot_be_read_are_said_to_be_so(server: Inside) -> None:
    anna = Somebody(server.address, "Anna")
    for game in ("clans", "taluva", "hoyuk", "garden-nation", "above-and-below"):
        begin = {"of": "position", "game": game, "position": "no position"}
        assert refused(anna, begin) == "bad-position"
    assert refused(anna, {"of": "position", "game": "chess", "position": "x"}) == "unknown-game"
    assert refused(anna, {"of": "record", "record": "no record", "at": 0}) == "bad-record"


def test_a_bot_answers_with_reasons(server: Inside) -> None:
    anna = Somebody(server.address, "Anna")
    begin = of_record("clans-3-over", 0.5)
    seen = asked(anna, "see", begin, [])["seen"]
    told = asked(anna, "bot", begin, [], bot="greedy")
    assert told["move"] in [one["move"] for one in seen["update"]["prompt"]["options"]]
    stranger = httpx.post(
        f"{server.address}/api/what-if", json={"do": "bot", "begin": begin, "line": []}
    )
    assert stranger.json()["error"]["code"] == "not-signed-in"
    assert refused(anna, begin, do="bot", bot="nobody") == "not-possible"


def test_bots_play_a_position_out(server: Inside) -> None:
    anna = Somebody(server.address, "Anna")
    body = {"begin": of_record("clans-3-over", 0.8), "line": []}
    server.services.played_out.seconds = 30.0
    deadline = time.monotonic() + PATIENCE
    told = anna.post("/api/what-if/played-out", **body)
    while not told["ready"] and time.monotonic() < deadline:
        time.sleep(0.1)
        told = anna.post("/api/what-if/played-out", **body)
    assert told["ready"] and 0 < told["done"] <= told["total"] == 100
    assert sum(seat["wins"] for seat in told["seats"]) == pytest.approx(told["done"])
    assert all(len(seat["points"]) == told["done"] for seat in told["seats"])
    stranger = httpx.post(f"{server.address}/api/what-if/played-out", json=body)
    assert stranger.json()["error"]["code"] == "not-signed-in"


def test_nobody_plays_out_two_positions_at_once(server: Inside) -> None:
    anna = Somebody(server.address, "Anna")
    server.services.played_out.seconds = 20.0
    first = {"begin": of_record("hoyuk-2-expert-over", 0.1), "line": []}
    second = {"begin": of_record("clans-3-over", 0.3), "line": []}
    assert not anna.post("/api/what-if/played-out", **first)["ready"]
    refusal = anna.http.post("/api/what-if/played-out", json=second).json()
    assert refusal["error"]["code"] == "too-many"


def test_who_asks_too_much_waits(server: Inside) -> None:
    anna = Somebody(server.address, "Anna")
    trials = server.services.trials
    trials.rate, trials.size = 0.0, TRIAL_BURST
    begin = of_record("clans-3-over", 0.0)
    for _ in range(TRIAL_BURST):
        asked(anna, "see", begin, [])
    assert refused(anna, begin) == "too-many"


# -- The truth of it ------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*GAMES, "hoyuk-2-over"])
def test_a_line_ends_as_the_match_did(server: Inside, name: str) -> None:
    """Playing the moves of the record from any moment leads where the record leads."""
    anna = Somebody(server.address, "Anna")
    read = record.read(written(name))
    game = find(read.game)
    most = len(read.moves)
    for at in (0, most // 2, most - 1):
        line = [move.text for move in read.moves[at : at + 300]]
        begin = {"of": "record", "record": written(name), "at": at}
        seen = asked(anna, "see", begin, line)["seen"]
        if at + len(line) == most:
            assert seen["update"]["turn"] == "over"
            told = ", ".join(
                f"{game.notation.seat_name(one['seat'])} {one['points']} points rank {one['rank']}"
                for one in seen["result"]
            )
            assert told == read.tags["Result"]
