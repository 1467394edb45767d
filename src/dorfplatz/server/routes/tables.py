"""Routes about games, tables and matches."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Literal

from sqlalchemy import Connection
from starlette.responses import PlainTextResponse, Response

from dorfplatz.bots import LEVELS, bot_names
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.options import NUMBER, SEAT, SEATING, VALUE, Choice
from dorfplatz.games import catalogue
from dorfplatz.server import lobby, opening, starting, wire
from dorfplatz.server.beginning import first_begins
from dorfplatz.server.errors import BadRequest, NotFound
from dorfplatz.server.fair import checked
from dorfplatz.server.match import Match
from dorfplatz.server.routes import Call, Endpoint
from dorfplatz.table import record
from dorfplatz.words import source

KINDS: dict[str, Literal["value", "number", "seat", "seating"]] = {
    VALUE: "value",
    NUMBER: "number",
    SEAT: "seat",
    SEATING: "seating",
}


async def game_words(call: Call) -> Response:
    """Return the words of a game, for pages that did not bring them along."""
    game = catalogue().get(call.path("game"))
    if game is None:
        raise NotFound("error-no-page")
    return PlainTextResponse(source(call.lang, game))


async def games(call: Call) -> wire.Games:
    """List all games and the bots that play them."""
    return wire.Games(
        [
            wire.GameInfo(
                game.id,
                game.title,
                (game.min_seats, game.max_seats),
                game.rules_version,
                [_option(choice) for choice in game.choices],
                first_begins(game.id),
            )
            for game in catalogue().values()
        ],
        bot_names(),
        list(LEVELS),
    )


def _option(choice: Choice) -> wire.GameOption:
    defaults = {str(seats): value for seats, value in choice.by_seats.items()}
    return wire.GameOption(
        choice.key,
        list(choice.values),
        choice.low,
        choice.high,
        KINDS[choice.kind],
        defaults,
        dict(choice.only_with),
    )


async def public_tables(call: Call) -> wire.Tables:
    """List public tables, latest change first; `before` continues a list."""
    before = _before(call)
    known = call.known
    return await call.services.store.run(lambda c: lobby.list_tables(c, known, False, before))


async def my_tables(call: Call) -> wire.Tables:
    """List the tables one sits at, latest change first; `before` continues a list."""
    before = _before(call)
    person = call.person
    return await call.services.store.run(lambda c: lobby.list_tables(c, person, True, before))


def _before(call: Call) -> int | None:
    text = call.request.query_params.get("before")
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 16):
        raise BadRequest("error-message", {"problem": "before"})
    return int(text)


async def changed(call: Call, work: Callable[[Connection], str]) -> wire.TableInfo:
    """Change a table, which may start its match; tell everybody, and show it."""
    person, store = call.person, call.services.store
    table = await store.run(work, True)
    await store.run(lambda c: starting.first_look(c, table), True)
    await call.services.hub.table_changed(table)
    return await store.run(lambda c: lobby.table_info(c, table, person))


async def open_table(call: Call) -> wire.TableInfo:
    """Open a table; it starts when every seat is taken."""
    body: wire.NewTable = call.body
    person, now = call.person, call.services.hub.time.now()
    quota = call.services.quota

    def work(connection: Connection) -> str:
        quota.check(connection, person)
        return opening.open_table(connection, person, body, now)

    return await changed(call, work)


async def one_table(call: Call) -> wire.TableInfo:
    """Show a table; friends bring the key of the link in the body of `sit`."""
    table, known = call.path("table"), call.known
    user = known.id if known else None
    key = call.request.headers.get("x-table-key")
    store = call.services.store
    if not await store.run(lambda c: lobby.may_see(c, table, user, key)):
        raise NotFound("error-no-table")
    return await store.run(lambda c: lobby.table_info(c, table, known))


async def sit(call: Call) -> wire.TableInfo:
    """Take a free seat."""
    body: wire.Sit = call.body
    person, table, now = call.person, call.path("table"), call.services.hub.time.now()
    quota = call.services.quota

    def work(connection: Connection) -> str:
        if not lobby.sits(connection, person, table):
            quota.check(connection, person)
        lobby.sit(connection, person, table, body, now)
        return table

    return await changed(call, work)


async def leave(call: Call) -> wire.TableInfo:
    """Stand up from a table that has not started."""
    person, table = call.person, call.path("table")

    def work(connection: Connection) -> str:
        lobby.leave(connection, person, table)
        return table

    return await changed(call, work)


async def add_nonce(call: Call) -> wire.TableInfo:
    """Add something to the seed of a match before anything is drawn; the first word counts."""
    body: wire.AddNonce = call.body
    person, table, now = call.person, call.path("table"), call.services.hub.time.now()

    def work(connection: Connection) -> str:
        starting.add_nonce(connection, person, table, body.nonce, now)
        return table

    return await changed(call, work)


async def set_seat(call: Call) -> wire.TableInfo:
    """Say who is to have a seat at one's own table."""
    body: wire.Wanted = call.body
    person, table, seat = call.person, call.path("table"), call.number("seat")
    now = call.services.hub.time.now()

    def work(connection: Connection) -> str:
        lobby.set_seat(connection, person, table, seat, body, now)
        return table

    return await changed(call, work)


async def rematch(call: Call) -> wire.TableInfo:
    """Play once more with the same people, who keep a chair at the new table."""
    person, table, now = call.person, call.path("table"), call.services.hub.time.now()
    quota = call.services.quota

    def work(connection: Connection) -> str:
        quota.check(connection, person)
        return opening.rematch(connection, person, table, now)

    info = await changed(call, work)
    await call.services.hub.table_changed(table)
    return info


async def peek(call: Call) -> wire.Update:
    """Show a match as it is now, or was, from a seat of one's own or as a spectator."""
    body: wire.Peek = call.body
    table, known = call.path("table"), call.known
    user = known.id if known else None
    if not await call.services.store.run(lambda c: lobby.may_see(c, table, user, body.key)):
        raise NotFound("error-no-table")
    owner = call.services.hub.owner(table)
    if body.at is not None:
        moment = body.at
        return await owner.ask(lambda: owner.look_back(known, body.seat, moment, body.key))
    return await owner.ask(lambda: owner.see(known, body.seat, body.since, body.key))


async def story(call: Call) -> wire.Story:
    """Return a match so far as chapters to be read, of what everybody was told."""
    table, known = call.path("table"), call.known
    user = known.id if known else None
    key = call.request.headers.get("x-table-key")
    if not await call.services.store.run(lambda c: lobby.may_see(c, table, user, key)):
        raise NotFound("error-no-table")
    owner = call.services.hub.owner(table)
    match = await owner.ask(owner.loaded)
    chapters = match.table.story()
    if chapters is None:
        raise NotPossible("error-no-story", {"game": match.game.title})
    return wire.Story(list(chapters), match.version, match.status == "over")


async def written_record(call: Call) -> Response:
    """Return the record of a finished match."""
    return PlainTextResponse((await finished(call))[1])


async def finished(call: Call) -> tuple[Match, str]:
    """Return a finished match that somebody may see, and its record."""
    table, known = call.path("table"), call.known
    user = known.id if known else None
    key = call.request.headers.get("x-table-key")
    if not await call.services.store.run(lambda c: lobby.may_see(c, table, user, key)):
        raise NotFound("error-no-table")
    info = await call.services.store.run(lambda c: lobby.table_info(c, table))
    owner = call.services.hub.owner(table)
    match = await owner.ask(owner.loaded)
    if match.status != "over":  # a record tells everything
        raise NotPossible("error-not-over")
    date = datetime.fromtimestamp(info.created_at / 1000, UTC).date().isoformat()
    players = [chair.name.replace(",", " ") or chair.bot or "-" for chair in info.chairs]
    return match, record.write(match.table, date, players, info.places)


async def fairness(call: Call) -> wire.Fairness:
    """Check seal, seed, draws, moves and result of a finished match."""
    match, written = await finished(call)
    name, lang = call.path("table"), call.lang
    return await call.services.store.run(lambda c: checked(c, name, match, written, lang))


ENDPOINTS = [
    Endpoint("GET", "/api/games", games, None, wire.Games, signed_in=False),
    Endpoint("GET", "/api/games/{game}/words", game_words, signed_in=False, content="text/plain"),
    Endpoint("GET", "/api/tables", public_tables, None, wire.Tables, signed_in=False),
    Endpoint("POST", "/api/tables", open_table, wire.NewTable, wire.TableInfo),
    Endpoint("GET", "/api/me/tables", my_tables, None, wire.Tables),
    Endpoint("GET", "/api/tables/{table}", one_table, None, wire.TableInfo, signed_in=False),
    Endpoint("POST", "/api/tables/{table}/sit", sit, wire.Sit, wire.TableInfo),
    Endpoint("POST", "/api/tables/{table}/leave", leave, None, wire.TableInfo),
    Endpoint("POST", "/api/tables/{table}/nonce", add_nonce, wire.AddNonce, wire.TableInfo),
    Endpoint("POST", "/api/tables/{table}/seats/{seat}", set_seat, wire.Wanted, wire.TableInfo),
    Endpoint("POST", "/api/tables/{table}/rematch", rematch, None, wire.TableInfo),
    Endpoint(
        "POST",
        "/api/tables/{table}/see",
        peek,
        wire.Peek,
        wire.Update,
        signed_in=False,
        access="read",
    ),
    Endpoint("GET", "/api/tables/{table}/story", story, None, wire.Story, signed_in=False),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        written_record,
        signed_in=False,
        content="text/plain; charset=utf-8",
    ),
    Endpoint("GET", "/api/tables/{table}/fairness", fairness, None, wire.Fairness, signed_in=False),
]
