"""Playing on: a new table at which the match begins where another one stood.

Only what is over is gone on from, so nobody learns anything of a match that is still played; and at
the new table everybody sees what the rules let them see.
"""

from sqlalchemy import Connection
from starlette.responses import Response

from dorfplatz.engine.errors import DorfplatzError, NotPossible
from dorfplatz.server import study_wire, wire
from dorfplatz.server.match import Match
from dorfplatz.server.opening import Opening, open_table
from dorfplatz.server.routes import Call, Endpoint, failure
from dorfplatz.server.routes.tables import changed
from dorfplatz.server.routes.trials import Source, beginning
from dorfplatz.table import record
from dorfplatz.table.trial import Trial


async def play_on(call: Call) -> wire.TableInfo | Response:
    """Open a table at which the match begins after a line of moves from a moment on."""
    body: study_wire.PlayOn = call.body
    person, now, quota = call.person, call.services.hub.time.now(), call.services.quota
    begin = await beginning(call, body.begin)
    begun = _begun(begin.source, body)
    try:
        trial = begin.trial().played(body.line)
        opening = Opening(trial.as_opening(), trial.version, begun)
        wanted = _wanted(body, trial)

        def work(connection: Connection) -> str:
            quota.check(connection, person)
            return open_table(connection, person, wanted, now, opening)

        return await changed(call, work)
    except DorfplatzError as error:  # in the words of the game
        return failure(error, call.lang, begin.game)


def _begun(source: Source, body: study_wire.PlayOn) -> wire.Begun:
    """Return what everybody may know of where the match begins; refuse what is not over."""
    begun = wire.Begun(tried=len(body.line))
    if not isinstance(body.begin, study_wire.FromPosition):
        begun.at = body.begin.at
    match source:
        case Match():
            begun.table = source.facts.id if source.facts.public else None
        case record.Record():
            if source.tags["Result"] == "*":
                raise NotPossible("error-not-over")
    return begun


def _wanted(body: study_wire.PlayOn, trial: Trial) -> wire.NewTable:
    if len(body.seats) != trial.seats:
        raise NotPossible("error-begun-seats", {"seats": trial.seats})
    return wire.NewTable(
        game=trial.game.id,
        seats=body.seats,
        options=trial.options,
        public=body.public,
        clock=body.clock,
        timeout=body.timeout,
        shuffle=body.shuffle,
    )


ENDPOINTS = [
    Endpoint("POST", "/api/what-if/table", play_on, study_wire.PlayOn, wire.TableInfo),
]
