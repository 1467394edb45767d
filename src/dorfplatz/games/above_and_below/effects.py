"""Above and Below: effects of rewards, failures and cards as rows of numbers (AAB-3.20 to 3.27)."""

from collections.abc import Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.kit.regions import long_row

COINS: Final[i64] = 0
REPUTATION: Final[i64] = 1
ITEM: Final[i64] = 2
SPECIAL: Final[i64] = 3
CHEAPEST: Final[i64] = 4
EXTRA_CAVE: Final[i64] = 5
INJURE: Final[i64] = 6
CHOOSE: Final[i64] = 7

_KINDS: Final[list[str]] = [
    "coins",
    "reputation",
    "good",
    "special",
    "cheapest_villager",
    "extra_cave",
    "injure",
    "choose",
]
_ONCE: Final = ("cheapest_villager", "extra_cave")
_PLAIN: Final = ("coins", "reputation", "good", "potion", "cider")


@final
class EffectLists:
    """Lists of effects in flat rows: list ``i`` is ``count[i]`` effects from ``first[i]`` on.

    ``what`` is the item, the villager, or the first alternative's list; ``number`` the amount, or
    how many alternatives there are.
    """

    def __init__(
        self,
        first: vec[i64],
        count: vec[i64],
        kind: vec[i64],
        what: vec[i64],
        number: vec[i64],
    ) -> None:
        self.first = first
        self.count = count
        self.kind = kind
        self.what = what
        self.number = number


def effect_lists(
    lists: Sequence[Sequence[dict[str, Any]]], items: list[str], villagers: list[str]
) -> EffectLists:
    """Return effects as the data files write them; alternatives follow after the given lists."""
    todo: list[Sequence[dict[str, Any]]] = list(lists)
    first: list[int] = []
    count: list[int] = []
    kind: list[int] = []
    what: list[int] = []
    number: list[int] = []
    while len(first) < len(todo):
        effects = todo[len(first)]
        first.append(len(kind))
        count.append(len(effects))
        for effect in effects:
            name: str = effect["effect"]
            which = 0
            amount: int = effect.get("n", 1)
            if name == "good":
                which = items.index(effect["good"])
            elif name in items:
                which = items.index(name)
                name = "good"
            elif name == "special":
                which = villagers.index(effect["villager"])
            elif name == "choose":
                which = len(todo)
                amount = len(effect["of"])
                todo.extend(effect["of"])
                if any(e["effect"] not in _PLAIN for of in effect["of"] for e in of):
                    raise ValueError("an alternative may hold nothing that asks or draws again")
            elif name in _ONCE and amount != 1:
                raise ValueError(f"{name} comes one at a time")
            kind.append(_KINDS.index(name))
            what.append(which)
            number.append(amount)
    return EffectLists(
        long_row(first), long_row(count), long_row(kind), long_row(what), long_row(number)
    )
