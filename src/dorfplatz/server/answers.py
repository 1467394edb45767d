"""Answers to questions about a match that change nothing: to a seat, what that seat may know."""

from dorfplatz.engine.errors import DorfplatzError, NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.perspective import Perspective
from dorfplatz.engine.prompt import Reason
from dorfplatz.kit.drawing import board_of, plain
from dorfplatz.server import wire
from dorfplatz.server.accounts import Person
from dorfplatz.server.errors import Forbidden, NotFound
from dorfplatz.server.match import Match, check_bot
from dorfplatz.table.guide import due, module_of, notes_of, seen_now
from dorfplatz.table.plan import tried
from dorfplatz.table.table import Table
from dorfplatz.words import words

DRAWN_WIDTH = 80


def refusal(error: DorfplatzError, lang: str, game: AnyGame | None = None) -> wire.Refusal:
    """Return an error as it is told: a word for programs, a sentence, the rule, the fault."""
    return wire.Refusal(
        error.code, words(lang, game).error(error), error.rule, error.at, error.phrase
    )


def explained(reason: Reason | None, lang: str, game: AnyGame) -> wire.Refusal | None:
    """Return what forbids a move as it is told, or None where nothing does."""
    if reason is None:
        return None
    said = words(lang, game).phrase(reason.phrase)
    return wire.Refusal("illegal", said, reason.rule, reason.at, reason.phrase)


def check_own(match: Match, user: str | None, seat: int) -> None:
    """Refuse a seat that is somebody else's."""
    if not 0 <= seat < match.facts.seats:
        raise NotPossible("error-seat", {"seat": str(seat)})
    if user is None or match.chairs[seat].user != user:
        raise Forbidden("error-not-your-seat")


def check_look(match: Match, person: Person | None, seat: int | None, key: str | None) -> None:
    """Refuse a look from a foreign seat, or at a table one may not know of."""
    user = person.id if person else None
    if seat is not None:
        check_own(match, user, seat)
    elif not (match.facts.public or key == match.facts.key or match.seats_of(user or "?")):
        raise NotFound("error-no-table")


def preview(
    match: Match, person: Person, asked: wire.AskPreview, undo_seconds: float
) -> wire.Preview:
    """Return what a seat would see after a move, and how long to hold it if it is for good."""
    check_own(match, person.id, asked.seat)
    seen = match.table.foresee(asked.seat, asked.move)
    hold = round(undo_seconds * 1000) if seen.lasting else 0
    return wire.Preview(asked.id, match.facts.id, seen.view, hold)


def describe(
    match: Match, person: Person, asked: wire.AskDescription, lang: str
) -> wire.Description:
    """Return the position in sentences, or also drawn, as a seat or a spectator knows it."""
    if asked.seat is not None:
        check_own(match, person.id, asked.seat)
    said = match.table.describe(asked.seat)
    drawing = drawn(match, asked.seat, lang) if asked.drawn else None
    return wire.Description(asked.id, match.facts.id, asked.seat, match.version, said, drawing)


def guide(match: Match, person: Person, asked: wire.AskGuide, lang: str) -> wire.Guide:
    """Return what helps a seat or a spectator along, from what they may know."""
    if asked.seat is not None:
        check_own(match, person.id, asked.seat)
    return guided(match.table, match.facts.id, asked, lang)


def guided(table: Table, match: str, asked: wire.AskGuide, lang: str) -> wire.Guide:
    """Return the guide of a game at a moment, in sentences; a game may have none."""
    game, seat = table.game, asked.seat
    module = module_of(game)
    if module is None:
        return wire.Guide(asked.id, match, "", [], [], [])
    told = words(lang, game)
    view, facts = table.view(seat), table.facts(seat)
    score, aims = [
        [wire.GuideLine(told.phrase(one.phrase), one.about) for one in said]
        for said in (
            module.score(view, facts),
            [] if table.over else module.aims(view, facts),
        )
    ]
    notes: list[wire.GuideNote] = []
    if seat is not None:
        now = seen_now(game, view, facts, table.prompt(seat))
        found = due(notes_of(game.package), seat, table.lines(seat, asked.since), now)
        notes = [wire.GuideNote(one, told.say(f"note-{one}")) for one in found]
    return wire.Guide(asked.id, match, told.say("goal"), score, aims, notes)


def drawn(match: Match, seat: int | None, lang: str) -> str | None:
    """Return the position in characters, where the game has a drawing."""
    board = board_of(match.game)
    if board is None:
        return None
    return plain(board.draw(match.table.view(seat), words(lang, match.game), DRAWN_WIDTH))


def plan(match: Match, person: Person, asked: wire.AskPlan) -> wire.Plan:
    """Return what several moves of a seat would look like."""
    check_own(match, person.id, asked.seat)
    steps = tried(match.table, asked.seat, asked.moves)
    return wire.Plan(asked.id, match.facts.id, [wire.PlanStep(*step) for step in steps])


def why_not(match: Match, person: Person, asked: wire.AskWhyNot, lang: str) -> wire.WhyNot:
    """Return what forbids a move to a seat."""
    check_own(match, person.id, asked.seat)
    if asked.move is not None:
        reason = match.table.why_not(asked.seat, asked.move)
    else:
        reason = match.table.why_not_picks(asked.seat, asked.picks)
    return wire.WhyNot(asked.id, match.facts.id, explained(reason, lang, match.game))


def hint_question(
    match: Match, person: Person, asked: wire.AskHint
) -> Perspective[object, object, object]:
    """Return what a bot has to know to advise a seat."""
    check_own(match, person.id, asked.seat)
    check_bot(asked.bot)
    if asked.seat not in match.waiting:
        raise NotPossible("error-no-hint")
    return match.table.perspective(asked.seat)
