"""Höyük: positions as text (15.3), written and read."""

from dorfplatz.games.hoyuk.position.reading import options_in, read_position
from dorfplatz.games.hoyuk.position.writing import write_position

__all__ = ["options_in", "read_position", "write_position"]
