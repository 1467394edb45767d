"""Who is who: guests, accounts, sessions and tokens.

A cookie holds the id of a session and its signature; the store knows only hashes of sessions and
tokens, so a stolen backup signs nobody in.
"""

import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, replace

import argon2
from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from dorfplatz.engine.errors import NotPossible
from dorfplatz.server import wire
from dorfplatz.server.errors import BadRequest, NameTaken, NotSignedIn, WrongPassword
from dorfplatz.server.schema import (
    chairs,
    chats,
    matches,
    mutes,
    recovery,
    reports,
    sessions,
    tokens,
    users,
)
from dorfplatz.server.store import new_id, wall_ms
from dorfplatz.server.texts import is_visible, longest_form

COOKIE = "dorfplatz"
SECURE_COOKIE = f"__Host-{COOKIE}"  # over TLS: no other site of the domain can set it
COOKIE_SECONDS = 400 * 24 * 3600
TOKEN_PREFIX = "dorf_"
MOST_TOKENS = 20
DAY_MS = 24 * 3600 * 1000
EVERYTHING: wire.Scope = "play"
"""The scope of a token of before there were scopes."""
_hasher = argon2.PasswordHasher()
_NAME = re.compile(r"[^\s].*[^\s]|[^\s]")
NOBODY_HASH = _hasher.hash(secrets.token_hex(8))


@dataclass(frozen=True)
class Person:
    """Somebody who asks for something: in a session (its hash), or with a token (its id)."""

    id: str
    name: str
    kind: str
    session: str | None = None
    token: str | None = None
    scope: wire.Scope | None = None  # what the token may be used for
    origin: str | None = None  # from where they ask, as a word nobody can read
    adds_nonce: bool = False  # whether their program says that it adds a nonce

    def told(self) -> wire.User:
        """Return what everybody may know."""
        return wire.User(self.id, self.name, "account" if self.kind == "account" else "guest")


def hashed(secret: str) -> str:
    """Return what is stored of a secret that nobody can guess anyway."""
    return hashlib.sha256(secret.encode()).hexdigest()


def signed(session: str, key: str) -> str:
    """Return the value of the cookie for a session."""
    return f"{session}.{_signature(session, key)}"


def unsigned(cookie: str, key: str) -> str | None:
    """Return the session of a cookie, or None if it was not signed here."""
    session, _, signature = cookie.partition(".")
    fits = hmac.compare_digest(signature.encode(), _signature(session, key).encode())
    return session if fits else None


def _signature(session: str, key: str) -> str:
    return hmac.new(key.encode(), f"cookie {session}".encode(), hashlib.sha256).hexdigest()


def checked_name(name: str) -> str:
    """Return a name that can be seen and has no blanks around it, and is not too long.

    Its length is that of its longest form: some characters stand for many when names are compared.
    """
    plain = unicodedata.normalize("NFC", name)
    if not _NAME.fullmatch(plain) or not is_visible(plain):
        raise BadRequest("error-name")
    if longest_form(plain) > wire.LONGEST_NAME:
        raise BadRequest("error-name")
    return plain


def name_key(name: str) -> str:
    """Return the form in which names are compared."""
    return unicodedata.normalize("NFKC", name).casefold()


# -- Coming in ----------------------------------------------------------------------------


def find_session(connection: Connection, session: str) -> Person | None:
    """Return whose session this is."""
    found = connection.execute(
        select(users.c.id, users.c.name, users.c.kind)
        .join(sessions, sessions.c.user_id == users.c.id)
        .where(sessions.c.hash == hashed(session))
        .where(sessions.c.created_at > wall_ms() - COOKIE_SECONDS * 1000)
    ).first()
    return Person(found.id, found.name, found.kind, hashed(session)) if found else None


def find_token(connection: Connection, token: str) -> Person | None:
    """Return whose token this is."""
    found = connection.execute(
        select(users.c.id, users.c.name, users.c.kind, tokens.c.id.label("token"), tokens.c.scope)
        .join(tokens, tokens.c.user_id == users.c.id)
        .where(tokens.c.hash == hashed(token))
        .where(or_(tokens.c.expires_at.is_(None), tokens.c.expires_at > wall_ms()))
    ).first()
    if found is None:
        return None
    return Person(
        found.id, found.name, found.kind, token=found.token, scope=found.scope or EVERYTHING
    )


def open_session(connection: Connection, user: str) -> str:
    """Return a new session for somebody."""
    session = secrets.token_urlsafe(24)
    connection.execute(
        insert(sessions).values(hash=hashed(session), user_id=user, created_at=wall_ms())
    )
    return session


def close_session(connection: Connection, person: Person) -> None:
    """Sign somebody out here."""
    connection.execute(delete(sessions).where(sessions.c.hash == person.session))


def new_guest(connection: Connection, name: str) -> Person:
    """Make somebody at once; who has no account cannot pass for one."""
    person = Person(new_id(), checked_name(name), "guest")
    _refuse_account_name(connection, person)
    connection.execute(
        insert(users).values(id=person.id, kind="guest", name=person.name, created_at=wall_ms())
    )
    return person


def _refuse_account_name(connection: Connection, guest: Person) -> None:
    found, _ = find_account(connection, guest.name)
    if found is not None:
        raise NameTaken("error-name-taken", {"name": guest.name})


def hash_password(password: str) -> str:
    """Return what is stored of a password; slow on purpose."""
    return _hasher.hash(password)


def fits(stored: str | None, password: str) -> bool:
    """Say whether a password is the right one; it takes as long when there is no account."""
    try:
        _hasher.verify(stored or NOBODY_HASH, password)
    except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
        return False
    return stored is not None


def new_account(
    connection: Connection, name: str, password_hash: str, guest: Person | None
) -> Person:
    """Make an account; a guest who asks becomes it and keeps all games."""
    plain = checked_name(name)
    taken = select(users.c.id).where(users.c.name_key == name_key(plain))
    if connection.execute(taken).first() is not None:
        raise NameTaken("error-name-taken", {"name": plain})
    values = {
        "kind": "account",
        "name": plain,
        "name_key": name_key(plain),
        "password": password_hash,
    }
    try:
        if guest is not None and guest.kind == "guest":
            connection.execute(update(users).where(users.c.id == guest.id).values(**values))
            connection.execute(
                update(chairs).where(chairs.c.user_id == guest.id).values(name=plain)
            )
            return Person(guest.id, plain, "account")
        person = Person(new_id(), plain, "account")
        connection.execute(insert(users).values(id=person.id, created_at=wall_ms(), **values))
    except IntegrityError as problem:
        raise NameTaken("error-name-taken", {"name": plain}) from problem
    return person


def rename(connection: Connection, person: Person, name: str) -> Person:
    """Call somebody by another name from now on, at every table too."""
    plain = checked_name(name)
    values = {"name": plain}
    if person.kind == "account":
        values["name_key"] = name_key(plain)
    else:
        _refuse_account_name(connection, replace(person, name=plain))
    try:
        connection.execute(update(users).where(users.c.id == person.id).values(**values))
    except IntegrityError as problem:
        raise NameTaken("error-name-taken", {"name": plain}) from problem
    connection.execute(update(chairs).where(chairs.c.user_id == person.id).values(name=plain))
    return replace(person, name=plain)


def find_account(connection: Connection, name: str) -> tuple[Person | None, str | None]:
    """Return an account and what is stored of its password."""
    found = connection.execute(
        select(users.c.id, users.c.name, users.c.kind, users.c.password).where(
            users.c.name_key == name_key(name)
        )
    ).first()
    return (Person(found.id, found.name, found.kind), found.password) if found else (None, None)


def adopt(connection: Connection, guest: Person, account: Person) -> list[str]:
    """Give the games of a guest to an account, forget the guest, and return the matches."""
    taken = [
        row.match_id
        for row in connection.execute(
            select(chairs.c.match_id).where(chairs.c.user_id == guest.id).distinct()
        )
    ]
    connection.execute(
        update(chairs)
        .where(chairs.c.user_id == guest.id)
        .values(user_id=account.id, name=account.name)
    )
    connection.execute(
        update(chairs).where(chairs.c.reserved == guest.id).values(reserved=account.id)
    )
    connection.execute(update(matches).where(matches.c.owner == guest.id).values(owner=account.id))
    connection.execute(
        update(chats)
        .where(chats.c.user_id == guest.id)
        .values(user_id=account.id, name=account.name)
    )
    connection.execute(delete(mutes).where(mutes.c.user_id == guest.id))
    connection.execute(delete(sessions).where(sessions.c.user_id == guest.id))
    connection.execute(delete(users).where(users.c.id == guest.id))
    return taken


def change_password(
    connection: Connection, person: Person, password_hash: str
) -> wire.PasswordChanged:
    """Store another password, sign out everywhere else and make all tokens worthless."""
    connection.execute(update(users).where(users.c.id == person.id).values(password=password_hash))
    others = connection.execute(
        delete(sessions).where(
            sessions.c.user_id == person.id, sessions.c.hash != (person.session or "")
        )
    )
    programs = connection.execute(delete(tokens).where(tokens.c.user_id == person.id))
    return wire.PasswordChanged(others.rowcount, programs.rowcount)


def require_account(person: Person) -> None:
    """Refuse guests: they have no other way back in than their cookie."""
    if person.kind != "account":
        raise NotPossible("error-account")


# -- Tokens -------------------------------------------------------------------------------


def new_token(connection: Connection, person: Person, wanted: wire.NewToken) -> wire.Token:
    """Make a token for a program; it is told now and never again."""
    require_account(person)
    connection.execute(
        delete(tokens).where(tokens.c.user_id == person.id, tokens.c.expires_at <= wall_ms())
    )
    if len(list_tokens(connection, person)) >= MOST_TOKENS:
        raise NotPossible("error-tokens", {"most": MOST_TOKENS})
    token = TOKEN_PREFIX + secrets.token_urlsafe(24)
    now = wall_ms()
    ends = now + wanted.days * DAY_MS
    made = wire.Token(new_id(), wanted.label, now, wanted.scope, ends, token)
    connection.execute(
        insert(tokens).values(
            id=made.id,
            hash=hashed(token),
            user_id=person.id,
            label=made.label,
            created_at=made.created_at,
            scope=made.scope,
            expires_at=made.expires_at,
        )
    )
    return made


def list_tokens(connection: Connection, person: Person) -> list[wire.Token]:
    """Return the tokens of an account, without what is secret in them."""
    rows = connection.execute(
        select(tokens).where(tokens.c.user_id == person.id).order_by(tokens.c.created_at)
    )
    return [
        wire.Token(row.id, row.label, row.created_at, row.scope or EVERYTHING, row.expires_at)
        for row in rows
    ]


def drop_token(connection: Connection, person: Person, token: str) -> bool:
    """Make a token worthless, and say whether there was one."""
    gone = connection.execute(
        delete(tokens).where(tokens.c.user_id == person.id, tokens.c.id == token)
    )
    return gone.rowcount > 0


# -- One's data -----------------------------------------------------------------------------


def created_at(connection: Connection, person: Person) -> int:
    """Return since when somebody is known."""
    found = connection.execute(select(users.c.created_at).where(users.c.id == person.id)).scalar()
    if found is None:
        raise NotSignedIn("error-not-signed-in")
    return int(found)


def chat_of(connection: Connection, person: Person) -> list[wire.ChatLine]:
    """Return everything somebody said."""
    rows = connection.execute(
        select(chats).where(chats.c.user_id == person.id).order_by(chats.c.at)
    )
    return [wire.ChatLine(row.id, row.user_id, row.name, row.text, row.at) for row in rows]


def muted_by(connection: Connection, person: Person) -> list[str]:
    """Return whom somebody does not want to hear."""
    rows = connection.execute(select(mutes.c.muted_id).where(mutes.c.user_id == person.id))
    return sorted(row.muted_id for row in rows)


def mute(connection: Connection, person: Person, other: str, on: bool) -> None:
    """Hear somebody no longer, or again."""
    connection.execute(delete(mutes).where(mutes.c.user_id == person.id, mutes.c.muted_id == other))
    if on:
        connection.execute(insert(mutes).values(user_id=person.id, muted_id=other))


def forget(connection: Connection, person: Person) -> None:
    """Delete somebody: name, password, sessions, tokens and words; matches stay, without a name."""
    connection.execute(
        update(chairs).where(chairs.c.user_id == person.id).values(user_id=None, name="")
    )
    connection.execute(update(chairs).where(chairs.c.reserved == person.id).values(reserved=None))
    connection.execute(update(matches).where(matches.c.owner == person.id).values(owner=None))
    for table, column in (
        (chats, chats.c.user_id),
        (mutes, mutes.c.user_id),
        (mutes, mutes.c.muted_id),
        (reports, reports.c.user_id),
        (tokens, tokens.c.user_id),
        (recovery, recovery.c.user_id),
        (sessions, sessions.c.user_id),
        (users, users.c.id),
    ):
        connection.execute(delete(table).where(column == person.id))


def check_password(stored: str | None, password: str) -> None:
    """Refuse a wrong password without saying what was wrong about it."""
    if not fits(stored, password):
        raise WrongPassword("error-wrong-password")


def still_known(connection: Connection, people: Iterable[Person]) -> set[Person]:
    """Return those whose session or token is good still."""
    return {
        person
        for person in people
        if connection.execute(
            select(sessions.c.hash).where(sessions.c.hash == person.session)
            if person.token is None
            else select(tokens.c.id).where(tokens.c.id == person.token)
        ).first()
        is not None
    }
