"""Routes about who one is."""

import asyncio
from dataclasses import replace
from functools import partial

from sqlalchemy import Connection
from starlette.responses import Response

from dorfplatz.server import accounts, chat, lobby, processes, recovery, wire
from dorfplatz.server.accounts import COOKIE, COOKIE_SECONDS, SECURE_COOKIE, Person
from dorfplatz.server.errors import NotFound, WrongPassword
from dorfplatz.server.routes import Call, Endpoint, as_json
from dorfplatz.server.services import where

GUESSING_SECONDS = 2.0


def with_cookie(call: Call, person: Person, session: str) -> Response:
    """Return who somebody is now, and the cookie that proves it from now on."""
    response = as_json(person.told())
    secure = call.services.settings.secure or call.request.url.scheme == "https"
    response.set_cookie(
        SECURE_COOKIE if secure else COOKIE,
        accounts.signed(session, call.services.key),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )
    return response


def without_cookie() -> Response:
    """Return that it is done, and let the browser forget who one was."""
    response = as_json(wire.Done())
    response.delete_cookie(COOKIE, path="/")
    response.delete_cookie(SECURE_COOKIE, path="/", secure=True)
    return response


async def me(call: Call) -> wire.User:
    """Say who one is."""
    return call.person.told()


async def who(call: Call) -> wire.Who:
    """Say who asks, also to somebody whom nobody knows yet."""
    known = call.known
    return wire.Who(known.told() if known else None)


async def guest(call: Call) -> Response:
    """Become a guest with a name."""
    body: wire.NewGuest = call.body
    call.services.sign_ins.check(f"guest {where(call.request)}", 0.2)

    def make(connection: Connection) -> tuple[Person, str]:
        person = accounts.new_guest(connection, body.name)
        return person, accounts.open_session(connection, person.id)

    person, session = await call.services.store.run(make, True)
    return with_cookie(call, person, session)


async def account(call: Call) -> Response:
    """Make an account; a guest keeps all games."""
    body: wire.NewAccount = call.body
    call.services.sign_ins.check(where(call.request))
    hashed = await asyncio.to_thread(accounts.hash_password, body.password)
    known = call.known

    def make(connection: Connection) -> tuple[Person, str]:
        person = accounts.new_account(connection, body.name, hashed, known)
        if known is not None:  # whoever knew the earlier session has no part in the account
            accounts.close_session(connection, known)
        return person, accounts.open_session(connection, person.id)

    person, session = await call.services.store.run(make, True)
    await _rename(call, person)
    return with_cookie(call, person, session)


async def sign_in(call: Call) -> Response:
    """Come back to an account, and bring the games of the guest one was if that is wished."""
    body: wire.SignIn = call.body
    await _slow_down(call, body.name)
    store = call.services.store
    person, stored = await store.run(lambda c: accounts.find_account(c, body.name))
    await asyncio.to_thread(accounts.check_password, stored, body.password)
    if person is None:
        raise WrongPassword("error-wrong-password")
    found, guest_now = person, call.known

    def come_in(connection: Connection) -> str:
        if body.adopt and guest_now is not None and guest_now.kind == "guest":
            accounts.adopt(connection, guest_now, found)
        if guest_now is not None:
            accounts.close_session(connection, guest_now)
        return accounts.open_session(connection, found.id)

    session = await store.run(come_in, True)
    if guest_now is not None and guest_now.session is not None:
        await call.services.hub.sign_out("session", guest_now.session)
    if body.adopt:
        if guest_now is not None and guest_now.kind == "guest":
            await call.services.hub.sign_out("user", guest_now.id)
        await _rename(call, found)
    return with_cookie(call, found, session)


async def sign_out(call: Call) -> Response:
    """Sign out here."""
    person = call.person
    await call.services.store.run(lambda c: accounts.close_session(c, person), True)
    if person.session is not None:
        await call.services.hub.sign_out("session", person.session)
    return without_cookie()


async def password(call: Call) -> wire.PasswordChanged:
    """Change the password, sign out everywhere else and end all tokens."""
    body: wire.NewPassword = call.body
    person = call.person
    call.services.sign_ins.check(where(call.request))
    accounts.require_account(person)
    store = call.services.store
    await _check_password(call, body.old)
    hashed = await asyncio.to_thread(accounts.hash_password, body.new)
    ended = await store.run(lambda c: accounts.change_password(c, person, hashed), True)
    await call.services.hub.sign_out("others", person.id, person.session)
    return ended


async def _check_password(call: Call, password: str) -> None:
    """Refuse whoever is signed in but does not know the password."""
    name = call.person.name
    _, stored = await call.services.store.run(lambda c: accounts.find_account(c, name))
    await asyncio.to_thread(accounts.check_password, stored, password)


async def codes(call: Call) -> wire.Codes:
    """Get codes for whoever forgets the password; those of before are void."""
    body: wire.Recovery = call.body
    person = call.person
    call.services.sign_ins.check(where(call.request))
    accounts.require_account(person)
    await _check_password(call, body.password)
    return wire.Codes(await call.services.store.run(lambda c: recovery.new_codes(c, person), True))


async def recover(call: Call) -> Response:
    """Come back to an account with a code and take another password; it is signed out elsewhere."""
    body: wire.Recover = call.body
    await _slow_down(call, body.name)
    hashed = await asyncio.to_thread(accounts.hash_password, body.password)
    known = call.known

    def come_back(connection: Connection) -> tuple[Person, str]:
        person = recovery.use(connection, body.name, body.code, hashed)
        if person is None:
            raise WrongPassword("error-wrong-code")
        if known is not None:
            accounts.close_session(connection, known)
        return person, accounts.open_session(connection, person.id)

    person, session = await call.services.store.run(come_back, True)
    await call.services.hub.sign_out("user", person.id)
    return with_cookie(call, person, session)


async def _slow_down(call: Call, name: str) -> None:
    """Refuse a network that tries too often, and let whoever guesses at one name wait.

    So has its owner, but nobody is locked out by it.
    """
    call.services.sign_ins.check(where(call.request))
    if not call.services.sign_ins.take(f"name {accounts.name_key(name)}"):
        await asyncio.sleep(GUESSING_SECONDS)


async def rename(call: Call) -> wire.User:
    """Be called by another name from now on."""
    body: wire.NewName = call.body
    person = call.person
    named = await call.services.store.run(lambda c: accounts.rename(c, person, body.name), True)
    await _rename(call, named)
    return named.told()


async def tokens(call: Call) -> wire.Tokens:
    """List the tokens of an account."""
    person = call.person
    return wire.Tokens(await call.services.store.run(lambda c: accounts.list_tokens(c, person)))


async def new_token(call: Call) -> wire.Token:
    """Make a token for a program."""
    body: wire.NewToken = call.body
    person = call.person
    return await call.services.store.run(lambda c: accounts.new_token(c, person, body), True)


async def drop_token(call: Call) -> wire.Done:
    """Make a token worthless."""
    person, token = call.person, call.path("token")
    if not await call.services.store.run(lambda c: accounts.drop_token(c, person, token), True):
        raise NotFound("error-no-token")
    await call.services.hub.sign_out("token", token)
    return wire.Done()


async def mute(call: Call) -> wire.Done:
    """Hear somebody no longer, or again."""
    body: wire.Muted = call.body
    person = call.person
    await call.services.store.run(lambda c: accounts.mute(c, person, body.user, body.on), True)
    for listener in call.services.hub.listeners:
        if listener.person.id == person.id:
            (listener.muted.add if body.on else listener.muted.discard)(body.user)
    return wire.Done()


async def report(call: Call) -> wire.Done:
    """Complain about something that was said."""
    body: wire.Report = call.body
    person = call.person
    await call.services.store.run(lambda c: chat.report(c, person, body), True)
    return wire.Done()


async def export(call: Call) -> wire.Export:
    """Return everything that is kept about oneself."""
    person = call.person

    def collect(connection: Connection) -> wire.Export:
        own: list[wire.TableInfo] = []
        before: int | None = None
        while True:
            page = lobby.list_tables(connection, person, True, before)
            own += page.tables
            if page.next is None:
                break
            before = int(page.next)
        return wire.Export(
            person.told(),
            accounts.created_at(connection, person),
            accounts.list_tokens(connection, person),
            own,
            accounts.chat_of(connection, person),
            accounts.muted_by(connection, person),
        )

    return await call.services.store.run(collect)


async def forget(call: Call) -> Response:
    """Delete oneself, an account with its password; bots go on where others still play."""
    body: wire.Farewell = call.body
    person, hub = call.person, call.services.hub
    if person.kind == "account":
        call.services.sign_ins.check(where(call.request))
        await _check_password(call, body.password or "")
    going_on = await hub.seats_of(person.id)
    for name, seats in going_on.items():
        owner = hub.owner(name)
        await owner.ask(partial(owner.replace, seats))
    await call.services.store.run(lambda c: accounts.forget(c, person), True)
    await hub.sign_out("user", person.id)
    await _reload(call, list(going_on))
    return without_cookie()


async def _rename(call: Call, person: Person) -> None:
    await _reload(call, list(await call.services.hub.seats_of(person.id)))


async def _reload(call: Call, names: list[str]) -> None:
    hub = call.services.hub
    await hub.reload(names)
    for name in names:
        await hub.neighbours.tell(processes.Reload(name))


ENDPOINTS = [
    Endpoint("GET", "/api/me", me, None, wire.User),
    Endpoint("GET", "/api/who", who, None, wire.Who, signed_in=False),
    Endpoint("POST", "/api/guest", guest, wire.NewGuest, wire.User, signed_in=False),
    Endpoint("POST", "/api/account", account, wire.NewAccount, wire.User, signed_in=False),
    Endpoint("POST", "/api/sign-in", sign_in, wire.SignIn, wire.User, signed_in=False),
    Endpoint("POST", "/api/recover", recover, wire.Recover, wire.User, signed_in=False),
    Endpoint("POST", "/api/sign-out", sign_out, None, wire.Done),
    Endpoint("POST", "/api/me/muted", mute, wire.Muted, wire.Done),
    Endpoint("POST", "/api/reports", report, wire.Report, wire.Done),
    *(
        replace(endpoint, access="session")
        for endpoint in (
            Endpoint("POST", "/api/me/name", rename, wire.NewName, wire.User),
            Endpoint("POST", "/api/me/password", password, wire.NewPassword, wire.PasswordChanged),
            Endpoint("POST", "/api/me/recovery", codes, wire.Recovery, wire.Codes),
            Endpoint("GET", "/api/me/tokens", tokens, None, wire.Tokens),
            Endpoint("POST", "/api/me/tokens", new_token, wire.NewToken, wire.Token),
            Endpoint("DELETE", "/api/me/tokens/{token}", drop_token, None, wire.Done),
            Endpoint("GET", "/api/me/export", export, None, wire.Export),
            Endpoint("DELETE", "/api/me", forget, wire.Farewell, wire.Done, optional=True),
        )
    ),
]
