"""Many positions of one game, stepped by one call."""

from dorfplatz.batch.stepper import Batch

__all__ = ["Batch"]
