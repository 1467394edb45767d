"""Where a match begins: before anything was dealt, or in the middle, from a position."""

from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.options import Options, Value


def opening(
    game: AnyGame,
    seats: int,
    options: Options | None,
    version: int | None = None,
    position: str | None = None,
) -> object:
    """Return the position in which a match begins, by the version of the rules it is played by."""
    if position is None:
        return game.start(seats, options, version)
    complete = game.setup.complete(game.settle(seats, options, version)) if options else None
    return game.notation.read_position(position, seats, complete)


def options_of(
    game: AnyGame, seats: int, position: str, given: Options, version: int | None = None
) -> dict[str, Value]:
    """Return the options a position was written under: those given, then what its text says.

    If both name one, reading the position refuses what does not fit.
    """
    return game.settle(seats, {**game.notation.options_in(position), **given}, version)
