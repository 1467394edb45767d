"""Who may know what: views, and worlds that fit them."""

from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from dorfplatz.engine.rng import Rng

HIDDEN: Final[i64] = -1
"""Stands in a log for the code of a move that the reader may not know."""

S = TypeVar("S")
V = TypeVar("V")


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S, V]):
    """What of a position ``S`` a viewer may know, as a view ``V``."""

    def view(self, state: S, viewer: int | None) -> V:
        """Return what a seat, or a spectator (None), may know."""
        raise NotImplementedError

    def hides(self) -> bool:
        """Say whether somebody may ever know what others at the table may not."""
        return True

    def own_parts(self, state: S, public: V, viewer: int) -> dict[str, object] | None:
        """Return the fields of a seat's view that differ from ``public``, the spectators'.

        Worth telling where most is public: then that is built once for everybody. None: not told.
        """
        return None

    def imagine(self, view: V, rng: Rng) -> S:
        """Return a random full position that the viewer cannot tell from the true one."""
        raise NotImplementedError
