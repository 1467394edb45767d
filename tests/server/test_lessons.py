"""Lessons are answered without an account and without a match, and never more than was asked."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from dorfplatz.server import wire
from tests.server.support import Inside

FIRST = "/api/lessons/clans/first"


@pytest.fixture
def stranger(server: Inside) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=30) as client:
        yield client


def ask(stranger: httpx.Client, step: int, **asked: Any) -> Any:
    answer = stranger.post(f"{FIRST}/{step}", json=asked)
    assert answer.is_success, answer.text
    return answer.json()


def test_the_lessons_of_a_game_are_told_in_the_language_of_the_reader(
    stranger: httpx.Client,
) -> None:
    told = {
        lang: stranger.get(f"/api/lessons/clans?lang={lang}").json()["lessons"][0]
        for lang in ("en", "de")
    }
    assert told["en"]["title"] == "First introduction"
    assert told["de"]["title"] == "Erste Einführung"
    assert len(told["en"]["steps"]) == len(told["de"]["steps"])
    assert "position" not in told["en"]["steps"][0]


def test_a_step_is_seen_asked_about_and_finished(stranger: httpx.Client) -> None:
    seen = ask(stranger, 4, do="see")["update"]
    assert {option["move"] for option in seen["prompt"]["options"]} >= {"I3-I4", "I3-J4"}
    assert ask(stranger, 4, do="describe")["sentences"]
    assert ask(stranger, 4, do="hint")["move"] == "I3-I4"
    assert ask(stranger, 4, do="preview", move="I3-I4")["view"] is not None
    assert ask(stranger, 4, do="plan", moves=["I3-I4"])["steps"]
    told = ask(stranger, 4, do="move", move="I3-I4")
    assert told["verdict"] == "done"
    assert told["said"] != ""
    assert told["update"]["version"] == seen["version"] + 1
    assert [line["text"] for line in told["update"]["lines"]] == ["I3-I4"]


def test_another_move_is_answered_and_changes_nothing(stranger: httpx.Client) -> None:
    told = ask(stranger, 4, do="move", move="I3-J4")
    assert told["verdict"] == "wrong"
    assert "two huts only" in told["said"]
    assert told["update"] is None


def test_what_the_rules_forbid_is_refused_with_its_rule(stranger: httpx.Client) -> None:
    error = ask(stranger, 2, do="why_not", picks=["from:G4", "to:G3"])["error"]
    assert error["rule"] == "CLA-4.2"
    answer = stranger.post(f"{FIRST}/4", json={"do": "move", "move": "I3-A1"})
    assert answer.status_code in (400, 409)
    assert answer.json()["error"]["rule"] is not None


@pytest.mark.parametrize(
    ("path", "asked", "status"),
    [
        ("/api/lessons/chess/first/0", {"do": "see"}, 404),
        ("/api/lessons/clans/second/0", {"do": "see"}, 404),
        (f"{FIRST}/99", {"do": "see"}, 404),
        (f"{FIRST}/x", {"do": "see"}, 400),
        (f"{FIRST}/0", {"do": "win"}, 400),
        (f"{FIRST}/4", {"do": "move"}, 400),
        (f"{FIRST}/4", {"do": "see", "played": ["I3-I4"] * 13}, 400),
    ],
)
def test_nonsense_gets_a_clear_answer(
    stranger: httpx.Client, path: str, asked: dict[str, Any], status: int
) -> None:
    answer = stranger.post(path, json=asked)
    assert answer.status_code == status
    assert answer.json()["error"]["message"] != ""


def test_nothing_is_played_where_nothing_is_wanted(stranger: httpx.Client) -> None:
    for step, asked in ((0, {"do": "move", "move": "A1-A2"}), (5, {"do": "hint"})):
        answer = stranger.post(f"{FIRST}/{step}", json=asked)
        assert answer.status_code >= 400
    assert wire.AskLesson("see").played == []
