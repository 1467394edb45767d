"""Puzzles as lessons of one step, so that one player shows both; what is said is worded here."""

from collections.abc import Sequence
from functools import cache

from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.prompt import Phrase
from dorfplatz.engine.rules import CHANCE
from dorfplatz.study.puzzles import Puzzle, Wrong, puzzles, theme
from dorfplatz.table.lessons import Lesson, Practice, Step, Text
from dorfplatz.words import LANGUAGES, words

INSTEAD = "bot-reason-other"
MOST_SAID = 2
"""So much is said of what a rival answers."""


@cache
def all_of(game: AnyGame) -> dict[str, Puzzle]:
    """Return the puzzles of a game by their names."""
    return {one.id: one for one in puzzles(game.package)}


@cache
def as_lesson(game: AnyGame, name: str) -> Lesson:
    """Return a puzzle as a lesson of one step."""
    puzzle = all_of(game)[name]
    step = Step(
        {},
        puzzle.position,
        puzzle.seat,
        accept=(puzzle.move,),
        hint=_said(game, [Phrase("puzzle-shown"), *_told(puzzle.reasons)]),
        wrong=_said(game, [Phrase("puzzle-unclear")]),
        done=_said(game, [Phrase("puzzle-right"), *_told(puzzle.reasons)]),
        refuted={one.move: one.line for one in puzzle.wrong},
        replies={one.move: _refuted(game, puzzle, one) for one in puzzle.wrong},
    )
    title = _said(game, [Phrase(f"theme-{theme(game.package, puzzle)}")])
    return Lesson(puzzle.id, title, {}, puzzle.seats, puzzle.options, (step,))


def _told(reasons: Sequence[Phrase]) -> list[Phrase]:
    """Return what speaks for a move; of what the next best one would do instead, one is enough."""
    instead = [reason for reason in reasons if reason.key == INSTEAD]
    return [reason for reason in reasons if reason not in instead[1:]]


def _refuted(game: AnyGame, puzzle: Puzzle, wrong: Wrong) -> Text:
    """Say what a move gives away, what a rival answers, and why."""
    step = Step({}, puzzle.position, puzzle.seat, refuted={wrong.move: wrong.line})
    table = Practice(game, Lesson("", {}, {}, puzzle.seats, puzzle.options, (step,)), 0)
    table.miss(wrong.move)
    said = [Phrase("puzzle-wrong", {"games": round(100 * wrong.loss)}), *rival_said(table)]
    return _said(game, [*said, *wrong.reasons])


def rival_said(table: Practice) -> list[Phrase]:
    """Return what the learner is told of the answer of a rival on a table after a miss."""
    told = [
        Phrase("puzzle-answer", {"said": event})
        for line in table.lines(table.step.seat)
        if line.seat not in (CHANCE, table.step.seat)
        for event in line.events[:1]
    ]
    return told[:MOST_SAID]


def _said(game: AnyGame, phrases: Sequence[Phrase]) -> Text:
    return {
        lang: " ".join(words(lang, game, unnamed=True).phrase(phrase) for phrase in phrases)
        for lang in LANGUAGES
    }
