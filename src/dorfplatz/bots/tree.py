"""The tree a search grows, as flat rows."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final[i64] = -1
"""No node."""


@final
class Tree:
    """Nodes as flat rows: children as a linked list, found by parent and action through a hash."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Keep nothing but a root."""
        self.size: i64 = 0
        self.parent: vec[i64] = vec[i64]()
        self.code: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()
        self.prior: vec[float] = vec[float]()
        self.child: vec[i64] = vec[i64]()
        self.sibling: vec[i64] = vec[i64]()
        self.stamp: vec[i64] = vec[i64]()
        # What a node offers lies in one common row: from `begin` on, the first `opened` as nodes.
        self.begin: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()
        self.spread: vec[float] = vec[float]()
        self.opened: vec[i64] = vec[i64]()
        # What is proved: how many answers or draws there are in all (0: not counted), who wins
        # whatever comes (the seat plus one; 0: open).
        self.answers: vec[i64] = vec[i64]()
        self.winner: vec[i64] = vec[i64]()
        self.offer_code: vec[i64] = vec[i64]()
        self.offer_prior: vec[float] = vec[float]()
        self.slots: vec[i64] = vec[i64]([-1] * 4096)
        self.add(NONE, 0, 0.5)

    def add(self, parent: i64, code: i64, prior: float) -> i64:
        """Add a node and return its number."""
        number = self.size
        self.parent = append(self.parent, parent)
        self.code = append(self.code, code)
        self.visits = append(self.visits, 0)
        self.total = append(self.total, 0.0)
        self.prior = append(self.prior, prior)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, NONE)
        self.stamp = append(self.stamp, 0)
        self.begin = append(self.begin, 0)
        self.offered = append(self.offered, NONE)
        self.spread = append(self.spread, 1.0)
        self.opened = append(self.opened, 0)
        self.answers = append(self.answers, 0)
        self.winner = append(self.winner, 0)
        self.size = number + 1
        if parent != NONE:
            self.sibling[number] = self.child[parent]
            self.child[parent] = number
            if self.size * 2 > len(self.slots):
                self.rehash()
            else:
                self.put(number)
        return number

    def put(self, number: i64) -> None:
        """Let a node be found."""
        slots = self.slots
        mask = len(slots) - 1
        slot = mixed(self.parent[number], self.code[number]) & mask
        while slots[slot] != NONE:
            slot = (slot + 1) & mask
        slots[slot] = number

    def rehash(self) -> None:
        """Double the hash table."""
        self.slots = vec[i64]([-1] * (2 * len(self.slots)))
        for number in range(1, self.size):
            self.put(number)

    def find(self, parent: i64, code: i64) -> i64:
        """Return the node that an action leads to, or ``NONE``."""
        slots = self.slots
        mask = len(slots) - 1
        slot = mixed(parent, code) & mask
        number = slots[slot]
        while number != NONE:
            if self.parent[number] == parent and self.code[number] == code:
                return number
            slot = (slot + 1) & mask
            number = slots[slot]
        return NONE

    def value(self, node: i64) -> float:
        """Return the mean reward of the seat that moved into a node."""
        visits = self.visits[node]
        return self.total[node] / float(visits) if visits > 0 else self.prior[node]

    def best_child(self, node: i64, seat: i64 = NONE) -> i64:
        """Return the child visited most, the better one of equals, or ``NONE``.

        For a ``seat`` what is proved counts first: a child it wins is taken at once, one it loses
        only where every other one is lost too.
        """
        proving = seat != NONE
        best = NONE
        child = self.child[node]
        while child != NONE:
            if proving and self.winner[child] == seat + 1:
                return child
            if self.visits[child] > 0 and (best == NONE or self.better(child, best, proving)):
                best = child
            child = self.sibling[child]
        return best

    def better(self, one: i64, other: i64, proving: bool) -> bool:
        """Say whether one child is better than another, of which none is proved to be won."""
        lost = self.winner[one] != 0
        if proving and lost != (self.winner[other] != 0):
            return not lost
        return (self.visits[one], self.value(one)) > (self.visits[other], self.value(other))

    def all_won(self, node: i64, winner: i64) -> bool:
        """Say whether everything that may follow a node is proved to be won by somebody."""
        if self.answers[node] == 0:
            return False
        count: i64 = 0
        child = self.child[node]
        while child != NONE:
            if self.winner[child] != winner:
                return False
            count += 1
            child = self.sibling[child]
        return count == self.answers[node]

    def line(self, node: i64, longest: int) -> list[i64]:
        """Return the actions that are expected, from the one that led to a node on."""
        codes: list[i64] = []
        while node != NONE and len(codes) < longest:
            codes.append(self.code[node])
            if self.offered[node] == NONE:  # chance decides what comes next, or nothing is known
                break
            node = self.best_child(node)
        return codes

    def offers(self, node: i64, legal: set[int]) -> bool:
        """Say whether a node offers exactly what is legal."""
        if self.offered[node] == NONE:
            return self.child[node] == NONE
        begin = self.begin[node]
        if {int(self.offer_code[begin + i]) for i in range(self.offered[node])} != legal:
            return False
        child = self.child[node]
        while child != NONE:
            if int(self.code[child]) not in legal:  # it was legal in a world now ruled out
                return False
            child = self.sibling[child]
        return True


def mixed(parent: i64, code: i64) -> i64:
    """Return a number that differs for different actions and parents; small enough not to wrap."""
    low = (code ^ (code >> 23) ^ (code >> 41)) & 0x3FFF_FFFF
    spread = (low * 0x1E35_A7BD + parent * 0x165_667B1) & 0x3FFF_FFFF_FFFF
    return (spread ^ (spread >> 19)) & 0x3FFF_FFFF
