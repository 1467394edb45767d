"""The coach at a seat: everybody sees it, only its seat hears it, and it leaks nothing."""

from typing import Literal

import msgspec
import pytest
from mypy_extensions import i64

from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.perspective import Perspective, perspective
from dorfplatz.engine.rng import FastRng
from dorfplatz.games import find
from dorfplatz.server import coaching, wire
from dorfplatz.server.bot_worker import Weighing, answer
from dorfplatz.server.deeds import Coached, Event, kind_of, read, text_of
from dorfplatz.server.match import Facts, Match, rebuilt
from dorfplatz.study.coach import TOO_MUCH, Weight, weigh
from dorfplatz.study.puzzles import Puzzle, puzzles
from dorfplatz.study.refuting import code_of
from dorfplatz.table.clock import ClockRule
from dorfplatz.table.fairness import seed_from
from tests.server.support import Inside, Somebody, until

CLANS = find("clans")


def one_of(name: str) -> tuple[AnyGame, Puzzle]:
    """Return a puzzle of a game in which much is at stake."""
    game = find(name)
    return game, max(puzzles(game.package), key=lambda one: one.gain)


def seen_in(game: AnyGame, one: Puzzle) -> Perspective[object, object, object]:
    state = game.notation.read_position(one.position, one.seats, dict(one.options) or None)
    return perspective(game, state, i64(one.seat))


def asked(move: str, step: Literal["ask", "where", "show"] = "ask") -> wire.AskCoach:
    return wire.AskCoach(match="m", seat=0, move=move, step=step)


@pytest.mark.parametrize("name", ["clans", "taluva", "garden-nation", "hoyuk"])
def test_it_is_silent_about_the_best_move_and_speaks_before_a_blunder(name: str) -> None:
    game, one = one_of(name)
    seen = seen_in(game, one)
    assert weigh(seen, code_of(game, one.move)).loss == 0.0
    worst = max(one.wrong, key=lambda wrong: wrong.loss)
    weight = weigh(seen, code_of(game, worst.move))
    assert weight.loss >= TOO_MUCH
    assert weight.best == code_of(game, one.move)


@pytest.mark.parametrize("name", ["clans", "garden-nation", "hoyuk"])
def test_what_it_finds_depends_on_what_the_seat_can_know_alone(name: str) -> None:
    """In every world the seat could imagine it says the same: nothing hidden has any influence."""
    game, one = one_of(name)
    seen = seen_in(game, one)
    code = code_of(game, one.wrong[0].move)
    found = weigh(seen, code)
    rng = FastRng(i64(3))
    for _ in range(2):
        world = seen.imagine(rng)
        assert weigh(perspective(game, world, i64(one.seat)), code) == found


def test_a_worker_gets_the_chair_and_never_the_truth() -> None:
    assert set(Weighing.__struct_fields__) == {
        *("game", "seats", "options", "seat", "view", "codes", "bot", "seed", "log", "explain"),
        "code",
    }
    game, one = one_of("clans")
    seen = seen_in(game, one)
    view = msgspec.Raw(msgspec.json.encode(seen.view))
    line = Weighing(
        game.id, 2, {}, seen.seat, view, seen.codes, "", 0, seen.log, code=code_of(game, one.move)
    )
    found = msgspec.json.decode(answer(msgspec.json.encode(line)), type=Weight)
    assert found.loss == 0.0


def test_every_step_tells_a_little_more_in_both_languages() -> None:
    game, one = one_of("clans")
    seen = seen_in(game, one)
    code = code_of(game, one.wrong[0].move)
    question = coaching.Question(("m", 1, 0, one.wrong[0].move), game, 2, {}, seen, code)
    weight = weigh(seen, code)
    assert weight.loss >= TOO_MUCH
    for lang in ("en", "de"):
        ask, where, show = [
            coaching.told(question, weight, asked(one.wrong[0].move, step), lang)
            for step in ("ask", "where", "show")
        ]
        assert ask.said.endswith("?") and where.said and show.said
        assert (ask.lit, ask.better, ask.reasons) == ([], None, [])
        assert len(where.lit) == 1 and where.better is None and where.reasons == []
        assert show.better == one.move
    silent = coaching.told(question, Weight(code, 0.0, "", ()), asked("x", "show"), "en")
    assert (silent.said, silent.lit, silent.better, silent.reasons) == ("", [], None, [])


def test_a_match_that_is_loaded_still_has_its_coach() -> None:
    deed = Coached(1, True)
    assert read(kind_of(deed), 1, text_of(deed)) == deed
    assert read("coach", 1, text_of(Coached(1, False))) == Coached(1, False)
    chairs = [wire.Chair("person", f"P{seat}", f"user {seat}") for seat in range(2)]
    options = CLANS.settle(2, None)
    facts = Facts("m", CLANS, 2, options, seed_from("coach"), ClockRule(), "bot", chairs, 0)
    match = rebuilt(facts, [Event(1, deed, "user 1", None, 0, [])])
    assert [chair.coach for chair in match.chairs] == [False, True]
    assert isinstance(match, Match)
    match.do(Coached(1, False), 0)
    assert not match.chairs[1].coach
    with pytest.raises(NotPossible):
        match.do(Coached(7, True), 0)


def test_everybody_sees_the_coach_and_only_its_seat_hears_it(server: Inside) -> None:
    anna, ben = Somebody(server.address, "Anna"), Somebody(server.address, "Ben")
    table = anna.open(seats="me open")["id"]
    ben.post(f"/api/tables/{table}/sit", seat=1)
    lines = [anna.line(), ben.line()]
    for seat, line in enumerate(lines):
        line.watch(table, seat)
    until(lambda: any(line.update.get("waiting") for line in lines))
    seat = lines[0].update["waiting"][0]
    own, other = lines[seat], lines[1 - seat]
    move = own.update["prompt"]["options"][0]["move"]
    ask = {"match": table, "seat": seat, "move": move}
    own.send(do="coached", id="0", **ask)
    assert own.next("refused")["error"]["code"] == "not-possible"  # nobody sits there yet
    assert other.act("coach", match=table, seat=seat, on=True)["error"]["code"] == "forbidden"
    assert own.act("coach", match=table, seat=seat, on=True)["type"] == "ack"
    other.until(lambda told: told["version"] == 1)
    assert [chair["coach"] for chair in other.update["chairs"]] == [seat == 0, seat == 1]
    own.send(do="coached", id="1", **ask)
    told = own.next("coached", "refused")
    assert (told["type"], told["id"], told["move"]) == ("coached", "1", move)
    assert told["better"] is None
    other.send(do="coached", id="2", **ask)
    assert other.next("refused")["error"]["code"] == "forbidden"
    own.send(do="coached", id="3", **{**ask, "move": "A1-A1"})
    assert own.next("refused")["id"] == "3"
    assert not any('"coached"' in text for text in other.texts)
    assert own.version == 1  # nothing was played
