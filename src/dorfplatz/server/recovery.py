"""Ways back for whoever forgot the password: codes that are told once and used once."""

import secrets

from sqlalchemy import Connection, delete, insert, update

from dorfplatz.server import accounts
from dorfplatz.server.accounts import Person, hashed
from dorfplatz.server.schema import recovery, sessions, tokens, users

CODES = 8
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
GROUPS, SIZE = 4, 4


def new_codes(connection: Connection, person: Person, count: int = CODES) -> list[str]:
    """Return codes for an account; those of before are worth nothing any more."""
    accounts.require_account(person)
    connection.execute(delete(recovery).where(recovery.c.user_id == person.id))
    codes = ["".join(secrets.choice(LETTERS) for _ in range(GROUPS * SIZE)) for _ in range(count)]
    rows = [{"hash": hashed(code), "user_id": person.id} for code in codes]
    connection.execute(insert(recovery), rows)
    return ["-".join(code[n : n + SIZE] for n in range(0, len(code), SIZE)) for code in codes]


def use(connection: Connection, name: str, code: str, password_hash: str) -> Person | None:
    """Give an account another password for one of its codes, and sign it out everywhere."""
    person, _ = accounts.find_account(connection, name)
    if person is None:
        return None
    plain = "".join(letter for letter in code.lower() if letter in LETTERS)
    used = connection.execute(
        delete(recovery).where(recovery.c.user_id == person.id, recovery.c.hash == hashed(plain))
    )
    if used.rowcount != 1:
        return None
    connection.execute(update(users).where(users.c.id == person.id).values(password=password_hash))
    connection.execute(delete(sessions).where(sessions.c.user_id == person.id))
    connection.execute(delete(tokens).where(tokens.c.user_id == person.id))
    return person
