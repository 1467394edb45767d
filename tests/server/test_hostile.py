"""Malformed, oversized, foreign and hostile messages: refused with a reason, and nothing breaks."""

import json
import logging
import math
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from sqlalchemy.exc import OperationalError

from dorfplatz.server import wire
from dorfplatz.server.app import ENDPOINTS
from dorfplatz.server.describe import messages, openapi
from dorfplatz.server.errors import STATUS, TooMany
from dorfplatz.server.limits import Bucket, Limits
from dorfplatz.server.logs import JsonLines
from dorfplatz.server.socket import LARGEST_MESSAGE, MOST_MISTAKES
from tests.server.support import Inside, Somebody, inside

quick = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)

DESCRIBED = openapi(ENDPOINTS)

NOT_MESSAGES = [
    "",
    "nonsense",
    "[]",
    "null",
    '{"do": "fly"}',
    '{"do": "move"}',
    '{"do": "move", "match": 7, "seat": 0, "move": "x"}',
    '{"do": "move", "match": "x", "seat": -1, "move": "x"}',
    '{"do": "move", "match": "x", "seat": 0, "move": "' + "y" * 500 + '"}',
    '{"do": "ping", "extra": 1}',
    '{"do": "ping", "id": "' + "i" * 100 + '"}',
    "[" * 3000,
    '{"do": "chat", "match": "x", "text": "\\ud800"}',
]


@pytest.mark.parametrize("text", NOT_MESSAGES, ids=range(len(NOT_MESSAGES)))
def test_what_is_no_message_is_refused(server: Inside, text: str) -> None:
    line = Somebody(server.address).line()
    line.socket.send(text)
    assert line.next("refused")["error"]["code"] == "bad-request"
    assert line.act("ping", id="still here")["id"] == "still here"


def test_bytes_are_read_like_text(server: Inside) -> None:
    line = Somebody(server.address).line()
    line.socket.send(b"\xff\xfe")
    assert line.next("refused")["error"]["code"] == "bad-request"
    line.socket.send(b'{"do": "ping", "id": "b"}')
    assert line.next("pong")["id"] == "b"


def test_too_large_a_message_ends_the_connection(server: Inside) -> None:
    line = Somebody(server.address).line()
    line.socket.send("x" * (LARGEST_MESSAGE + 1))
    assert line.closed() == 1009


def test_too_many_mistakes_end_the_connection(server: Inside) -> None:
    line = Somebody(server.address).line()
    for _ in range(MOST_MISTAKES):
        line.socket.send("?")
    assert line.next("bye")["again"] is False
    assert line.closed() == 4429


def test_too_large_a_body_and_other_content(server: Inside) -> None:
    anna = Somebody(server.address)
    huge = anna.http.post("/api/guest", json={"name": "x" * 100_000})
    assert (huge.status_code, huge.json()["error"]["code"]) == (413, "too-large")
    form = anna.http.post("/api/guest", data={"name": "x"})
    assert (form.status_code, form.json()["error"]["code"]) == (400, "bad-request")
    assert anna.http.get("/api/nothing").status_code == 404
    assert anna.http.put("/api/guest").status_code == 405


def test_limits_per_connection_and_per_address(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/limits.db"
    with inside(url, rate=0.1, burst=5, address_rate=0.1, address_burst=12) as server:
        anna = Somebody(server.address)
        line = anna.line()
        told = [line.act("ping", id=str(n))["type"] for n in range(7)]
        assert told == ["pong"] * 5 + ["refused"] * 2
        codes = [anna.http.get("/api/games").status_code for _ in range(12)]
        assert codes[0] == 200
        assert codes[-1] == 429
    with inside(url, sign_ins=3) as server:
        anna = Somebody(server.address, None)
        tried = [anna.refused("/api/sign-in", name="Anna", password="guessed it") for _ in range(5)]
        assert tried == ["wrong-password"] * 3 + ["too-many"] * 2


def test_buckets_fill_up_again() -> None:
    now = 0.0
    bucket = Bucket(2.0, 3, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    limits = Limits(1.0, 1, lambda: now)
    limits.check("a")
    limits.check("b")
    with pytest.raises(TooMany):
        limits.check("a")


# -- Anything at all -------------------------------------------------------------------------

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**40), 2**40) | st.floats() | st.text(max_size=40),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
KINDS = sorted(get_args(wire.Request), key=lambda kind: str(kind.__struct_config__.tag))
TABLE = "the table"
MOVES = ["A1-A3", "A1-L5", "B1-B2", "A3-A1"]
LIKELY: dict[str, Callable[[Random], Any]] = {
    "match": lambda dice: TABLE,
    "seat": lambda dice: dice.choice([0, 1, None]),
    "move": lambda dice: dice.choice(MOVES),
    "moves": lambda dice: dice.choices(MOVES, k=dice.randrange(4)),
    "picks": lambda dice: dice.choices(["field:A1", "field:A3", "to:L5"], k=dice.randrange(4)),
    "text": lambda dice: odd_text(dice).strip("\ud800\0") or "hi",
    "since": lambda dice: dice.choice([0, 3]),
    "version": lambda dice: None,
    "key": lambda dice: None,
    "against": lambda dice: dice.choice([0, 1]),
    "drawn": lambda dice: dice.choice([True, False]),
    "on": lambda dice: dice.choice([True, False]),
    "bot": lambda dice: dice.choice(["greedy", "strong", "nobody"]),
}
ODD_LETTERS = 'aZ0 -_:?"\\/\n\t\0\x1b\x7f\u00ad\u200b\u200d\u202e\u2028\ud800\uffff\U0001f3e0ßİﬁ'


def odd_text(dice: Random) -> str:
    """Return a text with whatever letters."""
    return "".join(dice.choices(ODD_LETTERS, k=dice.randrange(40)))


def anything(dice: Random, depth: int = 0) -> Any:
    """Return any value JSON has, and some it has not."""
    match dice.randrange(9 if depth < 3 else 7):
        case 0:
            return dice.choice([None, True, False])
        case 1 | 2:
            return dice.choice([0, 1, -1, 2**31, -(2**63), 2**64, dice.randrange(-(2**40), 2**40)])
        case 3:
            return dice.choice([0.5, -0.0, 1e308, math.inf, math.nan])
        case 4 | 5 | 6:
            return odd_text(dice)
        case 7:
            return [anything(dice, depth + 1) for _ in range(dice.randrange(4))]
    return {odd_text(dice)[:8]: anything(dice, depth + 1) for _ in range(dice.randrange(4))}


def message(dice: Random) -> dict[str, Any]:
    """Return a message with the fields of its kind: likely ones, any others, some left out."""
    kind = dice.choice(KINDS)
    names = [name for name in kind.__struct_fields__ if name != "id" and dice.randrange(10)]
    if not dice.randrange(20):
        names.append(dice.choice(["against", "extra", "key"]))
    likely = dice.randrange(4) > 0
    said: dict[str, Any] = {"do": kind.__struct_config__.tag}
    for name in names:
        usual = LIKELY.get(name, anything) if likely else anything
        said[name] = usual(dice)
    return said


def test_any_message_gets_an_answer(patient: Inside) -> None:
    talker = Talker(patient.address)
    kinds: Counter[tuple[str, str]] = Counter()
    for number in range(int(os.environ.get("DORFPLATZ_FUZZ", "200"))):
        asked = message(Random(number))
        told = talker.answers({**asked, "id": talker.name()})
        kinds.update((asked["do"], one["type"]) for one in told)
        assert told or asked["do"] == "hint", (number, asked)  # which is thought about for a while
        for one in told:
            assert one["type"] != "bye", (number, asked)
            if one["type"] == "refused":
                error = one["error"]
                assert error["code"] in STATUS
                assert error["message"]
                assert "Traceback" not in error["message"]
                assert (error["phrase"] or {}).get("key") != "error-inside", (number, asked)
    for (verb, answer), times in sorted(kinds.items()):
        print(f"{verb}: {times} {answer}")
    by_chance = ("refused", "presence", "hint")
    obeyed = {verb for verb, answer in kinds if answer not in by_chance}
    assert len(obeyed) > len(KINDS) / 2  # or else they would all be turned away at the door


class Talker:
    """Somebody who says anything at all, and takes a new table when a game is over."""

    def __init__(self, address: str) -> None:
        self.who = Somebody(address)
        self.line = self.who.line()
        self.names = 0
        self.table = ""
        self.sit()

    def sit(self) -> None:
        self.table = str(self.who.open("clans", "me me")["id"])
        self.line.watch(self.table, 0)

    def name(self) -> str:
        self.names += 1
        return f"any {self.names}"

    def answers(self, asked: dict[str, Any]) -> list[dict[str, Any]]:
        """Say something, and return all that is said before the answer to the next ping."""
        if asked.get("match") == TABLE:
            asked["match"] = self.table
        try:
            text = json.dumps(asked, allow_nan=True)
            self.line.socket.send(text)
        except UnicodeEncodeError:
            return [{"type": "unsendable"}]
        ping = self.name()
        self.line.send(do="ping", id=ping)
        told: list[dict[str, Any]] = []
        while True:
            one = json.loads(self.line.socket.recv(60))
            if one["type"] == "pong" and one["id"] == ping:
                break
            told.append(one)
        if asked["do"] in ("resign", "vote") and any(one["type"] == "ack" for one in told):
            self.sit()
        return told


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("dorfplatz.server.socket.MOST_MISTAKES", 10**9)
        with inside(f"sqlite:///{tmp_path_factory.mktemp('patient')}/p.db") as running:
            yield running


@settings(quick, max_examples=8)
@given(data=st.data())
@pytest.mark.parametrize(
    "endpoint", ENDPOINTS, ids=lambda e: f"{e.method}{e.path}".replace("/", "-")
)
def test_any_request_gets_an_answer_of_the_description(
    server: Inside, strangers: httpx.Client, cookie: str, endpoint: Any, data: st.DataObject
) -> None:
    path = endpoint.path
    for name in ("{table}", "{token}", "{seat}"):
        part = data.draw(
            st.text(st.characters(codec="ascii", categories=["L", "N"]), min_size=1, max_size=6)
        )
        path = path.replace(name, part)
    headers = {}
    if data.draw(st.booleans()):
        headers["cookie"] = cookie
    body = None
    if endpoint.body is not None:
        names = endpoint.body.__struct_fields__
        fields = data.draw(st.dictionaries(st.sampled_from(names), ANYTHING))
        try:
            body = json.dumps(data.draw(st.just(fields) | ANYTHING)).encode()
        except UnicodeEncodeError:
            return
        headers["content-type"] = "application/json"
    answer = strangers.request(
        endpoint.method, server.address + path, content=body, headers=headers, timeout=30
    )
    told = DESCRIBED["paths"][endpoint.path][endpoint.method.lower()]["responses"]
    assert str(answer.status_code) in told
    assert answer.status_code != 503 or endpoint.path == "/health/ready"
    if answer.status_code >= 400:
        assert answer.json()["error"]["code"] in STATUS
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.fixture
def strangers() -> Iterator[httpx.Client]:
    with httpx.Client() as client:
        yield client


@pytest.fixture
def cookie(server: Inside) -> str:
    """The cookie of somebody, who may delete themselves."""
    return f"dorfplatz={Somebody(server.address).http.cookies['dorfplatz']}"


# -- Nothing secret gets out --------------------------------------------------------------------


def test_the_description_is_complete() -> None:
    told = DESCRIBED
    names = json.dumps(told["paths"])
    for part in names.split('"$ref": "')[1:]:
        name = part.split('"')[0].rsplit("/", 1)[1]
        assert name in told["components"]["schemas"]
    described = messages()
    assert set(described["views"]) >= {"clans"}
    for kind in KINDS:
        assert f'"{kind.__struct_config__.tag}"' in json.dumps(described["$defs"])


def test_logs_and_metrics_hold_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "dorfplatz")
    with inside(f"sqlite:///{tmp_path}/logs.db") as server:
        anna = Somebody(server.address, "Geheimnis")
        anna.post("/api/account", name="Geheimnis", password="open sesame please")
        token = anna.post("/api/me/tokens", label="bot")["token"]
        table = anna.open("clans", "me friend", public=False)
        line = anna.line(query="?lang=de")
        line.send(do="watch", match=table["id"])
        assert line.next("table")["table"]["key"] == table["key"]
        line.act("chat", match=table["id"], text="unter uns", id="1")
        anna.http.get(f"/api/tables/{table['id']}", headers={"x-table-key": table["key"]})
        key = server.services.key
        numbers = anna.http.get("/metrics").text
        cookie = anna.http.cookies["dorfplatz"]
        seed = server.services.store.work(
            lambda c: bytes(c.exec_driver_sql("SELECT seed FROM matches").scalar()).hex()
        )
    written = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert "POST /api/tables" in written
    assert "dorfplatz_http_requests_total" in numbers
    secrets = ["Geheimnis", "sesame", token, table["key"], "unter uns", key, cookie, seed]
    for secret in secrets:
        assert secret not in written
        assert secret not in numbers


def test_a_trace_in_the_log_names_places_and_no_values() -> None:
    try:
        raise OperationalError("SELECT 'secret value'", {}, ValueError("secret value"))
    except OperationalError:
        record = logging.LogRecord("dorfplatz", 40, "", 0, "failed", None, sys.exc_info())
    line = json.loads(JsonLines().format(record))
    assert line["exception"] == "OperationalError"
    assert line["trace"][0].startswith("test_hostile.py:")
    assert "secret value" not in json.dumps(line)


def test_metrics_are_for_this_machine_only(server: Inside) -> None:
    anna = Somebody(server.address)
    assert anna.http.get("/metrics").status_code == 200
    far = anna.http.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"})
    assert far.status_code == 404
    assert anna.get("/health/alive")["ok"] is True
    assert anna.get("/health/ready")["database"] is True
