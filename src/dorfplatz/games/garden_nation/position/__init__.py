"""Garden Nation: positions as text (13.3), written and read."""

from dorfplatz.games.garden_nation.position.reading import read_position
from dorfplatz.games.garden_nation.position.writing import write_position, write_seen

__all__ = ["read_position", "write_position", "write_seen"]
