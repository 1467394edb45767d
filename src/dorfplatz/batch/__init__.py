"""Many positions of one game, stepped by one call; and one at a time for Python's environments."""

from dorfplatz.batch.solo import Solo
from dorfplatz.batch.stepper import Batch

__all__ = ["Batch", "Solo"]
