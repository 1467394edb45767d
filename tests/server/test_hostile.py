"""Malformed, oversized, foreign and hostile messages: refused with a reason, and nothing breaks."""

import json
import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path
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
from tests.server.support import Inside, Line, Somebody, inside

quick = settings(
    max_examples=int(os.environ.get("DORFPLATZ_FUZZ", "40")),
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
VERBS = sorted(kind.__struct_config__.tag for kind in get_args(wire.Request))
FIELDS = ["match", "seat", "move", "since", "version", "key", "text", "bot", "on", "what", "id"]


@quick
@given(
    do=st.sampled_from(VERBS),
    fields=st.dictionaries(st.sampled_from([*FIELDS, "against"]), ANYTHING, max_size=6),
    real=st.booleans(),
)
def test_any_message_gets_an_answer(
    server: Inside, talker: tuple[Line, str], do: str, fields: dict[str, Any], real: bool
) -> None:
    line, table = talker
    if real:
        fields = {"seat": 0, "move": "A1-A3", "text": "hi", "against": 1, **fields, "match": table}
    try:
        text = json.dumps({**fields, "do": do, "id": "any"}, allow_nan=True)
        line.socket.send(text)
    except UnicodeEncodeError:
        return
    told = line.next("ack", "refused", "pong", "preview", "why_not", "update", "bye")
    assert told["type"] != "bye"
    if told["type"] == "refused":
        assert told["error"]["code"] in STATUS
        assert told["error"]["message"]
        assert "Traceback" not in told["error"]["message"]


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("dorfplatz.server.socket.MOST_MISTAKES", 10**9)
        with inside(f"sqlite:///{tmp_path_factory.mktemp('patient')}/p.db") as running:
            yield running


@pytest.fixture
def talker(patient: Inside) -> tuple[Line, str]:
    anna = Somebody(patient.address)
    table = anna.open("clans", "me me")["id"]
    line = anna.line()
    line.watch(table, 0)
    return line, str(table)


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
    for verb in VERBS:
        assert f'"{verb}"' in json.dumps(described["$defs"])


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
