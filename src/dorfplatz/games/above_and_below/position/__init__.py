"""Above and Below: positions as text (13.3), written and read."""

from dorfplatz.games.above_and_below.position.text import options_in, read_position, write_position

__all__ = ["options_in", "read_position", "write_position"]
