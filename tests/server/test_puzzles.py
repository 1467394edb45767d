"""Puzzles are judged by the server: the move is told to whoever has found it or asks for it."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import httpx
import pytest

from dorfplatz.games import find
from dorfplatz.server.puzzling import all_of, as_lesson
from dorfplatz.study.puzzles import Puzzle
from tests.server.support import Inside

CLANS = find("clans")
ONE: Puzzle = next(one for one in all_of(CLANS).values() if one.reasons)


@pytest.fixture
def stranger(server: Inside) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=60) as client:
        yield client


def ask(stranger: httpx.Client, lang: str = "en", **asked: Any) -> Any:
    answer = stranger.post(f"/api/puzzles/clans/{ONE.id}?lang={lang}", json=asked)
    assert answer.is_success, answer.text
    return answer.json()


def test_the_list_tells_what_there_is_and_no_move(stranger: httpx.Client) -> None:
    told = stranger.get("/api/puzzles").json()
    assert told["day"] == datetime.now(UTC).date().isoformat()
    assert told["daily"] in [{"game": one["game"], "id": one["id"]} for one in told["puzzles"]]
    assert {one["game"] for one in told["puzzles"]} >= {"clans", "taluva", "hoyuk"}
    assert {name for one in told["puzzles"] for name in one} == {
        *("game", "id", "theme", "title", "way", "grade", "seats", "seat")
    }
    assert {one["way"] for one in told["puzzles"] if one["game"] == "hoyuk"} == {"", "Expert"}
    german = stranger.get("/api/puzzles?lang=de").json()["puzzles"]
    assert [one["title"] for one in german] != [one["title"] for one in told["puzzles"]]


def test_nothing_is_told_of_the_move_before_it_is_found(stranger: httpx.Client) -> None:
    seen = ask(stranger, do="see")
    assert seen["update"]["lines"] == []
    assert (seen["move"], seen["said"], seen["verdict"]) == (None, "", None)
    wrong = ask(stranger, do="move", move=ONE.wrong[0].move)
    assert wrong["move"] is None


def test_the_move_solves_it_and_is_explained(stranger: httpx.Client) -> None:
    for lang, praise in (("en", "That is it!"), ("de", "Genau der!")):
        told = ask(stranger, lang, do="move", move=ONE.move)
        assert told["verdict"] == "done"
        assert told["said"].startswith(praise)
        assert len(told["said"]) > len(praise)


def test_another_move_is_refuted_on_the_board(stranger: httpx.Client) -> None:
    wrong = ONE.wrong[0]
    told = ask(stranger, do="move", move=wrong.move)
    assert told["verdict"] == "wrong"
    assert f"about {round(100 * wrong.loss)} of 100 games" in told["said"]
    played = [line["text"] for line in told["update"]["lines"]]
    assert played[: 1 + len(wrong.line)] == [wrong.move, *wrong.line]


def test_a_rival_thinks_of_an_answer_to_any_other_move(stranger: httpx.Client) -> None:
    seen = ask(stranger, do="see")["update"]
    known = {ONE.move, *[wrong.move for wrong in ONE.wrong]}
    moves = [option["move"] for option in seen["prompt"]["options"]]
    move = next(move for move in moves if move not in known)
    told = ask(stranger, do="move", move=move)
    assert told["verdict"] == "wrong"
    lines = told["update"]["lines"]
    assert lines[0]["text"] == move
    assert [line["seat"] for line in lines][:2] == [ONE.seat, 1 - ONE.seat]
    assert "The answer:" in told["said"]


def test_what_the_rules_forbid_or_does_not_exist_is_refused(stranger: httpx.Client) -> None:
    assert stranger.post(
        f"/api/puzzles/clans/{ONE.id}", json={"do": "move", "move": "A1-A1"}
    ).is_error
    assert stranger.post("/api/puzzles/clans/none", json={"do": "see"}).status_code == 404
    assert stranger.post("/api/puzzles/chess/none", json={"do": "see"}).status_code == 404


def test_no_puzzle_of_taluva_names_a_field_that_has_no_name_on_the_board() -> None:
    game = find("taluva")
    for name in all_of(game):
        (step,) = as_lesson(game, name).steps
        for texts in (step.hint, step.done, *step.replies.values()):
            for text in texts.values():
                assert not re.search(r"\b[A-Z]\d", text), text
