"""One match: its log, its chance, what can be taken back, and its record."""

from dorfplatz.table.table import Entry, Line, Table

__all__ = ["Entry", "Line", "Table"]
