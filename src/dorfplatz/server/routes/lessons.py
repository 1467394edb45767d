"""Routes about lessons: they are data of the games; nothing is stored, nobody need sign in."""

from dorfplatz.engine.errors import DorfplatzError, NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.games import catalogue
from dorfplatz.server import wire
from dorfplatz.server.answers import explained, refusal
from dorfplatz.server.errors import BadRequest, NotFound
from dorfplatz.server.routes import Call, Endpoint
from dorfplatz.server.telling import unkept
from dorfplatz.table.lessons import Lesson, Practice, Step, Text, lessons
from dorfplatz.table.plan import tried
from dorfplatz.words import LANGUAGES

LEARNER = "learner"


def said(text: Text, lang: str) -> str:
    """Return a text of a lesson in a language, or nothing where it says nothing."""
    return text.get(lang, text.get(LANGUAGES[0], ""))


def game_of(call: Call) -> AnyGame:
    """Return the game a path names."""
    game = catalogue().get(call.path("game"))
    if game is None:
        raise NotFound("error-no-page")
    return game


async def all_lessons(call: Call) -> wire.Lessons:
    """List the lessons of a game with what they say."""
    game = game_of(call)
    told = [_told(lesson, call.lang) for lesson in lessons(game.package)]
    return wire.Lessons(game.id, told)


def _told(lesson: Lesson, lang: str) -> wire.Lesson:
    steps = [_step(step, lang) for step in lesson.steps]
    title, about = said(lesson.title, lang), said(lesson.about, lang)
    return wire.Lesson(lesson.id, title, about, lesson.seats, steps)


def _step(step: Step, lang: str) -> wire.LessonStep:
    answers = [
        wire.LessonAnswer(said(one.text, lang), said(one.reply, lang), one.right)
        for one in step.answers
    ]
    return wire.LessonStep(
        kind=step.kind,
        seat=step.seat,
        text=said(step.text, lang),
        done=said(step.done, lang),
        hint=said(step.hint, lang),
        tries=[list(picks) for picks in step.tries],
        answers=answers,
        lit=list(step.lit),
    )


async def one_step(call: Call) -> wire.LessonTold:
    """Answer a question at a step of a lesson: what is seen, why not, what a move does."""
    game = game_of(call)
    name, number = call.path("lesson"), call.number("step")
    lesson = next((one for one in lessons(game.package) if one.id == name), None)
    if lesson is None or number >= len(lesson.steps):
        raise NotFound("error-no-page")
    body: wire.AskLesson = call.body
    return answered(Practice(game, lesson, number).played(body.played), body, call.lang)


def answered(table: Practice, asked: wire.AskLesson, lang: str) -> wire.LessonTold:
    """Answer a question at a step."""
    seat = table.step.seat
    match asked.do:
        case "see":
            return wire.LessonTold(update=seen(table, len(asked.played)))
        case "describe":
            return wire.LessonTold(sentences=table.describe(seat))
        case "plan":
            steps = tried(table, seat, asked.moves)
            return wire.LessonTold(steps=[wire.PlanStep(*step) for step in steps])
        case "hint":
            return wire.LessonTold(move=table.wanted(), said=said(table.step.hint, lang))
        case "why_not" if asked.move is None:
            return wire.LessonTold(error=_why_not(table, asked.picks, lang))
    if asked.move is None:
        raise BadRequest("error-message", {"problem": "move"})
    if asked.do == "preview":
        return wire.LessonTold(view=table.preview(seat, asked.move))
    if asked.do == "why_not":
        raise BadRequest("error-message", {"problem": "picks"})
    return _moved(table, asked, asked.move, lang)


def _why_not(table: Practice, picks: list[str], lang: str) -> wire.Refusal | None:
    try:
        reason = table.why_not_picks(table.step.seat, picks)
    except DorfplatzError as error:
        return refusal(error, lang, table.game)
    return explained(reason, lang, table.game)


def _moved(table: Practice, asked: wire.AskLesson, move: str, lang: str) -> wire.LessonTold:
    """Try a move; one that is allowed but not wanted is answered, and its refutation shown."""
    step = table.step
    if step.kind != "move" or table.done:
        raise NotPossible("error-lesson")
    own = step.reply(move)
    if not step.accepts(move):
        table.preview(step.seat, move)  # what the rules forbid is refused as ever
        told = wire.LessonTold("wrong", said(own or step.wrong or step.hint, lang))
        if move in step.refuted:
            table.miss(move)
            told.update = seen(table, len(asked.played) + 1)
        return told
    table.act(step.seat, move)
    update = seen(table, len(asked.played) + 1)
    if table.left > 0:
        return wire.LessonTold("more", said(own or {}, lang), update)
    return wire.LessonTold("done", said(own or step.done, lang), update)


def seen(table: Practice, version: int) -> wire.Update:
    """Return what the learner sees, as a match would tell it."""
    seat = table.step.seat
    chairs = [
        wire.Chair("person", user=LEARNER) if one == seat else wire.Chair("bot", bot="random")
        for one in range(table.seats)
    ]
    return unkept(table, LEARNER, seat, version, chairs, table.lines(seat))


ENDPOINTS = [
    Endpoint("GET", "/api/lessons/{game}", all_lessons, None, wire.Lessons, signed_in=False),
    Endpoint(
        "POST",
        "/api/lessons/{game}/{lesson}/{step}",
        one_step,
        wire.AskLesson,
        wire.LessonTold,
        signed_in=False,
        access="read",
        identify=False,
    ),
]
