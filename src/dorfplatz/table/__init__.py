"""One match: its log, its chance, what can be taken back, and its record."""

from dorfplatz.table.log import Entry, Line
from dorfplatz.table.table import Table

__all__ = ["Entry", "Line", "Table"]
