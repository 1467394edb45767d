"""Ids of the rules page that need no test or no place in the code, and why."""

UNTRACED: dict[str, str] = {}
