"""Routes about what might have been: a line of moves from a moment of a finished match.

The server decides as ever, and keeps nothing: the moves travel with every question. A match that
goes on cannot be asked about, by nobody.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from starlette.responses import Response

from dorfplatz.engine.errors import DorfplatzError, NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.games import find
from dorfplatz.server import lobby, study_wire, wire
from dorfplatz.server.answers import explained, refusal
from dorfplatz.server.errors import BadRequest, NotFound, TooMany
from dorfplatz.server.match import Match, check_bot
from dorfplatz.server.playouts import Job
from dorfplatz.server.queue import AFTERWARDS, Place
from dorfplatz.server.routes import Call, Endpoint, failure
from dorfplatz.server.services import where
from dorfplatz.server.telling import unkept
from dorfplatz.study.fog import fog, module_of
from dorfplatz.study.judge import outcome
from dorfplatz.table import record
from dorfplatz.table.log import Moment
from dorfplatz.table.opening import options_of
from dorfplatz.table.plan import tried
from dorfplatz.table.trial import Trial
from dorfplatz.words import words

ANYBODY = "anybody"
"""Who has all chairs of a trial."""


async def ask_trial(call: Call) -> study_wire.TrialTold | Response:
    """Answer a question after a line of moves from a moment of a finished match, or a position."""
    body: study_wire.AskTrial = call.body
    begin = await beginning(call, body.begin)
    try:
        return await _told(call, begin.trial().played(body.line), body)
    except DorfplatzError as error:  # in the words of the game
        return failure(error, call.lang, begin.game)


async def play_out(call: Call) -> study_wire.PlayedOutState | Response:
    """Let bots play a position out many times; the first question begins it."""
    body: study_wire.AskPlayedOut = call.body
    check_bot(body.bot)
    begin = await beginning(call, body.begin)
    try:
        trial = begin.trial().played(body.line)
        if trial.over:
            raise NotPossible("error-over")
        jobs = call.services.played_out
        job = jobs.known(trial, body.bot)
        if job is None or job.problem is not None:
            job = jobs.begin(trial, body.bot, call.person.id)
        return _played_out(job, trial.seats)
    except DorfplatzError as error:
        return failure(error, call.lang, begin.game)


async def what_fog(call: Call) -> study_wire.Fog:
    """Say what a seat of a finished match could know at a moment of what the others hid."""
    body: study_wire.AskFog = call.body
    _check_often(call)
    table = (await over(call, call.path("table"))).table
    if body.seat >= table.seats:
        raise NotPossible("error-seat", {"seat": str(body.seat)})
    moment = table.moment(body.at)
    known = moment.log if moment.from_start else ()
    played = [(entry.seat, entry.code) for entry in known if entry.code is not None]
    veils = fog(table.game, moment.state, body.seat, played)
    told = [
        study_wire.FogVeil(
            veil.about,
            [study_wire.FogLikely(one.what, one.share, one.count, one.true) for one in veil.likely],
        )
        for veil in veils
    ]
    return study_wire.Fog(module_of(table.game) is not None, told)


def _check_often(call: Call) -> None:
    """Refuse whoever asks too much: a person, and everybody of a network together."""
    network = where(call.request)
    call.services.trials.check(call.known.id if call.known else network)
    call.services.network_trials.check(network)


# -- Where it begins ------------------------------------------------------------------------


Source: TypeAlias = Match | record.Record | None
"""What somebody asks about a moment of; None: a position on its own."""


@dataclass(frozen=True)
class Beginning:
    """Which game it is, what it is a moment of, and how to lay out a table there."""

    game: AnyGame
    source: Source
    trial: Callable[[], Trial]


async def beginning(call: Call, asked: study_wire.Beginning) -> Beginning:
    """Return where it begins; nothing is read of a match that goes on."""
    _check_often(call)
    match asked:
        case study_wire.FromMatch():
            match = await over(call, asked.table)
            return Beginning(match.game, match, partial(_from_match, match, asked.at))
        case study_wire.FromRecord():
            read = record.read(asked.record)
            game = find(read.game)
            return Beginning(game, read, partial(_from_record, game, read, asked.at))
    game = find(asked.game)
    return Beginning(game, None, partial(_from_position, game, asked))


def _from_match(match: Match, at: int) -> Trial:
    table = match.table
    return Trial(table.game, table.seats, table.options, table.version, table.moment(at))


def _from_position(game: AnyGame, asked: study_wire.FromPosition) -> Trial:
    seats = asked.seats
    if seats is None:
        told = game.notation.read_position(asked.position, None, asked.options or None)
        seats = len(game.rules.standing(told).seats)
    options = options_of(game, seats, asked.position, asked.options, asked.version)
    return Trial(game, seats, options, asked.version, asked.position)


async def over(call: Call, table: str) -> Match:
    """Return a finished match that somebody may see; of one that goes on nothing is told."""
    user = call.known.id if call.known else None
    key = call.request.headers.get("x-table-key")
    if not await call.services.store.run(lambda c: lobby.may_see(c, table, user, key)):
        raise NotFound("error-no-table")
    owner = call.services.hub.owner(table)
    match = await owner.ask(owner.loaded)
    if match.status != "over":
        raise NotPossible("error-not-over")
    return match


def _from_record(game: AnyGame, read: record.Record, at: int) -> Trial:
    options = game.settle(read.seats, read.options, read.version)
    if at > len(read.moves):
        raise NotPossible("error-past", {"at": at, "most": len(read.moves)})
    state = record.states(game, record.Record(read.tags, read.moves[:at]))[-1]
    return Trial(game, read.seats, options, read.version, Moment(state, (), (), (), False))


# -- Answers --------------------------------------------------------------------------------


async def _told(call: Call, trial: Trial, asked: study_wire.AskTrial) -> study_wire.TrialTold:
    seat = trial.turn
    if asked.do == "see":
        return study_wire.TrialTold(seen=_seen(trial, asked))
    if asked.do == "describe":
        return study_wire.TrialTold(sentences=trial.describe(_viewer(trial, asked)))
    if asked.do == "draw":
        return study_wire.TrialTold(move=trial.draw())
    if seat < 0:
        raise NotPossible("error-over" if trial.over else "error-chance-first")
    match asked.do:
        case "plan":
            steps = tried(trial, seat, asked.moves)
            return study_wire.TrialTold(steps=[wire.PlanStep(*step) for step in steps])
        case "why_not":
            return study_wire.TrialTold(error=_why_not(trial, seat, asked.picks, call.lang))
        case "bot":
            return await _bot(call, trial, asked.bot)
    if asked.move is None:
        raise BadRequest("error-message", {"problem": "move"})
    return study_wire.TrialTold(view=trial.preview(seat, asked.move))


def _viewer(trial: Trial, asked: study_wire.AskTrial) -> int | None:
    """Return whose view is shown: of whoever is to decide, or else of whoever was asked for."""
    if trial.turn >= 0:
        return trial.turn
    if asked.seat is not None and asked.seat >= trial.seats:
        raise NotPossible("error-seat", {"seat": str(asked.seat)})
    return asked.seat


def _seen(trial: Trial, asked: study_wire.AskTrial) -> study_wire.TrialSeen:
    outcomes = trial.outcomes()
    listed = [study_wire.TrialOutcome(one.move, one.share, list(one.said)) for one in outcomes]
    result = None
    if trial.over:
        result = [
            wire.SeatResult(s.seat, s.points, s.rank, [(k, n) for k, n in s.breakdown])
            for s in trial.standing().seats
        ]
    begin = None
    if isinstance(asked.begin, study_wire.FromRecord):
        written = trial.game.notation.write_position(trial.moment(trial.first).state)
        begin = study_wire.FromPosition(
            trial.game.id, written, trial.seats, trial.options, trial.version
        )
    return study_wire.TrialSeen(
        game=trial.game.id,
        rules_version=trial.version,
        options=trial.options,
        update=update(trial, _viewer(trial, asked), len(asked.line)),
        tried=trial.tried(),
        outcomes=listed,
        hidden=max(0, trial.possible() - len(listed)),
        result=result,
        begin=begin,
    )


def update(trial: Trial, viewer: int | None, version: int) -> wire.Update:
    """Return what a viewer sees, as a match would tell it."""
    chairs = [wire.Chair("person", user=ANYBODY) for _ in range(trial.seats)]
    return unkept(trial, ANYBODY, viewer, version, chairs, trial.lines(viewer, trial.first))


def _why_not(trial: Trial, seat: int, picks: list[str], lang: str) -> wire.Refusal | None:
    try:
        reason = trial.why_not_picks(seat, picks)
    except DorfplatzError as error:
        return refusal(error, lang, trial.game)
    return explained(reason, lang, trial.game)


async def _bot(call: Call, trial: Trial, bot: str) -> study_wire.TrialTold:
    """Let a bot think about the seat that is to decide; it sees what the seat may see."""
    check_bot(bot)
    person, advised = call.person, call.services.hub.advised
    if person.id in advised:
        raise TooMany("error-hint")
    advised.add(person.id)
    try:
        place = Place(AFTERWARDS, person.origin or person.id)
        seen = trial.perspective(trial.turn)
        found = await call.services.bots.advise(bot, seen, trial.seats, trial.options, place)
    finally:
        advised.discard(person.id)
    notation, spoken = trial.game.notation, words(call.lang, trial.game)
    plain = [one for one in found.reasons if one.key.startswith("bot-reason-")]
    move = notation.write(notation.decode(found.code))
    said = [spoken.phrase(one) for one in plain]
    return study_wire.TrialTold(move=move, reasons=said, why=plain)


def _played_out(job: Job, seats: int) -> study_wire.PlayedOutState:
    if job.problem is not None and not job.games:
        raise job.problem
    ends = [(ended, outcome(ended.ranks)) for ended in job.games]
    told = [
        study_wire.PlayedOutSeat(
            wins=sum(1 / ended.ranks.count(1) for ended, _ in ends if ended.ranks[seat] == 1),
            share=sum(shares[seat] for _, shares in ends) / max(1, len(ends)),
            points=[ended.points[seat] for ended, _ in ends],
        )
        for seat in range(seats)
    ]
    return study_wire.PlayedOutState(len(ends), job.total, job.ready, told)


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/what-if",
        ask_trial,
        study_wire.AskTrial,
        study_wire.TrialTold,
        signed_in=False,
        access="read",
    ),
    Endpoint(
        "POST",
        "/api/what-if/played-out",
        play_out,
        study_wire.AskPlayedOut,
        study_wire.PlayedOutState,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/fog",
        what_fog,
        study_wire.AskFog,
        study_wire.Fog,
        signed_in=False,
        access="read",
    ),
]
