"""Höyük, section 3.2: the size of the board is a parameter of the box."""

import json
import os
import subprocess
import sys

import pytest

PLAY = """
import json, sys
import dorfplatz.kit.material as material

load = material.load
columns, rows = int(sys.argv[1]), int(sys.argv[2])


def smaller(package, name="material.json"):
    box = load(package, name)
    if package.endswith("hoyuk") and name == "material.json":
        letters = "abcdefghijklmnop"[:columns]
        box["board"].update(cols=columns, rows=rows, column_labels=letters)
    return box


material.load = smaller
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.play import playout
from dorfplatz.engine.rules import OVER
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rng import FastRng
from dorfplatz.games import find

game = find("hoyuk")
state = game.start(3, {"mode": "expert"})
playout(game, state, FastRng(4), Journal(False), Codes())
text = game.notation.write_position(state)
again = game.notation.write_position(game.notation.read_position(text, None, None))
print(json.dumps({"over": game.rules.turn(state) == OVER, "same": text == again, "text": text}))
"""


@pytest.mark.parametrize(("columns", "rows"), [(6, 5), (16, 15)])
def test_another_size_needs_no_other_rules(columns: int, rows: int) -> None:
    run = subprocess.run(
        [sys.executable, "-c", PLAY, str(columns), str(rows)],
        env={**os.environ, "DORFPLATZ_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(run.stdout)
    assert told["over"] and told["same"]
    cells = {token for token in told["text"].split() if token[:1] in "RGY" and token[1:2].islower()}
    assert cells
