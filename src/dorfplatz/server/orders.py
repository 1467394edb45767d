"""Standing orders: what a seat left word for, so that nobody is asked again and again.

A game says which orders there are, which question is open and which order answers it; here is kept
what somebody left. Leaving one and every answer are events of the match, so a restart forgets none.
"""

from dataclasses import dataclass, field

from dorfplatz.engine.errors import NotPossible
from dorfplatz.table import Table

ONCE = "once"
ROUND = "round"


@dataclass(frozen=True)
class Order:
    """An order, and the round it was left in."""

    what: str
    round: int


@dataclass
class Orders:
    """The standing orders of a match."""

    table: Table
    left: dict[int, Order] = field(default_factory=dict)

    def leave(self, seat: int, what: str) -> None:
        """Keep an order of a seat, or forget it (empty)."""
        if not what:
            self.left.pop(seat, None)
            return
        windows = self.table.windows(seat)
        known = windows.orders if windows else ()
        if windows is None or what not in known:
            raise NotPossible("error-order", {"order": what, "known": ", ".join(known) or "-"})
        self.left[seat] = Order(what, windows.round)

    def answered(self, seat: int) -> None:
        """Forget an order that was for one answer."""
        if seat in self.left and self.left[seat].what == ONCE:
            del self.left[seat]

    def lapse(self) -> None:
        """Forget the orders that count no more."""
        for seat, order in list(self.left.items()):
            windows = self.table.windows(seat)
            past = windows is not None and order.what == ROUND and windows.round != order.round
            if windows is None or past or order.what not in windows.orders:
                del self.left[seat]

    def move(self, seat: int) -> str | None:
        """Return what the order of a seat plays now; None: its person is asked."""
        order = self.left.get(seat)
        windows = self.table.windows(seat) if order else None
        if order is None or windows is None or order.what not in windows.answers:
            return None
        return windows.finish

    def told(self, viewer: int | None) -> tuple[str | None, tuple[str, ...]]:
        """Return the viewer's own order and those that can be left now; nobody else's."""
        if viewer is None:
            return None, ()
        order = self.left.get(viewer)
        windows = self.table.windows(viewer)
        return order.what if order else None, windows.orders if windows else ()
