"""The coach at a seat: silent while one does well; else a question, then a place, then the move.

It is judged in a worker, from what the seat can know and nothing else; only the seat is told.
"""

from dataclasses import dataclass

from dorfplatz.engine.asking import option
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.options import Value
from dorfplatz.engine.perspective import Perspective
from dorfplatz.server import wire
from dorfplatz.server.accounts import Person
from dorfplatz.server.answers import check_own
from dorfplatz.server.match import Match
from dorfplatz.study.coach import TOO_MUCH, Weight
from dorfplatz.study.puzzles import theme_of
from dorfplatz.table.check import checked_code
from dorfplatz.words import words

Of = tuple[str, int, int, str]
"""A match, its version, a seat and a move."""
NOTHING: tuple[Of, Weight] = (("", -1, -1, ""), Weight(0, 0.0, "", ()))
DOES = "do"
"""The role of picks that name no thing."""


@dataclass(frozen=True)
class Question:
    """A move of a seat, and what the seat knows."""

    of: Of
    game: AnyGame
    seats: int
    options: dict[str, Value]
    seen: Perspective[object, object, object]
    code: int


def question(match: Match, person: Person, asked: wire.AskCoach) -> Question:
    """Return what the coach has to know to judge a move of its own seat."""
    seat = asked.seat
    check_own(match, person.id, seat)
    if not match.chairs[seat].coach:
        raise NotPossible("error-no-coach")
    if seat not in match.waiting:
        raise NotPossible("error-no-hint")
    seen = match.table.perspective(seat)
    code = checked_code(match.game, seen.codes, asked.move)
    of = (match.facts.id, match.version, seat, asked.move)
    return Question(of, match.game, match.facts.seats, match.facts.options, seen, code)


def told(question: Question, weight: Weight, asked: wire.AskCoach, lang: str) -> wire.Coached:
    """Return what the coach says; every step tells a little more."""
    game, spoken = question.game, words(lang, question.game)
    answer = wire.Coached(asked.id, asked.match, asked.seat, asked.move, "")
    if weight.loss < TOO_MUCH:
        return answer
    if asked.step == "ask":
        about = theme_of(game.package, weight.feature)
        key = f"coach-ask-{about}"
        name = spoken.say(f"theme-{about}")
        answer.said = (
            spoken.say(key) if spoken.has(key) else spoken.say("coach-ask", {"theme": name})
        )
        return answer
    picks = [pick for pick in option(game, weight.best).picks if not pick.startswith(f"{DOES}:")]
    answer.lit = list(picks[:1])
    if asked.step == "where":
        answer.said = spoken.say("coach-where")
        return answer
    answer.said = spoken.say("coach-show")
    answer.better = game.notation.write(game.notation.decode(weight.best))
    answer.reasons = [spoken.phrase(reason) for reason in weight.reasons]
    answer.why = list(weight.reasons)
    return answer
