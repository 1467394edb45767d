"""Routes about puzzles: which there are, and one of them as a lesson of one step.

The move is known here alone until somebody has found it, or asks for it.
"""

from datetime import UTC, datetime

from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.prompt import Phrase
from dorfplatz.games import catalogue
from dorfplatz.server import study_wire, wire
from dorfplatz.server.errors import NotFound
from dorfplatz.server.puzzling import all_of, as_lesson, rival_said
from dorfplatz.server.queue import AFTERWARDS, Place
from dorfplatz.server.routes import Call, Endpoint
from dorfplatz.server.routes.lessons import answered, game_of, seen
from dorfplatz.server.services import where
from dorfplatz.study.puzzles import Puzzle, of_the_day, theme
from dorfplatz.table.lessons import Practice
from dorfplatz.words import words

RIVAL = "strong"
"""Who answers a move of which the puzzle says nothing."""


async def all_puzzles(call: Call) -> study_wire.Puzzles:
    """List all puzzles and say which is that of the day; no move is told."""
    games = list(catalogue().values())
    told = [_told(game, one, call.lang) for game in games for one in all_of(game).values()]
    today = datetime.now(UTC).date()
    chosen = of_the_day(today, [(one.game, one.id) for one in told])
    daily = None if chosen is None else study_wire.PuzzleName(*chosen)
    return study_wire.Puzzles(today.isoformat(), daily, told)


def _told(game: AnyGame, puzzle: Puzzle, lang: str) -> study_wire.PuzzleTold:
    about = theme(game.package, puzzle)
    spoken = words(lang, game)
    return study_wire.PuzzleTold(
        game=game.id,
        id=puzzle.id,
        theme=about,
        title=spoken.say(f"theme-{about}"),
        way=", ".join(
            spoken.say(f"option-{name}-{value}") for name, value in puzzle.options.items()
        ),
        grade=puzzle.grade,
        seats=puzzle.seats,
        seat=puzzle.seat,
    )


async def one_puzzle(call: Call) -> wire.LessonTold:
    """Answer a question at a puzzle, as at a step of a lesson."""
    game, name = game_of(call), call.path("puzzle")
    if name not in all_of(game):
        raise NotFound("error-no-page")
    lesson = as_lesson(game, name)
    body: wire.AskLesson = call.body
    told = answered(Practice(game, lesson, 0).played(body.played), body, call.lang)
    if told.verdict == "wrong" and told.update is None and body.move is not None:
        await _refute(call, told, Practice(game, lesson, 0), body.move)
    return told


async def _refute(call: Call, told: wire.LessonTold, table: Practice, move: str) -> None:
    """Show what follows a move of which the puzzle says nothing: a rival thinks of an answer."""
    table.miss(move)
    turn = table.turn
    if not table.over and turn >= 0 and turn != table.step.seat:
        place = Place(AFTERWARDS, where(call.request))
        chair = table.perspective(turn)
        options = dict(table.options)
        try:
            code, _ = await call.services.bots.choose(RIVAL, chair, table.seats, options, place)
        except DorfplatzError:  # then the board shows the move alone
            code = None
        if code is not None:
            notation = table.game.notation
            table.reply(turn, notation.write(notation.decode(code)))
    spoken = words(call.lang, table.game, unnamed=True)
    said: list[Phrase] = rival_said(table)
    told.said = " ".join([told.said, *[spoken.phrase(phrase) for phrase in said]])
    told.update = seen(table, 1)


ENDPOINTS = [
    Endpoint("GET", "/api/puzzles", all_puzzles, None, study_wire.Puzzles, signed_in=False),
    Endpoint(
        "POST",
        "/api/puzzles/{game}/{puzzle}",
        one_puzzle,
        wire.AskLesson,
        wire.LessonTold,
        signed_in=False,
        access="read",
        identify=False,
    ),
]
