"""Breakthrough: what everybody sees, and what is asked."""

from dataclasses import dataclass

from dorfplatz.engine.prompt import Option, Phrase, Prompt


@dataclass(frozen=True)
class View:
    """The board from a1 to h8 (``w``, ``b``, ``.``) and who moves; ``active`` None: it is over."""

    position: str
    active: int | None


def prompt(seat: int | None, active: int | None, moves: list[str]) -> Prompt:
    """Ask for a pawn and where it goes."""
    if active is None:
        return Prompt(seat, Phrase("ask-over"))
    if seat != active:
        return Prompt(seat, Phrase("ask-wait", {"seat": f"seat:{active}"}))
    options = tuple(Option(move, (f"from:{move[:2]}", f"to:{move[2:]}")) for move in moves)
    return Prompt(seat, Phrase("ask-move"), options)
