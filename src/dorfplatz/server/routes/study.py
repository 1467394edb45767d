"""Routes about studying a match afterwards. Only what is over is looked at."""

from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.games import find
from dorfplatz.server import study_wire
from dorfplatz.server.errors import NotSignedIn
from dorfplatz.server.routes import Call, Endpoint
from dorfplatz.server.routes.tables import finished
from dorfplatz.study.review import Moment, Review
from dorfplatz.table import record
from dorfplatz.words import Words, words


async def review_table(call: Call) -> study_wire.ReviewState:
    """Return the review of a finished match; it is made when it is first asked for."""
    match, written = await finished(call)
    table = call.path("table")
    kept = await call.services.reviews.kept(table)
    if kept is not None:
        return study_wire.ReviewState(1, 1, told(kept, words(call.lang, match.game)))
    return _made(call, written, table)


async def review_record(call: Call) -> study_wire.ReviewState:
    """Return the review of a record that somebody brings along; nothing is stored."""
    body: study_wire.AskReview = call.body
    read = record.read(body.record)
    game = find(read.game)
    game.settle(read.seats, read.options, read.version)
    return _made(call, body.record, None)


def _made(call: Call, written: str, table: str | None) -> study_wire.ReviewState:
    reviews = call.services.reviews
    making = reviews.making(written)
    if making is None or making.problem is not None:
        if call.known is None:
            raise NotSignedIn("error-not-signed-in")
        if making is not None and making.problem is not None and not _passing(making.problem):
            raise making.problem
        making = reviews.begin(written, call.known.id, table)
    if making.review is None:
        return study_wire.ReviewState(making.done, making.total)
    spoken = words(call.lang, find(record.read(written).game))
    return study_wire.ReviewState(1, 1, told(making.review, spoken))


def _passing(problem: DorfplatzError) -> bool:
    """Say whether the same question may be answered another time."""
    return problem.code == "unavailable"


def told(review: Review, spoken: Words) -> study_wire.ReviewTold:
    """Return a review as it is told."""
    return study_wire.ReviewTold(
        game=review.game,
        moves=review.moves,
        ranks=list(review.ranks),
        fits=review.fits,
        draws=review.draws,
        players=[
            study_wire.ReviewPlayer(
                player.seat,
                player.decisions,
                player.luck,
                player.judged,
                [moment(one, spoken) for one in player.moments],
                player.luckiest,
                player.unluckiest,
            )
            for player in review.players
        ],
        points=[
            study_wire.ReviewPoint(one.number, one.seat, one.loss, one.chance, list(one.open))
            for one in review.decisions
        ],
        luck=[study_wire.ReviewDraw(one.first, one.last, list(one.luck)) for one in review.luck],
        end=list(review.end),
    )


def moment(one: Moment, spoken: Words) -> study_wire.ReviewMoment:
    """Return a moment as it is told; the names of features are said here, pages have none."""
    return study_wire.ReviewMoment(
        number=one.number,
        seat=one.seat,
        loss=one.loss,
        chance=one.chance,
        played=one.played,
        better=one.better,
        picks=list(one.picks),
        played_said=list(one.played_said),
        better_said=list(one.better_said),
        reasons=[spoken.phrase(reason) for reason in one.reasons],
        why=list(one.reasons),
    )


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/tables/{table}/review",
        review_table,
        None,
        study_wire.ReviewState,
        signed_in=False,
    ),
    Endpoint(
        "POST",
        "/api/review",
        review_record,
        study_wire.AskReview,
        study_wire.ReviewState,
        signed_in=False,
    ),
]
