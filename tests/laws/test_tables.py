"""Laws of a table: random matches give records that verify, and undo restores."""

import pytest

from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.engine.rng import FastRng
from dorfplatz.table import Table, record
from dorfplatz.table.fairness import seed_from
from dorfplatz.table.table import replay
from tests.laws.support import ALL, viewers
from tests.support.walks import Setting


def random_match(setting: Setting, seed: int, most: int = 10_000) -> Table:
    """Play a match in which waiting seats act in any order."""
    table = Table(setting.game, setting.seats, setting.options, seed_from(str(seed)))
    rng = FastRng(seed)
    while not table.over and len(table.log) < most:
        waiting = table.waiting
        seat = waiting[int(rng.below(len(waiting)))]
        options = table.prompt(seat).options
        table.act(seat, options[int(rng.below(len(options)))].move)
    return table


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_records_of_random_matches_verify(setting: Setting) -> None:
    table = random_match(setting, 3)
    text = record.write(table, "2026-01-01", [f"seat {n}" for n in range(setting.seats)])
    written = record.read(text)
    findings = record.verify(setting.game, written)
    assert findings.problems == []
    assert findings.moves == len(table.log)
    assert findings.draws == sum(entry.seat < 0 for entry in table.log)
    again = replay(setting.game, setting.seats, table.options, table.seed, table.log)
    assert record.write(again) == record.write(table)


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_the_seed_is_told_only_at_the_end(setting: Setting) -> None:
    table = random_match(setting, 4, most=30)
    text = record.write(table)
    assert (table.seed.hex() in text) == table.over
    for viewer in viewers(setting):
        told = repr((table.view(viewer), table.prompt(viewer), table.lines(viewer)))
        assert table.seed.hex() not in told


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_undo_restores_the_position_and_a_refused_undo_changes_nothing(setting: Setting) -> None:
    table = Table(setting.game, setting.seats, setting.options, seed_from("undo"))
    rng = FastRng(8)
    undone = 0
    for _ in range(60):
        if table.over:
            break
        seat = table.waiting[0]
        before = (table.position(), len(table.log))
        options = table.prompt(seat).options
        table.act(seat, options[int(rng.below(len(options)))].move)
        after = (table.position(), len(table.log), table.turn)
        try:
            table.undo(seat)
        except DorfplatzError:
            assert (table.position(), len(table.log), table.turn) == after
            continue
        undone += 1
        assert (table.position(), len(table.log)) == before
        table.act(seat, options[int(rng.below(len(options)))].move)
    assert undone > 0
