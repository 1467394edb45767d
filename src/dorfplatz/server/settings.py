"""How a server is set up: environment variables, read once."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

DEFAULT_FILE = "dorfplatz.db"
MOST_UNDO_SECONDS = 5.0


@dataclass(frozen=True)
class Settings:
    """Everything an operator may decide; ``docs/operations.md`` explains it."""

    database: str = f"sqlite:///{DEFAULT_FILE}"
    origins: tuple[str, ...] = ()
    secure: bool = False
    proxies: str = "127.0.0.1"
    public_metrics: bool = False
    bot_workers: int = 1
    bot_seconds: float = 10.0
    bot_memory: int = 2048
    rate: float = 30.0
    burst: int = 120
    address_rate: float = 100.0
    address_burst: int = 1000
    sign_ins: int = 10
    connections: int = 200
    headers: float = 10.0
    sockets: int = 24
    network_sockets: int = 256
    absence: float = 180.0
    tables: int = 60
    network_tables: int = 200
    rest: float = 120.0
    pace: float = 1.5
    undo: float = 3.0
    review: float = 45.0
    log_level: str = "info"
    address: str = ""


def database_url(written: str) -> str:
    """Return a database address as SQLAlchemy wants it; a plain path means an SQLite file."""
    if "://" not in written:
        return f"sqlite:///{Path(written).expanduser()}"
    scheme, rest = written.split("://", 1)
    return f"postgresql+psycopg://{rest}" if scheme in ("postgres", "postgresql") else written


def settings_from(environment: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings that the environment asks for."""

    def get(name: str, default: str) -> str:
        return environment.get(f"DORFPLATZ_{name}", "") or default

    usual = Settings()
    return Settings(
        database=database_url(get("DATABASE", usual.database)),
        origins=tuple(origin for origin in get("ORIGINS", "").split(",") if origin),
        secure=get("SECURE", "") == "1",
        proxies=get("PROXIES", usual.proxies),
        public_metrics=get("METRICS", "") == "public",
        bot_workers=int(get("BOT_WORKERS", str(usual.bot_workers))),
        bot_seconds=float(get("BOT_SECONDS", str(usual.bot_seconds))),
        bot_memory=int(get("BOT_MEMORY", str(usual.bot_memory))),
        rate=float(get("RATE", str(usual.rate))),
        burst=int(get("BURST", str(usual.burst))),
        address_rate=float(get("ADDRESS_RATE", str(usual.address_rate))),
        address_burst=int(get("ADDRESS_BURST", str(usual.address_burst))),
        sign_ins=int(get("SIGN_INS", str(usual.sign_ins))),
        connections=int(get("CONNECTIONS", str(usual.connections))),
        headers=float(get("HEADERS", str(usual.headers))),
        sockets=int(get("SOCKETS", str(usual.sockets))),
        network_sockets=int(get("NETWORK_SOCKETS", str(usual.network_sockets))),
        absence=float(get("ABSENCE", str(usual.absence))),
        tables=int(get("TABLES", str(usual.tables))),
        network_tables=int(get("NETWORK_TABLES", str(usual.network_tables))),
        rest=float(get("REST", str(usual.rest))),
        pace=float(get("PACE", str(usual.pace))),
        undo=min(float(get("UNDO", str(usual.undo))), MOST_UNDO_SECONDS),
        review=float(get("REVIEW", str(usual.review))),
        log_level=get("LOG", usual.log_level),
        address=get("ADDRESS", usual.address),
    )
