"""No answer to a question about a match depends on what whoever asks may not know.

The same questions are asked in worlds that the one who asks cannot tell apart; the answers have to
be the same, byte by byte. Every kind of message is either asked for here or named with the reason
why it cannot tell a secret, so that a new one cannot be forgotten.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import get_args

import pytest

from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.engine.rng import FastRng
from dorfplatz.games import catalogue
from dorfplatz.server import answers, coaching, wire
from dorfplatz.server.accounts import Person
from dorfplatz.server.errors import Forbidden
from dorfplatz.server.match import Match
from dorfplatz.server.wire import encode
from tests.server.test_secrets import go_elsewhere, match_of

WORLDS = 2
MOVES_TRIED = 6

ASKED_HERE = {
    wire.Preview: "a move that is shown",
    wire.WhyNot: "a move that is explained",
    wire.Description: "the position in words",
    wire.Guide: "how one wins, and the notes of a coach",
    wire.Plan: "several moves that are shown",
    wire.Hint: "what the bot is given to think about",
    wire.Coached: "what the coach is given to think about",
}
ELSEWHERE = {
    wire.Update: "test_secrets compares it in every world",
    wire.Refused: "test_secrets compares it for a whole connection",
    wire.Table: "who sits at a table; it knows no position",
    wire.Welcome: "who one is",
    wire.Ack: "what one did oneself",
    wire.Chat: "what people said",
    wire.Presence: "who is there",
    wire.Notice: "that something waits",
    wire.Pong: "nothing",
    wire.Bye: "nothing",
}


def person(seat: int) -> Person:
    return Person(f"user {seat}", f"P{seat}", "guest")


def tried(match: Match, seat: int) -> list[str]:
    """Return moves of all kinds: possible ones, those of others, and nonsense."""
    moves = [option.move for option in match.table.prompt(seat).options]
    last = [entry.text for entry in match.table.log[-3:] if entry.seat == seat]
    return [*moves[:: max(1, len(moves) // MOVES_TRIED)], *last, "nonsense"]


def questions(me: Person, seat: int, moves: list[str]) -> Iterator[Callable[[Match], object]]:
    """Ask everything that can be asked from a seat, for some moves."""
    for move in moves:
        shown = wire.AskPreview(match="m", seat=seat, move=move)
        why = wire.AskWhyNot(match="m", seat=seat, move=move)
        plan = wire.AskPlan(match="m", seat=seat, moves=[move, move])
        yield partial(answers.preview, person=me, asked=shown, undo_seconds=3.0)
        yield partial(answers.why_not, person=me, asked=why, lang="de")
        yield partial(answers.plan, person=me, asked=plan)
        yield partial(coached_about, me=me, asked=wire.AskCoach(match="m", seat=seat, move=move))
    picks = wire.AskWhyNot(match="m", seat=seat, picks=["field:A1"])
    yield lambda m: answers.why_not(m, me, picks, "en")
    yield from looks(me, seat)
    yield lambda m: thought_about(m, me, seat)


def looks(me: Person, viewer: int | None) -> Iterator[Callable[[Match], object]]:
    """Ask what a spectator may ask as well."""
    words = wire.AskDescription(match="m", seat=viewer, drawn=True)
    guide = wire.AskGuide(match="m", seat=viewer)
    yield lambda m: answers.describe(m, me, words, "en")
    yield lambda m: answers.guide(m, me, guide, "de")


def thought_about(match: Match, me: Person, seat: int) -> object:
    """Return all that a bot learns which is asked for a hint."""
    seen = answers.hint_question(match, me, wire.AskHint(match="m", seat=seat))
    return [seen.seat, seen.view, list(seen.codes)]


def coached_about(match: Match, me: Person, asked: wire.AskCoach) -> object:
    """Return all that the coach of a seat learns; what it says is made of that alone."""
    match.chairs[asked.seat].coach = True
    question = coaching.question(match, me, asked)
    seen = question.seen
    return [question.code, question.of, seen.seat, seen.view, list(seen.codes)]


def answered(match: Match, question: Callable[[Match], object]) -> bytes:
    """Return an answer, or the refusal, as it is sent."""
    try:
        return encode(question(match))
    except DorfplatzError as error:
        return encode(answers.refusal(error, "en", match.game))


@pytest.mark.parametrize("game", list(catalogue()))
@pytest.mark.parametrize("moves", [0, 8, 25])
def test_answers_are_the_same_in_every_world_one_could_be_in(game: str, moves: int) -> None:
    truth = match_of(game, "answers", moves)
    for viewer in (None, *range(truth.facts.seats)):
        if viewer is None:
            asked = list(looks(person(0), None))
        else:
            asked = list(questions(person(viewer), viewer, tried(truth, viewer)))
        told = [answered(truth, question) for question in asked]
        rng = FastRng(5)
        for _ in range(WORLDS):
            other = match_of(game, "answers", moves)
            go_elsewhere(other, viewer, rng)
            assert [answered(other, question) for question in asked] == told


@pytest.mark.parametrize("game", list(catalogue()))
def test_nobody_asks_from_a_foreign_seat(game: str) -> None:
    match = match_of(game, "foreign", 6)
    for question in questions(person(1), 0, tried(match, 0)):
        with pytest.raises(Forbidden):
            question(match)


def test_every_message_is_asked_for_or_has_a_reason_not_to_be() -> None:
    assert set(get_args(wire.Told)) == ASKED_HERE.keys() | ELSEWHERE.keys()
    assert not ASKED_HERE.keys() & ELSEWHERE.keys()
