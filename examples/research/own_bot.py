"""A bot of one's own against a random one: python examples/research/own_bot.py [games].

It prefers moves of large groups in Clans; a function is enough for a bot.
"""

import sys
from typing import Any

import dorfplatz as dp


@dp.bot("crowds")
def crowds(seen: Any) -> Any:
    """Move the most huts there are to move."""
    huts = seen.view.huts
    names = [f"{region}{number}" for region in "ABCDEFGHIJKL" for number in range(1, 6)]
    sizes = dict(zip(names, map(sum, huts), strict=True))
    return max(seen.actions, key=lambda action: sizes[action.source] + sizes[action.destination])


def main(games: str = "20") -> None:
    """Let it play a few games."""
    print(dp.arena("clans", ["crowds", "random"], games=int(games)))


if __name__ == "__main__":
    main(*sys.argv[1:2])
