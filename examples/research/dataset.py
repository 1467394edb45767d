"""A data set of bots' decisions: python examples/research/dataset.py [folder].

Needs the extra ``research``. The same as ``dorfplatz dataset clans --players greedy --games 4``.
"""

import sys
import tempfile
from pathlib import Path

from dorfplatz.games import find
from dorfplatz.research import dataset


def main(folder: str = "") -> None:
    """Write four games of Clans, read the rows, and say what they hold."""
    with tempfile.TemporaryDirectory() as spare:
        where = Path(folder or spare)
        options = find("clans").settle(2)
        dataset.write(where, dataset.Wanted("clans", 2, options, ("greedy", "random"), 4, 1, 0))
        rows = list(dataset.read(where))
        wide = len(rows[0]["observation"])
        chosen = sum(len(row["legal"]) for row in rows) / len(rows)
        print(
            f"{len(rows)} decisions of 4 games, {wide} bytes each, {chosen:.0f} choices on average"
        )


if __name__ == "__main__":
    main(*sys.argv[1:2])
