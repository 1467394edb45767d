"""The tables of the database, for SQLite and PostgreSQL alike."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),  # guest, account
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), unique=True),  # accounts only: the name, folded
    Column("password", Text),
    Column("created_at", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("user_id", String(32), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("user_id", String(32), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("scope", String(8)),  # play, read; null: a token of before there were scopes, play
    Column("expires_at", BigInteger),  # null: a token of before they had an end
)

recovery = Table(
    "recovery",
    metadata,
    Column("hash", String(64), primary_key=True),  # of a code that is good for once
    Column("user_id", String(32), nullable=False, index=True),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("status", String(8), nullable=False),  # open, live, over, gone
    Column("public", Boolean, nullable=False),
    Column("key", String(32), nullable=False),  # lets friends in who have the link
    Column("clock", Text, nullable=False),
    Column("timeout", String(8), nullable=False),  # bot, others
    Column("owner", String(32)),
    Column("version", Integer, nullable=False),
    Column("epoch", Integer, nullable=False),  # rises when a backup is put in place
    Column("bot_due", Boolean, nullable=False),
    Column(
        "deadline", BigInteger
    ),  # time is out; of an open table: nonces are waited for no longer
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),  # on the clock that stands still while no server runs
    Column("changed_at", BigInteger, nullable=False),
    Column("rematch", String(32)),
    Column("waiting", Text),  # the seats that may decide, as JSON; null: nobody has looked yet
    Column("origin", String(32)),  # from where it was opened, as a word nobody can read
    Column("winners", Text),  # the seats that won, as JSON; null: not over, or nobody noted it
    Column(
        "nonces", Text
    ),  # what each seat added to the seed, as JSON; null: not started, or before
    Column(
        "places", Text
    ),  # where each seat's player sat before the chairs were shuffled, as JSON; empty: they will be
    Column("position", Text),  # where the match begins, as the game writes it; null: at the start
    Column("begun", Text),  # of which match that is a position, as JSON; null: at the start
    Index("matches_listed", "status", "public", "changed_at"),
    Index("matches_deadline", "status", "deadline"),
    Index("matches_bot_due", "status", "bot_due"),
    Index("matches_origin", "origin", "status"),
    Index("matches_owner", "owner", "status"),
)

chairs = Table(
    "chairs",
    metadata,
    Column("match_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, open, friend, bot
    Column("user_id", String(32), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(32)),
    Column("reserved", String(32)),  # only this user may take the chair
    Column("away_since", BigInteger),  # on the clock that stands still; null: here, or not known
    Column("origin", String(32)),  # from where the seat was taken, as a word nobody can read
    Column(
        "nonce", String(64)
    ),  # what was added to the seed; empty: it is to come; null: none will
)

events = Table(
    "events",
    metadata,
    Column("match_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("actor", String(32)),
    Column("request", String(64)),
    Column("at", BigInteger, nullable=False),
    Column("result", Text, nullable=False),
    UniqueConstraint("match_id", "actor", "request", name="events_request"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("match_id", String(32), primary_key=True),
    Column("made_by", Integer, nullable=False),  # which way of judging it was
    Column("text", Text, nullable=False),  # what was found, as JSON
)

chats = Table(
    "chats",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("match_id", String(32), nullable=False),
    Column("user_id", String(32), index=True),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("aside", Boolean),  # said by somebody who watches, to those who watch
    Index("chats_match", "match_id", "at"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("muted_id", String(32), primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("chat_id", String(32), primary_key=True),
    Column("user_id", String(32), primary_key=True),
    Column("reason", String(500), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
)

facts = Table(
    "facts",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
