"""Höyük: nobody is asked for cards who has nothing to play (HOY-10.1)."""

from __future__ import annotations

from random import Random

import pytest

from dorfplatz.games import find
from dorfplatz.table.table import Table


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("mode", ["basic", "advanced", "expert"])
def test_HOY_10_1_whoever_has_nothing_to_play_is_not_asked(mode: str, seats: int) -> None:
    table = Table(find("hoyuk"), seats, {"mode": mode}, bytes([seats] * 32))
    dice = Random(seats)
    asked = 0
    while not table.over:
        seat = table.waiting[0]
        prompt = table.prompt(seat)
        moves = [option.move for option in prompt.options]
        if prompt.sentence.key == "ask-cards":
            asked += 1
            assert set(moves) > {"-"}
            moves = [*moves, *["-"] * len(moves)]  # cards are kept as often as they are played
        table.act(seat, dice.choice(moves))
    assert asked > 0
