"""Fairness: whether a finished match holds what was promised at its start."""

from typing import get_args

from sqlalchemy import Connection

from dorfplatz.engine.errors import BadRecord, DorfplatzError
from dorfplatz.server import starting, wire
from dorfplatz.server.audit import replayed
from dorfplatz.server.match import Match
from dorfplatz.table import record
from dorfplatz.words import words

CHECK_OF = {
    "error-record-version": "rules",
    "error-record-position": "begin",
    "error-record-seed": "seal",
    "error-record-unrevealed": "seal",
    "error-record-nonces": "nonces",
    "error-record-chairs": "chairs",
    "error-record-draw": "draws",
    "error-record-chain": "chain",
    "error-record-result": "result",
    "error-result": "stored",
}
"""Which check a problem belongs to; any other problem is one of the moves."""


def checked(
    connection: Connection, name: str, match: Match, written: str, lang: str
) -> wire.Fairness:
    """Check a record as ``dorfplatz verify`` does, and the stored match as ``audit`` does."""
    game = match.game
    read = record.read(written)
    findings = record.verify(game, read)
    stored = replayed(connection, name, game.id)
    problems: list[DorfplatzError] = list(findings.problems)
    if stored.problem is not None:
        problems.append(stored.problem)
    if match.table.nonces not in (None, starting.kept_nonces(connection, name)):
        problems.append(BadRecord("error-record-nonces"))
    failed = {CHECK_OF.get(problem.phrase.key, "moves") for problem in problems}
    values: dict[str, int | str] = {
        "rules": match.table.version,
        "begin": "start" if read.position is None else "position",
        "seal": read.tags["Seal"],
        "nonces": findings.added,
        "chairs": read.tags.get("Chairs", "none"),
        "draws": findings.draws,
        "moves": findings.moves,
        "chain": read.chain,
        "result": read.tags["Result"],
        "stored": stored.events,
    }
    spoken = words(lang, game)
    checks = [
        wire.Check(
            key,
            key not in failed,
            str(values[key]),
            spoken.say(f"fair-{key}", {"value": values[key]}),
        )
        for key in get_args(wire.CheckName)
    ]
    told = [spoken.error(problem) for problem in problems]
    table = match.table
    return wire.Fairness(not problems, table.seal, table.seed.hex(), table.nonces, checks, told)
