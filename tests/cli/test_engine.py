"""The engine protocol, spoken to a real process."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import IO, Any

import pytest


class Program:
    """A running ``dorfplatz engine``."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "dorfplatz", "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def say(self, line: str) -> dict[str, Any]:
        """Send a line and return the answer."""
        self._pipe(self.process.stdin).write(line + "\n")
        self._pipe(self.process.stdin).flush()
        answer: dict[str, Any] = json.loads(self._pipe(self.process.stdout).readline())
        return answer

    def ask(self, do: str, **arguments: Any) -> dict[str, Any]:
        """Send a request and return the answer, which has to be ok."""
        answer = self.say(json.dumps({"do": do, **arguments}))
        assert answer["ok"], answer
        return answer

    def fail(self, do: str, **arguments: Any) -> dict[str, Any]:
        """Send a request that has to be refused and return the error."""
        answer = self.say(json.dumps({"do": do, **arguments}))
        assert not answer["ok"], answer
        error: dict[str, Any] = answer["error"]
        assert error["message"] and "{" not in error["message"]
        return error

    @staticmethod
    def _pipe(pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None
        return pipe


@pytest.fixture(scope="module")
def engine() -> Iterator[Program]:
    """One process for all tests: whatever one of them says, the next is answered."""
    yield from running()


@pytest.fixture
def fresh() -> Iterator[Program]:
    yield from running()


def running() -> Iterator[Program]:
    program = Program()
    yield program
    program._pipe(program.process.stdin).close()
    assert program.process.wait(10) == 0
    program._pipe(program.process.stdout).close()


def test_games_are_listed_with_their_facts(engine: Program) -> None:
    games = {game["id"]: game for game in engine.ask("games")["games"]}
    assert games["clans"]["seats"] == [2, 4]
    assert games["clans"]["rules_version"] == 1
    assert games["clans"]["options"]["large_merge"]["values"] == ["must", "may"]


def test_an_id_is_echoed_in_answers_and_errors(engine: Program) -> None:
    assert engine.say('{"do": "games", "id": "x7"}')["id"] == "x7"
    assert engine.say('{"do": "nothing", "id": [1]}')["id"] == [1]


def test_a_whole_game(engine: Program) -> None:
    assert engine.ask("new", game="clans", seats=2, seed=5)["turn"] == "chance"
    assert engine.ask("legal")["weights"] == [1] * 120
    assert len(engine.ask("draw")["moves"]) == 15
    turn = engine.ask("legal")["turn"]
    for _ in range(60):
        if turn == "over":
            break
        turn = engine.ask("play", move=engine.ask("bot", bot="random", simulations=1)["move"])[
            "turn"
        ]
    standing = engine.ask("standing")
    assert turn == "over" and standing["over"]
    for seat in standing["seats"]:
        assert seat["points"] == sum(seat["breakdown"].values())
    assert min(seat["rank"] for seat in standing["seats"]) == 1


def test_the_same_seed_deals_the_same(engine: Program) -> None:
    deals = []
    for seed in (5, 5, 6):
        engine.ask("new", game="clans", seats=2, seed=seed)
        deals.append(engine.ask("draw")["moves"])
    assert deals[0] == deals[1] != deals[2]


def test_positions_texts_and_events(engine: Program) -> None:
    text = "I3:b2 I4:r1g1 J4:y1 J5:k1"
    assert engine.ask("position", game="clans", seats=2, text=text)["turn"] == 0
    events = engine.ask("play", move="I3-I4")["events"]
    assert [event["event"] for event in events] == ["moved", "village-founded"]
    assert events[1]["village"] == "territory:I4" and events[1]["value"] == 4
    after = engine.ask("text")["text"]
    assert after == "I4:r1b2g1 J4:y1 J5:k1; c=1,0; s=0,4,4,4,0; p=2; cards=kr"
    assert engine.ask("undo")["turn"] == 0
    assert engine.ask("text")["text"] == f"{text}; c=0,0; s=0,0,0,0,0; p=1; cards=kr"


def test_several_moves_are_played_together_or_not_at_all(engine: Program) -> None:
    engine.ask("position", game="clans", seats=2, text="I3:b2 I4:r1g1 J4:y1 J5:k1")
    before = engine.ask("text")["text"]
    error = engine.fail("play", moves=["I3-I4", "I3-I4"])
    assert error["rule"] == "CLA-4.2"
    assert engine.ask("text")["text"] == before
    assert engine.ask("play", moves=["I3-I4", "J4-J5"])["turn"] == "over"


def test_views_and_prompts_hide_what_others_hold(engine: Program) -> None:
    engine.ask("new", game="clans", seats=2, seed=1)
    engine.ask("draw")
    seen = [engine.ask("view", seat=seat)["view"]["cards"] for seat in (None, 0, 1)]
    assert seen[0] == [None, None]
    assert seen[1][0] and seen[1][1] is None and seen[2][1] and seen[2][0] is None
    turn = engine.ask("legal")["turn"]
    assert len(engine.ask("prompt", seat=turn)["prompt"]["options"]) == 276
    assert engine.ask("prompt", seat=1 - turn)["prompt"]["options"] == []


def test_why_not_names_the_rule(engine: Program) -> None:
    engine.ask("position", game="clans", seats=2, text="F3:y1 F4:k4r3 F5:b2g6")
    assert engine.ask("why_not", move="F3-F5")["rule"] == "CLA-5.4"
    assert engine.ask("why_not", move="F4-F5", seat=1)["rule"] == "CLA-3.1"
    assert engine.ask("why_not", move="F4-F5")["rule"] is None


def test_node_counts(engine: Program) -> None:
    engine.ask("new", game="clans", seats=4, seed=2)
    engine.ask("draw")
    assert [engine.ask("perft", depth=depth)["nodes"] for depth in (0, 1, 2)] == [1, 276, 73428]


def test_counting_without_end_is_refused(engine: Program) -> None:
    engine.ask("position", game="clans", seats=2, text="-; p=setup")
    assert engine.ask("perft", depth=0)["nodes"] == 1
    for depth in (1, 10**30):  # too many deals to count
        assert engine.fail("perft", depth=depth)["code"] == "not-possible"


def test_counting_deeper_than_the_game_finds_nothing(engine: Program) -> None:
    engine.ask("position", game="clans", seats=2, text="A1:k1 A3:r1")
    assert engine.ask("perft", depth=10**30)["nodes"] == 0


BAD = [
    ("unknown game", {"do": "new", "game": "chess", "seats": 2}, "unknown-game"),
    ("five seats", {"do": "new", "game": "clans", "seats": 5}, "bad-seats"),
    ("seats as a text", {"do": "new", "game": "clans", "seats": "2"}, "bad-request"),
    (
        "unknown option",
        {"do": "new", "game": "clans", "seats": 2, "options": {"x": 1}},
        "bad-option",
    ),
    *(
        (
            f"option {value}",
            {"do": "new", "game": "clans", "seats": 2, "options": {"large_merge": value}},
            "bad-option",
        )
        for value in (None, 1.5, True, 10**30, ["must"])
    ),
    ("options as a list", {"do": "new", "game": "clans", "seats": 2, "options": []}, "bad-request"),
    ("not legal", {"do": "play", "move": "A1-L5"}, "illegal"),
    ("another seat", {"do": "play", "move": "A1-A2", "seat": 1}, "not-your-turn"),
    ("nonsense", {"do": "play", "move": "hello"}, "unreadable"),
    (
        "61 huts",
        {"do": "position", "game": "clans", "seats": 2, "text": "A1:k12 A2:k1"},
        "bad-position",
    ),
    ("no such request", {"do": "dance"}, "bad-request"),
    ("no such seat", {"do": "view", "seat": 7}, "bad-request"),
    ("missing argument", {"do": "play"}, "bad-request"),
    ("a very long move", {"do": "play", "move": "A1-A3/" + "A1," * 9999 + "A1"}, "illegal"),
    ("a very long name", {"do": "new", "game": "x" * 9999, "seats": 2}, "unknown-game"),
    ("a name like a sentence", {"do": "new", "game": "error:file", "seats": 2}, "unknown-game"),
    ("seed as a list", {"do": "new", "game": "clans", "seats": 2, "seed": [1]}, "bad-request"),
    ("half a surrogate pair", {"do": "play", "move": "\ud800"}, "bad-request"),
    ("no number", {"do": "perft", "depth": float("nan")}, "bad-request"),
    ("negative depth", {"do": "perft", "depth": -1}, "bad-request"),
    (
        "numbers beyond all bounds",
        {"do": "position", "game": "clans", "text": f"A1:k{9**99} A3:r1; c={9**99},0"},
        "bad-position",
    ),
    (
        "a position of another game",
        {"do": "position", "game": "taluva", "seats": 2, "text": "A1:k1 A3:r1"},
        "bad-position",
    ),
    ("no such bot", {"do": "bot", "bot": "oracle"}, "not-possible"),
]


@pytest.mark.parametrize(
    ("request_", "code"), [row[1:] for row in BAD], ids=[row[0] for row in BAD]
)
def test_bad_requests_get_a_clear_error_and_change_nothing(
    engine: Program, request_: dict[str, Any], code: str
) -> None:
    engine.ask("position", game="clans", seats=2, text="A1:k1 A2:r1 A3:b1; p=1")
    before = engine.ask("text")["text"]
    error = engine.fail(**request_)
    assert error["code"] == code
    assert engine.ask("text")["text"] == before


@pytest.mark.parametrize(
    "line",
    [
        "not json",
        "[]",
        "7",
        '"do"',
        "{",
        "null",
        "{}",
        '{"do": {}}',
        "\\u0000",
        '{"do": "games", "id": NaN}',
        '{"do": "games", "id": 1e999}',
        '{"do": "games", "id": "\\ud800"}',
        '{"id": ' + "[" * 100_000 + "]" * 100_000 + "}",
        '{"id": ' + "9" * 5000 + "}",
    ],
    ids=range(14),
)
def test_a_malformed_line_gets_an_error_object_and_the_program_goes_on(
    engine: Program, line: str
) -> None:
    answer = engine.say(line)
    assert answer["ok"] is False and answer["error"]["code"] == "bad-request"
    assert engine.ask("games")["ok"]


def test_bytes_that_are_no_text_get_an_error_object(engine: Program) -> None:
    os.write(engine._pipe(engine.process.stdin).fileno(), b'{"do": "ga\xffmes"}\n')
    assert engine.say("")["error"]["code"] == "bad-request"
    assert engine.ask("games")["ok"]


def test_nothing_can_be_asked_before_a_game_was_started(fresh: Program) -> None:
    for do in ("legal", "draw", "text", "standing", "undo"):
        assert fresh.fail(do)["code"] == "bad-request"


def test_simultaneous_choices_are_made_in_seat_order(engine: Program) -> None:
    engine.ask("new", game="garden-nation", seats=2, seed=4)
    engine.ask("draw")
    second = engine.ask("prompt", seat=1)["prompt"]["options"][0]["move"]
    before = engine.ask("text")["text"]
    assert engine.fail("play", move=second, seat=1)["code"] == "not-possible"
    assert engine.ask("text")["text"] == before
    first = engine.ask("prompt", seat=0)["prompt"]["options"][0]["move"]
    assert engine.ask("play", move=first, seat=0)["turn"] == 1
    assert engine.ask("play", move=second, seat=1)["ok"]
