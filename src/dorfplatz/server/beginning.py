"""Who begins a game: some draw it themselves, in others it is whoever has the first seat."""

from functools import cache

from dorfplatz.games import find
from dorfplatz.table import Table
from dorfplatz.table.fairness import seed_from

TRIES = 24


@cache
def first_begins(game: str) -> bool:
    """Say whether the first seat always begins, so that it matters who gets it; found by trying."""
    found = find(game)
    tables = (Table(found, found.max_seats, {}, seed_from(str(n))) for n in range(TRIES))
    return all(table.waiting == [0] for table in tables)
